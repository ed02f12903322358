"""One live panel a game and person: refreshed in use, announced otherwise, and put away when left."""

import asyncio
from dataclasses import replace

import pytest

from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from cogs.screens.mille.acts import Act
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, look, press, verbs
from tests.e2e.players import MOVES, Presser, offers, play, play_turns, turns

SECOND, MINUTE = 1_000, 60_000  # ms
OWN_ANSWER = "/webhooks/*/messages/@original"  # the path of an edit that a press has made free
# What a message that is not alive may offer:
LOOKS = {Verb.WHY, Verb.PROOF, Verb.RULE, Verb.HOW, Verb.REPLAY, Verb.STATS, Verb.REVIEW}


def received(person: Person) -> list[int]:
    """Return the ids of all direct messages that a person ever got, in order, without hidden replies."""
    direct = person.direct.id if person.direct is not None else 0
    seen = [sight.message for sight in person.transcript() if sight.message is not None]
    return list(dict.fromkeys(each.id for each in seen if each.channel_id == direct and not each.hidden))


async def by_direct_message(house: House, *, ended: int = 2) -> tuple[str, Presser, Presser]:
    """Return a game played by direct message, after some turns of a deal: its key, whose turn it is, and who waits."""
    key = await house.start_game(target=10_000)
    players = [Presser(house, house.ann, key), Presser(house, house.bob, key)]
    await play(house, players, until=lambda: turns(house, key)[-1] >= ended)
    mover = await house.ann.until(lambda: next((each for each in players if each.can_act()), None), patience=PATIENCE)
    return key, mover, next(each for each in players if each is not mover)


async def after_a_turn(house: House) -> tuple[str, Presser, list[int]]:
    """Return a game in which a turn was just made: who is to move, and what they had received before."""
    key, mover, other = await by_direct_message(house)
    before = received(other.person)
    await play_turns(house, [mover], key)
    await other.person.until(other.can_act, patience=PATIENCE)
    return key, other, before


async def test_a_panel_in_use_is_redrawn_and_nothing_is_sent(house: House) -> None:
    key, mover, other = await by_direct_message(house)
    before = [received(each.person) for each in (mover, other)]
    deals = len(turns(house, key))
    await play_turns(house, (mover, other), key, 4)
    assert len(turns(house, key)) == deals, "it goes on in the same deal"
    assert [received(each.person) for each in (mover, other)] == before


async def test_after_ninety_seconds_without_a_press_the_notice_comes_once(house: House, pass_time: Pass) -> None:
    key, other, before = await after_a_turn(house)
    pass_time(85 * SECOND)
    assert received(other.person) == before
    pass_time(6 * SECOND)
    await other.person.until(lambda: len(received(other.person)) > len(before), patience=PATIENCE)
    pass_time(200 * SECOND)
    await other.person.until(lambda: len(other.person.direct_messages()) == 1, patience=PATIENCE)
    assert len(received(other.person)) == len(before) + 1
    await play_turns(house, [other], key)


@pytest.mark.long("rare cases")
async def test_an_edit_that_comes_after_the_answer_to_a_press_does_not_stay(house: House) -> None:
    """A press waits for an edit under way, but not for ever: the edit may then bring back what was there before."""
    house.timing = replace(house.timing, press_within=0)
    key, mover, other = await by_direct_message(house)
    began, slow = len(house.discord.exchanges), house.discord.faults.delay(1.5, "PATCH", OWN_ANSWER)
    await play_turns(house, [mover], key)
    while slow.times:  # until it is on its way
        await house.eve.invoke(house.channel, "/about")
    asked = (await look(other.person, shown(other))).shown
    await other.person.press(asked, next(each.custom_id for each in offers(asked)[Act.DRAW]))

    def is_late_edit_done() -> bool:
        return any(each.method == "PATCH" and each.interaction for each in house.discord.exchanges[began:])

    def is_asked_to_discard() -> bool:
        return Act.DISCARD in offers(shown(other))

    await other.person.until(is_late_edit_done, patience=PATIENCE)
    await other.person.until(is_asked_to_discard, patience=PATIENCE)


async def test_a_notice_that_comes_after_the_answer_to_a_press_does_not_put_that_away(
    house: House, pass_time: Pass
) -> None:
    """A press does not wait for ever for a message either, as after a start, when the first pictures take long."""
    house.timing = replace(house.timing, press_within=0)
    key, mover, other = await by_direct_message(house)
    calls, before = received(mover.person), received(other.person)
    pass_time(5 * MINUTE)
    await mover.person.until(lambda: len(received(mover.person)) > len(calls), patience=PATIENCE)
    await mover.person.until(lambda: len(mover.person.direct_messages()) == 1, patience=PATIENCE)
    slow = house.discord.faults.delay(1.0, "POST", "/webhooks/*/*")
    await play_turns(house, [mover], key)
    while slow.times:  # until it is on its way
        await house.eve.invoke(house.channel, "/about")
    opened = (await press(other.person, house.tables(key)[-1], Verb.HAND)).shown
    assert received(other.person) == before
    await other.person.until(lambda: received(other.person) != before, patience=PATIENCE)
    (*_, sent) = received(other.person)
    await house.until_stored(lambda: house.rows("SELECT 1 FROM panels WHERE message_id = ?", sent))
    other.opened = opened.id
    assert verbs(other.person.find(opened.id)) & MOVES, "it is not put away under the finger"
    await play_turns(house, [other], key)
    await mover.person.until(mover.can_act, patience=PATIENCE)
    await other.person.until(lambda: not verbs(other.person.find(sent)) & MOVES, patience=PATIENCE)


