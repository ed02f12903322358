# What outlives a game: the ledger, leaderboards, stats, history, achievements, my data.

## The ledger

standing-ledger-title = Your ledger in this server
standing-ledger-owed = { $player } owes you **{ $amount } { $unit }**.
standing-ledger-owes = You owe { $player } **{ $amount } { $unit }**.
standing-ledger-empty = All square: nobody owes you anything, and you owe nobody.
standing-ledger-note = The bot keeps count among friends; it never touches money.
standing-square-ask = { $player } says that this was paid outside:
standing-net-ask = { $player } suggests to settle with fewer payments. Everybody's balance stays; all named must agree. What would be left to pay:
standing-net-nothing = Nothing would be left to pay.
standing-payment = { $payer } to { $payee }: **{ $amount } { $unit }**
standing-agree = Agree
standing-agreed = Agreed: { $names }. Waiting for: { $waiting }.
standing-entered = All have agreed: it stands in the ledger.

## What stands in the way

standing-no-server-only = A ledger belongs to a server. Ask for it there.
standing-no-square = Nothing is owed between the two of you here.
standing-no-nothing-to-net = There is no way to settle with fewer payments.
standing-no-no-proposal = I know no such proposal.
standing-no-not-involved = This is between others; you need not agree.
standing-no-changed = The balances have changed since. Propose it again.
standing-no-no-games = There is no finished game to show yet.
standing-no-net-is-local = Stakes are counted server by server, each in its own unit. Ask for them in a server.
standing-no-unfinished = This game is not over. It can be stepped through once it is.

## The leaderboard

standing-board-rating = rating
standing-board-alt-rating = { $place }: { $name }, rating { $rating }, won { $won }, lost { $lost }, { $naturals ->
        [one] { $naturals } natural
       *[other] { $naturals } naturals
    }, { $chapeaux ->
        [one] { $chapeaux } chapeau
       *[other] { $chapeaux } chapeaux
    } dealt out.
standing-by-rating = By rating
standing-by-net = By net stakes
standing-by-wins = By wins
standing-by-naturals = By naturals
standing-by-chapeaux = By chapeaux dealt out
standing-where-here = this server
standing-where-everywhere = everywhere
standing-period-all = All time
standing-period-season = Season { $number }, { $year }
standing-period-month = Month { $number }, { $year }
standing-page = Page { $number } of { $pages }.
standing-board-inactive = Whoever has not played for { $days } days is not listed.
standing-board-provisional = Ratings count after { $needed } games here; you have { $games }.
standing-board-listed = Only those who wish to be seen stand here.
standing-previous = Previous
standing-next = Next
standing-be-seen = Show me everywhere, or not
standing-seen = You now stand on the board of all servers. Press again to leave it.
standing-unseen = You no longer stand on the board of all servers.

## Stats

standing-stats-title = { $player }
standing-stats-against = { $player } against { $opponent }
standing-stats-games = Games: **{ $games }**, won **{ $wins }**; longest streak of wins { $streak }.
standing-stats-rating = Rating: **{ $rating }**.
standing-stats-provisional = Rating: **{ $rating }**, provisional until { $needed } games.
standing-stats-deals = Points per deal: **{ $points }**; turns per deal: { $turns }.
standing-stats-naturals = Naturals: eight of a rank { $eights }, eight twos { $twos }, clean exits { $cleans }.
standing-stats-chapeaux = Chapeaux: dealt out { $given }, suffered { $suffered }. Skunks: given { $skunks }, suffered { $skunked }.
standing-stats-biggest = Biggest settlement: won { $won }, lost { $lost }.
standing-chart-note = last { $games ->
        [one] game
       *[other] { $games } games
    }
standing-chart-alt = { $name }: { $games ->
        [one] the last game
       *[other] the last { $games } games
    }, { $won } won; oldest first.
standing-chart-alt-won = won by { $margin }
standing-chart-alt-lost = lost at { $margin }

## History and replay

standing-history-title = Your finished games
standing-history-with = Your finished games with { $opponent }
standing-history-line = { $date } · **{ $result }** against { $opponent }, { $points } to { $others } · `{ $table }`
standing-history-won = won
standing-history-lost = lost
standing-history-drawn = ended by agreement
standing-history-unrated = unrated
standing-history-choose = See a game again: score pad and settlement
standing-history-older = Older
standing-replay = Step through
standing-replay-title = { $game } · deal { $deal } · step { $ply } of { $last }
standing-replay-first = First
standing-replay-back = Back
standing-replay-forward = Forward
standing-replay-deal = Next deal
standing-replay-last = Last

## Achievements

standing-feats-title = For the first time
standing-feat-natural = { $player }: a natural.
standing-feat-eight-twos = { $player }: eight twos in one set.
standing-feat-clean-exit = { $player }: a clean exit, without a wild two on the table.
standing-feat-comeback = { $player }: out of a chapeau to a win.
standing-feat-great-deal = { $player }: a deal of 500 points or more.
standing-feat-skunk = { $player }: a win by a skunk.
standing-my-stats = My stats

## My data

standing-data-export = All that I hold about you. Games that still go on are named; their cards are not.
standing-data-delete = Shall I forget you? Your running games are resigned and settled, your challenges withdrawn. Your name and Discord id go, and others see a former player. What others won or owe stays in their ledgers. This cannot be undone.
standing-data-yes = Forget me
standing-data-no = Keep my data
standing-data-kept = Nothing was changed.
standing-data-gone = You are forgotten. If you play again you begin anew.
