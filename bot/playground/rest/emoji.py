"""The application's own emoji: uploaded by the bot, kept for all its messages."""

from bot.playground.entities import Emoji
from bot.playground.limits import check_emoji_name, check_new_emoji
from bot.playground.payloads import emoji_payload
from bot.playground.refusal import Reason, Refusal
from bot.playground.rest.ask import NO_CONTENT, Ask, Reply, Route
from bot.playground.world import World

ALL = "/applications/{application_id}/emojis"
ONE = ALL + "/{emoji_id}"


def listing(ask: Ask) -> Reply:
    """GET …/emojis"""
    world = _world(ask)
    return Reply({"items": [emoji_payload(world, each) for each in world.emoji.values()]})


def create(ask: Ask) -> Reply:
    """POST …/emojis"""
    world = _world(ask)
    name, drawn = check_new_emoji(ask.form, taken=_names(world))
    return Reply(emoji_payload(world, world.add_emoji(name, drawn.content, drawn.content_type)), 201)


def read(ask: Ask) -> Reply:
    """GET …/emojis/{emoji_id}"""
    return Reply(emoji_payload(_world(ask), _emoji(ask)))


def edit(ask: Ask) -> Reply:
    """PATCH …/emojis/{emoji_id}: another name"""
    world, emoji = _world(ask), _emoji(ask)
    name = check_emoji_name(ask.form, taken=_names(world) - {emoji.name})
    return Reply(emoji_payload(world, emoji if name is None else world.rename_emoji(emoji, name)))


def remove(ask: Ask) -> Reply:
    """DELETE …/emojis/{emoji_id}"""
    _world(ask).remove_emoji(_emoji(ask))
    return NO_CONTENT


def _world(ask: Ask) -> World:
    world = ask.backend.world
    if ask.id("application_id") != world.application.id:
        raise Refusal.of(Reason.UNKNOWN_APPLICATION)
    return world


def _emoji(ask: Ask) -> Emoji:
    emoji = _world(ask).emoji.get(ask.id("emoji_id"))
    if emoji is None:
        raise Refusal.of(Reason.UNKNOWN_EMOJI)
    return emoji


def _names(world: World) -> set[str]:
    return {each.name for each in world.emoji.values()}


ROUTES = (
    Route("GET", ALL, listing),
    Route("POST", ALL, create),
    Route("GET", ONE, read),
    Route("PATCH", ONE, edit),
    Route("DELETE", ONE, remove),
)
