"""Guts with a player who is late, one who takes no direct messages, and one who leaves, through the whole bot."""

import pytest

from bot.registry import GAMES
from bot.tables import PACES
from cogs.ids import Verb
from tests.e2e import magpies
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press, verbs
from tests.e2e.magpies import Sitter
from tests.e2e.test_many_agree import asked

MINUTE = 60_000  # ms
SEATS = 3


async def all_say(sitters: list[Sitter], label: str) -> None:
    """Let everyone who is asked say so."""
    for sitter in sitters:
        await sitter.open()
        if sitter.choices():
            await sitter.choose(label)


@pytest.mark.long("rare cases")
async def test_a_late_one_a_closed_one_and_a_leaver(house: House, pass_time: Pass) -> None:
    house.has_one_pack = True
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    people = [house.ann, house.bob, *house.meet("Cem")]
    house.bob.close_dms()
    key = await magpies.seat(
        house, *people, game=GAMES["guts"].game, stake=10, pace=PACES["10m"], deals="2", declare="together"
    )
    await house.open()
    sitters = [Sitter(house, person, key) for person in people]
    ann, bob, late = sitters[0], sitters[1], sitters[-1]

    # Bob's direct messages are closed: he is notified under the table, and plays from there.
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    await house.eve.until(lambda: "I can’t DM you" in house.tables(key)[-1].text, patience=PATIENCE)
    await all_say(sitters[:-1], "Out")
    chosen = (await bob.open()).text
    assert "You’ve chosen: out." in chosen
    assert chosen.count("chosen") == 1, "said once, and of others only who is missing"
    assert [str(row[3]) for row in house.plies(key)].count("out") == SEATS - 1

    # The last one lets the time run out, which means out; nobody was in, so the pot stays.
    pass_time(71 * MINUTE)
    await house.eve.until(lambda: "Nobody is in. The pot stays." in house.tables(key)[-1].text, patience=PATIENCE)
    texts = [str(row[3]) for row in house.plies(key)]
    assert texts.count("late") == 1
    assert texts.count("out") == SEATS
    pass_time(MINUTE)
    await house.eve.until(lambda: "Deal 2" in house.tables(key)[-1].text, patience=PATIENCE)

    # Ann has chosen in, then leaves. Her choice binds her, and nobody plays on for her. The late one is back.
    await ann.open()
    await ann.choose("In")
    question = await asked(house, ann.person, "/table resign")
    assert question.hidden
    assert "No robot takes over." in question.text
    await press(ann.person, question, Verb.RESIGN)
    await house.eve.until(lambda: "Ann leaves." in house.tables(key)[-1].text, patience=PATIENCE)
    assert "robot" not in house.tables(key)[-1].text
    assert "You’re out of this game." in (await ann.open()).text
    assert ann.choices() == []
    assert Verb.ACT not in verbs(ann.panel())
    await all_say([*sitters[1:-1], late], "Out")
    await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    (settlement,) = house.settlements(key)
    assert f"Ann wins {SEATS} chips." in settlement.text, "who left is bound, wins the pot, and is paid"
    assert settlement.text.count("0.10") == SEATS - 1
    assert house.rows("SELECT count(*) FROM transfers") == [(SEATS - 1,)]
    assert "shows" not in settlement.text
    assert "Rematch" in [button.label for button in settlement.buttons]
