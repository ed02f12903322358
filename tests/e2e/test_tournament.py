"""A tournament through Discord: signed up for by a button, two rounds in threads, one who leaves, a pot paid once."""

from collections import Counter
from collections.abc import Mapping
from functools import partial

import pytest

from bot.playground.entities import Channel
from bot.playground.kinds import CallbackKind
from bot.playground.permissions import Permission
from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from bot.tables import Setting
from bot.tournament.umpire import BREAK, MINUTE
from cogs.ids import CustomId, Verb
from cogs.screens.tournament import ALL, CALL_OFF, HERE, LEAVE, SIGN_UP, START
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs

ENTRY = 500  # hundredths


def key_of(house: House) -> str:
    """Return the key of the tournament."""
    [(key,)] = house.rows("SELECT id FROM tournaments")
    return str(key)


def board(house: House) -> SeenMessage:
    """Return the message of the tournament."""
    found = [each for each in house.eve.messages(house.channel) if "### Mille tournament" in each.text]
    return found[-1]  # the one before is deleted a moment after the next one is posted


def calls(house: House, number: int) -> list[SeenMessage]:
    """Return the calls to the tables of a round."""
    return [each for each in house.eve.messages(house.channel) if f"Round {number} · Table" in each.text]


def settled_in(house: House, thread: Channel) -> str:
    """Return the settlement of the table in a thread; nothing if there is none yet."""
    found = [each.text for each in house.eve.messages(thread) if Verb.PROOF in verbs(each)]
    return found[-1] if found else ""


def ends(house: House) -> list[SeenMessage]:
    return [each for each in house.eve.messages(house.channel) if "the Mille tournament." in each.text]


async def pressed(house: House, person: Person, word: str, *, of: SeenMessage | None = None) -> Answer:
    """Press a button of the tournament's message."""
    number = 0 if word == ALL else None
    return await person.press(of or board(house), str(CustomId(Verb.TOURNAMENT, key_of(house), number, word)))


async def sure(house: House, person: Person, word: str) -> str:
    """Press a button that asks first, and say yes; return what is answered then."""
    asked = (await pressed(house, person, word)).shown
    answer = await press(person, asked, Verb.TOURNAMENT_SURE)
    assert answer.callback is CallbackKind.DEFERRED_UPDATE, "it may take longer than Discord waits"
    return await person.until(lambda: answer.shown.text if answer.shown.text != asked.text else None)


async def comes(house: House, person: Person, number: int) -> Answer:
    """Press *I'm here* where the person is called."""
    found = calls(house, number)
    at = next(at for at, each in enumerate(found) if f"<@{person.user.id}>" in each.text)
    word = CustomId(Verb.TOURNAMENT, key_of(house), number, f"{HERE}-{at + 1}")
    return await person.press(found[at], str(word))


async def given_up(house: House, players: Mapping[int, Person]) -> int:
    """Let the first player of each running table give up in its thread; return how many tables there were."""
    running = house.rows(
        "SELECT t.id, p.discord_id, l.channel_id FROM tables t JOIN table_places l ON l.table_id = t.id"
        " JOIN seats s ON s.table_id = t.id AND s.seat = 0 JOIN players p ON p.id = s.player_id"
        " WHERE t.id NOT IN (SELECT table_id FROM finished_games)"
    )
    for key, loser, place in running:
        thread, person = house.discord.world.channels[int(str(place))], players[int(str(loser))]
        await house.eve.until(partial(house.eve.messages, thread), patience=PATIENCE)
        asked = await person.invoke(thread, "/table resign", table=str(key))
        await press(person, asked.shown, Verb.RESIGN)
    return len(running)


