# Daifugo: its terms, what is asked, what happens at the table, its rules and its refusals.

daifugo-name = Daifugo
daifugo-not-a-move = That’s not a Daifugo move. Try `play 9S 9H` or `pass`.
daifugo-not-a-move-not-a-card = That’s not a card. Try `play 9S 9H`: the rank, then the suit.
daifugo-wrong-deals = A game has 1 to 50 deals.
daifugo-wrong-second-exchange = Should Poor and Millionaire exchange a card too? Write `yes` or `no`.
daifugo-wrong-revolution = Should four of a kind reverse the ranks? Write `yes` or `no`.
daifugo-wrong-eights = Should eights end the round? Write `yes` or `no`.
daifugo-wrong-payment = Does only the `final` deal pay, or `every` deal?

## Titles

daifugo-title-daifugo = Daifugo
daifugo-title-millionaire = Millionaire
daifugo-title-commoner = Commoner
daifugo-title-poor = Poor
daifugo-title-destitute = Destitute

## Terms

daifugo-terms-stake = One stake is { $stake } { $unit }. The Destitute pays the Daifugo two stakes. With four players or more, the Poor pays the Millionaire one.
daifugo-rules-classic = { $payment ->
    [final] Classic rules: the titles of the last deal decide and pay.
   *[every] Classic rules.
}
daifugo-rules-classic-about = as in /rules
daifugo-option-deals = { $value ->
    [1] One deal.
   *[other] { $value } deals.
}
daifugo-option-second-exchange-no = Only Destitute and Daifugo exchange cards.
daifugo-option-second-exchange-yes = Poor and Millionaire also exchange a card.
daifugo-option-revolution-no = Ranks are never reversed.
daifugo-option-revolution-yes = Four of a kind reverses the ranks.
daifugo-option-eights-no = Eights are like any other rank.
daifugo-option-eights-yes = Eights end the round.
daifugo-option-payment-final = Only the last deal pays.
daifugo-option-payment-every = Every deal pays.
daifugo-word-deals = deals: { $value }
daifugo-word-second-exchange-no = one exchange
daifugo-word-second-exchange-yes = second exchange
daifugo-word-revolution-no = no revolution
daifugo-word-revolution-yes = revolution
daifugo-word-eights-no = plain eights
daifugo-word-eights-yes = eights end the round
daifugo-word-payment-final = the last deal pays
daifugo-word-payment-every = every deal pays
daifugo-typed-stake-about = What one stake is worth, like 0.50 or 1 (0 is for fun)
daifugo-typed-deals = Deals
daifugo-typed-deals-about = From 1 to 50. Leave empty for { $usual }.

## What is asked

daifugo-ask-lead = You lead: one to four cards of the same rank.
daifugo-ask-beat = { $count ->
    [1] Beat { $cards } with one higher card, or pass.
    [2] Beat { $cards } with a higher pair, or pass.
    [3] Beat { $cards } with three higher cards, or pass.
   *[4] Beat { $cards } with four higher cards, or pass.
}
daifugo-ask-beat-turned = { $count ->
    [1] Ranks are reversed: beat { $cards } with a lower card, or pass.
    [2] Ranks are reversed: beat { $cards } with a lower pair, or pass.
    [3] Ranks are reversed: beat { $cards } with three lower, or pass.
   *[4] Reversed: beat { $cards } with four lower cards, or pass.
}
daifugo-ask-lead-turned = You lead, one to four of a rank. They’re reversed: 3 is high.
daifugo-ask-give = Give { $name } back { $count ->
    [1] one card
   *[2] two cards
}, any you like.
daifugo-card = Choose what to play
daifugo-pass = Pass
daifugo-give = Give back { $count ->
    [1] one card
   *[2] two cards
}
daifugo-give-these = Give back { $count }
daifugo-choice-give = give back { $cards }
daifugo-count-1 = one
daifugo-count-2 = two
daifugo-count-3 = three
daifugo-count-4 = four
daifugo-later-pass-round = Pass round
daifugo-take-back-pass-round = Don’t pass

## What happened

daifugo-event-dealt = Deal { $deal }: { $seat } deals.
    .seat = Deal { $deal }: you deal.
