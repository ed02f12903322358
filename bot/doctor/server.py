"""A check that a database at a server of PostgreSQL can be used, and who uses it."""

from bot.doctor.database import NAME, judge_revision
from bot.doctor.finding import Finding, fault, fine, size_of, warning
from bot.doctor.processes import judge_holders, judge_unseen
from bot.doctor.shards import check_shards
from bot.store.copies.server import SeenServer, see_server
from bot.store.errors import StoreError
from bot.values.address import Address
from bot.values.database import Server

REACH = "See that the server runs and lets this machine in, and that the user and the database of the URL are there."

GRANT = "Let the bot's user make schemas (GRANT CREATE ON DATABASE …): one is made to compare with, and rolled back."


def see(server: Server) -> SeenServer | StoreError:
    """Return what the database is found to be, or why it cannot be read."""
    try:
        return see_server(server)
    except StoreError as error:
        return error


def check_server(server: Server, seen: SeenServer | StoreError) -> tuple[Finding, ...]:
    """Return whether this program can use the database."""
    if isinstance(seen, StoreError):
        return (fault(NAME, str(seen), REACH),)
    if (wrong := judge_revision(str(server), seen.revision, seen.newest, seen.objection)) is not None:
        return (wrong,)
    if seen.revision is None:
        return (fine(NAME, f"{server}: PostgreSQL {seen.version}, empty: the first start of the bot makes its tables"),)
    if seen.warnings:
        return tuple(warning(NAME, f"{server}: {each}", GRANT) for each in seen.warnings)
    return (fine(NAME, f"{server}: PostgreSQL {seen.version}, revision {seen.revision}, {size_of(seen.size)}"),)


def check_writers(seen: SeenServer | StoreError, *, must_run: bool, metrics: Address | None) -> tuple[Finding, ...]:
    """Return which processes write the database; also ask the one that must run how it is, even if no other reports."""
    if isinstance(seen, StoreError):
        return judge_unseen(must_run=must_run, metrics=metrics)
    return judge_holders(seen.writers, must_run=must_run, metrics=metrics)


def check_fleet(seen: SeenServer | StoreError) -> tuple[Finding, ...]:
    """Return whether all processes together serve what there is to serve."""
    return () if isinstance(seen, StoreError) else check_shards(seen.fleet)
