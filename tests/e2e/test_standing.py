"""The standing of finished games, through Discord: the board, the ledger, history, a replay, personal data."""

import gzip
import json
import re
import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.playground.person import Person
from bot.playground.seen import Button, SeenMessage
from bot.registry import GAMES
from bot.store import Store
from cogs.ids import Verb
from cogs.screens.ledger import NO
from tests.e2e.chance import seeds_of
from tests.e2e.house import PATIENCE, House, hidden_text, id_of, press, verbs
from tests.e2e.players import Presser, play
from tests.tables.house import House as Earlier
from tests.tables.house import make_tables, play_to_the_end, seat_table
from tests.tables.recording_stage import RecordingStage
from tests.tables.still_clock import StillClock
from tests.there import there


async def counted(house: House, games: int) -> None:
    """Wait until `games` games are in the standing."""
    await house.until_stored(lambda: house.rows("SELECT count(*) FROM finished_games") == [(games,)])


async def ask(house: House, person: Person, command: str, **given: object) -> SeenMessage:
    return await (await person.invoke(house.channel, command, **given)).settled()


async def test_a_finished_game_is_on_the_board_in_the_ledger_and_in_the_history(house: House) -> None:
    house.draw_seed = seeds_of("a short game 3")
    await house.open()
    key = await house.start_game(target=100)
    await play(house, (Presser(house, house.ann), Presser(house, house.bob)))
    await counted(house, 1)

    board = await ask(house, house.ann, "/leaderboard", by="wins")
    (picture,) = board.files
    assert "Ann" in picture.description
    assert "Bob" in picture.description
    stats = await ask(house, house.bob, "/stats", against=house.ann)
    (sheet,) = stats.files
    assert sheet.filename == "stats.png"
    assert sheet.description.startswith("Bob against Ann. Won ")
    assert "Provisional rating here: " in sheet.description
    assert " turns a deal." in sheet.description
    assert " 0 " not in sheet.description.partition("oldest")[0].partition("Rating")[2]
    assert "? is a provisional rating: fewer than 10 games." in stats.text

    owed = (await ask(house, house.ann, "/ledger show")).text
    assert "owes you" in owed or "You owe" in owed
    for command in ("/ledger settle", "/ledger correct"):
        given = {"owes": "me", "amount": "2.50"} if command.endswith("correct") else {}
        asked = await ask(house, house.ann, command, **{"with": house.bob}, **given)
        assert "between other people" in hidden_text(await press(house.eve, asked, Verb.ENTER))
        no = next(button.custom_id for button in asked.buttons if button.custom_id.endswith(f"/{NO}"))
        refused = await house.bob.press(asked, no)
        assert refused.message is not None
        assert "Bob doesn’t agree" in refused.message.text
        assert not refused.message.buttons
    asked = await ask(house, house.ann, "/ledger settle", **{"with": house.bob})
    await press(house.bob, asked, Verb.ENTER)
    assert "All square" in (await ask(house, house.ann, "/ledger show")).text
    assert "All square" in (await ask(house, house.bob, "/ledger show")).text

    history = await ask(house, house.ann, "/history", **{"with": house.bob})
    assert history.hidden
    again = await house.ann.choose(history, id_of(history, Verb.LOOK_BACK), key)
    assert again.message is not None
    assert [file.filename for file in again.message.files] == ["scorepad.png", "settlement.png", "keepsake.png"]

    replay = there((await house.ann.press(again.message, id_of(again.message, Verb.REPLAY))).message)
    seen = [replay]
    while not (forward := step(replay, "forward")).disabled:
        replay = there((await house.ann.press(replay, forward.custom_id)).message)
        assert replay.id == seen[0].id, "in place"
        seen.append(replay)
    for message in seen:
        assert [file.filename for file in message.files] == ["table.png"], "one picture"
        assert [button.label for button in message.buttons] == ["First", "Back", "Next", "Last"], "always there"
    await check_menus(house, board, text=seen[0].text)
    begins = [int(str(ply)) for _, ply, _, text in house.plies(key) if str(text).startswith("deal ")]
    turns = [text for *_, text in house.plies(key) if str(text).split()[0] in {"draw", "take", "pick", "pass"}]
    assert len(seen) == len(begins) + len(turns), "each turn is one step"
    assert step(seen[0], "first").disabled
    assert "· cards dealt" in seen[0].text
    assert "· turn 1 of " in seen[1].text
    assert all(f"{name} has" in seen[0].files[0].description for name in ("Ann", "Bob")), "both hands are open"
    first = there((await house.ann.press(replay, step(replay, "first").custom_id)).message)
    assert first.text == seen[0].text
    assert await house.ann.download(first.files[0]) == await house.ann.download(seen[0].files[0])


