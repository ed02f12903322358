# Cinch: its terms, what is asked, what happens at the table, its rules and its refusals.

cinch-name = Cinch
cinch-not-a-move = That’s not a Cinch move. Try `bid 7`, `pass`, `trump H` or `play 9H`.
cinch-not-a-move-not-a-card = That’s not a card. Try `play 9H`: the rank, then the suit.
cinch-not-a-move-not-a-bid = Bids go from 1 to 14. Try `bid 7`.
cinch-not-a-move-not-a-suit = That’s not a suit. Try `trump H`.
cinch-wrong-target = A target is 11 to 200 points.
cinch-wrong-all-pass = If everyone passes, does the `dealer` name trump, or do you `redeal`?
cinch-wrong-pay = Do the losers pay by `points`, or one stake a `game`?

## Terms

cinch-rules-classic = Classic rules.
cinch-rules-classic-about = as in /rules
cinch-option-target = First team to { $value } points.
cinch-option-all-pass-dealer = If everyone passes, the dealer names trump and has no bid to make.
cinch-option-all-pass-redeal = If everyone passes, the next dealer deals.
cinch-option-pay-points = Losers pay the stake for each point between the teams.
cinch-option-pay-game = Losers pay one stake, however many points.
cinch-word-target = target: { $value }
cinch-word-all-pass-dealer = all pass: the dealer plays
cinch-word-all-pass-redeal = all pass: deal again
cinch-word-pay-points = pay by points
cinch-word-pay-game = pay by the game
cinch-terms-stake = The stake is { $stake } { $unit }.
cinch-terms-leaving = If you leave or are away too long, a robot plays on with your partner. You cover its losses and collect nothing. If your partner leaves too, the game is lost at once.
cinch-resign-ask = Leave this game with { $opponent }? A robot plays on with your partner, and you can’t come back.
cinch-resign-ask-last = Leave this game? Your partner has left already, so it ends at once, and { $opponent } { $count ->
    [one] wins
   *[other] win
}. A team that wins like this settles as though it had reached the target.
cinch-typed-stake-about = What a point between the teams costs, like 0.05 or 1 (0 is for fun)
cinch-typed-target = Target
cinch-typed-target-about = From 11 to 200. Leave empty for { $usual }.

## What is asked

cinch-ask-bid = Pass, or bid how many of the 14 points your team will win.
cinch-ask-bid-over = Pass, or bid more than { $bid }.
cinch-ask-pass = 14 is bid, so you can only pass.
cinch-ask-trumps = Choose the trump suit. Each button shows how many trumps you’d have.
cinch-ask-trumps-all-passed = Everyone passed, so you choose the trump suit, and you can’t be set. Each button shows how many trumps you’d have.
cinch-ask-throw = You have { $held } trumps. Discard { $count ->
    [one] one
   *[other] { $count }
}, which everyone will see.
cinch-ask-rob = You’re the dealer: take { $count ->
    [one] 1 card
   *[other] { $count } cards
} from what’s left of the stock. Any trumps you leave are shown.
cinch-ask-lead = You lead: any card.
cinch-ask-follow-trumps = Trump was led: play one.
cinch-ask-follow = { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
   *[C] Clubs
} were led: follow, or trump.
cinch-ask-trump = You have no { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}, so you must trump.
cinch-ask-follow-only = Follow { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}.
cinch-ask-any = You can’t follow and have no trumps. Play any card.
cinch-bid = Bid or pass
cinch-choice-pass = Pass
cinch-throw = Cards to discard
cinch-throw-these = Discard { $count }
cinch-rob = Cards to take
cinch-rob-these = Take { $count }
cinch-card = Play a card
cinch-put-away-nobody = Discard { $cards }? Your team gives up { $points ->
    [one] a point
   *[other] { $points } points
} it could win.
cinch-put-away-others = Discard { $cards }? The other team gets { $points ->
    [one] its point
   *[other] its { $points } points
}.

## What happened

cinch-event-dealt = Deal { $deal }: { $seat } deals nine cards each.
    .seat = Deal { $deal }: you deal nine cards each.
cinch-event-passed = { $seat } passes.
    .seat = You pass.
cinch-passed-only = { $name } passes: 14 is bid.
    .name = You passed: 14 was bid.
cinch-event-bade = { $seat } bids { $points }.
    .seat = You bid { $points }.
cinch-named = **{ $name } names { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}, to win { $bid }.**
    .name = **You name { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }, to win { $bid }.**