daifugo-fetched = { $name } gives { $other } { $count ->
    [1] their best card
   *[2] their two best cards
}.
    .name = You give { $other } your { $count ->
        [1] best card
       *[2] two best cards
    }{ $cards ->
        [none] {""}
       *[other] , { $cards }
    }.
    .other = { $name } gives you { $count ->
        [1] their best card
       *[2] their two best cards
    }{ $cards ->
        [none] {""}
       *[other] , { $cards }
    }.
daifugo-gave = { $name } gives { $other } { $count ->
    [1] a card
   *[2] two cards
} back.
    .name = You give { $other } { $cards ->
        [none] { $count ->
            [1] a card
           *[2] two cards
        }
       *[other] { $cards }
    } back.
    .other = { $name } gives you { $cards ->
        [none] { $count ->
            [1] a card
           *[2] two cards
        }
       *[other] { $cards }
    } back.
daifugo-event-played = { $seat } plays { $cards }.
    .seat = You play { $cards }.
daifugo-led = { $name } leads { $cards }.
    .name = You lead { $cards }.
daifugo-last = { $name }’s last card, { $cards }, is led.
    .name = Your last card, { $cards }, was led for you.
daifugo-event-passed = { $seat } passes.
    .seat = You pass.
daifugo-turned = **Revolution! 3 is high now, and 2 is low.**
daifugo-turned-back = **Counter-revolution! 2 is high again.**
daifugo-event-few = { $seat } has { $count ->
    [one] one card
   *[other] two cards
} left.
    .seat = You have { $count ->
        [one] one card
       *[other] two cards
    } left.
daifugo-out = { $name } is out: **{ $title }**.
    .name = You’re out: **{ $title }**.
daifugo-round-passed = Everyone else passed.
daifugo-round-passed-own = Everyone else passed, and you lead.
daifugo-round-unbeatable = Nothing beats that.
daifugo-round-unbeatable-own = Nothing beats that, and you lead.
daifugo-round-eight = Eights end the round.
daifugo-round-eight-own = Eights end the round, and you lead.
daifugo-scored = { $daifugo } is the Daifugo. { $destitute } is Destitute and fetches the drinks.
    .daifugo = You’re the Daifugo! { $destitute } is Destitute and fetches the drinks.
    .destitute = { $daifugo } is the Daifugo. You’re Destitute: fetch the drinks!
daifugo-event-fell = **{ $seat } falls from Daifugo to Destitute!**
    .seat = **You fall from Daifugo to Destitute!**
daifugo-event-rose = **{ $seat } rises from Destitute to Daifugo!**
    .seat = **You rise from Destitute to Daifugo!**
daifugo-over = { $winners } wins the game.
    .winners = You win the game.
daifugo-left = { $name } leaves. A robot plays on.
    .name = You leave. A robot plays on.
daifugo-late = { $name } is out of time again, and out of the game. A robot plays on.
    .name = You’re out of time again, and out of the game. A robot plays on.
daifugo-left-last = { $name } is out of the game, and only { $other } is left.
    .name = You’re out of the game, and only { $other } is left.
    .other = { $name } is out of the game, and only you are left.
daifugo-unpaid = { $names } left the game, and can’t win it or collect.

## Pictures

daifugo-plays = { $name } to play
    .name = Your turn
daifugo-leads = { $name } leads
    .name = You lead
daifugo-gives = { $name } gives back { $cards ->
    [1] one
   *[2] two
}
    .name = Give back { $cards ->
        [1] one card
       *[2] two cards
    }
daifugo-give-both = { $name } and { $other } give back
daifugo-before = First deal coming up
daifugo-is-daifugo = { $name } is Daifugo
    .name = You’re Daifugo
daifugo-over-by = { $name } wins
    .name = You win
daifugo-nobody = Nobody wins
daifugo-note-deal = deal { $deal } of { $deals }
daifugo-wanted = { $count ->
    [1] single
    [2] pair
    [3] triple
   *[4] four
}
daifugo-wanted-by = beat { $name }’s { $wanted }
    .name = your { $wanted } to beat
daifugo-nothing = nothing yet
daifugo-turned-note = 3 is high
daifugo-closed-passed = everyone passed
daifugo-closed-unbeatable = nothing beats it
daifugo-closed-eight = an eight ends it
daifugo-back-to = { $count ->
    [1] one
   *[2] two
} back to { $name }
daifugo-got-from = from { $name }
daifugo-gone-to = gone to { $name }
daifugo-drinks = { $name } fetches the drinks
    .name = You fetch the drinks
