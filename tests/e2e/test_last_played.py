"""`/stats`, `/leaderboard` and `/history` without a game: the one played last there; practice has a list of its own."""

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, id_of, press, verbs

PRACTICE = "Practice: 1 game, 0 won, in `/history`"


async def asked(house: House, person: Person, command: str, **given: object) -> SeenMessage:
    return await (await person.invoke(house.channel, command, **given)).settled()


async def counted(house: House, games: int) -> None:
    """Wait until so many finished games are counted."""
    await house.until_stored(lambda: house.rows("SELECT count(*) FROM finished_games") == [(games,)])


async def lost_in_practice(house: House, game: str) -> None:
    """Let Ann begin a practice game and give it up."""
    before = len(house.rows("SELECT 1 FROM tables"))
    await house.ann.invoke(house.channel, "/practice", game=game)
    await house.eve.until(lambda: len(house.rows("SELECT 1 FROM tables")) > before, patience=PATIENCE)
    key = house.key()
    question = (await house.ann.invoke(house.channel, "/table resign", table=key)).shown
    await press(house.ann, question, Verb.RESIGN)
    await house.eve.until(
        lambda: house.rows("SELECT 1 FROM tables LEFT JOIN table_ends ON table_id = id WHERE table_id IS NULL") == [],
        patience=PATIENCE,
    )


async def test_the_game_played_last_there_is_shown_with_the_others_in_a_menu(house: House) -> None:
    await house.start_game()
    await house.resign(house.bob)
    offer = (await house.ann.invoke(house.channel, "/challenge", opponent=house.bob, game="beggar-my-neighbor")).shown
    await press(house.bob, offer, Verb.ACCEPT)
    house.plays_openly = True
    await house.resign(house.ann, house.key())
    await counted(house, 2)

    for command, verb in (("/stats", Verb.STATS_OF), ("/leaderboard", Verb.LEADERS)):
        shown = await asked(house, house.ann, command)
        assert "Beggar My Neighbor" in shown.text, "which was played last"
        (menu,) = [each for each in shown.menus if {"mille", "beggar-my-neighbor"} == {o.value for o in each.options}]
        other = await (await house.eve.choose(shown, menu.custom_id, "mille")).settled()
        assert other.hidden, "only who asked changes what others see"
        again = await (await house.ann.choose(shown, menu.custom_id, "mille")).settled()
        assert again.id == shown.id
        assert "Beggar My Neighbor" not in again.text.partition("\n")[0]
        assert verb in verbs(again)

    guts = await asked(house, house.ann, "/stats", game="guts")
    assert guts.hidden
    assert "You haven’t finished a rated game of Guts yet." in guts.text
    assert {Verb.OPEN_TABLE, Verb.CHALLENGE, Verb.STATS_OF} <= verbs(guts)
    board = await asked(house, house.ann, "/leaderboard", game="guts")
    assert "Nobody has finished a rated game of Guts here yet." in board.text
    lobby = (await press(house.ann, board, Verb.OPEN_TABLE)).message
    assert Verb.SIT in verbs(lobby)


@pytest.mark.long("rare cases")
async def test_practice_counts_in_a_list_of_its_own(house: House) -> None:
    await house.open()
    await lost_in_practice(house, "mille")
    await counted(house, 1)
    assert house.rows("SELECT count(*) FROM tallies") == house.rows("SELECT count(*) FROM transfers") == [(0,)]
    assert PRACTICE in (await asked(house, house.ann, "/stats")).text
    only = await asked(house, house.ann, "/history")
    assert "Your practice games" in only.text
    assert Verb.OLDER not in verbs(only), "there is no other list"

    await house.start_game()
    await house.resign(house.bob)
    await counted(house, 2)
    assert PRACTICE in (await asked(house, house.ann, "/stats")).text
    people = await asked(house, house.ann, "/history")
    assert "with Bob" in people.text or "against Bob" in people.text
    assert "unrated" not in people.text, "practice is not among them"
    practice = (await house.ann.press(people, id_of(people, Verb.OLDER))).shown
    assert practice.id == people.id
    assert "Practice counts nowhere else" in practice.text
    assert "Bob" not in practice.text
    back = (await house.ann.press(practice, id_of(practice, Verb.OLDER))).shown
    assert "Bob" in back.text