cinch-named-passed = Everyone passed. **{ $name } names { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}, with no bid to make.**
    .name = Everyone passed. **You name { $suit ->
        [S] spades
        [H] hearts
        [D] diamonds
       *[C] clubs
    }, with no bid to make.**
cinch-threw = { $name } discards { $cards }{ $points ->
    [0] {""}.
    [one] {""}, worth 1 point.
   *[other] {""}, worth { $points } points.
}
    .name = You discard { $cards }{ $points ->
        [0] {""}.
        [one] {""}, worth 1 point.
       *[other] {""}, worth { $points } points.
    }
cinch-drew = Drawn: { $draws }.
cinch-drew-nobody = Nobody draws.
cinch-drew-short = The stock runs out: { $count ->
    [one] 1 card comes
   *[other] { $count } cards come
} from the discards.
cinch-drew-each = { $name } { $count }
cinch-robbed = { $name } robs { $count }.
    .name = You rob { $count }.
cinch-robbed-behind = Left in the stock, out of play: { $cards }.
cinch-event-played = { $seat } plays { $card }.
    .seat = You play { $card }.
cinch-last = { $name }’s last card, { $card }, is played.
    .name = Your last card, { $card }, was played for you.
cinch-won = { $name } wins trick { $number }{ $points ->
    [0] {""}.
    [one] {" "}with { $cards }: 1 point.
   *[other] {" "}with { $cards }: { $points } points.
}
    .name = You win trick { $number }{ $points ->
        [0] {""}.
        [one] {" "}with { $cards }: 1 point.
       *[other] {" "}with { $cards }: { $points } points.
    }
cinch-scored-passed = Everyone passed: the cards are thrown in, and nobody scores.
cinch-scored-part = - { $part } ({ $card }): { $name }, { $worth }
cinch-scored-part-given = - { $part } ({ $card }): discarded by { $name }, so { $worth } for { $others }
cinch-scored-part-nobody = - { $part }: nobody
cinch-scored-made = **{ $bidders } bid { $bid } and won { $won }: made.**
cinch-scored-broken = **{ $bidders } bid { $bid } and won { $won }: set.**
cinch-scored-free = **{ $bidders } had no bid to make and won { $won }.**
cinch-scored-you = You score { $points }, and have { $sum } to { $others }.
cinch-scored-they = They score { $points }, and have { $sum } to { $others }.
cinch-scored-others = { $names } score { $points }, and have { $sum } to { $others }.
    .names = You score { $points }, and have { $sum } to { $others }.
    .names-among = { $names } score { $points }, and have { $sum } to { $others }.
cinch-scored-level = { $won } each: nobody scores, so it’s still { $one } to { $other }.
cinch-over = { $winners } { $count ->
    [one] wins
   *[other] win
} the game.
    .winners = You win the game.
    .winners-among = { $winners } win the game.
cinch-over-drawn = The game is a tie, and nobody pays.
cinch-unpaid = { $names } left the game, and can’t win it or collect.
cinch-late = { $name } is out of time, and out of the game. A robot plays on.
    .name = You’re out of time, and out of the game. A robot plays on.
cinch-left-last = { $name } is out of the game, and so is their partner.
    .name = You’re out of the game, and so is your partner.
cinch-left = { $name } leaves. A robot plays on.
    .name = You leave. A robot plays on.

## Pictures

cinch-to-bid = { $name } to bid
    .name = Your bid
cinch-to-name = { $name } names trump
    .name = You name trump
cinch-to-throw = { $name } discards
    .name = You discard
cinch-to-rob = { $name } robs the stock
    .name = You rob the stock
cinch-to-lead = { $name } leads
    .name = You lead
cinch-to-play = { $name } to play
    .name = Your turn
cinch-scores = { $names } score { $points }
    .names-among = { $names } score { $points }
cinch-scores-broken = Set: { $names } score { $points }
    .names-among = Set: { $names } score { $points }
cinch-level = { $points } each: nobody scores
cinch-thrown-in = Everyone passed: nobody scores
cinch-over-by = { $names } { $count ->
    [one] wins
   *[other] win
}
    .names = You win
    .names-among = { $names } win
