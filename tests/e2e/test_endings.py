"""The end of a deal and a game: the last table with open hands, who went out and how, and each fact once."""

import re

import pytest

from cogs.ids import Verb
from tests.e2e.chance import SHORT, seeds_of
from tests.e2e.house import House, Pass, press, verbs
from tests.e2e.players import Presser, play
from tests.there import there


@pytest.mark.long("whole deals")
async def test_end_of_a_deal_shows_the_last_table_with_open_hands_and_the_pad(house: House, pass_time: Pass) -> None:
    await house.open(pause=600)
    key = await house.start_game(target=10_000)
    pass_time(600_000)
    await play(house, people(house), until=lambda: bool(house.ended(key)))
    (over,) = house.ended(key)
    assert "goes out**" in over.text or "The deal is blocked" in over.text
    assert key not in over.text, "nobody types its id here"
    pictures = [file.filename for file in over.files]
    assert pictures == ["table.png", "scorepad.png"]
    assert " against" in over.files[0].description or "in hand" in over.files[0].description
    assert verbs(over) == {Verb.CUT, Verb.WORD, Verb.HAND, Verb.WHY}


async def test_settlement_says_each_thing_once_and_is_shared_without_buttons(house: House) -> None:
    house.draw_seed = seeds_of(SHORT)
    await house.open()
    key = await house.start_game(target=100)
    await play(house, people(house))
    (over,) = house.settlements(key)
    assert [file.filename for file in over.files][-2:] == ["settlement.png", "keepsake.png"]
    assert len([line for line in over.text.splitlines() if " pays " in line]) == 1
    for word in ("Naturals,", "Difference,", "Total:", "The game is over", key):
        assert word not in over.text, "the receipt says it"
    assert [button.label for button in over.buttons] == [
        "Rematch",
        "Squared up",
        "Replay",
        "Share",
        "Stats",
        "Why?",
        "How did I play?",
        "Fair deal",
    ]
    seed = over.text.splitlines()[-1]
    assert seed.startswith("-# The secret seed, now public: `")

    shared = there((await press(house.bob, over, Verb.SHARE)).message)
    assert not shared.hidden
    assert [file.filename for file in shared.files] == ["keepsake.png"]
    assert not shared.buttons
    assert "wins. Mille" in shared.files[0].description
    refused = there((await press(house.eve, over, Verb.SHARE)).message)
    assert refused.hidden, "it is for those who played"
    assert not refused.files


async def test_fair_deal_opens_the_proof_for_anybody_hidden(house: House) -> None:
    await house.open()
    key = await house.start_game(target=1000)
    await house.resign(house.ann, key)
    (over,) = house.settlements(key)
    assert "Ann resigns." in over.text
    assert [file.filename for file in over.files] == ["settlement.png"], "no deal was counted: no pad, nothing to keep"
    assert "Share" not in [button.label for button in over.buttons]
    proof = there((await press(house.eve, over, Verb.PROOF)).message)
    assert proof.hidden
    _, result, *_ = proof.text.splitlines()
    assert re.match(r"\*\*Checked ✔ (\d+) of \1 cards\.\*\*", result), "the result comes first"
    assert "dealt, default cut" in proof.text
    assert not re.search(r"“\d{17,}”", proof.text), "and nobody reads the number behind it"
    checked = there((await house.eve.invoke(house.channel, "/game verify", table=key)).message)
    assert proof.text == checked.text


def people(house: House) -> tuple[Presser, Presser]:
    """Return Ann and Bob, who play by presses."""
    return Presser(house, house.ann), Presser(house, house.bob)
