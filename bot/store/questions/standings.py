"""The questions about finished games. Each names its indexes; a test checks SQLite's plan."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import CTE, ColumnElement, Integer, and_, bindparam, case, cast, exists, func, or_, select

from bot.store.questions.boards import BoardQueries
from bot.store.questions.wording import Prepared
from bot.store.rows.rows import ELSEWHERE, OfferRow
from bot.store.rows.standing_rows import (
    FinishedGameRow,
    GameFactsRow,
    GameFigureRow,
)
from bot.store.schema import schema
from bot.store.schema import standing_schema as standing
from bot.store.schema.types import whole_sum


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A finished game as one of its players sees it."""

    game: FinishedGameRow
    own: GameFactsRow
    others: int  # points of the best opponent
    seats: int = 2

    @property
    def is_scored(self) -> bool:
        """Whether there are points to show for it; of many games only places and payments are kept."""
        return bool(self.own.points or self.others)


@dataclass(frozen=True, slots=True)
class Totals:
    """The sums of someone's rated games of one kind."""

    games: int
    wins: int
    points: int
    deals: int
    biggest_won: int  # minor units
    biggest_lost: int
    unit_won: str  # of `biggest_won`; `unit_lost` is that of `biggest_lost`
    unit_lost: str
    streak: int  # most wins in a row


class Practised(NamedTuple):
    """The numbers of games against robots that a player has finished and won."""

    games: int
    wins: int


class Audience(NamedTuple):
    """The people who see what is counted: one player, or None for all who read a channel.

    They do not see games elsewhere, where the bot only answers, unless the player sat there or it is that channel.
    """

    player: int | None
    channel_id: int | None


