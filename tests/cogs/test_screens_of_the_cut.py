"""The screens of the cut and of the proof: they fit Discord at the worst, and people's words stay mere words."""

import re
from dataclasses import replace

import pytest

from bot.games.protocol import Resign, Seat
from bot.tables import LONGEST_CUT, Cut, Table
from bot.text import Locale, say
from cogs.ids import CustomId, Verb, parse_id
from cogs.names import jump_to
from cogs.presses import _values
from cogs.screens.cut import cut_buttons, cut_form, cut_line, cut_sentence
from cogs.screens.game import Manner
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.proof import FAIR, fair_screen, proof_screen, record_screen
from cogs.screens.screen import PrivateScreen
from cogs.screens.situation import Situation
from cogs.screens.table import panel, public_table, showing
from tests.cogs.desk import KEY, MILLE, WORST_NAMES, sent, start, table_at
from tests.games.dealt import dealt_record
from tests.games.records import prove, write
from tests.witness.game import MAGPIE

POSTED = jump_to(10**19, 10**19 + 1, 10**19 + 2)
WORST_WORD = "*" * LONGEST_CUT  # each sign doubled when it is escaped


@pytest.fixture(params=["en", "fr"])
def locale(request: pytest.FixtureRequest) -> Locale:
    return "fr" if request.param == "fr" else "en"


@pytest.fixture
def owed() -> Table:
    """A table whose first deck is owed; Ann deals, Bob may cut."""
    return table_at(MILLE.start(MILLE.options({}), 2, Seat.A), names=WORST_NAMES)


async def test_table_offers_the_cut_while_a_deck_is_owed(screens: MilleScreens, owed: Table, locale: Locale) -> None:
    shown = sent(await public_table(owed, screens, Manner(locale), Situation(deals_at=1_000)))
    shown.check()
    assert [press.turn for verb in (Verb.CUT, Verb.WORD) for press in shown.find(verb)] == [1, 1]
    dealt = sent(await public_table(table_at(start()), screens, Manner(locale)))
    assert dealt.find(Verb.CUT) == dealt.find(Verb.WORD) == []


async def test_panel_offers_it_in_a_direct_message_only_and_to_the_cutter_only(
    screens: MilleScreens, owed: Table, locale: Locale
) -> None:
    alone = replace(owed, guild_id=None)
    for table, seat, offered in ((owed, Seat.B, 0), (alone, Seat.A, 0), (alone, Seat.B, 1)):
        shown = sent(await panel(table, seat, screens, Manner(locale)))
        shown.check()
        assert len(shown.find(Verb.CUT)) == offered


async def test_a_panel_before_a_deal_says_what_comes(screens: MilleScreens, owed: Table, locale: Locale) -> None:
    """A player who opens it then has no cards, and nothing to press."""
    table = table_at(owed.position)
    robot = replace(table, players=(table.players[0], replace(table.players[1], robot="novice", discord_id=None)))
    said = [
        sent(await panel(each, seat, screens, Manner(locale))).text
        for each, seat in (
            (replace(table, guild_id=None), Seat.B),
            (table, Seat.B),
            (table, Seat.A),
            (robot, Seat.A),
        )
    ]
    assert say(locale, "cut-may-own") in said[0]
    assert say(locale, "cut-may-own-there") in said[1]
    assert say(locale, "cut-may", player="Bob") in said[2]
    assert say(locale, "cut-nobody") in said[3]
    assert "Bob" not in said[0] + said[1], "nobody is told their own name"


def test_robot_is_not_asked(owed: Table, locale: Locale) -> None:
    robot = replace(owed, players=(owed.players[0], replace(owed.players[1], robot="novice", discord_id=None)))
    assert cut_buttons(robot, locale=locale) == ()
    assert cut_line(robot, locale=locale) is None


async def test_form_is_one_that_discord_accepts(locale: Locale) -> None:
    form = cut_form(CustomId(Verb.WORD, KEY, 3), locale=locale).modal()
    payload = form.to_dict()
    assert parse_id(str(payload["custom_id"])) == CustomId(Verb.WORD, KEY, 3)
    assert 1 <= len(str(payload["title"])) <= 45
    [label] = payload["components"]
    assert len(label["label"]) <= 45
    assert len(label["description"]) <= 100
    line = label["component"]
    assert (line["type"], line["min_length"], line["max_length"]) == (4, 1, LONGEST_CUT)
    assert form.is_finished()  # so that the library keeps nothing of it


