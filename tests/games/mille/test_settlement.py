"""Rules 8 and 8a: the cost of a finished game."""

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from bot.games.mille.options import PRESETS, MilleOptions
from bot.games.mille.settlement import MilleSettlement, settle_totals
from bot.games.protocol import Abandon, Ending, Refused, Resign, Seat, Timeout
from tests.games.positions import MILLE, look, next_deal, play, start

A, B = Seat.A, Seat.B


def settle(
    winner: int,
    loser: int,
    *,
    naturals: tuple[int, int] = (0, 0),
    chapeaux: tuple[int, int] = (0, 0),
    ending: Ending = Ending.PLAYED,
    stake: int = 100,
    **options: str,
) -> MilleSettlement:
    """Settle a game that A won by these totals, at $1-$3; pairs are the winner's and the loser's."""
    return settle_totals(
        MilleOptions.read(options),
        totals=(winner, loser),
        naturals=naturals,
        chapeaux=chapeaux,
        winner=A,
        ending=ending,
        stake=stake,
    )


def parts(settled: MilleSettlement) -> tuple[int, ...]:
    """Return the parts in whole dollars, in the order of the page."""
    return tuple(amount // 100 for _, amount in settled.parts)


# The worked examples of section 8


@pytest.mark.parametrize(
    ("loser", "dollars", "multiplier"), [(649, (3, 7, 6, 3), 1), (650, (3, 6, 6, 3), 1), (590, (3, 7, 6, 3), 2)]
)
def test_8_worked_classic(loser: int, dollars: tuple[int, ...], multiplier: int) -> None:
    settled = settle(1252, loser, naturals=(2, 1), chapeaux=(1, 1))
    assert (parts(settled), settled.multiplier) == (dollars, multiplier)
    assert settled.total == 100 * sum(dollars) * multiplier


def test_8_worked_classic_close_game() -> None:
    assert settle(1236, 1169).total == 300


def test_8_worked_classic_negative_loser_triples() -> None:
    settled = settle(1200, -5)
    assert (parts(settled), settled.multiplier, settled.total) == ((3, 12, 0, 0), 3, 4500)


@pytest.mark.parametrize(("chapeaux", "total"), [((0, 0), 700), ((0, 1), 1000)])
def test_8_worked_wikipedia(chapeaux: tuple[int, int], total: int) -> None:
    assert settle(1275, 1180, naturals=(1, 0), chapeaux=chapeaux, rules="wikipedia").total == total


@pytest.mark.parametrize(("naturals", "total"), [(4, 6600), (5, 8100)])
def test_8_worked_progressive(naturals: int, total: int) -> None:
    settled = settle(2100, 860, naturals=(naturals, 0), chapeaux=(0, 3), rules="progressive")
    assert dict(settled.parts)["difference"] == 1200
    assert dict(settled.parts)["chapeaux"] == 1800
    assert dict(settled.parts)["skunk"] == 300
    assert settled.total == total


# Sentence by sentence


@pytest.mark.parametrize("stake", [0, 25, 100, 1_000_000])
def test_8_the_larger_stake_is_three_times_the_smaller(stake: int) -> None:
    assert dict(settle(1200, 1200, stake=stake).parts)["game"] == 3 * stake


@pytest.mark.parametrize("stake", [-1, 1_000_001])
def test_8_the_smaller_stake_is_0_to_10000(stake: int) -> None:
    with pytest.raises(ValueError):
        settle(1200, 1000, stake=stake)


def test_8_a_stake_of_zero_settles_at_zero() -> None:
    settled = settle(1200, -100, naturals=(2, 0), chapeaux=(0, 2), stake=0)
    assert (settled.total, settled.transfers) == (0, ())


def test_8_naturals_of_the_winner_and_chapeaux_of_the_loser_pay() -> None:
    assert parts(settle(1200, 1200, naturals=(2, 0), chapeaux=(0, 3))) == (3, 0, 6, 9)


def test_8_naturals_of_the_loser_and_chapeaux_of_the_winner_pay_nothing() -> None:
    assert settle(1200, 1200, naturals=(0, 4), chapeaux=(4, 0)).total == 300


@pytest.mark.parametrize(("rules"), PRESETS)
def test_8_the_difference_is_never_less_than_zero(rules: str) -> None:
    assert dict(settle(1200, 2000, naturals=(1, 0), rules=rules, natural_required="yes").parts)["difference"] == 0


@pytest.mark.parametrize(
    ("winner", "loser", "hundreds"),
    [
        (1250, 1149, 2),
        (1249, 1149, 1),
        (1249, 1150, 0),
        (1200, -50, 12),
        (1200, -51, 13),
        (1200, -150, 13),
        (1200, -151, 14),
    ],
)
def test_7_nearest_rounds_both_totals_50_up(winner: int, loser: int, hundreds: int) -> None:
    assert dict(settle(winner, loser).parts)["difference"] == 100 * hundreds


@pytest.mark.parametrize(
    ("winner", "loser", "hundreds"),
    [(1200, 1200, 0), (1205, 1200, 1), (1300, 1200, 1), (1305, 1200, 2), (1200, -5, 13)],
)
def test_7_started_counts_each_started_hundred(winner: int, loser: int, hundreds: int) -> None:
    assert dict(settle(winner, loser, difference="started").parts)["difference"] == 100 * hundreds


@pytest.mark.parametrize(
    ("target", "loser", "multiplier"),
    [
        ("1200", 600, 1),
        ("1200", 599, 2),
        ("1200", 0, 2),
        ("1200", -5, 3),
        ("2000", 1000, 1),
        ("2000", 995, 2),
        ("105", 53, 1),
        ("105", 52, 2),
    ],
)
def test_7_the_skunk_multiplies_below_half_the_target_and_below_zero(target: str, loser: int, multiplier: int) -> None:
    settled = settle(int(target), loser, target=target)
    assert settled.multiplier == multiplier
    assert settled.total == sum(amount for _, amount in settled.parts) * multiplier
    assert "skunk" not in dict(settled.parts)


@pytest.mark.parametrize(("loser", "mark"), [(600, None), (599, 300), (0, 300), (-5, 300)])
def test_7_the_skunk_as_a_mark_is_one_larger_stake_also_below_zero(loser: int, mark: int | None) -> None:
    settled = settle(1200, loser, skunk="mark")
    assert (settled.multiplier, dict(settled.parts).get("skunk")) == (1, mark)
    assert settled.total == sum(amount for _, amount in settled.parts)


@pytest.mark.parametrize(("marks", "times"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_7_progressive_the_nth_pays_n_times(marks: int, times: int) -> None:
    settled = settle(2000, 1900, naturals=(marks, 0), chapeaux=(0, marks), progressive="yes")
    assert (dict(settled.parts)["naturals"], dict(settled.parts)["chapeaux"]) == (300 * times, 300 * times)


@given(
    winner=st.integers(-3000, 12_000),
    loser=st.integers(-3000, 12_000),
    naturals=st.tuples(st.integers(0, 9), st.integers(0, 9)),
    chapeaux=st.tuples(st.integers(0, 9), st.integers(0, 9)),
    ending=st.sampled_from([Ending.PLAYED, Ending.RESIGNED, Ending.TIMEOUT]),
    stake=st.integers(0, 1_000_000),
    preset=st.sampled_from(list(PRESETS)),
)
@hypothesis_settings(deadline=None, derandomize=True, max_examples=150)
def test_8_lines_add_up_and_the_loser_pays_the_winner(
    winner: int,
    loser: int,
    naturals: tuple[int, int],
    chapeaux: tuple[int, int],
    ending: Ending,
    stake: int,
    preset: str,
) -> None:
    settled = settle(winner, loser, naturals=naturals, chapeaux=chapeaux, ending=ending, stake=stake, rules=preset)
    assert settled.total == sum(line.amount for line in settled.lines)
    assert settled.total == sum(amount for _, amount in settled.parts) * settled.multiplier
    assert all(line.amount > 0 for line in settled.lines)
    assert (settled.payer, settled.payee) == (B, A)
    assert settled.total >= 3 * stake
    assert [(one.payer, one.payee, one.amount) for one in settled.transfers] == (
        [(B, A, settled.total)] if stake else []
    )


# 8a


@pytest.mark.parametrize("ending", [Ending.RESIGNED, Ending.TIMEOUT])
@pytest.mark.parametrize(("winner", "loser", "total"), [(400, 300, 400), (700, 300, 1400), (400, 700, 300)])
def test_8a_worked(winner: int, loser: int, total: int, ending: Ending) -> None:
    assert settle(winner, loser, ending=ending).total == total


@pytest.mark.parametrize(("winner", "multiplier"), [(600, 2), (599, 1), (0, 1)])
def test_8a_a_resignation_skunks_only_if_the_winner_has_half_the_target(winner: int, multiplier: int) -> None:
    assert settle(winner, 100, ending=Ending.RESIGNED).multiplier == multiplier


@pytest.mark.parametrize(("winner", "multiplier"), [(600, 3), (599, 1)])
def test_8a_nor_triples(winner: int, multiplier: int) -> None:
    assert settle(winner, -100, ending=Ending.RESIGNED).multiplier == multiplier


@pytest.mark.parametrize(("winner", "mark"), [(600, 300), (599, None)])
def test_8a_nor_marks(winner: int, mark: int | None) -> None:
    assert dict(settle(winner, 100, ending=Ending.TIMEOUT, skunk="mark").parts).get("skunk") == mark


def test_8a_the_resigner_loses_whatever_the_totals_and_pays_the_own_chapeaux() -> None:
    settled = settle(-100, 1100, naturals=(1, 5), chapeaux=(3, 2), ending=Ending.RESIGNED)
    assert (parts(settled), settled.multiplier, settled.payer) == ((3, 0, 3, 6), 1, B)


@pytest.mark.parametrize("move", [Resign(), Timeout()])
@pytest.mark.parametrize("seat", [A, B])
def test_8a_at_any_time_in_or_out_of_turn_between_deals_too(seat: Seat, move: Resign | Timeout) -> None:
    owing = MILLE.start(MILLE.options({}), 2, B)
    first = start(a="TTTTTTTT KKKK 333", stock="7")
    within = play(first, "A: draw")
    between = play(within, "A: lay T: TTTTTTTT; lay K: KKKK; lay 3: 333; discard 7")
    for position in (owing, first, within, between, next_deal(between)):
        ended = position.play(seat, move).position
        assert ended.outcome is not None
        assert ended.outcome.winners == {B if seat is A else A}
        assert (ended.to_act, ended.chance) == (frozenset(), None)


def test_8a_finished_deals_count_and_the_open_deal_is_not_scored() -> None:
    position = play(
        start(a="TTTTTTTT KKKK 333", stock="7"), "A: draw; lay T: TTTTTTTT; lay K: KKKK; lay 3: 333; discard 7"
    )
    totals = look(position).scores[0].totals
    position = play(next_deal(position, b="AAAA"), "B: draw; lay A: AAAA")
    ended = position.play(B, Resign()).position
    assert look(ended).scores[-1].totals == totals
    assert len(look(ended).scores) == 1
    settled = MILLE.settle(ended, 100)
    assert settled.total == 300 + 600 + 300 * (totals[1] < 0) + 100 * (
        (totals[0] + 50) // 100 - (totals[1] + 50) // 100
    )


def test_8a_an_agreed_end_pays_nothing() -> None:
    ended = play(start(a="KKK"), "A: draw; lay K: KKK").play(None, Abandon()).position
    assert ended.outcome is not None
    assert (ended.outcome.ending, ended.outcome.winners) == (Ending.ABANDONED, frozenset())
    settled = MILLE.settle(ended, 100)
    assert (settled.total, settled.lines, settled.transfers) == (0, (), ())


@pytest.mark.parametrize("seat", [A, B])
def test_8a_nobody_abandons_alone(seat: Seat) -> None:
    with pytest.raises(Refused) as refused:
        start().play(seat, Abandon())
    assert refused.value.refusal.rule == "8a"
