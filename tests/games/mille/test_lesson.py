"""The lesson's deal: it can be played as the lesson says, and ends as its questions say."""

from bot.games.cards import Rank
from bot.games.lesson import LEARNER, STAKE, Task
from bot.games.mille import lesson
from bot.games.mille.moves import Take, parse_move
from bot.games.protocol import Ending

TASKS = [task for task in lesson.SCRIPT.tasks if isinstance(task, Task)]


def test_suits_do_not_matter_but_ranks_and_numbers_do() -> None:
    kings = next(at for at, task in enumerate(TASKS) if task.name == "take")
    assert lesson.SCRIPT.is_asked(kings, parse_move("take KC KC"))
    assert not lesson.SCRIPT.is_asked(kings, parse_move("draw"))
    sevens = next(at for at, task in enumerate(TASKS) if task.name == "lay-wild")
    assert lesson.SCRIPT.is_asked(sevens, parse_move("lay 7: 7C 7H 2D"))
    assert not lesson.SCRIPT.is_asked(sevens, parse_move("lay 7: 7C 7H 2D 2S"))
    assert not lesson.SCRIPT.is_asked(lesson.PLAYED, parse_move("draw"))


def test_pile_can_be_taken_when_the_lesson_says_so_and_at_no_other_time() -> None:
    for done, task in enumerate(TASKS):
        takes = [move for move in lesson.view_at(done).legal_moves() if isinstance(move, Take)]
        assert bool(takes) == (task.name == "take"), task.name


def test_deal_ends_with_a_natural_a_chapeau_and_the_game() -> None:
    view = lesson.view_at(lesson.PLAYED)
    (score,) = view.scores
    assert score.out is LEARNER
    assert (score.naturals, score.eights, score.cleans) == ((1, 0), (1, 0), (False, False))
    assert (score.scores, score.chapeaux) == ((250, -230), (False, True))
    assert view.outcome is not None
    assert (view.outcome.ending, view.outcome.winners) == (Ending.PLAYED, {LEARNER})
    assert lesson.settlement().total == 42 * STAKE
    assert [meld.rank for meld in view.seats[LEARNER].melds if meld.is_turned] == [Rank.KING]


def test_teacher_is_told_as_the_learner_may_know_it() -> None:
    """The teacher's draws are not revealed, though the cards are in everyone's lesson."""
    turns = [turn for done in range(1, lesson.PLAYED + 1) for turn in lesson.SCRIPT.turns_at(done)]
    happened = [event for turn in turns for event in turn]
    assert any(
        getattr(event, "card", "") is None and getattr(event, "seat", None) is lesson.TEACHER for event in happened
    )
