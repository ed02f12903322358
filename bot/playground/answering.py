"""The effects of the bot's answers on the world: replies, edits, forms, suggestions.

Source: Discord's reference, "Receiving and responding to interactions: followup messages".
"""

from collections.abc import Sequence

from bot.playground.changes import Shown
from bot.playground.components import finished
from bot.playground.entities import Message, MessageFlag, MessageKind, MessageVersion, Reference
from bot.playground.interactions import Interaction
from bot.playground.kinds import CallbackKind, InteractionKind
from bot.playground.posting import Author, Upload, compose, post, revise
from bot.playground.reach import MOST_FOLLOW_UPS, hides_answers, is_at_home
from bot.playground.refusal import Reason, Refusal
from bot.playground.wire import Json, child, children, number
from bot.playground.world import World


def answer(world: World, interaction: Interaction, payload: Json, uploads: Sequence[Upload]) -> CallbackKind:
    """Carry out the first answer; the caller has checked its form."""
    callback = CallbackKind(number(payload, "type"))
    said = child(payload, "data")
    match callback:
        case CallbackKind.MESSAGE:
            interaction.original = reply(world, interaction, said, uploads)
        case CallbackKind.DEFERRED_MESSAGE:
            hidden = _is_hidden(world, interaction, said)
            thinking = MessageVersion(flags=MessageFlag.LOADING)
            channel = world.channel(interaction.channel_id)
            interaction.original = post(world, channel, thinking, _author(world, interaction, hidden=hidden))
        case CallbackKind.DEFERRED_UPDATE:
            interaction.original = interaction.message
        case CallbackKind.UPDATE:
            interaction.original = _pressed(interaction)
            edit(world, interaction.original, said, uploads)
        case CallbackKind.CHOICES:
            interaction.choices = tuple(children(said, "choices"))
            world.changes.publish(Shown(interaction.user_id, "choices", said))
        case CallbackKind.MODAL:
            said = {**said, "components": list(finished(children(said, "components"), (), world.base_url))}
            interaction.modal = said
            world.changes.publish(Shown(interaction.user_id, "modal", said))
        case CallbackKind.PONG:
            pass
    return callback


def follow_up(world: World, interaction: Interaction, payload: Json, uploads: Sequence[Upload]) -> Message:
    """Return a further message; the first one after "thinking" takes the place of that, hidden or not as it was.

    Raises `Refusal` 40094 for the sixth in a place that is not the bot's.
    """
    original = interaction.original
    if original is not None and original.loading and not original.deleted:
        return edit(world, original, payload, uploads)
    if len(interaction.followups) >= MOST_FOLLOW_UPS and not is_at_home(world, world.channel(interaction.channel_id)):
        raise Refusal.of(Reason.TOO_MANY_FOLLOW_UPS)
    message = reply(world, interaction, payload, uploads, follows=original)
    interaction.followups.append(message)
    return message


def original_of(interaction: Interaction) -> Message:
    """Return the message `@original` means; raises `Refusal` 10008."""
    if interaction.original is None or interaction.original.deleted:
        raise Refusal.of(Reason.UNKNOWN_MESSAGE)
    return interaction.original


def message_of(interaction: Interaction, message_id: int) -> Message:
    """Return a message this interaction may edit; raises `Refusal` 10008."""
    for message in (interaction.original, *interaction.followups):
        if message is not None and message.id == message_id and not message.deleted:
            return message
    raise Refusal.of(Reason.UNKNOWN_MESSAGE)


def edit(world: World, message: Message, payload: Json, uploads: Sequence[Upload]) -> Message:
    """Change a message of the bot, or fill in one that was thinking."""
    channel = world.channel(message.channel_id)
    before, hidden = message.now, message.hidden
    version = compose(world, channel, payload, uploads, before=before, hidden=hidden, fulfills=message.loading)
    revise(world, message, version)
    return message


def reply(
    world: World, interaction: Interaction, said: Json, uploads: Sequence[Upload], *, follows: Message | None = None
) -> Message:
    """Return a new message of the bot, hidden if it says so."""
    hidden = _is_hidden(world, interaction, said)
    channel = world.channel(interaction.channel_id)
    version = compose(world, channel, said, uploads, hidden=hidden)
    return post(world, channel, version, _author(world, interaction, hidden=hidden, follows=follows))


def _is_hidden(world: World, interaction: Interaction, said: Json) -> bool:
    user, channel = world.users[interaction.user_id], world.channel(interaction.channel_id)
    return bool(number(said, "flags") & MessageFlag.HIDDEN) or hides_answers(world, channel, user)


def _pressed(interaction: Interaction) -> Message:
    if interaction.message is None or interaction.message.deleted:
        raise Refusal.of(Reason.UNKNOWN_MESSAGE)
    return interaction.message


def _author(world: World, interaction: Interaction, *, hidden: bool, follows: Message | None = None) -> Author:
    source = follows or interaction.message
    kind, reference = MessageKind.COMMAND, None
    if source is not None:
        kind, reference = MessageKind.REPLY, Reference(interaction.channel_id, source.id, interaction.guild_id)
    elif interaction.kind is InteractionKind.COMMAND and number(interaction.data, "type", 1) != 1:
        kind = MessageKind.MENU
    return Author(
        world.bot.id,
        kind,
        only_for=interaction.user_id if hidden else None,
        by_interaction=True,
        origin=interaction.origin,
        reference=reference,
    )
