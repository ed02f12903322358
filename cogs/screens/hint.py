"""A hint: what the best robot there is would do, in a hidden message for one player."""

from bot.coach import Advice, Compared
from bot.robots.coaching import EITHER, Said, Word
from bot.text import Locale, say
from bot.text.numbers import THIN_SPACE, hundredths, whole
from cogs.ids import CustomId, Verb
from cogs.screens.closing import closing
from cogs.screens.emoji import SmallCards
from cogs.screens.screen import Button, PrivateScreen
from cogs.screens.signs import card_signs


def hint_button(key: str, *, locale: Locale) -> Button:
    """Return the button *Hint*."""
    return Button(say(locale, "coach-hint"), CustomId(Verb.HINT, key))


def waiting_screen(*, locale: Locale) -> PrivateScreen:
    """Return that somebody else is to play."""
    return closing(say(locale, "coach-waiting"), locale=locale)


def late_screen(*, locale: Locale) -> PrivateScreen:
    """Return that the turn for which the hint was is past."""
    return closing(say(locale, "coach-late"), locale=locale)


def hint_screen(advice: Advice | None, game: str, *, locale: Locale, emoji: SmallCards) -> PrivateScreen:
    """Return the best move and the reasons for it; one sentence where there is nothing to choose."""
    if advice is None:
        return closing(say(locale, "coach-nothing"), locale=locale)
    best = said(advice.best.said, game, locale=locale, emoji=emoji)
    lines = [f"### {best}", *(f"- {said(each, game, locale=locale, emoji=emoji)}" for each in advice.reasons)]
    if advice.against is not None:
        lines.append(f"-# {compared(advice.against, advice.deals, game, locale=locale, emoji=emoji)}")
    return closing("\n".join(lines), locale=locale)


def hint_line(advice: Advice | None, game: str, named: Said | None = None, *, locale: Locale, emoji: SmallCards) -> str:
    """Return the move of a lesson, and why it is the best, in one line; where that compares it, with which other.

    Some move is asked for what it teaches. Then nothing is said for it. What is true of two moves explains neither.
    Where there is no other move, or none is weighed, it is `named`.
    """
    if advice is None or advice.played is None:
        names = [] if named is None else [f"**{said(named, game, locale=locale, emoji=emoji)}**"]
        return " ".join([*names, say(locale, "coach-as-asked")])
    reasons = [each for each in advice.reasons if advice.played == advice.best and not each.code.endswith(EITHER)]
    sentences = [said(each, game, locale=locale, emoji=emoji) for each in reasons]
    if advice.against is not None and len(advice.others) > 1 and any("next" in dict(each.words) for each in reasons):
        other = said(advice.against.said, game, locale=locale, emoji=emoji)
        sentences.append(say(locale, "coach-compared", move=other))
    return " ".join([f"**{said(advice.played.said, game, locale=locale, emoji=emoji)}**", *sentences])


def compared(other: Compared, deals: int, game: str, *, locale: Locale, emoji: SmallCards) -> str:
    """Return how much better the best choice is than another one: surely, as it seems, or hardly."""
    key = "coach-better" if not other.is_close else "coach-seems" if other.seems_worse else "coach-close"
    move = said(other.said, game, locale=locale, emoji=emoji)
    cost, within = (stakes(each, locale=locale) for each in (other.cost, other.within))
    tried = whole(deals, thousands=THIN_SPACE)
    return say(locale, key, move=move, cost=cost, within=within, count=deals, deals=tried)


def said(sentence: Said, game: str, *, locale: Locale, emoji: SmallCards) -> str:
    """Return a sentence of the game's catalog."""
    words = {name: _word(word, locale=locale, emoji=emoji) for name, word in sentence.words}
    return say(locale, f"{game}-coach-{sentence.code}", **words)


def stakes(number: float, *, locale: Locale) -> str:
    """Return a number of stakes, as exact as such a number is."""
    return hundredths(round(100 * number), locale=locale, has_decimals=True)


def _word(word: Word, *, locale: Locale, emoji: SmallCards) -> str | int:
    match word:
        case float():
            return stakes(word, locale=locale).removesuffix("0")
        case int() if word < 0:
            return whole(word)
        case tuple():
            return card_signs(word, emoji)
        case _:
            return word
