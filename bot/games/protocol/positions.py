"""A game at one moment: the whole of it, and as one seat may know it."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Sequence
from typing import NamedTuple

from bot.games.cards import Card
from bot.games.protocol.events import Chance, Event, Outcome, Window
from bot.games.protocol.moves import Move, Refusal
from bot.games.protocol.options import Options
from bot.games.protocol.seats import Seat


class Step(NamedTuple):
    """The result of a play: the new position, the events, and whether it ends undo.

    `reveals` is true when the play cannot be taken back, because someone saw a card not shown by choice: cards came to
    a hand, or a deal was counted. A player may take back the showing of their own cards.
    """

    position: "Position"
    events: tuple[Event, ...]
    reveals: bool


class View(ABC):
    """A view of the game as one seat, or a bystander (`seat` None), may know it. It is built from that knowledge.

    A view judges and lists the moves of its own seat, so that screens never need a position. The view of a seat that
    has left is its deputy's; the person who has left is shown a bystander's.
    """

    __slots__ = ()

    seat: Seat | None
    turn: int

    @property
    @abstractmethod
    def options(self) -> Options:
        """The agreed options."""

    @property
    @abstractmethod
    def to_act(self) -> frozenset[Seat]:
        """As `Position.to_act`."""

    @property
    @abstractmethod
    def window(self) -> Window | None:
        """The window that is open, as this seat may know it."""

    @property
    @abstractmethod
    def left(self) -> tuple[Seat, ...]:
        """The seats that have left, in the order of leaving."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The end of the game; None while it goes on."""

    @abstractmethod
    def refusal(self, move: Move) -> Refusal | None:
        """Return why the own seat may not play `move` now; None when it may."""

    @abstractmethod
    def legal_moves(self) -> Collection[Move]:
        """Return the own seat's moves as `Position.legal_moves` does; none for a bystander."""

    @property
    def choosing_turn(self) -> int:
        """The number of the turn for which the own seat chooses moves, which their buttons carry.

        It is the own turn, as a rule. While a window keeps all moves of the own seat waiting, it is the one that begins
        when the window closes: a choice is the same just before and just after.
        """
        return self.turn + (self._is_behind_window and self.seat not in self.to_act)

    @property
    def ordering_round(self) -> int:
        """The number of the round, within the deal, for which `waiting_moves` may be ordered, as everyone knows it.

        A button that orders one carries it. Where a game has no rounds, it is the own turn; behind a window the one
        that begins when the window closes.
        """
        return self.turn + self._is_behind_window

    @property
    def _is_behind_window(self) -> bool:
        """Whether the own turn goes on when the open window closes, and some of its moves wait for that."""
        window = self.window
        return self.seat is not None and window is not None and window.active == self.seat

    def waiting_moves(self) -> Sequence[Move]:
        """Return the viewing seat's moves that await a window's end or its turn: hosting keeps one as an order.

        Whether a seat has any follows from what everyone knows.
        """
        return ()

    def orderable_moves(self) -> Sequence[Move]:
        """Return all moves that wait at some time in this round, in a fixed order: a button names the place of one."""
        return self.waiting_moves()

    def standing_orders(self) -> Sequence[Move]:
        """Return orders of the viewing seat for all claims of the deal, in a fixed order: a button names the place.

        Each says *if* (see `Position.comes_to`), or asks a seat that is presumed to let claims go (`Window.presumed`).
        To let every claim go is an order in each game. Whether a seat has any follows from what everyone knows.
        """
        return ()

    def may_still_come(self, move: Move) -> bool:
        """Return whether a move ordered ahead may still be played when its time comes; its occasion may be gone.

        One that may not is shown to its owner no more.
        """
        return True

    @abstractmethod
    def unseen(self) -> tuple[Card, ...]:
        """Return the cards whose places this seat cannot know, in a fixed order, which reveals nothing.

        These are hidden hands and the stock, without the cards that everyone saw a player take. However `Game.imagine`
        distributes these cards over the places where they may lie, the view stays the same.
        """


class Position(ABC):
    """A whole game at one moment, hidden cards included. It is frozen: a play returns a new position."""

    __slots__ = ()

    @property
    @abstractmethod
    def options(self) -> Options:
        """The agreed options."""

    @property
    @abstractmethod
    def chance(self) -> Chance | None:
        """The cards that are owed before anyone can act; None when none are."""

    @property
    @abstractmethod
    def to_act(self) -> frozenset[Seat]:
        """The seats that may play now, as everyone knows; none while cards are owed or when the game is over.

        In a window these are all seats asked, even those that have answered, since they may change their answers. The
        active player is one if a move of theirs need not wait.
        """

    @property
    def awaited(self) -> frozenset[Seat]:
        """The seats of `to_act` that the game waits for: in a window only those whose answers are missing.

        Who has answered a claim is nothing that others may know.
        """
        window = self.window
        return self.to_act if window is None or not window.missing else window.missing

    @property
    def window(self) -> Window | None:
        """The window that is open; None when none is."""
        return None

    @property
    @abstractmethod
    def left(self) -> tuple[Seat, ...]:
        """The seats that have left the game, in the order of leaving (F22)."""

    @property
    def deputies(self) -> frozenset[Seat]:
        """The seats of `left` that a deputy, always the regular robot, plays to the end (F12)."""
        return frozenset()

    @property
    def forced(self) -> tuple[Seat, Move] | None:
        """A move that has no alternative, as everyone can see: it is played by itself. None when there is none.

        That it is forced follows from public facts; the card of a last card may be hidden until it is played.
        """
        return None

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The end of the game; None while it goes on."""

    @abstractmethod
    def turn(self, seat: Seat) -> int:
        """Return a number that grows when the choices of `seat` change, as when a window opens. Buttons carry it.

        An answer to a window changes nothing, since it may be changed.
        """

    def comes_to(self, seat: Seat, move: Move) -> Move:
        """Return what `move`, which `seat` has chosen ahead, is now that it can be played: the move itself, as a rule.

        Some say *if*. They are never played as such, so no log and no record has them; and one whose condition is not
        met stays what it is, and is refused.
        """
        return move

    @abstractmethod
    def refusal(self, seat: Seat | None, move: Move) -> Refusal | None:
        """Return why `seat` may not play `move` now; None when it may. The one judge of the game, of leaving too.

        A `Timeout` may be refused to a seat that cannot run out of time now.
        """

    @abstractmethod
    def play(self, seat: Seat | None, move: Move) -> Step:
        """Play `move`. Raises Refused, and then nothing has changed."""

    def back_to(self, earlier: "Position") -> "Position":
        """Return to `earlier`, because the moves since then are taken back. They must have revealed nothing.

        Only turns differ from `earlier`: where choices change they grow once more, so that no old button acts. A game
        in which nothing is taken back says so by `Step.reveals`, and is never asked.
        """
        raise TypeError("nothing is taken back in this game")

    @abstractmethod
    def supply(self, cards: Sequence[Card]) -> Step:
        """Supply the cards of `chance` in random order. Raises ValueError for any other cards."""

    @abstractmethod
    def legal_moves(self, seat: Seat) -> Collection[Move]:
        """Return the moves that `seat` may play now, without leaving, lazily; one for each class of equal cards.

        `in` asks the judge and accepts any faces. Where `Game.lists_every_move` is False the others are left out.
        """

    @abstractmethod
    def default(self, seat: Seat) -> Move | None:
        """Return the move that is played for an awaited seat when its time is over: its silence. None for other seats.

        `No` where something may be claimed; else the default move of the rules.
        """

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """Return what `seat` may know; None for a bystander."""
