"""The result of a tournament, and its pot as one settlement: a message that is posted once."""

from collections.abc import Iterator

from bot.text import Locale, say
from bot.tournament.pot import nets, payments
from cogs.amounts import amount, unit_word
from cogs.ids import CustomId, Verb
from cogs.names import game_name, name
from cogs.screens.screen import Button, PublicScreen
from cogs.screens.tournament import FINAL, MOST_CALLED, Contest, winners_of

MOST_SHARES, MOST_PAYMENTS = 6, 15  # in one message


def end_screen(contest: Contest, *, locale: Locale) -> PublicScreen:
    """Return who has won, and who pays whom."""
    found, course = contest.found, contest.found.course
    game, winners = game_name(found.terms, locale=locale), winners_of(course.lines)
    if winners:
        names = contest.names(winners, locale=locale, most=MOST_CALLED)
        head = say(locale, "tournament-over", winners=names, count=len(winners), game=game)
    else:
        head = say(locale, "tournament-over-nobody", game=game)
    show = CustomId(Verb.TOURNAMENT, found.row.id, 0, FINAL)
    lines = [f"### {head}", *(_settled(contest, locale) if found.row.entry else ())]
    small = [f"-# {say(locale, 'offer-money')}"] if found.row.entry else []
    button = Button(say(locale, "tournament-all"), show, enabled=bool(winners))
    return PublicScreen(("\n".join([*lines, *small]), (button,)))


def _settled(contest: Contest, locale: Locale) -> Iterator[str]:
    """Yield the pot, what each winner has of it, and the payments."""
    found, course = contest.found, contest.found.course
    entry = found.row.entry
    won = nets(entry, course.entrants, course.lines, course.plan.division)
    shares = [
        say(locale, "tournament-share", name=name(contest.people[person]), amount=amount(net + entry, locale=locale))
        for person, net in sorted(won.items(), key=lambda each: -each[1])
        if net + entry
    ]
    pot = _money(contest, entry * len(course.entrants), locale, "pot")
    yield say(locale, "tournament-pot-was", shares=", ".join(shares[:MOST_SHARES]), **pot)
    paid = payments(won)
    for payer, payee, minor in paid[:MOST_PAYMENTS]:
        yield "- " + say(
            locale,
            "tournament-pays-line",
            payer=name(contest.people[payer]),
            payee=name(contest.people[payee]),
            **_money(contest, minor, locale, "amount"),
        )
    if (more := len(paid) - MOST_PAYMENTS) > 0:
        yield say(locale, "tournament-pays-more", count=more)


def _money(contest: Contest, minor: int, locale: Locale, called: str) -> dict[str, str]:
    return {
        called: amount(minor, locale=locale),
        "unit": unit_word(contest.found.row.unit, locale=locale, minor=minor),
    }
