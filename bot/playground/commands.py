"""The application's registered commands: global ones and each server's own."""

from collections.abc import Mapping, Sequence

from bot.playground.changes import CommandsChanged
from bot.playground.refusal import Reason, Refusal
from bot.playground.wire import Json, number, text
from bot.playground.world import World


class Commands:
    """The commands of the bot. Ids stay while scope, kind and name stay; a change gives a new version."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._scopes: dict[int | None, dict[tuple[int, str], Json]] = {}

    @property
    def scopes(self) -> dict[int | None, list[Json]]:
        """All there are, by server; None is global."""
        return {guild_id: self.all(guild_id) for guild_id in self._scopes}

    def put_back(self, scopes: Mapping[int | None, Sequence[Json]]) -> None:
        """Hold exactly what `scopes` once gave."""
        self._scopes = {guild_id: _by_name(commands) for guild_id, commands in scopes.items()}

    def all(self, guild_id: int | None) -> list[Json]:
        """Return the commands of one scope; None is global."""
        return list(self._scopes.get(guild_id, {}).values())

    def available(self, guild_id: int | None) -> list[Json]:
        """Return what may be used in a server (its own first) or, for None, in direct messages."""
        own = [] if guild_id is None else self.all(guild_id)
        names = {(number(c, "type", 1), text(c, "name")) for c in own}
        return own + [c for c in self.all(None) if (number(c, "type", 1), text(c, "name")) not in names]

    def overwrite(self, guild_id: int | None, payloads: Sequence[Json]) -> list[Json]:
        """Register exactly these."""
        before = self._scopes.get(guild_id, {})
        after = [self._registered(guild_id, payload, before) for payload in payloads]
        self._scopes[guild_id] = _by_name(after)
        self._world.changes.publish(CommandsChanged(guild_id))
        return after

    def upsert(self, guild_id: int | None, payload: Json) -> tuple[Json, bool]:
        """Register one, in place of one of the same name; says whether it is new."""
        scope = self._scopes.setdefault(guild_id, {})
        command = self._registered(guild_id, payload, scope)
        key = (number(command, "type", 1), text(command, "name"))
        new = key not in scope
        scope[key] = command
        self._world.changes.publish(CommandsChanged(guild_id))
        return command, new

    def find(self, guild_id: int | None, command_id: int) -> Json:
        """Return one command by id; raises `Refusal` 10063."""
        for command in self.all(guild_id):
            if number(command, "id") == command_id:
                return command
        raise Refusal.of(Reason.UNKNOWN_COMMAND)

    def edit(self, guild_id: int | None, command_id: int, payload: Json) -> Json:
        """Change one command."""
        old = self.find(guild_id, command_id)
        self.remove(guild_id, command_id)
        scope = self._scopes.setdefault(guild_id, {})
        changed = {**old, **payload, "version": str(self._world.snowflakes.mint())}
        scope[number(changed, "type", 1), text(changed, "name")] = changed
        self._world.changes.publish(CommandsChanged(guild_id))
        return changed

    def remove(self, guild_id: int | None, command_id: int) -> None:
        """Unregister one command."""
        command = self.find(guild_id, command_id)
        del self._scopes[guild_id][number(command, "type", 1), text(command, "name")]
        self._world.changes.publish(CommandsChanged(guild_id))

    def _registered(self, guild_id: int | None, payload: Json, before: dict[tuple[int, str], Json]) -> Json:
        command: Json = {
            "application_id": str(self._world.application.id),
            "type": 1,
            "description": "",
            "default_member_permissions": None,
            "dm_permission": True,
            "contexts": None,
            "integration_types": [0],
            "nsfw": False,
        }
        command |= {key: value for key, value in payload.items() if key != "id"}
        if command["integration_types"] is None:
            command["integration_types"] = [0]
        if command["default_member_permissions"] is not None:
            command["default_member_permissions"] = str(command["default_member_permissions"])
        if guild_id is not None:
            command["guild_id"] = str(guild_id)
            command.pop("dm_permission")
        old = before.get((number(command, "type", 1), text(command, "name")), {})
        same = {key: value for key, value in old.items() if key not in ("id", "version")} == command
        command["id"] = old.get("id") or str(self._world.snowflakes.mint())
        command["version"] = old["version"] if same else str(self._world.snowflakes.mint())
        return command


def _by_name(commands: Sequence[Json]) -> dict[tuple[int, str], Json]:
    return {(number(command, "type", 1), text(command, "name")): command for command in commands}
