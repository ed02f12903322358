"""Entries found without parsing are those that Fluent's own parser finds, with all that they refer to."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, Term, TermReference
from fluent.syntax.visitor import Visitor

from bot.text.entries import entries_of, needed, otherwise
from tests.left_out import first

FILES = sorted((Path(__file__).parents[2] / "bot" / "text").glob("*/*.ftl"))


class References(Visitor):
    """The names of all that a node refers to."""

    def __init__(self, node: BaseNode) -> None:
        self.found = set[str]()
        self.visit(node)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  as the library calls it
        self.found.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


def parsed(text: str) -> Iterator[tuple[str, Message | Term]]:
    for each in FluentParser(with_spans=False).parse(text).body:
        if isinstance(each, Message | Term):
            each.comment = None
            yield "-" * isinstance(each, Term) + each.id.name, each


@pytest.mark.parametrize(
    "file", first(len(FILES) // 6, FILES, why="all locales"), ids=lambda file: f"{file.parent.name}-{file.stem}"
)
def test_they_are_those_of_the_parser(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    found, wanted = dict(entries_of(text)), dict(parsed(text))
    assert found.keys() == wanted.keys()
    for name, entry in found.items():
        ((_, alone),) = parsed(entry)
        assert alone.equals(wanted[name]), name
        assert References(alone).found & wanted.keys() <= needed(name, found).keys()


def test_what_an_entry_refers_to_comes_before_it() -> None:
    said = dict(
        entries_of("a = { b } and { $c ->\n    [x] { -d }\n   *[y] none\n }\n# b\nb = { e.f }\nc = c\n-d = d\ne = e\n")
    )
    assert list(needed("a", said)) == ["e", "b", "-d", "a"]
    said |= {"b": "b = { a }\n"}
    assert list(needed("a", said)) == ["b", "-d", "a"], "a circle ends"


def test_a_game_takes_what_it_does_not_say_from_its_bases_in_their_order() -> None:
    said = dict(
        entries_of(
            "new-name = New\n    .otherwise = one two\nnew-a = own\none-a = 1\none-b = 1\ntwo-b = 2\ntwo-c = 2\n"
        )
    )
    assert otherwise(said) | said == said | {"new-b": "new-b = 1\n", "new-c": "new-c = 2\n"}
