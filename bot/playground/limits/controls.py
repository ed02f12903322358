"""The components people use: buttons, selects, text inputs, and what else a modal's label may hold.

Source: Discord's "Component reference".
"""

from dataclasses import dataclass, field
from enum import IntEnum

from bot.playground.components import ComponentKind as Kind
from bot.playground.limits.form import INT32_MAX, Form


class Style(IntEnum):
    """The styles of a button."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4
    LINK = 5
    PREMIUM = 6


SELECTS = (
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
)
DEFAULT_VALUE_TYPES = {
    Kind.USER_SELECT: ("user",),
    Kind.ROLE_SELECT: ("role",),
    Kind.MENTIONABLE_SELECT: ("user", "role"),
    Kind.CHANNEL_SELECT: ("channel",),
}
LONGEST_CUSTOM_ID = 100
MOST_OPTIONS = 25
MOST_MODAL_CHOICES = 10


@dataclass(slots=True)
class Census:
    """Counts and unique ids over a whole message or modal."""

    components: int = 0
    characters: int = 0
    ids: set[int] = field(default_factory=set)
    custom_ids: set[str] = field(default_factory=set)

    def enter(self, component: Form) -> None:
        """Count a component and note an `id` used before (0 means none)."""
        self.components += 1
        number = component.whole("id", 0, INT32_MAX)
        if not number:
            return
        if number in self.ids:
            component.fail("COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated", "id")
        self.ids.add(number)

    def name(self, component: Form, *, required: bool = True) -> None:
        """Check a `custom_id`: 1 to 100 characters, used once."""
        custom_id = component.text("custom_id", LONGEST_CUSTOM_ID, shortest=1, required=required)
        if custom_id is None:
            return
        if custom_id in self.custom_ids:
            component.fail("COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated", "custom_id")
        self.custom_ids.add(custom_id)


def kind_of(component: Form, allowed: tuple[Kind, ...]) -> Kind | None:
    """Return the component's type; note a type that is not allowed here."""
    value = component.fields.get("type")
    if value is None:
        component.require("type")
        return None
    if isinstance(value, bool) or not isinstance(value, int) or value not in allowed:
        listed = ", ".join(str(int(kind)) for kind in allowed)
        listed += "," if len(allowed) == 1 else ""
        component.fail("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
        return None
    return Kind(value)


def check_button(button: Form, census: Census) -> None:
    """Check a button: its style says which one of custom id, URL and SKU it has."""
    census.enter(button)
    button.truth("disabled")
    button.text("label", 80)
    check_emoji(button)
    style = button.choice("style", list(Style), required=True)
    if style is None:
        return
    if style == Style.LINK:
        _forbid(button, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "custom_id", "sku_id")
        button.url("url", ("http", "https", "discord"), 512, required=True)
    elif style == Style.PREMIUM:
        _forbid(button, "BUTTON_COMPONENT_INVALID_FIELD", "custom_id", "url", "label", "emoji")
        button.snowflake("sku_id", required=True)
        return
    else:
        _forbid(button, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", "url", "sku_id")
        if not button.given("custom_id"):
            button.fail("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required", "custom_id")
        census.name(button, required=False)
    if not button.fields.get("label") and not button.given("emoji"):
        button.fail("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required", "label")


def check_select(select: Form, kind: Kind, census: Census, *, modal: bool = False) -> None:
    """Check a select of any kind: ids, placeholder, number of choices, options or default values."""
    census.enter(select)
    census.name(select)
    select.text("placeholder", 150)
    required = select.truth("required") if select.given("required") else True
    if modal and select.truth("disabled"):
        select.fail("COMPONENT_DISABLED_IN_MODAL", "Components in a modal cannot be disabled", "disabled")
    if kind == Kind.STRING_SELECT:
        options = select.forms("options", fewest=1, most=MOST_OPTIONS, required=True)
        defaults = check_options(options)
        for option in options:
            check_emoji(option)
        most = min(len(options), MOST_OPTIONS)
    else:
        defaults = _check_default_values(select, DEFAULT_VALUE_TYPES[kind])
        most = MOST_OPTIONS
        for place, value in select.entries("channel_types", most=MOST_OPTIONS):
            if not isinstance(value, int):
                select.fail("ENUM_TYPE_COERCE", f'Value "{value}" is not a valid enum value.', "channel_types", place)
    _check_range(select, most, defaults, needs_one=modal and required)


def check_options(options: list[Form]) -> int:
    """Check options of a select or a group: labels, unique values. Return the number chosen initially."""
    values: set[str] = set()
    defaults = 0
    for option in options:
        option.text("label", 100, shortest=1, required=True)
        option.text("description", 100)
        defaults += option.truth("default")
        value = option.text("value", 100, shortest=1, required=True)
        if value is not None and value in values:
            option.fail(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used", "value"
            )
        values |= {value} if value is not None else set()
    return defaults


def check_text_input(text_input: Form, census: Census, *, labeled: bool) -> None:
    """Check a text input; `labeled` if it is in a label, which then says its name."""
    census.enter(text_input)
    census.name(text_input)
    text_input.choice("style", (1, 2), required=True)
    text_input.truth("required")
    text_input.text("label", 45, shortest=1, required=not labeled)
    text_input.text("placeholder", 100)
    least = text_input.whole("min_length", 0, 4000)
    most = text_input.whole("max_length", 1, 4000)
    if least is not None and most is not None and least > most:
        text_input.fail("NUMBER_TYPE_MAX", f"int value should be less than or equal to {most}.", "min_length")
    value = text_input.text("value", 4000 if most is None else most)
    if value is not None and least is not None and len(value) < least:
        text_input.fail("BASE_TYPE_MIN_LENGTH", f"Must be {least} or more in length.", "value")


def check_group(group: Form, kind: Kind, census: Census) -> None:
    """Check a radio group or a checkbox group of a modal."""
    census.enter(group)
    census.name(group)
    required = group.truth("required") if group.given("required") else True
    radio = kind == Kind.RADIO_GROUP
    options = group.forms("options", fewest=2 if radio else 1, most=MOST_MODAL_CHOICES, required=True)
    defaults = check_options(options)
    if radio:
        if defaults > 1:
            group.fail("SELECT_COMPONENT_TOO_MANY_DEFAULTS", "Only one option can be a default", "options")
        return
    most = min(len(options), MOST_MODAL_CHOICES)
    _check_range(group, most, defaults, needs_one=required, unless_said=most)


def check_file_upload(upload: Form, census: Census) -> None:
    """Check a file upload of a modal."""
    census.enter(upload)
    census.name(upload)
    required = upload.truth("required") if upload.given("required") else True
    for place, value in upload.entries("file_types", most=10):
        if not (value in ("image", "video", "audio") or (isinstance(value, str) and value[:1] == "." and value[1:])):
            upload.fail("BASE_TYPE_CHOICES", f"{value!r} is no file type.", "file_types", place)
    _check_range(upload, MOST_MODAL_CHOICES, 0, needs_one=required)


def check_checkbox(checkbox: Form, census: Census) -> None:
    """Check a single checkbox of a modal."""
    census.enter(checkbox)
    census.name(checkbox)
    checkbox.truth("default")


def check_emoji(owner: Form) -> None:
    """Check an emoji: a custom one by id, or one of Unicode's by name."""
    emoji = owner.form("emoji")
    if emoji is None:
        return
    custom = emoji.snowflake("id")
    name = emoji.text("name", 32)
    emoji.truth("animated")
    if custom is None and not (name and _looks_like_an_emoji(name)):
        emoji.fail("COMPONENT_INVALID_EMOJI", "Invalid emoji", "name")


def _looks_like_an_emoji(name: str) -> bool:
    """Rule out text, and of the card and tile blocks all but the two that are emoji: 🃏 and 🀄."""
    lead = ord(name[0])
    if 0x1F000 <= lead <= 0x1F0FF:
        return name[0] in "🃏🀄"
    return not name.isascii() and not name[0].isalpha()


def _check_default_values(select: Form, types: tuple[str, ...]) -> int:
    values = select.forms("default_values", most=MOST_OPTIONS)
    for value in values:
        value.snowflake("id", required=True)
        if value.fields.get("type") not in types:
            value.fail("BASE_TYPE_CHOICES", f"Value must be one of {types}.", "type")
    return len(values)


def _check_range(form: Form, most: int, defaults: int, *, needs_one: bool, unless_said: int = 1) -> None:
    """Check `min_values` and `max_values` against the number of choices, and the defaults against both."""
    if not most:
        return
    least_said = form.whole("min_values", 1 if needs_one else 0, most)
    most_said = form.whole("max_values", 1, most)
    least = 1 if least_said is None else least_said
    top = unless_said if most_said is None else most_said
    if least_said is not None and least > top:
        form.fail("NUMBER_TYPE_MAX", f"int value should be less than or equal to {top}.", "min_values")
    if defaults > top or 0 < defaults < least:
        key = "options" if form.given("options") else "default_values"
        form.fail("SELECT_COMPONENT_DEFAULTS_OUT_OF_RANGE", f"Must be between {least} and {top} in length.", key)


def _forbid(form: Form, code: str, *keys: str) -> None:
    for key in keys:
        if form.given(key):
            form.fail(code, f"A button of this style cannot have {key}", key)
