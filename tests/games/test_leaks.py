"""No hidden card reaches anyone but its holder.

A game is played twice with the same moves, the second time with other facts hidden from a viewer: other hands, the
stock, and the secret choices of others. Whatever the viewer can see must be the same both times. Screens and pictures
join by one more entry in `SEEN`.
"""

import enum
import random
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass

import pytest

from bot.games.cards import Card, Hand, NotACard, parse_card
from bot.games.protocol import Event, NotAMove, Position, Refused, Resign, Seat, View
from bot.games.record import Played
from tests.games.conftest import Case
from tests.games.kits import Kit, Table, twins_of
from tests.games.laws import for_each_seed
from tests.games.play import RandomGame

Seen = Callable[[Kit, RandomGame, Seat | None], object]

SEEN: Mapping[str, Seen] = {
    "the view": lambda _, game, seat: game.final.view(seat),
    "the view in a log line": lambda _, game, seat: f"{game.final.view(seat)} {game.final.view(seat)!r}",
    "the position in a log line": lambda _, game, __: f"{game.final} {game.final!r}",
    "the cards it cannot see": lambda _, game, seat: game.final.view(seat).unseen(),
    "the own moves": lambda _, game, seat: seat is not None and list(game.final.legal_moves(seat)),
    "the own moves in a log line": lambda _, game, seat: seat is not None and repr(game.final.legal_moves(seat)),
    "the own moves by the view": lambda _, game, seat: list(game.final.view(seat).legal_moves()),
    "the own default": lambda _, game, seat: seat is not None and game.final.default(seat),
    "who acts": lambda _, game, __: game.final.to_act,
    "turns, as on buttons": lambda _, game, __: [game.final.turn(seat) for seat in game.everybody],
    "what is owed": lambda _, game, __: game.final.chance,
    "the outcome": lambda _, game, __: game.final.outcome,
    "refusals": lambda kit, game, seat: [game.final.refusal(seat, move) for move in kit.probes],
    "refusals by the view": lambda kit, game, seat: [game.final.view(seat).refusal(move) for move in kit.probes],
}
"""Everything a seat, or a bystander (None), can see of a position."""

CARD = re.compile(r"\b(?:10|[2-9TJQKA])(?:[SHDC]\b|[♠♥♦♣])|\bJK\b|\bCard\(|Rank\.|Suit\.")


@pytest.fixture(scope="module")
def case(case: Case) -> Case:
    """Fewer games than elsewhere, since every look replays one."""
    return Case(case.name, case.played[:3])


Twins = tuple[tuple[RandomGame, RandomGame], ...]
"""Games up to some ply, each with a twin that differs in facts hidden from the viewer."""


@for_each_seed
def test_the_twins_differ_where_nobody_may_look(twins: Twins) -> None:
    for game, twin in twins:
        assert game.final != twin.final


@for_each_seed
def test_what_a_viewer_sees_does_not_depend_on_hidden_cards(twins: Twins, kit: Kit, viewer: Seat | None) -> None:
    for game, twin in twins:
        for what, see in SEEN.items():
            assert see(kit, game, viewer) == see(kit, twin, viewer), what


def seen(events: tuple[Event, ...], viewer: Seat | None) -> list[Event | None]:
    """Return the events as the viewer may know them."""
    return [event.seen_by(viewer) for event in events]


@for_each_seed
def test_what_a_viewer_was_told_does_not_depend_on_hidden_cards(twins: Twins, viewer: Seat | None) -> None:
    for game, twin in twins:
        for ply, other in zip(game.plies, twin.plies, strict=True):
            assert seen(ply.step.events, viewer) == seen(other.step.events, viewer)
            assert ply.step.reveals == other.step.reveals


@for_each_seed
def test_events_in_a_log_line_tell_no_hidden_card(twins: Twins) -> None:
    for game, twin in twins:
        for ply, other in zip(game.plies, twin.plies, strict=True):
            assert repr(ply.step.events) == repr(other.step.events)
            assert repr(ply.step.position) == repr(other.step.position)


def stays_open(before: Position, *afterwards: Position) -> bool:
    """Return whether the window that is open `before` is open in all of these."""
    was = before.window
    windows = [after.window for after in afterwards]
    return was is not None and all(
        now is not None and (now.asked, now.number) == (was.asked, was.number) for now in windows
    )


@for_each_seed
def test_what_an_own_move_leads_to_does_not_depend_on_hidden_cards(
    twins: Twins, viewer: Seat | None, seed: int
) -> None:
    chooser = random.Random(seed)
    for game, twin in twins:
        if viewer not in game.final.to_act or viewer is None:
            continue
        legal = list(game.final.legal_moves(viewer))
        leaving = [] if viewer in game.final.left else [Resign()]
        for move in [*chooser.sample(legal, min(8, len(legal))), *leaving]:
            step, other = game.final.play(viewer, move), twin.final.play(viewer, move)
            if (step.reveals or other.reveals) and not stays_open(game.final, step.position, other.position):
                continue  # a card was drawn, the deal was counted, or the hidden answers of others decide what follows
            assert seen(step.events, viewer) == seen(other.events, viewer)
            assert step.position.view(viewer) == other.position.view(viewer)


