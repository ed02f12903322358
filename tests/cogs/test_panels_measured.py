"""The heights of panels with their pictures as laid out, for every game at every decision: what the law leaves them."""

from dataclasses import replace
from itertools import groupby, product
from typing import Any

import pytest

from bot.games.protocol import Seat
from bot.tables import PACES, Matter, Reaction, Seen, TableProposal, Turn
from bot.tables.state.counted import counted_by
from bot.tables.state.pace import begin
from bot.text import LOCALES, Locale
from cogs.screens.game import GameScreens, Manner
from cogs.screens.registry import SHOWN
from cogs.screens.situation import Situation
from cogs.screens.social import Company
from cogs.screens.table import panel
from render import Picture, Studio
from render.inputs import Style, Theme
from tests.cogs.desk import SMALL_CARDS, sent, table_at
from tests.cogs.law import DESKTOP, MOST_COMPONENTS, as_large_as_agreed, fits, highest_over, rows_of
from tests.cogs.test_panel_law import TABLES, hosted
from tests.games.kits import Table, ends_of_range, random_game
from tests.left_out import fewer, first, together
from tests.render.laying_out import size_of

SHOWN_TABLES = [table for table in TABLES if table.name in SHOWN]
STYLES = [Style(), Style(Theme.DAY, larger=True)]  # a theme moves nothing, so each is seen once
MANNERS = [Manner(locale, style, SMALL_CARDS) for style, locale in product(STYLES, LOCALES)]
AT = 1_700_000_000_000  # Unix milliseconds
MOST_ENDS = 5  # deals that are measured of a game
MEASURED, SPREAD = 6, 11  # moves of a game, and from one to the next


Case = tuple[Table, Manner]


def cases() -> list[Any]:
    """Return the smallest and the largest table of each game in one manner; then every size and every manner of each.

    The largest table has larger cards and the longer words.
    """
    short = [(at, MANNERS[0]) for at in SHOWN_TABLES if ends_of_range(at)]
    by_size = sorted(SHOWN_TABLES, reverse=True, key=lambda at: at.seats)
    more = [case for name in SHOWN for case in together([at for at in by_size if at.name == name], MANNERS[::-1])]
    return first(len(short), [*short, *(case for case in more if case not in short)], why="all sizes and styles")


def in_either_language() -> list[Any]:
    """Return the smallest and the largest table of each game, each in one language; then in the other one."""
    ends = [at for at in SHOWN_TABLES if ends_of_range(at)]
    short = together(ends, LOCALES)
    more = [case for case in product(ends, LOCALES) if case not in short]
    return first(len(short), [*short, *more], why="all locales")


def written(case: Case) -> str:
    at, manner = case
    return f"{at}-{manner.locale}{' larger' if manner.style.larger else ''}"


@pytest.mark.parametrize("case", cases(), ids=written)
async def test_every_panel_with_its_picture_is_as_high_as_agreed(case: Case, studio: Studio) -> None:
    at, manner = case
    screens = SHOWN[at.name].screens(studio)
    plies = random_game(at, 0).plies
    measured = 0
    for number in range(0, min(len(plies), fewer(MEASURED) * SPREAD), SPREAD):
        table = hosted(at, number)
        for seat in sorted(table.position.to_act - table.gone)[:2]:
            await measure(screens, at, number, seat, manner)
            measured += 1
    assert measured


async def measure(screens: GameScreens, at: Table, number: int, seat: Seat, manner: Manner) -> None:
    for is_open in (False, True):
        screen = await panel(hosted(at, number), seat, screens, manner, is_open=is_open)
        (picture,) = (block for block in screen.blocks if isinstance(block, Picture))
        wide, high = size_of(picture)
        assert wide == 1100
        assert high <= min(660, highest_over(len(rows_of(screen)))), (number, seat)
        assert len(sent(screen).parts) <= MOST_COMPONENTS
        if not is_open:
            fits(screen)


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_longest_news_of_long_names_leave_a_panel_as_high_as_agreed(locale: Locale, studio: Studio) -> None:
    at, longest, measured = Table("mille", 2), ("W" * 32, "m" * 32), 0
    screens = as_large_as_agreed(SHOWN[at.name].screens, studio)
    plies = random_game(at, 0).plies
    for number in range(8, min(len(plies), 200)):
        table = table_at(plies[number].after, names=longest)
        for seat in table.position.to_act:
            turns = tuple(
                Turn(by, tuple(known for ply in group for event in ply.step.events if (known := event.seen_by(seat))))
                for by, group in groupby(plies[number - 8 : number + 1], key=lambda ply: ply.seat)
            )
            screen = await panel(replace(table, turns=turns), seat, screens, Manner(locale, emoji=SMALL_CARDS))
            fits(screen)
            measured += 1
    assert measured


@pytest.mark.parametrize("spoken", in_either_language(), ids=lambda each: "-".join(map(str, each)))
async def test_a_clock_a_proposal_and_reactions_move_no_button(spoken: tuple[Table, Locale], studio: Studio) -> None:
    """The clock is in the small line at the head, and the others are in the line of the news."""
    at, locale = spoken
    screens, manner = as_large_as_agreed(SHOWN[at.name].screens, studio), Manner(locale, emoji=SMALL_CARDS)
    everybody = frozenset(map(Seat, range(at.seats)))
    for number in range(2, min(len(random_game(at, 0).plies), 60), 6):
        table = hosted(at, number)
        if table.position.outcome is not None:
            break
        countdown = begin(PACES["10m"], (None,) * at.seats, AT).move_on(AT, table.position.awaited)
        timed = replace(table, terms=replace(table.terms, pace=PACES["10m"]), countdown=countdown)
        open_ = TableProposal(1, Matter.END, Seat.A, 3, None, frozenset({Seat.A}), everybody - {Seat.A}, AT)
        company = Company(Seen({Seat.A: Reaction.CLAP}, is_offered=True))
        for seat in sorted(everybody):
            plain = await panel(table, seat, screens, manner)
            screen = await panel(timed, seat, screens, manner, situation=Situation(open_, company=company))
            fits(screen)
            assert DESKTOP.boxes(screen)[0] == DESKTOP.boxes(plain)[0], "nor does an older panel change its height"


@pytest.mark.parametrize("case", cases(), ids=written)
async def test_the_end_of_a_deal_fits_with_its_result_and_pad(case: Case, studio: Studio) -> None:
    at, manner = case
    screens, played, measured = SHOWN[at.name].screens(studio), random_game(at, 0), 0
    for number, ply in enumerate(played.plies):
        counted = counted_by(ply.step, seats=at.seats)
        if counted is None or ply.after.outcome is not None or measured == MOST_ENDS:
            continue
        deal, finish = counted
        table, measured = replace(hosted(at, number), deal=deal), measured + 1
        known = finish if table.terms.game.opens_hands else finish.closed()
        for seat in (Seat.A, Seat.B):
            screen = await panel(table, seat, screens, manner, situation=Situation(finish=known, goes_on=True))
            (picture,) = (block for block in screen.blocks if isinstance(block, Picture))
            wide, high = size_of(picture)
            assert wide == 1100
            assert high <= highest_over(len(rows_of(screen))), (number, seat)
            sent(screen).check()
            fits(screen)
    assert measured or played.final.outcome is not None
