"""A table in words: its headline, and its alt text."""

from enum import IntEnum
from functools import lru_cache

from bot.games.cards import Card
from bot.games.mille.board import Phase
from bot.games.mille.melds import Meld
from bot.games.mille.views import DealScore, MilleView, SeatView
from bot.games.protocol import Ending, Seat
from bot.text import Locale
from render.deck import PRINTED_VALUE
from render.mille.zone import is_announced
from render.names import Name
from render.words import card_words, say, spoken, suit_word, written


class Detail(IntEnum):
    """The amount of detail about a player's melds."""

    POINTS = 0  # how many there are, and their points
    COUNTS = 1  # how many cards of each rank
    ALL = 2


def headline(view: MilleView, names: tuple[str, ...], locale: Locale, *, viewing_seat: Seat | None = None) -> str:
    """Return whose turn it is, or how the deal or game ended. The `viewing_seat` is "you" instead of a name."""
    if view.outcome is not None:
        if view.outcome.ending is Ending.ABANDONED or not view.outcome.winners:
            return say(locale, "pictures-table-abandoned")
        return _of_somebody("wins", min(view.outcome.winners), names, locale, viewing_seat)
    if view.phase is Phase.RENEW:
        return say(locale, "pictures-table-renewing")
    if not view.to_act:
        return _deal_ended(view, names, locale, viewing_seat)
    key = "take-or-pass" if view.phase is Phase.BEGIN and view.is_stock_gone else "turn"
    return _of_somebody(key, min(view.to_act), names, locale, viewing_seat)


def counted(view: MilleView) -> DealScore | None:
    """Return the score of the deal still on the table; None if it was not counted, or a player resigned after it."""
    by_score = view.outcome is None or view.outcome.ending is Ending.PLAYED
    is_counted = by_score and not view.to_act and bool(view.scores) and view.scores[-1].deal == view.deal
    return view.scores[-1] if is_counted else None


def ending(view: MilleView, names: tuple[str, ...], locale: Locale) -> str:
    """Return who went out and how, in the deal just counted; otherwise the headline of the table."""
    return headline(view, names, locale) if counted(view) is None else _deal_ended(view, names, locale, None)


def _of_somebody(key: str, seat: Seat, names: tuple[str, ...], locale: Locale, viewing_seat: Seat | None) -> str:
    if seat == viewing_seat:
        return say(locale, f"pictures-panel-{key}")
    return say(locale, f"pictures-table-{key}", name=names[seat])


def _deal_ended(view: MilleView, names: tuple[str, ...], locale: Locale, viewing_seat: Seat | None) -> str:
    if not view.scores:
        return say(locale, "pictures-table-dealing")
    score = view.scores[-1]
    if score.out is None:
        return say(locale, "pictures-table-blocked")
    return _of_somebody("out-clean" if score.cleans[score.out] else "out", score.out, names, locale, viewing_seat)


def subline(view: MilleView, locale: Locale) -> str:
    """Return the small line under the headline: how often the stock was renewed, or the deal and the target."""
    if view.renewals and view.outcome is None:
        return say(locale, "pictures-table-renewed", times=view.renewals)
    natural = "-natural" if view.options.natural_required else ""
    deal = view.deal or 1  # before any cards are dealt the first deal is meant
    return say(locale, f"pictures-table-deal{natural}", deal=deal, target=written(view.options.target))


def spoken_table(view: MilleView, names: tuple[Name, ...], locale: Locale) -> list[str]:
    """Return the whole table in sentences."""
    said = headline(view, tuple(name.spoken for name in names), locale)
    parts = [say(locale, "pictures-table-alt-turn", headline=said), *spoken_deal(view, locale)]
    return [*parts, *(spoken_seat(seat, called(names[seat.seat], locale), locale) for seat in view.seats)]


def called(name: Name, locale: Locale) -> str:
    """Return a player's name in words, and of a robot how well it plays, as its hat shows."""
    return f"{name.spoken}, {say(locale, f'stage-alt-mark-{name.robot}')}" if name.robot else name.spoken


def spoken_deal(view: MilleView, locale: Locale) -> list[str]:
    """Return the deal and the target, how often the stock was renewed, and both piles."""
    natural = "-natural" if view.options.natural_required else ""
    target = spoken(view.options.target)
    return [
        say(locale, f"pictures-table-alt-deal{natural}", deal=view.deal or 1, target=target),
        say(locale, "pictures-table-alt-renewed", times=view.renewals) if view.renewals else "",
        spoken_piles(view, locale),
    ]


def spoken_piles(view: MilleView, locale: Locale) -> str:
    """Return the top of the pile, and how many cards are in pile and stock."""
    if view.top is None:
        return say(locale, "pictures-table-alt-empty", stock=view.stock)
    return say(locale, "pictures-table-alt-piles", card=card_words(locale, view.top), pile=view.pile, stock=view.stock)


@lru_cache(maxsize=512)  # two pictures of three say of a player what the one before did
def spoken_seat(seat: SeatView, name: str, locale: Locale, *, detail: Detail = Detail.ALL) -> str:
    """Return a player's score, hand and melds."""
    hand = "pictures-table-alt-left" if is_announced(seat) else "pictures-table-alt-in-hand"
    melds = say(locale, "pictures-table-alt-nothing")
    if seat.melds and detail is Detail.POINTS:
        melds = say(locale, "pictures-table-alt-points", points=spoken(seat.down_points), melds=len(seat.melds))
    elif seat.melds:
        sets = ", ".join(_spoken_meld(meld, locale, detail) for meld in seat.melds)
        melds = say(locale, "pictures-table-alt-down", points=spoken(seat.down_points), melds=sets)
    return say(
        locale,
        "pictures-table-alt-seat",
        name=name,
        total=spoken(seat.total),
        count=seat.total,
        hand=say(locale, hand, count=seat.in_hand),
        melds=melds,
    )


def _spoken_meld(meld: Meld, locale: Locale, detail: Detail) -> str:
    title = say(locale, f"pictures-set-{meld.rank}")
    count = len(meld.naturals) + len(meld.wilds)
    if detail is Detail.COUNTS:
        return say(locale, "pictures-table-alt-set", set=title, count=count)
    if meld.is_turned:
        words = say(locale, "pictures-table-alt-turned", set=title)
    elif meld.is_squared:
        words = say(locale, "pictures-table-alt-squared", set=title)
    elif meld.wilds:
        words = say(locale, "pictures-table-alt-wilds", set=title, count=count, wilds=len(meld.wilds))
    else:
        words = say(locale, "pictures-table-alt-set", set=title, count=count)
    for dear in PRINTED_VALUE:
        words = _with_dear(words, dear, meld.naturals.count(dear), locale)
    return words


def _with_dear(words: str, dear: Card, copies: int, locale: Locale) -> str:
    if copies == 2:
        plural = say(locale, f"pictures-set-{dear.rank}")
        return say(locale, "pictures-table-alt-with-two", meld=words, set=plural, suit=suit_word(locale, dear))
    if copies == 1:
        return say(locale, "pictures-table-alt-with", meld=words, card=card_words(locale, dear), rank=str(dear.rank))
    return words
