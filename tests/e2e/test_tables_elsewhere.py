"""A table where the bot is not: two people with only a private message between them play by presses alone."""

import asyncio
import re
from dataclasses import replace
from functools import partial

import pytest

from bot.playground.permissions import Permission
from bot.playground.person import Answer
from bot.playground.seen import SeenMessage
from cogs.ids import Verb, parse_id
from tests.e2e.codes import ANSWERED_BEFORE, CLOSED
from tests.e2e.elsewhere import LATER, Pair, accept, grow_old, hand_of, is_taken_up, meet, meet_a_process
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.players import play, play_turns
from tests.e2e.test_elsewhere import places
from tests.e2e.test_terms import change
from tests.there import there

OFTEN = 1_000
SLOW = 0.5  # s that an answer is on its way
LIFETIME = 24 * 3600  # s, after which a challenge expires


async def test_two_play_to_the_settlement_on_one_message(house: House) -> None:
    pair = await meet(house)
    table = await pair.begin()
    await play(house, pair.players(), until=pair.is_over)
    assert [each.id for each in pair.seen] == [table.id], "nothing else was posted"
    assert "pays" in pair.newest.text
    assert house.rows("SELECT count(*) FROM settlements") == [(1,)]
    assert house.rows("SELECT guild_id, channel_id FROM tables") == [(pair.channel.id, pair.channel.id)]
    for person in (house.ann,):
        assert "Bob" in (await person.invoke(pair.channel, "/history")).shown.text


def as_of(table: SeenMessage) -> int:
    """Return as of when a table says that it is, in Unix seconds."""
    (found,) = re.findall(r"As of <t:(\d+):R>", table.text)
    return int(found)


async def renewed(house: House, table: SeenMessage, verb: Verb = Verb.RENEW) -> SeenMessage:
    """Press on a table; return it once it is drawn again."""
    await press(house.bob, table, verb)

    def found() -> SeenMessage | None:
        seen = house.bob.find(table.id)
        return seen if seen is not None and seen.versions > table.versions else None

    return await house.bob.until(found, patience=PATIENCE)


async def test_an_old_table_says_as_of_when_it_is_and_one_press_revives_it(house: House) -> None:
    pair = await meet(house)
    tables = [await pair.begin() for _ in range(5)]
    grow_old(house)
    for table, verb in zip(tables, (Verb.RENEW, Verb.HAND, Verb.RENEW, Verb.HAND, Verb.RENEW), strict=True):
        stale = there(house.bob.find(table.id))
        now = await renewed(house, stale, verb)
        assert as_of(now) - as_of(stale) >= LATER


