"""A game for more than two through the whole bot: a secret choice, a window, a turn, a settlement."""

import re

from tests.e2e.house import PATIENCE, House
from tests.e2e.magpies import Sitter, furnish, play_on, seat


async def test_three_people_play_a_deal_to_the_settlement(house: House) -> None:
    furnish(house)
    (cem,) = house.meet("Cem")
    key = await seat(house, house.ann, house.bob, cem, deals="1")
    await house.open()
    sitters = [Sitter(house, person, key) for person in (house.ann, house.bob, cem)]
    for sitter in sitters:
        panel = await sitter.open()
        assert "Choose a card for the next player on your left." in panel.text
        assert 2 <= len(sitter.choices()) <= 3, "two jokers are one choice"
        assert "Your hand: 3 cards" in sitter.alts()
    (table,) = house.tables(key)
    assert "Everyone chooses in secret." in table.text
    assert {"Ann", "Bob", "Cem"} <= set(re.findall(r"\w+", table.text))

    # The secret choice: it can be changed until the last has chosen.
    first = sitters[0]
    labels = [each.label for each in first.choices()]
    await first.choose(labels[0])
    again = await first.choose(labels[1])
    assert f"You’ve chosen: {labels[1]}. You can change it" in again.text
    await sitters[1].choose(sitters[1].choices()[0].label)
    await sitters[2].choose(sitters[2].choices()[0].label)
    gifts = [row[3] for row in house.plies(key) if str(row[3]).startswith("give")]
    assert len(gifts) == 4, "one of them was changed"

    # The window: one of the two who are asked claims, and only the active player plays then.
    for sitter in sitters:
        await sitter.open()
    asked = [each for each in sitters if any("Claim" in button.label for button in each.choices())]
    (active,) = [each for each in sitters if each not in asked]
    assert {button.label.partition(" ")[0] for button in active.choices()} == {"Take"}
    for sitter in asked:
        if any("Claim" in button.label for button in sitter.choices()):  # the first in order may have closed it
            await sitter.choose("Claim (1)")
    await active.open()
    await play_on(sitters)

    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert settlement.mentions == ()
    texts = [str(row[3]) for row in house.plies(key)]
    assert sum(text.startswith("discard") for text in texts) == 6, "two turns each"
    paid = house.rows("SELECT sum(amount) FROM transfers")
    assert paid[0][0] is None or int(str(paid[0][0])) > 0
    over = await house.eve.until(
        lambda: [m for m in house.eve.messages(house.channel) if "This game is over" in m.text], patience=PATIENCE
    )
    assert [message.id for message in over] == [table.id], "one table message, edited in place from first to last"
