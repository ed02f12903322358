"""`python -m bot replay`: a score pad for people, JSON for programs, and the faulty line by its number."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.cli.printing import escaped
from bot.cli.replay import content_of, main
from bot.games.record import LARGEST_FILE
from tests.games.dealt import dealt_record
from tests.games.record.files import DEAL, GOLDEN, TAGS, text
from tests.games.records import write


def test_replay_prints_one_json_object() -> None:
    path = next(path for path in GOLDEN if path.stem == "classic-doubled")
    done = subprocess.run(
        [sys.executable, "-m", "bot", "replay", str(path), "--json"], capture_output=True, check=False, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == json.loads(path.with_suffix(".json").read_text("utf-8"))


def test_replay_prints_the_score_pad_and_the_settlement(capsys: pytest.CaptureFixture[str]) -> None:
    path = next(path for path in GOLDEN if path.stem == "classic-doubled")
    expected = json.loads(path.with_suffix(".json").read_text("utf-8"))
    assert main([str(path)]) == 0
    printed = capsys.readouterr().out
    for deal in expected["deals"]:
        assert str(deal["totals"]["A"]) in printed
        assert str(deal["totals"]["B"]) in printed
    assert f"{expected['settlement']['total'] / 100:.2f}" in printed


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_replay_names_the_faulty_line_and_prints_nothing_else(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str]
) -> None:
    path = tmp_path / "bad.mille"
    path.write_bytes(text(*DEAL, "A: draw; discard QS"))
    assert main([str(path), *more]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{path}:7: ")
    assert err.count("\n") == 1
    assert "QS" not in err


def test_replay_gives_the_file_as_given_with_control_characters_escaped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("a\nb\x1b.mille").write_bytes(b"nonsense\n")
    assert main(["a\nb\x1b.mille"]) == 2
    assert capsys.readouterr().err.startswith("a\\nb\\x1b.mille:1: ")


@pytest.mark.parametrize(
    "content", [None, b"\xff\xfe", text(*TAGS) + b'[Site "\xe9"]\n', text(*TAGS) + b"\xed\xa0\x80"]
)
def test_a_file_that_cannot_be_read_or_is_not_utf_8_is_a_fault_of_line_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    path = tmp_path / "x.mille"
    if content is not None:
        path.write_bytes(content)
    assert main([str(path)]) == 2
    assert capsys.readouterr().err.startswith(f"{path}:1: ")


def test_a_folder_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith(f"{tmp_path}:1: ")


@pytest.mark.long("processes")
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_output_that_nobody_reads_ends_quietly(command: str, tmp_path: Path) -> None:
    """`replay FILE | head`: the reader is gone before the first line is written."""
    path = tmp_path / "long.mille"
    path.write_text(write(dealt_record(target=10_000, deals=60)), encoding="utf-8")
    running = subprocess.Popen(
        [sys.executable, "-m", "bot", command, str(path)], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert running.stdout is not None
    assert running.stderr is not None
    running.stdout.close()
    assert running.stderr.read() == b""
    running.stderr.close()
    assert running.wait() == 141


@pytest.mark.parametrize("mark", "\u200e\u200f\u061c\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff")
def test_marks_that_turn_a_line_round_are_not_printed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], mark: str
) -> None:
    path = tmp_path / f"{mark}evil.mille"
    path.write_bytes(text('[Game "mille"]', f'[A "Ann{mark}"]', '[B "Bob"]', '[Rules "classic"]'))
    assert main([str(path)]) == 0
    path.write_bytes(b"nonsense\n")
    assert main([str(path)]) == 2
    output = capsys.readouterr()
    assert mark not in output.out + output.err
    assert f"Ann\\u{ord(mark):04x}" in output.out
    assert f"\\u{ord(mark):04x}evil" in output.err


def test_emoji_of_several_parts_stay_whole() -> None:
    assert escaped("👩‍🌾") == "👩‍🌾"


def test_a_file_that_is_too_large_is_read_no_further(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "large.mille"
    with path.open("wb") as file:
        file.write(text(*TAGS))
        file.truncate(10 * LARGEST_FILE)  # a hole, which takes no room
    assert len(content_of(str(path))) == LARGEST_FILE + 1
    assert main([str(path)]) == 2
    assert capsys.readouterr().err == f"{path}:1: the file is larger than 8 MiB\n"
