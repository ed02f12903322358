"""Commands about one table where several may be meant: a menu of those where the command can do something."""

import re

import pytest

from bot.playground.person import Person
from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.house import House, hidden_text, id_of, verbs


async def asked(house: House, person: Person, command: str) -> SeenMessage:
    message = (await person.invoke(house.channel, command)).shown
    assert message.hidden
    assert verbs(message) == {Verb.WHICH_TABLE}, message.text
    return message


async def chosen(person: Person, message: SeenMessage, key: str) -> SeenMessage:
    return (await person.choose(message, id_of(message, Verb.WHICH_TABLE), key)).shown


def offered(message: SeenMessage) -> dict[str, str]:
    """Return the lines of the menu by the keys of their tables, in order."""
    (menu,) = message.menus
    return {option.value: f"{option.label} | {option.description}" for option in menu.options}


@pytest.mark.long("rare cases")
async def test_of_several_games_one_is_chosen_in_place(house: House) -> None:
    first = await house.start_game()
    second = await house.start_game(by=house.bob, to=house.ann)
    third = await house.start_game(to=house.eve)

    question = await asked(house, house.ann, "/table resign")
    assert "leave" in question.text
    lines = offered(question)
    assert list(lines) == [third, second, first], "the newest first"
    assert re.fullmatch(rf"Mille with Eve \| Began [A-Z][a-z]+ \d+, \d{{4}} · (your turn · )?{third}", lines[third])
    sure = await chosen(house.ann, question, second)
    assert sure.id == question.id, "in place of the menu"
    assert verbs(sure) == {Verb.RESIGN, Verb.KEEP}
    assert "against Bob" in sure.text

    hand = await chosen(house.ann, await asked(house, house.ann, "/hand"), third)
    assert third in id_of(hand, Verb.MORE)
    log = await chosen(house.ann, await asked(house, house.ann, "/table log"), first)
    assert "The deal so far" in log.text
    shown = await chosen(house.ann, await asked(house, house.ann, "/table show"), first)
    assert not shown.hidden

    assert "isn’t paused" in hidden_text(await house.ann.invoke(house.channel, "/table resume")), "none is to choose"
    assert len(offered(await asked(house, house.ann, "/table pause"))) == 3
    assert verbs((await house.eve.invoke(house.channel, "/table resign")).message) == {Verb.RESIGN, Verb.KEEP}


async def two_to_play_at(house: House) -> list[str]:
    """Start games until it is Ann's turn at two tables; return their keys."""
    await house.open()
    mine = list[str]()
    while len(mine) < 2:
        key = await house.start_game()
        if await suggested(house, key):  # else it is Bob's turn
            mine.append(key)
    return mine


async def test_a_typed_move_is_played_at_the_table_that_is_chosen(house: House) -> None:
    mine = await two_to_play_at(house)
    assert "draw" in await suggested(house, None), "of any of them"

    question = (await house.ann.invoke(house.channel, "/play", move="draw")).shown
    assert "play this" in question.text
    assert set(mine) <= set(offered(question))
    before = [len(house.plies(key)) for key in mine]
    panel = await chosen(house.ann, question, mine[0])
    assert panel.id == question.id, "in place of the menu"
    assert mine[0] in id_of(panel, Verb.MORE)
    assert [len(house.plies(key)) for key in mine] == [before[0] + 1, before[1]]
    assert house.plies(mine[0])[-1][-1] == "draw"

    question = (await house.ann.invoke(house.channel, "/play", move="2 of pigs")).shown
    assert "understand" in (await house.ann.choose(question, id_of(question, Verb.WHICH_TABLE), mine[1])).shown.text
    too_long = await house.ann.invoke(house.channel, "/play", move="lay " + "5" * 100)
    assert "`table:`" in hidden_text(too_long), "no menu can carry it"


@pytest.mark.long("rare cases")
async def test_a_typed_move_that_one_table_alone_takes_is_played_there(house: House) -> None:
    first, second = await two_to_play_at(house)
    await house.ann.invoke(house.channel, "/play", move="draw", table=first)
    panel = (await house.ann.invoke(house.channel, "/play", move="Draw")).shown
    assert second in id_of(panel, Verb.MORE), "no menu: at the first a card is to be discarded"
    assert house.plies(second)[-1][-1] == "draw"
    question = (await house.ann.invoke(house.channel, "/play", move="draw")).shown
    assert "play this" in question.text, "now neither takes it"


async def suggested(house: House, key: str | None) -> list[str]:
    """Return what Ann may type at a table, or at any."""
    given = {} if key is None else {"table": key}
    return [str(each.value) for each in (await house.ann.complete(house.channel, "/play", "move", "", **given)).choices]


@pytest.mark.long("rare cases")
async def test_no_menu_of_running_games_is_shown_where_each_would_be_refused(house: House) -> None:
    await house.open()
    for other in (house.eve, house.bob):
        await house.start_game(to=other)
    assert "isn’t over yet" in hidden_text(await house.ann.invoke(house.channel, "/game replay"))


async def test_finished_games_are_chosen_for_a_replay(house: House) -> None:
    await house.open()
    running, first = await house.start_game(to=house.eve), await house.start_game()
    assert "isn’t over yet" in hidden_text(await house.ann.invoke(house.channel, "/game replay", table=running))
    await house.resign(house.bob)
    replay = (await house.bob.invoke(house.channel, "/game replay")).shown
    assert is_replay_of(replay, first), "the only one is shown at once"
    second = await house.start_game()
    await house.resign(house.bob)

    question = await asked(house, house.ann, "/game replay")
    lines = offered(question)
    assert list(lines) == [second, first], "only what is over"
    assert re.fullmatch(rf"Mille with Bob \| Ended [A-Z][a-z]+ \d+, \d{{4}} · {second}", lines[second])
    seen = await chosen(house.ann, question, first)
    assert seen.id == question.id
    assert is_replay_of(seen, first)


def is_replay_of(message: SeenMessage, key: str) -> bool:
    """Return whether a message steps through a game. One that ended before its first turn has nowhere to step."""
    return any(f"{Verb.REPLAY}/{key}/" in button.custom_id for button in message.buttons)
