"""Private panels of games for many: as high as agreed, the hand as its buttons have it, and kept for nothing else."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from bot.games.cards import Card
from bot.text import LOCALES, Locale
from render import Studio
from render.cinch import gallery as of_cinch
from render.cinch.pictures import CinchPictures
from render.daifugo import gallery as of_daifugo
from render.daifugo.pictures import DaifugoPictures
from render.deck import PlainCard
from render.guts import gallery as of_guts
from render.guts.pictures import GutsPictures
from render.hands.held import hold
from render.inputs import Style
from render.linger_longer import gallery as of_linger_longer
from render.linger_longer.pictures import LingerPictures
from render.names import RobotName, names_of
from render.panel import PanelShown, height_of, in_order, layout
from render.rolling_stone import gallery as of_rolling_stone
from render.rolling_stone.pictures import RollingPictures
from render.sample_names import MANY_LONG_NAMES, MANY_NAMES
from render.scene import Fan, Glyph, Scene, Text
from render.shapes import Shape
from render.stage.canvas import Stage
from render.stage.values import Disc, Mark, SeatShown, Words
from render.states import AnyView
from render.studio import Order
from tests.left_out import first


def hand_of(scene: Scene) -> list[Card | None]:
    """Return the cards of the hand, which lies lowest, from left to right and from the upper row down."""
    fans = [item for item in scene.items if isinstance(item, Fan)]
    large = max(fan.card for fan in fans)
    rows = sorted((fan for fan in fans if fan.card == large), key=lambda fan: fan.top)
    return [each.card for fan in rows for each in fan.cards if isinstance(each, PlainCard)]


def panels_of(studio: Studio, game: str) -> Iterator[tuple[str, Callable[..., Order]]]:
    """Yield the panels that a game has in the gallery, with long names."""

    def long_names(order: Callable[..., Order], view: AnyView) -> Callable[..., Order]:
        return partial(order, view, names=MANY_LONG_NAMES[: len(view.board.seats)])

    match game:
        case "cinch":
            for name, bid in of_cinch.panels().items():
                yield name, long_names(CinchPictures(studio).panel, bid)
        case "daifugo":
            for name, titled in of_daifugo.panels().items():
                yield name, long_names(DaifugoPictures(studio).panel, titled)
        case "guts":
            for name, declared in of_guts.panels().items():
                yield name, long_names(GutsPictures(studio).panel, declared)
        case "linger-longer":
            for name, shrinking in of_linger_longer.panels().items():
                yield name, long_names(LingerPictures(studio).panel, shrinking)
        case _:
            for name, growing in of_rolling_stone.panels().items():
                yield name, long_names(RollingPictures(studio).panel, growing)


@pytest.fixture
def daifugo(studio: Studio) -> DaifugoPictures:
    return DaifugoPictures(studio)


def test_rows_of_buttons_leave_so_much_height() -> None:
    assert [2 * height_of(rows) for rows in range(1, 8)] == [660, 660, 660, 612, 524, 436, 396]


@pytest.mark.parametrize("larger", [False, True])
@pytest.mark.parametrize("locale", first(1, reversed(LOCALES), why="all locales"))
@pytest.mark.parametrize("rows", first(2, [6, 2, 4, 8], why="all sizes"))
@pytest.mark.parametrize("game", ["cinch", "daifugo", "guts", "linger-longer", "rolling-stone"])
def test_a_panel_is_as_high_as_its_rows_leave_whatever_the_hand(
    studio: Studio, game: str, rows: int, locale: Locale, larger: bool
) -> None:
    for name, order in panels_of(studio, game):
        scene = order(rows=rows, locale=locale, style=Style(larger=larger)).layout()
        assert scene.height == height_of(rows), name
        assert all(item.box.y >= 0 and item.box.bottom <= scene.height for item in scene.items), name


def test_the_hand_lies_as_its_buttons_do(daifugo: DaifugoPictures) -> None:
    view = of_daifugo.panels()["daifugo-panel-5"]
    names = MANY_NAMES[:5]
    sorted_hand = hand_of(daifugo.panel(view, names=names).layout())
    assert Counter(sorted_hand) == Counter(view.hand)
    order = [*reversed(list(view.hand))]
    ordered = daifugo.panel(view, names=names, order=order)
    assert hand_of(ordered.layout()) == order
    assert ordered.layout().alt == daifugo.panel(view, names=names).layout().alt, "words are sorted as ever"


def test_cards_without_a_place_come_last_and_places_without_cards_close_up() -> None:
    one, two, three, four = of_daifugo.cards("3S 4S 5S 6S")
    assert [each.card for each in in_order(hold((one, two, three)), (three, four, one))] == [three, one, two]
    assert [each.card for each in in_order(hold((one, one, two)), (two, one))] == [two, one, one]


def test_height_and_order_are_in_the_key(daifugo: DaifugoPictures) -> None:
    view = of_daifugo.panels()["daifugo-panel-5"]
    order = partial(daifugo.panel, view, names=MANY_NAMES[:5])
    cards = tuple(view.hand)
    keys = [order(rows=each).key for each in (3, 4, 5)] + [order(rows=3, order=cards[::-1]).key]
    assert len(set(keys)) == 4
    assert order(rows=2).key == order(rows=3).key, "both leave the largest picture"


@pytest.mark.parametrize("count", [1, 14, 16, 25, 33, 40])
def test_many_cards_lie_in_two_rows_where_that_makes_them_larger(studio: Studio, count: int) -> None:
    view = of_rolling_stone.full(6, count)
    for rows in (4, 6):
        scene = RollingPictures(studio).panel(view, names=MANY_NAMES[:6], rows=rows).layout()
        hand = hand_of(scene)
        assert Counter(hand) == Counter(view.hand)
        tops = {item.top for item in scene.items if isinstance(item, Fan) and len(item.cards) > 1}
        assert len(tops) <= (1 if count <= 14 else 2)


@pytest.mark.parametrize("long", range(4))
def test_a_seat_that_needs_less_than_its_share_leaves_it_to_a_longer_name(studio: Studio, long: int) -> None:
    stage = Stage(studio.fonts, "en")
    names = names_of(studio.fonts, "en", ["Panama Jack" if seat == long else "Luc" for seat in range(4)])
    counts = (Words("6"), Words("+4"))
    seats = [SeatShown(Disc("L", seat), names[seat], after_name=counts) for seat in range(4)]
    scene = layout(PanelShown((), (), seats), stage, height=200.0)
    assert "Panama Jack" in {item.words for item in scene.items if isinstance(item, Text)}


def strip_of(studio: Studio, names: tuple[str, ...], count: str) -> list[str | Shape]:
    """Return the words and signs in a strip of robots with these names, of whom the second deals."""
    stage, robots = (
        Stage(studio.fonts, "en"),
        names_of(studio.fonts, "en", [RobotName(each, "regular") for each in names]),
    )
    seats = [
        SeatShown(Disc(name.letter, seat), name, marks=(Mark.DEALER,) * (seat == 1), after_name=(Words(count),))
        for seat, name in enumerate(robots)
    ]
    scene = layout(PanelShown((), (), seats), stage, height=200.0)
    return [
        item.words if isinstance(item, Text) else item.shape for item in scene.items if isinstance(item, Text | Glyph)
    ]


def test_hats_and_then_the_dealers_button_go_before_a_letter_of_a_name(studio: Studio) -> None:
    few, five = ("Melon", "Panama", "Trilby"), ("Melon", "Panama", "Trilby", "Stetson", "Luc")
    assert [strip_of(studio, few, "6").count(each) for each in (*few, Shape.BOWLER, "D")] == [1, 1, 1, 3, 1]
    assert [strip_of(studio, five, "6").count(each) for each in (*five, "D")] == [1, 1, 1, 1, 1, 1]
    assert [strip_of(studio, five, "15").count(each) for each in (*five, "D")] == [1, 1, 1, 1, 1, 0]


def test_where_names_cannot_be_whole_the_dealers_button_stays(studio: Studio) -> None:
    seen = strip_of(studio, MANY_LONG_NAMES[:4], "6")
    assert (seen.count("D"), seen.count(Shape.BOWLER)) == (1, 0)


def test_a_longer_name_below_has_the_room_of_a_shorter_one_above(studio: Studio) -> None:
    seen = strip_of(studio, ("Fez", "Luc", "Képi", "Canotier", "Homburg", "Fez"), "last card")
    assert {"Canotier", "Homburg"} <= {*seen}
