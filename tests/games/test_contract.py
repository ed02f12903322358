"""The contract of every game, whatever its rules and at every number of seats: random games, ply by ply."""

import pickle
import random
from collections import Counter
from dataclasses import replace

import pytest

from bot.games.protocol import (
    ENDS,
    HIGHEST_STAKE,
    SEATS,
    Abandon,
    Ending,
    Game,
    Position,
    Refused,
    Resign,
    Seat,
    Timeout,
)
from bot.tables.state.absence import ABSENCE
from bot.tables.state.log_rows import RENEW, deal_text
from bot.tables.state.undo import UNDO
from tests.games.kits import KITS, Kit
from tests.games.laws import for_each_seed
from tests.games.play import Ply, RandomGame, replayed, sample, shuffled
from tests.games.records import read, write
from tests.left_out import fewer
from tests.witness.game import MORE_GAMES

BOUND = 6000  # plies that no random game of a variant exceeds


def test_every_game_has_a_kit_and_is_found_by_its_name() -> None:
    assert set(MORE_GAMES) == set(KITS)
    for name, hosted in MORE_GAMES.items():
        assert hosted.game.name == name
        assert KITS[name].game == hosted.game


def test_the_games_of_the_bot_travel_to_other_processes() -> None:
    again = pickle.loads(pickle.dumps(MORE_GAMES))
    assert again == MORE_GAMES
    assert again.rules == MORE_GAMES.rules
    assert [type(robot) for robot in again.robots] == [type(robot) for robot in MORE_GAMES.robots]


@for_each_seed
def test_a_random_game_ends_within_the_bound(played: RandomGame) -> None:
    assert played.final.outcome is not None
    assert played.final.outcome.ending is Ending.PLAYED or played.final.left
    assert len(played.plies) < BOUND


@for_each_seed
def test_every_card_is_counted_once_after_every_ply(played: RandomGame, kit: Kit) -> None:
    deck = Counter(kit.deck(played.seats))
    for ply in played.plies:
        if ply.after.view(None).unseen():  # otherwise nothing is dealt yet
            assert kit.cards(ply.after) == deck


@for_each_seed
def test_what_is_owed_are_cards_in_one_fixed_order_that_tells_nothing(played: RandomGame) -> None:
    decks = {ply.before.chance.cards for ply in played.plies if ply.before.chance and ply.before.chance.kind == "deck"}
    assert len(decks) == 1
    for ply in played.plies:
        if ply.before.chance is not None:
            assert list(ply.before.chance.cards) == sorted(ply.before.chance.cards, key=lambda card: card.place)


@for_each_seed
def test_only_the_cards_that_are_owed_are_supplied(played: RandomGame) -> None:
    for position in sample(played, 40):
        if position.chance is None:
            with pytest.raises(ValueError, match="owed"):
                position.supply([])
            continue
        assert position.to_act == frozenset()
        owed = list(position.chance.cards)
        for wrong in (owed[1:], [*owed, owed[0]], [*owed[:-1], owed[0]] if owed[0] != owed[-1] else []):
            with pytest.raises(ValueError, match="owed"):
                position.supply(wrong)


@for_each_seed
def test_somebody_acts_or_cards_are_owed_or_the_game_is_over(played: RandomGame) -> None:
    for position in played.positions:
        states = (bool(position.to_act), position.chance is not None, position.outcome is not None)
        assert states.count(True) == 1


@for_each_seed
def test_refusal_agrees_with_legal_moves(played: RandomGame, kit: Kit, seed: int) -> None:
    chooser = random.Random(seed)
    for position in sample(played, 30):
        for seat in played.everybody:
            legal = position.legal_moves(seat)
            listed = list(legal)
            sorts = Counter(map(kit.sort_of, listed))
            assert bool(listed) == (seat in position.to_act)
            assert len(legal) == len(listed)
            assert set(sorts.values()) <= {1}, "one representative of each class"
            for move in listed:
                assert move in legal
                assert position.refusal(seat, move) is None
            for move in kit.any_moves(position, seat, chooser):
                refusal = position.refusal(seat, move)
                assert (refusal is None) == (move in legal)
                assert refusal is not None or kit.sort_of(move) in sorts or not kit.game.lists_every_move
                assert refusal is None or (refusal.code and refusal.rule)


@for_each_seed
def test_legal_moves_play_and_refused_ones_leave_everything_untouched(played: RandomGame, kit: Kit, seed: int) -> None:
    chooser = random.Random(seed)
    again = replayed(played)  # equal values, no shared ones
    for position, twin in zip(sample(played, 15), sample(again, 15), strict=True):
        for seat in played.everybody:
            legal = list(position.legal_moves(seat))
            for move in chooser.sample(legal, min(5, len(legal))):
                assert position.play(seat, move).position != position or seat not in position.awaited
            for move in kit.any_moves(position, seat, chooser):
                refusal = position.refusal(seat, move)
                if refusal is not None:
                    with pytest.raises(Refused) as refused:
                        position.play(seat, move)
                    assert refused.value.refusal == refusal
            assert position == twin


