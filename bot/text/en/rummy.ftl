# Rummies with contracts: what pictures and panels of several games say alike.

## Pictures

rummy-told-joker = joker as { $card }
