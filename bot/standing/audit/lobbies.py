"""A check that a lobby and its table tell the same story: every act is judged once more, as it was when it happened."""

import json
from collections.abc import Iterator
from dataclasses import replace

from bot.games.protocol import BadOption
from bot.hosted import Games
from bot.standing.audit.cases import Case
from bot.standing.audit.challenges import LAPSES_WITHIN
from bot.standing.audit.clocks import LEEWAY
from bot.standing.audit.sentences import wrong
from bot.store import LobbyActRow, LobbyRow, TableRow
from bot.store.copies.kinds import named
from bot.tables import Declined, Player
from bot.tables.lobbies import lobby_rules as rules
from bot.tables.lobbies.lobby import Close, Lobby
from bot.tables.lobbies.lobby_acts import Kind, Leave, after, lobby_of, read_terms
from bot.tables.lobbies.opening import table_row


def lobby_faults(case: Case, games: Games, seed: bytes | None, *, alive: int) -> Iterator[str]:
    """Yield what is wrong in a lobby and with the table that it became; `alive` (ms): when the bot last ran."""
    row = case.lobby
    if row is None:
        return
    yield from _row_faults(case, row, games)
    lobby = lobby_of(row, games[row.game].game, "" if case.seed is None else case.seed.commitment)
    people = {key: Player.of(each) for key, each in case.people.items()}
    before = row.created_at
    for number, act in enumerate(case.acts, 1):
        if act.number != number:
            yield wrong(act, "number", f"does not follow {number - 1}, so that its lobby cannot be checked")
            return
        if act.at < before - LEEWAY:
            yield wrong(act, "at", f"is {act.at}, before that of the act before, or of its lobby (lobbies: created_at)")
        before = act.at
        try:
            yield from _act_faults(lobby, act, people)
            lobby = after(lobby, act, people)
        except Exception as error:  # of any kind: a fault of one lobby hides no other
            yield f"{named(act)}: kind, player_id or text cannot be read ({type(error).__name__})"
            return
    if not lobby.is_over and lobby.lapses_at + LAPSES_WITHIN < alive:
        yield f"lobby_acts with lobby_id {case.id}: is missing, though the lobby lapsed (lobbies: expires_at)"
    yield from _table_faults(case, lobby, seed)


def _row_faults(case: Case, row: LobbyRow, games: Games) -> Iterator[str]:
    if row.game not in games:
        yield wrong(row, "game", f"is {row.game}, which is no game")
    elif row.seats not in games[row.game].game.seats and games[row.game].game.twin_seats(row.seats) is None:
        yield wrong(row, "seats", f"is {row.seats}, and so many cannot play")
    if row.expires_at <= row.created_at:
        yield wrong(row, "expires_at", f"is {row.expires_at}, not after created_at")
    if not case.acts:
        yield f"lobby_acts with lobby_id {case.id}: is missing, though a lobby begins with its terms"
    elif abs(case.acts[0].at - row.created_at) > LEEWAY:
        yield wrong(row, "created_at", f"is {row.created_at}, but its first act was at {case.acts[0].at}")
    if row.again is not None and not case.has_former:
        yield wrong(row, "again", "names no table")


def _act_faults(lobby: Lobby, act: LobbyActRow, people: dict[int, Player]) -> Iterator[str]:
    """Yield whether an act could happen in this lobby, and is what the bot would have stored."""
    try:
        wanted = _judged(lobby, act, people)
    except (Declined, BadOption) as refusal:
        columns = "kind, player_id, text, at; lobbies: seats, created_at, expires_at"
        words = f"{act.kind} could not happen then: {refusal} ({columns})"
        yield f"{named(act)}: {words}"
        return
    if wanted is None:
        yield f"{named(act)}: {act.kind} was not due then (kind, player_id, at; lobbies: seats, expires_at)"
    elif replace(wanted, text=act.text if _is_free(act) else wanted.text) != act:
        yield f"{named(act)}: kind, player_id, press_id or text is not what the acts before it lead to"


def _is_free(act: LobbyActRow) -> bool:
    """Return whether the text of an act follows from nothing: terms, or a robot of a version that asked everyone."""
    return act.kind == Kind.TERMS or (act.kind in {Kind.ROBOT, Kind.DISMISS} and act.text is None)


