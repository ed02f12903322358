# Rummies with contracts: what pictures and panels of several games say alike.

## Pictures

rummy-told-joker = joker as { $card }

## What is asked

rummy-ask-nearly = Your contract needs one card: { $cards }. Discard one.
rummy-ask-lay = Your contract is complete: lay it, or discard.
rummy-ask-missing = { $count ->
    [one] One card is missing for your contract. Discard one.
   *[other] { $count } cards are missing for your contract. Discard one.
}
rummy-lay-left = { $melds } · { $left }
rummy-lay-many = { $melds } · { $count } left ({ $points })
rummy-lay-out = { $melds } · out
rummy-no-lay = Nothing to lay
rummy-lacking = { $count ->
    [0] Contract complete
    [one] One card missing
   *[other] { $count } cards missing
}
