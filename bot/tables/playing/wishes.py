"""Moves that the people at a table wish for together: played once all of them have said so.

A wish holds until the next row of the log. No rule knows of it. The store remembers it, like a nudge, so that nobody
need repeat it after a restart.
"""

from bot.games.protocol import Seat
from bot.store import NoteRow, ShownRow, Store
from bot.tables.state.table import Table


def wish_note(key: str, seat: Seat) -> str:
    """Return the key of the note that says when this seat wished last: after which row of the log."""
    return f"wish/{key}/{seat}"


class Wishes:
    """A record of who has wished for the next move."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def join(self, table: Table, seat: Seat) -> bool:
        """Note the wish of `seat`. Returns whether all people at `table` have it now.

        The table shows it, though its log is the same: if this process ends before that, the next one shows it.
        """
        await self._store.commit(NoteRow(wish_note(table.id, seat), str(table.ply)), ShownRow(table.id, None))
        return await self.at(table) >= table.in_person

    async def at(self, table: Table) -> frozenset[Seat]:
        """Return the seats that have wished for it and await the others."""
        if table.is_over or not table.terms.game.has_shortcuts:
            return frozenset()
        made = {seat: await self._store.note(wish_note(table.id, seat)) for seat in table.in_person}
        return frozenset(seat for seat, ply in made.items() if ply == str(table.ply))
