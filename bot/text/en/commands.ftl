# What Discord shows of the commands: descriptions (100 characters at most), choices, the entry in a person's menu (32).

menu-challenge = Challenge to Mille

command-challenge = Challenge somebody to a game
command-open = Offer a seat that anyone in this channel may take
command-practice = Play against a robot, without stakes
command-hand = See your hand, hidden from everybody else, and play from there
command-play = Play a move by typing it: draw, take 9S 9D, lay K: KS KD 2H, discard 9H
command-table = The games you are playing
command-table-show = Show the table again, for everybody in the channel
command-table-list = List your games, those waiting for you first
command-table-log = Tell what was played in this deal, in words
command-table-resign = Resign a game (asks first)
command-table-abandon = Propose to end a game without payment; your opponent must agree
command-table-pause = Propose a pause; no clock runs once your opponent agrees
command-table-resume = Go on after a pause
command-game = What you can know about a game
command-game-verify = Check that every card followed from what was promised before the game
command-game-replay = Step through a finished game, all hands open
command-game-export = Get the record of a game as a file
command-game-why = Open the score pad: each line card by card, with its rule
command-leaderboard = See who leads, here or everywhere
command-stats = See what your games come to, or somebody else's
command-history = See your finished games again: score pad, settlement, every move
command-ledger = Who owes whom in this server
command-ledger-show = See who owes you and whom you owe
command-ledger-square = Say that a debt was paid outside; the other must agree
command-ledger-correct = Say that the ledger is wrong, or that a debt was paid in part; the other must agree
command-ledger-net = Suggest fewer payments among all whose debts hang together with yours
command-rules = The rules, topic by topic, with pictures
command-learn = Learn Mille in six steps, at your own pace
command-settings = Notices, quiet hours, your language, how your cards look, leaderboards
command-server-settings = What holds in this server: channels, stakes, rules, language, pictures
command-data = What the bot holds about you
command-data-export = Get all that the bot holds about you as a file, finished games included
command-data-delete = Be forgotten: your running games are resigned (asks first)
command-about = What this bot is, what it keeps of you, and where its source is

## Options

given-opponent = Whom you want to play
given-game = Which game (default: Mille)
given-stake = The smaller stake, such as 1 or 0.25; 0 is for fun (default: the server's)
given-rules = Which rules (default: the server's)
given-target = Points that end the game, 100 to 10000 in steps of 5 (default: the server's)
given-natural-required = Whether nobody wins without a natural (default: no)
given-clock = How much time there is, and what follows when it is over (default: no clock)
given-quiet-hours = With a clock only: whether it stands still in each player's quiet hours (default: no)
given-level = How well the robot plays (default: regular)
given-move = The move; pick from the list or type it
given-table = Which of your games (default: the one here, or the one waiting for you)
given-table-watched = Which game (default: yours here, or the only one of this channel)
given-table-ended = Which of your games (default: the one here, or the last one that ended)
given-by = What counts (default: rating)
given-period = How far back (default: all time)
given-where = This server, or everybody who wishes to be seen (default: here)
given-player = Whose (default: yours)
given-against = Only games against this person
given-with = Only games with this person
given-ledger-with = Only what stands between you and this person
given-square-with = With whom you are square
given-correct-with = Between you and whom
given-correct-owes = Who owes more than the ledger says
given-correct-amount = How much more, such as 5 or 0.50
given-topic = What you want to know (default: the cards)

## Choices

choice-level-novice = novice
choice-level-regular = regular
choice-by-rating = rating
choice-by-net = net stakes
choice-by-wins = wins
choice-by-naturals = naturals
choice-by-chapeaux = chapeaux dealt out
choice-period-all = all time
choice-period-season = this season
choice-period-month = this month
choice-owes-they = they owe me more
choice-owes-me = I owe them more
choice-where-here = here
choice-where-everywhere = everywhere
