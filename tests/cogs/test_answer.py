"""Answers over real sockets: a private screen is never published, and an error's text reaches neither chat nor log."""

from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass

import discord
import pytest

from bot.games.protocol import BadOption, NotAMove, Refusal, Refused
from bot.playground.clock import Clock
from bot.playground.entities import Channel
from bot.playground.person import Answer, Person
from bot.playground.ratelimits import Limits
from bot.playground.seen import SeenMessage
from bot.playground.server import LoopbackDiscord
from bot.tables import Declined, Reason
from cogs.answer import redraw, reply, think, whisper
from cogs.guard import guarded
from cogs.ids import CustomId, Verb
from cogs.refusals import Barred
from cogs.screens.screen import Button, PrivateScreen, PublicScreen
from tests.playground.conftest import running
from tests.there import there

Work = Callable[[discord.Interaction], Awaitable[None]]

BUTTON = (Button("Press", CustomId(Verb.HAND, "KEY")),)
SECRET = PrivateScreen(("Your hand: Q♠", BUTTON))
OPEN = PublicScreen(("The table", BUTTON))


class Client(discord.Client):
    """A client that does what the test says, for every press."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), max_messages=None, guild_ready_timeout=0)
        self.work: Work | None = None
        self.raised: list[Exception] = []

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Work, and remember any error."""
        assert self.work is not None
        try:
            await self.work(interaction)
        except Exception as error:
            self.raised.append(error)
            await whisper(interaction, "failed")


@dataclass
class Room:
    """A channel with Ann and Bob, and a public message with one button."""

    server: LoopbackDiscord
    client: Client
    ann: Person
    bob: Person
    channel: Channel
    public: SeenMessage

    async def press(self, work: Work, message: SeenMessage | None = None) -> Answer:
        """Let Ann press, and the client do `work`."""
        self.client.work = work
        return await self.ann.press(message or self.public, "Press")

    def seen_by_bob(self) -> str:
        """Return everything Bob could ever read."""
        return repr(list(self.bob.transcript()))


@pytest.fixture
async def room(redirect: Callable[[LoopbackDiscord], None]) -> AsyncIterator[Room]:
    """Everything over loopback."""
    async with LoopbackDiscord(clock=Clock(ticking=False), limits=Limits.off()) as server:
        redirect(server)
        guild = server.add_guild("Friends")
        channel = server.add_channel(guild, "table")
        ann, bob = server.add_person("ann", guild), server.add_person("bob", guild)
        client = Client()
        async with running(client, server.token):
            place = client.get_partial_messageable(channel.id, guild_id=guild.id)
            posted = await place.send(view=OPEN.layout())
            public = there(ann.find(posted.id))
            yield Room(server, client, ann, bob, channel, public)


async def test_private_screen_is_never_drawn_over_a_public_message(room: Room) -> None:
    answer = await room.press(lambda interaction: redraw(interaction, SECRET))
    assert room.client.raised == []
    assert answer.shown.hidden
    assert "Q♠" in answer.shown.text
    standing = there(room.bob.find(room.public.id))
    assert "The table" in standing.text
    assert "Q♠" not in room.seen_by_bob()


async def test_what_takes_a_while_is_answered_hidden_in_place_of_the_thinking(room: Room) -> None:
    async def work(interaction: discord.Interaction) -> None:
        await think(interaction)
        await reply(interaction, OPEN)

    message = await (await room.press(work)).settled()
    assert message.hidden
    assert "The table" in message.text


async def test_what_fails_after_thinking_is_told(room: Room) -> None:
    async def work(interaction: discord.Interaction) -> None:
        async def fail() -> None:
            await think(interaction)
            raise Declined(Reason.NO_TABLE)

        await guarded(interaction, fail())

    message = await (await room.press(work)).settled()
    assert message.hidden
    assert not message.thinking
    assert message.text


@pytest.mark.parametrize("hidden", [False, True])
async def test_private_screen_is_a_hidden_reply_whatever_is_asked(room: Room, hidden: bool) -> None:
    async def work(interaction: discord.Interaction) -> None:
        assert await reply(interaction, SECRET, hidden=hidden) is not None

    answer = await room.press(work)
    assert room.client.raised == []
    assert answer.shown.hidden
    assert "Q♠" in answer.shown.text
    assert "Q♠" not in room.seen_by_bob()


