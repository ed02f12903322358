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
    ReviewRow,
    SeatRow,
    SeedRow,
    SettlementRow,
    TableConsentRow,
    TableEndRow,
    TableMessageRow,
    TableProposalEndRow,
    TableProposalRow,
    TableRow,
    TransferRow,
)
from bot.store.copies.kinds import PostedRow, Stored, WatchRow
from bot.store.copies.snapshot import Snapshot

S = TypeVar("S", bound=Stored)


@dataclass(frozen=True, slots=True)
class Case:
    """A case to judge: the rows under one id. Repeated rows are in order of their keys."""

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
    public: TableMessageRow | None
    panels: tuple[PanelRow, ...]
    leftovers: tuple[LeftoverRow, ...]
    notices: tuple[NoticeRow, ...]
    orders: tuple[OrderRow, ...]
    reviews: tuple[ReviewRow, ...]
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
    """Return the cases with these ids."""
    found = _Found(snapshot, ids)
    return [_case(found, key) for key in ids]


class _Found:
    """All rows of some cases, each kind read once, by what they belong to."""

    def __init__(self, snapshot: Snapshot, ids: Sequence[str]) -> None:
        self._snapshot = snapshot
        self.offers = self._one(OfferRow, "id", ids)
        countered = [each.counters for each in self.offers.values() if each.counters is not None]
        self.rivals = self._one(OfferRow, "id", countered)
        self.answers = self._one(OfferAnswerRow, "offer", [*ids, *countered])
        self.lobbies = self._one(LobbyRow, "id", ids)
        self.acts = self._many(LobbyActRow, "lobby", ids)
        self.former = self._one(
            TableRow, "id", [each.again for each in self.lobbies.values() if each.again is not None]
        )
        self.seeds = self._one(SeedRow, "table", ids)
        self.tables = self._one(TableRow, "id", ids)
        self.watches = self._one(WatchRow, "id", ids)
        self.seats = self._many(SeatRow, "table", ids)
        self.met = {key: _met(self.seats[key], self.acts[key]) for key in ids}
        self.people = _people(snapshot, {each for some in self.met.values() for each in some})
        self.log = self._many(LogRow, "table", ids)
        self.ends = self._one(TableEndRow, "table", ids)
        self._read_messages(ids)
        self._read_standing(ids)

    def _read_messages(self, ids: Sequence[str]) -> None:
        """Read what was shown of the games, ordered ahead, and proposed."""
        self.places = self._one(PlaceRow, "table", ids)
        self.public = self._one(TableMessageRow, "table", ids)
        self.panels = self._many(PanelRow, "table", ids)
        self.leftovers = self._many(LeftoverRow, "table", ids)
        self.notices = self._many(NoticeRow, "table", ids)
        self.orders = self._many(OrderRow, "table", ids)
        self.proposals = self._many(TableProposalRow, "table", ids)
        self.consents = self._many(TableConsentRow, "table", ids)
        self.proposal_ends = self._many(TableProposalEndRow, "table", ids)
        self.announcements = self._many(PostedRow, "table", ids)

    def _read_standing(self, ids: Sequence[str]) -> None:
        """Read what the games left behind."""
        self.settlements = self._one(SettlementRow, "table", ids)
        # A settlement has the id of its table; if it was given another, its transfers went with it, or stayed.
        settled = {*ids, *(each.id for each in self.settlements.values())}
        self.transfers = self._many(TransferRow, "settlement", sorted(settled))
        self.games = self._one(FinishedGameRow, "table", ids)
        numbers = [each.number for each in self.games.values()]
        self.facts = self._many(GameFactsRow, "number", numbers)
        self.figures = self._many(GameFigureRow, "number", numbers)
        self.feats = self._many(FeatRow, "table", ids)
        self.reviews = self._many(ReviewRow, "table", ids)

    def _one(self, kind: type[S], field: str, keys: Sequence[str] | Sequence[int]) -> dict[object, S]:
        """Return the rows of a kind with one row for each id."""
        key = attrgetter(field)
        return {key(row): row for row in self._snapshot.rows(kind, field, keys)}

    def _many(self, kind: type[S], field: str, keys: Sequence[str] | Sequence[int]) -> defaultdict[object, list[S]]:
        """Return the rows of a kind with any number of rows for each id."""
        return _by(field, self._snapshot.rows(kind, field, keys))


def _case(found: _Found, key: str) -> Case:
    offer, game, settlement = found.offers.get(key), found.games.get(key), found.settlements.get(key)
    rival, lobby = None if offer is None else offer.counters, found.lobbies.get(key)
    return Case(
        id=key,
        offer=offer,
        answer=found.answers.get(key),
        rival=None if rival is None else found.rivals.get(rival),
        rival_answer=None if rival is None else found.answers.get(rival),
        lobby=lobby,
        acts=tuple(found.acts[key]),
        has_former=lobby is not None and lobby.again in found.former,
        seed=found.seeds.get(key),
        table=found.tables.get(key),
        watch=found.watches.get(key),
        seats=tuple(found.seats[key]),
        people={each: found.people[each] for each in found.met[key] if each in found.people},
        log=tuple(found.log[key]),
        end=found.ends.get(key),
        place=found.places.get(key),
        public=found.public.get(key),
        panels=tuple(found.panels[key]),
        leftovers=tuple(found.leftovers[key]),
        notices=tuple(found.notices[key]),
        orders=tuple(found.orders[key]),
        reviews=tuple(found.reviews[key]),
        proposals=tuple(found.proposals[key]),
        consents=tuple(found.consents[key]),
        proposal_ends=tuple(found.proposal_ends[key]),
        announcements=tuple(found.announcements[key]),
        settlement=settlement,
        transfers=tuple(found.transfers[key if settlement is None else settlement.id]),
        game=game,
        facts=() if game is None else tuple(found.facts[game.number]),
        figures=() if game is None else tuple(found.figures[game.number]),
        feats=tuple(found.feats[key]),
    )


def _met(seats: Iterable[SeatRow], acts: Iterable[LobbyActRow]) -> set[int]:
    """Return the ids of those who sit at a table, or did something in its lobby."""
    return {each.player for each in seats} | {each.player for each in acts if each.player is not None}


def _people(snapshot: Snapshot, ids: Iterable[int]) -> dict[int, PlayerRow]:
    """Return these people. Anyone with a Discord id is no robot; a row that says both is reported elsewhere."""
    found = snapshot.rows(PlayerRow, "id", sorted(ids))
    return {each.id: each if each.discord_id is None else replace(each, robot=None) for each in found}


def _by(field: str, rows: Sequence[S]) -> defaultdict[object, list[S]]:
    """Return the rows by what they hold in `field`."""
    found: defaultdict[object, list[S]] = defaultdict(list)
    key = attrgetter(field)
    for row in rows:
        found[key(row)].append(row)
    return found
