"""What to expect of the rules that people choose by name, from games that regular robots played."""

from collections.abc import Iterator, Sequence

from bot.games.protocol import Game
from bot.robots.hosted import Hosted
from bot.robots.usual import Usual
from bot.text import Locale, say
from bot.text.numbers import THIN_SPACE, whole
from cogs.amounts import amount
from cogs.options import option_word

TOPIC = "presets"  # the topic of the rules that says it
CERTAIN = 10  # per cent; what happens less often is one deal in so many


def usual_lines(hosted: Hosted, known: Sequence[Usual], *, locale: Locale) -> str:
    """Return a paragraph for each of the rules that are `known`; empty if none are."""
    found = [paragraph for each in known if (paragraph := _paragraph(hosted, each, locale))]
    return "\n".join([say(locale, "usual-title"), *found]) if found else ""


def _paragraph(hosted: Hosted, usual: Usual, locale: Locale) -> str:
    """Return the figures of one set of rules; empty where they are those of an earlier edition."""
    game = hosted.game
    options = game.stored_options(usual.options)
    if options.edition != len(game.editions):
        return ""
    words = [option_word(game, key, value, locale=locale) for key, value in options.changes().items()]
    named = ", ".join([say(locale, f"rules-{options.rules}"), *words])
    games = whole(usual.games, thousands=THIN_SPACE)
    head = say(locale, "usual-head", rules=named, games=games, seats=usual.seats, day=_day(usual, locale))
    often = [_often(hosted, name, usual, locale) for name in usual.specials]
    return "\n".join([head, f"- {' '.join(_course(game, usual, locale))}", *(f"- {each}" for each in often)])


def _course(game: Game, usual: Usual, locale: Locale) -> Iterator[str]:
    """Yield the number of deals, and what losing costs."""
    low, deals, high = usual.deals
    if low == high:
        yield say(locale, "usual-deals-fixed", deals=deals)
    else:
        yield say(locale, "usual-deals", low=low, deals=deals, high=high)
    stake = "small" if len(game.stakes) > 1 else "one"
    paid, most = (amount(each, locale=locale) for each in (usual.paid, usual.most_paid))
    if paid == most:
        yield say(locale, "usual-paid-fixed", stake=stake, paid=paid)
    else:
        yield say(locale, "usual-paid", stake=stake, paid=paid, most=most)


def _often(hosted: Hosted, name: str, usual: Usual, locale: Locale) -> str:
    """Return how often something special happened."""
    times, of = usual.specials[name]
    what = say(locale, f"{hosted.game.name}-special-{name}")
    specials = () if hosted.counting is None else hosted.counting.specials
    unit = "game" if any(each.is_of_game and each.name == name for each in specials) else "deal"
    if not times:
        return say(locale, "usual-never", what=what, unit=unit, of=whole(of, thousands=THIN_SPACE))
    if (share := round(100 * times / of)) >= CERTAIN:
        return say(locale, "usual-share", what=what, unit=unit, share=share)
    return say(locale, "usual-one-in", what=what, unit=unit, of=whole(round(of / times), thousands=THIN_SPACE))


def _day(usual: Usual, locale: Locale) -> str:
    """Return the day on which the games were played."""
    year, month, day = usual.day.split("-")
    return say(locale, "day", day=int(day), number=int(month), year=year)
