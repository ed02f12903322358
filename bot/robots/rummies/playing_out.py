"""The rest of a deal of a rummy with contracts, played on by those who know their own cards and all that lies open."""

from abc import abstractmethod
from collections.abc import Iterator

from bot.robots.rummies.dealt import OF_A_SET, Dealt, Meld, Put, neighbors
from bot.robots.rummies.melding import run_put
from bot.robots.rummies.needs import RUN, SET, levels_of
from bot.robots.rummies.packed import FIRST, MASK, NATURALS, PLANE, RANKS, STAR, SUIT, codes


class PlayedOut(Dealt):
    """A deal that is played to its end, much as regulars do. A game says how turns go."""

    __slots__ = ()

    def to_the_end(self, most: int | None = None) -> None:
        """Play from the beginning of a turn until the deal is over. After `most` turns who lacks least goes out."""
        turns = 0
        while not self.is_over:
            if turns == most:
                self.out, self.is_cut = min(range(len(self.hands)), key=self.distance), True
                return
            turns += 1
            self.begin()
            if not self.is_over:
                self.play_on()

    def distance(self, seat: int) -> tuple[bool, int]:
        """Return a sort key of how far a player is from going out."""
        has_laid = self.has_laid[seat]
        return not has_laid, self.in_hand[seat] if has_laid else self.plan(seat).lacks

    @abstractmethod
    def begin(self) -> None:
        """Begin a turn: take or draw, and let others claim the top of the pile."""

    @abstractmethod
    def play_on(self) -> None:
        """Put down what may be, and discard; the turn has begun."""

    @property
    @abstractmethod
    def is_late(self) -> bool:
        """Whether the active player had better keep few points."""

    def shed(self) -> None:
        """Lay off and lay whatever may be, natural cards first."""
        seat = self.active
        while not self.is_over:
            hand = self.hands[seat]
            fitting = (hand | hand >> PLANE) & FIRST & self.fits
            if fitting:
                self._lay_off((fitting & -fitting).bit_length() - 1)
            elif (put := self._further(seat)) is not None:
                self.lay([put])
            elif hand >> STAR and self.fits >> STAR:
                self._lay_off(STAR)
            else:
                return

    def _lay_off(self, code: int) -> None:
        number, is_low = next(self.places(code))
        self.add(number, code, is_low=is_low)

    def places(self, code: int) -> Iterator[tuple[int, bool]]:
        """Yield the melds on which a card may be laid off now, and whether at the low end."""
        for number, meld in enumerate(self.melds):
            if meld.suit == OF_A_SET:
                if code == STAR or meld.low == code % SUIT:
                    yield number, False
                continue
            for is_low in self.ends(meld):
                height, last = (meld.low - 1, meld.low) if is_low else (meld.high + 1, meld.high)
                if code == STAR:
                    fits = self.kind.rules.jokers_adjoin or not meld.jokers >> last & 1
                else:
                    fits = code == SUIT * meld.suit + height % SUIT
                if fits:
                    yield number, is_low

    def _further(self, seat: int) -> Put | None:
        """Return one more meld that a hand holds; in it a set may have a joker, and a run has none."""
        hand = self.hands[seat]
        if self.in_hand[seat] < SET:
            return None
        levels = levels_of(hand)
        ranks = levels.three or (levels.two if hand >> STAR else 0)
        if ranks:
            rank = (ranks & -ranks).bit_length() - 1
            cards = [*codes(hand & RANKS[rank])]
            return Put(Meld(OF_A_SET, rank, rank), (*cards, *[STAR] * (SET - len(cards))))
        for suit in range(4):
            cards_of = hand >> SUIT * suit & MASK
            if cards_of.bit_count() >= RUN and self.may_lay_run(suit):
                wide = cards_of | (cards_of & 1) << SUIT
                starts = wide & wide >> 1 & wide >> 2 & wide >> 3
                if starts:
                    low = (starts & -starts).bit_length() - 1
                    return run_put(suit, low, low + RUN - 1)
        return None

    def may_lay_run(self, suit: int) -> bool:
        """Return whether the active player may lay a further run of this suit."""
        if not self.kind.rules.is_suit_once:
            return True
        return all(
            meld.suit != suit or owner != self.active for meld, owner in zip(self.melds, self.owners, strict=True)
        )

    def discard(self) -> int:
        """Return the card that the active player throws: spare, costly, and with few others that may lie next to it."""
        hand, costs = self.hands[self.active], self.kind.costs
        if not hand & NATURALS:
            return STAR
        if self.has_laid[self.active]:
            return max(codes(hand), key=costs.__getitem__)
        plan = self.plan(self.active)
        each = self.kind.late if self.is_late else self.kind.neighbor
        found, least = -1, 1 << 20
        for code in codes((hand - plan.keeps) & NATURALS or hand):
            worth = each * neighbors(self.kind, hand, code) - costs[code]
            if worth < least:
                found, least = code, worth
        return found
