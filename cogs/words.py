"""Values in words: amounts, people, terms, refusals."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import discord
from discord.utils import escape_markdown, escape_mentions

from bot.games.protocol import HIGHEST_STAKE, BadOption, NotAMove, Refusal, Refused
from bot.standing import Objection
from bot.tables import (
    DEFAULT_GAME,
    LONGEST_CUT,
    LONGEST_QUIET,
    LONGEST_UNIT,
    USUAL_UNIT,
    Declined,
    Pace,
    Player,
    Reason,
    Table,
    Terms,
)
from bot.text import Locale, has, parse_locale, say
from cogs.manners import preferences_of, server_of

_AMOUNT = re.compile(r"([0-9]{1,9})(?:[.,]([0-9]{1,2}))?")  # three decimals would be a thousand to some, one to others
_RULES: Mapping[Reason, str] = MappingProxyType(
    {
        Reason.WAITING: "3",
        Reason.UNDO_NOTHING: "3",
        Reason.UNDO_LATE: "3",
        Reason.NOT_CUTTER: "2",
        Reason.STAKE: "8",
    }
)
"""What hosting declines because of a rule, and its number."""


class Barred(Exception):  # noqa: N818  it is no fault
    """What somebody asked for is not possible in this place; nothing has changed."""

    def __init__(self, words: str) -> None:
        """`words`: what stands in the way, in the language of whoever asked."""
        super().__init__(words)
        self.words = words


def locale_of(interaction: discord.Interaction) -> Locale:
    """The language of whoever pressed: the one they chose, else their client's."""
    return parse_locale(preferences_of(interaction).language or str(interaction.locale))


def public_locale(interaction: discord.Interaction) -> Locale:
    """The language of the server: the one chosen for it, else the one Discord names."""
    named = str(interaction.guild_locale) if interaction.guild_locale else None
    return parse_locale(server_of(interaction).language or named)


def parse_stake(text: str) -> int:
    """The smaller stake somebody typed, in minor units. Raises Declined (STAKE)."""
    minor = parse_amount(text)
    if minor is None or minor > HIGHEST_STAKE:
        raise Declined(Reason.STAKE)
    return minor


def parse_amount(text: str) -> int | None:
    """The minor units somebody typed, zero or more: `3`, `0.75`, `0,75`; None for anything else."""
    typed = _AMOUNT.fullmatch(text.strip())
    return int(typed[1]) * 100 + int((typed[2] or "").ljust(2, "0")) if typed else None


def amount(minor: int, *, locale: Locale) -> str:
    """An amount of minor units: `3`, `0.75`."""
    text = f"{minor // 100}" if minor % 100 == 0 else f"{minor // 100}.{minor % 100:02}"
    return text.replace(".", ",") if locale == "fr" else text


def unit_word(unit: str, *, locale: Locale) -> str:
    """What stakes are counted in: what somebody chose as it was typed, the usual unit in the language's own word."""
    return say(locale, "unit-usual") if unit == USUAL_UNIT else unit


def as_text(shown: str) -> str:
    """A name for a message, where it must neither become formatting nor pass for a mention of somebody else."""
    return escape_mentions(escape_markdown(shown)).replace("<", "\\<")


def name(player: Player) -> str:
    """A player's name for a message."""
    return as_text(player.name)


def mention(player: Player) -> str:
    """A player in a public message."""
    return name(player) if player.discord_id is None else f"<@{player.discord_id}>"


def pings(*players: Player) -> tuple[int, ...]:
    """Those players whom a message can notify: not a robot, nor somebody whose data were deleted."""
    return tuple(player.discord_id for player in players if player.discord_id is not None)


def opponents(table: Table, player: Player) -> str:
    """Whom `player` plays against; all names for somebody who only watches."""
    return ", ".join(name(other) for other in table.players if other.id != player.id)


def which_game(table: Table, *, locale: Locale, deleted: Collection[int] = ()) -> str:
    """Which of several games this is: its deal, the channel where everybody sees it, its key."""
    deal = [say(locale, "panel-deal", deal=str(table.deal))] if table.deal else []
    place = [f"<#{table.channel_id}>"] if table.guild_id is not None and table.channel_id not in deleted else []
    return f"-# {' · '.join([*deal, *place, f'`{table.id}`'])}"


def until(at: int) -> str:
    """How long until a moment (Unix milliseconds), kept up to date by each reader's client."""
    return f"<t:{at // 1000}:R>"


def game_name(terms: Terms, *, locale: Locale) -> str:
    """What the game is called."""
    return say(locale, f"{terms.game.name}-name")


