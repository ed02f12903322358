"""The rules, the reasons behind scores, the lesson and `/about`: complete, true to the figures, and within limits."""

import pytest

from bot.games.mille import lesson
from bot.games.mille.judge import RULES, Code
from bot.games.mille.moves import parse_move
from bot.games.mille.views import MilleView
from bot.games.protocol import SEATS, Position, Resign, Seat
from bot.registry import GAMES
from bot.text import LOCALES, Locale, say
from cogs.about import about_screen
from cogs.ids import Verb
from cogs.screens.game import Manner
from cogs.screens.mille.rulebook import MilleRulebook
from cogs.screens.mille.screens import MilleScreens
from cogs.screens.rulebook import Explanation, refusal_screen, rule_page, sentence_page
from cogs.screens.table import panel
from cogs.screens.why import DEALS_SHOWN, SETTLEMENT, Asked, why_screen
from render import Picture, Style
from tests.cogs.desk import WORST_NAMES, sent, table_at
from tests.cogs.screens.pressed import of_studio
from tests.games.play import RandomGame, play_at_random
from tests.games.positions import MILLE, start
from tests.left_out import first

pytestmark = pytest.mark.parametrize("locale", LOCALES)

rulebook = of_studio(MilleRulebook)


@pytest.mark.parametrize("topic", [each.name for each in MilleRulebook.contents])
async def test_every_topic_fits_and_names_its_rule(rulebook: MilleRulebook, topic: str, locale: Locale) -> None:
    message = sent(await rule_page(rulebook, topic, locale=locale, style=Style()))
    message.check()
    assert rulebook.number(topic, locale=locale) in message.text
    *leaves, menu = message.find(Verb.TOPIC)
    assert tuple(message.values(menu)) == rulebook.topics
    at = rulebook.topics.index(topic)
    assert {leaf.word for leaf in leaves} == {*rulebook.topics[max(0, at - 1) : at], *rulebook.topics[at + 1 : at + 2]}


def test_every_refusal_leads_to_the_rule_it_rests_on(rulebook: MilleRulebook, locale: Locale) -> None:
    for code in Code:
        topic, number = rulebook.topic_of(RULES[code]), RULES[code]
        assert number in rulebook.number(topic, locale=locale) + say(locale, f"mille-rule-{topic}")
        message = sent(refusal_screen("x" * 200, "mille", number, locale=locale))
        message.check()
        assert [press.word for press in message.find(Verb.RULE)] == [number]


async def test_refused_press_leaves_a_panel_with_its_rule_one_press_away(screens: MilleScreens, locale: Locale) -> None:
    position = start()
    table = table_at(position, names=WORST_NAMES)
    refusal = position.refusal(Seat.A, parse_move("pass"))
    assert refusal is not None
    message = sent(await panel(table, Seat.A, screens, Manner(locale), said=refusal))
    message.check()
    assert say(locale, "rules-number", rule=refusal.rule) in message.text
    (press,) = message.find(Verb.RULE)
    assert press.word == f"{refusal.rule}:{refusal.code}"


def test_why_shows_the_very_sentence_of_the_rules(rulebook: MilleRulebook, locale: Locale) -> None:
    for code in Code:
        found = rulebook.sentence(code, locale=locale)
        page = sentence_page(rulebook, code, locale=locale)
        assert (page is None) is (found is None)
        assert found is not None or not code.startswith(("take", "pick", "pass", "lay-needs", "lay-wrong"))
        if found is not None and page is not None:
            topic, words = found
            assert words in say(locale, f"mille-rule-{topic}")
            message = sent(page)
            message.check()
            assert [press.word for press in message.find(Verb.RULE)] == [topic], "the whole rule is one press away"


def test_sentences_are_those_that_explain(rulebook: MilleRulebook, locale: Locale) -> None:
    words = {
        "lay-needs-three": ("three or more cards", "au moins trois cartes"),
        "lay-needs-natural": ("of the rank itself", "du rang lui-même"),
        "take-needs-pair": ("two cards of the same rank", "deux cartes du même rang"),
        "pick-not-now": ("very first turn", "tout premier tour"),
        "pass-not-now": ("used up", "épuisé"),
        "begin-first": ("draw a card", "pioche une carte"),
        "already-begun": ("lay as many", "pose autant"),
    }
    for code, (en, fr) in words.items():
        _, sentence = rulebook.sentence(code, locale=locale) or ("", "")
        assert (en if locale == "en" else fr) in sentence


