"""Private messages that show a game without playing in it: the line in place of a panel, and the hand of a deal."""

from collections.abc import Collection

from bot.games.protocol import Seat
from bot.tables import Table
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import deal_and_place, game_name, opponents
from cogs.screens.game import GameScreens, Manner
from cogs.screens.screen import BLUE, Block, Button, Menu, Picker, PrivateScreen, PublicScreen
from cogs.screens.table import showing
from render import Style

KEPT = frozenset(
    {Verb.WHY, Verb.RULE, Verb.PROOF, Verb.REPLAY, Verb.STATS, Verb.REVIEW}
)  # what a private copy of a public message still offers


def put_away(table: Table, seat: Seat, *, locale: Locale) -> PrivateScreen:
    """Return one line in place of a panel, and the button that brings it back."""
    words = say(locale, "panel-put-away", game=_game(table, locale), opponent=_others(table, seat, locale))
    return PrivateScreen((words, _back(table, locale)))


async def dealt(
    table: Table, seat: Seat, screens: GameScreens, *, locale: Locale, style: Style, deleted: Collection[int]
) -> PrivateScreen:
    """Return the hand of a new deal, with nothing to play, for a player who plays in another message."""
    title = say(locale, "panel-title", game=_game(table, locale), opponent=_others(table, seat, locale))
    where = deal_and_place(table, locale=locale, deleted=deleted)
    head = f"-# {' · '.join([title, where] if where else [title])}"
    hand = await screens.hand(showing(table, seat, Manner(locale, style=style)))
    return PrivateScreen((head, *hand, _back(table, locale)))


def copied(screen: PublicScreen) -> PublicScreen:
    """Return a public message as a copy for one person that only looks things up: it begins and answers nothing."""
    return PublicScreen(tuple(kept for block in screen.blocks if (kept := _harmless(block))))


def _harmless(block: Block) -> Block:
    """Return `block` without the buttons and menus that act; empty when nothing is left."""
    match block:
        case tuple():
            return tuple(button for button in block if button.id.verb in KEPT)
        case Menu() | Picker():
            return ()
        case _:
            return block


def _back(table: Table, locale: Locale) -> tuple[Button, ...]:
    return (Button(say(locale, "panel-show-hand"), CustomId(Verb.REFRESH, table.id), BLUE),)


def _game(table: Table, locale: Locale) -> str:
    return game_name(table.terms, locale=locale)


def _others(table: Table, seat: Seat, locale: Locale) -> str:
    return opponents(table, table.players[seat], locale=locale)
