"""The message of a challenge, open or answered."""

import discord

from bot.tables import Offer
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.screens.screen import Block, Button, PublicScreen
from cogs.words import game_name, mention, name, terms_lines, until

GREEN, GREY = discord.ButtonStyle.success, discord.ButtonStyle.secondary


def challenge_screen(offer: Offer, *, unit: str, locale: Locale, outcome: str | None = None) -> PublicScreen:
    """The challenge in words, with its buttons; with `outcome`, how it was answered in their place.

    The challenged person is pinged by the first message only, which has no outcome.
    """
    challenged = offer.challenged
    who = {"challenger": name(offer.challenger), "game": game_name(offer.terms, locale=locale)}
    if challenged is None:
        head = say(locale, "offer-open", **who)
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
    if offer.challenged is None:
        return Button(say(locale, "offer-take"), CustomId(Verb.ACCEPT, offer.id), GREEN), withdraw
    accept = Button(say(locale, "offer-accept"), CustomId(Verb.ACCEPT, offer.id), GREEN)
    return accept, Button(say(locale, "offer-decline"), CustomId(Verb.DECLINE, offer.id), GREY), withdraw
