"""Magpie in two editions: a game is judged, counted, paid and recorded by the one it began with."""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest

from bot.cli import replay
from bot.games.protocol import EDITION, Game, Kinds, Proposal, UnknownEdition
from bot.games.record import BadRecord, read, write
from tests.games.corpus import Kind, difference, read_logs
from tests.games.play import play_at_random
from tests.witness.editions import UPDATED, UPDATED_GAMES, SecondEdition, UpdatedMagpie
from tests.witness.game import DEAL, MAGPIE, TAGS, text
from tests.witness.inner.game import MagpieGame
from tests.witness.inner.position import MagpiePosition
from tests.witness.kit import MagpieKit
from tests.witness.options import MagpieOptions
from tests.witness.views import MagpieView

BEFORE, AFTER = {MAGPIE.name: MAGPIE}, {UPDATED.name: UPDATED}
SECOND = [*TAGS[:5], '[Edition "2"]', TAGS[5]]
# A joker is dealt to A by both editions.
JOKER = "JK KS QS AH KH QH AD KD QD JK AC KC QC AS"
RULES = (
    ("packet", 3, Kind.DEAL),
    ("gives_jokers", False, Kind.LEGALITY),
    ("throws_dearest", True, Kind.DEFAULT),
    ("joker", 9, Kind.SCORE),
    ("price", 2, Kind.PAYMENT),
)


# Changing a rule


@pytest.mark.parametrize(("rule", "value", "kind"), RULES, ids=[rule for rule, _, _ in RULES])
def test_a_rule_that_changes_without_a_new_edition_is_found(rule: str, value: object, kind: Kind) -> None:
    changed = type("Changed", (MagpieOptions,), {"__slots__": (), rule: value})
    kit = MagpieKit()
    kit.game = type("ChangedMagpie", (MagpieGame,), {"kinds": Kinds(changed, MagpieView, MagpiePosition)})()
    found = next(filter(None, (difference(kit, log) for log in read_logs(kit))), None)
    assert found is not None
    assert found.kind is kind


def test_the_second_edition_changes_each_of_these_rules() -> None:
    for rule, value, _ in RULES:
        assert getattr(SecondEdition, rule) == value != getattr(MagpieOptions, rule)


# Options


def test_only_a_later_edition_is_stored() -> None:
    first, second = UPDATED.options_of(1, {"ante": "2"}), UPDATED.options({"ante": "2"})
    assert first == MAGPIE.options({"ante": "2"}) != second
    assert first.with_edition(first.texts()) == first.texts() == second.texts()
    assert second.with_edition(second.texts()) == {**second.texts(), EDITION: "2"}
    for options in (first, second):
        assert UPDATED.stored_options(options.with_edition(options.texts())) == options
        stored = options.with_edition({"rules": options.rules, **options.changes()})
        assert UPDATED.stored_options(stored) == options


def test_an_edition_that_is_not_known_yet_is_named() -> None:
    for game, edition in ((MAGPIE, 2), (UPDATED, 3)):
        with pytest.raises(UnknownEdition) as unknown:
            game.stored_options({"rules": "classic", EDITION: str(edition)})
        assert (unknown.value.game, unknown.value.edition) == (game.name, edition)


@pytest.mark.parametrize("edition", ["0", "-1", "", "two", "1.5"])
def test_what_is_no_edition_is_none(edition: str) -> None:
    with pytest.raises(ValueError, match=r".") as bad:
        UPDATED.stored_options({"rules": "classic", EDITION: edition})
    assert not isinstance(bad.value, UnknownEdition)


def test_nobody_can_choose_an_edition() -> None:
    with pytest.raises(ValueError, match="unknown-option"):
        UPDATED.options({EDITION: "1"})


def test_positions_of_two_editions_are_never_equal() -> None:
    deals, first, second = {"deals": "1"}, UPDATED.options_of(1, {"deals": "1"}), UPDATED.options({"deals": "1"})
    assert MAGPIE.options(deals) == first != second
    assert len({first, second}) == 2


@pytest.mark.parametrize("edition", [1, 2])
def test_the_most_that_can_be_lost_is_of_the_edition(edition: int) -> None:
    options = UPDATED.options_of(edition, {"deals": "1", "ante": "1"})
    assert UPDATED.most_lost(options, seats=3, stake=10) == edition * 40


