"""The games at the tables of tournaments: how they begin, who leaves them, and how they end."""

from collections.abc import Sequence

from bot.games.protocol import Seat
from bot.store import PlaceRow, Row, Store
from bot.tables import Player, Table, Tables
from bot.tables.lobbies.opening import opening
from bot.tournament.posted import PostBook, table_name
from bot.tournament.rows import Tournament, order_of, table_key
from bot.tournament.wishes import Wish, entered


class TournamentGames:
    """A host of these games, which reads tournaments and changes none."""

    def __init__(self, store: Store, tables: Tables, posted: PostBook) -> None:
        self._store = store
        self._tables = tables
        self._posted = posted

    async def rows(self, found: Tournament, number: int, table: int, *, now: int) -> Sequence[Row]:
        """Return the rows of a table of the last round, the `number`th, which begins with those who are here.

        Raises Declined (SEALED).
        """
        key, called = table_key(found.row.id, number, table), found.course.rounds[-1].tables[table - 1]
        seed = await self._tables.seeds.read(key)
        known = await self._store.players(called.people)
        people = [Player.of(known[each]) for each in order_of(called, found.game, seed)]
        posted = await self._posted.of(found.row.id, table_name(number, table))
        rows = opening(
            key,
            found.terms,
            people,
            guild_id=found.row.guild_id,
            channel_id=found.row.channel_id,
            cut=called.cut,
            now=now,
            quiet=[await self._tables.preferences.quiet_of(each) for each in people],
            window=(await self._tables.servers.of(found.row.guild_id)).window,
        )
        thread = None if posted is None else posted.thread_id
        return rows if thread is None else (*rows, PlaceRow(key, thread))

    async def tend(self, found: Tournament) -> bool:
        """Do what is due at tables that play, and return whether anybody has left one.

        The first deck is dealt, if a process was killed before it did; who leaves the tournament leaves their table.
        """
        has_left = False
        for key, number in found.running.items():
            if not await self._store.last_ply(key):
                await self._tables.beginnings.opened(key)
            called = found.course.rounds[-1].tables[number - 1]
            for each in called.begun_with or ():
                if each in found.course.left:
                    has_left |= await self._resign(key, each)
        return has_left

    async def _resign(self, key: str, player: int) -> bool:
        """Let a player leave a table, and return whether they do: the rules may forbid it just then."""
        table = await self._tables.memory.table(key)
        leaving = next(each for each in table.players if each.id == player)
        if table.is_over or not table.is_played_by(leaving):
            return False
        return await self._tables.playing.let_go(key, leaving)

    async def ended(self, found: Tournament) -> Wish | None:
        """Return the wish to enter the result of a table that is over; None if there is none."""
        running = found.running
        for key in await self._store.tables_over(running) if running else ():
            return entered(running[key], places_of(await self._tables.memory.latest(key)))
        return None


def places_of(table: Table) -> list[list[int]]:
    """Return the people of a table that is over, by places, the best first; all alike where there are no places."""
    outcome, players = table.position.outcome, table.players
    if outcome is None:
        raise ValueError("no finished game")
    if outcome.places:
        return [[players[seat].id for seat in side] for side in outcome.places]
    won = [each.id for seat, each in enumerate(players) if Seat(seat) in outcome.winners]
    others = [each.id for each in players if each.id not in won]
    return [group for group in (won, others) if group]