def _judged(lobby: Lobby, act: LobbyActRow, people: dict[int, Player]) -> LobbyActRow | None:
    """Return the act that the same request would store now; None for one that is not automatically due."""
    kind, now, press = Kind(act.kind), act.at, 0 if act.press_id is None else act.press_id
    player = None if act.player is None else people[act.player]
    if act.text == Close.FORBIDDEN:
        lobby = replace(lobby, is_played=False)  # no row says what its server allowed at that time
    if player is None or act.text == Leave.UNREADY:
        return rules.due(lobby, now)
    match kind:
        case Kind.TERMS:
            return rules.name_terms(lobby, player, read_terms(lobby.game, act.text or ""), press_id=press, now=now)
        case Kind.SIT:
            return rules.sit(lobby, player, version=int(act.text or ""), press_id=press, now=now)
        case Kind.AGREE:
            return rules.agree(lobby, player, version=int(act.text or ""), press_id=press, now=now)
        case Kind.LEAVE | Kind.DECLINE:
            return rules.leave(lobby, player, now=now, why=Leave(act.text or ""))
        case Kind.SIDE:
            return rules.choose_side(lobby, player, int(act.text) if act.text else None, now=now)
        case Kind.READY:
            return rules.be_ready(lobby, player, press_id=press, now=now)
        case _:
            return _by_host(lobby, act, player, press_id=press)


def _by_host(lobby: Lobby, act: LobbyActRow, player: Player, *, press_id: int) -> LobbyActRow | None:
    """Return the same for what the host does."""
    host, now = lobby.host, act.at
    if host is None:
        return rules.due(lobby, now)
    match Kind(act.kind):
        case Kind.INVITE:
            return rules.invite(lobby, host, player, now=now)
        case Kind.ROBOT:
            return rules.add_robot(lobby, host, player, press_id=press_id, now=now)
        case Kind.DISMISS:
            return rules.dismiss_robot(lobby, host, player, press_id=press_id, now=now)
        case Kind.REMOVE:
            return rules.remove(lobby, host, player, press_id=press_id, now=now)
        case _:  # a start that was put off is due automatically, even if the host has changed since
            return rules.due(lobby, now) or rules.start(lobby, player, now=now)


def _table_faults(case: Case, lobby: Lobby, seed: bytes | None) -> Iterator[str]:
    table = case.table
    if not lobby.is_started:
        if table is not None:
            yield f"lobby_acts with lobby_id {case.id}: is missing (kind start), though the game was begun"
        return
    if table is None:
        yield f"tables with id {case.id}: is missing, though its lobby started (lobby_acts)"
        return
    yield from _terms_faults(lobby, table, at=case.acts[-1].at)
    if seed is None:
        return
    players = [each.id for each in rules.arrange(lobby, seed)[0]]
    for taken in case.seats:
        if taken.seat >= len(players):
            yield f"{named(taken)}: follows from no lobby"
        elif taken.player != players[taken.seat]:
            says = f"its lobby says {players[taken.seat]} (lobby_acts: kind, player_id, press_id, text)"
            yield wrong(taken, "player", f"is {taken.player}, {says}")
    for seat in range(len(players)):
        if all(each.seat != seat for each in case.seats):
            yield f"seats with table_id {case.id}, seat {seat}: is missing"


def _terms_faults(lobby: Lobby, table: TableRow, *, at: int) -> Iterator[str]:
    wanted = table_row(
        lobby.id, lobby.terms, guild_id=lobby.guild_id, channel_id=lobby.channel_id, cut=lobby.cut, now=at
    )
    sources = {
        "cut": "lobby_acts: press_id",
        "created_at": "lobby_acts: at",
        "guild_id": "lobbies: guild_id",
        "channel_id": "lobbies: channel_id",
        "game": "lobbies: game",
    }
    for field in ("game", "guild_id", "channel_id", "cut", "created_at", "rules", "stake", "clock", "unit", "options"):
        here, there = getattr(table, field), getattr(wanted, field)
        if field == "options" and lobby.game.stored_options(json.loads(here)) == lobby.terms.options:
            continue
        if here != there:
            source = sources.get(field, "lobby_acts: text")
            yield wrong(table, field, f"is {here}, its lobby says {there} ({source})")
