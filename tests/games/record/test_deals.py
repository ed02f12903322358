"""Deals and turns: each fault is found at its line."""

import pytest

from tests.games.record.files import DEAL, DEALT_OUT, DECK, TAGS, fault, position, text

AFTER_TAGS = {
    "a turn before any deal": ["A: draw"],
    "a deck before any deal": [DECK],
    "a stock before any deal": ["Stock: KS"],
    "a cut before any deal": ['Cut: "x"'],
    "the second deal first": ["Deal 2 dealer A"],
    "deal zero": ["Deal 0 dealer A"],
    "a deal with a leading zero": ["Deal 01 dealer A"],
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


def test_fault_after_the_tags() -> None:
    found = {what: fault(text(*TAGS, *lines, "", "# end")) for what, lines in AFTER_TAGS.items()}
    assert found == dict.fromkeys(AFTER_TAGS, 5)


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


def test_fault_in_a_turn() -> None:
    found = {what: fault(text(*DEAL, "# the fault is next", line, "B: draw")) for what, line in TURN_FAULTS.items()}
    assert found == dict.fromkeys(TURN_FAULTS, 8)


@pytest.mark.parametrize("rest", ["A: draw", "A: draw; lay K: KS KH 2H", "A: take 9H 9D; lay K: KS KH 2H"])
@pytest.mark.parametrize("following", ["A: discard 8S", "B: draw", "A: draw", "Stock: KS", "Deal 2 dealer A"])
def test_only_the_last_line_of_a_deal_in_progress_is_an_unfinished_turn(rest: str, following: str) -> None:
    assert position(*DEAL, rest).to_act
    assert fault(text(*DEAL, rest, following)) == 8


@pytest.mark.parametrize("ending", ["A: resign", "B: timeout", "Result: abandoned"])
def test_an_unfinished_turn_may_be_the_last_before_the_end(ending: str) -> None:
    assert position(*DEAL, "A: draw", ending).outcome is not None
