"""Kalooki through the whole bot: a call that is allowed, and standing orders."""

import re
from itertools import pairwise

import pytest

from bot.games.kalooki.name import NAME
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press_of
from tests.e2e.magpies import Sitter
from tests.e2e.one_card import answered, at_table

VERBS = ("Draw", "Take", "Call", "No", "Allow", "End turn", "Tack on all")


def moves(house: House, key: str) -> list[str]:
    """Return the moves in the log, in order."""
    return [str(row[3]) for row in house.plies(key) if row[3] is not None]


def panel_of(sitter: Sitter) -> SeenMessage:
    """Return the panel, which is open."""
    panel = sitter.panel()
    assert panel is not None
    return panel


def labels(sitter: Sitter) -> list[str]:
    """Return what can be pressed to play."""
    return [button.label for button in sitter.choices()]


def asks(sitter: Sitter) -> bool:
    """Return whether the panel asks for a call."""
    return any(label.startswith("Call") for label in labels(sitter))


async def opened(house: House, key: str, sitters: list[Sitter]) -> tuple[Sitter, list[Sitter]]:
    """Return whose turn it is, and who is asked whether they call, the nearest first."""
    for sitter in sitters:
        await sitter.open()
    (active,) = [sitter for sitter in sitters if not asks(sitter)]
    at = sitters.index(active)
    return active, [*sitters[at + 1 :], *sitters[:at]]


async def order(sitter: Sitter, label: str) -> SeenMessage:
    """Choose a standing order behind ⋯."""
    panel = await sitter.tools()
    (menu,) = [each for each in panel.menus if (made := press_of(each)) is not None and made.verb == Verb.ORDER]
    return sitter.answered(await sitter.person.choose(panel, menu.custom_id, label))


async def test_a_call_is_allowed_and_the_active_player_draws_at_once_and_discards(house: House) -> None:
    """Nobody sees who has answered."""
    house.allowed = {UNKNOWN_MESSAGE}
    key, sitters = await at_table(house, NAME, seats=3, contracts="1")
    await house.open()
    active, (near, far) = await opened(house, key, sitters)
    assert labels(active) == [label for label in labels(active) if label.startswith("Take")], "a draw waits for all"
    await far.choose("No")
    assert moves(house, key)[-1] == "no"
    await near.choose("Call")
    await house.eve.until(lambda: "Allow" in labels(active), patience=PATIENCE)
    assert labels(active) == ["Take", "Allow"]
    await active.choose("Allow")
    await near.open()
    assert re.search(r"You get \S+ and a penalty card", panel_of(near).text)
    await active.open()  # the draw, without a choice, was made at once
    cards = [label for label in labels(active) if not label.startswith(VERBS)]
    assert len(cards) >= 6
    await active.choose(cards[0])
    assert [move.split()[0] for move in moves(house, key)[-4:]] == ["call", "allow", "draw", "discard"]


@pytest.mark.long("rare cases")
async def test_an_order_for_all_calls_is_chosen_in_a_menu_and_taken_back(house: House) -> None:
    house.allowed = {UNKNOWN_MESSAGE}
    key, sitters = await at_table(house, NAME, seats=3, contracts="1")
    await house.open()
    active, (near, _) = await opened(house, key, sitters)
    panel = await order(near, "Only kings")
    assert "Your order for this deal: **Only kings**." in panel.text
    assert "Only kings" not in house.tables(key)[-1].text
    tools = await near.tools()
    (back,) = [each for each in tools.buttons if each.label == "Ask me again"]
    panel = near.answered(await near.person.press(tools, back.custom_id))
    assert "Your order" not in panel.text
    assert "You can only order that ahead." in await answered(active, "call-last")


def held(panel: SeenMessage) -> list[str]:
    """Return the cards of a panel, in the order of their buttons."""
    return [each.label for each in panel.buttons if re.fullmatch(r"(10|[2-9AJQK])[♠♥♦♣]|Joker", each.label)]


async def sort(sitter: Sitter, label: str) -> list[str]:
    """Sort the hand by a button behind ⋯; return the cards then."""
    tools = await sitter.tools()
    (button,) = [each for each in tools.buttons if each.label == label]
    return held(sitter.answered(await sitter.person.press(tools, button.custom_id)))


async def test_a_hand_is_sorted_as_its_holder_chose_last(house: House) -> None:
    """Also in a panel opened later, and in settings; others' hands stay as they are."""
    house.allowed = {UNKNOWN_MESSAGE}
    _, (ann, bob, _) = await at_table(house, NAME, seats=3, contracts="1")
    await house.open()
    cards, others = held(await ann.open()), held(await bob.open())
    by_sets = await sort(ann, "Sort by sets")
    assert sorted(by_sets) == sorted(cards)
    loose = [each[:-1] for each in by_sets if each != "Joker"]
    assert len(loose) == 9 - by_sets.count("Joker")
    assert sum(one != other for one, other in pairwise(loose)) == len({*loose}) - 1, "ranks lie together"
    assert held(await ann.open()) == by_sets
    assert await sort(ann, "Sort by suit") == cards
    assert held(await bob.open()) == others
    assert house.rows("SELECT key, value FROM preferences") == [("sorting", "suit")]
