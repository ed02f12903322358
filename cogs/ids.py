"""The grammar of custom ids: what a press asks for, at which table, as of which turn.

An id says nothing about cards: it is a verb, the key of a table or an offer, and for what acts the seat's turn and
a word. Reading ids (*My hand*) carry no turn and so stay the same for as long as the table lasts.
"""

from dataclasses import dataclass
from enum import StrEnum

MARK = "chapeau"  # every id of ours starts with it
LONGEST = 100  # characters, a limit of Discord's


class Verb(StrEnum):
    """What a press, a choice or a submitted form asks for."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    HAND = "hand"  # show the hand in a new hidden reply
    REFRESH = "refresh"  # draw this panel again
    DRAW = "draw"
    PICK = "pick"
    TAKE = "take"
    PASS = "pass"  # noqa: S105  a move
    DISCARD = "discard"
    MELD = "meld"  # choose the rank to lay
    COUNT = "count"  # choose how many to lay
    LAY = "lay"
    BACK = "back"
    ANYWAY = "anyway"  # lay in spite of a warning
    RESIGN = "resign"
    KEEP = "keep"  # do not resign
    AGREE = "agree"  # to an end without payment
    REMATCH = "rematch"
    CUT = "cut"  # the deck, with the default word; carries the deal in place of a turn
    WORD = "word"  # say another word: the button that asks, and the form that brings it
    SERVER = "server"  # choose a setting of the server, named by the word
    SERVER_FORM = "serverform"  # type one: the button that asks, and the form that brings it


@dataclass(frozen=True, slots=True)
class CustomId:
    """A custom id of ours. `key` names a table or an offer; `turn` is the seat's turn (or the deal) that was shown."""

    verb: Verb
    key: str
    turn: int | None = None
    word: str = ""

    def __str__(self) -> str:
        return f"{MARK}/{self.verb}/{self.key}/{'' if self.turn is None else self.turn}/{self.word}"


def parse_id(text: str) -> CustomId | None:
    """The custom id written as `text`; None when it is none of ours, or one of an older version."""
    parts = text.split("/")
    if len(parts) != 5 or parts[0] != MARK:
        return None
    _, verb, key, turn, word = parts
    if verb not in Verb.__members__.values() or (turn and not turn.isdecimal()):
        return None
    return CustomId(Verb(verb), key, int(turn) if turn else None, word)
