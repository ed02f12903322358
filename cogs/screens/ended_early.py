"""*Why?* of a game that players left or that ended early: who left, and what followed from it."""

from bot.games.protocol import Ending, Seat
from bot.tables import Table
from bot.text import Locale, has, listed, say
from cogs.amounts import amount, unit_word
from cogs.names import name
from cogs.screens.rulebook import Explanation, Rulebook

EARLY = "early"  # begins the mark of each such line


def early_lines(table: Table, book: Rulebook, *, locale: Locale) -> list[Explanation]:
    """Return a line for each player who left, or that all ended the game; none of a game that was played out."""
    outcome, left = table.position.outcome, table.position.left
    if outcome is None:
        return []
    if outcome.ending is Ending.ABANDONED and left and not table.in_person:
        label = say(locale, "why-early-resigned", name=name(table.players[left[-1]]), deal=str(table.deal or "none"))
        return [Explanation(EARLY, label, say(locale, "why-early-robots"), book.leaving)]
    if outcome.ending is Ending.ABANDONED:
        label, text = say(locale, "why-early-nobody"), say(locale, "why-early-nobody-text")
        return [Explanation(EARLY, label, text, book.leaving)]
    if not left and outcome.ending is not Ending.PLAYED:  # between two, who does not win has ended it
        left = tuple(Seat(at) for at in range(len(table.players)) if at not in outcome.winners)
    return [_left(table, seat, book, is_last=seat == left[-1], locale=locale) for seat in left]


def _left(table: Table, seat: Seat, book: Rulebook, *, is_last: bool, locale: Locale) -> Explanation:
    outcome, game, who = table.position.outcome, table.terms.game, name(table.players[seat])
    if outcome is None or outcome.ending is Ending.PLAYED or not is_last:
        label = say(locale, "why-early-left", name=who)
        sentences = [say(locale, "why-early-deputy" if game.has_deputies else "why-early-goes-on", name=who)]
    else:
        key = "why-early-timeout" if outcome.ending is Ending.TIMEOUT else "why-early-resigned"
        label, own = say(locale, key, name=who, deal=str(table.deal or "none")), f"{game.name}-ended-early"
        winners = listed([name(table.players[each]) for each in sorted(outcome.winners)], locale=locale)
        sentences = [say(locale, "why-early-ends", winners=winners, count=len(outcome.winners))]
        sentences += [say(locale, own)] if has("en", own) else []
    return Explanation(f"{EARLY}-{seat}", label, " ".join([*sentences, _paid(table, seat, locale)]), book.leaving)


def _paid(table: Table, seat: Seat, locale: Locale) -> str:
    """Return what a player who has left pays."""
    due = [each for each in table.settlement().transfers if each.payer == seat]
    who = name(table.players[seat])
    if not due:
        return say(locale, "why-early-free", name=who)
    payments = [
        say(
            locale,
            "resign-pays-to",
            player=name(table.players[each.payee]),
            amount=amount(each.amount, locale=locale),
            unit=unit_word(table.terms.unit, locale=locale, minor=each.amount),
        )
        for each in due
    ]
    return say(locale, "why-early-pays", name=who, payments=listed(payments, locale=locale))
