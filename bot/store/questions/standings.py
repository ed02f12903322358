"""The questions about finished games. Each names its indexes; a test checks SQLite's plan."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from sqlalchemy import Integer, bindparam, case, cast, exists, func, or_, select

from bot.store.questions.boards import BoardQueries
from bot.store.questions.played import (
    COUNTED,
    Audience,
    figures_question,
    games_question,
    seen_question,
    sight_of,
    totals_question,
    unseen_question,
    values_of,
    with_robot,
)
from bot.store.questions.wording import Prepared
from bot.store.rows.rows import OfferRow
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


class Practiced(NamedTuple):
    """The numbers of games against robots that a player has finished and won."""

    games: int
    wins: int


class StandingQueries(BoardQueries):
    """Queries about finished games, their sums, and personal data. They only read."""

    # Finished games

    async def last_finished_number(self) -> int:
        """Return the number of the last game that was counted; 0 if none was."""
        # primary key
        return await self._one(_LAST_NUMBER, int) or 0

    async def games_to_count(self, *, limit: int, since: int = 0) -> list[str]:
        """Return tables whose uncounted game ended at `since` (ms) or later, the first to end first."""
        # ix_table_ends_at; uq_finished_games_table_id for each end
        return await self._all(_GAMES_TO_COUNT, str, since=since, most=limit)

    async def is_counted(self, table: str) -> bool:
        """Return whether the finished game of a table was counted."""
        # uq_finished_games_table_id
        return await self._one(_NUMBER_OF, int, table=table) is not None

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
        asked = games_question(
            sight_of(audience), game=game is not None, rated=rated, practice=practice, before=before is not None,
            against=against is not None, limit=limit is not None,
        )  # fmt: skip
        values = values_of(audience, player=player, game=game, against=against, before=before, limit=limit)
        return await self._all(asked, _played, **values)

    async def fellows_of(self, player: int, places: Sequence[int]) -> list[tuple[int, int]]:
        """Return the people with whom a player has finished games in these places, each with the place's id first."""
        # ix_game_facts_player_id_number, then primary keys
        return await self._all(_FELLOWS_OF, _fellow, player=player, places=list(places))

    async def practiced(self, player: int, game: str) -> Practiced:
        """Return how many games of a kind a player has finished against robots."""
        # ix_game_facts_player_id_number, then primary keys
        games, facts = standing.finished_games.c, standing.game_facts.c
        won = func.coalesce(whole_sum(cast(facts.won, Integer)), 0)
        query = select(func.count(), won).select_from(COUNTED)
        return (await self._all(query.where(facts.player == player, games.game == game, with_robot()), Practiced))[0]

    async def totals_of(
        self, player: int, game: str, *, against: int | None = None, audience: Audience | None = None
    ) -> Totals:
        """Return the sums of a player's rated games of one kind, all or those against someone, as seen."""
        # ix_game_facts_player_id_number, then primary keys; each game is read once
        asked = totals_question(sight_of(audience), against=against is not None)
        values = values_of(audience, player=player, game=game, against=against)
        return (await self._all(asked, Totals, **values))[0]

    async def figure_sums_of(
        self, player: int, game: str, *, against: int | None = None, audience: Audience | None = None
    ) -> dict[str, int]:
        """Return what the rules counted in a player's rated games of one kind, all or against someone, by name."""
        # ix_game_facts_player_id_number, then primary keys
        asked = figures_question(sight_of(audience), against=against is not None)
        values = values_of(audience, player=player, game=game, against=against)
        return dict(await self._all(asked, _named_sum, **values))

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
            .select_from(COUNTED.join(log, log.c.table == finished.table))
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
        return await self._all(seen_question(sight_of(audience)), str, **values_of(audience, player=player))

    async def out_of_sight(self, tables: Sequence[str], audience: Audience) -> list[str]:
        """Return which of these finished games an audience does not see."""
        # uq_finished_games_table_id, then primary keys
        asked = unseen_question(sight_of(audience))
        return await self._all(asked, str, tables=list(tables), **values_of(audience))

    # My data

    async def offers_of(self, player: int) -> list[OfferRow]:
        """Return every offer that a player made or received, answered or not."""
        # ix_offers_challenger_id, ix_offers_challenged_id
        return await self._all(_OFFERS_OF, OfferRow, player=player)


_GAME_COLUMNS = 11

_ENDS, _GAMES = schema.table_ends.c, standing.finished_games.c
_LAST_NUMBER: Final = Prepared(select(func.coalesce(func.max(_GAMES.number), 0)))
_OFFERS_OF: Final = Prepared(
    select(schema.offers)
    .where(
        or_(
            schema.offers.c.challenger == bindparam("player"),
            schema.offers.c.challenged == bindparam("player"),
        )
    )
    .order_by(schema.offers.c.created_at)
)
_OTHERS = standing.game_facts.alias()
_FELLOWS_OF: Final = Prepared(
    select(_GAMES.guild_id, _OTHERS.c.player)
    .select_from(COUNTED.join(_OTHERS, _OTHERS.c.number == standing.game_facts.c.number))
    .where(
        standing.game_facts.c.player == bindparam("player"),
        _GAMES.guild_id.in_(bindparam("places", expanding=True)),
        _OTHERS.c.player != bindparam("player"),
    )
    .distinct()
)
_NUMBER_OF: Final = Prepared(select(_GAMES.number).where(_GAMES.table == bindparam("table")))
_GAMES_TO_COUNT: Final = Prepared(
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
