"""Rules that change while games run: each game is finished, read, counted and checked by the edition it began with."""

import asyncio
import random
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

import pytest

from bot.games.mille.inner.game import MilleGame
from bot.games.mille.inner.match import MillePosition
from bot.games.mille.options import MilleOptions
from bot.games.mille.views import MilleView
from bot.games.protocol import Kinds, Resign
from bot.games.record import read, write
from bot.hosted import Games
from bot.registry import GAMES as REAL_GAMES
from bot.robots.protocol import Level
from bot.standing import Projector
from bot.standing.audit import Audit
from bot.standing.replay import moment
from bot.store import AnnouncementRow
from bot.tables import Matter, Offer, Reason, Table, Terms, Vault, agree, parse_pace
from bot.tables.fleet.following import Following
from bot.tables.time import DAY, MINUTE
from bot.tables.waiting.away import STILL
from tests.tables.crowd import seat_crowd
from tests.tables.hall import Hall, open_hall, refused
from tests.tables.house import CHANNEL, GUILD, House, idle, standing
from tests.tables.neighbors import open_neighbors
from tests.tables.recording_stage import RecordingStage
from tests.witness.editions import UPDATED, UPDATED_GAMES, SecondEdition
from tests.witness.game import MAGPIE, MORE_GAMES
from tests.witness.options import MagpieOptions
from tests.witness.test_editions import Hinting, WithHints, WithoutHints

pytestmark = pytest.mark.file_only

CLOCK = parse_pace("10m")
FIRST = agree(MAGPIE, 100, {"deals": "2"}, pace=CLOCK)
SECOND = agree(UPDATED, 100, {"deals": "2"}, pace=CLOCK)


@pytest.fixture
def path(tmp_path: Path, empty_database: Path) -> Path:
    """A database on a real file."""
    return Path(shutil.copy(empty_database, tmp_path / "chapeau.db"))


@pytest.fixture
async def before(path: Path) -> AsyncIterator[Hall]:
    """A process before the update: it knows the first edition alone."""
    async with open_hall(path) as hall:
        yield hall


async def update(hall: Hall, games: Games = UPDATED_GAMES) -> None:
    """End the process, and start one with these games on the same file."""
    hall.house.games = games
    await hall.house.restart()


async def quiet(house: House) -> None:
    """Wait until all that is due by now is done."""
    keeper = house.tables._timekeeper
    while keeper._running or any(due.when <= house.clock.now() for due in keeper._due.values()):
        await asyncio.sleep(0)


async def begun(hall: Hall, terms: Terms) -> Table:
    """Return a table of three that a lobby has become, its first deck dealt."""
    lobby = await hall.open(terms=terms)
    await hall.sit(lobby, 1, 2)
    return await idle(hall.house, lobby.id)


async def play(house: House, key: str, luck: random.Random, until: Callable[[Table], object]) -> Table:
    """Let people play at random, or run out of time, until the table is so."""
    while not until(table := await idle(house, key)):
        if luck.random() < 0.2:
            house.pass_time(11 * MINUTE)
            continue
        seat = luck.choice(sorted(table.position.awaited))
        move = luck.choice([*table.position.legal_moves(seat)])
        await house.tables.playing.play(key, table.players[seat], move)
    return table


def faults(path: Path, games: Games) -> list[str]:
    """Return what a check finds."""
    return list(Audit(path, games, vault=Vault(), unit="chips").faults())


# From one version to the next


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long("rare cases")) for seed in (1, 2, 3))])
async def test_a_game_is_finished_and_read_by_the_edition_it_began_with(before: Hall, path: Path, seed: int) -> None:
    house, luck = before.house, random.Random(seed)
    key = (await begun(before, FIRST)).id
    running = await play(house, key, luck, lambda table: table.ply >= 12 and table.awaits_deck is None)
    await update(before)
    again = await house.tables.memory.table(key)
    assert standing(again) == standing(running), "nothing has changed for anybody"
    assert type(again.terms.options) is MagpieOptions
    over = await play(house, key, luck, lambda table: table.is_over)
    assert over.settlement() == MAGPIE.settle(over.position, over.stake)
    record = await house.tables.logs.record(key)
    assert "Edition" not in write(record, games=UPDATED_GAMES.rules)
    await Projector(house.store, house.tables).drain()
    assert faults(path, UPDATED_GAMES) == []
    log, seated = await house.store.log(key), await house.store.table(key)
    assert seated is not None
    assert "edition" not in seated.row.options
    await update(before, MORE_GAMES)  # which knows only this edition, and comes to the same
    assert standing(await house.tables.memory.table(key)) == standing(over)
    assert await house.store.log(key) == log
    assert await house.tables.logs.record(key) == record


