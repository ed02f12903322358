"""Robots at the table: they play their turns by themselves, also after stumbles and restarts, until the close."""

import asyncio
from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.games.mille.moves import Pass
from bot.games.protocol import Move, Resign, Seat, View
from bot.registry import GAMES
from bot.robots.protocol import Level
from bot.robots.queue import Asker, Rank
from bot.robots.random_legal import RandomLegal
from bot.store import PlayerRow, Unavailable
from bot.tables import Declined, Hosting, News, Player, Reason, Table, Tables, agree
from bot.tables.hosting import LONGEST_WAIT
from bot.tables.playing.robots import THOUGHTS, Robots, Thinker, asker_at
from bot.tables.state.turn_pauses import TurnPauses
from bot.tables.time import DAY
from tests.games.positions import MILLE
from tests.tables.house import CHANNEL, GUILD, SOON, House, any_move, damage, standing, turn_of
from tests.tables.recording_stage import PATIENCE
from tests.tables.still_clock import StillClock

pytestmark = pytest.mark.file_only

TERMS = agree(MILLE, 500, {"target": "100"})


class AtOnce:
    """A thinker of any legal move, found on the spot; after `stumbles` stumbles."""

    def __init__(self, stumbles: int = 0) -> None:
        self.stumbles = stumbles
        self.seen: list[View] = []
        self.askers: set[Asker] = set()
        self.asked = asyncio.Event()

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move:
        """Return a move from the view alone."""
        assert level == Level.NOVICE
        if self.stumbles:
            self.stumbles -= 1
            raise RuntimeError("Q♠")
        self.seen.append(view)
        self.askers.add(asker)
        self.asked.set()
        return RandomLegal().choose(view, random=Random(seed))


@pytest.fixture
def thinker() -> AtOnce:
    return AtOnce()


def with_robots(house: House, thinker: AtOnce, *, pace: float = 0) -> Tables:
    """Return the service of a process whose robots can think."""
    return Tables(
        house.store,
        house.stage,
        house.clock,
        Hosting(games=GAMES, pause=0, offer_lifetime=1, unit="chips", robot_pace=pace, timing=SOON),
        thinker=thinker,
    )


@pytest.fixture
async def club(house: House, thinker: AtOnce) -> House:
    """A house with robots."""
    await house.tables.close()
    house.tables = with_robots(house, thinker)
    await house.tables.start()
    return house


async def practice(house: House) -> Table:
    """Let Ann play against a robot; the first deal is dealt."""
    promise = await house.tables.beginnings.promise(
        house.people[0], level=Level.NOVICE, terms=TERMS, seats=2, guild_id=GUILD
    )
    return await house.tables.beginnings.practice(promise, house.people[0], channel_id=CHANNEL, cut="777")


def test_a_robot_stored_under_another_name_is_called_by_its_hat() -> None:
    stored = PlayerRow(5, None, "Melon 3 (robot)", "", None, 1, "regular", 3)
    assert Player.of(stored).name == "Trilby"


async def test_an_expert_plays_the_games_that_have_one(club: House) -> None:
    asked = partial(club.tables.beginnings.promise, club.people[0], level=Level.EXPERT, guild_id=GUILD)
    daifugo, beggar = (agree(GAMES[name].game, 0, {}) for name in ("daifugo", "beggar-my-neighbor"))
    promise = await asked(terms=daifugo, seats=3)
    assert [robot.name for robot in promise.robots] == ["Gibus", "Homburg"]
    with pytest.raises(Declined) as caught:
        await asked(terms=beggar, seats=2)
    assert caught.value.reason is Reason.NO_LEVEL


async def test_a_robot_thinks_while_it_waits(house: House, thinker: AtOnce) -> None:
    await house.tables.close()
    house.tables = with_robots(house, thinker, pace=3600)
    await house.tables.start()
    table = await practice(house)
    while Seat.A in table.position.to_act:
        played = await house.tables.playing.play(
            table.id, house.people[0], any_move(table, Random(3)), turn=turn_of(table)
        )
        table = played.table
    await asyncio.wait_for(thinker.asked.wait(), PATIENCE)
    assert (await house.tables.memory.table(table.id)).ply == table.ply


async def anns_turn(house: House, key: str) -> Table:
    """Return the table once Ann is to play, or the game is over."""

    def is_so(table: Table) -> bool:
        return table.is_over or Seat.A in table.position.to_act

    table = await house.tables.memory.table(key)
    if not is_so(table):
        await house.stage.until(lambda: is_so(house.stage.news[-1].table))
    return await house.tables.memory.table(key)


