"""The judges of a whole story: what people may see, what they were shown, and what the bot asked of Discord."""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Final

from bot.exploring.alone import Alone
from bot.exploring.causes import is_given, waited
from bot.exploring.copied import copy_of
from bot.exploring.duties import DEAL, LATEST, POSTED, SOON, last_written
from bot.exploring.judges import difference
from bot.exploring.past import UNIT, Replayed, logs_of, past_of
from bot.exploring.remains import remembered, unforgotten
from bot.exploring.story import Kind
from bot.exploring.twins import closed_for
from bot.exploring.whole.concerns import disturbed
from bot.exploring.whole.contests import idle, misled
from bot.exploring.whole.deals import misdealt, misshown, same_deal
from bot.exploring.whole.deeds import SOUGHT
from bot.exploring.whole.distant import mistreated
from bot.exploring.whole.hands import Hands
from bot.exploring.whole.house import House
from bot.exploring.whole.invitations import uncountered
from bot.exploring.whole.lobbies import unfollowed
from bot.exploring.whole.named import misnamed, unended
from bot.exploring.whole.nights import Nights, misheld
from bot.exploring.whole.notices import unnoticed
from bot.exploring.whole.pages import shown_wrong
from bot.exploring.whole.sights import Sights
from bot.exploring.whole.tongues import Tongues
from bot.games.protocol import SEATS, Seat
from bot.playground.exchanges import Exchange
from bot.playground.ratelimits import Limits
from bot.playground.refusal import RateLimited, Reason, Refusal
from bot.standing.audit import Audit
from bot.store import LogRow, PlayerRow
from bot.store.copies.kinds import PostedRow
from bot.tables import SETTLE, Table, Vault
from bot.tables.playing.robots import robot_to_act
from bot.tables.state.asking import held_at
from bot.tables.state.log_rows import is_turn
from bot.tables.time import MINUTE, SECOND
from bot.tables.waiting.presence import holds
from cogs.ids import Verb

ON_ITS_WAY: Final = 2 * MINUTE  # ms for a message
TOGETHER: Final = 0.1  # s between two requests that were under way together
NO_FAULT: Final = frozenset(
    {
        Reason.UNKNOWN_MESSAGE.code,  # deleted by people, or by the bot before a kill
        Reason.UNKNOWN_INTERACTION.code,  # answered too late
        Reason.ALREADY_ANSWERED.code,  # an answer that was sent again
        Reason.UNKNOWN_WEBHOOK.code,  # after a first answer that was too late
        Reason.INVALID_WEBHOOK_TOKEN.code,  # a hidden panel, after fifteen minutes
        Reason.UNKNOWN_CHANNEL.code,  # deleted by people
        Reason.UNKNOWN_GUILD.code,
        Reason.UNKNOWN_EVENT.code,  # canceled by people
        Reason.MISSING_ACCESS.code,  # removed from a server
        Reason.NO_MUTUAL_SERVER.code,
        Reason.CLOSED_DIRECT_MESSAGES.code,  # that somebody has closed them is known from this alone
        Reason.THREAD_EXISTS.code,  # made before a kill, or before an answer that was lost
        Reason.ARCHIVED_THREAD.code,  # put away by people: the bot takes it out again
        Reason.TOO_MANY_OLD_EDITS.code,
    }
)
"""The codes of refusals that a careful bot gets too."""


