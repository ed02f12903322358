# What outlives a game: the ledger, leaderboards, stats, history, achievements, my data.

## The ledger

standing-ledger-title = { $place ->
        [conversation] Your ledger in this conversation
       *[server] Your ledger in this server
    }
standing-ledgers-title = Your ledgers
standing-ledger-with = With { $names }
standing-ledgers-more = { $count ->
        [one] And 1 more place.
       *[other] And { $count } more places.
    }
standing-ledgers-asked = { $player } suggests an entry…
standing-ledgers-answer = The others can answer with `/ledger show` in our direct messages.
standing-ledger-owed = { $player } owes you **{ $amount } { $unit }**.
standing-ledger-owes = You owe { $player } **{ $amount } { $unit }**.
standing-ledger-empty = All square: nobody owes you anything, and you owe nobody.
standing-ledger-note = I keep count among friends and never touch money.
standing-square-ask = { $player } says this was paid outside:
standing-net-ask = { $player } suggests fewer payments
standing-net-about = Everyone’s balance stays the same. It takes effect once everyone named below agrees.
standing-net-left = Left to pay among you after that:
standing-net-perhaps = With more than { $most_exact } people, this might not be the fewest possible.
standing-circle-about = Who takes part? Choose up to { $most_netted } people, and I’ll suggest fewer payments among them and you. All other debts stay as they are.
standing-circle-choose = Choose people…
standing-correct-ask = { $player } says the ledger is wrong and should add this:
standing-payment-more = { $payer } owes { $payee } **{ $amount } { $unit }** more.
standing-correct-left = After that, { $payer } owes { $payee } **{ $amount } { $unit }**.
standing-correct-square = After that, they’re all square.
standing-net-nothing = Nothing’s left to pay among you after that.
standing-payment = { $payer } to { $payee }: **{ $amount } { $unit }**
standing-agree = Agree
standing-disagree = Disagree
standing-agreed = Agreed: { $names }. Waiting for: { $waiting }.
standing-until = Expires { $when } unless everyone has agreed.
standing-entered = Everyone agreed: it’s in the ledger.
standing-refused = { $player } doesn’t agree. Nothing was entered.
standing-withdrawn = { $player } took it back. Nothing was entered.
standing-lapsed = Not everyone agreed in time. Nothing was entered.
standing-changed = What’s owed has changed since. Nothing was entered, so suggest it again.

## What stands in the way

standing-no-server-only = Each server, group and conversation has its own ledger. Use this command there. Here, `/ledger show` has all of yours.
standing-no-square = You two owe each other nothing here.
standing-no-nothing-to-net = There’s no way to settle with fewer payments.
standing-no-too-many = Your circle has more than { $most_netted } people, too many to agree on one suggestion. Choose who takes part: `/ledger simplify who:`
standing-no-gone = That player has just deleted their data, so nobody can answer for them.
standing-no-no-proposal = I can’t find that proposal.
standing-no-not-involved = This is between other people, so you don’t need to agree.
standing-no-oneself = You can’t owe yourself anything.
standing-no-nobody = Robots owe nothing and are owed nothing.
standing-no-nothing = An amount is 0.01 or more, like 5 or 0.50.
standing-no-record = In this server, only the players of a game get its record.
standing-no-no-games = No finished games to show yet.
standing-no-no-rated = No games to count yet. Games against robots or ended without payment don’t count.
standing-no-games-of = No finished games of { $game } to show yet. Choose another game with `game:`.
standing-no-same = That’s the same player twice. Choose someone else.
standing-no-unlisted = You’ve hidden yourself from leaderboards in /settings.
standing-no-net-is-local = Each server counts stakes in its own unit, so there’s no global board of stakes won and lost.
standing-no-unfinished = This game isn’t over yet. You can look back on it when it is.
declined-damaged = The log of this game is damaged, so I can’t show it, and nobody can play on.
declined-sealed = The key to this game’s shuffle is missing, so the game is paused and no clock runs. Nothing is lost, but the person who runs this bot has to bring the key back.
declined-newer = This game needs a newer version of me: I don’t know its rules. Nothing is lost, and no clock runs until the person who runs this bot brings that version back.
lost-deal = **{ $game } · { $players }:** deal { $deal } is over, but I couldn’t draw its result. Nothing is lost: `/game score table:{ $table }` has the scores.
lost-settle = **{ $game } · { $players }:** the game is over, but I couldn’t draw its result. Nothing is lost: `/game score table:{ $table }` has the scores and what is owed.
lost-damaged = Game `{ $table }` has news, but I can’t show it, since the game’s log is damaged.
standing-unreadable = { $count ->
        [one] I can’t read the log of game { $tables }.
       *[other] I can’t read the logs of games { $tables }.
    }

