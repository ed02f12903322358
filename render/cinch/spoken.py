"""The table of Cinch in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.cards import Card, Hand, Suit
from bot.games.cinch.board import PARTS, SIDES, Board, Gone, Part, Score, Stage, Taken
from bot.games.cinch.trumps import in_order, is_trump, left_pedro, trumps_of
from bot.games.cinch.views import CinchView
from bot.games.one_card.board import Phase
from bot.games.protocol import Seat
from bot.games.tricks import Trick
from bot.text import Locale, listed
from render.hands.held import HeldCard, hold, ranks_from_left
from render.hands.spoken import spoken as spoken_hand
from render.hands.spoken import spoken_suits
from render.hands.suits import SuitHand
from render.inputs import Style
from render.of_many import TableShown
from render.one_card import in_words
from render.words import card_words, say, spoken


def on_table(board: Board) -> tuple[Trick | None, Seat | None]:
    """Return the trick on the table and its current winner; until someone leads, the previous trick."""
    if board.trick is not None and board.trick.cards:
        return board.trick, board.winning
    return (board.before.trick, board.before.winner) if board.before is not None else (None, None)


def is_taken(board: Board) -> bool:
    """Return whether the trick on the table has been won, so that its winner leads, or the deal is over."""
    return board.before is not None and (board.trick is None or not board.trick.cards)


def is_sure(board: Board, part: Part) -> bool:
    """Return whether a point is sure to stay: only high and low change hands, until no other trump can be it."""
    taken = board.taken[PARTS.index(part)]
    if taken is None or board.trump is None or board.last is not None or part not in (Part.HIGH, Part.LOW):
        return True
    beyond = trumps_of(board.trump) if part is Part.HIGH else trumps_of(board.trump)[::-1]
    return all(card in board.dead for card in beyond[: beyond.index(taken.card)])


def card_of(part: Part, trump: Suit | None) -> Card | None:
    """Return the one card that scores a point; None for high and low, and before trumps are named."""
    if trump is None or part in (Part.HIGH, Part.LOW):
        return None
    letters = {Part.JACK: "J", Part.TEN: "T", Part.RIGHT: "5"}
    if part is Part.LEFT:
        return left_pedro(trump)
    return next(card for card in trumps_of(trump) if card.rank.value == letters[part] and card.suit is trump)


def is_lost(board: Board, part: Part) -> bool:
    """Return whether nobody can win this point anymore."""
    card = card_of(part, board.trump)
    is_over = board.last is not None
    return board.taken[PARTS.index(part)] is None and (is_over or (card is not None and card in board.dead))


def held(view: CinchView, style: Style) -> SuitHand:
    """Return the reader's hand in order: trumps first, the left pedro among them."""
    board = view.board
    is_asked = board.stage is Stage.PLAY and view.seat is not None and board.active == view.seat
    return lying(view.hand, board.trump, style, playable=tuple(view.playable()) if is_asked else None)


def lying(cards: Hand, trump: Suit | None, style: Style, *, playable: Sequence[Card] | None = None) -> SuitHand:
    """Return cards in hand order, once trumps are named."""
    counting = {} if trump is None else {left_pedro(trump): trump}
    held: tuple[HeldCard, ...] = hold(cards, playable=playable, counting=counting)
    return SuitHand(held, trump, ranks=ranks_from_left(style.order), trumps_first=True)


def follow(view: CinchView) -> Suit | None:
    """Return trumps, if they were led and the reader, whose turn it is, has some."""
    board, is_asked = view.board, view.seat is not None and view.board.active == view.seat
    if not is_asked or board.trump is None or board.led is not board.trump:
        return None
    return board.trump if any(is_trump(card, board.trump) for card in view.hand) else None


def part_words(score: Score, locale: Locale) -> Iterator[tuple[str, str, int, Taken | None]]:
    """Yield a deal's six points: each one's name, key, worth and holder."""
    for part, taken in zip(PARTS, score.taken, strict=True):
        yield part_word(part, locale), part.value, part.worth, taken


def named(view: CinchView) -> tuple[Seat, ...]:
    """Return the seats named in the sentence above the table."""
    board = view.board
    if board.last is not None:
        return () if (side := scorer(board.last)) is None else SIDES[side]
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    return () if board.active is None else (board.active,)