async def test_two_rounds_with_a_leaver_and_one_who_does_not_come(house: House) -> None:
    cid, dee, fay = house.meet("Cid", "Dee", "Fay")
    players = {each.user.id: each for each in (house.ann, house.bob, cid, dee, fay)}
    await house.open()
    choice = {"game": "mille", "rounds": 2, "entry": "5", "division": "two"}
    refused = await house.ann.invoke(house.channel, "/tournament", **choice)
    assert "you need the permission *Manage Events*" in hidden_text(refused)
    house.discord.add_role(house.guild, "hosts", house.ann, permissions=Permission.MANAGE_EVENTS)
    opened = await (await house.ann.invoke(house.channel, "/tournament", **choice)).settled()
    assert f"/{board(house).id})" in opened.text
    [(commitment,)] = house.rows("SELECT commitment FROM seeds")
    assert f"`{commitment}`" in board(house).text
    assert "knows no blocks" in board(house).text
    again = await house.bob.invoke(house.channel, "/tournament", game="guts")
    assert "already open here" in hidden_text(again)

    assert "owed once you sign up, even if you leave" in board(house).text
    for each in players.values():
        assert "You’re in." in await sure(house, each, SIGN_UP)
    shown = await house.eve.until(lambda: board(house) if "Signed up: 5." in board(house).text else None)
    assert "already signed up" in hidden_text(await pressed(house, house.bob, SIGN_UP))
    assert "not in this tournament" in hidden_text(await pressed(house, house.eve, LEAVE))
    assert "Only the host" in hidden_text(await pressed(house, house.bob, START))
    assert "That makes 2 tables, and 1 has to sit out each round." in shown.text
    assert shown.mentions == ()

    await pressed(house, house.ann, START)
    await house.eve.until(lambda: len(calls(house, 1)) == 2, patience=PATIENCE)
    called = [one for each in calls(house, 1) for one in each.mentions]
    assert len(called) == len({*called}) == 4
    assert {*called} < {*players}, "nobody else is notified"
    (out,) = {*players} - {*called}
    early = calls(house, 1)[0]
    assert "no table in this round" in hidden_text(await _here_for(house, players[out], 1))
    for one in called:
        await comes(house, players[one], 1)
    await house.until_stored(lambda: len(house.rows("SELECT 1 FROM table_places")) == 2)
    assert {each.id for each in calls(house, 1)} == {
        each for (each,) in house.rows("SELECT channel_id FROM table_places")
    }
    assert await given_up(house, players) == 2
    for (place,) in house.rows("SELECT channel_id FROM table_places"):
        thread = house.discord.world.channels[int(str(place))]
        said = await house.eve.until(partial(settled_in, house, thread), patience=PATIENCE)
        assert "It was a tournament table, without stakes of its own." in said, "the pot is not paid there"
    shown = await house.eve.until(lambda: board(house) if "The next round begins" in board(house).text else None)
    assert shown.files, "the standings are a picture"
    assert "points: 1" in shown.files[0].description
    leaver = players[called[0]]
    assert "still owe 5 coins" in (await pressed(house, leaver, LEAVE)).shown.text
    assert "left the tournament" in await sure(house, leaver, LEAVE)

    await house.close()
    posted = len(fay.messages(house.channel))
    house.rows("DELETE FROM notes WHERE key LIKE 'tournament/%'")  # as if it had been killed before it noted them
    await house.open()
    while len(house.rows("SELECT 1 FROM notes WHERE key LIKE 'tournament/%'")) < 3:
        await house.eve.invoke(house.channel, "/about")
    assert len(fay.messages(house.channel)) == posted, "each is found, and not posted again"
    house.clock.advance(BREAK)
    await house.eve.until(lambda: len(calls(house, 2)) == 2, patience=PATIENCE)
    await house.eve.until(lambda: "Round 2 of 2" in board(house).text, patience=PATIENCE)
    second = [one for each in calls(house, 2) for one in each.mentions]
    assert {*second} == {*players} - {leaver.user.id}
    absent = players[second[0]]
    for one in second[1:]:
        await comes(house, players[one], 2)
    assert "That round is over." in hidden_text(await absent.press_as_seen(early, _here(house, 1)))
    house.clock.advance(3 * MINUTE)
    call = calls(house, 2)[0]
    await house.eve.until(lambda: "without a game" in calls(house, 2)[0].text, patience=PATIENCE)
    assert f"Didn’t come: {absent.user.display_name}" in calls(house, 2)[0].text
    assert call.id == calls(house, 2)[0].id
    [(secret,)] = house.rows("SELECT lower(hex(seed)) FROM seeds WHERE table_id = ?", key_of(house))
    assert str(secret) not in "".join(sight.text() for each in house.people for sight in each.transcript())
    assert await given_up(house, players) == 1
    await house.eve.until(lambda: ends(house), patience=PATIENCE)
    await house.eve.until(lambda: "The tournament is over." in board(house).text, patience=PATIENCE)
    assert f"now public: `{secret}`" in board(house).text

    paid = house.rows("SELECT payer_id, payee_id, amount FROM pot_transfers")
    (end,) = ends(house)
    assert end.text.count(" pays ") == len(paid)
    assert end.mentions == ()
    won: Counter[object] = Counter()
    for payer, payee, amount in paid:
        won[payer] -= int(str(amount))
        won[payee] += int(str(amount))
    assert sum(won.values()) == 0
    assert min(won.values()) == -ENTRY
    await house.close()
    house.rows("DELETE FROM notes WHERE key LIKE 'tournament/%/end'")
    await house.open()
    while not house.rows("SELECT 1 FROM notes WHERE key LIKE 'tournament/%/end'"):
        await house.eve.invoke(house.channel, "/about")
    assert len(ends(house)) == 1, "found, and not posted again"
    assert sum("### Mille tournament" in each.text for each in house.eve.messages(house.channel)) == 1
    assert "This tournament is over." in hidden_text(await absent.press_as_seen(early, _here(house, 1)))


