"""A table: a game, the people at it, and where it stands. A frozen value that follows from its log."""

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from bot.games.cards import Card
from bot.games.protocol import (
    Abandon,
    BadOption,
    Chance,
    Event,
    Game,
    Move,
    Options,
    Position,
    Resign,
    Seat,
    Settlement,
    Step,
    Timeout,
    View,
)
from bot.games.registry import GAMES, find_game
from bot.games.shuffle import first_dealer, shuffle
from bot.store import LogRow, SeatedTable
from bot.tables.cut import Cut
from bot.tables.people import Player

RECENT = 12  # public events kept for the public message
DEAL = re.compile(r'deal (?P<number>[0-9]+) cut (?P<cut>".*")')
RENEW = "renew"
_ENDS: Mapping[str, Move] = MappingProxyType({str(move): move for move in (Resign(), Timeout(), Abandon())})


@dataclass(frozen=True, slots=True)
class Terms:
    """What two people agreed to play for."""

    game: Game
    options: Options
    stake: int  # the smaller stake, in minor units


def agree(game: str, stake: int, given: Mapping[str, str]) -> Terms:
    """The terms somebody names. Raises BadOption for a game, rules or options that there are not."""
    if game not in GAMES:
        raise BadOption("unknown-game", "game")
    return Terms(GAMES[game], GAMES[game].options(given), stake)


@dataclass(frozen=True, slots=True)
class Table:
    """A game being hosted, or one that is over, as of `ply` rows of its log."""

    id: str
    terms: Terms
    guild_id: int | None
    channel_id: int
    players: tuple[Player, ...]  # in order of seat
    first: Seat  # the first dealer
    started_at: int  # Unix milliseconds
    position: Position = field(repr=False)
    default_cut: str = ""  # what a deck is cut with unless somebody says another word
    cut: str = ""  # the word of the deal on the table
    ply: int = 0
    moved_at: int = 0  # Unix milliseconds of the last row
    recent: tuple[Event, ...] = field(default=(), repr=False)  # the last public events, oldest first
    is_dealt: bool = False  # the last row dealt a deck
    called: tuple[int, ...] = ()  # by seat: its turn when it was last called upon (a deal, or its turn to act)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return self.position.outcome is not None

    @property
    def is_practice(self) -> bool:
        """Whether a robot plays here: such a game touches neither ledger nor ratings."""
        return any(player.robot is not None for player in self.players)

    @property
    def awaits_deck(self) -> Chance | None:
        """The deck that is owed, between deals."""
        chance = self.position.chance
        return chance if chance is not None and chance.kind == "deck" and not self.is_over else None

    @property
    def cutter(self) -> Seat | None:
        """Who may cut the deck that is owed: the player before the dealer, of two the one who does not deal."""
        chance = self.awaits_deck
        return Seat((chance.seat - 1) % len(self.players)) if chance is not None and chance.seat is not None else None

    def seat_of(self, player: Player) -> Seat | None:
        """Where `player` sits; None for somebody who only watches."""
        return next((Seat(index) for index, seated in enumerate(self.players) if seated.id == player.id), None)

    def view(self, seat: Seat | None) -> View:
        """What `seat` may know; None for a bystander."""
        return self.position.view(seat)

    def settlement(self) -> Settlement:
        """What the finished game costs."""
        return self.terms.game.settle(self.position, self.terms.stake)


def deal_text(number: int, cut: str) -> str:
    """The row of the log that deals a deck."""
    return f"deal {number} cut {json.dumps(cut, ensure_ascii=False)}"


def at_start(seated: SeatedTable, players: Iterable[Player], seed: bytes) -> Table:
    """A table before the first row of its log."""
    row, people = seated.row, tuple(players)
    game = find_game(row.game)
    terms = Terms(game, game.options(json.loads(row.options)), row.stake)
    first = first_dealer(seed, game=game.name, seats=len(people))
    return Table(
        id=row.id,
        terms=terms,
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        players=people,
        first=first,
        started_at=row.created_at,
        position=game.start(terms.options, len(people), first),
        default_cut=row.cut,
        moved_at=row.created_at,
        called=(-1,) * len(people),
    )


def step_of(table: Table, row: LogRow, seed: bytes) -> Step:
    """What a row of the log does at `table`. Raises Refused or ValueError for a row that does not fit."""
    cards = cards_of(table, row, seed)
    seat = None if row.seat is None else Seat(row.seat)
    if cards is None:
        return table.position.play(seat, move_of(table, row))
    step = table.position.supply(cards)
    cut = _cut_of(row)
    return step if cut is None else step._replace(events=(Cut(seat, cut), *step.events))


def cards_of(table: Table, row: LogRow, seed: bytes) -> tuple[Card, ...] | None:
    """The cards a row of the log deals at `table`, in their order; None for a move. Raises ValueError."""
    cut = table.cut if row.text == RENEW else _cut_of(row)
    if cut is None:
        return None
    chance = table.position.chance
    if chance is None:
        raise ValueError("no cards are owed")
    return shuffle(seed, game=table.terms.game.name, chance=chance, cut=cut)


def move_of(table: Table, row: LogRow) -> Move:
    """The move a row of the log tells. Raises NotAMove."""
    return _ENDS.get(row.text) or table.terms.game.parse(row.text)


def _cut_of(row: LogRow) -> str | None:
    """The word of the cut in a row that deals a deck; None for any other row."""
    dealt = DEAL.fullmatch(row.text)
    return str(json.loads(dealt["cut"])) if dealt else None


def after(table: Table, row: LogRow, step: Step) -> Table:
    """The table once `row` has been stored."""
    public = (event.seen_by(None) for event in step.events)
    recent = (*table.recent, *(event for event in public if event is not None))[-RECENT:]
    cut = _cut_of(row)
    is_dealt = cut is not None
    called = table.called if row.text == RENEW else _called(table, step.position, is_dealt=is_dealt)
    return replace(
        table,
        position=step.position,
        cut=table.cut if cut is None else cut,
        ply=row.ply,
        moved_at=row.at,
        recent=recent,
        is_dealt=is_dealt,
        called=called,
    )


def _called(table: Table, position: Position, *, is_dealt: bool) -> tuple[int, ...]:
    """Who must be told to look: everybody after a deal, else the seats whose turn has come."""
    before, now = table.position.to_act, position.to_act
    return tuple(
        position.turn(Seat(index)) if is_dealt or Seat(index) in now - before else turn
        for index, turn in enumerate(table.called)
    )


def replay(table: Table, rows: Iterable[LogRow], seed: bytes) -> Table:
    """The table after these rows of its log."""
    for row in rows:
        table = after(table, row, step_of(table, row, seed))
    return table


def public_events(table: Table, rows: Iterable[LogRow], seed: bytes) -> tuple[Event, ...]:
    """What everybody may know of the last deal in these rows."""
    told: list[Event] = []
    for row in rows:
        step = step_of(table, row, seed)
        if DEAL.fullmatch(row.text):
            told = []
        told += [known for event in step.events if (known := event.seen_by(None)) is not None]
        table = after(table, row, step)
    return tuple(told)
