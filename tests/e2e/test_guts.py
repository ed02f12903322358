"""Guts through the whole bot: how a deal ends, and the next one begins."""

from dataclasses import replace

import pytest

from bot.playground.seen import Button
from bot.registry import GAMES
from cogs.ids import Verb
from tests.e2e import magpies
from tests.e2e.house import PATIENCE, House, Pass, press_of, verbs
from tests.e2e.magpies import Sitter


async def declaring(house: House, *, deals: str, pause: int) -> tuple[str, list[Sitter]]:
    """Seat three who declare together. Return the key of their table, and them."""
    house.has_one_pack = True
    people = [house.ann, house.bob, *house.meet("Cem")]
    key = await magpies.seat(house, *people, game=GAMES["guts"].game, stake=10, deals=deals, declare="together")
    await house.open(pause=pause)
    return key, [Sitter(house, person, key) for person in people]


@pytest.mark.long("rare cases")
async def test_the_channel_sees_that_the_next_deal_has_begun(house: House, pass_time: Pass) -> None:
    """Everyone looks at their own panel: a cut that counts no more is no longer offered."""
    house.timing = replace(house.timing, between_costly=600.0)
    key, sitters = await declaring(house, deals="2", pause=30)
    for _ in range(2):
        for sitter in sitters:
            await sitter.open()
        pass_time(30_000)
        for sitter in sitters:
            await house.eve.until(sitter.choices, patience=PATIENCE)
        await house.eve.until(lambda: Verb.CUT not in verbs(house.tables(key)[-1]), patience=PATIENCE)
        for sitter in sitters:
            await sitter.choose("Out" if sitter is sitters[0] else "In")
        await house.eve.until(lambda: Verb.CUT in verbs(house.tables(key)[-1]), patience=PATIENCE)


async def test_the_end_of_a_deal_stays_in_the_panels_until_all_have_seen_it(house: House, pass_time: Pass) -> None:
    house.timing = replace(house.timing, between_deals=4_000)
    key, sitters = await declaring(house, deals="5", pause=60)
    for sitter in sitters:
        await sitter.open()
    pass_time(60_000)
    for sitter in sitters:
        await house.eve.until(sitter.choices, patience=PATIENCE)
        await sitter.choose("In")

    def wish(sitter: Sitter) -> Button | None:
        panel = sitter.panel()
        buttons = () if panel is None else panel.buttons
        return next((each for each in buttons if (it := press_of(each)) is not None and it.verb == Verb.NEXT), None)

    for sitter in sitters:
        found = await house.eve.until(lambda sitter=sitter: wish(sitter), patience=PATIENCE)  # type: ignore[misc]
        panel = sitter.panel()
        assert found.disabled, "not before all could see how it ended"
        assert panel is not None
        assert [file.filename for file in panel.files] == ["ended.png"]
        assert "pot" in panel.text.casefold() or "pays" in panel.text
    pass_time(4_000)
    for number, sitter in enumerate(sitters):
        enabled = await house.eve.until(
            lambda sitter=sitter: (found := wish(sitter)) is not None and not found.disabled and found,  # type: ignore[misc]
            patience=PATIENCE,
        )
        assert len(deals(house, key)) == 1, f"{number} of three want the next one"
        panel = sitter.panel()
        assert panel is not None
        sitter.answered(await sitter.person.press(panel, enabled.custom_id))
    for sitter in sitters:
        await house.eve.until(sitter.choices, patience=PATIENCE)
    assert len(deals(house, key)) == 2


def deals(house: House, key: str) -> list[str]:
    return [row[3] for row in house.plies(key) if row[3].startswith("deal ")]
