"""Leaderboards: order, places, pages, a player's own place, who is listed."""

from dataclasses import replace

import pytest

from bot.registry import GAMES
from bot.standing import (
    INACTIVE_DAYS,
    PAGE,
    PROVISIONAL,
    Absence,
    Board,
    Leaderboard,
    Objection,
    Period,
    Place,
    Why,
    stats_of,
)
from bot.standing.derivation import derive
from bot.standing.facts import Facts
from bot.store import PreferenceRow, SettlementRow, Store, TableRow, TallyRow
from bot.tables import DAY, Player, Setting
from tests.standing.games import facts
from tests.tables.house import GUILD, House


async def people_of(store: Store, count: int) -> list[Player]:
    return [Player.of(await store.player(5000 + at, name=f"P{at}", locale="en")) for at in range(count)]


async def commit(store: Store, history: list[Facts]) -> None:
    """Store these games as the projector would."""
    for each in history:
        key = each.game.table
        await store.commit(TableRow(key, "mille", "classic", "{}", 100, each.game.guild_id, 50, "777", 1))
    total = derive(history, GAMES)
    await store.commit(*(row for each in history for row in each.rows))
    await store.commit(*total.ratings, *total.tallies, *total.figures, *total.winnings)


async def ladder(house: House, count: int) -> list[Player]:
    """Let everyone beat everyone further down: places are clear."""
    people = await people_of(house.store, count)
    pairs = [(one.id, other.id) for at, one in enumerate(people) for other in people[at + 1 :]]
    await commit(
        house.store, [facts(number, *pair, at=house.clock.now()) for number, pair in enumerate(pairs, start=1)]
    )
    return people


async def test_places_pages_and_ones_own_place(house: House) -> None:
    people = await ladder(house, 24)
    board = Leaderboard(house.store, house.clock, house.tables.servers)
    for by in ("rating", "wins", "net"):
        asked, seen = Board(by, Period.ALL, GUILD), []
        for number in range(3):
            page = await board.page(asked, number)
            assert page.pages == 3
            seen += [(place.place, place.player.name) for place in page.places]
        assert seen == [(at + 1, f"P{at}") for at in range(24)], by
        own = await board.own_place(asked, people[13])
        assert isinstance(own.place, Place)
        assert (own.place.place, own.players) == (14, 24)
    far = await board.page(Board("wins", Period.ALL, GUILD), 99)
    assert far.number == 2
    assert len(far.places) == 24 - 2 * PAGE


async def test_who_is_level_shares_a_place(house: House) -> None:
    ann, bob, cid = house.people
    await commit(house.store, [facts(1, ann.id, cid.id), facts(2, bob.id, cid.id)])
    board = Leaderboard(house.store, house.clock, house.tables.servers)
    page = await board.page(Board("wins", Period.ALL, GUILD))
    assert sorted((place.place, place.player.name) for place in page.places) == [(1, "Ann"), (1, "Bob"), (3, "Cid")]


async def test_a_provisional_rating_is_shown_without_a_place(house: House) -> None:
    ann, bob, cid = house.people
    games = [facts(number, ann.id, bob.id, at=house.clock.now()) for number in range(1, PROVISIONAL)]
    board = Leaderboard(house.store, house.clock, house.tables.servers)
    await commit(house.store, games)
    by_rating = Board("rating", Period.ALL, GUILD)
    page = await board.page(by_rating)
    assert [(place.place, place.player.name) for place in page.places] == [(None, "Ann"), (None, "Bob")]
    assert all(place.is_provisional for place in page.places)
    own = await board.own_place(by_rating, ann)
    assert isinstance(own.place, Place)
    assert (own.place.place, own.place.tally.rated, own.players) == (None, PROVISIONAL - 1, 0)
    assert (await board.own_place(by_rating, cid)).place is Absence.NO_GAME
    by_wins = await board.page(Board("wins", Period.ALL, GUILD))
    assert [(place.place, place.is_provisional) for place in by_wins.places] == [(1, True), (2, True)]


