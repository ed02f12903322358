"""The terms in the form for other terms: a preset with all its rules, except the target and the changed options."""

import pytest

from bot.games.protocol import BadOption
from bot.registry import GAMES
from bot.tables import Declined, Reason, ServerSettings, Terms, UsualTerms, agree
from bot.text import say
from cogs.given_terms import GivenTerms
from cogs.ids import CustomId, Verb
from cogs.options import Typed
from cogs.screens.registry import SHOWN
from cogs.screens.screen import MultiSelectField, SelectField, TextField
from cogs.screens.server import usual_terms_form
from cogs.screens.terms import FORCED, HINTS, QUIET, other_terms, terms_form
from cogs.terms import changed_lines, terms_lines
from tests.games.guts.tables import GUTS
from tests.games.positions import MILLE

VARIANTS = SHOWN["mille"].variants
CLASSIC = agree(MILLE, 100, {})
DAIFUGO = agree(GAMES["daifugo"].game, 50, {})
PROGRESSIVE = agree(MILLE, 100, {"rules": "progressive"})


@pytest.mark.parametrize(
    ("given", "wanted"),
    [
        (["classic", "", "", "1", "none"], {}),
        (["classic", "800", "skunk=mark difference=started", "1", "none"], {"target": "800", "skunk": "mark"}),
        (["progressive", "", "", "1", "none"], {"target": "2000", "skunk": "mark", "progressive": "yes"}),
        (["progressive", "1200", "", "1", "none"], {"target": "1200", "progressive": "yes"}),
        (["progressive", "", "skunk=multiply", "1", "none"], {"skunk": "multiply", "progressive": "yes"}),
        (["wikipedia", "", "difference=nearest natural_required=yes", "1", "none"], {"difference": "nearest"}),
        (["denexa", "", "clean_natural=any", "1", "none"], {"clean_natural": "any"}),
    ],
)
@pytest.mark.parametrize("now", [CLASSIC, PROGRESSIVE])
def test_options(now: Terms, given: list[str], wanted: dict[str, str]) -> None:
    texts = other_terms(now, VARIANTS, given).options.texts()
    assert texts == agree(MILLE, 100, {"rules": given[0]} | changed(given)).options.texts()
    assert {key: texts[key] for key in wanted} == wanted


def changed(given: list[str]) -> dict[str, str]:
    target = {"target": given[1]} if given[1] else {}
    return target | dict(choice.split("=") for choice in given[2].split())


def test_an_option_of_other_rules_that_stays_classic_is_told() -> None:
    terms = other_terms(CLASSIC, VARIANTS, ["wikipedia", "", "skunk=multiply", "0", "none"])
    assert terms_lines(terms, locale="en")[:-1] == [
        "Wikipedia rules, to 1200 points.",
        "The difference is rounded up to the next 100.",
        "As in the Classic rules: A skunk doubles all payments, or triples them if the loser is below zero.",
    ]


def test_stake_and_clock() -> None:
    terms = other_terms(CLASSIC, VARIANTS, ["classic", "", QUIET, "0,25", "24h claim"])
    assert (terms.stake, str(terms.pace)) == (25, "24h claim quiet")
    form = terms_form(terms, VARIANTS, CustomId(Verb.TERMS, "A"), locale="en")
    _, _, changes, _, clock = form.fields
    assert (chosen(changes), chosen(clock)) == ([QUIET], ["24h claim"])
    assert other_terms(terms, VARIANTS, ["classic", "", QUIET, "0", "none"]).pace is None, "none to stop"


def chosen(field: TextField | SelectField | MultiSelectField) -> list[str]:
    """Return what is chosen in a menu of a form."""
    assert not isinstance(field, TextField)
    return [each.value for each in field.choices if each.chosen]


@pytest.mark.parametrize("clock", ["none", "10m"])
def test_forced_moves_are_chosen_among_the_changes(clock: str) -> None:
    variants = SHOWN["daifugo"].variants
    terms = other_terms(DAIFUGO, variants, ["3", FORCED, "0", clock])
    assert terms.plays_forced
    _, changes, _, menu = terms_form(terms, variants, CustomId(Verb.TERMS, "A"), locale="en").fields
    assert (chosen(changes), chosen(menu)) == ([FORCED], [clock])
    assert not other_terms(terms, variants, ["3", "", "0", clock]).plays_forced


