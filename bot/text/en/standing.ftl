# What outlives a game: the ledger, leaderboards, stats, history, achievements, my data.

## The ledger

standing-ledger-title = Your ledger in this server
standing-ledger-owed = { $player } owes you **{ $amount } { $unit }**.
standing-ledger-owes = You owe { $player } **{ $amount } { $unit }**.
standing-ledger-empty = All square: nobody owes you anything, and you owe nobody.
standing-ledger-note = The bot keeps count among friends; it never touches money.
standing-square-ask = { $player } says that this was paid outside:
standing-net-ask = { $player } suggests fewer payments
standing-net-about = Everybody’s balance stays the same. It counts once all named below agree.
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
standing-no-unlisted = You’ve hidden yourself from leaderboards in /settings.
standing-no-net-is-local = Each server counts stakes in its own unit, so all servers together have no board by net stakes.
standing-no-unfinished = This game is not over yet. Look back on it once it is.
declined-damaged = The log of this game is damaged: it cannot be shown or played on.
standing-unreadable = { $count ->
        [one] Game { $tables } cannot be read: its log is damaged.
       *[other] Games { $tables } cannot be read: their logs are damaged.
    }

## The leaderboard

standing-board-here = Leaderboard of this server
standing-board-everywhere = Leaderboard of all servers
standing-where-here = This server
standing-where-everywhere = All servers
standing-order = Order
standing-by-rating = By rating
standing-by-net = By net stakes
standing-by-wins = By wins
standing-by-naturals = By naturals
standing-by-chapeaux = By chapeaux dealt out
standing-period = Period
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
standing-board-empty = { $period ->
        [season] No ranked players this season yet.
        [month] No ranked players this month yet.
       *[all] No ranked players yet.
    } { $by ->
        [net] `/challenge` a friend for a stake: your first settled game puts you both here.
       *[other] `/challenge` a friend: your first finished game puts you both here.
    }
standing-board-empty-everywhere = { $period ->
        [season] No ranked players this season yet.
        [month] No ranked players this month yet.
       *[all] No ranked players yet.
    } Join with the button below: your games in all servers count.
standing-page = Page { $number } of { $pages }.
standing-board-inactive = Players inactive for { $days } days aren’t listed.
standing-board-utc = Months and seasons begin at midnight UTC.
standing-board-units = Games in a former unit of this server ({ $units }) don’t count here.
standing-board-provisional = { $by ->
        [rating] ? is a provisional rating: fewer than { $needed } games, no place yet.
       *[other] ? is a provisional rating: fewer than { $needed } games.
    }
standing-board-listed = Only players who opted in are listed.
standing-previous = Previous
standing-next = Next
standing-own = My place
standing-own-place = You’re number **{ $place }** of { $players }: { $figure }.
standing-own-by-rating = rating { $figure }
standing-own-by-net = { $figure } { $unit } net
standing-own-by-wins = { $count ->
        [one] { $figure } win
       *[other] { $figure } wins
    }
standing-own-by-naturals = { $count ->
        [one] { $figure } natural
       *[other] { $figure } naturals
    }
standing-own-by-chapeaux = { $count ->
        [one] { $figure } chapeau dealt out
       *[other] { $figure } chapeaux dealt out
    }
standing-own-provisional = Your rating is **{ $rating }?**. You get a place after { $needed } games here; you’ve played { $games }.
standing-own-inactive = You haven’t played for { $days } days, so you aren’t listed. Your next finished game brings you back.
standing-own-unseen = You haven’t joined the board of all servers. The button beside this one lets you in.
standing-own-no-game = { $by ->
        [net] You’ve settled no game for a stake here yet. `/challenge` a friend.
       *[other] No game of yours counts here yet: finish one against a person. `/challenge` a friend.
    }
standing-be-seen = Join or leave the global board
standing-seen = You’re on the global board now. Press again to leave it.
standing-unseen = You’ve left the global board.

## Stats

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
        [here] in this server
       *[everywhere] everywhere
    }: { $figure }.
standing-stats-points = points a deal
standing-stats-turns = turns a deal
standing-stats-streak = wins in a row
standing-stats-naturals = { $count ->
        [one] natural
       *[other] naturals
    }
standing-stats-chapeaux-given = { $count ->
        [one] chapeau dealt out
       *[other] chapeaux dealt out
    }
standing-stats-chapeaux-suffered = { $count ->
        [one] chapeau suffered
       *[other] chapeaux suffered
    }
standing-stats-skunks-given = { $count ->
        [one] win by a skunk
       *[other] wins by a skunk
    }
standing-stats-skunks-suffered = { $count ->
        [one] loss by a skunk
       *[other] losses by a skunk
    }
standing-stats-won = biggest win, { $unit }
standing-stats-lost = biggest loss, { $unit }
standing-stats-paid-spoken = { $way ->
        [won] Biggest win
       *[lost] Biggest loss
    }: { $figure } { $unit }.
standing-stats-spoken = { $figure } { $label }.
standing-stats-provisional = ? is a provisional rating: fewer than { $needed } games.
standing-stats-eights = { $count } of eight of a rank
standing-stats-twos = { $count } of eight twos
standing-stats-cleans = { $count ->
        [one] { $count } clean exit
       *[other] { $count } clean exits
    }
standing-stats-kinds = Naturals: { $kinds }.

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
standing-replay = Replay
standing-replay-deal-of = deal { $deal } of { $deals }
standing-replay-dealt = the cards are dealt
standing-replay-turn = turn { $turn } of { $turns }
standing-replay-first = First
standing-replay-back = Back
standing-replay-forward = Forward
standing-replay-deals = Go to a deal
standing-replay-deal = Deal { $deal }
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
