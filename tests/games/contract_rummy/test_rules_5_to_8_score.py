"""CR5.3 to CR8: the end of a deal, the score, the settlement, what is seen, and records."""

import json

import pytest

from bot.games.cards import parse_card
from bot.games.contract_rummy.moves import parse_move
from bot.games.contract_rummy.report import ContractRummyReport
from bot.games.protocol import Abandon, Ending, Owed, Position, Seat
from bot.games.record import BadRecord, read, write
from tests.games.contract_rummy.tables import (
    CONTRACT_RUMMY,
    RECORDS,
    TABLES,
    begun,
    board,
    events,
    happened,
    look,
    pays,
    play,
    score,
    set_up,
    table_of,
    waiting,
)
from tests.games.rummy_tables import shown
from tests.there import there

A_LAID, B_LAID = "A: set 5S 5H 5D", "B: set 5S 5H 5D"
RULES = {CONTRACT_RUMMY.name: CONTRACT_RUMMY}
TAGS = ['[Game "contract-rummy"]', '[A "a"]', '[B "b"]', '[C "c"]', '[D "d"]', '[Rules "classic"]', '[Contracts "3"]']
DEAL = (RECORDS / "contract-buy.game").read_text().splitlines()[8:10]


def left(position: Position, *seats: str) -> Position:
    """Return the position after these seats give up."""
    for seat in seats:
        position = play(position, f"{seat}: resign")
    return position


def test_cr5_3_everybody_scores_the_own_hand_and_who_is_out_nothing() -> None:
    now = set_up(A_LAID, B_LAID, a="2S", b="KS 9D", c="JK AS AH", is_playing=True)
    assert score(play(now, "A: discard 2S")).scores == (0, 19, 45)


def test_cr5_3_in_a_blocked_deal_everybody_scores() -> None:
    now = set_up(a="2S", b="KS 9D", c="JK", stock="", renewals=3)
    assert (score(play(now, "A: pass")).scores, score(play(now, "A: pass")).out) == ((2, 19, 15), None)


def test_cr5_4_after_the_last_contract_the_lowest_total_wins() -> None:
    over = play(set_up(A_LAID, a="2S", b="KS", c="9D", is_playing=True), "A: discard 2S")
    outcome = there(over.outcome)
    assert (outcome.ending, outcome.winners) == (Ending.PLAYED, {Seat.A})
    assert outcome.places == ((Seat.A,), (Seat.C,), (Seat.B,))


def test_cr5_4_equal_lowest_totals_win_together() -> None:
    over = play(set_up(a="KS", b="TS", c="JK", stock="", renewals=3), "A: pass")
    assert there(over.outcome).winners == {Seat.A, Seat.B}


def test_cr5_4_blocked_deals_count_and_their_contract_is_not_dealt_again() -> None:
    now = play(set_up(stock="", renewals=3, contracts="12"), "A: pass")
    assert (score(now).totals, board(now).next_contract, there(now.chance).deal) == ((4, 4, 4), 2, 2)


def test_cr5_5_who_stays_alone_scores_nothing_and_the_others_their_hands() -> None:
    over = left(set_up(A_LAID, a="KS KD", b="QS JK", c="9D", contracts="17"), "B", "A")
    assert (there(over.outcome).ending, there(over.outcome).winners) == (Ending.RESIGNED, {Seat.C})
    assert (score(over).ended, score(over).out, score(over).scores) == ("left", None, (20, 25, 0))


def test_cr5_5_deals_not_begun_do_not_count() -> None:
    over = left(begun(), "A", "B")
    assert (board(over).scores, there(over.outcome).winners) == ((), {Seat.C})
    between = play(set_up(A_LAID, a="2S", b="KS", c="9D", contracts="12", is_playing=True), "A: discard 2S")
    assert len(board(left(between, "A", "B")).scores) == 1


def test_cr5_5_purchases_made_stay() -> None:
    now = play(set_up(c="9D", pile="3C KC", stock="4H 4D 4C"), "A: draw", "C: ask")
    assert score(left(now, "A", "C")).scores == (8, 0, 23)


def test_cr5_5_a_deputy_plays_on_while_two_have_not_left() -> None:
    now = left(set_up(), "A")
    assert (now.deputies, now.outcome, now.left) == ({Seat.A}, None, (Seat.A,))
    assert table_of(play(now, "A: take")).in_hand[0] == 3


def test_cr5_5_an_answer_of_a_player_who_leaves_does_not_count() -> None:
    asked = play(set_up(seats=4), "A: draw").play(Seat.C, parse_move("ask")).position
    assert there(left(asked, "C").window).missing == {Seat.B, Seat.C, Seat.D}


