"""Queries about leaderboards: who is on one, and where. Each names its indexes; a test checks the plan.

A question of each kind is put into words once: one page asks several, and the words take longer than the answer.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from sqlalchemy import ColumnElement, and_, bindparam, exists, func, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
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
        return await self._all(_best(_kind(listed)), _ranked, **_values(listed), skipped=skip, most=limit)

    async def ranked(self, listed: Listed, player: int) -> Ranked | None:
        """Return one player on a leaderboard; None if they are not on it."""
        # primary keys
        return await self._one(_of_one(_kind(listed)), _ranked, **_values(listed), one=player)

    async def count_listed(self, listed: Listed, *, above: int | None = None) -> int:
        """Return how many are on a leaderboard; with `above`, how many of them have a figure above it."""
        # ix_tallies_<figure>, ix_winnings_net or ix_tally_figures_value alone; all others by their primary keys
        values = _values(listed)
        if above is not None:
            values["above"] = above
        return await self._one(_count(_kind(listed), is_above=above is not None), int, **values) or 0

    async def tally_figures(self, listed: Listed, players: Sequence[int]) -> list[TallyFigureRow]:
        """Return what these players have on each of the game's own boards, in the scope and period of a leaderboard."""
        # primary key
        within = {"game": listed.game, "scope": listed.scope, "period": listed.period}
        return await self._all(_FIGURES, TallyFigureRow, **within, players=list(players))


@dataclass(frozen=True, slots=True)
class _Kind:
    """The facts that decide the words of a question about a leaderboard; the rest are its values."""

    by: str  # one of `BOARDS`; "" for a board of the game's own
    is_everywhere: bool
    is_limited: bool  # there is an upper limit of games


def _kind(listed: Listed) -> _Kind:
    by = listed.by if listed.by in BOARDS else ""
    return _Kind(by, is_everywhere=listed.scope == EVERYWHERE, is_limited=listed.fewer_than is not None)


def _values(listed: Listed) -> dict[str, object]:
    """Return the values of a question about a leaderboard, by the names that `_on_board` gives them."""
    values: dict[str, object] = {"game": listed.game, "scope": listed.scope, "period": listed.period}
    values |= {"since": listed.since, "games": listed.games, "unlisted": UNLISTED}
    if listed.fewer_than is not None:
        values["fewer_than"] = listed.fewer_than
    if listed.by == "net":
        values["unit"] = listed.unit
    elif listed.by not in BOARDS:
        values["board"] = listed.by
    return values


_OWN: Final = standing.tally_figures.c
_FIGURES: Final = Prepared(
    select(standing.tally_figures)
    .where(
        _OWN.game == bindparam("game"),
        _OWN.scope == bindparam("scope"),
        _OWN.period == bindparam("period"),
        _OWN.player.in_(bindparam("players", expanding=True)),
    )
    .order_by(_OWN.board, _OWN.player)
)


@cache
def _best(kind: _Kind) -> Prepared:
    figure, player = _ranking(kind)
    query = select(figure, standing.tallies).where(*_on_board(kind)).order_by(figure.desc(), player.desc())
    return Prepared(query.offset(bindparam("skipped")).limit(bindparam("most")))


@cache
def _of_one(kind: _Kind) -> Prepared:
    figure, _ = _ranking(kind)
    is_one = standing.tallies.c.player == bindparam("one")
    return Prepared(select(figure, standing.tallies).where(*_on_board(kind), is_one))


@cache
def _count(kind: _Kind, *, is_above: bool) -> Prepared:
    figure, _ = _ranking(kind)
    query = select(func.count()).select_from(standing.tallies).where(*_on_board(kind))
    return Prepared(query.where(figure > bindparam("above")) if is_above else query)


def _ranking(kind: _Kind) -> tuple[ColumnElement[int], ColumnElement[int]]:
    """Return the figure that orders a leaderboard, and the player it belongs to, both of one index."""
    if kind.by == "net":
        return standing.winnings.c.net, standing.winnings.c.player
    if kind.by:
        return standing.tallies.c[kind.by], standing.tallies.c.player
    return standing.tally_figures.c.value, standing.tally_figures.c.player


def _on_board(kind: _Kind) -> Iterator[ColumnElement[bool]]:
    """Yield the conditions for standing on a leaderboard."""
    columns, won, own = standing.tallies.c, standing.winnings.c, standing.tally_figures.c
    listings, chosen = standing.listings, schema.preferences.c
    is_somebody = and_(schema.players.c.id == columns.player, schema.players.c.discord_id.is_not(None))
    is_unlisted = and_(
        chosen.player == columns.player, chosen.key == "leaderboards", chosen.value == bindparam("unlisted")
    )
    second = won if kind.by == "net" else None if kind.by else own
    for ranked in (columns,) if second is None else (columns, second):
        yield ranked.game == bindparam("game")
        yield ranked.scope == bindparam("scope")
        yield ranked.period == bindparam("period")
    if second is not None:
        yield second.player == columns.player
        yield won.unit == bindparam("unit") if second is won else own.board == bindparam("board")
    yield columns.last_at >= bindparam("since")
    yield columns.rated >= bindparam("games")
    if kind.is_limited:
        yield columns.rated < bindparam("fewer_than")
    yield ~exists().where(is_unlisted)
    yield exists().where(is_somebody)  # the preferences of someone who was forgotten are gone too
    if kind.is_everywhere:
        yield exists().where(and_(listings.c.player == columns.player, listings.c.everywhere))


def _ranked(figure: int, *columns: object) -> Ranked:
    make_tally: Callable[..., TallyRow] = TallyRow
    return Ranked(figure, make_tally(*columns))
