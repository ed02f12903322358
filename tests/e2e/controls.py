"""The controls of a settings panel: the settings they show, and how to change them."""

from bot.playground.person import Answer, Person
from bot.playground.seen import SeenMessage
from cogs.ids import CustomId, Verb


def is_set(panel: SeenMessage) -> list[str]:
    """Return the panel's settings: the chosen lines of its menus, and its buttons."""
    lines = [each.label for menu in panel.menus for each in menu.options if each.default]
    return [*lines, *(button.label for button in panel.buttons)]


async def set_to(person: Person, panel: SeenMessage, verb: Verb, key: str, value: str) -> SeenMessage:
    """Set `key` to `value` by its menu or its switch; return the new panel, which stays the same message.

    A switch already set to `value` is left alone.
    """
    menu, switch = (str(CustomId(verb, "", word=word)) for word in (key, f"{key}.{value}"))
    answer: Answer
    if any(each.custom_id == menu for each in panel.menus):
        answer = await person.choose(panel, menu, value)
    elif any(each.custom_id == switch for each in panel.buttons):
        answer = await person.press(panel, switch)
    else:
        assert any(each.custom_id.startswith(f"{menu}.") for each in panel.buttons), f"nothing sets {key}"
        return panel
    assert answer.shown.id == panel.id
    return answer.shown
