# The pages behind /about, and what each kind of row holds of people.

page-players-button = For players
page-privacy-button = Privacy
page-terms-button = Terms
page-players =
    ### For players
    - **Start:** `/help` has every game. `/challenge` asks one person, `/open` asks anyone in the channel, and `/practice` seats robots. `/daily` has the same deals for everyone each day. `/learn` and `/rules` teach a game.
    - **Play:** press the buttons, or type `/play`. `/hand` shows your cards to you alone, and `/table list` your games.
    - **Fair cards:** every shuffle is fixed before the game and published afterward. `/game verify` checks it.
    - **Stakes:** 0 is for fun. Anything else is a count between friends. `/ledger show` has it.
    - **Peace:** `/settings` has quiet hours, how I call you and who can challenge you. `/block` keeps someone away from you, and they won’t know. If you keep asking the same person, or press too fast, you have to wait.
    - **Leaving:** `/table resign` gives a game up, `/table call-off` ends it without payment if all agree.
page-privacy =
    ### Privacy
    I keep what I need to play and to keep count. I read no messages, and show your cards to nobody before a deal is over. The person who runs me could look into the database. I keep:
privacy-rights =
    `/data export` gives you all of it. `/data delete` erases your id, name and settings. Your games stay, under a number without a name, because they are your opponents’ games too. If someone blocks you, your id stays in their list. I give nothing to anyone else, and nothing is deleted just because time passes. If you delete while a day of daily deals runs, a code keeps you from playing them twice until it’s over.
page-terms =
    ### Terms
    - I’m here for games among friends. I keep count and never move money. What you do with a settlement is between you.
    - Discord forbids real stakes on games of chance, so don’t use me for gambling. Discord’s own terms apply here too.
    - Be kind: no pestering, no flooding, and nothing hurtful in a name or in a word to cut with.
    - I’m offered as I am. I take care of your games, but nobody owes you anything if one is lost.
    - The person who runs me can stop, or turn away people who spoil it for others. You can leave at any time with `/data delete`.
kept-identity = **who you are:** your Discord id, your name and your app’s language as last seen, the channel of our direct messages, and when we met
kept-settings = **what you chose:** everything in `/settings`, who you block, the leagues you joined or left, your game nights, and how far you are in lessons
kept-asked = **who asked whom:** challenges, tables you opened, joined or were invited to, the answers, and when
kept-games = **your games:** every move with its time, in daily deals too, the terms, orders and agreements at the table, the words you cut with, and my reviews of your play
kept-messages = **my messages:** where your panels and the tables are, and whether I’ve called you to a turn
kept-ledger = **the ledger:** who owes whom how much, and what was proposed and agreed to
kept-figures = **figures:** results, ratings, leaderboards, firsts and championships

## The start screen

start-title = What do you want to play?
start-practice = Practice now
start-table = Open a table
start-challenge = Challenge…
start-whom = Who do you want to challenge to a game of { $game }?
start-whom-choose = Choose a person…
start-back = Back
start-more = `/rules` explains, `/table list` has your games, `/settings` your language and notices. More: `/about`
