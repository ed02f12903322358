"""`/rules`, `/learn`, *Why?* and `/about`, as people use them."""

import pytest

from bot.games.lesson import Question
from bot.games.mille import lesson
from bot.games.mille.moves import Lay, parse_move
from bot.playground.person import Answer
from bot.playground.seen import SeenMessage
from cogs.ids import CustomId, Verb, parse_id
from tests.e2e.chance import SHORT, seeds_of
from tests.e2e.house import PATIENCE, House, Pass, id_of, press, verbs
from tests.e2e.players import Presser, play
from tests.there import there


def hidden(answer: Answer) -> SeenMessage:
    """Return the hidden message that answered."""
    assert answer.message is not None
    assert answer.message.hidden
    return answer.message


async def test_rules_are_read_topic_by_topic_in_one_hidden_panel(house: House) -> None:
    await house.open()
    choices = (await house.ann.complete(house.channel, "/rules", "topic", "pile")).choices
    assert [choice.value for choice in choices] == ["pile"]
    page = hidden(await house.ann.invoke(house.channel, "/rules", topic="pile"))
    assert "Rule 3.1" in page.text
    assert len(page.files) == 2
    turned = hidden(await house.ann.choose(page, page.menus[0].custom_id, "naturals"))
    assert turned.id == page.id
    next_leaf = next(button for button in turned.buttons if button.label.endswith("›"))
    further = hidden(await house.ann.press(turned, next_leaf.custom_id))
    assert further.id == page.id
    assert "ring" in further.text
    assert house.eve.messages(house.channel) == []
    assert "3.1" in hidden(await house.eve.invoke(house.channel, "/rules", topic="3.1")).text
    assert "Rule 1" in hidden(await house.eve.invoke(house.channel, "/rules")).text


async def test_how_to_play_is_beside_accept_and_leads_to_the_lesson(house: House) -> None:
    await house.open()
    asked = await house.ann.invoke(house.channel, "/challenge", opponent=house.bob)
    offered = await house.eve.invoke(house.channel, "/open")
    assert asked.message is not None
    assert offered.message is not None
    for message in (asked.message, offered.message):
        labels = [button.label for button in message.buttons]
        assert labels.index("How to play") == 1, "beside the button that accepts"
        page = hidden(await press(house.bob, message, Verb.HOW))
        assert [line[:2] for line in page.text.splitlines() if line[:1].isdecimal()] == ["1.", "2.", "3.", "4.", "5."]
        assert "/learn" in page.text
    lesson_begun = hidden(await press(house.bob, page, Verb.LEARN))
    assert "step 1 of 6" in lesson_begun.text
    assert "The cards" in hidden(await press(house.bob, page, Verb.RULE)).text
    assert hidden(await house.bob.invoke(house.channel, "/rules", topic="how-to-play")).text == page.text


@pytest.mark.long("rare cases")
async def test_how_to_play_in_french_under_a_practice_game_that_begins(house: House) -> None:
    await house.open()
    channel = house.ann.open_direct()
    house.ann.user.locale = "fr"
    begun = there((await house.ann.invoke(channel, "/practice")).message)
    page = hidden(await press(house.ann, begun, Verb.HOW))
    assert "cinq lignes" in page.text
    assert "Q♠ vaut 100" in page.text


async def test_about_says_what_is_kept(house: House) -> None:
    await house.open()
    said = hidden(await house.eve.invoke(house.channel, "/about"))
    assert "never touch money" in said.text
    assert "http" not in said.text


async def test_refusal_names_its_rule_and_one_press_shows_it(house: House) -> None:
    await house.open()
    await house.start_game(target=10_000)
    await house.eve.until(lambda: any(Presser(house, p).can_act() for p in (house.ann, house.bob)), patience=PATIENCE)
    mover = next(person for person in (house.ann, house.bob) if Presser(house, person).can_act())
    refused = hidden(await mover.invoke(house.channel, "/play", move="pass"))
    assert "(Rule 5)" in refused.text
    assert verbs(refused) == {Verb.RULE}
    rule = hidden(await press(mover, refused, Verb.RULE))
    assert rule.id != refused.id
    assert "The end of a deal" in rule.text


@pytest.mark.long("rare cases")
async def test_pad_and_settlement_open_to_cards_and_rules(house: House, pass_time: Pass) -> None:
    house.draw_seed = seeds_of(SHORT)
    await house.open(pause=600)
    key = await house.start_game(target=10_000)
    pass_time(600_000)
    nothing = hidden(await house.ann.invoke(house.channel, "/game score"))
    assert "No deal of this game is finished" in nothing.text
    players = (Presser(house, house.ann), Presser(house, house.bob))
    await play(house, players, until=lambda: bool(house.ended(key)))
    (pad,) = house.ended(key)
    opened = hidden(await press(house.eve, pad, Verb.WHY))
    assert "deal 1" in opened.text
    lines = next(menu for menu in opened.menus if word_of(menu.custom_id) == "line-A")
    line = hidden(await house.eve.choose(opened, lines.custom_id, lines.options[0].value))
    assert line.id == opened.id
    assert "points" in line.text
    assert hidden(await press(house.eve, line, Verb.RULE)).id != line.id
    other = next(button for button in line.buttons if word_of(button.custom_id) == "seat-B")
    assert hidden(await house.eve.press(line, other.custom_id)).id == opened.id
    await house.resign(house.ann, key)
    (settlement,) = house.settlements(key)
    paid = hidden(await press(house.bob, settlement, Verb.WHY))
    assert "Game: 3" in paid.text
    opened = hidden(await house.bob.choose(paid, id_of(paid, Verb.WHY), "game"))
    assert "Ann lost the game" in opened.text