@pytest.mark.parametrize(
    ("given", "move"),
    [
        ({}, "draw"),
        ({"stock": "", "renewals": 3}, "pass"),
        ({"is_playing": True, "a": "2S KD TS TC"}, "discard TS"),  # of the dearest the first suit, then from the ace up
        ({"is_playing": True, "a": "KS TS QS"}, "discard TS"),
        ({"is_playing": True, "a": "9S AC JK"}, "discard AC"),
        ({"is_playing": True, "a": "AD AC JK KS"}, "discard AD"),
        ({"is_playing": True, "a": "9S JK"}, "discard JK"),
    ],
)
def test_cr5_5_default_moves(given: dict[str, object], move: str) -> None:
    assert str(set_up(**given).default(Seat.A)) == move  # type: ignore[arg-type]


def test_cr5_5_asked_to_buy_the_default_is_no() -> None:
    assert str(play(set_up(), "A: draw").default(Seat.B)) == "no"


# What is seen (CR6)


def test_cr6_a_card_taken_or_bought_is_known_and_one_that_is_drawn_is_not() -> None:
    now = play(set_up(c="KS KD", stock="4H 4D 4C"), "A: draw", "C: ask")
    assert [shown(known) for known in table_of(now).known] == ["", "", "9C"]
    assert parse_card("4D") in look(now, "A").unseen()
    assert shown(table_of(play(set_up(), "A: take; discard 9C")).known[0]) == ""


def test_cr6_the_penalty_card_is_seen_by_the_buyer_alone() -> None:
    drawn = play(set_up(stock="4H 4D 4C"), "A: draw")
    bought, penalty = happened(drawn, "C: ask")[-2:]
    assert [type(event).__name__ for event in (bought, penalty)] == ["Bought", "Penalized"]
    assert "4" not in repr(penalty)
    seen = [getattr(penalty.seen_by(seat), "card", None) for seat in (Seat.C, Seat.A, None)]
    assert seen == [parse_card("4D"), None, None]


def test_cr6_an_answer_is_announced_to_nobody_else() -> None:
    (event,) = happened(play(set_up(seats=4), "A: draw"), "B: no")[:1]
    assert (event.seen_by(Seat.B), event.seen_by(Seat.A), event.seen_by(None)) == (event, None, None)


def test_cr6_two_cards_left_and_one_left_are_announced() -> None:
    assert events(set_up(a="KS QS 2D", is_playing=True), "A: discard KS") == ["Discarded", "FewLeft"]
    assert events(set_up(a="KS QS 2D 3D", is_playing=True), "A: discard KS") == ["Discarded"]


def test_cr6_a_renewed_stock_and_a_blocked_deal_are_announced() -> None:
    assert events(set_up(stock="", pile="4C 9C"), "A: draw")[-2:] == ["Renewed", "Drew"]
    assert events(set_up(stock="", renewals=3), "A: pass")[:3] == ["Passed", "Blocked", "Scored"]
    owed = waiting(play(set_up(stock="4H", pile="2C 3C 4C 9C"), "A: draw"), "B: ask")
    assert [type(each).__name__ for each in owed.supply(there(owed.chance).cards).events] == ["Renewed", "Penalized"]


# Settlement (CR7)


def finished(totals: tuple[int, ...], *, dealer: str = "C", gone: str = "", **options: str) -> Position:
    """Return a finished game with these totals."""
    over = play(set_up(A_LAID, seats=len(totals), dealer=dealer, is_playing=True, a="2S"), "A: discard 2S")
    return TABLES.finished(over, totals, gone=gone, **options)


def test_cr7_every_other_pays_a_stake_for_each_started_points_of_difference() -> None:
    assert pays(finished((31, 180, 81, 82)), 100) == {"BA": 300, "CA": 100, "DA": 200}


def test_cr7_a_game_costs_one_stake_whatever_the_totals() -> None:
    assert pays(finished((31, 180, 81, 82), payment="game"), 100) == {"BA": 100, "CA": 100, "DA": 100}


def test_cr7_ties_divide() -> None:
    assert pays(finished((100, 100, 275), dealer="C"), 25) == {"CA": 50, "CB": 50}
    assert pays(finished((100, 100, 450), dealer="C", payment="game"), 33) == {"CA": 17, "CB": 16}


def test_cr7_who_left_pays_at_least_one_stake_and_cannot_win() -> None:
    assert pays(finished((40, 300, 100), gone="A"), 100) == {"AC": 100, "BC": 400}


