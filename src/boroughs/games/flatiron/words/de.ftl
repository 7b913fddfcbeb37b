# Flatiron

game-title = Flatiron
game-summary = Baut das Flatiron Building Etage um Etage, und macht euch einen Namen in den vier Straßen ringsum. Die Karten sind nachempfunden, nicht die originalen.

place-broadway = Broadway
place-22nd = 22nd Street
place-5th = 5th Avenue
place-23rd = 23rd Street
place-city-hall = City Hall
colour-orange = Orange
colour-blue = Blau
colour-ivory = Elfenbein
colour-charcoal = Anthrazit
half-upper = obere Hälfte
half-lower = untere Hälfte
side-violet = violette Seite
side-reverse = Rückseite
origin-street-card = eine Straßenkarte
origin-board = den Firmenplan
origin-newspaper = eine Zeitung
origin-slot = das Feld der Etage

# Das Material hat Nummern, keine Namen: Was darauf steht, sagen die Materialdateien, und die lassen sich ersetzen.
street-card-s01 = Karte S01
street-card-s02 = Karte S02
street-card-s03 = Karte S03
street-card-s04 = Karte S04
street-card-s05 = Karte S05
street-card-s06 = Karte S06
street-card-s07 = Karte S07
street-card-s08 = Karte S08
street-card-s09 = Karte S09
street-card-s10 = Karte S10
street-card-s11 = Karte S11
street-card-s12 = Karte S12
street-card-s13 = Karte S13
street-card-s14 = Karte S14
street-card-s15 = Karte S15
street-card-s16 = Karte S16
street-card-s17 = Karte S17
street-card-s18 = Karte S18
street-card-s19 = Karte S19
street-card-s20 = Karte S20
street-card-s21 = Karte S21
street-card-s22 = Karte S22
street-card-s23 = Karte S23
street-card-s24 = Karte S24
street-card-s25 = Karte S25
street-card-s26 = Karte S26
street-card-s27 = Karte S27
street-card-s28 = Karte S28
street-card-s29 = Karte S29
street-card-s30 = Karte S30
street-card-s31 = Karte S31
street-card-s32 = Karte S32
city-hall-card-h01 = H01
city-hall-card-h02 = H02
city-hall-card-h03 = H03
city-hall-card-h04 = H04
city-hall-card-h05 = H05
city-hall-card-h06 = H06
city-hall-card-h07 = H07
city-hall-card-h08 = H08
city-hall-card-h09 = H09
city-hall-card-h10 = H10
newspaper-n1 = Zeitung N1
newspaper-n2 = Zeitung N2
newspaper-n3 = Zeitung N3
newspaper-n4 = Zeitung N4
newspaper-n5 = Zeitung N5
newspaper-n6 = Zeitung N6
newspaper-n7 = Zeitung N7
board-a = Plan A
board-b = Plan B
board-c = Plan C
board-d = Plan D
floor-f01 = Etage F01
floor-f02 = Etage F02
floor-f03 = Etage F03
floor-f04 = Etage F04
floor-f05 = Etage F05
floor-f06 = Etage F06
floor-f07 = Etage F07
floor-f08 = Etage F08
floor-f09 = Etage F09
floor-f10 = Etage F10
floor-f11 = Etage F11
floor-f12 = Etage F12
floor-f13 = Etage F13
floor-f14 = Etage F14
floor-f15 = Etage F15
daniel-card-d1 = Karte D1
daniel-card-d2 = Karte D2
daniel-card-d3 = Karte D3
daniel-card-d4 = Karte D4
daniel-card-d5 = Karte D5
daniel-card-d6 = Karte D6
daniel-card-d7 = Karte D7
daniel-card-d8 = Karte D8
daniel-card-d9 = Karte D9
floor-roof = das Dach

effect-gain = ein Ertrag
effect-gain-dollars-per-newsboy = Dollar für Zeitungsjungen
effect-gain-dollars-per-floor = Dollar für Etagen
effect-gain-points-per-floors = Punkte für Etagen
effect-gain-points-if-colour = Punkte für eine Farbe
effect-gain-points-if-slot-colour = Punkte für die passende Farbe
effect-gain-reputation-tile = ein Rufplättchen
effect-gain-newspaper = eine Zeitung
effect-trade-pillar = eine Säule kaufen oder verkaufen
effect-build-pillars = Säulen bauen
effect-build-floor = eine Etage bauen
effect-swap-pillar = eine Säule tauschen
effect-buy-any-pillar = eine beliebige Säule kaufen
effect-buy-street-card = eine Straßenkarte kaufen
effect-buy-city-hall-card = eine City-Hall-Karte kaufen
effect-city-hall-action = eine Aktion der City Hall
effect-use-own-effect = ein anderer eigener Effekt
effect-use-market-effect = ein Effekt einer sichtbaren Straßenkarte
effect-activate-newspaper = die aktive Zeitung ausführen

