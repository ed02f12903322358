"""The command line: what cannot be done is said in one line, and nothing is begun."""

from pathlib import Path

import pytest

from bot.__main__ import main


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("demo --target 7", "--target: the rules have no such target: 7"),
        ("demo --pictures {file}/pictures", "{file}/pictures: Not a directory"),
        ("gallery {file}/pictures", "{file}/pictures: Not a directory"),
        ("--port 9999 backup {file}", "--port, --no-browser and --fresh are for the playground"),
        ("bench rules --fresh", "unrecognized arguments: --fresh"),
        ("sing", "invalid choice: 'sing'"),
        ("playground --port 70000", "a port is a number"),
    ],
)
def test_a_mistake_is_said_in_one_line(
    words: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    file.touch()
    try:
        status = main(words.format(file=file).split())
    except SystemExit as ended:  # argparse
        status = ended.code
    assert status == 2
    assert said.format(file=file) in capsys.readouterr().err.splitlines()[-1]
    assert [*tmp_path.iterdir()] == [file]


def test_help_begins_with_what_this_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    assert "Mille, the rummy game for two, on Discord." in capsys.readouterr().out
