"""Receipts and score pads of games for many."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from bot.games.protocol import Seat, Settlement, Transfer
from bot.text import LOCALES, Locale
from render import Studio, gallery, many_bench, many_samples, pad, receipt, sample_names
from render.alt import LIMIT
from render.fonts import Fonts
from render.inputs import Style, Theme
from render.names import Name, names_of
from render.scene import Area, Arrow, Frame, Glyph, Scene, Text
from render.shapes import Shape
from render.stage import bench
from render.style import Tint
from render.words import written
from tests.render.golden_pictures import looks_as_before
from tests.render.laying_out import words
from tests.render.test_geometry import contains

FONTS = Fonts()


def who(name: str, *, everybody: tuple[str, ...] = sample_names.MANY_NAMES, locale: Locale = "en") -> tuple[Name, ...]:
    return names_of(FONTS, locale, everybody[: many_samples.seats_of(name)])


def settled(name: str, *, style: Style = Style()) -> Scene:  # noqa: B008  a value
    return receipt.layout(many_samples.receipts()[name], who(name), FONTS, "en", style=style)


def padded(name: str) -> Scene:
    return pad.layout(many_samples.pads()[name], who(name), FONTS, "en")


def test_a_receipt_is_told_whole() -> None:
    assert settled("many-receipt").alt == (
        "Olga wins. Rummy, 9 deals. Net, in coins: Olga plus 9.40, Maya plus 1.20, Théo minus 2.10, "
        "Noor minus 3.30, Luc minus 5.20. Luc pays Olga 5.20 coins. Noor pays Olga 3.30 coins. "
        "Théo pays Maya 1.20 coins. Théo pays Olga 0.90 coins."
    )


@pytest.mark.parametrize(
    ("locale", "unit", "said"),
    [("en", "chips", "pays Maya 1 chip."), ("fr", "jetons", "doit à Maya 1 jeton."), ("en", "beans", "Maya 1 beans.")],
)
def test_one_chip_is_singular(locale: Locale, unit: str, said: str) -> None:
    """A chosen unit appears as it was typed."""
    sheet = replace(
        many_samples.receipts()["many-receipt-one"], settlement=many_samples.payments((1, 0, 100)), unit=unit
    )
    assert said in receipt.describe(sheet, who("many-receipt-one", locale=locale), locale)


def test_nets_stand_best_first_and_sum_to_nothing() -> None:
    for name, sheet in many_samples.receipts().items():
        nets = [net for _, net in receipt.ranked(sheet, many_samples.seats_of(name))]
        assert nets == sorted(nets, reverse=True)
        assert sum(nets) == 0


def test_each_payer_has_one_row_with_every_payee() -> None:
    scene, sheet = settled("many-receipt-ten"), many_samples.receipts()["many-receipt-ten"]
    arrows = [item for item in scene.items if isinstance(item, Arrow)]
    assert len(arrows) == len({due.payer for due in sheet.settlement.transfers}) == 6
    assert {f"{due.amount / 100:.2f}" for due in sheet.settlement.transfers} <= {*words(scene)}
    assert scene.alt.count(" pays ") == 12


@pytest.mark.parametrize(("payees", "shown"), [(2, 2), (3, 3), (9, 0)])
def test_payees_without_room_for_amounts_share_a_sum_and_of_too_many_the_number_is_said(
    payees: int, shown: int
) -> None:
    due = many_samples.payments(*((9, payee, 11_111) for payee in range(payees)))
    names = names_of(FONTS, "en", sample_names.MANY_NAMES)
    scene = receipt.layout(receipt.ReceiptSheet(due, (Seat.A,), "", "", "chips"), names, FONTS, "en")
    (arrow,) = (item for item in scene.items if isinstance(item, Arrow))
    discs = [item for item in scene.items if isinstance(item, Frame) and item.box.x > arrow.end[0]]
    assert len(discs) == shown
    assert (f"{payees} players" in words(scene)) is (shown == 0)
    assert f"{payees * 111.11:.2f}" in words(scene)


def test_the_hero_is_the_gain_of_who_wins() -> None:
    for name, hero, unit in (
        ("many-receipt", "+9.40", "coins"),
        ("many-receipt-six", "+62", "coins for Olga"),
        ("many-receipt-one", "+3", "coins"),
    ):
        scene = settled(name)
        (number,) = (item for item in scene.items if isinstance(item, Text) and item.ink is Tint.BRASS)
        assert number.words == hero
        assert number.size == max(item.size for item in scene.items if isinstance(item, Text))
        assert unit in words(scene)
    both = receipt.ReceiptSheet(many_samples.payments((2, 0, 300), (3, 1, 300)), (Seat.A, Seat.B), "", "", "chips")
    printed = words(receipt.layout(both, who("many-receipt-square"), FONTS, "en"))
    assert {"+3", "chips each"} <= {*printed}


def test_no_amount_is_ever_cut() -> None:
    for name in many_samples.receipts():
        printed = words(receipt.layout(many_samples.receipts()[name], who(name), FONTS, "en"))
        assert not [line for line in printed if line.endswith("…") and any(sign.isdigit() for sign in line)]


def test_cents_are_printed_everywhere_or_nowhere() -> None:
    scene = settled("many-receipt-ten")
    amounts = [line for line in words(scene) if line[-1].isdigit() and line[-3:-2] in (".", "")]
    assert len(amounts) == 2 + 12  # gains, and what each pays
    whole = receipt.ReceiptSheet(Settlement(transfers=(Transfer(Seat.A, Seat.B, 300),)), (Seat.B,), "", "", "chips")
    assert not receipt.shows_cents(whole)


def test_nobody_owes_anything() -> None:
    scene = settled("many-receipt-square")
    assert "All square" in words(scene)
    assert scene.alt == "Game called off. Rummy, 9 deals. All square: nobody owes anything."


def test_the_same_player_has_the_same_disc_on_panel_and_paper() -> None:
    """By night with an outline of ink, which by day would be too much."""
    frames = {
        theme: [item for item in settled("many-receipt", style=Style(theme)).items if isinstance(item, Frame)]
        for theme in Theme
    }
    assert [frame.tint for frame in frames[Theme.NIGHT]] == [Tint.PEN] * 7
    assert frames[Theme.DAY] == []


def test_a_pad_is_told_deal_by_deal() -> None:
    assert padded("many-pad-three").alt == (
        "Score pad, first to 100. Théo leads by 49. Running totals in this order: Maya, Théo, Olga. "
        "Deal 1: 0 (went out), 59, 6. Deal 2: 50, 59 (went out), 4. Deal 3: 41, 109, 4 (went out). "
        "Deal 4: 60, 109 (went out), 18."
    )


def test_older_deals_share_a_row() -> None:
    sheet = many_samples.pads()["many-pad-seven"]
    fold, rows = pad.folded(sheet.rows)
    assert fold is not None
    assert (fold.deal, [row.deal for row in rows]) == (4, list(range(5, 13)))
    assert "1–4" in words(padded("many-pad-seven"))
    nine = replace(sheet, rows=sheet.rows[:9])
    assert pad.folded(nine.rows) == (None, nine.rows)


def test_deltas_are_shown_to_three_and_names_to_six() -> None:
    three, five, seven = (words(padded(name)) for name in ("many-pad-three", "many-pad", "many-pad-seven"))
    assert "+59" in three
    assert not [line for line in five + seven if line.startswith("+")]
    assert {"Maya", "Luc"} <= set(five)
    assert not {"Théo", "Luc"} & set(seven)


@pytest.mark.parametrize("name", ["many-pad", "many-pad-seven", "many-pad-ten"])
def test_every_deal_that_is_shown_has_its_pill(name: str) -> None:
    """A crown lies on it where there is room: it cannot be taken for that of the next column."""
    sheet, scene = many_samples.pads()[name], padded(name)
    _, rows = pad.folded(sheet.rows)
    pills = [item.box for item in scene.items if isinstance(item, Area) and item.tint is Tint.GOLD]
    assert len(pills) == len(rows) + 1  # and one that says what it means
    crowns = [item.box for item in scene.items if isinstance(item, Glyph) and item.shape is Shape.CROWN]
    totals = [item.box for item in scene.items if isinstance(item, Text) and item.ground is Tint.GOLD]
    assert len(totals) == len(rows)
    assert all(sum(contains(pill, each) for pill in pills) == 1 for each in [*crowns, *totals])


def test_the_title_says_the_result() -> None:
    assert {"Théo leads by 49", "score pad", "first to 100"} < {*words(padded("many-pad-three"))}


def test_who_leads_is_who_has_most_or_fewest() -> None:
    sheet = many_samples.pads()["many-pad-three"]
    names = ["Ann", "Bob", "Cem"]
    assert pad.standing(sheet, names, "en", str) == "Bob leads by 49"
    assert pad.standing(replace(sheet, fewest_win=True), names, "en", str) == "Cem leads by 42"
    level = replace(sheet, rows=(pad.PadRow(1, (5, 5, 5), (5, 5, 5)),))
    assert pad.standing(level, names, "en", str) == "All tied"
    two = replace(sheet, rows=(pad.PadRow(1, (5, 5, 2), (5, 5, 2)),))
    assert pad.standing(two, names, "fr", str) == "Ann et Bob mènent de 3"


def test_who_wins_behind_somebody_who_left_wins_without_a_margin() -> None:
    sheet = many_samples.pads()["many-pad-three"]
    over = replace(sheet, is_over=True, winners=(2,))
    assert pad.standing(over, ["Ann", "Bob", "Cem"], "en", str) == "Cem wins"
    assert pad.standing(replace(over, winners=()), ["Ann", "Bob", "Cem"], "en", str) == "Game called off"


@pytest.mark.parametrize("locale", LOCALES)
def test_alt_texts_fit_with_the_longest_names(locale: Locale) -> None:
    everybody = sample_names.MANY_LONG_NAMES
    for name, sheet in many_samples.receipts().items():
        assert len(receipt.layout(sheet, who(name, everybody=everybody), FONTS, locale).alt) <= LIMIT
    for name, shown in many_samples.pads().items():
        assert len(pad.layout(shown, who(name, everybody=everybody), FONTS, locale).alt) <= LIMIT


GOLDEN: tuple[tuple[str, Locale, Style], ...] = (
    ("many-receipt", "en", Style()),
    ("many-receipt-ten", "fr", Style(Theme.DAY)),
    ("many-pad", "en", Style()),
    ("many-pad-ten", "fr", Style(Theme.DAY)),
)


@pytest.mark.parametrize(("name", "locale", "style"), GOLDEN)
def test_a_sheet_looks_as_it_did(name: str, locale: Locale, style: Style, studio: Studio, tmp_path: Path) -> None:
    draw = dict(gallery.drawings(studio))[name]
    looks_as_before(f"{name}-{style.theme}", draw(locale, style), tmp_path)


@pytest.mark.long("benches")
def test_what_hands_and_sheets_cost_is_told_beside_tables() -> None:
    some = {title: dict(list(group.items())[:1]) for title, group in many_bench.layouts().items()}
    titles = [line.partition(":")[0] for line in bench.lines((), more=some, rounds=1)]
    assert titles[-2:] == ["hands", "receipts and score pads of many"]


def test_columns_of_a_pad_are_in_order_of_seats() -> None:
    named = {item.words: item.box.x for item in padded("many-pad").items if isinstance(item, Text)}
    heads = [named[name] for name in sample_names.MANY_NAMES[:5]]
    assert all(one < other for one, other in pairwise(heads))


@pytest.mark.parametrize(
    ("locale", "expected"), [("en", "Maya and Noor have left."), ("fr", "Maya et Noor ont quitté la partie.")]
)
def test_who_has_left_is_marked_on_a_pad(locale: Locale, expected: str) -> None:
    """Name and disc are dull, and the alt text says it."""
    sheet = replace(many_samples.pads()["many-pad"], gone=(0, 3))
    names = who("many-pad", locale=locale)
    scene = pad.layout(sheet, names, FONTS, locale)
    dull = {item.words for item in scene.items if isinstance(item, Text) and item.ink is Tint.PENCIL}
    assert {name.printed for name in names} & dull == {names[0].printed, names[3].printed}
    assert expected in scene.alt
    assert expected not in pad.layout(many_samples.pads()["many-pad"], names, FONTS, locale).alt


def test_a_pad_of_counters_has_the_signs_of_the_table() -> None:
    sheet = replace(many_samples.pads()["many-pad-ten"], is_signed=True)
    scene = pad.layout(sheet, who("many-pad-ten"), FONTS, "en")
    totals, shown = sheet.rows[-1].totals, {*words(scene)}
    assert max(totals) > 0
    assert {written(total, signed=total != 0) for total in totals} <= shown
    assert not {written(total) for total in totals if total > 0} & shown
