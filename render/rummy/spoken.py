"""The table of a rummy with contracts in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.cards import Card, Hand
from bot.games.protocol import Outcome, Seat
from bot.games.rummy.melds import Meld
from bot.games.rummy.nearing import Slot
from bot.games.rummy.views import ContractBoard, ContractScore
from bot.text import Locale, listed
from render.hands.spoken import spoken_cards
from render.rummy.laid import spoken_card, spoken_meld
from render.words import say


def named_at_end(board: ContractBoard[ContractScore]) -> tuple[Seat, ...] | None:
    """Return who has won the game or gone out, as the sentence above the table names them; None while a deal is on."""
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    if board.last is not None:
        return () if board.last.out is None else (board.last.out,)
    return None


def spoken_outcome(outcome: Outcome, names: Sequence[str], locale: Locale) -> str:
    """Return how the game ended; `names` are of the winners."""
    if outcome.is_drawn or not names:
        return say(locale, "pictures-many-drawn")
    return say(locale, "rummy-over-by", names=listed(list(names), locale=locale), count=len(names))


def spoken_piles(top: Card | None, pile: int, stock: int, locale: Locale) -> Iterator[str]:
    """Yield the pile, if there is a card on it, and the stock."""
    if top is not None:
        yield say(locale, "rummy-alt-pile", card=spoken_cards((top,), locale), count=pile)
    yield say(locale, "rummy-alt-stock", count=stock)


def spoken_melds(melds: Sequence[tuple[Seat, Meld]], names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield every meld, with its number and who laid it."""
    for number, (owner, meld) in enumerate(melds, start=1):
        cards = spoken_meld(meld, locale)
        yield say(locale, "rummy-alt-meld", number=str(number), name=names[owner], cards=cards)


def spoken_slots(slots: Sequence[Slot], locale: Locale) -> Iterator[str]:
    """Yield the contract as far as the reader's hand fills it, in a sentence; nothing without slots."""
    melds = [_spoken_slot(slot, locale) for slot in slots]
    if melds:
        yield say(locale, "rummy-alt-slots", melds="; ".join(melds))


def _spoken_slot(slot: Slot, locale: Locale) -> str:
    cards = ", ".join(spoken_card(card, place or card, locale) for card, place in slot.lying)
    if not slot.lacks:
        return cards
    if not cards:
        return say(locale, "rummy-alt-empty", count=slot.lacks)
    return say(locale, "rummy-alt-lacking", cards=cards, count=slot.lacks)


def spoken_hands(seat: Seat, hands: Sequence[Hand | None], names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the hand of a player, if it lies open and is not empty."""
    if seat < len(hands) and (hand := hands[seat]):
        yield say(locale, "rummy-alt-shows", name=names[seat], cards=spoken_cards(tuple(hand), locale))