floor-effect-none = kein Effekt
floor-effect-city-hall-dollars = mehr Dollar in der City Hall
floor-effect-move-dollars = Lohn für den Weg
floor-effect-share-place = Orte dürfen geteilt werden
floor-effect-street-card-points = Punkte für Straßenkarten
floor-effect-sale-dollars = mehr Dollar für verkaufte Säulen
floor-effect-city-hall-card-discount = billigere City-Hall-Karten
floor-effect-pillar-discount = billigere Säulen
floor-effect-same-colour = gleiche Farben erlaubt

option-boards = Firmenpläne
option-boards-chosen = jeder wählt einen von zweien
option-boards-random = zufällig verteilt
option-sides = Seiten der Firmenpläne
option-sides-chosen = jeder wählt
option-sides-random = zufällig
option-sides-violet = alle violett (für erste Partien)
option-sides-reverse = alle Rückseiten
option-harder = Schwererer Daniel: auch die Daumen hoch auf den oberen Hälften seiner Karten zählen
option-turn-limit = Höchstzahl der Züge für jeden (0: keine)

move-board = Nimm { $board }, { $side } oben
move-daniels-side = Gib Daniel die { $side }
move-go =
    Geh { $place_id ->
        [broadway] zum { $place }
       *[other] zur { $place }
    }
move-take = Nimm Dollar
move-run = Führe die Effekte aus
move-buy = Kaufe die oberste Karte vom Stapel { $stack }, { $half } sichtbar
move-acquire = Kaufe City-Hall-Karte { $card } für die Spalte { $column }, { $half } sichtbar
move-use = Setze deine { $newspaper } ein
move-end = Beende deinen Zug
move-keep = Behalte { $newspaper }
move-tile = Lege ein Rufplättchen in die Spalte { $column }
move-gain = Nimm, was der Effekt gibt
move-buy-pillar = Kaufe eine Säule: { $colour }
move-sell-pillar = Verkaufe deine Säule: { $colour }
move-swap = Tausche deine Säule: { $own } gegen { $other }
move-build = Baue { $colour } auf Feld { $slot }
move-raise = Baue die offene Etage
move-copy = Nutze Effekt { $row } deiner Spalte { $column }
move-copy-market = Nutze die { $half } der obersten Karte vom Stapel { $stack }
move-skip = Überspringe diesen Effekt

event-floor-first = Das Gebäude beginnt mit { $floor }.
event-floor-open = Als Nächstes wird { $floor } gebaut.
event-card-open = Auf dem Stapel { $stack } liegt jetzt { $card } oben.
event-stack-empty = Der Stapel { $stack } ist aufgebraucht.
event-city-hall-card-open = Die City Hall bietet { $card } an.
event-newspaper-active = { $newspaper } ist die aktive Zeitung.
event-boards-dealt = { $player } erhält { $first } und { $second } zur Wahl.
event-board-chosen = { $player } nimmt { $board }, { $side } oben.
event-turn = Zug { $turn }: { $player }.
event-went =
    { $player } geht { $place_id ->
        [broadway] zum { $place }
       *[other] zur { $place }
    }.
event-took = { $player } nimmt { $dollars } $.
event-running =
    { $place_id ->
        [city-hall] { $player } führt in der City Hall die aktive Zeitung aus.
       *[other] { $player } führt die Effekte der Spalte { $place } aus.
    }
event-bought = { $player } kauft vom Stapel { $stack } { $card } für { $price } $ und schiebt sie in die Spalte { $column }, { $half } sichtbar.
event-acquired = { $player } kauft City-Hall-Karte { $card } für { $price } $ und schiebt sie in die Spalte { $column }, { $half } sichtbar.
event-floor-helped =
    { $effect_id ->
        [move-dollars] Die aktive Etage zahlt { $player } { $dollars } $ für den Weg.
       *[other] Die aktive Etage gibt { $player } { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } für die Straßenkarte.
    }
