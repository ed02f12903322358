"""Finished games are counted once each, and what is stored follows from the logs."""

import asyncio
from pathlib import Path

from bot.games.protocol import Abandon
from bot.robots.protocol import Level
from bot.standing import Projector
from bot.store import EVERYWHERE, RatingRow, Store
from bot.tables import agree
from tests.standing.games import finish, give_up
from tests.tables.house import CHANNEL, GUILD, House, RecordingStage, make_tables, seat_table


async def stored(store: Store) -> tuple[object, ...]:
    """All that follows from the logs."""
    return await store.counted_games(), await store.facts(), await store.ratings(), await store.tallies()


async def derived(projector: Projector) -> tuple[object, ...]:
    """The same, from the logs alone."""
    facts, ratings, tallies = await projector.derived_anew()
    return [each.game for each in facts], [seat for each in facts for seat in each.seats], ratings, tallies


async def test_derived_anew_from_the_logs_it_is_what_is_stored(house: House, projector: Projector) -> None:
    for seed in range(1, 5):
        await finish(house, f"GAME{seed}", seed=seed)
        if seed % 2:
            await projector.drain()
        house.clock.advance(20 * 86_400_000)
    await give_up(house, "GIVEN", house.people[0])
    await projector.drain()
    assert await projector.drain()
    games = await house.store.counted_games()
    assert [game.number for game in games] == [1, 2, 3, 4, 5]
    assert await derived(projector) == await stored(house.store)
    fresh = Projector(house.store, make_tables(house.store, RecordingStage(), house.clock))
    assert await derived(fresh) == await stored(house.store)


async def test_facts_are_what_the_score_pad_says(house: House, projector: Projector) -> None:
    table = await finish(house, "GAME", seed=3)
    await projector.drain()
    (game,) = await house.store.counted_games()
    first, second = await house.store.facts()
    scores = table.view(None).scores  # type: ignore[attr-defined]
    assert (first.points, second.points) == scores[-1].totals
    assert (game.deals, game.ending, game.rated) == (len(scores), "target", True)
    assert first.won is not second.won
    assert first.net + second.net == 0
    assert abs(first.net) == game.amount == table.settlement().total
    assert first.chapeaux_given == second.chapeaux_suffered == sum(score.chapeaux[1] for score in scores)
    assert first.eights + first.twos == sum(score.eights[0] for score in scores)
    assert first.best_deal == max(score.scores[0] for score in scores)
    drawn = [row for row in await house.store.log("GAME") if row.text.split()[0] in {"draw", "take", "pick", "pass"}]
    assert game.turns == len(drawn)


async def test_a_game_is_counted_once_whoever_counts(house: House) -> None:
    for at in range(4):
        await give_up(house, f"G{at}", house.people[at % 2])
    others = [Projector(house.store, make_tables(house.store, RecordingStage(), house.clock)) for _ in range(3)]
    await asyncio.gather(*(each.drain() for each in others))
    await others[0].drain()
    assert len(await house.store.counted_games()) == 4
    tallies = [row for row in await house.store.tallies() if (row.scope, row.period) == (GUILD, 0)]
    assert [row.games for row in tallies] == [4, 4]
    assert await derived(others[0]) == await stored(house.store)


async def test_what_is_not_rated_is_in_the_history_alone(house: House, projector: Projector) -> None:
    ann, bob, _ = house.people
    terms = agree("mille", 0, {})
    practice = await house.tables.practise(
        ann, level=Level.NOVICE, terms=terms, guild_id=GUILD, channel_id=CHANNEL, **_default_cut()
    )
    await house.tables.stop_practice(practice.id, ann)
    ended = await seat_table(house, "ENDED")
    (seat,) = ended.position.to_act
    other = (ann, bob)[1 - seat]
    await house.tables.abandon("ENDED", other, proposed_by=seat, turn=ended.position.turn(seat))
    assert str(Abandon()) == (await house.store.log("ENDED"))[-1].text
    await projector.drain()
    assert [game.rated for game in await house.store.counted_games()] == [False, False]
    assert await house.store.ratings() == []
    assert await house.store.tallies() == []
    assert len(await house.store.games_of(ann.id)) == 2
    assert await house.store.games_of(ann.id, rated=True) == []


def _default_cut() -> dict[str, str]:
    return {"cut": "777"}


async def test_a_projector_counts_by_itself_what_another_process_left(house: House, tmp_path: Path) -> None:
    await give_up(house, "LEFT", house.people[0])
    counted = asyncio.Event()
    projector = Projector(house.store, house.tables, announced=counted.set)
    projector.start()
    async with asyncio.timeout(30):
        while not await house.store.counted_games():
            await asyncio.sleep(0)
        await give_up(house, "NEXT", house.people[1])
        while len(await house.store.counted_games()) < 2:
            await asyncio.sleep(0)
    await projector.close()
    ann, bob = (
        RatingRow(EVERYWHERE, row.player, row.mu, row.sigma, row.games) for row in await house.store.ratings(EVERYWHERE)
    )
    assert ann.games == bob.games == 2


async def test_a_feat_is_announced_the_first_time(house: House) -> None:
    for seed in range(1, 8):
        await finish(house, f"GAME{seed}", seed=seed)
    told: list[None] = []
    projector = Projector(house.store, house.tables, announced=lambda: told.append(None))
    await projector.drain()
    found = [feat for player in house.people for feat in await house.store.feats(player=player.id)]
    assert found, "seven games without a natural, a comeback or a skunk"
    assert len({(feat.player, feat.feat) for feat in found}) == len(found)
    announced = [waiting for waiting in await house.store.unposted() if waiting.row.kind == "feats"]
    announced_tables = {waiting.row.table for waiting in announced}
    assert len(told) == len({feat.table for feat in found})
    assert announced_tables <= {feat.table for feat in found}
