# New York 1901

game-title = New York 1901
game-summary = Grundstücke nehmen, Wolkenkratzer errichten, eigene für größere abreißen. Wer 50 Punkte erreicht, läutet die letzte Runde ein.

district-red = Rot
district-blue = Blau
district-green = Grün
district-yellow = Gelb
district-pink = Rosa

tile-bronze-i2 = bronzener Riegel aus 2
tile-bronze-i3 = bronzener Riegel aus 3
tile-bronze-v3 = bronzener Winkel aus 3
tile-bronze-o4 = bronzenes Quadrat aus 4
tile-silver-i3 = silberner Riegel aus 3
tile-silver-v3 = silberner Winkel aus 3
tile-silver-i4 = silberner Riegel aus 4
tile-silver-l4 = silberner Haken aus 4
tile-silver-s4 = silberne Stufe aus 4
tile-silver-p5 = silberner Block mit Kerbe aus 5
tile-gold-t4 = goldenes T aus 4
tile-gold-l5 = goldener Haken aus 5
tile-gold-v5 = goldener Winkel aus 5
tile-gold-o6 = goldener Block aus 6
tile-gold-s6 = goldene Stufe aus 6
tile-gold-w6 = goldene Treppe aus 6
tile-park-row = Park Row Building
tile-singer = Singer Building
tile-metropolitan-life = Metropolitan Life Tower
tile-woolworth = Woolworth Building
tile-starter = Starthaus

turn-north = Norden
turn-east = Osten
turn-south = Süden
turn-west = Westen
flip-plain = wie gezeichnet
flip-flipped = gewendet

reason-target = Die letzte Runde ist gespielt.
reason-passed = Alle haben gepasst.
reason-quiet = Zwanzig Runden lang hat niemand gebaut.

option-flip = Plättchen dürfen gewendet werden

move-take = { $district } { $size } nehmen
move-settle = Den Arbeiter auf das Grundstück bei { $lot } setzen
move-build = Bauen: { $tile }
move-rebuild = Abreißen und neu bauen: { $tile }
move-place =
    Bei { $square } bauen{ $flip_id ->
        [flipped] , gewendet
       *[plain] { "" }
    }{ $turn_id ->
        [north] { "" }
       *[other] , nach { $turn } gedreht
    }
move-done = Nichts bauen
move-give-back = Das Grundstück bei { $lot } zurückgeben
move-pass = Passen

event-character = { $player } bekommt die Figur { $district } und beginnt bei { $lot }.
event-opened = Neu im offenen Markt: { $district } { $size }.
event-turn = { $player } ist am Zug.
event-taken = { $player } nimmt { $district } { $size } aus dem offenen Markt.
event-settled = { $player } setzt einen Arbeiter auf das Grundstück bei { $lot } ({ $district }, { $size } Felder).
event-torn-down = { $player } reißt bei { $square } ab: { $tile }.
event-built = { $player } baut bei { $square }: { $tile } ({ $points } Punkte).
event-returned = { $player } nimmt den Arbeiter bei { $lot } zurück.
event-manned = { $player } setzt einen Arbeiter auf das leer gewordene Grundstück bei { $lot }.
event-given-back = { $player } kann weder bauen noch umbauen und gibt das Grundstück bei { $lot } zurück: Die Karte { $district } { $size } kommt unter den künftigen Markt.
event-passed = { $player } kann nichts tun und passt.
event-last-round = { $player } hat { $points } Punkte: Alle anderen sind noch einmal am Zug.
event-over = Die Partie ist zu Ende. { $reason }

prompt-take =
    { $who ->
        [you] Nimm eine Karte vom offenen Markt.
       *[other] { $player } nimmt gleich eine Karte.
    }
prompt-take-or-rebuild =
    { $who ->
        [you] Nimm eine Karte vom offenen Markt oder wähle ein Plättchen zum Umbauen.
       *[other] { $player } nimmt gleich eine Karte oder baut um.
    }
prompt-build-or-rebuild =
    { $who ->
        [you] Wähle ein Plättchen zum Bauen oder Umbauen.
       *[other] { $player } baut gleich oder baut um.
    }
prompt-give-back =
    { $who ->
        [you] Du hast keinen Arbeiter und kannst weder bauen noch umbauen: Gib ein Grundstück zurück.
       *[other] { $player } muss ein Grundstück zurückgeben.
    }
prompt-pass =
    { $who ->
        [you] Du kannst nichts tun: passe.
       *[other] { $player } muss passen.
    }
prompt-settle =
    { $who ->
        [you] Setze deinen Arbeiter auf ein freies Grundstück in Farbe und Größe der Karte.
       *[other] { $player } wählt ein Grundstück.
    }
prompt-build =
    { $who ->
        [you] Wähle ein Plättchen zum Bauen, oder baue nichts.
       *[other] { $player } darf bauen.
    }
