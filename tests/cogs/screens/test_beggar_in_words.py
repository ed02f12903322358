"""Beggar My Neighbor in words: laps as strips and sums, how deals end, reasons for payments, possible presses."""

from dataclasses import replace

import pytest

from bot import tables
from bot.games.beggar_my_neighbor.events import Took, Went
from bot.games.beggar_my_neighbor.moves import Lap, Laps, Turn
from bot.games.beggar_my_neighbor.views import BeggarView
from bot.games.protocol import Ending, Move, NotAMove, Position, Resign, Seat
from bot.registry import GAMES
from bot.tables import nudged_by
from bot.text import LOCALES, Locale, say
from cogs.screens.beggar_my_neighbor.rulebook import BeggarRulebook
from cogs.screens.beggar_my_neighbor.screens import BeggarScreens, own
from cogs.screens.frame import Controls
from cogs.screens.game import Manner, Showing
from cogs.screens.how import how_to_screen
from cogs.screens.news import news, public_news
from cogs.screens.screen import GREEN, Button, PublicScreen
from cogs.screens.signs import card_signs
from cogs.screens.situation import Situation
from cogs.screens.table import public_table, showing
from render import Studio
from tests.cogs.desk import SMALL_CARDS, table_at
from tests.cogs.law import CLIENTS, IN_VIEW, rows_of
from tests.cogs.screens.pressed import of_studio
from tests.games.play import play_at_random

GAME = GAMES["beggar-my-neighbor"].game
NAMES = ("Ann", "Bob")
STAKE = 50
HONORS = {4: "an ace", 3: "a king", 2: "a queen", 1: "a jack"}

screens = of_studio(BeggarScreens)


def begun() -> Position:
    """Return a deal after the first card."""
    played = play_at_random(GAME, GAME.options({}), 3, seats=2)
    return next(ply.after for ply in played.plies if ply.after.to_act)


def shown(position: Position, seat: Seat | None = None, locale: Locale = "en") -> Showing:
    return Showing("KEY", position.view(seat), NAMES, STAKE, "chips", locale)


def turner(position: Position) -> Seat:
    (seat,) = position.awaited
    return seat


@pytest.mark.parametrize("locale", LOCALES)
def test_a_lap_is_one_strip_and_many_are_one_sum(screens: BeggarScreens, locale: Locale) -> None:
    position = begun()
    one = position.play(turner(position), Lap())
    (strip,) = screens.news(shown(one.position, locale=locale), one.events)
    (took,) = [event for event in one.events if isinstance(event, Took)]
    assert f"→ **{NAMES[took.seat]} +{took.count}**" in strip
    for go in took.lap.goes[-8:]:
        assert f"{NAMES[go.seat]} {card_signs(go.cards)}" in strip, "whose cards they were"
    assert strip.count("·") == min(len(took.lap.goes), 8) - (len(took.lap.goes) <= 8)
    many = position.play(turner(position), Laps(10))
    (line,) = screens.news(shown(many.position, locale=locale), many.events)
    assert "→ **" not in line
    cards = [sum(each.count for each in many.events if isinstance(each, Took) and each.seat == seat) for seat in (0, 1)]
    assert all(f"(+{count})" in line for count in cards if count)


def test_a_panel_sums_up_the_laps_that_the_table_sums_up(screens: BeggarScreens) -> None:
    """The player who pressed sees it too: no lap of the move is left out."""
    position = begun()
    many = position.play(turner(position), Laps(10))
    for seat in (Seat.A, Seat.B):
        table = table_at(many.position, names=NAMES, game=GAME, turns=(tables.Turn(turner(position), many.events),))
        since = news(table, screens, showing(table, seat, Manner("en")))
        (summed,) = public_news(table, screens, showing(table, None, Manner("en")))
        assert summed.replace(NAMES[seat], "you") in (*since.missed, *since.own)


def test_nobody_is_nudged_where_nobody_has_to_wait() -> None:
    position = begun()
    waiting = Seat(1 - turner(position))
    table = table_at(position, names=NAMES, game=GAME)
    assert nudged_by(table, waiting) == ()
    assert nudged_by(replace(table, is_stepwise=True), waiting) == (turner(position),), "by hand one does"


