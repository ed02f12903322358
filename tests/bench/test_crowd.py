"""The cost of a deal in counted requests: at three and five by the tests' small game, at ten by one of the bot."""

import signal
from dataclasses import replace

import pytest

from bot.bench import crowd
from bot.bench.alongside import BotEnded
from bot.bench.crowd import WAYS, Party
from bot.hosted import Games
from bot.registry import GAMES
from bot.tables.state.dealer import new_seed
from bot.values.timing import Timing
from cogs.screens.registry import SHOWN
from tests.e2e.chance import seeds_of
from tests.witness.game import HOSTED, MAGPIE
from tests.witness.inner.game import MagpieGame
from tests.witness.screens.shown import MORE_SHOWN, WORDS

ROUNDS = 3  # of a deal: the secret choice, and two turns of each
ENDS = 2  # messages about the game as over: the settlement, and the last edit of the table
DIRECT, BY_HAND = WAYS
CASES = [*zip((3, 5), WAYS, (MAGPIE, replace(MAGPIE, sends_hands=True)), strict=True)]
BY_ROUNDS = Timing(
    between_costly=600.0, between_followed=600.0, between_deals=0
)  # s: a table is shown once a round, however long this machine takes for one


@pytest.mark.long("rare cases")
@pytest.mark.timeout(60)
async def test_nothing_is_counted_when_the_bot_ends_in_the_middle() -> None:
    """It takes Ctrl-C for itself: people would wait for its answers, and a few moves would pass for a whole game."""

    def end() -> bytes:
        signal.raise_signal(signal.SIGTERM)
        return new_seed()

    with pytest.raises(ExceptionGroup) as ended:
        await crowd.measure(Party("guts", 3, "by My hand"), 0, games=GAMES, shown=SHOWN, draw_seed=end)
    assert ended.group_contains(BotEnded)


@pytest.mark.long("benches")
@pytest.mark.timeout(180)
@pytest.mark.parametrize(("seats", "way", "game"), CASES)
async def test_a_deal_costs_an_edit_a_round_and_a_message_each(seats: int, way: str, game: MagpieGame) -> None:
    cost = await crowd.measure(
        Party("magpie", seats, way, "deals=2"),
        0,
        games=Games(replace(HOSTED, game=game)),
        shown=MORE_SHOWN,
        words=(WORDS,),
        draw_seed=seeds_of("what a deal costs"),
        timing=BY_ROUNDS,
    )
    report = "\n".join(cost.lines("at full speed"))
    assert cost.deals == 2, report
    assert cost.edits * cost.deals <= ROUNDS * cost.deals + ENDS, report
    assert cost.direct_messages <= (1 if game.sends_hands else 1 / cost.deals), report
    assert cost.moves >= (ROUNDS - 1) * 2 * seats * cost.deals, report


@pytest.mark.long("benches")
@pytest.mark.timeout(180)
async def test_a_deal_on_the_table_itself_costs_hardly_a_request() -> None:
    """The answers to presses, which are free, show it; nobody gets a message."""
    party, seeds = Party("beggar-my-neighbor", 2, "a lap a press"), seeds_of("what a deal costs")
    cost = await crowd.measure(party, 0, games=GAMES, shown=SHOWN, draw_seed=seeds, timing=BY_ROUNDS)
    report = "\n".join(cost.lines("at full speed"))
    assert cost.deals == 1, report
    assert cost.moves >= 2, report
    assert cost.edits <= 2 + ENDS + cost.moves / 4, report
    assert cost.direct_messages == 0, report


@pytest.mark.long("benches")
@pytest.mark.timeout(180)
async def test_a_deal_of_ten_who_say_one_word_each_costs_an_edit_for_its_end_and_one_for_the_next() -> None:
    party, seeds = Party("guts", 10, DIRECT, "deals=2"), seeds_of("what a deal costs")
    cost = await crowd.measure(party, 0, games=GAMES, shown=SHOWN, words=(), draw_seed=seeds, timing=BY_ROUNDS)
    report = "\n".join(cost.lines("at full speed"))
    assert cost.deals >= 2, report
    assert cost.edits * cost.deals <= 2 * cost.deals + ENDS, f"the end of each deal, and the next: {report}"
    assert cost.direct_messages <= 1, report


@pytest.mark.long("benches")
@pytest.mark.timeout(180)
async def test_a_deal_of_bids_cards_that_are_chosen_and_tricks_costs_an_edit_a_round() -> None:
    party, seeds = Party("cinch", 4, BY_HAND, "target=11"), seeds_of("what a deal costs")
    cost = await crowd.measure(party, 0, games=GAMES, shown=SHOWN, draw_seed=seeds, timing=BY_ROUNDS)
    report = "\n".join(cost.lines("at full speed"))
    assert cost.deals >= 1, report
    assert cost.moves >= 24 * cost.deals, report
    assert cost.edits * cost.deals <= cost.moves / 4 + ENDS * cost.deals, report
