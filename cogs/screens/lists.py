"""Lists in words: a person's games, and what happened in a deal."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.games.protocol import Event
from bot.tables import Player, Table
from bot.text import Locale, say
from cogs.names import game_name, opponents
from cogs.screens.emoji import NAMES_ALONE, SmallCards
from cogs.screens.game import GameScreens
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import showing, told

MOST_WORDS = 3_500  # characters of a deal in words, below Discord's 4,000 for a message
MOST_GAMES = 25  # lines of a list


def game_list(
    tables: Sequence[Table],
    player: Player,
    *,
    locale: Locale,
    late: Collection[str] = (),
    deleted: Collection[int] = (),
) -> PrivateScreen:
    """The games of `player`, in the order given.

    `late` holds the keys of tables where the time of the player to move is over. Channels in `deleted` are not named:
    nobody could go there.
    """
    lines = [f"### {say(locale, 'table-list')}"]
    for table in tables[:MOST_GAMES]:
        opponent = opponents(table, player)
        state = say(locale, _state(table, player, is_late=table.id in late), opponent=opponent)
        game = game_name(table.terms, locale=locale)
        if table.guild_id is None:
            place = say(locale, "table-list-direct")
        elif table.channel_id in deleted:
            place = say(locale, "table-list-deleted")
        else:
            place = f"<#{table.channel_id}>"
        line = say(locale, "table-list-line", game=game, opponent=opponent, state=state, place=place)
        lines.append(f"- {line} · `{table.id}`")
    return PrivateScreen(("\n".join(lines),))


def _state(table: Table, player: Player, *, is_late: bool) -> str:
    """The key of the sentence about whom the game waits for, and why."""
    if table.seat_of(player) in table.gone:
        return "table-list-left"
    if table.seat_of(player) in table.deputies:
        return "table-list-deputy"
    if table.is_paused:
        return "table-list-paused"
    if table.awaits_deck is not None:
        return "table-list-dealing"
    if table.awaits(player):
        return "table-list-late" if is_late else "table-list-yours"
    return "table-list-late-theirs" if is_late else "table-list-theirs"


def deal_log(
    table: Table, events: Sequence[Event], screens: GameScreens, *, locale: Locale, emoji: SmallCards = NAMES_ALONE
) -> PrivateScreen:
    """The public events, one line each; when there are too many, without emoji and then without the oldest lines."""
    shown = showing(table, None, locale=locale, emoji=emoji)
    lines = told(events, screens, shown) or [say(locale, "table-log-empty")]
    if sum(len(line) + 3 for line in lines) > MOST_WORDS:
        lines = told(events, screens, replace(shown, emoji=NAMES_ALONE))
    kept: list[str] = []
    room = MOST_WORDS
    for line in reversed(lines):
        room -= len(line) + 3
        if room < 0:
            kept.append("…")
            break
        kept.append(f"- {line}")
    return PrivateScreen(("\n".join([f"### {say(locale, 'table-log')}", *reversed(kept)]),))
