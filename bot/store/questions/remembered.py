"""The answers needed at every press, kept in memory as long as all who change them report it.

The writer reports each row that it stored, or may have stored. A row that replaces all or part of an answer takes its
place; any other row drops the answers it touches, and the next caller reads them. Other processes' changes are reported
to `changed`. A row replaces no answer about which they have reported something since its transaction began: theirs may
have come after it. While their reports are missing, nothing is kept (`believe`).
"""

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from operator import attrgetter
from types import MappingProxyType
from typing import Final, Generic, TypeVar

from bot.store.questions.agreed_queries import AgreedQueries
from bot.store.questions.asking import Questions
from bot.store.questions.queries import Queries
from bot.store.rows import (
    agreed_rows,
    block_rows,
    daily_rows,
    league_rows,
    lobby_rows,
    night_rows,
    note_rows,
    order_rows,
    review_rows,
    rows,
    standing_rows,
    start_rows,
    tournament_rows,
    twin_rows,
)
from bot.store.rows.agreed_rows import TableProposalRow
from bot.store.rows.note_rows import NoteRow
from bot.store.rows.order_rows import OrderRow
from bot.store.rows.rows import CalledRow, PanelRow, PlayerRow, Row, TableMessageRow

KEPT: Final = 10_000  # answers to each question; 25 MB if all of them are kept

Key = int | str
A = TypeVar("A")


