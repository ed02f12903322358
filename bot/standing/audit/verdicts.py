"""The verdict on one case: a sentence for each difference, and what its game adds to the figures of all."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from bot.games.protocol import NotAMove, Seat
from bot.hosted import Games
from bot.standing.audit.agreed import agreed_faults
from bot.standing.audit.announced import announced_faults
from bot.standing.audit.cases import Case, read_cases
from bot.standing.audit.challenges import SealedSeed, challenge_faults, seed_faults, seed_of
from bot.standing.audit.clocks import LEEWAY, SKEW
from bot.standing.audit.editions import newer_edition
from bot.standing.audit.lobbies import lobby_faults
from bot.standing.audit.playing import BrokenLog, Played, play
from bot.standing.audit.reviewed import review_faults
from bot.standing.audit.sentences import UNCHECKED, differences, wrong
from bot.standing.facts import Facts, facts_of, feats_of
from bot.store import (
    AnnouncementRow,
    FeatRow,
    NoticeRow,
    OrderRow,
    PanelRow,
    Row,
    SettlementRow,
    TableEndRow,
    TransferRow,
)
from bot.store.copies.kinds import Stored, named
from bot.store.copies.snapshot import Snapshot
from bot.tables import Table, Vault
from bot.tables.settings.servers import WINDOWS
from bot.tables.state.ahead import When, is_dealt, moves_of
from bot.tables.state.consequences import SETTLE
from bot.tables.time import DAY, HOUR, SECOND
from bot.tables.waiting.messages import HAND, NOTICES

R = TypeVar("R", bound=Row)

LONGEST_DUE = 366 * DAY  # ms; the longest wait that an operator can set, and some
COUNTED_WITHIN = HOUR  # from the end of a game, as long as the bot runs


@dataclass(frozen=True, slots=True)
class Ground:
    """The basis of a verdict besides the rows."""

    games: Games
    vault: Vault
    unit: str  # of stakes where a table does not say it
    now: int  # ms; when the copy was made
    alive: int  # ms; when the bot was last known to run
    begun: frozenset[str] = frozenset()  # the tables that began in tournaments, or as others of a duplicate


@dataclass(frozen=True, slots=True)
class Verdict:
    """A verdict: the findings about one case."""

    id: str
    faults: tuple[str, ...] = ()
    facts: Facts | None = None  # of a counted game; those that are stored if the log cannot be played
    feats: tuple[FeatRow, ...] = field(default=())  # whether for the first time or not


def verdicts(snapshot: Snapshot, ids: Sequence[str], ground: Ground) -> list[Verdict]:
    """Return the verdicts on these ids. A fault of any kind in one of them hides no other."""
    try:
        cases = read_cases(snapshot, ids)
    except Exception as error:  # of any kind: rows of one of them cannot be read
        if len(ids) == 1:
            return [Verdict(ids[0], (f"table {ids[0]}: cannot be read ({type(error).__name__})",))]
        return [each for key in ids for each in verdicts(snapshot, [key], ground)]
    return [judge(case, ground) for case in cases]


def judge(case: Case, ground: Ground) -> Verdict:
    """Return the verdict on one case; its faults in the order in which they are found."""
    faults: list[str] = []
    facts, feats = _stored(case)
    if newer := newer_edition(case, ground.games):
        return Verdict(case.id, (newer,), facts, tuple(feats))
    try:
        faults += challenge_faults(case, ground.games, alive=ground.alive, begun=ground.begun)
        seed = seed_of(case, ground.vault)
        faults += lobby_faults(case, ground.games, seed, alive=ground.alive)
        promised = list(seed_faults(case, seed))
        faults += promised
        if case.table is not None and seed is not None:
            try:
                played = play(case, ground.games, seed, unit=_unit(case, ground), now=ground.now)
                faults += _broken_off(case, played.table)
            except BrokenLog as error:
                faults += [] if promised else [str(error)]
            else:
                faults += _log_faults(case, played, ground.now)
                faults += agreed_faults(case, played, ground.now)
                faults += _watch_faults(case, played.table, ground)
                derived, feats = _derived(case, played, ground)
                # If something else is wrong with the game, its stored facts count, so that one fault is reported once.
                facts = facts if faults else derived
                faults += _counted(case, played.table, derived, ground)
    except SealedSeed as error:
        faults.append(str(error))
    except Exception as error:  # of any kind, as above
        faults.append(f"table {case.id}: cannot be checked ({type(error).__name__})")
    return Verdict(case.id, tuple(faults), facts, tuple(feats))


def _stored(case: Case) -> tuple[Facts | None, Sequence[FeatRow]]:
    return None if case.game is None else Facts(case.game, case.facts, case.figures), case.feats


def _unit(case: Case, ground: Ground) -> str:
    """Return the unit of a table that names none: the operator's, which may have differed when it was settled."""
    units = (each.unit for each in (case.settlement, case.game) if each is not None and each.unit is not None)
    return next(units, ground.unit)


def _derived(case: Case, played: Played, ground: Ground) -> tuple[Facts | None, Sequence[FeatRow]]:
    """Return the facts of a counted game and its feats, from its log."""
    if not played.table.is_over or case.game is None:
        return _stored(case)
    counting = ground.games.counting(played.table.terms.game.name)
    facts = facts_of(played.table, case.log, counting, number=case.game.number, unit=played.table.terms.unit)
    return facts, feats_of(facts, played.table, counting)


