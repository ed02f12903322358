"""How a message names people, games and moments."""

from collections.abc import Collection

from discord.utils import escape_markdown, escape_mentions

from bot.tables import Player, Table, Terms
from bot.text import Locale, say


def as_text(shown: str) -> str:
    """A name for a message, where it must neither become formatting nor pass for a mention of somebody else."""
    return escape_mentions(escape_markdown(shown)).replace("<", "\\<")


def name(player: Player) -> str:
    """A player's name for a message."""
    return as_text(player.name)


def mention(player: Player) -> str:
    """A player in a public message."""
    return name(player) if player.discord_id is None else f"<@{player.discord_id}>"


def pings(*players: Player) -> tuple[int, ...]:
    """Those players whom a message can notify: not a robot, nor somebody whose data were deleted."""
    return tuple(player.discord_id for player in players if player.discord_id is not None)


def opponents(table: Table, player: Player) -> str:
    """Whom `player` plays against; all names for somebody who only watches."""
    return ", ".join(name(other) for other in table.players if other.id != player.id)


def game_name(terms: Terms, *, locale: Locale) -> str:
    """What the game is called."""
    return say(locale, f"{terms.game.name}-name")


def which_game(table: Table, *, locale: Locale, deleted: Collection[int] = ()) -> str:
    """Which of several games this is: its deal, the channel where everybody sees it, its key."""
    deal = [say(locale, "panel-deal", deal=str(table.deal))] if table.deal else []
    place = [f"<#{table.channel_id}>"] if table.guild_id is not None and table.channel_id not in deleted else []
    return f"-# {' · '.join([*deal, *place, f'`{table.id}`'])}"


def until(at: int) -> str:
    """How long until a moment (Unix milliseconds), kept up to date by each reader's client."""
    return f"<t:{at // 1000}:R>"