class StandingQueries(BoardQueries):
    """Queries about finished games, their sums, and personal data. They only read."""

    # Finished games

    async def last_finished_number(self) -> int:
        """Return the number of the last game that was counted; 0 if none was."""
        # primary key
        return await self._one(select(func.coalesce(func.max(standing.finished_games.c.number), 0)), int) or 0

    async def games_to_count(self, *, limit: int, since: int = 0) -> list[str]:
        """Return tables whose uncounted game ended at `since` (ms) or later, the first to end first."""
        # ix_table_ends_at; uq_finished_games_table_id for each end
        return await self._all(_GAMES_TO_COUNT, str, since=since, most=limit)

    async def is_counted(self, table: str) -> bool:
        """Return whether the finished game of a table was counted."""
        # uq_finished_games_table_id
        games = standing.finished_games
        return await self._one(select(games.c.number).where(games.c.table == table), int) is not None

    async def figures(self, number: int) -> list[GameFigureRow]:
        """Return what the rules of the game with this number counted, in order of seat and name."""
        # primary key
        figures = standing.game_figures
        query = select(figures).where(figures.c.number == number).order_by(figures.c.seat, figures.c.name)
        return await self._all(query, GameFigureRow)

    async def games_of(
        self, player: int, *, game: str | None = None, against: int | None = None, rated: bool = False,
        practice: bool | None = None, before: int | None = None, limit: int | None = None,
        audience: Audience | None = None,
    ) -> list[PlayedGame]:  # fmt: skip
        """Return the finished games of a player, newest first; only those with a number below `before` if given.

        `game` is the name of the rules; None for all kinds of game. `practice`: only those against robots, or none of
        these; None for both. `audience`: who sees them; None for the player alone.
        """
        # ix_game_facts_player_id_number, then primary keys
        games, facts, other = standing.finished_games, standing.game_facts, standing.game_facts.alias()
        best_other = (
            select(func.coalesce(func.max(other.c.points), 0))
            .where(other.c.number == facts.c.number, other.c.seat != facts.c.seat)
            .scalar_subquery()
        )
        seats = (
            select(func.count() + 1)
            .where(other.c.number == facts.c.number, other.c.seat != facts.c.seat)
            .scalar_subquery()
        )
        query = (
            select(best_other, seats, games, facts)
            .join(facts, facts.c.number == games.c.number)
            .where(facts.c.player == player, *_seen_by(audience))
            .order_by(facts.c.number.desc())
        )
        if game is not None:
            query = query.where(games.c.game == game)
        if rated:
            query = query.where(games.c.rated)
        if practice is not None:
            query = query.where(_practised() if practice else ~_practised())
        if before is not None:
            query = query.where(facts.c.number < before)
        if against is not None:
            query = query.where(exists().where(and_(other.c.number == facts.c.number, other.c.player == against)))
        return await self._all(query if limit is None else query.limit(limit), _played)

    async def fellows_of(self, player: int, places: Sequence[int]) -> list[tuple[int, int]]:
        """Return the people with whom a player has finished games in these places, each with the place's id first."""
        # ix_game_facts_player_id_number, then primary keys
        games, facts, other = standing.finished_games.c, standing.game_facts.c, standing.game_facts.alias()
        query = (
            select(games.guild_id, other.c.player)
            .select_from(_COUNTED.join(other, other.c.number == facts.number))
            .where(facts.player == player, games.guild_id.in_(list(places)), other.c.player != player)
            .distinct()
        )
        return await self._all(query, _fellow)

    async def practised(self, player: int, game: str) -> Practised:
        """Return how many games of a kind a player has finished against robots."""
        # ix_game_facts_player_id_number, then primary keys
        games, facts = standing.finished_games.c, standing.game_facts.c
        won = func.coalesce(whole_sum(cast(facts.won, Integer)), 0)
        query = select(func.count(), won).select_from(_COUNTED)
        return (await self._all(query.where(facts.player == player, games.game == game, _practised()), Practised))[0]

    async def totals_of(
        self, player: int, game: str, *, against: int | None = None, audience: Audience | None = None
    ) -> Totals:
        """Return the sums of a player's rated games of one kind, all or those against someone, as seen."""
        # ix_game_facts_player_id_number, then primary keys; each game is read once
        games, facts = standing.finished_games.c, standing.game_facts.c
        summed = (facts.won, facts.points, games.deals)
        columns = (facts.number, facts.net, games.unit, *summed)
        played = (
            select(*columns).select_from(_COUNTED).where(*_played_by(player, game, against, audience)).cte("played")
        )
        sums = [func.coalesce(whole_sum(cast(played.c[column.key], Integer)), 0) for column in summed]
        extremes = [func.coalesce(func.max(case((net > 0, net))), 0) for net in (played.c.net, -played.c.net)]
        units = [_unit_of(played, order) for order in (played.c.net.desc(), played.c.net.asc())]
        query = select(func.count(), *sums, *extremes, *units, _streak(played)).select_from(played)
        return (await self._all(query, Totals))[0]

    async def figure_sums_of(
        self, player: int, game: str, *, against: int | None = None, audience: Audience | None = None
    ) -> dict[str, int]:
        """Return what the rules counted in a player's rated games of one kind, all or against someone, by name."""
        # ix_game_facts_player_id_number, then primary keys
        facts, figures = standing.game_facts.c, standing.game_figures.c
        own = and_(figures.number == facts.number, figures.seat == facts.seat)
        query = (
            select(figures.name, whole_sum(figures.value))
            .select_from(_COUNTED.join(standing.game_figures, own))
            .where(*_played_by(player, game, against, audience))
            .group_by(figures.name)
        )
        return dict(await self._all(query, _named_sum))

    async def begun_turns(self, player: int, games: Sequence[int], words: Sequence[str]) -> int:
        """Return how many turns a player began in the finished deals of the games with these numbers.

        `words` are those with which the first move of a turn begins.
        """
        # ix_game_facts_player_id_number, then primary keys; each log is read once
        finished, facts, log = standing.finished_games.c, standing.game_facts.c, schema.log
        is_dealt = case((log.c.text.startswith("deal "), 1), else_=0)
        deal = func.sum(is_dealt).over(partition_by=log.c.table, order_by=log.c.ply)
        rows = (
            select(log.c.text, log.c.seat, facts.seat.label("own"), finished.deals, deal.label("deal"))
            .select_from(_COUNTED.join(log, log.c.table == finished.table))
            .where(facts.player == player, facts.number.in_(list(games)))
            .subquery("played")
        )
        query = (
            select(func.count())
            .select_from(rows)
            .where(
                rows.c.seat == rows.c.own,
                rows.c.deal <= rows.c.deals,
                or_(*(rows.c.text.startswith(word) for word in words)),
            )
        )
        return await self._one(query, int) or 0

    async def games_seen(self, player: int, audience: Audience) -> list[str]:
        """Return the games of which a player has finished a rated one that an audience sees, the last one first."""
        # ix_game_facts_player_id_number, then primary keys
        games, facts = standing.finished_games.c, standing.game_facts.c
        query = select(games.game).select_from(_COUNTED).where(facts.player == player, games.rated)
        newest = func.max(games.number).desc()
        return await self._all(query.where(*_seen_by(audience)).group_by(games.game).order_by(newest), str)

    async def out_of_sight(self, tables: Sequence[str], audience: Audience) -> list[str]:
        """Return which of these finished games an audience does not see."""
        # uq_finished_games_table_id, then primary keys
        games = standing.finished_games.c
        seen = and_(*_seen_by(audience))
        return await self._all(select(games.table).where(games.table.in_(list(tables)), ~seen), str)

    # My data

    async def offers_of(self, player: int) -> list[OfferRow]:
        """Return every offer that a player made or received, answered or not."""
        # ix_offers_challenger_id, ix_offers_challenged_id
        offers = schema.offers
        query = select(offers).where(or_(offers.c.challenger == player, offers.c.challenged == player))
        return await self._all(query.order_by(offers.c.created_at), OfferRow)


