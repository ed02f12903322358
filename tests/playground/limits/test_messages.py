"""A message: its text, embeds, files, mentions and flags."""

import pytest

from bot.playground.limits import check_message
from bot.playground.refusal import Refusal
from tests.playground.limits.table import Json, Limit, each_of, faults
from tests.playground.limits.test_components import LIMITS as OF_COMPONENTS
from tests.playground.openapi import openapi_contract

V2 = 1 << 15
HIDDEN = 1 << 6
TEXT = {"type": 10, "content": "hello"}


def embed(**fields: object) -> Json:
    return {"embeds": [fields]}


def embeds_of(characters: int) -> Json:
    whole, rest = divmod(characters, 4000)
    return {"embeds": [{"description": "d" * 4000}] * whole + [{"description": "d" * rest}]}


LIMITS = [
    Limit("content", {"content": "a" * 2000}, {"content": "a" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    Limit("content is text", {"content": "5"}, {"content": 5}, "content", "STRING_TYPE_CONVERT"),
    Limit("tts", {"content": "a", "tts": True}, {"content": "a", "tts": "yes"}, "tts", "BOOLEAN_TYPE_CONVERT"),
    Limit(
        "nonce",
        {"content": "a", "nonce": "n" * 25},
        {"content": "a", "nonce": "n" * 26},
        "nonce",
        "BASE_TYPE_MAX_LENGTH",
    ),
    Limit("embeds", {"embeds": [{"title": "t"}] * 10}, {"embeds": [{"title": "t"}] * 11}, "embeds",
          "BASE_TYPE_MAX_LENGTH"),
    Limit("embed with something in it", embed(title="t"), embed(), "embeds.0.description", "BASE_TYPE_REQUIRED"),
    Limit("title", embed(title="t" * 256), embed(title="t" * 257), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    Limit("description", embed(description="d" * 4096), embed(description="d" * 4097), "embeds.0.description",
          "BASE_TYPE_MAX_LENGTH"),
    Limit("author", embed(author={"name": "n" * 256}), embed(author={"name": "n" * 257}), "embeds.0.author.name",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("footer", embed(footer={"text": "f" * 2048}), embed(footer={"text": "f" * 2049}), "embeds.0.footer.text",
          "BASE_TYPE_BAD_LENGTH"),
    Limit("fields", embed(fields=[{"name": "n", "value": "v"}] * 25), embed(fields=[{"name": "n", "value": "v"}] * 26),
          "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"),
    Limit("field name", embed(fields=[{"name": "n" * 256, "value": "v"}]),
          embed(fields=[{"name": "n" * 257, "value": "v"}]), "embeds.0.fields.0.name", "BASE_TYPE_BAD_LENGTH"),
    Limit("field value", embed(fields=[{"name": "n", "value": "v" * 1024}]),
          embed(fields=[{"name": "n", "value": "v" * 1025}]), "embeds.0.fields.0.value", "BASE_TYPE_BAD_LENGTH"),
    Limit("field without a value", embed(fields=[{"name": "n", "value": "v"}]), embed(fields=[{"name": "n"}]),
          "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"),
    Limit("all embeds together", embeds_of(6000), embeds_of(6001), "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    Limit("color", embed(title="t", color=0xFFFFFF), embed(title="t", color=0x1000000), "embeds.0.color",
          "NUMBER_TYPE_MAX"),
    Limit("link", embed(title="t", url="https://example.org"), embed(title="t", url="ftp://example.org"),
          "embeds.0.url", "URL_TYPE_INVALID_SCHEME"),
    Limit("image", embed(image={"url": "attachment://a.png"}), embed(image={"url": "file:///a.png"}),
          "embeds.0.image.url", "URL_TYPE_INVALID_SCHEME"),
    Limit("allowed mentions", {"content": "a", "allowed_mentions": {"parse": ["everyone"], "users": ["1"]}},
          {"content": "a", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions",
          "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"),
    Limit("an empty list of ids excludes nothing", {"content": "a", "allowed_mentions": {"parse": ["roles"],
          "roles": []}}, {"content": "a", "allowed_mentions": {"parse": ["roles"], "roles": ["1"]}},
          "allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"),
    Limit("sorts of mentions", {"content": "a", "allowed_mentions": {"parse": ["users", "roles", "everyone"]}},
          {"content": "a", "allowed_mentions": {"parse": ["here"]}}, "allowed_mentions.parse.0", "BASE_TYPE_CHOICES"),
    Limit("mentioned users", {"content": "a", "allowed_mentions": {"users": [str(n) for n in range(1, 101)]}},
          {"content": "a", "allowed_mentions": {"users": [str(n) for n in range(1, 102)]}}, "allowed_mentions.users",
          "BASE_TYPE_MAX_LENGTH"),
    Limit("flags", {"content": "a", "flags": 1 << 12}, {"content": "a", "flags": HIDDEN}, "flags",
          "MESSAGE_FLAGS_NOT_SETTABLE"),
    Limit("classic rows", {"components": [{"type": 1, "components": [{"type": 2, "style": 1, "label": "a",
          "custom_id": str(row)}]} for row in range(5)]}, {"components": [{"type": 1, "components": [{"type": 2,
          "style": 1, "label": "a", "custom_id": str(row)}]} for row in range(6)]}, "components",
          "BASE_TYPE_MAX_LENGTH"),
    Limit("classic components are rows", {"content": "a", "components": []}, {"content": "a", "components": [TEXT]},
          "components.0", "UNION_TYPE_CHOICES"),
    Limit("V2 without content", {"flags": V2, "components": [TEXT]},
          {"flags": V2, "components": [TEXT], "content": "a"}, "content",
          "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    Limit("V2 without embeds", {"flags": V2, "components": [TEXT], "embeds": []},
          {"flags": V2, "components": [TEXT], "embeds": [{"title": "t"}]}, "embeds",
          "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
]  # fmt: skip

limits = each_of([*LIMITS, *OF_COMPONENTS])


@limits
def test_the_largest_message_is_accepted(limit: Limit) -> None:
    check_message(limit.fits, file_count=0)


@limits
def test_the_first_beyond_is_refused_where_it_is_wrong(limit: Limit) -> None:
    assert faults(lambda: check_message(limit.breaks, file_count=0)) == {(limit.path, limit.code)}


@limits
def test_discord_s_document_accepts_the_largest_too(limit: Limit) -> None:
    assert openapi_contract().request_problems("POST", "/channels/1/messages", limit.fits) == []


def test_outer_whitespace_does_not_count() -> None:
    check_message({"content": "a" * 2000 + "\n"}, file_count=0)
    check_message(embed(title=" " + "t" * 256), file_count=0)
    assert faults(lambda: check_message(embed(title="t" * 128 + " " + "t" * 128), file_count=0)) == {
        ("embeds.0.title", "BASE_TYPE_MAX_LENGTH")
    }


def test_all_faults_are_told_at_once() -> None:
    payload: Json = {"content": "a" * 2001, "nonce": "n" * 26, "embeds": [{"title": "t"}, {"title": "t" * 257}]}
    assert faults(lambda: check_message(payload, file_count=0)) == {
        ("content", "BASE_TYPE_MAX_LENGTH"),
        ("nonce", "BASE_TYPE_MAX_LENGTH"),
        ("embeds.1.title", "BASE_TYPE_MAX_LENGTH"),
    }


def test_a_place_tells_what_is_wrong_inside_it_before_what_is_wrong_with_it() -> None:
    payload: Json = {"embeds": [{"title": "t" * 257}] * 11}
    assert faults(lambda: check_message(payload, file_count=0)) == {
        (f"embeds.{place}.title", "BASE_TYPE_MAX_LENGTH") for place in range(11)
    }


def test_the_body_is_discord_s_error_form() -> None:
    with pytest.raises(Refusal) as caught:
        check_message({"content": "a" * 2001}, file_count=0)
    body = caught.value.body()
    assert body == {
        "code": 50035,
        "message": "Invalid Form Body",
        "errors": {
            "content": {"_errors": [{"code": "BASE_TYPE_MAX_LENGTH", "message": "Must be 2000 or fewer in length."}]}
        },
    }
    assert openapi_contract().response_problems("POST", "/channels/1/messages", 400, body) == []


@pytest.mark.parametrize(
    "payload", [{}, {"content": ""}, {"content": "  "}, {"embeds": []}, {"flags": V2, "components": []}]
)
def test_an_empty_message_is_refused_by_its_own_code(payload: Json) -> None:
    with pytest.raises(Refusal) as caught:
        check_message(payload, file_count=0)
    assert (caught.value.status, caught.value.code) == (400, 50006)


@pytest.mark.parametrize("payload", [{"content": "a"}, {"sticker_ids": ["1"]}, {"poll": {"question": {"text": "?"}}}])
def test_anything_shown_is_a_message(payload: Json) -> None:
    check_message(payload, file_count=0)


def test_files_alone_are_a_message() -> None:
    check_message({}, file_count=1)


def test_an_edit_may_leave_everything_out_but_not_take_everything_away() -> None:
    check_message({}, file_count=0, edit=True)
    check_message({"content": ""}, file_count=0, edit=True)
    with pytest.raises(Refusal) as caught:
        check_message({"content": "", "embeds": [], "components": [], "attachments": []}, file_count=0, edit=True)
    assert caught.value.code == 50006


def test_at_most_ten_files() -> None:
    check_message({}, file_count=10)
    assert faults(lambda: check_message({}, file_count=11)) == {("attachments", "BASE_TYPE_MAX_LENGTH")}


def test_a_file_s_alt_text_is_at_most_1024() -> None:
    def named(length: int) -> Json:
        return {"attachments": [{"id": 0, "filename": "a.png", "description": "d" * length}]}

    check_message(named(1024), file_count=1)
    refused = faults(lambda: check_message(named(1025), file_count=1))
    assert refused == {("attachments.0.description", "BASE_TYPE_MAX_LENGTH")}
    assert openapi_contract().request_problems("POST", "/channels/1/messages", named(1024)) == []


def test_every_listed_file_is_uploaded_or_kept() -> None:
    kept: Json = {"attachments": [{"id": "1100000000000000000"}, {"id": 0, "filename": "a.png"}]}
    check_message(kept, file_count=1, edit=True)
    assert faults(lambda: check_message(kept, file_count=1)) == {("attachments.0", "ATTACHMENT_NOT_FOUND")}
    assert faults(lambda: check_message(kept, file_count=0, edit=True)) == {("attachments.1", "ATTACHMENT_NOT_FOUND")}


def test_only_an_interaction_may_answer_hidden() -> None:
    check_message({"content": "a", "flags": HIDDEN}, file_count=0, interaction=True)


def test_v2_stays_once_it_is_set() -> None:
    text: Json = {"components": [TEXT]}
    check_message(text, file_count=0, edit=True, current_flags=V2)
    assert faults(lambda: check_message({"flags": 0, **text}, file_count=0, edit=True, current_flags=V2)) == {
        ("flags", "MESSAGE_CANNOT_REMOVE_COMPONENTS_V2_FLAG")
    }
    assert faults(lambda: check_message({"content": "a"}, file_count=0, edit=True, current_flags=V2)) == {
        ("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    }


def test_an_edit_may_turn_a_classic_message_into_v2() -> None:
    payload: Json = {"flags": V2, "content": None, "embeds": [], "components": [TEXT]}
    check_message(payload, file_count=0, edit=True)
    check_message(payload, file_count=0, edit=True, holds=["content", "embeds"])
    left: Json = {"flags": V2, "components": [TEXT]}
    assert faults(lambda: check_message(left, file_count=0, edit=True, holds=["content"])) == {
        ("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    }
    assert faults(lambda: check_message({"components": [TEXT]}, file_count=0, edit=True)) == {
        ("components.0", "UNION_TYPE_CHOICES")
    }
