"""D5 to D8: the exchange, the end of the game, leaving, settlement, and what each sees; D1.3, the options."""

import pytest

from bot.games.cards import Hand
from bot.games.daifugo.board import Phase
from bot.games.daifugo.events import Dealt, Fell, Fetched, Gave, Rose
from bot.games.daifugo.moves import Pass, PassRound
from bot.games.daifugo.options import DaifugoOptions, Payment
from bot.games.daifugo.settlement import Reason, dues, penalties, unpaid
from bot.games.dealing import Chose
from bot.games.protocol import Ending, Event, Lateness, Position, Seat, Window
from tests.games.daifugo.tables import (
    DAIFUGO,
    begun,
    board,
    code,
    dealt,
    events,
    finished,
    hand,
    holding,
    late,
    legal,
    look,
    play,
    refused,
    score,
    step,
    to_play,
)
from tests.games.given import wrong
from tests.there import there

SECOND = {"second_exchange": "yes"}


def after_a_deal(seats: int = 3, order: str = "BAC", **options: str) -> Position:
    """Return the end of the first deal."""
    return finished(begun(seats, **options), order)


def paid(position: Position, stake: int = 100) -> list[str]:
    """Return who pays whom."""
    return [f"{each.payer} {each.payee} {each.amount}" for each in DAIFUGO.settle(position, stake).transfers]


@pytest.mark.parametrize(
    ("held", "gone"),
    [("2H 2C AS KS", "2H 2C"), ("2D AS AH AC", "2D AS"), ("AC AD AH KS", "AH AD"), ("KS KC QS JS", "KS KC")],
)
def test_d10_5_the_two_highest_of_the_destitute_go_at_once(held: str, gone: str) -> None:
    position = dealt(after_a_deal(), c=f"{held} 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S")
    exchange = there(look(position, "C").exchange)
    assert " ".join(map(str, exchange.fetched)) == gone
    assert look(position, "B").exchange == exchange
    assert look(position, "A").exchange is look(position).exchange is None
    assert set(gone.split()) <= set(hand(position, "B").split())
    assert sum(board(position).in_hand) == 52
    assert position.to_act == {Seat.B}
    assert position.window is None, "only one chooses"


def test_d5_3_the_daifugo_gives_back_any_two_also_those_received() -> None:
    position = dealt(after_a_deal(), c="2D AS AH AC 3H 3D", b="6S 6H 3S", a="2S 2H 2C")
    for line, why in {
        "B: give 2D AS": "",
        "B: give 6S 3S": "",
        "B: give 2D": "wrong-gift D5.3",
        "B: give 2D AS 6S": "wrong-gift D5.3",
        "B: give 2D 2D": "not-held D4.1",
        "B: give 2S AS": "not-held D4.1",
        "C: give 3H 3D": "gives-nothing D5",
        "B: play 6S": "exchange-first D5",
        "A: pass": "exchange-first D5",
    }.items():
        assert code(position, line) == why, line
    count = there(refused(position, "B: give 2D"))
    assert count.about == (("wanted", 2),)
    position = play(position, "B: give AS 2D")
    assert (board(position).phase, position.to_act) == (Phase.PLAY, {Seat.B})
    assert {"2D", "AS"} <= set(hand(position, "C").split())
    assert board(position).in_hand == (18, 17, 17)
    assert code(position, "B: give 6S 3S") == "gives-nothing D5"


def test_d5_4_both_choose_at_the_same_time_and_see_nothing_of_each_other() -> None:
    position = dealt(after_a_deal(4, "BADC", **SECOND), c="2S 2H", d="AS", a="3S", b="3H 3D")
    assert [(str(pair.poor), str(pair.rich), pair.count) for pair in board(position).pairs] == [
        ("C", "B", 2),
        ("D", "A", 1),
    ]
    assert isinstance(position.window, Window)
    assert position.window.asked == (Seat.A, Seat.B), "from the dealer's left"
    chosen = step(position, "B: give 3H 3D")
    assert [type(event).__name__ for event in chosen[1]] == ["Chose"]
    assert (board(chosen[0]).phase, board(chosen[0]).chosen) == (Phase.GIVE, {Seat.B})
    changed = play(chosen[0], "B: give 2S 2H")
    assert look(changed, "A") == look(chosen[0], "A")
    done, happened = step(changed, "A: give 3S")
    assert [type(event).__name__ for event in happened] == ["Gave", "Gave"]
    assert {"2S", "2H"} <= set(hand(done, "C").split())
    assert "3S" in hand(done, "D").split()
    assert done.to_act == {Seat.B}, "the Daifugo leads"


