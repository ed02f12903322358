"""Practice at a table of several, and the menu of a person where there are several games."""

from dataclasses import replace

import pytest

from bot.hosted import Games
from bot.playground.person import Answer
from bot.registry import GAMES
from bot.robots.hosted import Hosted
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.magpies import Sitter, furnish
from tests.left_out import first
from tests.witness.game import MORE_GAMES
from tests.witness.inner.game import MagpieGame


def furnish_for_two(house: House) -> None:
    """Let the bot host Magpie, even for two."""
    furnish(house)
    magpie: Hosted = replace(MORE_GAMES["magpie"], game=MagpieGame(seats=range(2, 6)))
    house.games = Games(*GAMES.values(), magpie)


async def begun(house: House, **options: str | int) -> Answer:
    answer = await house.ann.invoke(house.channel, "/practice", game="magpie", **options)
    await house.until_stored(lambda: house.rows("SELECT id FROM tables"))  # its cut is known a moment later
    return answer


async def test_robots_fill_a_table(house: House) -> None:
    furnish(house)
    await house.open()
    answer = await begun(house, players=4, level="novice", options="deals=1")
    for words in (
        "Béret (novice robot), Fez (novice robot) and Canotier (novice robot)",
        "no stakes",
        "Each robot sees only its own",
    ):
        assert words in answer.shown.text
    assert "the published seed reveals every deal" in answer.shown.text
    key = house.key()
    ann = Sitter(house, house.ann, key)
    await ann.open()
    await ann.choose(ann.choices()[0].label)
    await house.eve.until(lambda: len(house.plies(key)) >= 5, patience=PATIENCE)  # the deal, four gifts
    await house.ann.invoke(house.channel, "/table call-off")
    await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert house.rows("SELECT count(*) FROM seats") == [(4,)]
    assert house.rows("SELECT count(*) FROM settlements") == [(0,)]
    again = await press(house.ann, house.settlements(key)[0], Verb.REMATCH)
    assert "Canotier (novice robot)" in again.shown.text


@pytest.mark.parametrize(
    "game", first(1, ["guts", "cinch", "daifugo", "linger-longer", "rolling-stone"], why="all games")
)
async def test_who_leaves_robots_alone_ends_the_game_and_why_says_so(house: House, game: str) -> None:
    """Nobody else was there, nothing is paid, and no robot plays on."""
    await house.open()
    await house.practice(house.ann, house.channel, game=game)
    await house.eve.until(house.plies, patience=PATIENCE)
    asked = (await house.ann.invoke(house.channel, "/table resign")).shown
    assert "Only robots are left then, so it ends at once, and nobody pays." in asked.text
    await press(house.ann, asked, Verb.RESIGN)
    (settlement,) = await house.eve.until(house.settlements, patience=PATIENCE)
    why = (await press(house.ann, settlement, Verb.WHY)).shown.text
    assert "**Ann resigned in deal 1**\nOnly robots were left, so the game ended." in why


@pytest.mark.long("rare cases")
async def test_as_few_as_can_play_unless_somebody_says_how_many(house: House) -> None:
    furnish(house)
    await house.open()
    too_many = await house.ann.invoke(house.channel, "/practice", game="magpie", players=6)
    assert hidden_text(too_many) == "Magpie is a game for 3 to 5."
    assert house.rows("SELECT count(*) FROM seeds") == [(0,)]
    answer = await begun(house)
    assert "Melon (regular robot) and Panama (regular robot)" in answer.shown.text
    assert house.rows("SELECT count(*) FROM seats") == [(3,)]


@pytest.mark.long("rare cases")
async def test_the_menu_of_a_person_asks_for_the_game(house: House) -> None:
    furnish_for_two(house)
    await house.open()
    asked = (await house.ann.menu(house.channel, house.bob, "Challenge…")).shown
    assert asked.hidden
    assert asked.text == "Which game do you want to play with Bob?"
    labels = [each.label for each in asked.menus[0].options]
    for_two = [each for each in house.games.values() if 2 in each.game.seats]
    assert {"Mille", "Magpie"} <= {*labels[: len(for_two)]}, "those for two first"
    assert len(labels) == len(house.games), "and all others, which are played at tables"
    answer = (await house.ann.choose(asked, asked.menus[0].custom_id, "Magpie")).shown
    assert not answer.hidden
    assert "Ann challenges you to a game of Magpie" in answer.text
    assert "At worst, you lose 0.45 coins." in answer.text
    assert answer.mentions == (house.bob.user.id,)
    await press(house.bob, answer, Verb.ACCEPT)
    key = house.key()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_a_large_stake_is_typed_by_both_before_they_agree(house: House) -> None:
    furnish_for_two(house)
    await house.open()
    form = (await house.ann.invoke(house.channel, "/challenge", opponent=house.bob, game="magpie", stake="10")).form
    challenge = (await house.ann.submit(form, {form.fields[0].custom_id: "90"})).shown
    assert challenge.mentions == (house.bob.user.id,)
    form = (await press(house.bob, challenge, Verb.ACCEPT)).form
    assert "wasn’t 90" in hidden_text(await house.bob.submit(form, {form.fields[0].custom_id: "9000"}))
    assert house.rows("SELECT count(*) FROM tables") == [(0,)]
    form = (await press(house.bob, challenge, Verb.ACCEPT)).form
    accepted = (await house.bob.submit(form, {form.fields[0].custom_id: "90,00"})).shown
    assert verbs(accepted) == set()
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


