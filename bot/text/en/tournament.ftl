# Tournaments.

command-tournament = Run a tournament, or show the one in this channel
given-tournament-seats = People at each table (default: 4, or 2 where two play)
given-rounds = How many rounds (default: 3)
given-pace = All in one evening, or a round a week (default: an evening)
given-entry = What everyone who signs up owes, like 5 or 0.50 (default: nothing)
given-division = How the pot is shared (default: among the first three)
choice-pace-evening = An evening
choice-pace-weekly = A round a week
choice-division-first = All to the first
choice-division-two = 2 parts to the first, 1 to the second
choice-division-three = 3 parts to the first, 2 to the second, 1 to the third

tournament-title = { $game } tournament
tournament-plan-evening = { $rounds ->
    [1] One round
   *[other] { $rounds } rounds, one after the other,
} at tables of { $seats }.
tournament-plan-weekly = { $rounds ->
    [1] One round
   *[other] { $rounds } rounds, one a week,
} at tables of { $seats }.
tournament-numbers = { $least } to { $most } people can play. Unless it’s a multiple of { $seats }, some sit out each round, in turn.
tournament-points = 1 point for each opponent who ends below you, half for a tie. Sitting out counts half of the most.
tournament-points-sides = 1 point for each opponent if your side wins. Sitting out counts half of that. Partners change each round.
tournament-seating = Seating goes by score and knows no blocks. Tables have no stakes of their own.
tournament-free = No entry: it’s for honor. You can enter until the last round begins, and leave at any time.
tournament-paid = Entry: **{ $entry } { $unit }**, owed once you sign up, even if you leave. You can enter until the last round begins.
tournament-pot-first = Pot: **{ $pot } { $unit }**, all to the first.
tournament-pot-two = Pot: **{ $pot } { $unit }**, 2 parts to the first, 1 to the second.
tournament-pot-three = Pot: **{ $pot } { $unit }**, 3 parts to the first, 2 to the second, 1 to the third.
tournament-host = Host: { $host }. Sign-up closes { $until }.
tournament-nobody = Nobody has signed up yet.
tournament-people = **Signed up: { $count }.** { $names }
tournament-too-few-yet = { $count ->
    [one] 1 more person is needed.
   *[other] { $count } more people are needed.
}
tournament-seated = { $tables ->
    [one] That makes 1 table
   *[other] That makes { $tables } tables
}{ $byes ->
    [0] .
    [one] , and 1 has to sit out each round.
   *[other] , and { $byes } have to sit out each round.
}
tournament-board = { $game } tournament
tournament-during = Round { $round } of { $rounds }
tournament-after = After { $rounds ->
    [1] 1 round
   *[other] { $rounds } rounds
}
tournament-round = **Round { $round } of { $rounds }**
tournament-waits = Press *I’m here* at your table. Time runs out { $until }, and anyone who hasn’t pressed it is last there.
tournament-calls = I’m calling everyone to their tables. Time runs from each call on.
tournament-next = The next round begins { $until }.
tournament-table = Table { $table }
tournament-table-waiting = { $place }: { $names } · { $here } of { $count } here
tournament-table-playing = { $place }: { $names } · playing
tournament-table-off = { $place }: { $names } · called off
tournament-table-won = { $place }: **{ $winners }** beat { $others }
tournament-table-tied = { $place }: { $names } · a tie
tournament-table-empty = { $place }: { $names } · nobody came
tournament-more-tables = { $count ->
    [one] 1 more table
   *[other] { $count } more tables
}
tournament-byes = { $count ->
    [one] Sits out: { $names }
   *[other] Sit out: { $names }
}
tournament-absent = Didn’t come: { $names }
tournament-left = Left: { $names }
tournament-thread = Round { $round }, table { $table }
tournament-call = Round { $round } · Table { $table }
tournament-call-players = { $players }: press *I’m here*.
tournament-call-until = Time runs out { $until }.
tournament-call-thread = The game begins in the thread below once everyone’s here.
tournament-call-channel = The game begins in this channel once everyone’s here.
tournament-call-here = Here: { $names }
tournament-call-begun = The game has begun.
tournament-call-won = **{ $winners }** won.
tournament-call-tied = The game is over: a tie.
tournament-call-walkover = { $winners }: too few came, so you get the points without a game.
tournament-call-empty = Nobody came, so there’s no game.
tournament-over = **{ $winners }** { $count ->
    [one] wins
   *[other] share first place in
} the { $game } tournament.
tournament-over-nobody = The { $game } tournament is over, and nobody is left in it.
tournament-secret = The secret of all its cards, now public: `{ $secret }`
tournament-ended = The tournament is over.
tournament-called-off-host = The host called the tournament off. Nobody owes anything.
tournament-called-off-lapsed = Nobody started the tournament in time. Nobody owes anything.
tournament-called-off-uncalled = I couldn’t call people to their tables here for two weeks, so I called the tournament off. Nobody owes anything.
tournament-entries-back = All entries, { $pot } { $unit }, go back.
tournament-share = { $name } **{ $amount }**
tournament-pot-was = The pot of { $pot } { $unit }: { $shares }
tournament-pays-line = { $payer } pays { $payee } { $amount } { $unit }
tournament-pays-more = { $count ->
    [one] 1 more payment is in `/ledger show`.
   *[other] { $count } more payments are in `/ledger show`.
}
tournament-sign-up = Sign up
tournament-sign-up-paid = Sign up for { $entry } { $unit }
tournament-leave = Leave
tournament-start = Start
tournament-call-off = Call off
tournament-here = I’m here
tournament-all = All standings
tournament-sure-sign-up = You’ll owe { $entry } { $unit } from now on, even if you leave.
tournament-sure-leave = If you leave, you can’t come back.
tournament-sure-leave-paid = If you leave, you can’t come back, and you still owe { $entry } { $unit }.
tournament-sure-call-off = This ends the tournament for everyone, and nobody owes anything.
tournament-signed-up = You’re in. I’ll call you here when your round begins.
tournament-signed-up-late = You’re in, from the next round on. I’ll call you here when it begins.
tournament-has-left = You’ve left the tournament.
tournament-has-started = The first round begins.
tournament-opened = Sign-up is open.
tournament-shown = Here it is.
tournament-no-over = This tournament is over.
tournament-no-entered = You’ve already signed up.
tournament-no-left = You’ve left this tournament, and can’t come back.
tournament-no-full = This tournament is full.
tournament-no-too-late = The last round has begun, so it’s too late to sign up.
tournament-no-not-in = You’re not in this tournament.
tournament-no-not-host = Only the host can do that.
tournament-no-started = This tournament has already begun.
tournament-no-too-few = Too few people have signed up to fill a table.
tournament-no-no-round = That round is over.
tournament-no-no-table = You have no table in this round.
tournament-no-begun = This table isn’t waiting anymore.
tournament-no-here = I know that you’re here.
tournament-no-no-result = That table has no result to count.
tournament-is-open = A tournament is already open here. `/tournament` alone shows it.
tournament-channel = A tournament needs a text channel, where its tables can have threads.
tournament-needs-you = For a tournament with an entry you need the permission *Manage Events*.
tournament-needs-you-or = For a tournament with an entry you need the permission *Manage Events* or the role { $role }.
tournament-entry-unreadable = An entry is an amount from 0 to { $most }, like 5 or 0.50.
tournament-no-pot = Without an entry there’s no pot to share. Leave `division:` out, or name an `entry:`.
tournament-entry-most = In this server, an entry can’t be more than { $most } { $unit }.
