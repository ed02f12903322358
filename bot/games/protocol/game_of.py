"""A game by its own kinds of options, views and positions."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.games.cards import Card
from bot.games.protocol.events import Ending, Outcome
from bot.games.protocol.game import Game
from bot.games.protocol.kinds import of_kind
from bot.games.protocol.money import Settlement, Transfer
from bot.games.protocol.options import Options
from bot.games.protocol.positions import Position, View
from bot.games.protocol.seats import SEATS, Seat

O = TypeVar("O", bound=Options)  # noqa: E741  named by their initials
V = TypeVar("V", bound=View)
P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class Kinds(Generic[O, V, P]):
    """A game's classes of options, views and positions.

    `older` are the options of the editions before this one, the first one first. Games that began in one are finished
    by it.
    """

    options: type[O]
    view: type[V]
    position: type[P]
    older: tuple[type[O], ...] = ()


class GameOf(Game, Generic[O, V, P]):
    """A game in terms of its own classes. Anything of another class is refused here."""

    __slots__ = ()

    kinds: Kinds[O, V, P]

    @abstractmethod
    def opening(self, options: O, seats: int, first: Seat) -> P:
        """Return a new game, which owes its first deck, for a number of seats that the game has; `first` deals first.

        Raises BadOption for an option that does not go with this number.
        """

    @abstractmethod
    def imagined(self, view: V, unseen: Sequence[Card]) -> P:
        """Return a position that fits `view`. Raises ValueError for other cards than those that it cannot see."""

    @abstractmethod
    def paid(self, final: P, outcome: Outcome) -> Iterable[Transfer]:
        """Return who pays whom, at a stake of 1, for a game that ended so, and was not abandoned."""

    def most_stakes(self, options: O, seats: int) -> int | None:
        """Return the most stakes that one seat can lose; None when there is no bound."""
        return None

    # What hosting asks

    def __eq__(self, other: object) -> bool:
        """Return whether both are one game: those of a class are, also after a trip to another process."""
        return type(other) is type(self)

    def __hash__(self) -> int:
        return hash(type(self))

    @property
    def editions(self) -> tuple[type[O], ...]:
        """The options of each edition of the rules, the first one first."""
        return (*self.kinds.older, self.kinds.options)

    def options(self, given: Mapping[str, str]) -> O:
        """Return the preset named by `rules` (or the usual one), with the given options changed. Raises BadOption."""
        return self.kinds.options.read(given)

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """Return the most minor units that one seat can lose at this stake; None when there is no bound."""
        most = self.most_stakes(self._own(options), seats)
        return None if most is None else most * stake

    def start(self, options: Options, seats: int, first: Seat) -> P:
        """Return a new game that owes its first deck; `first` deals. Raises ValueError for other options or seats."""
        if not isinstance(options, self.editions) or seats not in self.seats or first not in SEATS[:seats]:
            few, many = self.seats.start, self.seats.stop - 1
            count = few if few == many else f"{few} to {many}"
            raise ValueError(f"{self.name} is played by {count}, of whom one deals first, with options of its own")
        return self.opening(self._own(options), seats, first)

    def imagine(self, view: View, unseen: Sequence[Card]) -> P:
        """Return a position that fits `view`. Raises TypeError for another game's view, ValueError for other cards."""
        return self.imagined(of_kind(self.kinds.view, view), unseen)

    def settle(self, final: Position, stake: int) -> Settlement:
        """Return what a finished game costs; nothing if it was abandoned. Raises ValueError while it goes on."""
        ended, outcome = self.finished(final)
        if outcome.ending is Ending.ABANDONED or stake == 0:
            return Settlement()
        owed = self.paid(ended, outcome)
        return Settlement(transfers=tuple(Transfer(each.payer, each.payee, each.amount * stake) for each in owed))

    def _own(self, options: Options) -> O:
        """Return the options, as those of this game. Raises TypeError for another game's."""
        return of_kind(next((kind for kind in self.editions if isinstance(options, kind)), self.kinds.options), options)

    def finished(self, final: Position) -> tuple[P, Outcome]:
        """Return this position, and how it ended. Raises ValueError for one of another game, or that goes on."""
        if not isinstance(final, self.kinds.position) or final.outcome is None:
            raise ValueError(f"only a finished game of {self.name} can be settled")
        return final, final.outcome
