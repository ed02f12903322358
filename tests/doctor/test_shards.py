"""The doctor on the processes that share a database."""

from bot.doctor.finding import Level
from bot.doctor.shards import check_shards
from bot.store.fleet.fleet import Fleet
from bot.store.fleet.leases import Member
from bot.values.shards import parse_shards


def member(name: str, shards: str) -> Member:
    """Return a process on a host of the same name."""
    return Member(name, name, 7, 0, parse_shards(shards), is_ready=True)


def test_every_process_is_told_with_what_it_serves() -> None:
    fleet = Fleet((member("a", "0-1/4"), member("b", "2-3/4")), {0: "a", 1: "a", 2: "b", 3: "b"})
    found = check_shards(fleet)
    assert [each.level for each in found] == [Level.OK] * 2
    assert found[0].says == "process 7 on a serves 0-1 of 4 shards, and is home of 0-1"


def test_shards_that_nobody_serves_or_several_do() -> None:
    fleet = Fleet((member("a", "0-1/4"), member("b", "1/4")), {0: "a", 1: "a", 2: "a", 3: "gone"})
    faults = [each for each in check_shards(fleet) if each.level is not Level.OK]
    assert [(each.level, each.says) for each in faults] == [
        (Level.FAULT, "shards 2-3 of 4 are served by no process: nobody is answered in their servers"),
        (Level.FAULT, "shard 1 of 4 is served by several processes: some are answered twice"),
        (Level.WARNING, "shard 3 of 4 is without a home: nothing happens there by itself"),
    ]
    assert all(each.do for each in faults)
    assert {each.check for each in faults} == {"shards"}, "a container's probe looks at its own process alone"


def test_of_no_process_nothing_is_said() -> None:
    assert check_shards(Fleet()) == ()