class Judges:
    """All judges of one house, and what they have seen so far."""

    def __init__(self, house: House, hands: Sequence[Hands]) -> None:
        """`hands`: those of all people."""
        self._house = house
        self._hands = hands
        self._sights = Sights(house.discord.world)
        self._tongues = Tongues(house.discord.world)
        self._nights = Nights(house)
        self._refusals = 0  # that were judged
        self._known: dict[str, Replayed] = {}  # by table

    def at_rest(self) -> list[str]:
        """Judge a house in which nothing may be under way."""
        house = self._house
        faults = [f"Discord failed: {each}" for each in house.machine.faults]
        faults += [*self._refused(), *self._sights.faults]
        bot = house.bot
        if not bot.is_up or bot.tables is None:
            return faults
        with Alone() as alone:
            store = alone.read(bot.path)
            logs = logs_of(store, house.games, self._known)
            for waiting in alone.run(store.unposted()):
                if self._is_late(waiting.row.created_at, POSTED):
                    faults.append(f"an announcement waits: {waiting.row.id}")
            faults += [*idle(house, store, alone), *self._nights.idle(alone, store)]
            faults += [*uncountered(house), *unfollowed(house, alone, store)]
            for row in alone.run(store.due_tables(LATEST)):
                read, kept = alone.run(logs.table(row.table)), bot.tables.memory.peek(row.table)
                if kept is not None:
                    faults += difference(kept, read)
                faults += self._all_shown_is_stored(read)
                faults += self._stands_still(read, alone.run(last_written(store, read)))
                if read.terms.game.has_hands and read.id in self._sights.open_moves:
                    faults.append(f"a panel was shown to everybody: {read.id}")
        return faults

    def of_messages(self) -> list[str]:
        """Judge what people see once everything has been well for hours."""
        house, sights = self._house, self._sights
        if not house.bot.is_up:
            return []
        return [*unended(house, sights), *shown_wrong(house, sights), *misshown(house, sights)]

    def at_end(self) -> list[str]:
        """Judge the whole story."""
        return [
            *self._moves_were_asked_for(),
            *self._settled_once(),
            *self._settled_to_all(),
            *self._told_too_soon(),
            *misled(self._house, self._hands),
            *disturbed(self._house, self._sights),
            *self._tongues.mistaken(self._choosers_of_a_language()),
            *mistreated(self._house, self._hands, self._sights),
            *misheld(self._house),
            *misdealt(self._house, self._hands, self._sights),
            *unnoticed(self._house, self._hands, self._sights),
            *misnamed(self._house, self._sights),
            *self._forgotten(),
            *self._check_finds_nothing(),
        ]

    def _is_late(self, when: int, patience: int) -> bool:
        """Return whether all has been well for this many milliseconds since `when`."""
        house = self._house
        return min(house.now - when, house.trouble.well_for(house.timeline.now) * SECOND) > patience

    def _stands_still(self, table: Table, written_at: int) -> Iterator[str]:
        """Yield what the bot should have done by now at a running table, whose last row was written at that time."""
        what = None
        if table.awaits_deck is not None and self._is_late(written_at, DEAL):
            what = "no deal"
        elif robot_to_act(table) is not None and self._is_late(written_at, SOON):
            what = "no robot plays"
        elif holds(table) and self._is_late(table.countdown.at, SOON):
            what = "its clocks are stopped, and nobody has asked for that"
        is_reached = table.terms.is_elsewhere or table.guild_id in self._house.here()
        if what is not None and not table.is_over and is_reached:
            yield f"stands still: {table.id} ply {table.ply}: {what}"

    def _refused(self) -> Iterator[str]:
        """Yield the requests that a careful bot would not have made, nor made so fast."""
        refusals = self._house.discord.refusals
        for exchange, refusal in refusals[self._refusals :]:
            if refusal.code == Reason.ALREADY_ANSWERED.code and not self._was_befallen(exchange):
                yield f"an interaction was answered twice: {exchange.request}"
            is_pace = isinstance(refusal, RateLimited) and self._may_be_miscounted(exchange, refusal)
            if exchange.fault is None and refusal.code not in NO_FAULT and not is_pace:
                yield _told(exchange, refusal)
        self._refusals = len(refusals)

    def _may_be_miscounted(self, exchange: Exchange, refusal: RateLimited) -> bool:
        """Return whether the bot could not know that it had no request left.

        discord.py takes the first answer after a reset for the whole count, though it has other requests under way,
        and an answer that another one overtook for the newer one. It may ask once too often then, and asks again.
        """
        since = exchange.at - (Limits().edits.seconds - refusal.retry_after)
        place = exchange.path.split("/")[:3]
        window = (each for each in self._house.discord.exchanges if each.at >= since - TOGETHER)
        alike = (each for each in window if (each.method, each.route) == (exchange.method, exchange.route))
        times = [each.at for each in alike if each.path.split("/")[:3] == place]
        were_together = any(other - one < TOGETHER for one, other in pairwise(times))
        return were_together or not self._house.was_calm(exchange.at)

    def _was_befallen(self, exchange: Exchange) -> bool:
        """Return whether something has befallen an earlier request like this one."""
        return any(each.fault is not None and each.path == exchange.path for each in self._house.discord.exchanges)

    def _all_shown_is_stored(self, table: Table) -> Iterator[str]:
        """Yield unstored turns that a panel has confirmed by offering the next one.

        Who chooses ahead while others are asked does so for the turn that begins when their window closes.
        """
        ahead = held_at(table.position)
        for seat, player in zip(SEATS, table.players, strict=False):
            shown, turn = self._sights.shown.get((table.id, player.discord_id or 0), 0), table.position.turn(seat)
            if shown > turn + (seat in ahead):
                yield f"a turn was shown that is not stored: {table.id} seat {seat} turn {shown}, stored {turn}"

    def _moves_were_asked_for(self) -> Iterator[str]:
        """Someone has pressed for each move on a panel of that turn, where no clock runs and nothing is forced."""
        house = self._house
        presses = [each for hands in self._hands for each in hands.pressed]
        pressed: set[tuple[str, int | None, int | None]] = {(each.id.key, each.user, each.id.turn) for each in presses}
        pressed |= {(each.id.key, None, each.id.turn) for each in presses}  # by someone who was forgotten since
        ordered = {each.id.key for each in presses if each.id.verb in SOUGHT[Kind.ORDER]}  # played, none is kept
        with Alone() as alone:
            store = alone.read(house.bot.path)
            for key in sorted({key for key, _, _ in pressed}):
                if alone.run(store.table(key)) is None or key in ordered or alone.run(store.orders(key)):
                    continue
                past = alone.run(past_of(store, house.games, key))
                if not past or past[0].before.terms.pace is not None or past[0].before.terms.plays_forced:
                    continue
                last = 0
                for (table, row, _, _), has_waited in waited(past):
                    is_same, last = last == row.at, row.at  # it follows from the press before, or is a part of it
                    if not is_same and (turn := _own_turn(table, row, has_waited=has_waited)) is not None:
                        seat, number = turn
                        if (key, table.players[seat].discord_id, number) not in pressed:
                            yield f"nobody asked for a move: {key} ply {row.ply} seat {seat} turn {number}"

    def _settled_once(self) -> Iterator[str]:
        for key, messages in self._sights.settlements.items():
            if len(messages) != 1:
                yield f"the settlement of {key} was posted {len(messages)} times"
        for (key, user), messages in self._sights.settled_to.items():
            if len(messages) > 1:
                yield f"somebody was told {len(messages)} times of a settlement: {key}, {user}"

    def _settled_to_all(self) -> Iterator[str]:
        """Yield who was not told how a game was settled that no channel takes.

        People deleted its channel, or removed the bot. While no server has it, it can't write to anybody.
        """
        house = self._house
        if any(refusal.code == Reason.NO_MUTUAL_SERVER.code for _, refusal in house.discord.refusals):
            return
        path = house.bot.path
        with Alone() as alone, copy_of(path) as snapshot:
            rows = [row for row in snapshot.rows(PostedRow) if row.kind == SETTLE and row.posted_at is not None]
            for row in (row for row in rows if not row.message_id and row.table not in self._sights.settlements):
                past = alone.run(past_of(alone.read(path), house.games, row.table or ""))
                table = past[-1].now
                if table.guild_id is None or table.terms.is_elsewhere:
                    continue
                house.wall.reach("settled by direct messages")
                for seat, player in enumerate(table.players):
                    user = player.discord_id
                    if user is not None and user not in house.shut and (table.id, user) not in self._sights.settled_to:
                        yield f"nobody told somebody of a settlement: {table.id} seat {seat}"

    def _told_too_soon(self) -> Iterator[str]:
        """Yield the tables of duplicates that named cards to everyone long after a deal, and before it was opened.

        Where two people have read the same hand, they sit at tables of one duplicate, or at one daily deal.
        """
        house = self._house
        with Alone() as alone:
            store = alone.read(house.bot.path)
            deals = same_deal(house) if self._sights.same_hands else {}
            for key, other in sorted(self._sights.same_hands):
                if key in deals and deals[key] == deals.get(other):
                    continue  # a daily deal is the same for everyone
                if other not in {row.table for row in alone.run(store.twins_of(key))}:
                    yield f"somebody at {other} has read a hand of {key}"
            for key, times in sorted(self._sights.told_cards.items()):
                if alone.run(store.twins_of(key)):
                    spans = [*closed_for(alone.run(past_of(store, house.games, key)))]
                    if any(since + ON_ITS_WAY < at * SECOND < until for at in times for since, until in spans):
                        yield f"cards of a duplicate are told to everyone, which others are to play: {key}"

    def _choosers_of_a_language(self) -> set[int]:
        presses = [each for hands in self._hands for each in hands.pressed]
        return {each.user for each in presses if each.id.verb == Verb.PREFER and each.id.word.startswith("language")}

    def _forgotten(self) -> Iterator[str]:
        """Yield what is still known of everyone who was forgotten."""
        path = self._house.bot.path
        with Alone() as alone, copy_of(path) as snapshot:
            gone = [row.id for row in snapshot.rows(PlayerRow) if row.discord_id is None and row.robot is None]
            yield from remembered(snapshot, gone)
            yield from alone.run(unforgotten(alone.read(path), snapshot))

    def _check_finds_nothing(self) -> Iterator[str]:
        house = self._house
        audit = Audit(house.bot.path, house.games, vault=Vault(), unit=UNIT, clock=house.clock)
        for fault in audit.faults():
            yield f"check: {fault}"


def _own_turn(table: Table, row: LogRow, *, has_waited: bool) -> tuple[Seat, int] | None:
    """Return whose turn of which number a row plays, if it was a person's own choice."""
    if not is_turn(row) or row.seat is None or (seat := Seat(row.seat)) not in table.in_person:
        return None
    if is_given(table, seat, row.text, has_waited=has_waited):
        return None
    choices = [*islice(table.position.legal_moves(seat), 2)]
    return (seat, table.position.turn(seat)) if len(choices) > 1 else None


def _told(exchange: Exchange, refusal: Refusal) -> str:
    return f"refused: {exchange.method} {exchange.route}: {refusal.status} {refusal.code} {refusal.errors or ''}"
