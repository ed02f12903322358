"""The contents of an older version's database are carried over, revision by revision, and it takes new rows."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from bot.games.protocol import Options
from bot.registry import GAMES
from bot.store import (
    Conflict,
    DueRow,
    GameFactsRow,
    LeftoverRow,
    LobbyActRow,
    LobbyRow,
    LogRow,
    OrderDoneRow,
    OrderRow,
    PlayerRow,
    ShownRow,
    Store,
    SweptRow,
    TableConsentRow,
    TableEndRow,
    TableMessageRow,
    TableProposalEndRow,
    TableProposalRow,
    TallyRow,
)
from bot.tables import ServerSettings
from bot.tables.settings.servers import ServerBook
from tests.games.positions import MILLE
from tests.store.older import A_TABLE, migrated_to
from tests.stored import stored


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database of a test, which is not there yet."""
    return tmp_path / "chapeau.db"


async def test_a_database_of_today_is_opened_as_it_is(path: Path) -> None:
    migrated_to(path, "0014")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO notes VALUES ('a', '1')")
    async with await Store.open(path) as store:
        assert await store.note("a") == "1"


async def test_running_tables_of_before_are_due_at_once_and_finished_ones_never(path: Path) -> None:
    migrated_to(path, "0014")
    with closing(sqlite3.connect(path)) as connection, connection:
        for key in ("RUNS", "OVER"):
            connection.execute(
                "INSERT INTO tables (id, game, rules, options, stake, channel_id, cut, created_at) "
                "VALUES (?, 'mille', 'classic', '{}', 0, 1, '', 1)",
                (key,),
            )
            connection.execute("INSERT INTO log VALUES (?, 1, NULL, 'deal 1 cut \"\"', 1)", (key,))
        connection.execute("INSERT INTO table_ends VALUES ('OVER', 'target', 1)")
    async with await Store.open(path) as store:
        assert await store.due_tables(10**15) == [DueRow("RUNS", 0)]
        assert await store.unshown_tables() == ["RUNS"]
        await store.commit(DueRow("RUNS", 7), DueRow("OVER", 7), ShownRow("RUNS", 1))
        assert await store.due_tables(10**15) == [DueRow("RUNS", 7)], "what is over is never due again"
        assert await store.unshown_tables() == []
        await store.commit(TableEndRow("RUNS", "target", 9), LogRow("RUNS", 2, 0, "resign", 9))
        assert await store.due_tables(10**15) == []
        assert await store.unshown_ends(9) == ["RUNS"], "its end is not shown"


async def test_a_database_of_the_revision_before_takes_notes_of_what_is_to_be_deleted(path: Path) -> None:
    migrated_to(path, "0016", A_TABLE, "INSERT INTO table_messages VALUES ('T', 1, 5, 7)")
    async with await Store.open(path) as store:
        assert await store.table_message("T") == TableMessageRow("T", 1, 5, 7)
        assert await store.leftovers() == []
        old, panel = LeftoverRow("T", 5, 1, None), LeftoverRow("T", 4, 2, 1)
        await store.commit(TableMessageRow("T", 1, 6, 8), old)
        await store.commit(panel, old)
        assert await store.leftovers() == await store.leftovers("T") == [panel, old]
        await store.commit(SweptRow("T", 5), SweptRow("T", 9))
        assert await store.leftovers() == [panel]


async def test_a_database_of_the_revision_before_takes_orders(path: Path) -> None:
    migrated_to(path, "0019", A_TABLE, "INSERT INTO log VALUES ('T', 1, NULL, 'deal 1 cut \"\"', 1)")
    async with await Store.open(path) as store:
        assert await store.orders("T") == []
        first, other = OrderRow("T", 0, 1, "always", "no", 5), OrderRow("T", 0, 1, "turn", "draw", 6)
        await store.commit(first, other)
        assert await store.orders("T") == [first, other]
        newer = OrderRow("T", 0, 1, "turn", "take", 7)
        await store.commit(newer, OrderDoneRow("T", 0, 1, "turn", 6), LogRow("T", 2, 0, "resign", 9))
        assert await store.orders("T") == [first, newer], "a newer one is not taken back with the older"
        await store.commit(OrderDoneRow("T", 0, 1, "turn", 7))
        assert await store.orders("T") == [first]
        assert "draw" not in repr(other)