async def test_game_against_a_robot_comes_to_its_end_and_costs_nothing(club: House, thinker: AtOnce) -> None:
    chooser = Random(1)
    table = await anns_turn(club, (await practice(club)).id)
    while not table.is_over:
        played = await club.tables.playing.play(table.id, club.people[0], any_move(table, chooser), turn=turn_of(table))
        table = await anns_turn(club, played.table.id)
    assert thinker.seen
    assert {view.seat for view in thinker.seen} == {Seat.B}
    assert thinker.askers == {Asker(Rank.PRACTICE, str(club.people[0].id))}
    assert await club.store.transfers(table.id) == []
    assert standing(await club.logged(table.id)) == standing(table)


async def test_turn_of_a_robot_is_told_as_one(club: House) -> None:
    table = await anns_turn(club, (await practice(club)).id)
    chooser = Random(2)
    while Seat.A in table.position.to_act:
        table = (await club.tables.playing.play(table.id, club.people[0], any_move(table, chooser))).table
    heard = len(club.stage.news)
    table = await anns_turn(club, table.id)
    robot = [news for news in club.stage.news[heard:] if news.seat is Seat.B]
    assert len(robot) == 1
    assert len(robot[0].events) >= 2  # it drew or took, and discarded


async def test_robot_that_stumbles_tries_again(club: House, thinker: AtOnce, caplog: pytest.LogCaptureFixture) -> None:
    thinker.stumbles = 3
    table = await anns_turn(club, (await practice(club)).id)
    chooser = Random(3)
    while Seat.A in table.position.to_act:
        table = (await club.tables.playing.play(table.id, club.people[0], any_move(table, chooser))).table
    await anns_turn(club, table.id)
    assert thinker.stumbles == 0
    assert "Q♠" not in caplog.text


class Cheat(AtOnce):
    """A thinker that wants to pass while there are cards to draw, with the same thought each time."""

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move:
        """Return a move that the judge refuses."""
        self.seen.append(view)
        return Pass()


