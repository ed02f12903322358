# Words inside pictures (short) and in their alt texts (plain sentences).
# Numbers inside pictures come already written, with thin spaces; counts decide the form of the word.

pictures-player = Player { $seat }
pictures-alt-more = The rest is in the message.

## Cards, as a screen reader says them

pictures-suit-S = spades
pictures-suit-H = hearts
pictures-suit-D = diamonds
pictures-suit-C = clubs

pictures-rank-A = ace
pictures-rank-K = king
pictures-rank-Q = queen
pictures-rank-J = jack
pictures-rank-T = ten
pictures-rank-9 = nine
pictures-rank-8 = eight
pictures-rank-7 = seven
pictures-rank-6 = six
pictures-rank-5 = five
pictures-rank-4 = four
pictures-rank-3 = three
pictures-rank-2 = two

pictures-card = { $rank } of { $suit }

pictures-group-A = { $count ->
    [one] Ace
   *[other] { $count } aces
}
pictures-group-K = { $count ->
    [one] King
   *[other] { $count } kings
}
pictures-group-Q = { $count ->
    [one] Queen
   *[other] { $count } queens
}
pictures-group-J = { $count ->
    [one] Jack
   *[other] { $count } jacks
}
pictures-group-T = { $count ->
    [one] Ten
   *[other] { $count } tens
}
pictures-group-9 = { $count ->
    [one] Nine
   *[other] { $count } nines
}
pictures-group-8 = { $count ->
    [one] Eight
   *[other] { $count } eights
}
pictures-group-7 = { $count ->
    [one] Seven
   *[other] { $count } sevens
}
pictures-group-6 = { $count ->
    [one] Six
   *[other] { $count } sixes
}
pictures-group-5 = { $count ->
    [one] Five
   *[other] { $count } fives
}
pictures-group-4 = { $count ->
    [one] Four
   *[other] { $count } fours
}
pictures-group-3 = { $count ->
    [one] Three
   *[other] { $count } threes
}
pictures-group-2 = { $count ->
    [one] Wild two
   *[other] { $count } wild twos
}
pictures-suits-S = { $count ->
    [one] 1 spade
   *[other] { $count } spades
}
pictures-suits-H = { $count ->
    [one] 1 heart
   *[other] { $count } hearts
}
pictures-suits-D = { $count ->
    [one] 1 diamond
   *[other] { $count } diamonds
}
pictures-suits-C = { $count ->
    [one] 1 club
   *[other] { $count } clubs
}

pictures-set-A = aces
pictures-set-K = kings
pictures-set-Q = queens
pictures-set-J = jacks
pictures-set-T = tens
pictures-set-9 = nines
pictures-set-8 = eights
pictures-set-7 = sevens
pictures-set-6 = sixes
pictures-set-5 = fives
pictures-set-4 = fours
pictures-set-3 = threes
pictures-set-2 = twos

## The private hand

pictures-hand-title = Your hand
pictures-hand-cards = { $count ->
    [one] 1 card
   *[other] { NUMBER($count, useGrouping: 0) } cards
}
pictures-hand-held = { $points } pts in hand
pictures-hand-empty = No cards left
pictures-hand-wild = { $count ->
    [one] wild
   *[other] { NUMBER($count, useGrouping: 0) } wild
}

pictures-hand-alt = { $count ->
    [0] Your hand is empty.
    [one] Your hand: 1 card, { $points } points against you.
   *[other] Your hand: { NUMBER($count, useGrouping: 0) } cards, { $points } points against you.
}
pictures-hand-alt-of = { $count ->
    [0] { $name } has no cards left.
    [one] { $name } has 1 card, { $points } points in hand.
   *[other] { $name } has { NUMBER($count, useGrouping: 0) } cards, { $points } points in hand.
}
pictures-hand-alt-group = { $group }: { $cards }.
pictures-hand-alt-single = { $group } of { $suit }
pictures-hand-alt-worth = { $card } ({ $points } points{ $count ->
    [one] {""}
   *[other] {" "}each
})
pictures-hand-alt-fresh = { $card } (just drawn)
pictures-hand-alt-taken = { $card } (from the pile)

## The public table

pictures-table-turn = { $name } to play
    .name = Your turn
pictures-table-take-or-pass = { $name }: take or pass
pictures-table-renewing = The stock is being renewed
pictures-table-dealing = First deal coming up
pictures-table-blocked = Deal blocked
pictures-table-out = { $name } goes out
    .name = You go out
pictures-table-out-clean = { $name } goes out clean
pictures-table-wins = { $name } wins
    .name = You win
