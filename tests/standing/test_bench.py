"""The bench of standing asks both ways for the same, and compares them."""

from dataclasses import replace
from pathlib import Path

from bot.registry import GAMES
from bot.standing import stats_of
from bot.standing.bench import bench_standing
from bot.standing.town import Town, build, rivals
from bot.store import EVERYWHERE, Listed
from bot.store.folding import FoldingStore
from tests.standing.games import facts
from tests.tables.still_clock import StillClock

OUTCOMES = [facts(0, 1, 2, net=300), facts(0, 2, 1, net=900)]
TOWN = Town(games=150, people=20)


async def test_the_common_way_gives_the_same_answers(tmp_path: Path) -> None:
    async with await FoldingStore.open(tmp_path / "town.db") as store:
        people = await build(store, GAMES, TOWN, OUTCOMES, now=StillClock().now())
        one, other = rivals(people)
        for guild in (None, 1):
            listed = Listed("mille", EVERYWHERE if guild is None else guild, 0, "wins", 0, 1)
            best = await store.best(listed, skip=0, limit=100)
            folded = await store.folded_leaders(guild_id=guild, since=0)
            found = [(each.player, each.games, each.wins) for each in (ranked.tally for ranked in best)]
            seen = {player for player, *_ in found}  # everywhere only those who wish to be seen
            assert found == [tuple(counts) for *counts, _ in folded if counts[0] in seen] != []
            if guild is not None:
                richest = await store.best(replace(listed, by="net", unit="chips"), skip=0, limit=100)
                assert {each.tally.player: each.figure for each in richest} == {
                    player: net for player, *_, net in folded
                }
        for against in (None, other):
            totals = (await stats_of(store, GAMES, one, against=against, guild_id=1)).totals
            [folded_totals] = await store.folded_totals(one.id, against=against.id if against else None)
            assert folded_totals == (
                totals.games,
                totals.wins,
                totals.points,
                totals.deals,
                totals.biggest_won,
                totals.biggest_lost,
            )
        owed = {
            (payer, payee): amount for payer, payee, _, amount in await store.folded_debts(1, one.id)
        }  # each way alone, not yet set off
        assert {
            debt.payer if debt.payee == one.id else debt.payee: debt.amount for debt in await store.debts(1, one.id)
        } == {
            who: due
            for who in {each for pair in owed for each in pair if each != one.id}
            if (due := abs(owed.get((who, one.id), 0) - owed.get((one.id, who), 0)))
        }


async def test_each_question_is_timed_both_ways(tmp_path: Path) -> None:
    measured = await bench_standing(tmp_path, GAMES, OUTCOMES, TOWN, asked=3, folded=2)
    assert len(measured) == 4
    for each in measured:
        assert min(each.p50_ms, each.cpu_p95_ms, each.common_p50_ms) > 0
        assert "times as quick as a sum over all games" in str(each)
