"""The unit of stakes: each language has a word for it until a server chooses one, used as typed."""

import pytest

from bot.playground.entities import Role
from bot.playground.permissions import Permission
from bot.playground.person import Answer
from bot.playground.seen import SeenMessage
from bot.tables import Setting
from cogs.ids import CustomId, Verb
from tests.e2e.house import PATIENCE, House, press

UNIT = str(CustomId(Verb.SERVER_FORM, "", word=Setting.UNIT))
LANGUAGE = str(CustomId(Verb.SERVER, "", word=Setting.LANGUAGE))


@pytest.fixture
def keepers(house: House) -> Role:
    """The role of those who manage the server: Ann has it."""
    return house.discord.add_role(house.guild, "keepers", house.ann, permissions=Permission.MANAGE_GUILD)


async def panel_of(house: House) -> SeenMessage:
    asked = await house.ann.invoke(house.channel, "/server-settings")
    return asked.shown


async def choose_unit(house: House, panel: SeenMessage, text: str, *, stands: str, hint: str | None = None) -> Answer:
    """Let Ann fill in the form, which already contains `stands`."""
    asked = await house.ann.press(panel, UNIT)
    (line,) = asked.form.fields
    assert (line.value, line.component.get("placeholder")) == (stands, hint)
    return await house.ann.submit(asked.form, {line.custom_id: text})


async def challenge(house: House) -> SeenMessage:
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    return asked.shown


def alt(message: SeenMessage) -> str:
    return "\n".join(file.description or "" for file in message.files)


@pytest.mark.long("all locales")
async def test_the_usual_unit_is_said_in_each_language(house: House, keepers: Role) -> None:
    await house.open()
    await house.ann.choose(await panel_of(house), LANGUAGE, "fr")
    offer = await challenge(house)
    assert "paie 3 pièces" in offer.text
    await press(house.bob, offer, Verb.ACCEPT)
    key = house.key()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    await house.resign(house.bob, key)
    (settlement,) = house.settlements(key)
    assert "3 pièces" in settlement.text
    assert "3 pièces" in alt(settlement)
    assert "coins" not in settlement.text + alt(settlement)
    assert "3 coins" in (await house.ann.invoke(house.channel, "/ledger show")).shown.text, "she reads English"
    board = (await house.bob.invoke(house.channel, "/leaderboard", by="net")).shown
    assert "pièces" in alt(board)
    square = (await house.bob.invoke(house.channel, "/ledger settle", **{"with": house.ann})).shown
    assert "3 pièces" in square.text
    await house.ann.choose(await panel_of(house), LANGUAGE, "en")
    again = (await press(house.ann, square, Verb.ENTER)).shown
    assert "3 coins" in again.text, "the same debt, whatever the server speaks now"
    assert house.rows("SELECT unit FROM settlements UNION ALL SELECT unit FROM proposals") == [("",), ("",)]


async def test_a_chosen_unit_is_said_as_typed_until_it_is_taken_back(house: House, keepers: Role) -> None:
    await house.open()
    panel = await panel_of(house)
    assert panel.button(UNIT).label == "Unit: coins"
    before = await challenge(house)
    chosen = await choose_unit(house, panel, "chips", stands="", hint="coins")
    assert chosen.message is not None
    await house.ann.choose(panel, LANGUAGE, "fr")
    assert "paie 3 chips" in (await challenge(house)).text, "the owner's word, in French too"
    changed = (await press(house.bob, before, Verb.DECLINE)).shown
    assert "paie 3 pièces" in changed.text, "asked for before anybody chose"
    await choose_unit(house, panel, "", stands="chips")
    assert "paie 3 pièces" in (await challenge(house)).text
    answer = (await choose_unit(house, panel, "euros", stands="", hint="coins")).shown
    assert "Discord doesn’t allow real stakes on games of chance" in answer.text
    again = (await house.ann.choose(panel, LANGUAGE, "en")).shown
    assert "real stakes" not in again.text, "once"
