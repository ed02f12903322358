"""Whether games where the bot is not keep what they promise, though only presses let the bot change anything there.

| must be true | otherwise |
|---|---|
| a player is notified of a turn, in a panel in use or by a message from the bot | nobody told somebody of a turn |
| while the newest press on a table may be answered, the table shows what happens, and its settlement | an old state |
| a settlement is where its game began, on one message | a settlement is elsewhere, or was posted twice |

Left out are games in which panels do not call anyone, people who ever closed their direct messages, or chose silence,
and times in which anything was wrong.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.copied import copy_of
from bot.exploring.incarnation import EPOCH
from bot.exploring.past import Moment, past_of
from bot.exploring.whole.hands import Hands, Pressed
from bot.exploring.whole.house import House
from bot.exploring.whole.sights import Sights, ids_of
from bot.exploring.whole.sketches import Sketches
from bot.games.protocol import Seat
from bot.playground.entities import Message
from bot.playground.seen import see
from bot.store import ELSEWHERE, PreferenceRow, TableRow
from bot.tables import Notice, Table, Vault, called_at
from bot.tables.state.log_rows import step_of
from bot.tables.state.non_moves import NON_MOVES
from bot.tables.state.seeds import Seeds
from bot.tables.time import MINUTE, SECOND
from cogs.ids import Verb
from cogs.screens.registry import SHOWN as SHOWN_GAMES

TOLD: Final = 5 * MINUTE  # ms within which a player is notified of a turn
TOKEN: Final = 14 * MINUTE  # ms in which a press may still be answered
SHOWN: Final = 2 * MINUTE  # ms within which a message is changed
BEFORE: Final = MINUTE  # ms before a moment in which all must have been well
AT_LEISURE, FEW = 30.0, 3  # s, and presses of one person within, none of which is one too many
TAKEN: Final = frozenset({Verb.RENEW, Verb.HAND})  # presses by which a message can be changed afterward


@dataclass(frozen=True)
class Played:
    """A table where the bot is not, from its beginning to now."""

    past: Sequence[Moment]
    news: Sequence[int]  # when something happened that everyone is to see (Unix ms)
    silent: frozenset[int]  # players who wish no notices

    @property
    def now(self) -> Table:
        """The table now."""
        return self.past[-1].now


def mistreated(house: House, hands: Sequence[Hands], sights: Sights) -> Iterator[str]:
    """Yield what is wrong with the games where the bot is not, at the end of a story."""
    if not house.afar.used:
        return
    presses = sorted((each for person in hands for each in person.pressed), key=lambda each: each.at)
    with copy_of(house.bot.path) as snapshot:
        keys = [row.id for row in snapshot.rows(TableRow) if (row.clock or "").endswith(ELSEWHERE)]
        if not keys:
            return
        chosen = snapshot.rows(PreferenceRow)
        silent = frozenset(row.player for row in chosen if (row.key, row.value) == ("notice", Notice.SILENCE.value))
    with Alone() as alone:
        store = alone.read(house.bot.path)
        for key in keys:
            past = alone.run(past_of(store, house.games, key))
            if past:
                house.wall.reach("elsewhere: begun")
                news = _news(house, past, alone.run(Seeds(store, Vault()).read(key)))
                table = Played(past, news, silent)
                yield from _untold(house, sights, table)
                yield from _unshown(house, sights, table, [each for each in presses if each.id.key == key])


def _news(house: House, past: Sequence[Moment], seed: bytes) -> list[int]:
    """Return when something happened that everyone is to see, in Unix milliseconds."""
    screens = SHOWN_GAMES[past[0].before.terms.game.name].screens(Sketches(house.fonts))
    found = list[int]()
    for moment in past:
        events = step_of(moment.before, moment.row, seed).events
        if moment.row.text not in NON_MOVES and (not events or any(map(screens.is_news, events))):
            found.append(moment.row.at)
    return found


# Turns


def _untold(house: House, sights: Sights, played: Played) -> Iterator[str]:
    """Yield turns of which nobody was notified in time."""
    game, removed = played.now.terms.game, {f"trouble server {each}" for each in range(len(house.guilds))}
    if played.now.is_practice or game.has_windows or not game.has_hands or removed <= house.wall.reached.keys():
        return
    for seat, turn, since, until in turns(house, played.past):
        player = played.now.players[seat]
        if until - since <= TOLD or player.discord_id is None or not was_well(house, since, since + TOLD):
            continue
        if player.discord_id in house.shut or player.id in played.silent:
            continue
        offered = sights.marks.offered.get((played.now.id, player.discord_id), ())
        if not any(each.turn >= turn and each.at <= since + TOLD for each in offered):
            yield f"nobody told somebody of a turn elsewhere: {played.now.id} seat {seat} turn {turn}"


def turns(house: House, past: Sequence[Moment]) -> Iterator[tuple[Seat, int, int, int]]:
    """Yield each turn: whose, its number, since when and until when (Unix ms)."""
    open_since = dict[tuple[Seat, int], int]()
    for _, row, now, _ in past:
        is_on = not now.is_over and not now.is_paused
        asked = {(seat, now.called[seat]) for seat in called_at(now.position) & now.in_person if is_on}
        for seat, turn in sorted(open_since.keys() - asked):
            yield seat, turn, open_since.pop((seat, turn)), row.at
        for each in asked:
            open_since.setdefault(each, row.at)
    for (seat, turn), since in sorted(open_since.items()):
        yield seat, turn, since, house.now


def was_well(house: House, since: int, until: int) -> bool:
    """Return whether nothing was wrong in a time, nor a little before it."""
    spans = (*house.troubles, *house.absences)
    return not any(each.since <= until and each.until >= since - BEFORE for each in spans)


# Messages


def _unshown(house: House, sights: Sights, played: Played, presses: Sequence[Pressed]) -> Iterator[str]:
    """Yield what the message of a table does not show, though a press lets the bot change it."""
    table, messages, world = played.now, sights.settlements.get(played.now.id, set()), house.discord.world
    for each in messages:
        if world.messages[each].channel_id != table.channel_id:
            yield f"a settlement is elsewhere: {table.id}"
    if table.is_over and messages:
        house.wall.reach("elsewhere: settled")
    taken = [each for each in presses if each.message is not None and each.id.verb in TAKEN]
    if not taken:
        return
    if any(each.id.verb == Verb.RENEW and each.at - last.at > TOKEN / SECOND for last, each in pairwise(taken)):
        house.wall.reach("elsewhere: revived")
    last = taken[-1]
    pressed, message = EPOCH + round(last.at * SECOND), world.messages.get(last.message or 0)
    due = max([pressed, *(each for each in played.news if each <= pressed + TOKEN)])
    is_well = was_well(house, pressed, due + SHOWN) and house.now > due + SHOWN and not _is_hasty(presses, last)
    if message is None or message.deleted or not is_well or _is_replaced(house, message, table):
        return
    if (message.now.edited or message.created) * SECOND < due - SECOND:
        yield f"an old state is shown elsewhere: {table.id} ply {table.ply}"
    if table.is_over and due >= played.past[-1].row.at and message.id not in messages:
        yield f"a settlement is not shown: {table.id}"


def _is_replaced(house: House, message: Message, table: Table) -> bool:
    """Return whether a newer message shows the table."""
    world = house.discord.world
    later = [each for each in world.channels[message.channel_id].messages.values() if each.id > message.id]
    seen = [see(world, each) for each in later if not each.hidden and not each.deleted]
    return any(said.key == table.id for each in seen for said in ids_of(each))


def _is_hasty(presses: Sequence[Pressed], last: Pressed) -> bool:
    """Return whether somebody pressed more than the bot takes just then."""
    return sum(each.user == last.user and last.at - AT_LEISURE < each.at <= last.at for each in presses) > FEW
