"""A turn in two taps: draw, discard; one more to lay all melds; and undo, until the turn is over."""

import asyncio
import re
from dataclasses import dataclass

import pytest

from bot.playground.person import Person
from bot.playground.seen import Button, SeenMessage
from cogs.ids import Verb
from cogs.screens.mille.acts import Act
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.judge import IN_HAND
from tests.e2e.players import Presser, offers, play, single


@dataclass
class Gatherer(Presser):
    """A player who draws, and throws single cards, so that melds gather in the hand; lays nothing."""

    def _wish(self, panel: SeenMessage) -> Button:
        offered = offers(panel)
        for verb in (Verb.ANYWAY, Act.PICK, Act.DRAW, Act.PASS):
            if verb in offered:
                return offered[verb][0]
        return single(offered[Act.DISCARD])

    def melds(self) -> int:
        """Return how many melds go down without wild twos, with one press now."""
        panel = self.panel()
        lays = [] if panel is None else offers(panel).get(Act.ARRANGE, [])
        return len(_ranks(lays[0])) if lays and "+" not in lays[0].label else 0

    @property
    def shown(self) -> SeenMessage:
        """The live panel."""
        panel = self.panel()
        assert panel is not None
        return panel


async def _with_melds(house: House, *, melds: int = 1) -> tuple[str, Gatherer, Gatherer]:
    """Return a game in which a player can lay at least `melds` melds, with that player first."""
    key = await house.start_game(target=10_000)
    players = [Gatherer(house, house.ann), Gatherer(house, house.bob)]

    def can_lay(player: Gatherer) -> bool:
        return player.melds() >= melds

    await play(house, players, until=lambda: any(map(can_lay, players)))
    players.sort(key=lambda player: not can_lay(player))
    return key, players[0], players[1]


def _ranks(lay: Button) -> list[str]:
    """Return the ranks that an arrangement would lay, as moves write them."""
    return [rank.replace("10", "T") for rank in re.findall(r"(10|[2-9JQKA])s\b", lay.label)]


def _first_lay(panel: SeenMessage) -> Button:
    return offers(panel)[Act.ARRANGE][0]


def _hand(panel: SeenMessage) -> str:
    """Return the reader's hand in the words of the picture."""
    (words,) = IN_HAND.findall(next(file.description for file in panel.files if file.filename == "panel.png"))
    return str(words)


def _moves(house: House, key: str) -> list[str]:
    return [str(text) for *_, text in house.plies(key)]


async def test_a_turn_is_two_presses(house: House) -> None:
    key = await house.start_game()
    players = [Gatherer(house, house.ann), Gatherer(house, house.bob)]
    await house.ann.until(lambda: any(Act.DRAW in verbs(each.panel()) for each in players), patience=PATIENCE)
    mover = next(each for each in players if Act.DRAW in verbs(each.panel()))
    before = len(house.plies(key))
    drawn = await press(mover.person, mover.shown, Act.DRAW)
    done = await press(mover.person, drawn.shown, Act.DISCARD)
    assert done.shown.id == drawn.shown.id, "the panel is redrawn in place"
    assert [text.split()[0] for text in _moves(house, key)[before:]] == ["draw", "discard"]


async def test_all_melds_go_down_and_come_back(house: House) -> None:
    key, mover, other = await _with_melds(house, melds=2)
    before, ranks = _moves(house, key), _ranks(_first_lay(mover.shown))
    hand = _hand(mover.shown)
    await other.person.until(other.panel, patience=PATIENCE)
    panels = [message.id for message in other.person.direct_messages()]
    laid = await press(mover.person, mover.shown, Act.ARRANGE)
    assert [text.split(":")[0] for text in _moves(house, key)[len(before) :]] == [f"lay {rank}" for rank in ranks]
    assert _hand(laid.shown) != hand
    assert [button.label for button in laid.shown.buttons if "undo" in button.custom_id] == ["Undo"]
    tools = (await press(mover.person, laid.shown, Verb.MORE)).shown
    (undo,) = [button for button in tools.buttons if button.label == f"Undo all {len(ranks)}"]
    back = await mover.person.press(tools, undo.custom_id)
    assert _hand(back.shown) == hand
    assert _moves(house, key)[-len(ranks) :] == ["undo"] * len(ranks)
    assert Verb.UNDO not in verbs(back.shown)
    assert [message.id for message in other.person.direct_messages()] == panels, "nobody is called by this"
    log = await house.eve.invoke(house.channel, "/table log")
    assert f"takes back the last {len(ranks)} moves" in log.shown.text
    await press(mover.person, back.shown, Act.ARRANGE)
    await play(house, (mover, other), until=lambda: Act.DRAW in verbs(other.panel()))
    refused = await mover.person.invoke(house.channel, "/play", move="undo")
    assert "Your turn is over" in hidden_text(refused)


