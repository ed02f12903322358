"""The deals that the expert of Daifugo imagines are played by the rules, also with revolutions and eights."""

from collections.abc import Iterator
from itertools import count, islice
from random import Random

import pytest

from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.daifugo.moves import Play
from bot.games.daifugo.ranks import height
from bot.games.protocol import Move, Position, Seat, of_kind
from bot.robots.daifugo.expert import imagined
from bot.robots.daifugo.holding import Chosen
from bot.robots.daifugo.playing_out import PlayedOut
from bot.robots.daifugo.reading import counted
from bot.robots.daifugo.regular import DaifugoRegular
from tests.games.daifugo.tables import begun, board, look
from tests.left_out import first
from tests.there import there

REGULAR = DaifugoRegular()
FEW = 40  # deals: too few for one in which the order of ranks is turned


def moments() -> Iterator[tuple[DaifugoPosition, Random]]:
    """Yield some moments of many deals, which are played by chance, and their luck."""
    for chance in map(Random, count()):
        options = {name: chance.choice(("yes", "no")) for name in ("revolution", "eights")}
        now = begun(chance.randrange(3, 9), deals="1", **options)
        cards = there(now.chance).cards
        now = now.supply(chance.sample(cards, len(cards))).position
        while now.outcome is None:
            if chance.random() < 0.1:
                yield of_kind(DaifugoPosition, now), chance
            seat = min(now.to_act)
            now = now.play(seat, any_move(now, seat, chance)).position


def any_move(now: Position, seat: Seat, chance: Random) -> Move:
    """Return a legal move: now and then one with as many cards as can be, so that the order of ranks is turned."""
    moves = [*now.legal_moves(seat)]
    return max(moves, key=lambda move: len(str(move))) if chance.random() < 0.3 else chance.choice(moves)


def as_it_lies(now: DaifugoPosition) -> PlayedOut:
    """Return a deal with all its cards."""
    deal = imagined(look(now, str(min(now.to_act))), Random(1))
    deal.hands = [counted(hand, is_turned=now.board.is_turned) for hand in now.hands]
    return deal


@pytest.mark.parametrize("number", first(1, [FEW, 1_000], why="all seeds"))
def test_a_deal_is_played_out_by_the_rules(number: int) -> None:
    """After any first move all play as regulars do: as many go out before that player, and the same one leads next."""
    turned = 0
    for position, chance in islice(moments(), number):
        own = min(position.to_act)
        holding = {seat for seat in position.board.seats if position.board.in_hand[seat]}
        move = any_move(position, own, chance)
        chosen: Chosen = None
        if isinstance(move, Play):
            chosen = height(move.cards[0].rank, is_turned=position.board.is_turned), len(move.cards)
        deal = as_it_lies(position)
        place, leaders = deal.place(chosen), list[Seat]()
        after = position.play(own, move).position
        while after.outcome is None:
            seat = min(after.to_act)
            if board(after).top is None:
                leaders.append(seat)
            after = after.play(seat, REGULAR.choose(after.view(seat), random=chance)).position
        order = board(after).scores[-1].order
        assert place == [seat for seat in order if seat in holding].index(own)
        assert deal.led == -1 or deal.led == leaders[0]
        turned += position.board.is_turned
    assert turned or number == FEW
