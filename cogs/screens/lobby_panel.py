"""The hidden panels of a lobby: what a sitter, an invited person or the host can do there, and the host's start."""

from bot.tables import Lobby, Player, levels_of
from bot.text import Locale, say
from cogs.ids import SURE, CustomId, Verb
from cogs.names import labeled, names_of
from cogs.screens.lobby import may_begin, may_fill, seats_of, side_buttons, terms_of, title_of
from cogs.screens.screen import GRAY, GREEN, Block, Button, Choice, Menu, Picker, PrivateScreen

MOST_INVITED = 9  # at once


def lobby_panel(lobby: Lobby, player: Player, *, now: int, locale: Locale, said: str | None = None) -> PrivateScreen:
    """Return the controls of a sitter or an invited person, with `said` above; the host's has more."""
    is_host = lobby.is_host(player)
    title = title_of(lobby, lobby.seats, locale=locale)
    words = [*([said] if said else []), f"### {title}"]
    is_asked = player in lobby.undecided
    if is_asked or not is_host:  # the host named them
        since = lobby.sitter(player.id) if is_asked else None
        words += [f"- {line}" for line in terms_of(lobby, locale, since=since)]
    words.append(seats_of(lobby, now, locale))
    if is_host:
        words.append(f"-# {_missing(lobby, locale)}")
    blocks: list[Block] = ["\n".join(words)]
    if is_host:
        blocks += _menus(lobby, now, locale)
    blocks += [row for row in (_own_buttons(lobby, player, locale, is_host=is_host),) if row]
    sitter = lobby.sitter(player.id)
    if sitter is not None and (sides := side_buttons(lobby, locale, by_lot=sitter.side is not None)):
        blocks.append(sides)
    return PrivateScreen(tuple(blocks))


def _missing(lobby: Lobby, locale: Locale) -> str:
    """Return what the host still waits for before the table can start."""
    if lobby.check is not None and lobby.check.asked:
        return say(locale, "declined-checking")
    if not lobby.can_play(len(lobby.sitters)):
        fewest = lobby.seats if lobby.is_duplicate else lobby.game.seats[0]
        return say(locale, "lobby-too-few", count=fewest - len(lobby.sitters))
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
    if may_fill(lobby, now):
        levels = tuple(Choice(say(locale, f"lobby-robot-{level}"), level.value) for level in levels_of(lobby.game))
        blocks.append(Menu(say(locale, "lobby-add-robot"), CustomId(Verb.ADD_ROBOT, lobby.id), levels))
    robots = tuple(
        Choice(labeled(each.player, locale=locale), str(each.player.id)) for each in lobby.sitters if each.is_robot
    )
    if robots:
        blocks.append(Menu(say(locale, "lobby-dismiss"), CustomId(Verb.DISMISS, lobby.id), robots))
    others = tuple(Choice(each.player.name, str(each.player.id)) for each in lobby.people[1:])
    if others:
        blocks.append(Menu(say(locale, "lobby-remove"), CustomId(Verb.REMOVE, lobby.id), others))
    return blocks


def _own_buttons(lobby: Lobby, player: Player, locale: Locale, *, is_host: bool) -> tuple[Button, ...]:
    buttons = []
    if is_host:
        begin, style = CustomId(Verb.BEGIN, lobby.id), GREEN if may_begin(lobby) else GRAY
        buttons.append(Button(say(locale, "lobby-begin"), begin, style))  # enabled: an old panel may not know
        buttons.append(Button(say(locale, "offer-terms"), CustomId(Verb.LOBBY_TERMS, lobby.id), GRAY))
    if lobby.sitter(player.id) is None:
        buttons.append(Button(say(locale, "lobby-sit"), CustomId(Verb.SIT, lobby.id, lobby.version), GREEN))
    elif player in lobby.undecided:
        consent = CustomId(Verb.CONSENT, lobby.id, lobby.version)
        buttons.append(Button(say(locale, "lobby-consent"), consent, GREEN))
    if lobby.check is not None and player.id in lobby.check.asked:
        buttons.append(Button(say(locale, "lobby-is-ready"), CustomId(Verb.READY, lobby.id), GREEN))
    buttons.append(Button(say(locale, "lobby-leave"), CustomId(Verb.STAND, lobby.id), GRAY))
    buttons.append(Button(say(locale, "table-refresh"), CustomId(Verb.LOBBY, lobby.id), GRAY))
    return tuple(buttons)


def start_question(lobby: Lobby, *, now: int, locale: Locale) -> PrivateScreen:
    """Ask the host whether robots shall take the empty seats, or the game starts without them."""
    here, empty = len(lobby.sitters), lobby.seats - len(lobby.sitters)
    words, buttons = [say(locale, "lobby-empty-seats", count=empty)], []
    if invited := lobby.invited(now):
        words.append(say(locale, "lobby-not-here-yet", players=names_of(invited, locale=locale), count=len(invited)))
    if (free := lobby.free(now)) > 0 and not lobby.is_duplicate and here + free in lobby.game.seats:
        if lobby.terms.stake:
            words.append(say(locale, "lobby-robots-no-stakes"))
        fill = CustomId(Verb.FILL, lobby.id, word=SURE)
        buttons.append(Button(say(locale, "lobby-fill-and-begin"), fill, GREEN))
    if lobby.can_play(here):
        begin = CustomId(Verb.BEGIN, lobby.id, here, SURE)
        buttons.append(Button(say(locale, "lobby-begin-with", count=here), begin, GRAY))
    buttons.append(Button(say(locale, "lobby-keep-waiting"), CustomId(Verb.CLOSE, "text"), GRAY))
    return PrivateScreen((" ".join(words), tuple(buttons)))
