"""The start screen: every game, and how to begin the chosen one."""

from collections.abc import Sequence

from bot.games.protocol import Game
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.challenge import seats_line
from cogs.screens.how import how_to_button
from cogs.screens.screen import BLUE, GRAY, GREEN, Block, Button, Picker, PrivateScreen, PublicScreen

ABREAST = 4  # games in a row; a phone breaks it where it must


def start_screen(games: Sequence[Game], chosen: Game, *, locale: Locale, has_company: bool) -> PrivateScreen:
    """Return all `games` as buttons, and the ways to begin the `chosen` one here."""
    return PrivateScreen(_start(games, chosen, locale=locale, has_company=has_company))


def public_start(games: Sequence[Game], chosen: Game, *, locale: Locale) -> PublicScreen:
    """Return the same for everyone in a channel of a server. Each press is answered to the person who made it."""
    return PublicScreen(_start(games, chosen, locale=locale, has_company=True))


def begin_buttons(game: Game, *, locale: Locale, has_company: bool) -> tuple[Button, ...]:
    """Return the ways to begin a game; in messages with the bot nobody else can join."""
    practice = Button(say(locale, "start-practice"), CustomId(Verb.PRACTICE, game.name), GREEN)
    people = people_buttons(game, locale=locale) if has_company else ()
    return practice, *people, how_to_button(game.name, locale=locale)


def people_buttons(game: Game, *, locale: Locale) -> tuple[Button, ...]:
    """Return the ways to begin a game with people."""
    return (
        Button(say(locale, "start-table"), CustomId(Verb.OPEN_TABLE, game.name)),
        Button(say(locale, "start-challenge"), CustomId(Verb.CHALLENGE, game.name)),
    )


def whom_screen(game: Game, *, locale: Locale) -> PrivateScreen:
    """Ask who is challenged to a game."""
    words = say(locale, "start-whom", game=say(locale, f"{game.name}-name"))
    picker = Picker("person", say(locale, "start-whom-choose"), CustomId(Verb.WHOM, game.name), (), most=1)
    back = Button(say(locale, "start-back"), CustomId(Verb.START, game.name))
    return PrivateScreen((words, picker, (back,)))


def _start(games: Sequence[Game], chosen: Game, *, locale: Locale, has_company: bool) -> tuple[Block, ...]:
    buttons = [
        Button(
            say(locale, f"{each.name}-name"),
            CustomId(Verb.START, each.name),
            BLUE if each.name == chosen.name else GRAY,
        )
        for each in games
    ]
    rows = [tuple(buttons[at : at + ABREAST]) for at in range(0, len(buttons), ABREAST)]
    return (
        f"### {say(locale, 'start-title')}",
        *(rows if len(games) > 1 else ()),
        seats_line(chosen, locale=locale),
        begin_buttons(chosen, locale=locale, has_company=has_company),
        f"-# {say(locale, 'start-more')}",
    )
