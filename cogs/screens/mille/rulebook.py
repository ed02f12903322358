"""The rules of Mille by topic, with pictures of the lesson's deal, and the reasons behind scores and payments."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Rank
from bot.games.lesson import LEARNER, STAKE
from bot.games.mille import lesson
from bot.games.mille.kinds import kind_of
from bot.games.mille.melds import Meld
from bot.games.mille.options import Difference, MilleOptions, Skunk
from bot.games.mille.scoring import DealScore, ScoreLine
from bot.games.mille.settlement import nearest_hundred
from bot.games.mille.views import MilleView
from bot.games.protocol import Line, Seat, Settlement, View
from bot.tables import USUAL_UNIT
from bot.text import Locale, say
from bot.text.numbers import whole
from cogs.amounts import amount, unit_word
from cogs.screens.rulebook import Explanation, Rulebook, Topic
from cogs.screens.screen import Block
from cogs.screens.signs import card_signs
from render import Picture, Studio, Style
from render.mille.inputs import SettlementSheet
from render.mille.pictures import MillePictures

NAMES = ("Maya", "Théo")  # of the players in the examples

TURN, TAKE, WILD, NATURAL, LAST = 1, 6, 5, 11, 14  # moments of the lesson, by the number of tasks done


class MilleRulebook(Rulebook):
    """The rules of Mille."""

    name = "mille"
    leaving = "early"
    contents = (
        Topic("cards", "1"),
        Topic("deal", "2"),
        Topic("turn", "3", {"begin-first": 1, "already-begun": 2, "lay-nothing": 2}),
        Topic("pile", "3.1", {"take-wrong-rank": 0, "take-needs-pair": 0, "pick-not-now": 3}),
        Topic("sets", "4", {"lay-wrong-rank": 0, "lay-needs-natural": 0, "lay-needs-three": 0}),
        Topic("end", "5", {"stock-gone": 2, "pass-not-now": 2}),
        Topic("score", "6"),
        Topic("naturals", "6"),
        Topic("chapeaux", "6"),
        Topic("game-end", "7"),
        Topic("payment", "8"),
        Topic("early", "8a"),
        Topic("presets", "7"),
        Topic("rulings", "3–8a"),
    )
    has_lesson = True

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = MillePictures(studio)

    async def page(self, topic: str, *, locale: Locale, style: Style) -> list[Block]:
        return [*await super().page(topic, locale=locale, style=style), *await self._example(topic, locale, style)]

    def finished(self, view: View) -> int:
        return len(view.scores) if isinstance(view, MilleView) else 0

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        reasons = []
        for view in views:
            if not isinstance(view, MilleView) or view.seat is None:
                raise TypeError("views of another game")
            score = next(each for each in view.scores if each.deal == deal)
            lines = score.lines[view.seat]
            reasons += [_line(view, score, line, at, locale=locale) for at, line in enumerate(lines)]
            reasons += _marks(score, view.seat, locale=locale)
        return reasons

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        if not isinstance(view, MilleView) or view.outcome is None:
            raise TypeError("a view of another game, or of one that goes on")
        (winner,) = view.outcome.winners
        return [_paid(view, winner, line, names=names, locale=locale) for line in settlement.lines]

    async def _example(self, topic: str, locale: Locale, style: Style) -> list[Block]:
        """Return pictures of the lesson at a moment that shows the topic."""
        match topic:
            case "cards":
                return [await self._hand(_at(0, lesson.TEACHER), locale, style)]
            case "deal":
                return [await self._table(0, locale, style)]
            case "turn":
                return [await self._hand(_at(TURN), locale, style)]
            case "pile":
                return [
                    await self._table(TAKE, locale, style),
                    await self._hand(_at(TAKE), locale, style),
                ]
            case "sets":
                return [await self._table(WILD, locale, style)]
            case "end":
                return [await self._hand(_at(LAST), locale, style)]
            case "naturals":
                return [await self._table(NATURAL, locale, style)]
            case "chapeaux":
                return [await self._hand(_at(lesson.PLAYED, lesson.TEACHER), locale, style)]
            case "score":
                return [await self.pad(locale=locale, style=style)]
            case "payment":
                return [await self.receipt(locale=locale, style=style)]
            case _:
                return []

    async def _hand(self, view: MilleView, locale: Locale, style: Style) -> Block:
        return await example_hand(self._pictures, view, locale=locale, style=style, holder=NAMES[view.seat or 0])

    async def _table(self, done: int, locale: Locale, style: Style) -> Block:
        view = lesson.view_at(done, None)
        return await self._pictures.picture(self._pictures.table(view, names=NAMES, locale=locale, style=style))

    async def pad(self, *, locale: Locale, style: Style, names: Sequence[str] = NAMES) -> Block:
        """Return the score pad of the lesson."""
        view = lesson.view_at(lesson.PLAYED, None)
        order = self._pictures.pad(view, names=names, game="lesson", locale=locale, style=style)
        return await self._pictures.picture(order)

    async def receipt(self, *, locale: Locale, style: Style, names: Sequence[str] = NAMES) -> Block:
        """Return the receipt of the lesson's game."""
        scored = lesson.view_at(lesson.PLAYED, None).scores[-1]
        sheet = SettlementSheet(
            lesson.settlement(),
            LEARNER,
            scored.totals,
            STAKE,
            unit_word(USUAL_UNIT, locale=locale),
            game="lesson",
        )
        return await self._pictures.picture(self._pictures.receipt(sheet, names=names, locale=locale, style=style))


