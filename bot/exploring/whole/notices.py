"""Whether people hear of time in whole stories: that theirs is nearly over, and that somebody else's is.

| must be true | otherwise |
|---|---|
| who decides about somebody whose time is over gets the choices, by message or by a mention | nobody told them |
| who is out of time does not | it is the others who choose |
| who is called in a panel in use, and presses nothing for ninety seconds, hears of the turn | nobody told them |
| who was reminded, as the store has it, got a message, or where none reaches them a mention | nobody reminded them |
| a turn, and whom its time is over for, is announced in one message | somebody was told twice |
| who never chose quiet hours hears each message; in their own nobody hears any | it made no sound, or one |
| who wishes no notices gets none | somebody was notified all the same |

Left out are people who chose another way to be notified, games where the bot is not, and times in which anything was
wrong. Who ever closed their direct messages is called in the channel when somebody is out of time, or soon will be,
unless a robot has been seated there from the start, or the channel is deleted; all else about them is left out.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.copied import copy_of
from bot.exploring.incarnation import EPOCH
from bot.exploring.past import Moment, past_of
from bot.exploring.whole.distant import turns, was_well
from bot.exploring.whole.hands import Hands, Pressed
from bot.exploring.whole.house import House
from bot.exploring.whole.marks import Heard
from bot.exploring.whole.sights import Sights, is_move
from bot.games.protocol import Lateness, Seat
from bot.store import NoticeRow, PlayerRow, PreferenceRow, TableRow
from bot.store.copies.snapshot import Snapshot
from bot.tables import Notice, QuietHours, Table
from bot.tables.state.quiet import parse_quiet
from bot.tables.time import MINUTE, SECOND
from cogs.ids import Verb
from cogs.screens.settings import NOTICE

TOLD: Final = 5 * MINUTE  # ms within which somebody is notified
CHOSEN: Final = 2 * MINUTE  # ms after which a choice holds
UNPRESSED: Final = 90 * SECOND  # ms that a turn may be in a panel alone


@dataclass(frozen=True)
class Wish:
    """A person's last choice about notices."""

    user: int
    since: int  # Unix ms; from then on it surely holds
    quiet: QuietHours | None = None
    is_silence: bool = False


@dataclass(frozen=True)
class Game:
    """A game, and who was notified of it."""

    past: Sequence[Moment]
    heard: Sequence[Heard]
    reminded: Sequence[NoticeRow]
    usual: frozenset[int]  # people who are notified by direct message, and may be
    called: frozenset[int]  # the same, and those who closed theirs: they are called in the channel

    @property
    def key(self) -> str:
        """The key of its table."""
        return self.past[0].now.id

    def at(self, when: int) -> Table:
        """Return the table as it was at a moment (Unix ms)."""
        return next((each.now for each in reversed(self.past) if each.row.at <= when), self.past[0].before)

    def user(self, seat: Seat) -> int | None:
        """Return whose seat it is, if they are notified as usual."""
        user = self.past[-1].now.players[seat].discord_id
        return user if user in self.usual else None

    def is_called(self, seat: Seat) -> bool:
        """Return whether the person at a seat hears that somebody is out of time."""
        table = self.past[-1].now
        return table.players[seat].discord_id in (self.usual if table.is_practice else self.called)


def unnoticed(house: House, hands: Sequence[Hands], sights: Sights) -> Iterator[str]:
    """Yield what is wrong with the notices about time, at the end of a story."""
    chosen = {each.user: each.at for person in hands for each in person.pressed if _chooses(each)}
    called = frozenset(each.user.id for each in house.people) - chosen.keys()
    usual = called - house.shut
    with copy_of(house.bot.path) as snapshot:
        keys = [row.id for row in snapshot.rows(TableRow) if row.guild_id is not None]
        notices = [row for row in snapshot.rows(NoticeRow) if row.kind == "reminder"]
        wishes = [*_wishes(snapshot, chosen)]
    with Alone() as alone:
        store = alone.read(house.bot.path)
        for key in keys:
            past = alone.run(past_of(store, house.games, key))
            if not past or past[0].before.terms.is_elsewhere or not past[0].before.terms.game.has_hands:
                continue
            reminded = [row for row in notices if row.table == key]
            is_there = past[-1].now.channel_id in house.discord.world.channels
            game = Game(past, sights.marks.heard.get(key, ()), reminded, usual, called if is_there else usual)
            yield from _late(house, game)
            yield from _unheard(house, hands, game)
            yield from _reminded(house, game)
            yield from _twice(house, game)
            yield from _silent(game)
            yield from _unwanted(game, wishes)


def _late(house: House, game: Game) -> Iterator[str]:
    """Yield who was not notified that somebody is out of time, and who was, though it is the others who choose."""
    for at, (_, row, now, _) in enumerate(game.past):
        until = game.past[at + 1].row.at if at + 1 < len(game.past) else house.now
        ends = [end for seat in now.countdown.running if (end := now.countdown.deadline(seat)) is not None]
        over = min(ends, default=until)
        if now.terms.game.lateness is not Lateness.OTHERS_CHOOSE or not row.at < over < until - TOLD or now.is_over:
            continue
        if not was_well(house, over, over + TOLD):
            continue
        house.wall.reach("told that time is over")
        for seat in sorted(now.deciding(over + 1)):
            notices = (each for each in game.heard if each.user == now.players[seat].discord_id)
            if game.is_called(seat) and not any(over <= each.at <= over + TOLD for each in notices):
                yield f"nobody told somebody that time is over: {game.key} ply {now.ply} seat {seat}"
    for each in game.heard:
        table = game.at(each.at)
        if each.is_direct and any(one.verb == Verb.WAIT for one in each.ids) and not table.is_over:
            late = {table.players[seat].discord_id for seat in table.absent(each.at)}
            if each.user in late:
                yield f"somebody is asked about themselves: {game.key} ply {table.ply}"


