"""Hands that others may hold while cards are played, each as often as it is likely by what everyone saw.

How many trumps each was dealt is public, and so how many lay in the stub. Who drew more cards has more of those, and a
dealer who robbed has all that the others left.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import comb, perm
from random import Random

from bot.games.cards import CARDS, Suit
from bot.games.cinch.hidden import Back, layout
from bot.games.cinch.trumps import is_trump, suit_of
from bot.games.cinch.views import CinchView
from bot.games.protocol import Seat
from bot.robots.cinch.playing_out import CODES, TRUMPS, coded

STUB = 4  # the number of the stub among those who hold cards
TRIES = 8  # until the plain cards that chance brings fit


@dataclass(frozen=True, slots=True, kw_only=True)
class Holder:
    """Another player, with the public facts of their cards; or the stub, if nobody has looked at it."""

    seat: int
    hidden: int  # cards that they hold now
    kept: int  # trumps that they were dealt, and did not throw
    drew: int  # cards, from the stub
    seen: int  # cards of the stub that they chose from; as many as they drew, unless they robbed
    behind: int = 0  # trumps among them that they left
    trumps: int = 0  # that they have played
    lacked: int = 0  # all cards of the suits that they lack, as bits; of trumps too, if they lack any suit

    def ways(self, count: int) -> int:
        """Return how likely they still hold this many trumps, as a number of ways."""
        drawn = count + self.trumps - self.kept
        if not 0 <= drawn <= self.drew or (count and self.lacked):
            return 0
        return comb(self.seen, drawn + self.behind) * perm(self.kept + drawn, self.trumps)


@dataclass(frozen=True, slots=True)
class Imagining:
    """A seat's knowledge of other hands."""

    view: CinchView
    trump: Suit
    known: tuple[int, ...]  # cards by seat, as bits: the own hand, and what everyone saw of the others'
    holders: tuple[Holder, ...]  # those who lack suits come first
    trumps: tuple[int, ...]  # that they hold together, a bit each
    plain: tuple[int, ...]  # of which they hold some
    counts: tuple[tuple[int, ...], ...]  # of trumps, by holder: all that are possible
    likely: tuple[int, ...]  # how likely each of these is, summed up

    @classmethod
    def of(cls, view: CinchView) -> "Imagining":
        """Read a view. Raises ValueError before the first trick."""
        trump = view.board.trump
        if trump is None:
            raise ValueError("no card is played yet")
        holders, own = tuple(_holders(view, trump)), coded(view.hand, trump)
        known = tuple(own if seat == view.seat else coded(cards, trump) for seat, cards in enumerate(view.known))
        unseen = [CODES[trump][card.place] for card in view.unseen()]
        trumps = tuple(card for card in unseen if card & TRUMPS)
        plain = tuple(card for card in unseen if not card & TRUMPS)
        spread = tuple(_spread(holders, len(trumps)))
        counts = tuple(each for each, _ in spread)
        return cls(view, trump, known, holders, trumps, plain, counts, tuple(accumulate(ways for _, ways in spread)))

    def hands(self, random: Random) -> list[int]:
        """Return the cards in all four hands as bits, those of others as chance wants it."""
        dealt = next((found for _ in range(TRIES) if (found := self._dealt(random)) is not None), None)
        if dealt is None:  # missing suits leave too little to chance: any that fit
            unseen = random.sample(self.view.unseen(), len(self.trumps) + len(self.plain))
            dealt = [coded(cards, self.trump) for cards in layout(self.view, unseen).hands]
        return [known | more for known, more in zip(self.known, dealt, strict=False)]

    def _dealt(self, random: Random) -> list[int] | None:
        """Return the hidden cards of all; None where the plain ones that came do not fit."""
        if not self.counts:
            return None
        (counts,) = random.choices(self.counts, cum_weights=self.likely)
        trumps = random.sample(self.trumps, len(self.trumps))
        plain = random.sample(self.plain, len(self.plain))
        hands = [0] * (STUB + 1)
        for holder, count in zip(self.holders, counts, strict=True):
            cards, trumps = trumps[:count], trumps[count:]
            missing = holder.hidden - count
            if lacked := holder.lacked:
                fitting = [card for card in plain if not card & lacked][:missing]
                if len(fitting) < missing:
                    return None
                plain = [card for card in plain if card not in fitting]
            else:
                fitting, plain = plain[:missing], plain[missing:]
            hands[holder.seat] = sum(cards) + sum(fitting)
        return hands


def _holders(view: CinchView, trump: Suit) -> Iterator[Holder]:
    """Yield everyone else, and the stub."""
    board = view.board
    plays, back = [(seat, is_trump(card, trump)) for seat, card in board.plays()], Back.of(board).holders
    for seat in sorted(board.seats, key=lambda seat: -len(board.lacks[seat])):
        if seat == view.seat:
            continue
        drew, lacks = board.drew[seat] - back.count(seat), board.lacks[seat]
        has_robbed = board.has_robbed and seat == board.dealer
        yield Holder(
            seat=int(seat),
            hidden=board.in_hand[seat] - len(view.known[seat]),
            kept=board.had(seat) - len(board.thrown[seat]),
            drew=drew,
            seen=drew + board.stub + len(board.behind) if has_robbed else drew,
            behind=len(board.behind) if has_robbed else 0,
            trumps=plays.count((Seat(seat), True)),
            lacked=coded((card for card in CARDS if suit_of(card, trump) in lacks), trump) if lacks else 0,
        )
    if not board.has_robbed:
        yield Holder(seat=STUB, hidden=board.stub, kept=0, drew=board.stub, seen=board.stub)


def _spread(holders: Sequence[Holder], trumps: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield how many of the trumps each may hold, and how likely that is."""
    if not holders:
        if not trumps:
            yield (), 1
        return
    first, *others = holders
    for count in range(min(trumps, first.hidden) + 1):
        if ways := first.ways(count):
            for counts, more in _spread(others, trumps - count):
                yield (count, *counts), ways * more
