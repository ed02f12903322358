# What outlives a game: the ledger, leaderboards, stats, history, achievements, my data.

## The ledger

standing-ledger-title = Your ledger in this server
standing-ledger-owed = { $player } owes you **{ $amount } { $unit }**.
standing-ledger-owes = You owe { $player } **{ $amount } { $unit }**.
standing-ledger-empty = All square: nobody owes you anything, and you owe nobody.
standing-ledger-note = The bot keeps count among friends; it never touches money.
standing-square-ask = { $player } says that this was paid outside:
standing-net-ask = { $player } suggests fewer payments
standing-net-about = Everybody's balance stays the same. It counts once all named below agree.
standing-net-left = What would be left to pay:
standing-correct-ask = { $player } says that the ledger is wrong. To be added:
standing-payment-more = { $payer } owes { $payee } **{ $amount } { $unit }** more.
standing-correct-left = That makes: { $payer } owes { $payee } **{ $amount } { $unit }**.
standing-correct-square = That makes: all square between the two.
standing-net-nothing = Nothing would be left to pay.
standing-payment = { $payer } to { $payee }: **{ $amount } { $unit }**
standing-agree = Agree
standing-disagree = Disagree
standing-agreed = Agreed: { $names }. Waiting for: { $waiting }.
standing-until = Ends { $when } if not everybody has agreed.
standing-entered = All have agreed: it stands in the ledger.
standing-refused = { $player } does not agree. Nothing was entered.
standing-withdrawn = { $player } took it back. Nothing was entered.
standing-lapsed = Not everybody agreed in time. Nothing was entered.
standing-changed = What is owed has changed since. Nothing was entered; propose it again.

## What stands in the way

standing-no-server-only = A ledger belongs to a server. Ask for it there.
standing-no-square = Nothing is owed between the two of you here.
standing-no-nothing-to-net = There is no way to settle with fewer payments.
standing-no-no-proposal = I know no such proposal.
standing-no-not-involved = This is between others; you need not agree.
standing-no-oneself = Between you and yourself nothing is ever owed.
standing-no-nobody = A robot owes nothing, and nothing is owed to it.
standing-no-nothing = An amount is 0.01 or more, such as 5 or 0.50.
standing-no-record = In this server the record of a game is for those who played it.
standing-no-no-games = There is no finished game to show yet.
standing-no-no-rated = There is no game to count yet: games against robots or ended without payment do not count here.
standing-no-same = Nobody plays against themselves: choose somebody else.
standing-no-unlisted = You stand on no leaderboard: so you chose in /settings.
standing-no-net-is-local = Stakes are counted server by server, each in its own unit: there is no board of all servers by net stakes.
standing-no-unfinished = This game is not over yet. Look back on it once it is.
declined-damaged = The log of this game is damaged: it cannot be shown or played on.
standing-unreadable = { $count ->
        [one] Game { $tables } cannot be read: its log is damaged.
       *[other] Games { $tables } cannot be read: their logs are damaged.
    }

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
standing-period-season = { $number ->
        [1] January to March
        [2] April to June
        [3] July to September
       *[4] October to December
    } { $year }
standing-period-month = { $number ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
standing-page = Page { $number } of { $pages }.
standing-board-inactive = Whoever has not played for { $days } days is not listed.
standing-board-utc = Months and seasons begin at midnight UTC.
standing-board-units = Games in the former unit of this server ({ $units }) are not counted here.
standing-board-provisional = Ratings count after { $needed } games here; you have { $games }.
standing-board-listed = Only those who wish to be seen stand here.
standing-previous = Previous
standing-next = Next
standing-be-seen = Show or hide me everywhere
standing-seen = You now stand on the board of all servers. Press again to leave it.
standing-unseen = You no longer stand on the board of all servers.

## Stats

standing-stats-title = { $player }
standing-stats-against = { $player } against { $opponent }
standing-stats-games = Games: **{ $games }**, won **{ $wins }**; longest streak of wins { $streak }.
standing-stats-rating = { $where ->
        [here] Rating in this server
       *[everywhere] Rating everywhere
    }: **{ $rating }**{ $state ->
        [provisional] , provisional until { $needed } games
       *[settled] {""}
    }.
standing-stats-deals = Points per deal: **{ $points }**; turns per deal: { $turns }.
standing-stats-naturals = Naturals: eight of a rank { $eights }, eight twos { $twos }, clean exits { $cleans }.
standing-stats-chapeaux = Chapeaux: dealt out { $given }, suffered { $suffered }. Skunks: given { $skunks }, suffered { $skunked }.
standing-stats-biggest = Biggest settlement: won { $won }, lost { $lost }.
standing-chart-note = { $games ->
        [one] last game
       *[other] last { $games } games
    }, by points
standing-chart-alt = { $name }: { $games ->
        [one] the last game
       *[other] the last { $games } games
    }, { $won } won; oldest first:
standing-chart-alt-won = { $lead ->
        [ahead] won by { $margin }
        [behind] won { $margin } points behind
       *[level] won level
    }
standing-chart-alt-lost = { $lead ->
        [behind] lost by { $margin }
        [ahead] lost { $margin } points ahead
       *[level] lost level
    }

## History and replay

standing-history-title = Your finished games
standing-history-with = Your finished games with { $opponent }
standing-history-line = { $date } · **{ $result }** against { $opponent }, { $points } to { $others } · `{ $table }`
standing-history-won = won
standing-history-lost = lost
standing-history-drawn = ended without payment
standing-history-resigned = by resignation
standing-history-timeout = on time
standing-history-unrated = unrated
standing-history-choose = See a game again: score pad and settlement
standing-history-older = Older
standing-history-newest = Newest
standing-replay = Step through
standing-replay-title = { $game } · deal { $deal } · step { $ply } of { $last }
standing-replay-first = First
standing-replay-back = Back
standing-replay-forward = Forward
standing-replay-deal = Next deal
standing-replay-last = Last

## Achievements

standing-firsts = **A first for { $player }:** { $feats }!
standing-feat-natural = a natural
standing-feat-eight-twos = eight twos in one meld
standing-feat-clean-exit = a clean exit
standing-feat-comeback = a win after a chapeau
standing-feat-great-deal = a deal of 500 points
standing-feat-skunk = a win by a skunk

## My data

standing-data-export = All that I hold about you. Games that still go on are named; their cards are not.
standing-data-delete = Shall I forget you? Your running games are resigned and settled, your challenges withdrawn. Your name and Discord id go, and others see a former player. What others won or owe stays in their ledgers. This cannot be undone.
standing-data-yes = Forget me
standing-data-no = Keep my data
standing-data-kept = Nothing was changed.
standing-data-gone = You are forgotten. If you play again you begin anew.
