"""The interactions of people with the bot, and the one answer that each may get.

An interaction waits three seconds for its answer and its token lives fifteen minutes.
Source: Discord's reference, "Receiving and responding to interactions".
"""

import asyncio
import binascii
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from enum import Enum

from bot.playground.changes import InteractionChanged
from bot.playground.clock import Alarm
from bot.playground.entities import Message
from bot.playground.kinds import CallbackKind, InteractionKind
from bot.playground.refusal import Reason, Refusal
from bot.playground.snowflake import seconds_of
from bot.playground.wire import Json
from bot.playground.world import World

ANSWER_WITHIN = 3.0  # seconds
TOKEN_LIVES = 900.0  # seconds


class Standing(Enum):
    """The state of an interaction."""

    WAITING = "waiting"
    ANSWERED = "answered"
    FAILED = "failed"  # three seconds passed without an answer


@dataclass(slots=True, eq=False)
class Interaction:
    """One act of one person and what became of it."""

    id: int
    token: str = field(repr=False)
    kind: InteractionKind
    user_id: int
    channel_id: int
    guild_id: int | None
    data: Json
    created: float
    message: Message | None = None  # the message it was done on
    origin: Json = field(default_factory=dict)  # how replies to it say where they come from
    standing: Standing = Standing.WAITING
    callback: CallbackKind | None = None
    original: Message | None = None  # what `@original` means
    modal: Json | None = None
    choices: tuple[Json, ...] = ()
    followups: list[Message] = field(default_factory=list)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    deadline: Alarm | None = None


class Interactions:
    """The interactions of the last fifteen minutes, the oldest first; older ones are of no use to anyone."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._by_id: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}

    def __len__(self) -> int:
        return len(self._by_id)

    def open(
        self,
        kind: InteractionKind,
        *,
        user_id: int,
        channel_id: int,
        data: Json,
        message: Message | None = None,
        origin: Json | None = None,
    ) -> Interaction:
        """Return a person acts; the three seconds begin."""
        self._drop_expired()
        world = self._world
        channel = world.channels[channel_id]
        interaction_id = world.snowflakes.mint()
        interaction = Interaction(
            interaction_id,
            _new_token(interaction_id),
            kind,
            user_id,
            channel_id,
            channel.guild_id,
            data,
            world.clock.now(),
            message=message,
            origin=origin or {},
        )
        self._by_id[interaction.id] = interaction
        self._by_token[interaction.token] = interaction
        interaction.deadline = world.clock.call_in(ANSWER_WITHIN, lambda: self._fail(interaction))
        return interaction

    def to_answer(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction a first answer is for; raises `Refusal` 10062 (unknown, late) or 40060 (answered)."""
        interaction = self._by_id.get(interaction_id)
        if interaction is None or not secrets.compare_digest(interaction.token.encode(), token.encode()):
            raise Refusal.of(Reason.UNKNOWN_INTERACTION)
        if interaction.standing is Standing.ANSWERED:
            raise Refusal.of(Reason.ALREADY_ANSWERED)
        if interaction.standing is Standing.FAILED:
            raise Refusal.of(Reason.UNKNOWN_INTERACTION)
        return interaction

    def by_token(self, application_id: int, token: str) -> Interaction:
        """Return the answered interaction of a webhook token; raises `Refusal` 10015 or, after 15 minutes, 50027."""
        interaction, began = self._by_token.get(token), _beginning(token)
        if application_id != self._world.application.id or began is None:
            raise Refusal.of(Reason.UNKNOWN_WEBHOOK)
        if self._is_expired(began):
            raise Refusal.of(Reason.INVALID_WEBHOOK_TOKEN)
        if interaction is None or interaction.standing is not Standing.ANSWERED:
            raise Refusal.of(Reason.UNKNOWN_WEBHOOK)
        return interaction

    def close(self, interaction: Interaction, callback: CallbackKind) -> None:
        """Note that the first answer is in."""
        interaction.standing = Standing.ANSWERED
        interaction.callback = callback
        if interaction.deadline is not None:
            interaction.deadline.cancel()
        if callback is CallbackKind.DEFERRED_MESSAGE:
            self._world.clock.call_in(TOKEN_LIVES, lambda: self._tell(interaction))  # thinking ends, if it still does
        self._tell(interaction)

    def forget(self) -> None:
        """Let nobody wait any longer, since the server stops."""
        for interaction in self._by_id.values():
            if interaction.standing is Standing.WAITING:
                self._fail(interaction)

    def _is_expired(self, began: float) -> bool:
        return self._world.clock.now() > began + TOKEN_LIVES

    def _drop_expired(self) -> None:
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if not self._is_expired(oldest.created):
                return
            del self._by_id[oldest.id], self._by_token[oldest.token]

    def _fail(self, interaction: Interaction) -> None:
        if interaction.standing is Standing.WAITING:
            interaction.standing = Standing.FAILED
            self._tell(interaction)

    def _tell(self, interaction: Interaction) -> None:
        interaction.answered.set()
        self._world.changes.publish(InteractionChanged(interaction.id, interaction.user_id))


def _new_token(interaction_id: int) -> str:
    """Return a token that names its interaction, as Discord's do: it shows its age when that is forgotten."""
    return urlsafe_b64encode(f"interaction:{interaction_id}:{secrets.token_urlsafe(96)}".encode()).decode()


def _beginning(token: str) -> float | None:
    """Return when the interaction of a token began, in seconds since 1970; None for a malformed token."""
    try:
        kind, interaction_id, _ = urlsafe_b64decode(token.encode()).decode().split(":")
        return seconds_of(int(interaction_id)) if kind == "interaction" else None
    except (binascii.Error, ValueError):
        return None