async def test_robot_whose_moves_are_refused_plays_the_default(house: House, caplog: pytest.LogCaptureFixture) -> None:
    hosting, cheat = OneTable(await robots_turn(house), failures=0), Cheat()
    playing = hosting.robots(cheat)
    playing.call(hosting.now)
    async with asyncio.timeout(30):
        await hosting.announced.wait()
    assert Seat.B not in hosting.now.position.to_act
    errors = [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    assert len(errors) == len(cheat.seen) == 2, "it drew and discarded, and each refusal is told once"
    assert all("is refused" in error for error in errors)
    await playing.close()


async def test_robot_that_finds_no_move_plays_the_default(house: House) -> None:
    hosting = OneTable(await robots_turn(house), failures=0)
    playing = hosting.robots(AtOnce(stumbles=2 * THOUGHTS))
    playing.call(hosting.now)
    async with asyncio.timeout(30):
        await hosting.announced.wait()
    assert Seat.B not in hosting.now.position.to_act
    await playing.close()


async def test_robot_plays_on_after_a_restart(house: House) -> None:
    """Its turn had come, and the process ended: no robot of the next one may sit there for ever."""
    chooser = Random(4)
    table = await practice(house)  # this process cannot think
    while Seat.A in table.position.to_act:
        table = (await house.tables.playing.play(table.id, house.people[0], any_move(table, chooser))).table
    await house.tables.close()
    house.tables = with_robots(house, AtOnce())
    await house.tables.start()
    assert Seat.A in (await anns_turn(house, table.id)).position.to_act


async def test_practice_ends_when_its_player_says_so(club: House) -> None:
    table = await practice(club)
    *_, cid = club.people
    with pytest.raises(Declined) as caught:
        await club.tables.agreements.end_unrated(table.id, cid)
    assert caught.value.reason is Reason.NOT_SEATED
    assert (await club.tables.agreements.end_unrated(table.id, club.people[0])).is_over
    with pytest.raises(Declined) as caught:
        await club.tables.agreements.end_unrated(table.id, club.people[0])
    assert caught.value.reason is Reason.OVER


async def test_robot_is_patient_and_nobody_runs_out_of_time_against_it(club: House) -> None:
    table = await anns_turn(club, (await practice(club)).id)
    club.pass_time(8 * DAY)
    assert not table.late(club.clock.now())
    club.pass_time(LONGEST_WAIT)
    await club.stage.until(lambda: club.stage.news[-1].table.is_over)
    assert (club.stage.reminded, club.stage.late) == ([], [])


class OneTable:
    """Hosting of a single table, which cannot be read at first."""

    def __init__(self, table: Table, failures: int) -> None:
        self.now = table
        self.failures = failures
        self.announced = asyncio.Event()

    async def table(self, key: str) -> Table:
        """Return the table, after `failures` failures."""
        if self.failures:
            self.failures -= 1
            raise Unavailable("cannot read")
        return self.now

    async def play(self, table: Table, seat: Seat, move: Move) -> News:
        """Play in memory."""
        step = table.position.play(seat, move)
        self.now = _moved(table, step.position)
        return News(self.now, seat, step.events)

    def tell(self, news: News) -> None:
        """Note that the robot's whole turn is over."""
        self.announced.set()

    def robots(self, thinker: Thinker, *, pace: float = 0) -> Robots:
        """Return robots that play here."""
        return Robots(
            thinker,
            pace=pace,
            again=SOON.played_again,
            find_table=self.table,
            play=self.play,
            pauses=TurnPauses(StillClock(), (0, 0), b""),
            find_seed=self.seed,
            tell=self.tell,
        )

    async def seed(self, key: str) -> bytes:
        """Return a seed, for deputies; none plays here."""
        raise AssertionError(key)


def _moved(table: Table, position: object) -> Table:
    return replace(table, position=position, ply=table.ply + 1)  # type: ignore[arg-type]


async def robots_turn(house: House) -> Table:
    table, chooser = await practice(house), Random(5)
    while Seat.A in table.position.to_act:
        table = (await house.tables.playing.play(table.id, house.people[0], any_move(table, chooser))).table
    return table


async def test_robot_whose_table_cannot_be_read_plays_later(house: House) -> None:
    hosting = OneTable(await robots_turn(house), failures=3)
    playing = hosting.robots(AtOnce())
    playing.call(hosting.now)
    async with asyncio.timeout(30):
        await hosting.announced.wait()
    await playing.close()


def robots_playing() -> set[asyncio.Task[object]]:
    """Return their tasks; other tasks may end at any time."""
    return {task for task in asyncio.all_tasks() if task.get_name().startswith("robot")}


async def test_close_ends_robots_and_none_begins_afterwards(house: House) -> None:
    hosting = OneTable(await robots_turn(house), failures=0)
    before = robots_playing()
    playing = hosting.robots(AtOnce(), pace=3600)
    playing.call(hosting.now)
    playing.call(hosting.now)
    assert len(robots_playing()) == len(before) + 1
    await playing.close()
    playing.call(hosting.now)
    assert robots_playing() == before


class Forever:
    """A thinker that never finds a move."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()
        self.is_given_up = False

    async def think(self, level: str, view: View, seed: int, *, asker: Asker) -> Move:
        """Wait, and note when nobody waits for it anymore."""
        self.asked.set()
        try:
            return await asyncio.get_running_loop().create_future()
        except asyncio.CancelledError:
            self.is_given_up = True
            raise


async def test_a_thought_for_a_game_that_is_over_is_given_up(house: House) -> None:
    hosting, thinker = OneTable(await robots_turn(house), failures=0), Forever()
    playing = hosting.robots(thinker)
    playing.call(hosting.now)
    await asyncio.wait_for(thinker.asked.wait(), PATIENCE)
    (turn,) = robots_playing() - {asyncio.current_task()}
    playing.call(hosting.now)
    assert not turn.cancelling()
    over = (await hosting.play(hosting.now, Seat.A, Resign())).table
    playing.call(over)
    await asyncio.wait([turn], timeout=PATIENCE)
    assert thinker.is_given_up
    await playing.close()


async def test_robots_think_for_the_one_person_among_them_or_for_a_table(house: House) -> None:
    ann, bob, *_ = house.people
    alone = await practice(house)
    assert asker_at(alone) == Asker(Rank.PRACTICE, str(ann.id))
    robot = alone.players[1]
    assert asker_at(replace(alone, players=(robot, bob, robot))) == Asker(Rank.PRACTICE, str(bob.id))
    assert asker_at(replace(alone, players=(ann, robot, bob))) == Asker(Rank.TABLE, alone.id)
    assert asker_at(replace(alone, players=(ann, bob))) == Asker(Rank.TABLE, alone.id)


async def test_a_robot_leaves_a_damaged_table(house: House, thinker: AtOnce) -> None:
    table = await practice(house)
    while table.players[next(iter(table.position.to_act))].robot is None:
        table = (await house.tables.playing.play(table.id, house.people[0], any_move(table, Random(1)))).table
    await damage(house, table.id)
    tables = house.tables
    own = Robots(
        thinker,
        pace=0,
        again=SOON.played_again,
        find_table=tables.memory.table,
        play=tables.playing.play_robot,
        pauses=TurnPauses(StillClock(), (0, 0), b""),
        find_seed=OneTable(table, failures=0).seed,
        tell=house.stage.tell,
    )
    own.call(table)
    async with asyncio.timeout(PATIENCE):
        await own._turns[table.id]
    assert thinker.seen == []
