"""The message of a challenge, open or answered, and the form for its terms."""

from collections.abc import Mapping

import discord

from bot.tables import Offer
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Block, Button, Form, Line, PublicScreen
from cogs.words import amount, game_name, mention, name, terms_lines, until

GREEN, GREY = discord.ButtonStyle.success, discord.ButtonStyle.secondary
LONGEST_OPTIONS = 200  # characters


def challenge_screen(offer: Offer, *, unit: str, locale: Locale, outcome: str | None = None) -> PublicScreen:
    """The challenge in words, with its buttons; with `outcome`, how it was answered in their place.

    The challenged person is pinged by the first message only, which has no outcome.
    """
    challenged = offer.challenged
    who = {"challenger": name(offer.challenger), "game": game_name(offer.terms, locale=locale)}
    if challenged is None:
        head = say(locale, "offer-open", **who)
    elif offer.rival is not None:
        head = say(locale, "offer-counter", challenged=mention(challenged), **who)
    else:
        head = say(locale, "offer-challenge", challenged=mention(challenged), **who)
    terms = "\n".join(f"- {line}" for line in terms_lines(offer.terms, unit=unit, locale=locale))
    promise = say(locale, "offer-commitment", commitment=offer.commitment)
    blocks: list[Block] = [f"### {head}\n{terms}\n-# {promise}"]
    if outcome is None:
        blocks += [f"-# {say(locale, 'offer-until', time=until(offer.expires_at))}", _buttons(offer, locale)]
    else:
        blocks.append(f"**{outcome}**")
    ping = challenged.discord_id if challenged is not None and outcome is None else None
    return PublicScreen(tuple(blocks), ping=ping)


def _buttons(offer: Offer, locale: Locale) -> tuple[Button, ...]:
    withdraw = Button(say(locale, "offer-withdraw"), CustomId(Verb.WITHDRAW, offer.id), GREY)
    terms = Button(say(locale, "offer-terms"), CustomId(Verb.TERMS, offer.id), GREY)
    if offer.challenged is None:
        return Button(say(locale, "offer-take"), CustomId(Verb.ACCEPT, offer.id), GREEN), terms, withdraw
    accept = Button(say(locale, "offer-accept"), CustomId(Verb.ACCEPT, offer.id), GREEN)
    decline = Button(say(locale, "offer-decline"), CustomId(Verb.DECLINE, offer.id), GREY)
    return (accept, decline, withdraw) if offer.rival is not None else (accept, terms, decline, withdraw)


def terms_form(offer: Offer, *, locale: Locale) -> Form:
    """Asks for other terms, the present ones filled in; submitted under the id of the button that opened it."""
    texts = offer.terms.options.texts()
    lines = (
        Line(say(locale, "terms-target"), say(locale, "terms-target-about"), 5, texts["target"]),
        Line(
            say(locale, "terms-stake"), say(locale, "terms-stake-about"), 10, amount(offer.terms.stake, locale=locale)
        ),
        Line(say(locale, "terms-options"), say(locale, "terms-options-about"), LONGEST_OPTIONS, single_options(texts)),
    )
    return Form(
        title=say(locale, "offer-terms"),
        label=say(locale, "terms-rules"),
        description=say(locale, "terms-rules-about", choices=", ".join(offer.terms.game.presets)),
        id=CustomId(Verb.TERMS, offer.id),
        longest=20,
        value=texts["rules"],
        more=lines,
    )


def single_options(texts: Mapping[str, str]) -> str:
    """The options that have no line of their own, in the words of the record."""
    return " ".join(f"{key}={text}" for key, text in texts.items() if key not in {"rules", "target"})
