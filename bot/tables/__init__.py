"""Hosting: who sits where, what was played, and who must be told."""

from bot.robots.levels import levels_of
from bot.robots.protocol import OFFERED, Level
from bot.store import Call, DiskFull, LeftoverRow, PanelRow, TableMessageRow, TooLarge
from bot.tables.absence import Absence, Deputised, OutOfTime, Paused, Resumed
from bot.tables.agreements import Matter, TableProposal
from bot.tables.ahead import Order, When, is_dealt
from bot.tables.asking import called_at, claim_at, is_asked
from bot.tables.backoff import Backoff
from bot.tables.beginnings import Promise
from bot.tables.beside import StepByStep
from bot.tables.clocks import Timekeeper
from bot.tables.consequences import ANNOUNCED, announcement_of
from bot.tables.counted import Finish
from bot.tables.cut import LONGEST_CUT, Cut
from bot.tables.drain import Drain
from bot.tables.errors import Declined, Reason
from bot.tables.home import ALONE, Home
from bot.tables.lessons import Lessons
from bot.tables.lobbies import Lobbies, TooManyOpen
from bot.tables.lobby import AWAKE, Close, Lobby, Sitter, may_start_with
from bot.tables.looks import LANGUAGES, Theme
from bot.tables.messages import HAND, leftover
from bot.tables.nudges import TooSoon, nudge_note, nudged_by
from bot.tables.offers import Offer, Offers
from bot.tables.pace import PACES, Pace, parse_pace
from bot.tables.people import Player
from bot.tables.playing import MoveResult
from bot.tables.ports import Announcement, News, OutOfReach, SeatNotice, Stage
from bot.tables.preferences import LOOKS, Notice, Preferences
from bot.tables.quiet import LONGEST_QUIET, QuietHours, read_quiet
from bot.tables.reactions import Reaction, Seen
from bot.tables.rekey import Rekeyed, rekey
from bot.tables.seeds import BadSeedKey, Vault, open_vault
from bot.tables.servers import (
    DEFAULT_GAME,
    MOST_CHANNELS,
    WINDOWS,
    Playable,
    Records,
    ServerSettings,
    Setting,
    UsualTerms,
)
from bot.tables.service import Tables
from bot.tables.table import USUAL_UNIT, Table, Terms, Turn, agree
from bot.tables.time import DAY, Clock, SystemClock
from bot.tables.undo import TookBack
from bot.tables.waiting import Choices
from bot.tables.wishes import wish_note
from bot.values.unit import LONGEST as LONGEST_UNIT

__all__ = [
    "ALONE",
    "ANNOUNCED",
    "AWAKE",
    "DAY",
    "DEFAULT_GAME",
    "HAND",
    "LANGUAGES",
    "LONGEST_CUT",
    "LONGEST_QUIET",
    "LONGEST_UNIT",
    "LOOKS",
    "MOST_CHANNELS",
    "OFFERED",
    "PACES",
    "USUAL_UNIT",
    "WINDOWS",
    "Absence",
    "Announcement",
    "Backoff",
    "BadSeedKey",
    "Call",
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
    "LeftoverRow",
    "Lessons",
    "Level",
    "Lobbies",
    "Lobby",
    "Matter",
    "MoveResult",
    "News",
    "Notice",
    "Offer",
    "Offers",
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
    "announcement_of",
    "called_at",
    "claim_at",
    "is_asked",
    "is_dealt",
    "leftover",
    "levels_of",
    "may_start_with",
    "nudge_note",
    "nudged_by",
    "open_vault",
    "parse_pace",
    "read_quiet",
    "rekey",
    "wish_note",
]
