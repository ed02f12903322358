"""Answers to interactions: the callback, then messages through the interaction's own webhook."""

from bot.playground import answering
from bot.playground.entities import Message
from bot.playground.interactions import Interaction
from bot.playground.limits import check_interaction_response, check_message, check_shown_emoji
from bot.playground.payloads import message_payload
from bot.playground.rest.ask import NO_CONTENT, Ask, Pace, Reply, Route
from bot.playground.wire import Json


def callback(ask: Ask) -> Reply:
    """POST /interactions/{interaction_id}/{token}/callback"""
    backend = ask.backend
    interaction = _to_answer(ask)
    pressed = interaction.message
    check_interaction_response(
        ask.form,
        interaction_type=int(interaction.kind),
        file_count=len(ask.uploads),
        pressed_flags=0 if pressed is None else int(pressed.now.flags),
        from_message=pressed is not None,
        holds=() if pressed is None else pressed.now.holds,
    )
    check_shown_emoji(ask.form, backend.world.emoji)
    kind = answering.answer(backend.world, interaction, ask.form, ask.uploads)
    backend.interactions.close(interaction, kind)
    if not ask.asks("with_response"):
        return NO_CONTENT
    return Reply(_outcome(ask, interaction))


def _outcome(ask: Ask, interaction: Interaction) -> Json:
    payload: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
    outcome: Json = {"interaction": payload}
    original = interaction.original
    if original is not None:
        payload |= {
            "response_message_id": str(original.id),
            "response_message_loading": original.loading,
            "response_message_ephemeral": original.hidden,
        }
        if interaction.callback is not None and interaction.callback.shows_message:
            message = message_payload(ask.backend.world, original)
            outcome["resource"] = {"type": int(interaction.callback), "message": message}
    return outcome


def _to_answer(ask: Ask) -> Interaction:
    return ask.backend.interactions.to_answer(ask.id("interaction_id"), ask.names["interaction_token"])


def _interaction(ask: Ask) -> Interaction:
    return ask.backend.interactions.by_token(ask.id("webhook_id"), ask.names["webhook_token"])


def _message(ask: Ask, interaction: Interaction) -> Message:
    if ask.names.get("message_id", "@original") == "@original":
        return answering.original_of(interaction)
    return answering.message_of(interaction, ask.id("message_id"))


def follow_up(ask: Ask) -> Reply:
    """POST /webhooks/{application_id}/{token}"""
    interaction = _interaction(ask)
    check_message(ask.form, file_count=len(ask.uploads), interaction=True)
    check_shown_emoji(ask.form, ask.backend.world.emoji)
    message = answering.follow_up(ask.backend.world, interaction, ask.form, ask.uploads)
    return Reply(message_payload(ask.backend.world, message))


def read(ask: Ask) -> Reply:
    """GET /webhooks/{application_id}/{token}/messages/{message_id or @original}"""
    return Reply(message_payload(ask.backend.world, _message(ask, _interaction(ask))))


def edit(ask: Ask) -> Reply:
    """PATCH /webhooks/{application_id}/{token}/messages/{message_id or @original}"""
    message = _message(ask, _interaction(ask))
    now = message.now
    check_message(
        ask.form,
        file_count=len(ask.uploads),
        edit=True,
        current_flags=int(now.flags),
        interaction=True,
        holds=now.holds,
    )
    check_shown_emoji(ask.form, ask.backend.world.emoji)
    return Reply(message_payload(ask.backend.world, answering.edit(ask.backend.world, message, ask.form, ask.uploads)))


def delete(ask: Ask) -> Reply:
    """DELETE /webhooks/{application_id}/{token}/messages/{message_id or @original}"""
    ask.backend.world.delete(_message(ask, _interaction(ask)))
    return NO_CONTENT


WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"

ROUTES = (
    Route("POST", "/interactions/{interaction_id}/{interaction_token}/callback", callback, Pace.FREE, _to_answer),
    Route("POST", WEBHOOK, follow_up, Pace.WEBHOOKS, _interaction),
    *(
        Route(method, f"{WEBHOOK}/messages/{which}", answer, Pace.WEBHOOKS, _interaction)
        for which in ("@original", "{message_id}")
        for method, answer in (("GET", read), ("PATCH", edit), ("DELETE", delete))
    ),
)
