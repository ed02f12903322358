"""The questions about the finished games of a player that are asked most, each made once for what it is asked about.

`StandingQueries` says what they mean. Their values: `player`, `game`, `against`, `before`, `limit`, and those of an
audience.
"""

from enum import Enum, auto
from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import CTE, ColumnElement, Integer, and_, bindparam, case, cast, exists, func, or_, select, true

from bot.store.questions.wording import Prepared
from bot.store.rows.rows import ELSEWHERE
from bot.store.schema import schema
from bot.store.schema import standing_schema as standing
from bot.store.schema.types import whole_sum

GAMES, FACTS, FIGURES = standing.finished_games, standing.game_facts, standing.game_figures
COUNTED: Final = FACTS.join(GAMES, GAMES.c.number == FACTS.c.number)


class Sight(Enum):
    """A kind of reader, which decides what is seen."""

    ALL = auto()
    CHANNEL = auto()
    PERSON = auto()


class Audience(NamedTuple):
    """The people who see what is counted: one player, or None for all who read a channel.

    They do not see games elsewhere, where the bot only answers, unless the player sat there or it is that channel.
    """

    player: int | None
    channel_id: int | None


def sight_of(audience: Audience | None) -> Sight:
    """Return the kind of an audience; None sees all."""
    if audience is None:
        return Sight.ALL
    return Sight.CHANNEL if audience.player is None else Sight.PERSON


def values_of(audience: Audience | None, **given: int | str | None) -> dict[str, int | str]:
    """Return the values of a question: those by which it knows its audience, and those given that are not None."""
    seen = {} if audience is None else {"channel": audience.channel_id or 0, "viewer": audience.player}
    return {name: value for name, value in (given | seen).items() if value is not None}


@cache
def games_question(
    sight: Sight, *, game: bool, rated: bool, practice: bool | None, before: bool, against: bool, limit: bool
) -> Prepared:
    """Return the question for the games of a player, the newest first, as far as these conditions are set."""
    other = FACTS.alias()
    best_other = (
        select(func.coalesce(func.max(other.c.points), 0))
        .where(other.c.number == FACTS.c.number, other.c.seat != FACTS.c.seat)
        .scalar_subquery()
    )
    seats = (
        select(func.count() + 1).where(other.c.number == FACTS.c.number, other.c.seat != FACTS.c.seat).scalar_subquery()
    )
    query = (
        select(best_other, seats, GAMES, FACTS)
        .join(FACTS, FACTS.c.number == GAMES.c.number)
        .where(FACTS.c.player == bindparam("player"), *_seen_by(sight))
        .order_by(FACTS.c.number.desc())
    )
    if game:
        query = query.where(GAMES.c.game == bindparam("game"))
    if rated:
        query = query.where(GAMES.c.rated)
    if practice is not None:
        query = query.where(with_robot() if practice else ~with_robot())
    if before:
        query = query.where(FACTS.c.number < bindparam("before"))
    if against:
        query = query.where(_met(other.c.number, other.c.player))
    return Prepared(query.limit(bindparam("limit")) if limit else query)


@cache
def totals_question(sight: Sight, *, against: bool) -> Prepared:
    """Return the question for the sums of a player's rated games of a kind. Each game is read once."""
    games, facts = GAMES.c, FACTS.c
    summed = (facts.won, facts.points, games.deals)
    columns = (facts.number, facts.net, games.unit, *summed)
    played = select(*columns).select_from(COUNTED).where(*_rated(sight, against=against)).cte("played")
    sums = [func.coalesce(whole_sum(cast(played.c[column.key], Integer)), 0) for column in summed]
    extremes = [func.coalesce(func.max(case((net > 0, net))), 0) for net in (played.c.net, -played.c.net)]
    units = [_unit_of(played, order) for order in (played.c.net.desc(), played.c.net.asc())]
    return Prepared(select(func.count(), *sums, *extremes, *units, _streak(played)).select_from(played))


@cache
def figures_question(sight: Sight, *, against: bool) -> Prepared:
    """Return the question for what the rules counted in a player's rated games of a kind, by name."""
    own = and_(FIGURES.c.number == FACTS.c.number, FIGURES.c.seat == FACTS.c.seat)
    return Prepared(
        select(FIGURES.c.name, whole_sum(FIGURES.c.value))
        .select_from(COUNTED.join(FIGURES, own))
        .where(*_rated(sight, against=against))
        .group_by(FIGURES.c.name)
    )


@cache
def seen_question(sight: Sight) -> Prepared:
    """Return the question for the kinds of game of which a player has finished a rated one, the last one first."""
    asked = select(GAMES.c.game).select_from(COUNTED).where(FACTS.c.player == bindparam("player"), GAMES.c.rated)
    newest = func.max(GAMES.c.number).desc()
    return Prepared(asked.where(*_seen_by(sight)).group_by(GAMES.c.game).order_by(newest))


@cache
def unseen_question(sight: Sight) -> Prepared:
    """Return the question for those of some finished games, `tables`, that an audience does not see."""
    asked = select(GAMES.c.table).where(GAMES.c.table.in_(bindparam("tables", expanding=True)))
    return Prepared(asked.where(~and_(true(), *_seen_by(sight))))


def with_robot() -> ColumnElement[bool]:
    """Return the condition for a game of `finished_games` in which a robot sat from the start."""
    others, players = FACTS.alias(), schema.players.c
    robot = and_(players.id == others.c.player, players.robot.is_not(None))
    return exists().where(others.c.number == GAMES.c.number, robot)


def _seen_by(sight: Sight) -> list[ColumnElement[bool]]:
    """Return the condition for a game of `finished_games` that an audience sees; none for who sees all."""
    if sight is Sight.ALL:
        return []
    tables, others = schema.tables.alias().c, FACTS.alias().c
    is_apart = and_(tables.clock.endswith(ELSEWHERE), tables.channel_id != bindparam("channel"))
    seen = ~exists().where(tables.id == GAMES.c.table, is_apart)
    if sight is Sight.PERSON:
        seen = or_(seen, exists().where(others.number == GAMES.c.number, others.player == bindparam("viewer")))
    return [seen]


def _rated(sight: Sight, *, against: bool) -> list[ColumnElement[bool]]:
    """Return the conditions for the rated games of one kind of a player, all or those against someone."""
    other = FACTS.alias().c
    where = [FACTS.c.player == bindparam("player"), GAMES.c.rated, GAMES.c.game == bindparam("game"), *_seen_by(sight)]
    return [*where, _met(other.number, other.player)] if against else where


def _met(number: ColumnElement[int], player: ColumnElement[int]) -> ColumnElement[bool]:
    """Return the condition for a game where someone else sat, too."""
    return exists().where(and_(number == FACTS.c.number, player == bindparam("against")))


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
