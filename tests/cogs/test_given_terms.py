"""The terms given with a command: one line of options, in addition to the usual ones of the server."""

import pytest

from bot.games.protocol import BadOption, Lateness
from bot.registry import GAMES
from bot.tables import Declined, Reason, ServerSettings, UsualTerms, agree, parse_pace
from bot.text import LOCALES
from cogs.clock_choices import NO_CLOCK, clock_words, clocks_of, read_clock
from cogs.given_terms import GivenTerms
from cogs.screens.registry import SHOWN
from tests.games.positions import MILLE
from tests.witness.game import MAGPIE
from tests.witness.inner.game import MagpieGame

VARIANTS = SHOWN["mille"].variants
GUTS = GAMES["guts"].game
SERVER = ServerSettings(usual={"mille": UsualTerms({"rules": "wikipedia", "target": "800"}, 250)})
NUMBERS = {"deals": tuple(map(str, range(1, 10))), "ante": tuple(map(str, range(1, 6)))}


def test_what_was_left_out_is_as_the_server_says() -> None:
    terms = GivenTerms(options="skunk=multiply").agree(MILLE, VARIANTS, SERVER)
    assert terms.options == MILLE.options({"rules": "wikipedia", "target": "800", "skunk": "multiply"})
    assert terms.stake == 250
    assert GivenTerms().agree(MILLE, VARIANTS, SERVER) == SERVER.terms(MILLE)


def test_rules_that_are_named_bring_their_own_target() -> None:
    terms = GivenTerms(stake="0,50", options="rules=progressive").agree(MILLE, VARIANTS, SERVER)
    assert (terms.options, terms.stake) == (MILLE.options({"rules": "progressive"}), 50)


def test_a_game_may_propose_milder_terms_than_a_record_without_any() -> None:
    proposed = GivenTerms().agree(MAGPIE, NUMBERS, ServerSettings())
    assert proposed == agree(MAGPIE, 5, {"deals": "3"})
    changed = GivenTerms(options="ante 2").agree(MAGPIE, NUMBERS, ServerSettings())
    assert changed.options == MAGPIE.options({"deals": "3", "ante": "2"})
    assert ServerSettings(largest_stake=2).terms(MAGPIE).stake == 2, "never more than the server allows"


@pytest.mark.parametrize("line", ["skunk=mark", "to 800 points", "target 800", "whatever", "deals=12", "deals=x"])
def test_an_option_of_another_game_is_refused(line: str) -> None:
    with pytest.raises(BadOption) as refused:
        GivenTerms(options=line).agree(MAGPIE, NUMBERS, ServerSettings())
    assert refused.value.game == "magpie"


def test_a_duplicate_has_a_clock_that_turns_out_who_is_late_unless_it_is_refused() -> None:
    cinch = GAMES["cinch"].game
    terms = GivenTerms(duplicate=True).agree(cinch, SHOWN["cinch"].variants, ServerSettings())
    assert str(terms.pace) == "10m claim"
    assert terms.turns_out
    terms = GivenTerms(duplicate=True, clock=NO_CLOCK).agree(cinch, SHOWN["cinch"].variants, ServerSettings())
    assert terms.pace is None
    linger = GAMES["linger-longer"].game
    terms = GivenTerms(duplicate=True).agree(linger, SHOWN["linger-longer"].variants, ServerSettings())
    assert terms.clock_decides, "there it plays a default move"


def test_quiet_hours_need_a_clock() -> None:
    with pytest.raises(Declined) as refused:
        GivenTerms(quiet_hours=True).agree(MILLE, VARIANTS, SERVER)
    assert refused.value.reason is Reason.QUIET_ALONE


# Clocks


OTHERS_CHOOSE = MagpieGame(lateness=Lateness.OTHERS_CHOOSE)
BOTH_OR_ONE = ("10m", "10m claim", "24h", "24h claim")


