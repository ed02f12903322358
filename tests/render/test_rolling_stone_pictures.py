"""The pictures of Rolling Stone: a bystander's and a player's view of the same moment, and the facts nobody sees."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.games.cards import Hand, Suit
from bot.games.protocol import SEATS, Seat
from bot.games.rolling_stone.board import LIMIT
from bot.games.rolling_stone.views import RollingView
from bot.text import LOCALES, Locale
from render import Studio, Style
from render.names import names_of
from render.of_many import TableShown
from render.one_card import follows
from render.rolling_stone import ends, table
from render.rolling_stone.gallery import (
    SIZES,
    ended,
    followed,
    full,
    going,
    held,
    late,
    level,
    panels,
    read,
    tables,
    taken,
)
from render.rolling_stone.pictures import RollingPictures
from render.rolling_stone.spoken import LATE, in_suits
from render.rolling_stone.spoken import held as lies
from render.sample_names import MANY_NAMES
from render.scene import Arrow, Box, Dashes, Fan, Scene, Text
from render.stage.canvas import Stage
from render.stage.pieces import swollen
from render.stage.places import ring_over_strip
from render.stage.tricks import ROW_CARD
from render.style import WIDTH, Tint
from tests.there import there

RANKS = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3"]


@pytest.fixture
def pictures(studio: Studio) -> RollingPictures:
    return RollingPictures(studio)


def words(scene: Scene) -> dict[str, Tint]:
    """Return the words in a picture, with their colors."""
    return {item.words: item.ink for item in scene.items if isinstance(item, Text)}


def away(point: tuple[float, float], box: Box) -> float:
    """Return how far a point is from a box."""
    x, y = point
    return max(box.x - x, x - box.right, box.y - y, y - box.bottom, 0.0)


@pytest.mark.parametrize("seats", SIZES)
def test_the_public_table_depends_on_no_hand(pictures: RollingPictures, seats: int) -> None:
    public = pictures.table(going(seats), names=MANY_NAMES[:seats])
    assert public.key == pictures.table(read(going(seats)), names=MANY_NAMES[:seats]).key
    alt = public.layout().alt
    assert "Your" not in alt
    assert "follow:" not in alt


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", SIZES)
def test_a_panel_tells_the_hand_and_what_must_be_followed(
    pictures: RollingPictures, seats: int, locale: Locale
) -> None:  # fmt: skip
    view = read(going(seats))
    alt = pictures.panel(view, names=MANY_NAMES[:seats], locale=locale).layout().alt.replace("\u00a0", " ")
    assert {"en": "Suit to follow: hearts.", "fr": "Sorte à fournir : cœur."}[locale] in alt
    assert all(name in alt for number, name in enumerate(MANY_NAMES[:seats]) if number != view.seat)


def test_gray_is_what_does_not_follow_and_only_in_the_own_turn() -> None:
    view = read(going(6))
    shown = [each for group in lies(view, Style()).groups for each in group.cards]
    assert {each.card.suit for each in shown if not each.is_grayed} == {follows(view)} == {Suit.HEARTS}
    waiting = read(going(6), Seat.A)
    assert not any(each.is_grayed for group in lies(waiting, Style()).groups for each in group.cards)


def test_what_was_taken_up_is_lifted_until_another_trick_is_finished() -> None:
    view = read(taken(6, 3))
    before = there(view.board.before)
    lifted = {each.card for group in lies(view, Style()).groups for each in group.cards if each.is_fresh}
    assert lifted == {*before.trick.cards}
    later = replace(view, board=replace(view.board, before=replace(before, is_taken=False)))
    assert not any(each.is_fresh for group in lies(later, Style()).groups for each in group.cards)


@pytest.mark.parametrize("seat", SEATS[:6])
def test_a_trick_that_is_taken_up_slides_to_its_taker(pictures: RollingPictures, seat: Seat) -> None:
    scene = pictures.table(taken(6, 3, taker=seat), names=MANY_NAMES[:6]).layout()
    (arrow,) = [item for item in scene.items if isinstance(item, Arrow)]
    block = ring_over_strip(6)[seat]
    fan = next(item for item in scene.items if isinstance(item, Fan) and item.card >= ROW_CARD).box
    assert away(arrow.end, block) < 13 < away(arrow.start, block)
    assert away(arrow.start, fan) < 55, "from the cards, or from the sign of their suit"
    assert words(scene)["+3"] == Tint.LOSS
    count = str(taken(6, 3, taker=seat).board.in_hand[seat])
    assert Tint.LOSS in [item.ink for item in scene.items if isinstance(item, Text) and item.words == count]
    assert f"{MANY_NAMES[seat]} picks up 3 and leads" in scene.alt


def test_nobody_leads_yet_and_the_next_to_play_has_a_place(pictures: RollingPictures) -> None:
    for name, view in tables().items():
        scene = pictures.table(view, names=MANY_NAMES[: len(view.board.seats)]).layout()
        places = [item for item in scene.items if isinstance(item, Dashes)]
        has_next = view.board.active is not None and (view.board.led is not None or view.board.before is None)
        assert len(places) == has_next, name


@pytest.mark.parametrize("room", [60.0, 88.0])
def test_a_hand_swells_with_every_few_cards(room: float) -> None:
    sizes = [(drawn, card, card + 3 * (drawn - 1)) for drawn, card in (swollen(count, room) for count in range(1, 49))]
    assert all(before[2] <= after[2] or after[1] > before[1] for before, after in pairwise(sizes))
    assert all(wide <= room for _, _, wide in sizes)
    assert [drawn for drawn, _, _ in sizes[:12]] == [*range(1, 13)]


def test_suits_of_which_one_card_a_player_is_left_are_red_and_marked(pictures: RollingPictures) -> None:
    """Two tricks are out: of the suit of each one card for each player is left."""
    view = followed(6)
    scene = pictures.table(view, names=MANY_NAMES[:6]).layout()
    left = {suit: view.board.in_play(suit) for suit in Suit}
    assert sorted(left.values()) == [6, 6, 6, 12]
    inks = [
        item.ink for item in scene.items if isinstance(item, Text) and item.box.y > 290 and item.words in ("6!", "12")
    ]
    assert sorted(inks) == sorted([Tint.LOSS, Tint.LOSS, Tint.LOSS, Tint.TEXT])
    assert "Left in play: 6 spades, 6 hearts, 12 clubs, 6 diamonds." in scene.alt


def tied(view: RollingView) -> RollingView:
    """Return the same with everyone level so far."""
    last = view.board.scores[-1]
    level_scores = (replace(last, totals=(0,) * len(last.totals)),)
    return replace(view, board=replace(view.board, scores=level_scores))


def test_late_in_a_deal_its_end_and_who_would_win_are_shown(pictures: RollingPictures) -> None:
    view = late(5)
    scene = pictures.table(view, names=MANY_NAMES[:5]).layout()
    assert "fewest" in words(scene)
    assert "deal 2 of 3 · 19 tricks left" in words(scene)
    assert "19 tricks left in the deal. Fewest cards: Maya, 1." in scene.alt
    early = replace(view, board=replace(view.board, tricks=LATE - 1))
    texts = words(pictures.table(early, names=MANY_NAMES[:5]).layout())
    assert "fewest" not in texts
    assert "Maya ahead by 22 · deal 2 of 3" in texts
    assert "deal 2 of 3 · trick 120" in words(pictures.table(tied(early), names=MANY_NAMES[:5]).layout())
    drawn = pictures.table(level(5), names=MANY_NAMES[:5]).layout()
    assert "4 tied" in words(drawn)
    assert "Fewest cards: Maya, Théo, Olga and Noor, 2 each." in drawn.alt


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_must_follow_sees_how_many_tricks_are_left_too(pictures: RollingPictures, locale: Locale) -> None:
    view = panels()["rolling-stone-panel-late-follows"]
    scene = pictures.panel(view, names=MANY_NAMES[:5], locale=locale).layout()
    notes = {"en": ("deal 2 of 3 · 19 tricks left", "follow"), "fr": ("donne 2 sur 3 · encore 19 levées", "à fournir")}
    printed = {item.words.replace("\u00a0", " "): item.box for item in scene.items if isinstance(item, Text)}
    left, follow = (printed[each] for each in notes[locale])
    assert follows(view) is Suit.HEARTS
    assert left.right < follow.x < follow.right < WIDTH


def test_a_ten_stands_apart_where_ranks_stand_closely(pictures: RollingPictures) -> None:
    """Forty cards in two lines: it would be read as two ranks."""
    scene = pictures.table(tables()["rolling-stone-end-largest"], names=MANY_NAMES[:6]).layout()
    ranks = [item for item in scene.items if isinstance(item, Text) and item.words in RANKS]
    lines = Counter(item.box.y for item in ranks)
    printed = [item for item in ranks if lines[item.box.y] > 10]
    gaps = {True: list[float](), False: list[float]()}
    for before, after in pairwise(printed):
        if before.box.y == after.box.y and 0 < after.box.x - before.box.right < 10:
            gaps["10" in (before.words, after.words)].append(after.box.x - before.box.right)
    assert min(gaps[True]) >= max(gaps[False]) + 1


@pytest.mark.parametrize("name", ["rolling-stone-end-6", "rolling-stone-swollen-end", "rolling-stone-end-largest"])
def test_a_deal_ends_with_every_card_that_is_paid_for(pictures: RollingPictures, studio: Studio, name: str) -> None:
    """They are cards, or where a player has too many for that, print as in books."""
    view = tables()[name]
    score = there(view.board.last)
    assert score.winner is not None
    scene = pictures.table(view, names=MANY_NAMES[:6]).layout()
    shown = words(scene)
    for seat, points in enumerate(score.scores):
        assert (f"+{points}" if seat == score.winner else f"−{-points}") in shown
    fans = {len(item.cards) for item in scene.items if isinstance(item, Fan)}
    printed = [item.words for item in scene.items if isinstance(item, Text) and item.words in RANKS]
    if "end-6" in name:
        assert {len(hand) for hand in score.hands if hand} <= fans
    else:
        assert len(printed) == sum(map(len, score.hands))
    assert f"{MANY_NAMES[score.winner]} wins {score.scores[score.winner]} points." in scene.alt


def test_the_pad_tells_who_has_left(pictures: RollingPictures) -> None:
    view = tables()["rolling-stone-over"]
    gone = replace(view, board=replace(view.board, left=(Seat.B,)))
    alts = [pictures.pad(each, names=MANY_NAMES[:5]).layout().alt for each in (view, gone)]
    assert [f"{MANY_NAMES[1]} has left" in alt for alt in alts] == [False, True]


def test_a_drawn_deal_says_so(pictures: RollingPictures) -> None:
    view = tables()["rolling-stone-drawn"]
    alt = pictures.table(view, names=MANY_NAMES[:4]).layout().alt
    assert alt.startswith("Tie: nobody pays.")
    assert f"The deal ended after {LIMIT} tricks." in pictures.table(view, names=MANY_NAMES[:4]).layout().alt


def test_what_everybody_knows_of_a_hand_is_told(pictures: RollingPictures) -> None:
    view = taken(6, 3)
    seat = there(view.board.active)
    void = replace(view.board, lacks=tuple(frozenset({Suit.CLUBS, Suit.HEARTS}) for _ in view.board.seats))
    scene = pictures.table(replace(view, board=void), names=MANY_NAMES[:6]).layout()
    alt = scene.whole or scene.alt
    name = MANY_NAMES[seat]
    assert view.board.in_hand[seat] == 4
    assert f"Everyone knows {name} has hearts king, queen, nine. 1 card is unknown." in alt
    assert f"{name} has no clubs." in alt
    assert f"{name} has no hearts" not in alt


@pytest.mark.parametrize("count", [1, 8, 25, 33, 40])
def test_a_great_hand_is_read_in_two_rows(pictures: RollingPictures, count: int) -> None:
    view = full(6, count)
    scene = pictures.panel(view, names=MANY_NAMES[:6]).layout()
    below = [item for item in scene.items if isinstance(item, Fan)]
    assert sum(len(fan.cards) for fan in below) == count
    assert len({fan.top for fan in below}) <= 2
    assert all(fan.card >= (44 if count <= 33 else 38) for fan in below)
    assert scene.height <= 330


def test_hands_lie_open_when_a_game_is_looked_at_again(pictures: RollingPictures, studio: Studio) -> None:
    view = going(4)
    hands = [held(view.board, seat) for seat in view.board.seats]
    scene = pictures.table(view, names=MANY_NAMES[:4], hands=hands).layout()
    fans = [item.cards for item in scene.items if isinstance(item, Fan)]
    assert [len(cards) for cards in fans if len(cards) > 1] == [len(hand) for hand in hands]
    assert view.board.trick is not None
    assert len([cards for cards in fans if len(cards) == 1]) == len(view.board.trick.cards)


def test_cards_that_are_printed_as_in_books_are_all_there(studio: Studio) -> None:
    hand = Hand(full(6, 40).hand)
    view = ended(6, counts=(0, 40, 2, 3, 1, 1))
    stage = Stage(studio.fonts, "en")
    shown = TableShown(view, hands=(None, hand, None, None, None, None))
    scene = ends.layout(shown, names_of(studio.fonts, "en", MANY_NAMES[:6]), stage)
    printed = "".join(
        item.words for item in scene.items if isinstance(item, Text) and 160 < item.box.x < 466 and item.box.y > 42
    )
    signs = [sign for sign in printed.replace("out with", "").replace("10", "T") if sign.isalnum()]
    assert len(signs) == len(in_suits(hand)) == 40
    below = [item for item in scene.items if isinstance(item, Text) and 160 < item.box.x < 400 and item.box.y > 42]
    assert all(item.box.right <= 466 for item in below)


def test_an_unbegun_game_has_a_table(studio: Studio) -> None:
    view = going(4)
    board = replace(view.board, deal=0, trick=None, before=None, phase=type(view.board.phase).DEAL, scores=())
    names = names_of(studio.fonts, "en", MANY_NAMES[:4])
    scene = table.layout(TableShown(replace(view, board=board)), names, Stage(studio.fonts, "en"))
    assert scene.alt == "First deal coming up."