def test_a_stopped_payment_is_announced(screens: BeggarScreens) -> None:
    """A jack for a king, and not for a jack."""
    position, seen = begun(), set[tuple[int, int]]()
    while position.to_act:
        step = position.play(turner(position), Turn())
        position = step.position
        said = " ".join(screens.news(shown(position), step.events))
        for go in (event.go for event in step.events if isinstance(event, Went) and event.go.has_stopped):
            seen.add((go.demands, go.owed))
            assert f"turns {card_signs(go.cards)}. {HONORS[go.demands].capitalize()} for {HONORS[go.owed]}!" in said
    assert len(seen) > 3


def pressable(controls: Controls) -> list[Button]:
    """Return the buttons that can be pressed, the choices first."""
    return [button for button in controls.buttons() if button.enabled]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_five_lines_of_help_name_every_button(screens: BeggarScreens, studio: Studio, locale: Locale) -> None:
    position = begun()
    offered = pressable(screens.open_controls(shown(position, turner(position), locale=locale)))
    labels = {say(locale, "beggar-my-neighbor-turn"), say(locale, "beggar-my-neighbor-steps-on")}
    labels |= {button.label for button in offered}
    help_ = str(how_to_screen(BeggarRulebook(studio), locale=locale).blocks[0])
    assert [label for label in labels if f"**{label}**" not in help_] == []


def test_whoever_turns_has_a_green_button_and_both_may_play_laps(screens: BeggarScreens) -> None:
    position = begun()
    mine, other = turner(position), Seat(1 - turner(position))
    controls = screens.open_controls(shown(position, mine))
    assert controls.main is not None
    assert controls.main.style is GREEN
    buttons = [controls.main, *pressable(controls)[:-1]]
    assert len(buttons) == 4
    view = shown(position, mine)
    found: list[Move] = [move for button in buttons for move in screens.choose(view, button.id, ())]
    assert found == [Turn(), Lap(), Laps(10), Laps(50)]
    assert [button.label for button in pressable(screens.open_controls(shown(position, other)))] == [
        "Lap",
        "10 laps",
        "To the end…",
    ]
    assert not screens.open_controls(shown(position)), "bystanders press nothing"
    assert "Either of you can play a lap" in screens.status(shown(position))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("laps", ["20", "1200"])
def test_why_tells_every_deal_and_what_is_paid(studio: Studio, locale: Locale, laps: str) -> None:
    rulebook = BeggarRulebook(studio)
    final = play_at_random(GAME, GAME.options({"deals": "3", "laps": laps}), 5, seats=2).final
    view = final.view(None)
    due = GAME.settle(final, STAKE)
    for line, each in zip(
        rulebook.settled(view, due, names=NAMES, locale=locale), due.transfers, strict=True
    ):  # fmt: skip
        assert NAMES[each.payer] in line.label
        assert line.topic == "money"
    assert rulebook.finished(view) == 3
    for deal in (1, 2, 3):
        lines = rulebook.deal([final.view(seat) for seat in (Seat.A, Seat.B)], deal, locale=locale)
        assert [line.seat for line in lines] == [Seat.A, Seat.A, Seat.B, Seat.B]
        score = own(shown(final)).board.scores[deal - 1]
        assert all(str(score.laps) in line.text for line in lines if line.mark.endswith("points"))


@pytest.mark.parametrize("locale", LOCALES)
def test_whoever_leaves_pays_at_least_a_stake(studio: Studio, locale: Locale) -> None:
    final = begun().play(Seat.A, Resign()).position
    (line,) = BeggarRulebook(studio).settled(
        final.view(None), GAME.settle(final, STAKE), names=NAMES, locale=locale
    )  # fmt: skip
    assert line.topic == "leaving"
    assert {"en": "Bob won 0, Ann 0. The deal in play", "fr": "Bob 0, Ann 0. La donne en cours"}[locale] in line.text
    assert BeggarScreens(studio).status(shown(final, locale=locale)) == "", "nobody is waited for"


