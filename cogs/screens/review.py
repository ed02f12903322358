"""How a player played: what it cost, and the dearest decisions with their pictures, in a hidden message."""

from bot.coach import Mistake, Review
from bot.games.protocol import Ending, Seat
from bot.tables import Table
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import game_name
from cogs.screens.closing import close_button
from cogs.screens.emoji import SmallCards
from cogs.screens.game import USUAL_ROWS, GameScreens, Manner
from cogs.screens.hint import said, stakes
from cogs.screens.screen import BLUE, Block, Button, PrivateScreen
from cogs.screens.table import showing

ALL, STOP = "first", "stop"  # words of its buttons: the first page, and an end to the work
STEPS = 10  # of the bar of progress, a sign each
DONE, TO_DO = "▰", "▱"


def review_button(key: str, *, locale: Locale) -> Button:
    """Return *How did I play?*, which begins a review or shows it again."""
    return Button(say(locale, "coach-review"), CustomId(Verb.REVIEW, key))


def progress_screen(key: str, step: int, *, locale: Locale) -> PrivateScreen:
    """Return how far a review is, and the way to stop it."""
    words = say(locale, "coach-reviewing")
    stop = Button(say(locale, "coach-review-stop"), CustomId(Verb.REVIEW, key, word=STOP))
    return PrivateScreen((f"{words}\n{DONE * step}{TO_DO * (STEPS - step)}", (stop,)))


def unfinished_screen(key: str, *, is_stopped: bool, locale: Locale) -> PrivateScreen:
    """Return that a review was stopped, or has failed, and the way to begin again."""
    words = say(locale, "coach-review-stopped" if is_stopped else "coach-review-failed")
    return PrivateScreen((words, (_page(key, ALL, say(locale, "coach-review")), close_button(locale=locale))))


def review_screen(table: Table, review: Review, *, seat: Seat, locale: Locale, emoji: SmallCards) -> PrivateScreen:
    """Return what the game brought, what play cost, and the dearest decisions, a line each."""
    lines = [f"### {say(locale, 'coach-review-title', game=game_name(table.terms, locale=locale))}"]
    sums = {name: _signed(each, locale) for name, each in (("result", review.result), ("luck", review.luck))}
    lines.append(say(locale, "coach-review-sum", cost=_signed(-review.cost, locale), end=_end(table, seat), **sums))
    count = review.decisions
    if not count:
        lines.append(say(locale, "coach-review-none"))
    elif not review.mistakes:
        lines.append(say(locale, "coach-review-clean", count=count))
    else:
        lines.append(say(locale, "coach-review-mistakes", mistakes=review.mistakes, count=count))
    lines += [
        f"{number}. {_line(each, table, locale=locale, emoji=emoji)}" for number, each in enumerate(review.dearest, 1)
    ]
    lines.append(f"-# {say(locale, 'coach-review-note')}")
    return PrivateScreen(("\n".join(lines), _pages(table.id, review, None, locale=locale)))


async def mistake_screen(
    before: Table, seat: Seat, review: Review, number: int, screens: GameScreens, manner: Manner
) -> PrivateScreen:
    """Return the dearest decision of this number, from 1: its picture, what was played, what was better and why.

    `before` is the table as it was then, of which the picture shows what `seat` knew.
    """
    mistake, locale, game = review.dearest[number - 1], manner.locale, before.terms.game.name
    pictures = await screens.panel(showing(before, seat, manner), rows=USUAL_ROWS)
    line = _line(mistake, before, locale=locale, emoji=manner.emoji)
    reasons = [f"- {said(each, game, locale=locale, emoji=manner.emoji)}" for each in mistake.reasons]
    blocks: list[Block] = [*pictures, "\n".join([line, *reasons]), _pages(before.id, review, number, locale=locale)]
    return PrivateScreen(tuple(blocks))


def _line(mistake: Mistake, table: Table, *, locale: Locale, emoji: SmallCards) -> str:
    game = table.terms.game.name
    return say(
        locale,
        "coach-review-line",
        deal=str(mistake.deal),
        played=said(mistake.played, game, locale=locale, emoji=emoji),
        best=said(mistake.best, game, locale=locale, emoji=emoji),
        cost=stakes(mistake.cost, locale=locale),
        within=stakes(mistake.within, locale=locale),
    )


def _pages(key: str, review: Review, at: int | None, *, locale: Locale) -> tuple[Button, ...]:
    """Return a button for each of the dearest, the way back to all, and *Close*."""
    numbers = range(1, len(review.dearest) + 1)
    found = [_page(key, str(each), str(each), is_here=each == at) for each in numbers]
    back = [] if at is None else [_page(key, ALL, say(locale, "coach-review-all"))]
    return (*back, *found, close_button(locale=locale))


def _page(key: str, word: str, label: str, *, is_here: bool = False) -> Button:
    return Button(label, CustomId(Verb.REVIEW, key, word=word), BLUE, enabled=not is_here)


def _end(table: Table, seat: Seat) -> str:
    """Return how the game ended for a player: a part of what it brought that is neither play nor luck."""
    outcome = table.position.outcome
    if outcome is not None and outcome.ending is not Ending.PLAYED:
        return "early"
    return "played" if seat in table.in_person else "left"


def _signed(number: float, locale: Locale) -> str:
    plus = "+" if round(100 * number) > 0 else ""
    return f"{plus}{stakes(number, locale=locale)}"
