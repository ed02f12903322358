"""A server of PostgreSQL for one run of the tests: `serve.py FOLDER BINARIES PID`.

It makes a database cluster in FOLDER, whose socket lies there, too, and is there as long as the process PID: whatever
becomes of the run, neither a server nor its files outlive it. Nothing waits for a disk.
"""

import os
import pwd
import select
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

READY = "ready"  # a file of this name stands in the folder as soon as the server can be asked
LOCK = ".lock"  # of the file beside the folder that whoever looks for the server locks
OWNER = "postgres"  # who is at home in the database
FAST = {
    "fsync": "off",
    "synchronous_commit": "off",  # unless a session asks for it, as the bot's do
    "full_page_writes": "off",
    "autovacuum": "off",
    "shared_buffers": "64MB",
    "max_connections": "300",
    "listen_addresses": "",
    "log_min_messages": "fatal",
    "wal_level": "minimal",
    "max_wal_senders": "0",
    "dynamic_shared_memory_type": "mmap",  # in the folder, too
}
LOOKED_EVERY = 0.2  # s


def whoever_may() -> str | None:
    """The user that runs the server, which refuses root; None for whoever we are."""
    if os.getuid() != 0:
        return None
    for name in (OWNER, "nobody"):
        try:
            return pwd.getpwnam(name).pw_name
        except KeyError:
            continue
    return None


def commanded(folder: Path) -> list[str]:
    """How `postgres` is called for the cluster in this folder."""
    options = {**FAST, "unix_socket_directories": str(folder)}
    return [
        "-D",
        str(folder / "data"),
        *(part for name, value in options.items() for part in ("-c", f"{name}={value}")),
    ]


def main(folder: Path, binaries: Path, run: int) -> None:
    """Serve until the process `run` is gone."""
    user = whoever_may()
    if user is not None:
        shutil.chown(folder, user)
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "user": user, "cwd": folder}
    initdb = [binaries / "initdb", "-D", folder / "data", "-U", OWNER, "-A", "trust", "-N", "-E", "UTF8"]
    try:
        subprocess.run([*initdb, "--locale=C.UTF-8"], check=True, **quiet)
        server = subprocess.Popen([binaries / "postgres", *commanded(folder)], **quiet)
        try:
            while not is_gone(run) and server.poll() is None:
                if not (folder / READY).exists() and any(folder.glob(".s.PGSQL.*[0-9]")):
                    (folder / READY).touch()
        finally:
            server.send_signal(signal.SIGINT)  # whoever is connected is sent away
            server.wait()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
        folder.with_suffix(LOCK).unlink(missing_ok=True)


def is_gone(process: int) -> bool:
    """Whether a process has ended, after a little while or as soon as it does."""
    try:
        watched = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    except (AttributeError, OSError):  # an older system
        time.sleep(LOOKED_EVERY)
        return not Path(f"/proc/{process}").exists() and not _answers(process)
    try:
        return bool(select.select([watched], [], [], LOOKED_EVERY)[0])
    finally:
        os.close(watched)


def _answers(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3]))
