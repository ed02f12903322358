"""Notices where the bot is not: by direct message or not at all, and who takes none knows it before the game."""

import pytest

from bot.playground.entities import Channel
from bot.playground.permissions import Permission
from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import CLOSED
from tests.e2e.elsewhere import Pair, hand_of
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, press, verbs
from tests.e2e.players import Presser
from tests.e2e.test_elsewhere import places
from tests.there import there

ASKED = {"options": "target=100", "clock": "10m claim", "stake": "1"}
HOUR = 3_600_000  # ms


async def asked(house: House) -> tuple[Channel, SeenMessage]:
    """Let Ann challenge Bob at stakes and a clock in a private message; return the challenge as Bob sees it."""
    await house.open()
    house.ann.install()
    between = house.discord.between(house.ann, house.bob)
    await house.ann.invoke(between, "/challenge", opponent=house.bob, **ASKED)
    (seen,) = house.bob.messages(between)
    return between, seen


async def word_added(house: House, answer: Answer) -> str:
    """Return the hidden word that follows an answer."""
    (word,) = await house.bob.until(lambda: answer.followups, patience=PATIENCE)
    assert word.hidden
    return word.text


async def begun(house: House, between: Channel, seen: SeenMessage) -> SeenMessage:
    await press(house.bob, seen, Verb.ACCEPT)
    return await house.bob.until(Pair(house, between).table, patience=PATIENCE)


