"""Hosting: who sits where, what was played, and who must be notified."""

from bot.robots.levels import levels_of
from bot.robots.protocol import OFFERED, Level
from bot.store import Call, DiskFull, LeftoverRow, PanelRow, TableMessageRow, TooLarge
from bot.tables.clocks import Timekeeper
from bot.tables.errors import UNREADABLE, Avoided, Declined, Reason
from bot.tables.hosting import Hosting
from bot.tables.lobbies.limits import LimitReached, Limits
from bot.tables.lobbies.lobby import AWAKE, Close, Lobby, Sitter, may_start_with
from bot.tables.lobbies.offers import Offer
from bot.tables.lobbies.opening import check_duplicate, check_hints
from bot.tables.playing.agreements import Matter, TableProposal
from bot.tables.playing.playing import MoveResult
from bot.tables.playing.twins import Match
from bot.tables.playing.wishes import wish_note
from bot.tables.rekey import Rekeyed, rekey
from bot.tables.service import Tables
from bot.tables.settings.lessons import Lessons
from bot.tables.settings.looks import LANGUAGES, Theme
from bot.tables.settings.preferences import LOOKS, Challenges, Notice, Preferences
from bot.tables.settings.servers import (
    DEFAULT_GAME,
    MOST_PICKED,
    WINDOWS,
    Playable,
    Records,
    ServerSettings,
    Setting,
    UsualTerms,
)
from bot.tables.starting.beginnings import Promise
from bot.tables.starting.lobbies import Lobbies, Look, TooManyOpen
from bot.tables.starting.nights import LENGTH as NIGHT_LENGTH
from bot.tables.starting.nights import Night
from bot.tables.state.absence import Deputised, OutOfTime, Paused, Resumed
from bot.tables.state.ahead import Order, When, is_dealt
from bot.tables.state.asking import called_at, claim_at, is_asked
from bot.tables.state.consequences import SETTLE
from bot.tables.state.counted import Finish
from bot.tables.state.cut import LONGEST_CUT, Cut
from bot.tables.state.non_moves import StepByStep
from bot.tables.state.pace import PACES, Pace, parse_clock, parse_pace
from bot.tables.state.people import TAKES_NONE, Player
from bot.tables.state.quiet import LONGEST_QUIET, QuietHours, read_quiet, read_zone
from bot.tables.state.reach import Asker
from bot.tables.state.seeds import BadSeedKey, Vault, open_vault
from bot.tables.state.table import Table, Turn
from bot.tables.state.terms import USUAL_UNIT, Terms, agree
from bot.tables.state.undo import TookBack
from bot.tables.telling.drain import Drain
from bot.tables.telling.home import ALONE, Home
from bot.tables.telling.ports import Announcement, News, OutOfReach, SeatNotice, Stage
from bot.tables.time import DAY, Clock, SystemClock
from bot.tables.waiting.messages import HAND, leftover
from bot.tables.waiting.nudges import TooSoon, nudge_note, nudged_by
from bot.tables.waiting.reactions import Reaction, Seen
from bot.tables.waiting.waiting import Choices
from bot.values.unit import LONGEST as LONGEST_UNIT

__all__ = [
    "ALONE",
    "AWAKE",
    "DAY",
    "DEFAULT_GAME",
    "HAND",
    "LANGUAGES",
    "LONGEST_CUT",
    "LONGEST_QUIET",
    "LONGEST_UNIT",
    "LOOKS",
    "MOST_PICKED",
    "NIGHT_LENGTH",
    "OFFERED",
    "PACES",
    "SETTLE",
    "TAKES_NONE",
    "UNREADABLE",
    "USUAL_UNIT",
    "WINDOWS",
    "Announcement",
    "Asker",
    "Avoided",
    "BadSeedKey",
    "Call",
    "Challenges",
    "Choices",
    "Clock",
    "Close",
    "Cut",
    "Declined",
    "Deputised",
    "DiskFull",
    "Drain",
    "Finish",
    "Home",
    "Hosting",
    "LeftoverRow",
    "Lessons",
    "Level",
    "LimitReached",
    "Limits",
    "Lobbies",
    "Lobby",
    "Look",
    "Match",
    "Matter",
    "MoveResult",
    "News",
    "Night",
    "Notice",
    "Offer",
    "Order",
    "OutOfReach",
    "OutOfTime",
    "Pace",
    "PanelRow",
    "Paused",
    "Playable",
    "Player",
    "Preferences",
    "Promise",
    "QuietHours",
    "Reaction",
    "Reason",
    "Records",
    "Rekeyed",
    "Resumed",
    "SeatNotice",
    "Seen",
    "ServerSettings",
    "Setting",
    "Sitter",
    "Stage",
    "StepByStep",
    "SystemClock",
    "Table",
    "TableMessageRow",
    "TableProposal",
    "Tables",
    "Terms",
    "Theme",
    "Timekeeper",
    "TooLarge",
    "TooManyOpen",
    "TooSoon",
    "TookBack",
    "Turn",
    "UsualTerms",
    "Vault",
    "When",
    "agree",
    "called_at",
    "check_duplicate",
    "check_hints",
    "claim_at",
    "is_asked",
    "is_dealt",
    "leftover",
    "levels_of",
    "may_start_with",
    "nudge_note",
    "nudged_by",
    "open_vault",
    "parse_clock",
    "parse_pace",
    "read_quiet",
    "read_zone",
    "rekey",
    "wish_note",
]