cinch-nobody = Nobody wins
cinch-before = First deal coming up
cinch-note-trick = trick { $trick }
cinch-note-deal = deal { $deal }
cinch-note-bid-won = bid { $bid }, won { $won }
cinch-note-won = no bid, won { $won }
cinch-bid-of = bid { $bid }
cinch-no-bid = no bid
cinch-highest = highest bid
cinch-no-bid-yet = no bid yet
cinch-of = of { $target }
cinch-stub = stock
cinch-dead = out of play
cinch-no-cards = no cards
cinch-box-high = high
cinch-box-low = low
cinch-box-jack = J
cinch-box-ten = 10
cinch-box-right = 5
cinch-box-left = 5
cinch-part-high = high
cinch-part-low = low
cinch-part-jack = jack
cinch-part-ten = ten
cinch-part-right = right pedro
cinch-part-left = left pedro
cinch-trumps = trump
cinch-alt-contract = Contract: { $name } bid { $bid }, and { $suit } are trump.
    .name = Contract: you bid { $bid }, and { $suit } are trump.
cinch-alt-no-contract = { $name } has no bid to make, and { $suit } are trump.
    .name = You have no bid to make, and { $suit } are trump.
cinch-alt-calls = Calls: { $calls }.
cinch-alt-call = { $name } { $count ->
    [0] passed
   *[other] bid { $bid }
}
cinch-alt-trick = Trick { $number }: { $cards }. { $name } is winning.
    .name = Trick { $number }: { $cards }. You’re winning.
cinch-alt-taken = Trick { $number } went to { $name }: { $cards }.
cinch-alt-older = Trick { $number }: { $cards }, won by { $name }.
cinch-alt-dead = Trumps out of play: { $cards }.
cinch-alt-rest = Left in the stock, to choose from: { $cards }.
cinch-alt-away = You discarded: { $cards }.
cinch-alt-left-behind = You left in the stock: { $cards }.
cinch-alt-total = { $points } of { $target } points
cinch-alt-tricks = { $count ->
    [0] no tricks
    [one] 1 trick
   *[other] { NUMBER($count, useGrouping: 0) } tricks
}
cinch-alt-in-deal = { $count ->
    [one] 1 point so far in this deal
   *[other] { NUMBER($count, useGrouping: 0) } points so far in this deal
}
cinch-alt-won = won { $count ->
    [one] 1 point
   *[other] { NUMBER($count, useGrouping: 0) } points
} in this deal
cinch-alt-brought = scored { $points }
cinch-alt-points = The points of this deal: { $parts }.
cinch-alt-part = { $part } ({ $card }) { $name }
cinch-alt-part-so-far = { $part } so far ({ $card }) { $name }
cinch-alt-part-given = { $part } ({ $card }), discarded, counts for { $name }
cinch-alt-part-lost = { $part } nobody
cinch-alt-had = { $count ->
    [one] was dealt 1 trump
   *[other] was dealt { NUMBER($count, useGrouping: 0) } trumps
}
cinch-alt-drew = drew { $count ->
    [0] none
   *[other] { NUMBER($count, useGrouping: 0) }
}
cinch-alt-void = no { $suit }
cinch-alt-no-trumps = no trumps
cinch-alt-open = { $name } has { $cards }.
    .name = You have { $cards }.
cinch-alt-deal = Cinch, deal { $deal }, dealt by { $name }.
cinch-pad-note = first to { $target }
cinch-pad-crown = made the bid
cinch-receipt-about = Cinch, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
cinch-receipt-rate-points = { $amount } a point
cinch-receipt-rate-game = { $amount } a game

## Refusals

cinch-refused-game-over = The game is over.
cinch-refused-not-seated = You’re not at this table.
cinch-refused-by-agreement = Everyone has to agree to that.
cinch-refused-has-left = You’ve left this game.
cinch-refused-not-a-move = In Cinch you bid, name trump, discard, rob or play a card.
cinch-refused-no-cards-yet = The cards haven’t been dealt yet.
cinch-refused-not-your-turn = It’s not your turn.
cinch-refused-not-held = You don’t have that card.
cinch-refused-call-first = Bid or pass first.
cinch-refused-name-first = Name trump first.
cinch-refused-throw-first = Discard down to six trumps first.
cinch-refused-rob-first = Rob the stock first.
cinch-refused-play-now = Play a card now.
cinch-refused-bid-too-low = Bid more than { $bid }, or pass.
cinch-refused-throw-count = Discard exactly { $count ->
    [one] one trump
   *[other] { $count } trumps
}.
cinch-refused-rob-count = Take exactly { $count ->
    [one] one card
   *[other] { $count } cards
}.
cinch-refused-not-in-stub = That card isn’t left in the stock.
cinch-refused-must-follow = Trump was led, and you have some.
cinch-refused-follow-or-trump = { $suit ->
    [S] Spades
    [H] Hearts
    [D] Diamonds
   *[C] Clubs
} were led: follow, or trump.

