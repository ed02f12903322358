"""A lobby in the channel, and the posts that accompany it."""

from collections.abc import Mapping, Sequence

from bot.tables import Close, Lobby, Player, Sitter
from bot.text import Locale, say
from bot.text.listing import listed
from cogs.ids import BY_LOT, CustomId, Verb
from cogs.names import as_text, game_name, jump_to, mention, name, names_of, pings, until, with_level
from cogs.screens.as_of import as_of
from cogs.screens.how import how_to_button
from cogs.screens.screen import (
    BLUE,
    GRAY,
    GREEN,
    Block,
    Button,
    PrivateScreen,
    PublicScreen,
    plain_private,
)
from cogs.terms import changed_lines, risk_lines, stakes_line, terms_lines


def lobby_screen(lobby: Lobby, *, now: int, locale: Locale, calls: tuple[Player, ...] = ()) -> PublicScreen:
    """Return the lobby as everyone sees it: the terms, who sits where, and its buttons, or how it ended.

    `calls`: the people notified, and named above it.
    """
    head = [f"### {title_of(lobby, _players(lobby), locale=locale)}"]
    if calls:
        names = listed([mention(each) for each in calls], locale=locale)
        if lobby.again is not None:
            head.append(say(locale, "lobby-again", players=names))
        elif lobby.host is not None:
            head.append(say(locale, "lobby-called", players=names, count=len(calls), host=name(lobby.host)))
    head += [f"- {line}" for line in terms_of(lobby, locale, since=_first_undecided(lobby))]
    blocks: list[Block] = ["\n".join(head), seats_of(lobby, now, locale)]
    if lobby.is_over:
        blocks.append(f"**{_ending(lobby, locale)}**")
    else:
        blocks += [_state(lobby, locale), *_rows(lobby, now, locale)]
    small = [say(locale, "offer-money")] if lobby.terms.stake else []
    small.append(say(locale, "offer-commitment", commitment=lobby.commitment))
    blocks.append("\n".join(f"-# {line}" for line in small))
    screen = PublicScreen(tuple(blocks), pings=pings(*calls))
    if lobby.terms.is_elsewhere and not lobby.is_over:
        return as_of(screen, CustomId(Verb.RENEW_LOBBY, lobby.id), now=now, locale=locale)
    return screen


