# Words inside pictures of hands, receipts and score pads for many, and in their alt texts.
# Numbers inside pictures come already written, with thin spaces; counts decide the form of the word.

## Hands

pictures-group-joker = { $count ->
    [one] Joker
   *[other] { NUMBER($count, useGrouping: 0) } jokers
}
pictures-group-plain-2 = { $count ->
    [one] Two
   *[other] { NUMBER($count, useGrouping: 0) } twos
}
pictures-hand-follow = follow
pictures-hand-trumps = { $count ->
    [one] 1 trump
   *[other] { NUMBER($count, useGrouping: 0) } trumps
}
pictures-hand-jokers = { $count ->
    [one] joker
   *[other] { NUMBER($count, useGrouping: 0) } jokers
}
pictures-hand-high = high
pictures-hand-low = low

pictures-hand-alt-yours = { $count ->
    [0] Your hand is empty.
    [one] Your hand: 1 card.
   *[other] Your hand: { NUMBER($count, useGrouping: 0) } cards.
}
pictures-hand-alt-others = { $count ->
    [0] { $name } has no cards left.
    [one] { $name } has 1 card.
   *[other] { $name } has { NUMBER($count, useGrouping: 0) } cards.
}
pictures-hand-of = { $name }: { $cards }.
pictures-hand-alt-follow = Suit to follow: { $suit }.
pictures-hand-alt-trumps = { $count ->
    [one] 1 trump
   *[other] { NUMBER($count, useGrouping: 0) } trumps
}, { $suit }
pictures-hand-alt-new = { $card } (new)
pictures-hand-alt-not-now = { $cards } (not playable now)
pictures-hand-alt-best = { $way ->
    [high] Best high
   *[low] Best low
}: { $words }.

## The names of poker hands

pictures-poker-high-card = { $rank } high
pictures-poker-pair = pair of { $rank }
pictures-poker-two-pair = { $rank } and { $lower }
pictures-poker-three-of-a-kind = three { $rank }
pictures-poker-straight = straight, { $rank } high
pictures-poker-flush = flush, { $rank } high
pictures-poker-full-house = full house, { $rank } over { $lower }
pictures-poker-four-of-a-kind = four { $rank }
pictures-poker-straight-flush = straight flush, { $rank } high
pictures-poker-royal-flush = royal flush
pictures-ranks-A = aces
pictures-ranks-K = kings
pictures-ranks-Q = queens
pictures-ranks-J = jacks
pictures-ranks-T = tens
pictures-ranks-9 = nines
pictures-ranks-8 = eights
pictures-ranks-7 = sevens
pictures-ranks-6 = sixes
pictures-ranks-5 = fives
pictures-ranks-4 = fours
pictures-ranks-3 = threes
pictures-ranks-2 = twos

## The receipt of a game for many

pictures-many-drawn = The game is a tie
pictures-many-wins = { $names } { $count ->
    [one] wins
   *[other] win
}
    .names = You win
    .names-among = { $names } win
pictures-many-unit = { $unit }
pictures-many-each = { $unit } each
pictures-many-for = { $unit } for { $name }
pictures-many-payees = { $count ->
    [one] 1 player
   *[other] { NUMBER($count, useGrouping: 0) } players
}
pictures-many-more = { NUMBER($count, useGrouping: 0) } more

pictures-many-alt-nets = Net, in { $unit }: { $nets }.
pictures-many-alt-plus = { $name } plus { $amount }
pictures-many-alt-minus = { $name } minus { $amount }
pictures-many-alt-zero = { $name } { $amount }

## The score pad of a game for many

pictures-many-pad-wins = { $names } { $count ->
    [one] wins
   *[other] win
} by { $points }
    .names = You win by { $points }
    .names-among = { $names } win by { $points }
pictures-many-pad-leads = { $names } { $count ->
    [one] leads
   *[other] lead
} by { $points }
    .names = You lead by { $points }
    .names-among = { $names } lead by { $points }
pictures-many-pad-alt-title = Score pad, { $note }.
pictures-many-pad-alt-gone = { $names } { $count ->
    [one] has
   *[other] have
} left.
    .names = You’ve left.
    .names-among = { $names } have left.
pictures-many-pad-alt-order = Running totals in this order: { $names }.
pictures-many-pad-alt-seats = In this order: { $names }.
pictures-many-pad-alt-deal = Deal { $deal }: { $totals }.
pictures-many-pad-alt-deals = Deals 1 to { $deal }: { $totals }.
pictures-many-pad-alt-crowned = { $total } ({ $word })
