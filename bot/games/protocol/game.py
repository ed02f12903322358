"""A game that can be hosted, and how hosting meets it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from bot.games.cards import Card
from bot.games.duplicate import MOST_PEOPLE, Duplicate
from bot.games.protocol.events import Ending
from bot.games.protocol.money import Settlement
from bot.games.protocol.moves import Move
from bot.games.protocol.options import EDITION, FIRST_EDITION, PRESET, Options, UnknownEdition
from bot.games.protocol.positions import Position, View
from bot.games.protocol.seats import SEATS, Seat, Side


class Lateness(Enum):
    """The effect of a clock that has run out."""

    DEFAULT_MOVE = "default-move"  # the default move is played
    OTHERS_CHOOSE = "others-choose"  # the others may wait on, or where that was agreed turn the late seat out


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordStyle:
    """A style of records: how a game's differ from those of others."""

    stake: int = 100  # minor units, of a record without the tag `Stake`
    is_move_a_line: bool = False  # one move a line (F19); otherwise one turn a line, which may be split (F8)
    is_as_made: bool = False  # secret choices are in the order of choosing, not from the dealer's left
    suffix: str = "game"  # of a record's file (F1)
    is_of_the_frame: bool = True  # False where a game's records are older than the frame, and stricter


class Proposal(NamedTuple):
    """The terms proposed before anyone chooses others."""

    options: Options
    stake: int  # minor units


