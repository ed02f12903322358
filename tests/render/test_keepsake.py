"""The end of a game on one picture, and the moments of its deals."""

from dataclasses import replace

import pytest

from bot.games.cards import Hand, parse_card
from bot.games.mille.inner.game import MilleGame
from bot.games.mille.views import MilleView
from bot.games.protocol import Seat
from render import Stakes, Studio, keepsake, moments
from render.beggar_my_neighbor import gallery as beggar
from render.beggar_my_neighbor.moments import moments_of as of_beggar
from render.cinch import gallery as cinch
from render.cinch.moments import FOURTEEN
from render.cinch.moments import moments_of as of_cinch
from render.daifugo import gallery as daifugo
from render.daifugo.moments import moments_of as of_daifugo
from render.daifugo.pictures import DaifugoPictures
from render.deck import FACE_DOWN, PlainCard
from render.fonts import Fonts
from render.guts import gallery as guts
from render.guts.moments import BEATEN_PAIR, FULL_POT
from render.guts.moments import moments_of as of_guts
from render.keepsake import Keepsake, ahead_since, largest
from render.mille.pictures import MillePictures
from render.moment_banner import bannered
from render.moments import Moment, rarest
from render.names import names_of
from render.pad import PadRow, PadSheet
from render.sample_names import MANY_NAMES
from render.scene import Area, Fan, Glyph, Polyline, Scene, Text
from render.stage.canvas import Stage
from render.style import TALLEST, Tint
from tests.render.laying_out import words

STAGE = Stage(Fonts(), "en")
NAMES = names_of(STAGE.fonts, "en", MANY_NAMES[:3])


def sheet(*totals: tuple[int, ...], winners: tuple[int, ...] = (0,), fewest_win: bool = False) -> PadSheet:
    before = ((0,) * len(totals[0]), *totals)
    rows = tuple(
        PadRow(deal, now, tuple(a - b for a, b in zip(now, was, strict=True)))
        for deal, (was, now) in enumerate(zip(before, totals, strict=False), start=1)
    )
    columns = tuple((Seat(number),) for number in range(len(totals[0])))
    return PadSheet(columns, rows, "", "", is_over=True, winners=winners, fewest_win=fewest_win)


TURNED = sheet((0, 9, 2), (4, 11, 2), (30, 12, 5), (31, 20, 9))


def laid(shown: PadSheet, moment: Moment | None) -> Scene:
    kept = Keepsake(shown, "Kalooki, 4 deals", str(shown.rows[-1].totals[0]), "points", moment)
    return keepsake.layout(kept, NAMES, STAGE)


def test_it_says_who_won_the_one_number_and_the_moment() -> None:
    scene = laid(TURNED, largest(TURNED))
    assert {"Maya wins", "Kalooki, 4 deals", "31", "points", "26", "in one deal for Maya!"} <= {*words(scene)}
    hero = max((item for item in scene.items if isinstance(item, Text)), key=lambda item: item.size)
    assert (hero.words, hero.ink) == ("31", Tint.BRASS)
    assert scene.height == TALLEST
    assert scene.alt == (
        "Maya wins. Kalooki, 4 deals. 31 points. 26 in one deal for Maya! Ahead since deal 3. "
        "Totals: Maya 31, Théo 20, Olga 9."
    )


def test_a_line_of_scores_for_everybody_the_winners_last_and_thickest() -> None:
    lines = [item for item in laid(TURNED, None).items if isinstance(item, Polyline)]
    assert len(lines) == 3
    assert lines[-1].ink is Tint.PLAYER_A
    assert lines[-1].thickness > max(line.thickness for line in lines[:-1])
    assert all(len(line.points) == 1 + 4 for line in lines), "from nothing to the last deal"
    heights = [y for _, y in lines[-1].points]
    assert heights == sorted(heights, reverse=True), "more points are higher"


def test_the_turn_of_fortune_is_the_deal_from_which_on_the_winner_leads() -> None:
    assert ahead_since(TURNED) == 3
    assert ahead_since(sheet((9, 1), (12, 4))) is None, "from the first deal on"
    assert ahead_since(replace(TURNED, winners=(0, 1))) is None
    assert ahead_since(sheet((9, 1), (12, 14), fewest_win=True)) == 2


def test_a_drawn_game_has_no_winner() -> None:
    scene = laid(replace(TURNED, winners=(0, 1, 2), is_drawn=True), None)
    assert "The game is a tie" in words(scene)
    assert not [item for item in scene.items if isinstance(item, Glyph)], "and no crown"


def test_one_deal_has_no_line() -> None:
    scene = laid(sheet((5, 0, 0)), None)
    assert not [item for item in scene.items if isinstance(item, Polyline)]
    assert "5" in words(scene)