async def test_what_was_counted_of_finished_games_is_carried_over(path: Path) -> None:
    migrated_to(path, "0014")
    games = {1: ("T1", "target"), 2: ("T2", "resigned"), 3: ("T3", "abandoned")}
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO players (id, name, locale, created_at) VALUES (1, 'Ann', 'en', 1)")
        connection.execute("INSERT INTO players (id, name, locale, created_at) VALUES (2, 'Bob', 'en', 1)")
        for number, (key, ending) in games.items():
            connection.execute(
                "INSERT INTO tables (id, game, rules, options, stake, channel_id, cut, created_at) "
                "VALUES (?, 'mille', 'classic', '{}', 0, 1, '', 1)",
                (key,),
            )
            connection.execute(
                "INSERT INTO finished_games VALUES (?, ?, 'mille', 5, 1, ?, ?, 2, 40, 0, NULL)",
                (number, key, ending, ending != "abandoned"),
            )
        facts = "INSERT INTO game_facts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        connection.execute(facts, (1, 0, 1, 1, 1210, 2, 1, 0, 3, 0, 1, 0, 500, 640))
        connection.execute(facts, (1, 1, 2, 0, -40, 0, 0, 0, 0, 3, 0, 1, -500, 0))
        connection.execute(facts, (2, 0, 1, 0, 5, 0, 0, 0, 0, 0, 0, 0, -9, 0))
        connection.execute(facts, (2, 1, 2, 1, 7, 0, 0, 0, 0, 0, 0, 0, 9, 0))
        for seat in (0, 1):
            connection.execute(facts, (3, seat, seat + 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        connection.execute("INSERT INTO tallies VALUES ('mille', 5, 0, 1, 2, 1, 3, 4, 1, 1100, 2)")
    async with await Store.open(path) as store:
        assert await stored(store, GameFactsRow) == [
            GameFactsRow(1, 0, 1, won=True, place=1, left=0, points=1210, net=500),
            GameFactsRow(1, 1, 2, won=False, place=2, left=0, points=-40, net=-500),
            GameFactsRow(2, 0, 1, won=False, place=2, left=1, points=5, net=-9),
            GameFactsRow(2, 1, 2, won=True, place=1, left=0, points=7, net=9),
            GameFactsRow(3, 0, 1, won=False, place=0, left=0, points=0, net=0),
            GameFactsRow(3, 1, 2, won=False, place=0, left=0, points=0, net=0),
        ]
        counted = {(row.seat, row.name): row.value for row in await store.figures(1)}
        assert counted == {
            (0, "eights"): 2, (0, "twos"): 1, (0, "chapeaux_given"): 3, (0, "skunks_given"): 1, (0, "best_deal"): 640,
            (1, "chapeaux_suffered"): 3, (1, "skunks_suffered"): 1,
        }  # fmt: skip
        assert await store.figures(2) == []
        assert await store.tallies_of(1) == [TallyRow("mille", 5, 0, 1, 2, 1, 1, 1100, 2)]
        assert {row.board: row.value for row in await store.tally_figures_of(1)} == {"naturals": 3, "chapeaux": 4}


async def test_robots_of_before_are_the_first_of_their_levels(path: Path) -> None:
    migrated_to(path, "0014")
    with closing(sqlite3.connect(path)) as connection, connection:
        people = "INSERT INTO players (id, discord_id, name, locale, created_at, robot) VALUES (?, ?, ?, ?, 1, ?)"
        connection.execute(people, (4, 1001, "Ann", "en", None))
        connection.execute(people, (5, None, "Robot", "", "novice"))
        connection.execute("INSERT INTO preferences VALUES (4, 'a', 'b')")
    async with await Store.open(path) as store:
        assert await store.robot("novice", name="Robot") == PlayerRow(5, None, "Robot", "", None, 1, "novice", 1)
        assert await store.find_player(1001) == PlayerRow(4, 1001, "Ann", "en", None, 1, None)
        second = await store.robot("novice", 2, name="Robot 2")
        assert (second.id, second.robot_number) == (6, 2)
        assert await store.preferences(4) == {"a": "b"}
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA foreign_keys = ON")
        with pytest.raises(sqlite3.IntegrityError):
            connection.execute("INSERT INTO preferences VALUES (99, 'a', 'b')")


async def test_at_tables_of_before_people_agree_on_with_rows(path: Path) -> None:
    migrated_to(path, "0014")
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(A_TABLE)
        connection.execute("INSERT INTO log VALUES ('T', 1, 1, 'pause', 7)")
    async with await Store.open(path) as store:
        assert await store.table_proposals("T") == []
        asked, agreed = TableProposalRow("T", 1, "pause", 0, 3, None, 8), TableConsentRow("T", 1, 1, 9)
        await store.commit(LogRow("T", 2, 0, "resume", 8), TableProposalEndRow("T", 1, 1, None, 9), agreed, asked)
        assert await store.table_proposals("T") == [asked]
        assert await store.table_consents("T") == [agreed]
        assert await store.table_proposal_ends("T") == [TableProposalEndRow("T", 1, 1, None, 9)]
        for nothing in (TableConsentRow("T", 2, 1, 9), TableProposalRow("T", 1, "end", 0, 3, None, 8)):
            with pytest.raises(Conflict):
                await store.commit(nothing)


async def test_a_database_of_the_part_before_takes_lobbies(path: Path) -> None:
    migrated_to(path, "0020", A_TABLE)
    async with await Store.open(path) as store:
        assert await store.table("T") is not None
        lobby, act = LobbyRow("L", "mille", 5, 50, None, 3, 1, 9, "T"), LobbyActRow("L", 1, "terms", None, 7, "{}", 1)
        await store.commit(lobby, act)
        assert await store.open_lobbies() == await store.open_lobbies_after("T") == [lobby]
        for taken in (act, replace(act, number=3)):
            with pytest.raises(Conflict):
                await store.commit(taken)
        await store.commit(replace(act, number=2, kind="close"))
        assert await store.open_lobbies() == []
        assert [each.number for each in await store.lobby_acts(["L"])] == [1, 2]


async def test_the_usual_terms_of_a_server_of_before_are_those_of_mille(path: Path) -> None:
    chosen = {
        1: {"rules": "denexa", "target": "800", "stake": "250", "unit": "$"},
        2: {"rules": "progressive", "target": ""},
        3: {"target": "400"},
        4: {"stake": "0"},
        5: {"rules": "", "target": "", "stake": "", "theme": "day"},
        6: {"stake": "300", "largest-stake": "200"},
    }
    rows = (
        f"INSERT INTO server_settings VALUES ({guild}, '{key}', '{value}')"
        for guild, settings in chosen.items()
        for key, value in settings.items()
    )
    migrated_to(path, "0022", A_TABLE, *rows)
    async with await Store.open(path) as store:
        book = ServerBook(GAMES, store, unit="chips")

        async def usual(guild: int) -> tuple[Options, int]:
            terms = (await book.of(guild)).terms(MILLE)
            return terms.options, terms.stake

        assert await usual(1) == (MILLE.options({"rules": "denexa", "target": "800"}), 250)
        assert await usual(2) == (MILLE.options({"rules": "progressive"}), 100)
        assert await usual(3) == (MILLE.options({"target": "400"}), 100)
        assert await usual(4) == (MILLE.options({}), 0)
        assert await usual(5) == (MILLE.options({}), 100)
        assert await usual(6) == (MILLE.options({}), 200)
        assert (await book.of(1)).unit == "$"
        assert (await book.of(5)).theme.value == "day"
        assert await book.of(7) == ServerSettings(unit="chips")
        kept = {key for guild in chosen for key in await store.server_settings(guild)}
        assert kept == {"terms/mille", "unit", "theme", "largest-stake"}
        table = await store.table("T")
        assert table is not None
        assert table.row.window is None, "as long as the operator has set"


async def test_feats_of_who_had_left_are_taken_back_where_robots_played_on(path: Path) -> None:
    tables = {1: "linger-longer", 2: "rolling-stone", 3: "guts", 4: "linger-longer"}
    rows = [f"INSERT INTO players (id, name, locale, created_at) VALUES ({who}, 'P', 'en', 1)" for who in (1, 2)]
    for number, game in tables.items():
        rows += [
            A_TABLE.replace("'T', 'mille'", f"'T{number}', '{game}'"),
            f"INSERT INTO finished_games VALUES ({number}, 'T{number}', '{game}', 5, 1, 'played', 1, 2, 40, 0, NULL)",
            f"INSERT INTO game_facts VALUES ({number}, 0, 1, 0, 2, {int(number < 4)}, 0, 0)",
            f"INSERT INTO game_facts VALUES ({number}, 1, 2, 1, 1, 0, 0, 0)",
            f"INSERT INTO feats VALUES (1, 'own-{number}', 'T{number}', 1), (2, 'own-{number}', 'T{number}', 1)",
        ]
    migrated_to(path, "0024", *rows)
    async with await Store.open(path) as store:
        assert [row.feat for row in await store.feats(player=1)] == ["own-3", "own-4"]
        assert len(await store.feats(player=2)) == 4


async def test_feats_of_losing_and_of_long_games_are_taken_back(path: Path) -> None:
    feats = ("beaten-pair", "great-fall", "last-gasp", "marathon", "dynasty")
    row = "INSERT INTO players (id, name, locale, created_at) VALUES (1, 'P', 'en', 1)"
    migrated_to(path, "0033", row, A_TABLE, *(f"INSERT INTO feats VALUES (1, '{each}', 'T', 1)" for each in feats))
    async with await Store.open(path) as store:
        assert [each.feat for each in await store.feats(player=1)] == ["dynasty"]
