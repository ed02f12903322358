"""Two games in one house: each command is about the named game, or the usual one of the server."""

import pytest

from bot.playground.entities import Role
from bot.playground.permissions import Permission
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.tables import Setting
from cogs.ids import CustomId, Verb, parse_id
from cogs.screens.registry import SHOWN
from cogs.screens.server import TERMS
from tests.e2e.controls import is_set
from tests.e2e.house import PATIENCE, House, hidden_text, id_of, press, verbs
from tests.e2e.magpies import Sitter, furnish, play_on, seat


@pytest.fixture
def keepers(house: House) -> Role:
    """The role of those who manage the server: Ann has it."""
    return house.discord.add_role(house.guild, "keepers", house.ann, permissions=Permission.MANAGE_GUILD)


def setting(which: Setting) -> str:
    return str(CustomId(Verb.SERVER, "", word=which))


async def ask(house: House, person: Person, command: str, **given: object) -> SeenMessage:
    return await (await person.invoke(house.channel, command, **given)).settled()  # type: ignore[arg-type]


async def answered(house: House, command: str, **given: object) -> str:
    return hidden_text(await house.bob.invoke(house.channel, command, **given))  # type: ignore[arg-type]


async def a_game_of_three(house: House, **options: str) -> tuple[str, list[Person]]:
    """Seat a table of Magpie in the running bot."""
    furnish(house)
    people = [house.ann, house.bob, *house.meet("Cem")]
    return await seat(house, *people, **options), people


async def three_at_their_panels(house: House, **options: str) -> tuple[str, list[Sitter]]:
    """Return the same, with everyone's panel open."""
    key, people = await a_game_of_three(house, **options)
    await house.open()
    sitters = [Sitter(house, person, key) for person in people]
    for sitter in sitters:
        await sitter.open()
    return key, sitters


async def test_the_managers_say_which_games_are_played(house: House, keepers: Role) -> None:
    furnish(house)
    await house.open()
    panel = await ask(house, house.ann, "/server-settings")
    assert {"Mille", "Magpie", "Usual game: Mille", "Terms of Mille", "Time to claim: 15 s"} <= set(is_set(panel))
    panel = await (await house.ann.choose(panel, setting(Setting.GAME), "magpie")).settled()
    assert {"Usual game: Magpie", "Terms of Magpie"} <= set(is_set(panel))
    assert "The cards" in (await ask(house, house.bob, "/rules", game="mille")).text
    rules = await ask(house, house.bob, "/rules")
    assert {press.key for each in rules.buttons if (press := parse_id(each.custom_id))} == {"magpie"}
    panel = await (await house.ann.choose(panel, setting(Setting.GAMES), "magpie")).settled()
    assert "Usual game: Magpie" not in is_set(panel), "there is nothing to choose any more"
    for command, given in (("/challenge", {"opponent": house.ann}), ("/open", {}), ("/practice", {})):
        assert "isn’t played in this server" in await answered(house, command, game="mille", **given), command
    assert house.rows("SELECT * FROM offers") == house.rows("SELECT * FROM lobbies") == []
    assert house.rows("SELECT * FROM seeds") == []


async def test_each_game_has_its_usual_terms_and_a_time_to_claim(house: House, keepers: Role) -> None:
    furnish(house)
    await house.open()
    panel = await ask(house, house.ann, "/server-settings")
    panel = await (await house.ann.choose(panel, str(CustomId(Verb.SERVER, "", word=TERMS)), "magpie")).settled()
    assert "Magpie as usual." in panel.text
    asked = await house.ann.press(panel, str(CustomId(Verb.SERVER_FORM, "magpie", word=TERMS)))
    *_, stake, _clock = asked.form.fields
    saved = await (await house.ann.submit(asked.form, {stake.custom_id: "0.20"})).settled()
    assert "0.20" in saved.text
    opened = await ask(house, house.bob, "/open", game="magpie", seats=3)
    assert "0.20" in opened.text
    for text, words in (("4", "from 5 to 60"), ("30", "Time to claim: 30 s")):
        asked = await house.ann.press(saved, str(CustomId(Verb.SERVER_FORM, "", word=Setting.WINDOW)))
        (line,) = asked.form.fields
        answer = await (await house.ann.submit(asked.form, {line.custom_id: text})).settled()
        assert words in answer.text or words in is_set(answer)


