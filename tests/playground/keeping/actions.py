"""Random acts of persons and a bot, done straight to a world: the law of keeping must hold after any of them."""

import contextlib
import random
from collections.abc import Callable, Sequence

from bot.playground import answering
from bot.playground.backend import Backend
from bot.playground.changes import ChannelChanged, MessageEdited
from bot.playground.entities import Channel, ChannelKind, Message
from bot.playground.interactions import Interaction
from bot.playground.kinds import CallbackKind, InteractionKind
from bot.playground.permissions import Permission
from bot.playground.person import Person
from bot.playground.posting import Author, Upload, compose, post
from bot.playground.schedule import EventPlan, add_event, interest
from bot.playground.seen import Impossible
from bot.playground.server import LoopbackDiscord
from bot.playground.wire import Json

PNG = b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + (7).to_bytes(4, "big") + (5).to_bytes(4, "big")
WORDS = ("", "hello", "é 🂡 \ud800 \x00", "<@{0}> plays", "here:/x", "x" * 1999)


class Chance:
    """A source of one random act at a time in a Discord."""

    def __init__(self, discord: LoopbackDiscord, seed: int) -> None:
        self.discord = discord
        self.backend: Backend = discord.backend
        self.world = discord.world
        self.random = random.Random(seed)

    def act(self) -> None:
        """Do one act; skip those that a client does not offer."""
        actions: Sequence[Callable[[], object]] = (
            self._add_person,
            self._add_place,
            self._change_powers,
            self._say,
            self._say,
            self._post,
            self._post,
            self._edit,
            self._edit,
            self._answer,
            self._answer,
            self._delete,
            self._dismiss,
            self._thread,
            self._membership,
            self._register,
            self._change_emoji,
            self._schedule,
            self._settings,
            lambda: self.discord.clock.advance(self.random.choice((0.001, 2.0, 1000.0))),
        )
        with contextlib.suppress(Impossible, IndexError):  # not offered, or there is nothing to choose from
            self.random.choice(actions)()

    def _schedule(self) -> None:
        """Let someone be interested in an event, and make another one."""
        world, guild = self.world, self.random.choice(list(self.world.guilds.values()))
        if events := world.events_of(guild):
            user = self.random.choice(list(guild.members.values())).user
            interest(world, self.random.choice(events), user, interested=self.random.random() < 0.7)
        starts = world.clock.now() + self.random.choice((1.0, 500.0))
        plan = EventPlan(self.random.choice(WORDS)[:100], None, "here", starts, starts + 900.0)
        add_event(world, guild, world.users[guild.owner_id], plan)

    @property
    def people(self) -> list[Person]:
        return people(self.discord)

    def _words(self) -> str:
        return self.random.choice(WORDS).format(self.random.choice(list(self.world.users)))

    def _channel(self) -> Channel:
        return self.random.choice(list(self.world.channels.values()))

    def _message(self, *, own: bool = False) -> Message:
        bot = self.world.bot.id
        found = [m for c in self.world.channels.values() for m in c.messages.values() if not own or m.author_id == bot]
        return self.random.choice(found)

    def _add_person(self) -> None:
        user = self.discord.add_person(f"p{len(self.world.users)}", locale=self.random.choice(("fr", "en-US"))).user
        user.avatar = self.random.choice((None, PNG))
        for guild in self.world.guilds.values():
            if self.random.random() < 0.8:
                self.world.add_member(guild, user)

    def _add_place(self) -> None:
        if len(self.world.guilds) < 2:
            self.discord.add_guild("Gilde é", locale="fr", owner=self.random.choice([None, *self.people]))
        guild = self.random.choice(list(self.world.guilds.values()))
        self.world.add_channel(guild, f"c{len(guild.channels)}", topic=self.random.choice((None, "cards")))

    def _change_powers(self) -> None:
        guild = self.random.choice(list(self.world.guilds.values()))
        role = self.discord.add_role(guild, "r", permissions=self.random.choice(list(Permission)))
        self.world.grant_role(guild, self.random.choice(list(guild.members.values())).user, role)
        channel = self.random.choice(list(guild.channels.values()))
        target = self.random.choice([role, self.random.choice(self.people).user, guild.roles[guild.id]])
        self.world.overwrite(channel, target, deny=self.random.choice(list(Permission)))

    def _change_emoji(self) -> None:
        emoji = self.world.add_emoji(f"e{self.world.snowflakes.last}", PNG + self.random.randbytes(9), "image/png")
        for change in self.random.choice(((), (self.world.remove_emoji,))):
            change(self.random.choice(list(self.world.emoji.values())))
        if emoji.id in self.world.emoji and self.random.random() < 0.5:
            self.world.rename_emoji(emoji, f"r{emoji.id}")

    def _say(self) -> None:
        self.random.choice(self.people).say(self._channel(), self._words())

    def _said(self) -> tuple[Json, list[Upload]]:
        files = [Upload(n, f"a b{n}.png", PNG + self.random.randbytes(9)) for n in range(self.random.randrange(3))]
        said: Json = {"attachments": [{"id": file.index, "description": f"alt {file.index}"} for file in files]}
        if self.random.random() < 0.5:
            items = [{"media": {"url": f"attachment://{file.filename}"}} for file in files]
            shown: list[Json] = [{"type": 10, "content": self._words()}, {"type": 12, "items": items}]
            button: Json = {"type": 2, "style": 1, "label": "go", "custom_id": "a:1"}
            link: Json = {"type": 2, "style": 5, "label": "there", "url": self.world.base_url + "/x"}
            return said | {
                "components": [{"type": 17, "components": shown}, {"type": 1, "components": [button, link]}],
                "flags": 1 << 15,
            }, files
        embed: Json = {"title": "t", "fields": [{"name": "n", "value": self._words()}]}
        if files:
            embed["image"] = {"url": f"attachment://{files[0].filename}"}
        return said | {"content": self._words(), "embeds": [embed], "components": []}, files

    def _post(self) -> None:
        channel, (said, files) = self._channel(), self._said()
        nonce = self.random.choice((None, "n-1", 17))
        post(self.world, channel, compose(self.world, channel, said, files), Author(self.world.bot.id, nonce=nonce))

    def _edit(self) -> None:
        message, (said, files) = self._message(own=True), self._said()
        message.old_edits = [self.world.clock.now()]
        answering.edit(self.world, message, said, files)

    def _answer(self) -> None:
        """Let a person act, and the bot answer: in public, hidden, thinking, in place."""
        person = self.random.choice(self.people)
        channel = self.random.choice(person.channels)
        pressed = self.random.choice([None, *person.messages(channel)[-2:]])
        on = None if pressed is None else self.world.messages[pressed.id]
        interaction = self.backend.act(
            InteractionKind.COMMAND if on is None else InteractionKind.COMPONENT,
            user_id=person.user.id,
            channel_id=channel.id,
            data={"type": 1, "name": "hand"},
            command="hand",
            message=on,
        )
        self._reply(interaction)

    def _reply(self, interaction: Interaction) -> None:
        said, files = self._said()
        said["flags"] = int(str(said.get("flags", 0))) | self.random.choice((0, 1 << 6))
        own = interaction.message is not None and interaction.message.author_id == self.world.bot.id
        kinds = [CallbackKind.MESSAGE, CallbackKind.DEFERRED_MESSAGE, *([CallbackKind.UPDATE] if own else [])]
        kind = self.random.choice(kinds)
        answering.answer(self.world, interaction, {"type": int(kind), "data": said}, files)
        self.backend.interactions.close(interaction, kind)
        if self.random.random() < 0.5:
            answering.follow_up(self.world, interaction, *self._said())

    def _delete(self) -> None:
        if self.random.random() < 0.1:
            self.world.delete_channel(self._channel())
        else:
            self.world.delete(self._message())

    def _dismiss(self) -> None:
        person = self.random.choice(self.people)
        if self.random.random() < 0.2:
            person.reload()
        else:
            hidden = [m for c in person.channels for m in person.messages(c) if m.hidden]
            person.dismiss(self.random.choice(hidden))

    def _thread(self) -> None:
        parents = [c for c in self.world.channels.values() if c.kind is ChannelKind.TEXT]
        parent = self.random.choice(parents)
        message = self.random.choice([None, *parent.messages.values()])
        if message is not None and message.thread_id is None and not message.hidden:
            message.thread_id = message.id
        else:
            message = None
        thread = self.world.add_thread(
            parent,
            "th",
            owner_id=self.world.bot.id,
            thread_id=message and message.id,
            private=message is None and self.random.random() < 0.5,
        )
        if message is not None:
            self.world.changes.publish(MessageEdited(message))
        self.world.join_thread(thread, self.random.choice(self.people).user.id)
        self.world.archive(thread, self.random.random() < 0.3)

    def _membership(self) -> None:
        guild = self.random.choice(list(self.world.guilds.values()))
        user = self.random.choice(self.people).user
        if user.id in guild.members and user.id != guild.owner_id and self.random.random() < 0.5:
            self.world.remove_member(guild, user)
        else:
            self.world.add_member(guild, user)

    def _register(self) -> None:
        scope = self.random.choice([None, *self.world.guilds])
        names = self.random.sample(("hand", "play", "table"), self.random.randrange(3))
        self.backend.commands.overwrite(scope, [{"name": name, "description": self._words()} for name in names])

    def _settings(self) -> None:
        person = self.random.choice(self.people)
        self.random.choice((person.close_dms, person.open_dms, person.open_direct))()
        channel = self._channel()
        channel.name += "!"
        self.world.changes.publish(ChannelChanged(channel, "update"))
        self.world.notes["n"] = self._words()


def people(discord: LoopbackDiscord) -> list[Person]:
    """Return everyone but the bot."""
    return [discord.person(user) for user in discord.world.users.values() if not user.bot]
