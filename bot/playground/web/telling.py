"""Things as the page reads them: JSON with ids as strings, and files behind the reader's own key.

Messages come in as `SeenMessage`, so that only what a person sees can be sent.
"""

import hashlib
from collections.abc import Iterable

from bot.playground.components import used_files
from bot.playground.entities import Channel, EventStatus, Guild, Message, ScheduledEvent, User
from bot.playground.exchanges import Exchange
from bot.playground.permissions import Permission
from bot.playground.person import Answer, Person
from bot.playground.refusal import Refusal
from bot.playground.schedule import may_change
from bot.playground.seen import SeenMessage, SeenModal
from bot.playground.wire import Json, child, children, text
from bot.playground.world import World

LONGEST_STEP = 40  # characters of one step of a path; longer ones are tokens
QUOTED = 500  # characters of a message that another one answers; the page shows what fits on a line


class Teller:
    """The world written for one person; `root` is where their files are: `/u/<key>`."""

    def __init__(self, world: World, person: Person, root: str) -> None:
        self._world = world
        self._person = person
        self._root = root

    # -- messages ---------------------------------------------------------------------------------

    def message(self, seen: SeenMessage) -> Json:
        """Return a message as this person sees it."""
        message = self._world.messages[seen.id]
        now = message.now
        return {
            "id": str(seen.id),
            "channel": str(seen.channel_id),
            "author": str(seen.author_id),
            "kind": int(message.kind),
            "at": message.created,
            "version": seen.versions,
            "content": seen.content,
            "embeds": [self._with_own_links(seen.id, embed) for embed in seen.embeds],
            "components": [self._with_own_links(seen.id, component) for component in seen.components],
            "files": self._loose_files(seen, message),
            "hidden": seen.hidden,
            "thinking": seen.thinking,
            "silent": seen.did_not_respond,
            "edited": now.edited,
            "mentions": [str(user) for user in self._called(seen)],
            "used": _used(message),
            "answers": self._answered(seen, message),
        }

    def _called(self, seen: SeenMessage) -> list[int]:
        """Return the people whom a message pings, also by their roles."""
        guild = self._world.guild_of(self._world.channel(seen.channel_id))
        members = [] if guild is None else guild.members.values()
        by_role = [each.user.id for each in members if not set(seen.role_mentions).isdisjoint(each.roles)]
        return list(dict.fromkeys([*seen.mentions, *by_role]))

    def _loose_files(self, seen: SeenMessage, message: Message) -> list[Json]:
        """Return the files below a message: those that no component and no embed shows."""
        used = set(used_files(seen.components, seen.embeds))
        return [
            {
                "name": shown.filename,
                "url": self._own_link(seen.id, shown.url),
                "alt": shown.description,
                "type": shown.content_type,
                "bytes": shown.byte_count,
                "size": shown.size,
            }
            for file, shown in zip(message.now.attachments, seen.files, strict=True)
            if not {str(file.id), shown.url} & used
        ]

    def _answered(self, seen: SeenMessage, message: Message) -> Json | None:
        """Return the message above a reply, as far as this person sees it."""
        if message.reference is None:
            return None
        above: Json = {"id": str(message.reference.message_id)}
        first = self._person.find(message.reference.message_id)
        if first is not None:
            above |= {"author": str(first.author_id), "text": first.quoted[:QUOTED]}
        return above

    def _with_own_links(self, message_id: int, value: Json) -> Json:
        return {key: self._relinked(message_id, inner) for key, inner in value.items()}

    def _relinked(self, message_id: int, value: object) -> object:
        match value:
            case dict():
                return self._with_own_links(message_id, value)
            case list():
                return [self._relinked(message_id, inner) for inner in value]
            case str():
                return self._own_link(message_id, value)
        return value

    def _own_link(self, message_id: int, url: str) -> str:
        """Return the CDN's link to a file as this person's own: `/u/<key>/files/<message>/<file>/<name>`."""
        start = self._world.base_url + "/attachments/"
        if not url.startswith(start):
            return url
        _, _, file = url.removeprefix(start).partition("/")
        return f"{self._root}/files/{message_id}/{file}"

    # -- places and people ------------------------------------------------------------------------

    def places(self) -> Json:
        """Return where this person can go and whom they meet there."""
        world, person = self._world, self._person
        guilds, channels = person.guilds, person.channels
        users = [person.user, world.bot]
        users += [member.user for guild in guilds for member in guild.members.values()]
        users += [world.users[one] for channel in channels for one in channel.recipients]
        return {
            "me": str(person.user.id),
            "bot": str(world.bot.id),
            "locale": person.user.locale,
            "dms_open": person.user.dms_open,
            "has_app": person.user.has_app,
            "users": {str(user.id): self._user(user) for user in users},
            "guilds": [self._guild(guild) for guild in guilds],
            "channels": [self._channel(channel) for channel in channels],
        }

    def _user(self, user: User) -> Json:
        shown: Json = {"id": str(user.id), "name": user.name, "display": user.display_name, "bot": user.bot}
        shown["place"] = list(self._world.users).index(user.id)  # gives a face its color
        if user.avatar is not None:
            version = hashlib.sha256(user.avatar).hexdigest()[:16]
            shown["avatar"] = f"{self._root}/avatars/{user.id}/{version}"
        return shown

    def _guild(self, guild: Guild) -> Json:
        roles = [role for role in guild.roles.values() if role.id != guild.id]
        return {
            "id": str(guild.id),
            "name": guild.name,
            "hides_apps": not guild.roles[guild.id].permissions & Permission.USE_EXTERNAL_APPS,
            "events": [self._event(event) for event in self._world.events_of(guild)],
            "roles": [{"id": str(role.id), "name": role.name} for role in roles],
            "members": [
                {"id": str(member.user.id), "nick": member.nick, "roles": [str(role) for role in member.roles]}
                for member in guild.members.values()
            ],
        }

    def _event(self, event: ScheduledEvent) -> Json:
        me = self._person.user
        return {
            "id": str(event.id),
            "name": event.name,
            "description": event.description,
            "location": event.location,
            "starts": event.starts,
            "ends": event.ends,
            "active": event.status is EventStatus.ACTIVE,
            "interested": len(event.interested),
            "mine": me.id in event.interested,
            "may_change": may_change(self._world, event, me),
        }

    def _channel(self, channel: Channel) -> Json:
        mine = self._world.permissions(self._person.user.id, channel)
        speaking = Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
        shown: Json = {
            "id": str(channel.id),
            "kind": "direct" if channel.guild_id is None else "thread" if channel.thread else "text",
            "name": channel.name,
            "guild": None if channel.guild_id is None else str(channel.guild_id),
            "parent": None if channel.parent_id is None else str(channel.parent_id),
            "topic": channel.topic,
            "position": channel.position,
            "archived": channel.thread is not None and channel.thread.archived,
            "may_speak": bool(mine & speaking),
            "may_command": bool(mine & Permission.USE_APPLICATION_COMMANDS),
            "may_tidy": bool(mine & Permission.MANAGE_MESSAGES),
        }
        others = [str(user) for user in channel.recipients if user != self._person.user.id]
        return shown | {"others": others} | ({"with": others[0]} if others else {})