## The leaderboard

standing-board-here = { $place ->
        [conversation] Leaderboard of this conversation
       *[server] Leaderboard of this server
    }
standing-board-everywhere = Leaderboard of all servers
standing-where-here = { $place ->
        [conversation] This conversation
       *[server] This server
    }
standing-where-everywhere = All servers
standing-order = Order
standing-by-rating = By rating
standing-by-net = By stakes won and lost
standing-by-wins = By wins
standing-by-naturals = By naturals
standing-column-naturals = naturals
standing-by-chapeaux = By chapeaux given
standing-column-chapeaux = chapeaux given
standing-period = Period
standing-games = Another game
standing-last-all = All time
standing-last-season = This season
standing-last-month = This month
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
standing-board-empty = { $by ->
        [net] Nobody has settled a game of { $game } for a stake here
       *[other] Nobody has finished a rated game of { $game } here
    } { $period ->
        [season] this season
        [month] this month
       *[all] yet
    }. { $by ->
        [net] { $seats ->
            [2] Challenge someone for a stake: your first settled game puts you both here.
           *[other] Open a table for a stake: your first settled game puts all of you here.
        }
       *[other] { $seats ->
            [2] Challenge someone: your first finished game puts you both here.
           *[other] Open a table: your first finished game puts all of you here.
        }
    }
standing-board-empty-everywhere = { $period ->
        [season] No ranked players of { $game } this season yet.
        [month] No ranked players of { $game } this month yet.
       *[all] No ranked players of { $game } yet.
    } Join with the button below, and your games in all servers count.
standing-page = Page { $number } of { $pages }.
standing-board-inactive = Players inactive for { $days } days aren’t listed.
standing-board-signs = Columns, left to right: { $columns }.
standing-board-utc = Months and seasons begin at midnight UTC.
standing-board-units = Games in a former unit of this server ({ $units }) don’t count here.
standing-board-provisional = { $by ->
        [rating] ? is a provisional rating: fewer than { $needed } games, no place yet.
       *[other] ? is a provisional rating: fewer than { $needed } games.
    }
standing-board-listed = Only players who opted in are listed.
standing-no-board = { $game } has no such leaderboard. Choose from: { $boards }.
standing-previous = Previous
standing-next = Next
standing-own = My place
standing-own-place = You’re number **{ $place }** of { $players }: { $figure }.
standing-own-by-rating = rating { $figure }
standing-own-by-net = { $figure } { $unit } in all
standing-own-by-wins = { $count ->
        [one] { $figure } win
       *[other] { $figure } wins
    }
standing-own-by-naturals = { $count ->
        [one] { $figure } natural
       *[other] { $figure } naturals
    }
standing-own-by-chapeaux = { $count ->
        [one] { $figure } chapeau given
       *[other] { $figure } chapeaux given
    }
standing-own-provisional = Your rating is **{ $rating }?**. You get a place after { $needed } games here, and you’ve played { $games }.
standing-own-inactive = You haven’t played for { $days } days, so you aren’t listed. Your next finished game brings you back.
standing-own-unseen = You haven’t joined the board of all servers. The button next to this one lets you in.
standing-own-no-game = { $by ->
        [net] You haven’t settled a game for a stake here yet.
       *[other] None of your games count here yet. Finish one against a person.
    } { $seats ->
        [2] `/challenge` a friend.
       *[other] `/open` a table.
    }
standing-be-seen = Join or leave the global board
standing-seen = You’re on the global board now. Press again to leave it.
standing-unseen = You’ve left the global board.

## Stats

standing-stats-none-own = You haven’t finished a rated game of { $game } yet.
standing-stats-none-other = { $player } hasn’t finished a rated game of { $game } yet.
standing-stats-none-own-with = You haven’t finished a rated game of { $game } with { $opponent } yet.
standing-stats-none-other-with = { $player } hasn’t finished a rated game of { $game } with { $opponent } yet.
standing-stats-none-fill = Your stats begin with the first game that you finish against people.
standing-stats-practice = Practice: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $won } won, in `/history`
standing-stats-record = won–lost
standing-stats-record-spoken = Won { $won }, lost { $lost }.
standing-stats-rating = { $where ->
        [here] rating here
       *[everywhere] rating everywhere
    }
