"""The verbs of presses in a panel of Mille. Panels of running games carry these words, so they never change."""

from enum import StrEnum


class Act(StrEnum):
    """A verb of Mille's own."""

    DRAW = "draw"
    PICK = "pick"
    TAKE = "take"
    PASS = "pass"  # noqa: S105  a move
    DISCARD = "discard"  # the word is the number of the card among those offered
    ARRANGE = "arrange"  # play one of the arrangements offered; the word is its number
    MELD = "meld"  # choose the ranks to lay
    COUNT = "count"  # choose how many to lay
    WILD = "wild"  # choose the meld that one more wild two joins
    PLAIN = "plain"  # remove all wild twos from the draft
    LAY = "lay"
    BACK = "back"