def _broken_off(case: Case, table: Table) -> Iterator[str]:
    """Yield the rows that end a game still going on. Raises BrokenLog if there is more than one end."""
    if table.is_over:
        return
    rows: list[Stored] = [each for each in (case.end, case.settlement, case.game) if each is not None]
    rows += [each for each in case.announcements if each.kind == SETTLE]
    if len(rows) > 1:
        tables = ", ".join(named(each).partition(" ")[0] for each in rows)
        words = f"breaks off after ply {table.ply}, though {tables} tell of its end, {UNCHECKED}"
        raise BrokenLog(f"log with table_id {case.id}: {words}")
    for each in rows:
        yield f"{named(each)}: table_id is that of a game whose log tells of no end"


def _log_faults(case: Case, played: Played, now: int) -> Iterator[str]:
    """Yield what differs between the rows that follow from a log and those that are stored."""
    table = played.table
    yield from played.faults
    if table.is_over:
        yield from differences(_some(case.end), _of(TableEndRow, played.follows))
        yield from differences(_some(case.settlement), _of(SettlementRow, played.follows))
        yield from differences(case.transfers, _of(TransferRow, played.follows))
    yield from announced_faults(case, _of(AnnouncementRow, played.follows), now, finished=played.finished)
    yield from _shown(case, table)
    yield from _kept(case, table, now)
    yield from _ordered(case, table, now)
    yield from review_faults(case, table, now)


def _counted(case: Case, table: Table, facts: Facts | None, ground: Ground) -> Iterator[str]:
    if not table.is_over:
        return
    if case.game is not None and facts is not None:
        yield from differences([case.game], [facts.game])
        yield from differences(case.facts, facts.seats)
        yield from differences(case.figures, facts.figures)
    if case.game is None and table.moved_at + COUNTED_WITHIN < ground.alive:
        yield f"finished_games with table_id {case.id}: is missing, though the game is over"


def _shown(case: Case, table: Table) -> Iterator[str]:
    """Yield whether panels and notices are of seats and turns that there were."""
    shown: list[PanelRow | NoticeRow] = [*case.panels, *case.notices]
    for row in shown:
        if not 0 <= row.seat < len(table.players):
            yield wrong(row, "seat", "is no seat of the table")
        elif isinstance(row, NoticeRow) and row.kind == HAND:
            if not 1 <= row.turn <= table.deal:
                yield wrong(row, "turn", f"is {row.turn}, which is no deal of the game")
        elif not -1 <= row.turn <= table.position.turn(Seat(row.seat)):
            yield wrong(row, "turn", f"is {row.turn}, which that seat never had")


def _kept(case: Case, table: Table, now: int) -> Iterator[str]:
    """Yield whether what else is kept of the messages and people of a table can be."""
    for left in case.leftovers:
        if left.seat is not None and not 0 <= left.seat < len(table.players):
            yield wrong(left, "seat", "is no seat of the table")
    for notice in case.notices:
        if notice.kind not in NOTICES:
            yield wrong(notice, "kind", "is no kind of notice")
    for panel in case.panels:
        if panel.message_id and not panel.channel_id:  # the message alone is missing where it was deleted
            yield wrong(panel, "message_id", f"is {panel.message_id}, though channel_id is {panel.channel_id}")
    public = case.public
    if public is not None and not table.started_at - LEEWAY <= public.posted_at <= now + SKEW:
        yield wrong(public, "posted_at", f"is {public.posted_at}, when there was no game to show")
    if (
        case.table is not None
        and table.window is not None
        and (table.window % SECOND or table.window // SECOND not in WINDOWS)
    ):
        yield wrong(case.table, "window", f"is {table.window}, which no server can choose")


def _ordered(case: Case, table: Table, now: int) -> Iterator[str]:
    """Yield whether orders are of the deal that goes on, and can be read."""
    for order in case.orders:
        if not 0 <= order.seat < len(table.players):
            yield wrong(order, "seat", "is no seat of the table")
        if order.deal != table.deal or not is_dealt(table):
            yield wrong(order, "deal", f"is {order.deal}, a deal that does not go on")
        if not table.started_at - LEEWAY <= order.at <= now + SKEW:
            yield wrong(order, "at", f"is {order.at}, when nobody could order anything at the table")
        if order.kind == When.WINDOW and not table.terms.game.has_windows:
            yield wrong(order, "kind", f"is {order.kind}, but the game has none")
        if not _is_order(table, order):
            yield wrong(order, "moves", "cannot be read")


def _is_order(table: Table, order: OrderRow) -> bool:
    """Return whether an order names moves of the game. Whether they can be played is seen when they are."""
    try:
        return bool(moves_of(table.terms.game, order))
    except NotAMove:
        return False


def _watch_faults(case: Case, table: Table, ground: Ground) -> Iterator[str]:
    """Yield whether someone will look at a running table in time, and shows what there is to show."""
    if case.watch is None:
        return
    due, shown = case.watch.due_at, case.watch.shown_ply
    if (due is None) != (case.end is not None):
        yield wrong(
            case.watch, "due_at", f"is {due}, {'though' if case.end else 'but nothing tells that'} the game is over"
        )
    if due is not None and due > max(ground.now, table.moved_at) + LONGEST_DUE:
        yield wrong(case.watch, "due_at", f"is {due}, so that nobody would look at the game in time")
    if shown is not None and not 0 <= shown <= table.ply:
        yield wrong(case.watch, "shown_ply", f"is {shown}, but the log has {table.ply} rows")


def _some(row: R | None) -> list[R]:
    return [] if row is None else [row]


def _of(kind: type[R], rows: Iterable[Row]) -> list[R]:
    return [each for each in rows if isinstance(each, kind)]
