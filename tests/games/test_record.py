"""The game record, sentence by sentence: what is read, where the first fault is, and what is written.

The golden games in `mille/records` and their results were made by a second, plain implementation of the
rules page that shares no code with this one.
"""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from bot.games.mille.match import MillePosition
from bot.games.mille.report import Json, result_as_json
from bot.games.mille.settlement import MilleSettlement
from bot.games.protocol import Position, Settlement
from bot.games.record import BadRecord, read, write
from bot.replay import main
from tests.games.positions import MILLE, deck

GOLDEN = sorted((Path(__file__).parent / "mille" / "records").glob("*.mille"))

# A dealt K K 2 9 9 and low cards, B 7 7 and low cards, 9♠ turned up, the stock A♠ A♥ A♦ first.
DECK = "Deck: " + " ".join(map(str, deck(a="KS KH 2H 9H 9D 8S", b="7S 7H QS", top="9S", stock="AS AH AD")))
TAGS = ['[Game "mille"]', '[A "Ann"]', '[B "Bob"]', '[Rules "classic"]']
DEAL = [*TAGS, "Deal 1 dealer B", DECK]  # six lines
OUT_DECK = "Deck: " + " ".join(map(str, deck(a="TTTTTTTT KKKK 333", stock="7S 5S")))
OUT = "A: draw; lay T: TS TS TH TH TD TD TC TC; lay K: {k}; lay 3: {t}; discard 7S"


def out_line() -> str:
    """The line with which A goes out on the first turn of OUT_DECK."""
    held = OUT_DECK.split()[1:31:2]
    kings, threes = ([card for card in held if card[0] == rank] for rank in "K3")
    return OUT.format(k=" ".join(kings), t=" ".join(threes))


DEALT_OUT = [*TAGS, "Deal 1 dealer B", OUT_DECK, out_line()]  # seven lines, one deal finished
GAME_OVER = ['[Target "100"]', *DEALT_OUT]  # eight lines, the game over


def text(*lines: str) -> bytes:
    """A record of these lines."""
    return ("\n".join(lines) + "\n").encode()


def result(file: bytes) -> dict[str, Json]:
    """What `replay --json` tells of a record."""
    reading = read(file)
    assert isinstance(reading.position, MillePosition)
    settlement: Settlement = MilleSettlement()
    if reading.position.outcome is not None:
        settlement = MILLE.settle(reading.position, reading.record.stake)
    assert isinstance(settlement, MilleSettlement)
    return result_as_json(reading.position, settlement)


def position(*lines: str) -> Position:
    """The position a record of these lines leads to."""
    return read(text(*lines)).position


def fault(file: bytes) -> int:
    """The line of the first fault."""
    with pytest.raises(BadRecord) as bad:
        read(file)
    return bad.value.line


