"""Answers to interactions: which may answer what, and the limits of their data."""

from collections.abc import Mapping

import pytest

from bot.playground.limits import check_interaction_response
from bot.playground.refusal import Refusal
from tests.playground.limits.table import Json, Limit, each_of, faults
from tests.playground.openapi import openapi_contract

PING, COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = range(1, 6)
V2 = 1 << 15
HIDDEN = 1 << 6

ANSWERS: dict[int, Json] = {
    1: {"type": 1},
    4: {"type": 4, "data": {"content": "hello", "flags": HIDDEN}},
    5: {"type": 5, "data": {"flags": HIDDEN}},
    6: {"type": 6},
    7: {"type": 7, "data": {"content": "hello"}},
    8: {"type": 8, "data": {"choices": []}},
    9: {"type": 9, "data": {"title": "t", "custom_id": "c", "components": [{"type": 10, "content": "hello"}]}},
}
FITTING = {
    PING: {1},
    COMMAND: {4, 5, 9},
    COMPONENT: {4, 5, 6, 7, 9},
    AUTOCOMPLETE: {8},
    MODAL_SUBMIT: {4, 5, 6, 7},
}


def answer(kind: int, to: int, **changes: object) -> None:
    payload = {**ANSWERS[kind], **changes}
    check_interaction_response(payload, interaction_type=to, file_count=0)


@pytest.mark.parametrize(("to", "kind"), [(to, kind) for to in FITTING for kind in ANSWERS])
def test_an_answer_fits_its_interaction(to: int, kind: int) -> None:
    if kind in FITTING[to]:
        answer(kind, to)
    else:
        assert faults(lambda: answer(kind, to)) == {("type", "BASE_TYPE_CHOICES")}


@pytest.mark.parametrize("kind", sorted(ANSWERS))
def test_discord_s_document_knows_every_answer(kind: int) -> None:
    assert openapi_contract().request_problems("POST", "/interactions/1/token/callback", ANSWERS[kind]) == []


@pytest.mark.parametrize("kind", [6, 7])
def test_a_modal_that_no_message_opened_has_none_to_update(kind: int) -> None:
    payload = ANSWERS[kind]
    refused = faults(
        lambda: check_interaction_response(payload, interaction_type=MODAL_SUBMIT, file_count=0, from_message=False)
    )
    assert refused == {("type", "BASE_TYPE_CHOICES")}


def test_an_answer_has_a_type() -> None:
    assert faults(lambda: check_interaction_response({}, interaction_type=COMMAND, file_count=0)) == {
        ("type", "BASE_TYPE_REQUIRED")
    }


@pytest.mark.parametrize("kind", [4, 9])
def test_an_answer_that_says_something_has_data(kind: int) -> None:
    assert faults(lambda: answer(kind, COMMAND, data=None)) == {("data", "BASE_TYPE_REQUIRED")}


def test_a_message_in_an_answer_keeps_a_message_s_limits() -> None:
    answer(4, COMMAND, data={"content": "a" * 2000})
    assert faults(lambda: answer(4, COMMAND, data={"content": "a" * 2001})) == {
        ("data.content", "BASE_TYPE_MAX_LENGTH")
    }


def test_an_empty_answer_is_refused_by_its_own_code() -> None:
    with pytest.raises(Refusal) as caught:
        answer(4, COMMAND, data={"flags": HIDDEN})
    assert caught.value.code == 50006


def test_an_update_leaves_alone_what_it_does_not_name() -> None:
    answer(7, COMPONENT, data={})


def test_data_of_a_deferred_answer_is_not_looked_at() -> None:
    answer(5, COMMAND, data={"flags": HIDDEN | V2})


def test_an_update_of_a_v2_message_stays_v2() -> None:
    text: Json = {"components": [{"type": 10, "content": "hello"}]}

    def update(data: Json) -> None:
        check_interaction_response(
            {"type": 7, "data": data}, interaction_type=COMPONENT, file_count=0, pressed_flags=V2
        )

    update(text)
    assert faults(lambda: update({"flags": 0, **text})) == {("data.flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG")}
    assert faults(lambda: update({"content": "a"})) == {
        ("data.content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    }


def choices(*entries: Mapping[str, object]) -> Json:
    return {"choices": list(entries)}


CHOICES = [
    Limit("choices", choices(*[{"name": "n", "value": "v"}] * 25), choices(*[{"name": "n", "value": "v"}] * 26),
          "choices", "BASE_TYPE_MAX_LENGTH"),
    Limit("name", choices({"name": "n" * 100, "value": "v"}), choices({"name": "n" * 101, "value": "v"}),
          "choices.0.name", "BASE_TYPE_BAD_LENGTH"),
    Limit("name is there", choices({"name": "n", "value": "v"}), choices({"name": "", "value": "v"}),
          "choices.0.name", "BASE_TYPE_REQUIRED"),
    Limit("value", choices({"name": "n", "value": "v" * 100}), choices({"name": "n", "value": "v" * 101}),
          "choices.0.value", "BASE_TYPE_MAX_LENGTH"),
    Limit("a number", choices({"name": "n", "value": 5}), choices({"name": "n", "value": [5]}), "choices.0.value",
          "STRING_TYPE_CONVERT"),
    Limit("local names", choices({"name": "n", "value": "v", "name_localizations": {"fr": "n" * 100}}),
          choices({"name": "n", "value": "v", "name_localizations": {"fr": "n" * 101}}),
          "choices.0.name_localizations.fr", "BASE_TYPE_BAD_LENGTH"),
    Limit("locales", choices({"name": "n", "value": "v", "name_localizations": {"en-US": "n"}}),
          choices({"name": "n", "value": "v", "name_localizations": {"en": "n"}}),
          "choices.0.name_localizations.en", "DICT_TYPE_INVALID_KEY"),
]  # fmt: skip

limits = each_of(CHOICES)


@limits
def test_autocomplete_choices_have_limits(limit: Limit) -> None:
    answer(8, AUTOCOMPLETE, data=limit.fits)
    refused = faults(lambda: answer(8, AUTOCOMPLETE, data=limit.breaks))
    assert refused == {(f"data.{limit.path}", limit.code)}


@limits
def test_discord_s_document_accepts_the_largest_too(limit: Limit) -> None:
    payload: Json = {"type": 8, "data": limit.fits}
    assert openapi_contract().request_problems("POST", "/interactions/1/token/callback", payload) == []