## Rules

cinch-how-1 = **Two against two**, partners opposite. Everyone gets nine cards and **bids** once: how many of the 14 points will your team win? The highest bid names **trump**.
cinch-how-2 = Trumps are the suit named and **the other five of its color**. These two fives, the **pedros**, are worth 5 points each.
cinch-how-3 = All cards but trumps are discarded, and you draw up to **six**. The dealer **robs**, picking freely from what’s left.
cinch-how-4 = If a trump is led, play a trump. If another suit is led, **follow or trump**, as you like. The highest trump wins.
cinch-how-5 = Points: highest trump, lowest trump, J and 10 of trump **1 each**, both fives **5 each**. Make your bid and the difference is yours. Get set and the others score 14 or more. **First to 51 wins.**
cinch-topic-deal = Players and aim
cinch-rule-deal =
    Four play, two against two. Partners sit opposite each other. One deck of 52, aces high.
    - **The aim (1.4):** be the first team with 51 points.
    - **The deal (2.2):** nine cards each, three at a time. The other 16 are the stock, face down. The first dealer is random, and then the deal passes to the left.
    - **Choosing partners:** before the game starts, everyone at the table can choose a team. If nobody does, seats are random.
    {""}While cards are in play, partners tell each other nothing: there are no reactions until the deal is over.
cinch-topic-trumps = Trumps and pedros
cinch-rule-trumps =
    There are **14 trumps** (1.3): A K Q J 10 9 8 7 6, right pedro, left pedro, 4 3 2. The **right pedro** is the 5 of trump, the **left pedro** the other 5 of the same color.
    - **The left pedro** is a trump in every way, never a card of its printed suit. With hearts as trump it’s 5♦, just below 5♥ and above 4♥.
    - In your hand it’s among the trumps, with the trump suit on brass.
    - ♠ and ♣ are one color, ♥ and ♦ the other.
cinch-topic-bid = Bidding
cinch-rule-bid =
    - **One round (3.1):** from the dealer’s left, the dealer last, each player passes or bids 1 to 14 points, more than every bid before. No suit is named. After a bid of 14 the others can only pass.
    - **The contract (3.2):** the bidder’s team has to win what was bid.
    - **Trump (3.3):** then the bidder names trump, without asking their partner.
    - **All pass (3.4):** the dealer names trump, has no bid to make and can’t be set. Or, if agreed, the cards are thrown in and the next dealer deals.
cinch-topic-draw = Drawing and robbing
cinch-rule-draw =
    - **Discarding (4.1):** once trump is named, you discard all other cards, face down. That’s automatic, and everyone sees how many.
    - **Too many (4.2):** with seven trumps or more you discard down to six. Everyone sees these trumps, and they’re out of play.
    - **Filling up (4.3):** from the dealer’s left, everyone but the dealer draws from the stock, up to six.
    - **Robbing (4.4):** last, the dealer sees all that’s left of the stock and takes any cards, up to six in hand. Trumps left behind are shown, and out of play (4.5).
    - **A short stock (4.6):** if there are too few cards, hands are filled from the discards.
    - **Points discarded (4.8):** you can discard or leave a J, 10 or five of trump. If your team won the bid, nobody gets its points. If the others won it, they do. I ask you first.
cinch-topic-play = Tricks
cinch-rule-play =
    - **Lead (5.1):** the bidder leads any card. The winner of a trick leads the next. There are six tricks.
    - **A trump is led (5.2):** play a trump if you have one.
    - **Another suit is led (5.3):** play a card of that suit or a trump, as you like. With a trump but no card of the suit you must trump. With neither, play anything.
    - **Who wins (5.4):** the highest trump wins. Without a trump, the highest card of the suit led does.
    - **The last card (9.3):** the only card in a hand is played automatically.
    {""}In the picture hearts are trump. A club was led: without a club, you must trump.
    {""}Everyone has seen the card you played or the bid you made, so there are no take-backs (9.4).
