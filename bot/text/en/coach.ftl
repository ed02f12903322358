# The coach: hints, and how a player played. Its reasons are in the catalogue of each game, as NAME-coach-CODE.

coach-hint = Hint
coach-nothing = There’s nothing to choose here.
coach-better = On average it gains { $cost } more than “{ $move }”, in stakes (± { $within }). Tried in { $count ->
    [one] one deal that fits
   *[other] { $count } deals that fit
} what you’ve seen.
coach-close = “{ $move }” is about as good. Tried in { $count ->
    [one] one deal that fits
   *[other] { $count } deals that fit
} what you’ve seen.