@pytest.mark.long("all presses")
async def test_an_old_undo_does_not_act_and_the_live_one_does_after_a_restart(house: House) -> None:
    """Laid in the hidden panel in the channel; shown again among the direct messages, where it is taken back."""
    key, mover, _ = await _with_melds(house)
    direct = mover.shown
    opened = await mover.person.invoke(house.channel, "/hand")
    laid = await press(mover.person, opened.shown, Act.ARRANGE)
    assert laid.message is not None
    before = _moves(house, key)
    left = await mover.person.until(lambda: _left_behind(mover.person, direct.id), patience=PATIENCE)
    shown = await press(mover.person, left, Verb.REFRESH)
    assert shown.shown.id == direct.id
    assert Verb.UNDO in verbs(shown.shown), "the same panel as in the channel"
    assert _moves(house, key) == before
    await house.reopen()
    answers = await asyncio.gather(*(press(mover.person, shown.shown, Verb.UNDO) for _ in range(2)))
    assert _moves(house, key) == [*before, "undo"]
    assert any("was out of date" in answer.message.text for answer in answers if answer.message is not None)


def _left_behind(person: Person, message: int) -> SeenMessage | None:
    """Return the message of a panel that is now elsewhere, once it says so."""
    found = person.find(message)
    return found if found is not None and Verb.REFRESH in verbs(found) else None


async def test_undo_is_typed_too_and_offered_when_it_may_be(house: House) -> None:
    key, mover, _ = await _with_melds(house)
    assert "nothing to undo" in hidden_text(await mover.person.invoke(house.channel, "/play", move="undo"))
    assert not (await mover.person.complete(house.channel, "/play", "move", "un")).choices
    await press(mover.person, mover.shown, Act.ARRANGE)
    assert [c.value for c in (await mover.person.complete(house.channel, "/play", "move", "un")).choices] == ["undo"]
    answer = await mover.person.invoke(house.channel, "/play", move="undo")
    assert answer.shown.hidden
    assert "You took that back" in answer.shown.text
    assert _moves(house, key)[-1] == "undo"


@pytest.mark.long("all presses")
async def test_several_ranks_are_marked_by_hand_and_laid_together(house: House) -> None:
    key, mover, _ = await _with_melds(house, melds=2)
    ranks = _ranks(_first_lay(mover.shown))[:2]
    tools = (await press(mover.person, mover.shown, Verb.MORE)).shown
    panel = (await press(mover.person, tools, Act.MELD)).shown
    assert [button.label for button in panel.buttons][-1] == "Back"
    for rank in ranks:
        marks = offers(panel)[Act.MARK]
        mark = next(each for each in marks if each.label[0] == rank.replace("T", "1"))
        panel = (await mover.person.press(panel, mark.custom_id)).shown
    assert "on the table" in panel.text
    before = len(_moves(house, key))
    await press(mover.person, panel, Act.LAY)
    assert [text.split(":")[0] for text in _moves(house, key)[before:]] == [f"lay {rank}" for rank in ranks]


@pytest.mark.long("rare cases")
async def test_each_panel_says_which_game_it_is(house: House) -> None:
    await house.open()
    keys = [await house.start_game(target=10_000), await house.start_game(target=10_000, by=house.bob, to=house.ann)]
    for key in keys:
        shown = await house.ann.invoke(house.channel, "/hand", table=key)
        for words in ("Mille with Bob", "Deal 1", f"<#{house.channel.id}>"):
            assert words in shown.shown.text
        assert key not in shown.shown.text, "ids stand only where they are typed"
    listed = await house.ann.invoke(house.channel, "/table list")
    assert all(key in listed.shown.text for key in keys)
    waits = ["your turn" in line for line in listed.shown.text.splitlines() if line.startswith("- ")]
    assert waits == sorted(waits, reverse=True), "those that wait for me first"


@pytest.mark.long("rare cases")
async def test_anyone_watches_the_table_of_the_channel(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}  # two who show the table at once take the same old message away
    key = await house.start_game(target=10_000)
    for line, options in (("/table show", {}), ("/table show", {"table": key}), ("/table log", {})):
        seen = await house.eve.invoke(house.channel, line, **options)
        assert "Deal 1: " in seen.shown.text
    assert [c.value for c in (await house.eve.complete(house.channel, "/table show", "table", "")).choices] == [key]
    assert not (await house.eve.complete(house.channel, "/table resign", "table", "")).choices
    second = await house.start_game(target=10_000, by=house.bob, to=house.ann)
    (menu,) = (await house.eve.invoke(house.channel, "/table show")).shown.menus
    assert [each.value for each in menu.options] == [second, key], "the newest first"
    own = await house.start_game(target=10_000, by=house.eve, to=house.ann)
    shown = await house.eve.invoke(house.channel, "/table show")
    assert key != second != own
    assert "Eve" in shown.shown.text


@pytest.mark.long("whole deals")
async def test_a_turn_costs_no_counted_request_but_the_public_table(house: House) -> None:
    """The called player's panel is redrawn by the last press there; the mover's view answers a press."""
    key = await house.start_game(target=10_000)
    players = [Gatherer(house, house.ann), Gatherer(house, house.bob)]
    await play(house, players, until=lambda: len(house.plies(key)) > 6)
    before, turns = len(house.discord.exchanges), sum(text.startswith("discard") for text in _moves(house, key))
    await play(house, players, until=lambda: len(house.plies(key)) > 30)
    counted = [each for each in house.discord.exchanges[before:] if each.counted]
    played = sum(text.startswith("discard") for text in _moves(house, key)) - turns
    assert len(counted) <= played
    assert {(each.method, each.path.split("/")[2]) for each in counted} <= {("PATCH", str(house.channel.id))}