def scorer(score: Score) -> int | None:
    """Return the number of the side that a deal brought points; None if it brought none."""
    return next((side for side, points in enumerate(score.scores) if points), None)


def said(view: CinchView, names: Sequence[str], locale: Locale) -> str:
    """Return the sentence above the table: how the deal or game ended, or whose turn it is; `names` are `named`."""
    board = view.board
    if (last := board.last) is not None:
        return _result(last, names, locale)
    if board.outcome is not None:
        if not board.outcome.winners:
            return say(locale, "cinch-nobody")
        return say(locale, "cinch-over-by", names=listed(list(names), locale=locale), count=len(names))
    if board.active is None:
        return say(locale, "cinch-before")
    does = board.stage.value
    if board.stage is Stage.PLAY and board.led is None:
        does = "lead"
    return say(locale, f"cinch-to-{does}", name=names[0])


def _result(score: Score, names: Sequence[str], locale: Locale) -> str:
    if score.is_made is None:
        return say(locale, "cinch-thrown-in")
    if (side := scorer(score)) is None:
        return say(locale, "cinch-level", points=score.points[0])
    key = "cinch-scores" if score.is_made else "cinch-scores-broken"
    return say(locale, key, names=listed(list(names), locale=locale), points=score.scores[side])


def spoken_table(shown: TableShown[CinchView], names: Sequence[str], *, style: Style, locale: Locale) -> list[str]:
    """Return the table in sentences, the most important first, with hands that are open."""
    view, board, hands = shown.view, shown.view.board, dict(enumerate(shown.hands))
    if board.deal == 0:
        return [f"{said(view, (), locale)}."]
    lines = [say(locale, "stage-alt-turn", headline=said(view, [names[seat] for seat in named(view)], locale))]
    if shown.is_panel:
        lines += _own(view, style, locale)
    lines += _middle(board, names, locale)
    lines += [_side(board, side, names, locale) for side in range(len(SIDES))]
    lines += _points(board, names, locale)
    for seat in board.seats:
        name = names[seat]
        lines.append(_seat(board, seat, name, locale))
        if (hand := hands.get(seat)) and board.last is None:
            lines.append(say(locale, "cinch-alt-open", name=names[seat], cards=ordered(hand, board.trump, locale)))
    return [*lines, *_rest(view, names, locale, is_own=shown.is_panel)]


def ordered(cards: Hand | Sequence[Card], trump: Suit | None, locale: Locale) -> str:
    """Return cards by their names, trumps first."""
    return in_words(in_order(cards, trump), locale)


def _own(view: CinchView, style: Style, locale: Locale) -> Iterator[str]:
    """Yield the reader's hand, and what they may choose from."""
    board = view.board
    if view.hand and board.last is None:
        own = held(view, style)
        yield from spoken_hand(locale, len(view.hand), spoken_suits(own.groups, locale), follow=follow(view))
    if board.stage is Stage.ROB and view.seat == board.active and view.rest:
        yield say(locale, "cinch-alt-rest", cards=ordered(view.rest, board.trump, locale))