async def check_menus(house: House, other: SeenMessage, *, text: str) -> None:
    """Check what the menus of a message do on the result of a game, whose replay begins with `text`, and on `other`."""
    result = next(each for each in house.eve.messages(house.channel) if Verb.REMATCH in verbs(each))
    replay, why = [await house.ann.menu(house.channel, result, name) for name in ("Replay", "Why?")]
    assert (replay.shown.text, replay.shown.hidden) == (text, True)
    assert "the settlement" in why.shown.text
    assert "not playing at this table" in hidden_text(await house.eve.menu(house.channel, result, "Replay"))
    for name in ("Replay", "Why?"):
        assert "isn’t about a table" in hidden_text(await house.ann.menu(house.channel, other, name))


def _deals(house: House, key: str) -> list[str]:
    return [text for row in house.plies(key) if (text := str(row[3])).startswith("deal ")]


def step(message: SeenMessage, way: str) -> Button:
    """Return the button of a replay that goes this way."""
    (found,) = [button for button in message.buttons if button.custom_id.endswith(f"/{way}")]
    return found


@pytest.mark.long("whole deals")
async def test_a_replay_goes_from_deal_to_deal_by_a_menu(house: House) -> None:
    await house.open()
    key = await house.start_game(target=10_000)
    await play(
        house, (Presser(house, house.ann), Presser(house, house.bob)), until=lambda: len(_deals(house, key)) == 2
    )
    await house.resign(house.ann, key)
    for person in (house.ann, house.bob):
        replay = await ask(house, person, "/game replay", table=key)
        assert replay.hidden
        assert "### Mille · deal 1 of 2 · cards dealt" in replay.text
        (menu,) = replay.menus
        assert [(option.label, option.default) for option in menu.options] == [("Deal 1", True), ("Deal 2", False)]
        second = there((await person.choose(replay, menu.custom_id, menu.options[1].value)).message)
        assert "deal 2 of 2 · cards dealt" in second.text
        back = there((await person.press(second, step(second, "back").custom_id)).message)
        assert "deal 1 of 2 · turn " in back.text, "the last turn of the deal before"
        last = there((await person.press(back, step(back, "last").custom_id)).message)
        assert "Ann resigns." in last.text
        assert step(last, "last").disabled
    assert "not play" in hidden_text(await house.eve.invoke(house.channel, "/game replay", table=key))
    assert "Only its players can replay it" in hidden_text(await house.eve.invoke(house.channel, "/game replay"))


async def choose(house: House, person: Person, board: SeenMessage, menu: str, value: str) -> SeenMessage:
    """Return the result of a choice in the menu of a leaderboard whose id ends like this."""
    (found,) = [each for each in board.menus if each.custom_id.endswith(f".{menu}")]
    answer = await person.choose(board, found.custom_id, value)
    assert answer.message is not None
    return await answer.settled()


async def test_where_nobody_is_listed_the_board_says_how_to_begin(house: House) -> None:
    await house.open()
    board = await ask(house, house.ann, "/leaderboard")
    begin = "Challenge someone: your first finished game puts you both here."
    assert "Leaderboard of this server" in board.text
    assert f"Nobody has finished a rated game of Mille here yet. {begin}" in board.text
    assert board.files == ()
    board = await choose(house, house.ann, board, "period", "season")
    assert f"Nobody has finished a rated game of Mille here this season. {begin}" in board.text
    board = await choose(house, house.ann, board, "by", "net")
    assert "Challenge someone for a stake: your first settled game puts you both here." in board.text
    assert "Months and seasons begin at midnight UTC." in board.text
    board = await choose(house, house.ann, board, "period", "month")
    assert "Nobody has settled a game of Mille for a stake here this month." in board.text
    assert "Finish one against a person" in hidden_text(
        await press(house.ann, await ask(house, house.ann, "/leaderboard"), Verb.PLACE)
    )
    everywhere = there((await house.ann.press(board, ending(board, ".everywhere"))).message)
    assert everywhere.id == board.id, "it changes in place"
    assert "Leaderboard of all servers" in everywhere.text
    assert "No ranked players of Mille this month yet. Join with the button below" in everywhere.text
    assert "Only players who opted in are listed." in everywhere.text
    assert "net" not in [option.value for option in everywhere.menus[0].options], "there is no such board"
    assert "haven’t joined" in hidden_text(await press(house.ann, everywhere, Verb.PLACE))
    assert "You’re on the global board now." in hidden_text(await press(house.ann, everywhere, Verb.SEEN))
    assert "You’ve left the global board." in hidden_text(await press(house.ann, everywhere, Verb.SEEN))
    refused = await house.ann.invoke(house.channel, "/leaderboard", by="net", where="everywhere")
    assert "Each server counts stakes in its own unit" in hidden_text(refused)


