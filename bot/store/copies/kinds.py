"""The kinds of rows that a copy is read in, the table of each, and an operator's names for them: as in SQL."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from sqlalchemy import Column, Table

from bot.store.rows.agreed_rows import TableConsentRow, TableProposalEndRow, TableProposalRow
from bot.store.rows.daily_rows import DailyMoveRow, DailyOpenedRow, DailyResultRow, DailySittingRow
from bot.store.rows.league_rows import ChampionRow, LeagueActRow, LeagueSeasonRow
from bot.store.rows.lobby_rows import LobbyActRow, LobbyRow
from bot.store.rows.note_rows import NoteRow
from bot.store.rows.order_rows import OrderRow
from bot.store.rows.review_rows import ReviewRow
from bot.store.rows.rows import (
    AnnouncementRow,
    LogRow,
    NoticeRow,
    OfferAnswerRow,
    OfferRow,
    PanelRow,
    PlaceRow,
    PlayerRow,
    PreferenceRow,
    SeatRow,
    SeedRow,
    ServerSettingRow,
    SettlementRow,
    TableEndRow,
    TableMessageRow,
    TableRow,
    TransferRow,
)
from bot.store.rows.standing_rows import (
    AgreementRow,
    ConsentRow,
    DissentRow,
    EntryRow,
    FeatRow,
    FinishedGameRow,
    GameFactsRow,
    GameFigureRow,
    ProposalRow,
    ProposedTransferRow,
    RatingRow,
    TallyFigureRow,
    TallyRow,
    WinningsRow,
)
from bot.store.rows.start_rows import LeftoverRow
from bot.store.rows.tournament_rows import PotRow, PotTransferRow, TournamentActRow, TournamentRow
from bot.store.rows.twin_rows import TwinRow
from bot.store.schema import daily_schema as daily
from bot.store.schema import league_schema as leagues
from bot.store.schema import lobby_schema as waiting
from bot.store.schema import review_schema, schema
from bot.store.schema import standing_schema as standing
from bot.store.schema import tournament_schema as contests
from bot.store.schema import twin_schema as duplicates


@dataclass(frozen=True, slots=True)
class PostedRow:
    """An announcement under its number, and what became of it. Read only."""

    number: int
    id: str
    table: str | None
    ply: int | None
    kind: str
    channel_id: int
    body: str
    created_at: int
    tried_at: int | None
    message_id: int | None
    posted_at: int | None

    @property
    def words(self) -> AnnouncementRow:
        """The announcement as it was stored at first."""
        return AnnouncementRow(
            self.id, self.table, self.ply, self.kind, self.channel_id, self.body, self.created_at
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class WatchRow:
    """The due time of a table, and the ply up to which it is shown. Read only."""

    id: str
    due_at: int | None
    shown_ply: int | None


Stored: TypeAlias = (
    PlayerRow
    | OfferRow
    | OfferAnswerRow
    | LobbyRow
    | LobbyActRow
    | LeagueActRow
    | LeagueSeasonRow
    | ChampionRow
    | TournamentRow
    | TournamentActRow
    | PotRow
    | PotTransferRow
    | TwinRow
    | TableRow
    | SeatRow
    | SeedRow
    | LogRow
    | PanelRow
    | LeftoverRow
    | PlaceRow
    | TableMessageRow
    | NoticeRow
    | PreferenceRow
    | ServerSettingRow
    | OrderRow
    | ReviewRow
    | TableProposalRow
    | TableConsentRow
    | TableProposalEndRow
    | TableEndRow
    | AnnouncementRow
    | PostedRow
    | WatchRow
    | SettlementRow
    | TransferRow
    | NoteRow
    | FinishedGameRow
    | GameFactsRow
    | GameFigureRow
    | TallyRow
    | TallyFigureRow
    | WinningsRow
    | RatingRow
    | ProposalRow
    | ProposedTransferRow
    | ConsentRow
    | AgreementRow
    | EntryRow
    | DissentRow
    | FeatRow
    | DailySittingRow
    | DailyMoveRow
    | DailyResultRow
    | DailyOpenedRow
)
"""A row that a snapshot reads."""

TABLES: Final[Mapping[type[object], Table]] = MappingProxyType(
    {
        PlayerRow: schema.players,
        OfferRow: schema.offers,
        OfferAnswerRow: schema.offer_answers,
        LobbyRow: waiting.lobbies,
        LobbyActRow: waiting.lobby_acts,
        LeagueActRow: leagues.league_acts,
        LeagueSeasonRow: leagues.league_seasons,
        ChampionRow: leagues.league_champions,
        TournamentRow: contests.tournaments,
        TournamentActRow: contests.tournament_acts,
        PotRow: contests.pots,
        PotTransferRow: contests.pot_transfers,
        TwinRow: duplicates.twins,
        TableRow: schema.tables,
        SeatRow: schema.seats,
        SeedRow: schema.seeds,
        LogRow: schema.log,
        PanelRow: schema.panels,
        LeftoverRow: schema.leftovers,
        PlaceRow: schema.table_places,
        TableMessageRow: schema.table_messages,
        PreferenceRow: schema.preferences,
        ServerSettingRow: schema.server_settings,
        NoticeRow: schema.notices,
        OrderRow: schema.orders,
        ReviewRow: review_schema.reviews,
        TableProposalRow: schema.table_proposals,
        TableConsentRow: schema.table_consents,
        TableProposalEndRow: schema.table_proposal_ends,
        TableEndRow: schema.table_ends,
        AnnouncementRow: schema.announcements,
        PostedRow: schema.announcements,
        WatchRow: schema.tables,
        SettlementRow: schema.settlements,
        TransferRow: schema.transfers,
        NoteRow: schema.notes,
        FinishedGameRow: standing.finished_games,
        GameFactsRow: standing.game_facts,
        GameFigureRow: standing.game_figures,
        TallyRow: standing.tallies,
        TallyFigureRow: standing.tally_figures,
        WinningsRow: standing.winnings,
        RatingRow: standing.ratings,
        ProposalRow: standing.proposals,
        ProposedTransferRow: standing.proposed_transfers,
        ConsentRow: standing.consents,
        AgreementRow: standing.agreements,
        EntryRow: standing.entries,
        DissentRow: standing.dissents,
        FeatRow: standing.feats,
        DailySittingRow: daily.daily_sittings,
        DailyMoveRow: daily.daily_moves,
        DailyResultRow: daily.daily_results,
        DailyOpenedRow: daily.daily_openings,
    }
)


def key_of(row: Stored) -> tuple[object, ...]:
    """Return what distinguishes a row from others of its kind. An announcement is known by its id, not its number."""
    return tuple(getattr(row, column.key) for column in _keys(type(row)))


def named(row: Stored) -> str:
    """Return a row by the name of its table and its key, such as `log with table_id K7TQ, ply 3`."""
    return named_by(TABLES[type(row)], [(column.name, getattr(row, column.key)) for column in _keys(type(row))])


def column_of(kind: type[Stored], field: str) -> str:
    """Return the name in SQL of the column that holds `field`."""
    return TABLES[kind].c[field].name


def named_by(table: Table, key: Sequence[tuple[str, object]]) -> str:
    """Return a row of a table by the names and values of its key."""
    return f"{table.name} with {', '.join(f'{name} {value}' for name, value in key)}"


def _keys(kind: type[Stored]) -> Sequence[Column[object]]:
    table = TABLES[kind]
    return [table.c.id] if table is schema.announcements else list(table.primary_key.columns)
