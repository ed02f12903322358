"""The table of a small game in sentences: enough to play by, if you hear it or read it."""

from collections.abc import Mapping, Sequence

from bot.games.cards import Card, Hand
from bot.games.simple.board import SimpleBoard
from bot.games.simple.views import SimpleView
from bot.text import Locale, You, listed
from render.words import card_words, say, spoken


def headline(view: SimpleView, names: Sequence[str], locale: Locale, *, is_own: bool) -> str:
    """Return whose turn it is, or who has won; `names` are of the players it is about."""
    board, name = view.board, view.game
    if board.outcome is not None and board.outcome.is_drawn:
        return say(locale, "pictures-many-drawn")
    if board.outcome is not None or board.last is not None:
        key = "over-by" if board.outcome is not None else "takes"
        return say(locale, f"{name}-{key}", names=listed(list(names), locale=locale), count=len(names))
    if not board.waiting:
        return say(locale, f"{name}-before")
    own = next((each for each in names if isinstance(each, You)), names[0])
    if board.asked:
        return say(locale, f"{name}-asks-you" if isinstance(own, You) else f"{name}-asks")
    return say(locale, f"{name}-acts", name=own)


def winners(board: SimpleBoard) -> tuple[int, ...]:
    """Return the winners of the game, or of the deal that is over."""
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    score = board.last
    return () if score is None else tuple(seat for seat in board.seats if score.scores[seat] == max(score.scores))


def spoken_table(
    view: SimpleView, names: Sequence[str], hands: Mapping[int, Hand | None], *, is_own: bool, locale: Locale
) -> list[str]:
    """Return the table in sentences, a line each; `hands` are open."""
    board, name = view.board, view.game
    game = say(locale, f"{name}-name")
    if board.deal == 0:
        lines = [say(locale, f"{name}-alt-before", game=game, name=names[board.dealer])]
    else:
        deal, deals = str(board.deal), str(board.options.deals)
        lines = [say(locale, f"{name}-alt-deal", game=game, deal=deal, deals=deals, name=names[board.dealer])]
    if is_own and len(view.hand):
        lines.append(say(locale, f"{name}-alt-hand", cards=in_words(view.hand, locale)))
    if board.thrown:
        lines.append(say(locale, f"{name}-alt-thrown", cards=in_words(board.thrown, locale)))
    if board.stock:
        lines.append(say(locale, f"{name}-alt-stock", count=board.stock))
    for seat in board.seats:
        who = names[seat]
        points = spoken(board.points[seat])
        turn = "asked" if board.asked else "turn"
        state = "left" if seat in board.left else turn if seat in board.to_act else "none"
        lines.append(
            say(locale, f"{name}-alt-seat", name=who, points=points, count=board.in_hand[seat], state=state)
        )  # fmt: skip
        if (hand := hands.get(seat)) and not (is_own and seat == view.seat):
            lines.append(say(locale, f"{name}-alt-shows", name=names[seat], cards=in_words(hand, locale)))
    return lines


def in_words(cards: Sequence[Card] | Hand, locale: Locale) -> str:
    """Return cards by their names."""
    return ", ".join(card_words(locale, card) for card in cards)
