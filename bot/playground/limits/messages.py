"""The limits of a message.

Source: Discord's reference, "Message: create message", "edit message", "allowed mentions object", and
"API reference: uploading files".
"""

from collections.abc import Collection, Mapping

from bot.playground.limits.components import check_classic_components, check_components_v2
from bot.playground.limits.embeds import check_embeds
from bot.playground.limits.form import INT32_MAX, Form
from bot.playground.refusal import Reason, Refusal

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
SUPPRESS_NOTIFICATIONS = 1 << 12
IS_VOICE_MESSAGE = 1 << 13
IS_COMPONENTS_V2 = 1 << 15
SETTABLE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | IS_VOICE_MESSAGE | IS_COMPONENTS_V2

LONGEST_CONTENT = 2000
MOST_FILES = 10
LONGEST_ALT_TEXT = 1024
LONGEST_NONCE = 25
MOST_STICKERS = 3
# An uploaded file is named by the n of files[n]; ids of files that exist are snowflakes, far above.
LEAST_SNOWFLAKE = 1 << 22


def check_message(
    payload: Mapping[str, object] | Form,
    *,
    file_count: int,
    edit: bool = False,
    current_flags: int = 0,
    interaction: bool = False,
    filenames: Collection[str] | None = None,
    holds: Collection[str] = (),
) -> None:
    """Refuse a message that Discord would refuse; as a part of a larger body it comes as a form.

    `file_count` is the number of uploads, numbered from 0. `current_flags` are those of the message being edited.
    `interaction` allows the hidden flag. `filenames` are the names of the uploads and of the files the edited message
    keeps; without them `attachment://` is held against the payload's own `attachments`, when those give all names.
    `holds` says which of "content", "embeds", "sticker_ids" and "poll" the edited message has: an edit that turns it
    into Components V2 has to take them away.

    Raises:
        Refusal: 50035 with every fault, or 50006 when nothing would be sent.
    """
    message = payload if isinstance(payload, Form) else Form(payload)
    message.text("content", LONGEST_CONTENT, trimmed=True)
    message.truth("tts")
    message.truth("enforce_nonce")
    _check_nonce(message)
    check_embeds(message)
    _check_mentions(message)
    message.snowflakes("sticker_ids", MOST_STICKERS)
    named = _check_attachments(message, file_count=file_count, edit=edit)
    if _check_flags(message, edit=edit, current=current_flags, interaction=interaction):
        _check_v2_alone(message, edit=edit, holds=holds)
        check_components_v2(message, filenames if filenames is not None else named)
    else:
        check_classic_components(message)
    message.refuse_faults()
    if _is_empty(message, file_count=file_count, edit=edit):
        raise Refusal.of(Reason.EMPTY_MESSAGE)


def _is_empty(message: Form, *, file_count: int, edit: bool) -> bool:
    """Return whether nothing would be shown. An edit is empty only when it takes away everything a message can hold."""
    keys = ("content", "embeds", "components", "attachments") if edit else ("content", "embeds", "components")
    other = ("sticker_ids", "poll", "shared_client_theme", "message_reference")
    if file_count or any(_filled(message, key) for key in (*keys, *other)):
        return False
    return not edit or all(key in message.fields for key in keys)


def _filled(message: Form, key: str) -> bool:
    value = message.fields.get(key)
    return bool(value.strip() if isinstance(value, str) else value)


def _check_nonce(message: Form) -> None:
    nonce = message.fields.get("nonce")
    if isinstance(nonce, int) and not isinstance(nonce, bool):
        message.measure(len(str(nonce)), 0, LONGEST_NONCE, "nonce")
    else:
        message.text("nonce", LONGEST_NONCE)


def _check_mentions(message: Form) -> None:
    """Check that `parse` and a list of ids of the same sort exclude each other; an empty list is no list."""
    mentions = message.form("allowed_mentions")
    if mentions is None:
        return
    mentions.truth("replied_user")
    parse = [value for _, value in mentions.entries("parse", most=3)]
    for place, value in enumerate(parse):
        if value not in ("users", "roles", "everyone"):
            mentions.fail("BASE_TYPE_CHOICES", "Value must be one of {'users', 'roles', 'everyone'}.", "parse", place)
    for sort in ("users", "roles"):
        if mentions.snowflakes(sort, 100) and sort in parse:
            mentions.fail(
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{sort}"] and {sort}: [ids...] are mutually exclusive.',
            )


def _check_attachments(message: Form, *, file_count: int, edit: bool) -> set[str] | None:
    """Check the list of files. Return the names that can be referred to; None when some are unknown."""
    message.measure(file_count, 0, MOST_FILES, "attachments")
    names: set[str] = set()
    named = 0
    kept_unnamed = edit and not message.given("attachments")
    for attachment in message.forms("attachments", most=MOST_FILES):
        number = attachment.snowflake("id", required=True)
        name = attachment.text("filename", 1024, shortest=1)
        attachment.text("title", 1024)
        attachment.text("description", LONGEST_ALT_TEXT)
        attachment.truth("is_spoiler")
        if number is not None and number >= file_count and not (edit and number >= LEAST_SNOWFLAKE):
            attachment.fail("ATTACHMENT_NOT_FOUND", "Attachment data not found")
        if name is None:
            kept_unnamed = True
        else:
            names.add(name)
            named += number is not None and number < file_count
    return None if kept_unnamed or named < file_count else names


def _check_flags(message: Form, *, edit: bool, current: int, interaction: bool) -> bool:
    """Check `flags`. Returns whether the message is (or becomes) Components V2, which is never undone.

    On an edit Discord ignores flags that cannot be changed. On a new message this check refuses them, so that no
    bot believes a message hidden when it is not.
    """
    flags = message.whole("flags", 0, INT32_MAX)
    was_v2 = bool(edit and current & IS_COMPONENTS_V2)
    if flags is None:
        return was_v2
    if was_v2 and not flags & IS_COMPONENTS_V2:
        message.fail(
            "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG",
            "MessageFlags.IS_COMPONENTS_V2 cannot be removed from a message",
            "flags",
        )
    settable = SETTABLE_FLAGS | (EPHEMERAL if interaction else 0)
    if not edit and flags & ~settable:
        message.fail("MESSAGE_FLAGS_NOT_SETTABLE", f"Flags {flags & ~settable} cannot be set here.", "flags")
    return was_v2 or bool(flags & IS_COMPONENTS_V2)


def _check_v2_alone(message: Form, *, edit: bool, holds: Collection[str]) -> None:
    """Check that Components V2 are alone; an edit may say so by null or an empty list, and must if it had any."""
    for key in ("content", "embeds", "sticker_ids", "poll", "shared_client_theme"):
        if edit:
            there = bool(message.fields.get(key, key in holds))
        else:
            there = message.given(key) and message.fields[key] != []
        if there:
            message.fail(
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
                key,
            )
