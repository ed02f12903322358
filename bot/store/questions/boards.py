"""Queries about leaderboards: who is on one, and where. Each names its indexes; a test checks the plan."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, and_, exists, func, literal, select

from bot.store.questions.reader import Reader
from bot.store.rows.standing_rows import TallyFigureRow, TallyRow
from bot.store.schema import schema
from bot.store.schema import standing_schema as standing

BOARDS = ("rating", "net", "wins")
"""The orders of a leaderboard that every game has. A game may have others, which are named in `TallyFigureRow`."""

EVERYWHERE = 0  # the scope of all servers together
UNLISTED = "no"  # value of the preference `leaderboards`: no board may name the player


@dataclass(frozen=True, slots=True)
class Listed:
    """A leaderboard, and who may be on it. `game` is the name of the rules."""

    game: str
    scope: int
    period: int
    by: str  # one of `BOARDS`, or a board of the game's own
    since: int  # ms; players who last played earlier are left out
    games: int  # rated games in the scope that a player must have, at least
    fewer_than: int | None = None  # such games, if there is an upper limit
    unit: str = ""  # of the stakes, for a board by net stakes


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player on a leaderboard, and the figure that decides their place."""

    figure: int
    tally: TallyRow


class BoardQueries(Reader):
    """Queries about leaderboards. They only read."""

    async def best(self, listed: Listed, *, skip: int, limit: int) -> list[Ranked]:
        """Return a page of a leaderboard, the best first."""
        # ix_tallies_<figure>, ix_winnings_net or ix_tally_figures_value, read backwards; all others by primary keys
        figure, player = _ranking(listed)
        query = select(figure, standing.tallies).where(*_on_board(listed))
        return await self._all(query.order_by(figure.desc(), player.desc()).offset(skip).limit(limit), _ranked)

    async def ranked(self, listed: Listed, player: int) -> Ranked | None:
        """Return one player on a leaderboard; None if they are not on it."""
        # primary keys
        figure, _ = _ranking(listed)
        query = select(figure, standing.tallies).where(*_on_board(listed), standing.tallies.c.player == player)
        return await self._one(query, _ranked)

    async def count_listed(self, listed: Listed, *, above: int | None = None) -> int:
        """Return how many are on a leaderboard; with `above`, how many of them have a figure above it."""
        # ix_tallies_<figure>, ix_winnings_net or ix_tally_figures_value alone; all others by their primary keys
        figure, _ = _ranking(listed)
        query = select(func.count()).select_from(standing.tallies).where(*_on_board(listed))
        if above is not None:
            query = query.where(figure > above)
        return await self._one(query, int) or 0

    async def tally_figures(self, listed: Listed, players: Sequence[int]) -> list[TallyFigureRow]:
        """Return what these players have on each of the game's own boards, in the scope and period of a leaderboard."""
        # primary key
        columns = standing.tally_figures.c
        query = select(standing.tally_figures).where(
            columns.game == listed.game,
            columns.scope == listed.scope,
            columns.period == listed.period,
            columns.player.in_(list(players)),
        )
        return await self._all(query.order_by(columns.board, columns.player), TallyFigureRow)


def _ranking(listed: Listed) -> tuple[ColumnElement[int], ColumnElement[int]]:
    """Return the figure that orders a leaderboard, and the player it belongs to, both of one index."""
    if listed.by == "net":
        return standing.winnings.c.net, standing.winnings.c.player
    if listed.by in BOARDS:
        return standing.tallies.c[listed.by], standing.tallies.c.player
    return standing.tally_figures.c.value, standing.tally_figures.c.player


def _on_board(listed: Listed) -> Iterator[ColumnElement[bool]]:
    """Yield the conditions for standing on a leaderboard."""
    columns, won, own = standing.tallies.c, standing.winnings.c, standing.tally_figures.c
    listings, chosen = standing.listings, schema.preferences.c
    is_somebody = and_(schema.players.c.id == columns.player, schema.players.c.discord_id.is_not(None))
    is_unlisted = and_(chosen.player == columns.player, chosen.key == "leaderboards", chosen.value == UNLISTED)
    beside = won if listed.by == "net" else None if listed.by in BOARDS else own
    for ranked in (columns,) if beside is None else (columns, beside):
        yield ranked.game == literal(listed.game)
        yield ranked.scope == literal(listed.scope)
        yield ranked.period == literal(listed.period)
    if beside is not None:
        yield beside.player == columns.player
        yield won.unit == literal(listed.unit) if beside is won else own.board == literal(listed.by)
    yield columns.last_at >= listed.since
    yield columns.rated >= listed.games
    if listed.fewer_than is not None:
        yield columns.rated < listed.fewer_than
    yield ~exists().where(is_unlisted)
    yield exists().where(is_somebody)  # the preferences of someone who was forgotten are gone too
    if listed.scope == EVERYWHERE:
        yield exists().where(and_(listings.c.player == columns.player, listings.c.everywhere))


def _ranked(figure: int, *columns: object) -> Ranked:
    make_tally: Callable[..., TallyRow] = TallyRow
    return Ranked(figure, make_tally(*columns))
