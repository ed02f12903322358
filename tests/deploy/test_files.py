"""The operator's files: units, the image and the pages name nothing that is missing."""

import configparser
import re
import shlex
import shutil
import subprocess
import sys
from ipaddress import ip_address
from pathlib import Path
from typing import Any

import pytest
import yaml

from bot.cli.main import main
from bot.cli.status import NEVER
from bot.store.schema.standing_schema import metadata
from bot.values.address import parse_address
from bot.values.database import Server, parse_database
from bot.values.shards import parse_shards

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "bot" / "deploy"
UNITS = sorted(path for path in DEPLOY.iterdir() if path.suffix in {".service", ".timer"})
PYTHON = "/opt/chapeau/.venv/bin/python"
CALL = re.compile(r"(?:-m bot|^chapeau|run --rm bot) ([a-z][^|&;#\n]*?)(?= *(?:\|\||&&|;|#|\"\]|$))", re.MULTILINE)


def unit(path: Path) -> configparser.ConfigParser:
    """Return a unit; of a repeated setting the last value."""
    parser = configparser.ConfigParser(strict=False, interpolation=None, comment_prefixes="#", delimiters="=")
    parser.optionxform = str
    parser.read(path)
    return parser


def commands() -> list[tuple[str, str]]:
    """Return every command of the bot in a file, or in a page's blocks and between its backticks."""
    found = []
    for path in sorted(DEPLOY.iterdir()):
        text = path.read_text(encoding="utf-8")
        if path.suffix == ".md":
            text = "\n".join(re.findall(r"^```(?:sh|text)\n(.*?)^```", text, re.DOTALL | re.MULTILINE)) + "\n".join(
                re.findall(r"`([^`\n]+)`", text)
            )
        found += [(path.name, words) for words in CALL.findall(text)]
    return found


def test_there_are_commands_to_look_at() -> None:
    names = {place for place, _ in commands()}
    assert names >= {
        "Dockerfile",
        "compose.yaml",
        "chapeau.service",
        "chapeau-backup.service",
        "UPGRADE.md",
        "README.md",
    }


@pytest.mark.parametrize(("place", "words"), commands())
def test_every_command_is_one_of_ours(place: str, words: str) -> None:
    """The command line parses it with all its options, and then is asked for help only."""
    with pytest.raises(SystemExit) as ended:
        main([*shlex.split(words), "--help"])
    assert ended.value.code == 0, (place, words)


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_understands_the_units(tmp_path: Path) -> None:
    for path in UNITS:
        text = path.read_text(encoding="utf-8").replace(PYTHON, sys.executable)
        (tmp_path / path.name).write_text(re.sub("^Documentation=.*\n", "", text, flags=re.MULTILINE))
    files = [str(tmp_path / path.name) for path in UNITS]
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", *files],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    ours = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "chapeau" in line]
    assert (done.returncode, ours) == (0, [])


def test_the_units_agree_on_where_things_lie() -> None:
    bot, backup, timer = (unit(DEPLOY / f"chapeau{name}") for name in (".service", "-backup.service", "-backup.timer"))
    for each in (bot, backup):
        service = each["Service"]
        assert service["ExecStart"].startswith(f"{PYTHON} -m bot ")
        assert (service["User"], service["WorkingDirectory"]) == ("chapeau", "/var/lib/chapeau")
        assert service["ProtectSystem"] == "strict"
        assert each["Unit"]["Documentation"] == "file:///opt/chapeau/bot/deploy/README.md"
    assert f"/var/lib/{bot['Service']['StateDirectory']}" == bot["Service"]["WorkingDirectory"]
    writable = backup["Service"]["ReadWritePaths"].split()
    target = Path(shlex.split(backup["Service"]["ExecStart"])[4])
    assert [bot["Service"]["WorkingDirectory"], str(target.parent)] == writable
    assert timer["Timer"]["Persistent"] == "true"
    page = (DEPLOY / "README.md").read_text(encoding="utf-8")
    for each in (*UNITS, *map(Path, writable)):
        assert each.name in page


