"""Application commands: names, options, choices, sizes, and how many there may be."""

from itertools import count

import pytest

from bot.playground.limits import check_command, check_commands
from bot.playground.refusal import Refusal
from tests.playground.limits.table import Json, Limit, each_of, faults
from tests.playground.openapi import openapi_contract

STRING, INTEGER, NUMBER = 3, 4, 10


def command(*options: Json, **changes: object) -> Json:
    return {"name": "play", "type": 1, "description": "Make a move", "options": list(options), **changes}


def menu(kind: int = 2, **changes: object) -> Json:
    return {"name": "Challenge to Mille", "type": kind, **changes}


def option(name: str = "move", kind: int = STRING, **changes: object) -> Json:
    return {"name": name, "type": kind, "description": "Which", **changes}


def options(number: int, kind: int = STRING) -> list[Json]:
    return [option(f"o{place}", kind) for place in range(number)]


def choice(value: object = "v", name: str = "n", **changes: object) -> Json:
    return {"name": name, "value": value, **changes}


def group(*subcommands: Json) -> Json:
    return option("group", 2, options=list(subcommands))


def subcommand(*inner: Json, name: str = "show") -> Json:
    return option(name, 1, options=list(inner))


def sized(characters: int) -> Json:
    """Return a command whose names, descriptions and values have `characters` characters together."""
    names = count(100)
    left = characters - len("play") - len("Make a move")
    inner: list[Json] = []
    while left:
        size = min(left, 2000)
        left -= size
        size -= len("o100") + 100  # the option's own name and description
        choices = [choice("v" * 100, "n" * 84)] * (size // 184)
        rest = size - 184 * len(choices)
        choices.append(choice("v" * min(rest - 1, 100), "n" * max(1, rest - 100)))
        inner.append(option(f"o{next(names)}", description="d" * 100, choices=choices))
    return command(*inner)


LIMITS = [
    Limit("name", command(name="n" * 32), command(name="n" * 33), "name", "BASE_TYPE_BAD_LENGTH"),
    Limit("name is there", command(), command(name=None), "name", "BASE_TYPE_REQUIRED"),
    Limit("name with marks", command(name="it's-a_play9"), command(name="it.is"), "name", "STRING_TYPE_REGEX"),
    Limit("name in another script", command(name="jouerà"), command(name="jouer à"), "name", "STRING_TYPE_REGEX"),
    Limit("name with vowel signs", command(name="हिन्दी"), command(name="cafe\u0301"), "name", "STRING_TYPE_REGEX"),
    Limit("lower case", command(name="play"), command(name="Play"), "name", "STRING_TYPE_REGEX"),
    Limit("type", menu(3), menu(5), "type", "BASE_TYPE_CHOICES"),
    Limit("description", command(description="d" * 100), command(description="d" * 101), "description",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("description is there", command(), command(description=""), "description", "BASE_TYPE_REQUIRED"),
    Limit("a menu has no description", menu(description=""), menu(description="d"), "description",
          "APPLICATION_COMMAND_CONTEXT_MENU_FIELD"),
    Limit("a menu has no options", menu(options=[]), menu(options=[option()]), "options",
          "APPLICATION_COMMAND_CONTEXT_MENU_FIELD"),
    Limit("a menu's name", menu(name="N" * 32), menu(name="N" * 33), "name", "BASE_TYPE_BAD_LENGTH"),
    Limit("local name", command(name_localizations={"fr": "jouer"}), command(name_localizations={"fr": "Jouer"}),
          "name_localizations.fr", "STRING_TYPE_REGEX"),
    Limit("local description", command(description_localizations={"fr": "d" * 100}),
          command(description_localizations={"fr": "d" * 101}), "description_localizations.fr",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("locales", command(name_localizations={"en-GB": "play"}), command(name_localizations={"fr-CA": "jouer"}),
          "name_localizations.fr-CA", "DICT_TYPE_INVALID_KEY"),
    Limit("options", command(*options(25)), command(*options(26)), "options", "BASE_TYPE_MAX_LENGTH"),
    Limit("types of option", command(option(kind=11)), command(option(kind=12)), "options.0", "UNION_TYPE_CHOICES"),
    Limit("option name", command(option("o" * 32)), command(option("o" * 33)), "options.0.name",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("option names differ", command(option("a"), option("b")), command(option("a"), option("a")),
          "options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"),
    Limit("option description", command(option(description="d" * 100)), command(option(description="d" * 101)),
          "options.0.description", "BASE_TYPE_BAD_LENGTH"),
    Limit("required before optional", command(option("a", required=True), option("b")),
          command(option("a"), option("b", required=True)), "options.1",
          "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    Limit("subcommands", command(*options(25, 1)), command(*options(26, 1)), "options", "BASE_TYPE_MAX_LENGTH"),
    Limit("subcommands and options do not mix", command(subcommand(), group(subcommand())),
          command(subcommand(), option()), "options.1", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"),
    Limit("a subcommand has options only", command(subcommand(option())), command(subcommand(subcommand())),
          "options.0.options.0", "UNION_TYPE_CHOICES"),
    Limit("a subcommand's options", command(subcommand(*options(25))), command(subcommand(*options(26))),
          "options.0.options", "BASE_TYPE_MAX_LENGTH"),
    Limit("a subcommand is not required", command(subcommand()), command({**subcommand(), "required": True}),
          "options.0.required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"),
    Limit("a group has subcommands only", command(group(subcommand(option()))), command(group(option())),
          "options.0.options.0", "UNION_TYPE_CHOICES"),
    Limit("groups do not nest", command(group(subcommand())), command(group(group(subcommand()))),
          "options.0.options.0", "UNION_TYPE_CHOICES"),
    Limit("a group is not empty", command(group(subcommand())), command(group()), "options.0.options",
          "BASE_TYPE_REQUIRED"),
    Limit("choices", command(option(choices=[choice()] * 25)), command(option(choices=[choice()] * 26)),
          "options.0.choices", "BASE_TYPE_MAX_LENGTH"),
    Limit("choice name", command(option(choices=[choice(name="n" * 100)])),
          command(option(choices=[choice(name="n" * 101)])), "options.0.choices.0.name", "BASE_TYPE_BAD_LENGTH"),
    Limit("choice value", command(option(choices=[choice("v" * 100)])), command(option(choices=[choice("v" * 101)])),
          "options.0.choices.0.value", "BASE_TYPE_MAX_LENGTH"),
    Limit("choice of a whole number", command(option(kind=INTEGER, choices=[choice(2**53 - 1)])),
          command(option(kind=INTEGER, choices=[choice(2**53)])), "options.0.choices.0.value", "NUMBER_TYPE_MAX"),
    Limit("choice of a number", command(option(kind=NUMBER, choices=[choice(0.5)])),
          command(option(kind=NUMBER, choices=[choice("half")])), "options.0.choices.0.value", "NUMBER_TYPE_COERCE"),
    Limit("autocomplete or choices", command(option(autocomplete=True)),
          command(option(autocomplete=True, choices=[choice()])), "options.0.autocomplete",
          "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES"),
    Limit("longest text", command(option(max_length=6000)), command(option(max_length=6001)),
          "options.0.max_length", "NUMBER_TYPE_MAX"),
    Limit("longest text is one at least", command(option(min_length=0, max_length=1)), command(option(max_length=0)),
          "options.0.max_length", "NUMBER_TYPE_MIN"),
    Limit("shortest is not above longest", command(option(min_length=2, max_length=2)),
          command(option(min_length=3, max_length=2)), "options.0.min_length", "NUMBER_TYPE_MAX"),
    Limit("least and greatest", command(option(kind=INTEGER, min_value=1, max_value=1)),
          command(option(kind=INTEGER, min_value=2, max_value=1)), "options.0.min_value", "NUMBER_TYPE_MAX"),
    Limit("a whole bound", command(option(kind=INTEGER, min_value=1)), command(option(kind=INTEGER, min_value=1.5)),
          "options.0.min_value", "NUMBER_TYPE_COERCE"),
    Limit("contexts", command(contexts=[0, 1, 2]), command(contexts=[3]), "contexts.0", "ENUM_TYPE_COERCE"),
    Limit("contexts differ", command(contexts=[0, 1]), command(contexts=[0, 0]), "contexts",
          "SET_TYPE_ALREADY_CONTAINS_VALUE"),
    Limit("integration types", command(integration_types=[0, 1]), command(integration_types=[2]),
          "integration_types.0", "ENUM_TYPE_COERCE"),
    Limit("permissions", command(default_member_permissions="32"), command(default_member_permissions="manage"),
          "default_member_permissions", "NUMBER_TYPE_COERCE"),
    Limit("size", sized(8000), sized(8001), "", "APPLICATION_COMMAND_TOO_LARGE"),
]  # fmt: skip
SPELLING = {"STRING_TYPE_REGEX": "APPLICATION_COMMAND_INVALID_NAME"}  # Discord reports a misspelled name twice

limits = each_of(LIMITS)


@limits
def test_the_largest_command_is_accepted(limit: Limit) -> None:
    check_command(limit.fits)


@limits
def test_the_first_beyond_is_refused_where_it_is_wrong(limit: Limit) -> None:
    expected = {(limit.path, limit.code)}
    if limit.code in SPELLING:
        expected.add((limit.path, SPELLING[limit.code]))
    assert faults(lambda: check_command(limit.breaks)) == expected


@limits
def test_discord_s_document_accepts_the_largest_too(limit: Limit) -> None:
    assert openapi_contract().request_problems("PUT", "/applications/1/commands", [limit.fits]) == []


def test_only_the_longest_language_counts_towards_the_size() -> None:
    full = sized(8000)
    check_command({**full, "description_localizations": {"fr": "d" * len("Make a move")}})
    longer = {**full, "description_localizations": {"fr": "d" * (len("Make a move") + 1)}}
    assert faults(lambda: check_command(longer)) == {("", "APPLICATION_COMMAND_TOO_LARGE")}


def test_faults_of_a_list_begin_with_the_command_s_place() -> None:
    assert faults(lambda: check_commands([command(), command(name="other", description="")])) == {
        ("1.description", "BASE_TYPE_REQUIRED")
    }


def test_names_differ_within_a_type() -> None:
    check_commands([command(name="mille"), menu(2, name="mille"), menu(3, name="mille")])
    assert faults(lambda: check_commands([command(), command()])) == {("1", "APPLICATION_COMMANDS_DUPLICATE_NAME")}


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15), (4, 1)])
def test_there_are_so_many_commands_of_a_type(kind: int, most: int) -> None:
    made = [
        {"name": f"c{number}", "type": kind, **({"description": "d"} if kind == 1 else {})}
        for number in range(most + 1)
    ]
    check_commands(made[:most])
    with pytest.raises(Refusal) as caught:
        check_commands(made)
    assert (caught.value.status, caught.value.code) == (400, 30032)
    assert str(most) in caught.value.message
