"""Settings: every mistake is one line that names the variable and never its value."""

import logging
import re
import tomllib
from pathlib import Path

import pytest

from bot import VERSION, config
from bot.cli.main import main
from bot.config import BadSettings, Settings, read_settings, unknown_variables
from bot.values.database import Server
from bot.values.person_limits import PersonLimits, parse_person_limits
from tests.settings import KEY, TOKEN, complaint, variables

ROOT = Path(__file__).resolve().parents[1]
EXAMPLE = re.compile(r"^(# )?([A-Z_]+)=(.*)$", re.MULTILINE)

pytestmark = pytest.mark.usefixtures("bare")


def test_example_lists_every_setting_with_its_default() -> None:
    text = (ROOT / ".env.example").read_text(encoding="utf-8")
    listed = {name: (bool(mark), value) for mark, name, value in EXAMPLE.findall(text)}
    assert listed.keys() == variables().keys()
    for name, default in variables().items():
        is_comment, value = listed[name]
        if default is None:
            assert is_comment or not value
        else:
            assert (is_comment, value) == (False, str(default).removesuffix(".0"))


def test_example_says_something_about_every_setting() -> None:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        if EXAMPLE.fullmatch(line):
            assert re.fullmatch(r"# [A-Z].*\.", lines[number - 1]), line


def test_copy_of_the_example_is_what_nothing_gives(bare: Path) -> None:
    nothing = read_settings()
    (bare / ".env").write_bytes((ROOT / ".env.example").read_bytes())
    assert read_settings() == nothing
    assert nothing.discord_token is None


