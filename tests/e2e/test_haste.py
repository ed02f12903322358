"""A second press on the same place, soon after the panel changed: nothing is played, and the panel says so."""

import pytest

from bot.playground.kinds import CallbackKind
from bot.playground.seen import SeenMessage
from bot.values.person_limits import PersonLimits
from cogs.ids import Verb
from cogs.screens.mille.acts import Act
from tests.e2e.house import PATIENCE, House, Pass, id_of, press, verbs
from tests.e2e.players import Presser

WINDOW = 5.0  # s; as long as may be set, so that a slow machine presses within it
PAUSE = 600  # s; nothing is dealt but by a cut
LATER = 10_000  # ms; when any place may mean something else


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


async def test_a_discard_right_after_the_draw_is_not_played(house: House, pass_time: Pass) -> None:
    """The phase has just changed; a while later the same press counts, and what was not played moved nothing."""
    key, mover = await _mover(house, double_press=WINDOW)
    drawn = await press(mover.person, shown(mover), Act.DRAW)
    kept = await press(mover.person, drawn.shown, Act.DISCARD)
    assert "Not played" in kept.shown.text
    assert kept.shown.text.count("\n") == drawn.shown.text.count("\n"), "no new line"
    assert verbs(kept.shown) == verbs(drawn.shown), "everything is still there to press"
    assert _moves(house, key) == ["draw"]
    pass_time(LATER)
    done = await press(mover.person, kept.shown, Act.DISCARD)
    assert _moves(house, key) == ["draw", "discard"], done.message and done.message.text


async def test_a_press_that_is_handled_late_is_judged_by_when_it_was_made(house: House, pass_time: Pass) -> None:
    key, mover = await _mover(house, double_press=0.7)
    drawn = await press(mover.person, shown(mover), Act.DRAW)
    pass_time(2_000)  # for the bot, while the clock of Discord stands still
    kept = await press(mover.person, drawn.shown, Act.DISCARD)
    assert "Not played" in kept.shown.text
    house.discord.clock.advance(LATER / 1000)
    pass_time(LATER)
    await press(mover.person, kept.shown, Act.DISCARD)
    assert _moves(house, key) == ["draw", "discard"]


@pytest.mark.long("rare cases")
async def test_a_second_tap_on_my_hand_plays_nothing(house: House, pass_time: Pass) -> None:
    """The hand comes below the table's message: what it offers is where *My hand* was."""
    key, mover = await _mover(house, double_press=WINDOW)
    (table,) = await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    opened = (await press(mover.person, table, Verb.HAND)).shown
    kept = await press(mover.person, opened, Act.DRAW)
    assert "Not played" in kept.shown.text
    assert _moves(house, key) == []
    pass_time(LATER)
    await press(mover.person, kept.shown, Act.DRAW)
    assert _moves(house, key) == ["draw"]


async def test_a_second_tap_on_cut_plays_nothing_of_the_deal(house: House, pass_time: Pass) -> None:
    """A second later too: this place has just been pressed, and meant something else."""
    await house.open(pause=PAUSE, double_press=0.001)  # so that only the press itself is remembered
    ann, direct = house.ann, house.ann.open_direct()
    await house.practice(ann, direct, game="beggar-my-neighbor")

    def cuttable() -> list[SeenMessage]:
        return [message for message in ann.direct_messages() if Verb.CUT in verbs(message)]

    [panel, *_] = await ann.until(cuttable, patience=PATIENCE)
    dealt = (await press(ann, panel, Verb.CUT)).shown
    (lap,) = [button for button in dealt.buttons if button.label == "Lap"]
    plies = len(house.plies())
    pass_time(1_000)
    assert "Not played" in (await ann.press(dealt, lap.custom_id)).shown.text
    assert len(house.plies()) == plies
    pass_time(LATER)
    await ann.press(dealt, lap.custom_id)
    assert len(house.plies()) > plies


