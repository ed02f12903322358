"""The tried versions of libraries: each required one has a version, and installers keep to them."""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).resolve().parents[2]
CONSTRAINTS = ROOT / "bot" / "deploy" / "constraints.txt"
ELSEWHERE = {"tzdata"}  # of Windows alone


def tried() -> dict[str, Version]:
    """Return every library with its version. Raises ValueError for any other line, such as an address."""
    lines = [line for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {canonicalize_name(name): Version(version) for name, version in (line.split("==") for line in lines)}


def test_every_library_has_a_version_that_the_package_allows() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"].values()
    wanted = [Requirement(each) for each in (*project["dependencies"], *(each for extra in extras for each in extra))]
    versions = tried()
    assert {canonicalize_name(each.name) for each in wanted} - versions.keys() == ELSEWHERE
    pinned = [(each, versions.get(canonicalize_name(each.name))) for each in wanted]
    assert [str(each) for each, version in pinned if version is not None and version not in each.specifier] == []


def test_libraries_whose_insides_matter_have_an_upper_bound() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    unbound = {each.name for each in map(Requirement, project["dependencies"]) if "<" not in str(each.specifier)}
    assert unbound == ELSEWHERE | {"packaging"}


def test_whatever_installs_the_bot_holds_to_them() -> None:
    for place in ("bot/deploy/Dockerfile", "bot/deploy/README.md", "bot/deploy/UPGRADE.md", ".ci/install"):
        assert "bot/deploy/constraints.txt" in (ROOT / place).read_text(encoding="utf-8"), place
    for place in (".ci/run", ".ci/versions"):
        text = (ROOT / place).read_text(encoding="utf-8")
        assert ".ci/install" in text, place
        assert "--editable" not in text, place
