# Duplicate: several tables play the same deals, and teams compare what they made of them.

given-duplicate = Several tables play the same deals, for fun (default: no). Then `seats` is for each table
terms-duplicate = Duplicate: all tables get the same cards, and teams drawn by lot compare what they make of them. The game isn’t rated.
duplicate-lobby = { $game } · duplicate at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} of { $seats }
duplicate-plays = Deal { $deal } is being played. Its cards stay hidden until all tables have finished it.
duplicate-elsewhere = I can’t keep several tables side by side where I’m not a member. Open a duplicate in a server that has me.
duplicate-waits = Deal { $deal } is over at this table. It goes on when all tables have finished it.
duplicate-over = The game is over at this table. The result comes when all tables have finished.
duplicate-listed = waiting for the other tables
duplicate-turn = { $players } { $count ->
    [one] is
   *[other] are
} to play.
duplicate-so-far = Duplicate so far: { $teams }
duplicate-team-so-far = { $players } **{ $points }**
duplicate-won = { $players } win the duplicate.
duplicate-shared = Teams { $teams } share first place.
duplicate-drawn = The duplicate is a draw.
duplicate-nothing = No deal was finished at all tables, so nothing is compared.
duplicate-team = Team { $number }: { $players } · **{ $points }**
duplicate-team-matched = Team { $number }: { $players } · **{ $points }** · { $matchpoints ->
    [one] 1 matchpoint
   *[other] { $matchpoints } matchpoints
}
duplicate-by-deal = What each deal brought team 1: { $deals }
duplicate-by-deal-all = What each deal brought the teams, in order: { $deals }
declined-duplicate-none = Nobody plays duplicate in this game, so leave `duplicate:` out.
declined-duplicate-terms = Duplicate is for fun and without hints. Play for 0, and leave out `hints:`.
declined-duplicate-robots = Robots don’t play duplicate: every seat is for a person.
declined-duplicate-pause = In duplicate the other tables would have to wait, so nobody can pause.
declined-duplicate-again = A duplicate takes the people of all its tables. Open a new one with `/open`.
declined-twins = Other tables are still playing this deal. You’ll see it when all of them have finished.
