"""A temporary PostgreSQL server: made in its own folder, started, stopped, crashed, and deleted in the end.

It needs the programs of PostgreSQL on this machine (Debian: `apt install postgresql`; its own server need not run). It
listens on 127.0.0.1 only, under its own password, and runs on a leash: it ends even when this process is killed.
"""

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections import deque
from pathlib import Path
from typing import Final, Self

from bot.playground import leash

USER: Final = "chapeau"
SYSTEM_USER: Final = "postgres"  # whom the server runs as where this process is root's, which it refuses
GRACE: Final = 5.0  # s from SIGTERM to SIGKILL, once nobody holds the leash
PATIENCE: Final = 60.0  # s until it is ready, or has ended
READY: Final = "database system is ready to accept connections"
FIRST_PORT: Final = 20_000  # of those that it may listen on
EPHEMERAL: Final = Path("/proc/sys/net/ipv4/ip_local_port_range")  # where Linux says which ports it gives to lines
PLACES: Final = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql*/bin", "/usr/pgsql-*/bin")
UNSAFE: Final = (
    "fsync=off",
    "synchronous_commit=on",
    "full_page_writes=off",
    "dynamic_shared_memory_type=mmap",
    "authentication_timeout=10s",
    "max_connections=300",
)
"""It survives its own crash, but not that of the machine; a unit is still answered only once it is written.

It stops only when everyone who has just connected has said who they are, or was given up: that takes no minute.
"""