event-effect-run =
    { $price ->
        [0] { $player } nutzt { $origin }: { $effect }.
       *[other] { $player } nutzt { $origin }: { $effect }, für { $price } $.
    }
event-skipped = { $player } überspringt einen Effekt: { $effect }.
event-impossible = { $player } kann einen Effekt nicht ausführen: { $effect }.
event-gained =
    { $points ->
        [0] { $dollars ->
            [0] { $player } hat nichts davon.
           *[other] { $player } erhält { $dollars } $.
        }
       *[other] { $dollars ->
            [0] { $player } erhält { $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            }.
           *[other] { $player } erhält { $dollars } $ und { $points ->
                [one] 1 Punkt
               *[other] { $points } Punkte
            }.
        }
    }
event-pillar-bought = { $player } kauft eine Säule für { $price } $: { $colour }.
event-pillar-sold = { $player } verkauft eine Säule für { $dollars } $: { $colour }.
event-swapped = { $player } tauscht eine Säule: { $own } gegen { $other }.
event-built = { $player } baut { $colour } auf Feld { $slot } von { $floor }. Punkte: { $points }.
event-building-bonus =
    { $player } erhält für das Bauen noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-raised =
    { $floor_id ->
        [roof] { $player } baut das Dach. Punkte: { $points }.
       *[other] { $player } baut { $floor } als { $level }. Stockwerk. Punkte: { $points }.
    }
event-stacks-turned = Die oberste Karte jedes Stapels kommt darunter.
event-tile-gained =
    { $left ->
        [0] { $player } erhält das letzte Rufplättchen.
        [one] { $player } erhält ein Rufplättchen; 1 bleibt übrig.
       *[other] { $player } erhält ein Rufplättchen; { $left } bleiben übrig.
    }
event-newsboy = { $player } erreicht den Zeitungsjungen auf { $space }.
event-newspapers-drawn =
    { $first_known ->
        [yes] { $player } zieht { $first } und { $second } und behält eine davon.
       *[no] { $player } zieht zwei Zeitungen und behält eine davon.
    }
event-kept =
    { $newspaper_known ->
        [yes] { $player } behält { $newspaper }.
       *[no] { $player } behält eine.
    }
event-given =
    { $newspaper_known ->
        [yes] { $player } gibt { $newspaper } an { $to }.
       *[no] { $player } gibt die andere an { $to }.
    }
event-newspaper-got =
    { $newspaper_known ->
        [yes] { $player } erhält { $newspaper }.
       *[no] { $player } erhält eine Zeitung.
    }
event-newspapers-out = Es sind keine Zeitungen mehr da.
event-newspaper-used = { $player } setzt { $newspaper } ein.
event-newspaper-gone = { $newspaper } ist aus dem Spiel.
event-daniel-begins = Daniel erhält { $board }.
event-daniel-side = Daniels { $board }: { $side } oben.
event-daniel-turn = Daniels Zug { $turn }: Er deckt { $card } auf.
event-daniel-went = Daniel geht zum Hauptort der Karte: { $place }.
event-daniel-turned-aside =
    Hauptort der Karte: { $main }. Dort ist Daniel schon, darum geht er { $place_id ->
        [broadway] zum { $place }
       *[other] zur { $place }
    }.
event-daniel-joined = Daniel gesellt sich zu { $player } ({ $place }). Punkte dafür: { $points }.
event-daniel-popular = Symbole auf Daniels offenen Karten ({ $cards }): { $symbols }. So viele Punkte bringt ihm seine Beliebtheit.
event-daniel-built = Daniel baut { $colour } auf Feld { $slot } von { $floor }. Punkte: { $points }.
event-daniel-colour-there = Daniel würde { $colour } bauen, aber die Farbe steht schon auf der aktiven Etage.
event-daniel-floor-full = Daniel würde { $colour } bauen, aber auf der aktiven Etage ist kein Feld frei.
event-daniel-supply-empty = Daniel würde { $colour } bauen, aber im Vorrat ist keine solche Säule.
event-daniel-raised =
    { $floor_id ->
        [roof] Drei Säulen stehen: Daniel baut das Dach. Punkte: { $points }.
       *[other] Drei Säulen stehen: Daniel baut { $floor } als { $level }. Stockwerk. Punkte: { $points }.
    }
event-daniel-not-full =
    Daniel würde eine Etage bauen, aber auf der aktiven { $pillars ->
        [0] steht keine Säule
        [one] steht nur 1 Säule
       *[other] stehen nur { $pillars } Säulen
    }.