async def example_hand(
    pictures: MillePictures, view: MilleView, *, locale: Locale, style: Style, holder: str = ""
) -> Picture:
    """Draw a hand of the lesson, which is no secret, under a separate file name."""
    picture = await pictures.picture(pictures.hand(view, locale=locale, style=style, holder=holder))
    return replace(picture, filename="example.png")


def _at(done: int, seat: Seat = LEARNER) -> MilleView:
    return lesson.view_at(done, seat)


def _line(view: MilleView, score: DealScore, line: ScoreLine, at: int, *, locale: Locale) -> Explanation:
    """Explain a line of the score card by card: a meld, or the cards left in hand."""
    seat = Seat(view.seat or 0)
    counted = str(line.points)
    if line.rank is None:
        cards = sorted(view.hand or (), key=lambda card: (-kind_of(card).points, card.place))
        label = say(locale, "mille-why-caught", count=line.cards, amount=whole(line.amount))
        text = say(locale, "mille-why-caught-text", cards=card_signs(cards), points=counted)
        return Explanation(f"{at}", label, text, "score", seat)
    meld = next(each for each in view.seats[seat].melds if each.rank is line.rank)
    rank = say(locale, f"pictures-set-{line.rank}")
    label = say(locale, "mille-why-meld", rank=rank, count=line.cards, times=line.times, amount=whole(line.amount))
    text = say(locale, "mille-why-meld-text", cards=card_signs((*meld.naturals, *meld.wilds)), points=counted)
    lines = [text, *_doublings(meld, score, seat, line, locale=locale)]
    return Explanation(f"{at}", label, "\n".join(lines), "naturals" if line.times > 1 else _topic(meld), seat)


def _topic(meld: Meld) -> str:
    return "sets" if meld.wilds else "score"


def _doublings(meld: Meld, score: DealScore, seat: Seat, line: ScoreLine, *, locale: Locale) -> list[str]:
    """Return why a meld counts twice or four times, or why eight cards with a wild two do not."""
    said = []
    if meld.is_turned:
        said.append(say(locale, "mille-why-eight"))
    if score.cleans[seat]:
        said.append(say(locale, "mille-why-clean"))
    if said:
        said.append(say(locale, "mille-why-times", points=str(line.points), times=line.times, amount=str(line.amount)))
    elif len(meld.naturals) == 8 and meld.wilds and meld.rank is not Rank.TWO:
        said.append(say(locale, "mille-why-spoilt"))
    return said


