"""Units with rows of every kind, about the same few players, tables and servers."""

import random
from collections.abc import Mapping

from bot.store import (
    AgreementRow,
    AnnouncementPostedRow,
    AnnouncementRow,
    AttemptRow,
    BlockRow,
    CalledRow,
    ConsentRow,
    DissentRow,
    DmChannelRow,
    DueRow,
    EntryRow,
    FeatRow,
    FinishedGameRow,
    ForgottenBlocksRow,
    ForgottenLeftoversRow,
    ForgottenOrdersRow,
    ForgottenPanelsRow,
    ForgottenPreferencesRow,
    ForgottenQuietRow,
    ForgottenRow,
    GameFactsRow,
    GameFigureRow,
    LeftoverRow,
    ListingRow,
    LobbyActRow,
    LobbyPostedRow,
    LobbyRow,
    LogRow,
    NextNoteRow,
    NoteRow,
    NoticeRow,
    OfferAnswerRow,
    OfferPostedRow,
    OfferRow,
    OrderDoneRow,
    OrderRow,
    PanelRow,
    PlaceRow,
    PlayerSeenRow,
    PreferenceRow,
    ProposalRow,
    ProposedTransferRow,
    RatingRow,
    RobotRow,
    Row,
    SealRow,
    SeatRow,
    SeedRow,
    ServerSettingRow,
    SettlementRow,
    ShownRow,
    SignedRow,
    Store,
    SweptRow,
    TableConsentRow,
    TableEndRow,
    TableMessageRow,
    TableProposalEndRow,
    TableProposalRow,
    TableRow,
    TallyFigureRow,
    TallyRow,
    TransferRow,
    UnblockedRow,
    WinningsRow,
)

PEOPLE = range(1001, 1005)  # Discord ids; the last one comes later, or never
PLAYERS = range(1, 4)
TABLES = ("t1", "t2")
SERVERS = range(1, 3)
KEYS = ("a", "b")  # of preferences, settings and notes


def _table(key: str) -> TableRow:
    return TableRow(key, "mille", "classic", "{}", 0, None, 1, "", 0)


def _offer(key: str) -> OfferRow:
    return OfferRow(key, "mille", 1, 50, None, 1, 2, "classic", "{}", 100, created_at=1, expires_at=9)


def _lobby(key: str) -> LobbyRow:
    return LobbyRow(key, "mille", 1, 50, None, 2, created_at=1, expires_at=9)


def _words(key: str) -> AnnouncementRow:
    return AnnouncementRow(key, "t1", 1, "deal", 50, "{}", created_at=1)


async def furnish(store: Store) -> None:
    """Store the rows that the units below refer to."""
    await store.commit(
        *(PlayerSeenRow(each, "Somebody", "en", 0) for each in PEOPLE[:-1]),
        *(_table(key) for key in TABLES),
        *(SeatRow(key, seat, seat + 1) for key in TABLES for seat in range(2)),
        SeedRow("t1", b"seed", "promise"),
        _offer("o"),
        _lobby("l"),
        _words("x"),
    )


def units(number: int, chance: random.Random) -> Mapping[type[Row], tuple[Row, ...]]:
    """Return one unit for each kind of row, by that kind; calls with different `number`s give different units."""
    key, someone, player, table = f"n{number}", chance.choice(PEOPLE), chance.choice(PLAYERS), chance.choice(TABLES)
    server, name, value, seat = chance.choice(SERVERS), chance.choice(KEYS), chance.choice("xyz"), chance.randrange(2)
    game = FinishedGameRow(number, key, "mille", server, 1, "target", True, 1, 1, 0, None)
    settlement, proposal = SettlementRow(key, key, server, "", 1), ProposalRow(key, "square", server, "", 1)
    made: tuple[tuple[Row, ...], ...] = (
        (PlayerSeenRow(someone, value, "fr", number),),
        (RobotRow("novice", seat + 1, value, "", number),),
        (DmChannelRow(player, chance.choice((None, number))),),
        (_offer(key),),
        (OfferPostedRow("o", number),),
        (_offer(key), OfferAnswerRow(key, "lapsed", None, 1)),
        (_lobby(key),),
        (LobbyPostedRow("l", number),),
        (_lobby(key), LobbyActRow(key, 1, "sit", player, number, value, number)),
        (_table(key),),
        (_table(key), SeatRow(key, 0, player)),
        (SeedRow(key, b"seed", "promise"),),
        (SealRow("t1", value.encode()),),
        (_table(key), LogRow(key, 1, None, "deal 1", 1)),
        (TableMessageRow(table, number, number, number),),
        (PanelRow(table, seat, number, number, number),),
        (CalledRow(table, seat, number),),
        (PlaceRow(table, number),),
        (NoticeRow(table, seat, "turn", number),),
        (OrderRow(table, seat, 1, "turn", value, number),),
        (OrderRow(table, seat, 2, "window", value, number), OrderDoneRow(table, seat, 2, "window", number)),
        (TableProposalRow(table, number, "pause", seat, number, None, number),),
        (
            TableProposalRow(table, 10_000 + number, "end", seat, number, None, number),
            TableConsentRow(table, 10_000 + number, seat, number),
        ),
        (
            TableProposalRow(table, 20_000 + number, "deputy", seat, number, 1 - seat, number),
            TableProposalEndRow(table, 20_000 + number, seat, None, number),
        ),
        (DueRow(table, number),),
        (ShownRow(table, number),),
        (LeftoverRow(table, number, number, seat),),
        (LeftoverRow(table, number, number, None), SweptRow(table, number)),
        (PreferenceRow(player, name, value),),
        (ServerSettingRow(server, name, value),),
        (BlockRow(player, someone, number),),
        (BlockRow(player, 2000 + number, number), UnblockedRow(player, 2000 + number)),
        (ForgottenBlocksRow(player),),
        (_table(key), TableEndRow(key, "target", 1)),
        (_words(key),),
        (AttemptRow("x", number),),
        (_words(key), AnnouncementPostedRow(key, number, 1)),
        (_table(key), settlement),
        (_table(key), settlement, TransferRow(key, 1, 2, 5)),
        (NoteRow(name, value),),
        (NoteRow(name, f"{value} before"), NextNoteRow(name, value, f"{value} before")),
        (_table(key), game),
        (_table(key), game, GameFactsRow(number, 0, player, True, 1, 0, 1, 1)),
        (_table(key), game, GameFigureRow(number, 0, name, number)),
        (TallyRow("mille", 0, 0, player, 1, 1, 1, 1, 1),),
        (TallyFigureRow("mille", server, 0, name, player, number),),
        (WinningsRow("mille", server, 0, "", player, 1),),
        (RatingRow("mille", 0, player, number, 1, 1),),
        (ListingRow(player, everywhere=True),),
        (proposal,),
        (proposal, ProposedTransferRow(key, 1, 2, 5)),
        (proposal, ConsentRow(key, player, 1)),
        (proposal, AgreementRow(key, 1)),
        (proposal, AgreementRow(key, 1), EntryRow(number, key, value)),
        (proposal, AgreementRow(key, 1), EntryRow(10_000 + number, key), SignedRow(10_000 + number, value)),
        (proposal, DissentRow(key, player, 1)),
        (FeatRow(player, key, "t1", 1),),
        (ForgottenRow(player, "Former"),),
        (ForgottenPreferencesRow(player),),
        (ForgottenQuietRow(player),),
        (ForgottenPanelsRow(player),),
        (ForgottenLeftoversRow(player),),
        (ForgottenOrdersRow(player),),
    )
    return {type(unit[-1]): unit for unit in made}
