"""What a coach says of a choice by the view alone is true in every deal that fits it."""

import random
from collections.abc import Iterator
from itertools import combinations, islice

import pytest

from bot.games.cards import CARDS, parse_card
from bot.games.chance import dealt
from bot.games.cinch.trumps import is_trump
from bot.games.cinch.views import CinchView
from bot.games.daifugo.moves import Play
from bot.games.daifugo.ranks import height
from bot.games.daifugo.views import DaifugoView
from bot.games.mille.moves import Discard
from bot.games.mille.views import MilleView
from bot.games.one_card.moves import Play as Lead
from bot.games.poker import winners
from bot.games.protocol import Position, Seat, of_kind
from bot.games.rolling_stone.board import Board
from bot.games.rummy.views import ContractView
from bot.registry import GAMES
from bot.robots.cinch.coach import CardQuestion as CinchQuestion
from bot.robots.coaching import Option, Question
from bot.robots.daifugo.expert import imagined
from bot.robots.guts.coach import InQuestion
from bot.robots.levels import find_robot
from bot.robots.linger_longer.coach import CardQuestion as LingerQuestion
from bot.robots.mille.coach import MoveQuestion
from bot.robots.mille.exits import find_exit
from bot.robots.mille.reading import read
from bot.robots.protocol import Level
from bot.robots.rolling_stone.coach import LEADING, CardQuestion
from bot.robots.rolling_stone.playing_out import CODES
from tests.games.anaconda import tables as anaconda
from tests.games.cinch import tables as cinch
from tests.games.contract_rummy import tables as contract_rummy
from tests.games.daifugo import tables as daifugo
from tests.games.kalooki import tables as kalooki
from tests.games.kits import KITS, Table, random_game
from tests.games.linger_longer import tables as linger
from tests.games.notation import play
from tests.left_out import first
from tests.there import there

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


def facts(name: str, position: Position, seat: Seat) -> dict[str, set[str]]:
    """Return the codes of what a coach says of each choice."""
    coach = GAMES[name].coach
    question = None if coach is None else coach.question(position.view(seat))
    assert question is not None
    return {str(option.move): codes(option) for option in question.options}


def test_out_of_guts_is_said_by_how_many_hands_are_as_good() -> None:
    seen = 0
    for question, _, _ in islice(questions("guts", seeds=3), 20):
        assert isinstance(question, InQuestion)
        own, pairs = question.view.hand, [*combinations(question.unseen, 2)]
        as_good = [1 for pair in pairs if 1 in winners({0: own, 1: pair})]
        said = [
            dict(each.words)["best"] for option in question.options for each in option.facts if each.code == "level"
        ]
        assert said == [pytest.approx(100 * len(as_good) / len(pairs), abs=0.51)]
        seen += 1
    assert seen


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
            for luck in range(DEALS if codes(option) & {"void", "all-follow", "wins", "no-lead"} else 0):
                found = dict(
                    zip(codes_of, question.tried(question.imagined(random.Random(luck)), number)[1:], strict=True)
                )
                is_over = not found["picked-up"] and not found["lead"] and min(board.in_hand) <= 1
                for code, measured in (("void", "picked-up"), ("wins", "lead")):
                    assert code not in codes(option) or found[measured] or is_over
                assert "all-follow" not in codes(option) or not found["picked-up"]
                assert "no-lead" not in codes(option) or not found["lead"]
            seen |= codes(option)
    assert {"void", "wins", "no-lead"} <= seen


def test_of_how_many_cards_of_a_suit_the_others_have_the_most_and_the_fewest() -> None:
    seen = set[str]()
    for question, seat, _ in questions("rolling-stone", seeds=2):
        if not isinstance(question, CardQuestion) or question.view.board.led is not None:
            continue
        hands = question.imagined(random.Random(1)).hands
        for option in question.options:
            assert isinstance(option.move, Lead)
            suit, counts = option.move.card.suit, {card.suit: 0 for card in question.view.hand}
            for card in CARDS:
                if card.suit in counts:
                    counts[card.suit] += any(
                        hand & CODES[card.place] for at, hand in enumerate(hands) if at != int(seat)
                    )
            said = {each.code: dict(each.words)["count"] for each in option.facts if each.code in ("fewest", "most")}
            seen |= {*said}
            assert said.get("fewest", counts[suit]) == said.get("most", counts[suit]) == counts[suit]
            others = [count for each, count in counts.items() if each is not suit]
            assert ("fewest" in said) is (bool(others) and counts[suit] < min(others, default=0))
            assert ("most" in said) is (bool(others) and counts[suit] > max(others, default=99))
    assert seen == {"fewest", "most"}


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


