# Mille: its terms, what happens at the table, its controls and its refusals.

mille-name = Mille

## Terms

mille-terms-stake = Stakes { $smaller } and { $larger }: the loser pays { $larger } { $unit } (a large stake) for the game, each natural and each chapeau, and { $smaller } for every 100 points of difference.
mille-rules-classic = Classic rules, to { $target } points.
mille-rules-wikipedia = Wikipedia rules, to { $target } points.
mille-rules-denexa = Denexa rules, to { $target } points.
mille-rules-progressive = Progressive rules, to { $target } points.
mille-rules-classic-about = to 1200, as in /rules
mille-rules-wikipedia-about = the difference is rounded up to the next 100, and a skunk adds one large stake
mille-rules-denexa-about = either player can score a clean natural by laying no wild two
mille-rules-progressive-about = to 2000: extra naturals and chapeaux pay more, and a skunk adds one large stake
mille-option-natural-required-yes = You can’t win without a natural.
mille-option-natural-required-no = You can win without a natural.
mille-option-clean-natural-out = Only the player who goes out can score a clean natural.
mille-option-clean-natural-any = Either player can score a clean natural by laying no wild two.
mille-option-difference-nearest = For the difference, each total is rounded to the nearest 100.
mille-option-difference-started = The difference is rounded up to the next 100.
mille-option-skunk-multiply = A skunk doubles all payments, or triples them if the loser is below zero.
mille-option-skunk-mark = A skunk adds one large stake.
mille-option-progressive-yes = Each extra natural pays one large stake more than the last. So do chapeaux, counted apart.
mille-option-progressive-no = Every natural and every chapeau pays the same.
mille-word-natural-required-yes = natural required
mille-word-natural-required-no = natural not required
mille-word-clean-natural-out = clean natural: only going out
mille-word-clean-natural-any = clean natural: either player
mille-word-difference-nearest = difference to the nearest 100
mille-word-difference-started = difference rounded up
mille-word-skunk-multiply = skunk doubles payments
mille-word-skunk-mark = skunk: one large stake
mille-word-progressive-yes = progressive naturals
mille-word-progressive-no = all naturals alike
mille-word-target = to { $value } points
mille-typed-target = Target
mille-typed-target-about = From 100 to 10000 in steps of 5. Leave empty for the default.
mille-wrong-target = A target is a number from 100 to 10000, in steps of 5.
mille-wrong-natural-required = Write `yes` or `no`.

## Whose turn it is

mille-yours-begin =
    { $may ->
        [take] **Your turn:** draw, or take the pile.
        [pick] **Your turn:** draw, or pick the two.
       *[draw] **Your turn:** draw.
    }
mille-yours-play =
    { $may ->
        [lay] **Lay, or press a card to discard it.**
       *[discard] **Press a card to discard it.**
    }
mille-yours-block = **Your turn:** the stock is used up. Take the pile, or pass.
mille-theirs-begin = { $name } to play.
mille-theirs-play = { $name } to lay or discard.
mille-theirs-block = { $name } to take the pile or pass: the stock is used up.

## What happened

mille-event-dealt = Deal { $deal }: { $name } deals and turns up { $top }.
    .name = Deal { $deal }: you deal and turn up { $top }.
mille-event-drew = { $name } draws.
    .name = You draw.
mille-event-drew-card = You draw { $card }.
mille-event-renewed = The pile is shuffled into a new stock of { $stock ->
    [one] 1 card
   *[other] { $stock } cards
}.
mille-event-picked = { $name } picks { $card }.
    .name = You pick { $card }.
mille-event-took =
    { $count ->
        [0] { $name } takes the pile: { $cards } down.
        [one] { $name } takes the pile: { $cards } down, one card into hand.
       *[other] { $name } takes the pile: { $cards } down, { $count } cards into hand.
    }
mille-event-laid = { $name } lays { $cards }.
    .name = You lay { $cards }.
mille-event-added = { $name } adds { $cards } to the { $rank }s.
    .name = You add { $cards } to the { $rank }s.
mille-event-squared = { $name } squares up the { $rank }s: one more makes a natural.
    .name = You square up the { $rank }s: one more makes a natural.
mille-event-turned = { $name } turns over the { $rank }s: a natural!
    .name = You turn over the { $rank }s: a natural!
mille-event-discarded = { $name } discards { $card }.
    .name = You discard { $card }.
mille-event-few =
    { $count ->
        [one] **{ $name } has one card left!**
       *[other] **{ $name } has { $count } cards left!**
    }
    .name = { $count ->
        [one] **You have one card left!**
       *[other] **You have { $count } cards left!**
    }
mille-event-passed = { $name } passes.
    .name = You pass.
mille-event-out = **{ $name } goes out.**
    .name = **You go out.**
mille-event-blocked = The deal is blocked, and nobody goes out.
mille-event-won = **{ $name } wins the game.**
    .name = **You win the game.**