event-daniel-hall-card =
    { $left ->
        [0] Also nimmt Daniel die letzte City-Hall-Karte: { $card }.
        [one] Also nimmt Daniel zufällig eine City-Hall-Karte: { $card }; 1 bleibt übrig.
       *[other] Also nimmt Daniel zufällig eine City-Hall-Karte: { $card }; { $left } bleiben übrig.
    }
event-daniel-no-hall-card = Die City Hall hat keine Karte mehr für Daniel: Er tut nichts.
event-daniel-repeated =
    { $times ->
        [1] Zum zweiten Mal steht dieser Hauptort in Daniels Reihe: { $place }.
       *[other] Wieder wiederholt sich ein Hauptort in Daniels Reihe: { $place }.
    }
event-daniel-took = Daniel nimmt { $card }, die oberste Karte vom Stapel { $stack }, wo er steht.
event-daniel-took-none = Daniel würde eine Straßenkarte nehmen, aber wo er steht, ist keine: { $place }.
event-daniel-shuffled = Alle { $cards } Zugkarten Daniels werden zu einem neuen Stapel gemischt.
event-daniel-newsboy = Daniel erreicht den Zeitungsjungen auf { $space }.
event-limit-reached =
    { $turns ->
        [one] 1 Zug ist gespielt
       *[other] { $turns } Züge sind gespielt
    }: Die Partie endet ohne Dach.
event-tile-placed = { $player } legt ein Rufplättchen in die Spalte { $column }.
event-reputation = Der Ruf von { $player } in der Spalte { $column } ist { $reputation }: { $points } Punkte.
event-scored-card =
    City-Hall-Karte { $card } von { $player }, { $half }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-daniel-prices = Alle Karten Daniels ({ $cards }) kosten zusammen { $points } $ und bringen ihm ebenso viele Punkte.
event-daniel-thumbs =
    Daumen hoch auf den oberen Hälften von Daniels Karten: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-daniel-total =
    Daniel hat insgesamt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-over =
    Die Partie ist nach { $turns ->
        [one] 1 ganzen Runde
       *[other] { $turns } ganzen Runden
    } zu Ende.

prompt-board =
    { $who ->
        [you] Wähle einen Firmenplan und seine Seite.
       *[other] { $player } wählt einen Firmenplan.
    }
prompt-daniels-side =
    { $who ->
        [you] Wähle die Seite von Daniels Firmenplan.
       *[other] { $player } wählt die Seite von Daniels Firmenplan.
    }
prompt-go =
    { $who ->
        [you] Bewege deine Figur.
       *[other] { $player } bewegt die Figur.
    }
prompt-act =
    { $who ->
        [you] Kaufe hier die oberste Karte, führe die Effekte deiner Spalte aus, oder nimm Dollar.
       *[other] { $player } wählt eine Aktion.
    }
prompt-act-city-hall =
    { $who ->
        [you] Kaufe eine City-Hall-Karte, führe die aktive Zeitung aus, oder nimm Dollar.
       *[other] { $player } wählt eine Aktion in der City Hall.
    }
prompt-end =
    { $who ->
        [you] Setze eine Zeitung ein, oder beende deinen Zug.
       *[other] { $player } darf vor dem Ende des Zugs Zeitungen einsetzen.
    }
prompt-tile =
    { $who ->
        [you] Lege ein Rufplättchen in eine deiner Spalten.
       *[other] { $player } verteilt Rufplättchen.
    }
prompt-keep =
    { $who ->
        [you] Behalte eine der beiden Zeitungen.
       *[other] { $player } wählt eine Zeitung.
    }
prompt-second-pillar =
    { $who ->
        [you] Baue die zweite Säule.
       *[other] { $player } baut eine zweite Säule.
    }
prompt-gain =
    { $who ->
        [you] Nimm, was der Effekt gibt, oder überspringe ihn.
       *[other] { $player } führt einen Effekt aus.
    }
prompt-trade-pillar =
    { $who ->
        [you] Kaufe oder verkaufe eine Säule, oder überspringe den Effekt.
       *[other] { $player } darf eine Säule kaufen oder verkaufen.
    }
prompt-trade-pillar-now =
    { $who ->
        [you] Kaufe oder verkaufe eine Säule.
       *[other] { $player } kauft oder verkauft eine Säule.
    }