def ending(message: SeenMessage, end: str) -> str:
    """Return the id of the button whose id ends like this."""
    (found,) = [button.custom_id for button in message.buttons if button.custom_id.endswith(end)]
    return found


async def test_a_board_is_about_everybody_and_ones_own_place_is_told_to_oneself(house: House) -> None:
    await house.open()
    key = await house.start_game()
    await house.resign(house.bob, key)
    await counted(house, 1)
    boards = [await ask(house, person, "/leaderboard") for person in (house.ann, house.eve)]
    assert {(each.text, each.files[0].description) for each in boards} == {
        (boards[0].text, boards[0].files[0].description)
    }
    board = boards[0]
    assert await house.ann.download(board.files[0]) == await house.eve.download(boards[1].files[0]), "nobody is marked"
    assert board.files[0].description.startswith("By rating, All time. No place yet: Ann, provisional rating ")
    assert "? is a provisional rating: fewer than 10 games, no place yet." in board.text
    assert "Players inactive for 90 days aren’t listed." in board.text
    own = hidden_text(await press(house.bob, board, Verb.PLACE))
    assert re.fullmatch(r"Your rating is \*\*\d+\?\*\*. You get a place after 10 games here, and you’ve played 1.", own)
    for_bob = await choose(house, house.bob, board, "by", "wins")
    assert for_bob.hidden, "Ann's board stays as it is"
    again = await choose(house, house.bob, for_bob, "period", "month")
    assert again.id == for_bob.id
    assert again.files[0].description.startswith("By wins, ")
    assert "? is a provisional rating: fewer than 10 games." in again.text
    by_wins = await choose(house, house.ann, board, "by", "wins")
    assert by_wins.id == board.id
    assert by_wins.files[0].description.startswith("By wins, All time. 1: Ann, provisional rating ")
    assert [option.value for menu in by_wins.menus for option in menu.options if option.default] == ["wins", "all"]
    assert hidden_text(await press(house.ann, by_wins, Verb.PLACE)) == "You’re number **1** of 2: 1 win."


@pytest.mark.long("kills")
async def test_a_first_is_told_once_with_the_settlement_though_the_bot_is_killed_as_it_tells(house: House) -> None:
    key = await finished_with_a_feat(house)
    await house.spawn()
    await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    await house.kill()  # before it may have noted that it was posted
    await house.spawn()
    await house.until_stored(lambda: not house.rows(WAITING))
    [settlement] = house.settlements(key)
    assert "**Ann’s first** natural" in settlement.text
    assert [message for message in house.eve.messages(house.channel) if "’s first** " in message.text] == [settlement]


WAITING = "SELECT id FROM announcements WHERE posted_at IS NULL"


async def finished_with_a_feat(house: House) -> str:
    """Host a game to its end in an earlier process that could not announce it: with this seed Ann goes out clean."""
    stage, clock = RecordingStage(), StillClock()
    stage.broken[house.channel.id] = 10**6
    async with await Store.open(house.database) as store:
        tables = make_tables(store, stage, clock)
        people = [
            await tables.people.meet(each.user.id, name=each.user.display_name, locale="en")
            for each in (house.ann, house.bob, house.eve)
        ]
        await tables.start()
        earlier = Earlier(store, stage, clock, tables, tuple(people), GAMES)
        table = await seat_table(earlier, "EARLIER", seed=3, channel=house.channel.id, target="100")
        await play_to_the_end(earlier, table, Random(3))
        await stage.until(lambda: stage.attempts)
        await tables.close()
    return table.id


