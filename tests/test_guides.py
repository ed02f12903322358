"""The guides: README.md at the door, and the pages next to the code they explain."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.config import PREFIX, Settings
from bot.registry import GAMES
from bot.text import say
from tests.spelling import british

ROOT = Path(__file__).resolve().parents[1]
GUIDES = sorted(
    path
    for folder in (".", ".github", "bot", "cogs", "render", "tests")
    for path in (ROOT.glob("*.md") if folder == "." else (ROOT / folder).rglob("*.md"))
)
LINK = re.compile(r"!?\[[^\]]*\]\(([^)\s]+)\)")
OURS = re.compile(rf"{PREFIX}([A-Z_]+)")
COMMAND = re.compile(r"python3? -m bot ([a-z]+)")
CODE = re.compile(r"^ *```.*?^ *```$", re.MULTILINE | re.DOTALL)
RETIRED = re.compile(
    r"\b(told|stands|whoever|whatever|meanwhile|anew|beside|the own|(every|some|any)body)\b", re.IGNORECASE
)
HEADLESS = re.compile(r"who\b.*[^?]$", re.IGNORECASE)  # "Who leaves pays."
SENTENCE_END = re.compile(r"(?<=[.!?])[\"”*_)]* (?![a-z])")
WORD = re.compile(r"[\w`’'-]*\w[\w`’'-]*")
SPELLED = {".py", ".js", ".ts", ".css", ".html", ".sql"}
MOST_WORDS = 30  # a sentence


def anchors(page: Path) -> set[str]:
    """Return the anchors that a reader's browser makes of the headings of a page."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files that a page links to, each with the anchor there, if any."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in target:
            path, _, anchor = target.partition("#")
            yield ((page.parent / path).resolve() if path else page), anchor


def passages(page: Path) -> Iterator[str]:
    """Yield the paragraphs, items and rows of a page, without code; of the changes, those not released yet."""
    text, *_ = re.split(r"^## \d", page.read_text(encoding="utf-8"), maxsplit=1, flags=re.MULTILINE)
    text = re.sub(r"`[^`]+`", "`code`", re.sub(r"^# ?", "", CODE.sub("", text), flags=re.MULTILINE))
    for passage in re.split(r"\n\s*\n|\n(?=\s*(?:[-|#]|\d+\. ))", text):
        yield " ".join(re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", passage).split())


def sentences(page: Path, *, with_cells: bool = False) -> Iterator[str]:
    """Yield the sentences of a page, and perhaps the cells of its tables."""
    for passage in passages(page):
        if not passage.startswith("|"):
            yield from SENTENCE_END.split(re.sub(r"^([-#]+|\d+\.) ", "", passage))
        elif with_cells:
            yield from passage.strip("| ").split(" | ")


def for_each(*pages: Path) -> pytest.MarkDecorator:
    """Return a mark that runs a test for each page."""
    return pytest.mark.parametrize("page", pages, ids=lambda page: str(page.relative_to(ROOT)))


@for_each(*GUIDES, ROOT / ".env.example")
def test_a_guide_has_short_sentences(page: Path) -> None:
    counted = {each: len(WORD.findall(each)) for each in sentences(page)}
    assert {each: count for each, count in counted.items() if count > MOST_WORDS} == {}


@for_each(*GUIDES, ROOT / ".env.example")
def test_a_guide_speaks_as_people_do(page: Path) -> None:
    """A word in italics is only quoted."""
    said = [re.sub(r"(?<!\*)\*[^*]+\*(?!\*)", "", each) for each in sentences(page, with_cells=True)]
    assert [each for each in said if RETIRED.search(each) or HEADLESS.match(each)] == []


def test_names_and_sentences_have_the_spelling_of_the_united_states() -> None:
    folders = [ROOT / each for each in ("bot", "cogs", "render", "tests")]
    files = [*GUIDES, *(path for each in folders for path in each.rglob("*") if path.suffix in SPELLED)]
    spelled = [each for each in files if each.name != "spelling.py"]
    assert [f"{path}: {word}" for path in spelled for word in british(path.read_text(encoding="utf-8"))] == []
    assert [str(path) for path in spelled if british(path.stem)] == []


@for_each(*GUIDES)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [str(path) for path, _ in links(page) if not path.exists()] == []
    assert [(path.name, anchor) for path, anchor in links(page) if anchor and anchor not in anchors(path)] == []


def test_every_guide_can_be_reached_from_the_door() -> None:
    reached: set[Path] = set()
    waiting = [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in reached:
            reached.add(page)
            waiting += [path for path, _ in links(page) if path.suffix == ".md"]
    assert [str(page.relative_to(ROOT)) for page in GUIDES if page not in reached] == []


def test_every_setting_that_a_guide_names_is_one() -> None:
    named = {name for page in GUIDES for name in OURS.findall(page.read_text(encoding="utf-8"))}
    assert named - {field.upper() for field in Settings.model_fields} == set()


def test_every_command_that_a_guide_names_is_one() -> None:
    output = subprocess.run([sys.executable, "-m", "bot", "--help"], capture_output=True, text=True, check=True).stdout
    known = set(re.findall(r"^    ([a-z]+)\b", output, re.MULTILINE))
    named = {name for page in GUIDES for name in COMMAND.findall(page.read_text(encoding="utf-8"))}
    assert named - known == set()


def test_every_test_and_command_that_a_script_runs_is_there() -> None:
    scripts = [each for each in (ROOT / ".ci").iterdir() if each.is_file() and each.suffix != ".json"]
    words = "".join(each.read_text(encoding="utf-8") for each in scripts)
    named = set(re.findall(r"tests/[a-z_0-9/]+\.py", words))
    commands = {f"bot/cli/{each}.py" for each in re.findall(r"-m bot ([a-z]+)", words)}
    assert commands
    assert [path for path in sorted(named | commands) if not (ROOT / path).is_file()] == []


def test_the_door_is_short() -> None:
    assert len((ROOT / "README.md").read_text(encoding="utf-8").splitlines()) <= 110


def test_players_are_told_which_games_have_experts() -> None:
    (sentence,) = re.findall(r"([^.]+) ha(?:s|ve) experts\.", (ROOT / "cogs" / "README.md").read_text(encoding="utf-8"))
    named = [say("en", f"{name}-name") for name, hosted in GAMES.items() if hosted.game.has_expert]
    assert sorted(re.split(", | and ", " ".join(sentence.split()))) == sorted(named)