@for_each_seed
def test_silence_has_a_meaning_for_whoever_is_waited_for_and_for_nobody_else(played: RandomGame) -> None:
    for position in sample(played, 100):
        assert position.awaited <= position.to_act
        assert bool(position.awaited) == bool(position.to_act)
        for seat in played.everybody:
            default = position.default(seat)
            assert (default is None) == (seat not in position.awaited)
            assert default is None or position.refusal(seat, default) is None


@for_each_seed
def test_what_is_forced_is_the_only_move_there_is(played: RandomGame) -> None:
    for position in played.positions:
        if position.forced is not None:
            seat, move = position.forced
            assert position.to_act == {seat}
            assert list(position.legal_moves(seat)) == [move]


@for_each_seed
def test_parse_is_the_inverse_of_str(played: RandomGame, kit: Kit, seed: int) -> None:
    chooser = random.Random(seed)
    moves = {ply.move for ply in played.plies if ply.move is not None} | {Resign(), Timeout(), Abandon()}
    for position in sample(played, 20):
        for seat in played.everybody:
            moves.update(position.legal_moves(seat))
            moves.update(move for move in kit.any_moves(position, seat, chooser) if not str(move).endswith(" "))
    for move in moves:
        assert played.game.parse(str(move)) == move


@for_each_seed
def test_playing_the_log_again_gives_equal_positions(played: RandomGame) -> None:
    again = replayed(played)
    assert again.positions == played.positions
    assert again.plies == played.plies


@for_each_seed
def test_a_turn_grows_when_the_choices_change_and_never_for_a_bystander(played: RandomGame) -> None:
    def choices(position: Position, seat: Seat) -> tuple[frozenset[str], bool]:
        return frozenset(map(str, position.legal_moves(seat))), position.refusal(seat, Resign()) is None

    def waiting(position: Position, seat: Seat) -> list[str]:
        return [*map(str, position.view(seat).waiting_moves())]

    for ply in played.plies:
        for seat in played.everybody:
            grown = ply.after.turn(seat) - ply.before.turn(seat)
            assert grown >= 0
            is_changed = choices(ply.before, seat) != choices(ply.after, seat)
            may_act = seat in ply.before.to_act | ply.after.to_act
            if grown and not is_changed and not may_act:  # what may be ordered ahead is a choice too
                may_act = waiting(ply.before, seat) != waiting(ply.after, seat)
            is_over = ply.after.outcome is not None
            assert grown > 0 if is_changed else (grown == 0 or may_act or is_over), (ply.move, seat)


def taken_back(played: RandomGame) -> list[tuple[Ply, Position]]:
    """Return every ply that reveals nothing and leaves its seat to act, with the position once it is taken back."""
    plies = [ply for ply in played.plies if not ply.step.reveals and ply.seat in ply.before.to_act & ply.after.to_act]
    return [(ply, ply.after.back_to(ply.before)) for ply in plies]


@for_each_seed
def test_what_was_taken_back_leaves_everything_as_it_was_but_old_buttons(played: RandomGame, kit: Kit) -> None:
    for ply, back in taken_back(played):
        assert kit.cards(back) == kit.cards(ply.before)
        assert (back.to_act, back.chance, back.outcome) == (ply.before.to_act, ply.before.chance, ply.before.outcome)
        for seat in played.everybody:
            assert list(back.legal_moves(seat)) == list(ply.before.legal_moves(seat))
            assert back.default(seat) == ply.before.default(seat)
            is_changed = ply.after.turn(seat) != ply.before.turn(seat)
            assert back.turn(seat) == ply.after.turn(seat) + is_changed
        for seat in (None, *played.everybody):
            assert kit.apart_from_turns(back.view(seat)) == kit.apart_from_turns(ply.before.view(seat))
        assert ply.move is not None
        assert back.play(ply.seat, ply.move).events == ply.step.events


@for_each_seed
def test_no_card_came_to_a_hand_in_what_may_be_taken_back(played: RandomGame, kit: Kit) -> None:
    for ply, _ in taken_back(played):
        assert ply.seat is not None
        for seat in played.everybody:
            assert not kit.hand(ply.after, seat) - kit.hand(ply.before, seat)


@for_each_seed
def test_nobody_plays_from_a_seat_that_is_not_there(played: RandomGame) -> None:
    if played.seats == len(SEATS):
        return  # there is no further seat
    stranger = SEATS[played.seats]
    for position in sample(played, 20):
        assert position.refusal(stranger, Resign()) is not None
        assert not list(position.legal_moves(stranger))


