"""Who has left the server is called to no table of a tournament, and forfeits the entry."""

from bot.tournament.umpire import MINUTE
from cogs.screens.tournament import SIGN_UP, START
from tests.e2e.codes import NO_COMMON_SERVER
from tests.e2e.house import PATIENCE, House
from tests.e2e.test_tournament import board, calls, comes, pressed


async def test_who_left_the_server_is_called_to_no_table(house: House) -> None:
    house.allowed = house.allowed | {NO_COMMON_SERVER}  # it is their turn when they are banned
    cid, dee = house.meet("Cid", "Dee")
    await house.open()
    await (await house.ann.invoke(house.channel, "/tournament", game="mille", rounds=1)).settled()
    for each in (house.ann, house.bob, cid, dee):
        await pressed(house, each, SIGN_UP)
    await house.eve.until(lambda: "Signed up: 4." in board(house).text, patience=PATIENCE)
    house.discord.world.remove_member(house.guild, cid.user)
    await pressed(house, house.ann, START)
    await house.eve.until(lambda: calls(house, 1), patience=PATIENCE)
    called = {one for each in calls(house, 1) for one in each.mentions}
    assert len(called) == 2
    assert called < {house.ann.user.id, house.bob.user.id, dee.user.id}
    assert house.rows("SELECT text FROM tournament_acts WHERE kind = 'leave'") == [("gone",)]
    one, other = [each for each in (house.ann, house.bob, dee) if each.user.id in called]
    for each in (one, other):
        await comes(house, each, 1)
    await house.eve.until(lambda: "The game has begun" in calls(house, 1)[0].text, patience=PATIENCE)
    house.discord.world.remove_member(house.guild, other.user)  # banned while the table plays
    house.clock.advance(MINUTE)
    await house.eve.until(lambda: f"**{one.user.display_name}** won" in calls(house, 1)[0].text, patience=PATIENCE)
