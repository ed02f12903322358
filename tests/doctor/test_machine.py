"""The doctor on the machine itself: each check with a planted fault."""

import asyncio
import json
import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.cli.main import main
from bot.doctor.disk import check_disk
from bot.doctor.examination import CHECKS
from bot.doctor.finding import Level, size_of
from bot.doctor.fonts import check_fonts
from bot.doctor.programs import check_programs
from bot.store import NoteRow, SeedRow, Store, TableRow
from bot.store.copies.examining import examine
from bot.tables import open_vault
from render.fonts import FOLDER
from tests.doctor.conftest import KEY, OLD_KEY, TOKEN, Doctor, Said, Write, levels, plant
from tests.store.test_lock import holder


def test_all_is_well(doctor: Doctor, settings: Write, home: Path) -> None:
    settings(DISCORD_TOKEN=TOKEN, CHAPEAU_SEED_KEY=KEY)
    assert main(["backup", "copies.db", "--keep", "2"]) == 0
    said = doctor("--offline")
    assert (said.status, said.out.splitlines()[-1]) == (0, "All is well."), said.out
    assert not said.err


def test_a_unit_that_looks_like_money_is_told_once(doctor: Doctor, settings: Write) -> None:
    settings(DISCORD_TOKEN=TOKEN, CHAPEAU_UNIT="euros")
    (line,) = doctor("--offline").about("settings")
    assert line.startswith("OK settings CHAPEAU_UNIT: looks like money")


# -- settings -------------------------------------------------------------------------------------


def test_every_mistake_of_the_settings_is_told_at_once(
    doctor: Doctor, settings: Write, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings(DISCORD_TOKEN=TOKEN, CHAPEAU_PAUSE="soon", CHAPEAU_THREADS="maybe", CHAPEAU_PAUS="1", CHAPEAU_UNIT="beans")
    monkeypatch.setenv("CHAPEAU_LOGLEVEL", "INFO")
    monkeypatch.setenv("CHAPEAU_UNIT", "matches")
    said = doctor("--offline")
    starts = [line.partition(": ")[0] for line in said.about("settings")]
    assert [" ".join(line.split()[:4]) for line in said.about("settings")][:3] == [
        "FAULT settings .env:4: CHAPEAU_PAUS:",
        "FAULT settings .env:2: CHAPEAU_PAUSE:",
        "FAULT settings .env:3: CHAPEAU_THREADS:",
    ]
    assert starts[3:] == [
        "WARNING settings CHAPEAU_LOGLEVEL",
        "WARNING settings CHAPEAU_UNIT",
    ]
    assert said.status == 2
    assert said.about("database")[0].startswith("OK"), "what can be used of the settings is used"


def test_no_token_is_a_fault(doctor: Doctor) -> None:
    said = doctor("--offline")
    assert said.status == 2
    assert said.about("settings")[0].startswith("FAULT settings DISCORD_TOKEN: is not set")


def test_a_file_of_settings_that_is_no_text(doctor: Doctor, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / ".env").write_bytes(b"\xff\xfeDISCORD_TOKEN=x")
    (home / ".env").chmod(0o600)
    monkeypatch.setenv("CHAPEAU_DATABASE", "elsewhere.db")
    said = doctor("--offline")
    assert said.about("settings")[0].startswith("FAULT settings .env:1: cannot be read as a text in UTF-8")
    assert "elsewhere.db is not there yet" in said.about("database")[0], "the environment is used"


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="no file that root itself cannot read")
def test_a_file_of_settings_that_cannot_be_read(doctor: Doctor, home: Path) -> None:
    (home / ".env").symlink_to("/proc/self/mem")
    said = doctor("--only", "settings")
    assert said.about("settings")[0].startswith("FAULT settings .env: cannot be read: Input/output error")


# -- programs and fonts ---------------------------------------------------------------------------


