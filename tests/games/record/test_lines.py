"""The lines of a record: where they end, and what is free in them."""

import pytest

from bot.games.record import LARGEST_FILE, LONGEST_LINE
from tests.games.record.files import DEAL, DEALT_OUT, DECK, IDLE, STOCK, TAGS, fault, out_line, position, result, text
from tests.games.records import read, write


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
    found = result(text(*TAGS))
    assert (found["deals"], found["end"], found["winner"], found["settlement"]) == ([], None, None, None)


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


CUT = [*TAGS, "Deal 1 dealer B", 'Cut: "x"', DECK]
PLACES = {  # the lines, and the one where `_` marks optional blanks
    "between a tag's name and its value": (DEAL, 0, '[Game_"mille"]'),
    "after Deal": (DEAL, 4, "Deal_1 dealer B"),
    "after a deal's number": (DEAL, 4, "Deal 1_dealer B"),
    "before a dealer": (DEAL, 4, "Deal 1 dealer_B"),
    "between cards of a deck": (DEAL, 5, DECK[:9] + DECK[9:].replace(" ", "_", 1)),
    "between moves' words": ([*DEAL, "A: draw"], 6, "A: take_9H 9D"),
    "between two cards": ([*DEAL, "A: draw"], 6, "A: take 9H_9D"),
    "before a rank": ([*DEAL, "A: draw"], 6, "A: draw; lay_K: KS KH 2H"),
    "before a discard's card": ([*DEAL, "A: draw"], 6, "A: draw; discard_8S"),
}
AROUND = {  # the same, where there may also be none
    "before a deck's colon": (DEAL, 5, DECK.replace(": ", "_: ", 1)),
    "after a deck's colon": (DEAL, 5, DECK.replace(": ", ":_", 1)),
    "before a cut's colon": (CUT, 5, 'Cut_:"x"'),
    "after a cut's colon": (CUT, 5, 'Cut:_"x"'),
    "before a seat's colon": ([*DEAL, "A: draw"], 6, "A_:draw"),
    "after a seat's colon": ([*DEAL, "A: draw"], 6, "A:_draw"),
    "before a semicolon": ([*DEAL, "A: draw"], 6, "A: draw_;discard 8S"),
    "after a semicolon": ([*DEAL, "A: draw"], 6, "A: draw;_discard 8S"),
    "before a meld's colon": ([*DEAL, "A: draw"], 6, "A: draw; lay K_:KS KH 2H"),
    "after a meld's colon": ([*DEAL, "A: draw"], 6, "A: draw; lay K:_KS KH 2H"),
    "before a stock's colon": ([*IDLE, STOCK], 79, STOCK.replace(": ", "_:", 1)),
    "after a stock's colon": ([*IDLE, STOCK], 79, STOCK.replace(": ", ":_", 1)),
    "before a result's colon": ([*DEAL, "A: draw"], 6, "Result_:abandoned"),
    "after a result's colon": ([*DEAL, "A: draw"], 6, "Result:_abandoned"),
    "before an end's word": ([*DEAL, "A: draw"], 6, "A:_resign"),
}


def with_blanks(place: str, blanks: str) -> list[str]:
    """Return a record with these blanks in that place."""
    lines, at, line = (PLACES | AROUND)[place]
    assert line.count("_") == 1
    return [*lines[:at], line.replace("_", blanks), *lines[at + 1 :]]


@pytest.mark.parametrize("place", [*PLACES, *AROUND])
def test_spaces_and_tabs_are_free(place: str) -> None:
    plain = read(text(*with_blanks(place, " ")))
    for blanks in ("\t", "  ", "\t\t", " \t "):
        loose = read(text(*with_blanks(place, blanks)))
        assert loose == plain
        assert write(loose.record) == write(plain.record)


@pytest.mark.parametrize("place", [*PLACES, *AROUND])
def test_words_need_a_blank_between_them_and_signs_none(place: str) -> None:
    bare = text(*with_blanks(place, ""))
    if place in AROUND:
        assert read(bare) == read(text(*with_blanks(place, " ")))
    else:
        assert fault(bare) == (PLACES | AROUND)[place][1] + 1


@pytest.mark.parametrize("place", [*PLACES, *AROUND])
def test_other_white_space_is_part_of_a_word(place: str) -> None:
    at = (PLACES | AROUND)[place][1]
    for blank in "\u00a0\x0b\x0c\r\x1c\x85\u2003\u2028\u3000\u200b":
        assert fault(text(*with_blanks(place, blank))) == at + 1, ascii(blank)
        if place in PLACES:
            assert fault(text(*with_blanks(place, f" {blank} "))) == at + 1, ascii(blank)


def test_a_file_a_line_and_a_tag_have_a_size() -> None:
    assert read(text(*DEAL, "#" * LARGEST_FILE)[:LARGEST_FILE]).position == position(*DEAL)
    assert fault(text(*DEAL, "#" * LARGEST_FILE)) == 1
    longest = "A: draw;" + "discard 8S".rjust(LONGEST_LINE - 8)
    assert read(text(*DEAL, longest)).position == position(*DEAL, "A: draw; discard 8S")
    assert fault(text(*DEAL, longest.replace(";", " ;"))) == 7
    site = '[Site "' + "x" * 991 + '"]'
    assert read(text(*TAGS, site)).record.others == (("Site", "x" * 991),)
    assert fault(text(*TAGS, site.replace("x", "xx", 1))) == 5
    assert fault(text("[Game mille]", *TAGS[1:], site.replace("x", "xx", 1))) == 1