@for_each_seed
def test_a_view_judges_and_lists_the_own_moves_as_the_position_does(played: RandomGame, kit: Kit, seed: int) -> None:
    chooser = random.Random(seed)
    for position in sample(played, 20):
        for seat in played.everybody:
            view = position.view(seat)
            assert (view.seat, view.turn, view.to_act) == (seat, position.turn(seat), position.to_act)
            assert (view.options, view.outcome, view.left) == (position.options, position.outcome, position.left)
            assert list(view.legal_moves()) == list(position.legal_moves(seat))
            for move in (*kit.any_moves(position, seat, chooser), Resign(), Timeout(), Abandon()):
                assert view.refusal(move) == position.refusal(seat, move)
        bystander = position.view(None)
        assert (bystander.seat, bystander.to_act, list(bystander.legal_moves())) == (None, position.to_act, [])
        for move in kit.any_moves(position, played.everybody[0], chooser):
            assert bystander.refusal(move) is not None


@for_each_seed
def test_positions_and_views_travel_to_another_process(played: RandomGame) -> None:
    for position in sample(played, 5):
        assert pickle.loads(pickle.dumps(position)) == position
        for seat in (None, *played.everybody):
            assert pickle.loads(pickle.dumps(position.view(seat))) == position.view(seat)


@for_each_seed
def test_positions_are_values(played: RandomGame) -> None:
    for position in sample(played, 5):
        with pytest.raises((AttributeError, TypeError)):
            position.outcome = None  # type: ignore[misc]
        with pytest.raises((AttributeError, TypeError)):
            position.anything = 1  # type: ignore[attr-defined]


def test_options_survive_their_text_form(game: Game, kit: Kit) -> None:
    proposed = game.propose()
    assert 0 <= proposed.stake <= HIGHEST_STAKE
    for given in (*kit.variants, proposed.options.texts()):
        options = game.options(given)
        assert game.options(options.texts()) == options
        assert game.options({"rules": options.rules} | options.changes()) == options


@for_each_seed
def test_a_record_written_and_read_gives_the_same_game(played: RandomGame, kit: Kit) -> None:
    text = write(played.record(), games=MORE_GAMES.rules)
    reading = read(text.encode(), games=MORE_GAMES.rules)
    assert kit.apart_from_turns(reading.position) == kit.apart_from_turns(played.final)
    assert reading.record == played.record()
    report = MORE_GAMES[played.game.name].report
    reports = [
        report.as_json(played.game, each, seats=played.seats, stake=1) for each in (reading.position, played.final)
    ]
    assert reports[0] == reports[1]
    assert write(reading.record, games=MORE_GAMES.rules) == text


@for_each_seed
def test_a_record_may_stop_after_any_ply(played: RandomGame, kit: Kit, seed: int) -> None:
    stops = random.Random(seed).sample(range(1, len(played.plies)), min(fewer(9), len(played.plies) - 1))
    for stop in stops:
        if not is_read_back(played, stop):
            continue
        part = replace(played, plies=played.plies[:stop])
        read_back = read(write(part.record(), games=MORE_GAMES.rules).encode(), games=MORE_GAMES.rules).position
        if part.final.window is None and read_back.window is None:
            assert kit.apart_from_turns(read_back) == kit.apart_from_turns(part.final)


def is_read_back(played: RandomGame, stop: int) -> bool:
    """Return whether a record could stop here: not between a draw from an empty stock and the stock it needs."""
    chance = played.plies[stop - 1].after.chance
    return chance is None or chance.kind == "deck"


@for_each_seed
def test_no_move_begins_with_a_word_of_the_log(played: RandomGame) -> None:
    """A table's log holds moves as well as the table's own events; each row must be read as one of them."""
    words = {str(ply.move).split()[0] for ply in played.plies if ply.move is not None and str(ply.move) not in ENDS}
    for position in sample(played, 40):
        for seat in played.everybody:
            words |= {str(move).split()[0] for move in position.legal_moves(seat)}
    own = {deal_text(1, "").split()[0], RENEW, UNDO, *ABSENCE}
    assert words.isdisjoint(own | {*ENDS})


@for_each_seed
def test_imagined_positions_fit_their_view_and_hold_every_card(played: RandomGame, kit: Kit, seed: int) -> None:
    chooser = random.Random(seed)
    for position in sample(played, 20):
        cards = kit.cards(position)
        for seat in (None, *played.everybody):
            view = position.view(seat)
            unseen = view.unseen()
            assert list(unseen) == sorted(unseen, key=lambda card: card.place)
            imagined = played.game.imagine(view, shuffled(unseen, chooser))
            assert imagined.view(seat) == view
            assert kit.cards(imagined) == cards
            if unseen:
                with pytest.raises(ValueError):
                    played.game.imagine(view, unseen[1:])


@for_each_seed
def test_events_tell_of_every_ply_unless_a_draw_waits_for_its_stock(played: RandomGame) -> None:
    def waits(ply: Ply) -> bool:
        return ply.after.chance is not None and ply.after.chance.kind == "stock"

    for ply in played.plies:
        assert ply.step.events or waits(ply)
