"""`python -m bot verify RECORD`: an honest record passes; a tampered one fails at the first differing card."""

import random
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.cli.verify import POSTED, UNPOSTED, main
from bot.games.proof import Disproof, NotRevealed
from bot.games.record import BadRecord, Record, Restocked, Shuffled
from bot.games.shuffle import commitment, table_seed
from tests.games.dealt import SEED, dealt_record
from tests.games.records import prove, write

Lines = list[str]


def honest() -> str:
    """Return a finished game of several deals with a renewed stock."""
    chosen = next(n for n in range(1, 50) if has_all(dealt_record(chooser=n)))
    return write(dealt_record(chooser=chosen))


def has_all(record: Record) -> bool:
    """Return whether a record has two deals and a renewed stock at least."""
    kinds = [type(entry) for entry in record.entries]
    return kinds.count(Shuffled) > 1 and Restocked in kinds


HONEST = honest()


def changed(change: Callable[[Lines], None]) -> bytes:
    """Return the honest record with some lines changed."""
    lines = HONEST.split("\n")
    change(lines)
    return "\n".join(lines).encode()


def line_of(start: str, nth: int = 0) -> int:
    """Return the index of the n-th line that starts like this."""
    return [at for at, line in enumerate(HONEST.split("\n")) if line.startswith(start)][nth]


def with_line(at: int, text: str) -> bytes:
    def put(lines: Lines) -> None:
        lines[at] = text

    return changed(put)


def disproved(file: bytes) -> tuple[int, str]:
    with pytest.raises(Disproof) as caught:
        prove(file)
    return caught.value.line, caught.value.problem


def test_honest_record_is_proven_card_by_card() -> None:
    proof = prove(HONEST.encode())
    decks, stocks = HONEST.count("Deck:"), HONEST.count("Stock:")
    assert len(proof.deals) == decks > 1
    assert sum(len(deal.stocks) for deal in proof.deals) == stocks > 0
    assert proof.cards == 104 * decks + sum(sum(deal.stocks) for deal in proof.deals)
    assert proof.seed == SEED.hex()


@pytest.mark.parametrize("kind", ["Deck", "Stock"])
@pytest.mark.parametrize("chooser", range(8))
def test_two_cards_swapped_are_found_at_the_first_of_them(kind: str, chooser: int) -> None:
    luck = random.Random(chooser)
    at = line_of(f"{kind}:", luck.randrange(HONEST.count(f"{kind}:")))
    cards = HONEST.split("\n")[at].split()[1:]
    first, second = sorted(luck.sample(range(len(cards)), 2))
    while cards[first] == cards[second]:
        first, second = sorted(luck.sample(range(len(cards)), 2))
    cards[first], cards[second] = cards[second], cards[first]
    line, problem = disproved(with_line(at, f"{kind}: {' '.join(cards)}"))
    assert line == at + 1
    assert problem.startswith(f"card {first + 1} of this {kind.lower()} ")


def test_card_put_in_for_another_is_found() -> None:
    at = line_of("Deck:")
    cards = HONEST.split("\n")[at].split()[1:]
    cards[40] = "3S" if cards[40] != "3S" else "4S"
    assert disproved(with_line(at, f"Deck: {' '.join(cards)}")) == (
        at + 1,
        "card 41 of this deck is not the one the seed gives",
    )


def test_missing_card_is_found() -> None:
    at = line_of("Deck:")
    cards = HONEST.split("\n")[at].split()[1:-1]
    assert disproved(with_line(at, f"Deck: {' '.join(cards)}")) == (
        at + 1,
        "card 104 of this deck is missing or too many",
    )


def test_another_cut_gives_another_deck() -> None:
    at = line_of("Cut:", 1)
    line, problem = disproved(with_line(at, 'Cut: "something else"'))
    assert line == at + 2  # the deck below it
    assert problem.startswith("card ")


def test_another_seed_breaks_the_promise() -> None:
    at = line_of("[Seed")
    assert disproved(with_line(at, f'[Seed "{bytes(32).hex()}"]')) == (
        line_of("[Commit") + 1,
        "Commit is not the SHA-256 of Seed",
    )


def test_other_first_dealer_is_found() -> None:
    def swap(lines: Lines) -> None:
        lines[:] = [
            line.translate(str.maketrans("AB", "BA")) if line.startswith(("Deal ", "A: ", "B: ")) else line
            for line in lines
        ]

    assert disproved(changed(swap)) == (line_of("Deck:") + 1, "the seed chooses another first dealer")


def test_moves_are_held_to_the_rules_too() -> None:
    at = line_of("Deck:") + 1
    with pytest.raises(BadRecord):
        prove(with_line(at, HONEST.split("\n")[at].split(":")[0] + ": pass"))


