"""The names of people, games and moments in messages."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Literal

from discord.utils import escape_markdown, escape_mentions

from bot.tables import Player, Table, Terms
from bot.text import Locale, You, listed, say
from render.names import REMARK

KEPT = 1024  # names
TURNED = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))  # signs that reverse what follows them
LONGEST_NAMED = ((5, 12), (3, 20), (0, 40))  # with at least this many names, the most characters each has
MOST_NAMED = 4  # in one line of a list, so that ten such lines fit a message

PlaceKind = Literal["server", "conversation"]
"""What the people of a place call it: a conversation is a group, or that of two people."""


@lru_cache(KEPT)  # it takes three regular expressions, and a panel shows the same two names all evening
def as_text(shown: str) -> str:
    """Return a name for a message, escaped so that it neither formats anything nor looks like a mention or a link.

    Nor does it reverse what follows it in the line, such as an amount.
    """
    return escaped(shown.translate(TURNED))


def escaped(words: str) -> str:
    """Return words for a message that neither format anything nor look like a mention, and lead nowhere.

    Discord makes a link of every address it finds, and shows nothing of a backslash before a sign.
    """
    unformatted = escape_markdown(words, ignore_links=False).replace("://", ":\\//")
    return escape_mentions(unformatted).replace("<", "\\<")


def name(player: Player) -> str:
    """Return a player's name, escaped for a message."""
    return as_text(player.name)


def with_level(player: Player, *, locale: Locale) -> str:
    """Return a player's name, and of a robot how well it plays."""
    return as_text(labeled(player, locale=locale))


def labeled(player: Player, *, locale: Locale) -> str:
    """Return the same for a menu, where nothing is escaped."""
    return player.name if player.robot is None else f"{player.name} ({say(locale, f'robot-{player.robot}')})"


def mention(player: Player) -> str:
    """Return a mention of a player; for a robot, and a player whose data were deleted, the name."""
    return name(player) if player.discord_id is None else f"<@{player.discord_id}>"


def pings(*players: Player) -> tuple[int, ...]:
    """Return the Discord ids of those players whom a message can notify."""
    return tuple(player.discord_id for player in players if player.discord_id is not None)


def opponents(table: Table, *players: Player, locale: Locale) -> str:
    """Return the names of all others than `players`; for a bystander those of all players."""
    without = {player.id for player in players}
    return names_of([other for other in table.players if other.id not in without], locale=locale)


def names_of(players: Sequence[Player], *, locale: Locale, most: int = MOST_NAMED) -> str:
    """Return these players by name, as the language lists them; of very many the first, and the number of others."""
    return named([player.name for player in players], locale=locale, most=most)


def named(names: Sequence[str], *, locale: Locale, most: int) -> str:
    """Return these unescaped names in one line of a message. Of three and more each long one is cut at its end.

    Ten names of forty characters would hide the buttons under them on a phone.
    """
    words = [as_text(each) for each in shortened(names)]
    if len(words) <= most:
        return listed(words, locale=locale)
    return say(locale, "list-others", before=", ".join(words[: most - 1]), count=len(words) - most + 1)


@lru_cache(KEPT)  # every sentence about a turn asks
def spoken(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names at a table, escaped; long ones are cut where many play, unless two became alike."""
    short = shortened(names)
    kept = short if len({*short}) == len(short) else names
    return tuple(each if isinstance(each, You) else as_text(each) for each in kept)


def shortened(names: Sequence[str]) -> list[str]:
    """Return the names of people mentioned together, long ones without their remark, or cut at their end."""
    longest = next(length for fewest, length in LONGEST_NAMED if len(names) >= fewest)
    return [_cut(each, longest) for each in names]


def _cut(shown: str, longest: int) -> str:
    """Return a name of at most `longest` characters; its remark goes before its letters, as in pictures."""
    kept = shown if len(shown) <= longest else REMARK.sub("", shown)
    return kept if len(kept) <= longest else f"{kept[: longest - 1].rstrip()}…"


def game_name(terms: Terms, *, locale: Locale) -> str:
    """Return the name of the game."""
    return say(locale, f"{terms.game.name}-name")


def deal_and_place(table: Table, *, locale: Locale, deleted: Collection[int] = ()) -> str:
    """Return the distinguishing marks of this game: its deal and its public channel; empty if it has neither.

    Channels in `deleted` are not named: nobody could go there.
    """
    deal = [say(locale, "panel-deal", deal=str(table.deal))] if table.deal else []
    is_named = table.guild_id is not None and table.channel_id not in deleted
    place = [channel_of(table, locale=locale)] if is_named else []
    return " · ".join([*deal, *place])


def which_game(table: Table, *, locale: Locale, deleted: Collection[int] = ()) -> str:
    """Return the game and `deal_and_place` as a small line: a person can have several games in one channel."""
    parts = (game_name(table.terms, locale=locale), deal_and_place(table, locale=locale, deleted=deleted))
    return f"-# {' · '.join(filter(None, parts))}"


def channel_of(table: Table, *, locale: Locale) -> str:
    """Return the channel of a table, to go there. Discord shows no name for a group or a conversation."""
    if table.terms.is_elsewhere and table.guild_id == table.channel_id:
        return f"[{say(locale, 'table-conversation')}](https://discord.com/channels/@me/{table.channel_id})"
    return f"<#{table.channel_id}>"


def jump_to(guild_id: int | None, channel_id: int, message_id: int, *, is_elsewhere: bool = False) -> str:
    """Return the address of a message; without a server, of a direct message.

    `is_elsewhere`: the bot is not there, and for a group or a conversation `guild_id` is the id of its channel.
    """
    is_direct = guild_id is None or (is_elsewhere and guild_id == channel_id)
    return f"https://discord.com/channels/{'@me' if is_direct else guild_id}/{channel_id}/{message_id}"


def until(at: int) -> str:
    """Return a moment (Unix milliseconds) as the time left until then, which Discord keeps up to date."""
    return f"<t:{at // 1000}:R>"


def day(at: int, *, locale: Locale) -> str:
    """Return the day of a moment (Unix milliseconds, UTC) for a menu, in which Discord shows no times."""
    when = datetime.fromtimestamp(at / 1000, UTC)
    return say(locale, "day", day=when.day, number=when.month, year=str(when.year))
