"""The rest of a deal of Kalooki, played on much as regulars do, on integers."""

from collections.abc import Mapping

from bot.games.kalooki.board import MOST_CALLS
from bot.games.kalooki.scoring import BEND, FINE
from bot.robots.rummies.melding import contract
from bot.robots.rummies.packed import NATURALS
from bot.robots.rummies.playing_out import PlayedOut

REACH = 2  # cards that the contract may lack after a call


class KalookiDealt(PlayedOut):
    """A deal of Kalooki. Deals that are thrown out are blocked; `claims` are calls."""

    __slots__ = ()

    @property
    def is_late(self) -> bool:
        """Whether somebody has laid."""
        return any(self.has_laid)

    def begin(self, answers: tuple[tuple[int, bool], ...] = ()) -> None:
        """Begin a turn: take, let the first who calls have the top, or draw.

        Some seats answer so, as far as they are asked. An active player who wants the card takes it, called or not.
        """
        active = self.active
        if not self.has_laid[active] and self.may_take and self.wants(active):
            self.take()
        elif self.is_gone:
            self.is_blocked = True
        else:
            self._ask(dict(answers))
            self.draw_or_end()

    def _ask(self, given: Mapping[int, bool]) -> None:
        if self.pile and self.is_stock_left(len(self.pile) - 1):
            for seat in self.others():
                if self.is_asked(seat) and given.get(seat, self.calls(seat)):
                    self.claim(seat)
                    return

    def draw_or_end(self) -> None:
        """Draw for the turn; the deal is thrown out if nothing is left to draw."""
        if self.is_gone:
            self.is_blocked = True
        else:
            self.draw(self.active)

    def is_asked(self, seat: int) -> bool:
        """Return whether a player may call the top without a fine."""
        return not self.has_laid[seat] and seat != self.thrower and self.claims[seat] < MOST_CALLS

    def wants(self, seat: int) -> bool:
        """Return whether the top of the pile brings a player's contract nearer."""
        return bool(self.plan(seat).wants >> self.pile[-1] & 1)

    def calls(self, seat: int) -> bool:
        """Return whether a player calls the top."""
        plan = self.plan(seat)
        return plan.lacks <= REACH + 1 and bool(plan.wants >> self.pile[-1] & 1)

    def play_on(self) -> None:
        """Lay the contract if the hand holds it, tack on and lay all that may be, and discard."""
        seat = self.active
        if not self.has_laid[seat] and not (plan := self.plan(seat)).lacks:
            self.lay(contract(plan, self.hands[seat]))
        if self.has_laid[seat]:
            self.shed()
        if self.is_over:
            return
        if self.hands[seat] & NATURALS:
            self.throw(self.discard())
        else:
            self.end_turn()

    def scores(self, offenses: tuple[int, ...]) -> list[int]:
        """Return the points of a deal that is over, with these calls too many."""
        if self.out < 0:
            return [0] * len(self.hands)
        times = BEND if self.lays_now and not offenses[self.out] else 1
        return [times * points + FINE * count for points, count in zip(self.points(), offenses, strict=True)]
