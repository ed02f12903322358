"""The database's own refusals, for any client."""

import asyncio
import sqlite3
from dataclasses import fields, replace
from pathlib import Path

import pytest
from sqlalchemy import Table

from bot.store import (
    AnnouncementPostedRow,
    AnnouncementRow,
    AttemptRow,
    BlockRow,
    ChampionRow,
    Conflict,
    DailyMoveRow,
    DailyOpenedRow,
    DailyResultRow,
    DailySittingRow,
    LeagueActRow,
    LeagueSeasonRow,
    LobbyActRow,
    LobbyRow,
    LogRow,
    NextNoteRow,
    NightCallRow,
    NightRow,
    OfferAnswerRow,
    OfferPostedRow,
    OfferRow,
    OrderRow,
    PanelRow,
    PlayerRow,
    PotRow,
    PotTransferRow,
    ReviewRow,
    SealRow,
    SeatRow,
    SeedRow,
    SettlementRow,
    Store,
    StoredSeed,
    TableEndRow,
    TableMessageRow,
    TableRow,
    TournamentActRow,
    TournamentRow,
    TransferRow,
    TwinRow,
)
from bot.store.schema import (
    block_schema,
    daily_schema,
    league_schema,
    lobby_schema,
    night_schema,
    review_schema,
    schema,
    tournament_schema,
    twin_schema,
)

WORDS = AnnouncementRow("t1-1-deal", "t1", 1, "deal", 50, "{}", created_at=3)


def log(ply: int, text: str = "draw") -> LogRow:
    return LogRow("t1", ply, ply % 2, text, at=ply)


def offer(ann: PlayerRow, **changes: object) -> OfferRow:
    row = OfferRow("o1", "mille", 5, 50, None, ann.id, None, "classic", "{}", 100, created_at=1, expires_at=900)
    return replace(row, **changes)


async def refused(store: Store, *rows: object) -> type:
    """Return the kind of row that clashes when these are committed."""
    with pytest.raises(Conflict) as caught:
        await store.commit(*rows)
    return caught.value.kind


BESIDE = {schema.tables.c.due_at, schema.tables.c.shown_ply}  # written by separate rows


@pytest.mark.parametrize(
    ("kind", "table"),
    [
        (PlayerRow, schema.players),
        (OfferRow, schema.offers),
        (OfferAnswerRow, schema.offer_answers),
        (LobbyRow, lobby_schema.lobbies),
        (LobbyActRow, lobby_schema.lobby_acts),
        (TableRow, schema.tables),
        (SeatRow, schema.seats),
        (SeedRow, schema.seeds),
        (LogRow, schema.log),
        (TableMessageRow, schema.table_messages),
        (PanelRow, schema.panels),
        (OrderRow, schema.orders),
        (ReviewRow, review_schema.reviews),
        (BlockRow, block_schema.blocks),
        (DailySittingRow, daily_schema.daily_sittings),
        (DailyMoveRow, daily_schema.daily_moves),
        (DailyResultRow, daily_schema.daily_results),
        (DailyOpenedRow, daily_schema.daily_openings),
        (LeagueActRow, league_schema.league_acts),
        (LeagueSeasonRow, league_schema.league_seasons),
        (ChampionRow, league_schema.league_champions),
        (NightRow, night_schema.nights),
        (NightCallRow, night_schema.night_calls),
        (TournamentRow, tournament_schema.tournaments),
        (TournamentActRow, tournament_schema.tournament_acts),
        (PotRow, tournament_schema.pots),
        (PotTransferRow, tournament_schema.pot_transfers),
        (TwinRow, twin_schema.twins),
        (TableEndRow, schema.table_ends),
        (SettlementRow, schema.settlements),
        (TransferRow, schema.transfers),
    ],
)
def test_a_row_has_the_fields_of_its_table_in_the_same_order(kind: type, table: Table) -> None:
    columns = [column.key for column in table.columns if column not in BESIDE]
    assert [field.name for field in fields(kind)] == columns


@pytest.mark.parametrize("ply", [0, 1, 2, 4, 5, -1])
async def test_a_ply_follows_the_last_one(store: Store, table: TableRow, ply: int) -> None:
    await store.commit(log(1), log(2))
    assert await refused(store, log(ply)) is LogRow
    await store.commit(log(3))
    assert [row.ply for row in await store.log("t1")] == [1, 2, 3]


async def test_a_log_starts_at_ply_one(store: Store, table: TableRow) -> None:
    assert await refused(store, log(2)) is LogRow


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE log SET text = 'other'",
        "DELETE FROM log",
        "REPLACE INTO log VALUES ('t1', 1, 0, 'other', 1)",
        "UPDATE seeds SET commitment = 'other'",
        "UPDATE seeds SET table_id = 'other'",
        "DELETE FROM seeds",
        "UPDATE transfers SET amount = 1",
        "DELETE FROM transfers",
        "UPDATE settlements SET unit = 'other'",
        "DELETE FROM settlements",
        "UPDATE offer_answers SET kind = 'declined'",
        "DELETE FROM offer_answers",
        "DELETE FROM table_ends",
        "UPDATE announcements SET body = 'other'",
        "DELETE FROM announcements",
    ],
)
async def test_what_was_written_stays_written(
    store: Store, path: Path, table: TableRow, ann: PlayerRow, bob: PlayerRow, statement: str
) -> None:
    await store.commit(
        offer(ann),
        OfferAnswerRow("o1", "accepted", bob.id, 2),
        log(1),
        WORDS,
        TableEndRow("t1", "target", 3),
        SettlementRow("s1", "t1", 5, "CAD", 3),
        TransferRow("s1", ann.id, bob.id, 1900),
    )
    connection = sqlite3.connect(path)
    try:
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute(statement)
    finally:
        connection.close()


