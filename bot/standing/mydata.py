"""The data that the bot has about a person: export all of it, or forget it."""

import json
import logging
from dataclasses import asdict, dataclass

from bot.daily import OWN, farewell
from bot.daily.days import Days
from bot.games.protocol import Resign, Seat
from bot.games.record import write
from bot.standing.leagues import Leagues
from bot.standing.ledger import Ledger
from bot.store import (
    Conflict,
    DailyMoveRow,
    ForgottenBlocksRow,
    ForgottenLeftoversRow,
    ForgottenOrdersRow,
    ForgottenPanelsRow,
    ForgottenPreferencesRow,
    ForgottenQuietRow,
    ForgottenReviewsRow,
    ForgottenRow,
    ListingRow,
    LobbyActRow,
    OfferAnswerRow,
    PlayedGame,
    ProposalRow,
    SatRow,
    SeatedTable,
    Store,
    TournamentActRow,
)
from bot.tables import UNREADABLE, Declined, Player, Reason, Table, Tables, nudge_note, wish_note
from bot.tables.lobbies.limits import asks_note, practice_note
from bot.tournament import farewell as tournaments_left

log = logging.getLogger(__name__)

FORMER = "former player · ancien joueur"  # replaces the name; in both languages, because pictures show it too


@dataclass(frozen=True, slots=True)
class Export:
    """An export of all data about a person, as JSON."""

    content: bytes
    unreadable: tuple[str, ...]  # tables whose log is damaged, so that `content` lacks their records


async def export_of(store: Store, tables: Tables, player: Player) -> Export:
    """Return everything the bot holds about `player`. Of running games it has the ids, but not the cards."""
    row = (await store.players([player.id]))[player.id]
    counted = {each.game.table: each for each in await store.games_of(player.id)}
    finished, running = await store.finished_tables_of(player.id), await store.running_tables_of(player.id)
    records = {each.row.id: await _record(tables, each.row.id) for each in finished}
    content = {
        "player": asdict(row),
        "preferences": await store.preferences(player.id),
        "blocks": [asdict(block) for block in await store.blocks_of(player.id)],
        "listed_everywhere": await store.is_listed_everywhere(player.id),
        "offers": [
            {**asdict(offer), "answer": await _answer(store, offer.id)} for offer in await store.offers_of(player.id)
        ],
        "asked": await store.note(asks_note(player)),
        "practice_promised": await store.note(practice_note(player)),
        "lobbies": [asdict(act) for act in await store.lobby_acts_of(player.id)],
        "running_games": [seated.row.id for seated in running],
        "seats": [await _seat(store, seated, player) for seated in (*finished, *running)],
        "games": [
            {"table": table, **(await _facts(store, counted[table]) if table in counted else {}), "record": record}
            for table, record in records.items()
        ],
        "ledger": [asdict(entry) for entry in await store.entries_of(player.id)],
        "proposals": [await _proposal(store, each, player) for each in await store.proposals_of(player.id)],
        "ratings": [asdict(rating) for rating in await store.ratings(players=[player.id])],
        "tallies": [asdict(tally) for tally in await store.tallies_of(player.id)],
        "tally_figures": [asdict(figure) for figure in await store.tally_figures_of(player.id)],
        "winnings": [asdict(won) for won in await store.winnings(player.id)],
        "nights": [asdict(each) | {"gone": ""} for each in await store.nights_of(player.id)],
        "leagues": [asdict(act) for act in await store.league_acts_of(player.id)],
        "tournaments": [asdict(act) for act in await store.tournament_acts_of(player.id)],
        "hosted_tournaments": [asdict(row) for row in await store.tournaments_of(player.id) if row.host == player.id],
        "championships": [asdict(each) for each in await store.championships_of(player.id)],
        "feats": [asdict(feat) for feat in await store.feats(player=player.id)],
        "daily_deals": [await _daily(store, each) for each in await store.daily_of(player.id)],
    }
    unreadable = tuple(table for table, record in records.items() if record is None)
    return Export(json.dumps(content, ensure_ascii=False, indent=1).encode(), unreadable)


async def _answer(store: Store, offer: str) -> dict[str, object] | None:
    """Return how an offer was answered; None if it is open, or if a table needed none."""
    answer = await store.answer(offer)
    return None if answer is None else asdict(answer)


async def _seat(store: Store, seated: SeatedTable, player: Player) -> dict[str, object]:
    """Return the data of `player` at one table, besides the game itself. An open seat is answered by taking it."""
    key, seat = seated.row.id, Seat(seated.players.index(player.id))
    panel = next((each for each in await store.panels(key) if each.seat == seat), None)
    review = await store.review(key, seat)
    return {
        "table": key,
        "seat": seat,
        "quiet": seated.quiet[seat],
        "panel": None if panel is None else asdict(panel),
        "panels_to_delete": [asdict(each) for each in await store.leftovers(key) if each.seat == seat],
        "notices": [asdict(each) for each in await store.notices(key) if each.seat == seat],
        "orders": [asdict(each) for each in await store.orders(key) if each.seat == seat],
        "proposed": [asdict(each) for each in await store.table_proposals(key) if each.seat == seat],
        "agreed": [asdict(each) for each in await store.table_consents(key) if each.seat == seat],
        "answered": [asdict(each) for each in await store.table_proposal_ends(key) if each.seat == seat],
        "nudged_at": await store.note(nudge_note(key, seat)),
        "wished_after": await store.note(wish_note(key, seat)),
        "answer": await _answer(store, key),
        "review": None if review is None else {**asdict(review), "review": json.loads(review.review)},
    }


