"""The controls of a player of Mille. Discards go by kind of card, so that they fit for any hand."""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.cards import Card, HandOrder, Rank, Suit
from bot.games.mille.arrangements import Arrangement, arrangements
from bot.games.mille.kinds import Kind, count_kind, kind_of, kinds_in, ranks_in
from bot.games.mille.moves import Discard, Draw, Lay, Pass, Pick, Take
from bot.games.mille.views import MilleView, Phase
from bot.text import Locale, say
from cogs.ids import CustomId
from cogs.refusals import sentence_behind
from cogs.screens.emoji import Emoji
from cogs.screens.frame import Controls, in_rows
from cogs.screens.game import Showing
from cogs.screens.mille.acts import Act
from cogs.screens.mille.draft import Draft, hand_of, kinds_of
from cogs.screens.mille.signs import kind_sign
from cogs.screens.questions import Doubt, Offer, choice_button, sure_button
from cogs.screens.rulebook import why_refused
from cogs.screens.screen import BLUE, GREEN, GREY, Button, Choice, Menu, Row
from cogs.screens.signs import card_sign, card_signs, rank_sign

MOST_NAMED = 6  # ranks on a button; with more it has their number


def controls(showing: Showing, view: MilleView, *, draft: Draft | None, doubt: Doubt | None) -> Controls:
    """Return the reader's controls now, for a private panel only: they show the hand.

    Cards are in the order that the reader likes, as in the picture.
    """
    if view.seat is None or view.seat not in view.to_act:
        return Controls()
    if view.phase is Phase.BEGIN:
        return _begin(showing, view, doubt)
    press = CustomId(Act.ARRANGE, showing.key, view.turn)
    found = [
        Button(_arranged(each, showing), replace(press, word=str(number)), GREEN)
        for number, each in enumerate(arrangements(view))
    ]
    nothing = Button(say(showing.locale, "mille-lay-nothing"), replace(press, word="none"), GREY, enabled=False)
    choices = ((*found[:2],) or (nothing,), *_discards(showing, view))
    tools: tuple[Row, ...] = (*in_rows(found[2:], a_row=2), _wishes(showing, view))
    gives = None if doubt is None else sure_button(doubt, say(showing.locale, "mille-sure-lay"), key=showing.key)
    if draft is not None:
        return _drafting(showing, view, draft, Controls(choices, gives=gives, tools=tools))
    return Controls(choices, gives=gives, tools=tools, phase="play")


# The beginning of a turn


def _begin(showing: Showing, view: MilleView, doubt: Doubt | None) -> Controls:
    """Return buttons to draw, pick, pass, and for each way to take the pile (queens and jacks have several).

    None has an emoji: the row would be longer than `frame` allows on a phone.
    """
    key, locale = showing.key, showing.locale
    buttons: list[Button] = []
    has_several = sum(isinstance(move, Take) for move in view.legal_moves()) > 1
    for index, move in enumerate(view.legal_moves()):
        match move:
            case Draw():
                verb, label, style = Act.DRAW, say(locale, "mille-draw"), BLUE
            case Pick():
                verb, label, style = Act.PICK, say(locale, "mille-pick"), GREEN
            case Pass():
                verb, label, style = Act.PASS, say(locale, "mille-pass"), GREY  # it asks first
            case Take():
                pair = f"{kind_sign(kind_of(move.first))} {kind_sign(kind_of(move.second))}"
                words = "mille-take-several" if has_several else "mille-take"
                verb, label, style = Act.TAKE, say(locale, words, cards=pair, count=view.pile), GREEN
            case _:
                continue
        word = str(index) if verb == Act.TAKE else ""
        buttons.append(Button(label, CustomId(verb, key, view.turn, word), style))
    if doubt is None:
        return Controls(in_rows(buttons[1:], a_row=2), buttons[0] if buttons else None, phase="begin")
    sure = sure_button(doubt, say(locale, "mille-sure-pass"), key=key)
    return Controls(in_rows(buttons, a_row=2), gives=sure, phase="begin")


