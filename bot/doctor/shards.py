"""A check that every shard is served by exactly one process, and has a home among them."""

from collections.abc import Collection

from bot.doctor.finding import Finding, fault, fine, warning
from bot.store.fleet.fleet import Fleet
from bot.values.shards import in_short

NAME = "shards"


def check_shards(fleet: Fleet) -> tuple[Finding, ...]:
    """Return what to say about the processes that live, if any does."""
    found = [fine(NAME, _says(fleet, number)) for number in range(len(fleet.members))]
    if fleet.unserved:
        says = f"{_shards(fleet.unserved, fleet.count)} served by no process: nobody is answered in their servers"
        found.append(fault(NAME, says, "Start the process that serves them (CHAPEAU_SHARDS)."))
    if fleet.served_twice:
        says = f"{_shards(fleet.served_twice, fleet.count)} served by several processes: some are answered twice"
        found.append(fault(NAME, says, "Stop all but one of them; each shard is served by one (CHAPEAU_SHARDS)."))
    if fleet.homeless and fleet.members:
        says = f"{_shards(fleet.homeless, fleet.count)} without a home: nothing happens there by itself"
        found.append(warning(NAME, says, "Wait ten seconds, and look again; if it stays so, see the processes' logs."))
    return tuple(found)


def _says(fleet: Fleet, number: int) -> str:
    member = fleet.members[number]
    homes = fleet.homes_of(member)
    home = f"home of {in_short(homes)}" if homes else "home of none"
    return f"{member} serves {in_short(member.shards.served)} of {member.shards.count} shards, and is {home}"


def _shards(numbers: Collection[int], count: int) -> str:
    some = f"{in_short(numbers)} of {count}"
    return f"shard {some} is" if len(numbers) == 1 else f"shards {some} are"
