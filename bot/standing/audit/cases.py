"""Everything that is stored under one id: a challenge or a lobby, its seed, and the table that it became."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from operator import attrgetter
from typing import TypeVar

from bot.store import (
    FeatRow,
    FinishedGameRow,
    GameFactsRow,
    GameFigureRow,
    LeftoverRow,
    LobbyActRow,
    LobbyRow,
    LogRow,
    NoticeRow,
    OfferAnswerRow,
    OfferRow,
    OrderRow,
    PanelRow,
    PlaceRow,
    PlayerRow,
    SeatRow,
    SeedRow,
    SettlementRow,
    TableConsentRow,
    TableEndRow,
    TableProposalEndRow,
    TableProposalRow,
    TableRow,
    TransferRow,
)
from bot.store.snapshot import PostedRow, Snapshot, Stored, WatchRow

S = TypeVar("S", bound=Stored)


@dataclass(frozen=True, slots=True)
class Case:
    """What there is to judge. What is stored more than once is in order of its key."""

    id: str
    offer: OfferRow | None
    answer: OfferAnswerRow | None
    rival: OfferRow | None  # the offer that this one counters
    rival_answer: OfferAnswerRow | None
    lobby: LobbyRow | None
    acts: tuple[LobbyActRow, ...]  # of the lobby
    has_former: bool  # whether there is the table whose people play once more
    seed: SeedRow | None = field(repr=False)
    table: TableRow | None
    watch: WatchRow | None  # of the same row
    seats: tuple[SeatRow, ...]
    people: Mapping[int, PlayerRow]  # those of the seats, and of the acts
    log: tuple[LogRow, ...] = field(repr=False)
    end: TableEndRow | None
    place: PlaceRow | None
    panels: tuple[PanelRow, ...]
    leftovers: tuple[LeftoverRow, ...]
    notices: tuple[NoticeRow, ...]
    orders: tuple[OrderRow, ...]
    proposals: tuple[TableProposalRow, ...]
    consents: tuple[TableConsentRow, ...]
    proposal_ends: tuple[TableProposalEndRow, ...]
    announcements: tuple[PostedRow, ...]
    settlement: SettlementRow | None
    transfers: tuple[TransferRow, ...]
    game: FinishedGameRow | None
    facts: tuple[GameFactsRow, ...]
    figures: tuple[GameFigureRow, ...]
    feats: tuple[FeatRow, ...]


def read_cases(snapshot: Snapshot, ids: Sequence[str]) -> list[Case]:
    """The cases with these ids."""
    offers = {each.id: each for each in snapshot.rows(OfferRow, "id", ids)}
    countered = [each.counters for each in offers.values() if each.counters is not None]
    rivals = {each.id: each for each in snapshot.rows(OfferRow, "id", countered)}
    answers = {each.offer: each for each in snapshot.rows(OfferAnswerRow, "offer", [*ids, *countered])}
    lobbies = {each.id: each for each in snapshot.rows(LobbyRow, "id", ids)}
    acts = _by("lobby", snapshot.rows(LobbyActRow, "lobby", ids))
    again = [each.again for each in lobbies.values() if each.again is not None]
    former = {each.id for each in snapshot.rows(TableRow, "id", again)}
    seeds = {each.table: each for each in snapshot.rows(SeedRow, "table", ids)}
    tables = {each.id: each for each in snapshot.rows(TableRow, "id", ids)}
    watches = {each.id: each for each in snapshot.rows(WatchRow, "id", ids)}
    seats = _by("table", snapshot.rows(SeatRow, "table", ids))
    met = {key: _met(seats[key], acts[key]) for key in ids}
    people = _people(snapshot, {each for some in met.values() for each in some})
    log = _by("table", snapshot.rows(LogRow, "table", ids))
    ends = {each.table: each for each in snapshot.rows(TableEndRow, "table", ids)}
    places = {each.table: each for each in snapshot.rows(PlaceRow, "table", ids)}
    panels = _by("table", snapshot.rows(PanelRow, "table", ids))
    leftovers = _by("table", snapshot.rows(LeftoverRow, "table", ids))
    notices = _by("table", snapshot.rows(NoticeRow, "table", ids))
    orders = _by("table", snapshot.rows(OrderRow, "table", ids))
    proposals = _by("table", snapshot.rows(TableProposalRow, "table", ids))
    consents = _by("table", snapshot.rows(TableConsentRow, "table", ids))
    proposal_ends = _by("table", snapshot.rows(TableProposalEndRow, "table", ids))
    announcements = _by("table", snapshot.rows(PostedRow, "table", ids))
    settlements = {each.table: each for each in snapshot.rows(SettlementRow, "table", ids)}
    # A settlement has the id of its table; if it was given another, its transfers went with it, or stayed.
    settled = {*ids, *(each.id for each in settlements.values())}
    transfers = _by("settlement", snapshot.rows(TransferRow, "settlement", sorted(settled)))
    games = {each.table: each for each in snapshot.rows(FinishedGameRow, "table", ids)}
    numbers = [each.number for each in games.values()]
    facts = _by("number", snapshot.rows(GameFactsRow, "number", numbers))
    figures = _by("number", snapshot.rows(GameFigureRow, "number", numbers))
    feats = _by("table", snapshot.rows(FeatRow, "table", ids))
    found = []
    for key in ids:
        offer, game, settlement = offers.get(key), games.get(key), settlements.get(key)
        rival = None if offer is None or offer.counters is None else offer.counters
        found.append(
            Case(
                id=key,
                offer=offer,
                answer=answers.get(key),
                rival=None if rival is None else rivals.get(rival),
                rival_answer=None if rival is None else answers.get(rival),
                lobby=lobbies.get(key),
                acts=tuple(acts[key]),
                has_former=key in lobbies and lobbies[key].again in former,
                seed=seeds.get(key),
                table=tables.get(key),
                watch=watches.get(key),
                seats=tuple(seats[key]),
                people={each: people[each] for each in met[key] if each in people},
                log=tuple(log[key]),
                end=ends.get(key),
                place=places.get(key),
                panels=tuple(panels[key]),
                leftovers=tuple(leftovers[key]),
                notices=tuple(notices[key]),
                orders=tuple(orders[key]),
                proposals=tuple(proposals[key]),
                consents=tuple(consents[key]),
                proposal_ends=tuple(proposal_ends[key]),
                announcements=tuple(announcements[key]),
                settlement=settlement,
                transfers=tuple(transfers[key if settlement is None else settlement.id]),
                game=game,
                facts=() if game is None else tuple(facts[game.number]),
                figures=() if game is None else tuple(figures[game.number]),
                feats=tuple(feats[key]),
            )
        )
    return found


def _met(seats: Iterable[SeatRow], acts: Iterable[LobbyActRow]) -> set[int]:
    """The ids of those who sit at a table, or did something in its lobby."""
    return {each.player for each in seats} | {each.player for each in acts if each.player is not None}


def _people(snapshot: Snapshot, ids: Iterable[int]) -> dict[int, PlayerRow]:
    """These people. Whoever is somebody on Discord is no robot; that a row says both is told elsewhere."""
    found = snapshot.rows(PlayerRow, "id", sorted(ids))
    return {each.id: each if each.discord_id is None else replace(each, robot=None) for each in found}


def _by(field: str, rows: Sequence[S]) -> defaultdict[object, list[S]]:
    """The rows by what they hold in `field`."""
    found: defaultdict[object, list[S]] = defaultdict(list)
    key = attrgetter(field)
    for row in rows:
        found[key(row)].append(row)
    return found
