# What Discord shows of the commands: descriptions (100 characters at most), choices, the entry in a person's menu (32).

menu-challenge = Challenge…
menu-block = Block
menu-replay = Replay
menu-why = Why?
menu-no-table = This message isn’t about a table. Try it on a table of mine, or on its result.

command-challenge = Challenge someone to a game
command-open = Open a table: anyone in this channel can sit down
command-practice = Play against robots, no stakes
command-daily = Today’s deals: the same cards for everyone, one try each
command-hand = See your hand (only you can) and play from it
command-play = Type a move: draw, take, lay all, lay K, discard 9
command-table = Your running games
command-table-show = Repost the table at the bottom of the channel
command-table-list = List your games, the ones waiting for you first
command-table-log = This deal, move by move
command-table-resign = Resign a game (asks you to confirm)
command-table-call-off = Call a game off without payment, if everyone else playing agrees
command-table-pause = Suggest a pause: if everyone else agrees, the clock stops
command-table-resume = End a pause and play on
command-game = Check, replay or export a game
command-game-verify = Check that the shuffle was fixed before the game and every card followed from it
command-game-replay = Replay a finished game, turn by turn
command-game-export = Get the record of a game as a file
command-game-score = Open the score pad: every line card by card, with its rule
command-leaderboard = See who’s leading, here or everywhere
command-stats = Your statistics, or someone else’s
command-history = See your finished games again: score pad, settlement, every move
command-ledger = Who owes whom here
command-ledger-show = See who owes you and whom you owe
command-ledger-settle = Mark a debt as paid, if the other player agrees
command-ledger-correct = Correct the ledger or record a part payment, if the other player agrees
command-ledger-simplify = Simplify debts in your circle: fewer payments, same balances
command-rules = Look up the rules, topic by topic, with pictures
command-learn = Learn a game step by step, at your own pace
command-settings = Your language, your cards, quiet hours, how I tell you it’s your turn, leaderboards
command-block = Block someone without them knowing, or see who you’ve blocked
command-server-settings = Server settings: channels, stakes, rules, language, pictures
command-data = Your data: what I keep about you
command-data-export = Get everything I keep about you as a file, finished games included
command-data-delete = Delete my data and resign my running games (asks you to confirm)
command-help = Start here: every game, and how to begin it
command-about = What I am, what I keep about you, and where my source code is

## Options

given-opponent = Who you want to play
given-game = Which game (default: this server’s usual game)
given-stake = The stake (the small one, if there are two), like 1 or 0.25. 0 is for fun (default: the server’s)
given-options = Rules and options: pick from the list, or type (default: the server’s)
given-seats = Seats (default: the maximum)
given-call = A role to call, of those this server lets a table call (default: none)
given-players = Players, including you (default: the minimum)
given-clock = How much time you each have, and what happens when it runs out (default: the server’s)
given-forced-moves = Play forced moves for everyone. Every move then shows 2 to 8 seconds after its turn begins
given-hints = Everyone can ask for hints. Then the game is for fun and isn’t rated (default: no hints)
given-quiet-hours = Whether the clock stops in each player’s quiet hours
given-level = How well the robot plays (default: regular)
given-move = Your move: pick one from the list or type it
given-table = Which of your games (default: the one here, or the one waiting for you)
given-table-watched = Which game (default: yours here, or the only one in this channel)
given-table-ended = Which of your games (default: the one here, or the last to end)
given-by = What to rank by (default: rating)
given-period = How far back (default: all time)
given-where = This server, or every server with players who opted in (default: here)
given-player = Whose (default: yours)
given-block = Who to block (default: see your list)
given-against = Only games against this person
given-with = Only games with this person
given-ledger-with = Only what’s owed between you and this person
given-settle-with = Who paid, or was paid
given-simplify-who = Who takes part (default: your whole circle)
given-correct-with = The other person
given-correct-owes = Who owes more than the ledger says
given-correct-amount = How much more, like 5 or 0.50
given-topic = What you want to look up (default: the cards)

## Choices

choice-level-novice = novice
choice-level-regular = regular
choice-level-expert = expert
choice-by-rating = rating
choice-by-net = won and lost
choice-by-wins = wins
choice-by-naturals = naturals
choice-by-chapeaux = chapeaux given
choice-period-all = all time
choice-period-season = this season
choice-period-month = this month
choice-simplify-all = my whole circle
choice-simplify-choose = let me choose
choice-owes-they = they owe me more
choice-owes-me = I owe them more
choice-where-here = here
choice-where-everywhere = everywhere
