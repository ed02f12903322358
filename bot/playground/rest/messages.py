"""Messages in channels: write, read, change, delete."""

from bot.playground import answering
from bot.playground.changes import Typing
from bot.playground.entities import Channel, ChannelKind, Message, MessageKind, Reference
from bot.playground.gateway.events import Intent
from bot.playground.limits import check_message, check_shown_emoji
from bot.playground.payloads import message_payload
from bot.playground.permissions import Permission
from bot.playground.posting import Author, compose, post
from bot.playground.refusal import Reason, Refusal, invalid_field
from bot.playground.rest.ask import NO_CONTENT, Ask, Pace, Reply, Route
from bot.playground.wire import Json, child, number, truth, whole
from bot.playground.world import World

NONCE_KEPT = 300.0  # seconds in which a repeated nonce finds its first message ("a few minutes")
OLD_AFTER = 3600.0  # seconds after which edits are rationed
OLD_EDITS, OLD_EDITS_IN = 3, 20.0  # edits in this many seconds


def create(ask: Ask) -> Reply:
    """POST /channels/{channel_id}/messages"""
    world, form = ask.backend.world, ask.form
    channel = writable_channel(ask)
    check_message(form, file_count=len(ask.uploads))
    check_shown_emoji(form, world.emoji)
    if form.get("message_reference") and not _reads_history(ask, channel):
        raise Refusal.of(Reason.NO_HISTORY_TO_REPLY_TO)
    if (known := _said_before(world, channel, form)) is not None:
        return Reply(message_payload(world, known))
    _unarchive_by_speaking(world, channel)
    reference, nonce = _reference(channel, form), form.get("nonce")
    author = Author(
        world.bot.id,
        MessageKind.PLAIN if reference is None else MessageKind.REPLY,
        reference=reference,
        nonce=nonce if isinstance(nonce, str | int) else None,
    )
    return Reply(message_payload(world, post(world, channel, compose(world, channel, form, ask.uploads), author)))


def writable_channel(ask: Ask) -> Channel:
    """Return the channel in the path if the bot may write there; raises 10003, 50001, 50013, 50007, 50278 or 50083."""
    world = ask.backend.world
    channel = ask.channel()
    if channel.kind is ChannelKind.DIRECT:
        for user_id in channel.recipients:
            if user_id != world.bot.id:
                _check_takes_messages(world, user_id)
        return channel
    needed = [Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES]
    if ask.uploads:
        needed.append(Permission.ATTACH_FILES)
    if ask.form.get("embeds"):
        needed.append(Permission.EMBED_LINKS)
    ask.channel(*needed)
    keeps_order = world.permissions(world.bot.id, channel) & Permission.MANAGE_THREADS
    if channel.thread is not None and channel.thread.locked and not keeps_order:
        raise Refusal.of(Reason.ARCHIVED_THREAD)  # also where it is only locked: Discord says no other
    return channel


def _check_takes_messages(world: World, user_id: int) -> None:
    """Check that the bot shares a server with them (else 50278) and that they let it write (else 50007)."""
    if not any({user_id, world.bot.id} <= guild.members.keys() for guild in world.guilds.values()):
        raise Refusal.of(Reason.NO_MUTUAL_SERVER)
    if not world.users[user_id].dms_open:
        raise Refusal.of(Reason.CLOSED_DIRECT_MESSAGES)


def _said_before(world: World, channel: Channel, form: Json) -> Message | None:
    nonce = form.get("nonce")
    if nonce is None or not truth(form, "enforce_nonce"):
        return None
    for message in reversed(channel.messages.values()):
        if world.clock.now() - message.created > NONCE_KEPT:
            return None
        if message.author_id == world.bot.id and str(message.nonce) == str(nonce):
            return message
    return None


def _reference(channel: Channel, form: Json) -> Reference | None:
    reference = child(form, "message_reference")
    if not reference:
        return None
    message_id = number(reference, "message_id")
    found = channel.messages.get(message_id)
    if found is None or found.hidden:
        if reference.get("fail_if_not_exists") is False:
            return None
        raise invalid_field("REPLIES_UNKNOWN_MESSAGE", "Unknown message", "message_reference")
    return Reference(channel.id, message_id, channel.guild_id)


def _unarchive_by_speaking(world: World, channel: Channel) -> None:
    if channel.thread is not None and channel.thread.archived:
        world.archive(channel, False)


def read(ask: Ask) -> Reply:
    """GET /channels/{channel_id}/messages/{message_id}"""
    channel = ask.channel(Permission.READ_MESSAGE_HISTORY)
    return Reply(_shown(ask, channel, ask.message(channel)))


