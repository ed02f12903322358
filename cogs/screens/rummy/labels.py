"""Melds on buttons, the contract that a hand nearly has, and a discard for each card: written once for all rummies."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.games.cards import JOKER, Card, Hand
from bot.games.discarding import Discard
from bot.games.protocol import Move
from bot.games.rummy.arranging import Arrangement
from bot.games.rummy.laying import Group, made, meld_of
from bot.games.rummy.melds import Meld, MeldRules, Run
from bot.games.rummy.nearing import Slot
from bot.text import Locale, say
from cogs.screens.emoji import SmallCards
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
    """Return a meld as short as a button: `999`, `KKK★`, `♥4–7`, and `♥4–7★6` where a joker is the six."""
    if isinstance(meld, Run):
        low, high = meld.places[0], meld.places[-1]
        stand_ins = "".join(f"★{rank_sign(each.rank)}" for each in meld.stand_ins)
        return f"{SUITS[str(meld.suit)]}{rank_sign(low.rank)}–{rank_sign(high.rank)}{stand_ins}"
    jokers = "★" * meld.cards.count(JOKER)
    return rank_sign(meld.rank) * (len(meld.cards) - len(jokers)) + jokers


def group_sign(group: Group, rules: MeldRules) -> str:
    """Return cards that go down as one meld, all of them: `999`, `KKK★`, `4♥ 5♥ ★6♥ 7♥`."""
    meld = made(meld_of(group, rules))
    if not isinstance(meld, Run):
        return meld_sign(meld)
    pairs = zip(meld.cards, meld.places, strict=True)
    return " ".join(f"★{card_sign(place)}" if card is JOKER else card_sign(card) for card, place in pairs)


def meld_shown(meld: Meld, emoji: SmallCards) -> str:
    """Return the cards of a meld, and of a joker in a run the card that it stands for: `4♥ 5♥ Joker (6♥) 7♥`."""
    if not isinstance(meld, Run):
        return card_signs(meld.cards, emoji)
    pairs = zip(meld.cards, meld.places, strict=True)
    return " ".join(
        f"{card_sign(card, emoji)} ({card_sign(place)})" if card is JOKER else card_sign(card, emoji)
        for card, place in pairs
    )


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


def missing_line(slots: Sequence[Slot], locale: Locale) -> str:
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
