"""A look at who has the database now, a bot or another command, and whether it reports that it is well."""

from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from bot.doctor.finding import Finding, fault, fine, warning
from bot.store.errors import StoreError
from bot.store.lock import holder_of
from bot.values.address import Address

NAME = "processes"
PATIENCE = 10.0  # s until a bot is taken to be held up
WELL, AMISS = 200, 503
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104  where to ask a bot that listens everywhere


def check_processes(database: Path, *, must_run: bool = False, metrics: Address | None = None) -> tuple[Finding, ...]:
    """Say who has the database; a running bot is as it should be, and so is none unless it must run.

    A bot that must run is also asked at `metrics` how it is, if it listens there.
    """
    try:
        holder = holder_of(database)
    except StoreError as error:
        return (warning(NAME, str(error), "Run this as the user of the bot."),)
    return judge_holders(() if holder is None else (holder,), must_run=must_run, metrics=metrics)


def judge_holders(holders: Sequence[str], *, must_run: bool, metrics: Address | None) -> tuple[Finding, ...]:
    """Return what to say about those who have the database, in their words."""
    if holders:
        found = [
            fine(NAME, f"{each} has the database: a running bot, or a command that changes it") for each in holders
        ]
        return (*found, _judge(metrics)) if must_run and metrics is not None else tuple(found)
    says = "no process has the database: the bot is not running"
    return (fault(NAME, says, "Start it, and if it ends see why in its log.") if must_run else fine(NAME, says),)


def judge_unseen(*, must_run: bool, metrics: Address | None) -> tuple[Finding, ...]:
    """Return the finding when the database does not say who has it."""
    if not must_run:
        return ()
    if metrics is None:
        return (fault(NAME, "nobody can tell whether the bot runs: the database cannot be read", "Mend that first."),)
    return (_judge(metrics),)


def _judge(address: Address) -> Finding:
    """Return how the bot that listens at `address` says that it is."""
    connection = HTTPConnection(ANYWHERE.get(address.host, address.host), address.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        status, said = answer.status, answer.read(1000).decode(errors="replace").strip()
    except (OSError, HTTPException) as error:
        says = f"CHAPEAU_METRICS: nobody answers at {address} ({type(error).__name__})"
        return fault(NAME, says, "Look into the log of the bot; it may be of another version, or have other settings.")
    finally:
        connection.close()
    if status == WELL:
        return fine(NAME, "the bot says that all is well")
    if status == AMISS:
        return fault(NAME, f"the bot says: {said}", "See its log, and what the other checks find.")
    return fault(NAME, f"CHAPEAU_METRICS: what answers at {address} is not the bot", "Choose a port that nobody has.")
