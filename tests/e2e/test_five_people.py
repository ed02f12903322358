"""Five people in two channels, one of them in two games, an absentee, double clicks, restarts: every game ends."""

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field

import pytest

from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.registry import GAMES
from bot.standing.audit import Audit
from bot.store import Store
from bot.tables import Vault
from cogs.ids import Verb, parse_id
from tests.e2e.codes import ANSWERED_BEFORE, TOO_LATE, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press, verbs
from tests.e2e.players import Presser, play
from tests.e2e.test_waiting import MINUTE
from tests.games.kits import KITS
from tests.tables.house import NEVER, make_tables
from tests.tables.recording_stage import RecordingStage
from tests.tables.still_clock import StillClock


@dataclass
class Clicker(Presser):
    """A person who presses twice at once now and then, and leaves for good after some answered presses."""

    chance: random.Random = field(default_factory=random.Random)
    leaves_after: int | None = None

    @property
    def has_left(self) -> bool:
        """Whether no more presses will come."""
        return self.leaves_after is not None and self.presses >= self.leaves_after

    @property
    def is_to_play(self) -> bool:
        """Whether it is this one's turn, by the panel: there or gone."""
        return super().can_act()

    def can_act(self) -> bool:
        return self.is_to_play and not self.has_left

    async def step(self) -> None:
        panel, clicks = self.panel(), 1 + (self.chance.random() < 0.2)
        assert panel is not None
        which = self._wish(panel).custom_id
        answers = await asyncio.gather(*(self.person.press(panel, which) for _ in range(clicks)))
        self.presses += not any(answer.failed for answer in answers)  # nobody leaves without seeing the result
        for answer in answers:
            if answer.message is not None and answer.message.hidden:  # the panel was taken away under the finger
                self.opened = answer.message.id


@dataclass
class Game:
    """Two people at one of the tables."""

    house: House
    channel: Channel
    key: str
    clickers: tuple[Clicker, Clicker]

    def is_over(self) -> bool:
        """Return whether the settlement is where the game was begun."""
        return bool(self.settlements())

    def settlements(self) -> list[SeenMessage]:
        """Return the settlements of this game in its channel."""
        return [
            message
            for message in self.house.eve.messages(self.channel)
            for button in message.buttons
            if (i := parse_id(button.custom_id)) is not None and (i.verb, i.key) == (Verb.REMATCH, self.key)
        ]

    async def play(self) -> None:
        """Play until it is over, or the player to move has left."""
        await play(self.house, self.clickers, until=lambda: self.is_over() or self.waits() is not None)

    def waits(self) -> Clicker | None:
        """Return who waits for a player who left for good.

        Nobody does while no panel calls anyone: a leaver's discard has called the other, whose panel is on its way,
        and who plays on first.
        """
        for gone, here in (self.clickers, self.clickers[::-1]):
            if gone.has_left and gone.is_to_play and not here.can_act():
                return here
        return None


async def begin(house: House, channel: Channel, one: Person, two: Person, luck: random.Random, **options: str) -> Game:
    """Challenge and accept; with a clock the second one leaves soon."""
    asked = await one.invoke(channel, "/challenge", opponent=two, options="target=100", **options)
    await press(two, asked.shown, Verb.ACCEPT)
    key = house.key()
    seed, leaves = luck.randrange(1000), luck.randrange(1, 6) if options else None
    first = Clicker(house, one, key, chance=random.Random(seed))
    return Game(house, channel, key, (first, Clicker(house, two, key, chance=random.Random(seed), leaves_after=leaves)))


async def restart(house: House, luck: random.Random) -> None:
    """End the bot and start it again, after some changes in the world."""
    for _ in range(luck.randrange(60, 160)):
        await house.discord.world.changes.next()
    await house.reopen()
    house.discord.clock.advance(3.1)  # those who have pressed hear that nobody answered


async def evening(house: House, let_pass: Pass, *, seed: int, rounds: int) -> None:
    """Play some rounds of three games at once among five people."""
    luck = random.Random(seed)
    house.allowed = {ANSWERED_BEFORE, TOO_LATE, UNKNOWN_MESSAGE}
    await house.open()
    cid, dan = (house.discord.add_person(name, house.guild) for name in ("Cid", "Dan"))
    other = house.discord.add_channel(house.guild, "more cards")
    ann, bob, eve = house.ann, house.bob, house.eve
    games: list[Game] = []
    for _ in range(rounds):
        pairs = [(house.channel, ann, bob), (other, eve, cid)]
        now = [await begin(house, *pair, luck) for pair in pairs]
        now.append(await begin(house, house.channel, dan, eve, luck, clock="10m claim"))
        restarting = asyncio.create_task(restart(house, luck))
        await asyncio.gather(*(game.play() for game in now))
        restarting.cancel()
        await asyncio.gather(restarting, return_exceptions=True)
        await house.reopen()
        house.discord.clock.advance(3.1)
        for game in now:
            await claim(house, let_pass, game)
        games += now
    await look_over(house, games)
    assert house.rows("SELECT count(*) FROM table_ends WHERE how = 'timeout'") == [(rounds,)]
    assert house.discord.gateway.identified > 2 * rounds, "it was ended and started again while people played"
    await asyncio.to_thread(_checked, house)


def _checked(house: House) -> None:
    """Check that no stored row contradicts the games, while the bot runs."""
    assert list(Audit(house.database, GAMES, vault=Vault(), unit="", clock=house.clock).faults()) == []


async def claim(house: House, let_pass: Pass, game: Game) -> None:
    """Let the remaining player take the game when time is over."""
    if not game.is_over() and (here := game.waits()) is not None:
        let_pass(71 * MINUTE)

        def offered() -> SeenMessage | None:
            return next((m for m in here.person.direct_messages() if Verb.CLAIM in verbs(m)), None)

        await press(here.person, await here.person.until(offered, patience=PATIENCE), Verb.CLAIM)
    await house.eve.until(game.is_over, patience=PATIENCE)


async def look_over(house: House, games: list[Game]) -> None:
    """Check that each game is settled once, in place; no card is lost; leftovers name the opponent."""
    await house.close()
    kit = KITS["mille"]
    async with await Store.open(house.database) as store:
        tables = make_tables(store, RecordingStage(), StillClock())
        for game in games:
            table = await tables.memory.table(game.key)
            assert kit.cards(table.position) == Counter(kit.deck(2))
            assert table.is_over
            assert len(game.settlements()) == 1
            paid = await store.transfers(game.key)
            assert [each.amount for each in paid] == [due.amount for due in table.settlement().transfers]
            for clicker, opponent in (game.clickers, game.clickers[::-1]):
                name = opponent.person.user.display_name
                ends = [m for m in clicker.person.direct_messages() if _is_of(m, game.key)]
                assert all(any(name in file.description for file in end.files) for end in ends)
        assert not await store.due_tables(NEVER)
        assert not await store.unposted()


def _is_of(message: SeenMessage, key: str) -> bool:
    """Return whether the buttons of a message are about this game."""
    return any((i := parse_id(button.custom_id)) is not None and i.key == key for button in message.buttons)


@pytest.mark.long("soaks")
async def test_an_evening_of_five(house: House, pass_time: Pass) -> None:
    await evening(house, pass_time, seed=2, rounds=1)
