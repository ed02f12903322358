"""`python -m bot play`: any game in the terminal, by typed moves, for one who sees no hidden card of the others."""

import re
from collections.abc import Iterator

import pytest

from bot.cli.play import main
from bot.registry import GAMES
from tests.cli.typist import Typist

SHORT = {"mille": "target=200", "guts": "deals=2", "beggar-my-neighbor": "deals=1"}


@pytest.mark.parametrize("game", ["guts", "rolling-stone"])
@pytest.mark.parametrize("locale", ["en", "fr"])
def test_a_game_is_played_to_its_end(game: str, locale: str, capsys: pytest.CaptureFixture[str]) -> None:
    typist = Typist(capsys)
    option = ["--option", SHORT[game]] if game in SHORT else []
    assert main([game, "--seed", "4", "--locale", locale, *option], read=typist) == 0
    said = typist.all()
    assert ("You stopped" in said, "Tu as arrêté" in said) == (False, False)
    assert re.search(r"\b(wins?|win|gagnes?|gagnent)\b", said)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_at_its_largest_table(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    typist, seats = Typist(capsys, most=3), GAMES[game].game.seats[-1]
    assert main([game, "--seed", "1", "--seats", str(seats), "--seat", "B"], read=typist) == 0
    assert typist.all().count("You can type") >= 1


@pytest.mark.parametrize("ending", [EOFError, KeyboardInterrupt])
def test_it_ends_when_there_is_nothing_more_to_read(
    ending: type[BaseException], capsys: pytest.CaptureFixture[str]
) -> None:
    def read(prompt: str) -> str:
        raise ending

    assert main(["guts"], read=read) == 0
    assert capsys.readouterr().out.endswith("You stopped. Nothing is kept.\n")


def hand_of(seat: str, capsys: pytest.CaptureFixture[str]) -> set[str]:
    """Return the cards that a player sees in their hand at the first question."""
    stops = Typist(capsys, most=0)
    main(["guts", "--seed", "11", "--seat", seat, "--option", "declare=together"], read=stops)
    (cards,) = re.findall(r"Your hand: 2 cards: (.+)\.", stops.all())
    return set(cards.split(", "))


def test_nobody_reads_the_hands_of_others(capsys: pytest.CaptureFixture[str]) -> None:
    hands = {seat: hand_of(seat, capsys) for seat in "ABC"}
    assert len(set.union(*hands.values())) == 6
    for seat, own in hands.items():
        stops = Typist(capsys, most=0)
        main(["guts", "--seed", "11", "--seat", seat, "--option", "declare=together"], read=stops)
        said = stops.all()
        others = set.union(*hands.values()) - own
        assert not [card for card in others if card in said]


def typed(lines: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Return the replies to these lines, after which nothing is typed."""
    left: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        try:
            return next(left)
        except StopIteration:
            raise EOFError from None

    assert main(["mille", "--seed", "3"], read=read) == 0
    return capsys.readouterr().out


def test_what_may_not_be_played_is_answered_and_asked_again(capsys: pytest.CaptureFixture[str]) -> None:
    said = typed(["dance", "discard 9S", "draw"], capsys)
    assert "I don’t understand that." in said
    assert "(Rule 3.1)" in said, "a refusal names its rule"
    assert "You draw" in said


def test_who_resigns_reads_how_the_game_ended(capsys: pytest.CaptureFixture[str]) -> None:
    assert "You pay B" in typed(["resign"], capsys)


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        (["guts", "--seats", "2"], "guts is for 3 to 10 players"),
        (["mille", "--seat", "C"], "2 players sit at A to B"),
        (["beggar-my-neighbor", "--level", "expert"], "no expert plays beggar-my-neighbor"),
        (["guts", "--option", "deals=0"], "play: "),
        (["guts", "--option", "jester=1"], "play: "),
    ],
)
def test_what_cannot_be_played_is_said_in_a_line(
    wrong: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(wrong) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert why in said.err
