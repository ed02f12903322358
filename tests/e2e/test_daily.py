"""Daily deals by buttons: the list, a whole game in one hidden panel, its result, and the card to share."""

import asyncio
from datetime import UTC, datetime
from random import Random

import pytest

from bot.daily.days import game_seed
from bot.games.proof import prove
from bot.playground.entities import Channel
from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from bot.registry import GAMES
from bot.tables import DAY
from cogs.ids import CustomId, Verb, parse_id
from cogs.screens.daily import inner_id
from tests.e2e.codes import UNKNOWN_MEMBER
from tests.e2e.house import PATIENCE, House, Pass, press, verbs

ASIDE = {Verb.REFRESH, Verb.MORE, Verb.SORT, Verb.READ, Verb.GRAY}
GAME = "guts"
MOST = 400  # presses of a game
LATER = 10_000  # ms after which no press is a second tap


async def at_noon(house: House, *, double_press: float = 0) -> None:
    """Start the bot at noon, far from the end of a day, and always of the same one: each has its own deals."""
    house.clock.begin(datetime(2026, 1, 6, 12, tzinfo=UTC))
    await house.open(double_press=double_press)


async def opened(house: House, person: Person, *, direct: bool = False) -> SeenMessage:
    """Return the list of today's deals."""
    channel = person.open_direct() if direct else house.channel
    answer = await person.invoke(channel, "/daily")
    assert answer.message is not None
    assert answer.message.hidden or direct
    return answer.message


async def begun(house: House, person: Person, game: str, *, direct: bool = False) -> SeenMessage:
    """Choose a game in the list, and return its panel."""
    return await begun_in(person, person.open_direct() if direct else house.channel, game)


async def begun_in(person: Person, channel: Channel, game: str) -> SeenMessage:
    """Choose a game in the list of some place, and return its panel."""
    listed = (await person.invoke(channel, "/daily")).shown
    [menu] = [each for each in listed.menus if _verb(each.custom_id) == Verb.DAILY_PLAY]
    await person.choose(listed, menu.custom_id, game)
    return await redrawn(person, listed)


async def played(house: House, person: Person, panel: SeenMessage, luck: Random) -> SeenMessage:
    """Press anything that plays until the result is shown."""
    for _ in range(MOST):
        if Verb.DAILY_SHARE in verbs(panel):
            return panel
        parts = [*(each for each in panel.buttons if not each.disabled), *panel.menus]
        ids = [(each, inner_id(found)) for each in parts if (found := _act(each.custom_id)) is not None]
        offered = [each for each, inner in ids if inner.verb not in ASIDE]
        assert offered, panel.text
        chosen = luck.choice(offered)
        if chosen in panel.buttons:
            await person.press(panel, chosen.custom_id)
        else:
            values = [each.value for each in chosen.options]
            await person.choose(panel, chosen.custom_id, *luck.sample(values, 1))
        panel = await redrawn(person, panel)
    raise AssertionError("this game does not end")


async def redrawn(person: Person, before: SeenMessage) -> SeenMessage:
    """Return a message once it was redrawn: where robots think for long, that comes later."""

    def newer() -> SeenMessage | None:
        found = person.find(before.id)
        return found if found is not None and found.versions > before.versions else None

    return await person.until(newer, patience=PATIENCE)


def _act(text: str) -> CustomId | None:
    found = parse_id(text)
    return found if found is not None and found.verb == Verb.DAILY_ACT else None


def _verb(text: str) -> str | None:
    found = parse_id(text)
    return None if found is None else found.verb


async def test_a_daily_deal_is_played_and_shared(house: House) -> None:
    house.allowed = house.allowed | {UNKNOWN_MEMBER}
    await at_noon(house)
    result = await played(house, house.ann, await begun(house, house.ann, GAME), Random(1))
    assert "nobody else has finished it yet" in result.text
    assert house.eve.messages(house.channel) == [], "nobody else sees any of it"
    await asyncio.gather(*(press(house.ann, result, Verb.DAILY_SHARE) for _ in range(2)))
    [card] = await house.eve.until(lambda: house.eve.messages(house.channel), patience=PATIENCE)
    assert Verb.DAILY_PLAY in verbs(card)
    assert [file.filename for file in card.files] == ["daily.png"]
    other = await press(house.bob, card, Verb.DAILY_PLAY)
    assert len(house.eve.messages(house.channel)) == 1, "two quick presses share it once"
    assert other.message is not None
    assert other.message.hidden
    assert house.rows("SELECT count(*) FROM daily_sittings") == [(2,)]
    listed = await opened(house, house.ann)
    assert "nobody else has finished it yet" in listed.text
    board = await house.ann.press(listed, "Today’s board")
    assert "**1.** Ann · 50 points" in board.shown.text
    past = await house.ann.press(await opened(house, house.ann), "Earlier days")
    assert "No daily deals are over yet." in past.shown.text
    assert house.rows("SELECT count(*) FROM tables") == [(0,)], "it is no table"
    house.discord.world.remove_member(house.guild, house.ann.user)  # banned
    board = await house.bob.press(await opened(house, house.bob), "Today’s board")
    assert "Ann" not in board.shown.text