def test_the_rarest_moment_is_shown_and_of_equals_the_last() -> None:
    plain, rare, later = Moment("a", 1, ()), Moment("b", 2, (), weight=3), Moment("c", 3, (), weight=3)
    assert rarest([plain, rare, later]) == later
    assert rarest([]) is None


def test_a_banner_takes_the_place_of_a_tables_header_with_one_big_thing() -> None:
    table = Scene(TALLEST, (*STAGE.on(Tint.BG).header("Olga wins"), *laid(TURNED, None).items[-3:]), "Olga wins.")
    two = Moment("linger-longer-moment-two", 1, (Seat.C,), card=parse_card("2S"))
    scene = bannered(table, two, NAMES, STAGE)
    assert "Olga wins" not in words(scene)
    assert {"Olga wins with a two!", "2"} <= {*words(scene)}
    shown = [item.cards for item in laid(TURNED, two).items if isinstance(item, Fan)]
    assert shown == [(PlainCard(parse_card("2S")),)], "there is room for the card itself"
    assert scene.alt == "Olga wins with a two! Olga wins."
    assert next(item for item in scene.items if isinstance(item, Area)).tint is Tint.BRASS


def test_a_pot_at_the_cap_and_a_beaten_pair_are_told() -> None:
    view = guts.showed(3)
    assert [each.key for each in of_guts(view) if each.deal == 9] == [FULL_POT]
    last = view.board.scores[-1]
    pair = Hand([parse_card("3S"), parse_card("3H")])
    hands = tuple(
        pair if hand is not None and seat not in last.winners else hand for seat, hand in enumerate(last.hands)
    )
    beaten = replace(view, board=replace(view.board, scores=(replace(last, hands=hands, counted=1),)))
    (moment,) = of_guts(beaten)
    assert (moment.key, moment.seats) == (BEATEN_PAIR, last.winners)
    assert moment.card is not None
    assert moment.card.rank.value == "7", "of the pair that won"


def test_a_game_of_one_deal_of_chance_has_a_moment_too() -> None:
    view = beggar.tables()["beggar-end"]
    assert rarest(of_beggar(view)) is not None


def test_in_daifugo_somebody_is_always_at_the_top_in_the_end() -> None:
    view = daifugo.tables()["daifugo-over"]
    assert of_daifugo(view)[-1].deal == view.board.deal


def test_before_the_first_deal_the_table_is_a_poster(studio: Studio) -> None:
    view = daifugo.tables()["daifugo-before"]
    names = MANY_NAMES[: len(view.board.seats)]
    scene = DaifugoPictures(studio).table(view, names=names).layout()
    assert {"First deal coming up", "Daifugo", "rise to Daifugo", *names} <= {*words(scene)}
    (deck,) = (item for item in scene.items if isinstance(item, Fan))
    assert {*deck.cards} == {FACE_DOWN}
    assert all(name in scene.alt for name in names)


@pytest.mark.parametrize(
    ("stakes", "said"),
    [
        (Stakes(100, "coins"), "1 coin a stake"),
        (Stakes(25, "coins"), "0.25 coins a stake"),
        (Stakes(300, "cookies"), "3 cookies a stake"),
        (Stakes(0, "coins"), "just for fun"),
    ],
    ids=str,
)
def test_the_poster_has_the_stakes(studio: Studio, stakes: Stakes, said: str) -> None:
    view = daifugo.tables()["daifugo-before"]
    names = MANY_NAMES[: len(view.board.seats)]
    scene = DaifugoPictures(studio).table(view, names=names, stakes=stakes).layout()
    assert said in words(scene)
    assert scene.alt.startswith(f"Daifugo: rise to Daifugo, {said}. ")


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({}, "Classic rules · first to 1\N{THIN SPACE}200"),
        ({"rules": "wikipedia"}, "Wikipedia rules · first to 1\N{THIN SPACE}200"),
    ],
    ids=str,
)
def test_the_poster_of_a_game_with_presets_has_its_rules_and_both_stakes(
    studio: Studio, options: dict[str, str], said: str
) -> None:
    view = MilleGame().start(MilleGame().options(options), 2, Seat.A).view(None)
    assert isinstance(view, MilleView)
    alt = studio.draw(MillePictures(studio).table(view, names=MANY_NAMES[:2], stakes=Stakes(50, "coins"))).alt
    assert alt.startswith(f"Mille: {said}, stakes 0.50 and 1.50 coins. ")


def test_all_fourteen_points_are_the_partners() -> None:
    view = cinch.tables()["cinch-made"]
    last = view.board.scores[-1]
    swept = replace(view, board=replace(view.board, scores=(replace(last, points=(14, 0), bid=9),)))
    (moment,) = of_cinch(swept)
    assert (moment.key, moment.seats, moment.number) == (FOURTEEN, (Seat.A, Seat.C), 14)
    said = moments.sentence(moment, ["Maya", "Olga"], "fr")
    assert "Maya et Olga" in said
