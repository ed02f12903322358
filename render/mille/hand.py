"""The private hand: a fan of cards for each rank, as large as the picture allows."""

from collections import Counter
from functools import lru_cache

from bot.games.mille.views import MilleView
from bot.text import Locale
from render.alt import LIMIT
from render.deck import PRINTED_VALUE
from render.fonts import Face, Fonts
from render.hands.plan import Room, plan
from render.inputs import PLAIN, Style
from render.mille.groups import Group, HeldCard, group_by_rank, rows
from render.names import Name
from render.scene import Scene
from render.style import MARGIN, TALLEST, Tint
from render.typeset import LABEL, LABEL_STRONG, Setter, Type
from render.words import say, suit_word, written

HEADER, FOOT = 50.0, 12.0  # pt


def describe(view: MilleView, groups: tuple[Group, ...], locale: Locale, *, holder: Name | None = None) -> str:
    """Return the alt text, which is as secret as the hand."""
    texts = [" ".join(spoken(view.held_points, groups, locale, holder=holder, marks=marks)) for marks in (True, False)]
    return next((text for text in texts if len(text) <= LIMIT), texts[-1])


def spoken(
    points: int, groups: tuple[Group, ...], locale: Locale, *, holder: Name | None = None, marks: bool = True
) -> list[str]:
    """Return a hand of `points` points in sentences, rank by rank; `marks` says which cards are fresh."""
    count = sum(len(group.cards) for group in groups)
    fresh = sum(held.is_fresh for group in groups for held in group.cards)
    came = "" if not marks else "pictures-hand-alt-fresh" if fresh == 1 else "pictures-hand-alt-taken"
    if holder is None:
        parts = [say(locale, "pictures-hand-alt", count=count, points=str(points))]
    else:
        parts = [say(locale, "pictures-hand-alt-of", name=holder.spoken, count=count, points=str(points))]
    parts += [_spoken_group(group, locale, came) for group in groups]
    return parts


@lru_cache(maxsize=1024)  # a move changes one group or two of a hand
def _spoken_group(group: Group, locale: Locale, came: str) -> str:
    """Return the cards of one rank: "3 tens: 2 clubs, 1 diamond."; a single one by its name: "King of diamonds."."""
    title = say(locale, f"pictures-group-{group.rank}", count=len(group.cards))
    if len(group.cards) == 1:
        (held,) = group.cards
        words = say(locale, "pictures-hand-alt-single", group=title, suit=suit_word(locale, held.card))
        return f"{_marked(words, held, 1, locale, came)}."
    cards = ", ".join(
        _marked(say(locale, f"pictures-suits-{held.card.suit}", count=copies), held, copies, locale, came)
        for held, copies in Counter(held if came else HeldCard(held.card) for held in group.cards).items()
    )
    return say(locale, "pictures-hand-alt-group", group=title, cards=cards)


def _marked(words: str, held: HeldCard, copies: int, locale: Locale, came: str) -> str:
    """Return `words` for equal cards, with a dear card's points, and whether they have just come to the hand."""
    if held.card in PRINTED_VALUE:
        words = say(locale, "pictures-hand-alt-worth", card=words, points=PRINTED_VALUE[held.card], count=copies)
    return say(locale, came, card=words) if came and held.is_fresh else words


USUAL = Room(TALLEST - HEADER - FOOT, 4, 84)
LARGER = Room(550.0 - HEADER - FOOT, 6, 120)  # for "larger cards"; a phone shows so tall a picture whole


def layout(
    view: MilleView, fonts: Fonts, locale: Locale, *, style: Style = PLAIN, holder: Name | None = None
) -> Scene:  # fmt: skip
    """Lay out the hand of `view`; `holder` names an owner who is not the reader. Raises ValueError for a bystander."""
    if view.hand is None:
        raise ValueError("a bystander has no hand to draw")
    groups = group_by_rank(view.hand, view.fresh, style.order)
    setter = Setter(fonts, Tint.BG)
    items = setter.header(
        say(locale, "pictures-hand-title") if holder is None else holder.printed,
        (say(locale, "pictures-hand-cards", count=len(view.hand)), LABEL_STRONG, Tint.TEXT),
        (say(locale, "pictures-hand-held", points=written(view.held_points)), LABEL, Tint.MUTE),
    )
    alt = describe(view, groups, locale, holder=holder)
    if not groups:
        empty = say(locale, "pictures-hand-empty")
        items.append(setter.line(empty, Type(Face.ASIDE, 18), MARGIN, 74, Tint.MUTE))
        return Scene(96, tuple(items), alt)
    chosen = plan(tuple(len(group.cards) for group in groups), LARGER if style.larger else USUAL)
    items += rows(groups, chosen, HEADER, setter, locale)
    return Scene(HEADER + chosen.height + FOOT, tuple(items), alt)
