"""The rules of a lobby: every request is judged here before anything is stored, and again by a check of the database.

Each function returns the act that follows, or raises Declined. `now` is in Unix milliseconds.
"""

from bot.games.protocol import SEATS, BadOption
from bot.games.shuffle import seat_order
from bot.robots.levels import levels_of
from bot.store import LobbyActRow
from bot.tables.errors import Avoided, Declined, Reason
from bot.tables.lobbies.lobby import NOBODY, Apart, Close, Lobby, Sitter
from bot.tables.lobbies.lobby_acts import UNASKED, Kind, Leave, terms_text
from bot.tables.lobbies.opening import check_people, check_stake
from bot.tables.state.people import Player
from bot.tables.state.terms import Terms

MOST_DEPARTURES = 3  # a player who left or declined this often does not come back, and is asked no more


# Sitting


def sit(lobby: Lobby, player: Player, *, version: int, press_id: int, now: int, apart: Apart = NOBODY) -> LobbyActRow:
    """Take a seat, and agree to the terms of this version.

    Raises Avoided, and Declined (LOBBY_OVER, SEATED, NOT_PLAYED, LEFT_OFTEN, UNWELCOME, NEW_TERMS, FULL, HELD).
    """
    _see_open(lobby, now)
    if lobby.sitter(player.id) is not None:
        raise Declined(Reason.SEATED)
    _see_played(lobby)
    _see_welcome(lobby, player, apart.blockers)
    _see_version(lobby, version)
    _see_free(lobby, now, player=player.id)
    if avoided := [each.player.name for each in lobby.people if each.player.id in apart.blocked]:
        raise Avoided(avoided, key=lobby.id, version=lobby.version)
    return _act(lobby, Kind.SIT, now, player, press_id=press_id, text=str(version))


def agree(lobby: Lobby, player: Player, *, version: int, press_id: int, now: int) -> LobbyActRow:
    """Agree to the terms of this version. Raises Declined (LOBBY_OVER, NOT_SITTING, NOT_PLAYED, NEW_TERMS, AGREED)."""
    _see_open(lobby, now)
    sitter = _seated(lobby, player)
    _see_played(lobby)
    _see_version(lobby, version)
    if sitter.agreed == version:
        raise Declined(Reason.AGREED)
    return _act(lobby, Kind.AGREE, now, player, press_id=press_id, text=str(version))


def leave(lobby: Lobby, player: Player, *, now: int, why: Leave = Leave.PRESSED) -> LobbyActRow:
    """Give up a seat, or one that is held. Raises Declined (LOBBY_OVER, NOT_SITTING)."""
    if why is Leave.PRESSED:
        _see_open(lobby, now)
    if lobby.is_over:
        raise Declined(Reason.LOBBY_OVER)
    if lobby.invitation(player.id) is not None:
        return _act(lobby, Kind.DECLINE, now, player, text=why)
    _seated(lobby, player)
    return _act(lobby, Kind.LEAVE, now, player, text=why)


def choose_side(lobby: Lobby, player: Player, side: int | None, *, now: int) -> LobbyActRow:
    """Choose with whom to play; None leaves it to the draw.

    Raises Declined (LOBBY_OVER, NOT_SITTING, NO_SIDES, SIDE_FULL).
    """
    _see_open(lobby, now)
    _seated(lobby, player)
    sides = lobby.sides(lobby.seats)
    if side is None and sides:
        return _act(lobby, Kind.SIDE, now, player, text="")
    if side is None or side not in range(len(sides)):
        raise Declined(Reason.NO_SIDES)
    others = [each for each in lobby.people if each.side == side and each.player.id != player.id]
    if len(others) >= len(sides[side]):
        raise Declined(Reason.SIDE_FULL)
    return _act(lobby, Kind.SIDE, now, player, text=str(side))


def keep_side(lobby: Lobby, player: Player, side: int, *, now: int) -> LobbyActRow | None:
    """Choose the side where one has just played; None if there is none, or someone else has taken that place."""
    sides = lobby.sides(lobby.seats)
    taken = [each for each in lobby.sitters if each.side == side and each.player.id != player.id]
    is_room = side < len(sides) and len(taken) < len(sides[side])
    return choose_side(lobby, player, side, now=now) if is_room else None


def be_ready(lobby: Lobby, player: Player, *, press_id: int, now: int) -> LobbyActRow:
    """Confirm that one is ready. Raises Declined (LOBBY_OVER, NOT_SITTING, NOT_PLAYED, NOT_ASKED)."""
    _see_open(lobby, now)
    _seated(lobby, player)
    _see_played(lobby)
    if lobby.check is None or player.id not in lobby.check.asked:
        raise Declined(Reason.NOT_ASKED)
    return _act(lobby, Kind.READY, now, player, press_id=press_id)


# What the host does


