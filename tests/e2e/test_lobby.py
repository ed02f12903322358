"""A table that people fill by presses: they sit down, invite others, agree, choose sides, and the game starts."""

import re

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.tables.time import MINUTE
from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, Pass, hidden_text, id_of, press, verbs
from tests.e2e.lobbies import begin, called, choose, opened, panel_of, said, sit, until
from tests.e2e.magpies import furnish

CODE = re.compile(r"[0-9a-f]{64}")


def edits(house: House, message: SeenMessage) -> int:
    """Return how often the bot has edited a message of its own accord, which Discord counts."""
    path = f"/channels/{message.channel_id}/messages/{message.id}"
    return sum(each.method == "PATCH" and each.path.endswith(path) for each in house.discord.exchanges)


async def test_five_people_fill_a_table_and_the_game_starts(house: House) -> None:
    furnish(house)
    cem, dot, eli = house.meet("Cem", "Dot", "Eli")
    await house.open()
    lobby = await opened(house, seats=5)
    promise = CODE.findall(lobby.text)
    assert len(promise) == 1
    assert lobby.mentions == ()
    for words in (
        "3 deals",
        "Stake: 0.05 coins",
        "you lose 0.90 coins",
        "collect nothing",
        "the published seed",
    ):
        assert words in lobby.text, "the game's own terms, and what they may cost, before anybody sits down"
    await sit(lobby, house.bob, cem)
    panel = await panel_of(house.ann, lobby)
    assert verbs(panel) >= {Verb.INVITE, Verb.ADD_ROBOT, Verb.BEGIN, Verb.LOBBY_TERMS}
    await choose(house.ann, panel, Verb.INVITE, dot)
    assert "is keeping you a seat" in (await called(house, dot)).text, "they alone are notified"
    held = await said(house, lobby, "Kept for Dot")
    assert "One free seat" in held.text
    await sit(lobby, eli)
    assert "being kept" in hidden_text(await press(house.eve, lobby, Verb.SIT))
    full = await sit(lobby, dot)
    assert "The game begins." in full.text
    assert verbs(full) == set()
    assert CODE.findall(full.text) == promise
    key = house.key()
    (table,) = await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    assert house.rows("SELECT count(*) FROM seats WHERE table_id = ?", key) == [(5,)]
    (cut,) = house.rows("SELECT cut FROM tables")[0]
    assert len(str(cut).split()) == 5, "made of the presses of all"
    assert house.rows("SELECT stake, json_extract(options, '$.deals') FROM tables") == [(5, "3")]
    assert "Everyone chooses in secret." in table.text
    assert edits(house, lobby) <= 1, "their presses show it, but for the one in the hidden panel"
    shown = await dot.invoke(house.channel, "/game verify")
    assert f"/{lobby.channel_id}/{lobby.id}" in shown.shown.text, "the promise stands in the lobby"


async def test_partners_choose_their_side(house: House) -> None:
    furnish(house)
    cem, dot = house.meet("Cem", "Dot")
    await house.open()
    lobby = await opened(house, seats=4)
    lobby = await sit(lobby, house.bob, cem)

    async def join(person: Person, side: int) -> SeenMessage:
        (button,) = [each for each in lobby.buttons if each.label.startswith(f"Team {side} ")]
        answer = await person.press(lobby, button.custom_id)
        return answer.shown

    await join(house.ann, 1)
    assert "Bob · team 1" in (await join(house.bob, 1)).text
    full = await join(cem, 1)
    assert full.hidden
    assert full.text == "That team is full."
    assert (await join(dot, 2)).text == "You don’t have a seat here."
    assert "Team 2 (1/2)" in [each.label for each in (await join(cem, 2)).buttons]
    await sit(lobby, dot)
    names = house.rows("SELECT name FROM seats JOIN players ON players.id = seats.player_id ORDER BY seat")
    partners = {frozenset((names[0][0], names[2][0])), frozenset((names[1][0], names[3][0]))}
    assert partners == {frozenset(("Ann", "Bob")), frozenset(("Cem", "Dot"))}


