"""The file of settings: a line that cannot be used is named by its number and its variable, never by its value."""

from pathlib import Path

import pytest

from bot.cli.main import main
from bot.config import BadSettings, read_settings
from bot.doctor.settings import check_settings
from tests.settings import KEY, TOKEN, complaint

NO_TOKEN = "DISCORD_TOKEN: is not set (see .env.example); python -m bot playground needs none"

pytestmark = pytest.mark.usefixtures("bare")

SLIPS: dict[str, tuple[str, str]] = {  # the contents of line 3, and how the complaint begins
    "no closing quote": (f'CHAPEAU_SEED_KEY="{KEY}', ".env:3: CHAPEAU_SEED_KEY: this line cannot be read"),
    "no closing quote, and another below": (
        'CHAPEAU_SEED_KEY="hunter2\nCHAPEAU_UNIT="hunter2"',
        ".env:3: CHAPEAU_SEED_KEY: this line cannot be read",
    ),
    "a value over two lines": ('CHAPEAU_DATABASE="hunter2\nCHAPEAU_UNIT="', ".env:3: CHAPEAU_DATABASE: must be a file"),
    "something behind the quote": ("CHAPEAU_UNIT='beans' hunter2", ".env:3: CHAPEAU_UNIT: this line cannot be read"),
    "no =": ("CHAPEAU_UNIT", ".env:3: CHAPEAU_UNIT: this line is not of the form NAME=value"),
    "a colon": ("CHAPEAU_UNIT: hunter2", ".env:3: CHAPEAU_UNIT: this line is not of the form"),
    "a blank for the =": (f"CHAPEAU_SEED_KEY {KEY}", ".env:3: CHAPEAU_SEED_KEY: this line is not of the form"),
    "nothing for the =": (f"CHAPEAU_SEED_KEY{KEY}", ".env:3: a name: is no setting"),
    "a value alone": ("hunter2", ".env:3: this line is not of the form"),
    "a value alone, in parts": ("MTA.hunter2.token", ".env:3: this line is not of the form"),
    "a word before it": ("set CHAPEAU_UNIT=hunter2", ".env:3: this line is not of the form"),
    "a name in quotes": ('"CHAPEAU_UNIT"=hunter2', ".env:3: CHAPEAU_UNIT: the name in this line has a character"),
    "a look-alike": ("\u0421HAPEAU_UNIT=hunter2", ".env:3: the name in this line has a character"),
    "what nobody sees": ("CHAPEAU_UNIT\u200b=hunter2", ".env:3: CHAPEAU_UNIT: the name in this line has a character"),
    "a name nearby": ("CHAPEU_UNIT=hunter2", ".env:3: CHAPEU_UNIT: is no setting (the nearest one is CHAPEAU_UNIT)"),
    "a token nearby": (
        "DISCORD_TOEKN=hunter2",
        ".env:3: DISCORD_TOEKN: is no setting (the nearest one is DISC",
    ),
    "a quote at the end": ('CHAPEAU_DATABASE=hunter2"', ".env:3: CHAPEAU_DATABASE: must be a file of SQLite"),
    "a number": ("CHAPEAU_UNIT=12", ".env:3: CHAPEAU_UNIT: must be a word"),
    "two values": (
        "CHAPEAU_UNIT=hunter2\nexport chapeau_unit='beans'",
        ".env:4: CHAPEAU_UNIT: line 3 gives it anoth",
    ),
    "a value, and none": (f"CHAPEAU_SEED_KEY={KEY}\nCHAPEAU_SEED_KEY=", ".env:4: CHAPEAU_SEED_KEY: line 3 gives it"),
    "an empty key": ("CHAPEAU_SEED_KEY=", ".env:3: CHAPEAU_SEED_KEY: is empty: write a key"),
    "an empty key with a comment": ("CHAPEAU_SEED_KEY= # hunter2", ".env:3: CHAPEAU_SEED_KEY: is empty: write a key"),
    "keys without a comma": (f"CHAPEAU_SEED_KEY={KEY};{KEY}", ".env:3: CHAPEAU_SEED_KEY: must be 32 bytes"),
    "keys with a blank for it": (f"CHAPEAU_SEED_KEY={KEY} {KEY}", ".env:3: CHAPEAU_SEED_KEY: must be 32 bytes"),
    "nobody's variable": ("CHAPEAU_DATABASE=${HUNTER_TWO}/games.db", ".env:3: CHAPEAU_DATABASE: names by ${…}"),
    "a NUL": ("CHAPEAU_DATABASE=hunter2\0", ".env:3: CHAPEAU_DATABASE: must be a file of SQLite"),
}


