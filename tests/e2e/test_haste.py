"""A second press on the same place, soon after the panel changed: nothing is given away, and the panel says so."""

import pytest

from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from cogs.screens.mille.acts import Act
from tests.e2e.house import PATIENCE, House, Pass, press, verbs
from tests.e2e.players import Presser, offers

WINDOW = 5.0  # s; as long as may be set, so that a slow machine presses within it


async def _mover(house: House, *, double_press: float) -> tuple[str, Presser]:
    """Start a game; return its key and the player to draw."""
    await house.open(double_press=double_press)
    key = await house.start_game(target=10_000)
    players = [Presser(house, house.ann), Presser(house, house.bob)]
    await house.ann.until(lambda: any(player.can_act() for player in players), patience=PATIENCE)
    return key, next(player for player in players if player.can_act())


def shown(player: Presser) -> SeenMessage:
    """Return the panel of a player."""
    panel = player.panel()
    assert panel is not None
    return panel


def _moves(house: House, key: str) -> list[str]:
    return [str(text).split()[0] for *_, text in house.plies(key)][1:]


async def test_a_discard_right_after_the_draw_is_not_played(house: House) -> None:
    key, mover = await _mover(house, double_press=WINDOW)
    drawn = await press(mover.person, shown(mover), Act.DRAW)
    assert drawn.message is not None
    (fresh,) = [each for each in offers(drawn.message)[Act.DISCARD] if "new" in each.label]
    kept = await mover.person.press(drawn.message, fresh.custom_id)
    assert kept.message is not None
    assert "Too quick" in kept.message.text
    assert verbs(kept.message) == verbs(drawn.message), "everything is still there to press"
    assert _moves(house, key) == ["draw"]


async def test_a_turn_that_comes_under_a_finger_plays_nothing(house: House, pass_time: Pass) -> None:
    """Bob looks at a panel where Ann's discard puts *Draw*: a press just then was meant for the former button."""
    key, mover = await _mover(house, double_press=WINDOW)
    person = house.bob if mover.person is house.ann else house.ann
    waiting = Presser(house, person)
    await person.until(lambda: waiting.panel() is not None, patience=PATIENCE)
    await press(person, shown(waiting), Verb.REFRESH)
    await press(mover.person, shown(mover), Act.DRAW)
    while "discard" not in _moves(house, key):
        pass_time(round(WINDOW * 1000))
        await press(mover.person, shown(mover), Act.DISCARD)
    await person.until(waiting.can_act, patience=PATIENCE)
    hasty = await press(person, shown(waiting), Act.DRAW)
    assert hasty.message is not None
    first, *_ = hasty.message.text.split("**Too quick", 1)
    assert len(first) < 200, "it stands at the top"
    assert _moves(house, key) == ["draw", "discard"]
    while len(_moves(house, key)) == 2:
        pass_time(round(WINDOW * 1000))
        await press(person, shown(waiting), Act.DRAW)


@pytest.mark.long("rare cases")
async def test_whoever_goes_on_pressing_is_not_kept_waiting(house: House, pass_time: Pass) -> None:
    """The words about a premature press are no change of the panel that makes the next one premature."""
    key, mover = await _mover(house, double_press=WINDOW)
    drawn = await press(mover.person, shown(mover), Act.DRAW)
    assert drawn.message is not None
    for _ in range(2):
        await press(mover.person, shown(mover), Act.DISCARD)
        assert _moves(house, key) == ["draw"]
        pass_time(round(WINDOW * 600))
    await press(mover.person, shown(mover), Act.DISCARD)
    assert _moves(house, key) == ["draw", "discard"]


@pytest.mark.long("rare cases")
async def test_a_safe_button_may_be_pressed_at_any_time(house: House) -> None:
    key, mover = await _mover(house, double_press=WINDOW)
    panel = shown(mover)
    refreshed = await press(mover.person, panel, Verb.REFRESH)
    assert refreshed.message is not None
    drawn = await press(mover.person, refreshed.message, Act.DRAW)
    assert drawn.message is not None
    assert "Too quick" not in drawn.message.text
    assert _moves(house, key) == ["draw"]


async def test_haste_can_be_switched_off(house: House) -> None:
    key, mover = await _mover(house, double_press=0)
    drawn = await press(mover.person, shown(mover), Act.DRAW)
    assert drawn.message is not None
    gone = await press(mover.person, drawn.message, Act.DISCARD)
    print(gone.message.text if gone.message else gone)
    assert _moves(house, key) == ["draw", "discard"]
