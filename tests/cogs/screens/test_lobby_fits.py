"""Tables that fill fit Discord, at the worst: ten seats, the longest names, everything to press, both languages."""

from dataclasses import replace

import pytest

from bot.playground.limits.responses import check_interaction_response
from bot.registry import GAMES
from bot.tables import Close, Lobby, Player, Terms, agree, parse_pace
from bot.tables.lobbies.lobby import Check, Invitation, Sitter
from bot.text import LOCALES, Locale, say
from cogs.ids import BY_LOT, CustomId, Verb
from cogs.options import Typed, Variants
from cogs.screens.challenge import table_with, which_game
from cogs.screens.lobby import changed_call, invitation_call, lobby_screen, ready_call, too_many_open
from cogs.screens.lobby_panel import lobby_panel, start_question
from cogs.screens.registry import SHOWN
from cogs.screens.screen import Form, TextField
from cogs.screens.terms import other_terms, terms_form
from cogs.terms import risk_lines
from tests.cogs.desk import UNIT, sent
from tests.games.positions import MILLE
from tests.witness.bare import BARE
from tests.witness.inner.game import MagpieGame

NOW = 1_700_000_000_000
GAME = MagpieGame(seats=range(3, 11))
TERMS = Terms(GAME, GAME.options({"deals": "9", "ante": "5"}), 1_000_000, parse_pace("10m claim quiet"), UNIT)
FIRST = Terms(GAME, GAME.options({"deals": "8", "ante": "4"}), 100, None, UNIT)
NAMES = [f"_*{at}*_ {'W`~|' * 9}"[:40] for at in range(10)]
NUMBERS: Variants = {"deals": tuple(map(str, range(1, 10))), "ante": tuple(map(str, range(1, 6)))}

pytestmark = [pytest.mark.parametrize("locale", LOCALES), pytest.mark.usefixtures("words_of_magpie")]


def people(*, robots: int = 0) -> list[Player]:
    return [
        Player(
            at, None if at >= 10 - robots else 10**18 + at, name, "en", None, "novice" if at >= 10 - robots else None
        )
        for at, name in enumerate(NAMES)
    ]


def lobby_of(*, sitting: int, seats: int = 10, robots: int = 0) -> Lobby:
    """Return a lobby with `sitting` sitters; all others are invited, and nobody but the host has agreed."""
    everybody = people(robots=robots)[:seats]
    return Lobby(
        id="Z" * 10,
        game=GAME,
        guild_id=10**18,
        channel_id=10**18,
        message_id=10**18,
        seats=seats,
        created_at=NOW,
        expires_at=NOW + 86_400_000,
        commitment="f" * 64,
        number=90,
        version=88,
        named=TERMS,
        sitters=tuple(
            Sitter(each, NOW, agreed=88 if at == 0 else 0, terms=FIRST) for at, each in enumerate(everybody[:sitting])
        ),
        invitations=tuple(Invitation(each, NOW + 600_000) for each in everybody[sitting:]),
    )


@pytest.mark.parametrize("sitting", [1, 5, 10])
@pytest.mark.parametrize("robots", [0, 4])
def test_ten_seats(locale: Locale, sitting: int, robots: int) -> None:
    lobby = replace(lobby_of(sitting=sitting, robots=robots), gone=tuple(people()[sitting:]))
    asked = replace(lobby, check=Check(frozenset(range(1, 10)), NOW + 120_000, None))
    for each in (lobby, asked, replace(lobby, is_started=True), *(replace(lobby, closed=why) for why in Close)):
        message = sent(lobby_screen(each, now=NOW, locale=locale, calls=tuple(people())))
        message.check()
        assert "f" * 64 in message.text, "the promise always stands there"
        for player in people():
            sent(lobby_panel(each, player, now=NOW, locale=locale, said="x" * 200)).check()
        sent(start_question(each, now=NOW, locale=locale)).check()
    sent(invitation_call(lobby, tuple(people()[1:]), held_until=NOW, locale=locale)).check()
    sent(ready_call(asked, tuple(people()), locale=locale)).check()
    sent(changed_call(lobby, tuple(people()), locale=locale)).check()
    assert len(too_many_open([lobby] * 3, locale=locale)) < 2_000, "a limit of Discord's"


def test_who_has_begun_is_told_of_as_many_as_they_are(locale: Locale) -> None:
    """It is a table for six at which three play: its title, and the largest loss."""
    game = GAMES["linger-longer"].game
    six = replace(lobby_of(sitting=3, seats=6), game=game, named=Terms(game, game.options({}), 100, None, UNIT))
    before, begun = (
        sent(lobby_screen(each, now=NOW, locale=locale)).text for each in (six, replace(six, is_started=True))
    )
    assert six.terms.most_lost(six.seat_numbers) == 36 * 100
    for text, seats, most in ((before, 6, 36), (begun, 3, 9)):
        assert say(locale, "lobby-title", game="Linger Longer", seats=seats) in text
        assert say(locale, "terms-most", most=str(most), unit=UNIT) in text
    assert say(locale, "terms-most", most="36", unit=UNIT) not in begun


