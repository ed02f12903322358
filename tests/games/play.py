"""Random games of any kind, seeded: every ply with its results, to be replayed, changed and written down."""

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile

from bot.games.cards import Card
from bot.games.protocol import SEATS, Chance, Game, Move, Options, Owed, Position, Resign, Seat, Step, Timeout
from bot.games.record import Record, Scribe, Shuffled
from tests.left_out import fewer

LEAVING = 0.02  # the chance that a player leaves before a ply, where any does
CHANGING = 0.2  # the chance that a player acts who is not awaited
EAGER_AFTER = 1500  # plies; then everyone is awaited no longer, so that every game ends

Likely = Callable[[Position, Seat, random.Random], Move | None]
"""A function that names a move which brings a game forward; None for any."""


@dataclass(frozen=True)
class Ply:
    """One event: a move of a seat, or cards that were owed (`move` None)."""

    before: Position
    seat: Seat | None
    move: Move | None
    cards: tuple[Card, ...]
    step: Step

    @property
    def after(self) -> Position:
        """The position after it."""
        return self.step.position


@dataclass(frozen=True)
class RandomGame:
    """A game that was played at random."""

    game: Game
    options: Options
    seats: int
    first: Seat
    plies: tuple[Ply, ...]

    @property
    def start(self) -> Position:
        """The position before the first deck."""
        return self.game.start(self.options, self.seats, self.first)

    @property
    def positions(self) -> list[Position]:
        """Every position, the first included."""
        return [self.start, *(ply.after for ply in self.plies)]

    @property
    def final(self) -> Position:
        """The last position."""
        return self.plies[-1].after

    def supplied(self, at: int, cards: Sequence[Card], plies: int) -> "RandomGame":
        """Return the first `plies` of this game replayed, with other cards supplied at ply `at`. Raises Refused."""
        now = [replace(ply, cards=tuple(cards)) if at == index else ply for index, ply in enumerate(self.plies[:plies])]
        return play_again(self, now)

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """All seats of the table."""
        return SEATS[: self.seats]

    def record(self) -> Record:
        """Return the game as its file records it."""
        names = tuple(f"Player {seat}" for seat in range(self.seats))
        scribe = Scribe(self.game, self.seats)
        for ply in self.plies:
            chance = ply.before.chance
            if ply.move is not None:
                scribe.played(ply.seat, ply.move, before=ply.before, after=ply.after)
            elif chance is not None and chance.kind is Owed.DECK:
                scribe.shuffled(Shuffled(chance.deal, chance.seat, ply.cards))
            else:
                scribe.restocked(ply.cards)
        return Record(self.game.name, names, self.options, stake=25, entries=scribe.entries)


def sample(played: RandomGame, count: int) -> list[Position]:
    """Return some positions of a game, spread evenly, including the first and the last; without `--long` fewer."""
    positions = played.positions
    return [*positions[:: max(1, len(positions) // fewer(count))], played.final]


def play_again(game: RandomGame, plies: Iterable[Ply]) -> RandomGame:
    """Return a game with these seats, moves and cards. Raises Refused when they do not fit.

    It is the same game up to the first ply that differs, and played from there.
    """
    now = tuple(plies)
    kept = sum(1 for _ in takewhile(lambda both: both[0] is both[1], zip(now, game.plies, strict=False)))
    return replace(game, plies=(*now[:kept], *_played(now[kept - 1].after if kept else game.start, now[kept:])))


def replayed(game: RandomGame) -> RandomGame:
    """Return the game replayed from its start: equal values, none of them shared."""
    return replace(game, plies=tuple(_played(game.start, game.plies)))


def _played(position: Position, plies: Iterable[Ply]) -> Iterator[Ply]:
    """Play seats, moves and cards of these plies from here. Raises Refused when they do not fit."""
    for ply in plies:
        step = position.supply(ply.cards) if ply.move is None else position.play(ply.seat, ply.move)
        yield replace(ply, before=position, step=step)
        position = step.position


def shuffled(cards: Iterable[Card], chooser: random.Random) -> list[Card]:
    """Return the cards in an order that the seed decides."""
    order = list(cards)
    chooser.shuffle(order)
    return order


@lru_cache(maxsize=32)
def play_at_random(
    game: Game,
    options: Options,
    seed: int,
    *,
    seats: int | None = None,
    leaves: bool = False,
    most: int = 20_000,
    dealing: Callable[[Chance], tuple[Card, ...]] | None = None,
    likely: Likely | None = None,
) -> RandomGame:
    """Play a game to its end, or `most` plies of it; the seed chooses how patiently.

    Now and then a player changes an answer; with `leaves` players leave too. `dealing` shuffles, if not the seed.
    `likely` names moves that bring the game forward.
    """
    chooser = random.Random(seed)
    patience = chooser.choice([0, 0, 0.5, 0.97])
    seats = game.seats.start if seats is None else seats
    first = Seat(chooser.randrange(seats))
    position = game.start(options, seats, first)
    plies: list[Ply] = []
    while position.outcome is None and len(plies) < most:
        seat: Seat | None = None
        move: Move | None = None
        cards: tuple[Card, ...] = ()
        chance = position.chance
        is_drawing = chance is not None and chance.kind is Owed.STOCK  # whose cards come at once, everywhere
        if leaves and not is_drawing and chooser.random() < LEAVING:
            seat, move = leaving(position, seats, chooser)
        if move is not None:
            step = position.play(seat, move)
        elif chance is not None:
            cards = tuple(shuffled(chance.cards, chooser)) if dealing is None else dealing(chance)
            step = position.supply(cards)
        else:
            seat, move = _next(position, chooser, patience if len(plies) < EAGER_AFTER else None, likely)
            step = position.play(seat, move)
        plies.append(Ply(position, seat, move, cards, step))
        position = step.position
    return RandomGame(game, options, seats, first, tuple(plies))


def leaving(position: Position, seats: int, chooser: random.Random) -> tuple[Seat, Move | None]:
    """Return a player who leaves now; None instead of a move if they may not."""
    seat, move = Seat(chooser.randrange(seats)), chooser.choice([Resign(), Timeout()])
    return seat, move if position.refusal(seat, move) is None else None


def _next(
    position: Position, chooser: random.Random, patience: float | None, likely: Likely | None
) -> tuple[Seat, Move]:
    """Return a player who acts, usually one who is awaited."""
    may = position.awaited
    if may != position.to_act and chooser.random() < CHANGING:
        may = position.to_act
    seat = chooser.choice(sorted(may))
    move = position.default(seat) if patience is not None and chooser.random() < patience else None
    if move is None and likely is not None:
        move = likely(position, seat, chooser)
    return seat, move or chooser.choice(list(position.legal_moves(seat)))