def test_the_words_for_a_clock_are_what_the_game_does_when_time_is_over() -> None:
    assert clocks_of(MILLE) == clocks_of(OTHERS_CHOOSE) == BOTH_OR_ONE
    assert clock_words(MILLE, "24h claim", locale="en") == "24 hours a turn, then the win can be claimed"
    assert clock_words(OTHERS_CHOOSE, "24h claim", locale="en") == "24 hours a turn, then that player can be removed"
    assert clocks_of(GUTS) == clocks_of(MAGPIE) == ("10m", "24h"), "it plays the usual move, and nothing is claimed"
    assert clock_words(GUTS, "24h", locale="en") == "24 hours a turn, then a default move is played"
    for game in (MILLE, OTHERS_CHOOSE, GUTS):
        for locale in LOCALES:
            words = {clock_words(game, each, locale=locale): each for each in (NO_CLOCK, *clocks_of(game))}
            assert len(words) == len(clocks_of(game)) + 1
            assert max(map(len, words)) <= 100, "a limit of Discord's"
            for typed, clock in words.items():
                assert read_clock(game, typed.upper()) == parse_pace("" if clock == NO_CLOCK else clock)


def test_a_clock_that_cannot_be_is_refused() -> None:
    assert read_clock(GUTS, "24h claim quiet") == parse_pace("24h quiet"), "there is nothing to claim"
    for typed in ("25h", "24h forever", "claim", "x" * 6000):
        with pytest.raises(Declined) as refused:
            read_clock(MILLE, typed)
        assert refused.value.reason is Reason.CLOCK


def test_the_usual_clock_of_a_server_holds_unless_another_is_named() -> None:
    server = ServerSettings(usual={"mille": UsualTerms(clock="24h claim")})

    def pace(clock: str | None = None, quiet: bool | None = None) -> str:
        return str(GivenTerms(clock=clock, quiet_hours=quiet).agree(MILLE, VARIANTS, server).pace)

    assert (pace(), pace("10m"), pace(NO_CLOCK)) == ("24h claim", "10m", "None")
    assert (pace(quiet=True), pace("10m", quiet=True)) == ("24h claim quiet", "10m quiet")
    quiet = ServerSettings(usual={"mille": UsualTerms(clock="24h quiet")})
    assert GivenTerms(quiet_hours=False).agree(MILLE, VARIANTS, quiet).pace == parse_pace("24h")
    assert GivenTerms().agree(MILLE, VARIANTS, quiet) == quiet.terms(MILLE)


def test_forced_moves_are_as_usual_unless_named_and_never_by_the_day() -> None:
    game, usual = GAMES["daifugo"].game, ServerSettings(usual={"daifugo": UsualTerms(clock="10m forced")})

    def is_on(server: ServerSettings, clock: str | None = None, forced: bool | None = None) -> bool:
        return GivenTerms(clock=clock, forced_moves=forced).agree(game, {}, server).plays_forced

    plain = ServerSettings()
    assert [is_on(plain), is_on(plain, forced=True), is_on(plain, "10m", forced=True)] == [False, True, True]
    assert [is_on(usual), is_on(usual, forced=False), is_on(usual, NO_CLOCK)] == [True, False, True]
    assert not is_on(usual, "24h")
    assert not ServerSettings(usual={"mille": UsualTerms(clock="forced")}).terms(MILLE).plays_forced


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        (GivenTerms(stake="1", hints=True), Reason.HINTS_STAKE),
        (GivenTerms(stake="1", duplicate=True), Reason.DUPLICATE_TERMS),
        (GivenTerms(hints=True, duplicate=True), Reason.DUPLICATE_TERMS),
    ],
)
def test_terms_that_cannot_be_are_refused_before_anyone_types_what_they_may_cost(
    given: GivenTerms, reason: Reason
) -> None:
    cinch = GAMES["cinch"].game
    with pytest.raises(Declined) as refused:
        given.agree(cinch, SHOWN["cinch"].variants, ServerSettings())
    assert refused.value.reason is reason
