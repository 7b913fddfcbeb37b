# Wörter für alle Spiele.
nobody = niemand
hidden = eine verdeckte Karte
seat = Spieler { $number }
prompt-over = Die Partie ist zu Ende.
source-total = Summe