@pytest.mark.long("rare cases")
async def test_a_press_within_ninety_seconds_is_no_reason_to_call(house: House, pass_time: Pass) -> None:
    _, other, before = await after_a_turn(house)
    pass_time(60 * SECOND)
    for _ in range(2):  # the second is answered after all that follows from the first
        await look(other.person, shown(other))
    pass_time(200 * SECOND)
    await look(other.person, shown(other))
    assert received(other.person) == before


@pytest.mark.long("rare cases")
async def test_a_panel_out_of_use_for_five_minutes_is_followed_by_the_notice(house: House, pass_time: Pass) -> None:
    key, mover, other = await by_direct_message(house)
    before = received(other.person)
    calls = received(mover.person)
    pass_time(5 * MINUTE)
    await mover.person.until(lambda: len(received(mover.person)) > len(calls), patience=PATIENCE)
    await mover.person.until(lambda: len(mover.person.direct_messages()) == 1, patience=PATIENCE)
    await play_turns(house, [mover], key)
    await other.person.until(lambda: len(received(other.person)) > len(before), patience=PATIENCE)
    await other.person.until(lambda: len(other.person.direct_messages()) == 1, patience=PATIENCE)


def shown(player: Presser) -> SeenMessage:
    """Return the panel of a player."""
    panel = player.panel()
    assert panel is not None
    return panel


def _without_picture(person: Person, message_id: int) -> SeenMessage | None:
    message = person.find(message_id)
    return message if message is not None and not message.files else None


async def test_the_panel_left_behind_becomes_one_line_and_comes_back(house: House) -> None:
    key, mover, _ = await by_direct_message(house)
    person, direct = mover.person, shown(mover)
    opened = (await press(person, house.tables(key)[-1], Verb.HAND)).shown
    left = await person.until(lambda: _without_picture(person, direct.id), patience=PATIENCE)
    assert verbs(left) == {Verb.REFRESH}
    back = (await press(person, left, Verb.REFRESH)).shown
    assert back.id == direct.id
    assert verbs(back) & MOVES
    hidden = await person.until(lambda: _without_picture(person, opened.id), patience=PATIENCE)
    assert verbs(hidden) == {Verb.REFRESH}
    second = (await press(person, house.tables(key)[-1], Verb.HAND)).message
    third = (await person.invoke(house.channel, "/hand")).message
    assert second is not None
    assert third is not None
    await person.until(lambda: person.find(second.id) is None, patience=PATIENCE)
    assert person.find(third.id) is not None
    assert house.discord.refusals == []


@pytest.mark.long("rare cases")
async def test_a_press_on_a_panel_that_is_just_gone_is_answered_by_a_new_one(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    _, mover, _ = await by_direct_message(house)
    panel = shown(mover)
    answers: list[Answer] = []
    mover.answered = answers.append
    pressing = asyncio.create_task(mover.step())
    await asyncio.sleep(0)  # the press is on its way
    house.discord.world.delete(house.discord.world.messages[panel.id])
    await pressing
    answer = answers[0].shown
    assert answer.hidden
    assert verbs(answer) & MOVES, "the same panel"
    done = await look(mover.person, answer)
    assert done.shown.id == answer.id


@pytest.mark.long("whole deals")
async def test_by_direct_message_a_deal_ends_in_its_result_and_the_next_hand_takes_its_place(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    await house.open(pause=600)
    key = await house.start_game(target=10_000)
    await cut(house, key)
    players = [Presser(house, house.ann, key), Presser(house, house.bob, key)]
    await play(house, players, until=lambda: bool(house.ended(key)))
    results = []
    for player in players:
        [message] = await player.person.until(lambda player=player: _results(player.person), patience=PATIENCE)  # type: ignore[misc]
        assert not verbs(message) - LOOKS - {Verb.REFRESH, Verb.MORE, Verb.NEXT}, "nothing to play in it"
        results.append(message.id)
    await cut(house, key)
    for player, result in zip(players, results, strict=True):
        await player.person.until(lambda player=player: not _results(player.person), patience=PATIENCE)  # type: ignore[misc]
        [hand] = player.person.direct_messages()
        assert hand.id == result, "its owner looked there a moment ago: nothing new comes below"
        assert hand.files[0].filename == "panel.png"
    await house.resign(house.ann, key)
    await nothing_alive(house)
    for player in players:
        [over] = player.person.direct_messages()
        assert "wins" in over.text or "pays" in over.text


async def nothing_alive(house: House) -> None:
    """Wait until no direct message looks as if a game went on."""
    people = (house.ann, house.bob)

    def is_quiet() -> bool:
        return not any(verbs(message) - LOOKS for person in people for message in person.direct_messages())

    await house.ann.until(is_quiet, patience=PATIENCE)


async def cut(house: House, key: str) -> None:
    """Cut the deck that is owed now."""
    before = len(house.plies(key))
    table = await house.eve.until(
        lambda: next((t for t in house.tables(key) if Verb.CUT in verbs(t)), None), patience=PATIENCE
    )
    for person in (house.ann, house.bob):
        if len(house.plies(key)) == before:
            await press(person, table, Verb.CUT)


def _results(person: Person) -> list[SeenMessage]:
    """Return the direct messages that show how a deal ended."""
    return [each for each in person.direct_messages() if any(f.filename == "scorepad.png" for f in each.files)]