@pytest.mark.long("rare cases")
async def test_a_second_tap_plays_nothing_and_shares_nothing(house: House, pass_time: Pass) -> None:
    await at_noon(house, double_press=5.0)
    panel = await begun(house, house.ann, GAME)
    pass_time(LATER)
    for _ in range(MOST):
        panel = await pressed_first(house.ann, panel)
        plies = house.rows("SELECT count(*) FROM daily_moves")
        if Verb.DAILY_SHARE in verbs(panel):
            break
        panel = await pressed_first(house.ann, panel)
        assert "Not played" in panel.text
        assert house.rows("SELECT count(*) FROM daily_moves") == plies
        pass_time(LATER)
    await press(house.ann, panel, Verb.DAILY_SHARE)
    assert house.eve.messages(house.channel) == []
    pass_time(LATER)
    await press(house.ann, panel, Verb.DAILY_SHARE)
    await house.eve.until(lambda: house.eve.messages(house.channel), patience=PATIENCE)


async def pressed_first(person: Person, panel: SeenMessage) -> SeenMessage:
    """Press the first button of a panel that plays, and return the panel then."""
    enabled = [each for each in panel.buttons if not each.disabled]
    acts = [(each, inner_id(found)) for each in enabled if (found := _act(each.custom_id)) is not None]
    chosen = next(each for each, inner in acts if inner.verb not in ASIDE)
    await person.press(panel, chosen.custom_id)
    return await redrawn(person, panel)


@pytest.mark.long("messages between the bot and one person")
async def test_a_card_that_was_shared_in_a_direct_message_stays_there(house: House) -> None:
    await at_noon(house)
    result = await played(house, house.ann, await begun(house, house.ann, GAME, direct=True), Random(1))
    await press(house.ann, result, Verb.DAILY_SHARE)
    card = await house.ann.until(
        lambda: next((each for each in house.ann.direct_messages() if each.files), None), patience=PATIENCE
    )
    other = await press(house.ann, card, Verb.DAILY_PLAY)
    assert Verb.DAILY_SHARE in verbs(other.shown)
    now = house.ann.find(card.id)
    assert now is not None
    assert now.files == card.files


@pytest.mark.long("midnight")
async def test_after_midnight_the_best_is_replayed_without_a_name_and_the_record_proves_the_cards(house: House) -> None:
    await at_noon(house)
    old = await begun(house, house.ann, GAME)
    await played(house, house.ann, await begun(house, house.ann, GAME), Random(1))
    left = await begun(house, house.bob, GAME)
    [(day,)] = house.rows("SELECT DISTINCT day FROM daily_sittings")
    [(secret,)] = house.rows("SELECT lower(hex(seed)) FROM seeds WHERE table_id = ?", f"daily-{day}")
    assert str(secret) not in "".join(sight.text() for each in house.people for sight in each.transcript())
    house.clock.advance(DAY)
    await house.ann.invoke(house.channel, "/daily")
    inner = next(each.custom_id for each in left.buttons if _act(each.custom_id) is not None and not each.disabled)
    await house.bob.press(left, inner)
    assert "doesn’t count" in (await redrawn(house.bob, left)).text
    await house.ann.press(old, next(each.custom_id for each in old.buttons if _act(each.custom_id) is not None))
    late = await redrawn(house.ann, old)
    assert Verb.DAILY_SHARE in verbs(late)
    assert "until the day is over" not in late.text
    past = (await house.ann.press(await opened(house, house.ann), "Earlier days")).shown
    assert str(secret) in past.text
    assert "Mille · not played" in past.text
    assert "yet" not in past.text, "it cannot be played anymore"
    [menu] = past.menus
    game = (await house.ann.choose(past, menu.custom_id, GAME)).shown
    [file] = (await house.ann.press(game, "My record")).shown.files
    proof = prove(await house.ann.download(file), games=GAMES.rules)
    assert proof.seed == game_seed(bytes.fromhex(str(secret)), str(day), GAME).hex()
    replay = (await house.ann.press(game, "Best replay")).shown
    alts = " ".join(file.description or "" for file in replay.files)
    assert "Someone" in alts
    assert "Ann" not in replay.text + alts
    forward = (await house.ann.press(replay, "Next")).shown
    assert forward.files != replay.files
