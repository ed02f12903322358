"""Whatever a bot sends, a check accepts it or refuses it in Discord's form; it never stumbles."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.playground.limits import check_commands, check_interaction_response, check_message, check_thread
from bot.playground.refusal import Refusal
from tests.playground.limits.table import Json, flat

KEYS = [
    *("accessory", "allowed_mentions", "attachments", "auto_archive_duration", "choices", "component", "components"),
    *("content", "contexts", "custom_id", "data", "default", "default_values", "description", "embeds", "emoji"),
    *("description_localizations", "fields", "file", "flags", "id", "image", "items", "label", "max_values", "media"),
    *("min_values", "name", "name_localizations", "nonce", "options", "parse", "placeholder", "required", "spoiler"),
    *("style", "title", "type", "url", "users", "value"),
]

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 24),
    st.just(1 << 15),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(["", "a", "users", "fr", "12", "https://example.org", "attachment://a.png", "x" * 4001]),
)
bodies = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=6),
    max_leaves=30,
)
forms = st.dictionaries(st.sampled_from(KEYS), bodies, max_size=8)


def accepted(check: Callable[[], None]) -> bool:
    refused = None
    try:
        check()
    except Refusal as refusal:
        refused = refusal
    assert refused is None or refused.code != 50035 or flat(refused.errors, ())
    return refused is None


@settings(deadline=None)
@given(form=forms, edit=st.booleans())
def test_a_message(form: Json, edit: bool) -> None:
    accepted(lambda: check_message(form, file_count=0, edit=edit))


@settings(deadline=None)
@given(components=st.lists(bodies, max_size=3))
def test_a_layout(components: list[object]) -> None:
    accepted(lambda: check_message({"flags": 1 << 15, "components": components}, file_count=0))


@settings(deadline=None)
@given(form=forms, kind=st.integers(0, 10), to=st.integers(1, 5))
def test_an_answer(form: Json, kind: int, to: int) -> None:
    answer = {"type": kind, "data": form}
    accepted(lambda: check_interaction_response(answer, interaction_type=to, file_count=0))


@settings(deadline=None)
@given(commands=st.lists(bodies, max_size=3))
def test_a_list_of_commands(commands: list[object]) -> None:
    accepted(lambda: check_commands(commands))


@settings(deadline=None)
@given(form=forms, edit=st.booleans())
def test_a_thread(form: Json, edit: bool) -> None:
    accepted(lambda: check_thread(form, edit=edit))


@pytest.mark.parametrize("value", [[], {}, [[]], {"type": []}, True, 1.5])
def test_a_type_of_any_kind(value: object) -> None:
    check = {"flags": 1 << 15, "components": [{"type": value}]}
    assert not accepted(lambda: check_message(check, file_count=0))
    assert not accepted(lambda: check_commands([{"name": "a", "description": "d", "options": [{"type": value}]}]))
