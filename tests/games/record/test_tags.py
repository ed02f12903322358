"""The tags of a record."""

from collections.abc import Mapping

import pytest

from bot.games.mille.inner.game import MilleGame
from bot.games.mille.options import MilleOptions
from bot.games.protocol import BadOption
from bot.games.record import BadRecord
from bot.games.report import Json
from tests.games.record.files import DEAL, DECK, TAGS, fault, result, text
from tests.games.records import read, write


def test_the_first_edition_of_the_rules_is_read_and_never_written() -> None:
    reading = read(text(*TAGS, '[Edition "1"]', '[Site "x"]'))
    assert reading == read(text(*TAGS, '[Site "x"]'))
    assert "Edition" not in write(reading.record)


@pytest.mark.parametrize("edition", ["2", "0", "01", "", " 1", "1.0", "one", "9" * 500])
@pytest.mark.parametrize("game", ["mille", "cinch"])
def test_an_edition_that_this_version_does_not_know_is_a_fault_at_its_line(game: str, edition: str) -> None:
    tags = [f'[Game "{game}"]', *(f'[{seat} "{seat}"]' for seat in "ABCD"[: 2 if game == "mille" else 4])]
    lines = [*tags, '[Rules "classic"]', f'[Edition "{edition}"]', '[Stake "x"]', "nonsense"]
    assert fault(text(*lines)) == len(tags) + 2


@pytest.mark.parametrize("name", ["Game", "A", "B", "Rules"])
def test_a_missing_tag_is_a_fault_at_the_first_line_that_is_no_tag_or_the_last(name: str) -> None:
    tags = [line for line in TAGS if not line.startswith(f"[{name} ")]
    assert fault(text(*tags)) == 3
    assert fault(text(*tags, "", "# nothing")) == 5
    assert fault(text("", *tags, "", "# soon", "Deal 1 dealer B", DECK)) == 7
    assert fault(text(*tags, "nonsense")) == 4


@pytest.mark.parametrize("others", [[], ['[Target "1"]'], ['[D "Dan"]']])
def test_a_record_that_names_no_game_is_refused_for_that_alone(others: list[str]) -> None:
    """Mille's demands on its tags do not apply where nothing says that it is Mille."""
    with pytest.raises(BadRecord) as bad:
        read(text(*others, *TAGS[1:]))
    assert bad.value.line == len(others) + 3
    assert bad.value.problem.startswith("the tag Game is missing, which names the game: one of mille, ")
    assert fault(text('[Stake "x"]', *others, *TAGS[1:])) == 1, "what is amiss in any game is told first"
    assert fault(text(*others, '[Game "whist"]', *TAGS[1:])) == len(others) + 1


@pytest.mark.parametrize("file", [b"", b"\n", b"\xef\xbb\xbf", b"# nothing\n"])
def test_an_empty_record_lacks_its_tags(file: bytes) -> None:
    assert fault(file) == 1


@pytest.mark.parametrize(
    "line",
    [
        "[Site]",
        "[Site x]",
        "[Site 'x']",
        '[Site "x"',
        'Site "x"]',
        '["x"]',
        "[]",
        '[1Site "x"]',
        '[Si-te "x"]',
        '[Site_1 "x"]',
        '[Site "a"b"]',
        '[Site "a\\n"]',
        '[Site "a\\"]',
        '[Site "x" "y"]',
        '[Site "x"]]',
        '[[Site "x"]',
    ],
)
def test_fault_in_the_form_of_a_tag(line: str) -> None:
    assert fault(text(*TAGS[:2], line, *TAGS[2:])) == 3


@pytest.mark.parametrize("value", ["", "[x]", "a; b", "# no", "名前", "🂡", "tab\there", "it's", "\\", '"', '\\"'])
def test_any_text_may_stand_in_quotes_with_two_escapes(value: str) -> None:
    escaped = value.replace("\\", "\\\\").replace('"', '\\"')
    record = read(text(*TAGS[:1], f'[A "{escaped}"]', *TAGS[2:], f'[Site "{escaped}"]')).record
    assert (record.names, record.others) == ((value, "Bob"), (("Site", value),))
    assert read(write(record).encode()).record == record