def test_libraries_are_those_that_the_checkout_asks_for(tmp_path: Path) -> None:
    """After `git pull` an editable package still lists the requirements of the version before."""
    project = tmp_path / "pyproject.toml"
    project.write_text(
        '[project]\nrequires-python = ">=3.99"\n'
        'dependencies = ["aiohttp>=99", "no-such-library", "tzdata; os_name == \'none\'", "sqlalchemy[asyncio]>=2"]'
    )
    found = check_programs(tmp_path)
    assert levels(found) == [Level.FAULT] * 3
    assert [each.says.split()[0] for each in found] == ["Python", "aiohttp", "no-such-library"]
    project.unlink()
    assert levels(check_programs(tmp_path)) == [Level.OK], "without a checkout, what the installed package asks for"


def test_a_font_that_is_missing_or_broken(tmp_path: Path) -> None:
    assert levels(check_fonts()) == [Level.OK]
    fonts = tmp_path / "fonts"
    shutil.copytree(FOLDER, fonts)
    face = fonts / "ArchivoNarrow_700Bold.ttf"  # no system has another one of this name, which Pillow would take
    face.write_bytes(b"no font")
    (found,) = check_fonts(fonts)
    assert (found.level, "cannot be read" in found.says) == (Level.FAULT, True)
    face.unlink()
    (found,) = check_fonts(fonts)
    assert (found.level, "is missing" in found.says) == (Level.FAULT, True)


# -- files, disk and other processes --------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
@pytest.mark.parametrize("name", ["chapeau.db", ".env", "chapeau.db.before-0015", "copy.db"])
def test_a_file_that_others_can_read(doctor: Doctor, settings: Write, home: Path, name: str) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    assert main(["backup", "copy.db"]) == 0
    (home / name).touch()
    (home / name).chmod(0o640)
    said = doctor("--offline")
    assert said.status == 1
    (line,) = said.about("files")
    assert line.startswith("WARNING files ")
    assert f"{name}: others may use it (mode 0640)" in line
    assert "chmod 600" in line


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_a_folder_where_others_may_put_files(doctor: Doctor, settings: Write, home: Path) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    home.chmod(0o755)
    assert doctor("--offline").about("files")[0].startswith("OK"), "names of files are no secret"
    home.chmod(0o775)
    (line,) = doctor("--offline").about("files")
    assert f"{home}: others may put files there (mode 0775)" in line


def test_a_disk_that_is_nearly_full(tmp_path: Path) -> None:
    free = shutil.disk_usage(tmp_path).free
    folders = (tmp_path, tmp_path / "not" / "there" / "yet")
    assert levels(check_disk(folders, copying=0, least=1, enough=1)) == [Level.OK], "one disk, one finding"
    assert levels(check_disk(folders, copying=0, least=1, enough=2 * free)) == [Level.WARNING]
    assert levels(check_disk(folders, copying=free, least=1, enough=1)) == [Level.WARNING], "an upgrade makes a copy"
    (found,) = check_disk(folders, copying=0, least=2 * free)
    assert (found.level, found.do != "") == (Level.FAULT, True)


async def test_a_running_bot_is_as_it_should_be(doctor: Doctor, settings: Write, home: Path) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    assert doctor("--offline").about("processes") == [
        "OK processes no process has the database: the bot is not running"
    ]
    assert doctor("--only", "processes", "--running").status == 2
    async with holder(home / "chapeau.db") as process:
        assert doctor("--only", "processes", "--running").status == 0
        (line,) = doctor("--offline").about("processes")
    assert line.startswith(f"OK processes process {process.pid} on ")
    assert "has the database" in line


@pytest.mark.parametrize(
    ("status", "text", "line"),
    [
        (200, "all is well\n", "OK processes the bot says that all is well"),
        (503, "the bot is closing\n", "FAULT processes the bot says: the bot is closing → See its log"),
        (404, "What?", "FAULT processes CHAPEAU_METRICS: what answers at {address} is not the bot →"),
        (None, "", "FAULT processes CHAPEAU_METRICS: nobody answers at {address} (ConnectionRefusedError) →"),
    ],
)
async def test_a_bot_that_must_run_is_asked_how_it_is(
    doctor: Doctor, settings: Write, home: Path, status: int | None, text: str, line: str
) -> None:
    async def health(_: web.Request) -> web.Response:
        return web.Response(text=text, status=status or 500)

    app = web.Application()
    app.add_routes([web.get("/healthz", health)])
    async with TestServer(app) as server, holder(home / "chapeau.db"):
        address = f"127.0.0.1:{server.port}"
        settings(DISCORD_TOKEN=TOKEN, CHAPEAU_METRICS=address)
        if status is None:
            await server.close()
        said = await asyncio.to_thread(doctor, "--only", "processes", "--running")
        assert len((await asyncio.to_thread(doctor, "--only", "processes")).about("processes")) == 1, "as is wished"
    assert said.status == (0 if status == 200 else 2)
    assert said.about("processes")[1].startswith(line.format(address=address))


