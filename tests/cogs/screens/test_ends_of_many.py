"""The words at the end of a game for many: the winner once, feats on a separate line, singulars for one."""

import re
from dataclasses import replace

import pytest

from bot.games.guts.moves import Out
from bot.games.protocol import SEATS, Resign, Seat
from bot.games.rolling_stone.board import LIMIT
from bot.games.rolling_stone.inner.position import RollingPosition
from bot.registry import GAMES
from bot.tables import Finish, Table
from bot.tables.state.counted import counted_by
from bot.text import LOCALES, Locale, say
from cogs.names import mention
from cogs.screens.endings import game_over
from cogs.screens.game import Manner
from cogs.screens.registry import SHOWN
from render import Picture, Studio
from tests.cogs.desk import sent, table_at
from tests.games.notation import play, step
from tests.games.play import play_at_random
from tests.games.rolling_stone.tables import TAKING, begun, dealt
from tests.there import there

NAMES = ("Ann", "Bob", "Cem", "Dot")


def finished(name: str, *, stake: int, seed: int = 1) -> tuple[Table, Finish]:
    """Return a game of one deal that was played to its end."""
    game = GAMES[name].game
    seats = min(game.seats)
    played = play_at_random(game, game.options({"deals": "1"}), seed, seats=seats)
    found = [each for ply in played.plies if (each := counted_by(ply.step, seats=seats)) is not None]
    return table_at(played.final, names=NAMES[:seats], game=game, stake=stake), found[-1][1]


def left_alone(name: str) -> tuple[Table, Finish]:
    """Return a game that all but the last have left in its first deal."""
    game = GAMES[name].game
    seats = min(game.seats)
    position = game.start(game.options({"deals": "3"}), seats, Seat.A)
    assert position.chance is not None
    position = position.supply(position.chance.cards).position
    finish: Finish | None = None
    for seat in SEATS[: seats - 1]:
        step = position.play(seat, Resign())
        position = step.position
        counted = counted_by(step, seats=seats)
        finish = None if counted is None else counted[1]
    assert finish is not None
    return table_at(position, names=NAMES[:seats], game=game, stake=100), finish


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["daifugo", "guts", "linger-longer", "rolling-stone"])
async def test_who_won_a_game_for_fun_is_said_once(studio: Studio, name: str, locale: Locale) -> None:
    table, finish = finished(name, stake=0)
    screens = SHOWN[name].screens(studio)
    words = " ".join(
        block
        for block in (await game_over(table, screens, Manner(locale), mark="m", seed=None, finish=finish)).blocks
        if isinstance(block, str)
    )
    assert say(locale, "game-was-for-fun") in words
    assert len(re.findall("win(s)? the game|gagne(nt)? la partie", words)) == 1
    again = await game_over(table, screens, Manner(locale), mark="m", seed=None)
    outcome = there(table.position.outcome)
    text = sent(again).text
    assert all(NAMES[seat] in text for seat in outcome.winners), "where no last deal stands above, it is said"


def drawn(name: str, *, stake: int) -> tuple[Table, Finish]:
    """Return a game played to its end in which nobody is ahead."""
    game = GAMES[name].game
    seats = min(game.seats)
    if name == "guts":  # nobody is in, as often as there can be deals: all get back their payments into the pot
        position, is_last = game.start(game.options({"deals": "1", "declare": "together"}), seats, Seat.A), False
        while not is_last:
            chance, window = position.chance, position.window
            seat = Seat.A if window is None else min(window.missing)
            made = position.supply(chance.cards) if chance else position.play(seat, Out())
            position, is_last = made.position, made.position.outcome is not None
    else:
        late = play(dealt(begun(), **TAKING), "AD KD")
        assert isinstance(late, RollingPosition)
        made = step(replace(late, board=replace(late.board, tricks=LIMIT - 1)), "D: play JD")
    counted = there(counted_by(made, seats=seats))
    return table_at(made.position, names=NAMES[:seats], game=game, stake=stake), counted[1]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("stake", [0, 100])
@pytest.mark.parametrize("name", ["guts", "rolling-stone"])
async def test_a_drawn_game_is_no_win_of_everybody(studio: Studio, name: str, locale: Locale, stake: int) -> None:
    table, finish = drawn(name, stake=stake)
    outcome = there(table.position.outcome)
    assert (outcome.winners, outcome.is_drawn) == ({*SEATS[: len(table.players)]}, True)
    screens = SHOWN[name].screens(studio)
    for last in (finish, None):
        screen = await game_over(table, screens, Manner(locale), mark="m", seed=None, finish=last)
        pictures = " ".join(block.alt for block in screen.blocks if isinstance(block, Picture))
        words = " ".join(block for block in screen.blocks if isinstance(block, str))
        assert re.findall(f"{table.players[-1].name} (?:win|gagne)", words + pictures) == []
        assert words.count(say(locale, "game-drawn")) == (last is not None or not stake)


@pytest.mark.parametrize("locale", LOCALES)
async def test_feats_stand_on_a_line_of_their_own(studio: Studio, locale: Locale) -> None:
    table, finish = finished("linger-longer", stake=100)
    screens = SHOWN["linger-longer"].screens(studio)
    firsts = [(table.players[Seat.A], "photo-finish")]
    screen = await game_over(table, screens, Manner(locale), mark="m", seed=None, finish=finish, firsts=firsts)
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


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", ["linger-longer", "rolling-stone"])
async def test_a_deal_that_ended_because_all_others_left_is_shown(studio: Studio, name: str, locale: Locale) -> None:
    """The payment is for its cards."""
    table, finish = left_alone(name)
    screens = SHOWN[name].screens(studio)
    screen = await game_over(table, screens, Manner(locale), mark="m", seed=None, finish=finish)
    *_, last = table.players
    words = screen.blocks[0]
    assert isinstance(words, str)
    assert last.name in words
    assert "robot" not in words
    assert re.search("points?[.]", words)
    assert len(sent(screen).files) == 4, "the deal, the pad, the receipt and the picture to keep"
    earlier = await game_over(table, screens, Manner(locale), mark="m", seed=None)
    assert len(sent(earlier).files) == 3, "of a deal before the end there is no picture"