# Golden games


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    assert result(path.read_bytes()) == json.loads(path.with_suffix(".json").read_text("utf-8"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_written_and_read_again_is_the_same(path: Path) -> None:
    first = read(path.read_bytes())
    plain = write(first.record).encode()
    second = read(plain)
    assert (second.record, second.position) == (first.record, first.position)
    assert write(second.record).encode() == plain


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_may_stop_after_any_line(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines(keepends=True)
    tags = max(number for number, line in enumerate(lines, start=1) if line.startswith("["))
    for end in range(tags, len(lines), max(1, len(lines) // 40)):
        assert read("".join(lines[:end]).encode()).record.game == "mille"


def test_loosely_written_is_plainly_written_after_reading() -> None:
    loose = next(path for path in GOLDEN if path.stem == "loosely-written")
    plain = next(path for path in GOLDEN if path.stem == "picked-and-taken-twos")
    assert write(read(loose.read_bytes()).record) == write(read(plain.read_bytes()).record)


# Lines


def test_a_bom_is_optional() -> None:
    assert read(b"\xef\xbb\xbf" + text(*DEAL)).position == position(*DEAL)


def test_a_second_bom_is_a_fault() -> None:
    assert fault(b"\xef\xbb\xbf\xef\xbb\xbf" + text(*DEAL)) == 1


def test_lines_end_at_lf_or_crlf() -> None:
    assert read("\r\n".join(DEAL).encode()).position == position(*DEAL)


@pytest.mark.parametrize("other", ["\r", "\x0b", "\x0c", "\x1c", "\x85", "\u2028", "\u2029"])
def test_lines_end_nowhere_else(other: str) -> None:
    assert fault(text(*DEAL, "A: draw; discard 8S" + other + "B: draw")) == 7
    assert read(text(f'[Site "a{other}b"]', *DEAL)).record.others == (("Site", f"a{other}b"),)


def test_a_cr_without_lf_at_the_end_of_the_file_ends_no_line() -> None:
    assert fault("\n".join([*DEAL, "A: draw\r"]).encode()) == 7


def test_blank_lines_and_comments_are_ignored_anywhere_and_counted() -> None:
    loose = [line for real in DEAL for line in ("", " \t ", "# a comment", "\t #; draw", real)]
    assert position(*loose) == position(*DEAL)
    assert fault(text(*loose, "", "nonsense")) == 5 * len(DEAL) + 2


def test_no_comment_at_the_end_of_a_line() -> None:
    assert fault(text(*DEAL, "A: draw # the ace")) == 7
    assert fault(text('[Game "mille"] # tag', *TAGS[1:])) == 1


@pytest.mark.parametrize("around", [" ", "\t", " \t "])
def test_lines_are_stripped_of_spaces_and_tabs(around: str) -> None:
    assert position(*(around + line + around for line in DEAL)) == position(*DEAL)


@pytest.mark.parametrize("around", ["\u00a0", "\x0b", "\x0c", "\u3000", "\u200b"])
def test_other_blanks_are_not_stripped(around: str) -> None:
    assert fault(text(*TAGS, around)) == 5
    assert fault(text(*DEAL, f"A: draw{around}")) == 7
    assert fault(text(*DEAL, f"A:{around}draw")) == 7


@pytest.mark.parametrize("count", range(4, 7))
def test_a_record_may_stop_anywhere(count: int) -> None:
    assert read(text(*DEAL[:count])).position.outcome is None


def test_tags_alone_are_a_valid_record() -> None:
    told = result(text(*TAGS))
    assert (told["deals"], told["end"], told["winner"], told["settlement"]) == ([], None, None, None)


# Faults: what is appended to a record, and the line of the fault

AFTER_TAGS = {
    "a turn before any deal": ["A: draw"],
    "a deck before any deal": [DECK],
    "a stock before any deal": ["Stock: KS"],
    "a cut before any deal": ['Cut: "x"'],
    "the second deal first": ["Deal 2 dealer A"],
    "deal zero": ["Deal 0 dealer A"],
    "a negative deal": ["Deal -1 dealer A"],
    "a deal without number": ["Deal dealer A"],
    "a deal with other digits": ["Deal \N{FULLWIDTH DIGIT ONE} dealer A"],
    "an endless number": [f"Deal {'1' * 5000} dealer A"],
    "a dealer who does not play": ["Deal 1 dealer C"],
    "a dealer in lower case": ["Deal 1 dealer a"],
    "no dealer": ["Deal 1"],
    "a deal with more words": ["Deal 1 dealer A now"],
    "a deal in lower case": ["deal 1 dealer A"],
    "words": ["Once upon a time"],
    "another result": ["Result: draw"],
    "an empty result": ["Result:"],
    "a result in capitals": ["Result: Abandoned"],
    "abandoned by a seat": ["A: abandon"],
}


@pytest.mark.parametrize("lines", AFTER_TAGS.values(), ids=AFTER_TAGS.keys())
def test_fault_after_the_tags(lines: list[str]) -> None:
    assert fault(text(*TAGS, *lines, "", "# end")) == 5


CARD_FAULTS = {
    "one card missing": DECK.rsplit(" ", 1)[0],
    "one card too many": DECK + " KS",
    "a card three times": DECK.replace(" AH", " AS", 1),
    "no cards": "Deck:",
    "no card": DECK.replace(" AS", " XS", 1),
    "a card the wrong way round": DECK.replace(" AS", " SA", 1),
    "a white suit": DECK.replace(" AS", " A\N{WHITE SPADE SUIT}", 1),
    "commas": DECK.replace(" AS", ", AS", 1),
    "no spaces": "Deck: " + DECK[6:].replace(" ", ""),
    "a long s": DECK.replace(" AS", " A\N{LATIN SMALL LETTER LONG S}", 1),
    "a kelvin sign": DECK.replace(" KS", " \N{KELVIN SIGN}S", 1),
    "a variation selector after a letter": DECK.replace(" AS", " AS\ufe0f", 1),
    "a rank of ten in other digits": DECK.replace(" TS", " \N{ARABIC-INDIC DIGIT ONE}0S", 1),
    "a no-break space": DECK.replace(" AS", "\u00a0AS", 1),
    "a one": DECK.replace(" AS", " 1S", 1),
    "deck in lower case": DECK.replace("Deck", "deck"),
    "deck without colon": DECK.replace(":", "", 1),
}


@pytest.mark.parametrize("line", CARD_FAULTS.values(), ids=CARD_FAULTS.keys())
def test_fault_in_the_deck(line: str) -> None:
    assert fault(text(*TAGS, "Deal 1 dealer B", line, "A: draw")) == 6


@pytest.mark.parametrize(
    "line", ["A: draw", "Deal 1 dealer B", "Deal 2 dealer A", "Stock: KS", "Result: abandoned", "A: resign", '[X "y"]']
)
def test_a_missing_deck_is_a_fault_at_the_line_in_its_place(line: str) -> None:
    assert fault(text(*TAGS, "Deal 1 dealer B", "", "# no deck", line, DECK)) == 8


def test_one_cut_may_stand_between_a_deal_and_its_deck() -> None:
    cut = position(*TAGS, "Deal 1 dealer B", "", 'Cut: "a \\"word\\" \\\\"', "# here", DECK)
    assert cut == position(*DEAL)


@pytest.mark.parametrize("line", ["Cut: word", "Cut:", 'Cut: "a"b"', 'Cut: "a\\n"', 'Cut: "a', 'cut: "a"', 'Cut "a"'])
def test_fault_in_the_cut(line: str) -> None:
    assert fault(text(*TAGS, "Deal 1 dealer B", line, DECK)) == 6


def test_fault_two_cuts_or_one_elsewhere() -> None:
    assert fault(text(*TAGS, "Deal 1 dealer B", 'Cut: "x"', 'Cut: "x"', DECK)) == 7
    assert fault(text(*DEAL, 'Cut: "x"')) == 7
    assert fault(text(*DEALT_OUT, 'Cut: "x"')) == 8


TURN_FAULTS = {
    "a tag after the deal": '[Site "x"]',
    "a deal while one is on": "Deal 2 dealer A",
    "the same deal again": "Deal 1 dealer B",
    "a second deck": DECK,
    "the wrong seat": "B: draw",
    "no seat": ": draw",
    "a third seat": "C: draw",
    "a seat in lower case": "a: draw",
    "a seat's name": "Ann: draw",
    "no colon": "A draw",
    "no move": "A:",
    "an empty move": "A: draw;; discard 8S",
    "a trailing semicolon": "A: draw; discard 8S;",
    "a leading semicolon": "A: ; draw",
    "only a semicolon": "A: ;",
    "a verb in capitals": "A: Draw",
    "a verb shouted": "A: draw; DISCARD 8S",
    "an unknown verb": "A: peek",
    "an unknown word": "A: draw card",
    "commas between moves": "A: draw, discard 8S",
    "two turns on a line": "A: draw; discard 8S; draw",
    "both seats on a line": "A: draw; discard 8S; B: draw",
    "a discard first": "A: discard 8S",
    "a lay first": "A: lay K: KS KH 2H",
    "two draws": "A: draw; draw",
    "a pick of a nine": "A: pick",
    "a pass": "A: pass",
    "a take with one card": "A: take 9H",
    "a take with three cards": "A: take 9H 9D 9S",
    "a take of cards not held": "A: take 9S 9C",
    "a take with the wrong rank": "A: take KS KH",
    "a take with a two": "A: take 9H 2H",
    "a take without space": "A: take 9H9D",
    "a take without cards": "A: take",
    "a lay of two cards": "A: draw; lay K: KS KH",
    "a lay without rank": "A: draw; lay KS KH 2H",
    "a lay without colon": "A: draw; lay K KS KH 2H",
    "a lay of nothing": "A: draw; lay K:",
    "a lay of a strange rank": "A: draw; lay X: KS KH 2H",
    "a lay of a rank and a suit": "A: draw; lay KS: KS KH 2H",
    "a lay of cards not held": "A: draw; lay K: KS KS 2H",
    "a lay of the wrong rank": "A: draw; lay K: KS KH 9H",
    "a lay without naturals": "A: draw; lay A: 2H 2H 2H",
    "a lay without space": "A: draw; layK: KS KH 2H",
    "a discard of two cards": "A: draw; discard 8S 9H",
    "a discard of nothing": "A: draw; discard",
    "a discard of a card not held": "A: draw; discard QS",
    "a discard of no card": "A: draw; discard 8",
    "a resignation in a turn": "A: draw; resign",
    "a resignation before a turn": "A: resign; draw",
    "a resignation in capitals": "A: Resign",
    "a stock while cards are left": "Stock: 8S",
    "an empty stock while cards are left": "Stock:",
    "a resignation with words": "A: resign now",
    "an undo": "undo",
    "a renewal": "renew",
}


@pytest.mark.parametrize("line", TURN_FAULTS.values(), ids=TURN_FAULTS.keys())
def test_fault_in_a_turn(line: str) -> None:
    assert fault(text(*DEAL, "# the fault is next", line, "B: draw")) == 8


@pytest.mark.parametrize("rest", ["A: draw", "A: draw; lay K: KS KH 2H", "A: take 9H 9D; lay K: KS KH 2H"])
@pytest.mark.parametrize("following", ["A: discard 8S", "B: draw", "A: draw", "Stock: KS", "Deal 2 dealer A"])
def test_only_the_last_line_of_a_deal_in_progress_is_an_unfinished_turn(rest: str, following: str) -> None:
    assert position(*DEAL, rest).to_act
    assert fault(text(*DEAL, rest, following)) == 8


@pytest.mark.parametrize("ending", ["A: resign", "B: timeout", "Result: abandoned"])
def test_an_unfinished_turn_may_be_the_last_before_the_end(ending: str) -> None:
    assert position(*DEAL, "A: draw", ending).outcome is not None


# Cards and spaces are free where the page says so


@pytest.mark.parametrize(
    "line",
    [
        "A: take 9h 9d; lay k: ks kH 2h; discard 8s",
        "A: take 9♥ 9♦; lay K: K♠ k♥ 2♥; discard 8♠",
        "A: take 9♥\ufe0f 9♦\ufe0f; lay K: K♠\ufe0f KH 2♥\ufe0f; discard 8♠\ufe0f",
        "A:take 9H 9D;lay K:KS KH 2H;discard 8S",
        "A\t:\ttake\t9H  9D ;\tlay  K :  KS\tKH 2H\t; discard   8S",
        "A : take 9D 9H ; lay K : 2H KH KS ; discard 8S",
    ],
)
def test_a_turn_may_be_written_freely_and_is_written_plainly(line: str) -> None:
    plain = "A: take 9H 9D; lay K: KS KH 2H; discard 8S"
    assert position(*DEAL, line) == position(*DEAL, plain)
    assert write(read(text(*DEAL, line)).record).isascii()


@pytest.mark.parametrize("ten", ["T", "10", "t"])
def test_a_ten_may_be_written_10_in_a_rank_too(ten: str) -> None:
    line = out_line().replace("lay T:", f"lay {ten}:").replace("TS", f"{ten}S")
    loose = read(text(*DEALT_OUT[:-1], line))
    assert loose.position == position(*DEALT_OUT)
    assert "lay T: TS" in write(loose.record)


# A renewed stock


def idle_lines() -> list[str]:
    """Draws and discards of the drawn card until the stock is empty: lines 7 to 79, A the last. B may renew."""
    cards = DECK.split()[32:]
    return [f"{'AB'[index % 2]}: draw; discard {card}" for index, card in enumerate(cards)]


IDLE = [*DEAL, *idle_lines()]  # 79 lines
BURIED = [DECK.split()[31], *DECK.split()[32:-1]]
STOCK = "Stock: " + " ".join(BURIED)


def test_a_stock_is_read_top_card_first() -> None:
    assert position(*IDLE, STOCK, f"B: draw; discard {BURIED[0]}").to_act
    assert fault(text(*IDLE, STOCK, "B: draw; discard QH; draw")) == 81


def test_a_stock_may_be_the_last_line_of_a_record() -> None:
    reading = read(text(*IDLE, STOCK))
    assert reading.position.outcome is None
    assert write(reading.record).endswith(STOCK + "\n")


def test_a_renewed_stock_is_written_before_its_turn() -> None:
    record = read(text(*IDLE, "", STOCK, "# the draw", "B: draw")).record
    assert write(record).endswith(f"{STOCK}\nB: draw\n")


def test_a_draw_from_an_empty_stock_without_it_is_a_fault_at_the_draw() -> None:
    assert fault(text(*IDLE, "", "B: draw")) == 81


STOCK_FAULTS = {
    "one card missing": STOCK.rsplit(" ", 1)[0],
    "the top card too": f"{STOCK} {DECK.split()[-1]}",
    "another card": STOCK.replace(BURIED[0], BURIED[0][0] + ("H" if BURIED[0][1] != "H" else "C"), 1),
    "no cards": "Stock:",
    "no card": STOCK + " XX",
}


@pytest.mark.parametrize("line", STOCK_FAULTS.values(), ids=STOCK_FAULTS.keys())
def test_fault_in_the_stock(line: str) -> None:
    assert fault(text(*IDLE, line, "B: draw")) == 80


def test_a_stock_stands_directly_before_the_draw_and_nowhere_else() -> None:
    assert fault(text(*IDLE, STOCK, STOCK)) == 81
    assert fault(text(*IDLE[:-1], STOCK)) == 79
    assert fault(text(*IDLE, STOCK, "B: draw", STOCK)) == 82
    assert fault(text(*DEALT_OUT, STOCK)) == 8


@pytest.mark.parametrize("line", ["B: take 7S 7H", "B: pass", "A: draw", "Deal 2 dealer A"])
def test_after_a_stock_only_a_draw_is_legal(line: str) -> None:
    assert fault(text(*IDLE, STOCK, "", line)) == 82


def test_a_resignation_may_follow_a_stock() -> None:
    assert position(*IDLE, STOCK, "A: resign").outcome is not None


# The ends of deals and games


@pytest.mark.parametrize("more", ["; draw", "; discard 7S", "; pass", ";"])
def test_nothing_more_stands_on_the_line_that_ends_a_deal(more: str) -> None:
    assert fault(text(*DEALT_OUT[:-1], DEALT_OUT[-1] + more)) == 7


AFTER_A_DEAL = {
    "a turn": "B: draw",
    "a pass": "B: pass",
    "the same number": "Deal 1 dealer A",
    "a number left out": "Deal 3 dealer A",
    "the same dealer": "Deal 2 dealer B",
    "a deck": DECK,
    "a tag": '[Site "x"]',
}


@pytest.mark.parametrize("line", AFTER_A_DEAL.values(), ids=AFTER_A_DEAL.keys())
def test_fault_after_a_deal(line: str) -> None:
    assert fault(text(*DEALT_OUT, "", line)) == 9


def test_a_pass_after_a_deal_that_blocked_by_itself_is_a_fault() -> None:
    path = next(path for path in GOLDEN if path.stem == "blocked-by-itself")
    lines = path.read_text("utf-8").splitlines()
    for seat in "AB":
        assert fault(text(*lines, f"{seat}: pass")) == len(lines) + 1


AFTER_THE_GAME = ["A: resign", "B: timeout", "Result: abandoned", "Deal 2 dealer A", "B: draw", DECK, '[Site "x"]', "x"]


@pytest.mark.parametrize("line", AFTER_THE_GAME)
def test_only_blanks_and_comments_follow_the_end(line: str) -> None:
    assert result(text(*GAME_OVER, "", "# over", " "))["end"] == "target"
    assert fault(text(*GAME_OVER, "", line)) == 10
    for ending in ("A: resign", "B: timeout", "Result: abandoned"):
        assert fault(text(*DEAL, ending, "# over", line)) == 9


@pytest.mark.parametrize("before", [TAGS, DEAL, DEALT_OUT, [*DEAL, "A: draw"]])
@pytest.mark.parametrize(
    ("line", "end", "winner"),
    [
        ("A: resign", "resigned", "B"),
        ("B: resign", "resigned", "A"),
        ("A: timeout", "timeout", "B"),
        ("B : timeout", "timeout", "A"),
        ("Result: abandoned", "abandoned", None),
    ],
)
def test_a_game_ends_at_any_time(before: list[str], line: str, end: str, winner: str | None) -> None:
    told = result(text(*before, line))
    assert (told["end"], told["winner"]) == (end, winner)
    assert (told["settlement"] is None) == (winner is None)


# Tags


@pytest.mark.parametrize("name", ["Game", "A", "B", "Rules"])
def test_a_missing_tag_is_a_fault_at_the_first_line_that_is_no_tag_or_the_last(name: str) -> None:
    tags = [line for line in TAGS if not line.startswith(f"[{name} ")]
    assert fault(text(*tags)) == 3
    assert fault(text(*tags, "", "# nothing")) == 5
    assert fault(text("", *tags, "", "# soon", "Deal 1 dealer B", DECK)) == 7
    assert fault(text(*tags, "nonsense")) == 4


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


@pytest.mark.parametrize(("name", "value"), [(name, value) for name, values in BAD_VALUES.items() for value in values])
def test_a_bad_value_is_a_fault_at_its_line(name: str, value: str) -> None:
    tags = [line for line in TAGS if not line.startswith(f"[{name} ")]
    assert fault(text("# first", *tags[:2], f'[{name} "{value}"]', *tags[2:])) == 4


def test_the_first_fault_in_file_order_counts() -> None:
    assert fault(text('[Target "1"]', "[nonsense", '[Stake "x"]', "nonsense")) == 1
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


@pytest.mark.parametrize(("value", "stake"), [("0.00", 0), ("0.25", 25), ("1.00", 100), ("10000.00", 1_000_000)])
def test_the_stake_is_in_major_units(value: str, stake: int) -> None:
    assert read(text(*TAGS, f'[Stake "{value}"]')).record.stake == stake


def test_the_stake_is_1_if_absent() -> None:
    assert read(text(*TAGS)).record.stake == 100


# Writing


def test_written_tags_stand_in_order_then_deals_after_a_blank_line() -> None:
    loose = ['[Site "x"]', '[Skunk "multiply"]', '[Target "500"]', *reversed(TAGS), '[Date "y"]', '[Stake "0.05"]']
    plain = write(read(text(*loose, "Deal 1 dealer B", "# deck", 'Cut: "k"', DECK, "A:draw;discard 8♠")).record)
    assert plain.split("\n") == [
        '[Game "mille"]',
        '[A "Ann"]',
        '[B "Bob"]',
        '[Rules "classic"]',
        '[Stake "0.05"]',
        '[Target "500"]',
        '[Site "x"]',
        '[Date "y"]',
        "",
        "Deal 1 dealer B",
        'Cut: "k"',
        DECK,
        "A: draw; discard 8S",
        "",
    ]


# Laws


def first_fault(file: bytes) -> int | None:
    """The line of the first fault; None when there is none."""
    try:
        read(file)
    except BadRecord as bad:
        return bad.line
    return None


@given(st.binary(max_size=100) | st.text(max_size=100).map(str.encode))
@hypothesis_settings(deadline=None, derandomize=True, max_examples=60)
def test_whatever_is_in_a_file_it_has_a_faulty_line(file: bytes) -> None:
    line = first_fault(file)
    assert line is not None, "tags are not written by chance"
    assert 1 <= line <= file.count(b"\n") + 1


@given(st.sampled_from(GOLDEN), st.randoms(use_true_random=False))
@hypothesis_settings(deadline=None, derandomize=True, max_examples=60)
def test_a_changed_line_is_the_first_that_can_be_faulty_and_what_follows_does_not_matter(
    path: Path, chooser: Random
) -> None:
    lines = path.read_bytes().decode().split("\n")
    at = chooser.randrange(len(lines))
    words = lines[at].split(" ")
    word = chooser.randrange(len(words))
    words[word] = chooser.choice(["", "draw", ";", "A:", "QS", "x", '"', "#", "2", words[word] + ";", words[word] * 2])
    lines[at] = " ".join(words)
    line = first_fault("\n".join(lines).encode())
    if line is not None:
        assert line >= at + 1
        assert first_fault("\n".join(lines[:line]).encode()) == line
        assert first_fault("\n".join([*lines[: line - 1], "", *lines[line - 1 :]]).encode()) == line + 1


# The command


def test_replay_prints_one_json_object() -> None:
    path = next(path for path in GOLDEN if path.stem == "classic-doubled")
    done = subprocess.run(
        [sys.executable, "-m", "bot", "replay", str(path), "--json"], capture_output=True, check=False, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == json.loads(path.with_suffix(".json").read_text("utf-8"))


def test_replay_prints_the_score_pad_and_the_settlement(capsys: pytest.CaptureFixture[str]) -> None:
    path = next(path for path in GOLDEN if path.stem == "classic-doubled")
    told = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert main([str(path)]) == 0
    printed = capsys.readouterr().out
    for deal in told["deals"]:
        assert str(deal["totals"]["A"]) in printed
        assert str(deal["totals"]["B"]) in printed
    assert f"{told['settlement']['total'] / 100:.2f}" in printed


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_replay_names_the_faulty_line_and_prints_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    path = tmp_path / "bad.mille"
    path.write_bytes(text(*DEAL, "A: draw; discard QS"))
    assert main([str(path), *more]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}:7: ")
    assert err.count("\n") == 1
    assert "QS" not in err


def test_replay_gives_the_file_as_given_with_control_characters_escaped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a\nb\x1b.mille").write_bytes(b"nonsense\n")
    assert main(["a\nb\x1b.mille"]) == 2
    assert capsys.readouterr().err.startswith("a\\nb\\x1b.mille:1: ")


@pytest.mark.parametrize(
    "content", [None, b"\xff\xfe", text(*TAGS) + b'[Site "\xe9"]\n', text(*TAGS) + b"\xed\xa0\x80"]
)
def test_a_file_that_cannot_be_read_or_is_not_utf_8_is_a_fault_of_line_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    path = tmp_path / "x.mille"
    if content is not None:
        path.write_bytes(content)
    assert main([str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path}:1: ")


def test_a_folder_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"{tmp_path}:1: ")