def test_a_card_that_no_opponent_can_beat_takes_the_trick_for_the_side() -> None:
    seen = 0
    for question, _, _ in questions("cinch", seeds=4):
        if not isinstance(question, CinchQuestion):
            continue
        at = [each.code for each in question.measures].index("trick") + 1
        for number, option in enumerate(question.options):
            for luck in range(DEALS if "unbeatable" in codes(option) else 0):
                assert question.tried(question.imagined(random.Random(luck)), number)[at] == 1
                seen += 1
    assert seen


def test_of_cards_that_are_as_weak_or_as_dear_the_same_is_said() -> None:
    led = facts("linger-longer", linger.dealt(linger.begun(), b="5C 5H KS", a="2S 3S TD"), Seat.B)
    assert ["least" in led[f"play {card}"] for card in ("5C", "5H", "KS")] == [True, True, False]
    following = play(linger.dealt(linger.begun(), b="KC KD KS", c="2H 5C QC", a="2S 3S TD"), "KC")
    assert "least" in facts("linger-longer", following, Seat.C)["play 5C"], "the two may not be played"
    hand = kalooki.set_up(a="5S 5H 5D 6S 6H 7S 7H KC QD 2C", is_playing=True)
    dear = facts("kalooki", hand, Seat.A)
    assert ["costly" in dear[f"discard {card}"] for card in ("KC", "QD", "2C")] == [True, True, False]


def test_who_has_the_contract_gets_no_closer_to_it() -> None:
    complete = kalooki.set_up(c="5S 5H 5D 6S 6H 6C 7S 7H 7D", pile="KD")
    assert facts("kalooki", complete, Seat.C)["no"] == {"complete", "no-penalty"}
    lacking = kalooki.set_up(c="5S 5H 5D 6S 6H 7S 7H KC 2D", pile="KD")
    assert facts("kalooki", lacking, Seat.C)["no"] == {"no-nearer", "no-penalty"}


def test_a_joker_goes_with_every_card() -> None:
    for joker, count in (("JK", 1), ("3C", 0)):
        coach = GAMES["kalooki"].coach
        assert coach is not None
        question = coach.question(kalooki.set_up(a=f"5S 5H 6S 6H 7S 7H KC QD 2C {joker}", is_playing=True).view(Seat.A))
        assert question is not None
        counted = [
            dict(fact.words)["jokers"] for option in question.options for fact in option.facts if fact.code == "alone"
        ]
        assert {*counted} == {count}


def test_who_does_not_trump_keeps_the_trump() -> None:
    before = cinch.played(*cinch.TRICKS[:3], "D 6C 3C")
    position = cinch.after(cinch.dealt(cinch.begun(), **cinch.NINE_TO_FIVE), *cinch.ROBBED, *before)
    asked = facts("cinch", position, Seat.B)
    assert "keeps-trumps" in asked["play QC"] - asked["play TH"]


def test_a_trump_lead_says_how_many_trumps_others_may_have() -> None:
    position = cinch.after(cinch.dealt(cinch.begun(), **cinch.NINE_TO_FIVE), *cinch.ROBBED)
    seat = min(position.to_act)
    view = of_kind(CinchView, position.view(seat))
    trumps = [card for card in view.unseen() if is_trump(card, there(view.board.trump))]
    for card, codes_said in facts("cinch", position, seat).items():
        is_led = is_trump(parse_card(card.removeprefix("play ")), there(view.board.trump))
        assert ("draws-trumps" in codes_said) is (is_led and bool(trumps)), card
    assert trumps


def test_nobody_checks_for_what_the_hand_may_become() -> None:
    position = anaconda.holding(anaconda.dealt(anaconda.begun()), a="JS JH 3H 3D KC 8S 7S")
    asked = facts("anaconda", position, min(position.to_act))
    assert "two-pair" not in asked["check"]


