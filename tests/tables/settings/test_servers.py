"""The decisions of a server's managers about its games hold before anything is stored."""

from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.games.protocol import Resign, Seat
from bot.registry import GAMES
from bot.tables import (
    DEFAULT_GAME,
    Level,
    Playable,
    Reason,
    ServerSettings,
    Setting,
    Terms,
    UsualTerms,
    agree,
    parse_pace,
)
from tests.games.positions import MILLE
from tests.tables.hall import Hall, refused
from tests.tables.house import CHANNEL, GUILD
from tests.witness.game import MAGPIE, MORE_GAMES

pytestmark = pytest.mark.file_only  # each statement is asked of a server by other tests

TO_FIVE_HUNDRED = agree(MILLE, 100, {"target": "500"})


def test_a_game_that_chance_alone_decides_is_for_fun_unless_its_own_terms_say_otherwise() -> None:
    chance = [each.game for each in GAMES.values() if each.game.is_chance]
    assert [each.name for each in chance] == ["beggar-my-neighbor"]
    for game in chance:
        assert ServerSettings(largest_stake=500).terms(game).stake == 0
        assert ServerSettings(usual={game.name: UsualTerms(stake=25)}).terms(game).stake == 25
        assert game.style.stake, "a record without a stake is read as before"


async def playable(hall: Hall) -> Playable:
    return (await hall.house.tables.servers.of(GUILD)).playable(MORE_GAMES)


async def test_all_games_may_be_played_unless_the_managers_say_otherwise(hall: Hall) -> None:
    servers = hall.house.tables.servers
    assert await playable(hall) == Playable(tuple(MORE_GAMES), DEFAULT_GAME)
    await servers.choose(GUILD, Setting.GAMES, MAGPIE.name)
    assert await playable(hall) == Playable((MAGPIE.name,), MAGPIE.name), "the usual game is one of those"
    await refused(servers.choose(GUILD, Setting.GAME, DEFAULT_GAME), Reason.STALE)
    await servers.choose(GUILD, Setting.GAMES, " ".join(MORE_GAMES))
    await servers.choose(GUILD, Setting.GAME, MAGPIE.name)
    assert await playable(hall) == Playable(tuple(MORE_GAMES), MAGPIE.name)
    assert (await servers.of(GUILD)).games == (), "a game that joins later may be played, too"
    await refused(servers.choose(GUILD, Setting.GAMES, "chess"), Reason.STALE)
    assert await playable(hall) == Playable(tuple(MORE_GAMES), MAGPIE.name)


def test_games_that_are_hosted_no_more_are_no_choice() -> None:
    assert ServerSettings(games=("chess",), game="chess").playable(GAMES) == Playable(tuple(GAMES), DEFAULT_GAME)
    assert ServerSettings(games=("chess", MAGPIE.name)).playable(MORE_GAMES).usual == MAGPIE.name
    assert ServerSettings().playable([MAGPIE.name]).usual == MAGPIE.name


async def test_a_game_that_is_not_played_here_is_refused_before_anything_is_stored(hall: Hall) -> None:
    house, (ann, bob, *_) = hall.house, hall.people
    await house.tables.servers.choose(GUILD, Setting.GAMES, MAGPIE.name)

    def challenged(terms: Terms, guild: int | None = GUILD) -> Awaitable[object]:
        return house.tables.offers.make(ann, bob, terms=terms, guild_id=guild, channel_id=CHANNEL)

    await refused(challenged(TO_FIVE_HUNDRED), Reason.NOT_PLAYED)
    promised = house.tables.beginnings.promise(ann, level=Level.NOVICE, terms=TO_FIVE_HUNDRED, seats=2, guild_id=GUILD)
    await refused(promised, Reason.NOT_PLAYED)
    assert await house.store.seeds(limit=5) == []
    await challenged(TO_FIVE_HUNDRED, guild=GUILD + 1)
    assert await hall.open(seats=3)
    await house.tables.servers.choose(GUILD, Setting.GAMES, DEFAULT_GAME)
    await refused(hall.open(seats=3), Reason.NOT_PLAYED)
    assert len(await house.store.seeds(limit=5)) == 2