standing-stats-rating-spoken = { $state ->
        [provisional] Provisional rating
       *[settled] Rating
    } { $where ->
        [here] here
       *[everywhere] everywhere
    }: { $figure }.
standing-stats-points = { $count ->
    [one] point a deal
   *[other] points a deal
}
standing-stats-turns = { $count ->
    [one] turn a deal
   *[other] turns a deal
}
standing-stats-streak = wins in a row
standing-stats-naturals = { $count ->
        [one] natural
       *[other] naturals
    }
standing-stats-chapeaux-given = { $count ->
        [one] chapeau given
       *[other] chapeaux given
    }
standing-stats-chapeaux-suffered = { $count ->
        [one] chapeau received
       *[other] chapeaux received
    }
standing-stats-skunks-given = { $count ->
        [one] skunk given
       *[other] skunks given
    }
standing-stats-skunks-suffered = { $count ->
        [one] skunk received
       *[other] skunks received
    }
standing-stats-won = biggest win, { $unit }
standing-stats-lost = biggest loss, { $unit }
standing-stats-paid-spoken = { $way ->
        [won] Biggest win
       *[lost] Biggest loss
    }: { $figure } { $unit }.
standing-stats-spoken = { $figure } { $label }.
standing-stats-provisional = ? is a provisional rating: fewer than { $needed } games.
standing-stats-eights = { $count } with eight of a rank
standing-stats-twos = { $count } with eight twos
standing-stats-cleans = { $count ->
        [one] { $count } clean exit
       *[other] { $count } clean exits
    }
standing-stats-naturals-kinds = Naturals: { $kinds }.

## History and replay

standing-history-title = Your finished games
standing-history-practice = Your practice games
standing-history-practice-note = Practice counts nowhere else: not in ratings, leaderboards or the ledger.
standing-history-to-practice = Practice games
standing-history-to-people = Games with people
standing-history-with = Your finished games with { $opponent }
standing-history-line = { $date } · **{ $result }** against { $opponent }, { $points } to { $others } · `{ $table }`
standing-history-line-many = { $date } · **{ $result }** with { $others } · `{ $table }`
standing-history-place = { $place ->
        [1] first
        [2] second
        [3] third
       *[other] { $place }th
    } of { $seats }
standing-history-won = won
standing-history-lost = lost
standing-history-drawn = ended without payment
standing-history-resigned = by resignation
standing-history-timeout = by timeout
standing-history-unrated = unrated
standing-history-hints = with hints
standing-history-choose = Look at a game again
standing-history-older = Older
standing-history-newest = Newest
standing-replay = Replay
standing-replay-deal-of = deal { $deal } of { $deals }
standing-replay-dealt = cards dealt
standing-replay-turn = turn { $turn } of { $turns }
standing-replay-first = First
standing-replay-back = Back
standing-replay-forward = Next
standing-replay-deals = Go to a deal
standing-replay-deal = Deal { $deal }
standing-replay-last = Last

## Achievements

standing-firsts = **{ $player }’s first** { $feats }!
standing-shelf = **Feats** · { $count } of { $all }
standing-shelf-left = Still to come: { $feats }
standing-shelf-choose = See a game with a feat again
standing-feat-natural = natural
standing-feat-eight-twos = meld with eight twos
standing-feat-clean-exit = clean exit
standing-feat-comeback = comeback after a chapeau
standing-feat-great-deal = great deal (500 points or more)
standing-feat-skunk = skunk

## My data

standing-data-export = Here’s everything I keep about you. It names the games you’re still playing, but not their cards.
standing-data-delete = Delete your data? Your running games are resigned and settled, and your challenges withdrawn. Your name and Discord id are deleted. Others will see “former player”. What others won or owe stays in their ledgers. This can’t be undone.
standing-data-delete-many = You leave your games with three or more players. In most of them a robot plays on for you. You cover its losses and collect nothing.
standing-data-yes = Delete my data
standing-data-no = Keep my data
standing-data-kept = Nothing changed.
standing-data-gone = Your data is deleted. If you play again, you start fresh.

## Next steps under a settlement, and in the ledger

ledger-square = Squared up
ledger-square-with = Squared up with…
game-replay = Replay
game-stats = Stats