cinch-topic-points = The 14 points
cinch-rule-points =
    - **High (1 point):** the highest trump in play counts for the team that *played* it.
    - **Low (1 point):** the lowest trump in play counts for the team that *won* it.
    - **Jack, ten (1 each)** of trump, **right and left pedro (5 each):** for the team that won them.
    - **In play (6.1)** means played in the six tricks. The highest needn’t be the ace, and the lowest needn’t be the two. A jack, ten or five nobody played counts for nobody.
cinch-topic-score = Scoring
cinch-rule-score =
    - **Made (7.1):** the bidders won what they bid, or more. The team with more points scores the difference, even if that’s the other team. 7 to 7 scores nothing.
    - **Set (7.2):** the others score 14, and one more for each point missing.
    - **The end (7.3):** the first team with 51 wins. Only one team can score in a deal. After 50 deals the higher total wins.
    {""}Examples: with a bid of 8 and 9 points to 5, the bidders score 4. With 5 and 5 to 9, the others score 4. With 9 and only 7, the others score 14 and 2, so 16.
cinch-topic-money = What it costs
cinch-rule-money =
    - **Payment (8.1):** each loser pays the winner on their left the stake for every point between the teams. Or, if agreed, one stake for the game.
    {""}Example: 52 to 31 at 0.10 is 21 points. Each loser pays one winner 2.10.
    - **For fun:** with a stake of 0 only the points count. A tie costs nothing.
cinch-topic-leaving = Leaving and time
cinch-rule-leaving =
    - **Leaving (9.1):** a robot plays on with your partner. You can’t win the game anymore. You cover its losses and collect nothing.
    - **Both have left (9.1):** when both partners of a team have left, the game ends and the other team wins.
    - **The settlement then (9.2):** the winners count as having reached the target, or more if they have more. The deal in play isn’t scored.
    - **Time (9.3):** when your time is up, the others choose how to go on.
cinch-topic-presets = Options
cinch-rule-presets =
    - **Target:** 11 to 200 points, usually 51. People also play to 42 and 62.
    - **All pass:** the dealer names trump and plays, or the next dealer deals.
    - **Pay:** by points, or one stake for the game.
cinch-why-brought = scored { $points ->
    [0] nothing
    [one] 1 point
   *[other] { $points } points
}
cinch-why-made = Bid { $bid }, won { $won } to { $others }: made. The team with more points scores the difference, { $brings }.
cinch-why-broken = Bid { $bid }, won only { $won }: set. The others score 14, and one more for each point missing: 14 and { $less }, so { $brings }.
cinch-why-free = There was no bid to make. { $won } to { $others }: the team with more points scores the difference, { $brings }.
cinch-why-level = { $won } to { $others }: the contract was made, and there’s no difference to score.
cinch-why-passed = nothing
cinch-why-passed-text = Everyone passed, and the cards were thrown in.
cinch-why-part = { $part } ({ $card }): { $worth ->
    [one] 1 point
   *[other] { $worth } points
}
cinch-why-part-high = { $card } was the highest trump in play. It counts for the team that played it.
cinch-why-part-low = { $card } was the lowest trump in play. It counts for the team that won it.
cinch-why-part-won = { $card } counts for the team that won it.
cinch-why-part-given = { $card } was discarded, or left in the stock, by the team that hadn’t won the bid. So its points count for the team that had.
cinch-why-due = { $payer } pays { $payee }
cinch-why-unpaid = { $payer } pays { $payee } nothing
cinch-why-points = { $more } to { $less }: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the stake. Each loser pays the winner on their left.
cinch-why-game = One stake for the game, however many points. Each loser pays the winner on their left.
cinch-why-early = Both of the other team had left, so the winners count as having reached { $target }.
cinch-why-gone = But { $payee } left the game, and players who leave collect nothing.

## Lesson

