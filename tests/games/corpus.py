"""The corpus: games as they were played once, to find out whether a rule has changed since.

A table is its log, and a log is replayed by the edition of the rules that its table began with. `new_corpus.py` played
logs of each edition of each game at random, and wrote down what the rules said of each: what was dealt, allowed,
refused, played by default, counted and paid. Cards follow from the number of the log as those of a table follow from
its seed.
"""

import hashlib
import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import Any, NamedTuple

from bot.games.cards import Card
from bot.games.protocol import ENDS, FIRST_EDITION, SEATS, Chance, Game, Move, Options, Owed, Position, Refused, Seat
from bot.games.record import Record, Scribe, Shuffled, write
from bot.games.report import Json
from bot.games.shuffle import shuffle
from tests.games.kit import Kit
from tests.witness.game import MORE_GAMES

STAKE = 25  # minor units
STAKES = (1, 25, 999)  # minor units; odd ones, so that parts leave something over
DEAL = "deal"
BYSTANDER = "-"
DIGITS = 2  # of a mark, in hex: a byte that differs says where; the seal misses nothing


class Kind(Enum):
    """What differs from the corpus."""

    DEAL = "which cards are owed, or who is dealt which"
    LEGALITY = "the moves that are legal, or why one is refused"
    DEFAULT = "the default move"
    SCORE = "the scores, the totals, or who wins"
    PAYMENT = "the settlement"
    RECORD = "the bytes of the record"


class Leaving(NamedTuple):
    """What becomes of a log if seats leave after some of its rows, one after the other, until the game is over."""

    at: int  # rows before
    seats: str
    how: str  # the move
    nets: list[list[int]]  # minor units, at each of `STAKES`


@dataclass(frozen=True, slots=True, kw_only=True)
class Log:
    """A game that was played, and what the rules said of it."""

    number: int  # from which the cards follow
    seats: int
    first: str  # who deals first
    options: dict[str, str]
    rows: list[str]  # "deal", or a seat and its move
    marks: str  # two of each row, digests of what `Replay.said` says of it
    seal: str  # a digest of all that it says
    tries: list[str]  # row, seat, code and move of refusals
    scores: str  # a digest of the report, without the settlement
    totals: dict[str, Json]
    nets: list[int] | None  # minor units; None of a game that is not over
    record: str  # a digest of its bytes
    edition: int = FIRST_EDITION  # of the rules
    further: list[str] = field(default_factory=list)  # more refusals, of every code that a search has found
    leavings: list[Leaving] = field(default_factory=list)

    def __str__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.options.items())
        return f"log {self.number} ({self.seats} seats{options})"


@dataclass(frozen=True, slots=True)
class Difference:
    """The first thing of a log that is not what it was."""

    game: str
    log: Log
    kind: Kind
    row: int | None = None  # counted from 0; None at the end

    def __str__(self) -> str:
        rows = (*self.log.rows, "the end")
        at = "the end" if self.row is None else f"row {self.row + 1} ({rows[self.row]})"
        return f"{self.game}, {self.log}, {at}: {self.kind.value}"


