"""Hosting: who sits where, what was played, and who must be told."""

from bot.robots.protocol import OFFERED, Level
from bot.tables.cut import LONGEST_CUT, Cut
from bot.tables.errors import Declined, Reason
from bot.tables.offers import MAX_STAKE, Offer, Offers
from bot.tables.people import Player
from bot.tables.ports import Announcement, News, Stage
from bot.tables.seeds import BadSeedKey, Vault, open_vault
from bot.tables.service import Played, Tables
from bot.tables.table import Table, Terms, agree
from bot.tables.time import Clock, SystemClock

__all__ = [
    "LONGEST_CUT",
    "MAX_STAKE",
    "OFFERED",
    "Announcement",
    "BadSeedKey",
    "Clock",
    "Cut",
    "Declined",
    "Level",
    "News",
    "Offer",
    "Offers",
    "Played",
    "Player",
    "Reason",
    "Stage",
    "SystemClock",
    "Table",
    "Tables",
    "Terms",
    "Vault",
    "agree",
    "open_vault",
]