@pytest.mark.parametrize(("more", "listed"), [("", "AS KS 2S 2H"), ("KH", "2S 2H")])
def test_of_many_high_cards_only_the_highest_are_named(more: str, listed: str) -> None:
    own = f"4S 5S 7S 9S JS AS KS 2S 2H {more}"
    view = daifugo.late(a=own, b="2D AD QD QC TD TC 8D", c="2C AC QH JH TH 9H 8H").view(Seat.A)
    coach = GAMES["daifugo"].coach
    assert coach is not None
    question = coach.question(view)
    assert question is not None
    option = next(each for each in question.options if str(each.move) == "play 4S")
    kept = next(dict(fact.words)["cards"] for fact in option.facts if fact.code == "keeps-high")
    assert isinstance(kept, tuple)
    assert {*map(str, kept)} == {*listed.split()}


def test_who_surely_goes_out_next_is_the_next_to_go_out() -> None:
    coach, seen = GAMES["daifugo"].coach, 0
    assert coach is not None
    for seed in range(4):
        for position in random_game(Table("daifugo", 4 + seed), seed).positions[1:]:
            for seat in sorted(position.to_act.difference(position.left)):
                view = position.view(seat)
                question = coach.question(view)
                if question is None or "sure" not in codes(question.options[0]):
                    continue
                assert isinstance(view, DaifugoView)
                move = question.options[0].move
                assert isinstance(move, Play)
                chosen = height(move.cards[0].rank, is_turned=view.board.is_turned), len(move.cards)
                assert {imagined(view, random.Random(luck)).place(chosen) for luck in range(DEALS)} == {0}
                seen += 1
    assert seen


def test_what_a_contract_needs_is_told_as_the_panel_counts_it() -> None:
    """Robots count roughly: they see no run beside the first of a suit where other runs come closer."""
    runs = "KS QS TS 9S 7S 6S 5S 4S 6C 5C 4C 4C JK JK"  # three of them, and two cards more
    position = contract_rummy.set_up(contract=7, a=runs, pile="TH")
    assert facts("contract-rummy", position, Seat.A) == {"take": set(), "draw": set()}, "all must be laid"
    complete = contract_rummy.set_up(contract=1, a="5S 5H 5D 6S 6H 6C KS QH 9D 2C", pile="TH")
    assert facts("contract-rummy", complete, Seat.A)["draw"] == {"complete"}
    seen = 0
    for name, question, lacks in rummy_questions():
        for fact in (fact for option in question.options for fact in option.facts if fact.code == "still"):
            assert dict(fact.words)["count"] == lacks, name
            seen += 1
    assert seen


def rummy_questions() -> Iterator[tuple[str, Question, int]]:
    """Yield decisions in games with contracts, and how many cards the panel says are missing."""
    for name in ("kalooki", "contract-rummy"):
        coach = GAMES[name].coach
        assert coach is not None
        for position in random_game(Table(name, KITS[name].game.seats[0]), 1).positions[1:200]:
            for seat in sorted(position.to_act.difference(position.left)):
                view = position.view(seat)
                if (question := coach.question(view)) is not None:
                    assert isinstance(view, ContractView)
                    yield name, question, sum(slot.lacks for slot in view.slots())


@pytest.mark.parametrize("seed", first(2, range(6)))
def test_who_can_go_out_this_turn_scores_what_is_said(seed: int) -> None:
    seen = 0
    for position in robots_playing_mille(seed):
        seat = min(position.to_act)
        said, now, view = exit_points(position, seat), position, of_kind(MilleView, position.view(seat))
        deals = len(view.scores)
        while said is not None and len(view.scores) == deals:
            now = now.play(seat, there(find_exit(read(view))).next_move).position
            view = of_kind(MilleView, now.view(seat))
        assert said is None or view.scores[-1].scores[seat] == said
        seen += said is not None
    assert seen


def robots_playing_mille(seed: int) -> Iterator[Position]:
    """Yield the positions of a game between sound robots."""
    game, luck = GAMES["mille"].game, random.Random(seed)
    now = dealt(game.start(game.options({"target": "500"}), 2, Seat.A), luck)
    while now.outcome is None:
        yield now
        view = now.view(min(now.awaited))
        move = find_robot(Level.REGULAR, view, robots=GAMES.robots).choose(view, random=luck)
        now = dealt(now.play(min(now.awaited), move).position, luck)


def exit_points(position: Position, seat: Seat) -> int | None:
    """Return the points that a coach says a player may go out with; None where it says nothing of that."""
    question = there(GAMES["mille"].coach).question(position.view(seat))
    facts = [] if question is None else [fact for option in question.options for fact in option.facts]
    return next((int(str(dict(fact.words)["points"])) for fact in facts if fact.code == "way-out"), None)
