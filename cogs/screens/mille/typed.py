"""Moves as people type them: as in the record, or shorter, by kinds of cards in one's own hand."""

from bot.games.cards import NotACard, Rank, parse_rank
from bot.games.mille.kinds import KINDS, cards_of_kinds, count_kind, kind_of, parse_kind
from bot.games.mille.moves import Discard, Lay, Take, parse_move
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, NotAMove
from cogs.screens.mille.draft import hand_of


def read_move(text: str, view: MilleView) -> Move:
    """The move typed as `text`: `lay K: KS KD 2H`, `lay K: K K 2`, `lay K` (all kings), `take`, `discard 9`.

    Raises NotAMove for a text that is no move, and for a short one that the hand of `view` cannot fill.
    """
    verb, _, rest = text.strip().partition(" ")
    verb = verb.lower()
    try:
        return parse_move(f"{verb} {rest}".strip())
    except NotAMove:
        move = _short(verb, rest.strip(), view)
        if move is None:
            raise
        return move


def _short(verb: str, rest: str, view: MilleView) -> Move | None:
    try:
        match verb:
            case "take":
                return _take(rest, view)
            case "lay":
                return _lay(rest, view)
            case "discard":
                kind = parse_kind(rest)
                return next((Discard(card) for card in hand_of(view) if kind_of(card) == kind), None)
    except NotACard:
        pass
    return None


def _take(rest: str, view: MilleView) -> Take | None:
    """The take with the kinds in `rest`, or the only take there is; None when it is not clear which."""
    takes = [move for move in view.legal_moves() if isinstance(move, Take)]
    if rest:
        wanted = sorted(str(parse_kind(word)) for word in rest.split())
        takes = [take for take in takes if sorted(str(kind_of(card)) for card in (take.first, take.second)) == wanted]
    return takes[0] if len(takes) == 1 else None


def _lay(rest: str, view: MilleView) -> Lay | None:
    """A lay by kinds; a rank alone means all its natural cards. None when the hand lacks a card."""
    named, colon, listed = rest.partition(":")
    rank: Rank = parse_rank(named.strip())
    hand = hand_of(view)
    if colon:
        kinds = [parse_kind(word) for word in listed.split()]
    else:
        kinds = [kind for kind in KINDS if kind.rank is rank for _ in range(count_kind(hand, kind))]
    cards = cards_of_kinds(hand, kinds)
    return Lay(rank, cards) if cards else None