@dataclass(slots=True)
class Replay:
    """A log that is played by its edition of today's rules, row by row, as far as they allow it."""

    kit: Kit
    number: int
    options: Options
    seats: int
    first: Seat
    positions: list[Position] = field(init=False)
    said: list[tuple[str, str]] = field(default_factory=list)  # of each row, see `_mark`
    scribe: Scribe = field(init=False)
    listed: dict[Seat, tuple[int, str]] = field(default_factory=dict)  # the turn of each seat, and its choices then

    def __post_init__(self) -> None:
        game = self.kit.game
        self.positions = [game.start(self.options, self.seats, self.first)]
        self.scribe = Scribe(game, self.seats)

    @property
    def position(self) -> Position:
        """The position now."""
        return self.positions[-1]

    def play(self, row: str) -> bool:
        """Play a row; return whether it fits."""
        before = self.position
        if row == DEAL:
            return self._deal(before)
        self._mark(_silent(before, self.seats), self._legal(before))
        seat, move = read_move(self.kit.game, row)
        try:
            after = before.play(seat, move).position
        except Refused:
            return False
        self.scribe.played(seat, move, before=before, after=after)
        self.positions.append(after)
        return True

    def _deal(self, before: Position) -> bool:
        chance = before.chance
        if chance is None:
            self._mark(self.totals(), "nothing is owed")
            return False
        cards = dealt_cards(self.kit.game, self.number, chance)
        after = before.supply(cards).position
        self._mark(self.totals(), f"{_owed(chance)} {_lying(self.kit, after, self.seats)}")
        if chance.kind is Owed.DECK:
            self.scribe.shuffled(Shuffled(chance.deal, chance.seat, cards))
        else:
            self.scribe.restocked(cards)
        self.positions.append(after)
        return True

    def _mark(self, one: str, other: str) -> None:
        """Note what the rules say at a row: of a deal totals and cards, of a move what is silent and what is legal."""
        self.said.append((one, other))

    def _legal(self, position: Position) -> str:
        """Return the choices of each seat. Its turn grows when they change: until then they are listed once."""
        for seat in SEATS[: self.seats]:
            turn = position.turn(seat)
            if seat not in self.listed or self.listed[seat][0] != turn:
                self.listed[seat] = turn, ", ".join(sorted(map(str, position.legal_moves(seat))))
        return "; ".join(self.listed[seat][1] for seat in SEATS[: self.seats])

    @property
    def marks(self) -> str:
        """Short digests of what was said."""
        return "".join(digest(each)[:DIGITS] for both in self.said for each in both)

    @property
    def seal(self) -> str:
        """A digest of all that was said."""
        return digest(json.dumps(self.said))

    def totals(self) -> str:
        """Return the totals, as text."""
        return json.dumps(MORE_GAMES[self.kit.game.name].report.totals(self.position))

    def scores(self) -> str:
        """Return a digest of the report, without the settlement."""
        game = self.kit.game
        report = MORE_GAMES[game.name].report.as_json(game, self.position, seats=self.seats, stake=STAKE)
        return digest(json.dumps({key: value for key, value in report.items() if key != "settlement"}))

    def nets(self) -> list[int] | None:
        """Return what each seat gains, in minor units; None while the game goes on."""
        if self.position.outcome is None:
            return None
        return [*self.kit.game.settle(self.position, STAKE).nets(self.seats)]

    def record(self) -> str:
        """Return a digest of the record's bytes."""
        game = self.kit.game
        names = tuple(map(str, SEATS[: self.seats]))
        record = Record(game.name, names, self.options, stake=STAKE, entries=self.scribe.entries)
        return digest(write(record, games={game.name: game}))


def _owed(chance: Chance) -> str:
    cards = " ".join(map(str, chance.cards))
    return f"{chance.kind.value} {chance.deal} {chance.number} {chance.seat} {cards}"


def _lying(kit: Kit, position: Position, seats: int) -> str:
    return "; ".join(" ".join(map(str, kit.lying(position, seat))) for seat in SEATS[:seats])


def _silent(position: Position, seats: int) -> str:
    return "; ".join(str(position.default(seat)) for seat in SEATS[:seats])


def digest(text: str) -> str:
    """Return a digest of a text, in hex."""
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def dealt_cards(game: Game, number: int, chance: Chance) -> tuple[Card, ...]:
    """Return the cards that the log of this number deals, shuffled as at a table."""
    return shuffle(hashlib.sha256(f"{game.name} {number}".encode()).digest(), game=game.name, chance=chance)


def read_move(game: Game, row: str) -> tuple[Seat | None, Move]:
    """Return the seat and the move that a row names."""
    seat, _, text = row.partition(" ")
    return None if seat == BYSTANDER else Seat[seat], ENDS.get(text) or game.parse(text)


def place_of(kit: Kit, edition: int) -> Path:
    """Return the file with the corpus of an edition of a game."""
    return kit.corpus / f"{edition}.jsonl.xz"


def place_of_more(kit: Kit, edition: int) -> Path:
    """Return the file with more refusals, and what leaving costs, at the logs of an edition of a game."""
    return kit.corpus / f"{edition}-more.jsonl.xz"


def place_of_rare(kit: Kit, edition: int) -> Path:
    """Return the file with logs of an edition of a game that show what others do not."""
    return kit.corpus / f"{edition}-rare.jsonl.xz"