@pytest.mark.long("rare cases")
async def test_who_calls_it_off_gives_everyone_their_entry_back(house: House) -> None:
    """The host has the role that the settings name; the bot may make no threads at first."""
    await house.open()
    house.discord.add_role(house.guild, "managers", house.eve, permissions=Permission.MANAGE_GUILD)
    hosts = house.discord.add_role(house.guild, "hosts", house.ann)
    panel = (await house.eve.invoke(house.channel, "/server-settings")).shown
    await house.eve.choose(panel, str(CustomId(Verb.SERVER, "", word=Setting.HOSTS)), hosts)
    house.rows("INSERT INTO server_settings VALUES (?, 'largest-stake', '20000')", house.guild.id)
    await house.reopen()
    for entry in ("-5", "a lot", "1e9", "0.001", "1000000"):
        wrong = await house.ann.invoke(house.channel, "/tournament", entry=entry)
        assert hidden_text(wrong) == "An entry is an amount from 0 to 10000, like 5 or 0.50."
    for free in ({}, {"entry": "0"}):
        alone = await house.ann.invoke(house.channel, "/tournament", division="two", **free)
        assert "no pot to share" in hidden_text(alone)
    most = await house.ann.invoke(house.channel, "/tournament", entry="200.01")
    assert "an entry can’t be more than 200 coins" in hidden_text(most)
    refused = await house.bob.invoke(house.channel, "/tournament", entry="1")
    assert f"the role <@&{hosts.id}>" in hidden_text(refused)
    threads = Permission.CREATE_PUBLIC_THREADS | Permission.SEND_MESSAGES_IN_THREADS
    house.discord.world.overwrite(house.channel, house.discord.world.bot, deny=threads)
    refused = await house.ann.invoke(house.channel, "/tournament", entry="1")
    assert "I need: Create Public Threads, Send Messages in Threads." in hidden_text(refused)
    house.discord.world.overwrite(house.channel, house.discord.world.bot)
    await (await house.ann.invoke(house.channel, "/tournament", entry="100")).settled()
    asked = await pressed(house, house.bob, SIGN_UP)
    assert asked.form is not None, "who owes much types how much"
    assert "Only the host" in hidden_text(await pressed(house, house.bob, CALL_OFF))
    old = board(house).id
    await (await house.bob.invoke(house.channel, "/tournament")).settled()
    assert board(house).id > old
    assert "Nobody owes anything." in await sure(house, house.ann, CALL_OFF)
    await house.eve.until(
        lambda: [each for each in house.eve.messages(house.channel) if "called the tournament off" in each.text]
    )
    assert house.rows("SELECT * FROM pots") == []


def _here(house: House, number: int) -> str:
    return str(CustomId(Verb.TOURNAMENT, key_of(house), number, f"{HERE}-1"))


async def _here_for(house: House, person: Person, number: int) -> Answer:
    """Press *I'm here* at the first table of a round."""
    return await person.press(calls(house, number)[0], _here(house, number))
