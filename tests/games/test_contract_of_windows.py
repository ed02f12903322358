"""The contract of windows: the seats that may claim or answer before a turn goes on, in every game."""

import random
from dataclasses import replace

from bot.games.protocol import Asking, No, Resign, Timeout
from tests.games.laws import for_each_seed
from tests.games.play import RandomGame


@for_each_seed
def test_what_waits_behind_a_window_is_chosen_for_the_turn_that_its_close_begins(played: RandomGame) -> None:
    for ply in played.plies:
        active = None if ply.before.window is None else ply.before.window.active
        if active is not None and ply.after.window is None and active in ply.after.to_act:
            before, after = ply.before.view(active), ply.after.view(active)
            assert before.ordering_round == after.choosing_turn == after.turn
            assert active in before.to_act or before.choosing_turn == after.turn


@for_each_seed
def test_a_window_asks_whoever_may_act_and_waits_for_those_who_have_not_answered(played: RandomGame) -> None:
    for ply in played.plies:
        window = ply.before.window
        if window is None:
            continue
        assert ply.before.awaited == (window.missing or ply.before.to_act)
        assert ply.before.to_act == {*window.asked} | ply.before.to_act & {window.active}
        assert window.answered <= {*window.asked}
        for seat in window.missing:
            is_claim = window.asking is Asking.CLAIM
            assert (ply.before.default(seat) == No()) == is_claim
            assert (No() in ply.before.legal_moves(seat)) == is_claim
        for seat in (None, *played.everybody):
            seen = ply.before.view(seat).window
            assert seen is not None
            assert replace(seen, answered=window.answered) == window
            if window.asking is Asking.CLAIM:
                assert seen.answered <= {seat}
            else:
                assert seen == window


@for_each_seed
def test_an_answer_may_be_changed_until_the_window_closes_and_tells_nobody_what_it_is(
    played: RandomGame, seed: int
) -> None:
    chooser = random.Random(seed)
    for ply in played.plies:
        window, after = ply.before.window, ply.after.window
        if window is None or ply.seat is None or ply.seat not in window.asked or ply.move is None:
            continue
        if after is None or (after.asking, after.asked) != (window.asking, window.asked):
            continue
        assert ply.move in ply.before.legal_moves(ply.seat) or ply.move in (Resign(), Timeout())
        if ply.seat not in after.answered:
            continue
        assert [ply.after.turn(seat) for seat in played.everybody] == [
            ply.before.turn(seat) for seat in played.everybody
        ]
        other = chooser.choice(list(ply.after.legal_moves(ply.seat)))
        changed = ply.after.play(ply.seat, other)
        assert changed.position == ply.before.play(ply.seat, other).position
        if changed.position.window != after:
            continue  # the other answer decides it
        for seat in (None, *played.everybody):
            if seat != ply.seat:
                assert ply.after.view(seat) == changed.position.view(seat)
                heard = [[event.seen_by(seat) for event in step.events] for step in (ply.step, changed)]
                assert heard[0] == heard[1]
