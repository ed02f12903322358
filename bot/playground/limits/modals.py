"""The limits of a modal.

Source: Discord's "Interaction callback data: modal" and "Component reference".
"""

from bot.playground.components import ComponentKind as Kind
from bot.playground.limits.components import check_text_display
from bot.playground.limits.controls import (
    LONGEST_CUSTOM_ID,
    SELECTS,
    Census,
    check_checkbox,
    check_file_upload,
    check_group,
    check_select,
    check_text_input,
    kind_of,
)
from bot.playground.limits.form import Form

MOST_COMPONENTS = 5
LONGEST_TITLE = 45
TOP_TYPES = (Kind.ACTION_ROW, Kind.TEXT_DISPLAY, Kind.LABEL)
LABELED_TYPES = (
    Kind.TEXT_INPUT,
    *SELECTS,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
)


def note_modal_faults(modal: Form) -> None:
    """Note every fault of a modal: title, custom id, one to five rows, labels or texts."""
    modal.text("title", LONGEST_TITLE, shortest=1, required=True)
    modal.text("custom_id", LONGEST_CUSTOM_ID, shortest=1, required=True)
    census = Census()
    for component in modal.forms("components", fewest=1, most=MOST_COMPONENTS, required=True):
        match kind_of(component, TOP_TYPES):
            case Kind.ACTION_ROW:
                _check_row(component, census)
            case Kind.TEXT_DISPLAY:
                check_text_display(component, census)
            case Kind.LABEL:
                _check_label(component, census)


def _check_row(row: Form, census: Census) -> None:
    """Check one text input; two would not fit the width."""
    census.enter(row)
    inputs = row.forms("components", fewest=1, most=5, required=True)
    for text_input in inputs:
        if kind_of(text_input, (Kind.TEXT_INPUT,)) is not None:
            check_text_input(text_input, census, labeled=False)
    if len(inputs) > 1:
        row.fail("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")


def _check_label(label: Form, census: Census) -> None:
    """Check a text of 1 to 45 characters, perhaps a description, and one component."""
    census.enter(label)
    label.text("label", 45, shortest=1, required=True)
    label.text("description", 100, shortest=1)
    component = label.form("component", required=True)
    if component is None:
        return
    match kind_of(component, LABELED_TYPES):
        case None:
            return
        case Kind.TEXT_INPUT:
            check_text_input(component, census, labeled=True)
        case Kind.FILE_UPLOAD:
            check_file_upload(component, census)
        case Kind.CHECKBOX:
            check_checkbox(component, census)
        case Kind.RADIO_GROUP | Kind.CHECKBOX_GROUP as kind:
            check_group(component, kind, census)
        case kind:
            check_select(component, kind, census, modal=True)