class Answers(Generic[A]):
    """The answers to one question that were asked for last, by what it was asked about. "Nothing" is an answer too."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: OrderedDict[Key, A] = OrderedDict()  # what was asked for last comes last
        self._under_way: dict[Key, object] = {}  # since the last change of each: its readings share a mark
        self._is_open = True  # whether anything is kept

    async def of(self, key: Key, read: Callable[[], Awaitable[A]]) -> A:
        """Return the answer about `key`. The result of `read` is kept unless it changes during the read."""
        try:
            answer = self._kept[key]
        except KeyError:
            pass
        else:
            self._kept.move_to_end(key)
            return answer
        mark = self._under_way.setdefault(key, object())
        try:
            answer = await read()
            if self._under_way.get(key) is mark and self._is_open:
                self._keep(key, answer)
        finally:
            if self._under_way.get(key) is mark:
                del self._under_way[key]
        return answer

    def put(self, key: Key, answer: A) -> None:
        """Keep `answer`, which was stored just now."""
        self._under_way.pop(key, None)
        self._keep(key, answer)

    def change(self, key: Key, change: Callable[[A], A]) -> None:
        """Change the answer about `key` as was stored just now. One that is not kept is read when it is asked for."""
        self._under_way.pop(key, None)
        if (kept := self._kept.pop(key, None)) is not None:
            self._kept[key] = change(kept)

    def _keep(self, key: Key, answer: A) -> None:
        self._kept[key] = answer
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)

    def forget(self, key: Key) -> None:
        """Reread the answer about `key` at the next request."""
        self._under_way.pop(key, None)
        self._kept.pop(key, None)

    def open(self, *, is_open: bool) -> None:
        """Forget all answers, and keep some from now on, or none."""
        self._is_open = is_open
        self._under_way.clear()
        self._kept.clear()

    def forget_where(self, is_meant: Callable[[A], bool]) -> None:
        """Drop some answers, wherever they are, and keep nothing that is being read. It looks at all of them."""
        self._under_way.clear()
        for key in [key for key, answer in self._kept.items() if is_meant(answer)]:
            del self._kept[key]


KEYS: Final[Mapping[type[Row], str | None]] = MappingProxyType(
    {
        rows.PlayerSeenRow: "discord_id",
        rows.RobotRow: None,
        rows.DmChannelRow: "player",
        rows.OfferRow: None,
        rows.OfferPostedRow: None,
        rows.OfferAnswerRow: None,
        lobby_rows.LobbyRow: None,
        lobby_rows.LobbyPostedRow: None,
        lobby_rows.LobbyActRow: None,
        rows.TableRow: None,
        rows.SeatRow: None,
        rows.SeedRow: None,
        rows.SealRow: None,
        rows.LogRow: None,
        rows.TableMessageRow: "table",
        rows.PanelRow: "table",
        rows.CalledRow: "table",
        rows.PlaceRow: None,
        rows.NoticeRow: None,
        order_rows.OrderRow: "table",
        order_rows.OrderDoneRow: "table",
        start_rows.DueRow: None,
        start_rows.ShownRow: None,
        start_rows.LeftoverRow: None,
        start_rows.SweptRow: None,
        rows.PreferenceRow: "player",
        rows.ServerSettingRow: "guild_id",
        block_rows.BlockRow: None,
        block_rows.UnblockedRow: None,
        block_rows.ForgottenBlocksRow: None,
        league_rows.LeagueActRow: None,
        league_rows.LeagueSeasonRow: None,
        league_rows.ChampionRow: None,
        night_rows.NightRow: None,
        night_rows.NightEventRow: None,
        night_rows.NightMovedRow: None,
        night_rows.NightStateRow: None,
        night_rows.NightGoneRow: None,
        night_rows.NightCallRow: None,
        night_rows.NightTriedRow: None,
        night_rows.NightCalledRow: None,
        tournament_rows.TournamentRow: None,
        tournament_rows.TournamentActRow: None,
        tournament_rows.PotRow: None,
        tournament_rows.PotTransferRow: None,
        twin_rows.TwinRow: None,
        rows.TableEndRow: None,
        review_rows.ReviewRow: None,
        review_rows.ForgottenReviewsRow: None,
        TableProposalRow: "table",
        agreed_rows.TableConsentRow: None,
        agreed_rows.TableProposalEndRow: None,
        rows.AnnouncementRow: None,
        rows.AttemptRow: None,
        rows.AnnouncementPostedRow: None,
        rows.SettlementRow: None,
        rows.TransferRow: None,
        daily_rows.DailySittingRow: None,
        daily_rows.DailyMoveRow: None,
        daily_rows.DailyResultRow: None,
        daily_rows.DailyOpenedRow: None,
        daily_rows.DigestsGoneRow: None,
        note_rows.NoteRow: "key",
        note_rows.NextNoteRow: "note",
        standing_rows.FinishedGameRow: None,
        standing_rows.GameFactsRow: None,
        standing_rows.GameFigureRow: None,
        standing_rows.TallyRow: None,
        standing_rows.TallyFigureRow: None,
        standing_rows.WinningsRow: None,
        standing_rows.RatingRow: None,
        standing_rows.ListingRow: None,
        standing_rows.ProposalRow: None,
        standing_rows.ProposedTransferRow: None,
        standing_rows.ConsentRow: None,
        standing_rows.AgreementRow: None,
        standing_rows.EntryRow: None,
        standing_rows.SignedRow: None,
        standing_rows.DissentRow: None,
        standing_rows.FeatRow: None,
        standing_rows.ForgottenRow: "player",
        standing_rows.ForgottenPreferencesRow: "player",
        standing_rows.ForgottenQuietRow: None,
        standing_rows.ForgottenPanelsRow: "player",
        standing_rows.ForgottenLeftoversRow: None,
        standing_rows.ForgottenOrdersRow: "player",
    }
)
"""The field of each kind of row that says which of the answers kept here it changes; None if it changes none."""


class Remembered(Queries, AgreedQueries):
    """Queries about players, offers and tables; those of every press are answered from memory.

    An answer from memory is the store's answer after the last reported commit.
    """

    def __init__(self, questions: Questions, *, most: int = KEPT) -> None:
        """`most`: how many answers to each question are kept."""
        super().__init__(questions)
        self._people: Answers[PlayerRow | None] = Answers(most)  # by their Discord ids
        self._preferences: Answers[dict[str, str]] = Answers(most)  # by player
        self._settings: Answers[dict[str, str]] = Answers(most)  # by server
        self._messages: Answers[TableMessageRow | None] = Answers(most)  # by table
        self._panels: Answers[list[PanelRow]] = Answers(most)  # by table
        self._orders: Answers[list[OrderRow]] = Answers(most)  # by table
        self._proposals: Answers[list[TableProposalRow]] = Answers(most)  # by table
        self._notes: Answers[str | None] = Answers(most)  # by their own keys
        self._forget: Mapping[type[Row], Callable[[Key], None]] = {
            rows.PlayerSeenRow: self._people.forget,
            rows.DmChannelRow: self._forget_player,
            rows.TableMessageRow: self._messages.forget,
            rows.PanelRow: self._panels.forget,
            rows.CalledRow: self._panels.forget,
            order_rows.OrderRow: self._orders.forget,
            order_rows.OrderDoneRow: self._orders.forget,
            TableProposalRow: self._proposals.forget,
            rows.PreferenceRow: self._preferences.forget,
            rows.ServerSettingRow: self._settings.forget,
            note_rows.NoteRow: self._notes.forget,
            note_rows.NextNoteRow: self._notes.forget,
            standing_rows.ForgottenRow: self._forget_player,
            standing_rows.ForgottenPreferencesRow: self._preferences.forget,
            standing_rows.ForgottenPanelsRow: lambda _: self._panels.forget_where(lambda _: True),
            standing_rows.ForgottenOrdersRow: lambda _: self._orders.forget_where(lambda _: True),
        }

        self._is_informed = True  # whether all changes by other processes are reported
        self._was_informed = True  # whether that was so throughout the transaction under way
        self._changed_since: set[Key] = set()  # what they have changed since it began

    # Questions

    async def find_player(self, discord_id: int) -> PlayerRow | None:
        """Return the player with this Discord id; None if there is none."""
        return await self._people.of(discord_id, partial(super().find_player, discord_id))

    async def preferences(self, player: int) -> dict[str, str]:
        """Return the preferences that a player chose, by key."""
        return dict(await self._preferences.of(player, partial(super().preferences, player)))

    async def server_settings(self, guild_id: int) -> dict[str, str]:
        """Return the settings that were chosen in a server, by key."""
        return dict(await self._settings.of(guild_id, partial(super().server_settings, guild_id)))

    async def table_message(self, table: str) -> TableMessageRow | None:
        """Return the public message of a table; None if there is none."""
        return await self._messages.of(table, partial(super().table_message, table))

    async def panels(self, table: str) -> list[PanelRow]:
        """Return the last private panel of each seat of a table, in order of seat."""
        return list(await self._panels.of(table, partial(super().panels, table)))

    async def orders(self, table: str) -> list[OrderRow]:
        """Return what the seats of a table have ordered ahead, in order of seat."""
        return list(await self._orders.of(table, partial(super().orders, table)))

    async def table_proposals(self, table: str) -> list[TableProposalRow]:
        """Return what was proposed at a table, the oldest first."""
        return list(await self._proposals.of(table, partial(super().table_proposals, table)))

    async def note(self, key: str) -> str | None:
        """Return the value noted under a key; None if there is none."""
        return await self._notes.of(key, partial(super().note, key))

    # Changes

    def begin(self) -> None:
        """Note that a transaction begins here."""
        self._changed_since.clear()
        self._was_informed = self._is_informed

    def changed(self, kind: type[Row], key: Key) -> None:
        """Reread what a row of this kind with this value of its field in `KEYS` may have changed elsewhere."""
        self._changed_since.add(key)
        self._forget_about(kind, key)

    def _forget_about(self, kind: type[Row], key: Key) -> None:
        if (forget := self._forget.get(kind)) is not None:
            forget(key)

    def doubt(self, unit: Iterable[Row]) -> None:
        """Reread what these rows would change: they may have been stored, or another process was first."""
        for row in unit:
            if (name := KEYS[type(row)]) is not None:
                self._forget_about(type(row), getattr(row, name))

    def learn(self, stored: Iterable[Row]) -> None:
        """Answer as these rows say from now on. They were stored one after the other, in this order."""
        for row in stored:
            match row:
                case TableMessageRow() if self._is_last(row.table):
                    self._messages.put(row.table, row)
                case NoteRow() if self._is_last(row.key):
                    self._notes.put(row.key, row.value)
                case PanelRow() if self._is_last(row.table):
                    self._panels.change(row.table, partial(_sent, row))
                case CalledRow() if self._is_last(row.table):
                    self._panels.change(row.table, partial(_called, row))
                case _:
                    self.doubt([row])

    def believe(self, *, is_informed: bool) -> None:
        """Forget all that is kept, since other processes change it; keep answers only while that `is_informed`."""
        self._is_informed, self._was_informed = is_informed, False
        for kept in (self._people, self._preferences, self._settings, self._messages):
            kept.open(is_open=is_informed)
        for other in (self._panels, self._orders, self._proposals, self._notes):
            other.open(is_open=is_informed)

    def _is_last(self, key: Key) -> bool:
        """Return whether the row just stored here about `key` is known to be the latest: no other was reported."""
        return self._was_informed and key not in self._changed_since

    def _forget_player(self, player: Key) -> None:
        self._people.forget_where(lambda known: known is not None and known.id == player)


def _sent(panel: PanelRow, panels: list[PanelRow]) -> list[PanelRow]:
    """Return the panels of a table after `panel` was sent."""
    return sorted([panel, *(each for each in panels if each.seat != panel.seat)], key=attrgetter("seat"))


def _called(call: CalledRow, panels: list[PanelRow]) -> list[PanelRow]:
    """Return the panels of a table after a seat was called by a mention."""
    last = next((each for each in panels if each.seat == call.seat), None)
    first = PanelRow(call.table, call.seat, call.channel_id, call.message_id, call.turn)
    return _sent(first if last is None else replace(last, turn=call.turn), panels)
