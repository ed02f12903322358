"""The players in a sample of the stage's pieces, and the words about them."""

from collections.abc import Sequence
from dataclasses import dataclass

from render.names import Name
from render.scene import Item
from render.stage.canvas import Stage, header
from render.stage.spoken import Label, Spoken, describe, label, state
from render.stage.values import Disc, Mark, Piece, SeatShown, State, letters
from render.words import say


@dataclass(frozen=True, slots=True)
class Cast:
    """The players in a sample."""

    stage: Stage
    names: tuple[Name, ...]
    discs: tuple[str, ...]

    @classmethod
    def of(cls, stage: Stage, names: tuple[Name, ...]) -> "Cast":
        """Return these players."""
        return cls(stage, names, letters(names))

    def first(self, count: int) -> "Cast":
        """Return the first of these players alone."""
        return Cast.of(self.stage, self.names[:count])

    def seat(
        self,
        number: int,
        doing: State = State.LIVE,
        *,
        marks: Sequence[Mark] = (),
        after_name: Sequence[Piece] = (),
        below: Sequence[Piece] = (),
        end: Sequence[Piece] = (),
    ) -> SeatShown:
        """Return a seat in this state, with pieces on it."""
        disc = self.disc(number, is_dull=doing is State.DULL)
        return SeatShown(disc, self.names[number], doing, tuple(marks), tuple(after_name), tuple(below), tuple(end))

    def disc(self, number: int, *, is_dull: bool = False) -> Disc:
        """Return a player's disc."""
        return Disc(self.discs[number], number, is_dull)

    def header(self, number: int, *notes: str) -> list[Item]:
        """Lay out whose turn it is, and other notes."""
        return header(self.stage, self.said, (self.names[number].printed,), notes)

    def said(self, names: tuple[str, ...]) -> str:
        """Return whose turn it is."""
        return say(self.stage.locale, "pictures-table-turn", name=names[0])

    def alt(self, number: int, seats: Sequence[SeatShown], *middle: str) -> str:
        """Return the alt text of the table."""
        return describe(self.stage.locale, self.said((self.names[number].spoken,)), middle, seats)

    def word(self, word: Spoken) -> str:
        """Return a state in a word."""
        return state(self.stage.locale, word)

    def label(self, word: Label) -> str:
        """Return a label."""
        return label(self.stage.locale, word)
