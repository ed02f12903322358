"""Duplicate: a hidden deal changes no byte of what others see, and the words about teams fit Discord."""

import random
from dataclasses import replace

import pytest

from bot.games.duplicate import compared
from bot.games.protocol import Resign, Seat
from bot.registry import GAMES
from bot.robots.random_legal import RandomLegal
from bot.tables import Match, Player, Turn
from bot.text import LOCALES, Locale
from cogs.screens.duplicate import outcome_of, so_far
from cogs.screens.game import Manner
from cogs.screens.registry import SHOWN
from cogs.screens.situation import Situation
from cogs.screens.table import panel, public_table
from render import Studio
from tests.cogs.desk import sent, table_at
from tests.games.play import play_at_random
from tests.left_out import first


@pytest.mark.parametrize("name", first(1, ["cinch", "mille", "linger-longer"], why="all games"))
@pytest.mark.parametrize("locale", first(1, LOCALES, why="all locales"))
async def test_a_hidden_deal_changes_no_byte_of_what_others_see(studio: Studio, name: str, locale: Locale) -> None:
    game, seen, own = GAMES[name].game, dict[object, set[object]](), set[object]()
    screens = SHOWN[name].screens(studio)
    for seed in (1, 2):
        played = play_at_random(game, game.options({}), seed, seats=game.seats[0])
        for at, ply in enumerate(played.plies):
            if at and not ply.before.to_act:
                break
            table = table_at(ply.after, names="ABCD"[: played.seats], game=game, stake=0)
            terms = replace(table.terms, is_duplicate=True, unit="")
            table = replace(table, terms=terms, deal=1, known=played.start)
            assert table.is_closed
            screen = sent(await public_table(table, screens, Manner(locale), Situation()))
            all_of_it = screen.text, screen.files
            seen.setdefault((table.awaited, table.awaits_twins, table.is_played_out, table.gone), set()).add(all_of_it)
            if table.awaits_twins and not table.is_played_out:
                own.add(sent(await panel(table, Seat.A, screens, Manner(locale), situation=Situation())).text)
    assert len(seen) > 1
    assert {key: len(each) for key, each in seen.items() if len(each) > 1} == {}
    assert len(own) <= 1


async def test_everyone_is_told_at_once_who_has_left(studio: Studio) -> None:
    """No news of the deal would say so."""
    game = GAMES["linger-longer"].game
    played = play_at_random(game, game.options({}), 1, seats=3)
    step = next(ply.after for ply in played.plies if ply.after.to_act).play(Seat.A, Resign())
    table = table_at(step.position, names="ABC", game=game, stake=0, turns=(Turn(Seat.A, step.events),))
    table = replace(table, terms=replace(table.terms, is_duplicate=True), known=played.start)
    shown = await public_table(table, SHOWN[game.name].screens(studio), Manner("en"), Situation())
    assert "A has left" in sent(shown).text


async def test_who_has_left_reads_nothing_of_what_is_played_since(studio: Studio) -> None:
    game = GAMES["linger-longer"].game
    played = play_at_random(game, game.options({}), 1, seats=3)
    dealt = next(ply.after for ply in played.plies if ply.after.to_act)
    left = dealt.play(Seat.A, Resign()).position
    seat = min(left.awaited)
    move = RandomLegal().choose(left.view(seat), random=random.Random(1))
    step = left.play(seat, move)
    table = table_at(step.position, names="ABC", game=game, stake=0, turns=(Turn(seat, step.events),))
    screens = SHOWN[game.name].screens(studio)
    text = sent(await panel(table, Seat.A, screens, Manner("en"), situation=Situation())).text
    table = replace(table, terms=replace(table.terms, is_duplicate=True), known=played.start)
    hidden = sent(await panel(table, Seat.A, screens, Manner("en"), situation=Situation())).text
    assert "plays" in text
    assert "plays" not in hidden


@pytest.mark.parametrize("locale", LOCALES)
def test_the_words_about_teams_fit(locale: Locale) -> None:
    people = [Player(at, 10**18 + at, "*" * 32, "en", None) for at in range(25)]
    teams = tuple(tuple(people[at : at + 5]) for at in range(0, 25, 5))
    played = [[[10_000 * seat for seat in range(5)]] * 60 for _ in range(5)]
    for has_matchpoints in (False, True):
        match = Match(teams, compared(played, teams=5, has_matchpoints=has_matchpoints), ())
        assert len(outcome_of(match, locale=locale)) < 2500
        assert len(so_far(match, locale=locale)) < 900


@pytest.mark.parametrize("locale", LOCALES)
def test_a_draw_and_nothing_at_all_are_said(locale: Locale) -> None:
    ann, bob = (Player(at, 10**18 + at, name, "en", None) for at, name in enumerate(("Ann", "Bob")))
    drawn = Match(((ann,), (bob,)), compared([[(1, 1)], [(2, 2)]], teams=2, has_matchpoints=False), ())
    nothing = replace(drawn, comparison=compared([[(1, 1)], []], teams=2, has_matchpoints=False))
    won = replace(drawn, comparison=compared([[(5, 1)], [(2, 2)]], teams=2, has_matchpoints=True))
    three = compared([[(4, 2, 2)], [(1, 0, 3)], [(0, 0, 0)]], teams=3, has_matchpoints=False)
    assert three.sums == (0, 3, -3)
    shared = Match(((ann,), (bob,), (ann,)), replace(three, deals=((2, 2, -4),)), ())
    words = [outcome_of(each, locale=locale) for each in (drawn, nothing, won, shared)]
    assert len({each.splitlines()[0] for each in words}) == 4
    assert "+4" in words[2]
    assert "−4" in words[2]
