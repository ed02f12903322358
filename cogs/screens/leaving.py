"""Questions before a game is paused or ends early, and their answers."""

from bot.games.protocol import Seat
from bot.tables import Player, Table
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import mention, name, opponents, pings, which_game
from cogs.screens.screen import GREEN, GREY, RED, Button, PrivateScreen, PublicScreen


def resign_question(table: Table, player: Player, *, locale: Locale) -> PrivateScreen:
    """Asks the player once more before they resign."""
    buttons = (
        Button(say(locale, "resign-yes"), CustomId(Verb.RESIGN, table.id), RED),
        Button(say(locale, "resign-no"), CustomId(Verb.KEEP, table.id), GREY),
    )
    key = "resign-ask" if len(table.players) == 2 else "resign-ask-many"
    ask = say(locale, key, opponent=opponents(table, player))
    return PrivateScreen((f"{ask}\n{which_game(table, locale=locale)}", buttons))


def abandon_question(table: Table, seat: Seat, *, locale: Locale) -> PublicScreen:
    """Asks the others to agree to an end without payment; only they are notified."""
    asked = ", ".join(map(mention, _asked(table, seat)))
    ask = say(locale, "abandon-ask", player=name(table.players[seat]), opponent=asked)
    return _question(table, seat, ask, Button(say(locale, "abandon-yes"), _id(Verb.AGREE, table, seat), RED), locale)


def pause_question(table: Table, seat: Seat, *, locale: Locale) -> PublicScreen:
    """Asks the others to agree to a pause; only they are notified."""
    asked = ", ".join(map(mention, _asked(table, seat)))
    ask = say(locale, "pause-ask", player=name(table.players[seat]), opponent=asked)
    return _question(table, seat, ask, Button(say(locale, "pause-yes"), _id(Verb.PAUSE, table, seat), GREEN), locale)


def _question(table: Table, seat: Seat, ask: str, agree: Button, locale: Locale) -> PublicScreen:
    no = Button(say(locale, "proposal-no"), _id(Verb.REFUSE, table, seat), GREY)
    return PublicScreen((f"{ask}\n{which_game(table, locale=locale)}", (agree, no)), pings=pings(*_asked(table, seat)))


def _asked(table: Table, seat: Seat) -> list[Player]:
    """The others, without those who have left."""
    return [player for at, player in enumerate(table.players) if at != seat and at not in table.gone]


def _id(verb: Verb, table: Table, seat: Seat) -> CustomId:
    """The id of a button that answers the proposal of `seat`, made in its present turn."""
    return CustomId(verb, table.id, table.position.turn(seat), str(seat))


def answered_question(table: Table, words: str, *, locale: Locale) -> PublicScreen:
    """What became of a proposal, in place of its question."""
    return PublicScreen((f"{words}\n{which_game(table, locale=locale)}",))
