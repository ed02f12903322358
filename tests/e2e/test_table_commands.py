"""`/table`: list, log, resign, call off; several games at once."""

import re
import sqlite3
from contextlib import closing

import pytest

from cogs.ids import Verb
from tests.e2e.house import PATIENCE, House, hidden_text, id_of, press, verbs
from tests.e2e.players import Presser, play


async def test_resigning_asks_first_and_can_be_thought_over(house: House) -> None:
    key = await house.start_game()
    asked = await house.ann.invoke(house.channel, "/table resign")
    assert asked.shown.hidden
    assert verbs(asked.shown) == {Verb.RESIGN, Verb.KEEP}
    named = re.search("You lose, and pay Bob ([0-9.]+ [a-z]+)[.]", asked.shown.text)
    assert named is not None, asked.shown.text
    kept = await press(house.ann, asked.shown, Verb.KEEP)
    assert kept.shown.id == asked.shown.id
    assert verbs(kept.shown) == set()
    assert len(house.plies(key)) == 1
    await house.resign(house.ann, key)
    (settlement,) = house.settlements(key)
    assert "Ann resigns" in settlement.text
    assert f"<@{house.ann.user.id}> pays <@{house.bob.user.id}> {named[1]}." in settlement.text
    assert house.plies(key)[-1][3] == "resign"


async def test_the_log_tells_the_deal_without_hidden_cards(house: House) -> None:
    key = await house.start_game(target=10_000)
    ann, bob = Presser(house, house.ann), Presser(house, house.bob)
    await play(house, (ann, bob), until=lambda: ann.presses + bob.presses > 15)
    log = await house.ann.invoke(house.channel, "/table log")
    assert log.shown.hidden
    moves = [str(text) for *_, text in house.plies(key)]
    dealt = [ply for ply, text in enumerate(moves) if text.startswith("deal ")]
    assert f"Deal {len(dealt)}" in log.shown.text
    draws = [text for text in moves[dealt[-1] :] if text == "draw"]
    assert draws
    assert log.shown.text.count(" draws.") == len(draws), "what was drawn is not told, not even to who drew it"
    seen = await house.eve.invoke(house.channel, "/table log", table=key)
    assert seen.shown.hidden
    assert seen.shown.text == log.shown.text


@pytest.mark.long("rare cases")
async def test_several_games_at_once(house: House) -> None:
    first = await house.start_game(target=10_000)
    second = await house.start_game(target=10_000, by=house.bob, to=house.ann)
    third = await house.start_game(target=10_000, by=house.ann, to=house.eve)
    assert len({first, second, third}) == 3
    listed = await house.ann.invoke(house.channel, "/table list")
    assert listed.shown.hidden
    assert listed.shown.text.count("**Mille**") == 3
    choices = (await house.ann.complete(house.channel, "/hand", "table", "")).choices
    assert {choice.value for choice in choices} == {first, second, third}
    assert [c.value for c in (await house.ann.complete(house.channel, "/hand", "table", "Eve")).choices] == [third]
    for key in (first, second, third):
        shown = await house.ann.invoke(house.channel, "/hand", table=key.lower())
        assert key in id_of(shown.shown, Verb.MORE)
    games = [Presser(house, person, key) for key in (first, second) for person in (house.ann, house.bob)]
    for game in games[::2]:  # Ann plays in the direct messages again
        away = await house.ann.until(game.panel, patience=PATIENCE)
        await press(house.ann, away, Verb.REFRESH)
    await play(house, games, until=lambda: all(len(house.plies(key)) > 8 for key in (first, second)))
    await house.resign(house.bob, second)
    assert house.settlements(first) == []
    assert len(house.settlements(second)) == 1


@pytest.mark.long("rare cases")
async def test_whoever_sits_at_no_table_but_one_without_its_key_is_told_so(house: House) -> None:
    """The answer is not that there is no game."""
    key = await house.start_game()
    await house.close()
    with closing(sqlite3.connect(house.database)) as connection, connection:
        connection.execute("UPDATE seeds SET seed = ?", (bytes(99),))  # as one that is sealed with a key
    house.expected_error = "CHAPEAU_SEED_KEY"
    await house.open()
    for command in ("/hand", "/table list", "/table call-off", "/table resign"):
        answer = await house.ann.invoke(house.channel, command)
        assert "The key to this game’s shuffle is missing" in hidden_text(answer), command
    assert "not in a game" in hidden_text(await house.eve.invoke(house.channel, "/hand"))
    assert len(house.plies(key)) == 1
