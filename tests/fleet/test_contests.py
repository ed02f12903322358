"""Two processes: each round of a tournament is seated once, each pot is settled once, and each day is opened once."""

import asyncio
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest

from bot.playground.permissions import Permission
from bot.playground.person import Answer, Person
from bot.playground.seen import Impossible, SeenMessage
from bot.tables import DAY
from bot.tournament.umpire import BREAK
from cogs.ids import CustomId, Verb
from cogs.screens.tournament import HERE, SIGN_UP, START
from tests.e2e.codes import THREAD_EXISTS
from tests.e2e.house import PATIENCE, id_of
from tests.e2e.test_clocks_over_kills import Time
from tests.e2e.test_tournament import board, calls, ends
from tests.fleet.conftest import Launch
from tests.fleet.fleet import Fleet
from tests.fleet.games import meet_everywhere
from tests.fleet.seats import while_playing
from tests.there import there

pytestmark = [pytest.mark.postgresql, pytest.mark.long("fleets"), pytest.mark.fleet, pytest.mark.timeout(300)]

ROUNDS, ENTRY = 2, 500
LOOK = 0.05  # s from one look to the next where nobody can do anything


def named(call: SeenMessage) -> list[int]:
    """Return whom a call names, each once."""
    return sorted({int(each) for each in re.findall(r"<@(\d+)>", call.text)})


@dataclass
class Contest:
    """Four people who do whatever a tournament asks of them, again where nobody answered."""

    fleet: Fleet
    time: Time
    people: dict[int, Person]
    rested: set[int] = field(default_factory=set)  # rounds after which the break has passed

    async def play(self) -> None:
        """Play it to its end."""
        async with asyncio.timeout(3 * PATIENCE):
            while not self.acts("over"):
                if not await self._next():
                    await asyncio.sleep(LOOK)

    def acts(self, kind: str) -> list[tuple[object, ...]]:
        """Return the acts of a kind: who did them, and what they say."""
        return self.fleet.rows("SELECT player_id, text FROM tournament_acts WHERE kind = ? ORDER BY number", kind)

    async def _next(self) -> bool:
        """Do what somebody can do now, and return whether there was anything."""
        missing = [each for each in self.people.values() if each.user.id not in self._known("join")]
        if missing:
            await self._press(missing[0], board, SIGN_UP)
        elif not self.acts("start"):
            await self._press(self.fleet.ann, board, START)
        elif waiting := self._called():
            await self._come(*waiting[0])
        elif tables := self._running():
            await self._give_up(tables[0])
        elif self._is_between() and len(self.acts("round")) not in self.rested:
            self.rested.add(len(self.acts("round")))
            self.time.let_pass(BREAK)
        else:
            return False
        return True

    def _known(self, kind: str) -> set[int]:
        """Return who did an act, by their numbers on Discord."""
        query = "SELECT discord_id FROM tournament_acts JOIN players ON players.id = player_id WHERE kind = ?"
        return {int(str(each)) for (each,) in self.fleet.rows(query, kind)}

    def _called(self) -> list[tuple[int, SeenMessage, int]]:
        """Return who is called to a table and has not come: their number, the call and the number of its table."""
        number = len(self.acts("round"))
        found = []
        for at, call in enumerate(calls(self.fleet, number), start=1):
            offered = [each for each in call.buttons if f"/{number}/{HERE}-{at}" in each.custom_id]
            found += [(each, call, at) for each in named(call) if offered and not self._is_here(each, number)]
        return found

    def _is_here(self, person: int, number: int) -> bool:
        """Return whether somebody has come in a round."""
        query = (
            "SELECT 1 FROM tournament_acts JOIN players ON players.id = player_id WHERE kind = 'here'"
            " AND discord_id = ? AND number > (SELECT max(number) FROM tournament_acts WHERE kind = 'round')"
        )
        assert number == len(self.acts("round"))
        return bool(self.fleet.rows(query, person))

    async def _come(self, person: int, call: SeenMessage, table: int) -> None:
        number = len(self.acts("round"))
        key = str(self.fleet.rows("SELECT id FROM tournaments")[0][0])
        word = str(CustomId(Verb.TOURNAMENT, key, number, f"{HERE}-{table}"))
        await self._act(lambda: self.people[person].press(call, word))

    def _running(self) -> list[str]:
        query = "SELECT id FROM tables WHERE due_at IS NOT NULL"
        dealt = {str(each) for (each,) in self.fleet.rows("SELECT DISTINCT table_id FROM log")}
        return [str(each) for (each,) in self.fleet.rows(query) if str(each) in dealt]

    async def _give_up(self, key: str) -> None:
        """Let somebody resign, so that the game is over."""
        query = (
            "SELECT discord_id, coalesce(p.channel_id, t.channel_id) FROM seats JOIN players ON players.id = player_id"
            " JOIN tables t ON t.id = seats.table_id LEFT JOIN table_places p ON p.table_id = t.id"
            " WHERE seats.table_id = ? AND seat = 0"
        )
        [(who, place)] = self.fleet.rows(query, key)
        thread, person = self.fleet.discord.world.channels[int(str(place))], self.people[int(str(who))]
        asked = await self._act(lambda: person.invoke(thread, "/table resign", table=key))
        if asked is not None and asked.message is not None and asked.message.buttons:
            shown = asked.message
            await self._act(lambda: person.press(shown, id_of(shown, Verb.RESIGN)))

    def _is_between(self) -> bool:
        """Return whether all tables of the last round are over, and another round is to come."""
        seated = len(self.acts("round"))
        return 0 < seated < ROUNDS and len(self.acts("result")) == 2 * seated

    async def _press(self, person: Person, of: Callable[[Fleet], SeenMessage], word: str) -> None:
        key = str(self.fleet.rows("SELECT id FROM tournaments")[0][0])
        asked = await self._act(lambda: person.press(of(self.fleet), str(CustomId(Verb.TOURNAMENT, key, None, word))))
        if word == SIGN_UP and asked is not None and asked.message is not None and asked.message.buttons:
            shown = asked.message
            await self._act(lambda: person.press(shown, id_of(shown, Verb.TOURNAMENT_SURE)))

    async def _act(self, act: Callable[[], Awaitable[Answer]]) -> Answer | None:
        """Return the answer to an act; None where it cannot be done now, or nobody has answered."""
        await self.fleet.eve.until(lambda: self.fleet.is_served(1), patience=PATIENCE)
        try:
            answer = await self.fleet.acted(act())
        except (Impossible, IndexError):  # it has just gone from under the finger
            return None
        return None if answer.failed else answer