def _used(message: Message) -> Json | None:
    """Return who used which command to bring a message about."""
    used = child(message.origin or {}, "interaction")
    if not used:
        return None
    return {"user": text(child(used, "user"), "id"), "command": text(used, "name")}


# -- answers --------------------------------------------------------------------------------------


def outcome(answer: Answer) -> Json:
    """Return the outcome of an act, besides the messages that the tab gets anyway."""
    result: Json = {"failed": answer.failed}
    if answer.modal is not None:
        result["form"] = form(answer.modal)
    return result


def form(modal: SeenModal) -> Json:
    """Return a form to fill in."""
    return {"id": str(modal.opened_by.id), "title": modal.title, "components": list(modal.components)}


def refusals(given: Iterable[tuple[Exchange, Refusal]]) -> list[Json]:
    """Return requests of the bot that Discord would have refused; tokens in their paths are left out."""
    return [
        {
            "method": exchange.method,
            "path": "/".join(step if len(step) <= LONGEST_STEP else "…" for step in exchange.path.split("/")),
            "status": refusal.status,
            "code": refusal.code,
            "message": refusal.message,
            "details": list(_faults(refusal.errors or {})),
            "on_purpose": exchange.fault is not None,
        }
        for exchange, refusal in given
    ]


def _faults(tree: Json, path: tuple[str, ...] = ()) -> Iterable[str]:
    """Yield the lines of a bad form's tree of faults: `components.0.label: This field is required`."""
    for fault in children(tree, "_errors"):
        yield f"{'.'.join(path)}: {text(fault, 'message')}"
    for key, inner in tree.items():
        if isinstance(inner, dict):
            yield from _faults(inner, (*path, key))
