"""Records by the frame that all games share, with Magpie: each fault at its line."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.cli import replay, verify
from bot.games.proof import Disproof
from bot.games.protocol import BadOption, Chance, Options, Owed, RecordStyle, Resign, Seat, clockwise
from bot.games.record import BadRecord, Played, Record, Scribe, Shuffled
from bot.games.shuffle import commitment, first_dealer, shuffle
from tests.games.play import play_at_random
from tests.games.records import prove, read, write
from tests.witness.game import (
    DEAL,
    GAMES,
    GIFTS,
    GIVEN,
    MAGPIE,
    MORE_GAMES,
    OVER,
    PLAYED,
    STOCK,
    TAGS,
    TURNS,
    position,
    text,
)
from tests.witness.inner.game import MagpieGame
from tests.witness.inner.position import MagpiePosition
from tests.witness.kit import MagpieKit

SEED = bytes(range(32))


def fault(lines: Sequence[str]) -> int:
    """Return the line of the first fault."""
    with pytest.raises(BadRecord) as bad:
        read(text(*lines), games=GAMES)
    return bad.value.line


def written(lines: Sequence[str]) -> list[str]:
    """Return the lines of the deals, as written."""
    record = read(text(*lines), games=GAMES).record
    return write(record, games=GAMES).splitlines()[len(TAGS) + 2 :]


def test_f2_every_number_of_seats_has_its_tags() -> None:
    more = [*TAGS[:4], '[D "Dan"]', '[E "Eve"]', *TAGS[4:]]
    assert len(read(text(*more), games=GAMES).record.names) == 5
    assert fault([*TAGS[:4], '[E "Eve"]', *TAGS[4:], "", "Deal 1 dealer A"]) == 9
    assert fault([*TAGS[:3], *TAGS[4:]]) == 5
    assert fault([*more, '[F "Fay"]']) == 9
    assert fault([*TAGS, '[J "Jim"]', '[Site "x"]']) == 7


@pytest.mark.parametrize("tag", ['[Ante "0"]', '[Ante "01"]', '[Ante "x"]', '[Deals "10"]', '[Rules "other"]'])
def test_f2_a_bad_value_is_an_error_at_its_line(tag: str) -> None:
    assert fault([*TAGS[:4], tag, '[Site "x"]', "Deal 1 dealer A"]) == 5


class NotForThree(MagpieGame):
    """A game whose antes are low at a small table."""

    def start(self, options: Options, seats: int, first: Seat) -> MagpiePosition:
        """Start a game. Raises BadOption for a high ante of three."""
        if seats == 3 and options.texts()["ante"] == "5":
            raise BadOption("too-high", "ante")
        return super().start(options, seats, first)


def test_f2_a_value_that_is_bad_for_so_many_players_is_an_error_at_its_line() -> None:
    games = {MAGPIE.name: NotForThree()}
    tags = [*TAGS[:2], '[Ante "5"]', *TAGS[2:]]
    with pytest.raises(BadRecord) as bad:
        read(text(*tags), games=games)
    assert bad.value.line == 3
    assert read(text(*tags, '[D "Dan"]'), games=games).record.options.texts()["ante"] == "5"


def test_f2_a_stake_that_is_absent_is_the_pages() -> None:
    assert read(text(*TAGS), games=GAMES).record.stake == 50


def test_f3_jokers_are_read_in_any_form_and_written_in_one() -> None:
    loose = [line.replace("JK", "★", 1).replace("JK", "*") for line in DEAL]
    assert position(*loose) == position(*DEAL)
    assert written(loose)[1] == DEAL[-1]


def test_f5_the_deal_passes_to_the_left() -> None:
    two = [*[line for line in OVER if "Deals" not in line], ""]
    assert fault([*two, "Deal 2 dealer B"]) == 21
    assert position(*two, "Deal 2 dealer A").chance is not None


def test_f8_a_turn_may_be_split_and_is_written_on_one_line() -> None:
    split = [part for line in OVER for part in (line.replace("; ", f"\n{line[:3]}").split("\n"))]
    assert len(split) == 27 - 1
    assert position(*split) == position(*OVER)
    assert written(split) == written(OVER) == OVER[len(TAGS) :]


@pytest.mark.parametrize("line", ["C: give KD; give QD", "C: give QD; draw", "A: draw", "B: claim 1", "C: no", STOCK])
def test_f9_no_other_move_is_legal_until_the_last_has_chosen(line: str) -> None:
    assert fault([*DEAL, *GIFTS[:2], line]) == 11


def test_f9_seats_choose_in_any_order_once_and_are_written_from_the_dealers_left() -> None:
    assert written([*DEAL, *reversed(GIFTS)])[2:] == GIFTS
    assert fault([*DEAL, GIFTS[1], GIFTS[1]]) == 10
    assert fault([*DEAL, GIFTS[1], "B: give KH"]) == 10


def test_f10_no_is_left_out_and_filled_in() -> None:
    assert position(*GIVEN, "C: claim 1").view(None).unseen()
    assert position(*GIVEN, "A: draw; discard QD").window is not None
    assert fault([*GIVEN, "B: no"]) == 12
    assert fault([*GIVEN, "C: claim 1", "B: claim 1"]) == 13
    assert fault([*GIVEN, "A: draw", "C: claim 1"]) == 13
    assert fault([*GIVEN, *TURNS[:2], "A: claim 2"]) == 14


def test_f10_a_claim_stands_alone_on_its_line() -> None:
    assert fault([*GIVEN, "B: claim 1; claim 1"]) == 12
    assert fault([*GIVEN, "B: claim 1", "A: draw; claim 2"]) == 13


def test_f7_a_stock_stands_directly_before_the_line_that_begins_by_drawing_from_it() -> None:
    last = "C: draw; discard QH"
    assert fault([*PLAYED, last]) == 19
    assert fault([*PLAYED, "Stock: QH", last]) == 19
    assert fault([*PLAYED, "Stock: QH KC", last]) == 19
    assert fault([*GIVEN, STOCK]) == 12
    assert fault([*PLAYED, STOCK, STOCK, last]) == 20
    for line in ("C: take; discard QH", "A: claim 3", "C: resign", "Result: abandoned", "A: draw"):
        assert fault([*PLAYED, STOCK, "", line]) == 21
    assert written([*PLAYED, "", STOCK, "# drawn"])[-1] == STOCK


def test_f11_nothing_more_stands_on_the_line_that_ends_a_deal() -> None:
    assert fault([*OVER[:-1], f"{OVER[-1]}; draw"]) == 20
    assert fault([*OVER, "A: resign"]) == 21


def test_f12_a_seat_leaves_once_and_its_moves_go_on() -> None:
    assert position(*GIVEN, "B: resign", *TURNS).left
    assert fault([*GIVEN, "B: resign", "B: timeout"]) == 13
    assert fault([*GIVEN, "B: resign; draw"]) == 12
    lines = [*GIVEN, "B: claim 1", "A: draw", "C: timeout", "A: discard QD"]
    assert written(lines) == lines[len(TAGS) :]
    over = [*GIVEN, "B: resign", "C: timeout"]
    assert position(*over).outcome is not None
    assert fault([*over, "A: draw"]) == 14


def test_f12_who_left_before_the_first_deal_has_left() -> None:
    assert position(*TAGS, "B: timeout", *DEAL[len(TAGS) :]).left == position(*TAGS, "B: timeout").left != ()


def test_f13_an_agreed_end_stands_alone() -> None:
    assert position(*GIVEN, "Result: abandoned").outcome is not None
    assert fault([*GIVEN, "Result: abandoned", "A: draw"]) == 13


def test_f14_a_record_may_stop_anywhere() -> None:
    for end in range(len(TAGS), len(OVER)):
        assert position(*OVER[:end]).outcome is None


def test_f19_one_move_a_line_where_the_game_says_so_and_choices_as_made() -> None:
    other = replace(MAGPIE, style=RecordStyle(is_move_a_line=True, is_as_made=True))
    games = {other.name: other}
    split = [part for line in OVER for part in (line.replace("; ", f"\n{line[:3]}").split("\n"))]
    split[len(DEAL) : len(GIVEN)] = reversed(GIFTS)
    reading = read(text(*split), games=games)
    assert write(reading.record, games=games).splitlines()[len(TAGS) + 2 :] == split[len(TAGS) :]
    with pytest.raises(BadRecord) as bad:
        read(text(*OVER), games=games)
    assert bad.value.line == len(GIVEN) + 2


STYLES = [RecordStyle(is_move_a_line=one, is_as_made=other) for one in (False, True) for other in (False, True)]


@given(
    seed=st.integers(0, 2**32), seats=st.sampled_from(MAGPIE.seats), leaves=st.booleans(), style=st.sampled_from(STYLES)
)
def test_random_games_are_written_and_read_again(seed: int, seats: int, *, leaves: bool, style: RecordStyle) -> None:
    """Their order of answers, changes of mind and leaving are stranger than any that people come to."""
    game = replace(MAGPIE, style=style)
    games = {game.name: game}
    played = play_at_random(game, game.options({}), seed, seats=seats, leaves=leaves)
    record = write(played.record(), games=games)
    reading = read(record.encode(), games=games)
    assert reading.record == played.record()
    assert reading.position.outcome == played.final.outcome
    if any(isinstance(entry, Shuffled) for entry in reading.record.entries):  # which shows who dealt first
        assert MagpieKit().apart_from_turns(reading.position) == MagpieKit().apart_from_turns(played.final)
    assert write(reading.record, games=games) == record


def test_f15_a_replay_tells_the_frame_and_the_games_own_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "over.game"
    path.write_bytes(text(*OVER))
    assert replay.main([str(path), "--json"], games=MORE_GAMES) == 0
    assert json.loads(capsys.readouterr().out) == {
        "game": "magpie",
        "rules": "classic",
        "options": {"deals": 1, "ante": 1},
        "seats": ["A", "B", "C"],
        "deals": [
            {
                "deal": 1,
                "dealer": "C",
                "ended": "shown",
                "pot": 6,
                "winners": ["B"],
                "scores": {"A": -1, "B": 4, "C": -3},
                "totals": {"A": -1, "B": 4, "C": -3},
            }
        ],
        "pot": 0,
        "end": "played",
        "left": [],
        "totals": {"A": -1, "B": 4, "C": -3},
        "winners": ["B"],
        "settlement": {
            "transfers": [
                {"payer": "A", "payee": "B", "amount": 50},
                {"payer": "C", "payee": "B", "amount": 150},
            ],
            "net": {"A": -50, "B": 200, "C": -150},
        },
    }
    assert replay.main([str(path)], games=MORE_GAMES) == 0
    assert capsys.readouterr().out.splitlines()[-3:] == [
        "Bob wins (played).",
        "Ann pays Bob 0.50.",
        "Cem pays Bob 1.50.",
    ]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_card_is_proven_to_follow_from_the_seed(
    seats: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = write(dealt(seats), games=GAMES)
    proof = prove(record.encode(), posted=commitment(SEED), games=GAMES)
    assert [deal.deal for deal in proof.deals] == [1, 2, 3]
    path = tmp_path / "dealt.game"
    path.write_text(record)
    assert verify.main([str(path), "--commitment", commitment(SEED)], games=MORE_GAMES) == 0
    assert "as promised" in capsys.readouterr().out
    deck = next(line for line in record.splitlines() if line.startswith("Deck"))
    words = deck.split()
    other = " ".join([words[0], *reversed(words[1:])])
    with pytest.raises(Disproof):
        prove(record.replace(deck, other).encode(), games=GAMES)


class PassingOn(MagpiePosition):
    """A game of Magpie whose first deal passes leavers, as in games without deputies."""

    __slots__ = ()

    @property
    def chance(self) -> Chance | None:
        """The deck, from a player who is there."""
        chance = super().chance
        if chance is None or chance.seat not in self.left:
            return chance
        return replace(chance, seat=clockwise(len(self.hands), after=chance.seat, without=self.left)[0])


class PassedOn(MagpieGame):
    """That game, to start."""

    def start(self, options: Options, seats: int, first: Seat) -> PassingOn:
        """Return the same, with the other position."""
        begun = super().start(options, seats, first)
        return PassingOn(begun.board, begun.hands, begun.turns)


def test_f5_nobody_deals_first_whom_the_deal_has_passed() -> None:
    games = {MAGPIE.name: PassedOn()}
    lines = [*TAGS, "C: resign", "Deal 1 dealer A", *DEAL[len(TAGS) + 1 :]]
    assert read(text(*lines), games=games).position.window is not None
    with pytest.raises(BadRecord, match="deals") as bad:
        read(text(*[line.replace("dealer A", "dealer C") for line in lines]), games=games)
    assert bad.value.line == len(TAGS) + 2
    assert position(*TAGS, "C: resign", *DEAL[len(TAGS) :]).window is not None  # in Magpie a seat that left deals


def test_a_deal_that_passed_who_was_chosen_to_deal_first_is_as_promised() -> None:
    games = {MAGPIE.name: PassedOn()}
    first = first_dealer(SEED, game=MAGPIE.name, seats=3)
    dealer, other = clockwise(3, after=first)[:2]
    options = MAGPIE.options({"deals": "1"})
    left = PassedOn().start(options, 3, first).play(first, Resign()).position
    assert left.chance is not None
    cards = shuffle(SEED, game=MAGPIE.name, chance=left.chance, cut="")
    others = (("Commit", commitment(SEED)), ("Seed", SEED.hex()))
    entries = (Played(first, Resign()), Shuffled(1, dealer, cards))
    record = write(Record(MAGPIE.name, ("Ann", "Bob", "Cem"), options, 10, others, entries), games=games)
    assert [deal.dealer for deal in prove(record.encode(), games=games).deals] == [dealer]
    with pytest.raises(Disproof, match="first dealer"):
        prove(record.replace(f"{first}: resign", f"{other}: resign").encode(), games=games)


def dealt(seats: int) -> Record:
    """Return a game that was dealt from a seed and played at random."""
    luck, options = Random(seats), MAGPIE.options({"deals": "3"})
    position = MAGPIE.start(options, seats, first_dealer(SEED, game=MAGPIE.name, seats=seats))
    scribe, now = Scribe(MAGPIE, seats), position
    while now.outcome is None:
        if (chance := now.chance) is not None:
            cards = shuffle(SEED, game=MAGPIE.name, chance=chance, cut="x")
            if chance.kind is Owed.DECK:
                scribe.shuffled(Shuffled(chance.deal, chance.seat, cards, "x"))
            else:
                scribe.restocked(cards)
            now = now.supply(cards).position
            continue
        seat = luck.choice(sorted(now.awaited))
        move = luck.choice(list(now.legal_moves(seat)))
        before, now = now, now.play(seat, move).position
        scribe.played(seat, move, before=before, after=now)
    names = tuple(f"Player {number}" for number in range(seats))
    others = (("Commit", commitment(SEED)), ("Seed", SEED.hex()))
    return Record(MAGPIE.name, names, options, 10, others, scribe.entries)
