"""A lobby in the channel, the hidden panels of those who sit there, and the posts that accompany it."""

from collections.abc import Mapping, Sequence

from bot.tables import Close, Lobby, Player, Sitter, levels_of
from bot.text import Locale, say
from bot.text.listing import listed
from cogs.ids import BY_LOT, CustomId, Verb
from cogs.names import as_text, game_name, jump_to, mention, name, names_of, pings, until
from cogs.screens.how import how_to_button
from cogs.screens.screen import (
    BLUE,
    GREEN,
    GREY,
    Block,
    Button,
    Choice,
    Menu,
    Picker,
    PrivateScreen,
    PublicScreen,
    plain_private,
)
from cogs.terms import changed_lines, risk_lines, stakes_line, terms_lines

MOST_INVITED = 9  # at once


def lobby_screen(lobby: Lobby, *, now: int, locale: Locale, calls: tuple[Player, ...] = ()) -> PublicScreen:
    """Return the lobby as everybody sees it: the terms, who sits where, and its buttons, or how it ended.

    `calls`: the people notified, and named above it.
    """
    game = game_name(lobby.terms, locale=locale)
    head = [f"### {say(locale, 'lobby-title', game=game, seats=_players(lobby))}"]
    if calls:
        names = listed([mention(each) for each in calls], locale=locale)
        if lobby.again is not None:
            head.append(say(locale, "lobby-again", players=names))
        elif lobby.host is not None:
            head.append(say(locale, "lobby-called", players=names, host=name(lobby.host)))
    head += [f"- {line}" for line in _terms(lobby, locale, since=_first_undecided(lobby))]
    blocks: list[Block] = ["\n".join(head), _seats(lobby, now, locale)]
    if lobby.is_over:
        blocks.append(f"**{_ending(lobby, locale)}**")
    else:
        blocks += [_state(lobby, locale), *_rows(lobby, locale)]
    small = [say(locale, "offer-money")] if lobby.terms.stake else []
    small.append(say(locale, "offer-commitment", commitment=lobby.commitment))
    blocks.append("\n".join(f"-# {line}" for line in small))
    return PublicScreen(tuple(blocks), pings=pings(*calls))


def _terms(lobby: Lobby, locale: Locale, *, since: Sitter | None = None) -> list[str]:
    """Return the terms in force, and their possible cost: for a game that has begun, by its number of players.

    Terms changed after `since`, who sits here, agreed are in bold; dropped terms are listed, too.
    """
    terms, stakes = lobby.terms, stakes_line(lobby.terms, locale=locale)
    known = None if since is None else since.terms
    lines = terms_lines(terms, locale=locale) if known is None else changed_lines(terms, known, locale=locale)
    at = next(at for at, line in enumerate(lines) if line in {stakes, f"**{stakes}**"})
    is_new = lines[at] != stakes or (since is not None and known is not None and since.robots != lobby.robots)
    shown = say(locale, "lobby-robots") if lobby.robots else stakes
    lines[at] = f"**{shown}**" if is_new else shown
    if lobby.is_over:
        return [*lines, *risk_lines(terms, (_players(lobby),), locale=locale)] if lobby.is_started else lines
    risks = risk_lines(terms, lobby.seat_numbers, locale=locale)
    told = risks if known is None else risk_lines(known, lobby.seat_numbers, locale=locale)
    return [*lines, *(line if line in told else f"**{line}**" for line in risks)]


def _players(lobby: Lobby) -> int:
    """Return how many play, once the game has begun; until then for how many the table is."""
    return len(lobby.sitters) if lobby.is_started else lobby.seats


def _first_undecided(lobby: Lobby) -> Sitter | None:
    """Return the sitter who has waited longest of those who still have to agree."""
    if lobby.is_over or not lobby.undecided:
        return None
    return lobby.sitter(lobby.undecided[0].id)


def _seats(lobby: Lobby, now: int, locale: Locale) -> str:
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
        lines.append(" · ".join([f"- {name(sitter.player)}", *notes]))
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
        lines.append(f"**{say(locale, 'lobby-ready', players=listed(asked, locale=locale), time=when)}**")
    if lobby.undecided:
        missing = listed([mention(each) for each in lobby.undecided], locale=locale)
        lines.append(f"**{say(locale, 'lobby-undecided-many', players=missing, count=len(lobby.undecided))}**")
    fewest = lobby.game.seats[0]
    host = "" if lobby.host is None else name(lobby.host)
    starts = "lobby-starts" if fewest == lobby.seats else "lobby-starts-from"
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


