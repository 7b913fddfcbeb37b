# Words common to all games.
nobody = nobody
hidden = a hidden card
seat = Player { $number }
prompt-over = The match is over.
score = { $points }
source-total = Total

terminal-welcome = { $game }. Type a move, its number, or ? for help.
terminal-thinks = { $player } thinks …
terminal-no-undo = Nothing to take back: something was drawn or revealed, or another player has acted.
terminal-exists = { $file } exists already; choose another name: save NAME
terminal-saved = Saved as { $file }. Go on later with: boroughs play --terminal --resume { $file }
terminal-more = … and { $count } more. Type the beginning of a move to see those that start so, or moves for all.
terminal-help =
    Type a move as it is written (build cairo 5 2), its number in the list, or its beginning to see the moves that start so.
    board   show the position
    moves   list all legal moves, or those that start with what follows
    log     tell the match from its beginning
    undo    take back your last decision, as far as nothing was drawn or revealed and nobody else has acted
    save    save the match, under a name if one follows
    quit    leave the table

level-random = Dice
level-random-help = Plays any legal move. Good for trying things out.
level-newcomer = Newcomer
level-newcomer-help = New in town: misses things, and likes what is shiny. For a first match.
level-resident = Resident
level-resident-help = Takes what looks best right now, without a thought for tomorrow.
level-builder = Builder
level-builder-help = Thinks a few steps ahead before building.
level-architect = Architect
level-architect-help = Has a plan, and sees through yours.
level-magnate = Magnate
level-magnate-help = Thinks as hard as five seconds allow. Bring your best game.

grade-best = best
grade-good = good
grade-inaccuracy = inaccurate
grade-mistake = mistake
grade-blunder = blunder
