"""Whether people were kept from pestering each other: deals that all wish for, nudges, and requests to one person.

| must be true | otherwise |
|---|---|
| a deal before its pause is over was wished for by all who look at the table | it was dealt to someone who reads |
| a nudge comes a minute after the last move, and an hour after the last nudge by the same seat | a nudge too soon |
| someone who was asked three times is asked again ten minutes later, unless a game of the two began | asked too often |
| nobody has more than five challenges open, nor more than five games with robots under way | someone has too many |
| each request counts toward these limits | it is not counted |

What people ask for is known from when they press until they hear that it was done: only what is too soon by the
longest of these times is called so. Stories in which someone sets the clock of the machine are left out.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from itertools import pairwise
from typing import Final

from bot.exploring.incarnation import DEAL_PAUSE, EPOCH
from bot.exploring.past import Moment
from bot.exploring.people.press import Asked
from bot.games.protocol import Seat
from bot.store import (
    ConsentRow,
    LobbyRow,
    NoteRow,
    OfferAnswerRow,
    OfferRow,
    PlayerRow,
    SeatRow,
    TableEndRow,
    TableProposalEndRow,
    TableProposalRow,
    TableRow,
)
from bot.store.copies.snapshot import Snapshot
from bot.tables.lobbies.limits import ASKS, read_asks
from bot.tables.state.log_rows import cut_of
from bot.tables.time import HOUR, MINUTE

LOOKS: Final = 3  # plies after what they saw last in which someone is still taken to look
A_MOMENT: Final = 0.001  # s; what happens within it may come before or after
MOST_TO_ONE: Final = 3  # requests in a row
AGAIN: Final = 10 * MINUTE  # ms until the next one
MOST_AT_ONCE: Final = 5  # challenges of one person, and games with robots
FOREVER: Final = 10**15  # ms

Wish = tuple[str, Seat, int | None]
"""Who has asked for which deal, or for a move in a turn of that number: the table, the seat, and the number."""

Looked = Mapping[tuple[str, Seat], Sequence[tuple[float, int]]]
"""When people looked at a table (seconds since the beginning) and up to which ply, by table and seat."""


def hasty(past: Sequence[Moment], wishes: Set[Wish], looked: Looked) -> Iterator[str]:
    """Yield each deal that came before its pause was over, though someone who looked had not asked for it."""
    for before, row, _, _ in past:
        owed, at = before.awaits_deck, (row.at - EPOCH) / 1000
        if cut_of(row) is None or owed is None or row.seat is not None or row.at >= before.moved_at + DEAL_PAUSE:
            continue
        for seat in sorted(before.in_person):
            if (before.id, seat, owed.deal) in wishes:
                continue
            seen = looked.get((before.id, seat), ())
            earlier = [ply for when, ply in seen if when < at - A_MOMENT]
            is_sure = not any(abs(when - at) <= A_MOMENT for when, _ in seen)
            if is_sure and earlier and earlier[-1] + LOOKS >= before.ply:
                yield f"a deal did not wait for {seat}, who looks: {before.id} ply {row.ply}"


def pestered(asks: Sequence[Asked], begun: Mapping[str, int], seated: Mapping[str, Set[int]]) -> Iterator[str]:
    """Yield requests that came too soon after others.

    `begun`: when each table was made (Unix milliseconds). `seated`: the numbers of its players.
    """
    by_seat, by_pair = defaultdict[object, list[Asked]](list), defaultdict[tuple[int, int], list[Asked]](list)
    for each in asks:
        for person in each.asked:
            by_pair[each.by, person].append(each)
        if each.table is not None:
            by_seat[each.table, each.by].append(each)
            if each.heard < each.moved_at + MINUTE:
                yield f"a nudge came too soon after a move: {each}"
    for nudged in by_seat.values():
        for one, other in pairwise(nudged):
            if other.heard < one.pressed + HOUR:
                yield f"a nudge came too soon after another one: {other}"
    for pair, found in by_pair.items():
        for one, other in zip(found, found[MOST_TO_ONE:], strict=False):
            since = one.pressed - HOUR
            has_begun = any({*pair} <= people and since <= begun[key] <= other.heard for key, people in seated.items())
            if other.heard < one.pressed + AGAIN and not has_begun:
                yield f"someone was asked too often: {other}"


def uncounted(snapshot: Snapshot, asks: Iterable[Asked]) -> Iterator[str]:
    """Yield who has asked others more often than the bot knows, by what was confirmed, or by entries and proposals.

    It may know of more: of rematches, and of what nobody heard an answer to.
    """
    known = {row.key: read_asks(row.value)[0] for row in snapshot.rows(NoteRow) if row.key.startswith(ASKS)}
    made = Counter(each.by for each in asks)
    first = dict[str, int]()
    for row in sorted(snapshot.rows(ConsentRow), key=lambda row: row.at):
        first.setdefault(row.proposal, row.player)
    stored, at_tables = Counter(first.values()), Counter(_proposers(snapshot))
    for player in sorted({*made, *stored, *at_tables}):
        often = max(made[player], stored[player]) + at_tables[player]
        if (counted := known.get(f"{ASKS}{player}", 0)) < often:
            yield f"a request was not counted: player {player} has made {often}, and {counted} of them are known"


def _proposers(snapshot: Snapshot) -> Iterator[int]:
    """Yield who has proposed something at a table that others were asked about: all that was not done at once."""
    seats = {(row.table, row.seat): row.player for row in snapshot.rows(SeatRow)}
    done = {(row.table, row.number, row.at) for row in snapshot.rows(TableProposalEndRow) if row.ply is not None}
    for row in snapshot.rows(TableProposalRow):
        if (row.table, row.number, row.at) not in done:
            yield seats[row.table, row.seat]


def crowded(snapshot: Snapshot) -> Iterator[str]:
    """Yield when someone had too many challenges open, or games with robots under way."""
    answered = {row.offer: row.at for row in snapshot.rows(OfferAnswerRow)}
    offers = defaultdict[int, list[tuple[int, int]]](list)
    for offer in snapshot.rows(OfferRow):
        if offer.counters is None:
            until = min(answered.get(offer.id, FOREVER), offer.expires_at)
            offers[offer.challenger].append((offer.created_at, until))
    robots = {row.id for row in snapshot.rows(PlayerRow) if row.robot is not None}
    seated = defaultdict[str, set[int]](set)
    for seat in snapshot.rows(SeatRow):
        seated[seat.table].add(seat.player)
    ended = {row.table: row.at for row in snapshot.rows(TableEndRow)}
    begun = {row.id for row in snapshot.rows(LobbyRow)} | {row.id for row in snapshot.rows(OfferRow)}
    practiced = defaultdict[int, list[tuple[int, int]]](list)
    for table in snapshot.rows(TableRow):
        people = seated[table.id] - robots
        if len(people) == 1 and table.id not in begun:
            practiced[min(people)].append((table.created_at, ended.get(table.id, FOREVER)))
    for what, spans in (("open challenges", offers), ("games with robots", practiced)):
        for person, found in sorted(spans.items()):
            most = max(sum(since <= each < until for since, until in found) for each, _ in found)
            if most > MOST_AT_ONCE:
                yield f"someone has too many {what}: player {person} has {most}"
