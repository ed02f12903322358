"""Melds on buttons, the contract that a hand nearly has, and a discard for each card: written once for all rummies."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.games.arranging import Arrangement
from bot.games.cards import JOKER, Card, Hand
from bot.games.discarding import Discard
from bot.games.laying import Group, Kind
from bot.games.melds import Meld, Run
from bot.games.nearing import Slot
from bot.games.protocol import Move
from bot.text import Locale, say
from cogs.screens.questions import Offer
from cogs.screens.signs import SUITS, card_sign, card_signs, rank_sign

TWIN = 500  # added to the number of a card for the second of two alike
MOST_WANTED = 3  # cards that would complete the contract, by name; of more the number that is missing
MOST_NAMED = 3  # cards that stay in the hand, on a button; of more their number and points


def discards(moves: Iterable[Move], hand: Hand) -> Iterator[Offer]:
    """Yield the discards among moves: of two cards alike, which are one move, each has its own button."""
    for number, move in enumerate(moves):
        if isinstance(move, Discard):
            yield Offer(number, card_sign(move.card), card=move.card, moves=(move,))
            if hand.count(move.card) > 1:
                yield Offer(TWIN + number, card_sign(move.card), card=move.card, moves=(move,))


def arranged(way: Arrangement, locale: Locale, *, worth: Callable[[Sequence[Card]], int]) -> str:
    """Return the label of an arrangement: its melds, and what stays in the hand, whose points are its `worth`."""
    melds = " ".join(meld_sign(meld) for meld in way.melds)
    if not way.left:
        return say(locale, "rummy-lay-out", melds=melds)
    if len(way.left) <= MOST_NAMED:
        return say(locale, "rummy-lay-left", melds=melds, left=card_signs(way.left))
    return say(locale, "rummy-lay-many", melds=melds, count=len(way.left), points=worth([*way.left]))


def meld_sign(meld: Meld) -> str:
    """Return a meld as short as a button: `999`, `KKK★`, `♥4–7`, `♥4–7★`."""
    jokers = "★" * meld.cards.count(JOKER)
    if isinstance(meld, Run):
        low, high = meld.places[0], meld.places[-1]
        return f"{SUITS[str(meld.suit)]}{rank_sign(low.rank)}–{rank_sign(high.rank)}{jokers}"
    return rank_sign(meld.rank) * (len(meld.cards) - len(jokers)) + jokers


def group_sign(group: Group) -> str:
    """Return cards that go down as one meld: a run card by card, a set as short as `99★`."""
    if group.kind is Kind.RUN:
        return card_signs(group.cards)
    naturals = [card for card in group.cards if card is not JOKER]
    return rank_sign(naturals[0].rank) * len(naturals) + "★" * (len(group.cards) - len(naturals))


def lacking(slots: Sequence[Slot]) -> int:
    """Return how many more cards the contract needs at least."""
    return sum(slot.lacks for slot in slots)


def completing(slots: Sequence[Slot]) -> tuple[str, ...]:
    """Return the signs of cards of which any one completes the contract, as far as the nearest melds go."""
    if lacking(slots) != 1:
        return ()
    (slot,) = (each for each in slots if each.lacks)
    signs = (card_sign(card) if slot.is_run else rank_sign(card.rank) for card in slot.fits)
    return tuple(dict.fromkeys(signs))


def missing_told(slots: Sequence[Slot], locale: Locale) -> str:
    """Return the prompt of a player who has still to lay the contract: what is missing, or that it is complete."""
    if not (lacks := lacking(slots)):
        return say(locale, "rummy-ask-lay")
    wanted = completing(slots)
    if 0 < len(wanted) <= MOST_WANTED:
        return say(locale, "rummy-ask-nearly", cards=", ".join(wanted))
    return say(locale, "rummy-ask-missing", count=lacks)


def nothing(slots: Sequence[Slot], locale: Locale, *, is_laid: bool) -> str:
    """Return what the dead button says: how many cards the contract lacks, or that it is complete."""
    if is_laid:
        return say(locale, "rummy-no-lay")
    return say(locale, "rummy-lacking", count=lacking(slots))
