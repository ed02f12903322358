"""The decisions of a server's managers hold at once, everywhere in it; others are refused."""

import pytest

from bot.playground.entities import Role
from bot.playground.permissions import Permission
from bot.playground.person import Answer, Impossible
from bot.playground.seen import SeenMessage
from bot.playground.wire import children
from bot.tables import Setting
from cogs.ids import CustomId, Verb
from cogs.screens.server import TERMS
from cogs.screens.terms import QUIET
from tests.e2e.controls import is_set, set_to
from tests.e2e.house import PATIENCE, House, hidden_text, press


@pytest.fixture
def keepers(house: House) -> Role:
    """The role of those who manage the server: Ann has it."""
    return house.discord.add_role(house.guild, "keepers", house.ann, permissions=Permission.MANAGE_GUILD)


def menu(setting: Setting, value: str = "") -> str:
    """Return the menu of a setting, or the switch that sets this value."""
    return str(CustomId(Verb.SERVER, "", word=f"{setting}.{value}" if value else setting))


def button(setting: Setting) -> str:
    return str(CustomId(Verb.SERVER_FORM, "", word=setting))


async def panel_of(house: House) -> SeenMessage:
    """Let Ann open the settings."""
    asked = await house.ann.invoke(house.channel, "/server-settings")
    assert asked.shown.hidden
    return asked.shown


async def typed(house: House, panel: SeenMessage, setting: Setting, text: str) -> Answer:
    """Let Ann fill in the form behind a button."""
    asked = await house.ann.press(panel, button(setting))
    (line,) = asked.form.fields
    assert line.value or setting is Setting.UNIT, "what holds now is filled in"
    return await house.ann.submit(asked.form, {line.custom_id: text})


async def terms(house: House, panel: SeenMessage, game: str = "mille", **given: str) -> Answer:
    """Let Ann fill in the form for the usual terms of a game: `rules`, `target`, `stake`."""
    asked = await house.ann.press(panel, str(CustomId(Verb.SERVER_FORM, game, word=TERMS)))
    places = {"rules": 0, "target": 1, "stake": -2}
    fields = asked.form.fields
    return await house.ann.submit(asked.form, {fields[places[key]].custom_id: text for key, text in given.items()})


async def refusal(house: House, line: str = "/open", **options: object) -> str:
    return hidden_text(await house.bob.invoke(house.channel, line, **options))  # type: ignore[arg-type]


@pytest.mark.long("rare cases")
async def test_a_usual_clock_for_each_game(house: House, keepers: Role) -> None:
    await house.open()
    panel = (await house.ann.choose(await panel_of(house), str(CustomId(Verb.SERVER, "", word=TERMS)), "guts")).shown
    form = (await house.ann.press(panel, str(CustomId(Verb.SERVER_FORM, "guts", word=TERMS)))).form
    *_, changes, _, clock = form.fields
    words = [str(each["label"]) for each in children(clock.component, "options")]
    assert words[:2] == ["No clock", "10 minutes a turn + 1 hour, then a default move is played"]
    saved = (await house.ann.submit(form, {clock.custom_id: "24h", changes.custom_id: [QUIET]})).shown
    assert "Clock: 24 hours a turn. If it runs out, a default move is played" in saved.text
    opened = (await house.bob.invoke(house.channel, "/open", game="guts")).shown
    assert "Clock: 24 hours a turn." in opened.text
    assert "quiet hours" in opened.text
    for clock, game, is_shown in (("none", "guts", False), ("10m", "guts", True), (None, "mille", False)):
        given = {"game": game} if clock is None else {"game": game, "clock": clock}
        shown = (await house.eve.invoke(house.channel, "/open", **given)).shown
        assert ("Clock: 10 minutes" in shown.text, "Clock" in shown.text) == (is_shown, is_shown)
    await house.bob.invoke(house.channel, "/practice", game="guts")
    await house.until_stored(lambda: house.rows("SELECT id FROM tables"))  # its cut is known a moment later
    assert house.rows("SELECT clock FROM tables") == [(None,)], "against robots no clock runs"


