"""Whether a lobby is whole, and the table that it became has the same people and terms."""

from collections.abc import Iterator

from bot.tables import Lobby, Table


def broken(lobby: Lobby, table: Table | None) -> Iterator[str]:
    """Yield what is wrong with a lobby as it was shown last; `table`: as it began, if it has begun."""
    there = [each.player.id for each in lobby.sitters]
    if len(set(there)) < len(there) or len(there) > lobby.seats or not lobby.removed.isdisjoint(there):
        yield f"lobby {lobby.id}: {there} sit on {lobby.seats} seats, and {sorted(lobby.removed)} were removed"
    if not lobby.is_started:
        if table is not None and lobby.closed is not None:
            yield f"lobby {lobby.id} is closed, and its game began"
        return
    if table is None:
        yield f"lobby {lobby.id} started, and there is no table"
        return
    if sorted(there) != sorted(each.id for each in table.players):
        yield f"lobby {lobby.id}: {there} sat there, and others play"
    if table.terms != lobby.terms:
        yield f"lobby {lobby.id}: the game is played on other terms"
    if any(each.agreed != lobby.version for each in lobby.sitters if not each.is_robot):
        yield f"lobby {lobby.id} started, and not all had agreed"