async def test_a_bot_whose_server_of_postgresql_is_away_is_asked_how_it_is(doctor: Doctor, settings: Write) -> None:
    """A container's probe would count it as well otherwise."""

    async def health(_: web.Request) -> web.Response:
        return web.Response(text="the database: nothing is stored\n", status=503)

    app, away = web.Application(), "postgresql://ann:hunter2@127.0.0.1:1/games"
    app.add_routes([web.get("/healthz", health)])
    async with TestServer(app) as server:
        settings(DISCORD_TOKEN=TOKEN, CHAPEAU_DATABASE=away, CHAPEAU_METRICS=f"127.0.0.1:{server.port}")
        said = await asyncio.to_thread(doctor, "--only", "processes", "--running")
    assert (said.status, len(said.about("processes"))) == (2, 1)
    assert said.about("processes")[0].startswith("FAULT processes the bot says: the database: nothing is stored")
    settings(DISCORD_TOKEN=TOKEN, CHAPEAU_DATABASE=away)
    unseen = await asyncio.to_thread(doctor, "--only", "processes", "--running")
    assert unseen.about("processes") == [
        "FAULT processes nobody can tell whether the bot runs: the database cannot be read → Mend that first."
    ]
    assert (await asyncio.to_thread(doctor, "--only", "processes")).about("processes") == []


# -- the database ---------------------------------------------------------------------------------


async def test_it_looks_at_what_a_running_bot_has_just_written_and_changes_nothing(
    doctor: Doctor, settings: Write, home: Path
) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    path = home / "chapeau.db"
    async with await Store.open(path) as store:
        await store.commit(*(NoteRow(f"key {number}", "x" * 500) for number in range(200)))
        before = {each.name: each.read_bytes() for each in home.iterdir() if not each.name.endswith("-shm")}
        said = doctor("--offline")
        after = {each.name: each.read_bytes() for each in home.iterdir() if not each.name.endswith("-shm")}
        await store.commit(NoteRow("more", "y"))
        assert await store.note("more") == "y"
    assert before == after
    assert f"undamaged, revision {examine(path).newest}" in said.about("database")[0]


async def test_what_a_killed_bot_left_is_looked_at_and_left(home: Path, tmp_path: Path) -> None:
    live, left = home / "chapeau.db", tmp_path / "left" / "chapeau.db"
    left.parent.mkdir()
    async with await Store.open(live) as store:
        await store.commit(SeedRow("SEALED", b"\1" * 99, "c0ffee"), *(NoteRow(f"key {at}", "x") for at in range(9)))
        await store.commit(TableRow("SEALED", "mille", "classic", "{}", 0, 5, 50, "777", 1))
        for ending in ("", "-wal"):
            shutil.copy(f"{live}{ending}", f"{left}{ending}")
    before = {each.name: each.read_bytes() for each in left.parent.iterdir()}
    assert [each.table for each in examine(left).seeds] == ["SEALED"], "it stands in the log alone"
    assert {name: (left.parent / name).read_bytes() for name in before} == before


def test_nothing_is_made_beside_a_database_that_nobody_has_open(doctor: Doctor, settings: Write, home: Path) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    before = {each.name: (each.read_bytes(), each.stat().st_mtime_ns) for each in home.iterdir()}
    doctor("--offline")
    assert {each.name: (each.read_bytes(), each.stat().st_mtime_ns) for each in home.iterdir()} == before


