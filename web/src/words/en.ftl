# The words of the pages.

skip = Skip to the content
nav = Main pages
nav-games = Games
nav-lobby = Lobby
nav-tables = My tables
nav-tables-short = Mine
nav-settings = Settings
lost = There is no such page.
seat-lost = This link to a chair does not hold, or no longer.
loading = One moment …
close = Close
cancel = Cancel
confirm = Confirm
send = Send
share = Share
copied = Copied
link = Link

front-over = Five board games about New York
front-title = Raise a skyline, floor by floor.
front-lead = Play against bots or with friends by a link. No account, nothing to install.
front-resume =
    { $count ->
        [one] Back to my table
       *[other] { $count } tables of mine
    }
players-from-to =
    { $least ->
        [1] 1 to { $most } players
       *[other] { $least } to { $most } players
    }
play-bots = Play against bots
starting = Setting up …
starting-slow = The rules are being prepared. That happens once, at the first start and after an update, and takes a minute or two; then it goes on by itself.
new-table = New table
new-table-of = New table: { $game }
learn = Learn
rules = Rules
about-manhattan = Build towers in six cities and sit on top of other people's. Whoever is on top owns it all.
about-fifth-avenue = Send commissions through Midtown, win sites at auction, and build where many different shops are.
about-flatiron = Build the Flatiron together, floor by floor, and get more out of it than the other company.
about-new-york-1901 = Send workers to claim lots in lower Manhattan, build, tear down and build higher.
about-project-skyline = Roll, pay rent, and let whole blocks march through the city.

your-name = Your name
players = Players
how-many = How many players
who-sits = Who sits here
who-sits-at = Who sits on chair { $number }
name-of = Name of player { $number }
chair-me = Me
chair-here = Another person at this screen
chair-open = Free: whoever has the link
chair-free = Free
chair-bot = Bot: { $level }
options = Options
clock = Clock
clock-none = No clock
clock-quick = A minute and a half for each turn
clock-match = Fifteen minutes for the whole match, ten seconds added for each turn
clock-days = Three days for each turn
table = Table
public = Show it in the lobby
practice = Practice: hints are given
practice-not = Hints are for tables without open chairs.
i-begin = I begin (otherwise it is drawn by lot)
open-table = Open the table

bot = Bot

game = Game
all-games = All games
lobby-empty = No public table is open right now. Open one!
tables-empty = You do not sit at any table.
your-turn = Your turn
status-waiting = Waiting for players
status-playing = Playing
status-over = Over
status-ended = Ended without a result
ended-agreed = All agreed to end it.
ended-absent = Somebody was away, and the others chose to end it.
ended-time = Somebody's time was up.
ended-left = Everybody had left.
ended-long = It had become too long to go on.
ended-host = Whoever runs this server has closed the table.
status-unreadable = Kept as it was stored

language = Language
language-en = English
language-de = Deutsch
theme = Look
theme-system = As the device
theme-dusk = Dusk
theme-paper = Drawing board
theme-contrast = High contrast
confirm-turns = Confirm each turn
confirm-auto = On touch screens and in slow games
confirm-always = Always
confirm-never = Never
motion = Motion
motion-system = As the device
motion-full = On
motion-off = Off
more = More
sound-on = A sound when it is my turn
patterns-on = Strong patterns for the players' colours
shortcuts-on = Single keys as shortcuts (? lists them)

waiting-for =
    { $count ->
        [one] One chair is free.
       *[other] { $count } chairs are free.
    }
waiting-send = Send this link to the others. They need no account.
link-only-here = This address works on this computer only. For others, start the server with --host 0.0.0.0 and open the page by this computer's name or address in your network.
sit-down = Sit down

title-table = Table · Boroughs
title-mine = ● Your turn · { $game }
title-other = { $player } plays · { $game }
title-over = Over · { $game }
you = you
my-things = My things
beside-board = Beside the board
tab-moves = Moves
tab-log = Log
tab-chat = Chat
tab-table = Table
tab-result = Result
unread = unread
moves-count =
    { $count ->
        [one] One move
       *[other] { $count } moves
    }
moves-wait = You can look at everything while you wait.
moves-watch = You are watching. You see what everybody at the table may see.
moves-past = This is a past position. Go back to the present to play.
log = What happened
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
watcher = watching
starter = Starting player
away = Away
thinking = thinking
undo = Undo
undo-explain = Takes back your last step.
undo-blocked = Nothing to take back: something was drawn or revealed, or another player has acted.
replay = Position
replay-at = Position after move { $version }
replay-now = Back to the present
replay-first = To the beginning
replay-back = One move back
replay-next = One move on
replay-run = Play from here
replay-stop = Stop
bots-pause = Let the bots wait
bots-go = Let the bots go on
bots-step = One move of the bot
share-table = Share the table
other-device = My chair on another device too
other-device-secret = Whoever has this link has your chair. Send it to yourself only.
only-here = My chair on this device alone
only-here-done = Your chair is on this device alone: no link leads to it any more, and other devices have lost it.
copy = Copy
propose-undo = Ask to take back
propose-end = Ask to end the match
end-sure = It ends at once, without a result.
end-yes = Yes, end it
undo-move = Take back a move
auto-moves = Make moves for me that have no alternative
watchers =
    { $count ->
        [0] Nobody is watching.
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
key-hash = Seal of the deal:
won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the win.
    }
