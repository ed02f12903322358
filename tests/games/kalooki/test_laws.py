"""Laws of Kalooki that hold in any game, whatever is played."""

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.kalooki.board import DECK
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.protocol import Ending
from bot.games.rummy.laid import owned
from bot.games.rummy.melds import Set
from tests.games.kalooki_kit import KalookiKit
from tests.games.play import RandomGame, play_at_random, replayed

KIT = KalookiKit()
GAMES = st.builds(
    lambda seed, seats, contract, overcall: play_at_random(
        KIT.game,
        KIT.game.options({"contracts": contract, "overcall": overcall}),
        seed,
        seats=seats,
        likely=KIT.likely,
    ),
    st.integers(0, 10_000),
    st.integers(3, 5),
    st.sampled_from([*"123456789"]),
    st.sampled_from(["fine", "refuse"]),
)
"""Games of one contract, with a robot's moves among random ones."""


@given(GAMES)
@settings(max_examples=8, deadline=None, derandomize=True)
def test_a_game_ends_with_108_cards_throughout_and_money_that_sums_to_zero(played: RandomGame) -> None:
    final = played.final
    assert isinstance(final, KalookiPosition)
    assert final.outcome is not None
    assert final.outcome.ending is Ending.PLAYED
    for position in played.positions[2::7]:
        assert sum(KIT.cards(position).values()) == len(DECK)
    assert sum(KIT.game.settle(final, 25).nets(played.seats)) == 0
    for before, score in zip((None, *final.board.scores), final.board.scores, strict=False):
        was = (0,) * played.seats if before is None else before.totals
        assert score.totals == tuple(total + points for total, points in zip(was, score.scores, strict=True))
    assert replayed(played).final == final
    for seat in final.board.seats:
        kinds = [meld.rank if isinstance(meld, Set) else meld.suit for meld in owned(final.board.table.melds, seat)]
        assert len(kinds) == len({*kinds})  # never two fours of a suit, nor two threes of a rank
