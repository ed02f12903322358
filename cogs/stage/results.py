"""The ending of a game: for everyone in the channel, and as copies for one person in direct messages."""

from bot.tables import Player, Table
from cogs.screens.aside import copied
from cogs.screens.endings import game_over
from cogs.screens.game import Manner
from cogs.screens.screen import PublicScreen
from cogs.stage.ground import Ground

NO_MARK = ""  # nothing in a copy carries the mark by which an announcement is found again


async def game_result(ground: Ground, table: Table, *, deal: int, mark: str, manner: Manner) -> PublicScreen:
    """Return the settlement of `table`, whose last deal had the number `deal`."""
    return await game_over(
        table,
        ground.screens[table.terms.game.name],
        manner,
        finish=await ground.tables.logs.finish(table, deal),
        firsts=await ground.standing.feats(table),
        seed=await ground.tables.logs.revealed(table),
        match=await ground.tables.twins.match(table),
        mark=mark,
    )


async def own_game_result(ground: Ground, table: Table, player: Player, *, mark: str = NO_MARK) -> PublicScreen:
    """Return the settlement of a finished game, as a copy for `player`; with a `mark` it takes the place of a post."""
    manner = await ground.manner_for(player)
    return copied(await game_result(ground, table, deal=table.deal, mark=mark, manner=manner))
