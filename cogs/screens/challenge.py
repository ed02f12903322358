"""The message of a challenge, open or answered, the form for other terms, and the beginning of a practice game."""

from collections.abc import Mapping, Sequence

from bot.tables import Offer, Pace, Player, Promise, Terms
from bot.text import Locale, say
from cogs.amounts import amount
from cogs.ids import CustomId, Verb
from cogs.names import game_name, mention, name, pings, until
from cogs.screens.how import how_to_button
from cogs.screens.screen import (
    GREEN,
    GREY,
    Block,
    Button,
    Choice,
    Form,
    MultiSelectField,
    PublicScreen,
    SelectField,
    TextField,
)
from cogs.terms import changed_lines, terms_lines

LONGEST_TARGET, LONGEST_STAKE = 5, 10  # characters
CLOCKS = ("10m", "10m claim", "24h", "24h claim")  # the clocks to choose from, as `parse_pace` reads them
NO_CLOCK = "none"  # Discord's menus take no empty values


def challenge_screen(
    offer: Offer, *, locale: Locale, outcome: str | None = None, first: Terms | None = None
) -> PublicScreen:
    """The challenge in words, with its buttons, or once it is answered with its `outcome` instead.

    Only a message without an outcome notifies the challenged person. A challenge back is compared with the `first`
    terms, and says who may accept which of the two. The promise of the deal comes last, in small print.
    """
    challenged = offer.challenged
    who = {"challenger": name(offer.challenger), "game": game_name(offer.terms, locale=locale)}
    if challenged is None:
        head = say(locale, "offer-open", **who)
    elif offer.is_back:
        head = say(locale, "offer-counter", challenged=mention(challenged), **who)
    else:
        head = say(locale, "offer-challenge", challenged=mention(challenged), **who)
    lines = terms_lines(offer.terms, locale=locale)
    if first is not None:
        lines = changed_lines(offer.terms, first, locale=locale)
    terms = "\n".join(f"- {line}" for line in lines)
    small = [say(locale, "offer-money")] if offer.terms.stake else []
    small.append(say(locale, "offer-commitment", commitment=offer.commitment))
    blocks: list[Block] = [f"### {head}\n{terms}"]
    if outcome is None:
        blocks += [_open_until(offer, locale), _buttons(offer, locale)]
    else:
        blocks.append(f"**{outcome}**")
    blocks.append("\n".join(f"-# {line}" for line in small))
    asked = pings(challenged) if challenged is not None and outcome is None else ()
    return PublicScreen(tuple(blocks), pings=asked)


def lost_line(offer: Offer, *, locale: Locale) -> str:
    """Why `offer` is closed once the same two have agreed to the terms of its rival."""
    challenger, challenged = name(offer.challenger), "" if offer.challenged is None else name(offer.challenged)
    if offer.is_back:
        return say(locale, "offer-first-agreed", player=challenger)
    return say(locale, "offer-other-terms", player=challenger, other=challenged)


def practice_screen(player: Player, promise: Promise, *, locale: Locale) -> PublicScreen:
    """That a practice game begins, and against whom."""
    terms = promise.terms
    who = {"player": name(player), "robot": name(promise.robot), "game": game_name(terms, locale=locale)}
    small = say(locale, "offer-commitment", commitment=promise.commitment)
    how = how_to_button(terms.game.name, locale=locale)
    return PublicScreen((say(locale, "practice-begun", **who), (how,), f"-# {small}"))


def _open_until(offer: Offer, locale: Locale) -> str:
    """Small print above the buttons: when the challenge expires, and of two challenges who may accept this one."""
    lines = [say(locale, "offer-until", time=until(offer.expires_at))]
    if offer.is_back and offer.challenged is not None:
        accepts = {"challenger": name(offer.challenger), "challenged": name(offer.challenged)}
        lines.append(say(locale, "offer-counter-who", **accepts))
    elif offer.rival is not None and offer.challenged is not None:
        lines.append(say(locale, "offer-countered", player=name(offer.challenged)))
    return f"-# {' '.join(lines)}"


def _buttons(offer: Offer, locale: Locale) -> tuple[Button, ...]:
    """*Accept* and *How to play* first; at most five."""
    how = how_to_button(offer.terms.game.name, locale=locale)
    withdraw = Button(say(locale, "offer-withdraw"), CustomId(Verb.WITHDRAW, offer.id), GREY)
    terms = Button(say(locale, "offer-terms"), CustomId(Verb.TERMS, offer.id), GREY)
    if offer.challenged is None:
        return Button(say(locale, "offer-take"), CustomId(Verb.ACCEPT, offer.id), GREEN), how, terms, withdraw
    accept = Button(say(locale, "offer-accept"), CustomId(Verb.ACCEPT, offer.id), GREEN)
    decline = Button(say(locale, "offer-decline"), CustomId(Verb.DECLINE, offer.id), GREY)
    return (accept, how, decline, withdraw) if offer.rival is not None else (accept, how, terms, decline, withdraw)


def terms_form(offer: Offer, variants: Mapping[str, Sequence[str]], *, locale: Locale) -> Form:
    """The form for other terms, with the present ones filled in; it is submitted under the id of its button.

    It asks for a preset and for what is to differ from it: the target, and either value of any of `variants`. So a
    preset can be changed together with one of its options.
    """
    options, stake = offer.terms.options, amount(offer.terms.stake, locale=locale)
    target = options.changes().get("target", "")
    fields = (
        SelectField(say(locale, "terms-rules"), say(locale, "terms-rules-about"), _rules(offer.terms, locale)),
        TextField(
            say(locale, "terms-target"), say(locale, "terms-target-about"), LONGEST_TARGET, target, is_needed=False
        ),
        MultiSelectField(
            say(locale, "terms-otherwise"),
            say(locale, "terms-otherwise-about"),
            _otherwise(offer.terms, variants, locale),
            say(locale, "terms-otherwise-none"),
        ),
        TextField(say(locale, "terms-stake"), say(locale, "terms-stake-about"), LONGEST_STAKE, stake),
        SelectField(say(locale, "terms-clock"), say(locale, "terms-clock-about"), _clocks(offer.terms.pace, locale)),
    )
    return Form(say(locale, "terms-title"), CustomId(Verb.TERMS, offer.id), fields)


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


def _otherwise(terms: Terms, variants: Mapping[str, Sequence[str]], locale: Locale) -> tuple[Choice, ...]:
    """Each option with both of its values; those that differ from the present preset are chosen."""
    changes, classic = terms.options.changes(), terms.game.options({}).texts()
    return tuple(
        Choice(
            say(locale, f"{terms.game.name}-option-{key.replace('_', '-')}-{text}"),
            f"{key}={text}",
            say(locale, "terms-otherwise-classic") if text == classic[key] else None,
            chosen=changes.get(key) == text,
        )
        for key, texts in variants.items()
        for text in texts
    )


def _clocks(agreed: Pace | None, locale: Locale) -> tuple[Choice, ...]:
    """No clock, then each clock without and with quiet hours."""
    choices = [Choice(say(locale, "clock-choice-none"), NO_CLOCK, chosen=agreed is None)]
    for is_quiet in (False, True):
        quiet = say(locale, "clock-choice-quiet") if is_quiet else None
        for clock in CLOCKS:
            text = f"{clock} quiet" if is_quiet else clock
            label = say(locale, f"clock-choice-{clock.replace(' ', '-')}")
            choices.append(Choice(label, text, quiet, chosen=text == str(agreed)))
    return tuple(choices)