async def test_a_finished_game_is_looked_back_on_by_its_edition(before: Hall) -> None:
    house = before.house
    key = (await begun(before, FIRST)).id
    over = await play(house, key, random.Random(7), lambda table: table.is_over)
    seen = [await moment(house.store, house.tables, over, at) for at in range(20)]
    finish, record = await house.tables.logs.finish(over, 1), await house.tables.logs.record(key)
    await update(before)
    now = await house.tables.memory.table(key)
    assert now.settlement() == over.settlement()
    assert await house.tables.logs.finish(now, 1) == finish
    for at, then in enumerate(seen):
        assert standing((await moment(house.store, house.tables, now, at)).table) == standing(then.table)
    text = write(record, games=UPDATED_GAMES.rules)
    assert text == write(await house.tables.logs.record(key), games=UPDATED_GAMES.rules)
    assert read(text.encode(), games=UPDATED_GAMES.rules).position.outcome == over.position.outcome


async def test_a_new_game_is_of_the_newest_edition(before: Hall, path: Path) -> None:
    await update(before)
    house = before.house
    table = await begun(before, SECOND)
    assert type(table.terms.options) is SecondEdition
    over = await play(house, table.id, random.Random(1), lambda table: table.is_over)
    text = write(await house.tables.logs.record(table.id), games=UPDATED_GAMES.rules)
    assert '[Rules "classic"]\n[Edition "2"]\n' in text
    reading = read(text.encode(), games=UPDATED_GAMES.rules)
    assert reading.position.outcome == over.position.outcome
    await Projector(house.store, house.tables).drain()
    assert faults(path, UPDATED_GAMES) == []


@pytest.mark.long("rare cases")
async def test_games_of_both_editions_are_played_side_by_side(before: Hall, path: Path) -> None:
    first = await begun(before, FIRST)
    await update(before)
    second, luck, house = await begun(before, SECOND), random.Random(2), before.house
    for table in (first, second, first, second):
        ply = (await idle(house, table.id)).ply
        await play(house, table.id, luck, lambda table, ply=ply: table.is_over or table.ply > ply + 9)
    for table, kind in ((first, MagpieOptions), (second, SecondEdition)):
        over = await play(house, table.id, luck, lambda table: table.is_over)
        assert type(over.terms.options) is type(over.position.options) is kind
    await Projector(house.store, house.tables).drain()
    assert faults(path, UPDATED_GAMES) == []


async def test_what_was_agreed_before_the_update_begins_as_agreed(before: Hall, path: Path) -> None:
    lobby = await before.open(terms=FIRST)
    await before.sit(lobby, 1)
    await update(before)
    await before.sit(lobby, 2)
    assert type((await idle(before.house, lobby.id)).terms.options) is MagpieOptions
    assert faults(path, UPDATED_GAMES) == []


@pytest.mark.long("rare cases")
async def test_other_terms_after_the_update_are_of_the_newest_edition(before: Hall) -> None:
    lobby = await before.open(terms=FIRST)
    await update(before)
    await before.lobbies.change_terms(lobby.id, before.people[0], SECOND, press_id=before.press())
    await before.sit(lobby, 1, 2)
    assert type((await idle(before.house, lobby.id)).terms.options) is SecondEdition


async def test_a_rematch_is_of_the_newest_edition(before: Hall) -> None:
    house = before.house
    key = (await begun(before, FIRST)).id
    await play(house, key, random.Random(3), lambda table: table.is_over)
    await update(before)
    over = await house.tables.memory.table(key)
    lobby = await before.lobbies.rematch(before.people[1], over, channel_id=CHANNEL, press_id=before.press())
    assert lobby.terms.options == SecondEdition(deals=2)
    again = await before.lobbies.rematch(before.people[0], over, channel_id=CHANNEL, press_id=before.press())
    assert len(again.people) == 2, "they have asked for the same"


