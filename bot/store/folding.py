"""For the bench: the common way to answer the questions of `standings` and `debts`, a sum over all games each time.

It uses neither tallies nor indexes, like a bot that stores its games and nothing else.
"""

from sqlalchemy import text

from bot.store.store import Store

_LEADERS = """
SELECT own.player_id, count(*), sum(own.won) AS wins, sum(own.net)
FROM game_facts AS own JOIN finished_games AS game ON game.number = own.number
WHERE game.rated AND (:guild IS NULL OR game.guild_id = :guild) AND game.at >= :since
GROUP BY own.player_id ORDER BY wins DESC, own.player_id DESC"""
_TOTALS = """
SELECT count(*), sum(own.won), sum(own.points), sum(game.deals), max(own.net), -min(own.net)
FROM game_facts AS own JOIN finished_games AS game ON game.number = own.number
WHERE game.rated AND +own.player_id = :player AND (:against IS NULL OR EXISTS (
    SELECT 1 FROM game_facts AS other WHERE other.number = own.number AND +other.player_id = :against))"""
_DEBTS = """
SELECT payer_id, payee_id, unit, sum(amount)
FROM transfers JOIN settlements ON settlements.id = transfers.settlement_id
WHERE +settlements.guild_id = :guild AND (+payer_id = :player OR +payee_id = :player)
GROUP BY payer_id, payee_id, unit"""


class FoldingStore(Store):
    """A store that also answers in the common way."""

    async def folded_leaders(self, *, guild_id: int | None, since: int) -> list[tuple[object, ...]]:
        """Return everyone's games, wins and net stakes in a server or everywhere, the most wins first."""
        return await self._all(text(_LEADERS).bindparams(guild=guild_id, since=since), _row)

    async def folded_totals(self, player: int, *, against: int | None = None) -> list[tuple[object, ...]]:
        """Return the sums of a player's rated games, all or those against someone."""
        return await self._all(text(_TOTALS).bindparams(player=player, against=against), _row)

    async def folded_debts(self, guild_id: int, player: int) -> list[tuple[object, ...]]:
        """Return what a player owes and is owed in a server."""
        return await self._all(text(_DEBTS).bindparams(guild=guild_id, player=player), _row)


def _row(*columns: object) -> tuple[object, ...]:
    return columns
