# Rolling Stone: its terms, what is asked, what happens at the table, its rules and its refusals.

rolling-stone-name = Rolling Stone
rolling-stone-not-a-move = That’s not a Rolling Stone move. Try `play 9H`.
rolling-stone-not-a-move-not-a-card = That’s not a card. Try `play 9H`: the rank, then the suit.
rolling-stone-wrong-deals = A game has 1 to 30 deals.
rolling-stone-wrong-pay = Losers pay for each of their `cards`, for their cards’ `points`, or one point `flat`.

## Terms

rolling-stone-terms-stake = Each point costs { $stake } { $unit }.
rolling-stone-rules-classic = Classic rules.
rolling-stone-rules-classic-about = as in /rules
rolling-stone-option-deals = { $value ->
    [1] One deal.
   *[other] { $value } deals.
}
rolling-stone-option-pay-cards = A point for each card left in hand.
rolling-stone-option-pay-flat = Each loser gives one point.
rolling-stone-option-pay-points = Losers give what their cards are worth.
rolling-stone-word-deals = deals: { $value }
rolling-stone-word-pay-cards = a point a card
rolling-stone-word-pay-flat = one point each
rolling-stone-word-pay-points = what cards are worth
rolling-stone-resign-ask-last = Leave this game? Only { $opponent } is left then, so it ends at once. { $opponent } wins this deal as if they had run out. You can’t win.
rolling-stone-typed-stake-about = What a point costs, like 0.10 or 1 (0 is for fun)
rolling-stone-typed-deals = Deals
rolling-stone-typed-deals-about = From 1 to 30. Leave empty for one deal.

## What is asked

rolling-stone-ask-lead = You lead: any card.
rolling-stone-ask-lead-taken = You lead: any card, even of the suit you picked up.
rolling-stone-ask-follow = Follow { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}.
rolling-stone-card = Play a card

## What happened

rolling-stone-event-dealt = Deal { $deal }: { $seat } deals eight cards each.
    .seat = Deal { $deal }: you deal eight cards each.
rolling-stone-event-played = { $seat } plays { $card }.
    .seat = You play { $card }.
rolling-stone-event-few = { $seat } has { $count ->
    [one] one card
   *[other] two cards
} left.
    .seat = You have { $count ->
        [one] one card
       *[other] two cards
    } left.
rolling-stone-event-discarded = Everyone followed: trick { $number } is out of play, and { $seat } leads.
    .seat = Everyone followed: trick { $number } is out of play, and you lead.
rolling-stone-event-tookup = **{ $seat } picks up { $count ->
    [one] 1 card
   *[other] { $count } cards
} and has { $held }.**
    .seat = **You pick up { $count ->
        [one] 1 card
       *[other] { $count } cards
    } and have { $held }.**
