# The coach: hints, and how a player played. Its reasons are in the catalog of each game, as NAME-coach-CODE.

coach-hint = Hint
coach-as-asked = The lesson asks for this.
coach-compared = Compared with “{ $move }”.
coach-nothing = There’s nothing to choose here.
coach-waiting = It’s not your turn.
coach-late = The table has moved on. Ask again when it’s your turn.
coach-better = On average it gains { $cost } more than “{ $move }”, in stakes (± { $within }). Tried in { $count ->
    [one] one deal that fits
   *[other] { $deals } deals that fit
} what you’ve seen.
coach-seems = It seems to gain { $cost } more than “{ $move }”, in stakes, but that could be chance (± { $within }). Tried in { $count ->
    [one] one deal that fits
   *[other] { $deals } deals that fit
} what you’ve seen.
coach-close = “{ $move }” is about as good. Tried in { $count ->
    [one] one deal that fits
   *[other] { $deals } deals that fit
} what you’ve seen.

coach-review = How did I play?
coach-reviewing = I’m going through your decisions, which takes a few seconds.
coach-review-stop = Stop
coach-review-stopped = Stopped.
coach-review-failed = Something went wrong, so there’s no review now.
coach-review-title = How you played · { $game }
coach-review-sum = In stakes: the game brought you **{ $result }**. Your mistakes come to **{ $cost }**. The rest is **{ $luck }**: { $end ->
    [early] the early end, luck
    [left] your leaving, luck
   *[played] luck
}, the others’ play, and slips too small to tell.
coach-review-mistakes = { $mistakes ->
    [one] One mistake
   *[other] { $mistakes } mistakes
} in { $count ->
    [one] one decision
   *[other] { $count } decisions
}{ $mistakes ->
    [one] :
   *[other] , the costliest first:
}
coach-review-clean = No mistake in { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
coach-review-none = There was nothing to decide.
coach-review-line = Deal { $deal }: “{ $played }” cost { $cost } (± { $within }). Better: “{ $best }”.
coach-review-all = Overview
coach-review-note = I judge by what you could know then, in deals that fit it. Only what chance doesn’t explain is a mistake.
