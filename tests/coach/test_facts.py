"""What a coach says of a choice by the view alone is true in every deal that fits it."""

import random
from collections.abc import Iterator

import pytest

from bot.games.mille.moves import Discard
from bot.games.protocol import Seat
from bot.games.rolling_stone.board import Board
from bot.registry import GAMES
from bot.robots.coaching import Option, Question
from bot.robots.linger_longer.coach import CardQuestion as LingerQuestion
from bot.robots.mille.coach import MoveQuestion
from bot.robots.rolling_stone.coach import LEADING, CardQuestion
from tests.games.kits import KITS, Table, random_game

DEALS = 5  # that are imagined of each decision


def questions(name: str, *, seeds: int) -> Iterator[tuple[Question, Seat, object]]:
    """Yield the decisions of random games, whose they are, and the board."""
    coach, seats = GAMES[name].coach, KITS[name].game.seats
    assert coach is not None
    for seed in range(seeds):
        for position in random_game(Table(name, seats[seed % len(seats)]), seed).positions[1:]:
            for seat in sorted(position.to_act.difference(position.left)):
                view = position.view(seat)
                if (question := coach.question(view)) is not None:
                    yield question, seat, getattr(view, "board", None)


def codes(option: Option) -> set[str]:
    return {each.code for each in option.facts}


@pytest.mark.long("rare cases")
def test_nobody_takes_the_pile_with_what_only_one_can_have() -> None:
    seen = 0
    for question, seat, _ in questions("mille", seeds=1):
        if not isinstance(question, MoveQuestion):
            continue
        safe = [each.move for each in question.options if "no-pair" in codes(each)]
        for move in safe:
            assert isinstance(move, Discard)
            deals = (question.imagined(random.Random(luck)) for luck in range(DEALS))
            assert all(deal.sides[1 - seat].hand[move.card.rank.place] < 2 for deal in deals)
            seen += 1
    assert seen


def test_who_cannot_follow_picks_the_trick_up_and_who_plays_last_wins_the_lead() -> None:
    codes_of, seen = [each.code for each in LEADING], set[str]()
    for question, _, board in questions("rolling-stone", seeds=6):
        if not isinstance(question, CardQuestion):
            continue
        assert isinstance(board, Board)
        for number, option in enumerate(question.options):
            for luck in range(DEALS if codes(option) & {"void", "all-follow", "wins"} else 0):
                found = dict(
                    zip(codes_of, question.tried(question.imagined(random.Random(luck)), number)[1:], strict=True)
                )
                is_over = not found["picked-up"] and not found["lead"] and min(board.in_hand) <= 1
                for code, measured in (("void", "picked-up"), ("wins", "lead")):
                    assert code not in codes(option) or found[measured] or is_over
                assert "all-follow" not in codes(option) or not found["picked-up"]
            seen |= codes(option)
    assert {"void", "wins"} <= seen


def test_a_card_that_nobody_can_beat_takes_the_trick() -> None:
    seen = 0
    for question, _, _ in questions("linger-longer", seeds=3):
        if not isinstance(question, LingerQuestion):
            continue
        for number, option in enumerate(question.options):
            for luck in range(DEALS if "unbeatable" in codes(option) else 0):
                _, takes, *_ = question.tried(question.imagined(random.Random(luck)), number)
                assert takes == 1
                seen += 1
    assert seen
