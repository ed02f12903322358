"""The grammar of custom ids: what a press asks for, at which table, as of which turn.

An id says nothing about cards: it is a verb, the key of a table or an offer, and for what acts the seat's turn and
a word. Reading ids (*My hand*) carry no turn and so stay the same for as long as the table lasts.
"""

from dataclasses import dataclass
from enum import StrEnum

MARK = "chapeau"  # every id of ours starts with it


class Verb(StrEnum):
    """What a press, a choice or a submitted form asks for."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    TERMS = "terms"  # propose other terms: the button that asks, and the form that brings them
    HAND = "hand"  # show the hand in a new hidden reply
    REFRESH = "refresh"  # draw this panel again
    DRAW = "draw"
    PICK = "pick"
    TAKE = "take"
    PASS = "pass"  # noqa: S105  a move
    DISCARD = "discard"
    DRAWN = "drawn"  # discard the card just drawn
    MELDS = "melds"  # lay all melds
    MELD = "meld"  # choose the ranks to lay
    COUNT = "count"  # choose how many to lay
    WILD = "wild"  # choose the meld that gets one more wild two
    PLAIN = "plain"  # take all wild twos out again
    LAY = "lay"
    BACK = "back"
    ANYWAY = "anyway"  # lay in spite of a warning
    UNDO = "undo"  # take back the last lay, or as many as the word says
    RESIGN = "resign"
    KEEP = "keep"  # do not resign
    AGREE = "agree"  # to an end without payment
    REFUSE = "refuse"  # what was proposed: say no, or take it back
    REMATCH = "rematch"
    LEADERS = "leaders"  # turn to a page of the leaderboard the key names; the word is who asked
    SEEN = "seen"  # stand on the board of all servers, or leave it
    STATS = "stats"  # show one's own
    ENTER = "enter"  # agree to an entry in the ledger, or say no; the key names a proposal
    LOOK_BACK = "lookback"  # choose a finished game to see again
    OLDER = "older"  # turn to finished games before a number
    REPLAY = "replay"  # step through a finished game; a ply stands in place of a turn
    FORGET = "forget"  # be forgotten, or not; the key is the player
    PAUSE = "pause"  # agree to a pause
    RESUME = "resume"
    LATE = "late"  # show what may be chosen when the other's time is over
    WAIT = "wait"  # wait on; this and the next three carry the turn of the late seat
    DEPUTY = "deputy"
    UNPAID = "unpaid"  # end without payment
    CLAIM = "claim"
    PREFER = "prefer"  # choose a preference of one's own, named by the word
    QUIET = "quiet"  # quiet hours: the button that asks, and the form that brings them
    CUT = "cut"  # the deck, with the default word; carries the deal in place of a turn
    WORD = "word"  # say another word: the button that asks, and the form that brings it
    SERVER = "server"  # choose a setting of the server, named by the word
    SERVER_FORM = "serverform"  # type one: the button that asks, and the form that brings it
    RULE = "rule"  # show a rule in a new hidden reply; the key is the game's name, the word a topic or a number
    TOPIC = "topic"  # choose another topic of the rules
    WHY = "why"  # open the lines of a finished deal, which stands in place of a turn, or of a settlement
    LESSON = "lesson"  # answer a task of the lesson; the tasks done stand in place of a turn
    STEP = "step"  # go to a step of the lesson
    PRACTISE = "practise"  # begin a practice game


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
