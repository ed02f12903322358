"""K6 to K9: the end of a deal, the score, the settlement, what is seen, and records."""

import json
from dataclasses import replace

import pytest

from bot.games.cards import parse_card
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.report import KalookiReport
from bot.games.protocol import Abandon, Ending, Owed, Position, Seat
from bot.games.record import BadRecord, read, write
from tests.games.kalooki.tables import (
    KALOOKI,
    RECORDS,
    TABLES,
    begun,
    board,
    dealt,
    events,
    happened,
    look,
    pays,
    play,
    score,
    set_up,
    table_of,
)
from tests.games.rummy_tables import shown

A_LAID, B_LAID = "A: set 5S 5H 5D", "B: set 5S 5H 5D"
RULES = {KALOOKI.name: KALOOKI}
TAGS = ['[Game "kalooki"]', '[A "a"]', '[B "b"]', '[C "c"]', '[Rules "classic"]']
DEAL = (RECORDS / "kalooki-call.game").read_text().splitlines()[8:10]


def left(position: Position, *seats: str) -> Position:
    """Return the position after these seats give up."""
    for seat in seats:
        position = play(position, f"{seat}: resign")
    return position


def test_k6_1_the_others_score_their_hands_whether_they_have_laid_or_not() -> None:
    now = set_up(A_LAID, "B: set 8S 8H 8D", a="2S", b="KS 9D", c="JK AS AH", is_playing=True)
    assert score(play(now, "A: discard 2S")).scores == (0, 19, 66)


def test_k6_2_going_out_in_the_very_turn_in_which_the_contract_was_laid_doubles() -> None:
    now = set_up(a="5S 5H 5D 6S 6H 6D 7S 7H 7D 2S", b="KS", c="9D", is_playing=True)
    after = play(now, "A: lay set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7D; discard 2S")
    assert (score(after).bent, score(after).scores) == (True, (0, 20, 18))
    assert "bent=True" in repr(happened(now, "A: lay set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7D; discard 2S"))


def test_k6_2_in_a_later_turn_it_does_not() -> None:
    own = "5S 5H 5D 6S 6H 6D 7S 7H 7D 2S 2D"
    now = set_up(a=own, b="KS 3D", c="9D 3C", stock="TS TD 5C 8C", is_playing=True)
    lines = ["A: lay set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7D; discard 2S", "B: draw; discard 3D"]
    after = play(now, *lines, "C: draw; discard 3C", "A: draw; add 1 5C; discard 2D")
    assert (score(after).out, score(after).bent, score(after).scores) == (Seat.A, False, (0, 20, 19))


def test_k6_3_a_deal_thrown_out_scores_nothing_and_is_dealt_again() -> None:
    now = play(set_up(stock="", renewals=1, contracts="12", offenses=(1, 0, 0)), "A: pass")
    assert (score(now).ended, score(now).scores, score(now).totals) == ("void", (0, 0, 0), (0, 0, 0))
    chance = now.chance
    assert chance is not None
    assert (chance.kind, chance.seat, chance.deal) == (Owed.DECK, Seat.C, 2)
    again = dealt(now)
    assert (board(again).contract, board(again).dealer, board(again).deal) == (1, Seat.C, 2)


def thrown_out(position: Position) -> Position:
    """Return the end of a deal that is thrown out, as if its stock had been used up."""
    assert isinstance(position, KalookiPosition)
    table = position.board.table._replace(stock=0, renewals=1, asked=())
    return play(replace(position, board=replace(position.board, table=table), stock=()), f"{table.active}: pass")


def test_k6_3_the_third_throw_out_in_a_row_leaves_the_contract_unscored() -> None:
    now = thrown_out(dealt(thrown_out(dealt(begun(contracts="12")))))
    assert board(dealt(now)).contract == 1
    third = thrown_out(dealt(now))
    assert (board(third).at, board(third).voids) == (1, 0)
    fourth = dealt(third)
    assert (board(fourth).contract, board(fourth).dealer, board(fourth).deal) == (2, Seat.A, 4)