@pytest.mark.parametrize(("slip", "begins"), SLIPS.values(), ids=SLIPS)
def test_a_line_that_cannot_be_used_is_told_by_its_number(bare: Path, slip: str, begins: str) -> None:
    """The complaint repeats nothing in the line but the name of a setting."""
    for end in ("\r\n", "\n"):
        (bare / ".env").write_bytes(f"# Ours\n\n{slip}\n\nCHAPEAU_PAUSE=3\n".replace("\n", end).encode())
        line = complaint()
        assert line.startswith(begins)
        assert not [each for each in ("hunter2", KEY[:12]) if each in line]
    settings, found = check_settings()
    assert settings.pause == 3, "what can be used is used"
    assert {each.says for each in found} == {line, NO_TOKEN}


@pytest.mark.parametrize(("command", "status"), [("run", 78), ("playground", 78), ("check", 2), ("doctor", 2)])
def test_a_line_that_cannot_be_used_stops_every_command(
    bare: Path, capsys: pytest.CaptureFixture[str], command: str, status: int
) -> None:
    (bare / ".env").write_text(f'DISCORD_TOKEN={TOKEN}\n\nCHAPEAU_SEED_KEY="{KEY}\n')
    words = [command, "--offline", "--only", "settings"] if command == "doctor" else [command]
    assert main(words) == status
    printed = capsys.readouterr()
    assert ".env:3: CHAPEAU_SEED_KEY: this line cannot be read: a quote is not closed" in printed.out + printed.err
    assert KEY[:12] not in printed.out + printed.err
    assert "dotenv" not in printed.err, "one line is enough"


def test_lines_as_people_and_editors_write_them_are_read(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOLDER", "/srv")
    (bare / ".env").write_bytes(
        "\ufeff# Ours\r\n\r\n  export CHAPEAU_UNIT = 'beans'  # not peas\r\nchapeau_pause=3\r\nCHAPEAU_PAUSE=3\r\n"
        'CHAPEAU_DATABASE=${FOLDER}/games.db\r\nCHAPEAU_WINDOW=\r\nOTHER=1\r\nOTHER="2"'.encode()
    )
    settings = read_settings()
    assert (settings.unit, settings.pause, settings.window) == ("beans", 3, 15)
    assert settings.database == Path("/srv/games.db")


def test_a_line_above_may_be_named(bare: Path) -> None:
    (bare / ".env").write_text("FOLDER=/srv\nCHAPEAU_DATABASE=${FOLDER}/games.db\n")
    assert read_settings().database == Path("/srv/games.db")
    (bare / ".env").write_text("CHAPEAU_DATABASE=${FOLDER}/games.db\nFOLDER=/srv\n")
    with pytest.raises(BadSettings, match=r"^\.env:1: CHAPEAU_DATABASE: names by "):
        read_settings()


def test_a_file_of_settings_is_a_file(bare: Path) -> None:
    for make, says in (
        (lambda file: file.mkdir(), ".env: cannot be read: Is a directory"),
        (lambda file: file.symlink_to("gone"), ".env: is a link that leads nowhere"),
        (lambda file: file.symlink_to("/dev/zero"), ".env: is larger than 1000000 bytes, which no file of settings is"),
    ):
        make(bare / ".env")
        assert complaint() == says
        (bare / ".env").rmdir() if (bare / ".env").is_dir() else (bare / ".env").unlink()


def test_an_empty_key_in_the_environment_is_none_of_the_file(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CHAPEAU_SEED_KEY", "")
    with pytest.raises(BadSettings, match=r"^CHAPEAU_SEED_KEY: is empty: write a key"):
        read_settings()
    (bare / ".env").write_text(f"CHAPEAU_SEED_KEY={KEY}\n")
    assert read_settings().seed_key is not None


def test_a_file_that_is_no_text_is_one_line(bare: Path) -> None:
    (bare / ".env").write_bytes(b"CHAPEAU_UNIT=\xff\n")
    with pytest.raises(BadSettings, match=r"^\.env:1: cannot be read as a text in UTF-8$"):
        read_settings()
