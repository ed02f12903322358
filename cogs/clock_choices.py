"""The clocks that can be agreed to for a game, in words, and the parsing of typed ones."""

from dataclasses import replace

from bot.games.protocol import Game, Lateness
from bot.tables import FORCED, PACES, Pace, parse_pace
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


def forced_clocks_of(game: Game) -> tuple[str, ...]:
    """Return those of no clock and `clocks_of` with which moves without a choice can be played, if the game has any."""
    return tuple(each for each in (NO_CLOCK, *clocks_of(game)) if not is_by_day(each)) if game.has_forced_moves else ()


def is_by_day(clock: str) -> bool:
    """Return whether a clock to choose from is by the day."""
    key = clock.partition(" ")[0]
    return key in PACES and PACES[key].is_by_day


def forced_words(game: Game, clock: str, *, locale: Locale) -> str:
    """Return the words of a clock with which moves without a choice are played."""
    return say(locale, "clock-choice-forced", clock=clock_words(game, clock, locale=locale))


def with_forced(clock: str) -> str:
    """Return a clock with the word for moves without a choice, for `without_forced` to read."""
    return f"{clock} {FORCED}"


def without_forced(clock: str) -> tuple[str, bool]:
    """Return a clock that was chosen in a form, and whether moves without a choice are played with it."""
    bare = clock.removesuffix(f" {FORCED}")
    return bare, bare != clock


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
