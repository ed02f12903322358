"""The terms that are given with a command: one line of options, beside the usual ones of the server."""

import pytest

from bot.games.protocol import BadOption
from bot.tables import Declined, Reason, ServerSettings, UsualTerms, agree
from cogs.given_terms import GivenTerms
from cogs.screens.mille.terms import VARIANTS
from tests.games.positions import MILLE
from tests.witness.game import MAGPIE

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


def test_quiet_hours_need_a_clock() -> None:
    with pytest.raises(Declined) as refused:
        GivenTerms(quiet_hours=True).agree(MILLE, VARIANTS, SERVER)
    assert refused.value.reason is Reason.QUIET_ALONE