async def test_an_offer_is_answered_once(store: Store, ann: PlayerRow, bob: PlayerRow) -> None:
    await store.commit(offer(ann))
    await store.commit(OfferAnswerRow("o1", "accepted", bob.id, 2))
    assert await refused(store, OfferAnswerRow("o1", "withdrawn", ann.id, 3)) is OfferAnswerRow
    assert await store.answer("o1") == OfferAnswerRow("o1", "accepted", bob.id, 2)


async def test_an_offer_makes_one_table_which_has_its_key(store: Store, ann: PlayerRow, table: TableRow) -> None:
    await store.commit(offer(ann), SeedRow("o1", b"", "c0ffee"))
    await store.commit(replace(table, id="o1"))
    assert await refused(store, replace(table, id="o1")) is TableRow


async def test_a_seed_is_made_once(store: Store, table: TableRow) -> None:
    assert await refused(store, SeedRow("t1", bytes(32), "another")) is SeedRow


async def test_a_seed_is_sealed_anew_and_keeps_its_commitment(store: Store, table: TableRow) -> None:
    await store.commit(SealRow("t1", b"another form"))
    assert await store.seed("t1") == b"another form"
    assert await store.commitments(["t1"]) == {"t1": "c0ffee"}
    assert await refused(store, SealRow("t9", b"of no table")) is SealRow


async def test_a_table_ends_once_and_is_settled_once(store: Store, table: TableRow) -> None:
    await store.commit(TableEndRow("t1", "target", 8), SettlementRow("s1", "t1", None, "points", 8))
    assert await refused(store, TableEndRow("t1", "resigned", 9)) is TableEndRow
    assert await refused(store, SettlementRow("s2", "t1", None, "points", 9)) is SettlementRow


@pytest.mark.parametrize("amount", [0, -5])
async def test_a_transfer_is_above_zero(
    store: Store, table: TableRow, ann: PlayerRow, bob: PlayerRow, amount: int
) -> None:
    rows = SettlementRow("s1", "t1", 5, "CAD", 8), TransferRow("s1", ann.id, bob.id, amount)
    assert await refused(store, *rows) is TransferRow
    assert await store.transfers("t1") == []
    await store.commit(rows[0])  # nothing of the refused unit was left behind


async def test_nobody_pays_himself_and_nobody_twice(
    store: Store, table: TableRow, ann: PlayerRow, bob: PlayerRow
) -> None:
    await store.commit(SettlementRow("s1", "t1", 5, "CAD", 8), TransferRow("s1", ann.id, bob.id, 1900))
    assert await refused(store, TransferRow("s1", ann.id, ann.id, 5)) is TransferRow
    assert await refused(store, TransferRow("s1", ann.id, bob.id, 5)) is TransferRow
    assert await store.transfers("t1") == [TransferRow("s1", ann.id, bob.id, 1900)]


@pytest.mark.both
async def test_an_announcement_is_posted_once_and_not_tried_after(store: Store, table: TableRow) -> None:
    await store.commit(WORDS)
    await store.commit(AttemptRow(WORDS.id, 4))
    await store.commit(AttemptRow(WORDS.id, 5))
    await store.commit(AnnouncementPostedRow(WORDS.id, 777, 6))
    assert await refused(store, AnnouncementPostedRow(WORDS.id, 778, 7)) is AnnouncementPostedRow
    assert await refused(store, AttemptRow(WORDS.id, 7)) is AttemptRow
    assert await refused(store, WORDS) is AnnouncementRow


async def test_an_announcement_id_fits_a_nonce(store: Store, table: TableRow) -> None:
    await store.commit(replace(WORDS, id="x" * 25))
    assert await refused(store, replace(WORDS, id="x" * 26)) is AnnouncementRow


async def test_rows_point_at_rows_that_are_there(store: Store, table: TableRow, ann: PlayerRow) -> None:
    assert await refused(store, LogRow("t9", 1, None, "deal 1", 1)) is LogRow
    assert await refused(store, SeatRow("t1", 2, 999)) is SeatRow
    assert await refused(store, OfferPostedRow("o9", 1)) is OfferPostedRow
    assert await refused(store, AttemptRow("nothing", 1)) is AttemptRow
    with pytest.raises(Conflict):
        await store.set_dm_channel(999, 1)


async def test_a_note_that_has_changed_meanwhile_is_not_changed_again(store: Store) -> None:
    await store.commit(NextNoteRow("a", "1", None))
    assert await refused(store, NextNoteRow("a", "2", None)) is NextNoteRow
    assert await refused(store, NextNoteRow("a", "2", "0")) is NextNoteRow
    assert await store.note("a") == "1"
    done = await asyncio.gather(*(store.commit(NextNoteRow("a", value, "1")) for value in "23"), return_exceptions=True)
    assert sorted(type(each).__name__ for each in done) == ["Conflict", "NoneType"]
    assert await store.note("a") in {"2", "3"}


async def test_a_conflict_tells_nothing_of_what_the_rows_hold(store: Store, table: TableRow) -> None:
    with pytest.raises(Conflict) as caught:
        await store.commit(LogRow("t1", 7, 0, "SECRET", 1))
    error: BaseException | None = caught.value
    while error is not None:
        assert "SECRET" not in repr(error) + str(error)
        error = error.__cause__
    assert "SECRET" not in repr(SeedRow("t1", b"SECRET", "c0ffee"))
    assert "SECRET" not in repr(SealRow("t1", b"SECRET"))
    assert "SECRET" not in repr(StoredSeed("t1", b"SECRET", "c0ffee", is_table=True, is_over=False))
