"""Typing a slash command or choosing in a menu: what a client checks before it sends anything."""

from collections.abc import Mapping

from bot.playground.components import ComponentKind
from bot.playground.entities import Channel, Role, User
from bot.playground.interaction_payload import partial_channel
from bot.playground.kinds import OptionKind
from bot.playground.payloads import member_payload, role_payload, user_payload
from bot.playground.seen import Impossible, Menu
from bot.playground.wire import Json, children, number, text, truth, values
from bot.playground.world import World

GIVEN = str | int | float | bool | User | Role | Channel


class Resolved:
    """The users, roles and channels an interaction speaks of, in full."""

    def __init__(self, world: World, channel: Channel, asker: User) -> None:
        self._world = world
        self._channel = channel
        self._asker = asker
        self._found: dict[str, Json] = {}

    def add(self, thing: User | Role | Channel) -> str:
        """Speak of something; gives its id as the interaction writes it."""
        key, guild = str(thing.id), self._world.guild_of(self._channel)
        match thing:
            case User():
                self._keep("users", key, user_payload(thing))
                if guild is not None and (member := guild.members.get(thing.id)):
                    payload = member_payload(member)
                    del payload["user"], payload["deaf"], payload["mute"]
                    permissions = str(int(self._world.permissions(thing.id, self._channel)))
                    self._keep("members", key, payload | {"permissions": permissions})
            case Role():
                self._keep("roles", key, role_payload(thing))
            case Channel():
                self._keep("channels", key, partial_channel(self._world, thing, self._asker))
        return key

    def payload(self) -> Json:
        """Return the `resolved` field, as a part of the data; empty when nothing was spoken of."""
        return {"resolved": dict(self._found)} if self._found else {}

    def _keep(self, kind: str, key: str, payload: Json) -> None:
        self._found.setdefault(kind, {})[key] = payload


class TypedCommand:
    """A slash command as a person types it: `/group sub`, with the options of the last word."""

    def __init__(self, available: list[Json], line: str) -> None:
        words = line.removeprefix("/").split()
        if not words:
            raise Impossible("no command was typed")
        slash = [command for command in available if number(command, "type", 1) == 1]
        self.command = _named(slash, words[0], line)
        self.name = " ".join(words)
        self._path: list[Json] = []
        spec = self.command
        for word in words[1:]:
            inner = [o for o in children(spec, "options") if number(o, "type") <= OptionKind.GROUP]
            spec = _named(inner, word, line)
            self._path.append(spec)
        if any(number(option, "type") <= OptionKind.GROUP for option in children(spec, "options")):
            raise Impossible(f"{line!r} needs one more word")
        self._options = {text(option, "name"): option for option in children(spec, "options")}

    def option(self, name: str) -> Json:
        """Return one of its options; raises `Impossible`."""
        if name not in self._options:
            raise Impossible(f"/{self.name} has no option {name!r}; it has {', '.join(self._options) or 'none'}")
        return self._options[name]

    def data(self, given: Mapping[str, GIVEN], resolved: Resolved, *, focused: str | None = None) -> Json:
        """Return the interaction's data; `focused` is the option still being typed. Raises `Impossible`."""
        for name in given:
            self.option(name)
        if focused is None:
            missing = [n for n, o in self._options.items() if truth(o, "required") and n not in given]
            if missing:
                raise Impossible(f"/{self.name} needs {', '.join(missing)}")
        filled: list[Json] = []
        for name, value in given.items():
            option = self._options[name]
            typing = name == focused
            sent = value if typing else checked(option, value, resolved)
            entry: Json = {"name": name, "type": number(option, "type"), "value": sent}
            filled.append(entry | ({"focused": True} if typing else {}))
        for step in reversed(self._path):
            filled = [{"name": text(step, "name"), "type": number(step, "type"), "options": filled}]
        data: Json = {"id": self.command["id"], "name": self.command["name"], "type": 1, "options": filled}
        if "guild_id" in self.command:
            data["guild_id"] = self.command["guild_id"]
        return data | resolved.payload()


def _named(found: list[Json], name: str, line: str) -> Json:
    for one in found:
        if text(one, "name") == name:
            return one
    raise Impossible(f"there is no {name!r} in {line!r}")


def checked(option: Json, value: GIVEN, resolved: Resolved) -> object:
    """Return the value to send for one option; raises `Impossible` for one that the client would mark red."""
    name = text(option, "name")
    match number(option, "type"), value:
        case OptionKind.BOOLEAN, bool():
            return value
        case ((OptionKind.USER | OptionKind.MENTIONABLE), User()):
            return resolved.add(value)
        case ((OptionKind.ROLE | OptionKind.MENTIONABLE), Role()):
            return resolved.add(value)
        case OptionKind.CHANNEL, Channel():
            allowed = values(option, "channel_types")
            if allowed and int(value.kind) not in allowed:
                raise Impossible(f"{name!r} takes no channel of that kind")
            return resolved.add(value)
        case ((OptionKind.STRING | OptionKind.INTEGER | OptionKind.NUMBER), (str() | int() | float())) if (
            not isinstance(value, bool)
        ):
            return _plain(option, name, value)
    raise Impossible(f"{name!r} does not take {value!r}")


def _plain(option: Json, name: str, value: str | int | float) -> str | int | float:
    choices = children(option, "choices")
    for choice in choices:
        chosen = choice.get("value")
        if value in (choice.get("name"), chosen) and isinstance(chosen, str | int | float):
            return chosen
    kind = number(option, "type")
    fits = {
        OptionKind.STRING: isinstance(value, str),
        OptionKind.INTEGER: isinstance(value, int),
        OptionKind.NUMBER: isinstance(value, int | float),
    }
    if choices or not fits[OptionKind(kind)]:
        raise Impossible(f"{name!r} does not take {value!r}")
    size = len(value) if isinstance(value, str) else value
    low, high = ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    least, most = option.get(low), option.get(high, 6000 if isinstance(value, str) else None)
    if isinstance(least, int | float) and size < least:
        raise Impossible(f"{name!r} is at least {least}")
    if isinstance(most, int | float) and size > most:
        raise Impossible(f"{name!r} is at most {most}")
    return value


def picked(menu: Menu, thing: str | User | Role | Channel, resolved: Resolved) -> str:
    """Return the value of a line of a menu, or the id of someone or something. Raises Impossible if it has none."""
    if menu.kind is ComponentKind.STRING_SELECT:
        for option in menu.options:
            if thing in (option.value, option.label):
                return option.value
        raise Impossible(f"the menu does not offer {thing!r}; it offers {', '.join(o.label for o in menu.options)}")
    fitting: dict[ComponentKind, tuple[type, ...]] = {
        ComponentKind.USER_SELECT: (User,),
        ComponentKind.ROLE_SELECT: (Role,),
        ComponentKind.MENTIONABLE_SELECT: (User, Role),
        ComponentKind.CHANNEL_SELECT: (Channel,),
    }
    if isinstance(thing, str) or not isinstance(thing, fitting[menu.kind]):
        raise Impossible(f"the menu does not offer {thing!r}")
    return resolved.add(thing)