@pytest.mark.long("rare cases")
async def test_each_turn_shows_soon_though_messages_to_the_players_are_rationed(house: House) -> None:
    house.timing = replace(house.timing, between_followed=0.0, between_costly=600.0, mid_turn=0.0)
    await house.open()
    house.ann.install()
    pair = Pair(house, house.discord.between(house.ann, house.bob))
    await pair.begin(target=10_000)
    players, key = pair.players(), house.key()

    def is_asked() -> str:
        return "".join(re.findall(r"(Ann|Bob) to play", pair.newest.text))

    for _ in range(4):
        before = is_asked()
        await play_turns(house, players, key)
        await house.bob.until(lambda before=before: is_asked() not in {before, ""}, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_what_is_played_after_the_last_token_shows_with_the_next_press(house: House) -> None:
    pair = await meet(house)
    table = await pair.begin()
    grow_old(house)
    asked = (await house.ann.invoke(pair.channel, "/table resign")).shown
    assert asked.hidden
    await press(house.ann, asked, Verb.RESIGN)
    await house.until_stored(lambda: house.rows("SELECT 1 FROM announcements WHERE posted_at IS NOT NULL"))
    assert Verb.HAND in verbs(pair.newest), "nothing can change it"
    await press(house.bob, table, Verb.HAND)
    await house.bob.until(pair.is_over, patience=PATIENCE)
    assert pair.newest.id == table.id
    assert "Bob" in (await house.ann.invoke(pair.channel, "/history")).shown.text


@pytest.mark.long("rare cases")
async def test_table_show_makes_a_newer_message_and_presses_on_the_older_one_say_so(house: House) -> None:
    pair = await meet(house)
    old = await pair.begin()
    new = (await house.ann.invoke(pair.channel, "/table show")).shown
    assert not new.hidden
    assert Verb.RENEW in verbs(new)
    await house.until_stored(lambda: house.rows("SELECT 1 FROM table_messages WHERE message_id = ?", new.id))
    before = there(house.bob.find(old.id)).versions
    for verb in (Verb.RENEW, Verb.HAND):
        assert "newer message" in hidden_text(await press(house.bob, old, verb))
    house.discord.world.set_locale(house.bob.user, "fr")
    assert "message plus récent" in hidden_text(await press(house.bob, old, Verb.RENEW)), "in one's own language"
    house.discord.world.set_locale(house.bob.user, "en-US")
    await play(house, pair.players(), until=pair.is_over)
    assert pair.newest.id == new.id
    assert there(house.bob.find(old.id)).versions == before
    assert [each.id for each in pair.seen] == [old.id, new.id]


async def test_a_challenge_is_declined_withdrawn_changed_and_answered_with_other_terms(house: House) -> None:
    pair = await meet(house)

    async def asked() -> SeenMessage:
        await house.ann.invoke(pair.channel, "/challenge", opponent=house.bob)
        return pair.newest

    await press(house.bob, await asked(), Verb.DECLINE)
    assert "Bob declined" in pair.newest.text
    await press(house.ann, await asked(), Verb.WITHDRAW)
    assert "Ann withdrew" in pair.newest.text

    first = await asked()
    changed = (await change(house.ann, first, "classic", "150")).shown
    assert changed.id == first.id
    assert "to 150 points" in pair.newest.text
    back = (await change(house.bob, changed, "classic", "200")).shown
    assert back.id == pair.newest.id != first.id
    await house.bob.until(lambda: "Bob proposed other terms below" in there(house.bob.find(first.id)).text)
    await accept(house.ann, back)
    table = await house.bob.until(pair.table, patience=PATIENCE)
    assert table.id == back.id
    await house.bob.until(lambda: "Played on other terms" in there(house.bob.find(first.id)).text)


@pytest.mark.long("rare cases")
async def test_a_conversation_keeps_the_language_of_who_began_to_play_there_last(house: House) -> None:
    pair = await meet(house)
    house.discord.world.set_locale(house.bob.user, "fr")
    house.bob.install()
    await house.ann.invoke(pair.channel, "/challenge", opponent=house.bob)
    await press(house.bob, pair.newest, Verb.DECLINE)
    assert "Bob declined" in pair.newest.text, "who answers does not change its language"
    await house.bob.invoke(pair.channel, "/challenge", opponent=house.ann)
    assert "te défie" in pair.newest.text
    await accept(house.ann, pair.newest)
    table = await house.bob.until(pair.table, patience=PATIENCE)
    assert "Actualiser" in [button.label for button in table.buttons]
    await house.ann.invoke(pair.channel, "/challenge", opponent=house.bob)
    assert "te défie" in pair.newest.text, "a game goes on"


async def test_the_end_of_a_challenge_shows_with_the_next_press_if_no_token_lives(house: House) -> None:
    pair = await meet(house)
    answer = await house.ann.invoke(pair.channel, "/challenge", opponent=house.bob)
    asked = answer.shown
    await house.ann.until(lambda: answer.followups, patience=PATIENCE)  # no direct message comes
    grow_old(house)
    house.clock.advance(LIFETIME * 1000)
    await house.until_stored(lambda: house.rows("SELECT 1 FROM offer_answers WHERE kind = 'lapsed'"))
    assert Verb.ACCEPT in verbs(pair.newest)
    await press(house.bob, pair.newest, Verb.ACCEPT)
    await house.bob.until(lambda: "has expired" in pair.newest.text)
    assert pair.newest.id == asked.id
    assert house.rows("SELECT count(*) FROM tables") == [(0,)]


@pytest.mark.long("rare cases")
async def test_where_the_server_hides_answers_nothing_is_made(house: House) -> None:
    house.allowed = {CLOSED}
    await house.open()
    strangers, *_ = places(house)
    pair = Pair(house, strangers)
    table = await pair.begin()
    house.discord.forbid(strangers, house.ann, Permission.USE_EXTERNAL_APPS)
    for command in ("/table show", "/open"):
        assert "hides the answers of apps" in hidden_text(await house.ann.invoke(strangers, command))
    said = hidden_text(await house.ann.invoke(strangers, "/challenge", opponent=house.bob))
    assert "hides the answers of apps" in said
    assert [each.id for each in pair.seen] == [table.id]
    await renewed(house, pair.newest)
    await play(house, pair.players(), until=pair.is_over)
    assert pair.newest.id == table.id
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]


async def test_where_the_server_hides_answers_no_other_terms_come_back(house: House) -> None:
    house.allowed = {CLOSED}
    await house.open()
    strangers, *_ = places(house)
    pair = Pair(house, strangers)
    await house.ann.invoke(strangers, "/challenge", opponent=house.bob)
    asked = pair.newest
    form = (await press(house.bob, asked, Verb.TERMS)).form
    house.discord.forbid(strangers, house.bob, Permission.USE_EXTERNAL_APPS)
    assert "hides the answers of apps" in hidden_text(await press(house.bob, asked, Verb.TERMS))
    target = form.fields[1]
    said = await house.bob.submit(form, {target.custom_id: "150"})
    assert "hides the answers of apps" in hidden_text(said), "also when the right goes while the form is filled in"
    assert [each.id for each in pair.seen] == [asked.id]
    assert Verb.TERMS in verbs(pair.newest)