async def test_who_plays_on_without_a_partner_has_a_place_for_wins_and_stakes(house: House) -> None:
    """They are not rated for that game."""
    people = await people_of(house.store, 4)
    usual = facts(1, people[0].id, people[1].id, at=house.clock.now())
    left = {1: 1, 0: 2, 2: 3}  # seats, in the order of leaving
    seats = tuple(
        replace(usual.seats[0], seat=at, player=each.id, won=at == 3, place=1 if at == 3 else 0, left=left.get(at, 0),
                net=300 if at == 3 else -100)
        for at, each in enumerate(people)
    )  # fmt: skip
    await commit(house.store, [Facts(replace(usual.game, game="cinch"), seats, ())])
    board = Leaderboard(house.store, house.clock, house.tables.servers)
    for by in ("wins", "net"):
        asked = Board(by, Period.ALL, GUILD, "cinch")
        assert (await board.page(asked)).places[0].player.name == "P3"
        assert isinstance((await board.own_place(asked, people[3])).place, Place)
    by_rating = Board("rating", Period.ALL, GUILD, "cinch")
    assert (await board.own_place(by_rating, people[3])).place is Absence.NO_GAME


async def test_provisional_ratings_follow_the_last_place_over_pages(house: House) -> None:
    """However good they are: one game won against the best counts little."""
    people = await ladder(house, PAGE + 1)  # each has ten games, enough for a place
    more = [await house.store.player(9000 + at, name=f"N{at}", locale="en") for at in range(PAGE)]
    now = house.clock.now()
    await house.store.commit(
        *(TallyRow("mille", GUILD, 0, Player.of(each).id, 1, 1, now, 2000 - at, 1) for at, each in enumerate(more))
    )
    board = Leaderboard(house.store, house.clock, house.tables.servers)
    seen = []
    for number in range(3):
        page = await board.page(Board("rating", Period.ALL, GUILD), number)
        assert page.pages == 3
        seen += [(place.place, place.player.name) for place in page.places]
    placed = [(at + 1, person.name) for at, person in enumerate(people)]
    assert seen == placed + [(None, f"N{at}") for at in range(PAGE)]


async def test_who_does_not_play_leaves_the_board_of_all_time(house: House) -> None:
    ann, bob, _ = house.people
    await commit(house.store, [facts(1, ann.id, bob.id, at=house.clock.now())])
    board = Leaderboard(house.store, house.clock, house.tables.servers)
    house.clock.advance(INACTIVE_DAYS * DAY)
    assert (await board.page(Board("wins", Period.ALL, GUILD))).places
    house.clock.advance(1)
    assert (await board.page(Board("wins", Period.ALL, GUILD))).places == ()
    assert (await board.own_place(Board("wins", Period.ALL, GUILD), ann)).place is Absence.INACTIVE


async def test_a_season_is_a_quarter_and_a_month_a_month(house: House) -> None:
    ann, bob, _ = house.people  # the clock is set to November 2023
    now = house.clock.now()
    await commit(house.store, [facts(1, ann.id, bob.id, at=now - 30 * DAY), facts(2, bob.id, ann.id, at=now)])
    board = Leaderboard(house.store, house.clock, house.tables.servers)

    async def games(period: Period) -> int:
        page = await board.page(Board("wins", period, GUILD))
        return sum(place.tally.wins for place in page.places)

    assert [await games(period) for period in Period] == [2, 2, 1]
    assert [period.key(now) for period in Period] == [0, 20234, 202311]


async def test_everywhere_shows_those_who_wish_to_be_seen(house: House) -> None:
    ann, bob, cid = house.people
    await commit(house.store, [facts(1, ann.id, bob.id), facts(2, ann.id, cid.id, guild=6)])
    board = Leaderboard(house.store, house.clock, house.tables.servers)
    assert (await board.page(Board("wins", Period.ALL, None))).places == ()
    assert (await board.own_place(Board("wins", Period.ALL, None), ann)).place is Absence.UNSEEN
    await board.be_seen_everywhere(ann, wish=True)
    page = await board.page(Board("wins", Period.ALL, None))
    assert [(place.player.name, place.tally.wins) for place in page.places] == [("Ann", 2)]
    await board.be_seen_everywhere(ann, wish=False)
    assert (await board.page(Board("wins", Period.ALL, None))).places == ()
    with pytest.raises(Objection):
        await board.page(Board("net", Period.ALL, None))


