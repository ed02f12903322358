"""The coach of Mille: draws and takes, lays and discards, weighed in the cards that the other may hold."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from bot.games.cards import RANKS, Card, Rank
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView, Phase
from bot.games.protocol import Move
from bot.robots.coaching import CoachOf, Known, Measure, Option, Question, QuestionOf, Said
from bot.robots.mille.dealt import Dealt, Laid
from bot.robots.mille.discarding import discard_cost
from bot.robots.mille.exits import find_exit
from bot.robots.mille.expert import KEEP_NONE
from bot.robots.mille.going_out import wins_game
from bot.robots.mille.imagining import Imagining, coded
from bot.robots.mille.playing_out import best_discard, lays_of, play_on, to_the_end, turn
from bot.robots.mille.reading import COPIES, PAIR, TWO, Reading, points_of, read
from bot.robots.mille.stakes import Standing
from bot.robots.mille.taking import best_take

PLAYOUTS = 320
LEAST = 1.5  # stakes, some 60 points: experts lose less here and there
DISCARDS = 4  # of which each is tried
FEW = 2  # of them if there is something to lay
MEASURES = (
    Measure("out", 0.05, either=True),
    Measure("taken", 0.04, speaks_for=False, same=("no-pair",)),
    Measure("takes", 0.05),
    Measure("natural", 0.04, same=("eight",)),
    Measure("table", 10, is_share=False),
    Measure("caught", 4, is_share=False, speaks_for=False),
    Measure("theirs", 10, is_share=False, speaks_for=False),
)


@dataclass(frozen=True, slots=True)
class MilleCoach(CoachOf[MilleView]):
    """The coach of Mille. Each move is weighed by itself: who lays goes on as the robots do."""

    kind = MilleView

    def named(self, move: Move) -> Said | None:
        """Return a move."""
        return _said(move)

    def asked(self, view: MilleView, also: Move | None) -> Question | None:
        """Return a question about the beginning of a turn, or about what to lay or discard then."""
        reading = read(view)
        found = _beginnings(reading) if view.phase is Phase.BEGIN else [*_plays(reading)]
        moves: dict[tuple[object, ...], Move] = {}
        for move in found:
            moves.setdefault(_kind_of(move), move)
        if also is not None:
            moves[_kind_of(also)] = also  # of equal cards, those that were played
        options = tuple(Option(move, _said(move), tuple(_facts(reading, move))) for move in moves.values())
        if len(options) == 1:
            return Known(options) if len([*view.legal_moves()]) > 1 else None
        own, other = reading.me, reading.them
        standing = Standing(
            view.options,
            (own.total, other.total),
            (own.naturals, other.naturals),
            (own.chapeaux, other.chapeaux),
        )
        return MoveQuestion(options, Imagining.of(reading), standing)


@dataclass(frozen=True, slots=True)
class MoveQuestion(QuestionOf[Dealt]):
    """The choice of a move to play."""

    options: tuple[Option, ...]
    imagining: Imagining
    standing: Standing
    measures: tuple[Measure, ...] = MEASURES
    playouts: int = PLAYOUTS
    least: float = LEAST

    def imagined(self, random: Random) -> Dealt:
        """Return the deal, with cards that the other may hold; a pile that becomes the stock is shuffled."""
        deal = self.imagining.deal(random)
        if not deal.stock:
            under = deal.pile[:-1]
            deal.pile[:-1] = random.sample(under, len(under))
        return deal

    def tried(self, deal: Dealt, number: int) -> tuple[float, ...]:
        """Return the stakes; what happens to the pile in the next two turns; and how the deal ends."""
        move, now, own = self.options[number].move, deal.copy(), deal.seat
        _play(now, move)
        taken = takes = False
        if not isinstance(move, Pass):
            taken = not now.is_over and turn(now)
            takes = not now.is_over and turn(now)
            to_the_end(now)
        scores, naturals = now.scores(), now.naturals()
        mine, theirs = scores[own], scores[1 - own]
        after = self.standing.after((mine, theirs), (naturals[own], naturals[1 - own]))
        caught = now.sides[own].held
        return (
            after.stakes(),
            float(not now.sides[own].in_hand),
            float(taken),
            float(takes),
            float(naturals[own] > 0),
            float(mine + caught),
            float(caught),
            float(theirs),
        )

    def number_of(self, move: Move) -> int | None:
        """Return which choice this is: equal cards do not matter, nor with which pair a pile is taken."""
        wanted = _kind_of(move)
        return next((number for number, each in enumerate(self.options) if _kind_of(each.move) == wanted), None)


def _beginnings(reading: Reading) -> list[Move]:
    """Return how the turn may begin, the usual way first."""
    view, take = reading.view, best_take(reading)
    takes = [] if take is None else [take]
    if view.is_stock_gone:
        return [*takes, Pass()]
    return [*([Pick()] if view.may_pick else []), Draw(), *takes]


def _plays(reading: Reading) -> Iterator[Move]:
    """Yield the sensible lays and discards, the usual one first."""
    way, plain = find_exit(reading), Imagining.of(reading).plain()
    if way is not None and wins_game(reading, way) is not False:
        yield way.next_move
    lays = [laid[0] for laid in (lays_of(plain), lays_of(plain, KEEP_NONE)) if laid]
    for laid in lays:
        yield _lay(reading, laid)
    ranked = sorted((held[-1] for held in reading.cards if held), key=lambda card: discard_cost(reading, card))
    usual = best_discard(plain)
    ranked.sort(key=lambda card: coded(card) != usual)
    yield from map(Discard, ranked[: FEW if lays or way is not None else DISCARDS])
    if way is not None:
        yield way.next_move


def _lay(reading: Reading, laid: Laid) -> Lay:
    rank, cards, twos = laid
    return Lay(RANKS[rank], reading.cards[rank][:cards] + reading.cards[TWO][:twos])


def _kind_of(move: Move) -> tuple[object, ...]:
    """Return what tells a move from others that are worth as much."""
    match move:
        case Lay():
            return Lay, move.rank, tuple(sorted(map(coded, move.cards)))
        case Discard():
            return Discard, coded(move.card)
        case _:
            return (type(move),)


def _play(deal: Dealt, move: Move) -> None:
    """Play a move, and the turn to its end as robots do."""
    match move:
        case Draw():
            deal.draw()
        case Pick():
            deal.pick()
        case Take():
            deal.take()
        case Lay():
            naturals = sum(card.rank is move.rank for card in move.cards)
            deal.lay(move.rank.place, naturals, len(move.cards) - naturals)
        case Discard():
            deal.throw(coded(move.card))
            return
        case _:
            return
    play_on(deal)


def _said(move: Move) -> Said:
    match move:
        case Take():
            return Said("take", (("cards", (move.first, move.second)),))
        case Lay():
            return Said("lay", (("cards", move.cards),))
        case Discard():
            return Said("discard", (("cards", (move.card,)),))
        case Pick():
            return Said("pick")
        case Pass():
            return Said("pass")
        case _:
            return Said("draw")


def _facts(reading: Reading, move: Move) -> Sequence[Said]:
    """Return what is true of a move by the hand and the table alone."""
    match move:
        case Take():
            return (Said("pile", (("count", reading.view.pile),)),)
        case Pick():
            return (Said("wild"),)
        case Draw():
            take = best_take(reading)
            return () if take is None else (Said("keeps-pair", (("cards", (take.first, take.second)),)),)
        case Lay():
            return tuple(_of_lay(reading, move))
        case Discard():
            return tuple(_of_discard(reading, move.card))
        case _:
            return ()


def _of_lay(reading: Reading, move: Lay) -> Iterator[Said]:
    rank = move.rank.place
    way = find_exit(reading)
    if way is not None and way.lays and _kind_of(way.next_move) == _kind_of(move):
        yield Said("way-out", (("points", way.score),))
    naturals = sum(card.rank is move.rank for card in move.cards)
    if reading.mine[rank] + naturals == COPIES and not reading.my_wilds[rank] and naturals == len(move.cards):
        yield Said("eight")
    yield Said("counts", (("points", points_of(move.cards)),))
    if (left := reading.hand[rank] - naturals) >= PAIR:
        yield Said("leaves-pair", (("cards", reading.cards[rank][-left:]),))


def _of_discard(reading: Reading, card: Card) -> Iterator[Said]:
    rank = card.rank.place
    if reading.known[rank] + min(reading.unseen[rank], reading.hidden) < PAIR:
        yield Said("no-pair", (("cards", (card,)),))
    if card.rank is not Rank.TWO and reading.hand[rank] == 1 and not reading.has_meld(rank):
        yield Said("lone", (("cards", (card,)),))
    pairs = tuple(card for held in reading.cards[:TWO] if len(held) == PAIR for card in held)
    if pairs and reading.hand[rank] != PAIR:
        yield Said("keeps-pairs", (("cards", pairs),))
