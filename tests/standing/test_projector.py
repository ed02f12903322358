"""Finished games are counted once each, and the stored rows follow from the logs."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from bot.games.counting import Summed
from bot.games.mille.inner.game import MilleGame
from bot.games.protocol import Abandon, Resign
from bot.registry import GAMES
from bot.robots.protocol import Level
from bot.standing import Projector, Stats, stats_of
from bot.standing.audit import Audit
from bot.standing.facts import facts_of, feats_of
from bot.store import EVERYWHERE, FeatRow, FinishedGameRow, GameFactsRow, RatingRow, TallyRow
from bot.tables import Matter, Player, Table, Vault, agree
from bot.tables.time import DAY
from tests.games.positions import MILLE
from tests.standing.games import finish, give_up
from tests.stored import stored
from tests.tables.house import (
    CHANNEL,
    GUILD,
    House,
    agree_on,
    any_move,
    damage,
    make_tables,
    mover,
    next_deal,
    other,
    seat_table,
)
from tests.tables.recording_stage import RecordingStage

pytestmark = pytest.mark.file_only


def differences(folder: Path) -> list[str]:
    """Return the findings of a check of the house in this folder."""
    return list(Audit(folder / "chapeau.db", GAMES, vault=Vault(), unit="chips").faults())


async def test_derived_anew_from_the_logs_it_is_what_is_stored(
    house: House, projector: Projector, tmp_path: Path
) -> None:
    for seed in range(1, 5):
        await finish(house, f"GAME{seed}", seed=seed)
        if seed % 2:
            await projector.drain()
        house.clock.advance(20 * 86_400_000)
    await give_up(house, "GIVEN", house.people[0])
    await projector.drain()
    assert await projector.drain()
    games = await stored(house.store, FinishedGameRow)
    assert [game.number for game in games] == [1, 2, 3, 4, 5]
    assert differences(tmp_path) == []


class Whist(MilleGame):
    name = "whist"


async def test_of_a_game_that_nobody_counts_it_is_known_who_won_and_what_was_paid(house: House) -> None:
    ann, bob, _ = house.people
    table = await give_up(house, "GAME", ann)
    other_game = replace(table, terms=replace(table.terms, game=Whist()))
    facts = facts_of(other_game, await house.store.log("GAME"), None, number=1, unit="chips")
    paid = table.settlement().total
    assert (facts.game.game, facts.game.rated, facts.game.amount) == ("whist", True, paid)
    assert facts.seats == (
        GameFactsRow(1, 0, ann.id, won=False, place=2, left=1, points=0, net=-paid),
        GameFactsRow(1, 1, bob.id, won=True, place=1, left=0, points=0, net=paid),
    )
    assert facts.figures == ()
    assert feats_of(facts, other_game, None) == []


@pytest.mark.at_server
async def test_facts_are_what_the_score_pad_says(house: House, projector: Projector) -> None:
    table = await finish(house, "GAME", seed=3)
    await projector.drain()
    (game,) = await stored(house.store, FinishedGameRow)
    first, second = await stored(house.store, GameFactsRow)
    scores = table.view(None).scores  # type: ignore[attr-defined]
    assert (first.points, second.points) == scores[-1].totals
    assert (game.deals, game.ending, game.rated) == (len(scores), "target", True)
    assert first.won is not second.won
    assert first.net + second.net == 0
    assert abs(first.net) == game.amount == table.settlement().total
    counted = {(row.seat, row.name): row.value for row in await house.store.figures(game.number)}
    assert all(counted.values()), "what never happened has no row"
    given = sum(score.chapeaux[1] for score in scores)
    assert counted.get((0, "chapeaux_given"), 0) == counted.get((1, "chapeaux_suffered"), 0) == given
    assert counted.get((0, "eights"), 0) + counted.get((0, "twos"), 0) == sum(score.eights[0] for score in scores)
    assert counted.get((0, "best_deal"), 0) == max(score.scores[0] for score in scores)
    assert sorted((first.place, second.place)) == [1, 2]
    assert (first.left, second.left) == (0, 0)
    drawn = [row for row in await house.store.log("GAME") if row.text.split()[0] in {"draw", "take", "pick", "pass"}]
    assert game.turns == len(drawn)
    ann, _, _ = house.people
    assert turns_of(await stats_of(house.store, GAMES, ann, against=None, guild_id=None)) == pytest.approx(
        sum(row.seat == 0 for row in drawn) / game.deals
    ), "one's own, not those of both"


def turns_of(stats: Stats) -> float:
    """Return how many turns the player has in a deal."""
    return next(known for average, known in stats.averages.items() if average.of is Summed.TURNS)


async def test_a_deal_that_was_broken_off_has_no_length(house: House, projector: Projector) -> None:
    table = await seat_table(house, "GAME", target="10000")
    chooser = Random(1)
    while not table.view(None).scores:  # type: ignore[attr-defined]
        table = await play_on(house, table, chooser)
    rows = await house.store.log("GAME")
    for _ in range(5):
        table = await play_on(house, table, chooser)
    await house.tables.playing.play("GAME", house.people[0], Resign())
    await projector.drain()
    [game] = await stored(house.store, FinishedGameRow)
    drawn = [row for row in rows if row.text.split()[0] in {"draw", "take", "pick", "pass"}]
    assert (game.deals, game.turns) == (1, len(drawn))
    ann, _, _ = house.people
    stats = await stats_of(house.store, GAMES, ann, against=None, guild_id=None)
    assert turns_of(stats) == sum(row.seat == 0 for row in drawn)


async def play_on(house: House, table: Table, chooser: Random) -> Table:
    """Make one more move, or deal the next deal."""
    if table.awaits_deck is not None:
        return await next_deal(house, table)
    return (await house.tables.playing.play(table.id, mover(table), any_move(table, chooser))).table


async def test_a_damaged_game_is_tried_once_and_holds_up_no_other(
    house: House, projector: Projector, caplog: pytest.LogCaptureFixture
) -> None:
    for key in ("BAD", "GOOD"):
        await give_up(house, key, house.people[0])
    await damage(house, "BAD")
    for _ in range(3):
        assert await projector.drain(), "there is nothing that another attempt could count"
    assert [game.table for game in await stored(house.store, FinishedGameRow)] == ["GOOD"]
    assert len([line for line in caplog.messages if "BAD" in line and "never counted" in line]) == 1


@pytest.mark.long("rare cases")
async def test_a_game_is_counted_once_whoever_counts(house: House, tmp_path: Path) -> None:
    for at in range(4):
        await give_up(house, f"G{at}", house.people[at % 2])
    others = [Projector(house.store, make_tables(house.store, RecordingStage(), house.clock)) for _ in range(3)]
    await asyncio.gather(*(each.drain() for each in others))
    await others[0].drain()
    assert len(await stored(house.store, FinishedGameRow)) == 4
    tallies = [row for row in await stored(house.store, TallyRow) if (row.scope, row.period) == (GUILD, 0)]
    assert [row.games for row in tallies] == [4, 4]
    assert differences(tmp_path) == []


@pytest.mark.both
async def test_what_is_not_rated_is_in_the_history_alone(house: House, projector: Projector) -> None:
    ann, bob, _ = house.people
    stopped, resigned = [await practice(house, ann) for _ in range(2)]
    await house.tables.agreements.end_unrated(stopped.id, ann)
    await house.tables.playing.play(resigned.id, ann, Resign())
    ended = await seat_table(house, "ENDED")
    await agree_on(house, ended, Matter.END)
    assert str(Abandon()) == (await house.store.log("ENDED"))[-1].text
    late = await seat_table(house, "LATE", clock="10m")
    house.pass_time(2 * DAY)
    await house.stage.until(lambda: house.stage.late)
    await house.tables.waiting.deputise("LATE", other(late))
    await house.tables.playing.play("LATE", other(late), Resign())
    await projector.drain()
    games = {game.table: game for game in await stored(house.store, FinishedGameRow)}
    assert {key: (game.rated, game.amount) for key, game in games.items()} == dict.fromkeys(
        (stopped.id, resigned.id, "ENDED", "LATE"), (False, 0)
    )
    assert [games[key].ending for key in (stopped.id, resigned.id, "ENDED", "LATE")] == [
        "abandoned",
        "resigned",
        "abandoned",
        "resigned",
    ]
    assert await stored(house.store, RatingRow) == []
    assert await stored(house.store, TallyRow) == []
    assert await house.store.debts(GUILD) == []
    assert [await house.store.feats(player=player.id) for player in (ann, bob)] == [[], []]
    assert len(await house.store.games_of(ann.id)) == 4
    assert await house.store.games_of(ann.id, rated=True) == []


async def test_a_game_claimed_from_who_stayed_away_counts(house: House, projector: Projector) -> None:
    late = await seat_table(house, "LATE", clock="10m claim")
    house.pass_time(2 * DAY)
    await house.stage.until(lambda: house.stage.late)
    await house.tables.waiting.claim("LATE", other(late))
    await projector.drain()
    [game] = await stored(house.store, FinishedGameRow)
    assert (game.rated, game.ending) == (True, "timeout")
    winner = next(seat for seat in await stored(house.store, GameFactsRow) if seat.won)
    assert (winner.player, winner.net) == (other(late).id, game.amount)


async def practice(house: House, player: Player) -> Table:
    """Return a practice game."""
    promise = await house.tables.beginnings.promise(
        player, level=Level.NOVICE, terms=agree(MILLE, 0, {}), seats=2, guild_id=GUILD
    )
    return await house.tables.beginnings.practice(promise, player, channel_id=CHANNEL, cut="777")


async def test_a_projector_counts_by_itself_what_another_process_left(house: House, tmp_path: Path) -> None:
    await give_up(house, "LEFT", house.people[0])
    projector = Projector(house.store, house.tables)
    projector.start()
    async with asyncio.timeout(30):
        while not await stored(house.store, FinishedGameRow):
            await asyncio.sleep(0)
        await give_up(house, "NEXT", house.people[1])
        while len(await stored(house.store, FinishedGameRow)) < 2:
            await asyncio.sleep(0)
    await projector.close()
    ann, bob = (
        RatingRow("mille", EVERYWHERE, row.player, row.mu, row.sigma, row.games)
        for row in await house.store.ratings(("mille", EVERYWHERE))
    )
    assert ann.games == bob.games == 2


async def test_a_feat_is_told_with_the_first_game_that_has_it_counted_or_not(house: House) -> None:
    projector, announced = Projector(house.store, house.tables), list[FeatRow]()
    for seed in range(1, 8):
        table = await finish(house, f"GAME{seed}", seed=seed)
        before = await projector.firsts(table)
        assert await projector.drain()
        assert await projector.firsts(table) == before
        announced += before
    found = [feat for player in house.people for feat in await house.store.feats(player=player.id)]
    assert found, "seven games without a natural, a comeback or a skunk"
    assert len({(feat.player, feat.feat) for feat in found}) == len(found) == len(announced)
    assert {(feat.player, feat.feat, feat.table) for feat in found} == {
        (feat.player, feat.feat, feat.table) for feat in announced
    }
