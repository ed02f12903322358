"""A player's presses in a panel, and what was there shortly before: time protects where places cannot."""

from dataclasses import dataclass

from cogs.ids import CustomId, Verb
from cogs.screens.frame import BACK
from cogs.screens.page import Layout, Spot
from cogs.screens.screen import Screen

REMEMBERED = 3_000  # ms that a press keeps its place from meaning something else


@dataclass(frozen=True, slots=True)
class _Pressed:
    spot: Spot
    at: int  # Unix milliseconds


class Touches:
    """The last state of one player's live panel, and where it was pressed."""

    def __init__(self) -> None:
        self._now: Layout | None = None
        self._phase_since = 0
        self._opened_at = 0
        self._is_surprising = False  # whether a press came from a panel that nobody here knows
        self._before: tuple[tuple[Layout, int], ...] = ()  # and when each was replaced
        self._presses: tuple[_Pressed, ...] = ()

    @property
    def shows_tools(self) -> bool:
        """Whether the panel shows its tools in place of its choices."""
        last = self._now.rows[-1] if self._now is not None and self._now.rows else ()
        return isinstance(last, tuple) and any(each.id.verb == Verb.MORE and each.id.word == BACK for each in last)

    def show(
        self, screen: Screen | None, phase: str, at: int, *, is_new: bool = False, is_opened: bool = False
    ) -> None:
        """Note that the panel shows `screen` since `at`. `is_new`: in a new message, which is under nobody's finger.

        `is_opened`: by a press on another message, below which it then appears, and is under that finger.
        """
        before, self._now = self._now, None if screen is None else Layout.of(screen, phase)
        if is_opened or (self._is_surprising and not is_new):  # the answer comes under the finger of that press
            self._opened_at = at
        self._is_surprising = False
        if is_new or before is None:
            self._before, self._presses, self._phase_since = (), (), 0
            return
        if self._now is not None and before.phase != phase:
            self._phase_since = at
        kept = tuple(each for each in self._before if each[1] > at - REMEMBERED)
        self._before = (*kept, (before, at))[-3:]

    def touch(self, press: CustomId, at: int, *, moment: float) -> bool:
        """Note a press, and return whether it was meant: 0 as the `moment`, in milliseconds, lets every press count.

        It was not if this player has pressed the same place lately and it meant something else then, or was a choice of
        a turn before; nor if another button to press was there a moment ago, if it is a choice of a phase that has just
        come, or if a press opened the panel a moment ago.

        An order that is on its way while the panel changes counts: it names its round, not what is there now.
        """
        self._presses = tuple(each for each in self._presses if each.at > at - REMEMBERED)
        if self._now is None or not moment:
            self._is_surprising = self._now is None
            return True
        spot = _spot(self._now, press)
        if spot is None and press.verb == Verb.MORE:  # the tools are open, or closed, as it asks: it changes nothing
            return True
        if spot is None or not spot.button.enabled:  # it belongs to a panel before
            return self._touch_before(press, at)
        is_meant = at >= self._opened_at + moment and not (spot.is_choice and at < self._phase_since + moment)
        is_meant = is_meant and not any(
            _differs(each.spot, spot) or _is_of_turn_before(each.spot, spot) for each in self._presses
        )
        for layout, until in self._before:
            if is_meant and until > at - moment:
                is_meant = not any(_differs(each, spot) for each in layout.spots() if each.button.enabled)
        self._presses = (*self._presses, _Pressed(spot, at))
        return is_meant

    def _touch_before(self, press: CustomId, at: int) -> bool:
        """Note a press on a button that is no longer there, and return whether it was meant."""
        if any(each.spot.button.id == press for each in self._presses):
            return False
        found = [_spot(layout, press) for layout, _ in self._before]
        spot = next((each for each in reversed(found) if each is not None), None)
        if spot is None:  # nobody has seen it lately: the game judges it
            self._is_surprising = True
            return True
        is_meant = press.verb == Verb.LATER and not any(_differs(each.spot, spot) for each in self._presses)
        self._presses = (*self._presses, _Pressed(spot, at))
        return is_meant


def _spot(layout: Layout, press: CustomId) -> Spot | None:
    return next((each for each in layout.spots() if each.button.id == press), None)


def _differs(one: Spot, other: Spot) -> bool:
    """Return whether one is under a finger on the other, and means something else."""
    return one.meaning != other.meaning and one.is_under(other)


def _is_of_turn_before(one: Spot, other: Spot) -> bool:
    """Return whether `one` is under a finger on `other`, a choice of another turn: a tap twice plays one card."""
    return other.is_choice and one.button.id.turn != other.button.id.turn and one.is_under(other)
