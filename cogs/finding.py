"""The search for the table that a person means, and suggestions while they type."""

from collections.abc import Awaitable, Callable, Iterable, Sequence

import discord
from discord import app_commands

from bot.tables import Asker, Declined, Lobby, Offer, Player, Reason, Table, Tables
from bot.text import Locale, listed, say
from cogs.ids import parse_id
from cogs.locale_and_style import locale_of
from cogs.names import game_name
from cogs.people import player_of
from cogs.press import Press, TablePress
from cogs.refusals import Barred

MOST_CHOICES = 25  # suggestions, a limit of Discord's

Find = Callable[[discord.Interaction, Tables, Player, str | None], Awaitable[Table]]
"""A function that finds the table a person means, with or without a name."""

Fits = Callable[[Table, Player], bool]
"""A function that says whether a command of a player can do something at a table."""


class SeveralTables(Declined):
    """A refusal: any of several `tables` may be meant."""

    def __init__(self, tables: Iterable[Table]) -> None:
        super().__init__(Reason.WHICH_TABLE)
        self.tables = tuple(tables)


async def at_tables(
    interaction: discord.Interaction, tables: Tables, key: str | None, find: Find
) -> Sequence[TablePress]:
    """Return a command as a press at each table that may be meant. Raises as `find`, but SeveralTables never."""
    player = await player_of(interaction, tables)
    try:
        found: Sequence[Table] = [await find(interaction, tables, player, key)]
    except SeveralTables as several:
        found = several.tables
    return [Press.of(interaction).at_table(player, table) for table in found]


async def table_named(interaction: discord.Interaction, tables: Tables, player: Player, key: str) -> Table:
    """Return the table `key`, which a command, a press or a menu names. Every way to a table by its id asks here.

    Raises Declined (NO_TABLE also for a game elsewhere that `player` does not reach; DAMAGED, SEALED).
    """
    return await tables.memory.reached(key, _asker(interaction, player))


async def offer_named(interaction: discord.Interaction, tables: Tables, player: Player, key: str) -> Offer:
    """Return the offer `key`, of which the same holds as of the table that it becomes. Raises Declined (NO_OFFER)."""
    offer = await tables.offers.find(key)
    people = [each.id for each in (offer.challenger, offer.challenged) if each is not None]
    is_open = not offer.terms.is_elsewhere
    if not _asker(interaction, player).reaches(is_open=is_open, players=people, channel_id=offer.channel_id):
        raise Declined(Reason.NO_OFFER)
    return offer


async def lobby_named(interaction: discord.Interaction, tables: Tables, player: Player, key: str) -> Lobby:
    """Return the lobby `key`, open or not; one elsewhere that `player` does not reach is none. Raises Declined
    (NO_LOBBY).
    """
    lobby = await tables.lobbies.book.find(key)
    seated, invited = (each.player.id for each in lobby.sitters), (each.player.id for each in lobby.invitations)
    people = {*seated, *invited, *lobby.departures}
    is_open = lobby.named is None or not lobby.named.is_elsewhere
    if not _asker(interaction, player).reaches(is_open=is_open, players=people, channel_id=lobby.channel_id):
        raise Declined(Reason.NO_LOBBY)
    return lobby


def _asker(interaction: discord.Interaction, player: Player) -> Asker:
    return Asker(player, interaction.channel_id)


async def table_meant(interaction: discord.Interaction, tables: Tables, player: Player, key: str | None) -> Table:
    """Return the table that `player` means: the one with `key`, in this channel, or the only one awaiting them.

    Raises Declined (NO_TABLE, NO_GAME_HERE; DAMAGED and SEALED where that is why there is none), or SeveralTables.
    """
    if key is not None:
        return await table_named(interaction, tables, player, key.strip().upper())
    mine = await _played_by(tables, player)
    return _only_one(_in_channel(mine, interaction), [table for table in mine if table.awaits(player)], mine)


def table_where(fits: Fits) -> Find:
    """Return a function that finds the table a person means among their own that fit: in this channel, or the only one.

    Where none fits it is any of them: the command says why it can do nothing there. Raises as `table_meant`.
    """

    async def find(interaction: discord.Interaction, tables: Tables, player: Player, key: str | None) -> Table:
        if key is not None:
            return await table_named(interaction, tables, player, key.strip().upper())
        mine = await _played_by(tables, player)
        fitting = [table for table in mine if fits(table, player)] or mine[:1]
        return _only_one(_in_channel(fitting, interaction), fitting)

    return find


async def _played_by(tables: Tables, player: Player) -> list[Table]:
    """Return the running tables where `player` plays in person, else where they sit. Raises Declined if none."""
    known = await tables.memory.tables_of(player)
    if not known:
        await tables.memory.refuse_closed(player)
        raise Declined(Reason.NO_GAME_HERE)
    return [table for table in known if table.is_played_by(player)] or known


def _in_channel(tables: Iterable[Table], interaction: discord.Interaction) -> list[Table]:
    return [table for table in tables if table.channel_id == interaction.channel_id]


