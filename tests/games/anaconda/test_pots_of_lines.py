"""Pots of random lines of betting, against the plain definition: layer by layer, and chip by chip."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from bot.games.anaconda.board import Board, Half
from bot.games.anaconda.choosing import ranking
from bot.games.anaconda.inner.showdown import shown_down
from bot.games.cards import CARDS, Card
from bot.games.poker import worth
from bot.games.protocol import Seat
from tests.games.anaconda.lines import begun, played

SOME, MANY = 500, 3_000

Plain = list[tuple[int, set[Seat]]]


def plain_pots(board: Board) -> Plain:
    """Return the pots after A5, one layer of each player's chips after the other."""
    money = board.money
    found: Plain = []
    below = 0
    for level in sorted({money.paid[seat] for seat in money.playing}):
        amount = sum([min(paid, level) - min(paid, below) for paid in money.paid])
        found.append((amount, {seat for seat in money.playing if money.paid[seat] >= level}))
        below = level
    amount, players = found[-1]
    found[-1] = amount + sum(max(0, paid - below) for paid in money.paid), players
    amount, players = found[0]
    found[0] = amount + money.carried, players
    return found


def plain_end(board: Board, fives: Sequence[tuple[Card, ...] | None]) -> tuple[list[int], int]:
    """Return the stacks after a showdown, and what is left over (A7)."""
    stacks, over, winners = [*board.money.stacks], 0, set[Seat]()
    for amount, players in plain_pots(board):
        declared = [half for half in Half if any(board.declared[seat] is half for seat in players)]
        for half in declared:
            rule = ranking(board.options, half)
            hands = {seat: worth(fives[seat] or (), rule) for seat in players if board.declared[seat] is half}
            best = [seat for seat, one in hands.items() if one == max(hands.values())]
            each = amount // len(declared) // len(best)
            for seat in best:
                stacks[seat] += each
            winners |= {*best}
            over += amount // len(declared) - each * len(best)
        over += amount % len(declared)
    if board.deal == board.options.deals or not any(stacks):
        while over:
            for seat in board.dealt:
                if seat in winners and over:
                    stacks[seat] += 1
                    over -= 1
    return stacks, over


def shown(chance: Random, board: Board) -> tuple[Board, list[tuple[Card, ...] | None]]:
    """Return the board once all have declared something, and five cards of each."""
    cards = iter(chance.sample(CARDS, len(CARDS)))
    fives = [tuple([next(cards) for _ in range(5)]) if seat in board.money.playing else None for seat in board.seats]
    if chance.random() < 0.3 and len(twins := sorted(board.money.playing)) > 1:  # hands alike but for suits
        first, second = chance.sample(twins, 2)
        fives[first], fives[second] = chance.choice(ALIKE)
    sides = [chance.choice([*Half]) if seat in board.money.playing else None for seat in board.seats]
    return replace(board, declared=tuple(sides)), fives


ALIKE = [
    (tuple(CARDS[at] for at in (0, 5, 9, 14, 20)), tuple(CARDS[at] for at in (1, 4, 10, 15, 21))),
    (tuple(CARDS[at] for at in (0, 1, 40, 44, 48)), tuple(CARDS[at] for at in (2, 3, 41, 46, 49))),
]


def check_money(board: Board, total: int, seed: int) -> None:
    """Check that all chips are there, and that the pots are what the layers say."""
    pots = board.pots
    assert board.money.total == total, seed
    assert min(board.money.stacks) >= 0, seed
    assert [(pot.amount, {*pot.players}) for pot in pots] == plain_pots(board), seed
    assert sum([pot.amount for pot in pots]) == sum(board.money.paid) + board.money.carried, seed


def check_line(seed: int) -> Iterator[str]:
    """Check one line; yield what was met."""
    chance = Random(seed)
    board = begun(chance)
    if len(board.dealt) < 2:
        return
    total = board.money.total
    known = None
    for now in played(chance, board):
        if now.money != known:  # a check moves no chips
            check_money(now, total, seed)
            known = now.money
        board = now
    if len(board.money.playing) == 1:
        yield "one left in"
        return
    back = board.money.returned()
    assert back == board.money, "nothing that nobody has called is left there"
    board, fives = shown(chance, board)
    final = shown_down(board, fives)
    assert final.money.total == total
    assert ([*final.money.stacks], final.money.carried) == plain_end(board, fives), seed
    score = final.scores[-1]
    assert sum(score.chips) + score.carry == total, seed
    yield f"{len(score.pots)} pots"
    yield "carry" if score.carry else "odd" if any(score.odd) else "even"


def check_lines(seeds: range) -> None:
    """Check many lines, which meet side pots and odd chips."""
    met = {what for seed in seeds for what in check_line(seed)}
    assert met >= {"one left in", "1 pots", "2 pots", "3 pots", "4 pots", "carry", "odd", "even"}


def test_pots_are_what_the_layers_say_on_random_lines() -> None:
    check_lines(range(SOME))


@pytest.mark.long("thousands of lines")
def test_pots_are_what_the_layers_say_on_thousands_of_random_lines() -> None:
    check_lines(range(SOME, MANY))
