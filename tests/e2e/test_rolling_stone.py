"""Rolling Stone through the whole bot: four people and six with robots, by presses and typed, to the receipt."""

import re
from contextlib import suppress
from dataclasses import replace

import pytest

from bot.games.rolling_stone.name import NAME
from bot.playground.seen import Impossible
from bot.registry import GAMES
from bot.tables import PACES
from cogs.ids import Verb
from tests.e2e import magpies
from tests.e2e.codes import CLOSED, UNKNOWN_MESSAGE
from tests.e2e.house import PATIENCE, House, Pass, press, press_of
from tests.e2e.magpies import Sitter

MINUTE = 60_000  # ms
CARD = re.compile(r"(?:[AKQJ2-9]|10)[♠♥♦♣](?: · new)?")
ENOUGH = 400  # moves of a deal, which takes twenty or thirty tricks


async def four(
    house: House, monkeypatch: pytest.MonkeyPatch, *, clock: str = "", **options: str
) -> tuple[str, list[Sitter]]:
    """Four people at a table, before the bot opens."""
    monkeypatch.setattr(magpies, "games_with", lambda _: GAMES)
    house.has_one_pack = True
    people = [house.ann, house.bob, *house.meet("Cem", "Dot")]
    pace = replace(PACES[clock], may_claim=True) if clock else None
    key = await magpies.seat(house, *people, game=GAMES[NAME].game, stake=10, pace=pace, **options)
    return key, [Sitter(house, person, key) for person in people]


def played(house: House, key: str) -> list[str]:
    """The moves in the log, in order."""
    return [str(row[3]) for row in house.plies(key) if str(row[3]).startswith("play ")]


def to_play(sitters: list[Sitter]) -> Sitter:
    """Who is asked for a card."""
    (found,) = [sitter for sitter in sitters if sitter.choices() or menus(sitter)]
    return found


def menus(sitter: Sitter) -> list[str]:
    """The ids of menus in which a card can be chosen."""
    panel = sitter.panel()
    found = [] if panel is None else panel.menus
    return [each.custom_id for each in found if (press := press_of(each)) is not None and press.verb == Verb.ACT]


async def play(sitter: Sitter, place: int = 0) -> None:
    """Play what stands in this place among what is offered."""
    panel = sitter.panel()
    assert panel is not None
    if choices := sitter.choices():
        sitter.answered(await sitter.person.press(panel, choices[place % len(choices)].custom_id))
        return
    (menu,) = [each for each in panel.menus if each.custom_id in menus(sitter)]
    line = menu.options[place % len(menu.options)]
    sitter.answered(await sitter.person.choose(panel, menu.custom_id, [line.value]))


async def play_out(house: House, key: str, sitters: list[Sitter]) -> None:
    """Play until the game is over; now this and now that card, so that it does not go round for ever."""
    for turn in range(ENOUGH):
        for sitter in sitters:
            if not await sitter.is_open():
                return
            if sitter.choices() or menus(sitter):
                await play(sitter, turn * turn)
    raise AssertionError(f"no end after {len(played(house, key))} moves")


async def test_four_play_a_game_and_pay_for_the_cards_they_hold(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    """One of them takes no direct messages, and plays all the same."""
    house.allowed = {CLOSED, UNKNOWN_MESSAGE}
    house.bob.close_dms()
    key, sitters = await four(house, monkeypatch)
    await house.open()
    for sitter in sitters:
        await sitter.open()
    first = to_play(sitters)
    assert "You lead" in first.alts()
    assert "Your hand: 8 cards" in first.alts()
    assert "Left in play: 8 spades, 8 hearts, 8 clubs, 8 diamonds." in first.alts()
    assert len(first.choices()) == 8
    assert all(CARD.fullmatch(button.label) for button in first.choices()), "a turn is one press: a button a card"
    await play(first)
    assert len(played(house, key)) == 1
    await play_out(house, key, sitters)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "is out and wins" in settlement.text
    pictures = " ".join(file.description or "" for file in settlement.files)
    (points,) = re.findall(r"wins (\d+) point", settlement.text)
    held = [int(count) for count in re.findall(r", (\d+) cards?, −\d+ points? in this deal", pictures)]
    assert sum(held) == int(points), "a point for each card in hand"
    assert house.bob.direct_messages() == []


async def test_a_trick_is_taken_up_by_itself_and_told_to_all(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    key, sitters = await four(house, monkeypatch)
    await house.open()
    told, taker = "", sitters[0]
    for turn in range(ENOUGH):
        for sitter in sitters:
            if not told and await sitter.is_open() and (sitter.choices() or menus(sitter)):
                panel = sitter.panel()
                assert panel is not None
                if "You take up" in panel.text:
                    told, taker = panel.text, sitter
                else:
                    await play(sitter, turn * turn)
        if told:
            break
    (count, held) = re.findall(r"You take up (\d+) cards? and have (\d+)", told)[0]
    assert "You lead: any card, even of the suit you took up." in told
    assert f"You take up {count} and lead" in taker.alts()
    assert f"Your hand: {held} cards" in taker.alts()
    read = await press(taker.person, house.tables(key)[-1], Verb.READ)
    assert read.message is not None
    assert "Everybody knows of your hand: " in read.message.text


async def test_cards_are_typed_and_suits_must_be_followed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    key, sitters = await four(house, monkeypatch)
    await house.open()
    for sitter in sitters:
        await sitter.open()
    lead = to_play(sitters)
    offered = [str(each.value) for each in (await lead.person.complete(house.channel, "/play", "move", "")).choices]
    assert len(offered) == 8
    await lead.person.invoke(house.channel, "/play", move=offered[0].removeprefix("play ").lower())
    assert played(house, key) == [offered[0]], "the card alone is enough"
    wrong = await lead.person.invoke(house.channel, "/play", move=offered[1])
    assert wrong.message is not None
    assert "not your turn" in wrong.message.text
    foreign = await lead.person.invoke(house.channel, "/play", move="take up")
    assert foreign.message is not None
    assert "not a Rolling Stone move" in foreign.message.text


async def test_a_robot_plays_on_for_whoever_leaves_and_the_last_one_wins(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, sitters = await four(house, monkeypatch)
    await house.open()
    await house.eve.until(lambda: house.tables(key), patience=PATIENCE)
    *leavers, last = sitters
    for leaver in leavers:
        asked = await leaver.person.invoke(house.channel, "/table resign")
        assert asked.message is not None
        await press(leaver.person, asked.message, Verb.RESIGN)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert "is left alone and wins" in settlement.text
    assert last.person.user.display_name in settlement.text


async def test_the_others_turn_out_who_is_late(house: House, monkeypatch: pytest.MonkeyPatch, pass_time: Pass) -> None:
    key, sitters = await four(house, monkeypatch, clock="10m")
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


async def test_a_practice_game_of_six(house: House) -> None:
    """Five robots and one person."""
    house.has_one_pack = True
    await house.open()
    begun = await house.ann.invoke(house.channel, "/practice", game=NAME, players=6, level="novice")
    assert begun.message is not None
    while not house.rows("SELECT id FROM tables"):
        await house.ann.invoke(house.channel, "/about")
    key = house.key()
    ann = Sitter(house, house.ann, key)
    turn = 0
    while await ann.is_open():
        if ann.choices() or menus(ann):
            turn += 1
            with suppress(Impossible):  # a last card has played itself meanwhile
                await play(ann, turn * turn)
    (settlement,) = await house.eve.until(lambda: house.settlements(key), patience=PATIENCE)
    assert len(played(house, key)) > 30
    assert "wins the game" in settlement.text or "win the game" in settlement.text
