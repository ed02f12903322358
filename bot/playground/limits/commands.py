"""The limits of a list of application commands.

Source: Discord's "Application commands".
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from unicodedata import category

from bot.playground.kinds import CommandKind, OptionKind
from bot.playground.limits.form import Form
from bot.playground.refusal import Reason, Refusal

LONGEST_NAME = 32
LONGEST_DESCRIPTION = 100
LONGEST_CHOICE = 100
LONGEST_STRING = 6000
MOST_OPTIONS = 25
MOST_CHOICES = 25
MOST_CHARACTERS = 8000
LARGEST_INTEGER = 2**53 - 1
LARGEST_PERMISSIONS = 2**53 - 1
SCRIPTS_WITH_MARKS = (range(0x0900, 0x0980), range(0xA8E0, 0xA900), range(0x0E00, 0x0E80))
LOCALES = frozenset(
    {"ar", "bg", "cs", "da", "de", "el", "en-GB", "en-US", "es-419", "es-ES", "fi", "fr", "he", "hi", "hr", "hu"}
    | {"id", "it", "ja", "ko", "lt", "nl", "no", "pl", "pt-BR", "ro", "ru", "sv-SE", "th", "tr", "uk", "vi"}
    | {"zh-CN", "zh-TW"}
)

MOST_COMMANDS = {
    CommandKind.CHAT_INPUT: 100,
    CommandKind.USER: 15,
    CommandKind.MESSAGE: 15,
    CommandKind.PRIMARY_ENTRY_POINT: 1,
}
TREES = (OptionKind.SUBCOMMAND, OptionKind.GROUP)
VALUES = tuple(option for option in OptionKind if option not in TREES)
WITH_CHOICES = (OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER)


def check_commands(payloads: Sequence[object]) -> None:
    """Refuse a bulk overwrite of commands that Discord would refuse; paths begin with the command's index.

    Raises:
        Refusal: 50035 with every fault, or 30032 for too many commands of a type.
    """
    root = Form({str(place): payload for place, payload in enumerate(payloads)})
    used: set[tuple[int, str]] = set()
    counts: Counter[int] = Counter()
    for place in range(len(payloads)):
        command = root.form(str(place), required=True)
        if command is None:
            continue
        kind, name = _check_command(command)
        counts[kind] += 1
        if (kind, name) in used:
            command.fail("APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique")
        used.add((kind, name))
    root.refuse_faults()
    for menu, most in MOST_COMMANDS.items():
        if counts[menu] > most:
            raise Refusal(
                Reason.TOO_MANY_COMMANDS.status,
                Reason.TOO_MANY_COMMANDS.code,
                f"Maximum number of application commands reached ({most})",
            )


def check_command(payload: Mapping[str, object]) -> None:
    """Refuse one command that Discord would refuse."""
    command = Form(payload)
    _check_command(command)
    command.refuse_faults()


def check_localizations(form: Form, key: str, longest: int, *, lower: bool = False) -> list[str]:
    """Check texts by locale. Return the sound ones."""
    texts = form.form(key)
    found: list[str] = []
    for locale in texts.fields if texts is not None else ():
        if texts is None or locale not in LOCALES:
            form.fail("DICT_TYPE_INVALID_KEY", f"{locale!r} is no locale of Discord.", key, locale)
            continue
        text = texts.text(locale, longest, shortest=1)
        if text is not None:
            found.append(text)
            if lower:
                _check_spelling(texts, locale, text)
    return found


def _check_command(command: Form) -> tuple[int, str]:
    """Note the faults of one command. Returns its type and name."""
    kind = command.choice("type", list(CommandKind)) if command.given("type") else CommandKind.CHAT_INPUT
    typed = kind == CommandKind.CHAT_INPUT
    size = _check_name(command, lower=typed) + _check_description(command, required=typed)
    command.truth("nsfw")
    command.truth("dm_permission")
    _check_permissions(command)
    _check_contexts(command, "contexts", (0, 1, 2))
    _check_contexts(command, "integration_types", (0, 1))
    if typed:
        size += _check_options(command, (*TREES, *VALUES))
        if size > MOST_CHARACTERS:
            command.fail("APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({MOST_CHARACTERS})")
    elif kind is not None:
        for key in ("description", "options"):
            if command.fields.get(key):
                command.fail("APPLICATION_COMMAND_CONTEXT_MENU_FIELD", f"CommandKind commands cannot have {key}", key)
    name = command.fields.get("name")
    return kind or 0, name if isinstance(name, str) else ""


def _check_options(owner: Form, allowed: tuple[OptionKind, ...]) -> int:
    """Check options of a command, group or subcommand: kinds, order, names. Return their characters."""
    size = 0
    names: set[str] = set()
    tree: bool | None = None
    optional_seen = False
    for option in owner.forms("options", most=MOST_OPTIONS):
        value = option.fields.get("type")
        if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
            listed = ", ".join(str(int(kind)) for kind in allowed)
            option.fail("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
            continue
        kind = OptionKind(value)
        if tree is not None and tree != (kind in TREES):
            option.fail(
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Sub-command and sub-command group option types are mutually exclusive to all other types",
            )
        tree = kind in TREES if tree is None else tree
        required = option.truth("required")
        if required and optional_seen:
            option.fail(
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen |= not required
        name = option.fields.get("name")
        if isinstance(name, str) and name in names:
            option.fail("APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique", "name")
        names |= {name} if isinstance(name, str) else set()
        size += _check_option(option, kind, required=required)
    return size


def _check_option(option: Form, kind: OptionKind, *, required: bool) -> int:
    size = _check_name(option, lower=True) + _check_description(option, required=True)
    if kind in TREES:
        if required:
            option.fail("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Sub-commands cannot be required", "required")
        group = kind == OptionKind.GROUP
        if group and not option.fields.get("options"):
            option.require("options")
        return size + _check_options(option, (OptionKind.SUBCOMMAND,) if group else VALUES)
    if kind == OptionKind.STRING:
        _check_order(
            option,
            "min_length",
            "max_length",
            option.whole("min_length", 0, LONGEST_STRING),
            option.whole("max_length", 1, LONGEST_STRING),
        )
    elif kind == OptionKind.INTEGER:
        bounds = [option.whole(key, -LARGEST_INTEGER, LARGEST_INTEGER) for key in ("min_value", "max_value")]
        _check_order(option, "min_value", "max_value", *bounds)
    elif kind == OptionKind.NUMBER:
        _check_order(option, "min_value", "max_value", option.number("min_value"), option.number("max_value"))
    if kind in WITH_CHOICES:
        autocomplete = option.truth("autocomplete")
        size += _check_choices(option, kind)
        if autocomplete and option.fields.get("choices"):
            option.fail(
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
                "Options with autocomplete cannot have choices",
                "autocomplete",
            )
    return size


def _check_choices(option: Form, kind: OptionKind) -> int:
    size = 0
    for choice in option.forms("choices", most=MOST_CHOICES):
        name = choice.text("name", LONGEST_CHOICE, shortest=1, required=True)
        local = check_localizations(choice, "name_localizations", LONGEST_CHOICE)
        size += max(map(len, (*local, name or "")))
        if kind == OptionKind.STRING:
            size += len(choice.text("value", LONGEST_CHOICE, required=True) or "")
        elif not choice.given("value"):
            choice.require("value")
        elif kind == OptionKind.INTEGER:
            choice.whole("value", -LARGEST_INTEGER, LARGEST_INTEGER)
        else:
            choice.number("value")
    return size


def _check_name(form: Form, *, lower: bool) -> int:
    name = form.text("name", LONGEST_NAME, shortest=1, required=True)
    if name and lower:
        _check_spelling(form, "name", name)
    local = check_localizations(form, "name_localizations", LONGEST_NAME, lower=lower)
    return max(map(len, (*local, name or "")))


def _check_description(form: Form, *, required: bool) -> int:
    text = form.text("description", LONGEST_DESCRIPTION, shortest=1, required=True) if required else None
    local = check_localizations(form, "description_localizations", LONGEST_DESCRIPTION)
    return max(map(len, (*local, text or "")))


def _check_spelling(form: Form, key: str, name: str) -> None:
    """Check for letters and numbers of any script, hyphens, underscores, apostrophes; no letter with a lower case."""
    if all(_fits_name(letter) for letter in name) and name == name.lower():
        return
    form.fail("STRING_TYPE_REGEX", "String value did not match validation regex.", key)
    form.fail("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid", key)


def _fits_name(letter: str) -> bool:
    return letter in "-_'" or category(letter)[0] in "LN" or any(ord(letter) in script for script in SCRIPTS_WITH_MARKS)


def _check_order(option: Form, low_key: str, high_key: str, low: float | None, high: float | None) -> None:
    if low is not None and high is not None and low > high:
        option.fail("NUMBER_TYPE_MAX", f"{low_key} must be less than or equal to {high_key}.", low_key)


def _check_permissions(command: Form) -> None:
    """Check a bit set, given as a string of digits or a number."""
    bits = command.snowflake("default_member_permissions")
    if bits is not None and bits > LARGEST_PERMISSIONS:
        command.fail(
            "NUMBER_TYPE_MAX",
            f"int value should be less than or equal to {LARGEST_PERMISSIONS}.",
            "default_member_permissions",
        )


def _check_contexts(command: Form, key: str, allowed: tuple[int, ...]) -> None:
    values = list(command.entries(key, fewest=1, most=len(allowed)))
    for place, value in values:
        if isinstance(value, bool) or value not in allowed:
            command.fail("ENUM_TYPE_COERCE", f'Value "{value}" is not a valid enum value.', key, place)
    if len(values) != len({str(value) for _, value in values}):
        command.fail("SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value", key)