@pytest.mark.long("all ways to play")
async def test_a_robot_plays_without_stakes_and_everybody_is_asked_once_they_come_back(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await opened(house, seats=4, stake="1")
    await sit(lobby, house.bob)
    panel = await panel_of(house.ann, lobby)
    assert [each.disabled for each in panel.buttons if each.label == "Start"] == [False], "it may be old, and asks"
    added = (await choose(house.ann, panel, Verb.ADD_ROBOT, "novice")).shown
    assert "Béret (novice robot)" in added.text
    assert added.text.startswith("With a robot at the table, there are no stakes.")
    shown = await said(house, lobby, "- **No stakes and unrated, since a robot sits at this table.**")
    assert "still has to agree" not in shown.text
    gone = (await choose(house.ann, added, Verb.DISMISS, "Béret (novice robot)")).shown
    assert "robot)" not in gone.text
    assert "There are stakes again, so everyone is asked to agree, including you." in gone.text
    again = await said(house, lobby, "Stake: 1 coin")
    assert "Ann · host · still has to agree" in again.text
    assert "Bob · still has to agree" in again.text
    await choose(house.ann, gone, Verb.ADD_ROBOT, "regular")
    asked = await until(house, lobby, lambda now: "Melon (regular robot)" in now.text)
    await press(house.bob, asked, Verb.CONSENT)
    ready = await panel_of(house.ann, lobby)
    assert "You can start now." in ready.text
    started = await begin(house.ann, ready)
    assert "The game begins." in started.shown.text
    await said(house, lobby, "The game begins.")
    key = house.key()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    assert house.rows("SELECT stake FROM tables") == [(0,)]
    assert house.rows("SELECT count(*) FROM seats") == [(3,)]


@pytest.mark.long("rare cases")
async def test_who_is_asked_anew_learns_it_and_what_is_new_in_their_language(house: House) -> None:
    furnish(house)
    await house.open()
    house.bob.user.locale = "fr"
    lobby = await opened(house, seats=4, stake="1")
    await sit(lobby, house.bob)
    panel = await panel_of(house.ann, lobby)
    form = (await press(house.ann, panel, Verb.LOBBY_TERMS)).form
    asked = await house.ann.submit(form, {form.fields[1].custom_id: "2"})
    call = await called(house, house.bob)
    assert "**Stake: 2 coins" in call.text
    public = await said(house, lobby, "still has to agree.")
    assert f"<@{house.bob.user.id}> still has to agree." in public.text
    assert "**Stake: 2 coins" in public.text
    assert public.mentions == (), "an edit notifies nobody"
    seen = (await press(house.bob, call, Verb.LOBBY)).shown
    assert "- **Mise\N{NO-BREAK SPACE}: 2 pièces.**" in seen.text
    assert "- 3 donnes." in seen.text
    await choose(house.ann, asked.shown, Verb.ADD_ROBOT, "regular")
    await said(house, lobby, "Melon (regular robot)")
    assert (await called(house, house.bob)).id == call.id, "who is asked already is not called once more"
    seen = (await press(house.bob, seen, Verb.LOBBY)).shown
    assert "- **Sans mise et non classée, car un robot est assis à cette table.**" in seen.text
    agreed = (await press(house.bob, seen, Verb.CONSENT)).shown
    assert "Tu as accepté ces conditions." in agreed.text
    await until(house, lobby, lambda now: "still has to agree" not in now.text)


@pytest.mark.long("rare cases")
async def test_other_terms_ask_everybody_anew(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await opened(house, seats=3, options="deals=2")
    old = await sit(lobby, house.bob)
    panel = await panel_of(house.ann, lobby)
    form = (await press(house.ann, panel, Verb.LOBBY_TERMS)).form
    labels = [each.label for each in form.fields]
    assert labels == ["Options", "Stake", "Clock"], "one preset, and no number that has to be typed"
    filled = {form.fields[0].custom_id: ["deals=1", "ante=2"], form.fields[1].custom_id: "0.10"}
    changed = (await house.ann.submit(form, filled)).shown
    assert "everyone" not in changed.text
    stale = id_of(old, Verb.SIT)
    lobby = await said(house, lobby, "2 chips into the pot a deal")
    assert "Bob · still has to agree" in lobby.text
    assert "Stake: 0.10 coins" in lobby.text
    assert id_of(lobby, Verb.SIT) != stale, "an old button agrees to nothing new"
    (cem,) = house.meet("Cem")
    lobby = await sit(lobby, cem)
    assert house.rows("SELECT count(*) FROM tables") == [(0,)], "Bob has not agreed"
    await press(house.bob, lobby, Verb.CONSENT)
    assert house.rows("SELECT stake FROM tables") == [(10,)]


async def waited_long(house: House, pass_time: Pass) -> tuple[SeenMessage, Person]:
    """Return a table of three with Ann and Bob as long sitters, and Cem, who may be the third."""
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.open()
    lobby = await opened(house, seats=3)
    await sit(lobby, house.bob)
    pass_time(16 * MINUTE)
    return lobby, cem


@pytest.mark.long("rare cases")
async def test_who_sat_down_long_ago_is_asked_whether_they_are_ready(house: House, pass_time: Pass) -> None:
    lobby, cem = await waited_long(house, pass_time)
    last = await press(cem, lobby, Verb.SIT)
    assert "Ann and Bob: are you ready?" in last.shown.text
    followups = await cem.until(lambda: len(last.followups) == 2 and last.followups, patience=PATIENCE)
    (call,) = [each for each in followups if not each.hidden]
    assert set(call.mentions) == {house.ann.user.id, house.bob.user.id}
    assert "Nobody is waiting" in hidden_text(await press(cem, call, Verb.READY))
    noted = await press(house.ann, call, Verb.READY)
    assert "Noted." in noted.shown.text
    await press(house.bob, last.shown, Verb.READY)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]
    await said(house, lobby, "The game begins.")


@pytest.mark.long("rare cases")
async def test_the_host_leaves_and_an_empty_table_closes(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await opened(house, seats=4)
    await sit(lobby, house.bob)
    left = (await press(house.ann, lobby, Verb.STAND)).shown
    assert "Bob · host" in left.text
    assert "Only the host can do that." in hidden_text(await press(house.ann, lobby, Verb.TABLE_OPTIONS))
    panel = await panel_of(house.bob, lobby)
    assert Verb.INVITE in verbs(panel), "only a host invites"
    await sit(lobby, house.eve)
    refreshed = (await press(house.bob, panel, Verb.LOBBY)).shown
    assert refreshed.id == panel.id
    assert "Eve" in refreshed.text
    await press(house.eve, lobby, Verb.STAND)
    gone = (await press(house.bob, panel, Verb.STAND)).shown
    assert gone.text == "You left the table."
    closed = await said(house, lobby, "Everyone left, so this table is closed.")
    assert verbs(closed) == set()


@pytest.mark.long("rare cases")
async def test_a_host_is_told_that_others_are_asked_only_where_some_are(house: House) -> None:
    furnish(house)
    await house.open()
    lobby = await opened(house, seats=4)
    alone = (await choose(house.ann, await panel_of(house.ann, lobby), Verb.ADD_ROBOT, "novice")).shown
    assert "there are no stakes" in alone.text
    assert "asked to agree" not in alone.text
    await sit(await said(house, lobby, "Béret (novice robot)"), house.bob)
    (answer,) = [each for each in house.bob.messages(house.channel) if each.hidden]
    assert answer.text.strip() == "You’re in, with one seat left.", "three of four are taken, and no hash is read out"
    other = await sit(await opened(house, seats=4), house.bob)
    panel = await panel_of(house.ann, other)
    joined = (await choose(house.ann, panel, Verb.ADD_ROBOT, "novice")).shown
    assert "asked to agree" not in joined.text, "Bob loses nothing by a robot"
    form = (await press(house.ann, joined, Verb.LOBBY_TERMS)).form
    changed = (await house.ann.submit(form, {form.fields[0].custom_id: ["deals=1"]})).shown
    assert "The others are asked to agree again." in changed.text


async def test_the_same_people_play_again(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.open()
    await sit(await opened(house, seats=3), house.bob, cem)
    key = house.key()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    for person in (house.ann, house.bob):
        asked = await person.invoke(house.channel, "/table resign")
        await press(person, asked.shown, Verb.RESIGN)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "not playing" in hidden_text(await press(house.eve, settlement, Verb.REMATCH))
    again = await press(cem, settlement, Verb.REMATCH)
    assert set(again.shown.mentions) == {house.ann.user.id, house.bob.user.id}
    assert "one more game?" in again.shown.text
    joined = await press(house.ann, settlement, Verb.REMATCH)
    assert joined.shown.text.strip() == "You’re in, with one seat left."
    await said(house, again.shown, "Seats taken: 2 of 3")
    assert "already have a seat" in hidden_text(await press(house.ann, settlement, Verb.REMATCH))
    await press(house.bob, again.shown, Verb.SIT)
    assert house.rows("SELECT count(*) FROM tables") == [(2,)]


@pytest.mark.long("rare cases")
async def test_the_game_gets_a_thread_under_the_table_where_people_sat_down(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    await house.open(threads="yes")
    lobby = await sit(await opened(house, seats=3), house.bob, cem)
    await house.eve.until(lambda: lobby.id in [each.id for each in house.eve.channels], patience=PATIENCE)
    (thread,) = [each for each in house.eve.channels if each.id == lobby.id]
    await house.eve.until(lambda: house.eve.messages(thread), patience=PATIENCE)


async def test_the_hosts_panel_follows_who_sits_down_and_leaves(house: House) -> None:
    """*Start* in it is green as soon as the game may begin, without *Refresh*, and answers before."""
    furnish(house)
    await house.open()
    lobby = await opened(house, seats=4)
    panel = await panel_of(house.ann, lobby)
    assert not is_green(panel, Verb.BEGIN)
    assert (await press(house.ann, panel, Verb.BEGIN)).shown.text.startswith("3 seats are empty."), "it answers"
    await sit(lobby, house.bob, house.eve)
    panel = await until(house, panel, lambda now: is_green(now, Verb.BEGIN), seen_by=house.ann)
    assert "Eve" in panel.text
    await press(house.eve, lobby, Verb.STAND)
    panel = await until(house, panel, lambda now: not is_green(now, Verb.BEGIN), seen_by=house.ann)
    await sit(lobby, house.eve)
    panel = await until(house, panel, lambda now: is_green(now, Verb.BEGIN), seen_by=house.ann)
    await begin(house.ann, lobby)  # on the message
    await until(house, panel, lambda now: now.text == "Everyone’s here. The game begins.", seen_by=house.ann)


def is_green(panel: SeenMessage, verb: Verb) -> bool:
    """Return whether the button that asks for `verb` stands out."""
    return any(each.style == 3 for each in panel.buttons if each.custom_id == id_of(panel, verb))