def test_k6_3_or_ends_the_game_if_it_was_the_last_and_nobody_pays() -> None:
    now = begun(contracts="1")
    for _ in range(3):
        now = thrown_out(dealt(now))
    assert now.outcome is not None
    assert (now.outcome.winners, pays(now, 100)) == ({Seat.A, Seat.B, Seat.C}, {})


def test_k6_4_after_the_last_contract_the_lowest_total_wins() -> None:
    over = play(set_up(A_LAID, a="2S", b="KS", c="9D", is_playing=True), "A: discard 2S")
    assert over.outcome is not None
    assert (over.outcome.ending, over.outcome.winners) == (Ending.PLAYED, {Seat.A})
    assert over.outcome.places == ((Seat.A,), (Seat.C,), (Seat.B,))


def test_k6_4_equal_lowest_totals_win_together() -> None:
    fined = set_up(A_LAID, a="2S", b="JK", c="JK 9D", offenses=(1, 0, 0), is_playing=True)
    over = play(fined, "A: discard 2S")
    assert score(over).totals == (50, 50, 59)
    assert over.outcome is not None
    assert over.outcome.winners == {Seat.A, Seat.B}


def test_k6_5_who_stays_alone_wins_and_the_others_score_their_hands() -> None:
    now = set_up(A_LAID, a="KS KD", b="QS JK", c="9D", offenses=(1, 0, 1), contracts="19")
    over = left(now, "B", "A")
    assert over.outcome is not None
    assert (over.outcome.ending, over.outcome.winners) == (Ending.RESIGNED, {Seat.C})
    assert (score(over).ended, score(over).out, score(over).bent) == ("left", None, False)
    assert score(over).scores == (70, 60, 50)


def test_k6_5_not_bent_even_in_the_turn_in_which_the_contract_was_laid() -> None:
    now = set_up(a="5S 5H 5D 6S 6H 6D 7S 7H 7D 2S", b="KS", c="9D", is_playing=True)
    over = left(play(now, "A: lay set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7D"), "B", "C")
    assert score(over).scores == (0, 10, 9)


def test_k6_5_deals_not_begun_do_not_count() -> None:
    over = left(begun(), "A", "B")
    assert (board(over).scores, over.outcome is not None and over.outcome.winners) == ((), {Seat.C})
    between = play(set_up(A_LAID, a="2S", b="KS", c="9D", contracts="12", is_playing=True), "A: discard 2S")
    assert len(board(left(between, "A", "B")).scores) == 1


def test_k6_5_a_call_not_yet_answered_is_void() -> None:
    now = play(set_up(a="KS", b="QS", c="9D"), "C: call")
    assert score(left(now, "A", "B")).scores == (10, 10, 0)


def test_k6_5_a_deputy_plays_on_while_two_have_not_left() -> None:
    now = left(set_up(), "A")
    assert (now.deputies, now.outcome, now.left) == ({Seat.A}, None, (Seat.A,))
    assert table_of(play(now, "A: take")).in_hand[0] == 3


def test_k6_5_an_answer_of_a_player_who_leaves_does_not_count() -> None:
    now = set_up(seats=4).play(Seat.C, KALOOKI.parse("call")).position
    gone = left(now, "C")
    assert gone.window is not None
    assert gone.window.missing == {Seat.B, Seat.C, Seat.D}


@pytest.mark.parametrize("leaving", ["resign", "timeout"])
@pytest.mark.parametrize("caller", ["B", "C"])
def test_k6_5_who_leaves_while_asked_lets_nothing_go(leaving: str, caller: str) -> None:
    """F12: a player leaves at any time, and the deputy may call as well as those who stay."""
    lines = [f"C: {leaving}", f"{caller}: call", "A: allow", "A: draw; discard 2C"]
    assert record(*lines).splitlines()[-4:] == lines


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({}, "None"),  # while others are asked
        ({"takes": 9, "calls": (3, 3, 3), "overcall": "refuse"}, "draw"),
        ({"calls": (3, 3, 3), "overcall": "refuse"}, "draw"),
        ({"stock": "", "renewals": 1}, "pass"),
        ({"is_playing": True, "a": "2S KD TS TC JK"}, "discard TS"),  # of the dearest the first suit, then the lowest
        ({"is_playing": True, "a": "9S AS JK"}, "discard AS"),
        ({"is_playing": True, "a": "KS TS"}, "discard TS"),
    ],
)
def test_k6_5_default_moves(given: dict[str, object], move: str) -> None:
    assert str(set_up(**given).default(Seat.A)) == move  # type: ignore[arg-type]


