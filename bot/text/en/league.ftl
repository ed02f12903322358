# The league of a server.

command-league = The league of this season: its table, its games, and who has joined
league-title = League · { $season }
league-board = League
league-empty = Nobody has a point yet. Games between people who have joined count.
league-joined = { $count ->
    [0] Nobody has joined.
    [one] 1 person has joined.
   *[other] { $count } people have joined.
} { $state ->
    [open] The season ends { $until }.
    [unnamed] The season is over, and its champion will be named soon.
   *[named] The season is over.
}
league-rules = You get 2 points for each person in the league whom you beat at a table, and 1 for a draw. The first three games between the same people count whole, the next three half, later ones not at all. Games that are ended early by leaving don’t count. Ties go by wins, mean place, games among the tied, then stakes a game. It’s for honor alone.
league-champions = { $count ->
    [one] Champion, { $season }: **{ $names }**
   *[other] Champions, { $season }: **{ $names }**
}
league-last = **The last games that count**
league-none-yet = No game counts yet.
league-game = { $day } · { $game }: { $results }{ $weight ->
    [half] { " " }(half)
   *[whole] { "" }
}
league-result = { $name } { $points }
league-hidden = a player
league-join = Join
league-leave = Leave
league-games = All games
league-earlier = ‹ Season before
league-later = Next season ›
league-table = Table
league-has-joined = You’re in this server’s league. Games that begin from now on count, your name is in its table, and anyone here can see which games count.
league-had-joined = You’ve already joined this league.
league-has-left = You’ve left this server’s league, and aren’t in its table anymore. Others keep their points from games with you.
league-had-left = You’re not in this league.
league-hall = Hall of fame
league-hall-title = Hall of fame
league-hall-empty = No season of this league has had a champion yet.
standing-no-league = This server has no league. People who manage it can switch one on in `/server-settings`.
standing-no-season = There’s no such season here.
league-role-none = That role can’t be given to anyone.
league-role-powerful = Choose a role without permissions. Winning cards shouldn’t give anyone power.
league-role-forbidden = I need the permission *Manage Roles* to give a role.
league-role-above = That role is above mine. Move my role above it, or choose another.
