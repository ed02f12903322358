"""A game night from `/night` to its table, which opens once, and calls those interested once."""

import pytest

from bot.playground.entities import ScheduledEvent
from bot.playground.permissions import Permission
from bot.playground.schedule import EventPlan, change_event, delete_event, interest
from bot.playground.seen import SeenMessage
from bot.tables.starting.nights import LENGTH, MOST_CALLED
from cogs.ids import Verb
from cogs.night_watch import UNKNOWN_EVENT
from cogs.who_left import UNKNOWN_MEMBER
from tests.e2e.house import House, hidden_text, press
from tests.e2e.nights import asked, may_plan, planned
from tests.left_out import first

HOUR = 3600.0  # s


def begin(house: House, event: ScheduledEvent) -> None:
    """Let time pass until the event begins, for the bot and for Discord."""
    house.clock.advance(max(0, round(event.starts * 1000) - house.clock.now()))
    house.discord.clock.advance(max(0.0, event.starts - house.discord.clock.now()))


def lobbies(house: House) -> list[SeenMessage]:
    return [each for each in house.eve.messages(house.channel) if "Ann · host" in each.text]


def calls(house: House) -> list[SeenMessage]:
    return [each for each in house.eve.messages(house.channel) if "it’s time for" in each.text]


async def over(house: House, state: str) -> None:
    """Wait until the night is in this state."""
    await house.until_stored(lambda: not house.rows("SELECT 1 FROM nights WHERE state <> ?", state))


async def test_a_night_is_followed_and_calls_those_interested_once(house: House) -> None:
    crowd = house.meet(*(f"p{number}" for number in range(MOST_CALLED + 6)))
    await house.open()
    assert "You need the permission *Create Events*" in hidden_text(await asked(house))
    house.discord.add_role(house.guild, "planners", house.ann, permissions=Permission.CREATE_EVENTS)
    no_pictures = Permission.ATTACH_FILES | Permission.EMBED_LINKS
    house.discord.forbid(house.channel, house.discord.bot, no_pictures)
    words = hidden_text(await asked(house))
    assert words.endswith("I need: Attach Files, Embed Links, Create Events."), "all in one line"
    house.discord.world.overwrite(house.channel, house.discord.bot)
    assert hidden_text(await asked(house)).endswith("I need: Create Events.")
    may_plan(house)
    assert "In which time zone?" in hidden_text(await asked(house, "20:00"))
    assert "I can’t read that time." in hidden_text(await asked(house, "soon"))
    assert "already over" in hidden_text(await asked(house, "2020-01-01 20:00", zone="Paris"))
    assert house.rows("SELECT * FROM nights") == []

    shown, event = await planned(house, text="Guts *for* all")
    assert f"<t:{round(event.starts)}:F>" in shown.text
    assert (event.name, event.location) == ("Guts *for* all", f"#{house.channel.name}")
    assert event.ends - event.starts == LENGTH / 1000
    assert (shown.mentions, shown.role_mentions) == ((), ())
    world = house.discord.world
    leaver, blocker, forgotten, stranger, *others = crowd
    for person in (*crowd, house.ann, house.bob):
        if person is not stranger:
            interest(world, event, person.user, interested=True)
    interest(world, event, house.bob.user, interested=False)
    world.remove_member(house.guild, leaver.user)
    await blocker.invoke(house.channel, "/block", person=house.ann)
    await forgotten.invoke(house.channel, "/open", game="guts")
    deleted = await forgotten.invoke(house.channel, "/data delete")
    await forgotten.press(deleted.shown, deleted.shown.buttons[0].custom_id)
    plan = EventPlan("Later", None, event.location, event.starts + HOUR, event.ends + HOUR)
    change_event(world, event, house.bob.user, plan)
    starts = round(event.starts * 1000)
    await house.until_stored(lambda: not house.rows("SELECT 1 FROM nights WHERE starts_at < ?", starts))

    begin(house, event)
    await over(house, "done")
    await house.reopen()
    house.discord.clock.advance(1)
    await over(house, "done")
    (lobby,) = lobbies(house)
    assert "Ann · host" in lobby.text
    assert all("it’s time for Later!" in each.text for each in calls(house))
    named = sorted(one for each in calls(house) for one in each.mentions)
    assert named == sorted(person.user.id for person in others), "each of them once, and nobody else"
    assert house.rows("SELECT DISTINCT people FROM night_calls") == [("",)]
    assert [len(each.mentions) for each in calls(house)] == [MOST_CALLED, 2]


@pytest.mark.parametrize("how", first(2, ["deleted", "forbidden", "pressed", "left", "data", "away"], why="rare cases"))
async def test_a_night_that_is_off_opens_nothing(house: House, how: str) -> None:
    house.allowed |= {UNKNOWN_EVENT, UNKNOWN_MEMBER}
    may_plan(house)
    await house.open()
    shown, event = await planned(house)
    world = house.discord.world
    interest(world, event, house.eve.user, interested=True)
    match how:
        case "deleted":
            delete_event(world, event, house.bob.user)
            await over(house, "off")
        case "pressed":
            assert "Only the person who planned it" in hidden_text(await press(house.eve, shown, Verb.NIGHT))
            assert "Called off." in (await press(house.ann, shown, Verb.NIGHT)).shown.text
        case "forbidden":
            house.discord.forbid(house.channel, house.discord.bot, Permission.ATTACH_FILES)
        case "left":
            world.remove_member(house.guild, house.ann.user)
        case "data":
            asked = await house.ann.invoke(house.channel, "/data delete")
            await house.ann.press(asked.shown, asked.shown.buttons[0].custom_id)
        case _:
            await house.close()
            delete_event(world, event, house.bob.user)
    begin(house, event)
    if how == "away":
        await house.open()
    await over(house, "off")
    assert (lobbies(house), calls(house)) == ([], [])
    assert event.id not in world.events
    why = [each.text for each in house.eve.messages(house.channel) if "can’t begin" in each.text]
    assert [each.endswith("I need: Attach Files.") for each in why] == [True] * (how == "forbidden")


@pytest.mark.parametrize("step", first(2, ["lobby", "called", "night", "claimed"], why="kills"))
async def test_a_night_goes_on_after_any_step(house: House, step: str) -> None:
    """What a process has stored when it was killed is put back, and the next one goes on from there."""
    may_plan(house)
    await house.open()
    _, event = await planned(house)
    interest(house.discord.world, event, house.eve.user, interested=True)
    if step == "night":  # nobody has noted the event
        await house.close()
        house.rows("UPDATE nights SET event_id = NULL")
        house.clock.advance(60_000)
    else:
        begin(house, event)
        await over(house, "done")
        await house.close()
        house.rows("UPDATE nights SET state = 'opened'")
        if step == "lobby":
            house.rows("UPDATE lobbies SET message_id = NULL")
        people, tried = str(house.eve.user.id), 1 if step == "claimed" else house.clock.now() - 1
        if step != "called":
            house.rows("UPDATE night_calls SET posted_at = NULL, people = ?, tried_at = ?", people, tried)
    begin(house, event)
    house.clock.advance(61_000)
    await house.open()
    await over(house, "done")
    assert (len(lobbies(house)), [each.mentions for each in calls(house)]) == (1, [(house.eve.user.id,)])