async def test_each_game_has_usual_terms_of_its_own(hall: Hall) -> None:
    servers, dear = hall.house.tables.servers, agree(MILLE, 250, {"rules": "denexa", "target": "800"})
    await servers.choose_terms(GUILD, dear)
    now = await servers.of(GUILD)
    assert (now.terms(MILLE).options, now.terms(MILLE).stake) == (dear.options, 250)
    proposed = MAGPIE.propose()
    assert (now.terms(MAGPIE).options, now.terms(MAGPIE).stake) == proposed
    assert now.options(MILLE, {"target": "500"}) == {"rules": "denexa", "target": "500"}
    assert now.options(MILLE, {"rules": "wikipedia"}) == {"rules": "wikipedia"}, "a preset is meant as it is"
    await servers.choose_terms(GUILD, agree(MAGPIE, 3, {"ante": "2"}))
    assert (await servers.of(GUILD)).terms(MAGPIE).options == MAGPIE.options({"ante": "2"})
    await servers.choose_terms(GUILD, Terms(MAGPIE, proposed.options, proposed.stake))
    stored = await hall.house.store.server_settings(GUILD)
    assert stored["terms/magpie"] == "", "what a game proposes may be improved"
    await servers.choose_terms(GUILD, replace(dear, pace=parse_pace("24h claim quiet")))
    assert str((await servers.of(GUILD)).terms(MILLE).pace) == "24h claim quiet"
    await servers.choose_terms(GUILD, dear)
    assert (await servers.of(GUILD)).terms(MILLE).pace is None
    await servers.choose(GUILD, Setting.LARGEST_STAKE, "200")
    assert (await servers.of(GUILD)).terms(MILLE).stake == 200
    await refused(servers.choose_terms(GUILD, dear), Reason.STAKE)


def test_usual_terms_that_a_game_has_no_more_are_as_it_proposes() -> None:
    old = ServerSettings(usual={"mille": UsualTerms({"rules": "lost"}, 50)})
    assert (old.terms(MILLE).options, old.terms(MILLE).stake) == (MILLE.options({}), 50)


@pytest.mark.parametrize("text", ["4", "61", "ten", "-7", "5.5", "9" * 30, "²"])
async def test_a_time_to_claim_is_five_to_sixty_seconds(hall: Hall, text: str) -> None:
    servers = hall.house.tables.servers
    await refused(servers.choose(GUILD, Setting.WINDOW, text), Reason.WINDOW)
    assert (await servers.of(GUILD)).window is None
    assert (await servers.choose(GUILD, Setting.WINDOW, "5")).window == 5_000


async def test_a_table_keeps_the_time_to_claim_of_when_it_began(hall: Hall) -> None:
    servers = hall.house.tables.servers
    await servers.choose(GUILD, Setting.WINDOW, "30")
    first = await hall.table(await hall.sit(await hall.open(seats=3), 1, 2))
    await servers.choose(GUILD, Setting.WINDOW, "")
    second = await hall.table(await hall.sit(await hall.open(seats=3), 1, 2))
    assert (first.window, second.window) == (30_000, None)
    assert (await hall.house.logged(first.id)).window == 30_000


async def test_what_is_played_goes_on_and_what_was_only_asked_does_not_begin(hall: Hall) -> None:
    """Other games for a server are no reason to end the ones played there."""
    house, (ann, bob, *_) = hall.house, hall.people
    first, second = [
        await house.tables.offers.make(ann, bob, terms=TO_FIVE_HUNDRED, guild_id=GUILD, channel_id=CHANNEL)
        for _ in range(2)
    ]
    table = await house.tables.beginnings.accept(first, bob, cut="777")
    await house.tables.servers.choose(GUILD, Setting.GAMES, MAGPIE.name)
    await refused(house.tables.offers.change_terms(second, bob, agree(MILLE, 0, {})), Reason.NOT_PLAYED)
    await refused(house.tables.beginnings.accept(second, bob, cut="778"), Reason.NOT_PLAYED)
    await house.tables.offers.decline(second, bob)
    over = (await house.tables.playing.play(table.id, ann, Resign())).table
    assert over.is_over
    again = house.tables.offers.rematch(ann, bob, terms=over.terms, guild_id=GUILD, channel_id=CHANNEL)
    await refused(again, Reason.NOT_PLAYED)


async def test_a_rematch_for_many_asks_the_managers_again(hall: Hall) -> None:
    lobby = await hall.sit(await hall.open(seats=3), 1, 2)
    table = await hall.table(lobby)
    for seat in (Seat.A, Seat.B):
        table = (await hall.house.tables.playing.play(table.id, table.players[seat], Resign())).table
    assert table.is_over
    await hall.house.tables.servers.choose(GUILD, Setting.GAMES, DEFAULT_GAME)
    again = hall.lobbies.rematch(table.players[0], table, channel_id=CHANNEL, press_id=1)
    await refused(again, Reason.NOT_PLAYED)