@pytest.mark.long("rare cases")
async def test_where_the_usual_game_is_for_more_a_challenge_means_the_one_for_two(house: House) -> None:
    furnish(house)
    for name, value in (("games", "mille magpie"), ("game", "magpie")):
        house.rows("INSERT INTO server_settings VALUES (?, ?, ?)", house.guild.id, name, value)
    await house.open()
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    assert "a game of Mille" in asked.shown.text
    table = await house.ann.invoke(house.channel, "/open")
    assert "Magpie · table for 5" in table.shown.text


@pytest.mark.long("rare cases")
async def test_where_no_game_for_two_is_played_a_challenge_is_a_table(house: House) -> None:
    furnish(house)
    house.rows("INSERT INTO server_settings VALUES (?, ?, ?)", house.guild.id, "games", "magpie")
    await house.open()
    for asked in (
        await house.ann.invoke(house.channel, "/challenge", opponent=house.bob, game="mille"),
        await house.ann.invoke(house.channel, "/practice", game="mille"),
    ):
        assert "played in this server" in hidden_text(asked)
    assert house.rows("SELECT count(*) FROM seeds") == [(0,)]
    proposed = (await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)).shown
    assert proposed.text.startswith("Magpie is a game for 3 to 5.")
    table = (await house.ann.menu(house.channel, house.bob, "Challenge…")).shown
    assert "Bob" in table.text, "one game alone can be meant"
    assert table.mentions == (house.bob.user.id,)


async def test_a_challenge_to_a_game_for_more_proposes_a_table(house: House) -> None:
    furnish(house)
    await house.open()
    given = {"game": "magpie", "stake": "0.02", "options": "deals=4", "clock": "24h"}
    proposed = (await house.ann.invoke(house.channel, "/challenge", opponent=house.bob, **given)).shown
    assert proposed.hidden
    assert proposed.text == (
        "Magpie is a game for 3 to 5. I can open a table and keep Bob a seat. Others can sit down too."
    )
    assert house.rows("SELECT count(*) FROM lobbies") == [(0,)]
    table = (await press(house.ann, proposed, Verb.TABLE_WITH)).shown
    assert not table.hidden
    assert table.mentions == (house.bob.user.id,)
    for words in ("Ann is keeping you a seat", "Kept for Bob", "4 deals", "Stake: 0.02", "24 hours a turn"):
        assert words in table.text, "on the terms that were given"
    again = await press(house.ann, proposed, Verb.TABLE_WITH)
    assert "out of date" in hidden_text(again), "a second tap opens no second table"
    sat = (await press(house.bob, table, Verb.SIT)).shown
    assert "Seats taken: 2 of 5" in sat.text


async def test_the_menu_of_a_person_opens_a_table_for_more(house: House) -> None:
    furnish(house)
    await house.open()
    asked = (await house.ann.menu(house.channel, house.bob, "Challenge…")).shown
    assert asked.menus[0].options[0].label == "Mille", "those for two first"
    table = (await house.ann.choose(asked, asked.menus[0].custom_id, "Magpie")).shown
    assert "Kept for Bob" in table.text
    assert table.mentions == (house.bob.user.id,)


@pytest.mark.long("rare cases")
async def test_who_is_not_in_the_server_is_no_guest_at_a_table(house: House) -> None:
    furnish(house)
    (sam,) = house.meet("Sam")
    await house.open()
    house.discord.world.remove_member(house.guild, sam.user)
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=sam, game="magpie")
    assert hidden_text(asked) == "Only people in this server can be invited. Not here: Sam."


@pytest.mark.long("rare cases")
async def test_a_challenge_to_what_two_can_play_beside_more_is_open_to_anybody(house: House) -> None:
    furnish_for_two(house)
    await house.open()
    offered = (await house.ann.invoke(house.channel, "/open", game="magpie", seats=2)).shown
    assert Verb.ACCEPT in verbs(offered)
    await press(house.eve, offered, Verb.ACCEPT)
    assert house.rows("SELECT count(*) FROM seats") == [(2,)]
