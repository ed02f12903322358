"""The layouts that components may have in a message, the classic way and as Components V2.

Source: Discord's "Component reference", with its "Legacy message component behavior".
"""

from collections.abc import Collection

from bot.playground.components import ComponentKind as Kind
from bot.playground.limits.controls import SELECTS, Census, check_button, check_select, kind_of
from bot.playground.limits.form import Form

MOST_COMPONENTS = 40
MOST_ROWS = 5
MOST_CHARACTERS = 4000
ROW_TYPES = (Kind.BUTTON, *SELECTS)
CONTAINER_TYPES = (
    Kind.ACTION_ROW,
    Kind.SECTION,
    Kind.TEXT_DISPLAY,
    Kind.MEDIA_GALLERY,
    Kind.FILE,
    Kind.SEPARATOR,
)
TOP_TYPES = (*CONTAINER_TYPES, Kind.CONTAINER)
SCHEMES = ("http", "https", "attachment")


def check_classic_components(message: Form) -> None:
    """Check for at most five action rows, nothing else."""
    census = Census()
    for row in message.forms("components", most=MOST_ROWS):
        if kind_of(row, (Kind.ACTION_ROW,)) is not None:
            _check_row(row, census)


def check_components_v2(message: Form, filenames: Collection[str] | None) -> None:
    """Check any layout of at most 40 components and 4000 characters of text.

    `filenames` are the files that `attachment://` may name; None where they are not known.
    """
    census = Census()
    for component in message.forms("components", most=MOST_COMPONENTS):
        _check_layout(component, TOP_TYPES, census, filenames)
    if census.components > MOST_COMPONENTS:
        message.fail(
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The maximum total number of components is {MOST_COMPONENTS}",
            "components",
        )
    if census.characters > MOST_CHARACTERS:
        message.fail(
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"Components displayable text size exceeds maximum size of {MOST_CHARACTERS}",
            "components",
        )


def check_text_display(text: Form, census: Census) -> None:
    """Check a text display: 1 to 4000 characters."""
    census.enter(text)
    content = text.text("content", MOST_CHARACTERS, shortest=1, required=True, trimmed=True)
    census.characters += len(content) if content else 0


def _check_layout(
    component: Form, allowed: tuple[Kind, ...], census: Census, filenames: Collection[str] | None
) -> None:
    kind = kind_of(component, allowed)
    match kind:
        case Kind.ACTION_ROW:
            _check_row(component, census)
        case Kind.TEXT_DISPLAY:
            check_text_display(component, census)
        case Kind.SECTION:
            _check_section(component, census, filenames)
        case Kind.MEDIA_GALLERY:
            census.enter(component)
            for item in component.forms("items", fewest=1, most=10, required=True):
                _check_picture(item, filenames)
        case Kind.FILE:
            census.enter(component)
            component.truth("spoiler")
            _check_media(component, "file", ("attachment",), filenames)
        case Kind.SEPARATOR:
            census.enter(component)
            component.truth("divider")
            component.choice("spacing", (1, 2))
        case Kind.CONTAINER:
            census.enter(component)
            component.truth("spoiler")
            component.whole("accent_color", 0, 0xFFFFFF)
            for child in component.forms("components", fewest=1, most=MOST_COMPONENTS, required=True):
                _check_layout(child, CONTAINER_TYPES, census, filenames)


def _check_row(row: Form, census: Census) -> None:
    """Check for one to five buttons, or one select alone."""
    census.enter(row)
    children = row.forms("components", fewest=1, most=5, required=True)
    selects = 0
    for child in children:
        kind = kind_of(child, ROW_TYPES)
        if kind == Kind.BUTTON:
            check_button(child, census)
        elif kind is not None:
            selects += 1
            check_select(child, kind, census)
    if selects and len(children) > 1:
        row.fail("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")


def _check_section(section: Form, census: Census, filenames: Collection[str] | None) -> None:
    """Check for one to three texts with a button or a thumbnail next to them."""
    census.enter(section)
    for child in section.forms("components", fewest=1, most=3, required=True):
        if kind_of(child, (Kind.TEXT_DISPLAY,)) is not None:
            check_text_display(child, census)
    accessory = section.form("accessory", required=True)
    if accessory is None:
        return
    match kind_of(accessory, (Kind.BUTTON, Kind.THUMBNAIL)):
        case Kind.BUTTON:
            check_button(accessory, census)
        case Kind.THUMBNAIL:
            census.enter(accessory)
            _check_picture(accessory, filenames)


def _check_picture(picture: Form, filenames: Collection[str] | None) -> None:
    """Check a thumbnail or an item of a gallery: a medium with its alt text."""
    picture.text("description", 1024, shortest=1)
    picture.truth("spoiler")
    _check_media(picture, "media", SCHEMES, filenames)


def _check_media(owner: Form, key: str, schemes: tuple[str, ...], filenames: Collection[str] | None) -> None:
    media = owner.form(key, required=True)
    url = media.url("url", schemes, required=True) if media is not None else None
    if media is None or url is None or filenames is None or not url.startswith("attachment://"):
        return
    if url.removeprefix("attachment://") not in filenames:
        media.fail(
            "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
            f'The referenced attachment ("{url}") was not found',
            "url",
        )