def name_terms(lobby: Lobby, player: Player, terms: Terms, *, press_id: int, now: int) -> LobbyActRow:
    """Name the terms, and agree to them. The first act of a lobby; later it asks everyone again.

    Raises Declined (LOBBY_OVER, NOT_HOST, OTHER_GAME, STAKE, SEATS, and as `check_people`), and BadOption for an option
    that does not fit the number of seats.
    """
    _see_open(lobby, now)
    if lobby.number:
        _see_host(lobby, player)
    if terms.game.name != lobby.game.name:
        raise Declined(Reason.OTHER_GAME)
    check_stake(terms)
    check_people(terms, lobby.seats)
    return _act(lobby, Kind.TERMS, now, player, press_id=press_id, text=terms_text(terms))


def invite(lobby: Lobby, host: Player, player: Player, *, now: int) -> LobbyActRow:
    """Hold a seat for `player`.

    Raises Declined (LOBBY_OVER, NOT_HOST, NOT_PLAYED, ONESELF, INVITE_BOT, INVITE_SEATED, INVITED, INVITE_REMOVED,
    LEFT_OFTEN, FULL, HELD).
    """
    _see_open(lobby, now)
    _see_host(lobby, host)
    _see_played(lobby)
    if player.id == host.id:
        raise Declined(Reason.ONESELF)
    if player.robot is not None:
        raise Declined(Reason.INVITE_BOT)
    if lobby.sitter(player.id) is not None:
        raise Declined(Reason.INVITE_SEATED)
    if player.id in {each.id for each in lobby.invited(now)}:
        raise Declined(Reason.INVITED)
    if player.id in lobby.removed:
        raise Declined(Reason.INVITE_REMOVED)
    _see_welcome(lobby, player)
    _see_free(lobby, now)
    return _act(lobby, Kind.INVITE, now, player)


def add_robot(lobby: Lobby, host: Player, robot: Player, *, press_id: int, now: int) -> LobbyActRow:
    """Let a robot sit down, which asks nobody again: where there were stakes, now there are none.

    Raises Declined (LOBBY_OVER, NOT_HOST, DUPLICATE_ROBOTS, NO_ROBOT, NO_LEVEL, FULL, HELD).
    """
    _see_open(lobby, now)
    _see_host(lobby, host)
    if lobby.is_duplicate:
        raise Declined(Reason.DUPLICATE_ROBOTS)
    if robot.robot is None or lobby.sitter(robot.id) is not None:
        raise Declined(Reason.NO_ROBOT)
    if robot.robot not in levels_of(lobby.game):
        raise Declined(Reason.NO_LEVEL)
    _see_free(lobby, now)
    return _act(lobby, Kind.ROBOT, now, robot, press_id=press_id, text=UNASKED)


def dismiss_robot(lobby: Lobby, host: Player, robot: Player, *, press_id: int, now: int) -> LobbyActRow:
    """Send a robot away, which asks everyone again where that brings the stakes back.

    Raises Declined (LOBBY_OVER, NOT_HOST, NO_ROBOT).
    """
    _see_open(lobby, now)
    _see_host(lobby, host)
    if (sitter := lobby.sitter(robot.id)) is None or not sitter.is_robot:
        raise Declined(Reason.NO_ROBOT)
    has_stakes = lobby.robots == 1 and lobby.named is not None and lobby.named.stake > 0
    return _act(lobby, Kind.DISMISS, now, robot, press_id=press_id, text=None if has_stakes else UNASKED)


def remove(lobby: Lobby, host: Player, player: Player, *, press_id: int, now: int) -> LobbyActRow:
    """Take a person off the table for good. Raises Declined (LOBBY_OVER, NOT_HOST, NOBODY_REMOVED)."""
    _see_open(lobby, now)
    _see_host(lobby, host)
    sitter = lobby.sitter(player.id)
    if sitter is None or sitter.is_robot or player.id == host.id:
        raise Declined(Reason.NOBODY_REMOVED)
    return _act(lobby, Kind.REMOVE, now, player, press_id=press_id)


def start(lobby: Lobby, host: Player, *, now: int) -> LobbyActRow:
    """Start with the sitters here, or ask first whether they are ready. `host`: or who may start in their place.

    Raises Declined (LOBBY_OVER, NOT_HOST, NOT_PLAYED, CHECKING, TOO_FEW, NOT_AGREED), and BadOption for an option that
    does not fit the number of players.
    """
    _see_open(lobby, now)
    if not lobby.may_start(host, now):
        raise Declined(Reason.NOT_HOST)
    _see_played(lobby)
    if lobby.check is not None and lobby.check.asked:
        raise Declined(Reason.CHECKING)
    if not lobby.can_play(len(lobby.sitters)):
        raise Declined(Reason.TOO_FEW)
    if lobby.undecided:
        raise Declined(Reason.NOT_AGREED)
    check_people(lobby.terms, len(lobby.sitters))
    kind = Kind.ASK if any(each.player.id != host.id for each in lobby.asleep(now)) else Kind.START
    return _act(lobby, kind, now, host)


def start_filled(lobby: Lobby, host: Player, *, now: int) -> LobbyActRow | None:
    """Start as `start`, once robots took the empty seats; None if they made it start by itself, or ask someone."""
    return None if lobby.undecided or due(lobby, now) is not None else start(lobby, host, now=now)


# What happens by itself


