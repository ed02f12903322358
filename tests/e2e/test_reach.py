"""Who reaches a game where the bot is not: its people and its place. To all others it is as unknown as no game."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from bot.playground.entities import Channel
from bot.playground.interactions import InteractionKind, Standing
from bot.playground.permissions import Permission
from bot.playground.person import Person
from bot.playground.seen import Impossible, SeenMessage, see
from cogs.ids import MARK, TableCommand, Verb
from cogs.screens.mille.acts import Act
from tests.e2e.elsewhere import Pair
from tests.e2e.house import House, hidden_text, press, verbs
from tests.e2e.test_elsewhere import places
from tests.left_out import first

NONE = "ZZZZZZZZZZ"  # the key of no game
ABOUT_NOTHING = {Verb.CLOSE, Verb.SEEN}  # one deletes the pressed message, the other goes on and off
AT_TABLES = ("verify", "replay", "export", "score")
COMMANDS = [f"/game {each}" for each in AT_TABLES]
COMMANDS += [f"/table {each}" for each in ("show", "log", "resign", "call-off", "pause", "resume")]
COMMANDS += ["/hand", "/play"]


@dataclass
class Between:
    """Ann and Bob play in messages between them, where nobody else is. Eve has installed the bot, too."""

    house: House
    channel: Channel
    key: str

    async def end(self) -> None:
        """Let Ann lose."""
        asked = (await self.house.ann.invoke(self.channel, "/table resign")).shown
        await press(self.house.ann, asked, Verb.RESIGN)
        await self.house.until_stored(lambda: self.house.rows("SELECT 1 FROM finished_games"))

    def places(self) -> list[Channel]:
        """Return where Eve tries: in a server of the bot, in a group with Ann, and in messages with the bot."""
        group = self.house.discord.add_group(self.house.ann, self.house.eve)
        return [self.house.channel, group, self.house.eve.open_direct()]


@pytest.fixture
async def between(house: House) -> Between:
    await house.open()
    for person in (house.ann, house.eve):
        person.install()
    channel = house.discord.between(house.ann, house.bob)
    await Pair(house, channel).begin()
    return Between(house, channel, house.key())


async def answered(house: House, person: Person, channel: Channel, command: str, key: str) -> str:
    """Return what a command about the table `key` answers this person, with every word of it."""
    given = {"move": "draw"} if command == "/play" else {}
    message = (await person.invoke(channel, command, table=key, **given)).shown
    assert message.hidden or channel.id == house.eve.open_direct().id
    return said(message)


def said(message: SeenMessage) -> str:
    """Return all that a message says, asks for and carries."""
    asks = [part.custom_id for part in (*message.buttons, *message.menus)]
    return " ".join([message.text, *asks, *(file.filename for file in message.files)])


async def forged(house: House, pressed: SeenMessage, custom_id: str, *values: str) -> str:
    """Let Eve press an id that nobody offered her, on a message of hers; return how it was answered."""
    data: dict[str, object] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    if values:
        data["values"] = list(values)
    message = house.discord.world.messages[pressed.id]
    interaction = house.discord.backend.act(
        InteractionKind.COMPONENT, user_id=house.eve.user.id, channel_id=house.channel.id, data=data, message=message
    )
    await interaction.answered.wait()
    assert interaction.standing is Standing.ANSWERED, custom_id
    original = interaction.original
    return f"{interaction.callback} {None if original is None else said(see(house.discord.world, original))}"


def ids(key: str, turn: str) -> Iterator[tuple[str, ...]]:
    """Yield every press that names the game `key`, alone or as the choice in a menu."""
    for verb in sorted({*map(str, Verb), *map(str, Act)} - ABOUT_NOTHING):
        yield f"{MARK}/{verb}/{key}/{turn}/", "1"
    for command in TableCommand:
        yield f"{MARK}/{Verb.WHICH_TABLE}//{turn}/{command}", key
    yield f"{MARK}/{Verb.LOOK_BACK}/mille/{turn}/", key


@pytest.mark.parametrize("is_over", first(1, [False, True], why="rare cases"))
async def test_somebody_outside_reads_the_same_of_it_as_of_no_game(
    house: House, between: Between, is_over: bool
) -> None:
    if is_over:
        await between.end()
    for place in between.places():
        for command in COMMANDS:
            of_it, of_none = [await answered(house, house.eve, place, command, key) for key in (between.key, NONE)]
            assert of_it == of_none, (command, place)
            try:
                answer = await house.eve.complete(place, command, "table", "")
            except Impossible:
                continue
            assert between.key not in str(answer.choices), command


@pytest.mark.long("all presses")
@pytest.mark.parametrize("turn", ["0", ""])
async def test_no_forged_press_tells_somebody_outside_that_a_game_is_there(
    house: House, between: Between, turn: str
) -> None:
    await between.end()
    before = house.plies(between.key)
    mine = (await house.eve.invoke(house.channel, "/help")).shown
    for of_it, of_none in zip(ids(between.key, turn), ids(NONE, turn), strict=True):
        answers = [await forged(house, mine, custom_id, *values) for custom_id, *values in (of_it, of_none)]
        assert answers[0].replace(between.key, NONE) == answers[1], of_it
    assert house.plies(between.key) == before


@pytest.mark.long("all presses")
async def test_no_forged_press_tells_somebody_outside_of_a_challenge_or_an_open_table(
    house: House, between: Between
) -> None:
    await house.ann.invoke(between.channel, "/challenge", opponent=house.bob)
    await house.ann.invoke(between.channel, "/open", game="guts", seats=3)
    ((offer,),) = house.rows("SELECT id FROM offers WHERE id <> ?", between.key)
    ((lobby, version),) = house.rows("SELECT lobby_id, count(*) FROM lobby_acts WHERE kind <> 'sit' GROUP BY 1")
    acts = [house.rows(f"SELECT * FROM {each}") for each in ("offer_answers", "lobby_acts", "seats", "log")]
    mine = (await house.eve.invoke(house.channel, "/help")).shown
    for key, turn in ((offer, ""), (lobby, version), (between.key, "1")):
        for of_it, of_none in zip(ids(str(key), str(turn)), ids(NONE, str(turn)), strict=True):
            answers = [await forged(house, mine, custom_id, *values) for custom_id, *values in (of_it, of_none)]
            assert answers[0].replace(str(key), NONE) == answers[1], of_it
    assert acts == [house.rows(f"SELECT * FROM {each}") for each in ("offer_answers", "lobby_acts", "seats", "log")]


async def test_a_debt_is_in_the_ledger_of_its_place_and_of_its_people_alone(house: House, between: Between) -> None:
    await between.end()
    owed = "You owe Bob **3 coins**"
    for person, place in ((house.ann, between.channel), (house.ann, house.ann.open_direct())):
        ledger = (await person.invoke(place, "/ledger show")).shown
        assert owed in ledger.text, place
        assert "With Bob" in ledger.text or place is between.channel
    for place in between.places():
        assert "All square" in (await house.eve.invoke(place, "/ledger show")).shown.text
    assert "All square" in (await house.ann.invoke(house.channel, "/ledger show")).shown.text, "another place"

    asked = (await house.ann.invoke(between.channel, "/ledger settle", **{"with": house.bob})).shown
    (proposal,) = [each for each in house.bob.messages(between.channel) if Verb.ENTER in verbs(each)]
    assert proposal.id == asked.id
    (key,) = house.rows("SELECT id FROM proposals")[0]
    mine = (await house.eve.invoke(house.channel, "/help")).shown
    for word in ("", "no", "look"):
        answers = [await forged(house, mine, f"{MARK}/{Verb.ENTER}/{each}//{word}") for each in (key, NONE)]
        assert answers[0] == answers[1], word
    done = await press(house.bob, proposal, Verb.ENTER)
    assert done.message is not None
    assert "Everyone agreed" in done.message.text
    assert "All square" in (await house.ann.invoke(between.channel, "/ledger show")).shown.text


async def test_who_left_a_group_plays_on_and_has_its_debts_in_messages_with_the_bot(house: House) -> None:
    await house.open()
    for person in (house.ann, house.bob):
        person.install()
    group = house.discord.add_group(house.ann, house.bob, house.eve)
    await Pair(house, group).begin()
    house.bob.leave(group)
    assert group not in house.bob.channels
    apart = house.bob.open_direct()
    asked = (await house.bob.invoke(apart, "/hand", table=house.key())).shown
    assert verbs(asked), "the panel"
    asked = (await house.bob.invoke(apart, "/table resign", table=house.key())).shown
    await press(house.bob, asked, Verb.RESIGN)
    await house.until_stored(lambda: house.rows("SELECT 1 FROM finished_games"))
    assert "Ann" in (await house.bob.invoke(apart, "/ledger show")).shown.text
    assert "Ann" in (await house.bob.invoke(apart, "/history")).shown.text


@pytest.mark.long("rare cases")
async def test_a_debt_is_squared_from_anywhere_by_who_has_it(house: House, between: Between) -> None:
    """As somebody who has left the group would: in messages with the bot, on both sides."""
    await between.end()
    theirs, mine = house.bob.open_direct(), house.ann.open_direct()
    ledger = (await house.ann.invoke(mine, "/ledger show")).shown
    (menu,) = ledger.menus
    assert [option.label for option in menu.options] == ["Bob · With Bob"]
    proposal = (await house.ann.choose(ledger, menu.custom_id, menu.options[0].value)).shown
    assert "was paid outside" in proposal.text
    asked = (await house.bob.invoke(theirs, "/ledger show")).shown
    shown = await press(house.bob, asked, Verb.ENTER)
    assert shown.message is not None
    done = await press(house.bob, shown.message, Verb.ENTER)
    assert done.message is not None
    assert "Everyone agreed" in done.message.text
    assert "All square" in (await house.ann.invoke(mine, "/ledger show")).shown.text


async def test_a_game_elsewhere_counts_for_its_people_and_is_on_the_board_of_its_place(
    house: House, between: Between
) -> None:
    await between.end()
    own = (await house.ann.invoke(between.channel, "/stats", game="mille")).shown
    assert own.hidden
    assert "0–1" in alts(own) or "lost 1" in alts(own)
    here = (await house.ann.invoke(between.channel, "/leaderboard", game="mille")).shown
    assert here.hidden
    assert "Ann" in alts(here)
    assert "Bob" in alts(here)
    assert "Ann" not in alts((await house.ann.invoke(house.channel, "/leaderboard", game="mille")).shown)
    for place in between.places():
        theirs = (await house.eve.invoke(place, "/stats", game="mille", player=house.ann)).shown
        assert "Ann hasn’t finished a rated game of Mille yet." in theirs.text
        both = (await house.eve.invoke(place, "/stats", game="mille", player=house.ann, against=house.bob)).shown
        assert "hasn’t finished a rated game of Mille with" in both.text
    for given in ({}, {"game": "mille"}, {"against": house.bob}):
        apart = (await house.ann.invoke(house.channel, "/stats", **given)).shown
        assert apart.hidden
        assert "lost 1" in alts(apart), "nothing that all may see, so it is for her alone"
    past = (await house.ann.invoke(house.channel, "/history", game="mille")).shown
    assert past.hidden
    assert between.key in past.text
    export = (await house.ann.invoke(house.channel, "/game export", table=between.key)).shown
    assert export.hidden
    assert export.files


def alts(message: SeenMessage) -> str:
    """Return the words of all pictures of a message."""
    return " ".join(file.description or "" for file in message.files)


async def test_nothing_is_suggested_where_the_others_would_not_see_it(house: House) -> None:
    await house.open()
    strangers, *_ = places(house)
    given: dict[str, Person | str] = {"with": house.bob, "owes": "they", "amount": "5"}
    house.discord.forbid(strangers, house.ann, Permission.USE_EXTERNAL_APPS)
    assert "hides the answers of apps" in hidden_text(await house.ann.invoke(strangers, "/ledger correct", **given))
    assert house.rows("SELECT count(*) FROM proposals") == [(0,)]
    assert "All square" in (await house.ann.invoke(strangers, "/ledger show")).shown.text
