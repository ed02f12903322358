"""Channels and threads."""

from bot.playground.changes import ChannelChanged, MessageEdited
from bot.playground.entities import Channel, ChannelKind, MessageKind, MessageVersion, Reference
from bot.playground.limits import check_thread
from bot.playground.payloads import channel_payload, thread_member_payload
from bot.playground.permissions import Permission
from bot.playground.posting import Author, post
from bot.playground.refusal import Reason, Refusal
from bot.playground.rest.ask import NO_CONTENT, Ask, Pace, Reply, Route
from bot.playground.wire import Json, number, text


def read(ask: Ask) -> Reply:
    """GET /channels/{channel_id}"""
    return Reply(channel_payload(ask.backend.world, ask.channel()))


def change(ask: Ask) -> Reply:
    """PATCH /channels/{channel_id}: name and topic, or a thread's name, archive and lock"""
    world, form = ask.backend.world, ask.form
    channel = ask.channel()
    thread = channel.thread
    if channel.kind is ChannelKind.DIRECT:
        raise Refusal.of(Reason.WRONG_CHANNEL_TYPE)
    if thread is None:
        ask.channel(Permission.MANAGE_CHANNELS)
        channel.topic = text(form, "topic") if "topic" in form else channel.topic
    else:
        _change_thread(ask, channel, form)
    channel.name = text(form, "name") or channel.name
    world.changes.publish(ChannelChanged(channel, "update"))
    return Reply(channel_payload(world, channel))


def _change_thread(ask: Ask, channel: Channel, form: Json) -> None:
    world, thread = ask.backend.world, channel.thread
    if thread is None:
        return
    if thread.owner_id != world.bot.id or thread.locked or "locked" in form:
        ask.channel(Permission.MANAGE_THREADS)
    check_thread(form, edit=True)
    if thread.archived and form.get("archived") is not False:
        raise Refusal.of(Reason.ARCHIVED_THREAD)
    if "archived" in form:
        thread.archived = form["archived"] is True
        thread.archived_at = world.clock.now()
    if "locked" in form:
        thread.locked = form["locked"] is True
    thread.auto_archive_duration = number(form, "auto_archive_duration", thread.auto_archive_duration)


def delete(ask: Ask) -> Reply:
    """DELETE /channels/{channel_id}: a thread, or a channel"""
    world = ask.backend.world
    channel = ask.channel()
    if channel.kind is ChannelKind.DIRECT:
        return Reply(channel_payload(world, channel))
    ask.channel(Permission.MANAGE_CHANNELS if channel.thread is None else Permission.MANAGE_THREADS)
    payload = channel_payload(world, channel)
    world.delete_channel(channel)
    return Reply(payload)


def start_thread(ask: Ask) -> Reply:
    """POST /channels/{channel_id}/threads"""
    world, form = ask.backend.world, ask.form
    parent = _thread_parent(ask)
    private = number(form, "type", ChannelKind.PRIVATE_THREAD) == ChannelKind.PRIVATE_THREAD
    ask.channel(Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS)
    check_thread(form)
    thread = world.add_thread(
        parent,
        text(form, "name"),
        owner_id=world.bot.id,
        private=private,
        archive_after=number(form, "auto_archive_duration", 4320),
        invitable=form.get("invitable") is not False,
    )
    if not private:
        notice = Author(
            world.bot.id, MessageKind.THREAD_CREATED, reference=Reference(thread.id, thread.id, parent.guild_id)
        )
        post(world, parent, MessageVersion(content=thread.name), notice)
    return Reply(channel_payload(world, thread), 201)


def start_thread_from_message(ask: Ask) -> Reply:
    """POST /channels/{channel_id}/messages/{message_id}/threads"""
    world, form = ask.backend.world, ask.form
    parent = _thread_parent(ask)
    message = ask.message(parent)
    ask.channel(Permission.CREATE_PUBLIC_THREADS, Permission.READ_MESSAGE_HISTORY)
    check_thread(form)
    if message.thread_id is not None:
        raise Refusal.of(Reason.THREAD_EXISTS)
    message.thread_id = message.id
    archive_after = number(form, "auto_archive_duration", 4320)
    thread = world.add_thread(
        parent, text(form, "name"), owner_id=world.bot.id, thread_id=message.id, archive_after=archive_after
    )
    world.changes.publish(MessageEdited(message))
    return Reply(channel_payload(world, thread), 201)


def _thread_parent(ask: Ask) -> Channel:
    parent = ask.channel()
    if parent.kind is not ChannelKind.TEXT:
        raise Refusal.of(Reason.WRONG_CHANNEL_TYPE)
    return parent


def join(ask: Ask) -> Reply:
    """PUT /channels/{channel_id}/thread-members/{user_id}"""
    world = ask.backend.world
    channel, user_id = _open_thread(ask), ask.id("user_id")
    if user_id != world.bot.id:
        ask.channel(Permission.SEND_MESSAGES_IN_THREADS)
    world.member(channel.guild_id or 0, user_id)
    world.join_thread(channel, user_id)
    return NO_CONTENT


def leave(ask: Ask) -> Reply:
    """DELETE /channels/{channel_id}/thread-members/{user_id}"""
    channel, user_id = _open_thread(ask), ask.id("user_id")
    if user_id != ask.backend.world.bot.id:
        ask.channel(Permission.MANAGE_THREADS)
    ask.backend.world.leave_thread(channel, user_id)
    return NO_CONTENT


def members(ask: Ask) -> Reply:
    """GET /channels/{channel_id}/thread-members"""
    channel = ask.channel()
    found = channel.thread.members if channel.thread else {}
    return Reply([thread_member_payload(channel, user) for user in found])


def _open_thread(ask: Ask) -> Channel:
    channel = ask.channel()
    if channel.thread is None:
        raise Refusal.of(Reason.WRONG_CHANNEL_TYPE)
    if channel.thread.archived:
        raise Refusal.of(Reason.ARCHIVED_THREAD)
    return channel


CHANNEL = "/channels/{channel_id}"

ROUTES = (
    Route("GET", CHANNEL, read),
    Route("PATCH", CHANNEL, change, Pace.EDITS),
    Route("DELETE", CHANNEL, delete),
    Route("POST", CHANNEL + "/threads", start_thread),
    Route("POST", CHANNEL + "/messages/{message_id}/threads", start_thread_from_message),
    Route("GET", CHANNEL + "/thread-members", members),
    Route("PUT", CHANNEL + "/thread-members/{user_id}", join),
    Route("DELETE", CHANNEL + "/thread-members/{user_id}", leave),
)