@pytest.mark.parametrize(("seats", "order"), [(3, "BAC"), (4, "BADC")])
def test_d5_4_the_second_exchange_needs_the_option_and_four(seats: int, order: str) -> None:
    option = SECOND if seats == 3 else {}
    assert len(board(dealt(after_a_deal(seats, order, **option))).pairs) == 1


def test_d5_1_the_exchange_has_the_normal_order_after_a_revolution() -> None:
    position = after_a_deal(3, "BAC", revolution="yes")
    assert not board(dealt(position, c="2S 2H")).is_turned
    exchange = there(look(dealt(position, c="2S 2H"), "C").exchange)
    assert " ".join(map(str, exchange.fetched)) == "2S 2H"


def test_d5_5_a_seat_that_was_left_keeps_its_title_and_a_deputy_plays_it() -> None:
    position = play(dealt(after_a_deal()), "B: resign")
    assert (position.deputies, position.to_act, board(position).title(Seat.B)) == ({Seat.B}, {Seat.B}, "daifugo")
    position = to_play(position)
    assert (board(position).phase, position.to_act) == (Phase.PLAY, {Seat.B})


@pytest.mark.parametrize(
    ("lines", "default"),
    [
        ((), "A: play 4S 4H"),
        (("A: play 9S",), "B: play TH"),
        (("A: play 4S 4H",), "B: play 5S 5H"),
        (("A: play 4S 4H", "B: pass"), "C: pass"),
    ],
)
def test_d5_6_the_default_is_the_lowest_that_does(lines: tuple[str, ...], default: str) -> None:
    position = play(late(a="4S 4H 9S", b="5H 5S 5C TH KD", c="6S KS 3D"), *lines)
    seat, _, move = default.partition(": ")
    assert str(position.default(Seat[seat])) == move
    assert [position.default(one) for one in (Seat.A, Seat.B, Seat.C) if one != Seat[seat]] == [None, None]


def test_d5_6_the_lowest_is_given_in_the_normal_order_and_played_in_that_in_force() -> None:
    position = dealt(after_a_deal(), b="3C 3H 3D 2S", c="2H 2C")
    assert str(position.default(Seat.B)) == "give 3H 3D"
    turned = play(late(terms={"revolution": "yes"}, a="5S 5H 5D 5C 9S KS", b="3S 4S", c="6S 7S"), "A: play 5S 5H 5D 5C")
    turned = play(turned, "B: pass", "C: pass")
    assert str(turned.default(Seat.A)) == "play KS"


def test_d11_who_is_in_the_round_may_order_to_pass_in_it() -> None:
    position = play(late(a="4S 9S 9H", b="5S 3S 3H", c="6S 7S 8S"), "A: play 4S")
    assert look(position, "C").waiting_moves() == look(position, "A").waiting_moves() == (PassRound(1),)
    assert look(position, "B").waiting_moves() == look(position).waiting_moves() == ()
    assert position.comes_to(Seat.C, PassRound(1)) == Pass()
    assert position.comes_to(Seat.C, PassRound(2)) == PassRound(2), "refused, and so the order dies"
    passed = play(position, "B: pass")
    assert look(passed, "B").waiting_moves() == ()
    again = play(passed, "C: pass")
    assert look(again, "B").waiting_moves() == (PassRound(2),)
    assert again.turn(Seat.B) > passed.turn(Seat.B), "no old button orders a pass in another round"


def test_d6_1_the_daifugo_of_the_last_deal_wins() -> None:
    position = finished(after_a_deal(4, "DBCA", deals="2"), "CDAB")
    assert position.outcome is not None
    assert (position.outcome.ending, position.outcome.winners) == (Ending.PLAYED, {Seat.C})
    assert position.outcome.places == ((Seat.C,), (Seat.D,), (Seat.A,), (Seat.B,))


def test_d6_1_or_the_first_who_has_not_left() -> None:
    position = finished(play(after_a_deal(4, "DBCA", deals="2"), "C: resign", "D: timeout"), "CDAB")
    assert position.outcome is not None
    assert position.outcome.winners == {Seat.A}
    assert position.outcome.places == ((Seat.A,), (Seat.B,), (Seat.D,), (Seat.C,))
    assert paid(position) == [], "the Destitute's payment is dropped, and the Poor is owed nothing"