def _rows(lobby: Lobby, locale: Locale) -> list[Block]:
    """Return the buttons: sitting down first, then those of sitters, and the sides in a separate row."""
    sit = Button(say(locale, "lobby-sit"), CustomId(Verb.SIT, lobby.id, lobby.version), GREEN)
    first = [sit, how_to_button(lobby.game.name, locale=locale)]
    asked: list[Button] = []
    if lobby.undecided:
        consent = CustomId(Verb.CONSENT, lobby.id, lobby.version)
        asked.append(Button(say(locale, "lobby-consent"), consent, BLUE))
    if lobby.check is not None and lobby.check.asked:
        asked.append(Button(say(locale, "lobby-is-ready"), CustomId(Verb.READY, lobby.id), BLUE))
    last = [
        Button(say(locale, "lobby-leave"), CustomId(Verb.STAND, lobby.id), GREY),
        Button(say(locale, "lobby-panel"), CustomId(Verb.LOBBY, lobby.id), GREY),
    ]
    sides = _sides(lobby, locale)
    return [(*first, *last), *([(*asked,)] if asked else []), *([sides] if sides else [])]


def _sides(lobby: Lobby, locale: Locale) -> tuple[Button, ...]:
    """Return a button for each side, with those who chose it."""
    buttons = []
    for number, side in enumerate(lobby.sides(lobby.seats)):
        there = [each.player.name for each in lobby.sitters if each.side == number]
        label = say(locale, "lobby-join", side=number + 1, taken=len(there), seats=len(side))
        buttons.append(Button(label, CustomId(Verb.SIDE, lobby.id, word=str(number)), GREY))
    return tuple(buttons)


# Hidden panels


def lobby_panel(lobby: Lobby, player: Player, *, now: int, locale: Locale, said: str | None = None) -> PrivateScreen:
    """Return the controls of a sitter or an invited person, with `said` above; the host's has more."""
    is_host = lobby.is_host(player)
    title = say(locale, "lobby-title", game=game_name(lobby.terms, locale=locale), seats=lobby.seats)
    words = [*([said] if said else []), f"### {title}"]
    is_asked = player in lobby.undecided
    if is_asked or not is_host:  # the host named them
        since = lobby.sitter(player.id) if is_asked else None
        words += [f"- {line}" for line in _terms(lobby, locale, since=since)]
    words.append(_seats(lobby, now, locale))
    if is_host:
        words.append(f"-# {_missing(lobby, locale)}")
        if not _can_start(lobby):
            words[-1] += f" {say(locale, 'lobby-refresh')}"
    blocks: list[Block] = ["\n".join(words)]
    if is_host:
        blocks += _menus(lobby, now, locale)
    blocks += [row for row in (_own_buttons(lobby, player, locale, is_host=is_host),) if row]
    sitter = lobby.sitter(player.id)
    if (sides := _sides(lobby, locale)) and sitter is not None:
        lot = Button(say(locale, "lobby-lot"), CustomId(Verb.SIDE, lobby.id, word=BY_LOT), GREY)
        blocks.append(sides if sitter.side is None else (*sides, lot))
    return PrivateScreen(tuple(blocks))


def _can_start(lobby: Lobby) -> bool:
    """Return whether the host may start the game now."""
    is_asked = lobby.check is not None and bool(lobby.check.asked)
    return len(lobby.sitters) in lobby.game.seats and not lobby.undecided and not is_asked


def _missing(lobby: Lobby, locale: Locale) -> str:
    """Return what the host still waits for before the table can start."""
    if lobby.check is not None and lobby.check.asked:
        return say(locale, "declined-checking")
    if len(lobby.sitters) not in lobby.game.seats:
        return say(locale, "lobby-too-few", count=lobby.game.seats[0] - len(lobby.sitters))
    if lobby.undecided:
        missing = names_of(lobby.undecided, locale=locale)
        return say(locale, "lobby-undecided-many", players=missing, count=len(lobby.undecided))
    return say(locale, "lobby-can-start")


