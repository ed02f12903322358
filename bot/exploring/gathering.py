"""Whether a lobby is whole, and the table that it became has the same people, sides and terms; in duplicate all."""

from collections.abc import Iterator, Sequence

from bot.tables import Lobby, Table


def broken(lobby: Lobby, tables: Sequence[Table]) -> Iterator[str]:
    """Yield what is wrong with a lobby as it was shown last; `tables`: those that have begun there, as they began."""
    there = [each.player.id for each in lobby.sitters]
    if len(set(there)) < len(there) or len(there) > lobby.seats or not lobby.removed.isdisjoint(there):
        yield f"lobby {lobby.id}: {there} sit on {lobby.seats} seats, and {sorted(lobby.removed)} were removed"
    if not lobby.is_started:
        if tables and lobby.closed is not None:
            yield f"lobby {lobby.id} is closed, and its game began"
        return
    if len(tables) != (lobby.game.twin_tables(lobby.table_seats) if lobby.is_duplicate else 1):
        yield f"lobby {lobby.id} started, and there are {len(tables)} tables"
        return
    if sorted(there) != sorted(each.id for table in tables for each in table.players):
        yield f"lobby {lobby.id}: {there} sat there, and others play"
    sides = lobby.sides(lobby.seats) if len(there) == lobby.seats else ()
    for sitter in lobby.sitters if sides else ():
        if sitter.side is not None and tables[0].seat_of(sitter.player) not in sides[sitter.side]:
            yield f"lobby {lobby.id}: {sitter.player.id} chose side {sitter.side}, and plays on another"
    if any(each.terms != lobby.terms for each in tables):
        yield f"lobby {lobby.id}: the game is played on other terms"
    if any(each.agreed != lobby.version for each in lobby.sitters if not each.is_robot):
        yield f"lobby {lobby.id} started, and not all had agreed"
