"""The table of Anaconda in sentences: enough to play by, for someone who hears or reads it."""

from collections.abc import Iterator, Sequence

from bot.games.anaconda.views import AnacondaView, Ended, Half, Parcel, Phase, Score
from bot.games.pots import Pot
from bot.games.protocol import Seat
from bot.text import Locale, listed
from render.anaconda.hands import best_of, five_named, laid_out, worth_of
from render.hands.spoken import spoken_cards
from render.words import say, spoken, written


def signed(chips: int) -> str:
    """Return chips with their sign; zero has none."""
    return written(chips, signed=chips != 0)


def named(view: AnacondaView) -> tuple[Seat, ...]:
    """Return the seats that the sentence above the table is about."""
    board = view.board
    if board.outcome is not None:
        return tuple(sorted(board.outcome.winners))
    if board.last is not None:
        return takers(board.last)
    return () if board.active is None else (board.active,)


def takers(score: Score) -> tuple[Seat, ...]:
    """Return who won chips in a deal, the most first."""
    won = [taken(score, Seat(seat)) for seat in range(len(score.scores))]
    return tuple(sorted((Seat(seat) for seat, chips in enumerate(won) if chips), key=lambda seat: (-won[seat], seat)))


def taken(score: Score, seat: Seat) -> int:
    """Return the chips that a seat got of the pots of a deal."""
    return sum([pot.won[seat] for pot in score.pots])


def headline(view: AnacondaView, names: Sequence[str], locale: Locale) -> str:
    """Return whose turn it is, or how the deal or the game ended; `names` are of the players it is about."""
    board, score = view.board, view.board.last
    if board.outcome is not None:
        if not names:
            return say(locale, "pictures-many-drawn")
        return say(locale, "simple-over-by", names=listed(list(names), locale=locale), count=len(names))
    if score is not None:
        who = takers(score)
        if len(who) == 1:
            return say(locale, "anaconda-takes", name=names[0], chips=spoken(taken(score, who[0])))
        return say(locale, "anaconda-share", names=listed(list(names), locale=locale), count=len(names))
    if names:
        return say(locale, "anaconda-acts", name=names[0])
    match board.phase:
        case Phase.GIVE:
            return say(locale, "anaconda-passing")
        case Phase.DECLARE:
            return say(locale, "anaconda-declaring")
        case Phase.SHOW:
            return say(locale, "anaconda-showing")
        case _:
            return say(locale, "simple-before")


def spoken_table(view: AnacondaView, names: Sequence[str], *, is_own: bool, locale: Locale) -> list[str]:
    """Return the table in sentences, the most important first."""
    board, score = view.board, view.board.last
    said = headline(view, [names[seat] for seat in named(view)], locale)
    lines = [said if said.endswith("?") else say(locale, "stage-alt-turn", headline=said)]
    if not board.deal:
        return [*lines, say(locale, "anaconda-alt-before", name=names[board.dealer])]
    if is_own and view.price and score is None:
        lines.append(say(locale, "anaconda-alt-price", price=spoken(view.price)))
    if is_own and view.hand and score is None:
        lines += _own(view, names, locale)
    if score is None:
        lines += _pots(view, names, locale)
        lines += (_seat(view, seat, names[seat], locale) for seat in board.seats)
    else:
        lines += spoken_deal(view, score, names, locale)
    key = "anaconda-alt-round" if board.phase is Phase.BET else "anaconda-alt-deal"
    deals = {"deal": str(board.deal), "deals": str(board.options.deals), "name": names[board.dealer]}
    return [*lines, say(locale, key, round=str(board.round), **deals)]


