"""The moves of Mille, in the words of the record (Rules 3)."""

import re
from dataclasses import dataclass, field

from bot.games.cards import Card, NotACard, Rank, parse_card, parse_rank
from bot.games.discarding import Discard, Draw
from bot.games.mille.name import NAME
from bot.games.protocol import Move, NotAMove, OneWord, Pass, Worded, by_word


class Pick(OneWord, word="pick"):
    """Take the turned-up two into hand; only in the first turn of a deal."""


@dataclass(frozen=True, slots=True)
class Take(Worded, word="take"):
    """Take the whole pile with two cards from hand of the same rank as its top card."""

    first: Card
    second: Card


@dataclass(frozen=True, slots=True)
class Lay(Move):
    """Lay cards from hand: a new meld of `rank`, or more cards for the seat's meld of that rank."""

    rank: Rank
    cards: tuple[Card, ...]
    # What the rules ask for, computed once, because the same lays are judged again and again. The bytes count the
    # suits of a rank (see `cards`). Too many copies of a card give a byte that no hand holds.
    naturals: int = field(init=False, repr=False, compare=False)  # byte of the cards of the rank itself
    wilds: int = field(init=False, repr=False, compare=False)  # byte of the wild twos
    is_of_rank: bool = field(init=False, repr=False, compare=False)  # only cards of the rank, and wild twos

    def __post_init__(self) -> None:
        natural = [card for card in self.cards if card.rank is self.rank]
        wild = [card for card in self.cards if card.rank is Rank.TWO and self.rank is not Rank.TWO]
        object.__setattr__(self, "naturals", _byte(natural))
        object.__setattr__(self, "wilds", _byte(wild))
        object.__setattr__(self, "is_of_rank", len(natural) + len(wild) == len(self.cards))

    def __str__(self) -> str:
        return f"lay {self.rank}: {' '.join(map(str, self.cards))}"


def parse_move(text: str) -> Move:
    """Return the move written as `text`: the verb exact, cards in any form. Raises NotAMove.

    >>> str(parse_move("lay k : K♠ kd 2H"))
    'lay K: KS KD 2H'
    """
    verb, _, rest = text.strip(" \t").replace("\t", " ").partition(" ")
    if verb in _BARE:
        if rest.strip(" "):
            raise NotAMove(NAME, "too-many-words")
        return _BARE[verb]
    match verb:
        case "take":
            cards = _cards(rest)
            if len(cards) != 2:
                raise NotAMove(NAME, "take-names-two-cards")
            return Take(*cards)
        case "lay":
            rank, colon, listed = rest.partition(":")
            if not colon:
                raise NotAMove(NAME, "lay-names-its-rank")
            try:
                return Lay(parse_rank(rank.strip(" ")), _cards(listed))
            except NotACard:
                raise NotAMove(NAME, "not-a-rank") from None
        case "discard":
            cards = _cards(rest)
            if len(cards) != 1:
                raise NotAMove(NAME, "discard-names-one-card")
            return Discard(cards[0])
    raise NotAMove(NAME, "not-a-move")


_BARE = by_word(Draw(), Pick(), Pass())


def _cards(text: str) -> tuple[Card, ...]:
    words = re.findall("[^ ]+", text)
    if not words:
        raise NotAMove(NAME, "no-cards")
    try:
        return tuple(map(parse_card, words))
    except NotACard:
        raise NotAMove(NAME, "not-a-card") from None


def _byte(cards: list[Card]) -> int:
    byte = 0
    for card in cards:
        shift = 2 * card.suit.place
        if byte >> shift & 3 == 2:
            return 0xFF
        byte += 1 << shift
    return byte


__all__ = ["Discard", "Draw", "Lay", "Pass", "Pick", "Take", "parse_move"]