pictures-table-abandoned = Game called off
pictures-table-deal = Deal { $deal } · first to { $target }
pictures-table-deal-natural = Deal { $deal } · first to { $target } with a natural
pictures-table-renewed = { $times ->
    [one] stock renewed once
    [2] stock renewed twice
   *[other] stock renewed three times
}
pictures-table-stock = stock
pictures-table-pile = in pile
pictures-table-in-hand = { $count } in hand
pictures-table-left = { $count } left
pictures-table-down = { $points } down
pictures-table-nothing-down = Nothing down yet
pictures-table-squared = 7 of 8

pictures-table-alt-turn = { $headline }.
pictures-table-alt-deal = Deal { $deal }, first to { $target }.
pictures-table-alt-deal-natural = Deal { $deal }, first to { $target } with a natural.
pictures-table-alt-renewed = { $times ->
    [one] Stock renewed once.
    [2] Stock renewed twice.
   *[other] Stock renewed three times.
}
pictures-table-alt-piles = Top of the pile: { $card }. The pile has { $pile ->
    [one] 1 card
   *[other] { NUMBER($pile, useGrouping: 0) } cards
}, the stock { $stock }.
pictures-table-alt-empty = The pile is empty, { $stock ->
    [one] 1 card
   *[other] { NUMBER($stock, useGrouping: 0) } cards
} in the stock.
pictures-table-alt-seat = { $name }: { $count ->
    [one] { $total } point
   *[other] { $total } points
} in the game, { $hand }, { $melds }.
pictures-table-alt-in-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
pictures-table-alt-left = { $count ->
    [0] no cards left
    [one] 1 card left
   *[other] { $count } cards left
}
pictures-table-alt-nothing = nothing down
pictures-table-alt-down = { $points } points down: { $melds }
pictures-table-alt-points = { $points } points down in { $melds ->
    [one] 1 meld
   *[other] { $melds } melds
}
pictures-table-alt-set = { $count } { $set }
pictures-table-alt-wilds = { $count } { $set } ({ $wilds } wild)
pictures-table-alt-squared = 7 { $set } (squared up)
pictures-table-alt-turned = 8 { $set } (a natural)
pictures-table-alt-with = { $meld } with the { $card }
pictures-table-alt-with-two = { $meld } with both { $set } of { $suit }

## The private panel

pictures-panel-turn = Your turn
pictures-panel-take-or-pass = Take or pass
pictures-panel-out = You go out
pictures-panel-out-clean = You go out clean
pictures-panel-wins = You win

## Banners, when there is something to celebrate

pictures-banner-natural = { $name } lays all eight { $set }!
pictures-banner-natural-first = { $name }’s first natural: eight { $set }!
pictures-banner-clean = Clean! { $name }’s table counts double
pictures-banner-clean-first = { $name }’s first clean exit!
pictures-banner-chapeau = Chapeau! { $name } ends below zero
pictures-banner-chapeau-first = { $name }’s first chapeau!
pictures-banner-great-deal = { $points } points in one deal for { $name }!
pictures-banner-great-deal-first = { $name }’s first great deal: { $points }!
pictures-banner-skunk = Skunk! { $name } wins by a mile
pictures-banner-skunk-first = { $name }’s first skunk!
pictures-banner-comeback = From chapeau to win: { $name }!
pictures-banner-comeback-first = { $name }’s first comeback after a chapeau!

## Open hands, after a deal

pictures-open-sums = in this deal
pictures-open-hand = { $count } in hand · { $points } against
pictures-open-alt-out = { $name } has no cards left.
    .name = You have no cards left.

## The score pad

pictures-pad-note = score pad
pictures-pad-target = first to { $target }
pictures-pad-target-natural = first to { $target } with a natural
pictures-pad-wins-by = { $name } wins by { $points }
    .name = You win by { $points }
pictures-pad-wins = { $name } wins
    .name = You win
pictures-pad-leads = { $name } leads by { $points }
    .name = You lead by { $points }
pictures-pad-level = All tied
pictures-pad-abandoned = Game called off
pictures-pad-empty = No deal finished yet
pictures-pad-chapeau = chapeau
pictures-pad-natural = natural

pictures-pad-alt-title = Score pad, first to { $target }.
pictures-pad-alt-title-natural = Score pad, first to { $target } with a natural.
pictures-pad-alt-wins = { $name } wins, { $won } to { $lost }.
    .name = You win, { $won } to { $lost }.
pictures-pad-alt-leads = { $name } leads, { $won } to { $lost }.
    .name = You lead, { $won } to { $lost }.
