"""The public table: both players' sets, the two piles between them, and whose turn it is."""

from bot.games.cards import Card
from bot.games.mille.views import Meld, MilleView, Phase, SeatView
from bot.games.protocol import Ending, Seat
from bot.text import Locale, say
from render.alt import sentences
from render.names import Name
from render.words import JACK_OF_DIAMONDS, QUEEN_OF_SPADES, card_words, spoken, written

FEW_CARDS = 2  # so few cards in hand are announced (Rules 4)


def headline(view: MilleView, names: tuple[Name, ...], locale: Locale, *, spoken_names: bool = False) -> str:
    """The sentence in the middle of the table: whose turn it is, or how things ended."""

    def named(seat: Seat) -> str:
        return names[seat].spoken if spoken_names else names[seat].printed

    if view.outcome is not None:
        if view.outcome.ending is Ending.ABANDONED or not view.outcome.winners:
            return say(locale, "pictures-table-abandoned")
        return say(locale, "pictures-table-wins", name=named(min(view.outcome.winners)))
    if view.phase is Phase.DEAL or not view.to_act:
        return _deal_ended(
            view, locale, named(view.scores[-1].out) if view.scores and view.scores[-1].out is not None else ""
        )
    seat = min(view.to_act)
    if view.phase is Phase.BEGIN and view.stock == 0 and not _can_renew(view):
        return say(locale, "pictures-table-take-or-pass", name=named(seat))
    return say(locale, "pictures-table-turn", name=named(seat))


def _deal_ended(view: MilleView, locale: Locale, who: str) -> str:
    if not view.scores:
        return say(locale, "pictures-table-dealing")
    return say(locale, "pictures-table-out", name=who) if who else say(locale, "pictures-table-blocked")


def _can_renew(view: MilleView) -> bool:
    """Whether an empty stock can be made anew from the pile (Rules 5)."""
    return view.renewals < 3 and view.pile >= 2


def describe(view: MilleView, names: tuple[Name, ...], locale: Locale, *, note: str = "") -> str:
    """The alt text of the table."""
    natural = "-natural" if view.options.natural_required else ""
    target = spoken(view.options.target)
    parts = [
        say(locale, "pictures-table-alt-turn", headline=headline(view, names, locale, spoken_names=True)),
        say(locale, f"pictures-table-alt-deal{natural}", deal=view.deal, target=target),
        say(locale, "pictures-table-alt-renewed", times=view.renewals) if view.renewals else "",
        f"{note}." if note else "",
        _spoken_piles(view, locale),
    ]
    return sentences(locale, [*parts, *(_spoken_seat(seat, names[seat.seat], locale) for seat in view.seats)])


def _spoken_piles(view: MilleView, locale: Locale) -> str:
    if view.top is None:
        return say(locale, "pictures-table-alt-empty", stock=view.stock)
    return say(locale, "pictures-table-alt-piles", card=card_words(locale, view.top), pile=view.pile, stock=view.stock)


def _spoken_seat(seat: SeatView, name: Name, locale: Locale) -> str:
    hand = "pictures-table-alt-left" if seat.in_hand <= FEW_CARDS else "pictures-table-alt-in-hand"
    melds = say(locale, "pictures-table-alt-nothing")
    if seat.melds:
        sets = ", ".join(_spoken_meld(meld, locale) for meld in seat.melds)
        melds = say(locale, "pictures-table-alt-down", points=spoken(seat.down), melds=sets)
    return say(
        locale,
        "pictures-table-alt-seat",
        name=name.spoken,
        total=spoken(seat.total),
        hand=say(locale, hand, count=seat.in_hand),
        melds=melds,
    )


def _spoken_meld(meld: Meld, locale: Locale) -> str:
    title = say(locale, f"pictures-set-{meld.rank}")
    if meld.is_turned:
        words = say(locale, "pictures-table-alt-turned", set=title)
    elif meld.is_squared:
        words = say(locale, "pictures-table-alt-squared", set=title)
    elif meld.wilds:
        count = len(meld.naturals) + len(meld.wilds)
        words = say(locale, "pictures-table-alt-wilds", set=title, count=count, wilds=len(meld.wilds))
    else:
        words = say(locale, "pictures-table-alt-set", set=title, count=len(meld.naturals))
    for dear in (QUEEN_OF_SPADES, JACK_OF_DIAMONDS):
        words = _with_dear(words, dear, meld.naturals.count(dear), locale)
    return words


def _with_dear(words: str, dear: Card, copies: int, locale: Locale) -> str:
    if not copies:
        return words
    key = "pictures-table-alt-with" if copies == 1 else "pictures-table-alt-with-two"
    return say(
        locale, key, meld=words, card=card_words(locale, dear), rank=str(dear.rank), cards=card_words(locale, dear)
    )


def subline(view: MilleView, locale: Locale, note: str = "") -> str:
    """The line under the sentence: the caller's note, or how often the stock was renewed, or deal and target."""
    if note:
        return note
    if view.renewals and view.outcome is None:
        return say(locale, "pictures-table-renewed", times=view.renewals)
    natural = "-natural" if view.options.natural_required else ""
    return say(locale, f"pictures-table-deal{natural}", deal=view.deal, target=written(view.options.target))
