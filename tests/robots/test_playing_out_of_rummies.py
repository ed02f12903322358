"""The deals that robots of rummies play out on integers: by the rules, and with cards that fit all a player saw."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from random import Random
from types import ModuleType

import pytest

from bot.games.cards import CARDS, Hand, deck_of
from bot.games.contract_rummy import contracts as contract_rummy_contracts
from bot.games.contract_rummy.inner.position import ContractRummyPosition
from bot.games.contract_rummy.moves import Ask
from bot.games.contract_rummy.views import ContractRummyView
from bot.games.discarding import Discard, Draw, Take
from bot.games.kalooki import contracts as kalooki_contracts
from bot.games.kalooki.board import Phase as KalookiPhase
from bot.games.kalooki.inner.position import KalookiPosition
from bot.games.kalooki.moves import Allow, Call, EndTurn
from bot.games.kalooki.views import KalookiView
from bot.games.protocol import Move, No, Owed, Pass, Position, Seat
from bot.games.rummy.laying import Add, Group, Kind, Lay
from bot.games.rummy.melds import End
from bot.games.rummy.nearing import missing
from bot.registry import GAMES
from bot.robots.contract_rummy.imagining import imagining_of as contract_rummy_of
from bot.robots.contract_rummy.playing_out import ContractRummyDealt
from bot.robots.kalooki.imagining import imagining_of as kalooki_of
from bot.robots.kalooki.playing_out import KalookiDealt
from bot.robots.levels import find_robot
from bot.robots.rummies.dealt import OF_A_SET, Dealt, Put
from bot.robots.rummies.needs import Needs
from bot.robots.rummies.packed import STAR, card_at, code_of, codes, holds, packed, size
from tests.left_out import first

Rummy = KalookiPosition | ContractRummyPosition
NAMES = ("kalooki", "contract-rummy")


CONTRACTS = {"kalooki": "123456789", "contract-rummy": "1234567"}


def turns(name: str, seed: int) -> Iterator[Rummy]:
    """Yield the beginnings of turns in a game of regulars: one deal, unless it is thrown out."""
    game, luck = GAMES[name].game, Random(f"{name} {seed}")
    options = game.options({"contracts": luck.choice(CONTRACTS[name])})
    now: Position = game.start(options, luck.choice([*game.seats]), Seat.A)
    is_begun = False
    while now.outcome is None:
        if (chance := now.chance) is not None:
            is_begun = chance.kind is Owed.DECK
            now = now.supply(luck.sample(chance.cards, len(chance.cards))).position
        else:
            assert isinstance(now, Rummy)
            if is_begun:
                yield now
            seat = min(now.awaited)
            view = now.view(seat)
            move = find_robot("regular", view, robots=GAMES.robots).choose(view, random=luck)
            is_begun = isinstance(move, Discard)
            now = now.play(seat, move).position


class Mirror:
    """A deal by the rules, in which the same moves are played as on integers."""

    def __init__(self, now: Rummy) -> None:
        self.now, self.deal = now, now.board.deal

    @property
    def is_over(self) -> bool:
        """Whether the deal is."""
        return len(self.now.board.scores) == self.deal

    def play(self, move: Move, seat: int | None = None) -> None:
        """Play a move of a seat, or of the active player."""
        active = self.now.board.table.active
        by = active if seat is None else Seat(seat)
        assert by is not None
        self._go(self.now.play(by, move).position)

    def silent(self, *, before: int | None = None) -> None:
        """Let all who are asked before a seat, or all, claim nothing."""
        for seat in self.now.board.table.asked:
            if seat == before:
                return
            self.play(No(), seat)

    def renew(self) -> None:
        """Renew a stock that is owed, as the pile lies."""
        if self.now.chance is not None and not self.is_over:
            self._go(self.now.supply([*reversed(self.now.board.table.pile[:-1])]).position)

    def claim(self, seat: int) -> None:
        """Let a seat claim the top of the pile."""
        self.silent(before=seat)
        is_call = isinstance(self.now, KalookiPosition)
        self.play(Call() if is_call else Ask(), seat)
        if self.now.board.table.phase is KalookiPhase.CALLED:
            self.play(Allow())
        self.renew()

    def draw(self) -> None:
        """Draw for the turn."""
        if isinstance(self.now, KalookiPosition):
            self.silent()
        self.play(Draw())
        self.renew()

    def lay(self, puts: list[Put]) -> None:
        """Lay melds."""
        groups = [
            Group(Kind.SET if put.meld.suit == OF_A_SET else Kind.RUN, tuple(map(card_at, put.cards))) for put in puts
        ]
        self.play(Lay(tuple(groups)))

    def _go(self, position: Position) -> None:
        assert isinstance(position, Rummy)
        self.now = position


def mirrored(now: Rummy) -> tuple[Dealt, Mirror]:
    """Return the deal on integers, hidden cards included, which plays every move by the rules too."""
    deal, mirror = dealt(now), Mirror(now)

    class Mirrored(type(deal)):  # type: ignore[misc]
        """The deal, with a mirror."""

        is_claiming = False

        def take(self) -> None:
            mirror.play(Take())
            super().take()

        def claim(self, seat: int) -> None:
            mirror.claim(seat)
            self.is_claiming = True
            super().claim(seat)
            self.is_claiming = False

        def draw(self, seat: int) -> None:
            if not self.is_claiming:
                mirror.draw()
            super().draw(seat)

        def lay(self, puts: list[Put]) -> None:
            mirror.lay(puts)
            super().lay(puts)

        def add(self, number: int, code: int, *, is_low: bool = False) -> None:
            end = None if self.melds[number].suit == OF_A_SET else End.LOW if is_low else End.HIGH
            mirror.play(Add(number + 1, (card_at(code),), end))
            super().add(number, code, is_low=is_low)

        def throw(self, code: int) -> None:
            mirror.play(Discard(card_at(code)))
            super().throw(code)

        def end_turn(self) -> None:
            if not mirror.is_over and mirror.now.board.table.active == self.active:
                mirror.play(EndTurn())
            super().end_turn()

        def play_on(self) -> None:
            mirror.silent()
            assert self.hands == [packed(hand) for hand in mirror.now.hands]
            super().play_on()

    twin = Mirrored.__new__(Mirrored)
    for kind in type(deal).__mro__:
        for slot in getattr(kind, "__slots__", ()):
            if hasattr(deal, slot) and not slot.startswith("__"):
                setattr(twin, slot, getattr(deal, slot))
    return twin, mirror


def dealt(now: Rummy) -> Dealt:
    """Return the deal on integers, hidden cards included."""
    hands, stock = [packed(hand) for hand in now.hands], [code_of(card) for card in reversed(now.stock)]
    if isinstance(now, KalookiPosition):
        return kalooki_of(now.view(Seat.A)).with_hidden(hands, stock)
    return contract_rummy_of(now.view(Seat.A)).with_hidden(hands, stock)


def scores(deal: Dealt, now: Rummy) -> tuple[int, ...]:
    """Return what the deal that is over brings."""
    if isinstance(deal, KalookiDealt):
        return tuple(deal.scores((0,) * len(now.hands)))
    assert isinstance(deal, ContractRummyDealt)
    return tuple(deal.points())


@pytest.mark.parametrize("number", first(1, [60, 500], why="all ends"))  # both games share the code
@pytest.mark.parametrize("name", NAMES)
def test_a_deal_is_played_out_by_the_rules(name: str, number: int) -> None:
    ends = (now for seed in range(number) for now in turns(name, seed))
    for now, _ in zip(ends, range(number), strict=False):
        deal, mirror = mirrored(now)
        deal.to_the_end()
        if deal.is_blocked and not mirror.is_over:
            mirror.play(Pass())
        assert mirror.is_over
        assert mirror.now.board.scores[-1].scores == scores(deal, now)


@pytest.mark.parametrize("name", NAMES)
def test_imagined_cards_fit_all_that_a_seat_knows(name: str) -> None:
    for now, number in zip((now for seed in range(9) for now in turns(name, seed)), range(60), strict=False):
        seat = Seat(number % len(now.hands))
        view, real = now.view(seat), dealt(now)
        assert isinstance(view, KalookiView | ContractRummyView)
        imagining = kalooki_of(view) if isinstance(view, KalookiView) else contract_rummy_of(view)
        deal = imagining.deal(Random(number))
        assert deal.hands[seat] == real.hands[seat]
        assert deal.in_hand == real.in_hand == [*map(size, deal.hands)]
        assert (deal.pile, deal.melds, deal.has_laid) == (real.pile, real.melds, real.has_laid)
        for hand, known in zip(deal.hands, now.board.table.known, strict=True):
            assert Counter(map(code_of, known)) <= Counter(cards(hand))
        held = Counter(code for hand in deal.hands for code in cards(hand))
        in_stock, real_held = Counter(chain(*deal.stock)), Counter(code for hand in real.hands for code in cards(hand))
        assert held + in_stock == real_held + Counter(chain(*real.stock))


def cards(hand: int) -> list[int]:
    """Return the codes of a hand, jokers too."""
    return [*codes(hand), *[STAR] * (hand >> STAR)]


@pytest.mark.parametrize("rules", [kalooki_contracts, contract_rummy_contracts], ids=NAMES)
def test_what_a_hand_lacks_is_counted_fast(rules: ModuleType) -> None:
    luck, deck, same, wants = Random(1), deck_of(packs=2, jokers=4), 0, 0
    for contract, wanted in rules.CONTRACTS.items():
        needs = Needs(wanted, rules.RULES)
        for _ in range(20):
            hand = luck.sample(deck, rules.cards_each(contract) + 1)
            plan, lacks = needs.plan(packed(hand)), missing(Hand(hand), wanted, rules.RULES)
            card = luck.choice(CARDS)
            assert plan.lacks >= lacks
            if not wanted.runs:
                assert plan.lacks == lacks
            same += plan.lacks == lacks
            wants += holds(plan.wants, code_of(card)) == (missing(Hand([*hand, card]), wanted, rules.RULES) < lacks)
    tried = 20 * len(rules.CONTRACTS)
    assert same >= 0.95 * tried
    assert wants >= 0.9 * tried
