"""What a press does is stored and its answer is lost: the panel offers a done move, and does no harm."""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from contextlib import closing
from dataclasses import replace

import pytest

from bot.playground.person import Answer
from bot.playground.seen import Button, SeenMessage
from cogs.ids import Verb
from cogs.night_watch import UNKNOWN_EVENT
from cogs.screens.mille.acts import Act
from tests.e2e import lobbies
from tests.e2e.codes import TOO_LATE, UNKNOWN_MESSAGE, UNKNOWN_WEBHOOK
from tests.e2e.house import PATIENCE, House, id_of, press, verbs
from tests.e2e.magpies import furnish
from tests.e2e.nights import may_plan, planned
from tests.e2e.players import Presser, offers, play, single
from tests.left_out import first
from tests.there import there

OFTEN = 1000
FIRST = (Act.DRAW, Act.PICK, Act.TAKE, Act.PASS)  # one of these begins a turn


def _begin(panel: SeenMessage) -> Button | None:
    """Return a button that begins a turn."""
    offered = offers(panel)
    return next((button for verb in FIRST for button in offered.get(verb, [])), None)


def _discard(panel: SeenMessage) -> Button | None:
    """Return a button that ends a turn."""
    discards = offers(panel).get(Act.DISCARD)
    return single(discards) if discards else None


async def _stale(house: House, key: str, choose: Callable[[SeenMessage], Button | None]) -> tuple[Presser, Button]:
    """Play to a press on the chosen button, and lose all answers to it. Return the player and the button."""
    house.discord.faults.drop("PATCH", times=OFTEN)
    mover, button, panel = await _unanswered(house, key, choose)
    assert there(mover.person.find(panel.id)).versions == panel.versions
    return mover, button


async def _unanswered(
    house: House, key: str, choose: Callable[[SeenMessage], Button | None]
) -> tuple[Presser, Button, SeenMessage]:
    """Play to a press on the chosen button, not answered in time. Return the player, the button and its panel."""
    players = [Presser(house, person, key) for person in (house.ann, house.bob)]

    def ready() -> tuple[Presser, Button] | None:
        for each in players:
            panel = each.panel()
            if panel is not None and each.can_act() and (button := choose(panel)) is not None:
                return each, button
        return None

    await play(house, players, until=lambda: sum(each.presses for each in players) > 3 and ready() is not None)
    found = ready()
    assert found is not None
    mover, button = found
    panel, before = mover.panel(), len(house.plies(key))
    assert panel is not None
    await _in_vain(house, mover.person.press(panel, button.custom_id))
    assert len(house.plies(key)) > before
    return mover, button, panel


async def _in_vain(house: House, act: Coroutine[object, object, Answer]) -> None:
    """Let a person act whom no answer reaches in time."""
    fault = house.discord.faults.drop("POST", "/interactions/*", times=OFTEN)
    acting: asyncio.Task[Answer] = asyncio.create_task(act)
    await house.eve.until(lambda: fault.times <= OFTEN - 2, patience=PATIENCE)
    house.discord.clock.advance(3.1)
    assert (await acting).failed
    house.discord.faults.waiting.remove(fault)


async def test_who_sits_down_without_an_answer_in_time_is_on_the_lobby_soon(house: House) -> None:
    house.allowed = {TOO_LATE, UNKNOWN_WEBHOOK}  # the latter for what would follow that answer
    furnish(house)
    await house.open()
    lobby = await lobbies.opened(house, seats=3)
    await _in_vain(house, house.bob.press(lobby, id_of(lobby, Verb.SIT)))
    await house.eve.until(lambda: "- Bob" in there(house.eve.find(lobby.id)).text, patience=PATIENCE)


async def test_terms_that_were_changed_without_an_answer_in_time_are_on_the_challenge_soon(house: House) -> None:
    house.allowed = {TOO_LATE}
    await house.open()
    asked = (await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)).shown
    form = (await press(house.ann, asked, Verb.TERMS)).form
    stake = form.fields[3].custom_id
    await _in_vain(house, house.ann.submit(form, {stake: "0.50"}))
    await house.eve.until(lambda: "Stakes 0.50 and 1.50" in there(house.eve.find(asked.id)).text, patience=PATIENCE)


async def test_a_night_that_was_called_off_without_an_answer_in_time_says_so_soon(house: House) -> None:
    house.allowed = {TOO_LATE, UNKNOWN_EVENT}
    may_plan(house)
    await house.open()
    night, _ = await planned(house)
    await _in_vain(house, house.ann.press(night, id_of(night, Verb.NIGHT)))
    await house.eve.until(lambda: "Called off." in there(house.eve.find(night.id)).text, patience=PATIENCE)


async def test_a_question_that_was_answered_without_an_answer_in_time_says_how_soon(house: House) -> None:
    house.allowed = {TOO_LATE}
    await house.start_game()
    question = (await house.ann.invoke(house.channel, "/table pause")).shown
    await _in_vain(house, house.bob.press(question, id_of(question, Verb.REFUSE)))
    await house.eve.until(lambda: "Bob doesn’t agree" in there(house.eve.find(question.id)).text, patience=PATIENCE)


