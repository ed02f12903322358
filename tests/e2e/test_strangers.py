"""Requests that no client of ours would send: forged presses; and unusual names, languages and places."""

import pytest

from bot.playground.interactions import Standing
from bot.playground.kinds import CallbackKind, InteractionKind
from bot.playground.person import Person
from bot.playground.wire import text
from bot.text import say
from cogs.ids import Verb
from tests.e2e.codes import NO_ACCESS, NO_COMMON_SERVER, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, press
from tests.e2e.players import Presser, Typist, play
from tests.left_out import first
from tests.there import there

FORGED = (
    "",
    "x",
    "chapeau/draw",
    "chapeau/draw/NOSUCHKEY/1/",
    "chapeau/fly/{key}/1/",
    "chapeau/draw/{key}/{big}/",
    "chapeau/draw/{key}//",
    "chapeau/take/{key}/2/{big}",
    "chapeau/take/{key}/2/-1",
    "chapeau/discard/{key}/2/KH",
    "chapeau/meld/{key}/2/",
    "chapeau/count/{key}/2/zzzz",
    "chapeau/lay/{key}/2/00000000",
    "chapeau/anyway/{key}/2/",
    "chapeau/hand/{key}/7/'; DROP TABLE log",
    "chapeau/agree/{key}//Z",
    "chapeau/agree/{key}//A",
    "chapeau/accept/{key}//",
    "chapeau/rematch/NOSUCHKEY//",
)
TOO_LARGE = ("9" * 40, str(2**63 - 1), "9" * 5000)


async def _forge(house: House, person: Person, custom_id: str, *values: str) -> None:
    """Press an id that nobody offered, on the public table; the answer must be hidden."""
    data: dict[str, object] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    if values:
        data["values"] = list(values)
    message = house.discord.world.messages[house.tables()[-1].id]
    interaction = house.discord.backend.act(
        InteractionKind.COMPONENT, user_id=person.user.id, channel_id=house.channel.id, data=data, message=message
    )
    await interaction.answered.wait()
    assert interaction.standing is Standing.ANSWERED, custom_id
    assert interaction.callback is CallbackKind.MESSAGE, custom_id
    assert interaction.original is not None
    assert interaction.original.only_for == person.user.id, custom_id


@pytest.mark.long("all sizes")
async def test_a_number_that_nothing_holds_ends_in_a_clear_line(house: House) -> None:
    """It is in each part of an id and in the choices; anything logged as an error fails the test.

    Each verb has each number in another part, and each part has each of them with some verbs.
    """
    house.allowed = {UNKNOWN_MESSAGE}  # the pressed panel is gone when another one was opened
    await house.open()
    key = await house.start_game()
    before = house.plies(key)
    hand = (await house.ann.invoke(house.channel, "/hand")).shown
    forms = {Verb.TERMS, Verb.WORD, Verb.QUIET, Verb.SERVER_FORM}
    for at, verb in enumerate(Verb):
        for part, number in enumerate(TOO_LARGE):
            table = number if verb == Verb.RESIGN else key  # that would end the game
            parts = f"{table}/{number}/{number}", f"{number}//{number}", f"{table}/99/deal-{number}"
            custom_id = parts[(at + part) % len(parts)]
            data = {"custom_id": f"chapeau/{verb}/{custom_id}", "component_type": 3, "values": [number]}
            acts = [(InteractionKind.COMPONENT, data)]
            if verb in forms:
                field = {"type": 18, "component": {"type": 4, "custom_id": "text", "value": number}}
                acts.append((InteractionKind.MODAL, {"custom_id": data["custom_id"], "components": [field]}))
            opener = None
            for kind, sent in acts:
                pressed = house.discord.world.messages.get(hand.id)
                interaction = opener = house.discord.backend.act(
                    kind,
                    user_id=house.ann.user.id,
                    channel_id=house.channel.id,
                    data=dict(sent),
                    message=pressed,
                    opened_by=opener,
                )
                await interaction.answered.wait()
                assert interaction.standing is Standing.ANSWERED, custom_id
                if interaction.original is not None:
                    assert "Something went wrong" not in str(interaction.original.now.components), (verb, custom_id)
                    assert "Something went wrong" not in interaction.original.now.content, (verb, custom_id)
    assert house.plies(key) == before


