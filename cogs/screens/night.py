"""A game night: its announcement, the event on Discord, and the call when it begins."""

from collections.abc import Sequence

from bot.tables import Lobby, Night, Terms, may_start_with
from bot.text import Locale, say
from bot.text.listing import listed
from cogs.ids import CustomId, Verb
from cogs.names import as_text, game_name, jump_to, name, until
from cogs.screens.screen import Button, PublicScreen
from cogs.terms import risk_lines, terms_lines

LONGEST_NAME = 100  # characters of an event's name, a limit of Discord's
LONGEST_DESCRIPTION = 1_000  # the same


def event_name(text: str, terms: Terms, *, locale: Locale) -> str:
    """Return the name of the event: what someone wrote, or the game."""
    written = " ".join(text.split()) or say(locale, "night-title", game=game_name(terms, locale=locale))
    return written[:LONGEST_NAME]


def event_description(night: Night, *, locale: Locale) -> str:
    """Return what the event says. It ends with the key of the night, by which it is found again."""
    lines = [game_name(night.terms, locale=locale), *_terms(night, locale), say(locale, "night-event")]
    shown = "\n".join(lines)[: LONGEST_DESCRIPTION - len(night.id) - 2]
    return f"{shown}\n\n{night.id}"


def night_screen(night: Night, called: str, event_id: int, *, locale: Locale) -> PublicScreen:
    """Announce a night of this name, with its event and a button to call it off."""
    link = f"https://discord.com/events/{night.guild_id}/{event_id}"
    lines = [
        f"### {as_text(called)}",
        f"**<t:{night.starts_at // 1000}:F>** ({until(night.starts_at)})",
        f"- {say(locale, 'lobby-title', game=game_name(night.terms, locale=locale), seats=night.seats)}",
        *(f"- {line}" for line in _terms(night, locale)),
        say(locale, "night-interested", link=link, host=name(night.host)),
    ]
    off = Button(say(locale, "night-call-off"), CustomId(Verb.NIGHT, night.id))
    return PublicScreen(("\n".join(lines), (off,)))


def night_off(called: str, *, locale: Locale) -> PublicScreen:
    """Return the announcement of a night that was called off."""
    return PublicScreen((f"### {as_text(called)}\n**{say(locale, 'night-off')}**",))


def night_call(lobby: Lobby, called: str, people: Sequence[int], *, locale: Locale) -> PublicScreen:
    """Call those interested, by their Discord ids, who alone are notified."""
    names = listed([f"<@{each}>" for each in people], locale=locale)
    words = say(locale, "night-begins", players=names, night=as_text(called))
    if lobby.message_id is not None:
        words += f" [{say(locale, 'lobby-go')}]({jump_to(lobby.guild_id, lobby.channel_id, lobby.message_id)})"
    return PublicScreen((words,), pings=tuple(people))


def _terms(night: Night, locale: Locale) -> list[str]:
    seats = may_start_with(night.terms.game, night.seats)
    return [*terms_lines(night.terms, locale=locale), *risk_lines(night.terms, seats, locale=locale)]
