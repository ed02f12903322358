"""Hands: cards in groups and rows, as large as there is room for. They name no game, and are for their holder.

    held = hold(view.hand, playable=may_be_played, fresh=just_drawn)
    suits.layout(SuitHand(held, trumps=Suit.SPADES, follow=Suit.HEARTS), fonts, locale, style=style)  # a game of tricks
    ranks.layout(RankHand(held), fonts, locale, style=style)                                          # a game of sets
    poker.layout(PokerHand(held, (Best(Way.HIGH, cards, "flush"),)), fonts, locale, style=style)      # of five best

Each is a complete picture, also in sentences. Under a table the same cards are laid by `lay`, in the `Room` that there
is, and put into the sentences of `spoken`. All need the tints of `Gamut.WIDE`.
"""