prompt-build-pillars =
    { $who ->
        [you] Baue eine Säule: Wähle Farbe und Feld.
       *[other] { $player } darf eine Säule bauen.
    }
prompt-build-floor =
    { $who ->
        [you] Baue die offene Etage, oder überspringe den Effekt.
       *[other] { $player } darf eine Etage bauen.
    }
prompt-build-floor-now =
    { $who ->
        [you] Baue die offene Etage.
       *[other] { $player } baut eine Etage.
    }
prompt-swap-pillar =
    { $who ->
        [you] Tausche eine deiner Säulen, oder überspringe den Effekt.
       *[other] { $player } darf eine Säule tauschen.
    }
prompt-swap-pillar-now =
    { $who ->
        [you] Tausche eine deiner Säulen.
       *[other] { $player } tauscht eine Säule.
    }
prompt-buy-any-pillar =
    { $who ->
        [you] Kaufe eine Säule deiner Wahl.
       *[other] { $player } darf eine Säule kaufen.
    }
prompt-buy-street-card =
    { $who ->
        [you] Kaufe die oberste Karte eines Stapels deiner Wahl.
       *[other] { $player } darf eine Straßenkarte kaufen.
    }
prompt-buy-city-hall-card =
    { $who ->
        [you] Kaufe eine City-Hall-Karte.
       *[other] { $player } darf eine City-Hall-Karte kaufen.
    }
prompt-city-hall-action =
    { $who ->
        [you] Wähle eine der Aktionen der City Hall.
       *[other] { $player } darf handeln wie in der City Hall.
    }
prompt-use-own-effect =
    { $who ->
        [you] Wähle einen anderen eigenen Effekt.
       *[other] { $player } darf einen anderen eigenen Effekt nutzen.
    }
prompt-use-market-effect =
    { $who ->
        [you] Wähle eine Hälfte einer der sichtbaren Straßenkarten.
       *[other] { $player } darf eine sichtbare Straßenkarte nutzen.
    }

source-pillars = Gebaute Säulen
source-floors = Gebaute Etagen
source-bonuses = Etagenboni
source-effects = Effekte
source-street-cards = Gekaufte Straßenkarten
source-popularity = Beliebtheit
source-joining = Geteilte Orte
source-reputation = Ruf
source-city-hall = City-Hall-Karten
source-prices = Preise der Karten
source-thumbs = Daumen hoch
ties-roof = Das Dach, das bei Gleichstand entscheidet

# Was auf dem Material steht
print-price = { $price } $
print-gain-nothing = nichts
print-gain-dollars = { $dollars } $
print-gain-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
print-gain-dollars-and-points =
    { $dollars } $ und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
print-gain-dollars-per-newsboy = 1 $ je erreichtem Zeitungsjungen (höchstens { $max } $)
print-gain-dollars-per-floor = { $dollars } $ je gebauter Etage
print-gain-points-per-floors =
    { $points ->
        [one] 1 Punkt je { $per } gebaute Etagen
       *[other] { $points } Punkte je { $per } gebaute Etagen
    }
print-gain-points-if-colour =
    { $points ->
        [one] 1 Punkt, wenn { $colour } steht
       *[other] { $points } Punkte, wenn { $colour } steht
    }
print-gain-points-if-slot-colour =
    { $points ->
        [one] 1 Punkt für { $colour } hier
       *[other] { $points } Punkte für { $colour } hier
    }
print-gain-reputation-tile = Rufplättchen
print-gain-newspaper = Zeitung
print-trade-pillar = Säule { $colour }: Kauf { $buy } $, Verkauf { $sell } $
print-build-pillars =
    { $count ->
        [1] baue 1 Säule für { $price } $
       *[other] baue { $count } Säulen für { $price } $
    }
print-build-pillars-bonus =
    { $count ->
        [1] baue 1 Säule für { $price } $, +{ $bonus_points ->
            [one] 1 Punkt
           *[other] { $bonus_points } Punkte
        }
       *[other] baue { $count } Säulen für { $price } $, +{ $bonus_points ->
            [one] 1 Punkt
           *[other] { $bonus_points } Punkte
        }
    }
print-build-pillars-same =
    { $count ->
        [1] baue 1 Säule für { $price } $, gleiche Farbe erlaubt
       *[other] baue { $count } Säulen für { $price } $, gleiche Farben erlaubt
    }
