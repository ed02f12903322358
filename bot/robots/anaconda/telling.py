"""What is true of a choice in Anaconda by the own cards and the table alone: facts that the coach may say."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.games.anaconda.board import DEAREST, Half, Phase
from bot.games.anaconda.choosing import ranking
from bot.games.anaconda.moves import Bet, Call, Check, Fold, PassOn, Raise, Show
from bot.games.anaconda.options import LowRanking
from bot.games.anaconda.views import AnacondaView
from bot.games.cards import Card
from bot.games.poker import category, worth
from bot.games.protocol import Move
from bot.robots.anaconda.holding import best_parting, height_of, is_low, place_of
from bot.robots.anaconda.sampling import is_beaten, is_unbeatable
from bot.robots.coaching import Said, percent

POOR = 0.7  # a hand below this place among random ones is called weak
ALIKE = {4: "four-alike", 3: "three-alike", 2: "pair"}


def facts(view: AnacondaView, move: Move) -> Iterator[Said]:
    """Yield what is true of a choice, what matters most first."""
    match move:
        case PassOn(cards=cards):
            four = [card for card in view.hand if card not in cards]
            promised = [*_promises(four, view.board.options.low, are="kept")]
            highest = [card for card in four if card.rank.place < min(each.rank.place for each in cards)]
            yield from promised or [_of_cards("highest", highest)] * (len(highest) > 1)
        case Show():
            yield from _shown(view, move)
        case Fold():
            yield from _against(view)
        case _ if view.board.phase is Phase.DECLARE:
            yield from _declared(view, Half.HIGH if str(move) == "high" else Half.LOW)
        case _:
            yield from _staying(view, move)


def _promises(four: Sequence[Card], low: LowRanking, *, are: str = "held") -> Iterator[Said]:
    """Yield what four cards may become, whether they are `kept` from a pass or only `held`."""
    words = (("is", are),)
    ranks = Counter(card.rank for card in four)
    for count, code in ALIKE.items():
        if alike := [card for card in four if ranks[card.rank] == count]:
            yield _of_cards("two-pair" if len(alike) == 4 and count == 2 else code, alike, *words)
    if len({card.suit for card in four}) == 1:
        yield _of_cards("four-suited", four, *words)
    if len(ranks) == 4:
        places = [card.rank.place for card in four]
        lows = [card for card in four if is_low(card.rank, low)]
        if len(lows) == 4:
            yield _of_cards("four-low", four, *words)
        elif max(places) - min(places) < 5:
            yield _of_cards("four-in-a-row", four, *words)
        elif len(lows) == 3:
            yield _of_cards("three-low", lows, *words)


def _of_cards(code: str, cards: Sequence[Card], *words: tuple[str, str]) -> Said:
    return Said(code, (("cards", tuple(cards)), *words))


def _shown(view: AnacondaView, move: Show) -> Iterator[Said]:
    """Yield whether these are the best five, and what the open ones hide."""
    half = _half(view)
    rule = ranking(view.board.options, half)
    if worth(move.five, rule) == worth(view.hand, rule):
        yield Said(f"best-{half.value}")
    if half is Half.LOW:
        yield from _hidden_low(move, view.board.options.low)
    elif (shown := category(worth(move.shown))) is not (whole := category(worth(move.five))):
        yield Said("hides", (("shown", shown.value), ("hand", whole.value)))


def _hidden_low(move: Show, low: LowRanking) -> Iterator[Said]:
    """Yield which end of a low hand nobody sees, if the held card is one."""
    held, *opened = [height_of(card.rank.place, low) for card in (move.held, *move.shown)]
    if not min(opened) <= held <= max(opened):
        yield _of_cards("highest-down" if held > max(opened) else "lowest-down", [move.held])


def _against(view: AnacondaView) -> Iterator[Said]:
    """Yield what speaks for a fold."""
    board = view.board
    if is_beaten(view):
        yield Said("beaten")
    elif board.round < DEAREST:
        four = _best_four(view)
        codes = {fact.code for fact in _promises(four, board.options.low)}
        if codes <= {"pair", "three-low"}:
            yield Said("little")
    elif (place := max(_places(view).values())) < POOR:
        yield Said("weak", (("best", _percent(place)),))


def _declared(view: AnacondaView, half: Half) -> Iterator[Said]:
    places = _places(view)
    other = Half.LOW if half is Half.HIGH else Half.HIGH
    if places[half] > places[other]:
        words = (("best", _percent(places[half])), ("next", _percent(places[other])))
        yield Said(f"fits-{half.value}", words)


def _staying(view: AnacondaView, move: Move) -> Iterator[Said]:
    """Yield what speaks for staying in, or for more."""
    board, half = view.board, _half(view)
    rivals = [one for one in board.playing if one != view.seat and board.declared[one] is half]
    if any(board.declared) and not rivals:
        yield Said(f"alone-{half.value}")
    elif is_unbeatable(view):
        yield Said("unbeatable")
    if isinstance(move, Call):
        yield Said("odds", (("price", view.price), ("pot", board.pot)))
    if isinstance(move, Check):
        return  # it costs nothing, which no hand is needed for
    if board.round < DEAREST:
        yield from _promises(_best_four(view), board.options.low)
    elif isinstance(move, Bet | Raise | Call) and (place := max(_places(view).values())) >= POOR:
        best = max(_places(view), key=_places(view).__getitem__)
        yield Said(f"strong-{best.value}", (("best", _percent(place)),))


def _best_four(view: AnacondaView) -> Sequence[Card]:
    passed = best_parting(tuple(view.hand), view.board.options.low)[1]
    return [card for card in view.hand if card not in passed]


def _half(view: AnacondaView) -> Half:
    return (None if view.seat is None else view.board.declared[view.seat]) or Half.HIGH


def _places(view: AnacondaView) -> dict[Half, float]:
    """Return the place of the hand among random ones, for each half that it can win."""
    board, seat, found = view.board, view.seat, {}
    cards = view.hand if view.held is None or seat is None else (*board.shown[seat], view.held)
    for half in Half:
        if seat is not None and board.declared[seat] in (None, half):
            rule = ranking(board.options, half)
            found[half] = place_of(worth(cards, rule), rule)
    return found


def _percent(place: float) -> int:
    """Return a place as a share of hands; no hand that others may beat is above all."""
    return min(99, percent(place))