def due(lobby: Lobby, now: int) -> LobbyActRow | None:
    """Return what happens next by itself; None when nothing does."""
    check = lobby.check
    if lobby.is_over:
        return None
    if lobby.host is None:
        return _act(lobby, Kind.CLOSE, now, text=Close.EMPTY)
    if check is not None and check.asked:
        late = next(each.player for each in lobby.people if each.player.id in check.asked)
        return _act(lobby, Kind.LEAVE, now, late, text=Leave.UNREADY) if now >= check.until else None
    is_awake = not lobby.asleep(now)
    if check is not None and check.host is not None and is_awake and _can_start(lobby):
        return _begun(lobby, Kind.START, now, by=check.host)
    if now >= lobby.lapses_at:
        return _act(lobby, Kind.CLOSE, now, text=Close.LAPSED)
    # A player alone with robots starts by a press: nobody else has anything to agree to.
    if len(lobby.sitters) == lobby.seats and len(lobby.people) > 1 and not lobby.undecided:
        return _begun(lobby, Kind.START if is_awake else Kind.ASK, now)
    return None


def due_at(lobby: Lobby, now: int) -> int:
    """Return when something may be due next, or be shown differently: an invitation that ends."""
    if lobby.check is not None and lobby.check.asked:
        return lobby.check.until
    return min([lobby.lapses_at, *(each.until for each in lobby.invitations if each.until > now)])


def arrange(lobby: Lobby, seed: bytes) -> tuple[tuple[Player, ...], ...]:
    """Return who gets which seat of each table: drawn from the seed and the cut, so that nobody gains by sitting last.

    At a table with sides, players who chose one are seated there. In duplicate the first of those drawn sit at the
    first table, and so on.
    """
    seats = len(lobby.sitters)
    drawn = [lobby.sitters[each] for each in seat_order(seed, game=lobby.game.name, seats=seats, cut=lobby.cut)]
    if lobby.is_duplicate:
        at_one = lobby.table_seats
        return tuple(tuple(each.player for each in drawn[at : at + at_one]) for at in range(0, seats, at_one))
    placed: dict[int, Sitter] = {}
    for index, side in enumerate(lobby.sides(seats) if seats == lobby.seats else ()):
        placed |= zip(side, (each for each in drawn if each.side == index), strict=False)
    others = (each for each in drawn if each not in placed.values())
    free = (seat for seat in range(seats) if seat not in placed)
    placed |= zip(free, others, strict=True)
    return (tuple(placed[seat].player for seat in SEATS[:seats]),)


def _begun(lobby: Lobby, kind: Kind, now: int, *, by: int | None = None) -> LobbyActRow:
    """Return the act that begins the game by itself, or ends the lobby if the server no longer allows the game."""
    return _act(lobby, kind, now, by=by) if lobby.is_played else _act(lobby, Kind.CLOSE, now, text=Close.FORBIDDEN)


def _can_start(lobby: Lobby) -> bool:
    if lobby.undecided or not lobby.can_play(len(lobby.sitters)):
        return False
    try:
        check_people(lobby.terms, len(lobby.sitters))
    except BadOption:
        return False
    return True


def _act(
    lobby: Lobby, kind: Kind, now: int, player: Player | None = None, *, by: int | None = None,
    press_id: int | None = None, text: str | None = None,
) -> LobbyActRow:  # fmt: skip
    who = by if player is None else player.id
    return LobbyActRow(lobby.id, lobby.number + 1, str(kind), who, press_id, None if text is None else str(text), now)


def _see_open(lobby: Lobby, now: int) -> None:
    if lobby.is_over or now >= lobby.lapses_at:
        raise Declined(Reason.LOBBY_OVER)


def _see_host(lobby: Lobby, player: Player) -> None:
    if not lobby.is_host(player):
        raise Declined(Reason.NOT_HOST)


def _see_played(lobby: Lobby) -> None:
    if not lobby.is_played:
        raise Declined(Reason.NOT_PLAYED)


def _see_version(lobby: Lobby, version: int) -> None:
    if version != lobby.version:
        raise Declined(Reason.NEW_TERMS)


def _see_welcome(lobby: Lobby, player: Player, blockers: frozenset[int] = frozenset()) -> None:
    """Raise Declined (LEFT_OFTEN, UNWELCOME). A removal by the host and a block look the same."""
    if lobby.departures.get(player.id, 0) >= MOST_DEPARTURES:
        raise Declined(Reason.LEFT_OFTEN)
    if player.id in lobby.removed or not blockers.isdisjoint(each.player.id for each in lobby.people):
        raise Declined(Reason.UNWELCOME)


def _see_free(lobby: Lobby, now: int, *, player: int | None = None) -> None:
    if len(lobby.sitters) >= lobby.seats:
        raise Declined(Reason.FULL)
    if lobby.free(now, player=player) <= 0:
        raise Declined(Reason.HELD)


def _seated(lobby: Lobby, player: Player) -> Sitter:
    sitter = lobby.sitter(player.id)
    if sitter is None:
        raise Declined(Reason.NOT_SITTING)
    return sitter
