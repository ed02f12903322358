"""Dealing: its cutter may say a word before each deal, and after a pause the default word cuts the deck.

The end of a deal is there for some seconds at least, whatever the pause, and nothing ends them: a showdown that was
passed over would be seen by nobody. After them the pause is over as soon as all who are there agree.
"""

from functools import partial

from bot.games.protocol import Seat
from bot.store import Call, LogRow
from bot.tables.errors import Declined, Reason
from bot.tables.ground import Ground, OnGround
from bot.tables.log.memory import judged_anew
from bot.tables.state.cut import read_cut
from bot.tables.state.log_rows import deal_text
from bot.tables.state.people import Player
from bot.tables.state.table import Table

AGREED = "next deal"  # the name of a call to other processes
SHOWN_WITHIN = 8_000  # ms that a deal waits until the end of the last one is shown, whatever hinders that
SOONEST = 100  # ms until that is looked at again
TYPING = 4  # further pauses of waiting once its cutter has asked to say a word


class Dealing(OnGround):
    """A dealer of every owed deck: when the cutter cuts, or by itself when the pause is over."""

    def __init__(self, ground: Ground, *, pause: int, least: int) -> None:
        """`pause`: milliseconds before each deal. With 0 nobody has time to cut the first one.

        The end of a deal stays for `least` milliseconds; with 0 it may be passed over. A deal waits until the last
        event at its table is shown to all, but not for long.
        """
        super().__init__(ground)
        self._pause = pause
        self._least = least
        self._agreed: dict[str, tuple[int, frozenset[Seat]]] = {}  # by table: the ply, and who wants the next deal then
        self._typing: dict[str, int] = {}  # by table: the ply after which its cutter asked for a word

    @property
    def is_immediate(self) -> bool:
        """Whether the first deck of a game is dealt without a pause."""
        return self._pause == 0

    def watch(self, table: Table) -> None:
        """Await the next deal of `table`, if a deck is owed."""
        if table.awaits_deck is not None:
            self._timekeeper.at(self.deals_at(table), f"deal {table.id}", partial(self.deal_if_due, table.id))
        else:
            self._timekeeper.forget(f"deal {table.id}")
            self._typing.pop(table.id, None)
            self._agreed.pop(table.id, None)

    def deals_at(self, table: Table) -> int:
        """Return when the next deal is dealt automatically, in Unix milliseconds."""
        pauses = 1 + (TYPING if self._typing.get(table.id) == table.ply else 0)
        return table.moved_at + pauses * max(self._pause, self._least if table.deal else 0)

    def agreed(self, table: Table) -> frozenset[Seat]:
        """Return who wants the next deal of `table` now, so far as this process knows."""
        ply, seats = self._agreed.get(table.id, (0, frozenset()))
        return seats if ply == table.ply else frozenset()

    def ends_at(self, table: Table) -> int:
        """Return when the next deal may first be asked for, in Unix milliseconds: all could see how the last ended."""
        return table.moved_at + (self._least if table.deal else 0)

    @judged_anew
    async def agree(self, key: str, player: Player, *, deal: int | None) -> Table:
        """Note that `player` wants `deal` now. Once all who are there do, it is dealt, but never before `ends_at`.

        Raises Declined (NO_TABLE, OVER, DEALT, NOT_SEATED, LEFT, DEPUTY), and then nothing has changed.
        """
        async with self._memory.held(key) as table:
            _check_owed(table, deal)
            seat = table.seat_in_person(player)
            if self._clock.now() < self.ends_at(table):
                return table
            self._note(table, seat)
            self._home.call(Call(AGREED, key, int(seat)))
            there = {each for each in table.in_person if self._stage.is_live(table, each)}
            is_typing = self._typing.get(key) == table.ply
            if is_typing or not there <= self.agreed(table):
                return table
            return await self._deal(table, None, table.default_cut)

    def _note(self, table: Table, seat: Seat) -> None:
        self._agreed[table.id] = table.ply, self.agreed(table) | {seat}

    async def heard_agreed(self, key: str, seat: Seat) -> None:
        """Note that someone in another process wants the next deal now."""
        table = await self._memory.table(key)
        if table.awaits_deck is not None:
            self._note(table, seat)

    @judged_anew
    async def cut(self, key: str, player: Player, *, deal: int | None, word: str | None = None) -> Table:
        """Cut the deck of `deal` with `word`, or with the default word (None). The deck is dealt at once.

        Raises Declined (NO_TABLE, OVER, DEALT, NOT_CUTTER, STILL_SHOWN, CUT), and then nothing has changed.
        """
        async with self._memory.held(key) as table:
            seat = _cutter(table, player, deal)
            if self._clock.now() < self.ends_at(table):
                raise Declined(Reason.STILL_SHOWN)
            return await self._deal(table, seat, table.default_cut if word is None else read_cut(word))

    @judged_anew
    async def think_of_cut(self, key: str, player: Player, *, deal: int | None) -> Table:
        """Let the deal wait for a word that `player` is about to type. Raises Declined as `cut`."""
        async with self._memory.held(key) as table:
            _cutter(table, player, deal)
            self._typing[key] = table.ply
            self.watch(table)
            self._home.call(Call("cut awaited", key, 0))
        return table

    async def heard(self, key: str) -> None:
        """Let the deal wait for a word that someone is about to type in another process."""
        table = await self._memory.table(key)
        if self._home.holds(table.guild_id) and table.awaits_deck is not None:
            self._typing[key] = table.ply
            self.watch(table)

    @judged_anew
    async def deal_if_due(self, key: str) -> None:
        """Deal with the default cut if a deck is owed, the pause is over, and the table is at home here."""
        async with self._memory.held(key) as table:
            if not self._home.holds(table.guild_id):
                return
            now = self._clock.now()
            if table.awaits_deck is None or self.deals_at(table) > now:
                return
            is_late = now >= self.deals_at(table) + SHOWN_WITHIN
            if table.deal and self._least and not is_late and not self._stage.is_shown(table):
                again = now + max(self._least, SOONEST)
                self._timekeeper.at(again, f"deal {table.id}", partial(self.deal_if_due, table.id))
                return
            await self._deal(table, None, table.default_cut)

    async def _deal(self, table: Table, seat: Seat | None, cut: str) -> Table:
        """Deal the owed deck; `seat` cut it (None: nobody did). The caller holds `table`."""
        deal = table.awaits_deck.deal if table.awaits_deck is not None else 0
        row = LogRow(table.id, table.ply + 1, seat, deal_text(deal, cut), self._clock.now())
        return (await self._log_writer.append(table, seat, [row], seed=await self._seeds.read(table.id))).table


def _cutter(table: Table, player: Player, deal: int | None) -> Seat:
    """Return the seat of `player`, who may cut the deck of `deal` now. Raises Declined (OVER, DEALT, NOT_CUTTER)."""
    _check_owed(table, deal)
    seat = table.seat_of(player)
    if seat is None or seat != table.cutter:
        raise table.declines(Reason.NOT_CUTTER)
    return seat


def _check_owed(table: Table, deal: int | None) -> None:
    """Raise Declined (OVER, DEALT) unless the deck of `deal` is owed."""
    if table.is_over:
        raise Declined(Reason.OVER)
    if table.awaits_deck is None or table.awaits_deck.deal != deal:
        raise Declined(Reason.DEALT)
