"""A rule that is changed behind the corpus's back is found, and named: five kinds of changes in each game."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple

import pytest

from bot.games.cards import Card, Hand
from bot.games.protocol import Game, Move, Position, Refusal, Seat, Settlement, Step
from bot.registry import GAMES
from tests.games.corpus import Kind, difference, read_logs
from tests.games.kits import KITS

Patch = pytest.MonkeyPatch
Rule = Callable[..., Any]  # any function of the program


class Scoring(NamedTuple):
    """A rule of a game's scores, and how it is changed."""

    place: str
    changed: Callable[[Rule], Rule]


SCORING = {
    "mille": Scoring("mille.scoring.points", lambda points: lambda cards: points(cards) + 5),
    "guts": Scoring("guts.inner.showdown.winners", lambda winners: frozenset),
    "linger-longer": Scoring(
        "linger_longer.inner.position._scored",
        lambda scored: lambda board, hand, *others: scored(board, Hand([*hand][1:]), *others),
    ),
    "rolling-stone": Scoring("rolling_stone.scoring.price", lambda price: lambda *of: price(*of) + 1),
    "beggar-my-neighbor": Scoring(
        "beggar_my_neighbor.inner.position.larger", lambda larger: lambda both: larger(both[::-1])
    ),
    "cinch": Scoring("cinch.scoring.scores_of", lambda scores: lambda *of: (scores(*of)[0] + 1, scores(*of)[1])),
    "daifugo": Scoring(
        "daifugo.inner.position.won",
        lambda won: lambda sides, scores, *left, **ending: won(sides, scores[::-1], *left, **ending),
    ),
    "kalooki": Scoring(
        "kalooki.inner.ends.scores_of",
        lambda scores_of: lambda *of, bent: tuple(points + 1 for points in scores_of(*of, bent=bent)),
    ),
    "contract-rummy": Scoring(
        "contract_rummy.inner.ends.scores_of",
        lambda scores_of: lambda *of: tuple(points + 1 for points in scores_of(*of)),
    ),
    "anaconda": Scoring("anaconda.inner.showdown.winners", lambda winners: lambda hands, _: winners(hands)),
}


def deal_otherwise(game: Game, kind: type[Position], patch: Patch) -> None:
    """Begin to deal with the second card; the first is the last."""
    supply = kind.supply

    def supplied(position: Position, cards: Sequence[Card]) -> Step:
        return supply(position, [*cards[1:], cards[0]])

    patch.setattr(kind, "supply", supplied)


def forbid_a_move(game: Game, kind: type[Position], patch: Patch) -> None:
    """Do not list the last of several moves."""
    legal_moves = kind.legal_moves

    def fewer(position: Position, seat: Seat) -> Sequence[Move]:
        moves = [*legal_moves(position, seat)]
        return moves[:-1] if len(moves) > 1 else moves

    patch.setattr(kind, "legal_moves", fewer)


def allow_a_move(game: Game, kind: type[Position], patch: Patch) -> None:
    """Refuse nothing to seats that are not to act."""
    refusal = kind.refusal

    def milder(position: Position, seat: Seat | None, move: Move) -> Refusal | None:
        found = refusal(position, seat, move)
        return None if found is not None and found.code.startswith("not-your") else found

    patch.setattr(kind, "refusal", milder)


def be_silent_otherwise(game: Game, kind: type[Position], patch: Patch) -> None:
    """Take another move as the default: the last of the list, if it can be."""
    default = kind.default

    def last(position: Position, seat: Seat) -> Move | None:
        usual = default(position, seat)
        others = [move for move in position.legal_moves(seat) if move != usual]
        return others[-1] if usual is not None and others else usual

    patch.setattr(kind, "default", last)


def score_otherwise(game: Game, kind: type[Position], patch: Patch) -> None:
    """Change a rule of the game's scores."""
    place, changed = SCORING[game.name]
    module, _, name = f"bot.games.{place}".rpartition(".")
    patch.setattr(f"{module}.{name}", changed(vars(__import__(module, fromlist=[name]))[name]))


def pay_otherwise(game: Game, kind: type[Position], patch: Patch) -> None:
    """Pay a minor unit more a stake."""
    settle = type(game).settle

    def dearer(self: Game, final: Position, stake: int) -> Settlement:
        return settle(self, final, stake + 1)

    patch.setattr(type(game), "settle", dearer)


CHANGES = (
    (deal_otherwise, Kind.DEAL),
    (forbid_a_move, Kind.LEGALITY),
    (allow_a_move, Kind.LEGALITY),
    (be_silent_otherwise, Kind.DEFAULT),
    (score_otherwise, Kind.SCORE),
    (pay_otherwise, Kind.PAYMENT),
)


def test_every_game_has_a_change_of_its_scores() -> None:
    assert {*SCORING} == {*GAMES}, "a new game names one of its rules of scoring in SCORING"


@pytest.mark.long("changed rules")
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("change", "kind"), CHANGES, ids=map(str, map(itemgetter(1), CHANGES)))
def test_a_rule_changed_without_a_new_edition_is_named(
    name: str, change: Callable[[Game, type[Position], Patch], None], kind: Kind, monkeypatch: Patch
) -> None:
    kit = KITS[name]
    game = kit.game
    change(game, type(game.start(game.options({}), game.seats[0], Seat.A)), monkeypatch)
    differences = filter(None, (difference(kit, log) for log in read_logs(kit)))
    found = next((each for each in differences if each.kind is kind), None)  # who leaves may pay for other scores first
    assert found is not None
    assert f"{name}, log " in str(found)
    assert kind.value in str(found)
