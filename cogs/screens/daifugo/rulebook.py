"""The rules of Daifugo by topic, and the reasons behind titles and payments."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from bot.games.daifugo.name import NAME
from bot.games.daifugo.settlement import Due, Reason, dues, penalties, unpaid
from bot.games.daifugo.titles import Title
from bot.games.daifugo.views import DaifugoView
from bot.games.protocol import Seat, Settlement, View, of_kind
from bot.text import Locale, say
from cogs.screens.rulebook import Explanation, Rulebook
from render import Picture, Studio, Style
from render.daifugo.gallery import crowned, example
from render.daifugo.pictures import DaifugoPictures
from render.daifugo.told import title_word
from render.sample_names import MANY_NAMES
from render.stage.spoken import place

EXAMPLES: Mapping[str, Callable[[], DaifugoView]] = MappingProxyType({"play": example, "titles": crowned})
"""What the picture of a topic shows."""


class DaifugoRulebook(Rulebook):
    """A page for each topic, in words; two with pictures: of cards to beat, and of titles that rise and fall."""

    name = NAME
    numbers = MappingProxyType(
        {
            "cards": "D1",
            "titles": "D2",
            "deal": "D3",
            "play": "D4",
            "out": "D4.4",
            "exchange": "D5",
            "end": "D6",
            "money": "D7",
            "leaving": "D6.2",
            "seen": "D8",
            "presets": "D1.3",
        }
    )
    behind = MappingProxyType(
        {
            "must-lead": ("play", 0),
            "not-your-turn": ("play", 1),
            "mixed-ranks": ("play", 0),
            "wrong-number": ("play", 1),
            "not-higher": ("play", 1),
            "has-passed": ("play", 2),
            "is-out": ("out", 0),
            "exchange-first": ("deal", 1),
            "gives-nothing": ("exchange", 2),
            "wrong-gift": ("exchange", 2),
            "no-cards-yet": ("deal", 0),
            "has-left": ("leaving", 0),
        }
    )

    def __init__(self, studio: Studio) -> None:
        super().__init__(studio)
        self._pictures = DaifugoPictures(studio)

    async def example(self, topic: str, *, locale: Locale, style: Style) -> Picture | None:
        if topic not in EXAMPLES:
            return None
        view = EXAMPLES[topic]()
        order = self._pictures.table(view, names=MANY_NAMES[: len(view.board.seats)], locale=locale, style=style)
        return await self._pictures.picture(order)

    def settled(self, view: View, settlement: Settlement, *, names: Sequence[str], locale: Locale) -> list[Explanation]:
        """Every payment with the deals that it comes from (D7.1, D7.2), and what is not paid to who left (D7.3)."""
        board = of_kind(DaifugoView, view).board
        owed = (*dues(board), *penalties(board))
        paid = [(due.payer, due.payee) for due in settlement.transfers]
        dropped = [(each.payer, each.payee) for each in unpaid(board)]
        found = []
        for way, topic, pairs in (("due", "money", paid), ("unpaid", "leaving", dropped)):
            for payer, payee in pairs:
                lines = [
                    _due(of_kind(DaifugoView, view), due, names, locale)
                    for due in owed
                    if {due.payer, due.payee} == {payer, payee}
                ]
                if way == "unpaid":
                    lines.append(say(locale, "daifugo-why-unpaid-told", payee=names[payee]))
                label = say(locale, f"daifugo-why-{way}", payer=names[payer], payee=names[payee])
                found.append(Explanation(f"{way}-{payer}-{payee}", label, " ".join(lines), topic))
        return found

    def finished(self, view: View) -> int:
        return len(of_kind(DaifugoView, view).board.scores)

    def deal(self, views: Sequence[View], deal: int, *, locale: Locale) -> list[Explanation]:
        return list(_of_deal(of_kind(DaifugoView, views[0]), deal, locale))


def _due(view: DaifugoView, due: Due, names: Sequence[str], locale: Locale) -> str:
    """One payment of a deal, or for leaving."""
    payer, payee = names[due.payer], names[due.payee]
    if due.reason is Reason.LEFT:
        return say(locale, "daifugo-why-left", payer=payer, payee=payee, stakes=due.stakes)
    titles = view.board.scores[due.deal - 1].titles
    return say(
        locale,
        "daifugo-why-deal",
        deal=str(due.deal),
        payer=payer,
        payee=payee,
        stakes=due.stakes,
        **{"from": title_word(titles[due.payer], locale), "to": title_word(titles[due.payee], locale)},
    )


def _of_deal(view: DaifugoView, deal: int, locale: Locale) -> Iterator[Explanation]:
    """Everybody's title, from the Daifugo down, and how they came to it."""
    score, before = view.board.scores[deal - 1], view.board.scores[deal - 2] if deal > 1 else None
    for number, seat in enumerate(score.order):
        title = score.titles[seat]
        label = say(
            locale, "daifugo-why-title", place=place(locale, number + 1), title=title_word(title, locale)
        )  # fmt: skip
        told = [_reason(title, score.held, after=len(score.order) - number - 1, locale=locale)]
        if before is not None:
            told.append(say(locale, "daifugo-why-before", title=title_word(before.titles[seat], locale)))
        yield Explanation(f"{seat}-title", label, " ".join(told), "titles", Seat(seat))


def _reason(title: Title, held: int, *, after: int, locale: Locale) -> str:
    if title is Title.DESTITUTE:
        return say(locale, "daifugo-why-last", held=held)
    return say(locale, "daifugo-why-out", after=after)