# Challenges


@dataclass(frozen=True, slots=True)
class SecondMille(MilleOptions):
    """Mille with other rules, whatever they are."""

    edition: ClassVar[int] = 2


@dataclass(frozen=True, slots=True)
class UpdatedMille(MilleGame):
    """Mille with both editions."""

    kinds = Kinds(SecondMille, MilleView, MillePosition, older=(MilleOptions,))


MILLE = UpdatedMille()
TWO = Games(replace(REAL_GAMES["mille"], game=MILLE))


async def test_a_challenge_is_accepted_as_it_was_made_and_a_rematch_is_of_the_newest_edition(
    before: Hall, path: Path
) -> None:
    (ann, bob, *_), house, where = before.people, before.house, {"guild_id": GUILD, "channel_id": CHANNEL}
    asked = await house.tables.offers.make(ann, bob, terms=agree(REAL_GAMES["mille"].game, 100, {}), **where)
    await update(before, TWO)
    offer = await house.tables.offers.find(asked.id)
    table = await house.tables.beginnings.accept(offer, bob, cut="1")
    assert type(table.terms.options) is MilleOptions
    await house.tables.playing.play(table.id, ann, Resign())
    first = await house.tables.beginnings.rematch(ann, bob, terms=table.terms, cut="2", **where)
    assert isinstance(first, Offer)
    assert type(first.terms.options) is SecondMille
    again = await house.tables.beginnings.rematch(bob, ann, terms=table.terms, cut="3", **where)
    assert isinstance(again, Table), "both have asked for the same"
    assert again.id == first.id
    assert type(again.terms.options) is SecondMille
    promise = await house.tables.beginnings.promise(ann, level=Level.NOVICE, terms=table.terms, seats=2, guild_id=GUILD)
    assert type(promise.terms.options) is SecondMille
    await quiet(house)
    await Projector(house.store, house.tables).drain()
    assert faults(path, TWO) == []


@pytest.mark.long("rare cases")
async def test_an_older_version_leaves_a_newer_challenge_alone(before: Hall, path: Path) -> None:
    (ann, bob, *_), house = before.people, before.house
    await update(before, TWO)
    asked = await house.tables.offers.make(ann, bob, terms=agree(MILLE, 100, {}), guild_id=GUILD, channel_id=CHANNEL)
    rows = rows_of(path)
    await update(before, MORE_GAMES)
    await refused(house.tables.offers.find(asked.id), Reason.NEWER)
    await refused(house.tables.beginnings.accept(asked, bob, cut="1"), Reason.NEWER)
    assert await house.tables.offers.open() == []
    house.pass_time(DAY)
    await quiet(house)
    assert rows_of(path) == rows
    (fault,) = faults(path, MORE_GAMES)
    assert fault.startswith(f"offers with id {asked.id}: options holds edition 2 of mille")
    await update(before, TWO)
    assert (await house.tables.offers.find(asked.id)).terms == asked.terms


async def test_options_that_are_gone_are_those_that_the_game_proposes() -> None:
    options = WithHints(deals=1, hints=True)
    assert Terms(Hinting(), options, 100).renewed() == Terms(Hinting(), WithoutHints(deals=3), 100)
    assert Terms(UPDATED, MagpieOptions(4, 2), 100).renewed() == Terms(UPDATED, SecondEdition(4, 2), 100)
    assert SECOND.renewed() is SECOND


# An older version meets a newer one's games


@pytest.fixture
async def after(path: Path) -> AsyncIterator[Hall]:
    """A process after the update."""
    async with open_hall(path, games=UPDATED_GAMES) as hall:
        yield hall


