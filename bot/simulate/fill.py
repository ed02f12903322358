"""`--into FILE`: fill a database to measure with. Its games take their outcomes from games that robots play here."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from bot.games.protocol import BadOption
from bot.hosted import Games
from bot.simulate import moves
from bot.simulate.games import (
    CHUNK,
    FAULTY,
    INTERRUPTED,
    STAKE,
    Plan,
    count,
    parser,
    plan_of,
    play_out,
    processes,
)
from bot.standing.facts import Facts, begins_turn, settled
from bot.standing.town import Town, build
from bot.store import FinishedGameRow, Store, StoreError
from bot.tables import USUAL_UNIT, SystemClock

SAMPLE = 400  # games that are really played
WHOLE_GAMES = 1_000  # with moves, if the command line says nothing else
TOLD_EVERY = 1_000  # games


def main(file: Path, argv: Sequence[str], hosted: Games) -> int:
    """Fill a new database and print the progress. Returns the exit status."""
    given = _parser(hosted).parse_args(argv)
    if file.exists():
        return _complain(f"{file} is there already; the games go into a new database")
    games = given.games or (WHOLE_GAMES if given.moves else Town().games)
    town = Town(games, given.players, given.seed)
    try:
        plan = plan_of(given, hosted)
        if given.players < len(plan.levels):
            return _complain(f"{len(plan.levels)} people meet at each table: --players {len(plan.levels)} at least")
        if given.moves:
            asyncio.run(moves.fill(file, hosted, town, plan, jobs=given.jobs, report=partial(_tell_stored, town)))
        else:
            outcomes = sample(plan, games=min(SAMPLE, games), jobs=given.jobs)
            _tell(f"{len(outcomes)} games were played; the outcomes of {games} are drawn from them")
            asyncio.run(_fill(file, hosted, town, outcomes))
    except BadOption as error:
        return _complain(f"the rules have no such {error.key}")
    except ValueError as error:
        return _complain(str(error))
    except StoreError as error:
        return _complain(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    print(f"{file}: {games} games of {given.players} people, {file.stat().st_size:,} bytes")
    return 0


def _parser(hosted: Games) -> argparse.ArgumentParser:
    wishes = argparse.ArgumentParser(
        prog="python -m bot simulate --into FILE",
        description=f"Fill a new database to measure boards, stats and ledgers with. {SAMPLE} games are played by"
        " robots; each of its games has the outcome of one of them, and no moves, so that no table of it can be shown."
        " With --moves every game is played and stored with its moves; `check` then finds nothing.",
        parents=[parser(hosted, add_help=False)],
        allow_abbrev=False,
        conflict_handler="resolve",
    )
    wishes.add_argument("--games", type=count, help=f"how many (default: {Town().games}, with --moves {WHOLE_GAMES})")
    wishes.add_argument(
        "--moves",
        action="store_true",
        help="play every game, and store it as the bot does, from challenge to settlement",
    )
    wishes.add_argument("--players", type=_several, default=Town().people, help="how many (default: %(default)s)")
    return wishes


def _several(text: str) -> int:
    if (players := count(text)) < 2:
        raise argparse.ArgumentTypeError("a game needs two players")
    return players


def usual_plan(hosted: Games) -> Plan:
    """Return the games that are played if the command line asks for nothing else."""
    return plan_of(_parser(hosted).parse_args([]), hosted)


def sample(plan: Plan, *, games: int = SAMPLE, jobs: int = 2) -> list[Facts]:
    """Let robots play, and return the facts of the games that they finished."""
    with processes(jobs) as pool:
        played = pool.map(partial(_facts_of, plan), range(games), chunksize=CHUNK)
        return [facts for facts in played if facts is not None]


def _facts_of(plan: Plan, number: int) -> Facts | None:
    """Return the facts of one game for the usual stake, as if people had played it; None if it was given up."""
    played = play_out(plan, number)
    view = played.position.view(None)
    if view.outcome is None:
        return None
    rules, counting = plan.hosted.game, plan.hosted.counting
    game = FinishedGameRow(
        number=0,
        table="",
        game=rules.name,
        guild_id=None,
        at=0,
        ending=rules.word_of(view.outcome.ending),
        rated=True,
        deals=0,
        turns=sum(begins_turn(counting, move) for move in played.moves),
        amount=0,
        unit=USUAL_UNIT,
    )
    return settled(game, counting, view, rules.settle(played.position, STAKE), players=(0,) * len(plan.levels))


async def _fill(file: Path, hosted: Games, town: Town, outcomes: list[Facts]) -> None:
    async with await Store.open(file) as store:
        await build(
            store,
            hosted,
            town,
            outcomes,
            now=SystemClock().now(),
            report=partial(_tell_stored, town),
        )


def _tell_stored(town: Town, stored: int) -> None:
    if stored == town.games or stored % TOLD_EVERY == 0:
        _tell(f"{stored}/{town.games} games stored")


def _tell(words: str) -> None:
    print(words, file=sys.stderr, flush=True)


def _complain(words: str) -> int:
    print(f"simulate: {words}", file=sys.stderr)
    return FAULTY
