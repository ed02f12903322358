"""The clocks that can be agreed to for a game, in words, and the parsing of typed ones."""

from dataclasses import replace

from bot.games.protocol import Game, Lateness
from bot.tables import PACES, Pace, parse_pace
from bot.text import LOCALES, Locale, say

NO_CLOCK = "none"  # Discord's menus take no empty values
CLAIM = "claim"


def clocks_of(game: Game) -> tuple[str, ...]:
    """Return the clocks to choose from, as `parse_pace` reads them; no claims where time plays the usual move."""
    if game.lateness is Lateness.DEFAULT_MOVE:
        return tuple(PACES)
    return tuple(f"{key} {flag}".rstrip() for key in PACES for flag in ("", CLAIM))


def clock_words(game: Game, clock: str, *, locale: Locale) -> str:
    """Return a clock of `clocks_of` or none, and the effect in this game when it has run out."""
    key, _, claim = clock.partition(" ")
    words = say(locale, f"clock-choice-{key}")
    if clock == NO_CLOCK:
        return words
    if game.lateness is Lateness.DEFAULT_MOVE:
        return say(locale, "clock-choice-then-default", clock=words)
    if not claim:
        return words
    return say(locale, "clock-choice-then-out" if game.seats[-1] > 2 else "clock-choice-then-claim", clock=words)


def read_clock(game: Game, typed: str) -> Pace | None:
    """Return the clock that was chosen, or typed in the words of either language. Raises Declined (CLOCK)."""
    wanted = typed.strip().casefold()
    for clock in (NO_CLOCK, *clocks_of(game)):
        if any(clock_words(game, clock, locale=locale).casefold() == wanted for locale in LOCALES):
            wanted = clock
    return as_played(game, parse_pace("" if wanted == NO_CLOCK else wanted))


def as_played(game: Game, pace: Pace | None) -> Pace | None:
    """Return a clock as the game knows it: where time plays the usual move, nothing can be claimed."""
    has_claims = game.lateness is not Lateness.DEFAULT_MOVE
    return pace if pace is None or has_claims else replace(pace, may_claim=False)