cinch-lesson-names = Anna, Bruno, Clara, David
cinch-lesson-step-1 = Passing
cinch-lesson-step-2 = Bidding
cinch-lesson-step-3 = Trumps, pedros
cinch-lesson-step-4 = Robbing
cinch-lesson-step-5 = Tricks
cinch-lesson-step-6 = Points
cinch-lesson-pass = You and Clara play **against Bruno and David**. Each of you says once how many of the deal’s **14 points** your team will win, or passes. No ace, no five: **pass**, as with most hands.
cinch-lesson-not-pass = A bid of { $what } is a promise: win fewer, and they score 14 and more. So pass.
cinch-lesson-bid = Bruno bid 6 and won 12 points to your 2: they score the difference, 10. This game goes to 11! You speak last now, after David’s 5. You have A♥, J♥ and **both red fives**: **bid 8**.
cinch-lesson-not-bid = { $verb ->
    [pass] With this hand? David would play, and his team needs one point. Bid 8.
   *[bid] Your hand is good for 8: less gains nothing, and more is harder to make.
}
cinch-lesson-name = The highest bid is yours, so **you name trump**. Each button shows how many you’d have. In hearts your 5♦ is one too: the other five of the same color is the **left pedro**. It ranks just below 5♥, and each of these fives is worth 5 points. **Name hearts.**
cinch-lesson-not-name = Then your ace and jack of hearts wouldn’t be trump. Name hearts.
cinch-lesson-rob = Everyone has discarded all cards but trumps, and fills up to six. You’re the dealer, so you **rob**: you see what’s left of the stock, and take any two. K♥ and A♣ are marked: **take them**. With more than six trumps you’d *discard* some instead.
cinch-lesson-not-rob = You can take { $what }. But K♥ is a trump, and A♣ the best of the others. Take these.
cinch-lesson-lead = You won the bid, so you lead. **If a trump is led, everyone who has a trump plays one**, and the highest wins. Nobody can beat A♥, and the highest trump is worth a point. **Lead it.**
cinch-lesson-not-lead = You can lead { $what }. But A♥ can’t lose, and it draws trumps from the others. Never lead a five while a higher trump is out.
cinch-lesson-plain = The 2♥ was in it: *low*, one more point. Your K♥ won the next. Q♥ is still out, and beats your jack and your fives. So lead a plain suit now, and the others **follow or trump, as they like**. **Lead A♣.**
cinch-lesson-not-plain = Q♥ is still out and beats { $what }, with points in it. Lead A♣.
cinch-lesson-trump = Bruno trumped with Q♥, David gave him the ten, and Bruno led spades. You have none, so you **must trump**. You play last, so nobody can beat you. Now is the time for a five. **Play 5♦**, the left pedro.
cinch-lesson-not-trump = { $what } would win too. This deal was set up for 5♦, the left pedro: 5 points.
cinch-lesson-jack = Five points! Q♥ is gone, so nothing beats your jack. The jack of trump is worth a point, and the nine that’s still out could take your five. **Lead J♥.** Your last card then plays itself.
cinch-lesson-not-jack = 9♥ is still out, and it beats { $what }. Lead the jack first.
cinch-lesson-score = You won high, low, jack and both pedros: 13. The others won the ten: 1. You bid 8, so you’ve **made it**, and the team with more points scores the **difference**. How many do you score?
cinch-lesson-not-score = { $number ->
    [13] 13 is what you won. Only the difference counts: take off the point that the others won.
   *[14] 14 is at least what the others would have scored if you’d won fewer than 8.
}
cinch-lesson-end = 12 to 10: you win! Usually the target is 51. Each loser pays the winner on their left the stake for every point between the teams. That’s Cinch: pass often, keep your fives for tricks that can’t be lost, and remember who sits opposite.

## Standing

choice-by-contracts = contracts made
choice-by-pedros = pedros won
standing-by-contracts = By contracts made
standing-column-contracts = contracts made
standing-by-pedros = By pedros won
standing-column-pedros = pedros won
standing-own-by-contracts = { $count ->
        [one] { $figure } contract made
       *[other] { $figure } contracts made
    }
standing-own-by-pedros = { $count ->
        [one] { $figure } pedro won
       *[other] { $figure } pedros won
    }
standing-stats-contracts = { $count ->
        [one] contract made
       *[other] contracts made
    }
standing-stats-broken = { $count ->
        [one] contract set
       *[other] contracts set
    }
standing-stats-pedros = { $count ->
        [one] pedro won
       *[other] pedros won
    }
standing-feat-all-fourteen = deal with all fourteen points
standing-feat-brave-bid = made bid of ten or more
standing-feat-turned-tables = win after being 30 points behind
pictures-board-alt-contracts = { $count ->
    [one] 1 contract
   *[other] { NUMBER($count, useGrouping: 0) } contracts
} made
pictures-board-alt-pedros = { $count ->
    [one] 1 pedro
   *[other] { NUMBER($count, useGrouping: 0) } pedros
} won

## The end of a game, and moments

cinch-moment-fourteen = points at once: all of them for { $names }!
cinch-moment-brave = bid by { $names }, and made!

