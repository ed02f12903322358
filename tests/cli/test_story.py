"""`python -m bot story`: the events of a table, and no words of a game that is not over."""

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.games.protocol import No, Seat
from bot.registry import GAMES
from bot.store import AnnouncementPostedRow, AnnouncementRow, NoticeRow, PanelRow
from bot.tables import Matter, agree
from tests.standing.games import give_up
from tests.tables.crowd import open_crowd, seat_crowd
from tests.tables.house import CHANNEL, GUILD, House, seat_table
from tests.tables.room import B, C, D, open_room, open_window
from tests.tables.room import seat_table as room_table
from tests.witness.moves import Claim


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The database's place in the settings, where the house keeps its games."""
    path = tmp_path / "chapeau.db"
    monkeypatch.setenv("CHAPEAU_DATABASE", str(path))
    return path


async def story_lines(table: str, capsys: pytest.CaptureFixture[str]) -> list[str]:
    assert await asyncio.to_thread(main, ["story", table]) == 0
    return capsys.readouterr().out.splitlines()


async def test_a_running_game_is_told_without_its_words(
    house: House, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await seat_table(house, "RUNNING")
    await house.store.commit(PanelRow(table.id, 0, 5, 6, 1), NoticeRow(table.id, 1, "turn", 1))
    lines = await story_lines("RUNNING", capsys)
    log = await house.store.log(table.id)
    assert log
    assert [line.partition("  ")[2] for line in lines if "  ply " in line] == [
        f"ply {entry.ply}, seat {'-' if entry.seat is None else 'AB'[entry.seat]}" for entry in log
    ]
    assert not [entry for entry in log if any(entry.text in line for line in lines)]
    assert lines[-2:] == ["notice of turn 1: turn, seat B", "panel of turn 1: seat A, message 6 in 5"]


async def test_a_lobby_is_told_before_its_table(
    house: House, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ann, bob, _ = house.people
    terms = agree(GAMES["mille"].game, 100, {})
    where = {"guild_id": GUILD, "channel_id": CHANNEL}
    lobby = await house.tables.lobbies.open(ann, terms=terms, seats=2, press_id=1, **where)
    of_lobby = await story_lines(lobby.id, capsys)
    assert [line.partition("  ")[2] for line in of_lobby][1:] == [f"lobby, act 2: sit, player {ann.id}, 1"]
    await house.tables.lobbies.sit(lobby.id, bob, version=lobby.version, press_id=2)
    words = [line.partition("  ")[2] for line in await story_lines(lobby.id, capsys)]
    assert f"lobby, act 3: sit, player {bob.id}, 1" in words
    assert words.index("lobby, act 4: start") < words.index("the table is made")


async def test_what_people_agreed_on_at_a_table_of_many_is_told(
    database: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with open_crowd(shutil.copy(empty_database, database)) as crowd:
        table = await seat_crowd(crowd, 3)
        turn, agreements, (ann, bob, cid, *_) = table.position.turn(Seat.A), crowd.tables.agreements, crowd.people
        await agreements.wish(table.id, ann, Matter.PAUSE)
        await agreements.refuse(table.id, cid, proposed_by=Seat.A, turn=turn)
        await agreements.wish(table.id, ann, Matter.END)
        for player in (bob, cid):
            table = await agreements.end(table.id, player, proposed_by=Seat.A, turn=turn)
        assert table.is_over
        words = [line.partition("  ")[2] for line in await story_lines(table.id, capsys)]
    assert [each for each in words if each.startswith("proposal")] == [
        f"proposal 1: pause, by seat A in its turn {turn}",
        "proposal 1: seat A agrees",
        "proposal 1: it is refused, seat C was the last",
        f"proposal 2: end, by seat A in its turn {turn}",
        "proposal 2: seat A agrees",
        "proposal 2: seat B agrees",
        "proposal 2: seat C agrees",
        f"proposal 2: it is carried out as ply {table.ply}, seat C was the last",
    ]


async def test_a_finished_game_is_told_in_order_with_what_was_posted_and_paid(
    house: House, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    await give_up(house, "OVER", house.people[1])
    [*_, last] = await house.store.log("OVER")
    notice = AnnouncementRow("extra", "OVER", None, "settlement", CHANNEL, "{}", last.at + 1)
    await house.store.commit(notice)
    await house.store.commit(AnnouncementPostedRow("extra", 77, last.at + 2))
    lines = await story_lines("OVER", capsys)
    assert lines[0].startswith("table OVER: mille, ")
    times = [line[:23] for line in lines[2:] if " UTC  " in line]
    assert times == sorted(times)
    story = "\n".join(lines)
    assert f"ply {last.ply}, seat {'AB'[last.seat or 0]}: {last.text}" in story
    assert f"announcement extra (settlement) for {CHANNEL} is posted as message 77" in story
    due = (await house.store.transfers("OVER"))[0]
    assert f"settled: player {due.payer} owes player {due.payee} {due.amount}" in story.replace(" (unit: chips)", "")
    assert "the game is over: " in story


async def test_what_cannot_be_told_is_one_line(
    house: House, database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await asyncio.to_thread(main, ["story", "NONE"]) == 2
    assert capsys.readouterr().err == "story: there is no table NONE\n"
    nowhere = tmp_path / "nowhere.db"
    monkeypatch.setenv("CHAPEAU_DATABASE", str(nowhere))
    assert await asyncio.to_thread(main, ["story", "NONE"]) == 2
    assert capsys.readouterr().err == f"story: there is no database {nowhere}\n"
    assert not nowhere.exists()
    nowhere.write_text("Dear Ann, " * 200)
    assert await asyncio.to_thread(main, ["story", "NONE"]) == 2
    assert "not a database" in capsys.readouterr().err


async def test_an_older_database_is_not_changed(
    house: House, database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The bot that runs may be of an older version."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '0014'")
    assert await asyncio.to_thread(main, ["story", "NONE"]) == 2
    assert "start the bot of this version first" in capsys.readouterr().err


async def test_who_claimed_and_was_let_pass_is_not_told_while_a_game_runs(
    database: Path, empty_database: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Twins: B gets the card that C wants too, or D; the story of both is the same."""
    stories = []
    for wants in (C, D):
        shutil.copyfile(empty_database, database)
        async with open_room(database) as room:
            await room_table(room, 5, seed=3)
            await open_window(room)
            for seat, move in ((C, Claim(1) if wants is C else No()), (D, Claim(1) if wants is D else No())):
                await room.play(seat, move)
            await room.play(B, Claim(1))
        stories.append([line for line in await story_lines("TABLE", capsys) if "ply" in line])
    assert stories[0] == stories[1]
    assert len(stories[0]) > 8
    assert not any("seat" in line for line in stories[0])
