"""Linger Longer through the whole bot: three people and six with robots, by presses and typed, to the receipt."""

import re
from dataclasses import replace

import pytest

from bot.games.linger_longer.name import NAME
from bot.registry import GAMES
from bot.tables import PACES
from cogs.ids import Verb
from tests.e2e import magpies
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press
from tests.e2e.magpies import Sitter, play_on

MINUTE = 60_000  # ms
CARD = re.compile(r"[AKQJ2-9]0?[♠♥♦♣]|10[♠♥♦♣]")


async def three(
    house: House, monkeypatch: pytest.MonkeyPatch, *, clock: str = "", **options: str
) -> tuple[str, list[Sitter]]:
    """Three people at a table, before the bot opens."""
    monkeypatch.setattr(magpies, "games_with", lambda _: GAMES)
    house.has_one_pack = True
    people = [house.ann, house.bob, *house.meet("Cem")]
    pace = replace(PACES[clock], may_claim=True) if clock else None
    key = await magpies.seat(house, *people, game=GAMES[NAME].game, stake=10, pace=pace, **options)
    return key, [Sitter(house, person, key) for person in people]


def played(house: House, key: str) -> list[str]:
    """The moves in the log, in order."""
    return [str(row[3]) for row in house.plies(key) if str(row[3]).startswith("play ")]


def to_play(sitters: list[Sitter]) -> Sitter:
    """Who is asked for a card."""
    (found,) = [sitter for sitter in sitters if sitter.choices()]
    return found


async def test_three_play_a_game_and_pay_for_the_points_between(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of them takes no direct messages, and plays all the same."""
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    house.bob.close_dms()
    key, sitters = await three(house, monkeypatch, deals="2")
    await house.open()
    for sitter in sitters:
        await sitter.open()
    first = to_play(sitters)
    assert "You lead" in first.alts()
    assert all(CARD.fullmatch(button.label) for button in first.choices()), "a turn is one press: a button a card"
    assert len(first.choices()) == 3
    others = [sitter for sitter in sitters if sitter is not first]
    assert all("Your hand: 3 cards" in sitter.alts() for sitter in others)
    await first.choose(first.choices()[0].label)
    assert len(played(house, key)) == 1
    await play_on(sitters)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "the game" in settlement.text or "Settlement" in settlement.text
    assert len(house.pads(key)) == 1, "of the deal before the last"
    assert house.bob.direct_messages() == []
    due = house.rows("SELECT count(*) FROM transfers")[0][0]
    why = (await press(house.ann, settlement, Verb.WHY)).message
    assert why is not None
    assert why.hidden
    assert why.text.count(" pays ") == due > 0, "a line for every payment"
    (total,) = house.rows("SELECT count(*) FROM table_ends WHERE how = 'played'")[0]
    assert total == 1


async def test_cards_are_typed_and_suits_must_be_followed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    key, sitters = await three(house, monkeypatch, deals="1")
    await house.open()
    for sitter in sitters:
        await sitter.open()
    lead = to_play(sitters)
    offered = [str(each.value) for each in (await lead.person.complete(house.channel, "/play", "move", "")).choices]
    assert len(offered) == 3
    await lead.person.invoke(house.channel, "/play", move=offered[0].removeprefix("play ").lower())
    assert played(house, key) == [offered[0]], "the card alone is enough"
    wrong = await lead.person.invoke(house.channel, "/play", move=offered[1])
    assert wrong.message is not None
    assert "not your turn" in wrong.message.text
    foreign = await lead.person.invoke(house.channel, "/play", move="play XX")
    assert foreign.message is not None
    assert "That’s no card" in foreign.message.text


async def test_a_robot_plays_on_for_whoever_leaves_and_the_last_one_wins(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, sitters = await three(house, monkeypatch, deals="1")
    await house.open()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    leaver, *others = sitters
    asked = await leaver.person.invoke(house.channel, "/table resign")
    assert asked.message is not None
    await press(leaver.person, asked.message, Verb.RESIGN)
    await house.eve.until(lambda: "leaves. A robot plays on" in house.tables(key)[-1].text, patience=PATIENCE)
    await others[0].open()
    asked = await others[0].person.invoke(house.channel, "/table resign")
    assert asked.message is not None
    await press(others[0].person, asked.message, Verb.RESIGN)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "Cem" in settlement.text


async def test_the_others_turn_out_who_is_late(house: House, monkeypatch: pytest.MonkeyPatch, pass_time: Pass) -> None:
    key, sitters = await three(house, monkeypatch, clock="10m", deals="1")
    await house.open()
    for sitter in sitters:
        await sitter.open()
    late = to_play(sitters)
    waiting = next(sitter for sitter in sitters if sitter is not late)
    pass_time(71 * MINUTE)
    await house.eve.until(lambda: "is out of time" in house.tables(key)[-1].text, patience=PATIENCE)
    choices = (await press(waiting.person, house.tables(key)[-1], Verb.LATE)).message
    assert choices is not None
    await press(waiting.person, choices, Verb.CLAIM)
    await house.eve.until(lambda: "timeout" in [row[3] for row in house.plies(key)], patience=PATIENCE)
    out = "is out of time, and out of the game. A robot plays on."
    await house.eve.until(lambda: out in house.tables(key)[-1].text, patience=PATIENCE)


async def test_a_practice_game_of_six(house: House) -> None:
    """Five robots and one person; whoever is out of a deal only watches until the next."""
    house.has_one_pack = True
    await house.open()
    begun = await house.ann.invoke(house.channel, "/practice", game=NAME, players=6, level="novice", options="deals=1")
    assert begun.message is not None
    assert "At worst" not in begun.message.text
    while not house.rows("SELECT id FROM tables"):
        await house.ann.invoke(house.channel, "/about")
    key = house.key()
    ann = Sitter(house, house.ann, key)
    while await ann.is_open():
        if ann.choices():
            await ann.choose(ann.choices()[0].label)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert 6 * 6 - 6 < len(played(house, key)) <= 6 * 6 + 11
    assert "lingers longest" in settlement.text


async def test_the_lesson_is_played_by_the_games_own_buttons_and_ends_at_a_table(house: House) -> None:
    house.has_one_pack = True
    await house.open()
    panel = (await house.eve.invoke(house.channel, "/learn", game=NAME)).message
    for label, words in (
        ("A♠", "step 2 of 6"),
        ("9♦", "worth more later"),
        ("5♣", "step 3 of 6"),
        ("6♥", "step 4 of 6"),
        ("Q♦", "step 5 of 6"),
        ("2", "as large as it was dealt"),
        ("3", "step 6 of 6"),
        ("2", "try it with robots"),
    ):
        assert panel is not None
        assert panel.hidden
        (button,) = [each for each in panel.buttons if each.label.startswith(label) and not each.disabled]
        panel = (await house.eve.press(panel, button.custom_id)).message
        assert panel is not None
        assert words in panel.text
    begun = (await press(house.eve, panel, Verb.PRACTISE)).message
    assert begun is not None
    assert "for practice" in begun.text
