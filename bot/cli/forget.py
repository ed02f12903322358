"""`python -m bot forget ID`: delete a person's data, as their own `/data delete` does.

It is for people who cannot do it themselves. The bot must be stopped: a running one would have the person in memory,
and play on with them.
"""

import asyncio
import logging
from dataclasses import dataclass
from pathlib import Path

from bot.cli.printing import complain, escaped, print_any_text
from bot.config import BadSettings, Settings, read_settings
from bot.logs import log_to_stderr
from bot.registry import GAMES
from bot.standing import Standing
from bot.store import Store, StoreError, Unavailable, hold
from bot.store.copies.last_backup import last_backup
from bot.tables import DAY, BadSeedKey, Hosting, Player, SystemClock, Tables, open_vault
from bot.tables.unseen import Unseen
from bot.values.database import Database

log = logging.getLogger(__name__)

WHAT_STAYS = (
    "A number without a name stays in games, ledgers and logs of moves. Messages on Discord stay, and files that others"
    " have: bot/deploy/PRIVACY.md says what."
)


@dataclass(frozen=True, slots=True)
class Held:
    """A person, and the amount of their data."""

    player: Player
    running: tuple[str, ...]  # their tables
    finished: int  # games


def forget(person: int, *, is_sure: bool) -> int:
    """Delete someone by their Discord id, as the settings say where they are held; the exit status."""
    try:
        settings = read_settings()
    except BadSettings as error:
        return complain(*error.lines)
    log_to_stderr(settings.log_level, settings.log_format)
    return delete(settings, person, is_sure=is_sure)


def delete(settings: Settings, person: int, *, is_sure: bool) -> int:
    """Delete someone, once the operator `is_sure` or has said so; the exit status."""
    try:
        if isinstance(settings.database, Path) and not settings.database.is_file():
            raise Unavailable(f"there is no database {settings.database}")
        with hold(settings.database):
            held = asyncio.run(_look(settings.database, person))
            if held is None:
                return complain("forget: the bot knows nobody with this Discord id")
            print_any_text()
            print(_summary(held))
            if not is_sure and not _is_confirmed(person):
                return complain("forget: nothing was deleted")
            asyncio.run(_forget(settings, held.player))
    except BadSeedKey as error:
        return complain(f"CHAPEAU_SEED_KEY: {error}")
    except (StoreError, OSError) as error:
        return complain(f"forget: {error}")
    print(f"Deleted. {WHAT_STAYS}")
    print("\n".join(_copies(settings.database)))
    return 0


async def _look(database: Database, person: int) -> Held | None:
    """Return who that is; None if nobody is known by this id."""
    async with await Store.open(database, alone=True) as store:
        row = await store.find_player(person)
        if row is None:
            return None
        running, finished = await store.running_tables_of(row.id), await store.finished_tables_of(row.id)
        return Held(Player.of(row), tuple(each.row.id for each in running), len(finished))


def _summary(held: Held) -> str:
    running = f", {len(held.running)} under way ({', '.join(held.running)})" if held.running else ""
    return (
        f"{escaped(held.player.name)}: player {held.player.id}, {held.finished} finished games{running}.\n"
        "Their games under way are given up, which may cost them their stakes; where three or more play, a robot goes"
        " on for them. Their open challenges, tables and proposals end. Nothing of this can be undone."
    )


def _is_confirmed(person: int) -> bool:
    try:
        return input("Type the Discord id again to delete them: ").strip() == str(person)
    except (EOFError, KeyboardInterrupt):
        print()
        return False


async def _forget(settings: Settings, player: Player) -> None:
    """Forget `player`. Raises BadSeedKey.

    Nothing happens automatically here, since hosting is never started: deals, robots and announcements come with the
    next start of the bot.
    """
    vault = open_vault(settings.seed_keys)
    async with await Store.open(settings.database, alone=True) as store:
        clock = SystemClock()
        tables = Tables(
            store,
            Unseen(),
            clock,
            Hosting(
                games=GAMES,
                pause=round(settings.pause * 1000),
                offer_lifetime=round(settings.offer_lifetime * 1000),
                unit=settings.chosen_unit,
                window=round(settings.window * 1000),
                longest_wait=settings.longest_wait * DAY,
            ),
            vault=vault,
        )
        try:
            log.info("the operator deletes player %d", player.id)
            await Standing(store, tables, clock).forget(player)
        finally:
            await tables.close()


def _copies(database: Database) -> list[str]:
    """Return where they may be found again."""
    if not isinstance(database, Path):
        return [
            "They are still in every dump made before, and in PostgreSQL's archive of changes: delete those, and run"
            " this again after restoring one."
        ]
    last = last_backup(database)
    older = sorted(str(each) for each in database.resolve().parent.glob(f"{database.name}.before-*"))
    named = [*older, *([str(last.copy)] if last is not None else [])]
    return [
        "They are still in every copy made before: delete those, and run this again after restoring one.",
        *(f"  {each}" for each in named),
    ]
