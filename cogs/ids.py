"""The grammar of custom ids: the request of a press, its table, and its turn.

An id says nothing about cards. It is a verb and the key of a table or an offer; ids that act also carry the seat's turn
and a word. Ids that only show something (*My hand*) carry no turn, so they never become outdated.
"""

from dataclasses import dataclass
from enum import StrEnum

MARK = "chapeau"  # begins every custom id of ours
LARGEST = 2**63 - 1  # number in an id or a menu: a database holds no larger one
LONGEST = 100  # characters of an id, a limit of Discord's


class Verb(StrEnum):
    """The request of a press, a menu choice or a submitted form. Games have verbs of their own."""

    ACCEPT = "accept"
    DECLINE = "decline"
    WITHDRAW = "withdraw"
    TERMS = "terms"  # propose other terms: the button that opens the form, and the form
    ACT = "act"  # answer a question of a game; the word: the number of the choice, or what is opened or marked
    READ = "read"  # show the picture of a table in words
    GRAY = "gray"  # say why cards are gray
    HINT = "hint"  # say what the best robot would do, and why
    REVIEW = "review"  # say how one played a finished game; the word: which page of that, or to stop
    CLOSE = "close"  # delete this hidden message
    PACE = "pace"  # play a table step by step, or as usual again
    HAND = "hand"  # show the hand in a new hidden reply
    REFRESH = "refresh"  # draw this panel again
    RENEW = "renew"  # draw the message of a table again where the bot is not
    MORE = "more"  # show the tools of a panel in place of its choices, or these again, as the word says
    ANYWAY = "anyway"  # yes to the question whether one is sure
    UNDO = "undo"  # take back the last move, or as many as the word says
    LEAVE = "leave"  # ask whether to resign
    RESIGN = "resign"
    KEEP = "keep"  # do not resign
    AGREE = "agree"  # agree to an end without payment
    REFUSE = "refuse"  # refuse a proposal, or withdraw one's own
    REMATCH = "rematch"
    SHARE = "share"  # post the picture of a finished game again, without buttons
    LEADERS = "leaders"  # show a page of the leaderboard that the key names; the word: who asked, and the change
    PLACE = "place"  # say a person's place on the leaderboard that the key names
    LEAGUE = "league"  # show a league's table, join it or leave it, as the word says; the key: a season
    SEEN = "seen"  # join the leaderboard of all servers, or leave it
    STATS = "stats"  # show one's own stats
    STATS_OF = "statsof"  # show stats in the chosen game; the key: whose, and against whom; the word: who asked
    CIRCLE = "circle"  # choose who takes part in fewer payments
    SQUARE = "square"  # propose that a debt was paid; the key: of the game that made it, or none; the word: with whom
    ENTER = "enter"  # agree to an entry in the ledger, or refuse it; the key names a proposal
    LOOK_BACK = "lookback"  # choose a finished game to see again
    OLDER = "older"  # show finished games before the one with this number
    REPLAY = "replay"  # go through a finished game; carries the number of a stop in place of a turn, or begins
    FORGET = "forget"  # delete one's data, or keep them; the key is the player's id
    BREAK = "break"  # propose a pause
    PAUSE = "pause"  # agree to a pause
    PROPOSED = "proposed"  # show the proposal at a table, for an answer
    RESUME = "resume"
    LATE = "late"  # show the choices when the opponent's time is over
    WAIT = "wait"  # keep waiting; this and the next three carry the turn of the seat whose time is over
    DEPUTY = "deputy"
    UNPAID = "unpaid"  # end without payment
    CLAIM = "claim"
    ORDER = "order"  # let a claim go ahead of time, always or the next one; carries the deal in place of a turn
    LATER = "later"  # play a move once it can be played; carries the deal; the word: round and place, or a menu
    UNORDER = "unorder"  # take such an order back, of the kind that the word says; carries the deal in place of a turn
    NUDGE = "nudge"  # notify the player who is to move that another waits
    SORT = "sort"  # sort one's hand as the word says, here and from now on
    REACT = "react"  # react as the word says
    PREFER = "prefer"  # choose one's own preference that the word names
    QUIET = "quiet"  # set quiet hours: the button that opens the form, and the form
    CUT = "cut"  # cut with the default word; carries the deal in place of a turn
    NEXT = "next"  # end the pause after a deal, together with all others; carries the deal in place of a turn
    WORD = "word"  # cut with a word: the button that opens the form, and the form
    SERVER = "server"  # choose the server's setting that the word names
    SERVER_FORM = "serverform"  # type a setting of the server: the button that opens the form, and the form
    PAGE = "page"  # show the page behind `/about` that the word names
    RULE = "rule"  # show a rule in a new hidden reply; the key is the game's name, the word a topic or a number
    TOPIC = "topic"  # choose another topic of the rules
    PROOF = "proof"  # show how every card of a game followed from its seed
    WHY = "why"  # explain a finished deal or a settlement; carries the deal in place of a turn
    HOW = "how"  # show in five lines how a game is played; the key is the game's name
    LEARN = "learn"  # begin the lesson, or resume it
    LESSON = "lesson"  # answer a task of the lesson; carries the number of tasks done in place of a turn
    STEP = "step"  # go to a step of the lesson
    ADVISE = "advise"  # say which move the lesson asks for, and why; carries the number of tasks done
    PRACTICE = "practise"  # begin a practice game, in the word of old buttons; this key and the next four name a game
    OPEN_TABLE = "opentable"  # open a table on the usual terms
    START = "start"  # show the start screen with this game
    CHALLENGE = "challenge"  # ask who is challenged
    WHOM = "whom"  # challenge the person who is chosen
    WHICH_GAME = "whichgame"  # challenge to the game that is chosen; the key is the Discord id of the person
    WHICH_TABLE = "whichtable"  # do what the command that the word names is about, at the chosen table; the key: a move
    TABLE_WITH = "tablewith"  # open a table of the game that was asked for, where a seat is held for the person
    LARGE_STAKE = "largestake"  # type what it may cost: the button that opens the form, and the form
    SIT = "sit"  # take a seat in a lobby; this and the next carry the version of its terms in place of a turn
    CONSENT = "consent"  # agree to the terms of a lobby as they are now
    STAND = "stand"  # leave a lobby
    LOBBY = "lobby"  # show one's own panel of a lobby
    READY = "ready"
    SIDE = "side"  # choose the side that the word names, or the lot
    INVITE = "invite"  # hold seats for the people who are chosen
    ADD_ROBOT = "addrobot"
    DISMISS = "dismiss"  # send a robot away
    REMOVE = "remove"  # take a person off the table
    BEGIN = "begin"  # start with those who sit in a lobby; surely, the number of those asked about in place of a turn
    FILL = "fill"  # let robots take all free seats; surely, and start
    TABLE_OPTIONS = "tableoptions"  # show the panel of a host, who alone may see it
    BLOCKS = "blocks"  # show the people whom a person blocks
    UNBLOCK = "unblock"  # unblock a person; the key is their Discord id, or empty in the menu of all of them
    NIGHT = "night"  # call a game night off; the key is the night's
    DAILY = "daily"  # show the deals of the day that the key names, or of today
    DAILY_PLAY = "dailyplay"  # begin today's deal of the game that the key names, or that is chosen, or go on with it
    DAILY_ACT = "dailyact"  # press in the panel of a sitting; the word: the verb in a game, a period, and its own word
    DAILY_SHARE = "dailyshare"  # post one's result; the key names a sitting
    DAILY_BOARD = "dailyboard"  # show the board of the day that the key names, or of the month
    DAILY_GAME = "dailygame"  # look back on a game of a day that is over; the key: the day, and what is chosen
    DAILY_REPLAY = "dailyreplay"  # go through a sitting of a day that is over; carries the number of a stop
    DAILY_RECORD = "dailyrecord"  # get the record of one's own sitting, once its day is over
    TOURNAMENT = "tournament"  # sign up, leave, start, be here and more, as the word says; the turn: a round, or a page
    TOURNAMENT_SURE = "tournamentsure"  # do what the word says, after a question
    RENEW_LOBBY = "renewlobby"  # show a lobby as it is now, where only presses can
    LOBBY_TERMS = "lobbyterms"  # name other terms: the button that opens the form, and the form