daifugo-was = was { $title }
daifugo-stays = still { $title }
daifugo-alt-beat = To beat: { $cards }, by { $name }. { $count ->
    [1] Beat it with one card.
    [2] Beat it with a pair.
    [3] Beat it with three of a kind.
   *[4] Beat it with four of a kind.
}
daifugo-alt-round = Before that in this round: { $cards }.
daifugo-alt-play = { $cards } by { $name }
daifugo-alt-lead = Nothing to beat: lead anything.
daifugo-alt-closed-passed = { $cards } by { $name } { $count ->
    [1] wasn’t
   *[other] weren’t
} beaten: everyone else passed.
daifugo-alt-closed-unbeatable = { $cards } by { $name }: nothing beats that.
daifugo-alt-closed-eight = { $cards } by { $name }: an eight ends the round.
daifugo-alt-turned = Ranks are reversed: 3 is high, 2 is low.
daifugo-alt-fetched = { $name } gave { $other } { $count ->
    [1] their best card
   *[2] their two best cards
}.
    .name = You gave { $other } { $count ->
        [1] your best card
       *[2] your two best cards
    }.
    .other = { $name } gave you { $count ->
        [1] their best card
       *[2] their two best cards
    }.
daifugo-alt-swapped = { $name } gave { $other } { $count ->
    [1] their best card, and got one
   *[2] their two best cards, and got two
} back.
    .name = You gave { $other } { $count ->
        [1] your best card, and got one
       *[2] your two best cards, and got two
    } back.
    .other = { $name } gave you { $count ->
        [1] their best card, and got one
       *[2] their two best cards, and got two
    } back.
daifugo-alt-got = You got { $cards } from { $name }.
daifugo-alt-given = You gave { $cards } to { $name }.
daifugo-alt-gives = You give back: { $cards }.
daifugo-alt-known = { $name } has { $cards }, as you know from the exchange.
daifugo-alt-place = { $place }: { $name }, { $title }.
daifugo-alt-place-was = { $place }: { $name }, { $title } ({ $was }).
daifugo-alt-times = Daifugo so far: { $times }.
daifugo-alt-time = { $name } { $count ->
    [one] once
   *[other] { $count } times
}
daifugo-alt-deal = Daifugo, deal { $deal } of { $deals }, dealt by { $name }.
daifugo-poster-note = rise to Daifugo
daifugo-pad-note = places, deal by deal
daifugo-pad-crown = Daifugo
daifugo-pad-wins = { $names } wins
    .names = You win
daifugo-pad-leads = { $names } is Daifugo
    .names = You’re Daifugo
daifugo-receipt-about = Daifugo, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}
daifugo-receipt-rate = { $amount } a stake

## Refusals

daifugo-refused-game-over = The game is over.
daifugo-refused-not-seated = You’re not at this table.
daifugo-refused-by-agreement = Everyone has to agree to that.
daifugo-refused-has-left = You’ve left this game.
daifugo-refused-not-a-move = In Daifugo you play cards of one rank, or pass.
daifugo-refused-no-cards-yet = The cards haven’t been dealt yet.
daifugo-refused-not-your-turn = It’s not your turn.
daifugo-refused-exchange-first = Cards are still being given back. Then the Daifugo leads.
daifugo-refused-gives-nothing = You have no cards to give back now.
daifugo-refused-wrong-gift = Give back { $wanted ->
    [1] one card
   *[2] two cards
}, no more and no fewer.
daifugo-refused-is-out = You have no cards left, so you’re out of this deal.
daifugo-refused-has-passed = You’ve passed, so you’re out of this round.
daifugo-refused-must-lead = You lead, so you can’t pass.
daifugo-refused-not-held = You don’t have those cards.
daifugo-refused-mixed-ranks = Cards you play together must match in rank.
daifugo-refused-wrong-number = { $wanted ->
    [1] A single card was led, so play a single card.
    [2] A pair was led, so play a pair.
    [3] Three were led, so play three.
   *[4] Four were led, so play four.
}
daifugo-refused-not-higher = That doesn’t beat { $rank ->
    [A] aces
    [K] kings
    [Q] queens
    [J] jacks
   *[other] { $rank }s
}.

## Rules

