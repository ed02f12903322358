"""The scripts of lessons: they can be played as they say, by the rules, and what their sentences say is so."""

from dataclasses import replace
from importlib import import_module

import pytest

from bot.games.anaconda import lesson as anaconda
from bot.games.anaconda.views import AnacondaView, Ended, Half
from bot.games.cards import CARDS, Suit, parse_card
from bot.games.cinch import lesson as cinch
from bot.games.cinch.views import CinchView
from bot.games.contract_rummy import lesson as contract_rummy
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.daifugo import lesson as daifugo
from bot.games.daifugo.titles import Title
from bot.games.daifugo.views import DaifugoView
from bot.games.guts import lesson as guts
from bot.games.guts.views import GutsView
from bot.games.kalooki import lesson as kalooki
from bot.games.kalooki.moves import Swap
from bot.games.kalooki.views import KalookiView
from bot.games.lesson import LEARNER, Question, Script, Task, in_turn, stacked
from bot.games.protocol import Refused, Seat, View, of_kind
from bot.games.rolling_stone import lesson as rolling
from bot.games.rolling_stone.views import RollingView
from bot.games.rummy.melds import Wanted

SCRIPTS: dict[str, Script] = {
    name: import_module(f"bot.games.{name}.lesson").SCRIPT
    for name in (
        "mille",
        "linger_longer",
        "guts",
        "rolling_stone",
        "daifugo",
        "cinch",
        "kalooki",
        "contract_rummy",
        "anaconda",
    )
}
EVERY = pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)


def at(script: Script, name: str) -> View:
    """Return what the learner sees when the task with this name is asked."""
    return script.view_at(next(done for done, task in enumerate(script.tasks) if task.name == name))


def answer(script: Script, name: str) -> int:
    return next(task.right for task in script.tasks if isinstance(task, Question) and task.name == name)


@EVERY
def test_each_task_may_be_played_and_each_question_waits_for_nobody(script: Script) -> None:
    for done, task in enumerate(script.tasks):
        view = script.view_at(done)
        if isinstance(task, Task):
            assert LEARNER in view.to_act, task.name
            assert view.refusal(script.game.parse(task.move)) is None, task.name
            assert script.is_asked(done, script.game.parse(task.move))
        else:
            assert not view.to_act, task.name
            assert task.right in task.offered
    assert not script.is_asked(script.end, script.game.parse(script.tasks[0].move))


@EVERY
def test_its_game_ends_and_is_settled(script: Script) -> None:
    assert script.view_at(script.end).outcome is not None
    assert script.settlement().transfers
    with pytest.raises(IndexError):
        script.view_at(script.end + 1)


@EVERY
def test_each_step_starts_with_its_first_task(script: Script) -> None:
    for step in script.steps:
        first = script.first_task(step)
        assert script.tasks[first].step == step == script.step_of(first)
        assert first == 0 or script.tasks[first - 1].step == step - 1
    assert script.step_of(script.end) == script.steps[-1]


@EVERY
def test_what_happened_is_known_to_the_learner(script: Script) -> None:
    for done in range(script.end + 1):
        for turn in script.turns_at(done):
            assert [event.seen_by(LEARNER) for event in turn] == list(turn)


def test_a_script_that_breaks_a_rule_is_refused() -> None:
    with pytest.raises(Refused):
        replace(cinch.SCRIPT, tasks=[Task(1, "high", "pass", before="pass, pass, pass, play AS")]).view_at(0)
    with pytest.raises(ValueError, match="not in list"):
        replace(guts.SCRIPT, decks=("8S 8S",)).view_at(0)


def test_hands_are_dealt_in_turn_and_the_rest_of_the_pack_follows() -> None:
    assert in_turn("2S 3S 4S", "2H 3H") == "2S 2H 3S 3H 4S"
    assert in_turn("2S 3S 4S 5S", "2H 3H 4H 5H", packet=3) == "2S 3S 4S 2H 3H 4H 5S 5H"
    deck = stacked(CARDS, "KD 2C")
    assert deck[:2] == (parse_card("KD"), parse_card("2C"))
    assert sorted(map(str, deck)) == sorted(map(str, CARDS))


