"""Laws of Contract Rummy that hold in any game, whatever is played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.contract_rummy.board import MOST_RENEWALS
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.protocol import Ending
from tests.games.contract_rummy_kit import ContractRummyKit
from tests.games.play import RandomGame, play_at_random, replayed

KIT = ContractRummyKit()
GAMES = st.builds(
    lambda seed, seats, contract, may_i: play_at_random(
        KIT.game,
        KIT.game.options({"contracts": contract, "may_i": may_i}),
        seed,
        seats=seats,
        likely=KIT.likely,
    ),
    st.integers(0, 10_000),
    st.integers(3, 5),
    st.sampled_from([*"1234567"]),
    st.sampled_from(["any", "three"]),
)
"""Games of one contract, with a robot's moves among random ones."""


@pytest.mark.long("all games")
@given(GAMES)
@settings(max_examples=8, deadline=None, derandomize=True)
def test_a_game_ends_with_all_cards_throughout_and_money_that_sums_to_zero(played: RandomGame) -> None:
    final = played.final
    assert isinstance(final, ContractRummyPosition)
    assert final.outcome is not None
    assert final.outcome.ending is Ending.PLAYED
    for position in played.positions[2::7]:
        assert sum(KIT.cards(position).values()) == len(KIT.deck(played.seats))
    assert sum(KIT.game.settle(final, 25).nets(played.seats)) == 0
    most = KIT.game.most_lost(played.options, seats=played.seats, stake=25)
    assert most is not None
    assert min(KIT.game.settle(final, 25).nets(played.seats)) >= -most
    assert replayed(played).final == final
    table, (score,) = final.board.table, final.board.scores
    assert table.renewals <= MOST_RENEWALS
    assert score.totals == score.scores
    assert (score.out is None) == all(score.hands)