daifugo-how-1 = All cards are dealt. **Get rid of yours first.** From high to low: **2** A K Q J 10 9 8 7 6 5 4 **3**. Suits mean nothing.
daifugo-how-2 = The leader plays one to four cards of the same rank. Clockwise, you play **as many of a higher rank, or pass**. Pass, and you’re out of the round.
daifugo-how-3 = When everyone else has passed, the last to play leads the next round, **anything**.
daifugo-how-4 = First to run out is the **Daifugo**, then come Millionaire, Commoners and Poor. The last with cards is **Destitute**, and fetches the drinks.
daifugo-how-5 = In the next deal the Destitute gives the Daifugo their **two best cards** and gets any two back. The Daifugo leads. The Daifugo of the last deal wins.
daifugo-topic-cards = Cards and aim
daifugo-rule-cards =
    Three to eight play, each for themselves.
    - **The cards (1.2):** one deck of 52, without jokers. From high to low: 2 A K Q J 10 9 8 7 6 5 4 3. Suits mean nothing.
    - **The aim:** run out first. The Daifugo of the last deal wins the game.
daifugo-topic-titles = Titles
daifugo-rule-titles =
    - **Titles (2.1):** first out is the Daifugo, the grand millionaire. The last with cards is the Destitute.
    - **How many (2.2):** three play for Daifugo, Commoner and Destitute. Four play for Daifugo, Millionaire, Poor and Destitute. With more there are Commoners between Millionaire and Poor.
    {""}You keep your title through the next deal, next to your name.
    {""}In the picture Noor rises from Commoner to Daifugo, and Maya falls from Millionaire to Destitute.
daifugo-topic-deal = The deal
daifugo-rule-deal =
    - **The deal (3.1):** all 52 cards, one at a time from the dealer’s left. Some players get one more. The first dealer is random, then the Destitute deals.
    - **The first lead (3.2):** in the first deal the player to the dealer’s left leads. Later the Daifugo does, after the exchange.
daifugo-topic-play = Rounds
daifugo-rule-play =
    - **Lead (4.1):** the leader plays one to four cards of the same rank, and can’t pass.
    - **Beat it or pass (4.1):** clockwise, everyone plays as many cards of one higher rank, or passes. You can pass even if you could play.
    - **Passed (4.2):** if you pass, you’re out until the next round.
    - **Next (4.3):** when everyone else with cards has passed, the last to play leads anything.
    - **Unbeatable (4.6):** twos end the round at once. Otherwise everyone is asked, so that a pass gives nothing away.
    {""}In the picture a pair was led. Two jacks beat two nines, but one jack or three jacks don’t.
    {""}Everyone has seen the card you played, so there are no take-backs.
daifugo-topic-out = Out
daifugo-rule-out =
    - **Out (4.4):** play your last card and you’re out, with the best title that’s left. Any card will do, even a two.
    - **Still to beat (4.4):** the others can still beat that last play. If everyone passes, the next player to the left with cards leads.
    - **The last card:** if you lead with only one card left, it’s played automatically.
    - **The end of a deal (4.5):** when only one player has cards, the deal is over. The Destitute needn’t show them.
daifugo-topic-exchange = The exchange
daifugo-rule-exchange =
    From the second deal on, before anyone leads:
    - **The best two (5.1):** the Destitute gives the Daifugo their two highest cards. That’s automatic. Of equal cards spades go first, then hearts, diamonds, clubs.
    - **Any two back (5.3):** the Daifugo then gives any two back, even the same.
    - **Second exchange (5.4):** if you agreed on it and four or more play, Poor and Millionaire exchange one card the same way. Daifugo and Millionaire choose at the same time, in secret.
    {""}Only the two of them ever see what was exchanged.
daifugo-topic-end = The end
daifugo-rule-end =
    - **The end (6.1):** after the agreed number of deals. The Daifugo of the last one wins. If they’ve left, the next in rank who hasn’t left wins.
daifugo-topic-leaving = Leaving and time
daifugo-rule-leaving =
    - **Leaving (6.2):** a robot plays on in your place, title and all. You can’t win the game anymore. You cover its losses and collect nothing.
    - **One left (7.3):** when only one player is left, they win at once, and everyone who left pays them two stakes. Unfinished deals pay nothing.
    - **Time:** when your time is up, the bot plays for you: the lowest that beats the table, or a pass. It gives back your lowest cards. After three times in a row you leave the game.
