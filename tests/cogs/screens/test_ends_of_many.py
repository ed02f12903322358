"""How a game for many ends in words: who won is said once, feats on a line of their own, one of a thing is singular."""

import re

import pytest

from bot.games.protocol import SEATS, Seat
from bot.registry import GAMES
from bot.tables import Finish, Table
from bot.tables.counted import counted_by
from bot.text import LOCALES, Locale, say
from cogs.names import mention
from cogs.screens.endings import game_over
from cogs.screens.registry import SHOWN
from render import Studio
from tests.cogs.desk import sent, table_at
from tests.games.play import play_at_random

NAMES = ("Ann", "Bob", "Cem")


def finished(name: str, *, stake: int, seed: int = 1) -> tuple[Table, Finish]:
    """A game of one deal that was played to its end."""
    game = GAMES[name].game
    played = play_at_random(game, game.options({"deals": "1"}), seed, seats=3)
    found = [each for ply in played.plies if (each := counted_by(ply.step, seats=3)) is not None]
    return table_at(played.final, names=NAMES, game=game, stake=stake), found[-1][1]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["guts", "linger-longer"])
async def test_who_won_a_game_for_fun_is_said_once(studio: Studio, name: str, locale: Locale) -> None:
    table, finish = finished(name, stake=0)
    screens = SHOWN[name].screens(studio)
    words = " ".join(
        block
        for block in (await game_over(table, screens, mark="m", locale=locale, seed=None, finish=finish)).blocks
        if isinstance(block, str)
    )
    assert say(locale, "game-was-for-fun") in words
    assert len(re.findall("win(s)? the game|gagne(nt)? la partie", words)) == 1
    again = await game_over(table, screens, mark="m", locale=locale, seed=None)
    outcome = table.position.outcome
    assert outcome is not None
    told = sent(again).text
    assert all(NAMES[seat] in told for seat in outcome.winners), "where no last deal stands above, it is said"


@pytest.mark.parametrize("locale", LOCALES)
async def test_feats_stand_on_a_line_of_their_own(studio: Studio, locale: Locale) -> None:
    table, finish = finished("linger-longer", stake=100)
    screens = SHOWN["linger-longer"].screens(studio)
    firsts = [(table.players[Seat.A], "photo-finish")]
    screen = await game_over(table, screens, mark="m", locale=locale, seed=None, finish=finish, firsts=firsts)
    (paid,) = [block for block in screen.blocks if isinstance(block, str) and "<@" in block]
    *payments, feats = paid.splitlines()
    ordered = sorted(table.settlement().transfers, key=lambda each: -each.amount)
    assert [mention(table.players[each.payer]) in line for each, line in zip(ordered, payments, strict=True)] == [
        True
    ] * len(ordered), "as the receipt prints them"
    assert len(payments) == len(table.settlement().transfers)
    assert all(line.endswith("**") for line in payments)
    assert say(locale, "standing-feat-photo-finish") in feats
    assert len(SEATS) > len(payments)
