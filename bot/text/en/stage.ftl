# Words on a table of two to ten players, and in its alt text. Short: a seat has room for about twelve letters.

## States of a seat

stage-state-asked = asked
stage-state-chosen = has chosen
stage-state-folded = folded
stage-state-gone = left, robot plays
stage-state-in = in
stage-state-left = left
stage-state-out = out
stage-state-passed = passed
stage-state-unspoken = …

## Labels

stage-note-ahead = { $name } ahead by { $points }
    .name = You’re ahead by { $points }
stage-label-calls = calls open
stage-label-contract = contract
stage-label-high = high
stage-label-low = low
stage-label-nothing = nothing down
stage-label-pile = pile
stage-label-pot = pot
stage-label-main-pot = main { $amount }
stage-label-side-pot = side { $amount }
stage-label-pots = { $count } pots
stage-label-more-pots = { $count } more: { $amount }
stage-label-can-win = { $count } of { $of }
stage-label-stock = stock
stage-label-trumps = trump

stage-place = { NUMBER($place, useGrouping: 0) ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { NUMBER($place, useGrouping: 0) }th
}

## Alt text

stage-alt-turn = { $headline }.
stage-alt-around = Clockwise from you:
stage-alt-seats = Clockwise:
stage-alt-seat = { $name }, { $facts }.
stage-alt-alone = { $name }.
stage-alt-you = You, { $facts }.
stage-alt-hand = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { NUMBER($count, useGrouping: 0) } cards
}
stage-alt-chips = { $amount } in chips
stage-alt-bet = bet { $amount }
stage-dealer = D
stage-alt-acts = to act
stage-alt-asked = asked
stage-alt-mark-chosen = has chosen
stage-alt-mark-dealer = dealer
stage-alt-mark-winner = winner
stage-alt-mark-robot = a robot plays
stage-alt-mark-novice = a novice robot
stage-alt-mark-regular = a regular robot
stage-alt-mark-expert = an expert robot
stage-alt-trick = On the table: { $cards }.
stage-alt-card = { $card } by { $name }
stage-alt-more = The rest is in Table as text.