def rows_of(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows of the file, except notes, in which a process says that it is alive."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: database.execute(f'SELECT * FROM "{name}"').fetchall() for name in names if name != "notes"}


async def test_an_older_version_says_so_and_touches_nothing(after: Hall, path: Path) -> None:
    house = after.house
    over = await play(house, (await begun(after, SECOND)).id, random.Random(5), lambda table: table.is_over)
    running = await begun(after, SECOND)
    lobby = await after.open(terms=SECOND)
    await house.store.commit(AnnouncementRow("NEWS", running.id, running.ply, "deal", CHANNEL, "1", house.clock.now()))
    house.stage.broken[CHANNEL] = 10**6  # so that it is not posted before the older version comes
    before = rows_of(path)
    house.stage = RecordingStage()
    await update(after, MORE_GAMES)
    tables, player = house.tables, after.people[0]
    for asked in (
        tables.memory.table(running.id),
        tables.memory.table(over.id),
        tables.playing.play(running.id, player, Resign()),
        tables.agreements.wish(running.id, player, Matter.PAUSE),
        tables.logs.record(over.id),
        tables.logs.deal_events(over),
        tables.memory.refuse_closed(player),
        tables.lobbies.book.find(lobby.id),
        tables.lobbies.sit(lobby.id, after.people[3], version=1, press_id=after.press()),
        tables.lobbies.leave(lobby.id, player),
        tables.lobbies.message_of(lobby.id),
    ):
        await refused(asked, Reason.NEWER)
    assert await tables.memory.tables_of(player) == []
    assert await tables.lobbies.book.open() == []
    await Projector(house.store, tables).drain()
    for _ in range(5):  # clocks, lobbies, announcements, and what is overdue
        house.pass_time(DAY)
        await quiet(house)
    stage = house.stage
    assert [stage.news, stage.attempts, stage.reminded, stage.late, stage.lobbies, stage.given_up] == [[]] * 6
    assert tables.overdue.taken_up.total() == 0
    await tables.close()
    assert rows_of(path) == before, "not one row more, and none less"
    found = faults(path, MORE_GAMES)
    assert sorted(fault.partition(" ")[0] for fault in found) == ["lobby_acts", "tables", "tables"]
    said = "holds edition 2 of magpie, but this version of the bot knows no later one than 1"
    assert all(said in fault for fault in found)
    await tables.start()


async def test_the_newer_version_gives_back_the_time_when_it_was_away(after: Hall) -> None:
    house = after.house
    running = await begun(after, SECOND)
    left = running.countdown
    await update(after, MORE_GAMES)
    house.pass_time(3 * DAY)
    await quiet(house)
    await update(after)
    now = await idle(house, running.id)
    assert not now.late(house.clock.now())
    for seat in left.running:
        before, later = left.deadline(seat), now.countdown.deadline(seat)
        assert before is not None
        assert later is not None
        assert later - before >= 3 * DAY
    assert await house.store.note(STILL) == "{}"
    assert (await play(house, running.id, random.Random(3), lambda table: table.is_over)).is_over


async def test_among_others_an_older_version_freezes_what_it_takes_over(path: Path) -> None:
    async with open_neighbors(path, games=UPDATED_GAMES, second=MORE_GAMES) as pair:
        (newer, older), here = pair.houses, lambda guild_id: guild_id == GUILD
        pair.homes[0].guilds.add(GUILD)
        Following(newer.tables).take_over(here)
        table = await seat_crowd(newer, clock="10m", game=UPDATED)
        left, log = table.countdown, await newer.store.log(table.id)
        pair.homes[0].guilds.clear()
        pair.homes[1].guilds.add(GUILD)
        Following(older.tables).take_over(here)
        await quiet(older)
        older.clock.pass_time(DAY)
        await quiet(older)
        await refused(older.tables.memory.table(table.id), Reason.NEWER)
        assert await older.store.log(table.id) == log
        assert [older.stage.late, older.stage.reminded, older.stage.news] == [[]] * 3
        pair.homes[1].guilds.clear()
        pair.homes[0].guilds.add(GUILD)
        Following(newer.tables).take_over(here)
        await quiet(newer)
        back = await newer.tables.memory.table(table.id)
        for seat in left.running:
            before, later = left.deadline(seat), back.countdown.deadline(seat)
            assert before is not None
            assert later == before + DAY
        assert await older.store.note(STILL) == "{}"


async def test_a_game_that_came_with_a_newer_version_is_left_to_it(after: Hall) -> None:
    table = await begun(after, SECOND)
    await update(after, REAL_GAMES)
    await refused(after.house.tables.memory.table(table.id), Reason.NEWER)