@pytest.mark.parametrize("word", ["resign", "timeout"])
def test_d6_2_who_stays_alone_wins(word: str) -> None:
    position = play(dealt(after_a_deal()), "C: resign", f"B: {word}")
    assert position.outcome is not None
    assert position.outcome.ending is (Ending.RESIGNED if word == "resign" else Ending.TIMEOUT)
    assert (position.outcome.winners, position.left) == ({Seat.A}, (Seat.C, Seat.B))
    assert position.outcome.places == ((Seat.A,), (Seat.B,), (Seat.C,))
    assert len(board(position).scores) == 1, "the open deal is not scored"


def test_d6_2_a_seat_leaves_once_and_all_may_agree_on_an_end() -> None:
    position = play(dealt(begun()), "C: resign")
    assert code(position, "C: timeout") == "has-left D6.2"
    assert code(position, "A: abandon") == "by-agreement D6.2"
    ended = position.play(None, DAIFUGO.parse("abandon")).position
    assert ended.outcome is not None
    assert (ended.outcome.ending, paid(ended), dues(board(ended))) == (Ending.ABANDONED, [], ())


def played(seats: int, *orders: str, **options: str) -> Position:
    """Return a game of these deals."""
    position = begun(seats, deals=str(len(orders)), **options)
    for order in orders:
        position = finished(position, order)
    return position


def test_d7_worked_four_players() -> None:
    assert paid(played(4, "ABCD", "DCBA")) == ["A D 200", "B C 100"]
    assert paid(played(4, "ABCD", "DCBA", payment="every")) == []


def test_d7_worked_three_players() -> None:
    every = played(3, "ABC", "ACB", "BAC", payment="every")
    assert paid(every, 50) == ["B A 100", "C A 100", "C B 100"]
    assert DAIFUGO.settle(every, 50).nets(3) == (200, 0, -200)
    assert every.outcome is not None
    assert every.outcome.winners == {Seat.B}
    assert paid(played(3, "ABC", "ACB", "BAC"), 50) == ["C B 100"]
    assert [(due.deal, due.reason) for due in dues(board(every))] == [
        (1, Reason.DAIFUGO),
        (2, "daifugo"),
        (3, "daifugo"),
    ]


def test_d7_3_who_left_is_paid_nothing_and_pays() -> None:
    position = play(after_a_deal(4, "ABCD", deals="2", payment="every"), "A: resign", "C: resign")
    position = finished(position, "BADC")
    assert paid(position) == ["C B 300"]
    assert [(each.payer, each.payee, each.amount) for each in unpaid(board(position))] == [
        (Seat.D, Seat.A, 3),
    ]


def test_d7_3_what_a_seat_that_left_owes_and_is_owed_is_netted_before_it_is_dropped() -> None:
    left = play(after_a_deal(4, "ABCD", deals="2", payment="every"), "A: resign")
    assert paid(finished(left, "DCBA")) == [], "A owes D what D owes A"
    assert paid(finished(left, "CDBA")) == ["A C 200", "B D 100", "C B 100"], "what D owes A alone is dropped"


@pytest.mark.parametrize(
    ("payment", "transfers"),
    [("final", ["A B 200", "C B 200", "D B 200"]), ("every", ["A B 200", "C B 300", "D B 200"])],
)
def test_d7_3_if_leaving_ended_the_game_each_who_left_pays_two_besides(payment: str, transfers: list[str]) -> None:
    position = after_a_deal(4, "ABCD", deals="3", payment=payment)
    position = play(dealt(position), "C: resign", "A: resign", "D: timeout")
    assert paid(position) == transfers
    assert {(due.payer, due.payee) for due in penalties(board(position))} == {
        (Seat.C, Seat.B),
        (Seat.A, Seat.B),
        (Seat.D, Seat.B),
    }


def test_d7_the_worst_is_told_before() -> None:
    assert DAIFUGO.most_lost(DaifugoOptions(), seats=4, stake=50) == 100
    assert DAIFUGO.most_lost(DaifugoOptions(payment=Payment.EVERY), seats=4, stake=50) == 500


def seen_events(position: Position, line: str, kind: type[Event], seat: str | None) -> list[Event | None]:
    """Return a line's events of one kind, as a seat may know them."""
    who = None if seat is None else Seat[seat]
    return [event.seen_by(who) for event in step(position, line)[1] if isinstance(event, kind)]