async def test_who_takes_no_messages_is_told_before_the_game_and_plays_on_by_a_second_press(
    house: House, pass_time: Pass
) -> None:
    house.allowed = {CLOSED}
    house.bob.close_dms()
    between, seen = await asked(house)
    assert "I can’t DM from the start" in seen.text, "all agree to that clock"
    assert "end the game without payment" in seen.text, "and to what follows where that comes later"
    answer = await press(house.bob, seen, Verb.ACCEPT)
    word = await word_added(house, answer)
    assert "can’t DM you" in word
    assert "can cost you the stake" in word
    assert house.rows("SELECT count(*) FROM tables") == [(0,)]

    table = await begun(house, between, seen)
    await house.bob.until(lambda: "can’t DM Bob" in (house.bob.find(table.id) or table).text, patience=PATIENCE)
    assert house.rows("SELECT count(*) FROM log WHERE text = 'unheard'") == [(0,)], "Bob has agreed to the clock"
    assert verbs(await hand_of(house.bob, table)), "and plays here"

    house.bob.open_dms()
    pass_time(HOUR // 30)
    await press(house.bob, table, Verb.RENEW)
    await house.bob.until(lambda: any("DM you again" in each.text for each in house.bob.direct_messages()))


async def test_who_is_not_asked_reads_that_and_nothing_about_messages_or_stakes(house: House) -> None:
    house.allowed = {CLOSED}
    await house.open()
    house.ann.install()
    group = house.discord.add_group(house.ann, house.bob, house.eve)
    house.eve.close_dms()
    form = (
        await house.ann.invoke(group, "/challenge", opponent=house.bob, game="beggar-my-neighbor", stake="100")
    ).form
    (field,) = form.fields
    asked = (await house.ann.submit(form, {field.custom_id: "100"})).shown
    for person in (house.eve, house.ann):
        answer = await press(person, asked, Verb.ACCEPT)
        assert answer.modal is None, "nobody else types the amount"
        assert "Only the person who was challenged" in hidden_text(answer)
    assert house.eve.direct_messages() == []


async def test_a_clock_by_which_nobody_can_claim_the_win_costs_no_stake(house: House) -> None:
    house.allowed = {CLOSED}
    house.bob.close_dms()
    await house.open()
    house.ann.install()
    between = house.discord.between(house.ann, house.bob)
    await house.ann.invoke(between, "/challenge", opponent=house.bob, stake="0.10", clock="10m")
    (seen,) = house.bob.messages(between)
    word = await word_added(house, await press(house.bob, seen, Verb.ACCEPT))
    assert "clock runs for you all the same" in word
    assert "stake" not in word


async def lost(house: House, pass_time: Pass) -> tuple[SeenMessage, Person, Person]:
    """Return the table where somebody has closed their messages; whose clock waits, and whose message is open."""
    house.allowed = {CLOSED}
    between, seen = await asked(house)
    table = await begun(house, between, seen)
    both = [Presser(house, person) for person in (house.ann, house.bob)]
    await house.bob.until(lambda: all(each.panel() for each in both), patience=PATIENCE)
    mover, other = sorted(both, key=lambda each: not each.can_act())
    other.person.close_dms()
    while mover.can_act():
        await mover.step()
    await house.until_stored(lambda: house.rows("SELECT seat FROM log WHERE text = 'unheard'"))
    pass_time(12 * HOUR)
    return table, other.person, mover.person


@pytest.mark.long("rare cases")
async def test_the_clock_of_who_closes_their_messages_in_the_game_waits_for_a_press(
    house: House, pass_time: Pass
) -> None:
    table, missed, _ = await lost(house, pass_time)
    await press(missed, table, Verb.HAND)
    await house.until_stored(lambda: house.rows("SELECT seat FROM log WHERE text = 'heard'"))


async def test_after_a_day_a_button_on_the_table_ends_the_game_of_who_is_missed(house: House, pass_time: Pass) -> None:
    table, missed, waiting = await lost(house, pass_time)
    await press(waiting, table, Verb.RENEW)
    await waiting.until(lambda: "can end the game without payment" in there(waiting.find(table.id)).text)
    pass_time(48 * HOUR)
    await press(waiting, table, Verb.RENEW)
    await waiting.until(lambda: Verb.LATE in verbs(waiting.find(table.id)), patience=PATIENCE)
    answer = await press(waiting, there(waiting.find(table.id)), Verb.LATE)
    (choices,) = await waiting.until(lambda: answer.followups, patience=PATIENCE)
    assert missed.user.name in choices.text
    assert Verb.CLAIM not in verbs(choices)
    await press(waiting, choices, Verb.UNPAID)
    await waiting.until(lambda: Verb.REMATCH in verbs(waiting.find(table.id)), patience=PATIENCE)
    assert house.rows("SELECT count(*) FROM transfers") == [(0,)]


async def test_a_pause_is_agreed_on_below_the_answer_that_asks_for_it(house: House) -> None:
    between, seen = await asked(house)
    table = await begun(house, between, seen)
    question = (await house.ann.invoke(between, "/table pause")).shown
    assert not question.hidden
    await house.bob.until(lambda: "pause" in there(house.bob.find(table.id)).text, patience=PATIENCE)
    agreed = (await press(house.bob, question, Verb.PAUSE)).shown
    assert agreed.id == question.id
    await house.until_stored(lambda: house.rows("SELECT 1 FROM log WHERE text = 'pause'"))

    panel = await hand_of(house.ann, table)
    await house.ann.until(lambda: Verb.MORE in verbs(house.ann.find(panel.id)) or Verb.LEAVE in verbs(panel))
    await house.ann.invoke(between, "/table resume")
    await house.ann.invoke(between, "/table call-off")
    (*_, call_off) = [each for each in house.bob.messages(between) if not each.hidden]
    await press(house.bob, call_off, Verb.AGREE)
    await house.bob.until(lambda: Verb.REMATCH in verbs(house.bob.find(table.id)), patience=PATIENCE)
    assert [each.id for each in house.bob.messages(between)] == [table.id, question.id, call_off.id]


@pytest.mark.long("rare cases")
async def test_where_the_server_hides_answers_each_is_asked_alone_also_in_a_pause(house: House) -> None:
    await house.open()
    strangers, *_ = places(house)
    table = await Pair(house, strangers).begin()
    house.discord.forbid(strangers, house.ann, Permission.USE_EXTERNAL_APPS)
    for command, agree, kept in (("/table pause", Verb.PAUSE, "pause"), ("/table call-off", Verb.AGREE, "abandon")):
        for _ in range(2):
            own = (await house.ann.invoke(strangers, command)).shown
            assert own.hidden
            assert verbs(own) == {Verb.REFUSE}, "she may take it back"
        answer = await press(house.bob, table, Verb.HAND)
        (panel,) = await house.bob.until(lambda said=answer: said.followups, patience=PATIENCE)
        assert Verb.PROPOSED in verbs(panel) | verbs((await press(house.bob, panel, Verb.MORE)).shown)
        await house.bob.until(lambda: Verb.PROPOSED in verbs(house.bob.find(table.id)), patience=PATIENCE)
        (asked,) = [each for each in house.bob.direct_messages() if agree in verbs(each)]
        await press(house.bob, asked, agree)
        await house.until_stored(lambda text=kept: house.rows(f"SELECT 1 FROM log WHERE text = '{text}'"))
    assert [each.id for each in house.bob.messages(strangers) if not each.hidden] == [table.id]


async def test_a_proposal_reaches_a_table_elsewhere_from_the_messages_with_the_bot(house: House) -> None:
    between, seen = await asked(house)
    await begun(house, between, seen)
    await house.ann.until(lambda: house.ann.direct)
    own = (await house.ann.invoke(there(house.ann.direct), "/table call-off")).shown
    assert verbs(own) == {Verb.REFUSE}
    (question,) = await house.bob.until(
        lambda: [each for each in house.bob.direct_messages() if Verb.AGREE in verbs(each)]
    )
    await press(house.bob, question, Verb.REFUSE)
    assert house.rows("SELECT count(*) FROM log WHERE text = 'abandon'") == [(0,)]


async def test_time_over_comes_by_direct_message_with_its_choices_and_mentions_nobody(
    house: House, pass_time: Pass
) -> None:
    between, seen = await asked(house)
    table = await begun(house, between, seen)
    pass_time(48 * HOUR)

    def choices() -> list[tuple[Person, SeenMessage]]:
        people = (house.ann, house.bob)
        return [(each, seen) for each in people for seen in each.direct_messages() if Verb.CLAIM in verbs(seen)]

    await house.eve.until(choices, patience=PATIENCE)
    ((waiting, choice),) = choices()
    house.discord.clock.advance(5)
    claimed = await press(waiting, choice, Verb.CLAIM)
    assert "win" in claimed.shown.text
    await house.until_stored(lambda: house.rows("SELECT 1 FROM settlements"))
    await press(house.bob, table, Verb.RENEW)
    await house.bob.until(lambda: Verb.REMATCH in verbs(house.bob.find(table.id)), patience=PATIENCE)
    assert [each.id for each in house.bob.messages(between)] == [table.id]