_COUNTED = standing.game_facts.join(
    standing.finished_games, standing.finished_games.c.number == standing.game_facts.c.number
)


def _practised() -> ColumnElement[bool]:
    """Return the condition for a game of `finished_games` in which a robot sat from the start."""
    others, players = standing.game_facts.alias(), schema.players.c
    robot = and_(players.id == others.c.player, players.robot.is_not(None))
    return exists().where(others.c.number == standing.finished_games.c.number, robot)


def _seen_by(audience: Audience | None) -> list[ColumnElement[bool]]:
    """Return the condition for a game of `finished_games` that an audience sees; none for None."""
    if audience is None:
        return []
    games, tables, others = standing.finished_games.c, schema.tables.alias().c, standing.game_facts.alias().c
    is_apart = and_(tables.clock.endswith(ELSEWHERE), tables.channel_id != (audience.channel_id or 0))
    seen = ~exists().where(tables.id == games.table, is_apart)
    if audience.player is not None:
        seen = or_(seen, exists().where(others.number == games.number, others.player == audience.player))
    return [seen]


def _played_by(player: int, game: str, against: int | None, audience: Audience | None) -> list[ColumnElement[bool]]:
    """Return the conditions for the rated games of one kind of a player, all or those against someone."""
    facts, other = standing.game_facts, standing.game_facts.alias()
    where = [facts.c.player == player, standing.finished_games.c.rated, standing.finished_games.c.game == game]
    where += _seen_by(audience)
    if against is not None:
        where.append(exists().where(and_(other.c.number == facts.c.number, other.c.player == against)))
    return where


def _unit_of(played: CTE, order: ColumnElement[int]) -> ColumnElement[str]:
    """Return the unit of the first of some games in this order, of equals the newest; "" if nothing was paid in it."""
    first = select(played.c.unit).order_by(order, played.c.number.desc()).limit(1).scalar_subquery()
    return func.coalesce(first, "")


def _streak(played: CTE) -> ColumnElement[int]:
    """Return the most wins in a row."""
    # Wins in a row have the same difference between their place among all games and their place among the won.
    place = func.row_number().over(order_by=played.c.number)
    among_equal = func.row_number().over(partition_by=played.c.won, order_by=played.c.number)
    ordered = select(played.c.won, (place - among_equal).label("row")).subquery()
    lengths = select(func.count().label("length")).where(ordered.c.won).group_by(ordered.c.row).subquery()
    return select(func.coalesce(func.max(lengths.c.length), 0)).scalar_subquery()


_GAME_COLUMNS = 11

_ENDS, _GAMES = schema.table_ends.c, standing.finished_games.c
_GAMES_TO_COUNT = Prepared(
    select(_ENDS.table)
    .where(_ENDS.at >= bindparam("since"), ~exists().where(_GAMES.table == _ENDS.table))
    .order_by(_ENDS.at, _ENDS.table)
    .limit(bindparam("most"))
)


def _played(others: int, seats: int, *columns: object) -> PlayedGame:
    make_game: Callable[..., FinishedGameRow] = FinishedGameRow
    make_facts: Callable[..., GameFactsRow] = GameFactsRow
    return PlayedGame(make_game(*columns[:_GAME_COLUMNS]), make_facts(*columns[_GAME_COLUMNS:]), others, seats)


def _fellow(place: int, player: int) -> tuple[int, int]:
    return place, player


def _named_sum(name: str, value: int) -> tuple[str, int]:
    return name, value
