"""Units with rows of every kind, about the same few players, tables and servers."""

import random
from collections.abc import Mapping

from bot import store as rows
from bot.store import Row, Store

PEOPLE = range(1001, 1005)  # Discord ids; the last one comes later, or never
PLAYERS = range(1, 4)
TABLES = ("t1", "t2")
SERVERS = range(1, 3)
KEYS = ("a", "b")  # of preferences, settings and notes


def _table(key: str) -> rows.TableRow:
    return rows.TableRow(key, "mille", "classic", "{}", 0, None, 1, "", 0)


def _offer(key: str) -> rows.OfferRow:
    return rows.OfferRow(key, "mille", 1, 50, None, 1, 2, "classic", "{}", 100, created_at=1, expires_at=9)


def _lobby(key: str) -> rows.LobbyRow:
    return rows.LobbyRow(key, "mille", 1, 50, None, 2, created_at=1, expires_at=9)


def _night(key: str) -> rows.NightRow:
    return rows.NightRow(key, 1, 50, 1, 9, "mille", 2, "{}", created_at=1, starts_at=9)


def _sitting(key: str, number: int) -> rows.DailySittingRow:
    return rows.DailySittingRow(key, f"2026-11-{number % 28 + 1:02}", "mille", key, 1, 1, "edition", "classic", "{}", 1)


def _tournament(key: str) -> rows.TournamentRow:
    return rows.TournamentRow(key, "mille", 1, 50, 1, 2, 3, "evening", "classic", "{}", 100, "", "two", created_at=1)


def _words(key: str) -> rows.AnnouncementRow:
    return rows.AnnouncementRow(key, "t1", 1, "deal", 50, "{}", created_at=1)


async def furnish(store: Store) -> None:
    """Store the rows that the units below refer to."""
    await store.commit(
        *(rows.PlayerSeenRow(each, "Somebody", "en", 0) for each in PEOPLE[:-1]),
        *(_table(key) for key in TABLES),
        *(rows.SeatRow(key, seat, seat + 1) for key in TABLES for seat in range(2)),
        rows.SeedRow("t1", b"seed", "promise"),
        _offer("o"),
        _lobby("l"),
        _night("q"),
        rows.NightCallRow("q", 0, "1001"),
        _words("x"),
    )