def test_cr7_nothing_is_paid_for_a_game_that_was_abandoned() -> None:
    assert pays(set_up().play(None, Abandon()).position, 100) == {}


@pytest.mark.parametrize(
    ("options", "seats", "most"),
    [
        ({"payment": "game"}, 3, 1),
        ({"contracts": "1", "may_i": "three"}, 3, 5),  # 17 cards: 2 jokers, 8 aces, 7 tens: 220 points
        ({"may_i": "three"}, 3, 33),
        ({"contracts": "1"}, 3, 17),  # all but three twos: 816 points
        ({}, 5, 118),
    ],
)
def test_cr7_the_worst_case_is_known_before(options: dict[str, str], seats: int, most: int) -> None:
    assert CONTRACT_RUMMY.most_lost(CONTRACT_RUMMY.options(options), seats=seats, stake=1) == most


def test_cr7_later_the_worst_case_is_what_is_left_to_lose() -> None:
    """B has 50 points more than A, who went out; the seventh contract is left."""
    start = set_up(A_LAID, a="2S", b="KS KH KD KC QS", is_playing=True, contracts="17")
    over = play(start, "A: discard 2S")
    a, b = (CONTRACT_RUMMY.most_lost_from(look(over, seat), seats=3, stake=1) for seat in "AB")
    assert a == CONTRACT_RUMMY.most_lost(CONTRACT_RUMMY.options({"contracts": "7"}), seats=3, stake=1)
    assert b == a + 1


# Records (CR8)


@pytest.mark.parametrize("name", ["buy", "seven-out"])
def test_cr8_the_pages_examples(name: str) -> None:
    path = RECORDS / f"contract-{name}.game"
    reading = read(path.read_bytes(), games=RULES)
    report = ContractRummyReport().as_json(
        CONTRACT_RUMMY, reading.position, seats=len(reading.record.names), stake=reading.record.stake
    )
    assert report == json.loads(path.with_suffix(".json").read_text())
    assert read(write(reading.record, games=RULES).encode(), games=RULES) == reading


def record(*lines: str) -> str:
    """Return a record of these lines after a deal, as it is written again."""
    return write(read("\n".join([*TAGS, *DEAL, *lines]).encode(), games=RULES).record, games=RULES)


def test_cr8_each_purchase_is_a_line_and_the_turn_goes_on_in_a_new_line() -> None:
    lines = ["A: draw; discard 2D", "B: draw", "D: ask", "C: ask", "B: discard 2S"]
    assert record(*lines).splitlines()[-5:] == lines


def test_cr8_a_turn_without_a_purchase_is_a_line_however_it_is_read() -> None:
    assert record("A: draw", "A: discard 2D").splitlines()[-1] == "A: draw; discard 2D"


def test_cr8_who_leaves_while_asked_lets_nothing_go() -> None:
    for buyer in "BC":
        lines = ["A: draw", "C: resign", "B: timeout", f"{buyer}: ask", "A: discard 2D"]
        assert record(*lines).splitlines()[-5:] == lines


def test_cr8_a_stock_is_renewed_before_the_draw_or_before_the_ask() -> None:
    opened = play(set_up(stock="4H", pile="2C 3C 4C 9C"), "A: draw")
    assert there(waiting(opened, "B: ask").chance).kind is Owed.STOCK
    with pytest.raises(BadRecord) as bad:
        record("Stock: 3C", "A: draw")
    assert bad.value.line == 10


@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (["A: draw; ask"], 10),
        (["B: ask"], 10),
        (["A: ask"], 10),
        (["A: pass"], 10),
        (["A: draw", "B: ask", "B: ask"], 12),  # nobody gets two running
        (["A: draw", "C: ask", "C: ask"], 12),
        (["A: take", "B: ask"], 11),
        (["A: draw; discard 2D", "B: draw", "A: ask"], 12),  # the own discard
        (["A: draw; lay run 3C 4C 5C 6C, run 7C 8C 9C TC"], 10),  # one run
        (["A: draw; lay run 3C 4C 5C 6C"], 10),
        (["A: draw; add 1 3C"], 10),
        (["A: draw; discard JK"], 10),
        (["A: draw", "B: no"], 11),
    ],
)
def test_cr8_a_mistake_is_refused_at_its_line(lines: list[str], line: int) -> None:
    with pytest.raises(BadRecord) as bad:
        record(*lines)
    assert bad.value.line == line


def test_cr9_7_score() -> None:
    now = set_up(A_LAID, a="2S", b="JK AC KH TS 4D", is_playing=True)
    assert score(play(now, "A: discard 2S")).scores[1] == 54
