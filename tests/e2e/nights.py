"""A game night, planned."""

from bot.playground.entities import ScheduledEvent
from bot.playground.permissions import Permission
from bot.playground.person import Answer
from bot.playground.seen import SeenMessage
from tests.e2e.house import House

CHOICE = {"game": "guts", "seats": 4}


def may_plan(house: House) -> None:
    """Let Ann and the bot make events, and Bob manage them."""
    house.discord.add_role(house.guild, "planners", house.ann, permissions=Permission.CREATE_EVENTS)
    house.discord.add_role(house.guild, "bots", house.discord.bot, permissions=Permission.CREATE_EVENTS)
    house.discord.add_role(house.guild, "hosts", house.bob, permissions=Permission.MANAGE_EVENTS)


async def asked(house: House, when: str = "in 2 h", **more: str) -> Answer:
    return await house.ann.invoke(house.channel, "/night", when=when, **CHOICE | more)


async def planned(house: House, **more: str) -> tuple[SeenMessage, ScheduledEvent]:
    """Let Ann plan a night; return its announcement and its event."""
    shown = (await asked(house, **more)).shown
    assert not shown.hidden, shown.text
    return shown, [*house.discord.world.events.values()][-1]