async def _daily(store: Store, sat: SatRow) -> dict[str, object]:
    """Return a sitting at a daily deal, with the person's own moves alone, before the day is over and afterward."""
    own = [{"text": row.text, "at": row.at} for row in await store.daily_moves(sat.id) if row.seat == OWN]
    return {**asdict(sat), "moves": own}


async def _record(tables: Tables, table: str) -> str | None:
    """Return the record of a finished game; None if it cannot be read, so that it does not keep back other games."""
    try:
        return write(await tables.logs.record(table), games=tables.games.rules)
    except Declined as error:
        if error.reason not in UNREADABLE:
            raise
        return None


async def _proposal(store: Store, proposal: ProposalRow, player: Player) -> dict[str, object]:
    """Return a proposal, its transfers, and whether `player` agreed to it or refused it."""
    return {
        **asdict(proposal),
        "transfers": [asdict(each) for each in await store.proposed_transfers(proposal.id)],
        "agreed": player.id in await store.consents(proposal.id),
        "refused": await store.dissent(proposal.id) == player.id,
    }


async def _facts(store: Store, each: PlayedGame) -> dict[str, object]:
    """Return the facts of a game, and those of its player, with what its rules counted."""
    counted = {row.name: row.value for row in await store.figures(each.game.number) if row.seat == each.own.seat}
    return {**asdict(each.game), "own": {**asdict(each.own), "figures": counted}}


@dataclass(frozen=True, slots=True)
class Places:
    """The places besides tables where somebody may be asked, has joined, or plays."""

    ledger: Ledger
    leagues: Leagues
    days: Days


async def forget(store: Store, tables: Tables, player: Player, *, where: Places) -> None:
    """Forget `player`: leave their games, end what they are asked or have asked, erase their name and Discord id.

    A game that cannot be read now, such as one without its key, keeps nobody: it is resigned when it can be read.
    Seats, logs and ledgers stay whole: they hold only the player's number.
    """
    try:
        while not await _erase(store, tables, player, where):
            for table in await tables.memory.tables_of(player):
                await _leave(tables, table, player)
    finally:  # after a failure, only the store knows whether they are forgotten
        await tables.people.forget(player.id)
    log.info("player %d was forgotten", player.id)
    for seated in await store.running_tables_of(player.id):
        if not await _is_readable(tables, seated.row.id):
            log.warning("table %s cannot be read: it is given up for somebody forgotten once it can", seated.row.id)


async def _is_readable(tables: Tables, key: str) -> bool:
    return bool([table async for table in tables.memory.readable([key])])


async def _erase(store: Store, tables: Tables, player: Player, where: Places) -> bool:
    """Erase `player` and return True; return False if they still play somewhere.

    No challenge can be accepted, no entry agreed to and no daily deal begun in here: the locks of all are held.
    """
    ledger, leagues = where.ledger, where.leagues
    async with (
        tables.offers.seating.alone() as seats,
        ledger.entering() as lock,
        leagues.changing() as change,
        where.days.still() as days,
    ):
        if any(table.is_played_by(player) for table in await tables.memory.tables_of(player)):
            return False
        daily = await farewell(store, player, now=tables.now())
        left = await tournaments_left(store, tables, player, now=tables.now())
        answers, departures = await tables.offers.farewell(player), await tables.lobbies.farewell(player)
        nights = await tables.nights.farewell(player)
        dissents, acts = await ledger.farewell(player), await leagues.farewell(player)
        try:
            with tables.offers.in_doubt(*(each.offer for each in answers), *(each.lobby for each in departures)):
                await store.commit(
                    *answers,
                    *departures,
                    *dissents,
                    *daily,
                    *acts,
                    *nights,
                    *left,
                    ListingRow(player.id, everywhere=False),
                    ForgottenRow(player.id, FORMER),
                    ForgottenPreferencesRow(player.id),
                    ForgottenBlocksRow(player.id),
                    ForgottenQuietRow(player.id),
                    ForgottenPanelsRow(player.id),
                    ForgottenLeftoversRow(player.id),
                    ForgottenOrdersRow(player.id),
                    ForgottenReviewsRow(player.id),
                    preconditions=[seats, lock, change, days],
                )
        except Conflict as clash:
            if clash.kind not in {OfferAnswerRow, LobbyActRow, DailyMoveRow, TournamentActRow}:
                raise
            return False  # something happened to a challenge, or in a lobby, a daily deal or a tournament, just now
    for answer in answers:
        tables.offer_watch.show_answer(answer.offer)
    for departure in departures:
        await tables.lobbies.tend(departure.lobby)
        tables.lobby_watch.show(departure.lobby)
    return True


async def _leave(tables: Tables, table: Table, player: Player) -> None:
    """Leave a running game, which ends it between two. Where a robot plays for `player`, there is nothing to leave."""
    while True:
        try:
            if table.is_practice and len(table.in_person) == 1:
                await tables.agreements.end_unrated(table.id, player)
            else:
                await tables.playing.play(table.id, player, Resign())
        except Declined as error:
            if error.reason is Reason.STALE:  # another process played at this moment
                continue
        return