daifugo-topic-money = What it costs
daifugo-rule-money =
    - **Payment (7.1):** the Destitute pays the Daifugo two stakes. With four or more the Poor pays the Millionaire one. Commoners neither pay nor collect.
    - **Which deals (7.2):** only the last one, unless you agreed that every deal pays. Then debts between two players cancel out, and only the difference is paid.
    {""}Example: four play at 1.00, and the order is Anna, Bruno, Clara, David. David pays Anna 2.00, Clara pays Bruno 1.00.
    - **For fun:** with a stake of 0 only titles count.
daifugo-topic-seen = What is seen
daifugo-rule-seen =
    - **Everyone sees (8):** how many cards you have, what was played in this round, who has passed, who is out.
    - **Nobody sees (8):** hands, even when a deal is over, and the cards of earlier rounds, which are face down.
    {""}After the game I publish the decks, so anyone can work out every hand.
daifugo-topic-presets = Options
daifugo-rule-presets =
    - **Deals:** 1 to 50, usually 5.
    - **Second exchange (5.4):** Poor and Millionaire also exchange a card.
    - **Revolution (4.7):** four of a kind, led or on another four, reverses the ranks until the deal ends: 3 is high, 2 is low, and threes end a round. Another four reverses them again. The exchange always uses the normal ranks.
    - **Eights (4.8):** play eights and you end the round at once, and lead.
    - **Every deal pays (7.2):** instead of only the last.
daifugo-why-title = { $place }: { $title }
daifugo-why-out = Out before { $after ->
    [one] 1 other player
   *[other] { $after } other players
}.
daifugo-why-last = The last with cards: { $held ->
    [one] 1 was
   *[other] { $held } were
} left.
daifugo-why-before = Before this deal: { $title }.
daifugo-why-due = { $payer } pays { $payee }
daifugo-why-unpaid = { $payer } pays { $payee } nothing
daifugo-why-unpaid-text = { $payee } left the game, and players who leave collect nothing.
daifugo-why-deal = Deal { $deal }: { $payer } ({ $from }) owes { $payee } ({ $to }) { $stakes ->
    [one] one stake
   *[other] { $stakes } stakes
}.
daifugo-why-left = Only { $payee } was left: { $payer }, who left the game, pays { $stakes ->
    [one] { $stakes } stake
   *[other] { $stakes } stakes
}.

## Lesson

daifugo-lesson-names = Anna, Bruno, Clara, David
daifugo-lesson-step-1 = Beating cards
daifugo-lesson-step-2 = Passing
daifugo-lesson-step-3 = Twos
daifugo-lesson-step-4 = Leading
daifugo-lesson-step-5 = Titles and gifts
daifugo-lesson-step-6 = What it costs
daifugo-lesson-beat = **Get rid of your cards first.** The deal is half over, and you have seven left. From high to low: **2 A K Q J 10 … 3**. Suits mean nothing. David led a pair, so you each play a **higher pair** or pass. One press plays both cards: **press Q**.
daifugo-lesson-not-beat = { $verb ->
    [pass] You can pass even if you could play. But two cards fewer is what you want. Press Q.
   *[play] Two twos win, but they’re your best cards. Queens are enough: press Q.
}
daifugo-lesson-pass = Bruno’s aces beat your queens, and only your twos beat aces. Each of them can win a round alone, so don’t spend both here: **pass**. You’re out of this round, and back in the next. In a game, *{ daifugo-later-pass-round }* lets you pass before your turn comes.
daifugo-lesson-not-pass = That would win, but it spends both twos at once. Keep them: each can win a round alone.
daifugo-lesson-two = Everyone passed, so Bruno led the next round: single cards this time. **Nothing beats a two.** It ends the round at once, and you lead the next one. **Play a 2.**
daifugo-lesson-not-two = You can pass. But you have two twos and few other cards. It’s time to take the lead.
daifugo-lesson-lead = You lead: **one to four cards of the same rank**, anything you like. First press how many. Three at once are hard to beat: **press *{ daifugo-count-3 }*, then 6**. Nothing beats your other two, so it goes last.
daifugo-lesson-not-lead = You can lead { $what }. But lead all three sixes at once, and only the two is left. Nobody can stop that one.
daifugo-lesson-give = You’re the first to run out, so you’re the **Daifugo**! Bruno was last, so he’s **Destitute**, and hands you his **two best cards**. You give **any two back**. Your lowest are marked: **give them back**.
daifugo-lesson-not-give = You can give back { $what }. But your 3 and 4 are the hardest to get rid of: give those.
daifugo-lesson-open = The Daifugo leads. Get rid of low cards while you have the lead, as many at once as you can: **press *{ daifugo-count-2 }*, then 6**. Some tables agree that eights end a round, or that four of a kind reverses the ranks: a *revolution*.
daifugo-lesson-not-open = You can lead { $what }. But your low pair is the hardest to get rid of: first *{ daifugo-count-2 }*, then 6.
daifugo-lesson-payment = The rest of this deal has played itself. You’re Daifugo again, and Clara is Destitute. **Only the last deal pays**, unless you agree on more. The Poor pays the Millionaire one stake. How many stakes does the Destitute pay the Daifugo?
daifugo-lesson-not-payment = { $number ->
    [1] One is what the Poor pays the Millionaire. The Destitute pays more.
   *[4] Not that many. It’s as many as the cards in the exchange.
}
daifugo-lesson-end = Two, and the Destitute fetches the drinks. That’s Daifugo! Lead low, save a two to get the lead back, and watch who has few cards left.