async def test_a_game_without_a_lesson_or_a_board_says_so(house: House) -> None:
    furnish(house)
    await house.open()
    assert "There’s no lesson for Magpie yet." in await answered(house, "/learn", game="magpie")
    no_board = await answered(house, "/leaderboard", game="magpie", by="naturals")
    assert no_board == "Magpie has no such leaderboard. Choose from: rating, won and lost, wins."
    stats = await ask(house, house.bob, "/stats", game="magpie")
    assert "You haven’t finished a rated game of Magpie yet." in stats.text
    assert {Verb.OPEN_TABLE, Verb.CHALLENGE} <= verbs(stats)
    assert "No finished games of Magpie to show yet." in await answered(house, "/history", game="magpie")
    assert "I don’t know a game by that name." in await answered(house, "/rules", game="chess")
    board = await ask(house, house.bob, "/leaderboard", game="magpie")
    assert "Leaderboard of this server · Magpie" in board.text
    assert "Open a table" in board.text
    assert "`/open` a table" in hidden_text(await press(house.bob, board, Verb.PLACE))
    by = next(each for each in board.menus if each.custom_id.endswith(".by"))
    assert [option.value for option in by.options] == ["rating", "net", "wins"]
    turned = await (await house.bob.choose(board, by.custom_id, "wins")).settled()
    assert "· Magpie" in turned.text, "its controls stay with the game"


@pytest.mark.long("whole games")
async def test_a_finished_game_of_three_is_looked_back_on(house: House) -> None:
    key, sitters = await three_at_their_panels(house, deals="1")
    await play_on(sitters)
    await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    await house.until_stored(lambda: house.rows("SELECT count(*) FROM finished_games") == [(1,)])
    board = await ask(house, house.ann, "/leaderboard", game="magpie", by="Wins")
    assert board.files, board.text
    (picture,) = board.files
    assert all(name in picture.description for name in ("Ann", "Bob", "Cem"))
    stats = await ask(house, house.ann, "/stats", game="magpie")
    assert stats.text.startswith("### Magpie")
    assert "points" not in stats.files[0].description
    history = await ask(house, house.ann, "/history", game="magpie")
    assert "Your finished games · Magpie" in history.text
    assert "with Bob and Cem · " in history.text
    again = (await house.ann.choose(history, id_of(history, Verb.LOOK_BACK), key)).shown
    assert Verb.REPLAY in verbs(again)
    record = await ask(house, house.ann, "/game export", table=key)
    assert b"Deal 1" in await house.ann.download(record.files[0])


@pytest.mark.long("rare cases")
async def test_a_running_game_that_keeps_hands_closed_tells_its_tags_alone(house: House) -> None:
    key, sitters = await three_at_their_panels(house, deals="9")
    await play_on(sitters, until=lambda: len([row for row in house.plies(key) if "deal 2" in str(row)]) == 1)
    record = await ask(house, house.ann, "/game export", table=key)
    text = (await house.ann.download(record.files[0])).decode()
    assert [line for line in text.splitlines() if line and not line.startswith("[")] == []
    why = await ask(house, house.ann, "/game score", table=key)
    assert why.hidden
    assert "Deal 1" in why.text or "deal 1" in why.text
    listed = await ask(house, house.bob, "/table list")
    assert "out of time" not in listed.text


async def test_what_is_completed_follows_the_game_that_is_named(house: House) -> None:
    furnish(house)
    await house.open()

    async def offered(command: str, option: str, so_far: str = "", **others: str) -> list[str]:
        answer = await house.bob.complete(house.channel, command, option, so_far, **others)
        return [str(choice.value) for choice in answer.choices]

    for command in ("/rules", "/leaderboard", "/stats", "/history"):
        assert await offered(command, "game") == list(house.games)
        assert await offered(command, "game", "MAG") == ["magpie"]
        assert await offered(command, "game", "enfl") == ["rolling-stone"], "its French name"
        assert await offered(command, "game", "chess") == []
    taught = [name for name, each in SHOWN.items() if each.lesson is not None]
    assert await offered("/learn", "game") == taught, "the others have no lesson"
    assert "magpie" not in taught
    assert "naturals" in await offered("/leaderboard", "by")
    assert await offered("/leaderboard", "by", game="magpie") == ["rating", "net", "wins"]
    assert {"give", "turn", "end"} <= set(await offered("/rules", "topic", game="magpie"))
    assert "give" not in await offered("/rules", "topic")
    named = await ask(house, house.bob, "/rules", game="Magpie", topic="end")
    assert {press.key for each in named.buttons if (press := parse_id(each.custom_id))} == {"magpie"}