async def test_a_second_tap_on_a_panel_from_before_a_restart_plays_nothing(house: House, pass_time: Pass) -> None:
    """The first tap counts, and what is then under the finger comes from a process that knows nothing of before."""
    key, mover = await _mover(house, double_press=WINDOW)
    await house.reopen(double_press=WINDOW)
    drawn = await press(mover.person, shown(mover), Act.DRAW)
    kept = await press(mover.person, drawn.shown, Act.DISCARD)
    assert "Not played" in kept.shown.text
    assert _moves(house, key) == ["draw"]
    pass_time(LATER)
    await press(mover.person, kept.shown, Act.DISCARD)
    assert _moves(house, key) == ["draw", "discard"]


async def test_a_second_tap_on_a_panel_that_was_put_away_plays_nothing(house: House, pass_time: Pass) -> None:
    """The first tap brings it back, with what it offers under the finger."""
    key, mover = await _mover(house, double_press=WINDOW)
    person, left = mover.person, shown(mover)
    await press(person, house.tables(key)[-1], Verb.HAND)

    def put_away() -> SeenMessage | None:
        found = person.find(left.id)
        return found if found is not None and verbs(found) == {Verb.REFRESH} else None

    line = await person.until(put_away, patience=PATIENCE)
    pass_time(LATER)
    back = (await press(person, line, Verb.REFRESH)).shown
    assert back.id == left.id
    kept = await press(person, back, Act.DRAW)
    assert "Not played" in kept.shown.text
    assert _moves(house, key) == []
    pass_time(LATER)
    await press(person, kept.shown, Act.DRAW)
    assert _moves(house, key) == ["draw"]


@pytest.mark.long("rare cases")
async def test_a_second_tap_opens_nothing_below_the_panel(house: House, pass_time: Pass) -> None:
    """The panel would be pushed away. Where *Leave* is among the tools a card was a moment ago."""
    _, mover = await _mover(house, double_press=WINDOW)
    drawn = (await press(mover.person, shown(mover), Act.DRAW)).shown
    opened = (await press(mover.person, drawn, Verb.MORE)).shown
    before = [message.id for message in mover.person.direct_messages()]
    assert (await press(mover.person, opened, Verb.LEAVE)).callback is CallbackKind.DEFERRED_UPDATE
    assert [message.id for message in mover.person.direct_messages()] == before
    pass_time(LATER)
    asked = (await press(mover.person, opened, Verb.LEAVE)).shown
    assert Verb.RESIGN in verbs(asked)


async def test_tools_are_opened_and_closed_at_any_time(house: House) -> None:
    """Each twice too: the second tap may come before the panel changes."""
    key, mover = await _mover(house, double_press=WINDOW)
    panel = shown(mover)
    more = id_of(panel, Verb.MORE)
    opened = [(await mover.person.press_as_seen(panel, more)).shown for _ in range(2)]
    back = id_of(opened[-1], Verb.MORE)
    closed = [(await mover.person.press_as_seen(opened[-1], back)).shown for _ in range(2)]
    assert not any("Not played" in each.text for each in (*opened, *closed))
    assert [id_of(each, Verb.MORE) for each in (*opened, *closed)] == [back, back, more, more]
    assert _moves(house, key) == []


@pytest.mark.long("rare cases")
async def test_one_of_too_many_presses_adds_no_line_below_the_panel(house: House) -> None:
    await house.open(person_limits=PersonLimits(burst=2, burst_span=60))
    key = await house.start_game(target=10_000)  # with one act of each
    players = [Presser(house, house.ann), Presser(house, house.bob)]
    await house.ann.until(lambda: any(player.can_act() for player in players), patience=PATIENCE)
    mover = next(player for player in players if player.can_act())
    drawn = await press(mover.person, shown(mover), Act.DRAW)
    before = [message.id for message in mover.person.direct_messages()]
    kept = await press(mover.person, drawn.shown, Act.DISCARD)
    assert kept.shown.id == drawn.shown.id
    assert "Not played" in kept.shown.text
    again = await press(mover.person, kept.shown, Act.DISCARD)
    assert not again.failed
    assert [message.id for message in mover.person.direct_messages()] == before
    assert _moves(house, key) == ["draw"]


@pytest.mark.long("rare cases")
async def test_haste_can_be_switched_off(house: House) -> None:
    key, mover = await _mover(house, double_press=0)
    drawn = await press(mover.person, shown(mover), Act.DRAW)
    await press(mover.person, drawn.shown, Act.DISCARD)
    assert _moves(house, key) == ["draw", "discard"]