def test_the_unit_counts_on_what_the_bot_says() -> None:
    """A start that would fail again is not tried again; the signs of life come twice as often as they are missed."""
    service = unit(DEPLOY / "chapeau.service")["Service"]
    assert (service["Type"], service["NotifyAccess"]) == ("notify", "main")
    assert service["RestartPreventExitStatus"] == str(NEVER)
    assert service["WatchdogSec"] == "60s"
    assert "AF_UNIX" in service["RestrictAddressFamilies"].split()


def test_the_image_is_asked_how_it_is_from_within_only() -> None:
    recipe = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    (address,) = re.findall(r"CHAPEAU_METRICS=(\S+)", recipe)
    assert ip_address(parse_address(address).host).is_loopback
    assert "EXPOSE" not in recipe
    assert "doctor --only processes --running" in recipe
    assert "metrics" in re.findall(r"\.\[([a-z,]+)\]", recipe)[0].split(",")


def test_every_file_that_the_image_is_built_from_is_there() -> None:
    recipe = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    copied = [word for line in re.findall(r"^COPY (?!--from)(.+) \S+$", recipe, re.MULTILINE) for word in line.split()]
    assert len(copied) >= 5
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text(encoding="utf-8").splitlines()
    for name in copied:
        assert (ROOT / name).exists()
        assert f"!{name}" in ignored
    users = re.findall(r"^USER (.+)$", recipe, re.MULTILINE)
    assert users == ["10001:10001"], "not root"


def composed() -> dict[str, Any]:
    """Return the contents of `compose.yaml`."""
    composition: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return composition


def test_compose_builds_that_image_and_keeps_what_it_writes() -> None:
    composition = composed()
    recipe = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
    kept = set(re.findall(r'"(/\w+)"', re.findall(r"^VOLUME (.+)$", recipe, re.MULTILINE)[0]))
    bots = [service for service in composition["services"].values() if "build" in service]
    assert len(bots) == 4
    for service in bots:
        build = service["build"]
        assert (DEPLOY / build["context"]).resolve() == ROOT
        assert (ROOT / build["dockerfile"]).is_file()
        assert service["read_only"]
        assert {volume.partition(":")[2] for volume in service["volumes"]} == kept
        assert (DEPLOY / service["env_file"]).resolve() == ROOT / ".env"
    volumes = {
        volume.partition(":")[0] for service in composition["services"].values() for volume in service["volumes"]
    }
    assert volumes == set(composition["volumes"])


def test_the_shards_of_compose_serve_everything_once_on_its_database() -> None:
    services = {name: each for name, each in composed()["services"].items() if each.get("profiles") == ["shards"]}
    assert services.keys() == {"database", "shard-0", "shard-1", "dumps"}, "what starts without a profile is one bot"
    bots = [each["environment"] for each in services.values() if "build" in each]
    shards = [parse_shards(each["CHAPEAU_SHARDS"]) for each in bots]
    assert {each.count for each in shards} == {2}
    assert sorted(shard for each in shards for shard in each.served) == [0, 1]
    made = services["database"]["environment"]
    for each in bots:
        database = parse_database(each["CHAPEAU_DATABASE"])
        assert isinstance(database, Server)
        assert str(database) == f"postgresql://{made['POSTGRES_USER']}@database/{made['POSTGRES_DB']}"
        assert each["PGPASSWORD"] == made["POSTGRES_PASSWORD"], "it stands in no URL, and so on no command line"
        assert each["TMPDIR"] == "/data", "the copy that `check` looks into is as large as the database"
    page = (DEPLOY / "SHARDS.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page or f" {name}" in page for name in services)


def test_a_shell_of_compose_that_waits_can_be_stopped() -> None:
    """The first process of a container hears of no signal that it does not ask for."""
    shells = [each for each in composed()["services"].values() if each.get("entrypoint", [""])[0] == "/bin/sh"]
    assert len(shells) == 2
    assert all(each["init"] for each in shells)


def test_the_page_on_privacy_names_every_table() -> None:
    page = (DEPLOY / "PRIVACY.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    named = [name for row in rows for name in re.findall(r"`(\w+)`", row)]
    assert sorted(named) == sorted([*metadata.tables, "alembic_version"])