def _marks(score: DealScore, seat: Seat, *, locale: Locale) -> list[Explanation]:
    """Explain the sum of a deal, its asterisks and its ring."""
    table, caught, total = str(score.table[seat]), str(score.caught[seat]), whole(score.scores[seat])
    label = say(locale, "mille-why-sum", amount=total)
    doubled = "-doubled" if any(line.times > 1 for line in score.lines[seat]) else ""
    text = say(locale, f"mille-why-sum-text{doubled}", table=table, caught=caught, amount=total)
    reasons = [Explanation("sum", label, text, "score", seat)]
    if score.naturals[seat]:
        text = _naturals_text(score, seat, locale=locale)
        label = say(locale, "mille-why-naturals", count=score.naturals[seat])
        reasons.append(Explanation("naturals", label, text, "naturals", seat))
    if score.chapeaux[seat]:
        text = say(locale, "mille-why-chapeau-text", amount=total)
        reasons.append(Explanation("chapeau", say(locale, "mille-why-chapeau"), text, "chapeaux", seat))
    return reasons


def _naturals_text(score: DealScore, seat: Seat, *, locale: Locale) -> str:
    doubled = 4 if score.cleans[seat] else 2
    eights = (
        [
            say(locale, f"pictures-set-{line.rank}")
            for line in score.lines[seat]
            if line.rank is not None and line.times == doubled
        ]
        if score.eights[seat]
        else []
    )
    said = [say(locale, "mille-why-natural-eight", rank=rank) for rank in eights]
    if score.cleans[seat]:
        said.append(say(locale, "mille-why-natural-clean"))
    return "\n".join(f"- {each}" for each in said)


def _paid(view: MilleView, winner: Seat, line: Line, *, names: Sequence[str], locale: Locale) -> Explanation:
    """Explain a line of a settlement: the deals it comes from, and what each of them pays."""
    loser = Seat(1 - winner)
    each, cost = amount(line.each, locale=locale), amount(line.amount, locale=locale)
    label = say(locale, f"mille-line-{line.item}", count=line.count, each=each, amount=cost)
    totals = view.seats[winner].total, view.seats[loser].total
    lost, target = whole(totals[1]), str(view.options.target)
    match line.item:
        case "naturals":
            who, deals = names[winner], [(score.deal, score.naturals[winner]) for score in view.scores]
            text = say(locale, "mille-why-paid-naturals", name=who, deals=_deals(deals), each=each)
        case "chapeaux":
            who, deals = names[loser], [(score.deal, int(score.chapeaux[loser])) for score in view.scores]
            text = say(locale, "mille-why-paid-chapeaux", name=who, deals=_deals(deals), each=each)
        case "difference":
            text = _difference_text(view.options.difference, *totals, line.count, each, locale=locale)
        case "skunk":
            skunk = view.options.skunk
            text = say(locale, f"mille-why-paid-skunk-{skunk}", lost=lost, target=target, each=each, times=line.count)
        case _:
            text = say(locale, "mille-why-paid-game", name=names[loser], each=each)
    if view.options.progressive and line.item in {"naturals", "chapeaux"}:
        text = f"{text}\n{say(locale, 'mille-why-paid-progressive')}"
    return Explanation(line.item, label, text, "presets" if _is_preset_own(view.options, line.item) else "payment")


def _difference_text(difference: Difference, won: int, lost: int, count: int, each: str, *, locale: Locale) -> str:
    """Return how the difference of two totals becomes `count` hundreds."""
    figures = {"won": whole(won), "lost": whole(lost)}
    if difference is Difference.NEAREST:
        figures |= {f"{name}-to": whole(100 * nearest_hundred(total)) for name, total in (("won", won), ("lost", lost))}
    else:
        figures["difference"] = whole(won - lost)
    return say(locale, f"mille-why-paid-difference-{difference}", count=count, each=each, **figures)


def _is_preset_own(options: MilleOptions, item: str) -> bool:
    """Return whether a line is paid by an option that differs from the classic rules."""
    match item:
        case "naturals" | "chapeaux":
            return options.progressive
        case "difference":
            return options.difference is not Difference.NEAREST
        case "skunk":
            return options.skunk is not Skunk.MULTIPLY
        case _:
            return False


def _deals(marked: Sequence[tuple[int, int]]) -> str:
    """Return the deals with marks, each repeated for each of its marks: `2, 5, 5`; at most twelve."""
    numbers = [str(deal) for deal, count in marked for _ in range(count)]
    return ", ".join(numbers[:12]) + (" …" if len(numbers) > 12 else "")