print-build-pillars-bonus-same =
    { $count ->
        [1] baue 1 Säule für { $price } $, +{ $bonus_points ->
            [one] 1 Punkt
           *[other] { $bonus_points } Punkte
        }, gleiche Farbe erlaubt
       *[other] baue { $count } Säulen für { $price } $, +{ $bonus_points ->
            [one] 1 Punkt
           *[other] { $bonus_points } Punkte
        }, gleiche Farben erlaubt
    }
print-build-floor = baue eine Etage für { $price } $: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
print-swap-pillar = tausche eine Säule
print-buy-any-pillar = kaufe eine beliebige Säule für { $price } $
print-buy-street-card =
    { $discount ->
        [0] kaufe eine Straßenkarte
       *[other] kaufe eine Straßenkarte um { $discount } $ billiger
    }
print-buy-city-hall-card =
    { $discount ->
        [0] kaufe eine City-Hall-Karte
       *[other] kaufe eine City-Hall-Karte um { $discount } $ billiger
    }
print-city-hall-action = { $price } $: eine Aktion der City Hall
print-use-own-effect = { $price } $: ein anderer eigener Effekt
print-use-market-effect = { $price } $: ein Effekt einer sichtbaren Straßenkarte
print-activate-newspaper = führe die aktive Zeitung aus
print-per-street-card =
    { $per ->
        [1] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } je Straßenkarte
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } je { $per } Straßenkarten
    }
print-per-dollar =
    { $per ->
        [1] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } je Dollar (höchstens { $max })
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } je { $per } Dollar (höchstens { $max })
    }
print-per-positive-reputation =
    { $per ->
        [1] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } je Daumen hoch
       *[other] { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } je { $per } Daumen hoch
    }
print-per-city-hall-card =
    { $points ->
        [one] 1 Punkt je City-Hall-Karte
       *[other] { $points } Punkte je City-Hall-Karte
    }
print-fixed-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
print-per-own-pillar =
    { $points ->
        [one] 1 Punkt je Säule auf deinem Plan
       *[other] { $points } Punkte je Säule auf deinem Plan
    }
print-per-floor-with-colours =
    { $points ->
        [one] 1 Punkt je Etage mit { $first } und { $second }
       *[other] { $points } Punkte je Etage mit { $first } und { $second }
    }
print-per-built-pillar =
    { $points ->
        [one] 1 Punkt je gebauter Säule { $colour }
       *[other] { $points } Punkte je gebauter Säule { $colour }
    }
print-floor-none = kein Effekt
print-floor-city-hall-dollars = Dollar nehmen bringt in der City Hall { $dollars } $
print-floor-move-dollars = { $dollars } $ für den Weg dorthin: { $street }
print-floor-share-place = du darfst dorthin, wo die andere Figur ist
print-floor-street-card-points =
    { $points ->
        [one] +1 Punkt je gekaufter Straßenkarte
       *[other] +{ $points } Punkte je gekaufter Straßenkarte
    }
print-floor-sale-dollars = +{ $dollars } $ je verkaufter Säule
print-floor-city-hall-card-discount = City-Hall-Karten kosten { $dollars } $ weniger
print-floor-pillar-discount = Säulen kosten { $dollars } $ weniger
print-floor-same-colour = hier dürfen gleiche Farben stehen

