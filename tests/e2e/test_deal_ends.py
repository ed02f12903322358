"""How a deal ended is in the panels and in the table's own message; no message comes below them.

That every game has its pictures and words for it is in the contract of screens: here is one game of each kind.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random

import pytest

from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.registry import GAMES
from cogs.ids import Verb, parse_id
from tests.e2e import magpies
from tests.e2e.house import PATIENCE, House, Pass, press, verbs
from tests.e2e.players import Player

PAUSE = 600  # s; nothing is dealt before a test lets it pass
ENOUGH = 500  # moves of a deal
OTHERS = ("Cem",)
PLAYED = {  # seats and options of a game with a deal that soon ends, and does not end the game
    "guts": (3, {"deals": "3"}),
    "beggar-my-neighbor": (2, {"deals": "2"}),
}


@dataclass
class RandomTypist:
    """A player who types any legal move of a game that suggests them all."""

    house: House
    person: Person
    channel: Channel
    chance: Random = field(default_factory=lambda: Random(3))
    moves: list[str] = field(default_factory=list)

    async def is_called(self) -> bool:
        """Return whether there is something to play now."""
        found = (await self.person.complete(self.channel, "/play", "move", "")).choices
        self.moves = [str(each.value) for each in found]
        return bool(self.moves)

    async def step(self) -> None:
        """Type one move."""
        await self.person.invoke(self.channel, "/play", move=self.chance.choice(self.moves))


async def play_until(players: Sequence[Player], is_over: Callable[[], bool]) -> None:
    """Let them play, a move each in turn, until the end of a deal."""
    for _ in range(ENOUGH):
        for player in players:
            if is_over():
                return
            if await player.is_called():
                await player.step()
    raise AssertionError("this deal does not end")


@pytest.mark.long("more games")
@pytest.mark.parametrize("game", PLAYED)
async def test_in_the_channel_the_table_itself_shows_it(house: House, pass_time: Pass, game: str) -> None:
    """That of Mille is looked at in `test_a_game_by_buttons`."""
    seats, options = PLAYED[game]
    house.plays_openly = not GAMES[game].game.has_hands
    people = [house.ann, house.bob, *house.meet(*OTHERS[: seats - 2])]
    key = await magpies.seat(house, *people, game=GAMES[game].game, stake=10, **options)
    house.show_ends(least=4_000)
    await house.open(pause=PAUSE)
    (table,) = await house.eve.until(lambda: _tables(house, key), patience=PATIENCE)
    await play_until([RandomTypist(house, each, house.channel) for each in people], lambda: bool(house.ends(key)))
    (ended,) = await house.eve.until(lambda: _ended(house, key), patience=PATIENCE)
    assert ended.id == table.id, "the table's own message"
    assert [file.filename for file in ended.files] == ["table.png", "scorepad.png"]
    assert ended.text.splitlines()[0].endswith("deal 1")
    why = (await press(house.eve, ended, Verb.WHY)).shown
    assert why.hidden
    pass_time(PAUSE * 1000)
    await house.eve.until(lambda: not _ended(house, key), patience=PATIENCE)
    assert [message.id for message in _posted(house)] == [table.id], "nothing below it"


def _posted(house: House) -> list[SeenMessage]:
    return [message for message in house.eve.messages(house.channel) if not message.hidden]


def _tables(house: House, key: str) -> list[SeenMessage]:
    return [each for each in _posted(house) if key in str(magpies.ids(each))]


def _ended(house: House, key: str) -> list[SeenMessage]:
    return [table for table in _tables(house, key) if Verb.WHY in verbs(table)]


async def test_by_direct_message_the_panel_shows_it_and_nothing_comes_below(house: House, pass_time: Pass) -> None:
    """That of Mille is looked at in `test_live_panels`."""
    house.show_ends(least=4_000)
    await house.open(pause=PAUSE)
    direct = house.ann.open_direct()
    await house.practice(house.ann, direct, game="guts", options="deals=3")
    pass_time(PAUSE * 1000)
    await house.ann.until(house.plies, patience=PATIENCE)
    await play_until([RandomTypist(house, house.ann, direct)], lambda: bool(_ends(house)))
    [panel] = _ends(house)
    assert panel.files[-1].filename in {"ended.png", "scorepad.png"}
    assert Verb.WHY in verbs(panel)
    *_, last = [message for message in house.ann.direct_messages() if not message.hidden or message.id == panel.id]
    assert last.id == panel.id, "nothing below it"


def _ends(house: House) -> list[SeenMessage]:
    """Return the panels that show how a deal ended."""
    return [message for message in house.ann.direct_messages() if _has_next(message)]


def _has_next(message: SeenMessage) -> bool:
    """Return whether a panel has *Next deal*, which is disabled at first."""
    return any(parsed is not None and parsed.verb == Verb.NEXT for parsed in map(parse_id, _custom_ids(message)))


def _custom_ids(message: SeenMessage) -> list[str]:
    return [each.custom_id for each in message.buttons]