def title_of(lobby: Lobby, seats: int, *, locale: Locale) -> str:
    """Return the game, and for how many the table is, or the tables of a duplicate."""
    game = game_name(lobby.terms, locale=locale)
    if not lobby.is_duplicate:
        return say(locale, "lobby-title", game=game, seats=seats)
    return say(locale, "duplicate-lobby", game=game, tables=seats // lobby.table_seats, seats=lobby.table_seats)


def terms_of(lobby: Lobby, locale: Locale, *, since: Sitter | None = None) -> list[str]:
    """Return the terms in force, and their possible cost: for a game that has begun, by its number of players.

    Terms changed after `since`, who sits here, agreed are in bold; dropped terms are listed too.
    """
    terms, stakes = lobby.terms, stakes_line(lobby.terms, locale=locale)
    known = None if since is None else since.terms
    lines = terms_lines(terms, locale=locale) if known is None else changed_lines(terms, known, locale=locale)
    at = next(at for at, line in enumerate(lines) if line in {stakes, f"**{stakes}**"})
    is_new = lines[at] != stakes or (since is not None and known is not None and since.robots != lobby.robots)
    are_gone = not lobby.is_over and lobby.robots > 0 and lobby.named is not None and lobby.named.stake > 0
    shown = say(locale, "lobby-robots") if lobby.robots else stakes
    lines[at] = f"**{shown}**" if is_new or are_gone else shown  # nobody is asked about stakes that are gone
    if lobby.is_over:
        return [*lines, *risk_lines(terms, (_players(lobby),), locale=locale)] if lobby.is_started else lines
    risks = risk_lines(terms, lobby.seat_numbers, locale=locale)
    before = risks if known is None else risk_lines(known, lobby.seat_numbers, locale=locale)
    return [*lines, *(line if line in before else f"**{line}**" for line in risks)]


def _players(lobby: Lobby) -> int:
    """Return how many play, once the game has begun; until then for how many the table is."""
    return len(lobby.sitters) if lobby.is_started else lobby.seats


def _first_undecided(lobby: Lobby) -> Sitter | None:
    """Return the sitter who has waited longest of those who still have to agree."""
    if lobby.is_over or not lobby.undecided:
        return None
    return lobby.sitter(lobby.undecided[0].id)


def seats_of(lobby: Lobby, now: int, locale: Locale) -> str:
    """Return who sits there, for whom seats are held, and how many are free."""
    taken = say(locale, "lobby-seats", taken=len(lobby.sitters), seats=lobby.seats)
    lines = [f"**{taken}**"]
    for sitter in lobby.sitters:
        notes = []
        if lobby.is_host(sitter.player):
            notes.append(say(locale, "lobby-host"))
        if sitter.side is not None and lobby.sides(lobby.seats):
            notes.append(say(locale, "lobby-side", side=sitter.side + 1))
        if sitter.player in lobby.undecided and not lobby.is_over:
            notes.append(say(locale, "lobby-undecided"))
        lines.append(" · ".join([f"- {with_level(sitter.player, locale=locale)}", *notes]))
    if lobby.is_over:
        return "\n".join([*lines, *_gone(lobby, "lobby-gone-started", locale)])
    for invitation in lobby.invitations:
        if now < invitation.until:
            held = say(locale, "lobby-held", player=name(invitation.player), time=until(invitation.until))
            lines.append(f"- {held}")
    if (free := lobby.free(now)) > 0:
        lines.append(f"- *{say(locale, 'lobby-free', count=free)}*")
    if lobby.again is not None and lobby.sides(lobby.seats):
        lines.append(f"-# {say(locale, 'lobby-sides-again')}")
    return "\n".join([*lines, *_gone(lobby, "lobby-gone", locale)])


def _gone(lobby: Lobby, words: str, locale: Locale) -> list[str]:
    """Return who has left the server, as a small line."""
    if not lobby.gone or lobby.closed is not None:
        return []
    gone = names_of(lobby.gone, locale=locale)
    return [f"-# {say(locale, words, players=gone, count=len(lobby.gone))}"]


def _state(lobby: Lobby, locale: Locale) -> str:
    """Return what the table waits for."""
    lines = []
    if lobby.check is not None and lobby.check.asked:
        asked = [name(each.player) for each in lobby.people if each.player.id in lobby.check.asked]
        when = until(lobby.check.until)
        words = say(locale, "lobby-ready", players=listed(asked, locale=locale), count=len(asked), time=when)
        lines.append(f"**{words}**")
    if lobby.undecided:
        missing = listed([mention(each) for each in lobby.undecided], locale=locale)
        lines.append(f"**{say(locale, 'lobby-undecided-many', players=missing, count=len(lobby.undecided))}**")
    fewest = lobby.game.seats[0]
    host = "" if lobby.host is None else name(lobby.host)
    is_whole = fewest == lobby.seats or lobby.is_duplicate
    starts = "lobby-starts" if is_whole else "lobby-starts-from"
    if len(lobby.sitters) == lobby.seats and len(lobby.people) == 1:
        starts = "lobby-full-alone"  # nobody else has anything to agree to, so that it does not start by itself
    lines.append(say(locale, starts, seats=lobby.seats, fewest=fewest, host=host))
    lines.append(say(locale, "offer-until", time=until(lobby.expires_at)))
    return f"-# {' '.join(lines)}" if len(lines) == 2 else "\n".join([*lines[:-2], f"-# {' '.join(lines[-2:])}"])


def _ending(lobby: Lobby, locale: Locale) -> str:
    match lobby.closed:
        case None:
            return say(locale, "lobby-started")
        case Close.EMPTY:
            return say(locale, "lobby-empty")
        case Close.LAPSED:
            return say(locale, "lobby-lapsed")
        case Close.FORBIDDEN:
            return say(locale, "lobby-forbidden", game=game_name(lobby.terms, locale=locale))


def _rows(lobby: Lobby, now: int, locale: Locale) -> list[Block]:
    """Return the buttons: of sitters and the host, of the sides, and last what is not always there."""
    sit = Button(say(locale, "lobby-sit"), CustomId(Verb.SIT, lobby.id, lobby.version), GREEN)
    first = (
        sit,
        Button(say(locale, "lobby-leave"), CustomId(Verb.STAND, lobby.id), GRAY),
        Button(say(locale, "lobby-fill"), CustomId(Verb.FILL, lobby.id), GRAY, enabled=may_fill(lobby, now)),
        Button(say(locale, "lobby-begin"), CustomId(Verb.BEGIN, lobby.id), BLUE if may_begin(lobby) else GRAY),
        Button(say(locale, "lobby-options"), CustomId(Verb.TABLE_OPTIONS, lobby.id), GRAY),
    )
    last = [how_to_button(lobby.game.name, locale=locale)]
    if lobby.undecided:
        consent = CustomId(Verb.CONSENT, lobby.id, lobby.version)
        last.append(Button(say(locale, "lobby-consent"), consent, BLUE))
    if lobby.check is not None and lobby.check.asked:
        last.append(Button(say(locale, "lobby-is-ready"), CustomId(Verb.READY, lobby.id), BLUE))
    sides = side_buttons(lobby, locale, by_lot=any(each.side is not None for each in lobby.people))
    return [first, *([sides] if sides else []), tuple(last)]


def may_fill(lobby: Lobby, now: int) -> bool:
    """Return whether robots may sit down: not in duplicate, nor where no seat is free."""
    return lobby.free(now) > 0 and not lobby.is_duplicate


def may_begin(lobby: Lobby) -> bool:
    """Return whether the host may start the game now."""
    is_asked = lobby.check is not None and bool(lobby.check.asked)
    return lobby.can_play(len(lobby.sitters)) and not lobby.undecided and not is_asked


def side_buttons(lobby: Lobby, locale: Locale, *, by_lot: bool) -> tuple[Button, ...]:
    """Return a button for each side, with those who chose it, and one for the lot if `by_lot`; none without sides."""
    buttons = []
    for number, side in enumerate(lobby.sides(lobby.seats)):
        there = [each.player.name for each in lobby.sitters if each.side == number]
        label = say(locale, "lobby-join", side=number + 1, taken=len(there), seats=len(side))
        buttons.append(Button(label, CustomId(Verb.SIDE, lobby.id, word=str(number)), GRAY))
    if buttons and by_lot:
        buttons.append(Button(say(locale, "lobby-lot"), CustomId(Verb.SIDE, lobby.id, word=BY_LOT), GRAY))
    return tuple(buttons)


# Accompanying posts


def removed_notice(lobby: Lobby, *, locale: Locale) -> PrivateScreen:
    """Notify a person that the host took them off the table."""
    return plain_private(say(locale, "lobby-removed-you", game=game_name(lobby.terms, locale=locale)))


def invitation_call(lobby: Lobby, people: tuple[Player, ...], *, held_until: int, locale: Locale) -> PublicScreen:
    """Announce that seats are held for these people, who alone are notified."""
    words = say(
        locale,
        "lobby-invitation",
        players=listed([mention(each) for each in people], locale=locale),
        count=len(people),
        host="" if lobby.host is None else name(lobby.host),
        game=game_name(lobby.terms, locale=locale),
        time=until(held_until),
    )
    return PublicScreen((f"{words}{_link(lobby, locale)}",), pings=pings(*people))


def changed_call(lobby: Lobby, people: tuple[Player, ...], *, locale: Locale) -> PublicScreen:
    """Ask these people, who alone are notified, to agree to new terms. Their panel lists them in full."""
    words = say(
        locale,
        "lobby-changed-call",
        players=listed([mention(each) for each in people], locale=locale),
        count=len(people),
        game=game_name(lobby.terms, locale=locale),
    )
    lines = [f"{words}{_link(lobby, locale)}"]
    whole = terms_of(lobby, locale)
    changed = terms_of(lobby, locale, since=lobby.sitter(people[0].id))
    lines += [f"- {line}" for line in changed if line not in whole]
    look = Button(say(locale, "lobby-look"), CustomId(Verb.LOBBY, lobby.id), BLUE)
    return PublicScreen(("\n".join(lines), (look,)), pings=pings(*people))


def ready_call(lobby: Lobby, people: tuple[Player, ...], *, locale: Locale) -> PublicScreen:
    """Ask these people whether they are ready; they alone are notified."""
    names = listed([mention(each) for each in people], locale=locale)
    when = "" if lobby.check is None else until(lobby.check.until)
    words = say(locale, "lobby-ready-call", players=names, count=len(people), time=when)
    ready = Button(say(locale, "lobby-is-ready"), CustomId(Verb.READY, lobby.id), GREEN)
    return PublicScreen((f"{words}{_link(lobby, locale)}", (ready,)), pings=pings(*people))


def _link(lobby: Lobby, locale: Locale) -> str:
    if lobby.message_id is None:
        return ""
    is_elsewhere = lobby.terms.is_elsewhere
    where = jump_to(lobby.guild_id, lobby.channel_id, lobby.message_id, is_elsewhere=is_elsewhere)
    return f" [{say(locale, 'lobby-go')}]({where})"


def too_many_open(lobbies: Sequence[Lobby], *, locale: Locale) -> str:
    """Return that a person has this many lobbies open, and where these are."""
    words = []
    for lobby in lobbies:
        named = title_of(lobby, lobby.seats, locale=locale)
        if lobby.message_id is not None:
            is_elsewhere = lobby.terms.is_elsewhere
            where = jump_to(lobby.guild_id, lobby.channel_id, lobby.message_id, is_elsewhere=is_elsewhere)
            named = f"[{named}]({where})"
        words.append(named)
    many = say(locale, "lobby-many-open", count=len(lobbies), tables=listed(words, locale=locale))
    is_elsewhere = any(each.terms.is_elsewhere for each in lobbies)
    return f"{many} {say(locale, 'lobby-many-again')}" if is_elsewhere else many


def not_here(names: Mapping[int, str], *, locale: Locale) -> str:
    """Return that these people are not in the server."""
    return say(locale, "lobby-stranger", players=listed([as_text(each) for each in names.values()], locale=locale))