why-boards-chosen = Die Firmenpläne sind gewählt.
why-board-first = Zuerst werden die Firmenpläne gewählt.
why-not-dealt = Diesen Firmenplan hast du nicht erhalten.
why-side-fixed = Diese Seite liegt nicht oben: Die Seiten wurden vorher festgelegt.
why-no-daniel = An diesem Tisch ist kein Daniel, oder sein Firmenplan liegt schon.
why-daniels-side = Wähle zuerst die Seite von Daniels Firmenplan.
why-keep-first = Wähle zuerst, welche Zeitung du behältst.
why-nothing-to-keep = Gerade ist keine Zeitung zu wählen.
why-not-drawn = Diese Zeitung hast du nicht gezogen.
why-tiles-now = Der letzte Zug ist gespielt: Nur Rufplättchen sind noch zu legen.
why-tiles-later = Rufplättchen werden am Ende der Partie gelegt.
why-moved = Du hast dich in diesem Zug schon bewegt.
why-stay = Du darfst nicht bleiben, wo du bist.
why-occupied = Dort ist die andere Figur.
why-move-first = Bewege zuerst deine Figur.
why-acted = Deine Aktion in diesem Zug hattest du schon.
why-effect-first = Bring zuerst den laufenden Effekt zu Ende.
why-within-effect = Während eines Effekts sind Zeitungen nicht erlaubt.
why-no-newspaper = Eine solche Zeitung hast du nicht.
why-not-over = Dein Zug ist noch nicht vorbei: Bewege dich, dann handle.
why-no-effect = Gerade läuft kein Effekt.
why-other-effect = Der laufende Effekt tut das nicht.
why-must = Das kannst du nicht überspringen: Es ist schon begonnen.
why-not-here = Dort bist du nicht: Hier ist die oberste Karte vom Stapel { $place } zu kaufen.
why-at-city-hall = In der City Hall gibt es keine Straßenkarten.
why-not-at-city-hall = City-Hall-Karten gibt es in der City Hall.
why-no-card = Der Stapel { $place } ist aufgebraucht.
why-column-full = Deine Spalte { $column } ist mit { $cards } Karten voll.
why-hall-column = In deiner Spalte { $column } liegt schon eine City-Hall-Karte.
why-not-offered = Diese City-Hall-Karte liegt nicht aus.
why-money = Das kostet { $price } $; du hast { $money } $.
why-other-colour = Bei diesem Effekt geht es um eine andere Farbe.
why-have-pillar = Du hast schon eine Säule dieser Farbe ({ $colour }), und mehr als eine je Farbe geht nicht.
why-no-pillar = Du hast keine Säule dieser Farbe: { $colour }.
why-supply = Im Vorrat ist keine Säule dieser Farbe mehr: { $colour }.
why-slot-taken = Auf Feld { $slot } steht schon eine Säule.
why-colour-stands = Auf der aktiven Etage steht schon eine Säule dieser Farbe: { $colour }.
why-no-slots = Auf dem Dach wird nichts mehr gebaut.
why-not-full =
    Auf der aktiven Etage müssen drei Säulen stehen; { $pillars ->
        [0] es steht noch keine.
        [one] es steht nur 1.
       *[other] es stehen nur { $pillars }.
    }
why-no-row = Deine Spalte { $column } zeigt nur { $rows } Effekte.
why-in-chain = Dieser Effekt läuft schon.
why-nothing-comes = Dieser Effekt würde jetzt nichts bewirken.

text-turn = Zug { $turn } von { $player }
text-limit = Die Partie endet spätestens nach Zug { $limit }.
text-finished = Die Partie ist zu Ende.
text-limited = Die Partie ist zu Ende: Die Höchstzahl der Züge ist erreicht.
text-building = Gebäude
text-level = Etage { $level }
text-active = aktiv
text-next = als Nächstes
text-pile =
    { $floors ->
        [0] dann ist die Partie zu Ende
        [one] dann 1 verdeckte Etage und das Dach
       *[other] dann { $floors } verdeckte Etagen und das Dach
    }
text-pile-roof = dann das Dach
text-streets = Straßen
text-unseen =
    { $cards ->
        [one] darunter 1 unbekannte Karte
       *[other] darunter { $cards } unbekannte Karten
    }
text-under = zuunterst: { $cards }
text-empty = aufgebraucht
text-city-hall = City Hall
text-active-newspaper = Aktive Zeitung
text-supply = Vorrat
text-supply-line = Rufplättchen { $tiles }, Zeitungen { $newspapers }, { $newsboy ->
        [0] der Zeitungsjunge ist fort
       *[other] Zeitungsjunge auf { $newsboy }
    }
text-company = { $player }, { $board }, { $side }
text-no-board = { $player }: noch kein Firmenplan
text-outside = draußen
text-status = { $place } · { $dollars } $ · { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } · Säulen: { $pillars } · Rufplättchen: { $tiles } · Zeitungen: { $newspapers }
text-none = keine
text-your-newspapers = Deine Zeitungen
text-given = Du weißt, dass der andere diese hat
text-drawn = Gezogen hast du
text-offered = Zur Wahl für { $player }
text-scores = Punkte je Säule
text-daniel = Daniel, { $board }
text-daniel-status = { $place } · { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } · Karten im Wert von { $prices }
text-daniel-row = offene Zugkarten: { $row } ({ $symbols } Symbole)
text-daniel-thumbs = auch Daumen hoch auf oberen Hälften zählen
text-now = Jetzt
text-legend = [+1] und [−1] sind Daumen hoch und runter. Effekte zählen von oben nach unten. Die Karten sind nachempfunden.
