# Linger Longer: its terms, what is asked, what happens at the table, its rules and its refusals.

linger-longer-name = Linger Longer
linger-longer-not-a-move = That’s not a Linger Longer move. Try `play 9H`.
linger-longer-not-a-move-not-a-card = That’s no card. Try `play 9H`: the rank, then the suit.
linger-longer-wrong-deals = A game has 1 to 30 deals, or `each`: as many as there are players.
linger-longer-wrong-trump = Trumps are fixed by the `dealer`’s card or by one from the `stock`.

## Refusals

linger-longer-refused-game-over = The game is over.
linger-longer-refused-not-seated = You don’t sit here.
linger-longer-refused-by-agreement = That takes everybody’s agreement.
linger-longer-refused-has-left = You’ve left this game.
linger-longer-refused-not-a-move = In Linger Longer you play a card.
linger-longer-refused-no-cards-yet = The cards aren’t dealt yet.
linger-longer-refused-not-your-turn = It’s not your turn.
linger-longer-refused-is-out = You’re out of this deal. You’re back in the next one.
linger-longer-refused-not-held = You don’t hold this card.
linger-longer-refused-must-follow = Follow { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}: you have one.

## Standing

choice-by-lasted = deals won
choice-by-tricks = tricks won
standing-by-lasted = By deals won
standing-by-tricks = By tricks won
standing-own-by-lasted = { $count ->
        [one] { $figure } deal won
       *[other] { $figure } deals won
    }
standing-own-by-tricks = { $count ->
        [one] { $figure } trick won
       *[other] { $figure } tricks won
    }
standing-stats-lasted = { $count ->
        [one] deal won
       *[other] deals won
    }
standing-stats-tricks = { $count ->
        [one] trick won
       *[other] tricks won
    }
standing-feat-clean-sweep = every trick of a deal (four or more players)
standing-feat-photo-finish = deal won on everybody’s last card
standing-feat-won-by-a-two = deal won with a two
pictures-board-alt-lasted = { $count ->
    [one] 1 deal
   *[other] { NUMBER($count, useGrouping: 0) } deals
} won
pictures-board-alt-tricks = { $count ->
    [one] 1 trick
   *[other] { NUMBER($count, useGrouping: 0) } tricks
} won
