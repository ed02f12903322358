"""`/help`: from the start screen every game is two taps away; a mention of the bot in a channel is answered by it."""

from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import CustomId, Verb
from cogs.second_tap import WITHIN
from cogs.start import BETWEEN
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, id_of, press, verbs

WAYS = {Verb.START, Verb.PRACTICE, Verb.OPEN_TABLE, Verb.CHALLENGE, Verb.HOW}


async def started(house: House, person: Person) -> SeenMessage:
    message = (await person.invoke(house.channel, "/help")).shown
    assert message.hidden
    assert verbs(message) == WAYS
    return message


async def tapped(person: Person, message: SeenMessage, game: str) -> SeenMessage:
    answer = (await person.press(message, str(CustomId(Verb.START, game)))).shown
    assert id_of(answer, Verb.PRACTICE) == str(CustomId(Verb.PRACTICE, game))
    return answer


def answers(house: House, channel: Channel) -> list[SeenMessage]:
    """Return the start screens in a channel that answer a mention."""
    return [each for each in house.eve.messages(channel) if verbs(each) == WAYS]


async def test_a_practice_game_of_any_kind_is_two_taps_away(house: House) -> None:
    await house.open()
    start = await started(house, house.ann)
    assert {button.label for button in start.buttons} >= {"Mille", "Guts", "Cinch", "Practice now", "Challenge…"}
    daifugo = await tapped(house.ann, start, "daifugo")
    assert daifugo.id == start.id
    begun = (await press(house.ann, daifugo, Verb.PRACTICE)).shown
    assert not begun.hidden
    await house.eve.until(lambda: house.rows("SELECT game FROM tables") == [("daifugo",)], patience=PATIENCE)
    rules = (await press(house.ann, daifugo, Verb.HOW)).shown
    assert "Daifugo" in rules.text


async def test_a_second_tap_begins_no_second_game(house: House, pass_time: Pass) -> None:
    """Also where it is handled much later: Discord says when it was made."""
    await house.open()
    daifugo = await tapped(house.ann, await started(house, house.ann), "daifugo")
    for verb, table in ((Verb.PRACTICE, "tables"), (Verb.OPEN_TABLE, "lobbies")):

        def begun(table: str = table) -> int:
            [(count,)] = house.rows(f"SELECT count(*) FROM {table}")
            return int(str(count))

        await press(house.ann, daifugo, verb)
        pass_time(60_000)
        await press(house.ann, daifugo, verb)
        await house.ann.until(begun, patience=PATIENCE)
        assert begun() == 1
        house.discord.clock.advance(WITHIN.total_seconds())
        await press(house.ann, daifugo, verb)
        await house.ann.until(lambda: begun() > 1, patience=PATIENCE)
        assert begun() == 2, "another game, as meant"


async def test_tables_and_challenges_begin_on_the_usual_terms(house: House) -> None:
    await house.open()
    start = await started(house, house.ann)
    whom = (await press(house.ann, start, Verb.CHALLENGE)).shown
    assert whom.id == start.id, "in place"
    for other, said in ((house.discord.bot, "a bot"), (house.ann, "yourself")):
        refused = await house.ann.choose(whom, id_of(whom, Verb.WHOM), other)
        assert said in hidden_text(refused).casefold()
    asked = (await house.ann.choose(whom, id_of(whom, Verb.WHOM), house.bob)).shown
    assert not asked.hidden
    await press(house.bob, asked, Verb.ACCEPT)
    await house.eve.until(house.tables, patience=PATIENCE)

    guts = await tapped(house.ann, (await press(house.ann, whom, Verb.START)).message or whom, "guts")
    lobby = (await press(house.ann, guts, Verb.OPEN_TABLE)).shown
    assert Verb.SIT in verbs(lobby)


async def test_in_direct_messages_there_is_nobody_to_play_with_but_robots(house: House) -> None:
    await house.open()
    message = (await house.ann.invoke(house.ann.open_direct(), "/help")).message
    assert verbs(message) == {Verb.START, Verb.PRACTICE, Verb.HOW}


async def test_a_mention_is_answered_once_a_minute_and_channel(house: House, pass_time: Pass) -> None:
    await house.open()
    talk, news = (house.discord.add_channel(house.guild, name) for name in ("talk", "news"))
    call = f"<@{house.discord.bot.id}> what can you do?"
    house.bob.say(house.channel, call)

    (answer,) = await house.eve.until(lambda: answers(house, house.channel), patience=PATIENCE)
    house.bob.say(house.channel, call)  # too soon
    house.bob.say(house.channel, f"<@{house.ann.user.id}> look")
    house.bob.say(talk, call)
    await house.eve.until(lambda: answers(house, talk), patience=PATIENCE)  # messages before this one were seen before
    pass_time(BETWEEN)
    house.bob.say(house.channel, "nice", answering=answer)  # which mentions the bot, and asks nothing
    house.bob.say(news, call)
    await house.eve.until(lambda: answers(house, news), patience=PATIENCE)
    assert len(answers(house, house.channel)) == 1
    house.bob.say(house.channel, call)
    await house.eve.until(lambda: len(answers(house, house.channel)) == 2, patience=PATIENCE)

    own = await tapped(house.eve, answer, "guts")
    assert own.hidden, "others still see what they saw"
    assert own.id != answer.id


async def test_a_restart_answers_no_sooner(house: House, pass_time: Pass) -> None:
    await house.open()
    pass_time(BETWEEN - house.clock.now() % BETWEEN)  # a minute begins
    talk, call = house.discord.add_channel(house.guild, "talk"), f"<@{house.discord.bot.id}>"
    house.bob.say(house.channel, call)
    await house.eve.until(lambda: answers(house, house.channel), patience=PATIENCE)
    await house.reopen()
    began = len(house.discord.exchanges)
    house.bob.say(house.channel, call)
    house.bob.say(talk, call)
    paths = {f"/channels/{place.id}/messages" for place in (house.channel, talk)}
    await house.eve.until(lambda: paths <= {each.path for each in house.discord.exchanges[began:]}, patience=PATIENCE)
    assert len(answers(house, talk)) == 1
    assert len(answers(house, house.channel)) == 1, "the process before has answered"


async def test_a_mention_is_answered_before_the_bot_has_closed(house: House) -> None:
    await house.open()
    slow = house.discord.faults.delay(0.5, "POST", f"/channels/{house.channel.id}/messages")
    house.bob.say(house.channel, f"<@{house.discord.bot.id}>")
    while slow.times:  # until it is on its way
        await house.eve.invoke(house.channel, "/about")
    await house.close()
    assert len(answers(house, house.channel)) == 1
