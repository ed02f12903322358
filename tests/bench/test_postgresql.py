"""The server of PostgreSQL that benches and tests make for themselves."""

import subprocess

import pytest

from bot.bench.postgresql import Cluster


def asked(cluster: Cluster, database: str, question: str) -> str:
    """What a database answers."""
    program = cluster._programs / "psql"
    words = (str(program), "--no-psqlrc", "-tA", cluster.url(database), "-c", question)
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.long("processes")
def test_what_was_written_survives_a_crash_under_the_same_address(postgresql: Cluster) -> None:
    url = postgresql.create("kept")
    asked(postgresql, "kept", "CREATE TABLE t (x int); INSERT INTO t VALUES (7)")
    postgresql.crash()
    assert postgresql.url("kept") == url
    assert asked(postgresql, "kept", "SELECT x FROM t") == "7"
    postgresql.create("copy", like="kept")
    assert asked(postgresql, "copy", "SELECT x FROM t") == "7"
    for name in ("kept", "copy"):
        postgresql.drop(name)