def _middle(board: Board, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the calls, or the contract; the trick; trumps that are dead."""
    if board.trump is not None and board.bidder is not None:
        suit = say(locale, f"pictures-suit-{board.trump}")
        key = "cinch-alt-contract" if board.bid else "cinch-alt-no-contract"
        yield say(locale, key, name=names[board.bidder], bid=board.bid, suit=suit)
    elif board.calls:
        calls = [
            say(locale, "cinch-alt-call", name=names[call.seat], bid=call.points, count=call.points)
            for call in board.calls
        ]
        yield say(locale, "cinch-alt-calls", calls=", ".join(calls))
    trick, taker = on_table(board)
    if trick is not None and taker is not None:
        key = "cinch-alt-taken" if is_taken(board) else "cinch-alt-trick"
        yield _trick(key, len(board.gone) + (not is_taken(board)), trick, taker, names, locale)
    if board.dead:
        yield say(locale, "cinch-alt-dead", cards=ordered(board.dead, board.trump, locale))


def _trick(key: str, number: int, trick: Trick, taker: Seat, names: Sequence[str], locale: Locale) -> str:
    cards = [say(locale, "stage-alt-card", card=card_words(locale, card), name=names[seat]) for seat, card in trick]
    return say(locale, key, number=str(number), cards=", ".join(cards), name=names[taker])


def _side(board: Board, side: int, names: Sequence[str], locale: Locale) -> str:
    """Return a side's points in the game, and in the deal."""
    who = listed([names[seat] for seat in SIDES[side]], locale=locale)
    points = board.sums[side]
    total = say(locale, "cinch-alt-total", points=spoken(points), count=points, target=str(board.options.target))
    facts = [total]
    if board.last is not None and board.last.is_made is not None:
        facts.append(say(locale, "cinch-alt-won", count=board.last.points[side]))
        facts.append(say(locale, "cinch-alt-brought", points=spoken(board.last.scores[side])))
    elif board.stage is Stage.PLAY and board.last is None:
        facts.append(say(locale, "cinch-alt-tricks", count=board.tricks[side]))
        facts.append(say(locale, "cinch-alt-in-deal", count=board.in_deal[side]))
    return say(locale, "stage-alt-seat", name=who, facts=", ".join(facts))


def _points(board: Board, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield who has which of the six points."""
    if board.trump is None:
        return
    parts = []
    for part, taken in zip(PARTS, board.taken, strict=True):
        word = part_word(part, locale)
        if taken is not None:
            key = "cinch-alt-part" if is_sure(board, part) else "cinch-alt-part-so-far"
            who = names[taken.seat]
            if taken.is_put_away:
                key, who = "cinch-alt-part-given", listed([names[seat] for seat in SIDES[taken.side]], locale=locale)
            parts.append(say(locale, key, part=word, name=who, card=card_words(locale, taken.card)))
        elif is_lost(board, part):
            parts.append(say(locale, "cinch-alt-part-lost", part=word))
    if parts:
        yield say(locale, "cinch-alt-points", parts=", ".join(parts))


def part_word(part: Part, locale: Locale) -> str:
    """Return the name of a point."""
    return say(locale, f"cinch-part-{part.value}")


def _seat(board: Board, seat: Seat, name: str, locale: Locale) -> str:
    facts = []
    if seat == board.dealer:
        facts.append(say(locale, "stage-alt-mark-dealer"))
    if board.last is None:
        facts.append(say(locale, "stage-alt-hand", count=board.in_hand[seat]))
    if board.trump is not None and board.phase is Phase.PLAY:
        facts.append(say(locale, "cinch-alt-had", count=board.had(seat)))
        is_robbing = board.stage is Stage.ROB and seat == board.dealer
        if board.stage is not Stage.THROW and not is_robbing:  # who has not drawn yet
            facts.append(say(locale, "cinch-alt-drew", count=board.drew[seat]))
    if board.last is None:
        facts.extend(_void(board, seat, locale))
    if seat in board.left:
        facts.append(say(locale, "stage-state-left" if board.phase is Phase.OVER else "stage-state-gone"))
    if seat == board.active:
        facts.append(say(locale, "stage-alt-acts"))
    return say(locale, "stage-alt-seat", name=name, facts=", ".join(facts)) if facts else ""


def _void(board: Board, seat: Seat, locale: Locale) -> Iterator[str]:
    """Yield each suit that everyone knows a player with cards to lack."""
    for suit in Suit:
        if suit not in board.lacks[seat] or not board.in_hand[seat]:
            continue
        if suit is board.trump:
            yield say(locale, "cinch-alt-no-trumps")
        else:
            yield say(locale, "cinch-alt-void", suit=say(locale, f"pictures-suit-{suit}"))


def _rest(view: CinchView, names: Sequence[str], locale: Locale, *, is_own: bool) -> Iterator[str]:
    """Yield the past: earlier tricks, what only the reader knows, and the deal."""
    board = view.board
    if is_own and view.away and board.last is None:
        yield say(locale, "cinch-alt-away", cards=in_words(view.away, locale))
    if is_own and view.rest and board.stage is not Stage.ROB and board.last is None:
        yield say(locale, "cinch-alt-left-behind", cards=ordered(view.rest, board.trump, locale))
    for number, gone in enumerate(_older(board), start=1):
        cards = in_words(gone.trick.cards, locale)
        yield say(locale, "cinch-alt-older", number=str(number), cards=cards, name=names[gone.winner])
    yield say(locale, "cinch-alt-deal", deal=str(board.deal), name=names[board.dealer])


def _older(board: Board) -> Sequence[Gone]:
    """Return the tricks of this deal that have left the table, in playing order."""
    return board.gone[: len(board.gone) - is_taken(board)]
