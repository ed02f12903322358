"""The evidence, made once, and copies of it to falsify."""

import shutil
from pathlib import Path

import pytest

from tests.standing.audit.evidence import make


@pytest.fixture(scope="session")
def evidence(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without a fault, which nobody changes."""
    path = tmp_path_factory.mktemp("evidence") / "evidence.db"
    make(path)
    return path


@pytest.fixture
def database(evidence: Path, tmp_path: Path) -> Path:
    """A copy of it to falsify."""
    return Path(shutil.copy(evidence, tmp_path / "chapeau.db"))