async def test_a_kill_as_a_challenge_is_accepted_loses_nothing(house: House) -> None:
    pair = await meet_a_process(house)
    asked = await pair.challenge()
    for answers in ("/interactions/*", "/webhooks/*"):  # also an edit that arrives only after the kill
        house.discord.faults.drop("*", answers, times=OFTEN)
    accepting = asyncio.create_task(press(house.bob, pair.newest, Verb.ACCEPT))
    await house.until_stored(lambda: house.rows("SELECT 1 FROM tables"))
    await house.kill()
    await accepting
    house.discord.faults.waiting.clear()
    assert Verb.ACCEPT in verbs(pair.newest), "the game has begun, and its message does not show it"
    await house.spawn()
    await press(house.bob, pair.newest, Verb.ACCEPT)
    await house.bob.until(pair.table, patience=PATIENCE)
    for person in (house.ann, house.bob):
        answer = await press(person, pair.newest, Verb.HAND)
        await house.bob.until(partial(_has_hidden, answer), patience=PATIENCE)
    assert [each.id for each in pair.seen] == [asked.id]


def _has_hidden(answer: Answer) -> bool:
    return any(each.hidden for each in answer.followups)


@pytest.mark.long("rare cases")
async def test_a_rematch_is_a_message_of_its_own(house: House) -> None:
    pair = await meet(house)
    table = await pair.begin()
    await pair.resign()
    again = (await press(house.bob, pair.newest, Verb.REMATCH)).shown
    assert not again.hidden
    assert pair.newest.id == again.id != table.id
    await press(house.ann, there(house.ann.find(table.id)), Verb.REMATCH)
    await house.bob.until(pair.table, patience=PATIENCE)
    assert pair.newest.id == again.id, "the question has become the table"
    assert house.rows("SELECT count(*) FROM tables") == [(2,)]


@pytest.mark.long("rare cases")
async def test_two_who_ask_for_a_rematch_at_once_get_one_message(house: House) -> None:
    pair = await meet(house)
    table = await pair.begin()
    await pair.resign()
    house.discord.faults.delay(SLOW, "POST", "/interactions/*/callback")
    asking = asyncio.create_task(press(house.ann, pair.newest, Verb.REMATCH))
    await house.until_stored(lambda: house.rows("SELECT count(*) FROM offers") == [(2,)])
    await press(house.bob, pair.newest, Verb.REMATCH)
    again = (await asking).shown
    await house.bob.until(pair.table, patience=PATIENCE)
    assert [each.id for each in pair.seen] == [table.id, again.id], "the question has become the table"


async def test_a_hand_never_takes_the_place_of_the_table_though_the_answer_to_a_press_is_lost(house: House) -> None:
    pair = await meet(house)
    house.allowed = {CLOSED, ANSWERED_BEFORE}
    table = await pair.begin()
    for person in (house.ann, house.bob):
        for _ in range(2):  # the second takes the place of the first
            house.discord.faults.lose_answer("POST", "/interactions/*")
            await hand_of(person, table)
    assert [each.id for each in pair.seen] == [table.id]


async def test_a_large_stake_is_typed_before_the_challenge_becomes_the_table(house: House) -> None:
    house.plays_openly = True
    pair = await meet(house)
    given = {"game": "beggar-my-neighbor", "stake": "100"}
    form = (await house.ann.invoke(pair.channel, "/challenge", opponent=house.bob, **given)).form
    (field,) = form.fields
    asked = (await house.ann.submit(form, {field.custom_id: "100"})).shown
    for _ in range(2):  # at first it says that no message comes
        form = (await press(house.bob, pair.newest, Verb.ACCEPT)).form
        (field,) = form.fields
        said = await house.bob.submit(form, {field.custom_id: "100"})
        await house.bob.until(partial(is_taken_up, said, asked), patience=PATIENCE)
    table = await house.bob.until(pair.table, patience=PATIENCE)
    assert table.id == asked.id
    assert "100 coins" in table.text, "what was agreed to stays in view"


@pytest.mark.long("rare cases")
async def test_a_game_on_the_table_itself_is_played_there(house: House) -> None:
    house.plays_openly = True
    pair = await meet(house)
    await house.ann.invoke(pair.channel, "/challenge", opponent=house.bob, game="beggar-my-neighbor")
    await accept(house.bob, pair.newest)
    table = await house.bob.until(pair.table, patience=PATIENCE)
    key = house.key()
    before = len(house.plies(key))
    for _ in range(3):
        for person in (house.ann, house.bob):
            for button in pair.newest.buttons:
                found = parse_id(button.custom_id)
                if (
                    found is not None
                    and found.verb == Verb.ACT
                    and not button.disabled
                    and len(house.plies(key)) == before
                ):
                    await person.press(pair.newest, button.custom_id)
    await house.until_stored(lambda: len(house.plies(key)) > before)
    await house.bob.until(lambda: there(house.bob.find(table.id)).versions > table.versions, patience=PATIENCE)
    assert [each.id for each in pair.seen] == [table.id]


async def test_how_a_player_played_is_for_that_player_alone(house: House) -> None:
    pair = await meet(house)
    await pair.begin()
    await pair.resign()
    answer = await press(house.bob, pair.newest, Verb.REVIEW)
    await house.bob.until(lambda: any("nothing to decide" in each.text for each in answer.followups), patience=PATIENCE)
    assert "pays" in pair.newest.text, "everyone still sees the settlement"