def _back(showing: Showing, view: MilleView) -> Button:
    return Button(say(showing.locale, "mille-back"), CustomId(Act.BACK, showing.key, view.turn), GREY)


# Discards


def discards(view: MilleView) -> tuple[Discard, ...]:
    """Return a discard of each kind in hand. Buttons name it by its number here, whatever order the reader likes."""
    firsts: dict[Kind, Card] = {}
    for card in hand_of(view):
        firsts.setdefault(kind_of(card), card)
    return tuple(map(Discard, firsts.values()))


def _discards(showing: Showing, view: MilleView) -> tuple[tuple[Button, ...], ...]:
    """Return a button per kind, named by its card if it is the only one; a card that came alone is marked.

    Short labels keep four next to each other on a phone.
    """
    numbered = {kind_of(move.card): (number, move.card) for number, move in enumerate(discards(view))}
    offers = []
    for kind, count in kinds_in(hand_of(view), showing.style.order).items():
        number, face = numbered[kind]
        label = card_sign(face) if count == 1 else kind_sign(kind)
        offers.append(Offer(number, label, card=face, emoji=showing.emoji.of(face)))
    press = CustomId(Act.DISCARD, showing.key, view.turn)
    return in_rows([choice_button(each, press) for each in offers])


# Lays


def _arranged(arrangement: Arrangement, showing: Showing) -> str:
    """Return the label of an arrangement: its ranks, its wild twos, its points, and whether it goes out."""
    locale, order = showing.locale, showing.style.order
    laid = {lay.rank for lay in arrangement.lays}
    cards = (card for lay in arrangement.lays for card in lay.cards)
    named = [rank_sign(rank) for rank in ranks_in([*cards, *(_any(rank) for rank in laid)], order) if rank in laid]
    if arrangement.goes_out:
        return say(locale, "mille-arrange-out", points=arrangement.points)
    if len(named) > MOST_NAMED:
        what = say(locale, "mille-arrange-many", count=len(named))
    else:
        what = " ".join(say(locale, "mille-ranks", rank=each) for each in named)
    return say(locale, "mille-arrange", melds=what, twos=arrangement.twos, points=arrangement.points)


def ranks_to_lay(view: MilleView, order: HandOrder) -> list[Rank]:
    """Return the ranks that can be laid now, also those where only a two would be added."""
    legal = {move.rank for move in view.legal_moves() if isinstance(move, Lay)}
    return [rank for rank in ranks_in([*hand_of(view), *map(_any, legal)], order) if rank in legal]


def _any(rank: Rank) -> Card:
    return Card(rank, Suit.CLUBS)


def _wishes(showing: Showing, view: MilleView) -> Menu:
    """Return a menu of the ranks to lay, of which several may be chosen; disabled when nothing can be laid."""
    locale = showing.locale
    choices = tuple(
        Choice(
            _wish(view, rank, locale),
            str(rank),
            say(locale, "mille-fresh") if _is_fresh(view, rank) else None,
            emoji=_emoji_of(showing, _held(view, rank)),
        )
        for rank in ranks_to_lay(view, showing.style.order)
    )
    press, placeholder = CustomId(Act.MELD, showing.key, view.turn), say(locale, "mille-lay-menu")
    if not choices:
        nothing = Choice(say(locale, "mille-lay-nothing"), "none")
        return Menu(placeholder, press, (nothing,), enabled=False)
    return Menu(placeholder, press, choices, most=len(choices))


def _held(view: MilleView, rank: Rank) -> list[Card]:
    """Return the cards of `rank` in hand."""
    return [card for card in hand_of(view) if card.rank is rank]


def _emoji_of(showing: Showing, cards: Sequence[Card]) -> Emoji | None:
    """Return the emoji of the first of these cards, which represents all."""
    return showing.emoji.of(cards[0]) if cards else None


