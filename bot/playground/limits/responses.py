"""The answers that an interaction may get.

Source: Discord's "Interaction callback type" and "Interaction callback data structure".
"""

from collections.abc import Collection, Mapping

from bot.playground.kinds import CallbackKind, InteractionKind
from bot.playground.limits.commands import check_localizations
from bot.playground.limits.form import Form
from bot.playground.limits.messages import check_message
from bot.playground.limits.modals import note_modal_faults

MOST_CHOICES = 25
LONGEST_CHOICE = 100

MESSAGES = (CallbackKind.MESSAGE, CallbackKind.DEFERRED_MESSAGE)
UPDATES = (CallbackKind.DEFERRED_UPDATE, CallbackKind.UPDATE)
FITTING: dict[int, tuple[CallbackKind, ...]] = {
    InteractionKind.PING: (CallbackKind.PONG,),
    InteractionKind.COMMAND: (*MESSAGES, CallbackKind.MODAL),
    InteractionKind.COMPONENT: (*MESSAGES, *UPDATES, CallbackKind.MODAL),
    InteractionKind.AUTOCOMPLETE: (CallbackKind.CHOICES,),
    InteractionKind.MODAL: (*MESSAGES, *UPDATES),
}


def check_interaction_response(
    payload: Mapping[str, object],
    *,
    interaction_type: int,
    file_count: int,
    pressed_flags: int = 0,
    filenames: Collection[str] | None = None,
    from_message: bool = True,
    holds: Collection[str] = (),
) -> None:
    """Refuse an answer that does not fit the interaction or whose data is out of bounds.

    `pressed_flags` are those of the pressed message, `filenames` and `holds` as for `check_message`; `from_message`
    says whether a submitted modal was opened from a message, which alone can be updated. Discord ignores data of a
    deferred answer but the hidden flag.

    Raises:
        Refusal: 50035 with every fault (paths begin with "data"), or 50006 for an empty message.
    """
    answer = Form(payload)
    fitting = FITTING[interaction_type]
    if interaction_type == InteractionKind.MODAL and not from_message:
        fitting = MESSAGES
    kind = answer.choice("type", fitting, required=True)
    data = answer.form("data", required=kind in (CallbackKind.MESSAGE, CallbackKind.CHOICES, CallbackKind.MODAL))
    if data is None:
        answer.refuse_faults()
        return
    match kind:
        case CallbackKind.MESSAGE | CallbackKind.UPDATE:
            check_message(
                data,
                file_count=file_count,
                edit=kind == CallbackKind.UPDATE,
                current_flags=pressed_flags,
                interaction=True,
                filenames=filenames,
                holds=holds,
            )
        case CallbackKind.CHOICES:
            _check_choices(data)
        case CallbackKind.MODAL:
            note_modal_faults(data)
    answer.refuse_faults()


def _check_choices(data: Form) -> None:
    for choice in data.forms("choices", most=MOST_CHOICES):
        choice.text("name", LONGEST_CHOICE, shortest=1, required=True)
        check_localizations(choice, "name_localizations", LONGEST_CHOICE)
        if isinstance(choice.fields.get("value"), int | float):
            choice.number("value")
        else:
            choice.text("value", LONGEST_CHOICE, required=True)
