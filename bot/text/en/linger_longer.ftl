# Linger Longer: its terms, what is asked, what happens at the table, its rules and its refusals.

linger-longer-name = Linger Longer
linger-longer-not-a-move = That’s not a Linger Longer move. Try `play 9H`.
linger-longer-not-a-move-not-a-card = That’s not a card. Try `play 9H`: the rank, then the suit.
linger-longer-wrong-deals = A game has 1 to 30 deals, or `each`: as many as there are players.
linger-longer-wrong-trump = Which card sets trump: the `dealer`’s last one, or one from the `stock`?

## Terms

linger-longer-rules-classic = Classic rules.
linger-longer-rules-classic-about = as in /rules
linger-longer-option-deals-each = As many deals as players: each deals once.
linger-longer-option-deals = { $value ->
    [1] One deal.
   *[other] { $value } deals.
}
linger-longer-option-trump-dealer = The dealer’s last card is turned up, and its suit is trump.
linger-longer-option-trump-stock = A card from the stock is turned up, and its suit is trump. It’s out of play.
linger-longer-word-deals-each = a deal for each player
linger-longer-word-deals = deals: { $value }
linger-longer-word-trump-dealer = trump from the dealer’s last card
linger-longer-word-trump-stock = trump from the stock
linger-longer-terms-stake = Each point of difference costs { $stake } { $unit }.
linger-longer-typed-stake-about = What a point of difference costs, like 0.25 or 1 (0 is for fun)
linger-longer-resign-ask-last = Leave this game? Only { $opponent } is left then, so it ends at once. { $opponent } wins this deal with the cards they have, at least one point. You can’t win.
linger-longer-typed-deals = Deals
linger-longer-typed-deals-about = From 1 to 30. Leave empty for one deal for each player.

## What is asked

linger-longer-ask-lead = You lead: any card.
linger-longer-ask-follow = Follow { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}.
linger-longer-ask-any = You can’t follow { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}, so play any card.
linger-longer-ask-any-trumps = You can’t follow { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}, so play any card. Trumps win.
linger-longer-card = Play a card

## What happened

linger-longer-dealt = Deal { $deal }: { $name } deals and shows { $card }. { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
   *[C] Clubs
} are trump.
    .name = Deal { $deal }: you deal and show { $card }. { $suit ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
       *[C] Clubs
    } are trump.
linger-longer-dealt-aside = Deal { $deal }: { $name } deals, and { $card } is turned up. { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
   *[C] Clubs
} are trump.
    .name = Deal { $deal }: you deal, and { $card } is turned up. { $suit ->
        [S] Spades
        [H] Hearts
        [D] Diamonds
       *[C] Clubs
    } are trump.
linger-longer-event-played = { $seat } plays { $card }.
    .seat = You play { $card }.
linger-longer-last = { $name }’s last card, { $card }, is played.
    .name = Your last card, { $card }, was played for you.
linger-longer-event-won = { $seat } wins trick { $number } and draws.
    .seat = You win trick { $number }.
linger-longer-drew = { $stock } left in the stock.
linger-longer-drew-own = You draw { $card }, with { $stock } left in the stock.
linger-longer-event-lastcard = { $seat } has one card left.
    .seat = You have one card left.