@pytest.mark.parametrize("contracts", ["1234567", "1"])
def test_what_games_usually_cost_follows_the_worst_case(contracts: str, locale: Locale) -> None:
    """It is far less. Other options than those that robots have played say nothing of it."""
    game = GAMES["contract-rummy"].game
    terms = Terms(game, game.options({"contracts": contracts}), 100, None, UNIT)
    most = str((terms.most_lost([3]) or 0) // 100)
    lines = [say(locale, "terms-most", most=most, unit=UNIT)]
    lines += [say(locale, "terms-usual", half="3", most="8", unit=UNIT)] if contracts == "1234567" else []
    assert " ".join(lines) in risk_lines(terms, [3], locale=locale)


def test_sides_have_a_button_each(locale: Locale) -> None:
    lobby = lobby_of(sitting=4, seats=4)
    message = sent(lobby_screen(lobby, now=NOW, locale=locale))
    message.check()
    assert [press.word for press in message.find(Verb.SIDE)] == ["0", "1"]
    assert not sent(lobby_screen(lobby_of(sitting=5, seats=5), now=NOW, locale=locale)).find(Verb.SIDE)


def test_who_chose_a_side_may_leave_it_to_the_lot_again(locale: Locale) -> None:
    lobby = lobby_of(sitting=4, seats=4)
    chose = replace(lobby, sitters=(replace(lobby.sitters[0], side=1), *lobby.sitters[1:]))
    for each, words in ((lobby, ["0", "1"]), (chose, ["0", "1", BY_LOT])):
        panel = sent(lobby_panel(each, each.sitters[0].player, now=NOW, locale=locale))
        panel.check()
        assert [press.word for press in panel.find(Verb.SIDE)] == words


def test_a_rematch_says_that_teams_stay(locale: Locale) -> None:
    words = say(locale, "lobby-sides-again")
    stays = {
        (seats, again): words in sent(lobby_screen(lobby, now=NOW, locale=locale)).text
        for seats in (4, 5)
        for again in (None, "k3jd7")
        for lobby in (replace(lobby_of(sitting=2, seats=seats), again=again),)
    }
    assert [each for each, is_told in stays.items() if is_told] == [(4, "k3jd7")], "five play alone"
    lobby = replace(lobby_of(sitting=4, seats=4), again="k3jd7")
    sitters = tuple(replace(each, side=at % 2) for at, each in enumerate(lobby.sitters))
    text = sent(lobby_screen(replace(lobby, sitters=sitters), now=NOW, locale=locale)).text
    assert [text.count(say(locale, "lobby-side", side=side)) for side in (1, 2)] == [2, 2]


def test_a_host_may_add_robots_of_the_levels_that_the_game_has(locale: Locale) -> None:
    lobby = replace(lobby_of(sitting=1), invitations=())
    daifugo = GAMES["daifugo"].game
    for each, count in ((lobby, 2), (replace(lobby, game=daifugo), 3)):
        panel = sent(lobby_panel(each, people()[0], now=NOW, locale=locale))
        (add,) = panel.find(Verb.ADD_ROBOT)
        assert len(panel.ids[str(add)]["options"]) == count


def test_a_host_may_invite_nine_at_once(locale: Locale) -> None:
    alone = replace(lobby_of(sitting=1), invitations=())
    panel = sent(lobby_panel(alone, people()[0], now=NOW, locale=locale))
    (invite,) = panel.find(Verb.INVITE)
    assert panel.ids[str(invite)]["max_values"] == 9
    assert not sent(lobby_panel(alone, people()[1], now=NOW, locale=locale)).find(Verb.INVITE)


def test_the_form_of_every_game(locale: Locale) -> None:
    button = CustomId(Verb.LOBBY_TERMS, "Z" * 10)
    real = [(agree(GAMES[name].game, 0, {}), shown.variants) for name, shown in SHOWN.items()]
    bare = agree(BARE, 0, {})
    for terms, variants in [(TERMS, NUMBERS), (bare, {}), *real]:
        check_form(terms_form(terms, variants, button, locale=locale))
    assert len(terms_form(TERMS, NUMBERS, button, locale=locale).fields) == 3, "one preset, and nothing is typed"
    assert len(terms_form(bare, {}, button, locale=locale).fields) == 3, (
        "quiet hours, stake and clock, and no rule to choose"
    )
    assert other_terms(bare, {}, ["", "0,25", "none"]) == replace(bare, stake=25)
    brought = other_terms(TERMS, NUMBERS, ["deals=3 ante=2", "0", "24h"])
    assert (brought.options, brought.stake) == (GAME.options({"deals": "3", "ante": "2"}), 0)


def test_options_that_are_typed_share_a_line_where_there_is_no_room_for_each(locale: Locale) -> None:
    now, many = agree(MILLE, 100, {"target": "800"}), dict(SHOWN["mille"].variants)
    many |= {key: Typed(5) for key in ("skunk", "difference")}
    form = terms_form(now, many, CustomId(Verb.TERMS, "Z" * 10), locale=locale)
    check_form(form)
    line = form.fields[1]
    assert isinstance(line, TextField)
    assert line.value == "target 800, difference nearest, skunk multiply"
    brought = other_terms(now, many, ["progressive", "target 400, skunk multiply", "clean_natural=any", "1", "none"])
    wanted = {"rules": "progressive", "target": "400", "skunk": "multiply", "clean_natural": "any"}
    assert brought.options == MILLE.options(wanted)


def check_form(form: Form) -> None:
    check_interaction_response({"type": 9, "data": form.modal().to_dict()}, interaction_type=3, file_count=0)


def test_which_game(locale: Locale) -> None:
    games = [MagpieGame(name="mille", seats=range(2, 3)), GAME, MagpieGame(name="guts", seats=range(5, 6))]
    sent(which_game(people()[0], games, locale=locale)).check()
    sent(table_with(people()[0], GAME, "1" * 20, locale=locale)).check()