@pytest.mark.parametrize(
    ("line", "option"),
    [
        ("challenge", "opponent"),
        ("stats", "player"),
        ("stats", "against"),
        ("history", "with"),
        ("ledger settle", "with"),
    ],
)
async def test_a_person_whose_number_nothing_holds_ends_in_a_clear_line(house: House, line: str, option: str) -> None:
    """Chosen in an option of a command, as no client of ours would."""
    number = "9" * 40
    await house.open()
    commands = {text(each, "name"): each for each in house.ann.commands(house.channel)}
    user = {"id": number, "username": "big", "discriminator": "0", "global_name": "Big", "avatar": None}
    member = {"roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0, "permissions": "0", "nick": None}
    name, _, part = line.partition(" ")
    given: dict[str, object] = {"name": option, "type": 6, "value": number}
    data: dict[str, object] = {
        "id": commands[name]["id"],
        "name": name,
        "type": 1,
        "options": [{"name": part, "type": 1, "options": [given]}] if part else [given],
        "resolved": {"users": {number: user}, "members": {number: member}},
    }
    interaction = house.discord.backend.act(
        InteractionKind.COMMAND, user_id=house.ann.user.id, channel_id=house.channel.id, data=data, command=line
    )
    await interaction.answered.wait()
    assert interaction.standing is Standing.ANSWERED
    await house.ann.until(lambda: interaction.original is not None, patience=PATIENCE)
    assert interaction.original is not None
    assert interaction.original.only_for == house.ann.user.id
    content = str(interaction.original.now)
    assert say("en", "declined-stale") in content


async def test_forged_presses_change_nothing(house: House) -> None:
    await house.open()
    key = await house.start_game()
    before = house.plies(key)
    for person in (house.eve, house.ann, house.bob):
        for template in FORGED:
            await _forge(house, person, template.format(key=key, big="9" * 40))
        for values in (("K",), ("", "Ω"), ("99999",)):
            await _forge(house, person, f"chapeau/discard/{key}/99/", *values)
            await _forge(house, person, f"chapeau/count/{key}/99/0", *values)
    assert house.plies(key) == before
    assert len([m for m in house.eve.messages(house.channel) if not m.hidden]) == 2, "the challenge and the table"


@pytest.mark.long("all presses")
@pytest.mark.parametrize("word", ["", "yes", "0"])
async def test_every_verb_on_a_public_message_ends_in_a_clear_line(house: House, word: str) -> None:
    """Those of hidden panels too; anything logged as an error fails the test."""
    house.allowed = {UNKNOWN_MESSAGE}
    await house.open()
    key = await house.start_game()
    before, table = house.plies(key), house.tables()[-1]
    pressed = house.discord.world.messages[table.id]
    for verb in Verb:
        data: dict[str, object] = {"custom_id": f"chapeau/{verb}/{key}/0/{word}", "component_type": 2}
        interaction = house.discord.backend.act(
            InteractionKind.COMPONENT,
            user_id=house.eve.user.id,
            channel_id=house.channel.id,
            data=data,
            message=pressed,
        )
        await interaction.answered.wait()
        assert interaction.standing is Standing.ANSWERED, verb
        if interaction.original is not None:
            assert "Something went wrong" not in str(interaction.original.now), verb
    assert house.plies(key) == before
    now = there(house.eve.find(table.id))
    assert (now.text, now.buttons) == (table.text, table.buttons)


@pytest.mark.parametrize("verb", first(1, [Verb.AGREE, Verb.PAUSE, Verb.REFUSE], why="all presses"))
async def test_nobody_agrees_to_what_was_not_proposed(house: House, verb: Verb) -> None:
    """The turn and the seat are right, but there is no such question: the table stays as it was, with its buttons."""
    await house.open()
    key = await house.start_game()
    before, table = house.plies(key), house.tables()[-1]
    for seat in "AB":
        for turn in range(4):
            for person in (house.ann, house.bob):
                await _forge(house, person, f"chapeau/{verb}/{key}/{turn}/{seat}")
    assert house.plies(key) == before
    now = there(house.eve.find(table.id))
    assert (now.text, now.buttons) == (table.text, table.buttons)


async def test_a_public_id_never_plays_with_somebody_elses_cards(house: House) -> None:
    """The turn is right, the seat is another's."""
    await house.open()
    key = await house.start_game()
    before = house.plies(key)
    waiting = [p for p in (house.ann, house.bob) if not await Typist(house, p).is_called()]
    for turn in range(4):
        for person in (house.eve, *waiting):
            await _forge(house, person, f"chapeau/draw/{key}/{turn}/")
    assert house.plies(key) == before


@pytest.mark.long("rare cases")
async def test_a_name_that_is_no_name(house: House) -> None:
    """Markdown and mentions in names are words, and wake nobody."""
    ann = house.discord.add_person("mallory", house.guild, display_name="@everyone **x** <@1> `y` \u202e||z||")
    await house.open()
    key = await house.start_game(by=ann)
    for message in house.eve.messages(house.channel):
        assert set(message.mentions) <= {house.bob.user.id}
        assert "**x**" not in message.text
    await house.resign(ann, key)
    (settlement,) = house.settlements(key)
    assert settlement.mentions == ()


@pytest.mark.long("all locales")
@pytest.mark.parametrize("locale", ["fr", "de", "zh-CN"])
async def test_other_languages(house: House, locale: str) -> None:
    house.guild.locale = locale
    for person in (house.ann, house.bob):
        person.user.locale = locale
    await house.open()
    key = await house.start_game(target=10_000)
    ann, bob = Presser(house, house.ann), Presser(house, house.bob)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 12)
    await house.resign(house.ann, key)


@pytest.mark.long("rare cases")
async def test_a_game_in_a_thread(house: House) -> None:
    await house.open()
    house.channel = house.discord.world.add_thread(house.channel, "a table", owner_id=house.ann.user.id)
    for person in (house.ann, house.bob, house.eve):
        house.discord.world.join_thread(house.channel, person.user.id)
    key = await house.start_game(target=10_000)
    ann, bob = Presser(house, house.ann), Presser(house, house.bob)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 6)
    shown = await press(house.bob, house.tables(key)[0], Verb.HAND)
    assert shown.shown.hidden
    await house.resign(house.ann, key)


@pytest.mark.long("rare cases")
async def test_a_player_leaves_the_server(house: House) -> None:
    house.allowed = {NO_COMMON_SERVER, NO_ACCESS}
    await house.open()
    key = await house.start_game(target=10_000)
    house.discord.world.remove_member(house.guild, house.bob.user)
    house.bob.close_dms()
    ann = Presser(house, house.ann)
    await house.ann.until(ann.panel, patience=PATIENCE)
    if ann.can_act():
        await play(house, (ann,), until=lambda: not ann.can_act())
    await house.resign(house.ann, key)
    await house.eve.until(lambda: not house.tables(key), patience=PATIENCE)