## Standing

choice-by-daifugo = times Daifugo
choice-by-destitute = times Destitute
standing-by-daifugo = By times as Daifugo
standing-column-daifugo = times Daifugo
standing-by-destitute = By times as Destitute
standing-column-destitute = times Destitute
standing-own-by-daifugo = { $count ->
        [one] { $figure } time Daifugo
       *[other] { $figure } times Daifugo
    }
standing-own-by-destitute = { $count ->
        [one] { $figure } time Destitute
       *[other] { $figure } times Destitute
    }
standing-stats-daifugo-rate = times Daifugo a deal
standing-stats-daifugo = { $count ->
        [one] time Daifugo
       *[other] times Daifugo
    }
standing-stats-destitute = { $count ->
        [one] time Destitute
       *[other] times Destitute
    }
standing-feat-dynasty = run of three deals as Daifugo
standing-feat-rags-to-riches = rise from Destitute to Daifugo
pictures-board-alt-daifugo = { $count ->
    [one] 1 time
   *[other] { NUMBER($count, useGrouping: 0) } times
} Daifugo
pictures-board-alt-destitute = { $count ->
    [one] 1 time
   *[other] { NUMBER($count, useGrouping: 0) } times
} Destitute

## The end of a game, and moments

daifugo-keepsake-unit = { $count ->
    [one] time as Daifugo
   *[other] times as Daifugo
}
daifugo-moment-rose = { $names }: from Destitute to Daifugo!
daifugo-moment-fell = { $names }: from Daifugo to Destitute!
daifugo-moment-dynasty = times in a row: Daifugo { $names }!
daifugo-moment-last = Daifugo of the last deal: { $names }

## The coach: moves, then reasons

daifugo-coach-play = Play { $cards }
daifugo-coach-pass = Pass
daifugo-coach-give = Give { $cards }
daifugo-coach-gives-least = You go out soonest with the cards you keep.
daifugo-coach-sure = Nobody can stop you from going out next.
daifugo-coach-first = { $next ->
    [0] You’re the next to go out in { $best }% of deals.
   *[other] You’re the next to go out in { $best }% of deals, not { $next }%.
}
daifugo-coach-first-either = { $best ->
    [0] You’re never the next to go out, either way.
    [100] You’re always the next to go out, either way.
   *[other] You’re the next to go out in about { $best }% of deals, either way.
}
daifugo-coach-last-less = { $best ->
    [0] Otherwise you’d end up last in { $next }% of deals.
   *[other] You end up last in { $best }% of deals, not { $next }%.
}
daifugo-coach-round = { $next ->
    [0] You lead the next round in { $best }% of deals.
   *[other] You lead the next round in { $best }% of deals, not { $next }%.
}
daifugo-coach-keeps-high = You keep { $cards } for later.
daifugo-coach-whole = You break up no set.
daifugo-coach-sheds = You get rid of { $count ->
    [one] a card
   *[other] { $count } cards
}, and have { $left ->
    [0] none
   *[other] { $left }
} left.
daifugo-coach-saves = { $left ->
    [one] You save your last card for later.
    [2] You save both cards for later.
   *[other] You save all { $left } cards for later.
}

## How often it happens

daifugo-special-fell = The Daifugo falls to Destitute
daifugo-special-rose = The Destitute rises to Daifugo
daifugo-special-revolution = A revolution