def read_rare(kit: Kit, edition: int = FIRST_EDITION) -> list[Log]:
    """Return the logs that show rare things; none where nobody has looked for them."""
    found = [Log(**each) for each in _lines(place_of_rare(kit, edition), there=False)]
    return [replace(log, leavings=[Leaving(*each) for each in log.leavings]) for log in found]


def read_logs(kit: Kit, edition: int = FIRST_EDITION) -> list[Log]:
    """Return the logs of an edition of a game, with what was found there later. Raises FileNotFoundError."""
    more = {each["number"]: More(**each) for each in _lines(place_of_more(kit, edition), there=False)}
    return [
        replace(log, further=had.further, leavings=had.read()) if (had := more.get(log.number)) else log
        for log in (Log(**each) for each in _lines(place_of(kit, edition)))
    ]


def _lines(place: Path, *, there: bool = True) -> Iterator[dict[str, Any]]:
    """Yield what the lines of a file say. Raises FileNotFoundError where it must be there."""
    if there or place.is_file():
        with lzma.open(place, "rt", encoding="utf-8") as lines:
            yield from map(json.loads, lines)


@dataclass(frozen=True, slots=True)
class More:
    """What was found later at the log of a number."""

    number: int
    further: list[str]
    leavings: list[list[Any]]

    def read(self) -> list[Leaving]:
        """Return what leaving costs."""
        return [Leaving(*each) for each in self.leavings]


def replayed(kit: Kit, log: Log) -> Replay:
    """Play a log by the rules of today, all of which they must allow."""
    replay = _begun(kit, log)
    for row in log.rows:
        if not replay.play(row):
            raise AssertionError(f"{kit.game.name} does not allow {row}")
    return replay


def _begun(kit: Kit, log: Log) -> Replay:
    return Replay(kit, log.number, kit.game.options_of(log.edition, log.options), log.seats, Seat[log.first])


def difference(kit: Kit, log: Log) -> Difference | None:
    """Play a log by the rules of today. Return the first thing that is not what it was; None if all is."""
    name, replay = kit.game.name, _begun(kit, log)
    for at, row in enumerate(log.rows):
        fits = replay.play(row)
        kinds = (Kind.SCORE, Kind.DEAL) if row == DEAL else (Kind.DEFAULT, Kind.LEGALITY)
        for place, (kind, said) in enumerate(zip(kinds, replay.said[-1], strict=True), start=2 * at):
            if digest(said)[:DIGITS] != log.marks[DIGITS * place : DIGITS * (place + 1)]:
                return Difference(name, log, kind, at)
        if not fits:
            return Difference(name, log, kinds[-1], at)
    for tried in (*log.tries, *log.further):
        at, code, row = _read_try(tried)
        refusal = replay.positions[at].refusal(*read_move(kit.game, row))
        if refusal is None or refusal.code != code:
            return Difference(name, log, Kind.LEGALITY, at)
    for kind, is_same in (
        (Kind.SCORE, json.loads(replay.totals()) == log.totals and replay.scores() == log.scores),
        (Kind.PAYMENT, replay.nets() == log.nets),
        (Kind.RECORD, replay.record() == log.record),
        (Kind.LEGALITY, replay.seal == log.seal),
    ):
        if not is_same:
            return Difference(name, log, kind)
    for each in log.leavings:
        if left(replay, each.at, each.seats, each.how) != each:
            return Difference(name, log, Kind.PAYMENT, each.at)
    return None


def left(replay: Replay, at: int, seats: str, how: str) -> Leaving | None:
    """Return what it costs that these seats leave, as far as it takes to end the game; None if it does not end."""
    position, game, gone = replay.positions[at], replay.kit.game, ""
    for each in seats:
        if position.outcome is not None or position.refusal(Seat[each], ENDS[how]) is not None:
            break
        position, gone = position.play(Seat[each], ENDS[how]).position, gone + each
    if position.outcome is None:
        return None
    return Leaving(at, gone, how, [[*game.settle(position, stake).nets(replay.seats)] for stake in STAKES])


def _read_try(tried: str) -> tuple[int, str, str]:
    at, code, row = tried.split(" ", 2)
    return int(at), code, row
