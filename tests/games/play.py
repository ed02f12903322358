"""Random games of any kind, seeded: every ply with what it led to, to be replayed, changed and written down."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from bot.games.cards import Card
from bot.games.protocol import Game, Move, Options, Position, Seat, Step
from bot.games.record import Entry, Played, Record, Restocked, Shuffled

EAGER_AFTER = 1500  # plies; then nobody waits any more, so that every game comes to its end


@dataclass(frozen=True)
class Ply:
    """One thing that happened: a move of a seat, or cards that were owed (`move` None)."""

    before: Position
    seat: Seat | None
    move: Move | None
    cards: tuple[Card, ...]
    step: Step

    @property
    def after(self) -> Position:
        """Where it led."""
        return self.step.position


@dataclass(frozen=True)
class RandomGame:
    """A game that was played at random."""

    game: Game
    options: Options
    first: Seat
    plies: tuple[Ply, ...]

    @property
    def start(self) -> Position:
        """Before the first deck."""
        return self.game.start(self.options, self.game.seats.start, self.first)

    @property
    def positions(self) -> list[Position]:
        """Every position, the first included."""
        return [self.start, *(ply.after for ply in self.plies)]

    @property
    def final(self) -> Position:
        """The last position."""
        return self.plies[-1].after

    def supplied(self, at: int, cards: Sequence[Card], plies: int) -> "RandomGame":
        """The first `plies` of this game played again, with other cards supplied at ply `at`. Raises Refused."""
        position = self.start
        again = []
        for index, ply in enumerate(self.plies[:plies]):
            now = replace(ply, before=position, cards=tuple(cards) if index == at else ply.cards)
            step = position.supply(now.cards) if now.move is None else position.play(now.seat, now.move)
            again.append(replace(now, step=step))
            position = step.position
        return replace(self, plies=tuple(again))

    def record(self) -> Record:
        """The game as its file tells it."""
        names = tuple(f"Player {seat}" for seat in range(self.game.seats.start))
        entries = tuple(_entry(ply) for ply in self.plies)
        return Record(self.game.name, names, self.options, stake=25, entries=entries)


def _entry(ply: Ply) -> Entry:
    if ply.move is not None:
        return Played(ply.seat, ply.move)
    chance = ply.before.chance
    assert chance is not None
    if chance.kind == "stock":
        return Restocked(ply.cards)
    return Shuffled(chance.deal, chance.seat, ply.cards)


def shuffled(cards: Iterable[Card], chooser: random.Random) -> list[Card]:
    """The cards in an order that the seed decides."""
    order = list(cards)
    chooser.shuffle(order)
    return order


@lru_cache(maxsize=32)
def play_at_random(game: Game, options: Options, seed: int, *, most: int = 20_000) -> RandomGame:
    """Play a game to its end, or `most` plies of it; how patiently is the seed's choice."""
    chooser = random.Random(seed)
    patience = chooser.choice([0, 0, 0.5, 0.97])
    first = Seat(chooser.randrange(game.seats.start))
    position = game.start(options, game.seats.start, first)
    plies: list[Ply] = []
    while position.outcome is None and len(plies) < most:
        seat: Seat | None = None
        move: Move | None = None
        cards: tuple[Card, ...] = ()
        if position.chance is not None:
            cards = tuple(shuffled(position.chance.cards, chooser))
            step = position.supply(cards)
        else:
            seat = chooser.choice(sorted(position.to_act))
            if len(plies) < EAGER_AFTER and chooser.random() < patience:
                move = position.default(seat)
            if move is None:
                move = chooser.choice(list(position.legal_moves(seat)))
            step = position.play(seat, move)
        plies.append(Ply(position, seat, move, cards, step))
        position = step.position
    return RandomGame(game, options, first, tuple(plies))
