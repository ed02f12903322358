"""From a challenge to a table: who may answer it, and its obstacles."""

import asyncio
import re

import pytest

from bot.playground.permissions import Permission
from bot.playground.seen import SeenMessage
from bot.tables.time import HOUR, MINUTE
from cogs.ids import Verb
from tests.e2e.codes import ANSWERED_BEFORE, NO_ACCESS
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, press, verbs
from tests.left_out import first


async def _challenge(house: House, **options: str | bool) -> SeenMessage:
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob, **options)
    assert not asked.shown.hidden
    return asked.shown


async def test_the_terms_in_words_and_one_ping(house: House) -> None:
    await house.open()
    message = await _challenge(house, stake="0.25", options="target=400 natural_required=yes")
    assert message.mentions == (house.bob.user.id,)
    for words in (
        "Ann challenges you to a game of Mille",
        "to 400 points",
        "Stakes 0.25 and 0.75",
        "without a natural",
    ):
        assert words in message.text
    assert verbs(message) == {Verb.ACCEPT, Verb.HOW, Verb.TERMS, Verb.DECLINE, Verb.WITHDRAW}
    assert message.text.splitlines()[-1].startswith("-# Fair deal"), "the promise in small print, below all else"
    assert re.search(r"`[0-9a-f]{64}`$", message.text)
    assert str(house.rows("SELECT id FROM offers")[0][0]) not in message.text, "nobody types its id"


@pytest.mark.parametrize(
    ("name", "verb", "said"), [("bob", Verb.DECLINE, "declined"), ("ann", Verb.WITHDRAW, "withdrew")]
)
async def test_no_game(house: House, name: str, verb: Verb, said: str) -> None:
    await house.open()
    message = await _challenge(house)
    answer = await press(getattr(house, name), message, verb)
    assert answer.shown.id == message.id
    assert said in answer.shown.text
    assert verbs(answer.shown) == set()
    assert house.rows("SELECT count(*) FROM tables") == [(0,)]


@pytest.mark.long("rare cases")
async def test_a_challenge_lapses(house: House) -> None:
    await house.open(offer_lifetime=1)
    message = await _challenge(house)

    def lapsed() -> bool:
        now = house.eve.find(message.id)
        return now is not None and "has expired" in now.text and verbs(now) == set()

    assert await house.eve.until(lapsed, patience=PATIENCE)
    assert house.rows("SELECT kind FROM offer_answers") == [("lapsed",)]


