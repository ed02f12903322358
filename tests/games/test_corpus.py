"""No rule has changed since the corpus was played: running tables, finished games and records depend on it."""

from dataclasses import fields
from enum import StrEnum

import pytest

from bot.registry import GAMES
from tests.games.corpus import difference, place_of, read_logs
from tests.games.kits import KITS
from tests.games.new_corpus import TRIES, main

CODES = 5  # of refusals, at least
FEW = 5  # logs of a game that always are replayed
LEAST = 200  # logs of a game
FINISHED = 0.75  # of them, at least

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
HOW_TO_CHANGE = "a rule has changed for games that were played, see *Changing a rule* in bot/games/README.md"


@EVERY_GAME
def test_a_game_has_a_corpus(name: str) -> None:
    how = f"{name} has no corpus: play one with `python -m tests.games.new_corpus {name}`, and commit it"
    assert place_of(name).is_file(), how


@EVERY_GAME
def test_a_few_logs_are_played_as_they_were(name: str) -> None:
    logs = read_logs(name)
    for log in logs[:: len(logs) // FEW]:
        found = difference(name, log)
        assert found is None, f"{found}: {HOW_TO_CHANGE}"


@pytest.mark.long("every log of the corpus")
@EVERY_GAME
def test_every_log_is_played_as_it_was(name: str) -> None:
    found = [str(each) for log in read_logs(name) if (each := difference(name, log)) is not None]
    assert not found, f"{found[0]}, and in {len(found) - 1} more logs: {HOW_TO_CHANGE}"


@EVERY_GAME
def test_a_corpus_has_all_sizes_and_choices_of_options(name: str) -> None:
    logs, game = read_logs(name), KITS[name].game
    assert len(logs) >= LEAST
    assert {log.seats for log in logs} == {*game.seats}
    assert {log.options["rules"] for log in logs} == {*game.presets}
    usual = game.options({})
    for option in fields(usual):
        value = getattr(usual, option.name)
        if isinstance(value, bool | StrEnum):
            choices = ["no", "yes"] if isinstance(value, bool) else [*map(str, type(value))]
            assert {log.options[option.name] for log in logs} == {*choices}, option.name


@EVERY_GAME
def test_most_logs_are_whole_games_and_each_has_moves_that_are_refused(name: str) -> None:
    logs = read_logs(name)
    assert sum(log.nets is not None for log in logs) >= FINISHED * len(logs)
    assert {log.seats for log in logs if any(log.nets or ())} == {*KITS[name].game.seats}
    assert {len({*log.tries}) for log in logs} == {TRIES}
    assert len({tried.split(" ")[1] for log in logs for tried in log.tries}) >= CODES


@EVERY_GAME
def test_what_was_played_is_never_played_again(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = place_of(name).read_bytes()
    assert main([name]) == 1
    assert str(place_of(name)) in capsys.readouterr().err
    assert place_of(name).read_bytes() == before
