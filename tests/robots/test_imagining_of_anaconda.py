"""The deals of Anaconda that are imagined: hands that fit all a seat knows, and play by the rules."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random
from statistics import mean

import pytest

from bot.games.anaconda.betting import wager
from bot.games.anaconda.board import DEALT, Half, Phase
from bot.games.anaconda.choosing import kept, ranking
from bot.games.anaconda.inner.position import AnacondaPosition
from bot.games.anaconda.moves import Call, Check, Fold, High, Low, PassOn
from bot.games.anaconda.options import LowRanking
from bot.games.anaconda.views import AnacondaView
from bot.games.cards import CARDS
from bot.games.poker import CODES, worth_of
from bot.games.protocol import Move, Seat, of_kind
from bot.robots.anaconda import acting
from bot.robots.anaconda.expert import AnacondaExpert
from bot.robots.anaconda.holding import parting
from bot.robots.anaconda.imagining import Imagining
from bot.robots.anaconda.playing_out import FOLD, PlayedOut, coded
from bot.robots.anaconda.robot import AnacondaNovice
from bot.robots.anaconda.sampling import is_beaten
from tests.games.anaconda.tables import begun, dealt, say, stacked
from tests.left_out import first

OF_CODE = dict(zip(CODES, CARDS, strict=True))


def begun_by(chance: Random) -> AnacondaPosition:
    """Return a deal of any size and options, some with few chips."""
    terms = {
        "limit": chance.choice(("fixed", "none")),
        "low": chance.choice(("ace_to_five", "ace_to_six", "deuce_to_seven")),
        "deals": chance.choice(("1", "5")),
        "ante": chance.choice(("1", "3")),
    }
    seats = chance.randrange(3, 8)
    position = stacked(*[chance.choice((4, 9, 25, 100)) for _ in range(seats)], **terms)
    assert position.chance is not None
    return of_kind(AnacondaPosition, position.supply(chance.sample(position.chance.cards, 52)).position)


def played(chance: Random) -> Iterator[AnacondaPosition]:
    """Yield some moments of a deal at which nobody has chosen yet; its moves are random, few of them folds."""
    position = begun_by(chance)
    while position.awaited and not position.board.scores:
        if not position.board.chosen and chance.random() < 0.1:
            yield position
        seat = min(position.awaited)
        legal = [move for move in position.legal_moves(seat) if not isinstance(move, Fold) or chance.random() < 0.1]
        position = of_kind(AnacondaPosition, position.play(seat, chance.choice(legal)).position)


def ends(number: int) -> list[tuple[AnacondaPosition, Random]]:
    """Return so many such moments of deals, and their luck."""
    return [*islice(((now, chance) for chance in map(Random, count()) for now in played(chance)), number)]


def moves_of(deal: PlayedOut, position: AnacondaPosition, chance: Random) -> dict[Seat, Move]:
    """Let the players of a deal choose, now and then by chance; return the same moves by the rules."""
    board = position.board
    if deal.phase is Phase.BET:
        seat, choice = Seat(deal.pending[0]), acting.betted(deal)
        if (bounds := deal.bounds(seat)) is not None and chance.random() < 0.3:
            choice = chance.randint(*bounds)
        price = deal.price(seat)
        deal.bet(choice)
        move = Fold() if choice == FOLD else wager(board, choice) if choice > 0 else Call() if price else Check()
        return {seat: move}
    if deal.phase is Phase.GIVE:
        given = {seat: acting.passed(deal, seat) for seat in deal.ins}
        deal.passes_on(given)
        return {Seat(seat): PassOn(tuple(OF_CODE[card] for card in cards)) for seat, cards in given.items()}
    if deal.phase is Phase.DECLARE:
        halves = {seat: acting.side(deal, seat) for seat in deal.ins}
        deal.declares(halves)
        return {Seat(seat): High() if half is Half.HIGH else Low() for seat, half in halves.items()}
    deal.shows({seat: acting.formed(deal, seat) for seat in deal.ins})
    return {
        seat: kept(position.hands[seat], ranking(board.options, board.declared[seat] or Half.HIGH))
        for seat in board.playing
    }


@pytest.mark.parametrize("number", first(1, [60, 1_000], why="all seeds"))
def test_a_deal_is_played_out_by_the_rules(number: int) -> None:
    for position, chance in ends(number):
        now = position
        deal = PlayedOut.of(position.board, [coded(tuple(hand)) for hand in position.hands])
        deal.careless = chance.getrandbits(len(deal.hands))
        for seat, five in enumerate(now.fives):
            half = now.board.declared[seat]
            deal.made[seat] = worth_of(coded(five), ranking(now.board.options, half)) if five and half else 0
        while not now.board.scores:
            assert not deal.is_over
            assert (deal.phase, deal.number, deal.pending) == (now.board.phase, now.board.round, [*now.board.pending])
            for seat, move in moves_of(deal, now, chance).items():
                now = of_kind(AnacondaPosition, now.play(seat, move).position)
        assert deal.is_over
        score = now.board.scores[-1]
        assert tuple(deal.stacks) == score.chips
        won = [sum(pot.won[seat] for pot in score.pots) for seat in now.board.seats]
        assert deal.won == [had + odd for had, odd in zip(won, score.odd, strict=True)]


def test_imagined_hands_fit_all_that_a_seat_knows() -> None:
    for position, chance in ends(60):
        seat = min(position.awaited)
        view = of_kind(AnacondaView, position.view(seat))
        deal, places = Imagining.of(view).deal(chance), view.whereabouts()
        hands = {one: {OF_CODE[card] for card in deal.hands[one]} for one in view.board.playing}
        assert all(len(cards) == DEALT for cards in hands.values())
        assert sum(map(len, hands.values())) == len(set().union(*hands.values()))
        assert hands[seat] == {*view.hand}
        for one, cards in hands.items():
            assert cards >= {*view.open_cards.get(one, ()), *view.known().get(one, ())}
            sure = {card for card, among in places.known if all(place.holder != one for place in among)}
            assert not cards & sure, "a card that was passed on lies with one of two players"


def test_a_hand_that_has_matched_bets_is_better_than_another() -> None:
    view, luck = of_kind(AnacondaView, say(dealt(begun()), "A: check", "B: bet 2").view(Seat.C)), Random(1)
    deals = [Imagining.of(view).deal(luck) for _ in range(200)]
    a, b = (mean(parting(deal.hands[seat], LowRanking.ACE_TO_FIVE)[0] for deal in deals) for seat in (0, 1))
    assert b > a + 0.03


def test_about_half_of_the_others_are_careless() -> None:
    view, luck = of_kind(AnacondaView, dealt(begun()).view(Seat.A)), Random(1)
    deals = [Imagining.of(view).deal(luck) for _ in range(200)]
    a, b, c = (sum(deal.careless >> seat & 1 for deal in deals) for seat in range(3))
    assert not a
    assert 70 < b < 130
    assert 70 < c < 130


class Honest(Random):
    """The luck of a novice that does not bluff."""

    def random(self) -> float:
        return 1.0


def test_who_is_careless_bets_as_the_novice_does() -> None:
    bets = 0
    for position, chance in ends(150):
        board = position.board
        if board.phase is not Phase.BET:
            continue
        view = of_kind(AnacondaView, position.view(min(position.awaited)))
        deal = Imagining.of(view).deal(chance)
        if any(board.shown) and acting.is_beaten(deal, deal.pending[0]) != is_beaten(view):
            continue  # in one pot of several, or by a fifth card that lies elsewhere
        deal.careless = 1 << deal.pending[0]
        choice, bets = acting.betted(deal), bets + 1
        stays = Call() if view.price else Check()
        move = Fold() if choice == FOLD else wager(board, choice) if choice > 0 else stays
        assert AnacondaNovice().choose(view, random=Honest(1)) == move
    assert bets > 50


def test_in_imagined_deals_all_pass_as_the_expert_does() -> None:
    for position, chance in ends(60):
        if position.board.phase is not Phase.GIVE:
            continue
        for seat in position.awaited:
            view = of_kind(AnacondaView, position.view(seat))
            deal = Imagining.of(view).deal(chance)
            passed = AnacondaExpert().choose(view, random=chance)
            assert isinstance(passed, PassOn)
            assert {*acting.passed(deal, seat)} == {*coded(passed.cards)}


def test_a_deal_is_played_out_no_further_than_a_player_is_in() -> None:
    given_up = 0
    for position, chance in ends(40):
        seat = min(position.awaited)
        deal = Imagining.of(of_kind(AnacondaView, position.view(seat))).deal(chance)
        short, whole = deal.copy(), deal.copy()
        acting.to_the_end(short, seat)
        while not whole.is_over:
            acting.goes_on(whole)
        assert (short.stacks[seat], short.won[seat]) == (whole.stacks[seat], whole.won[seat])
        given_up += not short.is_over
    assert given_up
