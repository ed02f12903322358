"""Values in words: amounts, people, terms, refusals."""

from decimal import Decimal

import discord
from discord.utils import escape_markdown, escape_mentions

from bot.games.protocol import BadOption, NotAMove, Refusal, Refused
from bot.standing import Objection
from bot.tables import LONGEST_CUT, LONGEST_UNIT, MAX_STAKE, Declined, Pace, Player, Reason, Table, Terms
from bot.text import Locale, has, parse_locale, say
from cogs.manners import preferences_of, server_of

LARGER = 3  # the larger stake is three times the smaller (Rules 8)


def locale_of(interaction: discord.Interaction) -> Locale:
    """The language of whoever pressed: the one they chose, else their client's."""
    return parse_locale(preferences_of(interaction).language or str(interaction.locale))


def public_locale(interaction: discord.Interaction) -> Locale:
    """The language of the server: the one chosen for it, else the one Discord names."""
    named = str(interaction.guild_locale) if interaction.guild_locale else None
    return parse_locale(server_of(interaction).language or named)


def parse_stake(text: str) -> int:
    """The smaller stake somebody typed, in minor units. Raises Declined (STAKE)."""
    try:
        minor = Decimal(text.strip().replace(",", ".")) * 100
    except ArithmeticError:  # no number at all, or one beyond all bounds
        raise Declined(Reason.STAKE) from None
    if not minor.is_finite() or minor != minor.to_integral_value() or not 0 <= minor <= MAX_STAKE:
        raise Declined(Reason.STAKE)
    return int(minor)


def amount(minor: int, *, locale: Locale) -> str:
    """An amount of minor units: `3`, `0.75`."""
    text = f"{minor // 100}" if minor % 100 == 0 else f"{minor // 100}.{minor % 100:02}"
    return text.replace(".", ",") if locale == "fr" else text


def as_text(shown: str) -> str:
    """A name for a message, where it must neither become formatting nor pass for a mention of somebody else."""
    return escape_mentions(escape_markdown(shown)).replace("<", "\\<")


def name(player: Player) -> str:
    """A player's name for a message."""
    return as_text(player.name)


def mention(player: Player) -> str:
    """A player in a public message."""
    return name(player) if player.discord_id is None else f"<@{player.discord_id}>"


def opponents(table: Table, player: Player) -> str:
    """Whom `player` plays against; all names for somebody who only watches."""
    return ", ".join(name(other) for other in table.players if other.id != player.id)


def until(at: int) -> str:
    """How long until a moment (Unix milliseconds), kept up to date by each reader's client."""
    return f"<t:{at // 1000}:R>"


def game_name(terms: Terms, *, locale: Locale) -> str:
    """What the game is called."""
    return say(locale, f"{terms.game.name}-name")


def terms_lines(terms: Terms, *, unit: str, locale: Locale) -> list[str]:
    """The terms of a challenge, a sentence each: the rules, what differs from the classic ones, the stakes."""
    prefix, options = terms.game.name, terms.options
    given = {key: text for key, text in options.texts().items() if key != "rules"}
    lines = [say(locale, f"{prefix}-rules-{options.rules}", **given)]
    classic = terms.game.options({}).texts()
    lines += [
        say(locale, f"{prefix}-option-{key.replace('_', '-')}-{text}")
        for key, text in given.items()
        if text != classic[key] and key != "target"  # the line about the rules says it
    ]
    if terms.stake:
        smaller, larger = (amount(times * terms.stake, locale=locale) for times in (1, LARGER))
        lines.append(say(locale, "offer-terms-stake", smaller=smaller, larger=larger, unit=unit))
    else:
        lines.append(say(locale, "offer-terms-fun"))
    if terms.pace is not None:
        lines.append(pace_line(terms.pace, locale=locale))
    return lines


def pace_line(pace: Pace, *, locale: Locale) -> str:
    """The clock of a challenge in words."""
    words = [say(locale, f"clock-{pace.key}"), say(locale, "clock-claim" if pace.may_claim else "clock-no-claim")]
    words += [say(locale, "clock-quiet")] if pace.minds_quiet else []
    return " ".join(words)


def refused(refusal: Refusal, *, locale: Locale, game: str) -> str:
    """Why a move may not be played, and the rule that says so."""
    rule = say(locale, "rules-number", rule=refusal.rule)
    return f"{say(locale, f'{game}-refused-{refusal.code}', **dict(refusal.about))} ({rule})"


def sentence(error: Exception, *, locale: Locale, game: str) -> str | None:
    """One sentence for what stands in the way; None for an error that is nobody's doing."""
    match error:
        case Declined():
            return say(
                locale,
                f"declined-{error.reason}",
                most=amount(MAX_STAKE, locale=locale),
                longest=LONGEST_CUT,
                longest_unit=LONGEST_UNIT,
            )
        case Refused():
            return refused(error.refusal, locale=locale, game=game)
        case Objection():
            return say(locale, f"standing-no-{error.why}")
        case NotAMove():
            key = f"{game}-not-a-move-{error.code}"
            return say(locale, key if has("en", key) else f"{game}-not-a-move")
        case BadOption():
            return say(locale, f"option-{error.key}", choices="classic, wikipedia, denexa, progressive")
        case _:
            return None
