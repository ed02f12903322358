"""Cutting the cards: the buttons while a cut is due, the form for a word, and the cut in a sentence."""

from bot.games.protocol import Seat
from bot.tables import LONGEST_CUT, Cut, Table
from bot.text import Locale, say
from cogs.ids import CustomId, Verb
from cogs.names import as_text, name
from cogs.screens.game import Showing
from cogs.screens.screen import BLUE, Button, Form, TextField


def cut_buttons(table: Table, *, is_open: bool = True, locale: Locale) -> tuple[Button, ...]:
    """Return the buttons of the player who may cut; none when nobody may, or a robot, which never does.

    Not `is_open`: it is too early, since the end of the last deal is still to be seen.
    """
    seat, chance = table.cutter, table.awaits_deck
    if seat is None or chance is None or seat not in table.in_person:
        return ()
    return (
        Button(say(locale, "cut"), CustomId(Verb.CUT, table.id, chance.deal), BLUE, enabled=is_open),
        Button(say(locale, "cut-with"), CustomId(Verb.WORD, table.id, chance.deal), enabled=is_open),
    )


def next_button(table: Table, *, is_open: bool, locale: Locale) -> Button:
    """Return *Next deal*, which ends the pause once all who are there have pressed it."""
    deal = None if table.awaits_deck is None else table.awaits_deck.deal
    return Button(say(locale, "deal-next"), CustomId(Verb.NEXT, table.id, deal), BLUE, enabled=is_open)


def cut_line(table: Table, *, locale: Locale) -> str | None:
    """Return the sentence about who may cut; None when nobody may."""
    seat = table.cutter
    if seat is None or not cut_buttons(table, locale=locale):
        return None
    return say(locale, "cut-may", player=name(table.players[seat]))


def own_cut_line(table: Table, seat: Seat, *, locale: Locale) -> str | None:
    """Return a panel's line between deals, when nobody has anything to play; None while a deal runs."""
    if table.awaits_deck is None:
        return None
    if not cut_buttons(table, locale=locale):
        return say(locale, "cut-nobody")
    if seat != table.cutter:
        return cut_line(table, locale=locale)
    return say(locale, "cut-may-own" if table.guild_id is None else "cut-may-own-there")


def cut_form(press: CustomId, *, locale: Locale) -> Form:
    """Return the form for the word; it is submitted under the id of its button."""
    return Form(
        say(locale, "cut-title"),
        press,
        (TextField(say(locale, "cut-label"), say(locale, "cut-description", most=str(LONGEST_CUT)), LONGEST_CUT),),
    )


def cut_sentence(event: Cut, showing: Showing) -> str:
    """Return the cut in a sentence, with the player's word escaped.

    The word of a default cut is left out: `/game verify` and the record have it.
    """
    if event.seat is None:
        return say(showing.locale, "cut-event-default")
    if event.word == showing.default_cut:  # digits: the record has them
        return say(showing.locale, "cut-event-usual", player=showing.spoken[event.seat])
    return say(showing.locale, "cut-event", player=showing.spoken[event.seat], word=as_text(event.word))