def _only_one(*groups: Sequence[Table]) -> Table:
    """Return the table of the first group that has one alone; of the last group, if none has, any may be meant."""
    found = next((group for group in groups if len(group) == 1), None)
    if found is None:
        raise SeveralTables(sorted(groups[-1], key=lambda table: table.started_at, reverse=True))
    return found[0]


async def table_watched(interaction: discord.Interaction, tables: Tables, player: Player, key: str | None) -> Table:
    """Return the table that `player` wants to see, without having to play there.

    Without a `key` it is the player's own table in this channel, then the only table in it. Raises as `table_meant`.
    """
    if key is None and interaction.channel_id is not None:
        here = await tables.memory.tables_in(interaction.channel_id)
        own = [table for table in here if table.seat_of(player) is not None]
        if group := own or here:
            return _only_one(group)
    return await table_meant(interaction, tables, player, key)


async def finished_or_meant(interaction: discord.Interaction, tables: Tables, player: Player, key: str | None) -> Table:
    """Return the table that `player` means where a finished one may be meant.

    Without a `key` it is the one being played in this channel, then the last one that ended here, then the last one
    that ended anywhere. Raises as `table_meant`, but NO_FINISHED for NO_GAME_HERE.
    """
    if key is None and not [t for t in await tables.memory.tables_of(player) if t.channel_id == interaction.channel_id]:
        ended = await tables.memory.finished_tables_of(player, limit=MOST_CHOICES)
        here = [table for table in ended if table.channel_id == interaction.channel_id]
        if ended:
            return (here or ended)[0]
    try:
        return await table_meant(interaction, tables, player, key)
    except Declined as error:
        if error.reason is Reason.NO_GAME_HERE:
            raise Declined(Reason.NO_FINISHED) from error
        raise


async def table_finished(interaction: discord.Interaction, tables: Tables, player: Player, key: str | None) -> Table:
    """Return the finished table that `player` means: the one with `key`, or the only one.

    Without any it is a running one, which a command refuses with its own reason. Raises as `finished_or_meant`.
    """
    if key is None and (ended := await tables.memory.finished_tables_of(player, limit=MOST_CHOICES + 1)):
        if len(ended) > 1:
            raise SeveralTables(ended)
        return ended[0]
    try:
        return await finished_or_meant(interaction, tables, player, key)
    except SeveralTables as running:  # no menu of games that would all be refused
        return running.tables[0]


def of_message(message: discord.Message) -> Find:
    """Return a function that finds the table that a message of ours is about, by its own controls."""

    async def find(interaction: discord.Interaction, tables: Tables, player: Player, key: str | None) -> Table:
        """Raise Barred for a message about no table. `key` says nothing more."""
        for named in _keys(message) if message.author == interaction.client.user else ():
            try:
                return await table_named(interaction, tables, player, named)
            except Declined as error:
                if error.reason is not Reason.NO_TABLE:  # else it names something else
                    raise
        raise Barred(say(locale_of(interaction), "menu-no-table"))

    return find


def _keys(message: discord.Message) -> list[str]:
    """Return the keys in the custom ids of a message, each once, in their order."""
    items = discord.ui.LayoutView.from_message(message, timeout=None).walk_children() if message.components else ()
    ids = [parse_id(str(getattr(each, "custom_id", ""))) for each in items]
    return list(dict.fromkeys(each.key for each in ids if each is not None and each.key))


async def suggest_tables(
    interaction: discord.Interaction, tables: Tables, typed: str
) -> list[app_commands.Choice[str]]:
    """Return the player's own tables, by game and opponent; those that await the player come first."""
    player = await player_of(interaction, tables)
    return table_choices(await tables.memory.tables_of(player), player, typed, locale=locale_of(interaction))


async def suggest_watched(
    interaction: discord.Interaction, tables: Tables, typed: str
) -> list[app_commands.Choice[str]]:
    """Return the player's own tables, then those of others in this channel."""
    player = await player_of(interaction, tables)
    here = [] if interaction.channel_id is None else await tables.memory.tables_in(interaction.channel_id)
    known = [*await tables.memory.tables_of(player), *(table for table in here if table.seat_of(player) is None)]
    return table_choices(known, player, typed, locale=locale_of(interaction))


async def suggest_all_tables(
    interaction: discord.Interaction, tables: Tables, typed: str
) -> list[app_commands.Choice[str]]:
    """Return the player's own tables, then the player's finished games, newest first."""
    player = await player_of(interaction, tables)
    known = [
        *await tables.memory.tables_of(player),
        *await tables.memory.finished_tables_of(player, limit=MOST_CHOICES),
    ]
    return table_choices(known, player, typed, locale=locale_of(interaction))


def table_choices(
    known: Iterable[Table], player: Player, typed: str, *, locale: Locale
) -> list[app_commands.Choice[str]]:
    """Return the tables whose description holds the typed text. Suggestions are plain, so names are not escaped."""
    choices = []
    for table in known:
        game = game_name(table.terms, locale=locale)
        others = listed([each.name for each in table.players if each.id != player.id], locale=locale)
        shown = say(locale, "table-choice", game=game, opponents=others, key=table.id)[:100]
        if typed.casefold() in shown.casefold():
            choices.append(app_commands.Choice(name=shown, value=table.id))
    return choices[:MOST_CHOICES]