def test_k6_5_default_moves_of_an_answer_a_call_and_a_hand_of_jokers() -> None:
    assert str(set_up().default(Seat.B)) == "no"
    assert str(play(set_up(), "C: call").default(Seat.A)) == "allow"
    assert str(set_up(A_LAID, a="JK JK", is_playing=True).default(Seat.A)) == "end"


def finished(totals: tuple[int, ...], *, dealer: str = "C", gone: str = "", **options: str) -> Position:
    """Return a finished game with these totals."""
    over = play(set_up(A_LAID, seats=len(totals), dealer=dealer, is_playing=True, a="2S"), "A: discard 2S")
    return TABLES.finished(over, totals, gone=gone, **options)


def test_k7_every_other_pays_a_stake_for_each_started_points_of_difference() -> None:
    assert pays(finished((212, 480, 95, 96)), 100) == {"AC": 200, "BC": 400, "DC": 100}


def test_k7_a_game_costs_one_stake_whatever_the_totals() -> None:
    assert pays(finished((212, 480, 95, 96), payment="game"), 100) == {"AC": 100, "BC": 100, "DC": 100}


def test_k7_several_winners_divide_each_payment() -> None:
    assert pays(finished((100, 100, 450), dealer="C"), 25) == {"CA": 50, "CB": 50}
    assert pays(finished((100, 100, 450), dealer="C", payment="game"), 33) == {"CA": 17, "CB": 16}


def test_k7_a_player_who_left_pays_at_least_one_stake_and_cannot_win() -> None:
    assert pays(finished((40, 300, 100), gone="A"), 100) == {"AC": 100, "BC": 200}


def test_k7_the_points_of_a_stake_are_agreed() -> None:
    assert pays(finished((212, 480, 95), per="1"), 1) == {"AC": 117, "BC": 385}


def test_k7_nothing_is_paid_for_a_game_that_was_abandoned() -> None:
    assert pays(set_up().play(None, Abandon()).position, 100) == {}


@pytest.mark.parametrize(
    ("options", "most"), [({}, None), ({"payment": "game"}, 1), ({"contracts": "1", "overcall": "refuse"}, 7)]
)
def test_k7_the_worst_case_is_known_before(options: dict[str, str], most: int | None) -> None:
    assert KALOOKI.most_lost(KALOOKI.options(options), seats=3, stake=1) == most


def test_k8_a_card_taken_or_called_is_known_and_one_that_is_drawn_is_not() -> None:
    now = set_up(c="KS KD", stock="4H 4D 4C")
    called = play(now, "C: call", "A: allow; draw")
    assert shown(table_of(called).known[2]) == "9C"
    assert shown(table_of(called).known[0]) == ""
    assert parse_card("4H") in look(called, "A").unseen()
    assert shown(table_of(play(now, "A: take; discard 9C")).known[0]) == ""


def test_k8_the_penalty_card_is_seen_by_the_caller_alone() -> None:
    now = play(set_up(stock="4H 4D"), "C: call")
    (penalty,) = [event for event in happened(now, "A: allow") if type(event).__name__ == "Penalized"]
    assert "4" not in repr(penalty)
    assert [getattr(penalty.seen_by(seat), "card", None) is not None for seat in (Seat.C, Seat.A, None)] == [
        True,
        False,
        False,
    ]


def test_k8_an_offense_is_announced_and_an_answer_is_not() -> None:
    now = set_up(seats=4, calls=(0, 3, 0, 0))
    seen = [type(event.seen_by(Seat.A)).__name__ for event in happened(now, "B: call")]
    assert seen == ["NoneType", "Overcalled"]


