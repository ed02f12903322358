"""Lists in words: a person's games, and the events of a deal."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from bot.games.protocol import Event, Seat
from bot.tables import Player, Table
from bot.text import Locale, say
from cogs.names import channel_of, game_name, names_of
from cogs.screens.emoji import NAMES_ALONE, SmallCards
from cogs.screens.game import GameScreens, Manner
from cogs.screens.screen import PrivateScreen
from cogs.screens.table import event_lines, showing

MOST_WORDS = 3_500  # characters of a deal in words, below Discord's 4,000 for a message
MOST_GAMES = 25  # lines of a list
NOBODY_LATE: Mapping[str, Collection[Seat]] = MappingProxyType({})


def game_list(
    tables: Sequence[Table],
    player: Player,
    *,
    locale: Locale,
    late: Mapping[str, Collection[Seat]] = NOBODY_LATE,
    deleted: Collection[int] = (),
) -> PrivateScreen:
    """Return the games of `player`, in the order given.

    `late` holds, by table, the seats whose time is over. Channels in `deleted` are not named: nobody could go there.
    """
    lines = [f"### {say(locale, 'table-list')}"]
    for table in tables[:MOST_GAMES]:
        state = _state(table, player, late.get(table.id, ()), locale)
        opponent = names_of([each for each in table.players if each.id != player.id], locale=locale)
        game = game_name(table.terms, locale=locale)
        if table.guild_id is None:
            place = say(locale, "table-list-direct")
        elif table.channel_id in deleted:
            place = say(locale, "table-list-deleted")
        else:
            place = channel_of(table, locale=locale)
        line = say(locale, "table-list-line", game=game, opponent=opponent, state=state, place=place)
        lines.append(f"- {line} · `{table.id}`")
    return PrivateScreen(("\n".join(lines),))


def _state(table: Table, player: Player, late: Collection[Seat], locale: Locale) -> str:
    """Return whom the game waits for, and why."""
    seat = table.seat_of(player)
    if seat in table.gone:
        return say(locale, "table-list-left")
    if seat in table.deputies:
        return say(locale, "table-list-deputy")
    if table.is_paused:
        return say(locale, "table-list-paused")
    if table.awaits_deck is not None:
        return say(locale, "table-list-dealing")
    if table.awaits_twins:
        return say(locale, "duplicate-listed")
    if table.awaits(player):
        return say(locale, "table-list-late" if seat in late else "table-list-yours")
    meant = [table.players[each] for each in sorted(late or table.awaited)]
    names = names_of(meant, locale=locale)
    if late:
        return say(locale, "table-list-late-theirs", opponent=names, count=len(meant))
    return say(locale, "table-list-theirs", opponent=names)


def deal_log(
    table: Table, events: Sequence[Event], screens: GameScreens, *, locale: Locale, emoji: SmallCards = NAMES_ALONE
) -> PrivateScreen:
    """Return the public events, one line each; too many lose first emoji, then the oldest lines."""
    shown = showing(table, None, Manner(locale, emoji=emoji))
    lines = event_lines(events, screens, shown) or [say(locale, "table-log-empty")]
    if sum(len(line) + 3 for line in lines) > MOST_WORDS:
        lines = event_lines(events, screens, replace(shown, emoji=NAMES_ALONE))
    kept: list[str] = []
    room = MOST_WORDS
    for line in reversed(lines):
        room -= len(line) + 3
        if room < 0:
            kept.append("…")
            break
        kept.append(f"- {line}")
    return PrivateScreen(("\n".join([f"### {say(locale, 'table-log')}", *reversed(kept)]),))
