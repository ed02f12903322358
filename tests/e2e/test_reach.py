"""Who reaches a game where the bot is not: its people and its place. To all others it is as unknown as no game."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.playground.entities import Channel
from bot.playground.interactions import InteractionKind, Standing
from bot.playground.person import Person
from bot.playground.seen import Impossible, SeenMessage, see
from cogs.ids import MARK, TableCommand, Verb
from cogs.screens.mille.acts import Act
from tests.e2e.house import House, press
from tests.e2e.test_tables_elsewhere import Pair
from tests.left_out import first

NONE = "ZZZZZZZZZZ"  # the key of no game
ABOUT_NOTHING = {Verb.CLOSE, Verb.SEEN}  # one deletes the pressed message, the other goes on and off
AT_TABLES = ("verify", "replay", "export", "score")
COMMANDS = [f"/game {each}" for each in AT_TABLES]
COMMANDS += [f"/table {each}" for each in ("show", "log", "resign", "call-off", "pause", "resume")]
COMMANDS += ["/hand", "/play"]


@dataclass
class Between:
    """Ann and Bob play in messages between them, where nobody else is. Eve has installed the bot, too."""

    house: House
    channel: Channel
    key: str

    async def end(self) -> None:
        """Let Ann lose."""
        asked = (await self.house.ann.invoke(self.channel, "/table resign")).shown
        await press(self.house.ann, asked, Verb.RESIGN)
        await self.house.until_stored(lambda: self.house.rows("SELECT 1 FROM finished_games"))

    def places(self) -> list[Channel]:
        """Return where Eve tries: in a server of the bot, in a group with Ann, and in messages with the bot."""
        group = self.house.discord.add_group(self.house.ann, self.house.eve)
        return [self.house.channel, group, self.house.eve.open_direct()]


@pytest.fixture
async def between(house: House) -> Between:
    await house.open()
    for person in (house.ann, house.eve):
        person.install()
    channel = house.discord.between(house.ann, house.bob)
    await Pair(house, channel).begin()
    return Between(house, channel, house.key())


async def told(house: House, person: Person, channel: Channel, command: str, key: str) -> str:
    """Return what a command about the table `key` answers this person, with every word of it."""
    given = {"move": "draw"} if command == "/play" else {}
    message = (await person.invoke(channel, command, table=key, **given)).shown
    assert message.hidden or channel.id == house.eve.open_direct().id
    return said(message)


def said(message: SeenMessage) -> str:
    """Return all that a message says, asks for and carries."""
    asks = [part.custom_id for part in (*message.buttons, *message.menus)]
    return " ".join([message.text, *asks, *(file.filename for file in message.files)])


async def forged(house: House, pressed: SeenMessage, custom_id: str, *values: str) -> str:
    """Let Eve press an id that nobody offered her, on a message of hers; return how it was answered."""
    data: dict[str, object] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    if values:
        data["values"] = list(values)
    message = house.discord.world.messages[pressed.id]
    interaction = house.discord.backend.act(
        InteractionKind.COMPONENT, user_id=house.eve.user.id, channel_id=house.channel.id, data=data, message=message
    )
    await interaction.answered.wait()
    assert interaction.standing is Standing.ANSWERED, custom_id
    told = interaction.original
    return f"{interaction.callback} {None if told is None else said(see(house.discord.world, told))}"


def ids(key: str, turn: str) -> Iterator[tuple[str, ...]]:
    """Yield every press that names the game `key`, alone or as the choice in a menu."""
    for verb in sorted({*map(str, Verb), *map(str, Act)} - ABOUT_NOTHING):
        yield f"{MARK}/{verb}/{key}/{turn}/", "1"
    for command in TableCommand:
        yield f"{MARK}/{Verb.WHICH_TABLE}//{turn}/{command}", key
    yield f"{MARK}/{Verb.LOOK_BACK}/mille/{turn}/", key


@pytest.mark.parametrize("is_over", [False, True])
async def test_somebody_outside_reads_the_same_of_it_as_of_no_game(
    house: House, between: Between, is_over: bool
) -> None:
    if is_over:
        await between.end()
    for place in between.places():
        for command in COMMANDS:
            of_it, of_none = [await told(house, house.eve, place, command, key) for key in (between.key, NONE)]
            assert of_it == of_none, (command, place)
            try:
                answer = await house.eve.complete(place, command, "table", "")
            except Impossible:
                continue
            assert between.key not in str(answer.choices), command


@pytest.mark.parametrize("turn", first(1, ["0", ""], why="all presses"))
async def test_no_forged_press_tells_somebody_outside_that_a_game_is_there(
    house: House, between: Between, turn: str
) -> None:
    await between.end()
    before = house.plies(between.key)
    mine = (await house.eve.invoke(house.channel, "/help")).shown
    for of_it, of_none in zip(ids(between.key, turn), ids(NONE, turn), strict=True):
        answers = [await forged(house, mine, custom_id, *values) for custom_id, *values in (of_it, of_none)]
        assert answers[0].replace(between.key, NONE) == answers[1], of_it
    assert house.plies(between.key) == before