def terms_lines(terms: Terms, *, locale: Locale) -> list[str]:
    """The terms of a challenge, a sentence each: the rules, what differs from the classic ones, the stakes.

    Where other rules are named, what was left as in the classic ones is said too: their name would promise otherwise.
    """
    prefix, options = terms.game.name, terms.options
    given = {key: text for key, text in options.texts().items() if key != "rules"}
    lines = [say(locale, f"{prefix}-rules-{options.rules}", **given)]
    classic, changes = terms.game.options({}).texts(), options.changes()
    for key, text in given.items():
        if key == "target":  # the line about the rules says it
            continue
        line = say(locale, f"{prefix}-option-{key.replace('_', '-')}-{text}")
        if text != classic[key]:
            lines.append(line)
        elif key in changes:
            lines.append(say(locale, "terms-as-classic", line=line))
    lines.append(stakes_line(terms, locale=locale))
    if terms.pace is not None:
        lines.append(pace_line(terms.pace, locale=locale))
    return lines


def changed_lines(terms: Terms, first: Terms, *, locale: Locale) -> list[str]:
    """The same in answer to the `first` terms: what is new stands out, what was dropped is named at the end."""
    lines, before = terms_lines(terms, locale=locale), terms_lines(first, locale=locale)
    replaced = {before[0], stakes_line(first, locale=locale)}
    if terms.pace is not None and first.pace is not None:
        replaced.add(pace_line(first.pace, locale=locale))
    dropped = [line for line in before if line not in replaced and line not in lines]
    shown = [line if line in before else f"**{line}**" for line in lines]
    return [*shown, *(say(locale, "offer-dropped", line=line) for line in dropped)]


def stakes_line(terms: Terms, *, locale: Locale) -> str:
    """What is played for."""
    if not terms.stake:
        return say(locale, "offer-terms-fun")
    smaller, larger = (amount(times * terms.stake, locale=locale) for times in terms.game.stakes)
    return say(locale, "offer-terms-stake", smaller=smaller, larger=larger, unit=unit_word(terms.unit, locale=locale))


def pace_line(pace: Pace, *, locale: Locale) -> str:
    """The clock of a challenge in words."""
    words = [say(locale, f"clock-{pace.key}"), say(locale, "clock-claim" if pace.may_claim else "clock-no-claim")]
    words += [say(locale, "clock-quiet")] if pace.minds_quiet else []
    return " ".join(words)


def refused(refusal: Refusal, *, locale: Locale) -> str:
    """Why a move may not be played, and the rule that says so."""
    about = {key: "10" if text == "T" else text for key, text in refusal.about}  # a ten as it is printed
    rule = say(locale, "rules-number", rule=refusal.rule)
    return f"{say(locale, f'{refusal.game}-refused-{refusal.code}', **about)} ({rule})"


@dataclass(frozen=True, slots=True)
class Behind:
    """The rule that stands in somebody's way."""

    game: str
    number: str
    opens: str = ""  # the topic that tells it; empty for the one of its number


def rule_behind(error: Exception) -> Behind | None:
    """The rule that stands in the way; None for something else."""
    match error:
        case Refused():
            return Behind(error.refusal.game, error.refusal.rule)
        case BadOption() if error.rule:
            return Behind(DEFAULT_GAME, error.rule, "presets")
        case Declined(reason=Reason.BOTH_WAYS):
            return Behind(DEFAULT_GAME, "7", "presets")
        case Declined() if error.reason in _RULES:
            return Behind(DEFAULT_GAME, _RULES[error.reason])
        case _:
            return None


def sentence(error: Exception, *, locale: Locale) -> str | None:
    """What stands in the way, with the rule behind it if there is one; None for an error that is nobody's doing."""
    if isinstance(error, Refused):
        return refused(error.refusal, locale=locale)
    words, behind = _obstacle(error, locale=locale), rule_behind(error)
    if words is None or behind is None:
        return words
    return f"{words} ({say(locale, 'rules-number', rule=behind.number)})"


def _obstacle(error: Exception, *, locale: Locale) -> str | None:
    match error:
        case Declined():
            return say(
                locale,
                f"declined-{error.reason}",
                most=amount(HIGHEST_STAKE, locale=locale),
                longest=LONGEST_CUT,
                longest_unit=LONGEST_UNIT,
                longest_quiet=LONGEST_QUIET,
            )
        case Barred():
            return error.words
        case Objection():
            return say(locale, f"standing-no-{error.why}")
        case NotAMove():
            key = f"{error.game}-not-a-move-{error.code}"
            return say(locale, key if has("en", key) else f"{error.game}-not-a-move")
        case BadOption() if has("en", f"option-{error.key}"):
            return say(locale, f"option-{error.key}", choices=", ".join(error.choices))
        case _:
            return None