## The coach: moves, then reasons

cinch-coach-bid = Bid { $bid }
cinch-coach-pass = Pass
cinch-coach-name = Name { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}
cinch-coach-play = Play { $cards }
cinch-coach-throw = Discard { $cards }
cinch-coach-rob = Take { $cards }
cinch-coach-throw-why = You keep your points and your highest trumps.
cinch-coach-rob-why = You take points first, then the highest trumps.
cinch-coach-rob-trumps = { $count ->
    [0] You get no trump.
    [one] You get one trump.
   *[other] You get { $count } trumps.
}
cinch-coach-contract = { $next ->
    [0] Your side gets the contract in { $best }% of deals.
   *[other] Your side gets the contract in { $best }% of deals, not { $next }%.
}
cinch-coach-contract-less = { $best ->
    [0] You leave them the contract: otherwise your side gets it in { $next }% of deals.
   *[other] You leave them the contract more often: your side gets it in { $best }% of deals, not { $next }%.
}
cinch-coach-gets = { $next ->
    [0] Your side gets the contract and makes it in { $best }% of deals.
   *[other] Your side gets the contract and makes it in { $best }% of deals, not { $next }%.
}
cinch-coach-made = { $next ->
    [0] Your side makes its contract in { $best }% of deals.
   *[other] Your side makes its contract in { $best }% of deals, not { $next }%.
}
cinch-coach-made-either = { $best ->
    [0] Your side never makes its contract, either way.
    [100] Your side always makes its contract, either way.
   *[other] Your side makes its contract in about { $best }% of deals, either way.
}
cinch-coach-set = { $next ->
    [0] You set their contract in { $best }% of deals.
   *[other] You set their contract in { $best }% of deals, not { $next }%.
}
cinch-coach-set-either = { $best ->
    [0] You never set their contract, either way.
    [100] You always set their contract, either way.
   *[other] You set their contract in about { $best }% of deals, either way.
}
cinch-coach-points = Your side’s points, on average: { $best }, not { $next }.
cinch-coach-points-either = Your side’s points, on average: about { $best }, either way.
cinch-coach-trick = { $next ->
    [0] Your side takes this trick in { $best }% of deals.
   *[other] Your side takes this trick in { $best }% of deals, not { $next }%.
}
cinch-coach-trick-either = { $best ->
    [0] Your side never takes this trick, either way.
    [100] Your side always takes this trick, either way.
   *[other] Your side takes this trick in about { $best }% of deals, either way.
}
cinch-coach-lead = { $next ->
    [0] You lead the next trick in { $best }% of deals.
   *[other] You lead the next trick in { $best }% of deals, not { $next }%.
}
cinch-coach-lead-either = { $best ->
    [0] You don’t lead the next trick, either way.
    [100] You lead the next trick, either way.
   *[other] You lead the next trick in about { $best }% of deals, either way.
}
cinch-coach-in-trick = Your side’s points from this trick, on average: { $best }, not { $next }.
cinch-coach-later = Your side’s points from later tricks, on average: { $best }, not { $next }.
cinch-coach-later-either = Your side’s points from later tricks, on average: about { $best }, either way.
cinch-coach-partner-bids = Your partner has the highest bid so far.
cinch-coach-few-trumps = Your best suit is { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}, with only { $count ->
    [one] one trump
   *[other] { $count } trumps
}.
cinch-coach-lowest-bid = It’s the lowest bid you can make.
cinch-coach-trumps = Your best suit is { $suit ->
    [S] spades
    [H] hearts
    [D] diamonds
   *[C] clubs
}, with { $count ->
    [one] one trump
   *[other] { $count } trumps
}.
cinch-coach-most-trumps = It gives you the most trumps: { $count }.
cinch-coach-has-points = Of its points, you have { $cards }.
cinch-coach-unbeatable = No opponent can beat { $cards }.
cinch-coach-keeps-pedro = You keep { $cards } for a trick that your side can win.
cinch-coach-keeps-top = You keep your highest trump, { $cards }.
cinch-coach-keeps-trumps = You keep { $cards } for a later trick.
cinch-coach-draws-trumps = A trump lead draws trumps, and others might have { $count } more.
cinch-coach-no-points = You give away no points.

## How often it happens

cinch-special-set = The contract is set
cinch-special-fourteen = One team takes all fourteen points
cinch-special-passed = Everyone passes