async def test_personal_data_are_taken_away_and_forgotten(house: House) -> None:
    await house.open()
    key = await house.start_game()
    await house.resign(house.ann, key)
    await counted(house, 1)
    running = await house.start_game()

    (file,) = (await ask(house, house.ann, "/data export")).files
    held = json.loads(await house.ann.download(file))
    assert held["player"]["name"] == "Ann"
    assert [game["table"] for game in held["games"]] == [key]
    assert held["running_games"] == [running]
    assert running not in json.dumps(held["games"])

    question = await ask(house, house.ann, "/data delete")
    assert question.hidden
    assert verbs(question) == {Verb.FORGET}
    yes = next(button.custom_id for button in question.buttons if button.custom_id.endswith("/yes"))
    await house.ann.press(question, yes)
    await house.eve.until(lambda: len(house.settlements()) == 2, patience=PATIENCE)
    assert house.rows("SELECT discord_id, dm_channel_id, locale FROM players WHERE name LIKE 'former player%'") == [
        (None, None, "")
    ]
    ledger = await ask(house, house.bob, "/ledger show")
    assert "former player" in ledger.text
    assert "Ann" not in ledger.text


@pytest.mark.long("rare cases")
async def test_data_that_are_too_large_for_discord_come_packed(house: House) -> None:
    await house.open()
    await ask(house, house.ann, "/data export")
    much = "11 million letters" * 611_112
    with closing(sqlite3.connect(house.database)) as connection, connection:
        connection.execute("INSERT INTO feats SELECT id, ?, 'none', 0 FROM players WHERE name = 'Ann'", (much,))
    (file,) = (await ask(house, house.ann, "/data export")).files
    assert file.filename == "chapeau-my-data.json.gz"
    held = json.loads(gzip.decompress(await house.ann.download(file)))
    assert [feat["feat"] for feat in held["feats"]] == [much]


@pytest.mark.long("rare cases")
async def test_looking_at_somebody_stores_nothing_about_them(house: House) -> None:
    await house.open()
    asked = {
        "/stats": ({"player": house.eve}, "No games to count"),
        "/history": ({"with": house.eve}, "No finished games"),
        "/ledger show": ({"with": house.eve}, "All square"),
        "/ledger settle": ({"with": house.eve}, "You two owe each other nothing"),
    }
    for command, (given, expected) in asked.items():
        answer = await house.ann.invoke(house.channel, command, **given)
        assert answer.message is not None
        assert expected in answer.message.text
    assert "No games to count" in hidden_text(await house.ann.invoke(house.channel, "/stats", against=house.eve))
    assert house.rows("SELECT name FROM players") == [("Ann",)]


async def owing(house: House, debtor: Person, creditor: Person, amount: str) -> None:
    """Enter a debt: one says so, the other agrees."""
    said = await ask(house, debtor, "/ledger correct", **{"with": creditor}, owes="me", amount=amount)
    await press(creditor, said, Verb.ENTER)


@pytest.mark.long("rare cases")
async def test_fewer_payments_in_a_circle_that_somebody_chose(house: House) -> None:
    await house.open()
    cid, dan = (house.discord.add_person(name, house.guild) for name in ("Cid", "Dan"))
    ann, bob = house.ann, house.bob
    for debtor, creditor in ((ann, bob), (bob, cid), (cid, dan)):
        await owing(house, debtor, creditor, "5")
    asked = await ask(house, ann, "/ledger simplify", who="choose")
    assert asked.hidden
    (menu,) = asked.menus
    proposed = there((await ann.choose(asked, menu.custom_id, bob, cid, house.eve)).message)
    assert not proposed.hidden
    assert f"<@{ann.user.id}> to <@{cid.user.id}>: **5 coins**" in proposed.text
    assert str(dan.user.id) not in proposed.text
    assert "between other people" in hidden_text(await press(dan, proposed, Verb.ENTER))
    await press(bob, proposed, Verb.ENTER)
    entered = there((await press(cid, proposed, Verb.ENTER)).message)
    assert "Everyone agreed" in entered.text
    assert "All square" in (await ask(house, bob, "/ledger show")).text
    assert "Cid owes you **5 coins**" in (await ask(house, dan, "/ledger show")).text, "nothing changed for Dan"
    by_all = await ask(house, ann, "/ledger simplify")
    assert f"<@{ann.user.id}> to <@{dan.user.id}>: **5 coins**" in by_all.text
    assert "no way to settle with fewer" in hidden_text(await house.eve.invoke(house.channel, "/ledger simplify"))