async def test_who_wishes_to_be_on_no_board_is_on_none(house: House) -> None:
    ann, bob, _ = house.people
    await commit(house.store, [facts(1, ann.id, bob.id, at=house.clock.now())])
    await house.store.commit(PreferenceRow(ann.id, "leaderboards", "no"))
    page = await Leaderboard(house.store, house.clock, house.tables.servers).page(Board("wins", Period.ALL, GUILD))
    assert [place.player.name for place in page.places] == ["Bob"]


async def test_stats_head_to_head(house: House) -> None:
    ann, bob, cid = house.people
    await commit(
        house.store,
        [
            facts(1, ann.id, bob.id),
            facts(2, ann.id, cid.id, net=900),
            facts(3, bob.id, ann.id),
            facts(4, ann.id, bob.id),
        ],
    )
    stats = await stats_of(house.store, GAMES, ann, against=None, guild_id=GUILD)
    totals = stats.totals
    assert (totals.games, totals.wins, totals.biggest_won, totals.biggest_lost) == (4, 3, 900, 300)
    assert (totals.points, totals.deals) == (3 * 1200 + 800, 20)
    assert stats.figures["naturals"] == {"eights": 4, "twos": 0, "cleans": 0}
    assert stats.figures["chapeaux-given"] == {"chapeaux_given": 1}, "in the game that Ann lost, at seat B"
    assert stats.totals.streak == 2
    loser = (await stats_of(house.store, GAMES, cid, against=None, guild_id=GUILD)).totals
    assert (loser.biggest_won, loser.biggest_lost) == (0, 900), "who never won won nothing"
    assert [result.margin for result in stats.last] == [400, 400, -400, 400]
    duel = await stats_of(house.store, GAMES, ann, against=bob, guild_id=GUILD)
    assert (duel.totals.games, duel.totals.wins, duel.totals.streak) == (3, 2, 1)
    with pytest.raises(Objection, match=Why.NO_RATED):
        await stats_of(house.store, GAMES, bob, against=cid, guild_id=GUILD)
    with pytest.raises(Objection, match=Why.SAME):
        await stats_of(house.store, GAMES, ann, against=ann, guild_id=GUILD)


async def test_the_biggest_settlement_is_told_in_its_unit(house: House) -> None:
    """Two servers may count in different ones."""
    ann, bob, _ = house.people
    games = facts(1, ann.id, bob.id, net=900), facts(2, bob.id, ann.id, guild=6, net=300, unit="€")
    await commit(house.store, [*games, facts(3, bob.id, ann.id, net=0)])
    stats = await stats_of(house.store, GAMES, ann, against=None, guild_id=GUILD)
    assert (stats.totals.unit_won, stats.totals.unit_lost) == ("chips", "€")


async def test_a_board_of_net_stakes_counts_the_unit_the_server_has_now(house: House) -> None:
    """Chips and dollars cannot be added. Who changes the unit back finds the former sums again."""
    ann, bob, cid = house.people
    now = house.clock.now()
    chips = [facts(1, ann.id, bob.id, net=900, at=now), facts(2, bob.id, ann.id, net=200, at=now)]
    dollars = [facts(3, bob.id, cid.id, net=50, at=now, unit="dollars"), facts(4, ann.id, cid.id, net=0, at=now)]
    await commit(house.store, [*chips, *dollars])
    await house.store.commit(
        *(SettlementRow(f"T{n}", f"T{n}", GUILD, each, 1) for n, each in ((1, "chips"), (3, "dollars")))
    )
    board = Leaderboard(house.store, house.clock, house.tables.servers)
    in_chips = ([("Ann", 700), ("Bob", -700)], Absence.NO_GAME, ("dollars",))
    in_dollars = ([("Bob", 50), ("Cid", -50)], 2, ("chips",))
    for unit, (listed, place, former) in (("", in_chips), ("dollars", in_dollars), ("", in_chips)):
        await house.tables.servers.choose(GUILD, Setting.UNIT, unit)
        for period in Period:
            page = await board.page(Board("net", period, GUILD))
            assert [(place.player.name, place.figure) for place in page.places] == listed
            own = (await board.own_place(Board("net", period, GUILD), cid)).place
            assert (own.place if isinstance(own, Place) else own) == place
            assert page.units == former
    by_wins = await board.page(Board("wins", Period.ALL, GUILD))
    assert [(place.player.name, place.figure) for place in by_wins.places] == [("Bob", 2), ("Ann", 2), ("Cid", 0)]
    assert by_wins.units == ()
