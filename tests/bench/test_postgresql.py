"""The server of PostgreSQL that benches and tests make for themselves."""

import subprocess

import pytest

from bot.bench.postgresql import Cluster


def asked(cluster: Cluster, database: str, question: str) -> str:
    """Return a database's answer."""
    program = cluster._programs / "psql"
    words = (str(program), "--no-psqlrc", "-tA", cluster.url(database), "-c", question)
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout.strip()


@pytest.mark.long("processes")
@pytest.mark.postgresql
def test_what_was_written_survives_a_crash_under_the_same_address() -> None:
    with Cluster() as cluster:
        url = cluster.create("kept")
        asked(cluster, "kept", "CREATE TABLE t (x int); INSERT INTO t VALUES (7)")
        cluster.crash()
        assert cluster.url("kept") == url
        assert asked(cluster, "kept", "SELECT x FROM t") == "7"
        cluster.create("copy", like="kept")
        assert asked(cluster, "copy", "SELECT x FROM t") == "7"
        assert cluster.seconds() > 0
