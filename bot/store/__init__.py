"""Rows on disk: schema, queries, the group-commit writer, migrations.

`await Store.open(path)` gives a `Store`; `await store.commit(*rows)` stores rows as one unit; its other methods answer
questions. It knows rows and text, not cards.
"""

from bot.store.errors import Conflict, NewerDatabase, StoreError, Unavailable
from bot.store.rows import (
    AnnouncementPostedRow,
    AnnouncementRow,
    Answer,
    AttemptRow,
    DmChannelRow,
    LogRow,
    NoteRow,
    OfferAnswerRow,
    OfferPostedRow,
    OfferRow,
    PanelRow,
    PlayerRow,
    PlayerSeenRow,
    RobotRow,
    Row,
    SeatedTable,
    SeatRow,
    SeedRow,
    SettlementRow,
    TableEndRow,
    TableMessageRow,
    TableRow,
    TransferRow,
    Unposted,
)
from bot.store.store import Store

__all__ = [
    "AnnouncementPostedRow",
    "AnnouncementRow",
    "Answer",
    "AttemptRow",
    "Conflict",
    "DmChannelRow",
    "LogRow",
    "NewerDatabase",
    "NoteRow",
    "OfferAnswerRow",
    "OfferPostedRow",
    "OfferRow",
    "PanelRow",
    "PlayerRow",
    "PlayerSeenRow",
    "RobotRow",
    "Row",
    "SeatRow",
    "SeatedTable",
    "SeedRow",
    "SettlementRow",
    "Store",
    "StoreError",
    "TableEndRow",
    "TableMessageRow",
    "TableRow",
    "TransferRow",
    "Unavailable",
    "Unposted",
]
