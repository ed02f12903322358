"""The rules of Magpie, sentence by sentence, and what they show of the protocol."""

import pytest

from bot.games.protocol import Asking, Ending, Left, No, Position, Refused, Resign, Seat, Timeout, Transfer, Window
from tests.games.kits import Table, twins_of
from tests.witness.events import Answered, Chose
from tests.witness.game import DEAL, GIVEN, MAGPIE, OVER, PLAYED, TAGS, position
from tests.witness.inner.position import MagpiePosition
from tests.witness.views import MagpieView

A, B, C, D = (Seat.A, Seat.B, Seat.C, Seat.D)


def play(now: Position, *lines: str) -> Position:
    """What these lines lead to, `no` included."""
    for line in lines:
        seat, _, text = line.partition(": ")
        now = now.play(Seat[seat], MAGPIE.parse(text)).position
    return now


def code(now: Position, line: str) -> str | None:
    """Why a move is refused."""
    seat, _, text = line.partition(": ")
    refusal = now.refusal(Seat[seat], MAGPIE.parse(text))
    return None if refusal is None else refusal.code


def hand(now: Position, seat: Seat) -> str:
    """What a seat holds."""
    view = now.view(seat)
    assert isinstance(view, MagpieView)
    return " ".join(map(str, view.hand))


def pot(now: Position) -> int:
    """The chips in the middle."""
    assert isinstance(now, MagpiePosition)
    return now.board.pot


def test_1_1_four_play_in_partnerships_and_do_not_react() -> None:
    assert MAGPIE.sides(4) == ((A, C), (B, D))
    assert not MAGPIE.reacts_in_deals(4)
    assert MAGPIE.sides(3) == ((A,), (B,), (C,))
    assert MAGPIE.reacts_in_deals(3)


def test_3_1_all_choose_in_secret_and_may_change_until_the_last_has_chosen() -> None:
    now = position(*DEAL)
    assert now.window == Window(Asking.CHOICE, (A, B, C))
    step = now.play(A, MAGPIE.parse("give KS"))
    assert step.events == (Chose(A, MAGPIE.parse("give KS").card),)  # type: ignore[attr-defined]
    assert [event.seen_by(B) for event in step.events] == [Chose(A, None)]
    now = step.position
    assert (now.to_act, now.awaited) == ({A, B, C}, {B, C})
    assert now.view(None).window == Window(Asking.CHOICE, (A, B, C), frozenset({A}))
    turns = [now.turn(seat) for seat in (A, B, C)]
    now = play(now, "C: give QD", "A: give QS")
    assert [now.turn(seat) for seat in (A, B, C)] == turns
    now = play(now, "B: give QH")
    assert [now.turn(seat) for seat in (A, B, C)] == [turn + 1 for turn in turns]
    assert (hand(now, A), hand(now, B), hand(now, C)) == ("AS KS QD", "AH KH QS", "AD KD QH")


def test_4_2_the_first_in_order_gets_the_card_whenever_they_answered() -> None:
    now = play(position(*GIVEN), "C: claim 1")
    assert (now.awaited, now.to_act) == ({B}, {A, B, C})
    assert hand(play(now, "B: claim 1"), B) == "AH KH QS JK"
    assert hand(play(now, "B: no"), C) == "AD KD QH JK"
    assert hand(play(position(*GIVEN), "B: claim 1"), B) == "AH KH QS JK"


def test_4_2_nobody_else_learns_who_has_answered() -> None:
    now = position(*GIVEN)
    step = now.play(C, MAGPIE.parse("claim 1"))
    assert step.events == (Answered(C, MAGPIE.parse("claim 1")),)
    for seat in (None, A, B):
        assert [event.seen_by(seat) for event in step.events] == [None]
        assert step.position.view(seat) == now.view(seat)


def test_4_2_the_price_is_in_the_move() -> None:
    now = position(*GIVEN)
    assert code(now, "B: claim 2") == "another-price"
    now = play(now, "B: claim 1", "A: draw", "A: discard QD")
    assert (code(now, "C: claim 1"), code(now, "C: claim 2")) == ("another-price", None)
    assert pot(now) == 4


def test_4_2_the_thrower_and_who_has_claimed_are_not_asked() -> None:
    now = play(position(*GIVEN), "B: claim 1", "A: draw", "A: discard QD")
    assert now.window == Window(Asking.CLAIM, (C,), active=B)
    assert code(now, "A: no") == "not-your-turn"


