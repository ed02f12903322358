"""The counts of a finished game of Contract Rummy, and its feats."""

import pytest

from bot.games.contract_rummy.counting import ContractRummyCounting, Feat
from bot.games.protocol import Position, Settlement
from tests.games.contract_rummy.tables import look, play, set_up, with_scores
from tests.games.counted import feats_of

COUNTING = ContractRummyCounting()


def played(*deals: str) -> Position:
    """Return a finished game in which these went out; each `+` is a card that they bought, each `*` a joker taken."""
    over = play(set_up("A: set 5S 5H 5D", a="2S", is_playing=True), "A: discard 2S")
    return with_scores(over, deals)


def test_deals_won_jokers_taken_cards_bought_and_the_dearest_hand() -> None:
    counts = COUNTING.counts(look(played("A", "B*", "A++")), Settlement())
    assert (counts.deals, [each.points for each in counts.seats]) == (3, [20, 40, 60])
    assert [dict(each.figures) for each in counts.seats] == [
        {"contracts_out": 2, "jokers_taken": 0, "cards_bought": 2, "dearest_hand": 20},
        {"contracts_out": 1, "jokers_taken": 1, "cards_bought": 0, "dearest_hand": 20},
        {"contracts_out": 0, "jokers_taken": 0, "cards_bought": 0, "dearest_hand": 20},
    ]


@pytest.mark.parametrize(
    ("deals", "feats"),
    [
        (("A+", "A", "B"), {}),
        (("B7", "A+", "A"), {"B": [Feat.THREE_RUNS]}),
        (("B**", "A+", "A"), {"B": [Feat.JOKER_HEIST]}),
        (("B*+", "B*", "A"), {}),
        (("A", "A", "B+"), {"A": [Feat.NEVER_ASKED]}),
        (("A", "A"), {}),
    ],
)
def test_feats(deals: tuple[str, ...], feats: dict[str, list[Feat]]) -> None:
    assert feats_of(COUNTING, look(played(*deals))) == feats
