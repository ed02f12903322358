"""A run of long tests alone leaves out what has none, as long as no file has changed."""

from pathlib import Path

import pytest

from tests import remembered
from tests.remembered import state_of_files, without_long


def test_modules_and_functions_without_long_tests_are_found(request: pytest.FixtureRequest) -> None:
    own = request.node
    names = (f"{own.name}[{each}]" for each in "ab")
    case, other = (pytest.Function.from_parent(own.parent, name=name, callobj=lambda: None) for name in names)
    module = own.nodeid.partition("::")[0]
    assert without_long([case, other]) == [module, own.nodeid]
    other.add_marker(pytest.mark.long("all cases"))
    assert without_long([case, other]) == []


def test_any_file_of_another_size_or_time_is_another_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(remembered, "ROOT", tmp_path)
    (tmp_path / "tests" / "games").mkdir(parents=True)
    found = {state_of_files()}
    for text in ("a", "ab"):
        (tmp_path / "tests" / "games" / "kits.py").write_text(text)
        found.add(state_of_files())
    assert len(found) == 3