@pytest.mark.long("whole deals")
async def test_lines_of_a_deal_in_play_are_not_opened(house: House, pass_time: Pass) -> None:
    """Any id may be made up: only counted deals are shown."""
    await house.open(pause=600)
    key = await house.start_game(target=10_000, stake="0")
    pass_time(600_000)
    players = (Presser(house, house.ann), Presser(house, house.bob))
    await play(house, players, until=lambda: bool(house.ended(key)))
    await house.ann.until(lambda: len(house.plies(key)) > 0 and house.tables(key), patience=PATIENCE)
    (pad,) = house.ended(key)
    opened = hidden(await press(house.ann, pad, Verb.WHY))
    deals = [menu for menu in opened.menus if word_of(menu.custom_id).startswith("deal")]
    assert all([option.value for option in menu.options] == ["1"] for menu in deals)
    await house.resign(house.ann, key)
    (settlement,) = house.settlements(key)
    explained = hidden(await press(house.bob, settlement, Verb.WHY))
    assert "resigned" in explained.text, "who ended it comes first"
    (deals,) = [menu for menu in explained.menus if word_of(menu.custom_id).startswith("deal")]
    assert sorted(option.value for option in deals.options) == ["0", "1"], "the end, and the deal that was counted"


@pytest.mark.long("rare cases")
async def test_lesson_is_left_and_taken_up_and_ends_with_a_game(house: House) -> None:
    await house.open()
    channel = house.ann.open_direct()
    panel = hidden_or_direct(await house.ann.invoke(channel, "/learn"))
    assert [button.label for button in panel.buttons if not button.disabled][:1] == ["Draw"], "as in a game"
    assert len(panel.files) == 1, "one picture, as in a game"
    for done in range(lesson.SCRIPT.end):
        if done == 7:
            panel = hidden_or_direct(await house.ann.invoke(channel, "/learn"))
            assert "four kings" in panel.text
        if done == 1:
            wrong = await marked(house, panel, "9", "3")
            assert "(Rule 4)" in wrong.text
            assert "step 1 of 6" in wrong.text
            back = there(_button(wrong, "Back"))
            panel = hidden_or_direct(await house.ann.press(wrong, back))
            assert "step 1 of 6" in panel.text
        panel = hidden_or_direct(await answer(house, panel, done))
    assert "42" in panel.text
    begun = await press(house.ann, panel, Verb.PRACTICE)
    assert begun.message is not None
    assert "for practice" in begun.message.text
    await house.ann.until(house.plies, patience=PATIENCE)
    again = hidden_or_direct(await house.ann.invoke(channel, "/learn"))
    assert "step 1 of 6" in again.text


async def test_lesson_in_a_channel_is_hidden_and_any_step_can_be_chosen(house: House) -> None:
    await house.open()
    panel = hidden(await house.ann.invoke(house.channel, "/learn"))
    moved = hidden(await house.ann.choose(panel, id_of(panel, Verb.STEP), "4"))
    assert moved.id == panel.id
    assert "Naturals" in moved.text
    await house.reopen()
    assert "Naturals" in hidden(await house.ann.invoke(house.channel, "/learn")).text
    assert house.eve.messages(house.channel) == []


async def answer(house: House, panel: SeenMessage, done: int) -> Answer:
    """Do the task, with the controls of a game."""
    task = lesson.SCRIPT.tasks[done]
    if isinstance(task, Question):
        chosen = str(task.offered.index(task.right))
        return await house.ann.press(panel, str(CustomId(Verb.LESSON, "mille", done, chosen)))
    move = parse_move(task.move)
    verb, _, rest = task.move.partition(" ")
    labels = {"draw": "Draw", "take": "Take ", "discard": rest[:1], "lay": f"{rest[:1]}s ·"}
    if isinstance(move, Lay) and not _button(panel, labels[verb]) and not _button(panel, "Go out"):
        panel = await marked(house, panel, *dict.fromkeys(str(card.rank) for card in move.cards))
        labels["lay"] = "Lay these"
    which = there(_button(panel, labels[verb]) or _button(panel, "Go out"))
    return await house.ann.press(panel, which)


async def marked(house: House, panel: SeenMessage, *ranks: str) -> SeenMessage:
    """Mark all cards of these ranks, of twos one."""
    for label in ("By hand", *ranks):
        which = there(_button(panel, label))
        panel = hidden_or_direct(await house.ann.press(panel, which))
    return panel


def _button(panel: SeenMessage, label: str) -> str | None:
    """Return the id of the first button with a label that begins so; None when there is none."""
    return next((button.custom_id for button in panel.buttons if button.label.startswith(label)), None)


def hidden_or_direct(answer: Answer) -> SeenMessage:
    """Return the answer in a direct message, where only one person sees everything."""
    assert answer.message is not None
    return answer.message


def word_of(custom_id: str) -> str:
    """Return the word of one of our ids."""
    found = parse_id(custom_id)
    return "" if found is None else found.word