class CannotServe(Exception):  # noqa: N818
    """An error: no PostgreSQL server is available here, and why."""


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs, the newest; None where there are none."""
    found = shutil.which("postgres")
    places = [Path(found).resolve().parent] if found else []
    for pattern in PLACES:
        places += sorted(Path("/").glob(pattern.removeprefix("/")), reverse=True)
    return next((each for each in places if (each / "initdb").exists() and (each / "postgres").exists()), None)


class Cluster:
    """One server, from `with` to its end. Its methods block."""

    def __init__(self, *, is_durable: bool = False, parent: Path | None = None) -> None:
        """`is_durable`: also against a crash of the machine, as where people play. Its folder is made in `parent`."""
        self._settings = () if is_durable else UNSAFE
        self._parent = parent
        self._folder = Path()
        self._programs = Path()
        self._password = secrets.token_urlsafe(12)
        self._process: subprocess.Popen[str] | None = None
        self._reader: threading.Thread | None = None
        self._is_ready = threading.Event()
        self.lines: deque[str] = deque(maxlen=200)  # the last that the server said
        self.port = 0

    def __enter__(self) -> Self:
        found = programs()
        if found is None:
            raise CannotServe("the programs of PostgreSQL are not installed")
        self._programs = found
        # A folder that the server's user can reach: those of a test run are closed to everyone else.
        self._folder = Path(tempfile.mkdtemp(prefix="chapeau-postgresql-", dir=self._parent))
        try:
            if os.geteuid() == 0:
                shutil.chown(self._folder, SYSTEM_USER, pwd.getpwnam(SYSTEM_USER).pw_gid)
            self._initialize()
            self.start()
        except BaseException:
            self.__exit__(None, None, None)
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(is_crash=True)
        shutil.rmtree(self._folder, ignore_errors=True)

    def url(self, name: str) -> str:
        """Return the address of a database, with the password."""
        return f"postgresql://{USER}:{self._password}@127.0.0.1:{self.port}/{name}"

    def url_of_socket(self, name: str) -> str:
        """Return the address of a database through its folder, which only its user can reach: no password is needed."""
        return f"postgresql://{USER}@/{name}?host={self._folder}&port={self.port}"

    def create(self, name: str, *, like: str = "template1") -> str:
        """Make a database, a copy of another to which nobody is connected; its address."""
        self._run("createdb", "--template", like, name)
        return self.url(name)

    def drop(self, name: str) -> None:
        """Delete a database, also one that someone is connected to."""
        self._run("dropdb", "--force", "--if-exists", name)

    def start(self) -> None:
        """Start the server, under the port it had before if it had one, and wait until it takes connections."""
        self.port = self.port or free_port()
        settings = (f"port={self.port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={self._folder}")
        options = [word for each in (*settings, *self._settings) for word in ("-c", each)]
        command = (*_as_its_user(), str(self._programs / "postgres"), "-D", str(self._data), *options)
        self._is_ready.clear()
        self._process = subprocess.Popen(  # noqa: S603
            (sys.executable, "-I", "-S", leash.__file__, str(GRACE), *command),
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd="/",
            start_new_session=True,  # a Ctrl-C is for the holder of the leash
        )  # fmt: skip
        self._reader = threading.Thread(target=self._read, args=(self._process,), name="postgresql", daemon=True)
        self._reader.start()
        if not self._is_ready.wait(PATIENCE) or self._process.poll() is not None:
            raise CannotServe("\n".join(("the server did not start:", *self.lines)))

    def stop(self, *, is_crash: bool = False) -> None:
        """Stop the server: in good order, or so that it has to recover (`pg_ctl stop -m immediate`)."""
        process, self._process = self._process, None
        if process is None:
            return
        try:
            os.kill(self._postmaster(), signal.SIGQUIT if is_crash else signal.SIGINT)
        except (OSError, ValueError, IndexError):  # it has just ended, or has not begun
            process.terminate()
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise CannotServe("\n".join(("the server did not stop:", *self.lines, *self._standing_still()))) from None
        finally:
            process.kill()
            if process.stdin is not None:
                process.stdin.close()  # the leash lets go
            if self._reader is not None:
                self._reader.join(PATIENCE)

    def crash(self) -> None:
        """Restart it as after a crash (`pg_ctl restart -m immediate`)."""
        self.stop(is_crash=True)
        self.start()

    def seconds(self) -> float:
        """Return the processor seconds used by the server and its connection processes since the start (Linux)."""
        own = self._postmaster()
        found = (_processor(each) for each in Path("/proc").iterdir() if each.name.isdecimal())
        return sum(spent for number, parent, spent in found if own in (number, parent))

    def _standing_still(self) -> list[str]:
        """Return what its processes are in the middle of (Linux)."""
        found = []
        for process in Path("/proc").iterdir():
            with contextlib.suppress(OSError):
                command = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                if process.name.isdecimal() and (str(self._folder) in command or command.startswith("postgres:")):
                    found.append(f"{process.name} {(process / 'wchan').read_text()} {command}")
        return found

    def _postmaster(self) -> int:
        return int((self._data / "postmaster.pid").read_text(encoding="utf-8").split()[0])

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _read(self, process: "subprocess.Popen[str]") -> None:
        with process.stdout or open(os.devnull, encoding="utf-8") as said:
            for line in said:
                self.lines.append(line.rstrip())
                if READY in line:
                    self._is_ready.set()
        self._is_ready.set()  # it has ended

    def _initialize(self) -> None:
        secret = self._folder / "password"
        secret.write_text(self._password, encoding="utf-8")
        if os.geteuid() == 0:
            shutil.chown(secret, SYSTEM_USER)
        secret.chmod(0o600)
        access = ("--auth-host=scram-sha-256", "--auth-local=trust", f"--pwfile={secret}", f"--username={USER}")
        make = (str(self._programs / "initdb"), "-D", str(self._data), *access, "--encoding=UTF8", "--locale=C.UTF-8")
        done = subprocess.run(  # noqa: S603
            (*_as_its_user(), *make, "--no-sync", "--no-instructions"),
            capture_output=True, text=True, check=False, cwd="/",
        )  # fmt: skip
        secret.unlink()
        if done.returncode:
            raise CannotServe(f"no database could be made: {done.stderr.strip()}")

    def _run(self, program: str, *words: str) -> None:
        where = ("-h", "127.0.0.1", "-p", str(self.port), "-U", USER)
        subprocess.run(  # noqa: S603
            (str(self._programs / program), *where, *words),
            env={**os.environ, "PGPASSWORD": self._password}, check=True, capture_output=True, cwd="/",
        )  # fmt: skip


def _processor(process: Path) -> tuple[int, int, float]:
    """Return a process's id and its parent's, and the seconds that it and its ended children have used."""
    try:
        fields = (process / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:  # it has just ended
        return 0, 0, 0.0
    return int(process.name), int(fields[1]), sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")


def _as_its_user() -> tuple[str, ...]:
    """Return what goes before a command that root may not run."""
    if os.geteuid() != 0:
        return ()
    return ("setpriv", f"--reuid={SYSTEM_USER}", f"--regid={SYSTEM_USER}", "--clear-groups")


def free_port() -> int:
    """Return a free port outside the system's ephemeral range: it stays free while the server starts, or is away."""
    try:
        end = int(EPHEMERAL.read_text(encoding="utf-8").split()[0])
    except (OSError, ValueError, IndexError):  # another system: theirs are above
        end = 32_768
    for _ in range(20 if end > FIRST_PORT else 0):
        port = secrets.choice(range(FIRST_PORT, end))
        with contextlib.suppress(OSError), socket.create_server(("127.0.0.1", port)):
            return port
    with socket.create_server(("127.0.0.1", 0)) as held:
        found: int = held.getsockname()[1]
        return found