@pytest.mark.long("rare cases")
async def test_clocks_are_suggested_in_the_words_of_the_game(house: House) -> None:
    await house.open()
    for game, words in (("guts", "24 hours a turn, then a default move is played"), ("mille", "24 hours a turn")):
        suggested = await house.ann.complete(house.channel, "/open", "clock", "24", game=game)
        assert (suggested.choices[0].name, suggested.choices[0].value) == (words, "24h")
    suggested = await house.ann.complete(house.channel, "/challenge", "clock", "", opponent=house.bob)
    assert [each.value for each in suggested.choices] == ["none", "10m", "10m claim", "24h", "24h claim"]
    typed = await house.ann.invoke(
        house.channel, "/challenge", opponent=house.bob, clock="24 hours a turn, then the win can be claimed"
    )
    assert "can then claim the win" in typed.shown.text
    assert await refusal(house, clock="a while") == "There’s no such clock. Pick one from the list."


async def test_only_managers(house: House, keepers: Role) -> None:
    await house.open()
    panel = await panel_of(house)
    with pytest.raises(Impossible):  # Discord does not even offer the command
        await house.bob.invoke(house.channel, "/server-settings")
    house.discord.world.change_role(house.guild, keepers, Permission(0))
    for answer in (
        await house.ann.press(panel, menu(Setting.THEME, "day")),
        await house.ann.press(panel, str(CustomId(Verb.SERVER_FORM, "mille", word=TERMS))),
        await house.ann.press(panel, button(Setting.UNIT)),
    ):
        assert "Only people who manage" in hidden_text(answer)
    assert house.rows("SELECT * FROM server_settings") == []


async def test_everything_is_seen_and_changed_in_one_message(house: House, keepers: Role) -> None:
    await house.open()
    panel = await panel_of(house)
    words = {"Change these terms…", "Maximum stake: 10000 coins", "Unit: coins"}
    words |= {"Language: same as Discord", "Threads: bot default", "Pictures: dark", "Reactions: on"}
    assert words < set(is_set(panel))
    assert [each.placeholder for each in panel.menus][:2] == ["All channels", "Everyone"]
    assert "Changes apply right away." in panel.text
    assert "Classic rules, to 1200 points." in panel.text
    assert "Time to claim: 15 s" in is_set(panel), "cards are claimed in one of the games"
    panel = await set_to(house.ann, panel, Verb.SERVER, Setting.GAMES, "mille")
    assert not [line for line in is_set(panel) if "Time to claim" in line], "nothing is claimed in Mille"
    for setting, value, words in (
        (Setting.LANGUAGE, "fr", {"Language: Français"}),
        (Setting.THEME, "day", {"Pictures: light"}),
        (Setting.THREADS, "yes", {"Threads: one for each game"}),
        (Setting.THREADS, "no", {"Threads: none, games stay in the channel"}),
        (Setting.THREADS, "usual", {"Threads: bot default"}),
        (Setting.REACTIONS, "no", {"Reactions: off"}),
        (Setting.RECORDS, "everyone", {"Game files: everyone"}),
    ):
        panel = await set_to(house.ann, panel, Verb.SERVER, setting, value)
        assert words <= set(is_set(panel))
        assert "Saved." in panel.text
    for setting, value, words in (
        (Setting.LARGEST_STAKE, "5", {"Maximum stake: 5 coins"}),
        (Setting.UNIT, "$", {"Maximum stake: 5 $", "Unit: $"}),
    ):
        answer = await typed(house, panel, setting, value)
        assert answer.shown.id == panel.id
        assert words <= set(is_set(answer.shown))
    for given, words in (
        ({"rules": "progressive"}, "rogressive rules, to 2000 points"),
        ({"target": "400", "stake": "0.50"}, "to 400 points"),
        ({}, "Stakes 0.50 and 1.50: the loser pays 1.50 $"),
        ({"stake": "0"}, "for fun"),
    ):
        answer = await terms(house, panel, **given)
        assert answer.shown.id == panel.id
        assert words in answer.shown.text
    await house.reopen()
    again = await panel_of(house)
    assert {"Unit: $", "Reactions: off"} < set(is_set(again))
    assert "to 400 points" in again.text


async def test_what_cannot_be_is_refused_and_changes_nothing(house: House, keepers: Role) -> None:
    await house.open()
    panel = await panel_of(house)
    for setting, value, words in (
        (Setting.LARGEST_STAKE, "99999999", "A stake is"),
        (Setting.UNIT, "**@here**", "A unit has"),
    ):
        assert words in hidden_text(await typed(house, panel, setting, value))
    for given, words in (({"stake": "a lot"}, "A stake is"), ({"target": "7"}, "A target is")):
        assert words in hidden_text(await terms(house, panel, **given))
    assert house.rows("SELECT * FROM server_settings") == []