@for_each_seed
def test_another_seats_default_tells_no_hidden_card_to_begin_with(twins: Twins, viewer: Seat | None, kit: Kit) -> None:
    """At the beginning of a turn the default draws: the viewer learns that it did, but not which card."""
    for game, twin in () if kit.turns_cards_up else twins:
        for seat in game.final.to_act - {viewer}:
            move = game.final.default(seat)
            if move is None or str(move) != str(twin.final.default(seat)) or CARD.search(str(move)):
                continue
            step, other = game.final.play(seat, move), twin.final.play(seat, move)
            if game.final.window is not None and not stays_open(game.final, step.position, other.position):
                continue  # the hidden answers of others decide what follows
            if any(event.finished_deal for event in (*step.events, *other.events)):
                continue  # hands are shown
            if viewer is not None and kit.hand(step.position, viewer) - kit.hand(game.final, viewer):
                continue  # it filled up the viewer's own hand
            assert seen(step.events, viewer) == seen(other.events, viewer)
            if not step.position.view(viewer).outcome and step.position.chance == other.position.chance is None:
                assert step.position.view(viewer) == other.position.view(viewer)


# The parts of a view


def parts(thing: object, skip: frozenset[str] = frozenset()) -> Iterator[object]:
    """Yield every value that can be reached from `thing`, itself included."""
    yield thing
    if isinstance(thing, str | bytes | int | enum.Enum | Card | Hand):
        return
    if is_dataclass(thing):
        for field in fields(thing):
            if field.name not in skip:
                yield from parts(getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        yield from parts(list(thing.items()))
    elif isinstance(thing, list | tuple | set | frozenset):
        for one in thing:
            yield from parts(one)
    else:
        assert thing is None, f"a view holds a {type(thing).__name__}, which this test cannot look into"


@for_each_seed
def test_a_view_differs_from_a_bystanders_in_the_own_private_facts_only(played: RandomGame, kit: Kit) -> None:
    for position in played.positions[::25]:
        public = position.view(None)
        for seat in played.everybody:
            view = position.view(seat)
            assert is_dataclass(view)
            for field in fields(view):
                if field.name not in kit.private:
                    assert getattr(view, field.name) == getattr(public, field.name), field.name


@for_each_seed
def test_a_view_reaches_no_position_and_no_stock(played: RandomGame, kit: Kit) -> None:
    for position in played.positions[::25]:
        public = list(parts(position.view(None), skip=kit.private))
        hands = {type(part) for part in parts(position)} - {type(part) for part in public}
        for viewer in (None, *played.everybody):
            for part in parts(position.view(viewer)):
                assert not isinstance(part, Position | bytes | bytearray)
        assert not any(isinstance(part, View) for part in hands)


@for_each_seed
def test_cards_in_a_view_are_public_or_the_own(played: RandomGame, kit: Kit) -> None:
    def shown(view: View, skip: frozenset[str]) -> list[Card]:
        reached = list(parts(view, skip=skip))
        cards = [part for part in reached if isinstance(part, Card)]
        return cards + [card for part in reached if isinstance(part, Hand) for card in part]

    for position in played.positions[::25]:
        public = sorted(map(str, shown(position.view(None), frozenset())))
        for seat in played.everybody:
            view = position.view(seat)
            assert sorted(map(str, shown(view, kit.private))) == public


# Texts that end up in logs


@for_each_seed
def test_texts_of_positions_hands_and_lists_of_moves_name_no_card(played: RandomGame) -> None:
    for position in played.positions[::25]:
        texts = [repr(position), str(position)]
        for seat in played.everybody:
            moves = position.legal_moves(seat)
            texts += [repr(moves), str(moves)]
            texts += [repr(part) for part in parts(position.view(seat)) if isinstance(part, Hand)]
        for text in texts:
            assert CARD.search(text) is None, text


@for_each_seed
def test_texts_of_a_record_name_no_card_of_a_deck(played: RandomGame) -> None:
    for entry in played.record().entries:
        if not isinstance(entry, Played):
            assert CARD.search(repr(entry)) is None


@for_each_seed
def test_texts_of_errors_name_no_card(played: RandomGame, kit: Kit) -> None:
    texts = []
    for position in played.positions[::50]:
        for seat in played.everybody:
            for move in kit.probes:
                if (refusal := position.refusal(seat, move)) is not None:
                    error = Refused(refusal)
                    texts += [str(error), repr(error)]
        with pytest.raises(ValueError) as wrong:
            position.supply(kit.deck(played.seats)[1:])
        texts += [str(wrong.value), repr(wrong.value)]
    for text in kit.nonsense:
        with pytest.raises(NotAMove) as unknown:
            played.game.parse(text)
        texts += [str(unknown.value), repr(unknown.value)]
    with pytest.raises(NotACard) as no_card:
        parse_card("QSS")
    texts += [str(no_card.value), repr(no_card.value)]
    for text in texts:
        assert CARD.search(text) is None, text


@for_each_seed
def test_the_refusal_of_a_move_speaks_only_of_what_the_refused_seat_sees(
    twins: Twins, kit: Kit, viewer: Seat | None
) -> None:
    for game, twin in twins:
        for move in kit.probes:
            refusal, other = game.final.refusal(viewer, move), twin.final.refusal(viewer, move)
            assert refusal == other
            assert repr(refusal) == repr(other)


def test_twins_differ_in_cards_in_secret_choices_and_in_answers() -> None:
    """Otherwise the search would find nothing: Magpie has all three."""
    found = set()
    for seed in range(6):
        for game, twin in twins_of(Table("magpie", 4), seed, Seat.A, 12):
            for ply, other in zip(game.plies, twin.plies, strict=True):
                found |= {"cards"} if ply.cards != other.cards else set()
                found |= {type(ply.move).__name__} if ply.move != other.move else set()
    assert found >= {"cards", "Give", "Claim", "No"}
