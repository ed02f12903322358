"""Laws of Daifugo that hold in every game: no card is lost, every game ends, and payments sum to zero."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.cards import CARDS
from bot.games.daifugo.board import Closed, Phase
from bot.games.daifugo.inner.position import DaifugoPosition
from bot.games.protocol import Position, Resign, Seat
from tests.games.daifugo.tables import DAIFUGO, board, look

TERMS = st.fixed_dictionaries(
    {
        "deals": st.sampled_from(["1", "2", "3"]),
        "second_exchange": st.sampled_from(["no", "yes"]),
        "revolution": st.sampled_from(["no", "yes"]),
        "eights": st.sampled_from(["no", "yes"]),
        "payment": st.sampled_from(["final", "every"]),
    }
)
STAKE = 7


def next_position(position: Position, chooser: Random) -> Position:
    """Take a step: a deal, a move, and now and then a player's leaving."""
    if (chance := position.chance) is not None:
        return position.supply(chooser.sample(chance.cards, len(chance.cards))).position
    if chooser.random() < 0.005:
        seat = Seat(chooser.randrange(len(board(position).seats)))
        if position.refusal(seat, Resign()) is None:
            return position.play(seat, Resign()).position
    seat = chooser.choice(sorted(position.awaited))
    return position.play(seat, chooser.choice([*position.legal_moves(seat)])).position


def check(position: Position) -> None:
    """Check the laws that hold at any moment."""
    assert isinstance(position, DaifugoPosition)
    now = board(position)
    held = [card for hand in position.hands for card in hand]
    assert tuple(map(len, position.hands)) == now.in_hand
    if now.deal:
        assert sorted([*held, *look(position).shown()], key=lambda card: card.place) == [*CARDS]
    if now.phase is Phase.PLAY:
        assert now.active in now.holding
        assert now.active not in now.passed
        assert len(now.holding) > 1
        assert {*now.out} == {*now.seats} - {*now.holding}
        assert now.round <= len(CARDS)
        assert now.laid or now.before is not None or now.round == 1
        assert now.before is None or now.before.closed is not Closed.DEAL
    if now.scores:
        last = now.scores[-1]
        assert sorted(last.order) == [*now.seats]
        assert sum(last.totals) == last.deal


@given(TERMS, st.integers(3, 8), st.integers(0, 10**9))
@settings(deadline=None, derandomize=True, max_examples=12)
def test_laws(terms: dict[str, str], seats: int, seed: int) -> None:
    chooser = Random(seed)
    position: Position = DAIFUGO.start(DAIFUGO.options(terms), seats, Seat(seed % seats))
    while position.outcome is None:
        position = next_position(position, chooser)
        check(position)
    settlement, outcome = DAIFUGO.settle(position, STAKE), position.outcome
    assert sum(settlement.nets(seats)) == 0
    assert min(settlement.nets(seats)) >= -(DAIFUGO.most_lost(position.options, seats=seats, stake=STAKE) or 0)
    assert all(transfer.payee not in position.left for transfer in settlement.transfers)
    assert sorted(seat for place in outcome.places for seat in place) == [*board(position).seats]
    assert {*outcome.places[0]} == outcome.winners
    assert not outcome.winners & {*position.left}