rolling-stone-scored-out = { $name } is out and wins { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .name = You’re out and win { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
rolling-stone-scored-limit = That was trick 150. { $name } has the fewest cards and wins { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .name = That was trick 150. You have the fewest cards and win { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
rolling-stone-scored-drawn = That was trick 150. { $names } have the fewest cards, so the deal is a tie, and nobody pays.
    .names-among = That was trick 150. { $names } have the fewest cards, so the deal is a tie, and nobody pays.
rolling-stone-scored-left = { $name } is left alone and wins { $points ->
    [one] 1 point
   *[other] { $points } points
}.
    .name = You’re left alone and win { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
rolling-stone-last = { $name }’s last card, { $card }, is played.
    .name = Your last card, { $card }, was played for you.
rolling-stone-over = { $winners } { $count ->
    [one] wins
   *[other] win
} the game.
    .winners = You win the game.
rolling-stone-unpaid = { $names } left the game, and can’t win it or collect.
rolling-stone-late = { $name } is out of time, and out of the game. A robot plays on.
    .name = You’re out of time, and out of the game. A robot plays on.
rolling-stone-left-last = { $name } is out of the game, and only { $other } is left.
    .name = You’re out of the game, and only { $other } is left.
    .other = { $name } is out of the game, and only you are left.
rolling-stone-left = { $name } leaves. A robot plays on.
    .name = You leave. A robot plays on.

## Pictures

rolling-stone-plays = { $name } to play
    .name = Your turn
rolling-stone-leads = { $name } leads
    .name = You lead
rolling-stone-next = Everyone followed, { $name } leads
    .name = Everyone followed, you lead
rolling-stone-takes = { $name } picks up { $count } and leads
    .name = You pick up { $count } and lead
rolling-stone-wins = { $name } wins { $points ->
    [one] 1 point
   *[other] { $points } points
}
    .name = You win { $points ->
        [one] 1 point
       *[other] { $points } points
    }
rolling-stone-drawn = Tie: nobody pays
rolling-stone-over-by = { $name } { $count ->
    [one] wins
   *[other] win
}
    .name = You win
    .name-among = { $name } win
rolling-stone-nobody = Nobody wins
rolling-stone-before = First deal coming up
rolling-stone-note-trick = trick { $trick }
rolling-stone-note-deal = deal { $deal } of { $deals }
rolling-stone-note-late = { $tricks ->
    [one] 1 trick left
   *[other] { $tricks } tricks left
}
rolling-stone-in-play = cards left
rolling-stone-fewest = fewest
rolling-stone-level = { $count } tied
rolling-stone-few = { $count ->
    [one] last card
   *[other] two left
}
rolling-stone-out-with = out with
rolling-stone-alt-trick = Trick { $number }: { $cards }.
rolling-stone-alt-last = The deal ended in trick { $number }: { $cards }.
rolling-stone-alt-taken = { $name } picked up trick { $number }: { $cards }.
    .name = You picked up trick { $number }: { $cards }.
rolling-stone-alt-discarded = Everyone followed in trick { $number }, which is out of play: { $cards }. { $name } had the highest card.
    .name = Everyone followed in trick { $number }, which is out of play: { $cards }. You had the highest card.
rolling-stone-alt-left = Left in play: { $suits }.
rolling-stone-alt-late = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
} left in the deal. Fewest cards: { $names }, { $count ->
    [one] { $cards }
   *[other] { $cards } each
}.
rolling-stone-alt-suited = { $suit } { $ranks }
rolling-stone-alt-open = { $name } has { $cards }.
    .name = You have { $cards }.
rolling-stone-alt-known = Everyone knows { $name } has { $cards }. { $hidden ->
    [0] That’s the whole hand.
    [one] 1 card is unknown.
   *[other] { $hidden } cards are unknown.
}
    .name = Everyone knows you have { $cards }.
rolling-stone-alt-void = { $name } has no { $suits }.
rolling-stone-alt-out = Out of play: { $cards }.
rolling-stone-alt-grew = { $count } just picked up
rolling-stone-alt-limit = The deal ended after { $tricks } tricks.
rolling-stone-alt-deal-points = { $count ->
    [one] { $points } point in this deal
   *[other] { $points } points in this deal
}
rolling-stone-alt-points = { $count ->
    [one] { $points } point in all
   *[other] { $points } points in all
}
rolling-stone-alt-deal = Rolling Stone, deal { $deal } of { $deals }, dealt by { $name }.
rolling-stone-pad-note = most points wins
rolling-stone-pad-crown = won the deal
rolling-stone-receipt-about = Rolling Stone, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
rolling-stone-receipt-rate = { $amount } a point

## Refusals

rolling-stone-refused-game-over = The game is over.
rolling-stone-refused-not-seated = You’re not at this table.
rolling-stone-refused-by-agreement = Everyone has to agree to that.
rolling-stone-refused-has-left = You’ve left this game.
rolling-stone-refused-not-a-move = In Rolling Stone you play a card.
rolling-stone-refused-no-cards-yet = The cards haven’t been dealt yet.
rolling-stone-refused-not-your-turn = It’s not your turn.
rolling-stone-refused-not-held = You don’t have that card.
rolling-stone-refused-must-follow = Follow { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}: you have some.

## Rules

rolling-stone-how-1 = Everyone gets **eight cards**. **Be the first to run out.**
rolling-stone-how-2 = Clockwise, everyone **follows the suit led**. There’s no trump suit, and aces are high.
rolling-stone-how-3 = Everyone followed? The trick is **out of play**, and the highest card leads the next.
rolling-stone-how-4 = **No card of the suit? You pick up the whole trick**, and lead. That’s automatic, and your hand swells.
rolling-stone-how-5 = Your last card wins the deal at once. The others give you **a point for each card they have left**.
rolling-stone-topic-deal = Cards and aim
rolling-stone-rule-deal =
    Four to six play, each for themselves. Aces are high, then K Q J 10 9 and down.
    - **The cards (1.2):** eight for each player. Four play with A to 7 in every suit (32 cards), five with A to 5 (40), six with A to 3 (48).
    - **The aim (1.3):** be the first to run out of cards. If you can’t follow suit, your hand swells.
    - **The deal (2.1):** everyone gets eight cards, and nothing is left over. There’s no trump suit and no stock. The first dealer is random, and then the deal passes to the left.
rolling-stone-topic-tricks = Tricks
rolling-stone-rule-tricks =
    - **Lead (3.1):** the player to the dealer’s left leads any card.
    - **Follow suit (3.2):** clockwise, everyone who has a card of the suit led plays one, whichever they like.
    - **Everyone followed (3.3):** the trick is out of play for the rest of the deal. The highest card leads the next.
    {""}Everyone has seen the card you played, so there are no take-backs (7.3).
rolling-stone-topic-taking = Picking up
rolling-stone-rule-taking =
    - **Picking up (3.4):** if you have no card of the suit led, you play nothing and pick up the whole trick. That ends it: nobody after you plays to it. You lead the next one, with any card, even of the suit you picked up.
    - **Automatic (3.5):** there’s no choice here, so it happens as soon as the player before you has played. Everyone knows the cards you picked up: *Table as text* remembers them.
    {""}In the picture hearts were led. Théo has none, picks up all three cards, has eleven now, and leads.
    {""}A suit has two cards for each player. When a trick of it has gone out of play, one for each is left, and the number is red. Someone will pick up the next trick of it, unless everyone has exactly one.
rolling-stone-topic-end = The end of a deal
rolling-stone-rule-end =
    - **Out (4.1):** you win the deal the moment you play your last card, anywhere in a trick. The trick isn’t finished.
    - **150 tricks (4.2):** play could go on forever, so a deal has at most 150 tricks, picked up or out of play. Then the fewest cards wins. If several players have the fewest, the deal is a tie, and nobody pays.
rolling-stone-topic-match = Points and game
rolling-stone-rule-match =
    - **Points (5.1):** each other player gives the winner a point for each card in hand. After 150 tricks, they give a point for each card more than the winner has.
    - **Who wins (5.2):** the most points after all deals. Tied players share the win.
    {""}Example: Maya goes out when the others have 4, 7 and 11 cards. Maya gets 22 points, the others −4, −7 and −11.
rolling-stone-topic-leaving = Leaving and time
rolling-stone-rule-leaving =
    - **Leaving (7.1):** a robot plays on in your place. You can’t win the game anymore. You cover its losses and collect nothing.
    - **One left (7.2):** when only one player is left, they win the deal in play as if they had run out. Cards of an unfinished trick count for nobody. Unplayed deals don’t count.
    - **Time (7.3):** when your time is up, the others choose how to go on.
rolling-stone-topic-money = What it costs
rolling-stone-rule-money =
    - **Payment (6.1):** the stake is the price of a point. For every deal, each other player pays its winner the stake for each point they gave. At the end, debts between two players cancel out, and only the difference is paid.
    {""}Example: at 0.10 a player caught with 11 cards pays 1.10.
    - **For fun (6.1):** with a stake of 0 only the points count.
rolling-stone-topic-presets = Options
rolling-stone-rule-presets =
    - **Deals:** 1 to 30. Default 1.
    - **Pay by cards:** a point for each card in hand.
    - **Pay flat:** each other player gives one point, however many cards they have.
    - **Pay by points:** each other player gives what their cards are worth: an ace 1, K Q J 10 ten each, the others their number.
rolling-stone-why-won = wins { $points ->
    [one] 1 point
   *[other] { $points } points
}
rolling-stone-why-gave = gives { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
rolling-stone-why-out = Out after { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}, of which { $taken ->
    [0] none was
    [one] 1 was
   *[other] { $taken } were
} picked up.
rolling-stone-why-limit-cards = After { $tricks } tricks the fewest cards wins: { $count } here. The others give a point for each extra card.
rolling-stone-why-limit-flat = After { $tricks } tricks the fewest cards wins: { $count } here. The others give one point each.
rolling-stone-why-limit-points = After { $tricks } tricks the fewest cards wins: { $count } here. The others give what their cards are worth above these.
rolling-stone-why-left = Everyone else had left, which counts as running out.
rolling-stone-why-drawn = After { $tricks } tricks several had the fewest cards, so the deal is a tie.
rolling-stone-why-flat = One point, however many cards are in hand.
rolling-stone-why-held = { $count ->
    [0] No cards in hand.
   *[other] In hand: { $cards }.
}
rolling-stone-why-each-cards = One point each.
rolling-stone-why-each-points = An ace is 1, K Q J 10 ten each, the others their number.
rolling-stone-why-more-cards = { $more ->
    [one] 1 card
   *[other] { $more } cards
} more than the winner: one point each.
rolling-stone-why-more-points = What they’re worth above the winner’s cards, never less than zero: an ace is 1, K Q J 10 ten each, the others their number.
rolling-stone-why-took = picked up { $count ->
    [0] no tricks
    [one] 1 trick
   *[other] { $count } tricks
}
rolling-stone-why-most = Never more than { $count } cards in hand.
rolling-stone-why-due = { $payer } pays { $payee }
rolling-stone-why-unpaid = { $payer } pays { $payee } nothing
rolling-stone-why-unpaid-text = { $payer } gave { $payee } { $gave ->
    [one] 1 point
   *[other] { $gave } points
}, and got { $back } back. But { $payee } left the game, and players who leave collect nothing.
rolling-stone-why-due-text = In deals that { $payee } won, { $payer } gave { $gave ->
    [one] 1 point
   *[other] { $gave } points
}{ $back ->
    [0] {""}.
    [one] , and got 1 point back in others.
   *[other] , and got { $back } points back in others.
}

## Lesson

rolling-stone-lesson-names = Anna, Bruno, Clara, David
rolling-stone-lesson-step-1 = Following suit
rolling-stone-lesson-step-2 = Leading
rolling-stone-lesson-step-3 = Picking up
rolling-stone-lesson-step-4 = High or low
rolling-stone-lesson-step-5 = The last card
rolling-stone-lesson-step-6 = Points
rolling-stone-lesson-follow = **Be the first to run out of cards.** Three tricks are over, and you have five cards left. Bruno led clubs: if you have clubs, you **follow** with one, whichever you like. There’s no trump suit, and aces are high. The highest card leads the next trick: **play A♣**.
rolling-stone-lesson-not-follow = You could follow with { $what }, but then David’s queen is highest, and he leads. Take the lead: play A♣.
rolling-stone-lesson-lead = Everyone followed, so the trick is **out of play**, and you lead. Look for a suit that someone lacks. Four clubs are left, and you have two of them, so one of the others can’t have any. **Lead 9♣.**
rolling-stone-lesson-not-lead = In a real game, { $what } might do as well. This deal was set up for 9♣.
rolling-stone-lesson-pick-up = Clara had no club, so she **picked up the trick** and led a diamond. Then it was your turn. You had no diamonds, so you picked up two and lead now. You can lead what you’ve just picked up. You have two of the last four diamonds: **lead Q♦**.
rolling-stone-lesson-not-pick-up = You could lead { $what }. But why keep what you’ve picked up? Pass the queen of diamonds on.
rolling-stone-lesson-choose = It worked: Bruno picked up your queen. Then David picked up hearts, and leads 9♠. When everyone follows, a high card wins the lead, and a low one gets you out of it. You’re doing fine without, so get rid of the high one. **Play Q♠.**
rolling-stone-lesson-not-choose = { $what } is allowed, but then you’re left with the queen, and might have to lead when you don’t want to.
rolling-stone-lesson-diamond = Clara had no spade and picked up three cards. You have three cards left, each of another suit. That’s good, since **you can follow nearly everything**. Only your 9♦ can be played. The others are gray. **Play it.**
rolling-stone-lesson-not-diamond = Diamonds were led: play 9♦.
rolling-stone-lesson-last = Everyone followed, and Clara led clubs. Two cards left! **Play 8♣.** Your last card will play itself, as soon as someone leads its suit.
rolling-stone-lesson-not-last = Clubs were led: play 8♣.
rolling-stone-lesson-points = David led spades, your 7♠ followed, and **you’re out: the deal is over at once**, in the middle of the trick. The others give you **a point for each card they have left**. The stake is 1 a point. How much do you get in all?
rolling-stone-lesson-not-points = { $number ->
    [3] That’s from one player. All three give you points, so add up their cards.
   *[4] That’s what David alone gives you. All three do, so add up their cards.
}
rolling-stone-lesson-end = That’s Rolling Stone! Count the suits, pass on what you’ve picked up, and keep a card of every suit as long as you can. `/rules game:rolling-stone` has the rest.

## Standing

choice-by-out = deals won
choice-by-taken = tricks picked up
standing-by-out = By deals won
standing-column-out = deals won
standing-by-taken = By tricks picked up
standing-column-taken = tricks picked up
standing-own-by-out = { $count ->
        [one] { $figure } deal won
       *[other] { $figure } deals won
    }
standing-own-by-taken = { $count ->
        [one] { $figure } trick picked up
       *[other] { $figure } tricks picked up
    }
standing-stats-out = { $count ->
        [one] deal won
       *[other] deals won
    }
standing-stats-taken = { $count ->
        [one] trick picked up
       *[other] tricks picked up
    }
standing-feat-slim = deal won without picking up a trick
standing-feat-balloon = deal won after a hand of twelve cards or more
pictures-board-alt-out = { $count ->
    [one] 1 deal
   *[other] { NUMBER($count, useGrouping: 0) } deals
} won
pictures-board-alt-taken = { $count ->
    [one] 1 trick
   *[other] { NUMBER($count, useGrouping: 0) } tricks
} picked up

## The end of a game, and moments

rolling-stone-moment-swollen = cards in hand for { $names }!
rolling-stone-moment-balloon = cards in hand, and { $names } still { $count ->
    [one] wins
   *[other] win
}!
rolling-stone-moment-gasp = tricks, and { $names } { $count ->
    [one] has
   *[other] have
} the fewest cards!
rolling-stone-moment-slim = { $names } never { $count ->
    [one] picks
   *[other] pick
} up a card!

## The coach: moves, then reasons

rolling-stone-coach-play = Play { $cards }
rolling-stone-coach-first = { $next ->
    [0] You’re out first in { $best }% of deals.
   *[other] You’re out first in { $best }% of deals, not { $next }%.
}
rolling-stone-coach-first-either = { $best ->
    [0] You’re never out first, either way.
    [100] You’re always out first, either way.
   *[other] You’re out first in about { $best }% of deals, either way.
}
rolling-stone-coach-picked-up = { $next ->
    [0] Someone has to pick this trick up in { $best }% of deals.
   *[other] Someone has to pick this trick up in { $best }% of deals, not { $next }%.
}
rolling-stone-coach-picked-up-less = { $best ->
    [0] Otherwise someone would have to pick this trick up in { $next }% of deals.
   *[other] Someone has to pick this trick up in only { $best }% of deals, not { $next }%.
}
rolling-stone-coach-picked-up-either = { $best ->
    [0] Nobody has to pick this trick up, either way.
    [100] Someone has to pick this trick up, either way.
   *[other] Someone has to pick this trick up in about { $best }% of deals, either way.
}
rolling-stone-coach-lead = { $next ->
    [0] You lead the next trick in { $best }% of deals.
   *[other] You lead the next trick in { $best }% of deals, not { $next }%.
}
rolling-stone-coach-lead-either = { $best ->
    [0] You don’t lead the next trick, either way.
    [100] You lead the next trick, either way.
   *[other] You lead the next trick in about { $best }% of deals, either way.
}
rolling-stone-coach-left-less = Cards left in your hand in the end, on average: { $best }, not { $next }.
rolling-stone-coach-void = Someone can’t follow { $cards }, and has to pick the trick up.
rolling-stone-coach-all-follow = You know that everyone else can follow { $cards }.
rolling-stone-coach-longest = It’s from your longest suit.
rolling-stone-coach-fewest = Of your suits, this is the one that the others have the fewest cards of: { $count }.
rolling-stone-coach-most = Of your suits, this is the one that the others have the most cards of: { $count }.
rolling-stone-coach-keeps-suit = You still have { $cards }, so you can follow if that suit is led again.
rolling-stone-coach-wins = You play last, and { $cards } wins the lead.
rolling-stone-coach-no-lead = You can’t beat { $cards }, so you won’t lead the next trick.
rolling-stone-coach-keeps-high = You keep { $cards } to win the lead later.

## How often it happens

rolling-stone-special-slim = The winner picked nothing up
rolling-stone-special-balloon = The winner held twelve cards or more
rolling-stone-special-limit = The limit of tricks ends it
