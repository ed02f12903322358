"""Melds in brief, in lines: `7–10♠` or `K×4` on a tile each, where there is no room for their cards.

Nothing is lost: a run is all between its ends, and each joker follows on gold, in a run as the rank that it stands for.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from bot.games.cards import JOKER, Suit
from render.deck import PlainCard
from render.fonts import Face
from render.scene import Area, Box, Frame, Item
from render.stage import melds as in_cards
from render.stage.canvas import Stage
from render.stage.melds import Meld
from render.stage.pieces import LABEL, STRONG
from render.style import Tint, suit_tint
from render.tiles import tile
from render.typeset import Align, Setter, Type
from render.words import rank_sign

LINE = 21.0  # pt, the pitch of lines
HIGH, RADIUS, INSET = 19.0, 4.0, 3.0  # of a tile
SIGN, SUIT = Type(Face.STRONG, 18), 15.0
NUMBER_GAP, JOKER_GAP, GAP = 3.0, 1.0, 8.0
RING = 1.5
MORE = 26.0  # "+2"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a line: how wide it is, and its items with its left edge and middle there."""

    wide: float
    placed: Callable[[float, float], Sequence[Item]]


def lay(stage: Stage, melds: Sequence[Meld], box: Box, *, ground: Tint = Tint.ZONE) -> list[Item]:
    """Lay out melds in a box: as cards in a row if all fit, else in brief."""
    if not in_cards.fit(stage, melds, box.width, box.height).left_out:
        return in_cards.lay(stage, melds, box, ground=ground)
    return in_lines(stage, [in_brief(stage, meld, ground) for meld in melds], box, ground=ground)


def lines_of(tokens: Sequence[Token], width: float) -> list[list[Token]]:
    """Return tokens in as few lines of this width as they need, in order."""
    lines: list[list[Token]] = []
    left = 0.0
    for token in tokens:
        if not lines or left < token.wide:
            lines.append([])
            left = width
        lines[-1].append(token)
        left -= token.wide + GAP
    return lines


def in_lines(stage: Stage, tokens: Sequence[Token], box: Box, *, ground: Tint) -> list[Item]:
    """Lay out tokens in lines, in the middle of a box; "+2" at the end for those that even so do not fit."""
    room = max(1, int(box.height // LINE))
    lines, over = lines_of(tokens, box.width), 0
    while len(lines) > room:
        over += 1
        lines = lines_of([*tokens[: len(tokens) - over], Token(MORE, lambda _x, _middle: ())], box.width)
    items, middle = list[Item](), box.y + (box.height - (len(lines) - 1) * LINE) / 2
    for line in lines:
        x = box.x
        for token in line:
            items += token.placed(x, middle)
            x += token.wide + GAP
        middle += LINE
    if over:
        up = stage.fonts.cap(STRONG.face, STRONG.size) / 2
        items.append(
            stage.on(ground).line(f"+{over}", STRONG, box.right, middle - LINE + up, Tint.BRASS, align=Align.RIGHT)
        )
    return items


def in_brief(stage: Stage, meld: Meld, ground: Tint) -> Token:
    """Return a meld as its number and its tiles."""
    number = stage.fonts.width(str(meld.number), LABEL.face, LABEL.size)
    tiles = [*_tiles(stage, meld, ground)]
    wide = number + NUMBER_GAP + sum(each.wide for each in tiles) + JOKER_GAP * (len(tiles) - 1)

    def placed(x: float, middle: float) -> list[Item]:
        up = stage.fonts.cap(LABEL.face, LABEL.size) / 2
        items: list[Item] = [stage.on(ground).line(str(meld.number), LABEL, x, middle + up, Tint.MUTE)]
        x += number + NUMBER_GAP
        for each in tiles:
            items += each.placed(x, middle)
            x += each.wide + JOKER_GAP
        return items

    return Token(wide, placed)


def _tiles(stage: Stage, meld: Meld, ground: Tint) -> Iterator[Token]:
    naturals = [card.card for card in meld.cards if card.card is not None and card.card is not JOKER]
    colors = stage.style.four_colors
    if meld.is_run:
        suit = naturals[0].suit
        yield _tile(stage, _ends(meld), suit_tint(suit, four_colors=colors), ground, suit=suit)
    else:
        sign = f"{rank_sign(naturals[0].rank)}×{len(meld.cards)}"
        yield _tile(stage, sign, suit_tint(Suit.SPADES, four_colors=colors), ground)
    for card in meld.cards:
        if card.card is JOKER:
            yield _gold(stage, _sign(card) if meld.is_run else "", ground, is_ringed=card in meld.ringed)


def _ends(meld: Meld) -> str:
    return "–".join(_sign(card) for card in (meld.cards[0], meld.cards[-1]))


def _sign(card: PlainCard) -> str:
    """Return the rank of a card, or that which a joker stands for."""
    if card.stands_for is not None:
        return rank_sign(card.stands_for)
    return "" if card.card is None or card.card is JOKER else rank_sign(card.card.rank)


def _tile(stage: Stage, sign: str, ink: Tint, ground: Tint, *, suit: Suit | None = None) -> Token:
    """Return a small piece of a card with this sign, and with the suit behind it if there is one."""
    written = stage.fonts.width(sign, SIGN.face, SIGN.size)
    wide = written + 2 * INSET + (SUIT if suit is not None else 0.0)

    def placed(x: float, middle: float) -> list[Item]:
        face, up = Setter(stage.fonts, Tint.FACE), stage.fonts.cap(SIGN.face, SIGN.size) / 2
        items: list[Item] = [Area(Box(x, middle - HIGH / 2, wide, HIGH), Tint.FACE, ground, RADIUS, holds=True)]
        items.append(face.line(sign, SIGN, x + INSET, middle + up, ink))
        if suit is not None:
            left, top = x + INSET + written, middle - SUIT / 2
            items += tile(face, suit, left, top, SUIT, four_colors=stage.style.four_colors)[1:]
        return items

    return Token(wide, placed)


def _gold(stage: Stage, sign: str, ground: Tint, *, is_ringed: bool) -> Token:
    """Return a joker: the rank that it stands for, or a star without one."""
    wide = HIGH if not sign else stage.fonts.width(sign, SIGN.face, SIGN.size) + 2 * INSET

    def placed(x: float, middle: float) -> list[Item]:
        box = Box(x, middle - HIGH / 2, wide, HIGH)
        if not sign:
            return tile(stage.on(ground), None, box.x, box.y, HIGH, four_colors=stage.style.four_colors)
        gold, up = Setter(stage.fonts, Tint.WILD), stage.fonts.cap(SIGN.face, SIGN.size) / 2
        items: list[Item] = [Area(box, Tint.WILD, ground, RADIUS, holds=True)]
        if is_ringed:
            items.append(Frame(box, Tint.BRASS, Tint.WILD, ground, RADIUS, RING))
        return [*items, gold.line(sign, SIGN, x + INSET, middle + up, Tint.STAR)]

    return Token(wide, placed)
