"""Hands of games for many: by suit, by rank, and of poker."""

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.cards import CARDS, JOKER, Card, Rank, Suit, parse_card
from bot.text import LOCALES, Locale
from render import Studio, gallery
from render.alt import LIMIT
from render.deck import PlainCard
from render.fonts import Fonts
from render.hands import poker, ranks, samples, suits
from render.hands.held import RED, by_suit, hold
from render.inputs import Style, Theme
from render.names import Name
from render.scene import Fan, Glyph, Scene, Text
from render.shapes import Shape
from render.style import TALLEST, WIDTH
from tests.render.golden_pictures import looks_as_before

SMALLEST_OF_26 = 112  # px of a card that 26 cards by suit leave, as designed


FONTS = Fonts()


def fans(scene: Scene) -> list[Fan]:
    return [item for item in scene.items if isinstance(item, Fan)]


def shown(scene: Scene) -> list[PlainCard]:
    return [card for fan in fans(scene) for card in fan.cards if isinstance(card, PlainCard)]


def _first(fan: Fan) -> Card:
    printed = fan.cards[0]
    assert isinstance(printed, PlainCard)
    assert printed.card is not None
    return printed.card


hands = st.lists(st.sampled_from((*CARDS, JOKER)), min_size=1, max_size=40)


@given(hands, st.sampled_from((None, *Suit)))
def test_every_card_of_a_hand_is_drawn_once_and_no_suit_is_split(cards: list[Card], trumps: Suit | None) -> None:
    scene = suits.layout(suits.SuitHand(hold(cards), trumps), FONTS, "en")
    assert sorted(str(card.card) for card in shown(scene)) == sorted(map(str, cards))
    first = [_first(fan) for fan in fans(scene)]
    keys = [card if card is JOKER else card.suit for card in first]
    assert len(keys) == len(set(keys))
    assert trumps not in keys or [key for key in keys if key is not JOKER][-1] == trumps


@given(hands)
def test_every_card_of_a_hand_by_rank_is_drawn_once_jokers_last(cards: list[Card]) -> None:
    scene = ranks.layout(ranks.RankHand(hold(cards)), FONTS, "en")
    drawn = [card.card for card in shown(scene)]
    assert sorted(map(str, drawn)) == sorted(map(str, cards))
    assert drawn[len(drawn) - cards.count(JOKER) :] == [JOKER] * cards.count(JOKER)


@given(st.lists(st.sampled_from(CARDS), min_size=26, max_size=26, unique=True))
def test_26_cards_by_suit_keep_within_a_picture_and_can_be_read(cards: list[Card]) -> None:
    scene = suits.layout(suits.SuitHand(hold(cards)), FONTS, "en")
    assert scene.height <= TALLEST
    assert min(fan.card for fan in fans(scene)) >= suits.SMALLEST


def test_the_sample_of_26_is_as_large_as_it_was_designed() -> None:
    scene = suits.layout(samples.by_suit()["hand-suits-26"], FONTS, "en")
    assert min(2 * fan.card for fan in fans(scene)) >= SMALLEST_OF_26


@given(st.sets(st.sampled_from(Suit)), st.sampled_from((None, *Suit)))
def test_black_and_red_suits_take_turns(held: set[Suit], trumps: Suit | None) -> None:
    groups = by_suit(hold(Card(Rank.ACE, suit) for suit in held), trumps=trumps)
    colors = [group.key in RED for group in groups]
    alike = sum(one == other for one, other in pairwise(colors))
    assert alike <= abs(2 * sum(colors) - len(colors)) + (trumps in held)
    if len(held) == len(Suit):
        assert alike == 0


def test_a_card_that_counts_as_a_trump_lies_among_them() -> None:
    scene = suits.layout(samples.by_suit()["hand-suits-trumps"], FONTS, "en")
    last = fans(scene)[-1]
    drawn = [str(card.card) for card in last.cards if isinstance(card, PlainCard)]
    assert drawn == ["AS", "KS", "JS", "TS", "8S", "5S", "5C", "2S"]
    assert last.cards[6] == PlainCard(parse_card("5C"), counts_as=Suit.SPADES)
    assert [card.is_grayed for card in shown(scene)] == [False] * 2 + [True] * 3 + [False] * 8


@pytest.mark.parametrize(("locale", "words"), [("en", "1 trump"), ("fr", "1 atout")])
@pytest.mark.parametrize("held", ["6H", "AS 8C 6H", "AS KS 8C 7C 9D 6H"])
def test_a_single_trump_is_called_so(held: str, locale: Locale, words: str) -> None:
    scene = suits.layout(suits.SuitHand(hold(map(parse_card, held.split())), Suit.HEARTS), FONTS, locale)
    assert words in [item.words for item in scene.items if isinstance(item, Text)]
    assert all(item.box.right <= WIDTH for item in scene.items)


