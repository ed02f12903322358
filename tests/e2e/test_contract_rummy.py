"""Contract Rummy through the whole bot: a card bought off turn, and a discard chosen ahead."""

import re

import pytest

from bot.games.contract_rummy.name import NAME
from tests.e2e.codes import UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass
from tests.e2e.magpies import Sitter
from tests.e2e.one_card import answered, at_table
from tests.there import there

CARD = re.compile(r"(10|[2-9AJQK])[♠♥♦♣]|Joker")
WRITTEN = str.maketrans("♠♥♦♣", "SHDC")
WINDOW = 5.0  # s; as long as may be set, so that a slow machine presses within it
LATER = 10_000  # ms; when any place may mean something else


def moves(house: House, key: str) -> list[str]:
    """Return the moves in the log, in order."""
    return [str(row[3]) for row in house.plies(key) if row[3] is not None]


def labels(sitter: Sitter) -> list[str]:
    """Return what can be pressed to play."""
    return [button.label for button in sitter.choices()]


async def drawn(sitters: list[Sitter], pass_time: Pass | None = None) -> tuple[Sitter, list[Sitter]]:
    """Let the player whose turn it is draw; return that player, and the others, the nearest first."""
    for sitter in sitters:
        await sitter.open()
    (active,) = [sitter for sitter in sitters if "Draw" in labels(sitter)]
    if pass_time is not None:
        pass_time(LATER)
    await active.choose("Draw")
    at = sitters.index(active)
    others = [*sitters[at + 1 :], *sitters[:at]]
    for other in others:
        await other.open()
    return active, others


async def test_a_card_is_bought_and_a_discard_chosen_ahead_is_played_when_nobody_asks_any_more(house: House) -> None:
    """Nobody sees who has answered, or what was chosen."""
    house.allowed = {UNKNOWN_MESSAGE}
    key, sitters = await at_table(house, NAME, seats=3, contracts="1")
    await house.open()
    active, (near, far) = await drawn(sitters)
    (card, *_) = [label for label in labels(active) if CARD.fullmatch(label)]
    await active.choose(card)
    assert moves(house, key)[-1] == "draw", "the others are still asked"
    assert "You’re only asked whether you buy this card." in await answered(far, "draw")
    await far.choose("No")
    (buy,) = [label for label in labels(near) if label != "No"]
    await near.choose(buy)
    await house.eve.until(lambda: moves(house, key)[-1].startswith("discard"), patience=PATIENCE)
    assert [move.split()[0] for move in moves(house, key)[-4:]] == ["draw", "no", "ask", "discard"]
    await near.open()
    panel = near.panel()
    assert panel is not None
    assert len([each for each in panel.buttons if CARD.fullmatch(each.label)]) == 12
    assert re.search(r"You buy .* You draw .* as the penalty card", panel.text)


@pytest.mark.long("rare cases")
async def test_a_discard_that_is_on_its_way_when_nobody_asks_any_more_is_played_once(
    house: House, pass_time: Pass
) -> None:
    """The panel has been redrawn by then, and the button is still the same."""
    house.allowed = {UNKNOWN_MESSAGE}
    key, sitters = await at_table(house, NAME, seats=3, contracts="1")
    await house.open(double_press=WINDOW)
    active, others = await drawn(sitters, pass_time)
    pass_time(LATER)
    seen, before = there(active.panel()), moves(house, key)
    for other in others:
        await other.choose("No")
    await house.eve.until(lambda: there(active.panel()).versions > seen.versions, patience=PATIENCE)
    card = next(label for label in labels(active) if CARD.fullmatch(label) and label != "Joker")
    (button,) = [each for each in seen.buttons if each.label == card][:1]
    for _ in range(2):
        await active.person.press_as_seen(seen, button.custom_id)
    assert [move.split()[0] for move in moves(house, key)[len(before) :]] == ["no", "no", "discard"]
    assert moves(house, key)[-1] == f"discard {card.translate(WRITTEN)}"