def _own(view: AnacondaView, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the own hand with the best of it, and the cards that came and went."""
    yield say(locale, "anaconda-alt-hand", cards=spoken_cards(list(view.hand), locale))
    for best in best_of(view, locale):
        yield say(locale, "pictures-hand-alt-best", way=best.way, words=best.spoken or best.words)
    if view.held is not None:
        yield say(locale, "anaconda-alt-held", card=spoken_cards((view.held,), locale))
    yield from spoken_parcels(view, names, locale)


def spoken_parcels(view: AnacondaView, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the cards that the reader passed on and got in this deal, and with whom."""
    for parcel in view.gave:
        yield _parcel(parcel, "anaconda-alt-gave", names[parcel.receiver], locale)
    for parcel in view.got:
        yield _parcel(parcel, "anaconda-alt-got", names[parcel.giver], locale)


def _parcel(parcel: Parcel, key: str, other: str, locale: Locale) -> str:
    return say(locale, key, cards=spoken_cards(parcel.cards, locale), name=other)


def pots_of(view: AnacondaView) -> tuple[Pot, ...]:
    """Return the pots as players speak of them: apart only where someone is all in, and cannot win what comes on top.

    Players with chips left can still match a bet of the present round.
    """
    money, found = view.board.money, list[Pot]()
    before: frozenset[Seat] = frozenset()
    for pot in view.board.pots:
        players = tuple(sorted({*pot.players, *(money.playing - money.all_in)}))
        if found and not (before - {*pot.players}) & money.all_in:
            found[-1] = Pot(found[-1].amount + pot.amount, found[-1].players)
        else:
            found.append(Pot(pot.amount, players))
        before = frozenset(pot.players)
    return tuple(found)


def _pots(view: AnacondaView, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield the pot, or each of several with who can win it."""
    pots = pots_of(view)
    if len(pots) < 2:
        yield say(locale, "anaconda-alt-pot", pot=spoken(view.board.pot))
        return
    for at, pot in enumerate(pots):
        who = listed([names[seat] for seat in pot.players], locale=locale)
        yield say(locale, "anaconda-alt-side-pot" if at else "anaconda-alt-main-pot", pot=spoken(pot.amount), names=who)


def _seat(view: AnacondaView, seat: Seat, name: str, locale: Locale) -> str:
    """Return a seat: chips, bet, declaration, open cards, and what its player does."""
    board = view.board
    is_in = seat in board.money.playing
    facts = [_chips(board.money.stacks[seat], locale)]
    if is_in and board.bets.put[seat] and board.phase is Phase.BET:
        facts.append(say(locale, "anaconda-alt-put", chips=spoken(board.bets.put[seat])))
    if is_in and board.declared and (half := board.declared[seat]) is not None:
        facts.append(say(locale, f"anaconda-alt-{half.value}"))
    if is_in and board.shown and (cards := board.shown[seat]):
        facts.append(say(locale, "anaconda-alt-open", cards=spoken_cards(cards, locale)))
    facts += filter(None, [_state(view, seat, locale)])
    return say(locale, "anaconda-alt-seat", name=name, facts=", ".join(facts))


def _chips(chips: int, locale: Locale) -> str:
    return say(locale, "anaconda-alt-chips", count=chips, chips=spoken(chips))


def _state(view: AnacondaView, seat: Seat, locale: Locale) -> str:
    board = view.board
    if seat in board.left:
        return say(locale, "stage-state-left")
    if seat not in board.dealt:  # who has no chips, as was just said
        return ""
    if seat not in board.money.playing:
        return say(locale, "stage-state-folded")
    if seat in board.chosen:
        return say(locale, "stage-state-chosen")
    if seat in board.to_act:
        return say(locale, "stage-alt-acts" if board.window is None else "anaconda-alt-choosing")
    return "" if board.money.stacks[seat] else say(locale, "anaconda-all-in")


def spoken_deal(view: AnacondaView, score: Score, names: Sequence[str], locale: Locale) -> Iterator[str]:
    """Yield a finished deal: the hands that were shown, what each won, and everyone's chips."""
    for half in Half:
        for seat in by_worth(view, score, half):
            cards = score.hands[seat] or ()
            hand = five_named(cards, half, view.board.options, locale, is_spoken=True)
            shown = spoken_cards(laid_out(cards, half, view.board.options), locale)
            yield say(locale, f"anaconda-alt-shows-{half.value}", name=names[seat], cards=shown, hand=hand)
    for seat in takers(score):
        yield say(locale, "anaconda-alt-wins", name=names[seat], chips=spoken(taken(score, seat)))
    if score.ended is Ended.FOLDED:
        yield say(locale, "anaconda-alt-unseen")
    if score.carry:
        yield say(locale, "anaconda-alt-carry", count=score.carry, chips=spoken(score.carry))
    for seat in view.board.seats:
        left = f", {say(locale, 'stage-state-left')}" if seat in view.board.left else ""
        facts = _chips(view.board.chips[seat], locale) + left
        yield say(locale, "anaconda-alt-seat", name=names[seat], facts=facts)


def by_worth(view: AnacondaView, score: Score, half: Half) -> tuple[Seat, ...]:
    """Return who showed a hand for this half, the best first."""
    seats = [seat for seat in score.playing if score.declared[seat] is half and score.hands[seat]]
    return tuple(sorted(seats, key=lambda seat: (-worth_of(score.hands[seat] or (), half, view.board.options), seat)))