def test_no_database_is_made(doctor: Doctor, settings: Write, home: Path) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    (home / "chapeau.db").unlink()
    said = doctor("--offline")
    assert said.about("database")[0].startswith("WARNING database chapeau.db is not there yet")
    assert [each.name for each in home.iterdir()] == [".env"]


async def test_a_damaged_database(doctor: Doctor, settings: Write, home: Path) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    path = home / "chapeau.db"
    async with await Store.open(path) as store:
        await store.commit(*(NoteRow(f"key {number}", "x" * 500) for number in range(400)))
    content = bytearray(path.read_bytes())
    content[len(content) // 2 :] = b"\x55" * (len(content) - len(content) // 2)
    path.write_bytes(content)
    said = doctor("--offline")
    assert said.about("database")[0].startswith("FAULT database ")
    assert "python -m bot restore FILE" in said.about("database")[0]
    path.write_bytes(b"Dear Ann, " * 2000)
    assert doctor("--offline").about("database")[0].startswith("FAULT database cannot read chapeau.db")


@pytest.mark.parametrize(
    ("revision", "said"), [("9999", "newer than this program's"), ("0007", "from before version 0.2")]
)
def test_a_database_of_another_version(doctor: Doctor, settings: Write, home: Path, revision: str, said: str) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    with closing(sqlite3.connect(home / "chapeau.db")) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = ?", (revision,))
    (line,) = doctor("--offline").about("database")
    assert line.startswith("FAULT database ")
    assert said in line


# -- the answer -----------------------------------------------------------------------------------


def test_the_object_for_programs(doctor: Doctor, settings: Write) -> None:
    settings(DISCORD_TOKEN=TOKEN)
    said = doctor("--offline", "--json")
    report = json.loads(said.out)
    assert list(report) == ["format", "program", "at", "status", "findings"]
    assert (report["format"], report["status"], said.status) == (1, 1, 1), "there is no copy"
    for each in report["findings"]:
        assert list(each) == ["check", "level", "says", "do"]
        assert each["level"] in ("OK", "WARNING", "FAULT")
        assert each["do"] or each["level"] == "OK", "every finding says what to do"


def test_only_what_is_wished_for_is_looked_at(doctor: Doctor) -> None:
    assert doctor().status == 2, "there is no token"
    for check in CHECKS:
        said = doctor("--only", check, "--json")
        assert {each["check"] for each in json.loads(said.out)["findings"]} <= {check}
    assert [line.split()[1] for line in doctor("--only", "disk", "--only", "files").out.splitlines()[:-1]] == [
        "files",
        "disk",
    ]


def test_no_secret_is_printed(doctor: Doctor, settings: Write, home: Path) -> None:
    """Whatever is wrong with them."""
    seed = bytes(range(32))
    plant(home / "chapeau.db", ("a", open_vault(OLD_KEY).seal(seed), "running"), ("b", seed, "running"))
    outputs: list[Said] = []
    for token, key in ((TOKEN, KEY), (f"Bot {TOKEN}", KEY[:-3]), (TOKEN, f"{KEY},{OLD_KEY}"), (f"'{TOKEN} '", "x")):
        settings(DISCORD_TOKEN=token, CHAPEAU_SEED_KEY=key)
        outputs += [doctor("--offline"), doctor("--offline", "--json")]
    for said in outputs:
        for secret in ("secret-of-the", KEY[:-4], OLD_KEY[:-4], seed.hex(), repr(seed)[2:-1]):
            assert secret not in said.out + said.err


@pytest.mark.parametrize(
    "words", [["--backup-within", "soon"], ["--backup-within", "-1"], ["--off"], ["twice"], ["--only", "teeth"]]
)
def test_a_mistake_on_the_command_line(words: list[str], home: Path) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["doctor", *words])
    assert ended.value.code == 2


def test_sizes_are_told_for_people() -> None:
    assert [size_of(each) for each in (0, 999, 1000, 999_949, 999_950, 1_600_000_000, 4 * 10**12)] == [
        "0 bytes", "999 bytes", "1.0 kB", "999.9 kB", "1.0 MB", "1.6 GB", "4.0 TB"
    ]  # fmt: skip
