"""*How to play*: a game in five lines, for a reader who has never played it, and the ways to learn more."""

from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.rulebook import Rulebook
from cogs.screens.screen import BLUE, GRAY, Button, PrivateScreen

LINES = range(1, 6)


def how_to_button(game: str, *, locale: Locale) -> Button:
    """Return the button *How to play*. `game` is the game's name."""
    return Button(say(locale, "how-to-play"), CustomId(Verb.HOW, game))


def how_to_screen(book: Rulebook, *, locale: Locale) -> PrivateScreen:
    """Return the five lines, and buttons to the lesson, if the game has one, and to all the rules."""
    title = say(locale, "how-title", game=say(locale, f"{book.name}-name"))
    lines = [f"{number}. {say(locale, f'{book.name}-how-{number}')}" for number in LINES]
    blocks = ["\n".join([f"### {title}", *lines])]
    rules = Button(say(locale, "how-rules"), CustomId(Verb.RULE, book.name, word=book.topics[0]), GRAY)
    if not book.has_lesson:
        return PrivateScreen((*blocks, (rules,)))
    learn = Button(say(locale, "how-learn"), CustomId(Verb.LEARN, book.name), BLUE)
    return PrivateScreen((*blocks, say(locale, "how-lesson"), (learn, rules)))
