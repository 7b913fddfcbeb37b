# Words common to all games.
nobody = nobody
hidden = a hidden card
seat = Player { $number }
prompt-over = The match is over.
source-total = Total