mille-event-resigned = { $name } resigns.
    .name = You resign.
mille-event-timeout = { $name } is out of time.
    .name = You’re out of time.
mille-event-abandoned = The game ends without payment.

## News of a turn

mille-news = { $name } { $acts }.
mille-act-drew = drew
mille-act-picked = picked { $card }
mille-act-took = took the pile ({ $count }) with { $rank }s
mille-act-laid = laid { $melds }
mille-act-meld =
    { $naturals ->
        [0] { $twos ->
            [one] a two on the { $rank }s
           *[other] { $twos } twos on the { $rank }s
        }
       *[other] { $twos ->
            [0] { $rank }s
            [one] { $rank }s with a two
           *[other] { $rank }s with { $twos } twos
        }
    }
mille-act-undid =
    { $count ->
        [one] took back a move
       *[other] took back { $count } moves
    }
mille-act-threw = discarded { $card }
mille-act-passed = passed
mille-you-dealt = Deal { $deal }: you deal and turn up { $top }.
mille-you-drew = You draw { $card }.
mille-you-picked = You pick { $card }.
mille-you-took =
    { $count ->
        [0] You lay three { $rank }s.
        [one] You lay three { $rank }s and take one card.
       *[other] You lay three { $rank }s and take { $count } cards.
    }
mille-you-undid =
    { $count ->
        [one] You took that back.
       *[other] You took back { $count } moves.
    }

## Controls

mille-draw = Draw
mille-pick = Pick the two
mille-pass = Pass
mille-take = Take { $count }: { $cards }
mille-take-none = Take pile
mille-lay-nothing = Nothing to lay
mille-arrange =
    { $twos ->
        [0] { $melds } · { $points }
        [one] { $melds } +2 · { $points }
       *[other] { $melds } +{ $twos }×2 · { $points }
    }
mille-arrange-many =
    { $twos ->
        [0] { $count } melds · { $points }
        [one] { $count } melds +2
       *[other] { $count } melds +{ $twos }×2
    }
mille-arrange-out = Go out · { $points }
mille-ranks = { $rank }s
mille-by-hand = By hand…
mille-mark-first = Mark the cards of a meld.
mille-lay =
    { $count ->
        [0] Lay these
       *[other] Lay these { $count }
    }
mille-fewer = −
mille-one-more = +
mille-other-meld = Other meld
mille-sure-lay = Lay anyway
mille-sure-pass = End the deal
mille-needs-twos =
    { $held ->
        [0] You have no twos, and { $needed ->
            [one] this needs one
           *[other] these need { $needed }
        }.
        [one] You have one two, and these need { $needed }.
       *[other] You have { $held } twos, and these need { $needed }.
    }

mille-preview =
    { $cards ->
        [0] { $melds }: you’d have { $down } on the table and go out.
        [one] { $melds }: you’d have { $down } on the table and one card ({ $held }) in hand.
       *[other] { $melds }: you’d have { $down } on the table and { $cards } cards ({ $held }) in hand.
    }
mille-caution-spoils-natural = Careful: with a wild two, this can’t become a natural anymore.
mille-caution-spoils-clean = Careful: with a wild two down, you can’t go out clean anymore.
mille-caution-spoils-both = Careful: a wild two rules out this natural, and going out clean.
mille-caution-pass = If you pass, the deal ends, and your hand counts against you.

## The end of a deal

mille-end-discarding = **{ $name } goes out**, discarding { $card }.
    .name = **You go out**, discarding { $card }.
mille-end-laying = **{ $name } goes out**, laying the last cards.
    .name = **You go out**, laying the last cards.
mille-end-blocked = **The deal is blocked:** the stock is used up, and nobody goes out.
mille-cheer-eight = **Natural!** { $name } has all eight { $rank }.
    .name = **Natural!** You have all eight { $rank }.
mille-cheer-clean = **Clean natural!** { $name } laid no wild two.
    .name = **Clean natural!** You laid no wild two.
mille-cheer-chapeau = **Chapeau!** { $name } ends below zero.
    .name = **Chapeau!** You end below zero.
mille-cheer-skunk = **Skunk!** { $name } didn’t get halfway.
    .name = **Skunk!** You didn’t get halfway.

## Score and settlement

mille-line-game = Game: { $amount }
mille-line-naturals =
    { $count ->
        [one] Natural: { $amount }
       *[other] Naturals, { $count } at { $each } each: { $amount }
    }
mille-line-chapeaux =
    { $count ->
        [one] Chapeau: { $amount }
       *[other] Chapeaux, { $count } at { $each } each: { $amount }
    }
mille-line-difference =
    { $count ->
        [one] Difference: { $amount }
       *[other] Difference, { $count } at { $each } each: { $amount }
    }
