"""No rule has changed since the corpora were played: running tables, finished games and records depend on it."""

import importlib
from dataclasses import fields
from enum import StrEnum
from importlib.util import find_spec

import pytest

from bot.games.refusing import Refusals
from bot.registry import GAMES
from tests.games.corpus import difference, place_of, place_of_more, read_logs, read_rare
from tests.games.kit import Kit
from tests.games.kits import IN_ALL_EDITIONS
from tests.games.new_corpus import TRIES, main

CODES = 5  # of refusals, at least
FEW = 5  # logs of an edition that always are replayed
LEAST = 200  # logs of an edition
SPREAD = {"magpie": 4}  # from one log to the next that a long test replays: it has no tables, and shows editions alone
FINISHED = 0.75  # of them, at least

EDITIONS = [
    pytest.param(kit, edition, id=f"{name}-{edition}")
    for name, kit in IN_ALL_EDITIONS.items()
    for edition in range(1, len(kit.game.editions) + 1)
]
EVERY_EDITION = pytest.mark.parametrize(("kit", "edition"), EDITIONS)
LOOKED_THROUGH = [name for name, kit in IN_ALL_EDITIONS.items() if place_of_more(kit, len(kit.game.editions)).is_file()]


def judge_of(name: str) -> str:
    """Return the module of a game's judge."""
    return f"bot.games.{name.replace('-', '_')}.judge"


JUDGED = [name for name in GAMES if find_spec(judge_of(name)) is not None]  # the views of a small game judge its moves
IN_NO_LOG = {"not-a-move", "not-of-this-game"}  # codes: a log holds moves of its game alone
UNSHOWN = {
    "beggar-my-neighbor": {"has-left"},
    "kalooki": {"joker-without-room", "no-penalty", "no-pile", "no-room", "rank-twice", "stock-gone", "suit-twice"},
    "contract-rummy": {"every-card", "no-pile", "one-run", "stock-gone"},
    "anaconda": {"costs-more"},
}
"""Codes so rare that random games show none: the tests of the rules hold them."""

HOW_TO_CHANGE = "a rule has changed for games that were played, see *Changing a rule* in bot/games/README.md"


def test_every_game_has_corpora() -> None:
    assert IN_ALL_EDITIONS.keys() >= GAMES.keys()


@EVERY_EDITION
def test_an_edition_has_a_corpus(kit: Kit, edition: int) -> None:
    name = kit.game.name
    how = f"edition {edition} of {name} has no corpus: `python -m tests.games.new_corpus {name}` plays it. Commit it"
    assert place_of(kit, edition).is_file(), how
    assert {log.edition for log in read_logs(kit, edition)} == {edition}


@EVERY_EDITION
def test_a_few_logs_are_played_as_they_were(kit: Kit, edition: int) -> None:
    logs = read_logs(kit, edition)
    for log in [*logs[:: len(logs) // FEW], *read_rare(kit, edition)[:1]]:
        found = difference(kit, log)
        assert found is None, f"{found}: {HOW_TO_CHANGE}"


@pytest.mark.long("every log of the corpora")
@EVERY_EDITION
def test_every_log_is_played_as_it_was(kit: Kit, edition: int) -> None:
    logs = [*read_logs(kit, edition)[:: SPREAD.get(kit.game.name, 1)], *read_rare(kit, edition)]
    found = [str(each) for log in logs if (each := difference(kit, log)) is not None]
    assert not found, f"{found[0]}, and in {len(found) - 1} more logs: {HOW_TO_CHANGE}"


@EVERY_EDITION
def test_a_corpus_has_all_sizes_and_choices_of_options(kit: Kit, edition: int) -> None:
    logs, game = read_logs(kit, edition), kit.game
    assert len(logs) >= LEAST
    assert {log.seats for log in logs} == {*game.seats}
    usual, presets = game.options_of(edition, {}), game.editions[edition - 1].presets()
    assert {log.options["rules"] for log in logs} == {each.rules for each in presets}
    for option in fields(usual):
        value = getattr(usual, option.name)
        if isinstance(value, bool | StrEnum):
            choices = ["no", "yes"] if isinstance(value, bool) else [*map(str, type(value))]
            assert {log.options[option.name] for log in logs} == {*choices}, option.name


@EVERY_EDITION
def test_most_logs_are_whole_games_and_each_has_moves_that_are_refused(kit: Kit, edition: int) -> None:
    logs = read_logs(kit, edition)
    assert sum(log.nets is not None for log in logs) >= FINISHED * len(logs)
    assert {log.seats for log in logs if any(log.nets or ())} == {*kit.game.seats}
    assert {len({*log.tries}) for log in logs} == {TRIES}
    assert len({tried.split(" ")[1] for log in logs for tried in log.tries}) >= CODES


@pytest.mark.parametrize("name", JUDGED)
def test_logs_show_refusals_of_every_code_but_those_named(name: str) -> None:
    kit, judge = IN_ALL_EDITIONS[name], importlib.import_module(judge_of(name))
    codes = {code for each in vars(judge).values() if isinstance(each, Refusals) for code in each.rules}
    logs = [*read_logs(kit), *read_rare(kit)]
    shown = {tried.split(" ")[1] for log in logs for tried in (*log.tries, *log.further)}
    assert codes - shown - IN_NO_LOG == UNSHOWN.get(name, set()), "take from UNSHOWN what a log shows"


@pytest.mark.parametrize("name", LOOKED_THROUGH)
def test_what_was_played_is_never_played_again(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    kit = IN_ALL_EDITIONS[name]
    edition = len(kit.game.editions)
    place = place_of_more(kit, edition)
    places = place_of(kit, edition), place
    before = [each.read_bytes() for each in places]
    assert main([name]) == 1
    assert str(place) in capsys.readouterr().err
    assert [each.read_bytes() for each in places] == before