prompt-done =
    { $who ->
        [you] Kein Plättchen passt auf dein freies Land: Baue nichts.
       *[other] { $player } kann nichts bauen.
    }
prompt-place =
    { $who ->
        [you] Lege das Plättchen auf dein freies Land.
       *[other] { $player } legt ein Plättchen.
    }
prompt-replace =
    { $who ->
        [you] Lege das Plättchen über eigene Gebäude.
       *[other] { $player } baut um.
    }

source-bronze = Bronze
source-silver = Silber
source-gold = Gold
source-legendary = Legendär
ties-gold = Gold auf dem Plan, das bei Gleichstand entscheidet

why-settle-first = Setze erst deinen Arbeiter auf ein Grundstück zu der Karte, die du genommen hast.
why-build-or-done = Du hast eine Karte genommen: Baue jetzt ein Plättchen, oder baue nichts.
why-place-first = Lege erst das Plättchen, das du gewählt hast.
why-turn-first = Dein Zug beginnt mit einer Karte oder einem Plättchen.
why-no-rebuilding = In einem Zug, in dem du eine Karte nimmst, wird nichts abgerissen.
why-no-worker = Du hast keinen unbenutzten Arbeiter.
why-not-in-market = Im offenen Markt liegt keine Karte { $district } { $size }.
why-no-card = Du hast keine Karte genommen, für die ein Grundstück zu wählen wäre.
why-lot-closed = Dieses Grundstück ist zu zweit nicht im Spiel.
why-lot-taken = Dieses Grundstück gehört schon jemandem.
why-other-lot = Deine Karte gilt für ein Grundstück in { $district } mit { $size } Feldern.
why-take-first = Mit einem unbenutzten Arbeiter nimmst du eine Karte, bevor du baust.
why-tile-used = Davon hast du keines mehr: { $tile }.
why-legendary-taken = Das steht schon: { $tile }.
why-legendary-second = Du hast schon einen legendären Wolkenkratzer: Niemand baut zwei.
why-no-place = Nirgends auf deinem Land ist Platz an Straße oder Park dafür: { $tile }.
why-no-replacement = Keines deiner Gebäude kann dem weichen: { $tile }. Es muss größer sein, und leere Grundstücke brauchen Arbeiter.
why-can-act = Du kannst etwas anderes tun, also musst du es.
why-give-back = Ohne Arbeiter gibt man ein Grundstück zurück, statt zu passen.
why-has-worker = Du hast einen unbenutzten Arbeiter.
why-no-worker-there = Auf dem Grundstück bei { $lot } steht keiner deiner Arbeiter.
why-choose-tile = Wähle erst ein Plättchen.
why-no-flips = In dieser Partie werden Plättchen nicht gewendet.
why-off-land = Dort läge es nicht nur auf Bauland.
why-not-yours = Dort läge es auf Land, das dir nicht gehört.
why-no-frontage = Dort läge keine Kante an einer Straße oder einem Park.
why-covered = Dort läge es auf einem Gebäude. Gebäude weichen nur beim Umbauen.
why-same-squares = Dieselben Felder haben einen anderen Namen: Drehe das Plättchen weniger.
why-same-unflipped = Dieselben Felder haben einen Namen ohne Wenden: Lege das Plättchen, ohne es zu wenden.
why-nothing-under = Beim Umbauen muss ein eigenes Gebäude weichen.
why-legendary-stays = Ein legendärer Wolkenkratzer wird nie abgerissen.
why-not-larger = Es würde ein Gebäude mit { $size } Feldern ersetzen: Es muss größer sein.
why-not-neighbours = Die Gebäude darunter sind nicht alle Nachbarn, Seite an Seite.
why-workers =
    { $bare ->
        [one] Ein Grundstück würde leer, und du hättest keinen Arbeiter dafür.
       *[other] { $bare } Grundstücke würden leer, und du hättest nur { $workers } Arbeiter dafür.
    }

text-legend-built = Al4: ein Gebäude von A (Form und Größe des Plättchens). ♣ Park, # Wahrzeichen.
text-legend-lots = R: freies Grundstück in Rot. A*R: eines von A mit Arbeiter, A R: teils bebaut. ·: nicht im Spiel.
text-market = Offener Markt: { $cards }
text-future =
    { $count ->
        [one] Künftiger Markt: 1 gemischte Karte
       *[other] Künftiger Markt: { $count } gemischte Karten
    }
text-put-back = Darunter, in dieser Reihenfolge: { $cards }
text-player =
    { $workers ->
        [one] { $letter } { $name } ({ $district }): { $points } Punkte, { $workers } unbenutzter Arbeiter; Plättchen: { $tiles }
       *[other] { $letter } { $name } ({ $district }): { $points } Punkte, { $workers } unbenutzte Arbeiter; Plättchen: { $tiles }
    }
text-legendary = Legendär: { $tiles }
text-tiles = Deine Plättchen, oben ist Norden:
text-points = { $points } Punkte
text-none = keine