linger-longer-ranout = { $who ->
    [own] You’re out of this deal.
    [among] { $names } are out of this deal.
   *[none] { $names } { $count ->
        [one] is
       *[other] are
    } out.
}
linger-longer-scored = { $name } lingers longest with { $cards }: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .name = You linger longest with { $cards }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
linger-longer-scored-bare = { $name } is left alone: { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .name = You’re left alone: { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
linger-longer-over = { $winners } { $count ->
    [one] wins
   *[other] win
} the game.
    .winners = You win the game.
linger-longer-unpaid = { $names } left the game, and can’t win it or collect.
linger-longer-late = { $name } is out of time, and out of the game. A robot plays on.
    .name = You’re out of time, and out of the game. A robot plays on.
linger-longer-left-last = { $name } is out of the game, and only { $other } is left.
    .name = You’re out of the game, and only { $other } is left.
    .other = { $name } is out of the game, and only you are left.
linger-longer-left = { $name } leaves. A robot plays on.
    .name = You leave. A robot plays on.

## Pictures

linger-longer-plays = { $name } to play
    .name = Your turn
linger-longer-leads = { $name } leads
    .name = You lead
linger-longer-wins = { $name } wins { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .name = You win { $points ->
        [one] 1 point
       *[other] { $points } points
    }
linger-longer-over-by = { $name } { $count ->
    [one] wins
   *[other] win
}
    .name = You win
    .name-among = { $name } win
linger-longer-nobody = Nobody wins
linger-longer-before = First deal coming up
linger-longer-note-trick = trick { $trick }
linger-longer-note-deal = deal { $deal } of { $deals }
linger-longer-turned = turned up
linger-longer-aside = out of play
linger-longer-out = out, trick { $trick }
linger-longer-last-card = last card
linger-longer-points = { $count ->
    [one] point
   *[other] points
}
linger-longer-alt-deal = Linger Longer, deal { $deal } of { $deals }, dealt by { $name }.
linger-longer-alt-trumps = Trump: { $suit }.
linger-longer-alt-trick = Trick { $number }: { $cards }. { $name } is winning.
    .name = Trick { $number }: { $cards }. You’re winning.
linger-longer-alt-taken = Trick { $number } went to { $name }: { $cards }.
linger-longer-alt-older = Trick { $number }: { $cards }, won by { $name }.
linger-longer-alt-shown = { $name } has the { $card }, which was turned up for trump.
    .name = You have the { $card }, which was turned up for trump.
linger-longer-alt-aside = The { $card } was turned up for trump and is out of play.
linger-longer-alt-stock = { $count ->
    [one] 1 card
   *[other] { NUMBER($count, useGrouping: 0) } cards
} in the stock.
linger-longer-alt-shows = { $name } is left with { $cards }.
    .name = You’re left with { $cards }.
linger-longer-alt-open = { $name } has { $cards }.
    .name = You have { $cards }.
linger-longer-alt-shrank = down from { $before }
linger-longer-alt-won = { $count ->
    [0] no tricks
    [one] 1 trick
   *[other] { NUMBER($count, useGrouping: 0) } tricks
}
linger-longer-alt-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
linger-longer-pad-note = most points wins
linger-longer-pad-crown = won the deal
linger-longer-receipt-about = Linger Longer, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
linger-longer-receipt-rate = { $amount } a point

## Refusals

linger-longer-refused-game-over = The game is over.
linger-longer-refused-not-seated = You’re not at this table.
linger-longer-refused-by-agreement = Everyone has to agree to that.
linger-longer-refused-has-left = You’ve left this game.
linger-longer-refused-not-a-move = In Linger Longer you play a card.
linger-longer-refused-no-cards-yet = The cards haven’t been dealt yet.
linger-longer-refused-not-your-turn = It’s not your turn.
linger-longer-refused-is-out = You’re out of this deal. You’re back in the next one.
linger-longer-refused-not-held = You don’t have that card.
linger-longer-refused-must-follow = Follow { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}: you have some.

## Rules

linger-longer-how-1 = Everyone gets **as many cards as there are players**. One card shows which suit is **trump**.
linger-longer-how-2 = Everyone plays one card to each trick. **Follow the suit led** if you can. If not, play anything.
linger-longer-how-3 = **The highest trump wins** the trick. Without one, the highest card of the suit led does. Aces are high.
linger-longer-how-4 = Win the trick, and you **draw a card** from the stock and lead the next. Nobody else draws, so your hand shrinks with every trick you lose.
linger-longer-how-5 = Run out of cards, and you’re out. **Linger longest** and you win the deal: a point for each card still in hand.
linger-longer-topic-deal = Cards and trump
linger-longer-rule-deal =
    Three to six play, each for themselves, with one deck of 52. Aces are high.
    - **The aim (1.3):** be the last with cards in hand. A trick you win brings a new card, and every other trick costs you one.
    - **The deal (2.2):** with four players everyone gets four cards, with six players six. The rest is the stock. The first dealer is random, and then the deal passes to the left.
    - **Trump (2.3):** the dealer’s last card is shown to all, and its suit is trump. It belongs to the dealer’s hand.
    - **Trump from the stock (2.4):** an option. The top card of the stock is turned up instead. It’s out of play.
linger-longer-topic-tricks = Tricks
linger-longer-rule-tricks =
    - **Lead (3.1):** the player to the dealer’s left leads any card to the first trick.
    - **Follow suit (3.2):** then everyone plays a card, clockwise. If you have a card of the suit led, play one. If you have none, play anything. You never have to trump or play higher.
    - **Who wins (3.3):** the highest trump wins. Without a trump, the highest card of the suit led does.
    {""}In the picture hearts are trump. A club was led, and Clara’s ten is winning. If Anna has no club, she can trump it with any heart.
    {""}Everyone has seen the card you played, so there are no take-backs (7.4).
linger-longer-topic-draw = Drawing and dropping out
linger-longer-rule-draw =
    - **Draw (3.4):** the winner of the trick takes the top card of the stock, unseen by the others. Nobody else draws.
    - **Next (3.5):** the winner of a trick leads the next.
    - **Out (3.6):** no cards after the draw? You’re out until the next deal. The winner has just drawn, and so is never out.
    - **The last card (7.3):** the only card in a hand is played automatically, since everyone knows there’s no choice.
linger-longer-topic-end = The end of a deal
linger-longer-rule-end =
    - **Last (4.1):** the deal is over as soon as only one player has cards: that player wins it.
    - **Points (4.2):** one point for each card in the winner’s hand, including the one just drawn. Nobody else scores. If everyone runs out on one trick, its winner draws, and gets one point.
    - **The stock (4.4):** it never runs out.
linger-longer-topic-match = The game
linger-longer-rule-match =
    - **Deals (5.1):** as many as there are players, so that each deals once, or as many as agreed.
    - **Who wins (5.2):** most points wins. Tied players share the win.
linger-longer-topic-leaving = Leaving and time
linger-longer-rule-leaving =
    - **Leaving (7.1):** a robot plays on in your place. You can’t win the game anymore. You cover its losses and collect nothing.
    - **One left (7.2):** when only one player is left, the game ends. They win the deal in play with the cards they have, at least one point. Unplayed deals don’t count.
    - **Time (7.3):** when your time is up, the others choose how to go on.
linger-longer-topic-money = What it costs
linger-longer-rule-money =
    - **Payment (6.1):** the stake is the price of a point. At the end you pay each player ahead of you the stake for every point between you.
    {""}Example: with 5, 2 and 0 points at 0.10, the third pays 0.50 and 0.20, the second pays 0.30.
    - **For fun (6.2):** with a stake of 0 only the points count.
linger-longer-topic-presets = Options
linger-longer-rule-presets =
    - **Deals:** one for each player, or 1 to 30.
    - **Trump:** the dealer’s last card, or a card turned from the stock. With a card from the stock, nobody knows a card in the dealer’s hand.
linger-longer-why-deal = { $points ->
    [one] 1 point
   *[other] { $points } points
}
linger-longer-why-last = The last with cards, after { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}: { $cards }. One point each.
linger-longer-why-left = Everyone else had left. { $count ->
    [0] No cards in hand: still one point.
   *[other] Still in hand: { $cards }. One point each.
}
linger-longer-why-trick = Trick { $trick }
linger-longer-why-took = { $cards }, in the order of play. { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
   *[C] Clubs
} were trump.
linger-longer-why-due = { $payer } pays { $payee }
linger-longer-why-due-text = { $payee } ended with { $more ->
    [one] 1 point
   *[other] { $more } points
}, { $payer } with { $less }: the stake for every point between.
linger-longer-why-unpaid = { $payer } pays { $payee } nothing
linger-longer-why-unpaid-text = { $payee } ended with { $more ->
    [one] 1 point
   *[other] { $more } points
}, { $payer } with { $less }. But { $payee } left the game, and players who leave collect nothing.

## Lesson

linger-longer-lesson-names = Anna, Bruno, Clara
linger-longer-lesson-step-1 = Following suit
linger-longer-lesson-step-2 = Leading
linger-longer-lesson-step-3 = Trump
linger-longer-lesson-step-4 = The last card
linger-longer-lesson-step-5 = Points
linger-longer-lesson-step-6 = What it costs
linger-longer-lesson-follow = Bruno’s last card was shown. Its suit, hearts, is **trump** and beats every other suit. Everyone plays one card to a **trick**. Clara has led a spade, so if you have one, you must **follow** with it. Your other cards are gray. Aces are high: **play A♠**.
linger-longer-lesson-lead = The trick was yours, so you **drew a card** (it’s raised), and you **lead** the next trick. The others only lost a card each. You can lead anything. Keep your trump and your diamond for later: **lead 5♣**.
linger-longer-lesson-trump = Bruno had no club and played 4♥. Hearts are **trump** here, and a trump beats every other suit. Now he has led a club. You have none, so you can play anything, and Clara’s 10♣ is winning: **trump it with 6♥**.
linger-longer-lesson-last = You won and drew Q♦. Clara has **no cards left and is out**. Bruno has one card. Win this trick and he’s out too: **lead your highest card, Q♦**.
linger-longer-lesson-score = Bruno is out as well, so you **lingered longest**. The winner gets **a point for each card left in hand**, including the one just drawn: 2 for you. You began with three cards and lost one trick. How many would you have if you’d won every trick?
linger-longer-lesson-payment = The game was one deal long: 2 points for you, none for the others. Each player pays you **the stake for every point of difference**. The stake is 1. What does each of them pay you?
linger-longer-lesson-end = That’s all. Win tricks to stay in, keep trumps and aces for the end, and get rid of a suit so that you can trump it. Now try it with robots.
linger-longer-lesson-not-follow = { $what } isn’t a spade.
linger-longer-lesson-not-lead = You could lead { $what }, but it’s worth more later. Lead 5♣.
linger-longer-lesson-not-trump = With { $what } the trick is Clara’s, and she draws instead of you. Trump it with 6♥.
linger-longer-lesson-not-last = Bruno’s last card could beat { $what }. Lead Q♦: it’s higher.
linger-longer-lesson-not-score = A trick you win costs one card and brings one, so your hand stays as large as it was dealt.
linger-longer-lesson-not-payment = 2 points of difference at 1 a point.

## Standing

choice-by-lasted = deals won
choice-by-tricks = tricks won
standing-by-lasted = By deals won
standing-column-lasted = deals won
standing-by-tricks = By tricks won
standing-column-tricks = tricks won
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
standing-feat-clean-sweep = clean sweep of a deal (four or more players)
standing-feat-photo-finish = deal won on everyone’s last card
standing-feat-won-by-a-two = deal won with a two
pictures-board-alt-lasted = { $count ->
    [one] 1 deal
   *[other] { NUMBER($count, useGrouping: 0) } deals
} won
pictures-board-alt-tricks = { $count ->
    [one] 1 trick
   *[other] { NUMBER($count, useGrouping: 0) } tricks
} won

## The end of a game, and moments

linger-longer-moment-sweep = tricks out of { $number }: { $names } { $count ->
    [one] sweeps
   *[other] sweep
} the table!
linger-longer-moment-photo = { $names } { $count ->
    [one] wins
   *[other] win
} on everyone’s last card!
linger-longer-moment-two = { $names } { $count ->
    [one] wins
   *[other] win
} with a two!

## How often it happens

linger-longer-special-sweep = One player wins every trick
linger-longer-special-photo = Three or more run out on the last trick

## The coach: moves, then reasons

linger-longer-coach-play = Play { $cards }
linger-longer-coach-trick = { $next ->
    [0] You take this trick, and draw, in { $best }% of deals.
   *[other] You take this trick, and draw, in { $best }% of deals, not { $next }%.
}
linger-longer-coach-trick-either = { $best ->
    [0] You don’t take this trick, either way.
    [100] You take this trick, and draw, either way.
   *[other] You take this trick, and draw, in about { $best }% of deals, either way.
}
linger-longer-coach-deal = { $next ->
    [0] You win this deal in { $best }% of cases.
   *[other] You win this deal in { $best }% of cases, not { $next }%.
}
linger-longer-coach-deal-either = { $best ->
    [0] You never win this deal, either way.
    [100] You always win this deal, either way.
   *[other] You win this deal in about { $best }% of cases, either way.
}
linger-longer-coach-left = Your points, on average: { $best }, not { $next }.
linger-longer-coach-theirs-less = Points that another player gets, on average: { $best }, not { $next }.
linger-longer-coach-unbeatable = Nobody left to play can beat { $cards }.
linger-longer-coach-cheapest = No weaker card of yours beats everything in the trick.
linger-longer-coach-empties = You have no other card of its suit, so you can trump that suit later.
linger-longer-coach-keeps-trumps = You keep { $cards } for a later trick.
linger-longer-coach-least = You can play no weaker card than { $cards }.
