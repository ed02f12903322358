# Daily deals: /daily, results, the card to share, boards, and looking back on a day.

daily-title = Daily deals · { $day }
daily-intro = The same cards for everyone, against robots that think alike. One try at each game, no stakes. A new day starts { $time }.
daily-choose = Play…
daily-state-new = not played yet
daily-state-begun = started: pick it to keep playing
daily-state-missed = not played
daily-state-forgotten = already played today, before you deleted your data
daily-state-cut-off = not finished in time
daily-streak = { $count ->
    [one] 1 day in a row
   *[many] { $count } days in a row
}
daily-tomorrow = Fair deal: tomorrow’s cards are already fixed. Their code is `{ $commitment }`
daily-over-early = My clock was ahead for a while, so today’s deals are over already.
daily-past = Earlier days
daily-before = ‹ Day before
daily-after = Next day ›
daily-today = Today
daily-board-day = Today’s board
daily-board-month = This month
daily-back = Back
daily-game-title = { $game } · { $day }
daily-score = { $count ->
    [one] { $points } point
   *[many] { $points } points
}
daily-first = nobody else has finished it yet
daily-alone = nobody else finished it
daily-beaten = { $count ->
    [one] better than { $percent }% of 1 other player
   *[many] better than { $percent }% of { $others } other players
}
daily-second-list = This game started after an update of mine, so I only compare it with others that did.
daily-cut-off = The day ended before you finished this game, so it doesn’t count.
daily-later = Nobody sees a card of it until the day is over. The full replay opens { $time }.
daily-share = Share
daily-play-too = Play it too
daily-card-title = Daily deal · { $game }
daily-board-title = Daily deals · { $day }
daily-board-month-title = Daily deals this month
daily-board-line = **{ $place }.** { $player } · { $count ->
    [one] { $points } point
   *[many] { $points } points
}
daily-board-empty = Nobody here has finished a game yet.
daily-board-note = A game gives you up to 100 points: one for each percent of the others you beat, half for a tie, and 50 if nobody else finishes it. Leave boards in `/settings`. Someone could have two accounts, so nothing is paid.
daily-none = No daily deals are over yet.
daily-look-back = Look back on…
daily-secret = The secret of this day: `{ $secret }`
daily-best = The best result was { $points }.
daily-nobody = Nobody finished this one.
daily-best-replay = Best replay
daily-own-replay = My replay
daily-record = My record
daily-record-text = Your game as a file, with its seed. `/rules topic:Fair deal` explains how to check it.
daily-somebody = Someone

declined-daily-over = That day is over. `/daily` has new deals.
declined-daily-closed = Nothing of a daily deal is shown before its day is over.
declined-daily-sat = You already played this one today, before you deleted your data. Tomorrow has a new deal.