async def test_a_tournament_over_kills(launch: Launch) -> None:
    fleet, luck = await launch(2, passes_time=True), random.Random(37)
    fleet.allowed = fleet.allowed | {THREAD_EXISTS}  # one made just before a kill is found by asking for it again
    time, place = there(fleet.time), fleet.places[1]
    fleet.channel, fleet.guild = place, fleet.discord.world.guilds[place.guild_id or 0]
    people = {each.user.id: each for each in (fleet.ann, fleet.bob, *meet_everywhere(fleet, "Cid", "Dee"))}
    fleet.discord.add_role(fleet.guild, "hosts", fleet.ann, permissions=Permission.MANAGE_EVENTS)
    chosen = {"game": "mille", "rounds": ROUNDS, "entry": "5"}
    await (await fleet.ann.invoke(place, "/tournament", **chosen)).settled()
    contest = Contest(fleet, time, people)

    killed = list[int]()

    async def kill() -> None:
        for number in (1, 0, 1):  # of shard 1 is the server
            await fleet.some_changes(luck, most=15)
            killed.append(number)
            await fleet.kill_one(number)
            if number != 1:  # else perhaps nothing happens there until it is back: people wait for it
                await fleet.some_changes(luck, most=3)
            await fleet.launch(number)

    await while_playing(kill(), contest.play())
    await fleet.launch()
    await fleet.eve.until(lambda: ends(fleet), patience=PATIENCE)
    await fleet.eve.until(lambda: "The tournament is over." in board(fleet).text, patience=PATIENCE)
    assert {*killed} == {0, 1}
    assert [len(contest.acts(kind)) for kind in ("round", "begin", "result", "over")] == [ROUNDS, 4, 4, 1]
    assert fleet.rows("SELECT count(*) FROM tables") == [(4,)]
    assert fleet.rows("SELECT count(*) FROM table_places") == [(4,)], "each has its thread"
    assert fleet.rows("SELECT count(*) FROM pots") == [(1,)]
    assert len(ends(fleet)) == 1
    assert [len(calls(fleet, number)) for number in range(1, ROUNDS + 1)] == [2, 2]
    seated = "SELECT discord_id, count(*) FROM seats JOIN players ON players.id = player_id GROUP BY discord_id"
    assert {int(str(who)): often for who, often in fleet.rows(seated)} == dict.fromkeys(people, ROUNDS)
    won = Counter[object]()
    for payer, payee, amount in fleet.rows("SELECT payer_id, payee_id, amount FROM pot_transfers"):
        won[payer] -= int(str(amount))
        won[payee] += int(str(amount))
    assert (sum(won.values()), min(won.values())) == (0, -ENTRY)
    await fleet.all_told()


async def test_midnight_comes_once_to_two_processes(launch: Launch) -> None:
    """A daily deal of each is under way then, and ends uncounted."""
    fleet = await launch(2, passes_time=True)
    time, days = there(fleet.time), set[str]()

    def times_opened() -> list[int]:
        said = "\n".join(log.read_text(errors="replace") for log in fleet.logs)
        return [said.count(f"day {day}: opened") for day in days]

    async with asyncio.timeout(PATIENCE):
        for person, place in ((fleet.ann, fleet.places[0]), (fleet.bob, fleet.places[1])):
            listed = there((await fleet.acted(person.invoke(place, "/daily"))).message)
            await fleet.acted(person.choose(listed, id_of(listed, Verb.DAILY_PLAY), "guts"))
        while len(sat := fleet.rows("SELECT day FROM daily_sittings")) < 2:
            await asyncio.sleep(LOOK)
        days = {str(day) for (day,) in sat}
        time.let_pass(DAY)
        while not days <= {str(day) for (day,) in fleet.rows("SELECT day FROM daily_openings")}:
            await asyncio.sleep(LOOK)
        while not all(times_opened()):  # a process says it after it has stored it
            await asyncio.sleep(LOOK)
    assert fleet.rows("SELECT count(*) FROM daily_moves WHERE text = 'end'") == [(2,)]
    assert fleet.rows("SELECT count(*) FROM daily_results") == [(0,)]
    await fleet.all_told()
    assert times_opened() == [1] * len(days)