async def test_a_challenge_whose_message_nobody_noted_says_how_it_ended_with_the_first_press(house: House) -> None:
    """So does one whose bot was killed between the message and the note of where it is."""
    house.allowed = {ANSWERED_BEFORE}
    await house.open()
    house.discord.faults.lose_answer("POST", "/interactions/*")
    house.discord.faults.drop("GET", "/webhooks/*", times=1_000)  # nor does Discord say where its answer is
    message = await _challenge(house)
    house.clock.advance(24 * HOUR)
    await house.until_stored(lambda: house.rows("SELECT 1 FROM offer_answers WHERE kind = 'lapsed'"))
    assert house.rows("SELECT message_id FROM offers") == [(None,)]
    assert Verb.ACCEPT in verbs(house.eve.find(message.id))
    assert "expired" in hidden_text(await press(house.bob, message, Verb.ACCEPT))
    await house.eve.until(lambda: verbs(house.eve.find(message.id)) == set(), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_a_challenge_that_lapses_while_discord_takes_no_more_requests(
    house: House, pass_time: Pass, caplog: pytest.LogCaptureFixture
) -> None:
    """After five tries the library gives such a request up."""
    house.expected_error = "due, but failed (HTTPException)"
    await house.open()
    message = await _challenge(house)
    fault = house.discord.faults.limit(0.01, "PATCH", f"/channels/*/messages/{message.id}", times=100)
    pass_time(25 * HOUR)
    async with asyncio.timeout(PATIENCE):
        while "due, but failed (HTTPException)" not in caplog.text:
            await asyncio.sleep(0.01)
    assert fault.times < 100
    house.discord.faults.waiting.clear()
    pass_time(MINUTE)

    def lapsed() -> bool:
        now = house.eve.find(message.id)
        return now is not None and "has expired" in now.text and verbs(now) == set()

    assert await house.eve.until(lapsed, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_other_terms_that_came_while_the_bot_was_out_of_the_server_are_shown_later(
    house: House,
) -> None:
    house.allowed |= {NO_ACCESS}
    await house.open()
    message, world = await _challenge(house), house.discord.world
    form = (await press(house.bob, message, Verb.TERMS)).modal
    assert form is not None
    world.remove_member(house.guild, house.discord.bot)
    await house.bob.submit(form, {each.custom_id: "2" for each in form.fields if each.value == "1"})
    await house.eve.until(lambda: house.discord.refusals, patience=PATIENCE)
    world.add_member(house.guild, house.discord.bot)
    await house.eve.until(lambda: Verb.TERMS not in verbs(house.eve.find(message.id)), patience=PATIENCE)
    assert Verb.ACCEPT in verbs(house.eve.find(message.id)), "on either terms"


@pytest.mark.long("rare cases")
async def test_an_end_is_shown_where_the_server_lets_the_bot_in_between_its_first_request_and_its_session(
    house: House, pass_time: Pass
) -> None:
    house.allowed |= {NO_ACCESS}
    await house.open()
    message, world = await _challenge(house), house.discord.world
    await house.close()
    world.remove_member(house.guild, house.discord.bot)
    pass_time(25 * HOUR)
    house.discord.faults.delay(1.5, "GET", "/gateway/bot")
    opening = asyncio.create_task(house.open())
    await house.eve.until(lambda: house.discord.refusals, patience=PATIENCE)
    world.add_member(house.guild, house.discord.bot)
    await opening
    await house.eve.until(lambda: verbs(house.eve.find(message.id)) == set(), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_an_open_seat_is_taken_by_a_third_person(house: House) -> None:
    await house.open()
    asked = await house.ann.invoke(house.channel, "/open", stake="0")
    assert asked.shown.mentions == ()
    assert "yourself" in hidden_text(await press(house.ann, asked.shown, Verb.ACCEPT))
    await press(house.eve, asked.shown, Verb.ACCEPT)
    key = house.key()
    await house.bob.until(lambda: house.tables(key), patience=PATIENCE)
    assert "Ann and Eve" in house.tables(key)[0].text
    await house.resign(house.eve, key)
    assert "nobody pays" in house.settlements(key)[0].text, "they played for fun"


async def test_the_user_menu_challenges(house: House) -> None:
    await house.open()
    asked = (await house.ann.menu(house.channel, house.bob, "Challenge…")).shown
    challenged = (await house.ann.choose(asked, asked.menus[0].custom_id, "Mille")).shown
    assert challenged.mentions == (house.bob.user.id,)
    assert "yourself" in hidden_text(await house.ann.menu(house.channel, house.ann, "Challenge…"))


async def test_nobody_challenges_a_bot(house: House) -> None:
    await house.open()
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.discord.world.bot)
    assert "bot" in hidden_text(asked)


LACKING = (
    (Permission.ATTACH_FILES, "Attach Files"),
    (Permission.EMBED_LINKS, "Embed Links"),
    (Permission.READ_MESSAGE_HISTORY, "Read Message History"),
    (Permission.SEND_MESSAGES, "Send Messages, Attach Files, Embed Links"),  # without it the others are void
)


async def test_a_channel_where_the_bot_lacks_a_permission(house: House) -> None:
    await house.open()
    message = await _challenge(house)
    for permission, said in LACKING:
        house.discord.world.overwrite(house.channel, house.discord.world.bot, deny=permission)
        asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
        assert hidden_text(asked).endswith(f"I need: {said}.")
        assert said in hidden_text(await press(house.bob, message, Verb.ACCEPT))
    assert house.rows("SELECT count(*) FROM tables") == [(0,)]


async def test_a_rematch_is_a_new_challenge_on_the_same_terms(house: House) -> None:
    key = await house.start_game(target=400, stake="2")
    await house.resign(house.bob, key)
    (settlement,) = house.settlements(key)
    assert "not playing" in hidden_text(await press(house.eve, settlement, Verb.REMATCH))
    asked = await press(house.bob, settlement, Verb.REMATCH)
    assert asked.shown.mentions == (house.ann.user.id,)
    assert "to 400 points" in asked.shown.text
    assert "Stakes 2 and 6" in asked.shown.text
    await press(house.ann, asked.shown, Verb.ACCEPT)
    again = house.key()
    assert again != key
    await house.eve.until(lambda: house.tables(again), patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_two_who_press_for_a_rematch_at_once_play_one(house: House) -> None:
    key = await house.start_game(target=400, stake="2")
    await house.resign(house.bob, key)
    (settlement,) = house.settlements(key)
    answers = await asyncio.gather(*(press(each, settlement, Verb.REMATCH) for each in (house.ann, house.bob)))
    again = house.key()
    assert again != key
    assert house.rows("SELECT count(*), stake FROM tables WHERE id <> ?", key) == [(1, 200)]
    (begins,) = [each.message for each in answers if each.message is not None and each.message.hidden]
    assert "the game begins" in begins.text
    await house.eve.until(lambda: house.tables(again), patience=PATIENCE)
    await house.eve.until(lambda: not house.shown(Verb.ACCEPT), patience=PATIENCE)
    accepted = [m.text for m in house.eve.messages(house.channel) if "accepted. The game begins." in m.text]
    assert len(accepted) == 2, "the first game, and the rematch"


@pytest.mark.long("rare cases")
async def test_a_rematch_is_asked_once_and_then_waits_for_the_other(house: House) -> None:
    key = await house.start_game()
    await house.resign(house.bob, key)
    (settlement,) = house.settlements(key)
    await press(house.bob, settlement, Verb.REMATCH)
    assert "already asked" in hidden_text(await press(house.bob, settlement, Verb.REMATCH))
    assert len(house.shown(Verb.ACCEPT)) == 1
    assert "the game begins" in hidden_text(await press(house.ann, settlement, Verb.REMATCH))
    await house.eve.until(lambda: house.tables(house.key()), patience=PATIENCE)
    await house.eve.until(lambda: not house.shown(Verb.ACCEPT), patience=PATIENCE)


@pytest.mark.long("rare cases")
@pytest.mark.parametrize("is_own", first(1, [True, False], why="rare cases"))
async def test_a_challenge_of_somebody_who_was_forgotten_says_how_it_ended(house: House, is_own: bool) -> None:
    await house.open()
    message = await _challenge(house)
    asked = await (house.ann if is_own else house.bob).invoke(house.channel, "/data delete")
    await (house.ann if is_own else house.bob).press(asked.shown, asked.shown.buttons[0].custom_id)

    def ended() -> bool:
        now = house.eve.find(message.id)
        return now is not None and verbs(now) == set() and ("withdrew" if is_own else "declined") in now.text

    assert await house.eve.until(ended, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_no_rematch_with_somebody_who_was_forgotten(house: House) -> None:
    key = await house.start_game()
    await house.resign(house.bob, key)
    asked = await house.bob.invoke(house.channel, "/data delete")
    await house.bob.press(asked.shown, asked.shown.buttons[0].custom_id)
    assert "isn’t here anymore" in hidden_text(await press(house.ann, house.settlements(key)[0], Verb.REMATCH))
