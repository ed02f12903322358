"""The verbs of presses in a panel of Mille. Panels of running games carry these words, so they never change."""

from enum import StrEnum


class Act(StrEnum):
    """A verb of Mille's own."""

    DRAW = "draw"
    PICK = "pick"
    TAKE = "take"
    PASS = "pass"  # noqa: S105  a move
    DISCARD = "discard"  # the word is the number of the card among those offered
    ARRANGE = "arrange"  # play one of the arrangements offered; the word is its number, and the place of its button
    MELD = "meld"  # mark cards to lay
    MARK = "mark"  # mark cards of a kind, or none; the word: the draft, the number of the kind, and how many
    COUNT = "count"  # one more or fewer of the kind marked last; the same word
    WILD = "wild"  # let twos alone join another meld
    LAY = "lay"
