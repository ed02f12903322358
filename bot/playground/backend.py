"""The parts of one playground, as its routes and its people use them."""

from dataclasses import dataclass

from bot.playground.clock import Clock
from bot.playground.commands import Commands
from bot.playground.entities import Message
from bot.playground.exchanges import Exchanges
from bot.playground.faults import Faults
from bot.playground.gateway import Gateway
from bot.playground.gateway.events import Dispatch
from bot.playground.interaction_payload import interaction_payload, origin_of
from bot.playground.interactions import Interaction, Interactions
from bot.playground.kinds import InteractionKind
from bot.playground.ratelimits import RateLimits
from bot.playground.transcript import Transcripts
from bot.playground.wire import Json
from bot.playground.world import World


@dataclass(frozen=True, slots=True)
class Backend:
    """Everything behind the sockets."""

    clock: Clock
    world: World
    interactions: Interactions
    commands: Commands
    gateway: Gateway
    rates: RateLimits
    faults: Faults
    exchanges: Exchanges
    transcripts: Transcripts

    def act(
        self,
        kind: InteractionKind,
        *,
        user_id: int,
        channel_id: int,
        data: Json,
        command: str = "",
        message: Message | None = None,
        opened_by: Interaction | None = None,
    ) -> Interaction:
        """Open the interaction of a person's act and notify the bot."""
        world = self.world
        interaction = self.interactions.open(kind, user_id=user_id, channel_id=channel_id, data=data, message=message)
        interaction.origin = origin_of(
            world,
            interaction.id,
            kind,
            world.users[user_id],
            world.channels[channel_id],
            command=command,
            message=message,
            opened_by=opened_by.origin if opened_by else None,
        )
        payload = interaction_payload(world, interaction)
        dispatch = Dispatch("INTERACTION_CREATE", payload, guild_id=interaction.guild_id)
        for _ in range(2 if self.faults.take_duplicate() else 1):
            self.gateway.dispatch(dispatch)
        return interaction
