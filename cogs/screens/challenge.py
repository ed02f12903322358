"""The message of a challenge, open or answered, and the beginning of a practice game."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.protocol import Game
from bot.tables import Offer, Player, Promise, Terms
from bot.text import Locale, say
from bot.text.listing import listed
from cogs.ids import CustomId, Verb
from cogs.names import game_name, mention, name, pings, until, with_level
from cogs.screens.how import how_to_button
from cogs.screens.screen import GRAY, GREEN, Block, Button, Choice, Menu, PrivateScreen, PublicScreen
from cogs.terms import changed_lines, forced_lines, risk_lines, terms_lines

MOST_CHOICES = 25  # lines of a menu, a limit of Discord's


def challenge_screen(
    offer: Offer, *, locale: Locale, outcome: str | None = None, first: Terms | None = None
) -> PublicScreen:
    """Return the challenge in words, with its buttons, or once it is answered with its `outcome` instead.

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
    lines = [*lines, *risk_lines(offer.terms, (2,), locale=locale)]
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


def calling(screen: PublicScreen, role: int | None, *, locale: Locale) -> PublicScreen:
    """Return a challenge or lobby as it is first posted, with a call of `role` above it."""
    if role is None:
        return screen
    call = say(locale, "call-role", role=f"<@&{role}>")
    return replace(screen, blocks=(call, *screen.blocks), role_pings=(role,))


def lost_line(offer: Offer, *, locale: Locale) -> str:
    """Return why `offer` is closed once the same two have agreed to the terms of its rival."""
    challenger, challenged = name(offer.challenger), "" if offer.challenged is None else name(offer.challenged)
    if offer.is_back:
        return say(locale, "offer-first-agreed", player=challenger)
    return say(locale, "offer-other-terms", player=challenger, other=challenged)


def seats_line(game: Game, *, locale: Locale) -> str:
    """Return how many can play a game."""
    fewest, most = game.seats[0], game.seats[-1]
    words = "seats-alone" if fewest == most else "seats-range"
    return say(locale, words, game=say(locale, f"{game.name}-name"), fewest=fewest, most=most)


def table_with(challenged: Player, game: Game, key: str, *, locale: Locale) -> PrivateScreen:
    """Return the notice that a game is not for two, and a button for a table with a seat held for `challenged`."""
    words = f"{seats_line(game, locale=locale)} {say(locale, 'challenge-table', player=name(challenged))}"
    button = Button(say(locale, "challenge-open-table"), CustomId(Verb.TABLE_WITH, key), GREEN)
    return PrivateScreen((words, (button,)))


def which_game(challenged: Player, games: Sequence[Game], *, locale: Locale) -> PrivateScreen:
    """Ask which game a person is challenged to; games that are not for two need a table."""
    choices = tuple(
        Choice(say(locale, f"{each.name}-name"), each.name, None if 2 in each.seats else _at_table(each, locale))
        for each in games[:MOST_CHOICES]
    )
    menu = Menu(say(locale, "challenge-which"), CustomId(Verb.WHICH_GAME, str(challenged.discord_id)), choices)
    return PrivateScreen((say(locale, "challenge-whom", player=name(challenged)), menu))


def _at_table(game: Game, locale: Locale) -> str:
    fewest, most = game.seats[0], game.seats[-1]
    words = "challenge-at-table" if fewest == most else "challenge-at-table-range"
    return say(locale, words, fewest=fewest, most=most)


def practice_screen(player: Player, promise: Promise, *, locale: Locale) -> PublicScreen:
    """Announce a practice game and its opponent."""
    terms = promise.terms
    robots = listed([with_level(each, locale=locale) for each in promise.robots], locale=locale)
    many = len(promise.robots)
    begun = say(
        locale,
        "practice-begun",
        player=name(player),
        robot=robots,
        robots=many,
        game=game_name(terms, locale=locale),
        partners="yes" if any(len(side) > 1 for side in terms.game.sides(many + 1)) else "no",
    )
    lines = [*forced_lines(terms, locale=locale), *risk_lines(terms, (many + 1,), locale=locale)]
    risks = "".join(f"\n- {line}" for line in lines)
    small = say(locale, "offer-commitment", commitment=promise.commitment)
    how = how_to_button(terms.game.name, locale=locale)
    return PublicScreen((f"{begun}{risks}", (how,), f"-# {small}"))


def _open_until(offer: Offer, locale: Locale) -> str:
    """Return small print above the buttons: when the challenge expires, and which of two challenges who may accept."""
    lines = [say(locale, "offer-until", time=until(offer.expires_at))]
    if offer.is_back and offer.challenged is not None:
        accepts = {"challenger": name(offer.challenger), "challenged": name(offer.challenged)}
        lines.append(say(locale, "offer-counter-who", **accepts))
    elif offer.rival is not None and offer.challenged is not None:
        lines.append(say(locale, "offer-countered", player=name(offer.challenged)))
    return f"-# {' '.join(lines)}"


def _buttons(offer: Offer, locale: Locale) -> tuple[Button, ...]:
    """Return *Accept* and *How to play* first; at most five."""
    how = how_to_button(offer.terms.game.name, locale=locale)
    withdraw = Button(say(locale, "offer-withdraw"), CustomId(Verb.WITHDRAW, offer.id), GRAY)
    terms = Button(say(locale, "offer-terms"), CustomId(Verb.TERMS, offer.id), GRAY)
    if offer.challenged is None:
        return Button(say(locale, "offer-take"), CustomId(Verb.ACCEPT, offer.id), GREEN), how, terms, withdraw
    accept = Button(say(locale, "offer-accept"), CustomId(Verb.ACCEPT, offer.id), GREEN)
    decline = Button(say(locale, "offer-decline"), CustomId(Verb.DECLINE, offer.id), GRAY)
    return (accept, how, decline, withdraw) if offer.rival is not None else (accept, how, terms, decline, withdraw)
