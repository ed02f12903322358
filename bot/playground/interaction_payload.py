"""An interaction as the bot receives it: who did what where, and what the bot may do there."""

from bot.playground.entities import Channel, Message, User
from bot.playground.interactions import Interaction
from bot.playground.kinds import InteractionKind
from bot.playground.payloads import ATTACHMENT_LIMIT, channel_payload, member_payload, message_payload, user_payload
from bot.playground.reach import app_permissions, context_of, owners_of
from bot.playground.wire import Json, child, text
from bot.playground.world import World

OWNERS = "authorizing_integration_owners"


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
        "app_permissions": str(int(app_permissions(world, channel))),
        "locale": user.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": _owners(world, channel, user, interaction.message),
        "context": int(context_of(world, channel)),
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


def partial_channel(world: World, channel: Channel, user: User) -> Json:
    """Return a channel with what one user may do in it, as interactions carry it."""
    payload = channel_payload(world, channel)
    payload.pop("permission_overwrites", None)
    if channel.guild_id is not None:
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
        "authorizing_integration_owners": _owners(world, channel, user, message),
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


def _owners(world: World, channel: Channel, user: User, message: Message | None) -> Json:
    """Return who has installed the app, or had when the interaction happened that brought a message about."""
    before = child(child((message.origin if message is not None else None) or {}, "interaction_metadata"), OWNERS)
    return before or owners_of(world, channel, user)
