"""Acts between people at a table besides playing: to nudge the player who is to move, and to react."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.games.protocol import Seat
from bot.tables import Reaction, Seen, Table, nudged_by
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import name, names_of, opponents, until
from cogs.screens.screen import Button

NOBODY = Seen()


@dataclass(frozen=True, slots=True)
class Company:
    """The reactions that one reader sees and may make."""

    seen: Seen = NOBODY


ALONE = Company()


def nudge_button(table: Table, seat: Seat, *, locale: Locale) -> tuple[Button, ...]:
    """Return *Nudge*, for a player who waits for a person."""
    return (Button(say(locale, "nudge"), CustomId(Verb.NUDGE, table.id)),) if nudged_by(table, seat) else ()


def reaction_buttons(table: Table, company: Company, *, locale: Locale) -> tuple[Button, ...]:
    """Return the six reactions; nothing to press after one."""
    if not company.seen.is_offered:
        return ()
    is_free = not company.seen.is_spent
    return tuple(
        Button(say(locale, f"reaction-{each}"), CustomId(Verb.REACT, table.id, word=each.value), enabled=is_free)
        for each in Reaction
    )


def reaction_line(
    table: Table, made: Mapping[Seat, Reaction], *, locale: Locale, viewing_seat: Seat | None = None
) -> list[str]:
    """Return the reactions, in one line; nothing when nobody reacted."""
    parts = []
    for seat, reaction in made.items():
        words = say(locale, f"reaction-{reaction}")
        player = name(table.players[seat])
        parts.append(
            say(locale, "react-own", reaction=words)
            if seat == viewing_seat
            else say(locale, "react-theirs", player=player, reaction=words)
        )
    return [" · ".join(parts)] if parts else []


def nudged_line(table: Table, seat: Seat, *, locale: Locale) -> str:
    """Notify the player at `seat` that another waits for them."""
    others = opponents(table, table.players[seat], locale=locale)
    return say(locale, "nudge-notice", opponent=others, count=len(table.players) - 1)


def too_early(table: Table, seat: Seat, at: int, *, locale: Locale) -> str:
    """Notify a player who nudged too early when a nudge will be possible."""
    names = names_of([table.players[each] for each in nudged_by(table, seat)], locale=locale)
    return say(locale, "nudge-early", opponent=names, time=until(at))