class TableCommand(StrEnum):
    """A command about one table, as the word of `Verb.WHICH_TABLE` names it."""

    SHOW = "show"
    LOG = "log"
    HAND = "hand"
    PLAY = "play"
    RESIGN = "resign"
    CALL_OFF = "call-off"
    PAUSE = "pause"
    RESUME = "resume"
    REPLAY = "replay"
    VERIFY = "verify"
    EXPORT = "export"
    SCORE = "score"


@dataclass(frozen=True, slots=True)
class CustomId:
    """A custom id of ours. `key` mostly names a table or an offer; `turn` is the seat's turn that was shown.

    `Verb` says where another number takes the place of the turn.
    """

    verb: str  # a `Verb`, or one of a game's own
    key: str
    turn: int | None = None
    word: str = ""

    def __str__(self) -> str:
        return f"{MARK}/{self.verb}/{self.key}/{'' if self.turn is None else self.turn}/{self.word}"


ANYWAY = "anyway"  # the word of `Verb.SIT` and `Verb.ACCEPT` for a player who does not mind blocking one there
SURE = "yes"  # the word of `Verb.BEGIN` and `Verb.FILL` for a host who was asked about empty seats
BY_LOT = "none"  # the word of `Verb.SIDE` for a player who does not want to choose a side


def whole(text: str) -> int | None:
    """Return the number, zero or more, that came from a button or a menu; None for anything else, however long."""
    is_number = text.isascii() and text.isdecimal() and len(text) <= len(str(LARGEST))
    return int(text) if is_number and int(text) <= LARGEST else None


def parse_id(text: str) -> CustomId | None:
    """Return the custom id written as `text`; None for one that is not ours or of an older version."""
    parts = text.split("/")
    if len(parts) != 5 or parts[0] != MARK:
        return None
    _, verb, key, turn, word = parts
    number = whole(turn)
    if not (verb.isascii() and verb.isalpha() and verb.islower()) or (turn and number is None):
        return None
    return CustomId(verb, key, number, word)