pictures-pad-alt-level = Tied at { $count ->
    [one] { $points } point
   *[other] { $points } points
}.
pictures-pad-alt-order = Running totals, { $name } first.
pictures-pad-alt-deal = Deal { $deal }: { $first }, { $second }.
pictures-pad-alt-deals = Deals 1 to { $deal }: { $first }, { $second }.
pictures-pad-alt-natural = { $total } ({ $count ->
    [one] natural
    [2] two naturals
    [3] three naturals
   *[other] { $count } naturals
})
pictures-pad-alt-marked = { $total } (chapeau)
pictures-pad-alt-naturals = Naturals: { $counts }.
pictures-pad-alt-chapeaux = Chapeaux: { $counts }.
pictures-pad-alt-each = { $count } each
pictures-pad-alt-one = { $name } { $count }

## The poster before the first deal

pictures-poster-stakes = stakes { $amount } and { $larger }
pictures-poster-fun = just for fun
pictures-poster-alt = { $game }: { $about }.

## The settlement receipt

pictures-receipt-title = Settlement
pictures-receipt-stakes = stakes { $smaller }–{ $larger }
pictures-receipt-wins = { $name } wins
pictures-receipt-no-winner = Game called off
pictures-receipt-pays = { $payer } pays { $payee }
pictures-receipt-square = All square
pictures-receipt-total = Total
pictures-receipt-game = Game
pictures-receipt-naturals = { $count ->
    [one] Natural
   *[other] Naturals
}
pictures-receipt-chapeaux = { $count ->
    [one] Chapeau
   *[other] Chapeaux
}
pictures-receipt-difference = Difference
pictures-receipt-skunk = Skunk
pictures-receipt-times = { $count } × { $each }
pictures-receipt-doubled = { $sum } doubled
pictures-receipt-tripled = { $sum } tripled

pictures-receipt-alt-pays = { $payer } pays { $payee } { $amount } { $unit }.
pictures-receipt-alt-square = All square: nobody owes anything.
pictures-receipt-alt-wins = { $name } wins, { $won } to { $lost }, at stakes of { $smaller } and { $larger }.
pictures-receipt-alt-stakes = Nobody wins. Stakes of { $smaller } and { $larger }.
pictures-receipt-alt-plain = { $item }: { $amount }.
pictures-receipt-alt-times = { $count ->
    [1] { $item }: { $amount }.
   *[other] { $item }, { $count } at { $each } each: { $amount }.
}
pictures-receipt-alt-doubled = Skunk, { $sum } doubled: { $amount } more.
pictures-receipt-alt-tripled = Skunk, { $sum } tripled: { $amount } more.
pictures-receipt-alt-total = Total: { $amount }.

## The leaderboard

pictures-board-title = Leaderboard
pictures-board-leads = { $names } { $count ->
    [one] leads
   *[other] lead
}
pictures-board-won = { $names } won
pictures-board-record = won–lost
pictures-board-rating = rating
pictures-board-points = points

pictures-board-alt-row = { $place ->
    [none] No place yet
   *[other] { NUMBER($place, useGrouping: 0) }
}: { $name }, { $figure }, won { $won }, lost { $lost }
pictures-board-alt-row-bare = { $place ->
    [none] No place yet
   *[other] { NUMBER($place, useGrouping: 0) }
}: { $name }, won { $won }, lost { $lost }
pictures-board-alt-naturals = { $count ->
    [one] 1 natural
   *[other] { NUMBER($count, useGrouping: 0) } naturals
}
pictures-board-alt-chapeaux = { $count ->
    [one] 1 chapeau
   *[other] { NUMBER($count, useGrouping: 0) } chapeaux
} given
pictures-board-alt-rating = { $state ->
    [provisional] provisional rating
   *[settled] rating
} { $rating }
pictures-board-alt-points = points: { $points }
pictures-board-alt-plus = plus { $amount }
pictures-board-alt-minus = minus { $amount }

## Stats

pictures-stats-against = { $name } against { $opponent }
pictures-stats-chart = { $games ->
    [one] Last game
   *[other] Last { $games } games
}, by { $by ->
    [places] place
   *[margin] margin
}
pictures-stats-first = first
pictures-stats-last = last
pictures-stats-alt-chart = { $games ->
    [one] The last game:
   *[other] Of the last { $games } games { $won } won, oldest first:
}
pictures-stats-alt-won = { $lead ->
    [ahead] won by { $margin }
    [behind] won { $margin } points behind
   *[level] won at equal points
}
pictures-stats-alt-lost = { $lead ->
    [behind] lost by { $margin }
    [ahead] lost { $margin } points ahead
   *[level] lost at equal points
}
pictures-stats-alt-place-won = won as number { $place } of { $seats }
pictures-stats-alt-place-lost = lost as number { $place } of { $seats }

## The end of a game

pictures-keepsake-points = { $count ->
    [one] point
   *[other] points
}
pictures-keepsake-ahead = ahead since deal { $deal }
pictures-keepsake-totals = Totals: { $totals }.
pictures-moment-largest = in one deal for { $names }!