class Game(ABC):
    """A game that can be hosted, as hosting sees it. `registry.GAMES` holds one instance of each."""

    __slots__ = ()

    name: str
    seats: range  # how many may play
    presets: tuple[str, ...] = (PRESET,)
    stakes: tuple[int, ...] = (1,)  # the amounts of a settlement, as multiples of the agreed stake
    natural_end: str = Ending.PLAYED.value  # the game's own word, where rows and reports have another one
    opens_hands: bool = True  # whether everyone may see all hands of a deal that is over while the game goes on
    sends_hands: bool = True  # whether a new deal is worth a message to those who do not look, or only an edit
    has_hands: bool = True  # False: nobody has a card that others may not see, so it is played on the table itself
    has_long_turns: bool = True  # False: every move is a separate turn, even if one player makes several
    has_shortcuts: bool = False  # whether moves do several steps at once, so that a table may wish for steps alone
    has_forced_moves: bool = True  # whether a hand may leave a seat whose turn begins one move alone
    has_windows: bool = False  # whether seats may be asked off turn whether they claim something
    lists_every_move: bool = True  # False where `legal_moves` lists sensible ones only, since all would be too many
    has_deputies: bool = False  # whether a robot plays on for players who leave; its achievements are nobody's feats
    has_expert: bool = False  # whether a robot plays it that is better than the regular, and thinks for longer
    has_coach: bool = False  # whether its players are offered hints in practice, and a review of their play
    duplicate: Duplicate | None = None  # how several tables play the same deals; None: they don't
    is_chance: bool = False  # whether chance alone decides it: then it is for fun unless the terms name a stake
    proposed: int | None = None  # the stake that people are proposed, in minor units; None: that of `style`
    usual_losses: tuple[int, int] | None = None  # where the worst case is far from it, see `usually_lost`
    lateness: Lateness = Lateness.OTHERS_CHOOSE
    strikes: int | None = 3  # default moves in a row after which a late seat leaves by `Timeout`; None: it never does
    style: RecordStyle = RecordStyle()

    @abstractmethod
    def options(self, given: Mapping[str, str]) -> Options:
        """Return the preset named by `rules` (absent: the default) with the given options changed. Raises BadOption.

        They are of the newest edition of the rules.
        """

    @property
    def editions(self) -> tuple[type[Options], ...]:
        """The options of each edition of the rules, the first one first: a game is played by those of its options."""
        return (type(self.options({})),)

    def options_of(self, edition: int, given: Mapping[str, str]) -> Options:
        """Return the options of an edition, as `options` does. Raises BadOption, UnknownEdition for a later one."""
        newest = len(self.editions)
        if edition > newest:
            raise UnknownEdition(self.name, edition)
        if edition < FIRST_EDITION:
            raise ValueError(f"there is no edition {edition}")
        return self.options(given) if edition == newest else self.editions[edition - FIRST_EDITION].read(given)

    def stored_options(self, stored: Mapping[str, str]) -> Options:
        """Return the options that are stored so, of their own edition (see `Options.with_edition`).

        Raises BadOption, UnknownEdition, and ValueError for an edition that is no number.
        """
        given = {name: text for name, text in stored.items() if name != EDITION}
        return self.options_of(int(stored.get(EDITION, FIRST_EDITION)), given)

    def propose(self) -> Proposal:
        """Return the terms that are proposed to people. They may be milder than those of a record that names none."""
        stake = self.style.stake if self.proposed is None else self.proposed
        return Proposal(self.options({}), 0 if self.is_chance else stake)

    def sides(self, seats: int) -> tuple[Side, ...]:
        """Return the sides at a table for `seats`: each seat alone, unless the game says otherwise."""
        return tuple((seat,) for seat in SEATS[:seats])

    def reacts_in_deals(self, seats: int) -> bool:
        """Return whether reactions are allowed while a deal runs: not where it could inform a partner."""
        return all(len(side) == 1 for side in self.sides(seats))

    def most_lost(self, options: Options, *, seats: int, stake: int) -> int | None:
        """Return the most minor units that one seat can lose at this stake; None when there is no bound."""
        return None

    def most_lost_from(self, view: View, *, seats: int, stake: int) -> int | None:
        """Return the same for the viewing seat from now on; by default what it is for a whole game."""
        return self.most_lost(view.options, seats=seats, stake=stake)

    def usually_lost(self, options: Options, *, stake: int) -> tuple[int, int] | None:
        """Return what half of all games, and nineteen in twenty, cost at most at this stake, in minor units.

        Robots have played it on the proposed rules; None on any others, and where the worst case says enough.
        """
        if self.usual_losses is None or options != self.propose().options:
            return None
        half, most = self.usual_losses
        return half * stake, most * stake

    def kept_by(self, gone: Seat, position: Position, stake: int) -> int | None:
        """Return what `gone`, which has left, gains in the end, in minor units; None where that is still open."""
        return None

    def twin_tables(self, seats: int) -> int:
        """Return how many tables with so many seats play a duplicate: one for each side, which each team plays once."""
        return len(self.sides(seats))

    def twin_seats(self, people: int) -> int | None:
        """Return at how many seats each so many people play duplicate; None where so many can't."""
        if self.duplicate is None or people > MOST_PEOPLE:
            return None
        return next((each for each in self.seats if each * self.twin_tables(each) == people), None)

    def deal_points(self, view: View) -> Sequence[Sequence[int]]:
        """Return the points of each finished deal, by side: of a game with `duplicate`. Raises TypeError for others."""
        raise TypeError(f"nobody compares deals of {self.name}")

    def word_of(self, ending: Ending) -> str:
        """Return the word for this ending in rows and reports."""
        return self.natural_end if ending is Ending.PLAYED else str(ending.value)

    @abstractmethod
    def start(self, options: Options, seats: int, first: Seat) -> Position:
        """Return a new game, which owes its first deck; `first` deals first.

        Raises ValueError for options of another game or a number of seats it has not, BadOption for an option that
        does not go with this number.
        """

    @abstractmethod
    def parse(self, text: str) -> Move:
        """Return the move written as `text`, as in a record: verbs exact, cards in any form. Raises NotAMove."""

    @abstractmethod
    def imagine(self, view: View, unseen: Sequence[Card]) -> Position:
        """Return a position that fits `view`. The cards hidden from the view are taken from `unseen`, in that order.

        Secret choices that others have made are invented too, with the default moves of the imagined hands. A caller
        that knows better plays another one for them: they may change until the last has chosen.
        """

    @abstractmethod
    def settle(self, final: Position, stake: int) -> Settlement:
        """Return what a finished game costs at a stake of `stake` minor units. Raises ValueError while it goes on."""
