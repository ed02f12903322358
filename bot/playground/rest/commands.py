"""Registering the application's commands, for everywhere or for one server."""

from bot.playground.limits import check_commands
from bot.playground.refusal import Reason, Refusal
from bot.playground.rest.ask import NO_CONTENT, Ask, Reply, Route
from bot.playground.wire import Json


def _scope(ask: Ask) -> int | None:
    world = ask.backend.world
    if ask.id("application_id") != world.application.id:
        raise Refusal.of(Reason.UNKNOWN_APPLICATION)
    return ask.guild().id if "guild_id" in ask.names else None


def listing(ask: Ask) -> Reply:
    """GET …/commands"""
    scope = _scope(ask)
    found = ask.backend.commands.all(scope)
    if not ask.asks("with_localizations"):
        found = [_without_translations(command) for command in found]
    return Reply(found)


def _without_translations(command: Json) -> Json:
    hidden = ("name_localizations", "description_localizations")
    return {key: value for key, value in command.items() if key not in hidden}


def overwrite(ask: Ask) -> Reply:
    """PUT …/commands: exactly these from now on"""
    scope = _scope(ask)
    if not isinstance(ask.body, list):
        raise Refusal.of(Reason.INVALID_FORM)
    check_commands(ask.body)
    return Reply(ask.backend.commands.overwrite(scope, [one for one in ask.body if isinstance(one, dict)]))


def register(ask: Ask) -> Reply:
    """POST …/commands: one more, or one in place of its namesake"""
    scope = _scope(ask)
    check_commands([ask.form])
    command, new = ask.backend.commands.upsert(scope, ask.form)
    return Reply(command, 201 if new else 200)


def read(ask: Ask) -> Reply:
    """GET …/commands/{command_id}"""
    return Reply(ask.backend.commands.find(_scope(ask), ask.id("command_id")))


def edit(ask: Ask) -> Reply:
    """PATCH …/commands/{command_id}"""
    scope, command_id = _scope(ask), ask.id("command_id")
    check_commands([{**ask.backend.commands.find(scope, command_id), **ask.form}])
    return Reply(ask.backend.commands.edit(scope, command_id, ask.form))


def remove(ask: Ask) -> Reply:
    """DELETE …/commands/{command_id}"""
    ask.backend.commands.remove(_scope(ask), ask.id("command_id"))
    return NO_CONTENT


ROUTES = tuple(
    Route(method, scope + path, answer)
    for scope in (
        "/applications/{application_id}/commands",
        "/applications/{application_id}/guilds/{guild_id}/commands",
    )
    for method, path, answer in (
        ("GET", "", listing),
        ("PUT", "", overwrite),
        ("POST", "", register),
        ("GET", "/{command_id}", read),
        ("PATCH", "/{command_id}", edit),
        ("DELETE", "/{command_id}", remove),
    )
)
