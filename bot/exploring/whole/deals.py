"""Whether daily deals are fair in whole stories, over a change of days.

| must be true | otherwise |
|---|---|
| somebody has one sitting a game and day; a day that is over is open, and nothing goes on there | see `sittings` |
| a day is opened once it is over, and no sooner | a day was opened too soon |
| a result is stored once, of a sitting that was played to its end on its day | a result is wrong |
| the days in a row are those on which somebody has a result | a streak is wrong |
| a panel offers no turn but those of what is stored | a turn of a daily deal was shown that is not stored |
| a board names those who have a result in its server, on its day or in its month | a board is wrong |
| a result is posted where its player pressed for that, once a press | a result was posted twice |

Stories end on the day on which they began, or on the next.
"""

from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Final

from bot.daily import OWN
from bot.daily.calendar import day_at, ends, later
from bot.exploring.copied import copy_of
from bot.exploring.sittings import missat
from bot.exploring.whole.hands import Hands
from bot.exploring.whole.house import House
from bot.exploring.whole.sights import Sights
from bot.store import DailyMoveRow, DailyOpenedRow, DailyResultRow, DailySittingRow, PlayerRow
from bot.tables import Player
from bot.tables.time import MINUTE
from cogs.ids import Verb
from cogs.screens.daily import day_named

PATIENCE: Final = 60.0  # s for the judge's own questions
MONTH: Final = len("2026-09")  # of a day as it is written
ONE_POST: Final = 5 * MINUTE - 10_000  # ms within which Discord takes a second post as the first


def misdealt(house: House, hands: Sequence[Hands], sights: Sights) -> Iterator[str]:
    """Yield what is wrong with daily deals at the end of a story."""
    if not house.has_daily:
        return
    with copy_of(house.bot.path) as snapshot:
        yield from missat(snapshot, {}, house.now)
        for row in snapshot.rows(DailyOpenedRow):
            house.wall.reach("daily: a day opened")
            if row.at < ends(row.day):
                yield f"a day was opened too soon: {row.day}"
        sittings = {row.id: row for row in snapshot.rows(DailySittingRow)}
        last = {row.sitting: row for row in snapshot.rows(DailyMoveRow)}  # in order of plies
        results = snapshot.rows(DailyResultRow)
        users = {row.id: (row.discord_id, row.name) for row in snapshot.rows(PlayerRow)}
    for key, often in Counter(row.sitting for row in results).items():
        house.wall.reach("daily: done")
        if often > 1 or key not in sittings or day_at(last[key].at) != sittings[key].day:
            yield f"a result is wrong: {key}, {often} of them"
    yield from _posted(house, hands, sights, {key: users[row.player] for key, row in sittings.items()})


def _posted(
    house: House, hands: Sequence[Hands], sights: Sights, players: Mapping[str, tuple[int | None, str]]
) -> Iterator[str]:
    """Yield what is wrong with the results that were posted."""
    shares = Counter[str]()
    for person in hands:
        shares[person.person.user.display_name] += sum(each.id.verb == Verb.DAILY_SHARE for each in person.pressed)
    posted = Counter[str]()
    last = dict[tuple[int, str], int]()
    for card in sights.marks.cards:
        name = card.line.split("**")[1]
        posted[name] += 1
        today = day_at(card.at)
        is_of_today = card.line.endswith((day_named(today, locale="en"), day_named(today, locale="fr")))
        house.wall.reach("daily: shared" if is_of_today else "daily: shared the next day")
        if not card.is_answer:
            before = last.setdefault((card.channel, card.line), card.at)
            if before != card.at and card.at - before < ONE_POST:
                yield f"a result was posted twice: {card.line} in {card.channel}"
            last[card.channel, card.line] = card.at
    for name in sorted(posted):
        if posted[name] > shares[name]:
            yield f"a result was posted twice: {posted[name]} of {name}, who pressed for {shares[name]}"
    owners = {user for user, _ in players.values()}
    for person in hands:
        if shares[person.person.user.display_name] and person.person.user.id not in owners and None not in owners:
            yield f"somebody shares a result, and has none: {person.person.user.display_name}"


def same_deal(house: House) -> Mapping[str, tuple[str, str]]:
    """Return the day and the game of each sitting."""
    if not house.has_daily:
        return {}
    with copy_of(house.bot.path) as snapshot:
        return {row.id: (row.day, row.game) for row in snapshot.rows(DailySittingRow)}


def misshown(house: House, sights: Sights) -> list[str]:
    """Return what people were shown of daily deals otherwise than it is stored."""

    async def compared() -> list[str]:
        return [fault async for fault in _compared(house, sights)]

    if not sights.marks.sat:
        return []
    asked = house.bot.process.start(compared(), "judge")
    house.pass_time(round(PATIENCE * 1000))
    return asked.result() if asked.done() else ["nobody says how daily deals are"]


async def _compared(house: House, sights: Sights) -> AsyncIterator[str]:
    dailies, store = house.bot.client.hosting[1].dailies, house.bot.store
    assert store is not None  # noqa: S101
    days, people = defaultdict[int, set[str]](set), dict[int, Player]()
    for key, turn in sorted(sights.marks.sat.items()):
        row = await store.daily_sitting(key)
        if row is None:
            yield f"a sitting is lost: {key}"
            continue
        player = Player.of((await store.players([row.player]))[row.player])
        people[player.id] = player
        sitting = await dailies.find(key, player)
        if sitting.table.position.turn(OWN) < turn:
            yield f"a turn of a daily deal was shown that is not stored: {key} turn {turn}"
        if (await dailies.compared(key)) is not None:
            days[player.id].add(row.day)
    rows, today = await store.daily_since(""), dailies.days.today
    for guild in house.guilds:
        here = [each for each in rows if each.guild_id == guild.id and each.score is not None]
        by_day, by_month = await dailies.board(today, guild_id=guild.id), await dailies.month_board(guild_id=guild.id)
        for found, span in ((by_day, today), (by_month, today[:MONTH])):
            named, played = {each.player for each in found}, {each.player for each in here if each.day.startswith(span)}
            if named != played:
                yield f"a board of daily deals is wrong: {sorted(named)} in {guild.id}, {span}"
    recent = {dailies.days.today, later(dailies.days.today, -1)}
    for number, player in sorted(people.items()):
        streak = await dailies.streak(player)
        if days[number] <= recent and streak != len(days[number]):
            yield f"a streak is wrong: {streak} of player {number}, not {len(days[number])}"
        if len(days[number]) > 1:
            house.wall.reach("daily: days in a row")