async def test_hidden_reply_can_be_redrawn_with_a_private_screen(room: Room) -> None:
    async def show(interaction: discord.Interaction) -> None:
        await reply(interaction, SECRET)

    shown = (await room.press(show)).shown
    again = await room.press(lambda interaction: redraw(interaction, PrivateScreen(("K♥ too", BUTTON))), shown)
    assert room.client.raised == []
    assert (again.shown.id, again.shown.hidden) == (shown.id, True)
    assert "K♥" in again.shown.text
    assert "K♥" not in room.seen_by_bob()


async def test_public_screen_can_be_shown_to_one_person(room: Room) -> None:
    async def work(interaction: discord.Interaction) -> None:
        await reply(interaction, PublicScreen(("For you",)), hidden=True)

    await room.press(work)
    assert "For you" not in room.seen_by_bob()


async def test_only_the_first_answer_counts(room: Room) -> None:
    async def work(interaction: discord.Interaction) -> None:
        await whisper(interaction, "one")
        await whisper(interaction, "two")
        await redraw(interaction, OPEN)
        await reply(interaction, SECRET)

    answer = await room.press(work)
    assert room.client.raised == []
    assert answer.shown.text == "one"


async def test_lost_answer_is_given_once(room: Room) -> None:
    room.server.faults.lose_answer("POST", "/interactions/*/callback")

    async def work(interaction: discord.Interaction) -> None:
        await reply(interaction, PublicScreen(("Only once",)))

    answer = await room.press(work)
    assert room.client.raised == []
    assert answer.message is not None
    assert ["Only once" in message.text for message in room.bob.messages(room.channel)] == [False, True]


async def test_nobody_is_called_unless_the_screen_says_so(room: Room) -> None:
    ann, bob = room.ann.user.id, room.bob.user.id
    for screen, called in (
        (PublicScreen((f"<@{bob}> @everyone",)), ()),
        (PublicScreen((f"<@{bob}> @everyone",), pings=(bob,)), (bob,)),
        (PublicScreen((f"<@{bob}> <@{ann}> @everyone",), pings=(ann, bob)), (bob, ann)),
    ):

        async def work(interaction: discord.Interaction, screen: PublicScreen = screen) -> None:
            await reply(interaction, screen)

        answer = await room.press(work)
        assert answer.shown.mentions == called


class Shy(Exception):  # noqa: N818
    """An error whose text names a card."""


@pytest.mark.parametrize(
    "error",
    [Shy("QS"), KeyError("QS"), ValueError("discard QS")],
    ids=lambda error: type(error).__name__,
)
async def test_fault_is_told_in_one_hidden_sentence_and_logged_without_its_text(
    room: Room, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    async def work() -> None:
        raise error

    answer = await room.press(lambda interaction: guarded(interaction, work()))
    assert room.client.raised == []
    assert answer.shown.hidden
    assert "/hand" in answer.shown.text
    assert "QS" not in answer.shown.text
    (record,) = [record for record in caplog.records if record.name == "cogs.guard"]
    assert type(error).__name__ in record.getMessage()
    assert "test_answer.py" in record.getMessage()
    assert record.exc_info is None
    assert "QS" not in caplog.text


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (Declined(Reason.OVER), "over"),
        (Refused(Refusal("mille", "not-your-turn", "3")), "not your turn"),
        (Refused(Refusal("mille", "take-needs-pair", "3.1", (("rank", "K"),))), "two Ks"),
        (NotAMove("mille", "no-cards"), "Try"),
        (Barred("Not in this channel."), "Not in this channel."),
        (BadOption("bad-target", "target"), "100 to 10000"),
    ],
    ids=str,
)
async def test_what_stands_in_the_way_is_told_and_not_logged(
    room: Room, caplog: pytest.LogCaptureFixture, error: Exception, words: str
) -> None:
    async def work() -> None:
        raise error

    answer = await room.press(lambda interaction: guarded(interaction, work()))
    assert answer.shown.hidden
    assert words in answer.shown.text
    assert [record for record in caplog.records if record.name.startswith("cogs")] == []