@pytest.mark.parametrize("line", [*TAGS, '[Site "y"]', '[Stake "1.00"]'])
def test_the_second_of_a_name_is_a_fault_at_its_line(line: str) -> None:
    assert fault(text(*TAGS, '[Site "x"]', '[Stake "1.00"]', '[Date "x"]', line)) == 8


def test_names_of_tags_are_exact() -> None:
    assert read(text(*TAGS, '[target "nonsense"]')).record.others == (("target", "nonsense"),)


BAD_VALUES = {
    "Game": ["Mille", "", "rummy", " mille", "mille "],
    "Rules": ["Classic", "", "house", "classic "],
    "Stake": [
        "1",
        "1.0",
        ".50",
        "1.000",
        "-1.00",
        "10000.01",
        "1,00",
        " 1.00",
        "+1.00",
        "1e2.00",
        "$1.00",
        "",
        "١.00",
        "9" * 5000 + ".00",
        "1.00\n"[:-1] + "\x0b",
    ],
    "Target": [
        "95",
        "0",
        "101",
        "1201",
        "10005",
        "-1200",
        "+1200",
        "1200.0",
        "1_200",
        "1e3",
        "",
        " 1200",
        "many",
        "５00",
        "9" * 5000,
    ],
    "NaturalRequired": ["Yes", "true", "1", ""],
    "Progressive": ["NO", "false", "no "],
    "CleanNatural": ["Out", "both", ""],
    "Difference": ["Nearest", "exact", ""],
    "Skunk": ["Mark", "double", ""],
}


@pytest.mark.parametrize("name", BAD_VALUES)
def test_a_bad_value_is_a_fault_at_its_line(name: str) -> None:
    tags = [line for line in TAGS if not line.startswith(f"[{name} ")]
    for value in BAD_VALUES[name]:
        assert fault(text("# first", *tags[:2], f'[{name} "{value}"]', *tags[2:])) == 4, value


def test_the_first_fault_in_file_order_counts() -> None:
    assert fault(text(TAGS[0], '[Target "1"]', "[nonsense", '[Stake "x"]', "nonsense")) == 2
    assert fault(text("[nonsense", '[Target "1"]')) == 1
    assert fault(text('[Date "x"]', '[Date "y"]', '[Target "1"]')) == 2
    assert fault(text(*DEAL, "A: nonsense", "B: nonsense", "[x")) == 7


@pytest.mark.parametrize(
    ("tag", "option", "value"),
    [
        ('[Target "100"]', "target", 100),
        ('[Target "10000"]', "target", 10000),
        ('[NaturalRequired "yes"]', "natural_required", True),
        ('[CleanNatural "any"]', "clean_natural", "any"),
        ('[Difference "started"]', "difference", "started"),
        ('[Skunk "mark"]', "skunk", "mark"),
        ('[Progressive "yes"]', "progressive", True),
    ],
)
def test_an_option_tag_changes_the_preset_wherever_it_stands(tag: str, option: str, value: Json) -> None:
    for file in (text(tag, *TAGS), text(*TAGS, tag)):
        options = result(file)["options"]
        assert isinstance(options, dict)
        assert options[option] == value


class Picky(MilleGame):
    """A game in which two options, each allowed, do not go together."""

    def options(self, given: Mapping[str, str]) -> MilleOptions:
        """Raises BadOption for both at once."""
        if {"target", "skunk"} <= given.keys():
            raise BadOption("not-together", "skunk")
        return super().options(given)


def test_options_that_do_not_go_together_are_told_by_their_line() -> None:
    games = {"mille": Picky()}
    with pytest.raises(BadRecord) as raised:
        read(text(*TAGS, '[Target "500"]', '[Skunk "mark"]'), games=games)
    assert (raised.value.line, raised.value.problem) == (
        len(TAGS) + 2,
        "Skunk does not go with the other options or the players",
    )
    assert read(text(*TAGS, '[Skunk "mark"]'), games=games).record.options.texts()["skunk"] == "mark"


@pytest.mark.parametrize(("value", "stake"), [("0.00", 0), ("0.25", 25), ("1.00", 100), ("10000.00", 1_000_000)])
def test_the_stake_is_in_major_units(value: str, stake: int) -> None:
    assert read(text(*TAGS, f'[Stake "{value}"]')).record.stake == stake


def test_the_stake_is_1_if_absent() -> None:
    assert read(text(*TAGS)).record.stake == 100
