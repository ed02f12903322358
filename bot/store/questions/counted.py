"""The questions about what was counted of finished games. Each names its indexes; a test checks SQLite's plan."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, func, select

from bot.store.questions.reader import Reader
from bot.store.questions.wording import Prepared
from bot.store.rows.standing_rows import FeatRow, RatingRow, TallyFigureRow, TallyRow, WinningsRow
from bot.store.schema import standing_schema as standing


class CountedQueries(Reader):
    """Queries about tallies, winnings, ratings and feats. They only read."""

    async def tallies_of(self, player: int) -> list[TallyRow]:
        """Return every tally of a player."""
        # ix_tallies_player_id
        return await self._all(_TALLIES_OF, TallyRow, player=player)

    async def tally_figures_of(self, player: int) -> list[TallyFigureRow]:
        """Return what a player has on the boards that only some games have, in every scope and period."""
        # ix_tally_figures_player_id
        return await self._all(_FIGURES_OF, TallyFigureRow, player=player)

    async def winnings(self, player: int) -> list[WinningsRow]:
        """Return the net stakes of a player by unit."""
        # ix_winnings_player_id
        return await self._all(_WINNINGS_OF, WinningsRow, player=player)

    async def ratings(
        self, within: tuple[str, int] | None = None, players: Sequence[int] | None = None
    ) -> list[RatingRow]:
        """Return the ratings of these players at one game in one scope (`within`). None for either means all."""
        # primary key; ix_ratings_player_id without a game and scope; from end to end without either
        values: dict[str, object] = {}
        if within is not None:
            values["game"], values["scope"] = within
        if players is not None:
            values["players"] = list(players)
        return await self._all(_RATINGS[within is not None, players is not None], RatingRow, **values)

    async def is_listed_everywhere(self, player: int) -> bool:
        """Return whether a player wants to be on the leaderboard of all servers."""
        # primary key
        return bool(await self._one(_EVERYWHERE, bool, player=player))

    async def feats(self, *, player: int | None = None, table: str | None = None) -> list[FeatRow]:
        """Return the feats of a player, or those at a table."""
        # primary key; ix_feats_table_id
        given = {name: value for name, value in (("player", player), ("table", table)) if value is not None}
        return await self._all(_FEATS[player is not None, table is not None], FeatRow, **given)

    async def last_played(self, games: Sequence[str], scope: int) -> list[str]:
        """Return which of these games have a tally in a scope, the one that was played last first."""
        # ix_tallies_wins alone, which holds all of it
        tallies = standing.tallies.c
        query = (
            select(tallies.game)
            .where(tallies.game.in_(list(games)), tallies.scope == scope, tallies.period == 0)
            .group_by(tallies.game)
            .order_by(func.max(tallies.last_at).desc(), tallies.game)
        )
        return await self._all(query, str)


_R = standing.ratings.c
_WITHIN = _R.game == bindparam("game"), _R.scope == bindparam("scope")
_AMONG = _R.player.in_(bindparam("players", expanding=True))
_RATINGS: Final = {
    (within, among): Prepared(
        select(standing.ratings)
        .where(*(_WITHIN if within else ()), *((_AMONG,) if among else ()))
        .order_by(_R.game, _R.scope, _R.player)
    )
    for within in (False, True)
    for among in (False, True)
}
_T, _F, _W, _FEAT = standing.tallies.c, standing.tally_figures.c, standing.winnings.c, standing.feats.c
_TALLIES_OF: Final = Prepared(
    select(standing.tallies).where(_T.player == bindparam("player")).order_by(_T.game, _T.scope, _T.period)
)
_FIGURES_OF: Final = Prepared(
    select(standing.tally_figures)
    .where(_F.player == bindparam("player"))
    .order_by(_F.game, _F.scope, _F.period, _F.board)
)
_WINNINGS_OF: Final = Prepared(
    select(standing.winnings).where(_W.player == bindparam("player")).order_by(_W.game, _W.scope, _W.period, _W.unit)
)
_FEATS: Final = {
    (of, at): Prepared(
        select(standing.feats)
        .where(
            *((_FEAT.player == bindparam("player"),) if of else ()),
            *((_FEAT.table == bindparam("table"),) if at else ()),
        )
        .order_by(_FEAT.player, _FEAT.at, _FEAT.feat)
    )
    for of in (False, True)
    for at in (False, True)
}
_EVERYWHERE: Final = Prepared(
    select(standing.listings.c.everywhere).where(standing.listings.c.player == bindparam("player"))
)
