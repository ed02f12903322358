"""The rest of a deal of Cinch in hands that are imagined, played on by sound players.

Cards are bits of one number here: three plain suits rank by rank, the two first, and above them the fourteen trumps
from the two to the ace. So of two trumps, and of two cards of a suit, the greater number is the higher card, and the
lowest bit of a hand is what it misses least. Hands, and what lies in a trick, are sets of such bits.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from bot.games.cards import CARDS, RANKS, SUITS, Card, Suit
from bot.games.cinch.trumps import left_pedro, power, right_pedro, scoring

PLAIN = 3  # suits
BITS = PLAIN * len(RANKS)  # of plain cards, under those of trumps


def _codes(trump: Suit) -> tuple[int, ...]:
    plain = [suit for suit in SUITS if suit is not trump]

    def bit(card: Card) -> int:
        if own := power(card, trump):
            return BITS + own - 1
        return PLAIN * (len(RANKS) - 1 - card.rank.place) + plain.index(card.suit)

    return tuple(1 << bit(card) for card in CARDS)


CODES = {trump: _codes(trump) for trump in SUITS}
"""The bit of each card by its place, for each suit that may be trumps."""


def coded(cards: Iterable[Card], trump: Suit) -> int:
    """Return these cards as bits."""
    codes = CODES[trump]
    return sum([codes[card.place] for card in cards])


# The same bits for any trump suit
TRUMPS = (1 << 14) - 1 << BITS
PEDROS = coded((right_pedro(SUITS[0]), left_pedro(SUITS[0])), SUITS[0])
WORTHY = coded(scoring(SUITS[0]), SUITS[0])  # jack, ten and pedros
HIGH = TRUMPS & ~(PEDROS | PEDROS - 1)  # beat every pedro
_SUITED = tuple(sum(1 << rank + suit for rank in range(0, BITS, PLAIN)) for suit in range(PLAIN))


@dataclass(frozen=True, slots=True)
class SoFar:
    """The points won so far in a deal. Sides are 0, of A and C, and 1."""

    points: tuple[int, int] = (0, 0)  # those for the highest and the lowest trump left out
    high: tuple[int, int] = (0, 0)  # the highest trump that was played, and whose side did; no bit: none was
    low: tuple[int, int] = (0, 0)  # likewise the lowest, and which side has won it


NOTHING = SoFar()


@dataclass(slots=True)
class PlayedOut:
    """A deal at one moment, which changes as it is played."""

    hands: list[int]  # by seat
    live: int  # all of them together
    low: int  # the lowest trump in play, if nobody has won it yet
    points: list[int]  # of each side
    seat: int  # who plays
    without: int = 0  # a bit for each seat that has shown to hold no trump
    led: int = 0  # all cards of the suit led
    best: int = 0  # the card that wins the trick
    winner: int = 0  # who has played it
    lies: int = 0  # in the trick
    to_come: int = 4  # cards

    @classmethod
    def of(cls, hands: Sequence[int], leader: int, *, without: int = 0, so_far: SoFar = NOTHING) -> "PlayedOut":
        """Return the state before `leader` leads to a trick. The player of the highest trump gets its point."""
        live = hands[0] | hands[1] | hands[2] | hands[3]
        trumps, points = live & TRUMPS, [*so_far.points]
        low = trumps & -trumps
        if so_far.low[0] and not 0 < low < so_far.low[0]:
            points[so_far.low[1]] += 1
            low = 0
        if trumps > so_far.high[0]:
            points[(hands[0] | hands[2]) & TRUMPS < (hands[1] | hands[3]) & TRUMPS] += 1
        elif so_far.high[0]:
            points[so_far.high[1]] += 1
        return cls([*hands], live, low, points, leader, without)

    def copy(self) -> "PlayedOut":
        """Return a copy that can be played on."""
        return PlayedOut(
            [*self.hands],
            self.live,
            self.low,
            [*self.points],
            self.seat,
            self.without,
            self.led,
            self.best,
            self.winner,
            self.lies,
            self.to_come,
        )

    def to_the_end(self, card: int = 0) -> tuple[int, int]:
        """Return the points of both sides in the end, if this card is played, and then all as sound players do."""
        card = card or self.chosen()
        while self.play(card):
            hand = self.hands[self.seat]
            card = self.chosen() if hand & hand - 1 else hand
        return self.points[0], self.points[1]

    def play(self, card: int) -> bool:
        """Play a card. Returns whether there are points still to be won."""
        self.hands[self.seat] ^= card
        self.live ^= card
        if not self.led:
            self.led = TRUMPS if card & TRUMPS else _SUITED[(card.bit_length() - 1) % PLAIN]
            self.best, self.winner = card, self.seat
        elif not card & (self.led | TRUMPS):
            self.without |= 1 << self.seat
        elif card > self.best:
            self.best, self.winner = card, self.seat
        self.lies |= card
        self.to_come -= 1
        if self.to_come:
            self.seat = self.seat + 1 & 3
            return True
        if worth := self.lies & (WORTHY | self.low):
            fives = (worth & PEDROS).bit_count()
            ones = (worth & WORTHY).bit_count() - fives + (worth & self.low != 0)
            self.points[self.winner & 1] += 5 * fives + ones
        self.seat, self.led, self.best, self.lies, self.to_come = self.winner, 0, 0, 0, 4
        return self.live & TRUMPS != 0

    def chosen(self) -> int:
        """Return what a sound player plays, by the own hand and by which trumps are out."""
        hand = self.hands[self.seat]
        out = self.live & ~hand & TRUMPS
        if not self.led:
            return self._to_lead(hand, out)
        legal = hand & (TRUMPS | self.led) or hand
        winning = legal & (TRUMPS | self.led) & -2 * self.best
        sure = self._least_sure(out)
        is_ours = self.winner & 1 == self.seat & 1
        if is_ours and self.best >= sure and legal & WORTHY:
            return highest(legal & PEDROS or legal & WORTHY)
        if dear := winning & WORTHY & -sure:
            return lowest(dear & PEDROS or dear)
        cheap = winning & ~WORTHY
        if cheap and not is_ours:
            if dear := self.lies & WORTHY:
                if safe := cheap & -sure:
                    return lowest(safe)
                if dear & PEDROS or dear & dear - 1:
                    return highest(cheap)
            if self.to_come == 2 and out & PEDROS and cheap & HIGH:  # third in hand: cinch
                return lowest(cheap & HIGH)
        return lowest(legal & ~WORTHY or legal & ~PEDROS or legal)

    def _to_lead(self, hand: int, out: int) -> int:
        """Return the highest trump while no opponent can beat it; else what costs least."""
        trumps = hand & TRUMPS
        rivals = 10 if self.seat & 1 == 0 else 5
        if trumps and out and (trumps > out or self.without & rivals == rivals):
            return highest(trumps)
        return lowest(hand & ~PEDROS or hand)

    def _least_sure(self, out: int) -> int:
        """Return the lowest card sure to win the trick against the one opponent who may still play to it."""
        if self.to_come == 1:
            return 1
        if self.without >> (self.seat + 1 & 3) & 1:
            return 1 << BITS
        return 1 << max(BITS, out.bit_length())


def highest(cards: int) -> int:
    """Return the highest of these cards."""
    return 1 << cards.bit_length() - 1


def lowest(cards: int) -> int:
    """Return the lowest of these cards."""
    return cards & -cards
