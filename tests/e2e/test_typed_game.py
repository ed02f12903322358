"""A whole game by typed moves in the channel, from suggestions, with every answer hidden."""

import pytest

from bot.playground.seen import SeenMessage
from cogs.ids import Verb
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, hidden_text, press, verbs
from tests.e2e.players import MOVES, HandPresser, Typist, play


@pytest.mark.long("whole games")
async def test_one_types_a_game_to_its_end_and_the_other_plays_by_my_hand_without_direct_messages(house: House) -> None:
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    house.bob.close_dms()
    key = await house.start_game(target=100)
    notice = f"<@{house.bob.user.id}>, I can’t DM you"
    await house.eve.until(lambda: notice in house.tables(key)[-1].text, patience=PATIENCE)
    assert "panel.png" not in [file.filename for file in house.tables(key)[-1].files]
    ann = Typist(house, house.ann)
    await play(house, (ann, HandPresser(house, house.bob, key)))
    assert len(house.settlements(key)) == 1
    assert ann.answers
    assert all(answer.hidden for answer in ann.answers)
    assert house.bob.direct_messages() == []
    await house.ann.until(lambda: not any(map(_looks_alive, _hidden(house))), patience=PATIENCE)


def _hidden(house: House) -> list[SeenMessage]:
    people = (house.ann, house.bob)
    return [each for person in people for each in person.messages(house.channel) if each.hidden]


def _looks_alive(message: SeenMessage) -> bool:
    return bool(verbs(message) & MOVES)


async def test_a_hand_in_the_channel_is_hidden(house: House) -> None:
    await house.start_game()
    before = len(house.eve.messages(house.channel))
    answer = await house.ann.invoke(house.channel, "/hand")
    assert answer.shown.hidden
    assert "panel.png" in [file.filename for file in answer.shown.files]
    assert len(house.eve.messages(house.channel)) == before
    await house.resign(house.ann)


NO_MOVES = (" ", "x", "discard", "discard 99", "lay K: XX", "lay", "resign", "timeout", "abandon", "deal 2", "ÿ" * 90)


async def test_what_cannot_be_played_gets_one_hidden_sentence(house: House) -> None:
    key = await house.start_game()
    before = house.plies(key)
    for typed in NO_MOVES:
        for person in (house.ann, house.bob):
            assert hidden_text(await person.invoke(house.channel, "/play", move=typed))
    assert house.plies(key) == before


async def test_the_suggestions_are_legal_and_follow_what_is_typed(house: House) -> None:
    key = await house.start_game()
    typists = (Typist(house, house.ann), Typist(house, house.bob))
    (mover,) = [typist for typist in typists if await typist.is_called()]
    drawn = await mover.person.complete(house.channel, "/play", "move", "DR")
    assert [choice.value for choice in drawn.choices] == ["draw"]
    await mover.person.invoke(house.channel, "/play", move="DRAW")
    discards = await mover.person.complete(house.channel, "/play", "move", "discard")
    assert discards.choices
    assert all(str(choice.value).startswith("discard ") for choice in discards.choices)
    await mover.person.invoke(house.channel, "/play", move=str(discards.choices[0].value), table=key)
    assert len(house.plies(key)) == 3
    assert not await mover.is_called()


async def test_somebody_without_a_game(house: House) -> None:
    await house.start_game()
    for line, options in (("/hand", {}), ("/play", {"move": "draw"}), ("/table list", {})):
        assert "not in a game" in hidden_text(await house.eve.invoke(house.channel, line, **options))
    assert (await house.eve.complete(house.channel, "/play", "move", "")).choices == ()
    key = house.key()
    for line, options in (("/hand", {}), ("/play", {"move": "draw"}), ("/table resign", {}), ("/table call-off", {})):
        assert "not playing" in hidden_text(await house.eve.invoke(house.channel, line, table=key, **options))
    assert "can’t find that game" in hidden_text(await house.eve.invoke(house.channel, "/hand", table="NOSUCHKEY"))
    assert "not playing" in hidden_text(await press(house.eve, house.tables()[0], Verb.HAND))