def _unheard(house: House, hands: Sequence[Hands], game: Game) -> Iterator[str]:
    """Yield who had a turn in a panel that they no longer look at, and was not notified of it."""
    terms = game.past[0].before.terms
    if terms.game.has_windows or game.past[0].before.is_practice:
        return
    acts = [(person.person.user.id, EPOCH + round(at * SECOND)) for person in hands for at in person.times]
    for seat, turn, since, until in turns(house, game.past):
        user, due = game.user(seat), since + UNPRESSED + TOLD
        if user is None or until <= due or not was_well(house, since, due):
            continue
        is_there = any(each == user and since <= at <= due for each, at in acts)
        if not is_there and not any(each.user == user and since <= each.at <= due for each in game.heard):
            yield f"nobody told somebody of a turn in a panel: {game.key} seat {seat} turn {turn}"


def _reminded(house: House, game: Game) -> Iterator[str]:
    """Yield who was not reminded, though the store has noted that."""
    for row in game.reminded:
        seat = Seat(row.seat)
        turn = [each for each in game.past if each.before.called[seat] == row.turn or each.now.called[seat] == row.turn]
        if not turn or not game.is_called(seat) or not was_well(house, turn[0].row.at, turn[-1].row.at + TOLD):
            continue
        house.wall.reach("reminded")
        low = [each.now.countdown.reminder(seat) for each in turn if each.now.called[seat] == row.turn]
        since = None if game.user(seat) is not None else min((when for when in low if when is not None), default=None)
        heard = (each for each in game.heard if each.user == game.past[-1].now.players[seat].discord_id)
        if not any(_is_reminder(each) or (since is not None and _mentions(each, since)) for each in heard):
            yield f"nobody reminded somebody: {game.key} seat {seat} turn {row.turn}"


def _twice(house: House, game: Game) -> Iterator[str]:
    """Yield who was notified twice of the same."""
    often = Counter[tuple[int, str]]()
    for each in game.heard:
        table = game.at(each.at)
        if not each.is_direct or not was_well(house, each.at, each.at + TOLD):
            continue
        seat = next((seat for seat in table.in_person if table.players[seat].discord_id == each.user), None)
        if _is_reminder(each) and seat is not None:
            often[each.user, f"a reminder of turn {table.called[seat]}"] += 1
        choices = [str(one) for one in each.ids if one.verb == Verb.WAIT]
        if choices:
            often[each.user, f"choices {choices[0]}"] += 1
    for (user, what), times in often.items():
        if times > 1:
            yield f"somebody was told {times} times: {game.key} {what}, {user}"


def _silent(game: Game) -> Iterator[str]:
    """Yield messages that should have made a sound."""
    for each in game.heard:
        is_turn = any(map(is_move, each.ids)) or any(one.verb == Verb.WAIT for one in each.ids)
        if each.is_direct and each.is_silent and is_turn and each.user in game.usual:
            yield f"a message made no sound: {game.key}, {each.user}"


def _unwanted(game: Game, wishes: Sequence[Wish]) -> Iterator[str]:
    """Yield who was notified though they wish no notices, or by a sound in their quiet hours."""
    for wish in wishes:
        for each in game.heard:
            is_turn = each.is_direct and any(map(is_move, each.ids))
            is_mention = not each.is_direct and any(one.verb == Verb.HAND for one in each.ids)  # on the table itself
            if each.user != wish.user or each.at < wish.since or not (is_turn or is_mention):
                continue
            if wish.is_silence and is_turn:
                yield f"somebody is notified who wishes no notices: {game.key}, {each.user}"
            is_quiet = wish.quiet is not None and all(map(wish.quiet.contains, (each.at - TOLD, each.at)))
            if is_quiet and not each.is_silent:
                yield f"a message made a sound in quiet hours: {game.key}, {each.user}"


def _wishes(snapshot: Snapshot, chosen: Mapping[int, float]) -> Iterator[Wish]:
    """Yield what people chose last about notices, from when it surely holds."""
    users = {row.id: row.discord_id for row in snapshot.rows(PlayerRow)}
    for row in snapshot.rows(PreferenceRow):
        user = users[row.player]
        if user is None or user not in chosen:
            continue
        since = EPOCH + round(chosen[user] * SECOND) + CHOSEN
        if row.key == "quiet" and row.value:
            yield Wish(user, since, quiet=parse_quiet(row.value))
        if row.key == NOTICE and row.value == Notice.SILENCE.value:
            yield Wish(user, since, is_silence=True)


def _chooses(pressed: Pressed) -> bool:
    """Return whether somebody chooses how they are notified."""
    return pressed.id.verb == Verb.QUIET or (pressed.id.verb == Verb.PREFER and pressed.id.word == NOTICE)


def _mentions(heard: Heard, since: int) -> bool:
    """Return whether somebody is mentioned from then on."""
    return not heard.is_direct and heard.at >= since


def _is_reminder(heard: Heard) -> bool:
    """Return whether it is a reminder by direct message: it has no hand, and nothing but the way to it."""
    return heard.is_direct and not heard.has_files and {each.verb for each in heard.ids} == {Verb.REFRESH}
