"""An interaction as the bot receives it: who did what where, and what the bot may do there."""

from bot.playground.entities import Channel, ChannelKind, Message, User
from bot.playground.interactions import Interaction
from bot.playground.kinds import InteractionKind
from bot.playground.payloads import ATTACHMENT_LIMIT, channel_payload, member_payload, message_payload, user_payload
from bot.playground.permissions import Permission
from bot.playground.wire import Json, child, text
from bot.playground.world import World

IN_GUILD, IN_BOT_DM = 0, 1  # Discord's interaction contexts
IN_BOT_DM_TOLD = (
    Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE | Permission.USE_EXTERNAL_EMOJIS
)


def interaction_payload(world: World, interaction: Interaction) -> Json:
    """Return the `INTERACTION_CREATE` of an interaction, made when it is sent."""
    channel, user = world.channels[interaction.channel_id], world.users[interaction.user_id]
    payload: Json = {
        "id": str(interaction.id),
        "application_id": str(world.application.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": partial_channel(world, channel, user),
        "app_permissions": _app_permissions(world, channel),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": _owners(channel),
        "context": IN_BOT_DM if channel.guild_id is None else IN_GUILD,
        "attachment_size_limit": ATTACHMENT_LIMIT,
    }
    if interaction.message is not None:
        payload["message"] = message_payload(world, interaction.message)
    guild = world.guild_of(channel)
    if guild is None:
        return payload | {"user": user_payload(user)}
    permissions = str(int(world.permissions(user.id, channel)))
    return payload | {
        "guild_id": str(guild.id),
        "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
        "guild_locale": guild.locale,
        "member": member_payload(guild.members[user.id]) | {"permissions": permissions},
    }


def _app_permissions(world: World, channel: Channel) -> str:
    """Return what the bot may do where it was called; in direct messages Discord always lists these few rights."""
    told = IN_BOT_DM_TOLD if channel.guild_id is None else world.permissions(world.bot.id, channel)
    return str(int(told))


def partial_channel(world: World, channel: Channel, user: User) -> Json:
    """Return a channel with what one user may do in it, as interactions carry it."""
    payload = channel_payload(world, channel)
    payload.pop("permission_overwrites", None)
    if channel.kind is not ChannelKind.DIRECT:
        payload["permissions"] = str(int(world.permissions(user.id, channel)))
    return payload


def origin_of(
    world: World,
    interaction_id: int,
    kind: InteractionKind,
    user: User,
    channel: Channel,
    *,
    command: str = "",
    message: Message | None = None,
    opened_by: Json | None = None,
) -> Json:
    """Return the fields by which a reply says which interaction it answers."""
    metadata: Json = {
        "id": str(interaction_id),
        "type": int(kind),
        "user": user_payload(user),
        "authorizing_integration_owners": _owners(channel),
    }
    if kind is InteractionKind.MODAL:
        metadata["triggering_interaction_metadata"] = child(opened_by or {}, "interaction_metadata")
    elif message is not None:
        metadata["interacted_message_id"] = str(message.id)
    fields: Json = {"interaction_metadata": metadata}
    if kind is InteractionKind.COMMAND:
        fields["interaction"] = {
            "id": text(metadata, "id"),
            "type": int(kind),
            "name": command,
            "user": user_payload(user),
        }
    return fields


def _owners(channel: Channel) -> Json:
    return {"0": "0" if channel.guild_id is None else str(channel.guild_id)}