def test_environment_wins_over_the_file(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (bare / ".env").write_text("CHAPEAU_UNIT=beans\nCHAPEAU_PAUSE=3\nUNRELATED=1\n")
    monkeypatch.setenv("CHAPEAU_UNIT", "matches")
    settings = read_settings()
    assert (settings.chosen_unit, settings.pause) == ("matches", 3)
    assert not Settings(unit="coins").chosen_unit, "each language has its own word"
    assert not Settings(unit="chips").chosen_unit, "the usual word before, whose ledgers go on"


def test_the_limits_of_a_person_are_written_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings().person_limits == PersonLimits() == parse_person_limits(str(PersonLimits()))
    monkeypatch.setenv("CHAPEAU_PERSON_LIMITS", "minute=90, burst=8/3s")
    assert read_settings().person_limits == PersonLimits(minute=90, burst=8, burst_span=3)
    monkeypatch.setenv("CHAPEAU_PERSON_LIMITS", "None")
    assert read_settings().person_limits is None


SECRETS = ("DISCORD_TOKEN", "CHAPEAU_SEED_KEY")
WRONG = {
    "CHAPEAU_SHARDS": ["4/4", "1-2", "3-1/4", "all", "0/0"],
    "DISCORD_TOKEN": ["Bot MTA.secret.token", '"MTA.secret.token"', "MTA.sécret.token"],
    "CHAPEAU_SEED_KEY": ["hunter2", KEY[:-2], "b'c2VjcmV0IHNlY3JldCBzZWNyZXQgc2VjcmV0IHNlY3I='", f"{KEY},hunter2"],
    "CHAPEAU_DATABASE": [
        "postgresql://chapeau:hunter2@db.example:port/games",
        "mysql://db.example/games",
        "sqlite://",
        "sqlite:///",
        "sqlite+aiosqlite:///games.db",
        "sqlite:///games.db?mode=memory",
        "sqlite:///:memory:",
        ":memory:",
        "file:games.db",
        "postgres//db.example/games",
        "postgresql://db.example/games 2",
        "~/games.db",
        "/",
        "..",
        "/dev/null",
        "x" * 300,
        "games.db\r",
        '"games.db"',
        "games.db’",
        "games\u200b.db",
    ],
    "CHAPEAU_PAUSE": [
        "often",
        "-1",
        "601",
        "nan",
        "inf",
        "1e400",
        "1e2",
        "5s",
        "-0",
        "+8",
        "8_6",
        "８",
        " 8",
        "true",
        "PT8S",
    ],
    "CHAPEAU_DOUBLE_PRESS": ["soon", "-0.1", "5.1", "nan"],
    "CHAPEAU_PERSON_LIMITS": [
        "many",
        "five",
        "challenges=0",
        "challenges=five",
        "challenges=5,challenges=6",
        "burst=9",
        "burst=5/0s",
        "burst=5/2m",
        "minute=40;practice=5",
        "none,minute=40",
        "minute=-1",
        "minute=٤٠",
        ",",
    ],
    "CHAPEAU_ROBOT_WORKERS": ["0", "65", "1.5", "all", "-1"],
    "CHAPEAU_PICTURE_MEMORY": ["15", "4097", "64.5", "64MB", "much"],
    "CHAPEAU_TABLE_MEMORY": ["3", "4097", "64.5", "64MB", "much"],
    "CHAPEAU_OFFER_LIFETIME": ["0", "604801", "a day", "nan"],
    "CHAPEAU_THREADS": ["true", "1", "on", "“no”"],
    "CHAPEAU_UNIT": ["12", "1.5", "-", "８", "x" * 21, "**x** <@1>", "`x`", "jeton\u202es", "🪙"],
    "CHAPEAU_LOG_LEVEL": ["loud", "INFO\n", "TRACE"],
    "CHAPEAU_METRICS": [
        "8100",
        ":8100",
        "127.0.0.1",
        "127.0.0.1:0",
        "127.0.0.1:65536",
        "127.0.0.1:http",
        "127.0.0.1:-1",
        "http://127.0.0.1:9100",
        "::1:9100",
        "[::1]",
        "[127.0.0.1]:9100",
        "evil.example:9100",
        "127.0.0.1:9100/metrics",
        "yes",
    ],
    "CHAPEAU_API": [
        "discord.com",
        "https://discord.com",
        "http://discord.com",
        "http://10.0.0.1:8080",
        "http://0.0.0.0:8080",
        "https://127.0.0.1:8080",
        "ftp://127.0.0.1",
        "http://127.0.0.1:8080@evil.example",
        "http://evil.example@127.0.0.1:8080",
        "http://127.0.0.1.evil.example",
        "http://localhost.evil.example",
        "http://127.0.0.1\t.evil.example",
        "http://127.0.0.1:99999999",
        "http://127.0.0.1:http",
        "http://[::1",
        "http://[evil]:80",
        "http://[::ffff:10.0.0.1]",
        "http://",
        "//127.0.0.1",
        "http://127.0.0.1/?to=evil",
        "http://127.0.0.1/#evil",
    ],
}


@pytest.mark.parametrize("name", WRONG)
def test_wrong_setting_is_one_line_that_names_it(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    for value in WRONG[name]:
        monkeypatch.setenv(name, value)
        with pytest.raises(BadSettings) as caught:
            read_settings()
        (line,) = caught.value.lines
        assert line.startswith(f"{name}: must be ")
        assert "such as " in line or name in SECRETS
        assert "\n" not in line
        assert "hunter2" not in line
        if value not in "http://127.0.0.1:8080" and len(value) > 2:  # what the sentence itself recommends
            assert value not in line
        assert "evil" not in line
        assert caught.value.__cause__ is None
        assert caught.value.__suppress_context__


def test_all_mistakes_are_told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, values in WRONG.items():
        monkeypatch.setenv(name, values[0])
    with pytest.raises(BadSettings) as caught:
        read_settings()
    assert sorted(line.partition(":")[0] for line in caught.value.lines) == sorted(WRONG)


def test_a_missing_token_is_told_with_the_other_mistakes(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAPEAU_PAUSE", "often")
    (bare / ".env").write_text("DISCORD_TOKEN=\nCHAPEAU_PUASE=3\n")
    with pytest.raises(BadSettings) as caught:
        read_settings(needs_token=True)
    assert [line[: line.index(" ", 10)] for line in caught.value.lines] == [
        ".env:2: CHAPEAU_PUASE:",
        "DISCORD_TOKEN:",
        "CHAPEAU_PAUSE:",
    ]
    (bare / ".env").write_text(f"DISCORD_TOKEN={TOKEN}\n")
    with pytest.raises(BadSettings, match=r"^CHAPEAU_PAUSE: must be seconds from 0 to 600, such as 8$"):
        read_settings(needs_token=True)


def test_an_unknown_name_is_refused_in_the_file_and_told_of_the_environment(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The environment may hold another version's settings; the file is written for this one."""
    monkeypatch.setenv("CHAPEAU_LOGLEVEL", "hunter2")
    read_settings()
    assert unknown_variables() == (
        "CHAPEAU_LOGLEVEL: is no setting (the nearest one is CHAPEAU_LOG_LEVEL), but the environment has it",
    )
    (bare / ".env").write_text("export chapeau_databse='hunter2'\nCHAPEAU_PAUSE=3\nOTHER=1\n")
    assert complaint() == ".env:1: chapeau_databse: is no setting (the nearest one is CHAPEAU_DATABASE)"


def test_small_letters_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("LOG_LEVEL", "info"), ("LOG_FORMAT", "JSON"), ("THREADS", "Yes")):
        monkeypatch.setenv(f"CHAPEAU_{name}", value)
    settings = read_settings()
    assert (settings.log_level, settings.log_format, settings.threads) == ("INFO", "json", "yes")


def test_a_database_may_be_a_path_or_a_url_of_sqlite(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, path in (("games.db", "games.db"), ("sqlite:///a/b.db", "a/b.db"), ("sqlite:////a/b.db", "/a/b.db")):
        monkeypatch.setenv("CHAPEAU_DATABASE", value)
        assert read_settings().database == Path(path)


def test_a_database_may_be_at_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    for scheme in ("postgresql", "postgres", "postgresql+asyncpg"):
        monkeypatch.setenv("CHAPEAU_DATABASE", f"{scheme}://ann:hunter2@db.example:5433/games?sslmode=require")
        settings = read_settings()
        assert settings.database == Server("postgresql://ann:hunter2@db.example:5433/games?sslmode=require")
        assert str(settings.database) == "postgresql://ann@db.example:5433/games"
        assert "hunter2" not in repr(settings) + repr(settings.database)
    monkeypatch.setenv("CHAPEAU_DATABASE", "postgresql://db.example/games?user=ann&password=hunter%402")
    assert "hunter" not in str(read_settings().database)
    assert str(Server("postgresql:///games?host=/run/postgresql")) == "postgresql:///games?host=/run/postgresql"


@pytest.mark.parametrize(
    "slip",
    [
        "postgresql:/ann:hunter2@db.example/games",
        "postgresql//ann:hunter2@db.example/games",
        "postgresql:ann:hunter2@db.example/games",
        "postgress://ann:hunter2@db.example/games",
        "db.example/ann:hunter2@games",
        "postgresql://ann:12/hunter2@db.example/games",
        "postgresql://ann:12#hunter2@db.example/games",
        "postgresql://ann:12?hunter2@db.example/games",
        "postgresql://ann:hunter2@db.example:port/games",
        "sqlite:games.db",
    ],
)
def test_a_slip_in_the_url_of_a_database_neither_makes_a_file_nor_shows_a_password(
    monkeypatch: pytest.MonkeyPatch, slip: str
) -> None:
    monkeypatch.setenv("CHAPEAU_DATABASE", slip)
    line = complaint()
    assert line.startswith("CHAPEAU_DATABASE: must be a file of SQLite")
    assert "hunter2" not in line


@pytest.mark.parametrize("path", ["C:/games/me@home.db", "with: colon.db", "postgresql.db", "/srv/me@home/games.db"])
def test_signs_of_a_url_may_stand_in_the_path_of_a_file(monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    monkeypatch.setenv("CHAPEAU_DATABASE", path)
    assert read_settings().database == Path(path)


def test_several_seed_keys_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAPEAU_SEED_KEY", f"{KEY},{KEY}")
    assert read_settings().seed_key is not None


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:8080",
        "http://127.0.0.1:8080/",
        "http://localhost:1",
        "http://127.8.8.8",
        "http://[::1]:8080",
        "http://127.0.0.1:8080/api/v10",
    ],
)
def test_stand_in_on_this_machine_is_accepted(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("CHAPEAU_API", address)
    assert read_settings().api == address.rstrip("/")


def test_token_is_nowhere_to_be_read(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    settings = read_settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == TOKEN
    logging.getLogger(__name__).warning("%s %r %s", settings, settings, settings.model_dump())
    shown = [str(settings), repr(settings), repr(settings.discord_token), settings.model_dump_json(), caplog.text]
    assert [text for text in shown if TOKEN in text] == []


def test_token_is_not_in_the_complaint_about_another_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.setenv("CHAPEAU_PAUSE", "x")
    with pytest.raises(BadSettings) as caught:
        read_settings()
    assert TOKEN not in str(caught.value) + repr(caught.value)


@pytest.mark.parametrize("address", ["127.0.0.1:9100", "localhost:9100", "[::1]:9100", "0.0.0.0:1", "[::]:65535"])
def test_figures_are_told_wherever_the_operator_says(monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    monkeypatch.setenv("CHAPEAU_METRICS", address)
    assert str(read_settings().metrics_address) == address


def test_no_address_wins_over_one_in_the_file(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As for the playground, which depends on its settings alone."""
    (bare / ".env").write_text("CHAPEAU_METRICS=127.0.0.1:9100\n")
    assert read_settings().metrics_address is not None
    monkeypatch.setenv("CHAPEAU_METRICS", "No")
    assert read_settings().metrics_address is None


def test_figures_need_a_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(config, "find_spec", lambda _: None)
    assert read_settings().metrics_address is None
    monkeypatch.setenv("CHAPEAU_METRICS", "127.0.0.1:9100")
    with pytest.raises(BadSettings) as caught:
        read_settings()
    line = "CHAPEAU_METRICS: needs the package prometheus-client: pip install 'chapeau[metrics]'"
    assert caught.value.lines == (line,)


@pytest.mark.parametrize(
    "address", ["javascript:alert(1)", "example.org", "https://", "https://x.org/a b", "https://x.org/)"]
)
def test_link_to_the_source_is_an_address_a_browser_opens(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAPEAU_SOURCE_URL", address)
    line = complaint()
    assert line.startswith("CHAPEAU_SOURCE_URL: must be an address of the web")
    monkeypatch.setenv("CHAPEAU_SOURCE_URL", "https://example.org/chapeau")
    assert read_settings().source_url == "https://example.org/chapeau"


def test_version_is_the_same_everywhere() -> None:
    assert tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"] == VERSION
    assert f"\n## {VERSION}\n" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out == f"Chapeau {VERSION}\n"


def test_several_processes_need_postgresql(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAPEAU_SHARDS", "0-1/2")
    assert str(read_settings().shards) == "0-1/2", "one process may serve all of them from a file"
    monkeypatch.setenv("CHAPEAU_SHARDS", "0/2")
    line = complaint()
    assert line.startswith("CHAPEAU_SHARDS: one file of SQLite has one process")
    monkeypatch.setenv("CHAPEAU_DATABASE", "postgresql://ann@db.example/games")
    assert read_settings().shards is not None
