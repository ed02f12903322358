"""The lines of a record: where they end, and what is free in them."""

import pytest

from bot.games.record import read, write
from tests.games.record.files import DEAL, DEALT_OUT, TAGS, fault, out_line, position, result, text


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