place = Place
result-mine =
    { $place ->
        [2] You came second of { $of }.
        [3] You came third of { $of }.
       *[other] You came last of { $of }.
    }
result-mine-won =
    { $count ->
        [one] You have won.
       *[other] You share the win.
    }
chart-points = Points over the match
rematch = Rematch
share-match = Share the match
export = Record
handover = Hand over to { $player }.
handover-go = I am { $player }
asked-of = { $player }: { $asked }
line-cut = The line is cut. Reconnecting; nothing is lost.
sending = Sending …
stand-in = A bot is playing for you.
take-back = I am back
away-soon = { $player } is away. You can decide in { $seconds } s.
away-now = { $player } is away.
away-ask = { $player } is away. What now?
away-wait = Wait
away-bot = A bot plays on
away-end = End the match
proposal-undo = { $player } asks to take back a move.
proposal-end = { $player } asks to end the match.
proposal-rematch = { $player } asks for a rematch.
declined-undo = { $player } does not want to take anything back.
declined-end = { $player } wants to play on.
declined-rematch = { $player } wants no rematch.
agree = Agree
refuse = Refuse
withdraw = Withdraw

keys = Keys
keys-arrows = Arrow keys
keys-walk = Walk over the board
keys-next = Next thing that can be chosen (Shift: the one before)
keys-choose = Choose
keys-cancel = Let go of what is chosen
keys-confirm = Confirm
keys-undo = Undo
keys-board = To the board
keys-hand = To my things
keys-moves = To the list of moves
keys-log = To the log
keys-zoom = Nearer, further, all of it
keys-help = This list

# The first game, the rules, the archive, hints and analysis.
tutorial = The first game
tutorial-step = Step { $step } of { $count }
tutorial-next = Go on
tutorial-back = One step back
tutorial-show = Show me
tutorial-astray = That would be legal too. Try what the arrows point at.
tutorial-none = There is no first game for this one yet.
learn-steps = Learn it in a few steps
contents = Contents
rules-none = There is no rules page for this game yet.
rules-version = rules version { $version }
title-match = { $game } · a match that was played
eyes = With whose eyes
eyes-of = As { $player } saw it
eyes-none = As a bystander saw it
to-the-end = To the end
tab-analysis = Analysis
hint = Hint
hint-ask = What would you do?
hint-head = What I would do
hint-best = I would: { $move } ({ $percent }% to win)
percent = { $value }%
best-move = best
was-played = played
thinking-over = Thinking it over …
analyse = Analyse the match
analysis-about = The search looks at every decision: who was ahead when, what would have been better, where the match turned. That takes a minute.
analysis-running = The match is being analysed
analysis-end = The match is over here. Go back to a move to see what else could have been played.
analysis-forced = { $player } had no choice here.
analysis-decides = { $player } decides.
analysis-lost = The move that was played gave away { $percent }%.
chart-chances = Chances to win
turning-points = Turning points
turn-better = Better, by { $percent }%: { $move }
turn-swing = { $player }: from { $from }% to { $to }%
takes-lead = { $player } takes the lead.
catch-up = Since your last turn: { $at } of { $of }
skip-ahead = Skip
open-record = Open a record
open-record-about = A record is a whole match in a file: to be looked at, shared and analysed here.
leave = Get up from the table
bots-pace = The bots' pace
pace-none = at once
pace-usual = easy to follow
pace-slow = slow
pace-slower = very slow
rules-read = Rules

error-offline = The server cannot be reached.
error-stale = Somebody was faster. The position is up to date now.
error-illegal = That move is not possible now.
error-not-your-turn = It is not your turn.
error-over = The match is over.
error-not-over = Only when the match is over.
error-undo-refused = This cannot be taken back.
error-no-chair = No chair is free.
error-taken = That chair is taken.
error-not-there = There is no such table or match.
error-not-yours = That is not yours.
error-not-host = Only the host can do that.
error-not-alone = That can be done only where no other people play.
error-not-practice = Hints are given at practice tables only.
error-not-now = Not now.
error-open-question = Answer or withdraw the open question first.
error-slow-down = Too fast. Wait a moment.
error-slow-down-for = Too fast. You can try again in { $seconds } s.
error-full = The server is full. Try again later.
error-restarting = The server restarts. One moment.
error-unreadable = This match was stored by older rules and cannot be shown.
error-refused = The server refused that.
error-malformed = The server did not understand that.
error-nobody = The server does not know you.
error-too-long = That is too long.
error-record = That is not a record.
error-game = There is no such game, option or number of players.