async def test_a_panel_whose_press_was_not_answered_in_time_shows_the_move_by_the_press_before(house: House) -> None:
    house.allowed = {TOO_LATE}
    key = await house.start_game(target=10_000)
    mover, button, panel = await _unanswered(house, key, _discard)

    def is_current() -> bool:
        now = there(mover.person.find(panel.id))
        return now.versions > panel.versions and button.custom_id not in {each.custom_id for each in now.buttons}

    await mover.person.until(is_current, patience=PATIENCE)


@pytest.mark.parametrize("choose", first(1, [_begin, _discard], why="all presses"))
@pytest.mark.parametrize("is_restarted", first(1, [False, True], why="kills"))
async def test_a_press_on_a_stale_panel_shows_how_things_stand(
    house: House, choose: Callable[[SeenMessage], Button | None], *, is_restarted: bool
) -> None:
    house.allowed = {TOO_LATE, UNKNOWN_MESSAGE}
    key = await house.start_game(target=10_000)
    mover, button = await _stale(house, key, choose)
    stored, panel = house.plies(key), mover.panel()
    assert panel is not None
    if is_restarted:
        await house.close()
    house.discord.faults.waiting.clear()
    if is_restarted:
        with closing(sqlite3.connect(house.database)) as connection, connection:  # nothing brings it up to date
            connection.execute("UPDATE tables SET shown_ply = ?", (len(stored),))
        await house.open()
    answer = await mover.person.press(panel, button.custom_id)
    assert house.plies(key) == stored
    assert button.custom_id not in {each.custom_id for each in answer.shown.buttons}
    assert answer.shown.text != panel.text


@pytest.mark.long("kills")
async def test_what_the_next_start_shows_after_the_answer_to_a_press_does_not_stay(house: House) -> None:
    """A press does not wait for ever for what the start does with its panel."""
    house.allowed = {TOO_LATE, UNKNOWN_MESSAGE}
    key = await house.start_game(target=10_000)
    mover, button = await _stale(house, key, _begin)
    house.discord.faults.waiting.clear()
    person, panel = mover.person, mover.panel()
    assert panel is not None
    await house.close()
    with closing(sqlite3.connect(house.database)) as connection, connection:
        connection.execute("UPDATE tables SET shown_ply = ?", (len(house.plies(key)) - 1,))  # as a kill would leave it
    house.timing = replace(house.timing, press_within=0)
    slow = house.discord.faults.delay(1.5, "PATCH", f"/channels/{panel.channel_id}/messages/*")
    await house.open()
    began = len(house.discord.exchanges)
    while slow.times:  # until it is on its way
        await house.eve.invoke(house.channel, "/about")
    drawn = (await person.press(panel, button.custom_id)).shown
    await person.press(drawn, there(_discard(drawn)).custom_id)
    assert _discard(there(person.find(panel.id))) is None

    def is_late_edit_done() -> bool:
        return any(f"messages/{panel.id}" in each.path for each in house.discord.exchanges[began:])

    await person.until(is_late_edit_done, patience=PATIENCE)
    await person.until(lambda: _discard(there(person.find(panel.id))) is None, patience=PATIENCE)


@pytest.mark.long("kills")
@pytest.mark.parametrize("choose", first(1, [_begin, _discard], why="all presses"))
async def test_a_stale_panel_is_brought_up_to_date_by_the_next_start(
    house: House, choose: Callable[[SeenMessage], Button | None]
) -> None:
    house.allowed = {TOO_LATE, UNKNOWN_MESSAGE}
    key = await house.start_game(target=10_000)
    mover, button = await _stale(house, key, choose)
    stored = house.plies(key)
    await house.close()
    house.discord.faults.waiting.clear()
    with closing(sqlite3.connect(house.database)) as connection, connection:
        connection.execute("UPDATE tables SET shown_ply = ?", (len(stored) - 1,))  # as a kill would leave it
    await house.open()
    await _until_up_to_date(house, mover, button)
    assert house.plies(key)[: len(stored)] == stored


async def _until_up_to_date(house: House, mover: Presser, button: Button) -> None:
    def is_offered() -> bool:
        panel = mover.panel()
        return panel is not None and button.custom_id in {each.custom_id for each in panel.buttons}

    def panels() -> int:
        return sum(bool(each.buttons) for each in mover.person.direct_messages())

    await mover.person.until(lambda: not is_offered() and panels() == 1, patience=PATIENCE)


async def test_a_challenge_shows_how_it_was_answered(house: House) -> None:
    """Whoever answered sees a failure, and nobody presses there again."""
    house.allowed = {TOO_LATE, UNKNOWN_MESSAGE}
    await house.open()
    challenge = (await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)).shown
    fault = house.discord.faults.drop("POST", "/interactions/*", times=OFTEN)
    pressing: asyncio.Task[Answer] = asyncio.create_task(press(house.bob, challenge, Verb.DECLINE))
    await house.eve.until(lambda: fault.times <= OFTEN - 2, patience=PATIENCE)
    house.discord.clock.advance(3.1)
    assert (await pressing).failed
    await house.eve.until(lambda: verbs(there(house.eve.find(challenge.id))) == set(), patience=PATIENCE)