def _menus(lobby: Lobby, now: int, locale: Locale) -> list[Block]:
    """Return menus to invite people, add robots and send both away, as far as people or seats allow."""
    blocks: list[Block] = []
    if (free := lobby.free(now)) > 0:
        most = min(MOST_INVITED, free)
        invite = CustomId(Verb.INVITE, lobby.id)
        blocks.append(Picker("person", say(locale, "lobby-invite", count=most), invite, (), most))
        levels = tuple(Choice(say(locale, f"lobby-robot-{level}"), level.value) for level in levels_of(lobby.game))
        blocks.append(Menu(say(locale, "lobby-add-robot"), CustomId(Verb.ADD_ROBOT, lobby.id), levels))
    robots = tuple(Choice(each.player.name, str(each.player.id)) for each in lobby.sitters if each.is_robot)
    if robots:
        blocks.append(Menu(say(locale, "lobby-dismiss"), CustomId(Verb.DISMISS, lobby.id), robots))
    others = tuple(Choice(each.player.name, str(each.player.id)) for each in lobby.people[1:])
    if others:
        blocks.append(Menu(say(locale, "lobby-remove"), CustomId(Verb.REMOVE, lobby.id), others))
    return blocks


def _own_buttons(lobby: Lobby, player: Player, locale: Locale, *, is_host: bool) -> tuple[Button, ...]:
    buttons = []
    if is_host:
        begin, is_able = CustomId(Verb.BEGIN, lobby.id), _can_start(lobby)
        buttons.append(Button(say(locale, "lobby-begin"), begin, GREEN, enabled=is_able))
        buttons.append(Button(say(locale, "offer-terms"), CustomId(Verb.LOBBY_TERMS, lobby.id), GREY))
    if lobby.sitter(player.id) is None:
        buttons.append(Button(say(locale, "lobby-sit"), CustomId(Verb.SIT, lobby.id, lobby.version), GREEN))
    elif player in lobby.undecided:
        consent = CustomId(Verb.CONSENT, lobby.id, lobby.version)
        buttons.append(Button(say(locale, "lobby-consent"), consent, GREEN))
    if lobby.check is not None and player.id in lobby.check.asked:
        buttons.append(Button(say(locale, "lobby-is-ready"), CustomId(Verb.READY, lobby.id), GREEN))
    buttons.append(Button(say(locale, "lobby-leave"), CustomId(Verb.STAND, lobby.id), GREY))
    buttons.append(Button(say(locale, "table-refresh"), CustomId(Verb.LOBBY, lobby.id), GREY))
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
    whole = _terms(lobby, locale)
    changed = _terms(lobby, locale, since=lobby.sitter(people[0].id))
    lines += [f"- {line}" for line in changed if line not in whole]
    look = Button(say(locale, "lobby-look"), CustomId(Verb.LOBBY, lobby.id), BLUE)
    return PublicScreen(("\n".join(lines), (look,)), pings=pings(*people))


def ready_call(lobby: Lobby, people: tuple[Player, ...], *, locale: Locale) -> PublicScreen:
    """Ask these people whether they are ready; they alone are notified."""
    names = listed([mention(each) for each in people], locale=locale)
    when = "" if lobby.check is None else until(lobby.check.until)
    words = say(locale, "lobby-ready-call", players=names, time=when)
    ready = Button(say(locale, "lobby-is-ready"), CustomId(Verb.READY, lobby.id), GREEN)
    return PublicScreen((f"{words}{_link(lobby, locale)}", (ready,)), pings=pings(*people))


def _link(lobby: Lobby, locale: Locale) -> str:
    if lobby.message_id is None:
        return ""
    where = jump_to(lobby.guild_id, lobby.channel_id, lobby.message_id)
    return f" [{say(locale, 'lobby-go')}]({where})"


def too_many_open(lobbies: Sequence[Lobby], *, locale: Locale) -> str:
    """Return that a person has this many lobbies open, and where these are."""
    words = []
    for lobby in lobbies:
        named = say(locale, "lobby-title", game=game_name(lobby.terms, locale=locale), seats=lobby.seats)
        if lobby.message_id is not None:
            named = f"[{named}]({jump_to(lobby.guild_id, lobby.channel_id, lobby.message_id)})"
        words.append(named)
    return say(locale, "lobby-many-open", count=len(lobbies), tables=listed(words, locale=locale))


def not_here(names: Mapping[int, str], *, locale: Locale) -> str:
    """Return that these people are not in the server."""
    return say(locale, "lobby-stranger", players=listed([as_text(each) for each in names.values()], locale=locale))
