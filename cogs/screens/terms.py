"""The form for other terms, for any game, and the terms in it once it is submitted."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import zip_longest

from bot.games.protocol import Game
from bot.tables import Declined, Reason, Terms
from bot.text import Locale, has, say
from cogs.amounts import amount, parse_stake
from cogs.clock_choices import (
    NO_CLOCK,
    as_played,
    clock_words,
    clocks_of,
    read_clock,
)
from cogs.ids import CustomId
from cogs.options import Typed, Variants, option_word, options_of, read_options
from cogs.screens.screen import Choice, Form, MultiSelectField, SelectField, TextField

LONGEST_STAKE, LONGEST_LINE = 10, 200  # characters
MOST_FIELDS = 5  # of a form, a limit of Discord's
RULES, OTHERWISE, LINE, STAKE, CLOCK = "rules", "otherwise", "line", "stake", "clock"  # fields besides typed options
QUIET, FORCED, HINTS = "quiet=yes", "forced=yes", "hints=yes"  # among the changes to the rules


def terms_form(terms: Terms, variants: Variants, id_: CustomId, *, locale: Locale, with_hints: bool = True) -> Form:
    """Return the form for other terms, with the present ones filled in; it is submitted under its button's id.

    It asks for a preset and for its exceptions: options that are typed, and any value of the others. So a preset can be
    changed together with one of its options. Other terms are always of the newest edition of the rules.
    A game with one preset offers what differs from it alone, to be ticked. `with_hints`: with hints among the changes,
    where the game has a coach.
    """
    terms = terms.renewed()
    fields = tuple(_field(name, terms, variants, locale, with_hints) for name in _names(terms.game, variants))
    return Form(say(locale, "terms-title"), id_, fields)


def other_terms(now: Terms, variants: Variants, given: Sequence[str]) -> Terms:
    """Return the terms in the form that replace `now`; `given` holds its fields in order, the clock last.

    Raises BadOption, or Declined (BOTH_WAYS, STAKE, CLOCK, HINTS_STAKE). Without a clock there is none to stop in quiet
    hours.
    """
    brought = dict(zip_longest(_names(now.game, variants), given[:MOST_FIELDS], fillvalue=""))
    stake, pace = parse_stake(brought.pop(STAKE)), read_clock(now.game, brought.pop(CLOCK))
    changes = brought.pop(OTHERWISE).split()
    has_hints = HINTS in changes
    if has_hints and stake:
        raise Declined(Reason.HINTS_STAKE)
    brought[OTHERWISE] = " ".join(each for each in changes if each not in {QUIET, FORCED, HINTS})
    options = _options(now.game, variants, brought)
    return replace(
        now,
        options=options_of(now.game, options),
        stake=stake,
        pace=pace and replace(pace, minds_quiet=QUIET in changes),
        plays_forced=FORCED in changes,
        has_hints=has_hints,
    )


def _names(game: Game, variants: Variants) -> list[str]:
    """Return the fields of the form, in order. Typed options share one line where there is no room for each."""
    typed = [key for key, option in variants.items() if isinstance(option, Typed)]
    presets = [RULES] if len(game.presets) > 1 else []
    own = typed if len(presets) + len(typed) + 3 <= MOST_FIELDS else [LINE]
    return [*presets, *own, OTHERWISE, STAKE, CLOCK]


def _options(game: Game, variants: Variants, brought: Mapping[str, str]) -> dict[str, str]:
    """Return the options in the fields of a form. Raises BadOption, or Declined (BOTH_WAYS)."""
    given: dict[str, str] = {}
    for name, text in brought.items():
        match name:
            case _ if name == OTHERWISE:
                for choice in text.split():
                    key, _, value = choice.partition("=")
                    if key in given:
                        raise Declined(Reason.BOTH_WAYS)
                    given[key] = value
            case _ if name == LINE:
                given |= read_options(game, variants, text)
            case _ if name == RULES or text.strip():
                given[name] = text.strip()
            case _:
                pass  # a field that was left empty: as proposed, or as the rules say
    usual = game.propose().options
    if given.get(RULES, usual.rules) == usual.rules:
        typed = {key for key, option in variants.items() if isinstance(option, Typed)}
        given = {key: text for key, text in usual.changes().items() if key in typed} | given
    return given


def _field(
    name: str, terms: Terms, variants: Variants, locale: Locale, with_hints: bool
) -> TextField | SelectField | MultiSelectField:
    changes, game = terms.options.changes(), terms.game.name
    match name:
        case _ if name == RULES:
            return SelectField(say(locale, "terms-rules"), say(locale, "terms-rules-about"), _rules(terms, locale))
        case _ if name == OTHERWISE:
            about = "terms-otherwise" if len(terms.game.presets) > 1 else "terms-options"
            return MultiSelectField(
                say(locale, about),
                say(locale, f"{about}-about"),
                (*_otherwise(terms, variants, locale), *_agreed(terms, locale, with_hints)),
                say(locale, "terms-otherwise-none"),
            )
        case _ if name == LINE:
            keys = [key for key, option in variants.items() if isinstance(option, Typed)]
            line = ", ".join(f"{key} {terms.options.texts()[key]}" for key in keys)
            return TextField(
                say(locale, "terms-line"), say(locale, "terms-line-about"), LONGEST_LINE, line, is_needed=False
            )
        case _ if name == STAKE:
            stake = amount(terms.stake, locale=locale)
            own = f"{game}-typed-stake-about"
            about = own if has("en", own) else _about_stake(terms)
            return TextField(say(locale, "terms-stake"), say(locale, about), LONGEST_STAKE, stake)
        case _ if name == CLOCK:
            choices = _clocks(terms, locale)
            return SelectField(say(locale, "terms-clock"), say(locale, "terms-clock-about"), choices)
        case _:
            option, key = variants[name], name.replace("_", "-")
            longest = option.longest if isinstance(option, Typed) else LONGEST_LINE
            label, usual = say(locale, f"{game}-typed-{key}"), terms.game.propose().options.texts()[name]
            about = say(locale, f"{game}-typed-{key}-about", usual=usual)
            is_alone = len(terms.game.presets) == 1 and terms.options.texts()[name].isdecimal()
            now = terms.options.texts()[name] if is_alone else changes.get(name, "")  # rules bring theirs
            return TextField(label, about, longest, now, is_needed=False)


def _about_stake(terms: Terms) -> str:
    return "terms-stake-about" if len(terms.game.stakes) > 1 else "terms-stake-about-one"


def _rules(terms: Terms, locale: Locale) -> tuple[Choice, ...]:
    return tuple(
        Choice(
            say(locale, f"rules-{preset}"),
            preset,
            say(locale, f"{terms.game.name}-rules-{preset}-about"),
            chosen=preset == terms.options.rules,
        )
        for preset in terms.game.presets
    )


def _otherwise(terms: Terms, variants: Variants, locale: Locale) -> tuple[Choice, ...]:
    """Return each option that is not typed with its values; those unlike the present preset are chosen."""
    changes, classic = terms.options.changes(), terms.game.options({}).texts()
    has_presets = len(terms.game.presets) > 1
    return tuple(
        Choice(
            _label(terms.game, key, text, locale),
            f"{key}={text}",
            say(locale, "terms-otherwise-classic") if text == classic[key] else None,
            chosen=changes.get(key) == text,
        )
        for key, texts in variants.items()
        if not isinstance(texts, Typed)
        for text in texts
        if has_presets or text != classic[key]
    )


def _agreed(terms: Terms, locale: Locale, with_hints: bool) -> tuple[Choice, ...]:
    """Return what can be agreed to besides the rules: quiet hours, forced moves, and hints where there is a coach."""
    game, pace = terms.game, terms.pace
    found = [("quiet", QUIET, pace is not None and pace.minds_quiet)]
    if game.has_forced_moves:
        found.append(("forced", FORCED, terms.plays_forced))
    if with_hints and game.has_coach:
        found.append(("hints", HINTS, terms.has_hints))
    return tuple(
        Choice(say(locale, f"terms-choice-{name}"), value, say(locale, f"terms-choice-{name}-about"), chosen=chosen)
        for name, value, chosen in found
    )


def _label(game: Game, key: str, text: str, locale: Locale) -> str:
    sentence = f"{game.name}-option-{key.replace('_', '-')}-{text}"
    return say(locale, sentence) if has("en", sentence) else option_word(game, key, text, locale=locale)


def _clocks(terms: Terms, locale: Locale) -> tuple[Choice, ...]:
    """Return no clock, then each clock of the game."""
    game, pace = terms.game, as_played(terms.game, terms.pace)
    now = NO_CLOCK if pace is None else str(replace(pace, minds_quiet=False))
    clocks = (NO_CLOCK, *clocks_of(game))
    return tuple(Choice(clock_words(game, each, locale=locale), each, chosen=each == now) for each in clocks)