def test_equal_cards_that_are_new_are_lifted_once_each() -> None:
    cards = (parse_card("7C"), parse_card("7C"), parse_card("7C"))
    scene = ranks.layout(ranks.RankHand(hold(cards, fresh=cards[:2])), FONTS, "en")
    assert [fan.lifted for fan in fans(scene)] == [(False, True, True)]


def test_the_best_cards_are_marked_once_each() -> None:
    scene = poker.layout(samples.poker()["hand-poker-7"], FONTS, "en")
    marks = [item.shape for item in scene.items if isinstance(item, Glyph)]
    assert (marks.count(Shape.HIGH), marks.count(Shape.LOW)) == (5 + 1, 5 + 1)  # and one each next to their names


def test_a_hand_by_suit_is_told_suit_by_suit() -> None:
    shown_hand = samples.by_suit()["hand-suits-trumps"]
    assert suits.layout(shown_hand, FONTS, "en").alt == (
        "Your hand: 13 cards. Suit to follow: hearts. "
        "2 hearts: queen, seven. 2 clubs (not playable now): king, nine. 1 diamond (not playable now): ace. "
        "8 trumps, spades: ace, king, jack, ten, eight, five, five of clubs, two."
    )
    assert suits.layout(shown_hand, FONTS, "fr", holder=Name("Théo", "Théo")).alt == (
        "Théo a 13 cartes en main. Sorte à fournir\N{NO-BREAK SPACE}: cœur. "
        "2 cœurs\N{NO-BREAK SPACE}: dame, sept. 2 trèfles (pas maintenant)\N{NO-BREAK SPACE}: roi, neuf. "
        "1 carreau (pas maintenant)\N{NO-BREAK SPACE}: as. "
        "8 atouts, pique\N{NO-BREAK SPACE}: as, roi, valet, dix, huit, cinq, cinq de trèfle, deux."
    )


def test_a_hand_by_rank_is_told_rank_by_rank() -> None:
    assert ranks.layout(samples.by_rank()["hand-ranks-15"], FONTS, "en").alt == (
        "Your hand: 15 cards. 2 aces: 1 spade, 1 heart. King of diamonds. Queen of spades. "
        "2 jacks: 1 club, 1 diamond. 3 tens: 1 heart, 1 club, 1 diamond. Eight of spades. "
        "2 sevens: 1 diamond, 1 club (new). 2 twos: 1 spade, 1 heart. Joker."
    )


def test_a_hand_of_poker_is_told_card_by_card() -> None:
    assert poker.layout(samples.poker()["hand-poker-7"], FONTS, "en").alt == (
        "Your hand: 7 cards. Ace of spades, king of hearts, queen of hearts, nine of hearts, seven of hearts, "
        "four of clubs, three of hearts. Best high: flush, king high. Best low: nine, seven, four, three, ace."
    )


@pytest.mark.parametrize("locale", LOCALES)
def test_no_hand_is_longer_told_than_discord_takes(locale: Locale) -> None:
    for held in samples.by_suit().values():
        alt = suits.layout(held, FONTS, locale).alt
        assert len(alt) <= LIMIT
        assert not any(sign in alt for sign in "♠♥♦♣×")


GOLDEN: tuple[tuple[str, Locale, Style], ...] = (
    ("hand-suits-trumps", "en", Style()),
    ("hand-suits-26", "fr", Style(Theme.DAY)),
    ("hand-ranks-jokers", "en", Style()),
    ("hand-poker-7", "en", Style()),
)


@pytest.mark.parametrize(("name", "locale", "style"), GOLDEN)
def test_a_hand_looks_as_it_did(name: str, locale: Locale, style: Style, studio: Studio, tmp_path: Path) -> None:
    draw = dict(gallery.drawings(studio))[name]
    looks_as_before(f"{name}-{style.theme}", draw(locale, style), tmp_path)


def test_an_empty_hand_says_so() -> None:
    for scene in (
        suits.layout(suits.SuitHand(()), FONTS, "en"),
        ranks.layout(ranks.RankHand(()), FONTS, "en", style=Style(larger=True)),
        poker.layout(poker.PokerHand(()), FONTS, "en"),
    ):
        assert scene.alt == "Your hand is empty."
        assert "No cards left" in [item.words for item in scene.items if isinstance(item, Text)]
