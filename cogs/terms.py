"""The terms of a game in words."""

from collections.abc import Iterator, Sequence

from bot.games.protocol import Game, Lateness, Options
from bot.tables import Pace, Terms
from bot.text import Locale, has, say
from cogs.amounts import amount, unit_word
from cogs.options import option_line


def terms_lines(terms: Terms, *, locale: Locale) -> list[str]:
    """Return the terms of a challenge, one sentence each: rules, changes from the classic ones, stakes and clock.

    An option that was set back to the classic rule in another preset is listed too, since the preset's name promises
    otherwise.
    """
    prefix, options = terms.game.name, terms.options
    given = {key: text for key, text in options.texts().items() if key != "rules"}
    lines = [say(locale, f"{prefix}-rules-{options.rules}", **given)]
    classic, changes = terms.game.options_of(options.edition, {}).texts(), options.changes()
    for key, text in given.items():
        line = option_line(terms.game, key, text, locale=locale)
        if line is None:  # the one about the rules covers it
            continue
        if text != classic[key]:
            lines.append(line)
        elif key in changes:
            lines.append(say(locale, "terms-as-classic", line=line))
    lines.append(stakes_line(terms, locale=locale))
    if terms.pace is not None:
        lines.append(pace_line(terms.pace, terms.game, turns_out=terms.turns_out, locale=locale))
    if runs_untold(terms):
        lines += [say(locale, key) for key in ("terms-clock-untold", *["terms-clock-unheard"] * (terms.stake > 0))]
    lines += [say(locale, "terms-hints")] if terms.has_hints else []
    lines += [say(locale, "terms-duplicate")] if terms.is_duplicate else []
    return [*lines, *forced_lines(terms, locale=locale), *earlier_lines(terms, locale=locale)]


def runs_untold(terms: Terms) -> bool:
    """Return whether a clock runs also for players whom the bot cannot write to, since they agree to that."""
    return terms.is_elsewhere and (terms.pace is not None or terms.clock_decides)


def earlier_lines(terms: Terms, *, locale: Locale) -> list[str]:
    """Return that the rules have changed since these terms were agreed, and how, where that is so."""
    changes = changes_of(terms.game, options=terms.options, locale=locale)
    return [say(locale, "terms-earlier", changes=changes)] if changes else []


def renewed_lines(before: Terms, *, locale: Locale) -> list[str]:
    """Return that the rules have changed since the last game of the same people, and how, where that is so."""
    changes = changes_of(before.game, options=before.options, locale=locale)
    return [say(locale, "terms-renewed", changes=changes)] if changes else []


def changes_of(game: Game, *, options: Options, locale: Locale) -> str:
    """Return how the rules of a game have changed since the edition of these options; empty if they have not."""
    later = [f"{game.name}-edition-{each}" for each in range(options.edition + 1, len(game.editions) + 1)]
    return " ".join(say(locale, key) for key in later)


def forced_lines(terms: Terms, *, locale: Locale) -> list[str]:
    """Return that moves without a choice are played, where that is so."""
    return [say(locale, "terms-forced")] if terms.plays_forced else []


def risk_lines(terms: Terms, seats: Sequence[int], *, locale: Locale) -> list[str]:
    """Return the notice before people sit down for these `seats`: the worst case, the cost of leaving, and that closed
    hands are known afterwards.
    """
    lines, is_for_many = [], max(seats) > 2
    if terms.stake:
        lines.append(" ".join(_worst(terms, seats, locale)))
        if is_for_many:
            own = f"{terms.game.name}-terms-leaving"
            lines.append(say(locale, own if has("en", own) else "terms-leaving"))
    if not terms.game.opens_hands:
        lines.append(say(locale, "terms-closed-hands"))
    return lines


def _worst(terms: Terms, seats: Sequence[int], locale: Locale) -> Iterator[str]:
    """Yield the worst case, and what games usually cost if robots have found that out: far less."""
    if (most := terms.most_lost(seats)) is None:
        yield say(locale, "terms-no-most")
    else:
        unit = unit_word(terms.unit, locale=locale, minor=most)
        yield say(locale, "terms-most", most=amount(most, locale=locale), unit=unit)
    if (usual := terms.game.usually_lost(terms.options, stake=terms.stake)) is not None:
        half, nearly_all = (amount(each, locale=locale) for each in usual)
        unit = unit_word(terms.unit, locale=locale, minor=usual[1])
        yield say(locale, "terms-usual", unit=unit, half=half, most=nearly_all)


def changed_lines(terms: Terms, first: Terms, *, locale: Locale) -> list[str]:
    """Return the terms of a challenge back: changes from the `first` terms in bold, dropped ones last."""
    lines, before = terms_lines(terms, locale=locale), terms_lines(first, locale=locale)
    replaced = {before[0], stakes_line(first, locale=locale)}
    if terms.pace is not None and first.pace is not None:
        replaced.add(pace_line(first.pace, first.game, locale=locale))
    dropped = [line for line in before if line not in replaced and line not in lines]
    shown = [line if line in before else f"**{line}**" for line in lines]
    return [*shown, *(say(locale, "offer-dropped", line=line) for line in dropped)]


def stakes_line(terms: Terms, *, locale: Locale) -> str:
    """Return the stakes, or that there are none."""
    if not terms.stake:
        return say(locale, "offer-terms-fun")
    unit = unit_word(terms.unit, locale=locale, minor=terms.game.stakes[-1] * terms.stake)
    stakes = [amount(times * terms.stake, locale=locale) for times in terms.game.stakes]
    own = f"{terms.game.name}-terms-stake"
    if len(stakes) == 1:
        return say(locale, own if has("en", own) else "terms-one-stake", stake=stakes[0], unit=unit)
    key = own if has("en", own) else "offer-terms-stake"
    return say(locale, key, smaller=stakes[0], larger=stakes[-1], unit=unit)


def pace_line(pace: Pace, game: Game, *, locale: Locale, turns_out: bool = False) -> str:
    """Return the clock, the effect of its running out, and whether it keeps quiet hours."""
    claim = "clock-claim" if pace.may_claim else "clock-no-claim"
    if game.lateness is Lateness.DEFAULT_MOVE:
        claim = "clock-default" if game.strikes is None else "clock-default-strikes"
    elif turns_out:
        claim = "clock-contest"
    elif game.seats[-1] > 2:
        claim = f"{claim}-many"
    words = [say(locale, f"clock-{pace.key}"), say(locale, claim, strikes=game.strikes or 0)]
    words += [say(locale, "clock-quiet")] if pace.minds_quiet else []
    return " ".join(words)
