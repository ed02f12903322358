"""Eight tables where the bot is not, left lying until no token lives, while games end and the bot is restarted."""

import pytest

from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.elsewhere import grow_old, meet
from tests.e2e.house import PATIENCE, House, press, press_of, verbs
from tests.there import there

MANY = 8
OVER = 2  # that end where nothing shows it


def key_of(table: SeenMessage) -> str:
    """Return which game a table shows."""
    (key,) = {each.key for button in table.buttons if (each := press_of(button)) is not None and each.verb == Verb.HAND}
    return key


@pytest.mark.long("rare cases")
async def test_one_press_revives_each(house: House) -> None:
    pair = await meet(house)
    tables = [await pair.begin() for _ in range(MANY)]
    grow_old(house)
    house.ann.open_dms()
    for table in tables[:OVER]:
        asked = (await house.ann.invoke(house.ann.open_direct(), "/table resign", table=key_of(table))).shown
        await press(house.ann, asked, Verb.RESIGN)
    await house.reopen()
    grow_old(house)
    for number, table in enumerate(tables):
        before, person = there(house.bob.find(table.id)), (house.ann, house.bob)[number % 2]
        await press(person, before, (Verb.RENEW, Verb.HAND)[number // 2 % 2])

        def revived(before: SeenMessage = before) -> SeenMessage | None:
            now = house.bob.find(before.id)
            return now if now is not None and now.versions > before.versions else None

        now = await house.bob.until(revived, patience=PATIENCE)
        assert (Verb.REMATCH in verbs(now), Verb.RENEW in verbs(now)) == (number < OVER, number >= OVER)
    assert [each.id for each in pair.seen] == [each.id for each in tables], "nothing else was posted"