def counted(game: RandomGame) -> list[tuple[MilleView, MilleView]]:
    """Return both views when each deal was counted."""
    found: list[tuple[MilleView, MilleView]] = []
    for position in game.positions:
        views = position.view(Seat.A), position.view(Seat.B)
        assert isinstance(views[0], MilleView)
        assert isinstance(views[1], MilleView)
        if len(views[0].scores) > len(found):
            found.append((views[0], views[1]))
    return found


@pytest.mark.parametrize("seed", first(1, range(3)))
def test_lines_of_a_deal_name_every_card_that_counts(rulebook: MilleRulebook, seed: int, locale: Locale) -> None:
    game = play_at_random(MILLE, MILLE.options({"target": "800"}), seed)
    for at, views in enumerate(counted(game)):
        score = views[0].scores[at]
        reasons = rulebook.deal(views, at + 1, locale=locale)
        for seat in (Seat.A, Seat.B):
            own = [reason for reason in reasons if reason.seat is seat]
            assert len({reason.mark for reason in own}) == len(own) <= 25
            cards = sum(reason.text.split(":")[0].count(suit) for reason in lines(own) for suit in "♠♥♦♣")
            assert cards == sum(line.cards for line in score.lines[seat])
            assert marks(own) == (bool(score.naturals[seat]), score.chapeaux[seat])
            assert str(abs(score.scores[seat])) in next(reason.label for reason in own if reason.mark == "sum")


def lines(reasons: list[Explanation]) -> list[Explanation]:
    return [reason for reason in reasons if reason.mark.isdecimal()]


def marks(reasons: list[Explanation]) -> tuple[bool, bool]:
    found = {reason.mark for reason in reasons}
    return "naturals" in found, "chapeau" in found


def test_lesson_deal_is_explained(rulebook: MilleRulebook, locale: Locale) -> None:
    views = lesson.view_at(lesson.PLAYED), lesson.view_at(lesson.PLAYED, lesson.TEACHER)
    reasons = rulebook.deal(views, 1, locale=locale)
    kings = next(reason for reason in reasons if "K♠ K♠" in reason.text)
    assert "80 × 2 = 160" in kings.text
    assert kings.topic == "naturals"
    caught = next(reason for reason in reasons if reason.seat is Seat.B and "Q♠" in reason.text)
    assert "−245" in caught.label
    settled = rulebook.settled(views[0], lesson.settlement(), names=("Ann", "Bob"), locale=locale)
    assert [reason.mark for reason in settled] == [line.item for line in lesson.settlement().lines]
    assert [line.item for line in lesson.settlement().lines] == ["game", "naturals", "chapeaux", "difference", "skunk"]
    for figure in ("250", "300", "−230", "−200", "5"):
        assert figure in settled[3].text, "each total as it was, and as it was rounded"


def test_a_line_cannot_be_read_as_a_product(rulebook: MilleRulebook, locale: Locale) -> None:
    """`9 × 3: 15` would look like a mistake."""
    views = lesson.view_at(lesson.PLAYED), lesson.view_at(lesson.PLAYED, lesson.TEACHER)
    for reason in rulebook.deal(views, 1, locale=locale):
        assert "×" not in reason.label
    kings = next(reason for reason in rulebook.deal(views, 1, locale=locale) if "K♠ K♠" in reason.text)
    assert say(locale, "pictures-set-K") in kings.label
    sums = {reason.seat: reason.text for reason in rulebook.deal(views, 1, locale=locale) if reason.mark == "sum"}
    assert say(locale, "mille-why-sum-text-doubled", table="250", caught="0", amount="250") == sums[Seat.A]
    assert say(locale, "mille-why-sum-text", table="15", caught="245", amount="−230") == sums[Seat.B]


def test_a_difference_in_hundreds_begun_is_told_with_its_points(rulebook: MilleRulebook, locale: Locale) -> None:
    game = play_at_random(MILLE, MILLE.options({"target": "500", "rules": "wikipedia"}), 1)
    table = table_at(game.final, names=WORST_NAMES)
    view = table.view(None)
    assert isinstance(view, MilleView)
    reasons = rulebook.settled(view, table.settlement(), names=("Ann", "Bob"), locale=locale)
    difference = abs(view.seats[0].total - view.seats[1].total)
    assert str(difference) in next(reason.text for reason in reasons if reason.mark == "difference")


@pytest.mark.parametrize("rules", ["classic", "wikipedia", "denexa", "progressive"])
async def test_settlements_of_every_preset_are_explained(rulebook: MilleRulebook, rules: str, locale: Locale) -> None:
    for seed in range(3):
        game = play_at_random(MILLE, MILLE.options({"target": "500", "rules": rules}), seed)
        check_settlement(rulebook, game.final, locale)
    check_settlement(rulebook, start().play(Seat.B, Resign()).position, locale)