def _wish(view: MilleView, rank: Rank, locale: Locale) -> str:
    """Return the lay that choosing this rank would make."""
    held = _held(view, rank)
    own = () if view.seat is None else view.seats[view.seat].melds
    if not any(meld.rank is rank for meld in own):
        return say(locale, "mille-wish-new", cards=card_signs(held), twos=max(0, 3 - len(held)))
    if held:
        return say(locale, "mille-wish-add", cards=card_signs(held), rank=rank_sign(rank))
    return say(locale, "mille-wish-two", rank=rank_sign(rank))


def _is_fresh(view: MilleView, rank: Rank) -> bool:
    return any(card.rank is rank for card in view.fresh)


# A draft


def _drafting(showing: Showing, view: MilleView, draft: Draft, usual: Controls) -> Controls:
    """Return *Lay* and *Back* in the first row, and menus of each meld's cards.

    Nothing careful of the `usual` controls moves, and a panel that follows has no more rows than this one.
    """
    only, key, locale = draft.only, showing.key, showing.locale
    menus = _wild_menu(showing, view, draft) if only is None else _count_menus(showing, view, draft, only)
    lays = draft.lays(hand_of(view))
    if only is None:
        label = say(locale, "mille-lay-several", count=len(lays))
    else:
        label = say(locale, "mille-lay", cards=card_signs(lays[0].cards))
    refusal = draft.refusal(view)
    press = CustomId(Act.LAY, key, view.turn, draft.state)
    lay = Button(label, press, GREEN, enabled=refusal is None)
    rows = [_back(showing, view)]
    if only is None and draft.wilds():
        rows.append(Button(say(locale, "mille-no-twos"), CustomId(Act.PLAIN, key, view.turn, draft.mark), GREY))
    if refusal is not None:
        rows.append(why_refused(refusal.game, sentence_behind(refusal), locale=locale))
    return Controls((*menus, tuple(rows)), gives=lay, phase="draft")


def _count_menus(showing: Showing, view: MilleView, draft: Draft, rank: Rank) -> list[Menu]:
    """Return menus of how many cards of each kind go into the only meld: at most three."""
    menus = []
    for place, (kind, held) in enumerate(kinds_held(view, rank)):
        cards = [card for card in hand_of(view) if kind_of(card) == kind]
        choices = tuple(
            Choice(
                card_signs(cards[:count]) or say(showing.locale, "mille-count-none", kind=kind_sign(kind)),
                str(count),
                chosen=count == draft.count(rank, kind),
                emoji=_emoji_of(showing, cards[:count]),
            )
            for count in range(held + 1)
        )
        placeholder = say(showing.locale, "mille-count-menu", kind=kind_sign(kind))
        press = CustomId(Act.COUNT, showing.key, view.turn, f"{draft.mark}-{place}")
        menus.append(Menu(placeholder, press, choices))
    return menus


def _wild_menu(showing: Showing, view: MilleView, draft: Draft) -> list[Menu]:
    """Return the menu of melds that one more wild two can join; none when no two is left."""
    spare = draft.spare(hand_of(view))
    if not spare:
        return []
    choices = tuple(
        Choice(
            say(showing.locale, "mille-wish-two", rank=rank_sign(lay.rank)),
            str(lay.rank),
            emoji=_emoji_of(showing, lay.cards),
        )
        for lay in draft.lays(hand_of(view))
        if lay.rank is not Rank.TWO
    )
    placeholder = say(showing.locale, "mille-two-menu", count=spare)
    return [Menu(placeholder, CustomId(Act.WILD, showing.key, view.turn, draft.mark), choices)]


def kinds_held(view: MilleView, rank: Rank) -> list[tuple[Kind, int]]:
    """Return the kinds in hand that can go into a meld of `rank`, and how many cards of each."""
    return [(kind, count) for kind in kinds_of(rank) if (count := count_kind(hand_of(view), kind))]