async def test_a_challenge_follows_the_house_rules(house: House, keepers: Role) -> None:
    await house.open()
    panel = await panel_of(house)
    await terms(house, panel, rules="denexa")
    await house.ann.choose(panel, menu(Setting.LANGUAGE), "fr")
    await typed(house, panel, Setting.LARGEST_STAKE, "2")
    await typed(house, panel, Setting.UNIT, "pièces")
    asked = await house.bob.invoke(house.channel, "/challenge", opponent=house.ann)
    for words in ("te défie", "Denexa", "Mises 1 et 3", "paie 3 pièces"):
        assert words in asked.shown.text
    assert "more than 2 pièces" in await refusal(house, stake="2.01")
    named = await house.bob.invoke(house.channel, "/open", options="rules=classic target=500")
    assert "500" in named.shown.text
    await press(house.ann, asked.shown, Verb.ACCEPT)
    key = house.key()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    await house.resign(house.bob, key)
    assert "pièces" in house.settlements(key)[0].text
    assert house.rows("SELECT unit FROM settlements") == [("pièces",)]


async def test_games_are_started_where_the_managers_say(house: House, keepers: Role) -> None:
    elsewhere = house.discord.add_channel(house.guild, "games")
    await house.open()
    panel = await panel_of(house)
    changed = await house.ann.choose(panel, menu(Setting.CHANNELS), elsewhere)
    assert changed.shown.id == panel.id
    for line in ("/open", "/practice"):
        assert f"Start games in <#{elsewhere.id}> instead" in await refusal(house, line)
    there = await house.bob.invoke(elsewhere, "/open")
    assert not there.shown.hidden
    house.bob.say(house.channel, f"<@{house.discord.bot.id}>")
    instead = f"Start games in <#{elsewhere.id}> instead"
    answers = await house.eve.until(
        lambda: [each for each in house.eve.messages(house.channel) if instead in each.text], patience=PATIENCE
    )
    assert not any(each.buttons for each in answers)
    await house.ann.choose(panel, menu(Setting.CHANNELS))
    here = await house.bob.invoke(house.channel, "/open")
    assert not here.shown.hidden


@pytest.mark.long("rare cases")
async def test_everyone_may_take_records_where_the_managers_say(house: House, keepers: Role) -> None:
    key = await house.start_game()
    panel = await panel_of(house)
    await set_to(house.ann, panel, Verb.SERVER, Setting.RECORDS, "everyone")
    running = await house.eve.invoke(house.channel, "/game export", table=key)
    assert "not playing at this table" in hidden_text(running), "only of a finished game"
    await house.resign(house.bob, key)
    taken = await house.eve.invoke(house.channel, "/game export", table=key)
    [file] = taken.shown.files
    assert b"[Seed" in await house.eve.download(file)
    abroad = house.discord.add_guild("Others")
    elsewhere = house.discord.add_channel(abroad, "cards")
    house.discord.world.add_member(abroad, house.eve.user)
    assert "not playing at this table" in hidden_text(await house.eve.invoke(elsewhere, "/game export", table=key))


async def test_only_a_role_plays(house: House, keepers: Role) -> None:
    await house.open()
    panel = await panel_of(house)
    before = await house.ann.invoke(house.channel, "/open")
    await house.ann.choose(panel, menu(Setting.ROLE), keepers)
    assert f"only <@&{keepers.id}> can play" in await refusal(house)
    assert f"only <@&{keepers.id}> can play" in hidden_text(await press(house.bob, before.shown, Verb.ACCEPT))
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    assert "Bob can’t play" in hidden_text(asked)
    daily = (await house.bob.invoke(house.channel, "/daily")).shown
    chosen = await house.bob.choose(daily, daily.menus[0].custom_id, "guts")
    assert f"only <@&{keepers.id}> can play" in hidden_text(chosen)
    house.discord.world.grant_role(house.guild, house.bob.user, keepers)
    await press(house.bob, before.shown, Verb.ACCEPT)
    assert house.rows("SELECT count(*) FROM tables") == [(1,)]