def test_where_there_are_no_other_rules_only_what_differs_from_them_is_ticked() -> None:
    variants = SHOWN["daifugo"].variants
    boxes = terms_form(DAIFUGO, variants, CustomId(Verb.TERMS, "A"), locale="en").fields[1]
    assert isinstance(boxes, MultiSelectField)
    usual = DAIFUGO.game.options({}).texts()
    keys = [each.value.split("=") for each in boxes.choices if each.value not in {QUIET, FORCED, HINTS}]
    assert {key for key, _ in keys} == {key for key, option in variants.items() if not isinstance(option, Typed)}
    assert all(usual[key] != text for key, text in keys)


def test_hints_are_chosen_among_the_changes_and_never_with_a_stake() -> None:
    hinted = GivenTerms(hints=True).agree(DAIFUGO.game, {}, ServerSettings(usual={"daifugo": UsualTerms(stake=100)}))
    assert (hinted.has_hints, hinted.stake) == (True, 0)
    variants = SHOWN["daifugo"].variants
    for terms in (hinted, DAIFUGO):
        menu = terms_form(terms, variants, CustomId(Verb.TERMS, "A"), locale="en").fields[1]
        assert isinstance(menu, MultiSelectField)
        assert {each.value: each.chosen for each in menu.choices}[HINTS] == terms.has_hints
        assert not other_terms(terms, variants, ["3", "", "0", "none"]).has_hints
        changed = other_terms(terms, variants, ["3", f"revolution=no {HINTS}", "0", "none"])
        assert (changed.has_hints, changed.options.texts()["revolution"]) == (True, "no")
        with pytest.raises(Declined) as caught:
            other_terms(terms, variants, ["3", HINTS, "1", "none"])
        assert caught.value.reason is Reason.HINTS_STAKE
    assert changed_lines(DAIFUGO, hinted, locale="en")[-1] == say("en", "offer-dropped", line=say("en", "terms-hints"))


def test_a_server_has_no_hints_in_its_usual_terms() -> None:
    for name, shown in SHOWN.items():
        for field in usual_terms_form(ServerSettings(), GAMES[name].game, shown.variants, locale="en").fields:
            assert HINTS not in [each.value for each in getattr(field, "choices", ())]


def test_where_no_hand_forces_anything_it_cannot_be_chosen() -> None:
    menu = terms_form(CLASSIC, VARIANTS, CustomId(Verb.TERMS, "A"), locale="en").fields[2]
    assert isinstance(menu, MultiSelectField)
    assert FORCED not in [each.value for each in menu.choices]


@pytest.mark.parametrize(
    "given",
    [
        ["mine", "", "", "1", ""],
        ["classic", "7", "", "1", ""],
        ["classic", "", "skunk", "1", ""],
        ["classic", "", "color=red", "1", ""],
        ["classic", "", "", "1", "soon"],
        ["classic"],
        [],
    ],
)
def test_what_cannot_be(given: list[str]) -> None:
    with pytest.raises((BadOption, Declined)):
        other_terms(CLASSIC, VARIANTS, given)


def test_one_option_both_ways() -> None:
    with pytest.raises(Declined) as caught:
        other_terms(CLASSIC, VARIANTS, ["classic", "", "skunk=mark skunk=multiply", "1", "none"])
    assert caught.value.reason is Reason.BOTH_WAYS


def test_every_option_but_rules_and_target_can_be_chosen_either_way() -> None:
    texts = CLASSIC.options.texts()
    assert texts.keys() == VARIANTS.keys() | {"rules"}
    for key, values in VARIANTS.items():
        if isinstance(values, Typed):
            assert key == "target"
            continue
        assert values[-1] == texts[key], "like the classic rules last"
        for value in values:
            assert agree(MILLE, 0, {key: value}).options.texts()[key] == value


def test_an_emptied_field_brings_what_was_proposed_and_says_so() -> None:
    """Guts proposes a milder cap than its rules: emptying the field must not make the game dearer."""
    usual = GUTS.propose()
    now = Terms(GUTS, GUTS.options({"deals": "10", "cap": "50"}), usual.stake)
    form = terms_form(now, SHOWN["guts"].variants, CustomId(Verb.TERMS, "K"), locale="en")
    deals, cap, _, stake, *_ = form.fields
    assert isinstance(deals, TextField)
    assert isinstance(cap, TextField)
    assert (deals.value, cap.value) == ("10", "50"), "what holds now"
    assert deals.description.endswith("Leave empty for 20.")
    assert cap.description.endswith("Leave empty for 20.")
    assert stake.description.startswith("What each chip is worth")
    brought = other_terms(now, SHOWN["guts"].variants, ["", "", "", "0.01", "none"])
    assert brought.options == usual.options
    dearer = other_terms(now, SHOWN["guts"].variants, ["", "100", "", "0.01", "none"])
    assert dearer.options.texts()["cap"] == "100"