def test_k8_a_renewed_stock_and_a_deadlock_are_announced() -> None:
    assert events(set_up(stock="", pile="4C 9C"), "A: draw")[-2:] == ["Renewed", "Drew"]
    assert events(set_up(stock="", renewals=1), "A: pass") == ["Passed", "ThrownOut", "Scored", "Over"][:3]


# Records (K9)


@pytest.mark.parametrize("name", ["bend", "call", "joker-moves"])
def test_k9_the_pages_examples(name: str) -> None:
    path = RECORDS / f"kalooki-{name}.game"
    wanted = json.loads(path.with_suffix(".json").read_text())
    if "fault" in wanted:
        with pytest.raises(BadRecord) as bad:
            read(path.read_bytes(), games=RULES)
        assert {"fault": bad.value.line} == wanted
        return
    reading = read(path.read_bytes(), games=RULES)
    assert KalookiReport().as_json(KALOOKI, reading.position, seats=3, stake=reading.record.stake) == wanted
    assert read(write(reading.record, games=RULES).encode(), games=RULES) == reading


def record(*lines: str) -> str:
    """Return a record of these lines after a deal, as it is written again."""
    return write(read("\n".join([*TAGS, *DEAL, *lines]).encode(), games=RULES).record, games=RULES)


def test_k9_call_and_allow_are_each_written_alone_on_a_line() -> None:
    assert record("C: call", "A: allow; draw; discard 2C").splitlines()[-3:] == [
        "C: call",
        "A: allow",
        "A: draw; discard 2C",
    ]


def test_k9_cards_are_read_in_any_form() -> None:
    lines = record("A: take; lay set 5♠ 5h *, set 9C 9D 9H, set KS KH KC; discard 2♣").splitlines()
    assert lines[-1] == "A: take; lay set 5S 5H JK, set 9C 9D 9H, set KS KH KC; discard 2C"


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (["C: call; draw"], 8),
        (["A: allow"], 8),
        (["A: pass"], 8),
        (["A: call"], 8),
        (["C: call", "B: call"], 9),  # B was asked before
        (["C: call", "A: draw"], 9),
        (["C: call", "A: allow", "A: take"], 10),
        (["A: draw; discard JK"], 8),
        (["A: draw; lay set 5S 5H JK"], 8),
        (["B: no"], 8),
    ],
)
def test_k9_a_mistake_is_refused_at_its_line(lines: list[str], line: int) -> None:
    with pytest.raises(BadRecord) as bad:
        record(*lines)
    assert bad.value.line == line


def test_k10_6_score() -> None:
    def after(*, offenses: tuple[int, int, int] = (0, 0, 0), bent: bool = False) -> tuple[int, ...]:
        cards = "JK AS AH TD 9C"
        if bent:
            now = set_up(
                active="B", b="5S 5H 5D 6S 6H 6D 7S 7H 7D", a=cards, c="2S", offenses=offenses, is_playing=True
            )
            return score(play(now, "B: lay set 5S 5H 5D, set 6S 6H 6D, set 7S 7H 7D")).scores
        now = set_up(B_LAID, active="B", b="2D", a=cards, c="2S", offenses=offenses, is_playing=True)
        return score(play(now, "B: discard 2D")).scores

    assert after()[0] == 85
    assert after(bent=True)[0] == 170
    assert after(offenses=(2, 0, 0))[0] == 185
    assert after(offenses=(0, 1, 0), bent=True)[:2] == (85, 50)


def test_k10_7_call() -> None:
    now = set_up(A_LAID, c="2H")
    after = now.play(Seat.C, KALOOKI.parse("call")).position.play(Seat.B, KALOOKI.parse("call")).position
    assert (table_of(after).calls, table_of(after).in_hand) == ((0, 1, 0), (2, 4, 1))
    fresh = play(set_up(), "B: call")
    assert table_of(play(fresh, "A: take")).calls == (0, 0, 0)


def test_k10_8_deadlock() -> None:
    now = set_up("B: set 5S 5H 5D", stock="", renewals=1, contracts="12", dealer="C")
    after = play(now, "A: take; discard 9C")
    assert (score(after).ended, score(after).totals, board(after).next_dealer) == ("void", (0, 0, 0), Seat.C)
    assert board(dealt(after)).contract == 1
