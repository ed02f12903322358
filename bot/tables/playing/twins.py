"""Duplicate: tables that play the same deals, with one seed and one cut, each at its own speed.

A deal is *opened* at a table, by a row of its log, once it is over at all of them. Until then nobody learns of it but
who plays it, and the table owes no deck: so none begins the next deal before the others. A game that is over at one
table is opened when all are over, since its seed holds the cards that others are still to play. Whether a row is due
follows from the logs of all, and what they say then never changes: it may be asked at any time, and again after a kill.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.games.duplicate import Comparison, compared, side_of
from bot.tables.errors import Declined, Reason
from bot.tables.ground import Ground, OnGround
from bot.tables.log.memory import judged_anew
from bot.tables.state.log_rows import next_row
from bot.tables.state.non_moves import OPEN
from bot.tables.state.people import Player
from bot.tables.state.table import Table


@dataclass(frozen=True, slots=True)
class Match:
    """The results of the tables of a duplicate so far, as everyone may know them. Teams are in order of their sides
    at the first table.
    """

    teams: tuple[tuple[Player, ...], ...]
    comparison: Comparison
    others: tuple[str, ...]  # the keys of the other tables


class Twins(OnGround):
    """An opener of what all tables of a duplicate have finished, which also compares them."""

    def __init__(self, ground: Ground) -> None:
        super().__init__(ground)
        self._looked: dict[str, int] = {}  # by table that waits: the ply for which all others were looked at

    def watch(self, table: Table) -> None:
        """Look soon whether what is over at `table` is over at all others, too.

        Once: reading the others may push this table out of memory, and each time it is read again it is watched.
        """
        if table.awaits_twins and self._looked.get(table.id) != table.ply:
            self._timekeeper.at(self._clock.now(), f"twins {table.id}", partial(self.look, table.id))

    async def start(self, is_meant: Callable[[int | None], bool]) -> None:
        """Look so in these servers, where another process may have stopped before it did."""
        running = await self._store.running_twins()
        places = await self._store.servers_of(running) if running else {}
        for key in running:
            if is_meant(places[key]):
                self._timekeeper.at(self._clock.now(), f"twins {key}", partial(self.look, key))

    async def look(self, key: str) -> None:
        """Open at each table of the duplicate of `key` what is over at all of them. Raises Declined (SEALED, NEWER)."""
        tables = await self.tables(key)
        for table in tables:
            self._looked.pop(table.id, None)
            if table.awaits_twins:
                self._looked[table.id] = table.ply
            others = [each for each in tables if each.id != table.id]
            is_due = table.awaits_twins and all(_is_done(each, table) for each in others)
            if is_due and self._home.holds(table.guild_id):
                await self._open(table.id, table.ply)

    @judged_anew
    async def _open(self, key: str, ply: int) -> None:
        """Open the table `key`, unless anything has happened there after this ply: then it is looked at again."""
        async with self._memory.held(key) as table:
            if table.ply == ply:
                await self._log_writer.append(table, None, [next_row(table, None, OPEN, at=self._clock.now())])

    async def match(self, table: Table) -> Match | None:
        """Return what the deals have brought that are open at `table`; None for no duplicate, or if one can't be read.

        The other tables have finished these, though perhaps they do not show them yet: they are opened one by one.
        """
        if not table.terms.is_duplicate:
            return None
        try:
            tables = await self.tables(table.id)
        except Declined:
            return None
        game, sides = table.terms.game, table.terms.game.sides(len(table.players))
        if len(tables) < len(sides):
            return None
        shown = None if table.is_over else table.opened
        played = [game.deal_points(each.position.view(None))[:shown] for each in tables]
        teams = tuple(
            tuple(each.players[seat] for at, each in enumerate(tables) for seat in sides[side_of(team, at, len(sides))])
            for team in range(len(sides))
        )
        has_matchpoints = game.duplicate is not None and game.duplicate.has_matchpoints
        comparison = compared(played, teams=len(sides), has_matchpoints=has_matchpoints)
        return Match(teams, comparison, tuple(each.id for each in tables if each.id != table.id))

    async def first_of(self, table: Table) -> str:
        """Return the key of the first table of a duplicate, which is that of its lobby; of any other table its own."""
        twins = await self._store.twins_of(table.id) if table.terms.is_duplicate else ()
        return next((each.lobby for each in twins), table.id)

    async def tables(self, key: str) -> Sequence[Table]:
        """Return all tables of the duplicate of `key`, in order; without damaged ones, where nobody plays anymore.

        Raises Declined (SEALED, NEWER).
        """
        found = []
        for each in await self._store.twins_of(key):
            try:
                found.append(await self._memory.table(each.table))
            except Declined as error:
                if error.reason is not Reason.DAMAGED:
                    raise
        return found


def _is_done(other: Table, table: Table) -> bool:
    """Return whether at the `other` table is over what is over at `table`: the game, or this deal of it."""
    if table.is_played_out or other.is_played_out:
        return other.is_played_out
    return other.deal > table.deal or (other.deal == table.deal and (other.awaits_twins or not other.is_closed))
