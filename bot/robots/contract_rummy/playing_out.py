"""The rest of a deal of Contract Rummy, played on much as regulars do, on integers."""

from bot.games.contract_rummy.board import MOST_BOUGHT
from bot.robots.rummies.dealt import ACE, Meld, Put
from bot.robots.rummies.melding import contract
from bot.robots.rummies.packed import KING, STAR
from bot.robots.rummies.playing_out import PlayedOut

FEW = 3  # cards of a player who is about to go out
FULL = 15  # cards in a hand from which on nothing is bought
FAR = 4  # cards that the whole contract lacks at least where something is bought


class ContractRummyDealt(PlayedOut):
    """A deal of Contract Rummy; `claims` are cards bought."""

    __slots__ = ("is_limited", "is_whole")

    is_limited: bool  # whether a player may buy three cards alone
    is_whole: bool  # whether the contract is laid with every card

    def copy(self) -> "ContractRummyDealt":
        """Return the same, to be played on by itself."""
        new = super().copy()
        new.is_limited, new.is_whole = self.is_limited, self.is_whole
        return new

    @property
    def is_late(self) -> bool:
        """Whether another player is about to go out."""
        return self.is_late_for(self.active)

    def is_late_for(self, own: int) -> bool:
        """Return whether somebody other than this seat is about to go out."""
        return any(count <= FEW and seat != own for seat, count in enumerate(self.in_hand))

    def distance(self, seat: int) -> tuple[bool, int]:
        """Return a sort key of how far a player is from going out: the whole contract takes every card."""
        is_far, cards = super().distance(seat)
        return is_far, cards + self.in_hand[seat] if self.is_whole else cards

    def begin(self) -> None:
        """Begin a turn: take, or draw and let others buy."""
        if self.may_take and self.takes_top(self.active):
            self.take()
        elif self.is_gone:
            self.is_blocked = True
        else:
            self.draw(self.active)
            self.offer()

    def offer(self, buyer: int = -1, answers: tuple[tuple[int, bool], ...] = ()) -> None:
        """Let the others buy the top, and then the card under it, until nobody does; `buyer` was the last who did.

        These seats answer so to the first question.
        """
        given = dict(answers)
        while self.pile and self.is_stock_left(len(self.pile) - 1):
            asked = [seat for seat in self.others() if seat not in (buyer, self.thrower) and not self.is_barred(seat)]
            buyer = next((seat for seat in asked if given.get(seat, self.buys(seat))), -1)
            if buyer < 0:
                return
            self.claim(buyer)
            given = {}

    def is_barred(self, seat: int) -> bool:
        """Return whether a player has bought as often as was agreed."""
        return self.is_limited and self.claims[seat] >= MOST_BOUGHT

    def takes_top(self, seat: int) -> bool:
        """Return whether a player takes the top to begin a turn."""
        top = self.pile[-1]
        if self.has_laid[seat]:
            return not self.is_whole and bool(self.fits >> top & 1)
        return bool(self.plan(seat).wants >> top & 1)

    def may_buy(self, seat: int) -> bool:
        """Return whether a player looks at the top at all while others draw."""
        return (
            not self.has_laid[seat]
            and self.in_hand[seat] < FULL
            and seat != self.thrower
            and not self.is_barred(seat)
            and not self.is_late_for(seat)
        )

    def buys(self, seat: int) -> bool:
        """Return whether a player buys the top."""
        if not self.may_buy(seat):
            return False
        plan = self.plan(seat)
        return bool(plan.wants >> self.pile[-1] & 1) and not (self.is_whole and plan.lacks < FAR)

    def play_on(self) -> None:
        """Lay the contract, or in a later turn lay off and lay all that may be; then discard."""
        seat = self.active
        if self.has_laid[seat]:
            if not self.lays_now and not self.is_whole:
                self.shed()
        elif not (plan := self.plan(seat)).lacks:
            puts = contract(plan, self.hands[seat])
            if not self.is_whole or (puts := self.covered(puts)):
                self.lay(puts)
        if not self.is_over:
            self.throw(self.discard())

    def covered(self, puts: list[Put]) -> list[Put]:
        """Return the same runs with the jokers that are left at their ends; nothing if another card is left."""
        left = self.in_hand[self.active] - sum(len(put.cards) for put in puts)
        spare = self.hands[self.active] >> STAR
        spare -= sum(put.cards.count(STAR) for put in puts)
        if left != spare:
            return []
        for at in range(len(puts)):
            while spare and (longer := _with_joker(puts[at])) is not None:
                puts[at], spare = longer, spare - 1
        return puts if not spare and not _touch(puts) else []


def _with_joker(put: Put) -> Put | None:
    """Return a run with one more joker, at its high end if that has room; None if neither end has."""
    (suit, low, high, jokers), cards = put
    if high - low < KING and high < ACE:
        return Put(Meld(suit, low, high + 1, jokers | 1 << high + 1), (*cards, STAR))
    if high - low < KING and low:
        return Put(Meld(suit, low - 1, high, jokers | 1 << low - 1), (STAR, *cards))
    return None


def _touch(puts: list[Put]) -> bool:
    runs = [put.meld for put in puts]
    return any(one.suit == other.suit and one.high + 1 == other.low for one in runs for other in runs)