# Records


def test_a_record_of_the_first_edition_stays_as_it_was() -> None:
    played = play_at_random(MAGPIE, MAGPIE.options({}), 5)
    record = write(played.record(), games=BEFORE)
    assert "Edition" not in record
    assert write(read(record.encode(), games=AFTER).record, games=AFTER) == record
    assert read(record.encode(), games=AFTER).position.outcome == played.final.outcome is not None


def test_a_record_of_a_later_edition_says_so_after_its_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = play_at_random(UPDATED, UPDATED.options({"deals": "3"}), 5)
    record = write(played.record(), games=AFTER)
    at = [line.partition(" ")[0] for line in record.splitlines()[:8]]
    assert at == ["[Game", "[A", "[B", "[C", "[Rules", "[Edition", "[Stake", "[Deals"]
    reading = read(record.encode(), games=AFTER)
    assert reading.position.options == SecondEdition(deals=3)
    assert write(reading.record, games=AFTER) == record
    path = tmp_path / "second.game"
    path.write_text(record)
    assert replay.main([str(path), "--json"], games=UPDATED_GAMES) == 0
    shown = json.loads(capsys.readouterr().out)
    assert [*shown][:3] == ["game", "rules", "edition"]
    assert shown["edition"] == 2
    path.write_text(record.replace('[Edition "2"]\n', ""))
    assert replay.main([str(path), "--json"], games=UPDATED_GAMES) == 2, "it is no game of the first edition"


@pytest.mark.parametrize("tags", [SECOND, [*TAGS, '[Edition "2"]'], ['[Edition "2"]', *TAGS]])
def test_a_record_is_judged_by_its_own_edition_wherever_it_names_it(tags: list[str]) -> None:
    gift = ["Deal 1 dealer C", f"Deck: {JOKER}", "A: give JK"]
    assert read(text(*TAGS, *gift), games=AFTER).position.window is not None
    with pytest.raises(BadRecord) as bad:
        read(text(*tags, *gift), games=AFTER)
    assert bad.value.line == len(tags) + 3


@pytest.mark.parametrize(("games", "edition"), [(BEFORE, 2), (AFTER, 3), (AFTER, 0), (AFTER, 10**4)])
def test_an_edition_that_this_version_does_not_know_is_refused_at_its_line(
    games: dict[str, Game], edition: int
) -> None:
    with pytest.raises(BadRecord) as bad:
        read(text(*TAGS[:5], f'[Edition "{edition}"]', '[Deals "0"]', *DEAL[6:]), games=games)
    assert bad.value.line == 6
    known = "1" if games is BEFORE else "from 1 to 2"
    assert bad.value.problem == f"Edition should be {known}: this version knows no other rules"


def test_what_stands_before_an_unknown_edition_is_refused_first() -> None:
    with pytest.raises(BadRecord) as bad:
        read(text(*TAGS[:5], '[Deals "0"]', '[Edition "3"]', *DEAL[6:]), games=AFTER)
    assert bad.value.line == 6


# Options that come and go


@dataclass(frozen=True, slots=True)
class WithHints(MagpieOptions):
    """An edition that had one more option."""

    hints: bool = False


@dataclass(frozen=True, slots=True)
class WithoutHints(MagpieOptions):
    """The one after it."""

    edition: ClassVar[int] = 2


@dataclass(frozen=True, slots=True)
class Hinting(UpdatedMagpie):
    """The game with both."""

    kinds = Kinds(WithoutHints, MagpieView, MagpiePosition, older=(WithHints,))

    def propose(self) -> Proposal:
        """Propose as Magpie does."""
        return Proposal(WithoutHints(deals=3), 5)


def test_an_edition_keeps_its_own_options() -> None:
    games: dict[str, Game] = {MAGPIE.name: Hinting()}
    first = [*TAGS, '[Hints "yes"]', '[Site "x"]']
    reading = read(text(*first), games=games)
    assert reading.record.options == WithHints(deals=1, hints=True)
    assert '[Hints "yes"]' in write(reading.record, games=games)
    later = read(text(*TAGS, '[Hints "yes"]', '[Edition "2"]'), games=games)
    assert later.record.options == WithoutHints(deals=1)
    assert later.record.others == (("Hints", "yes"),), "a tag like any other"