def test_4_3_the_active_player_may_take_at_once_and_a_draw_waits() -> None:
    now = play(position(*GIVEN), "C: claim 1")
    assert code(now, "A: draw") == "others-are-asked"
    assert hand(play(now, "A: take"), A) == "AS KS QD JK"
    assert code(play(now, "B: no", "A: draw"), "A: take") == "not-now"


def test_4_4_after_a_claim_everybody_sees_that_only_a_draw_is_left() -> None:
    now = play(position(*GIVEN), "B: claim 1")
    assert now.forced == (A, MAGPIE.parse("draw"))
    assert position(*GIVEN).forced is None


def test_4_5_an_empty_stock_is_renewed_for_the_draw() -> None:
    now = play(play(position(*PLAYED), "A: no"), "C: draw")
    assert now.chance is not None
    assert (str(now.chance.kind), sorted(map(str, now.chance.cards))) == ("stock", ["QH", "QS"])


def test_5_1_the_most_points_win_the_pot_and_only_they_show() -> None:
    now = position(*OVER)
    assert isinstance(now, MagpiePosition)
    (score,) = now.board.scores
    assert (score.winners, score.pot, score.chips) == ((B,), 6, (-1, 4, -3))
    assert [held is not None for held in score.hands] == [False, True, False]


def test_6_places_winners_and_payments_follow_from_the_chips() -> None:
    now = position(*OVER)
    assert now.outcome is not None
    assert (now.outcome.ending, now.outcome.winners, now.outcome.places) == (Ending.PLAYED, {B}, ((B,), (A,), (C,)))
    assert MAGPIE.settle(now, 25).transfers == (Transfer(A, B, 25), Transfer(C, B, 75))
    assert MAGPIE.word_of(now.outcome.ending) == "played"


def test_7_1_a_deputy_plays_on_until_one_is_left() -> None:
    now = position(*GIVEN)
    step = now.play(B, Resign())
    assert step.events == (Left(B, Ending.RESIGNED),)
    assert (step.position.outcome, step.position.left, step.position.deputies) == (None, (B,), {B})
    over = step.position.play(A, Timeout()).position
    assert over.outcome is not None
    assert (over.outcome.ending, over.outcome.places) == (Ending.TIMEOUT, ((C,), (A,), (B,)))
    assert MAGPIE.settle(over, 10).transfers == (Transfer(A, C, 10), Transfer(B, C, 10))


def test_7_1_a_partner_may_play_on_with_a_deputy() -> None:
    now: Position = MAGPIE.start(MAGPIE.options({}), 4, A)
    now = play(now, "B: resign", "A: resign")
    assert now.outcome is None
    now = play(now, "D: timeout")
    assert now.outcome is not None
    assert (now.outcome.winners, now.left) == ({C}, (B, A, D))


def test_6_2_nothing_is_paid_to_a_seat_that_left() -> None:
    lines = [*OVER[:-1], "B: resign", OVER[-1]]
    now = position(*[line for line in lines if not line.startswith("Stock")][:-1])
    over = play(now, "A: no", "C: draw")
    over = over.supply(over.chance.cards if over.chance else ()).position
    over = over.play(C, next(iter(over.legal_moves(C)))).position
    assert over.outcome is not None
    assert B not in over.outcome.winners
    assert all(transfer.payee != B for transfer in MAGPIE.settle(over, 25).transfers)


def test_7_2_who_is_only_asked_cannot_run_out_of_time() -> None:
    now = position(*GIVEN)
    assert (code(now, "B: timeout"), code(now, "B: resign"), code(now, "A: timeout")) == ("only-asked", None, None)
    assert now.default(B) == No()


def test_what_a_game_can_cost_is_never_exceeded() -> None:
    options = MAGPIE.options({"deals": "3", "ante": "2"})
    assert MAGPIE.most_lost(options, seats=5, stake=10) == 3 * (2 + 5) * 10
    assert MAGPIE.propose().stake < MAGPIE.style.stake


def test_a_seat_leaves_once() -> None:
    now = play(position(*TAGS), "B: resign")
    with pytest.raises(Refused):
        now.play(B, Timeout())


def test_twins_of_the_leak_suite_differ_in_cards_in_gifts_and_in_answers() -> None:
    """Otherwise nothing would be looked for."""
    found = set()
    for seed in range(6):
        for game, twin in twins_of(Table(MAGPIE.name, 4), seed, A, 12):
            for ply, other in zip(game.plies, twin.plies, strict=True):
                found |= {"cards"} if ply.cards != other.cards else set()
                found |= {type(ply.move).__name__} if ply.move != other.move else set()
    assert found >= {"cards", "Give", "Claim", "No"}
