"""The panel of one player, drawn as that player wants it."""

from collections.abc import Collection, Mapping

from bot.games.protocol import Refusal, Seat
from bot.tables import Preferences, Table, Tables
from bot.text import Locale
from cogs.locale_and_style import private_style
from cogs.screens.emoji import SmallCards
from cogs.screens.game import GameScreens
from cogs.screens.screen import PrivateScreen
from cogs.screens.social import Company
from cogs.screens.table import panel
from cogs.screens.windows import Pending


async def own_panel(  # noqa: PLR0913  each is one thing that is shown
    tables: Tables,
    screens: Mapping[str, GameScreens],
    table: Table,
    seat: Seat,
    preferences: Preferences,
    *,
    locale: Locale,
    emoji: SmallCards,
    said: str | Refusal | None = None,
    deleted: Collection[int] = (),
    is_choosing: bool = False,
) -> PrivateScreen:
    """The panel of `seat`, whose player has these `preferences`; `is_choosing` opens the choice of reactions."""
    return await panel(
        table,
        seat,
        screens[table.terms.game.name],
        locale=locale,
        style=private_style(preferences),
        emoji=emoji,
        said=said,
        deleted=deleted,
        late=tables.waiting.late(table),
        asks_clean=preferences.asks_clean,
        pending=await pending_at(tables, table, seat),
        company=Company(await tables.reactions.seen_by(table, seat, preferences), is_choosing),
    )


async def pending_at(tables: Tables, table: Table, seat: Seat | None = None) -> Pending:
    """What is open at `table` beside the game, for everybody, and what `seat` has ordered, for that seat alone."""
    may_order = len(table.players) > 2 or table.terms.game.has_windows
    orders = () if seat is None or not may_order else await tables.orders.seen_by(table, table.players[seat])
    return Pending(await tables.agreements.find(table), tables.windows.closes_at(table), orders)