def test_words_of_a_form_and_values_of_a_menu_are_read() -> None:
    line = {"type": 18, "component": {"type": 4, "custom_id": "text", "value": "7 ♣"}}
    assert _values({"custom_id": "x", "components": [line]}) == ["7 ♣"]
    assert _values({"custom_id": "x", "values": ["a", "b"]}) == ["a", "b"]
    for odd in ({}, {"components": None}, {"components": [1, {}, {"component": None}]}, {"values": None}):
        assert all(isinstance(value, str) for value in _values(odd))


@pytest.mark.parametrize("word", ["**bold**", "<@123>", "@everyone", "[a](http://b)", "`code`", "# head", "||x||"])
def test_what_somebody_cuts_with_is_only_words(owed: Table, word: str, locale: Locale) -> None:
    for seat in (Seat.B, None):
        said = cut_sentence(Cut(seat, word), showing(owed, None, Manner(locale)))
        assert not re.search(rf"(?<!\\){re.escape(word)}", said) or word == "# head"  # no line begins with it


@pytest.mark.parametrize("deals", [0, 1, 60])
def test_proof_and_record_fit(owed: Table, deals: int, locale: Locale) -> None:
    record = dealt_record(target=10_000, deals=deals)
    entries = tuple(replace(each, cut=WORST_WORD) if hasattr(each, "cut") else each for each in record.entries)
    proof = prove(write(record).encode())
    over = replace(owed, position=owed.position.play(Seat.A, Resign()).position)
    for table, checked in ((owed, None), (over, proof)):
        screen = proof_screen(
            table, replace(record, entries=entries), commitment="f" * 64, posted=POSTED, proof=checked, locale=locale
        )
        assert isinstance(screen, PrivateScreen)
        shown = sent(screen)
        shown.check()
        assert (proof.seed in shown.text) == (checked is not None)
        assert f"]({POSTED})" in shown.text
        [about] = shown.find(Verb.RULE)
        assert about.word == FAIR
        file = sent(record_screen(table, write(record).encode(), locale=locale))
        file.check()
        assert file.files[0][0] == f"{KEY}.mille"
        assert file.files[0][2].startswith(b'[Game "mille"]')


def test_where_the_promise_has_become_the_table_nobody_is_sent_to_it(owed: Table) -> None:
    elsewhere = replace(owed, terms=replace(owed.terms, is_elsewhere=True))
    record = dealt_record(target=10_000, deals=1)
    screen = proof_screen(elsewhere, record, commitment="f" * 64, posted=POSTED, proof=None, locale="en")
    assert POSTED not in sent(screen).text
    assert "what you noted" in sent(screen).text


def test_what_is_proved_and_what_is_not_fits(locale: Locale) -> None:
    screen = fair_screen(locale=locale)
    assert isinstance(screen, PrivateScreen)
    sent(screen).check()


def test_a_message_is_found_by_its_address() -> None:
    assert jump_to(None, 5, 6) == "https://discord.com/channels/@me/5/6"
    assert jump_to(5, 5, 6, is_elsewhere=True) == "https://discord.com/channels/@me/5/6"
    assert jump_to(5, 5, 6) == "https://discord.com/channels/5/5/6", "a server's first channel has its id"
    assert jump_to(4, 5, 6) == "https://discord.com/channels/4/5/6"


def test_a_record_of_closed_hands_tells_no_deal_and_is_named_like_all_but_the_oldest(locale: Locale) -> None:
    running = table_at(MAGPIE.start(MAGPIE.options({}), 3, Seat.A), names=("Ann", "Bob", "Cem"), game=MAGPIE)
    message = sent(record_screen(running, b"x", locale=locale))
    message.check()
    assert message.files[0][0] == f"{KEY}.game"
    assert say(locale, "export-closed") in message.text
    assert say(locale, "export-so-far") not in message.text


def test_a_cut_by_the_usual_number_is_a_word_in_every_list(owed: Table, locale: Locale) -> None:
    """Nobody compares eighteen digits in a sentence: the record and the commitment have them."""
    table = replace(owed, default_cut="123456789012345678")
    said = cut_sentence(Cut(Seat.A, table.default_cut), showing(table, None, Manner(locale)))
    assert table.default_cut not in said