@pytest.mark.parametrize(("locale", "said"), [("en", "No deal was in play."), ("fr", "Aucune donne n’était en cours.")])
def test_of_who_leaves_between_deals_no_open_deal_is_counted(studio: Studio, locale: Locale, said: str) -> None:
    played = play_at_random(GAME, GAME.options({"deals": "2"}), 3, seats=2)
    final = next(ply.after for ply in played.plies if ply.after.chance).play(Seat.A, Resign()).position
    (line,) = BeggarRulebook(studio).settled(
        final.view(None), GAME.settle(final, STAKE), names=NAMES, locale=locale
    )  # fmt: skip
    assert said in line.text


async def on_the_table(position: Position, screens: BeggarScreens, *turns: tables.Turn) -> PublicScreen:
    """Return the public message of a table where Bob is a robot."""
    table = table_at(position, names=NAMES, game=GAME)
    ann, bob = table.players
    players = (ann, replace(bob, discord_id=None, robot="regular"))
    now, practice = replace(table, players=players, turns=turns), Situation(commitment="0" * 64)
    return await public_table(now, screens, Manner("en", emoji=SMALL_CARDS), practice)


async def test_what_only_a_robot_may_press_keeps_its_place_on_the_table(screens: BeggarScreens) -> None:
    """A second tap on *Turn* or *Lap* would meet the button that had moved there: a lap, or ten."""
    seen = set()
    for ply in play_at_random(GAME, GAME.options({}), 3, seats=2).plies[:30]:
        if ply.after.to_act:
            first, *_ = rows_of(await on_the_table(ply.after, screens))
            assert isinstance(first, tuple)
            turn, *rest = first
            assert (turn.enabled, turn.style) == (turner(ply.after) == Seat.A, GREEN)
            assert [each.label for each in rest if each.enabled] == ["Lap", "10 laps", "To the end…"]
            seen.add(turn.enabled)
    assert seen == {True, False}


async def test_who_plays_on_the_table_has_all_of_it_in_view(screens: BeggarScreens) -> None:
    """Also after the longest laps, of which the older ones then go."""
    position, turns, measured = begun(), list[tables.Turn](), 0
    while position.to_act and measured < 60:
        step = position.play(turner(position), Turn() if measured % 4 else Lap())
        turns.append(tables.Turn(turner(position), tuple(step.events)))
        position, measured = step.position, measured + 1
        screen = await on_the_table(position, screens, *turns[-6:])
        for client in CLIENTS:
            high, _ = client.boxes(screen)
            assert high <= IN_VIEW - 20, "the head of a message is larger than its usual type"
    assert measured > 20


def test_where_cards_are_turned_by_hand_a_turn_is_all_that_is_offered(screens: BeggarScreens) -> None:
    """B9.2: typed laps are refused too."""
    position = begun()
    mine, other = (
        replace(shown(position, seat), is_stepwise=True) for seat in (turner(position), Seat(1 - turner(position)))
    )
    assert [button.label for button in pressable(screens.open_controls(mine))] == ["Turn"]
    assert not pressable(screens.open_controls(other))
    assert (screens.suggestions(mine, ""), screens.suggestions(other, "")) == (["turn"], [])
    assert screens.read(mine, "turn") == (Turn(),)
    for typed in ("lap", "laps 10"):
        with pytest.raises(NotAMove):
            screens.read(mine, typed)
    assert "lap" not in screens.status(replace(shown(position), is_stepwise=True))


def test_the_best_of_a_game_is_told_unless_the_end_of_its_last_deal_tells_it(screens: BeggarScreens) -> None:
    seen = set()
    for seed in range(12):
        played = play_at_random(GAME, GAME.options({"deals": "3"}), seed, seats=2)
        view = played.final.view(None)
        assert isinstance(view, BeggarView)
        if view.outcome is None or view.outcome.ending is not Ending.PLAYED:
            continue
        piles = [score.course.pile for score in view.board.scores]
        cheers = " ".join(screens.cheers(shown(played.final), table_at(played.final, names=NAMES, game=GAME)))
        is_told = piles.index(max(piles)) < 2
        assert (f"Largest pile of the game: {max(piles)}, in deal {piles.index(max(piles)) + 1}." in cheers) == is_told
        backs = [score for score in view.board.scores[:2] if score.winner is not None]
        assert cheers.count("came back") == sum(score.course.fewest[score.winner or 0] <= 3 for score in backs)
        seen.add(is_told)
    assert seen == {True, False}
