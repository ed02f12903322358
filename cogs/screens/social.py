"""Acts between people at a table besides playing: to nudge the player who is to move, and to react."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.protocol import Seat
from bot.tables import Reaction, Seen, Table, nudged_by
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import name, names_of, opponents, until
from cogs.screens.screen import Button

A_ROW = 3  # reactions; the three short ones share a line on a phone
BACK = "back"  # the word of the button that closes the choice; the others are `Reaction`s
NOBODY = Seen()


@dataclass(frozen=True, slots=True)
class Company:
    """The reactions that one reader sees and may make, and whether the six are open to choose from."""

    seen: Seen = NOBODY
    is_choosing: bool = False


ALONE = Company()


def nudge_button(table: Table, seat: Seat, *, locale: Locale) -> tuple[Button, ...]:
    """Return *Nudge*, for a player who waits for a person."""
    return (Button(say(locale, "nudge"), CustomId(Verb.NUDGE, table.id)),) if nudged_by(table, seat) else ()


def react_button(table: Table, company: Company, *, locale: Locale) -> tuple[Button, ...]:
    """Return *React…*, which opens the choice; *Back* while it is open, and nothing to press after a reaction."""
    seen = company.seen
    if not seen.is_offered:
        return ()
    if company.is_choosing and not seen.is_spent:
        return (Button(say(locale, "react-back"), CustomId(Verb.REACT, table.id, word=BACK)),)
    return (Button(say(locale, "react"), CustomId(Verb.REACT, table.id), enabled=not seen.is_spent),)


def reaction_rows(table: Table, company: Company, *, locale: Locale) -> tuple[tuple[Button, ...], ...]:
    """Return the six reactions while the choice is open.

    They belong above a single row of other buttons, which stays at the end of the message. So neither a second press on
    *React…* nor one on a reaction finds another button there.
    """
    if not company.is_choosing or not company.seen.is_offered or company.seen.is_spent:
        return ()
    buttons = [
        Button(say(locale, f"reaction-{each}"), CustomId(Verb.REACT, table.id, word=each.value)) for each in Reaction
    ]
    return tuple(tuple(buttons[at : at + A_ROW]) for at in range(0, len(buttons), A_ROW))


def reaction_line(
    table: Table, made: Mapping[Seat, Reaction], *, locale: Locale, viewing_seat: Seat | None = None
) -> list[str]:
    """Return the reactions, in one line; nothing when nobody reacted."""
    told = []
    for seat, reaction in made.items():
        words = say(locale, f"reaction-{reaction}")
        player = name(table.players[seat])
        told.append(
            say(locale, "react-own", reaction=words)
            if seat == viewing_seat
            else say(locale, "react-theirs", player=player, reaction=words)
        )
    return [" · ".join(told)] if told else []


def nudged_line(table: Table, seat: Seat, *, locale: Locale) -> str:
    """Notify the player at `seat` that another waits for them."""
    others = opponents(table, table.players[seat], locale=locale)
    return say(locale, "nudge-notice", opponent=others, count=len(table.players) - 1)


def too_early(table: Table, seat: Seat, at: int, *, locale: Locale) -> str:
    """Notify a player who nudged too early when a nudge will be possible."""
    names = names_of([table.players[each] for each in nudged_by(table, seat)], locale=locale)
    return say(locale, "nudge-early", opponent=names, time=until(at))