def test_what_guts_says_is_so() -> None:
    pots = {name: of_kind(GutsView, at(guts.SCRIPT, name)).board.counts for name in ("pair", "listen", "lose", "big")}
    assert pots == {"pair": 4, "listen": answer(guts.SCRIPT, "match"), "lose": 4, "big": 12}
    over = of_kind(GutsView, guts.SCRIPT.view_at(guts.SCRIPT.end)).board
    assert [len(score.hands) - score.hands.count(None) for score in over.scores] == [2, 2, 0, 4, 0], "who showed"
    assert over.scores[3].paid[LEARNER] == 4
    assert over.scores[-1].winners == (Seat.D,)
    assert over.options.cap == answer(guts.SCRIPT, "worst")


def test_what_rolling_stone_says_is_so() -> None:
    leading = of_kind(RollingView, at(rolling.SCRIPT, "lead"))
    clubs = [card for card in leading.unseen() if card.suit is Suit.CLUBS]
    assert [len(clubs), sum(card.suit is Suit.CLUBS for card in leading.hand)] == [2, 2]
    taken = of_kind(RollingView, at(rolling.SCRIPT, "pick-up"))
    assert {str(card) for card in taken.fresh()} == {"QD", "9D"}
    assert len({card.suit for card in of_kind(RollingView, at(rolling.SCRIPT, "diamond")).hand}) == 3
    (score,) = of_kind(RollingView, rolling.SCRIPT.view_at(rolling.SCRIPT.end)).board.scores
    assert score.scores == (answer(rolling.SCRIPT, "points"), -3, -3, -4)


def test_what_daifugo_says_is_so() -> None:
    begun = of_kind(DaifugoView, at(daifugo.SCRIPT, "beat"))
    assert len(begun.hand) == 7
    assert [str(move) for move in begun.legal_moves()] == ["play QS QH", "play 2S 2H", "pass"]
    giving = of_kind(DaifugoView, at(daifugo.SCRIPT, "give"))
    assert giving.board.scores[-1].titles[LEARNER] is Title.DAIFUGO
    assert giving.board.scores[-1].titles[Seat.B] is Title.DESTITUTE
    over = of_kind(DaifugoView, daifugo.SCRIPT.view_at(daifugo.SCRIPT.end)).board
    assert over.scores[-1].titles[LEARNER] is Title.DAIFUGO
    assert over.scores[-1].titles[Seat.C] is Title.DESTITUTE
    due = {(each.payer, each.payee): each.amount for each in daifugo.SCRIPT.settlement().transfers}
    assert due[Seat.C, LEARNER] == 100 * answer(daifugo.SCRIPT, "payment")


def test_what_cinch_says_is_so() -> None:
    bidding = of_kind(CinchView, at(cinch.SCRIPT, "bid"))
    assert (bidding.board.scores[0].points, bidding.board.sums, bidding.board.bid) == ((2, 12), (0, 10), 5)
    assert {*map(parse_card, ("AH", "JH", "5H", "5D"))} == {*bidding.would_have(Suit.HEARTS)}
    assert {str(card) for card in of_kind(CinchView, at(cinch.SCRIPT, "trump")).playable()} == {"JH", "5H", "5D"}
    score = of_kind(CinchView, cinch.SCRIPT.view_at(cinch.SCRIPT.end)).board.scores[-1]
    assert (score.points, score.is_made) == ((13, 1), True)
    assert score.scores == (answer(cinch.SCRIPT, "score"), 0)