mille-line-skunk =
    { $count ->
        [one] Skunk: { $amount }
        [2] Skunk, { $each } doubled: { $amount } more
       *[other] Skunk, { $each } tripled: { $amount } more
    }

## Refusals

mille-refused-game-over = This game is over.
mille-refused-not-seated = You’re not playing at this table.
mille-refused-by-agreement = To end a game without payment, both of you have to agree. Use `/table call-off`.
mille-refused-cards-owed = The next deal hasn’t started yet.
mille-refused-not-your-turn = It’s not your turn.
mille-refused-not-of-this-game = That’s not a Mille move.
mille-refused-begin-first = Draw first, or take the pile.
mille-refused-already-begun = You already have your card for this turn. Lay, or discard.
mille-refused-stock-gone = The stock is used up: take the pile, or pass.
mille-refused-take-wrong-rank = The top card is a { $rank }, so you need two { $rank }s from your hand.
mille-refused-take-needs-pair = To take the pile, you need two { $rank }s in your hand. A wild two can’t stand in.
mille-refused-pick-not-now = You can only pick a two that was turned up, on the first turn of a deal.
mille-refused-pass-not-now = You can only pass once the stock is used up.
mille-refused-lay-nothing = Choose at least one card (or a two) for each meld.
mille-refused-lay-wrong-rank = A meld of { $rank }s takes only { $rank }s and wild twos.
mille-refused-lay-not-held = You don’t have all of those cards.
mille-refused-lay-needs-natural = A meld of { $rank }s needs at least one { $rank }.
mille-refused-lay-needs-three = A new meld needs at least three cards.
mille-refused-discard-not-held = You don’t have that card.
mille-not-a-move = I don’t understand that. Try `draw`, `take`, `lay all`, `lay K` or `discard 9`.
mille-not-a-move-nothing-to-lay = You have no meld to lay without wild twos.

mille-ended-early = Finished deals count, but the one being played doesn’t. A skunk is paid only if the winner has at least half the target.

## The end of a game on one picture

mille-keepsake-about = Mille, { $deals ->
    [one] one deal
   *[other] { NUMBER($deals, useGrouping: 0) } deals
}
mille-moment-clean = in one deal: { $names } { $count ->
    [one] goes
   *[other] go
} out clean!
mille-moment-natural = { $names } { $count ->
    [one] lays
   *[other] lay
} all eight of a rank!
mille-moment-chapeau = in one deal: chapeau, { $names }!

## The coach: moves, then reasons

mille-coach-draw = Draw
mille-coach-pick = Pick up the two
mille-coach-pass = Pass
mille-coach-take = Take the pile with { $cards }
mille-coach-lay = Lay { $cards }
mille-coach-discard = Discard { $cards }
mille-coach-out = { $next ->
    [0] You go out first in { $best }% of deals.
   *[other] You go out first in { $best }% of deals, not { $next }%.
}
mille-coach-out-either = { $best ->
    [0] You never go out first, either way.
    [100] You always go out first, either way.
   *[other] You go out first in about { $best }% of deals, either way.
}
mille-coach-taken-less = { $best ->
    [0] Otherwise your opponent would take the pile next turn in { $next }% of deals.
   *[other] Your opponent takes the pile next turn in { $best }% of deals, not { $next }%.
}
mille-coach-takes = { $next ->
    [0] You take the pile on your next turn in { $best }% of deals.
   *[other] You take the pile on your next turn in { $best }% of deals, not { $next }%.
}
mille-coach-natural = { $next ->
    [0] You get a natural in { $best }% of deals.
   *[other] You get a natural in { $best }% of deals, not { $next }%.
}
mille-coach-table = Points on your table in the end, on average: { $best }, not { $next }.
mille-coach-caught-less = Points left in your hand, on average: { $best }, not { $next }.
mille-coach-theirs-less = Your opponent’s score in this deal, on average: { $best }, not { $next }.
mille-coach-pile = { $count ->
    [one] You get the pile, which is one card.
   *[other] You get the whole pile of { $count } cards.
}
mille-coach-wild = A two is wild, so it fits into any meld.
mille-coach-keeps-pair = You keep { $cards } in hand for a later pile.
mille-coach-way-out = You can go out this turn and score { $points }.
mille-coach-eight = That makes all eight, which is a natural.
mille-coach-counts = { $points ->
    [one] It brings { $points } point to your table, where it can’t count against you.
   *[other] It brings { $points } points to your table, where they can’t count against you.
}
mille-coach-leaves-pair = You keep { $cards } for taking the pile.
mille-coach-no-pair = Your opponent can’t have two cards like { $cards }, so they can’t take the pile.
mille-coach-lone = { $cards } is your only card of that rank.
mille-coach-keeps-pairs = You keep your pairs, which can take the pile: { $cards }.

## How often it happens

mille-special-eight = A natural of eight cards
mille-special-clean = A clean natural
mille-special-chapeau = A chapeau
mille-special-skunk = A skunk