def history(ask: Ask) -> Reply:
    """GET /channels/{channel_id}/messages, the newest first"""
    channel = ask.channel()
    if not _reads_history(ask, channel):
        return Reply([])
    limit = whole(ask.query.get("limit", "50"))
    if limit is None or not 1 <= limit <= 100:
        raise invalid_field("NUMBER_TYPE_MAX", "int value should be between 1 and 100.", "limit")
    found = [message for message in channel.messages.values() if not message.hidden]
    before, after, around = (whole(ask.query.get(key)) for key in ("before", "after", "around"))
    if after is not None:
        found = [message for message in found if message.id > after][:limit]
    elif around is not None:
        older = [message for message in found if message.id <= around][-(limit // 2 + 1) :]
        found = (older + [message for message in found if message.id > around])[:limit]
    else:
        found = [message for message in found if before is None or message.id < before][-limit:]
    return Reply([_shown(ask, channel, message) for message in reversed(found)])


def _reads_history(ask: Ask, channel: Channel) -> bool:
    world = ask.backend.world
    return bool(world.permissions(world.bot.id, channel) & Permission.READ_MESSAGE_HISTORY)


def _shown(ask: Ask, channel: Channel, message: Message) -> Json:
    world = ask.backend.world
    readable = (
        message.author_id == world.bot.id
        or channel.guild_id is None
        or world.bot.id in message.now.mentions
        or bool(world.application.privileged_intents & Intent.MESSAGE_CONTENT)
    )
    return message_payload(world, message, blind=not readable)


def edit(ask: Ask) -> Reply:
    """PATCH /channels/{channel_id}/messages/{message_id}"""
    world = ask.backend.world
    channel = ask.channel()
    message = ask.message(channel)
    if message.author_id != world.bot.id:
        raise Refusal.of(Reason.NOT_YOUR_MESSAGE)
    if channel.thread is not None and channel.thread.archived:
        raise Refusal.of(Reason.ARCHIVED_THREAD)
    now = message.now
    check_message(ask.form, file_count=len(ask.uploads), edit=True, current_flags=int(now.flags), holds=now.holds)
    check_shown_emoji(ask.form, world.emoji)
    _ration_old_edits(world, message)
    return Reply(message_payload(world, answering.edit(world, message, ask.form, ask.uploads)))


def _ration_old_edits(world: World, message: Message) -> None:
    now = world.clock.now()
    if now - message.created <= OLD_AFTER:
        return
    message.old_edits = [moment for moment in message.old_edits if moment > now - OLD_EDITS_IN]
    if len(message.old_edits) >= OLD_EDITS:
        wait = round(message.old_edits[0] + OLD_EDITS_IN - now, 3)
        raise TooManyOldEdits(wait)
    message.old_edits.append(now)


class TooManyOldEdits(Refusal):
    """A message over an hour old was edited too often: a special 429."""

    def __init__(self, retry_after: float) -> None:
        reason = Reason.TOO_MANY_OLD_EDITS
        super().__init__(reason.status, reason.code, reason.message, headers={"Retry-After": str(int(retry_after) + 1)})
        self.retry_after = retry_after

    def body(self) -> Json:
        """Return the code, and how long to wait."""
        return {**super().body(), "retry_after": self.retry_after, "global": False}


def delete(ask: Ask) -> Reply:
    """DELETE /channels/{channel_id}/messages/{message_id}"""
    world = ask.backend.world
    channel = ask.channel()
    message = ask.message(channel)
    if message.author_id != world.bot.id:
        if channel.kind is ChannelKind.DIRECT:
            raise Refusal.of(Reason.NOT_IN_DIRECT_MESSAGES)
        ask.channel(Permission.MANAGE_MESSAGES)
    world.delete(message)
    return NO_CONTENT


def typing(ask: Ask) -> Reply:
    """POST /channels/{channel_id}/typing"""
    world = ask.backend.world
    world.changes.publish(Typing(writable_channel(ask), world.bot.id))
    return NO_CONTENT


MESSAGES = "/channels/{channel_id}/messages"

ROUTES = (
    Route("POST", MESSAGES, create, Pace.SENDS),
    Route("GET", MESSAGES, history),
    Route("GET", MESSAGES + "/{message_id}", read),
    Route("PATCH", MESSAGES + "/{message_id}", edit, Pace.EDITS),
    Route("DELETE", MESSAGES + "/{message_id}", delete, Pace.EDITS),
    Route("POST", "/channels/{channel_id}/typing", typing),
)