def test_what_kalooki_says_is_so() -> None:
    begun, called = of_kind(KalookiView, at(kalooki.SCRIPT, "draw")), of_kind(KalookiView, at(kalooki.SCRIPT, "call"))
    assert begun.contract == Wanted(sets=2, runs=1)
    assert [(str(begun.board.table.top), str(called.board.table.top))] == [("2C", "KH")]
    assert [called.board.table.calls[seat] for seat in called.board.seats] == [0, 0, 1]
    taking = of_kind(KalookiView, at(kalooki.SCRIPT, "take"))
    assert [taking.calls_left(LEARNER), taking.board.table.has_laid] == [2, (False, False, True)]
    laying = of_kind(KalookiView, at(kalooki.SCRIPT, "lay"))
    assert [str(card) for way in laying.arrangements() for card in way.left] == ["JS", "8S", "3D"], "one way to lay"
    swapping = of_kind(KalookiView, at(kalooki.SCRIPT, "swap"))
    swaps = [move for move in swapping.legal_moves() if isinstance(move, Swap)]
    assert [str(swapping.joker_after(move)) for move in swaps] == ["TS"]
    assert [str(move) for move in of_kind(KalookiView, at(kalooki.SCRIPT, "bend")).legal_moves()] == ["discard 3D"]
    (score,) = of_kind(KalookiView, kalooki.SCRIPT.view_at(kalooki.SCRIPT.end)).board.scores
    assert (score.bent, score.scores) == (True, (0, 124, answer(kalooki.SCRIPT, "score")))
    due = {each.payer: each.amount for each in kalooki.SCRIPT.settlement().transfers}
    assert due == {Seat.B: 100 * answer(kalooki.SCRIPT, "payment"), Seat.C: 100}


def test_what_contract_rummy_says_is_so() -> None:
    script = contract_rummy.SCRIPT
    begun, asked = of_kind(ContractRummyView, at(script, "take")), of_kind(ContractRummyView, at(script, "ask"))
    assert begun.contract == Wanted(sets=1, runs=1)
    assert [sum(slot.lacks for slot in view.slots()) for view in (begun, asked)] == [2, 1], "a card, then the queen"
    assert asked.board.table.asked == (LEARNER,), "who discarded it is not asked"
    drawing, laying = of_kind(ContractRummyView, at(script, "draw")), of_kind(ContractRummyView, at(script, "lay"))
    assert [drawing.board.table.bought, drawing.board.table.has_laid] == [(1, 0, 0), (False, False, True)]
    (way,) = laying.arrangements()
    assert [str(card) for card in way.left] == ["KH", "JS", "8S", "3D", "2S", "2C"], "one way to lay"
    keeping, off = of_kind(ContractRummyView, at(script, "keep")), of_kind(ContractRummyView, at(script, "off"))
    assert [keeping.layoffs_at_once(), keeping.exchanges()] == [(), ()], "not in the turn of the contract"
    assert [*map(str, off.layoffs_at_once())] == ["add 1 KH", "add 2 low 8S"]
    (taken,) = off.exchanges()
    assert str(taken) == "swap 2 JS lay set 2S 2C JK"
    (score,) = of_kind(ContractRummyView, script.view_at(script.end)).board.scores
    assert score.scores == (0, 60, answer(script, "score"))
    due = {each.payer: each.amount for each in script.settlement().transfers}
    assert due == {Seat.B: 100 * answer(script, "payment"), Seat.C: 100}


def test_what_anaconda_says_is_so() -> None:
    script = anaconda.SCRIPT
    checking, more = of_kind(AnacondaView, at(script, "check")), of_kind(AnacondaView, at(script, "more"))
    assert {"3S", "8H", "JD"} <= {*map(str, checking.hand)}
    assert {*map(str, more.hand)} >= {*["5C", "4H", "3S", "2D", "AS"]}, "the lowest hand there is"
    calling, betting = of_kind(AnacondaView, at(script, "call")), of_kind(AnacondaView, at(script, "more"))
    assert (calling.price, calling.board.bets.due) == (2, 2)
    assert [str(each.move) for each in betting.wagers] == ["bet 4"], "twice as large"
    declared = of_kind(AnacondaView, at(script, "show")).board
    assert declared.declared == (Half.LOW, None, Half.HIGH)
    assert declared.playing == (Seat.A, Seat.C), "Bruno has folded"
    (score,) = of_kind(AnacondaView, script.view_at(script.end)).board.scores
    assert (score.ended, score.hands[Seat.B]) == (Ended.SHOWDOWN, None)
    assert [pot.amount for pot in score.pots] == [34]
    assert score.pots[0].won == (answer(script, "half"), 0, 17)
    assert score.scores == (17 - 14, -6, 3)