def units(number: int, chance: random.Random) -> Mapping[type[Row], tuple[Row, ...]]:
    """Return one unit for each kind of row, by that kind; calls with different `number`s give different units."""
    key, someone, player, table = f"n{number}", chance.choice(PEOPLE), chance.choice(PLAYERS), chance.choice(TABLES)
    server, name, value, seat = chance.choice(SERVERS), chance.choice(KEYS), chance.choice("xyz"), chance.randrange(2)
    game = rows.FinishedGameRow(number, key, "mille", server, 1, "target", True, 1, 1, 0, None)
    settlement, proposal = rows.SettlementRow(key, key, server, "", 1), rows.ProposalRow(key, "square", server, "", 1)
    made: tuple[tuple[Row, ...], ...] = (
        (rows.PlayerSeenRow(someone, value, "fr", number),),
        (rows.RobotRow("novice", seat + 1, value, "", number),),
        (rows.DmChannelRow(player, chance.choice((None, number))),),
        (_offer(key),),
        (rows.OfferPostedRow("o", number),),
        (_offer(key), rows.OfferAnswerRow(key, "lapsed", None, 1)),
        (_lobby(key),),
        (rows.LobbyPostedRow("l", number),),
        (_lobby(key), rows.LobbyActRow(key, 1, "sit", player, number, value, number)),
        (_table(key),),
        (_table(key), rows.SeatRow(key, 0, player)),
        (_table(key), rows.TwinRow(key, "l", number)),
        (rows.SeedRow(key, b"seed", "promise"),),
        (rows.SealRow("t1", value.encode()),),
        (_table(key), rows.LogRow(key, 1, None, "deal 1", 1)),
        (rows.TableMessageRow(table, number, number, number),),
        (rows.PanelRow(table, seat, number, number, number),),
        (rows.CalledRow(table, seat, number),),
        (rows.PlaceRow(table, number),),
        (rows.NoticeRow(table, seat, "turn", number),),
        (rows.OrderRow(table, seat, 1, "turn", value, number),),
        (rows.OrderRow(table, seat, 2, "window", value, number), rows.OrderDoneRow(table, seat, 2, "window", number)),
        (rows.TableProposalRow(table, number, "pause", seat, number, None, number),),
        (
            rows.TableProposalRow(table, 10_000 + number, "end", seat, number, None, number),
            rows.TableConsentRow(table, 10_000 + number, seat, number),
        ),
        (
            rows.TableProposalRow(table, 20_000 + number, "deputy", seat, number, 1 - seat, number),
            rows.TableProposalEndRow(table, 20_000 + number, seat, None, number),
        ),
        (rows.DueRow(table, number),),
        (rows.ShownRow(table, number),),
        (rows.LeftoverRow(table, number, number, seat),),
        (rows.LeftoverRow(table, number, number, None), rows.SweptRow(table, number)),
        (rows.PreferenceRow(player, name, value),),
        (rows.ServerSettingRow(server, name, value),),
        (rows.BlockRow(player, someone, number),),
        (rows.BlockRow(player, 2000 + number, number), rows.UnblockedRow(player, 2000 + number)),
        (rows.ForgottenBlocksRow(player),),
        (rows.LeagueActRow(server, player, number, number),),
        (rows.LeagueSeasonRow(server, number, number, number),),
        (rows.ChampionRow(server, number, player),),
        (_tournament(key),),
        (_tournament(key), rows.TournamentActRow(key, 1, number, "join", player, number, value)),
        (_tournament(key), rows.PotRow(key, server, "", number)),
        (_tournament(key), rows.PotRow(key, server, "", number), rows.PotTransferRow(key, 1, 2, 5)),
        (_table(key), rows.TableEndRow(key, "target", 1)),
        (
            _table(key),
            rows.SeatRow(key, seat, player),
            rows.TableEndRow(key, "target", 1),
            rows.ReviewRow(key, seat, name, value, number),
        ),
        (rows.ForgottenReviewsRow(player),),
        (_words(key),),
        (rows.AttemptRow("x", number),),
        (_words(key), rows.AnnouncementPostedRow(key, number, 1)),
        (_table(key), settlement),
        (_table(key), settlement, rows.TransferRow(key, 1, 2, 5)),
        (_sitting(key, number),),
        (_sitting(key, number), rows.DailyMoveRow(key, 1, None, "deal 1", 1)),
        (_sitting(key, number), rows.DailyResultRow(key, number, 1)),
        (rows.DailyOpenedRow(key, number),),
        (rows.DigestsGoneRow(f"2026-11-{number % 28 + 1:02}"),),
        (rows.NoteRow(name, value),),
        (rows.NoteRow(name, f"{value} before"), rows.NextNoteRow(name, value, f"{value} before")),
        (_table(key), game),
        (_table(key), game, rows.GameFactsRow(number, 0, player, True, 1, 0, 1, 1)),
        (_table(key), game, rows.GameFigureRow(number, 0, name, number)),
        (rows.TallyRow("mille", 0, 0, player, 1, 1, 1, 1, 1),),
        (rows.TallyFigureRow("mille", server, 0, name, player, number),),
        (rows.WinningsRow("mille", server, 0, "", player, 1),),
        (rows.RatingRow("mille", 0, player, number, 1, 1),),
        (rows.ListingRow(player, everywhere=True),),
        (proposal,),
        (proposal, rows.ProposedTransferRow(key, 1, 2, 5)),
        (proposal, rows.ConsentRow(key, player, 1)),
        (proposal, rows.AgreementRow(key, 1)),
        (proposal, rows.AgreementRow(key, 1), rows.EntryRow(number, key, value)),
        (
            proposal,
            rows.AgreementRow(key, 1),
            rows.EntryRow(10_000 + number, key),
            rows.SignedRow(10_000 + number, value),
        ),
        (proposal, rows.DissentRow(key, player, 1)),
        (rows.FeatRow(player, key, "t1", 1),),
        (_night(key),),
        (_night(key), rows.NightEventRow(key, number)),
        (rows.NightMovedRow("q", number),),
        (_night(key), rows.NightStateRow(key, rows.PLANNED, rows.OFF)),
        (rows.NightGoneRow("q", value),),
        (rows.NightCallRow("q", number + 1, value),),
        (rows.NightCallRow("q", 10_000 + number, value), rows.NightTriedRow("q", 10_000 + number, 0, 5)),
        (rows.NightCalledRow("q", 0, number),),
        (rows.ForgottenRow(player, "Former"),),
        (rows.ForgottenPreferencesRow(player),),
        (rows.ForgottenQuietRow(player),),
        (rows.ForgottenPanelsRow(player),),
        (rows.ForgottenLeftoversRow(player),),
        (rows.ForgottenOrdersRow(player),),
    )
    return {type(unit[-1]): unit for unit in made}
