"""The ends of games, whatever their rules and at every number of seats: leaving, places, payments, counting."""

from collections.abc import Iterable
from itertools import product

import pytest

from bot.games.leaving import cost_of_leaving, last_side
from bot.games.protocol import Abandon, Ending, Lateness, Left, Position, Resign, Seat, Settlement, Timeout, clockwise
from bot.registry import GAMES
from tests.games.laws import for_each_seed
from tests.games.play import RandomGame, sample


@for_each_seed
def test_every_seat_may_leave_once_at_any_time(played: RandomGame) -> None:
    for position in sample(played, 40):
        for seat in played.everybody:
            for move, ending in ((Resign(), Ending.RESIGNED), (Timeout(), Ending.TIMEOUT)):
                if position.outcome is not None or seat in position.left:
                    assert position.refusal(seat, move) is not None
                    continue
                assert move not in position.legal_moves(seat)
                if isinstance(move, Timeout) and position.refusal(seat, move) is not None:
                    assert played.game.lateness is Lateness.DEFAULT_MOVE
                    continue
                step = position.play(seat, move)
                left = step.position
                assert left.left == (*position.left, seat)
                assert left.refusal(seat, Resign()) is not None
                is_last = last_side(played.game.sides(played.seats), left.left) is not None
                if left.outcome is not None:
                    assert left.outcome.ending is (ending if is_last else Ending.PLAYED)
                    assert seat not in left.outcome.winners
                    assert (left.to_act, left.chance) == (frozenset(), None)
                if not is_last:
                    assert Left(seat, ending) in step.events
                    assert played.seats > 2
                    has_ended_deal = any(event.finished_deal for event in step.events)
                    assert left.outcome is None or has_ended_deal or position.chance is not None  # too few have chips


@for_each_seed
def test_a_game_that_is_left_goes_on_until_all_who_stay_are_of_one_side(played: RandomGame) -> None:
    for begun in sample(played, 20):
        position = begun
        assert position.deputies <= {*position.left}
        assert played.game.has_deputies or not position.deputies
        sides = played.game.sides(played.seats)
        for seat in clockwise(played.seats, after=played.first):
            if position.outcome is None and seat not in position.left:
                position = position.play(seat, Resign()).position
                is_last = last_side(sides, position.left) is not None
                if position.outcome is None:
                    assert not is_last
                    assert (seat in position.deputies) == played.game.has_deputies
                else:  # it may also be the last deal that awaited no other player, and is counted now
                    assert (position.outcome.ending is Ending.RESIGNED) == is_last
        assert position.outcome is not None
        assert position.deputies == frozenset()


@for_each_seed
def test_sides_and_places_hold_every_seat_once(played: RandomGame) -> None:
    sides, outcome = played.game.sides(played.seats), played.final.outcome
    assert sorted(seat for side in sides for seat in side) == [*played.everybody]
    assert played.game.reacts_in_deals(played.seats) == (len(sides) == played.seats)
    assert outcome is not None
    assert sorted(seat for place in outcome.places for seat in place) == [*played.everybody]
    assert outcome.winners <= {*outcome.places[0]}
    assert not outcome.winners & {*played.final.left}
    assert [seat for place in outcome.places for seat in place if seat in played.final.left] == [
        *reversed(played.final.left)
    ]


@for_each_seed
def test_all_may_end_a_game_that_is_not_over_and_nobody_alone(played: RandomGame) -> None:
    for position in sample(played, 20):
        assert (position.refusal(None, Abandon()) is None) == (position.outcome is None)
        for seat in played.everybody:
            assert position.refusal(seat, Abandon()) is not None
        for move in (Resign(), Timeout()):
            assert position.refusal(None, move) is not None


def alone(position: Position, stays: Seat, everybody: Iterable[Seat]) -> Position:
    """Return the position after everyone else leaves."""
    for seat in everybody:
        if seat != stays and seat not in position.left and position.outcome is None:
            position = position.play(seat, Resign()).position
    return position


STAKES = (0, 1, 25, 1_000_000)


@for_each_seed
def test_a_settlement_adds_up_and_its_transfers_sum_to_zero(played: RandomGame) -> None:
    ends = [played.final]
    for position in sample(played, 10)[:-1]:
        if position.outcome is None:
            ends += [alone(position, seat, played.everybody) for seat in played.everybody if seat not in position.left]
            ends.append(position.play(None, Abandon()).position)
    for final, stake in product(ends, STAKES):
        settlement = played.game.settle(final, stake)
        pairs = [(transfer.payer, transfer.payee) for transfer in settlement.transfers]
        assert pairs == sorted(pairs)
        assert len({frozenset(pair) for pair in pairs}) == len(pairs)
        for transfer in settlement.transfers:
            assert transfer.amount > 0
            assert transfer.payer != transfer.payee
        nets = settlement.nets(played.seats)
        assert sum(nets) == 0
        most = played.game.most_lost(played.options, seats=played.seats, stake=stake)
        assert most is None or -most <= min(nets)
        if settlement.lines:
            assert sum(line.amount for line in settlement.lines) == settlement.total
            assert all(line.amount for line in settlement.lines)
        assert final.outcome is not None
        if final.outcome.ending is Ending.ABANDONED:
            assert settlement.total == 0


@for_each_seed
def test_a_running_game_is_not_settled(played: RandomGame) -> None:
    with pytest.raises(ValueError, match="finished"):
        played.game.settle(played.plies[0].after, 100)


@for_each_seed
def test_what_leaving_costs_is_known_before_or_has_a_bound_as_the_game_has(played: RandomGame) -> None:
    game, seats, stake = played.game, played.seats, 25
    for position in sample(played, 6):
        for seat in played.everybody:
            if position.outcome is not None or seat in position.left:
                continue
            cost = cost_of_leaving(game, position.view(seat), seats=seats, stake=stake)
            left = position.play(seat, Resign()).position
            ends = [alone(left, other, played.everybody) for other in played.everybody if other not in left.left]
            if left.outcome is not None and left.outcome.ending is Ending.RESIGNED:
                own = [each for each in game.settle(left, stake).transfers if seat in (each.payer, each.payee)]
                assert list(cost.transfers) == own
                assert cost.net is not None
            for final in [left] if left.outcome is not None else ends:
                net = game.settle(final, stake).nets(seats)[seat]
                assert net == cost.net or (cost.net is None and (cost.most is None or -net <= cost.most))
            if cost.net is None:
                most = game.most_lost(position.options, seats=seats, stake=stake)
                assert cost.most == most or (cost.most is not None and most is not None and cost.most <= most)


@pytest.mark.parametrize("name", [name for name in GAMES if GAMES.counting(name) is not None])
def test_of_another_game_nothing_is_counted(name: str) -> None:
    counting, stranger = GAMES.counting(name), next(each.game for other, each in GAMES.items() if other != name)
    assert counting is not None
    begun = stranger.start(stranger.options({}), stranger.seats[0], Seat.A)
    with pytest.raises(TypeError):
        counting.counts(begun.view(None), Settlement())
