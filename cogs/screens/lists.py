"""Lists in words: one's games, and what was played in a deal."""

from collections.abc import Collection, Sequence

from bot.games.protocol import Event
from bot.tables import Player, Table
from bot.text import Locale, say
from cogs.screens.game import GameScreens
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import showing, told
from cogs.words import game_name, opponents

MOST_WORDS = 3_500  # characters of a told deal, below Discord's 4,000 for a message; the newest lines are kept
MOST_GAMES = 25  # lines of a list


def game_list(
    tables: Sequence[Table], player: Player, *, locale: Locale, deleted: Collection[int] = ()
) -> PrivateScreen:
    """The games of `player`, in the order given. `deleted` channels are not named: nobody could go there."""
    lines = [f"### {say(locale, 'table-list')}"]
    for table in tables[:MOST_GAMES]:
        opponent = opponents(table, player)
        if table.awaits_deck is not None:
            state = say(locale, "table-list-dealing")
        elif table.seat_of(player) in table.position.to_act:
            state = say(locale, "table-list-yours")
        else:
            state = say(locale, "table-list-theirs", opponent=opponent)
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


def deal_log(table: Table, events: Sequence[Event], screens: GameScreens, *, locale: Locale) -> PrivateScreen:
    """What happened in public, a line each; the oldest lines give way when there are too many."""
    shown = showing(table, None, locale=locale)
    lines = told(events, screens, shown) or [say(locale, "table-log-empty")]
    kept: list[str] = []
    room = MOST_WORDS
    for line in reversed(lines):
        room -= len(line) + 3
        if room < 0:
            kept.append("…")
            break
        kept.append(f"- {line}")
    return PrivateScreen(("\n".join([f"### {say(locale, 'table-log')}", *reversed(kept)]),))
