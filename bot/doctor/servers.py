"""A check that the bot has the rights it needs in each server."""

from collections.abc import Iterable
from typing import Final

import discord

from bot.doctor.asking import MOST_SERVERS, Server, Silence
from bot.doctor.finding import Finding, fine, warning
from cogs.permissions import needed_everywhere

NAME: Final = "servers"
TOLD: Final = 20  # servers with faults to name


def check_servers(
    servers: list[Server] | Silence | None, *, application: int, has_threads: bool
) -> tuple[Finding, ...]:
    """Compare the bot's rights in each server with what it needs. A channel may still take some away.

    The bot itself reports rights missing in one channel, to a player who would begin a game there.
    """
    if servers is None or isinstance(servers, Silence):
        return ()
    needed = needed_everywhere(has_threads=has_threads)
    lacking = [(server, missing) for server in servers if (missing := _missing(server, needed))]
    found = [_finding(server, missing, application, needed) for server, missing in lacking[:TOLD]]
    if len(lacking) > TOLD:
        found.append(warning(NAME, f"and {len(lacking) - TOLD} more servers", "Mend these first, and ask again."))
    if not servers:
        invite = f"Invite it: {_invitation(application, needed)}"
        return (warning(NAME, "the bot is in no server", invite),)
    if not found:
        more = f" (of more, the first {MOST_SERVERS})" if len(servers) == MOST_SERVERS else ""
        found = [fine(NAME, f"has its rights in every server: {len(servers)}{more}")]
    return tuple(found)


def _missing(server: Server, needed: discord.Permissions) -> list[str]:
    granted = discord.Permissions(server.permissions)
    if server.owner or granted.administrator:
        return []
    return [name for name, is_needed in needed if is_needed and not getattr(granted, name)]


def _finding(server: Server, missing: Iterable[str], application: int, needed: discord.Permissions) -> Finding:
    words = ", ".join(each.replace("_", " ").title() for each in missing)
    says = f"{server.name} ({server.id}): lacks {words}"
    invite = f"{_invitation(application, needed)}&guild_id={server.id}"
    return warning(NAME, says, f"Grant them to the bot's role in that server, or invite it anew: {invite}")


def _invitation(application: int, needed: discord.Permissions) -> str:
    scope = "scope=bot+applications.commands"
    return f"https://discord.com/oauth2/authorize?client_id={application}&{scope}&permissions={needed.value}"