def test_d8_what_is_exchanged_only_its_two_see() -> None:
    before = after_a_deal(4, "BADC", **SECOND)
    cards = [event for event in before.supply(before.chance.cards).events] if before.chance else []  # noqa: C416
    fetched = [event for event in cards if isinstance(event, Fetched)]
    for event in fetched:
        for seat in Seat.A, Seat.B, Seat.C, Seat.D, None:
            seen = event.seen_by(seat)
            assert isinstance(seen, Fetched)
            assert (seen.cards is not None) == (seat in (event.seat, event.to))
            assert seen.count == len(event.cards or ())
    position = play(dealt(before, b="3H 3D", a="3S"), "B: give 3H 3D")
    for seat in "ABCD":
        gave = seen_events(position, "A: give 3S", Gave, seat)
        shown = [isinstance(event, Gave) and event.cards is not None for event in gave]
        assert shown == [seat in "BC", seat in "AD"]


def test_d8_a_choice_is_seen_by_its_maker_alone() -> None:
    position = dealt(after_a_deal(4, "BADC", **SECOND), b="3H 3D")
    assert [
        isinstance(event, Chose) and event.move is None for event in seen_events(position, "B: give 3H 3D", Chose, "A")
    ] == [True]
    chosen = play(position, "B: give 3H 3D")
    assert str(look(chosen, "B").choice) == "give 3H 3D"
    assert look(chosen, "A").choice is look(chosen).choice is None


def test_d8_who_exchanged_knows_those_cards_until_they_are_played() -> None:
    position = play(
        dealt(after_a_deal(), c="2D AS 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 7S", b="3S 3H"), "B: give 3S AS"
    )
    assert {seat: " ".join(map(str, cards)) for seat, cards in look(position, "B").known().items()} == {Seat.C: "AS 3S"}
    assert {seat: " ".join(map(str, cards)) for seat, cards in look(position, "C").known().items()} == {Seat.B: "2D"}
    assert look(position, "A").known() == {}
    assert len(look(position, "B").unseen()) == 52 - 17 - 2
    position = play(position, "B: play 2D")
    assert look(position, "C").known() == {}


def test_d8_hands_are_dealt_in_secret_and_stay_so_at_the_end_of_a_deal() -> None:
    before = begun()
    assert before.chance is not None
    (event,) = before.supply(before.chance.cards).events
    seen = event.seen_by(Seat.B)
    assert isinstance(seen, Dealt)
    assert [held is None for held in seen.hands] == [True, False, True]
    position = after_a_deal()
    assert look(position, "A").hand == Hand()
    assert score(position).held == len(look(position, "C").hand) == 1, "their own"
    assert set(look(position, "C").hand) < set(look(position, "A").unseen())
    assert not DAIFUGO.opens_hands


def test_d11_a_fall_and_a_rise_are_told() -> None:
    assert (score(after_a_deal()).fell, score(after_a_deal()).rose) == (None, None)
    position = holding(to_play(dealt(after_a_deal(3, "BAC"))), leader="C", a="2S", b="3S 3H", c="2H")
    position = play(position, "C: play 2H")
    assert events(position, "A: play 2S") == ["Played", "Out", "Fell", "Rose", "Scored"]
    position, happened = step(position, "A: play 2S")
    assert (Fell(Seat.B), Rose(Seat.C)) == happened[2:4]
    assert (score(position).fell, score(position).rose) == (Seat.B, Seat.C)


def test_d1_3_options_out_of_range() -> None:
    assert [wrong(DAIFUGO, deals=deals) for deals in ("0", "51")] == ["bad-deals"] * 2
    assert (wrong(DAIFUGO, revolution="on"), wrong(DAIFUGO, eights="true")) == ("not-yes-or-no", "not-yes-or-no")
    assert wrong(DAIFUGO, payment="all") == "not-a-choice"
    assert type(DAIFUGO.options({})).rule == "D1.3"


def test_what_a_clock_does_is_the_default_move() -> None:
    assert (DAIFUGO.lateness, DAIFUGO.strikes) == (Lateness.DEFAULT_MOVE, 3)
    assert legal(late(a="4S 9S", b="5S", c="6S"), "B") == ""
    assert events(late(a="4S 9S", b="5S", c="6S"), "A: play 4S") == ["Played", "Few"]