def test_without_a_seed_nothing_is_revealed_yet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = changed(lambda lines: lines.pop(line_of("[Seed")) and None)
    with pytest.raises(NotRevealed):
        prove(file)
    (tmp_path / "running.mille").write_bytes(file)
    assert main([str(tmp_path / "running.mille")]) == 2
    assert "not revealed yet" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("[Seed", '[Seed "00"]'),
        ("[Seed", '[Seed "no seed"]'),
        ("[Commit", '[Comment "none"]'),
        ("[Game", "nonsense"),
    ],
)
def test_what_cannot_be_checked_has_status_2(
    line: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.mille"
    file.write_bytes(with_line(line_of(line), text))
    assert main([str(file)]) == 2
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.startswith(f"{file}:")
    assert output.err.count("\n") == 1


def test_missing_file_has_status_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["/nowhere/game.mille"]) == 2
    assert capsys.readouterr().err == "/nowhere/game.mille:1: the file cannot be read\n"


def test_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.mille", tmp_path / "bad.mille"
    good.write_text(HONEST, encoding="utf-8")
    bad.write_bytes(with_line(line_of("Cut:"), 'Cut: "another"'))
    assert main([str(good)]) == 0
    assert capsys.readouterr().out.endswith("cards follow from the seed and the cuts.\n")
    command = [sys.executable, "-m", "bot", "verify", str(bad)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"{bad}:{line_of('Deck:') + 1}: card ")


def test_seed_that_was_chosen_after_the_cut_is_not_the_one_that_was_posted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A record is consistent whatever its seed. Only the posted commitment reveals a change."""
    file = tmp_path / "game.mille"
    file.write_text(HONEST, encoding="utf-8")
    posted = commitment(bytes(range(1, 33)))
    assert prove(HONEST.encode()) == prove(HONEST.encode(), posted=commitment(SEED).upper())
    with pytest.raises(Disproof):
        prove(HONEST.encode(), posted=posted)
    assert main([str(file), "--commitment", posted]) == 1
    output = capsys.readouterr()
    at = line_of("[Commit") + 1
    assert (output.out, output.err) == ("", f"{file}:{at}: Commit is not the commitment that was posted\n")


MASTER = bytes(range(100, 132))


def of_tournament(**tags: str) -> str:
    """Return a finished game of round 2, table 3 of a tournament, with these tags instead of the honest ones."""
    played = dealt_record(table_seed(MASTER, number=2, table=3), deals=1)
    own = {"Tournament": "2/3", "TournamentSecret": MASTER.hex()} | tags
    return write(replace(played, others=(*played.others, *((name, text) for name, text in own.items() if text))))


def test_a_table_of_a_tournament_is_proven_by_the_commitment_of_the_tournament(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Or by its own, which was posted when the game began."""
    file = tmp_path / "game.mille"
    file.write_text(of_tournament(), encoding="utf-8")
    for posted in (commitment(MASTER), commitment(table_seed(MASTER, number=2, table=3))):
        assert main([str(file), "--commitment", posted]) == 0
        output = capsys.readouterr().out.splitlines()
        assert f"Seed is that of round 2, table 3 of the tournament {commitment(MASTER)}" in output
        assert POSTED in output
    assert main([str(file), "--commitment", commitment(SEED)]) == 1
    before_its_end = of_tournament(TournamentSecret="").encode()
    assert prove(before_its_end).tournament is None
    with pytest.raises(Disproof):
        prove(before_its_end, posted=commitment(MASTER))


@pytest.mark.parametrize("tags", [{"Tournament": "3/2"}, {"Tournament": "2/4"}, {"TournamentSecret": SEED.hex()}])
def test_a_seed_that_does_not_follow_from_the_tournament_is_found(tags: dict[str, str]) -> None:
    assert disproved(of_tournament(**tags).encode())[1] == "Seed does not follow from TournamentSecret"


@pytest.mark.parametrize(
    "tags", [{"Tournament": ""}, {"Tournament": "2"}, {"Tournament": "02/3"}, {"TournamentSecret": "x"}]
)
def test_a_tournament_that_cannot_be_read_is_no_proof(tags: dict[str, str]) -> None:
    with pytest.raises(BadRecord):
        prove(of_tournament(**tags).encode())


def test_what_was_not_compared_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.mille"
    file.write_text(HONEST, encoding="utf-8")
    assert main([str(file)]) == 0
    assert UNPOSTED in capsys.readouterr().out.splitlines()
    assert main(["--commitment", commitment(SEED), str(file)]) == 0
    output = capsys.readouterr().out
    assert UNPOSTED not in output
    assert POSTED in output.splitlines()


@pytest.mark.parametrize("text", ["", "c0ffee", "x" * 64, "0" * 63, "0" * 65, "0x" + "0" * 62])
def test_commitment_that_is_none_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["game.mille", "--commitment", text])
    assert ended.value.code == 2
    assert "64 hexadecimal digits" in capsys.readouterr().err


@pytest.mark.long("rare cases")
def test_verifying_waits_for_no_library() -> None:
    heavy = (
        "import sys, bot.cli.main, bot.cli.verify;"
        "print([m for m in ('discord', 'sqlalchemy', 'PIL', 'aiohttp') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", heavy], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
