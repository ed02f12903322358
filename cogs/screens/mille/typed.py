"""Moves as people type them: as in the record, or shorter, by kinds of cards in the player's hand."""

from bot.games.cards import CARDS, Card, NotACard, Rank, parse_rank
from bot.games.mille.kinds import KINDS, Kind, cards_of_kinds, count_kind, kind_of, parse_kind
from bot.games.mille.moves import Discard, Lay, Take, parse_move
from bot.games.mille.name import NAME
from bot.games.mille.views import MilleView
from bot.games.protocol import Move, NotAMove
from cogs.screens.mille.draft import hand_of

LAY_ALL = "lay all"
LONGEST = 100  # characters of a suggestion, a limit of Discord's


def read_moves(text: str, view: MilleView) -> tuple[Move, ...]:
    """Return the moves typed as `text`: `lay K: KS KD 2H`, `lay K: K K 2`, `lay K` (all kings), `take`, `discard 9`.

    `lay all` lays every meld without wild twos. A move that the hand of `view` cannot fill counts too: the game
    refuses it, and says what is missing. Raises NotAMove for no move, and for an ambiguous `take`.
    """
    words = " ".join(text.split())
    if words.lower() == LAY_ALL:
        if not (lays := view.all_melds()):
            raise NotAMove(NAME, "nothing-to-lay")
        return lays
    verb, _, rest = words.partition(" ")
    verb = verb.lower()
    try:
        return (parse_move(f"{verb} {rest}".strip()),)
    except NotAMove:
        move = _short(verb, rest.strip(), view)
        if move is None:
            raise
        return (move,)


def suggestions(view: MilleView, typed: str) -> list[str]:
    """Return possible inputs that begin with `typed`, the likeliest first; none too long to be suggested.

    At the beginning of a turn these begin it. Then come the discard of a card that came alone, all melds, the discards,
    and lays by rank.
    """
    moves = list(view.legal_moves())
    takes = [move for move in moves if isinstance(move, Take)]
    discards = [move for move in moves if isinstance(move, Discard)]
    fresh = [move for move in discards if len(view.fresh) == 1 and kind_of(move.card) == kind_of(view.fresh[0])]
    likely = ["take"] if len(takes) == 1 else []
    begin = [str(move) for move in moves if not isinstance(move, Take | Lay | Discard)]
    lays = [LAY_ALL] if view.all_melds() else []
    texts = [*begin, *likely, *map(str, fresh), *lays, *map(str, discards), *map(str, moves)]
    wanted = _plain(typed)
    return [text for text in dict.fromkeys(texts) if len(text) <= LONGEST and _plain(text).startswith(wanted)]


def _plain(text: str) -> str:
    return text.lower().replace(" ", "").replace(":", "")


def _short(verb: str, rest: str, view: MilleView) -> Move | None:
    try:
        match verb:
            case "take":
                return _take(rest, view)
            case "lay":
                return _lay(rest, view)
            case "discard":
                kind = parse_kind(rest)
                return Discard(next((card for card in hand_of(view) if kind_of(card) == kind), _card_of(kind)))
    except NotACard:
        pass
    return None


def _take(rest: str, view: MilleView) -> Take | None:
    """Return the take with the kinds in `rest`, or the only take there is; None when it is not clear which.

    Without kinds, `take` alone means a pair of the top card's rank, for the game to refuse.
    """
    takes = [move for move in view.legal_moves() if isinstance(move, Take)]
    if rest:
        wanted = sorted(str(parse_kind(word)) for word in rest.split())
        takes = [take for take in takes if sorted(str(kind_of(card)) for card in (take.first, take.second)) == wanted]
    elif not takes and view.top is not None:
        return Take(view.top, view.top)
    return takes[0] if len(takes) == 1 else None


def _lay(rest: str, view: MilleView) -> Lay:
    """Return a lay by kinds; a rank alone means all its natural cards, or one when the hand has none."""
    named, colon, listed = rest.partition(":")
    rank: Rank = parse_rank(named.strip())
    hand = hand_of(view)
    if colon:
        kinds = [parse_kind(word) for word in listed.split()]
    else:
        kinds = [kind for kind in KINDS if kind.rank is rank for _ in range(count_kind(hand, kind))]
    return Lay(rank, cards_of_kinds(hand, kinds) or tuple(map(_card_of, kinds)) or (_card_of(Kind(rank)),))


def _card_of(kind: Kind) -> Card:
    """Return a card of this kind, in any hand."""
    return next(card for card in CARDS if kind_of(card) == kind)