def check_settlement(rulebook: MilleRulebook, final: Position, locale: Locale) -> None:
    table = table_at(final, names=WORST_NAMES)
    view = table.view(None)
    assert isinstance(view, MilleView)
    reasons = rulebook.settled(view, table.settlement(), names=("*" * 64, "_" * 64), locale=locale)
    assert len(reasons) == len(table.settlement().lines)
    for mark in ("", *(reason.mark for reason in reasons)):
        asked = Asked(SETTLEMENT, len(view.scores), True, None, mark)
        message = sent(why_screen(table, rulebook, asked, reasons, locale=locale))
        message.check()
        assert bool(message.find(Verb.RULE)) == bool(mark)


def test_why_of_a_very_long_game_fits(rulebook: MilleRulebook, locale: Locale) -> None:
    """Dozens of deals: the menu shows those around the one that is open, and the first and last can be reached."""
    game = play_at_random(MILLE, MILLE.options({"target": "10000"}), 1)
    table, deals = table_at(game.final, names=WORST_NAMES), counted(game)
    assert len(deals) > DEALS_SHOWN
    reached = set()
    for deal in (1, 2, DEALS_SHOWN, len(deals) - 1, len(deals)):
        reasons = rulebook.deal(deals[deal - 1], deal, locale=locale)
        for seat in (Seat.A, Seat.B):
            for mark in ("", *(reason.mark for reason in reasons if reason.seat is seat)):
                asked = Asked(deal, len(deals), True, seat, mark)
                message = sent(why_screen(table, rulebook, asked, reasons, locale=locale))
                message.check()
                (menu,) = [press for press in message.find(Verb.WHY) if press.word == f"deal-{seat}"]
                assert str(deal) in message.values(menu)
                reached |= set(map(int, message.values(menu)))
    assert {1, len(deals), SETTLEMENT} <= reached


def test_why_of_more_than_a_message_takes_is_cut_between_words(rulebook: MilleRulebook, locale: Locale) -> None:
    """A payment may follow from fifty deals, and fifty lines may be owed."""
    table, explained = (
        table_at(start(), names=WORST_NAMES),
        " ".join(f"deal {number}: \\*\\*\\* pays" for number in range(400)),
    )
    reasons = [Explanation(str(number), f"{number} {'x ' * 90}", explained, "cards") for number in range(50)]
    asked = Asked(SETTLEMENT, 50, True, None, "7")
    message = sent(why_screen(table, rulebook, asked, reasons, locale=locale))
    message.check()
    cut = [str(part["content"]) for part in message.parts if str(part.get("content", "")).endswith("…")]
    assert len(cut) == 2
    assert cut[1][-2] != "\\", "no sign is cut in two"


def test_why_at_a_table_of_ten_leads_to_everybodys_lines(rulebook: MilleRulebook, locale: Locale) -> None:
    """A row has room for five."""
    table = table_at(start(), names=[f"{letter}{'_' * 39}" for letter in "ABCDEFGHIJ"])
    reasons = [Explanation(str(seat), "x" * 100, "y" * 500, "cards", seat) for seat in SEATS]
    for seat in SEATS:
        asked = Asked(3, 20, True, seat, str(seat))
        message = sent(why_screen(table, rulebook, asked, reasons, locale=locale))
        message.check()
        assert {press.word for press in message.find(Verb.WHY)} >= {f"seat-{each}" for each in SEATS if each != seat}


@pytest.mark.parametrize("topic", ["cards", "turn", "pile", "end", "chapeaux"])
async def test_a_hand_that_shows_a_rule_is_not_called_the_readers(
    rulebook: MilleRulebook, topic: str, locale: Locale
) -> None:
    page = await rulebook.page(topic, locale=locale, style=Style())
    alt = next(block.alt for block in page if isinstance(block, Picture) and block.filename == "example.png")
    assert any(name in alt.split(".")[0] for name in ("Maya", "Théo"))
    assert say(locale, "pictures-hand-title") not in alt


@pytest.mark.parametrize("url", [None, "https://example.org/" + "x" * 180])
def test_about_fits(url: str | None, locale: Locale) -> None:
    message = sent(about_screen(GAMES, url, locale=locale))
    message.check()
    assert all(say(locale, f"{game}-name") in message.text for game in GAMES)
    assert ("example.org" in message.text) == (url is not None)
