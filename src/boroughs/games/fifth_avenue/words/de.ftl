# Fifth Avenue

game-title = Fifth Avenue
game-summary = Schick Kommissionen durch Midtown, gewinne Versteigerungen und baue neben vielen verschiedenen Geschäften.

place-34th-west = 34th Street West
place-34th-east = 34th Street East
place-42nd-west = 42nd Street West
place-times-square = Times Square
place-42nd-east = 42nd Street East
place-52nd-west = 52nd Street West
place-52nd-east = 52nd Street East
place-start = Start
place-central-park = Central Park
colour-violet = Violett
colour-green = Grün
colour-grey = Grau
colour-brown = Braun
colour-orange = Orange
colour-dashed = Gestrichelt
colour-black = Schwarz
shop-boutique = Boutique
shop-jeweller = Juwelier
shop-gallery = Galerie
shop-perfumery = Parfümerie
commission-white = Weiß
commission-beige = Beige
card-4 = 4
card-5 = 5
card-6 = 6
end-none = noch nicht
end-shops = Das zwölfte Geschäft liegt
end-stops = Der zweite Baustopp ist verhängt
end-limit = Die Grenze der Züge ist erreicht

option-board = Spielplan
option-board-five-sites = fünf Bauplätze je Viertel
option-board-six-sites = sechs Bauplätze je Viertel (für vier gedacht)
option-turn-limit = Züge je Spieler, bis gewertet wird, wie es steht (0: keine Grenze)

move-found = Ein Haus auf Bauplatz { $site } in { $district } setzen
move-houses = Drei Häuser aus dem allgemeinen Vorrat nehmen
move-shop = Ein Geschäft nehmen und platzieren: { $shop }
move-site = Das Geschäft auf Bauplatz { $site } in { $district } legen
move-black = Eine schwarze Karte nehmen und eine Kommission versetzen
move-score = { $district } werten
move-take = Die oberste Karte in { $colour } nehmen
move-move =
    { $place_id ->
        [start] Kommission { $commission } zurück auf Start setzen: Es wird versteigert
       *[other] Kommission { $commission } nach { $place } versetzen
    }
move-lay = { $suit } { $card } für dein Gebot auslegen
move-bid = Das Ausgelegte bieten
move-pass = Passen: raus aus dieser Versteigerung
move-build =
    { $houses ->
        [0] Nichts bauen
        [one] Ein Haus bauen
       *[other] { $houses } Häuser bauen
    }
move-stop = Baustopp verhängen

event-set-up-shop = { $shop } auf Bauplatz { $site } in { $district }.
event-dealt =
    { $card_known ->
        [yes] { $player } bekommt { $suit } { $card }.
       *[no] { $player } bekommt eine Karte in { $suit }.
    }
event-top = Oben auf dem Stapel { $colour }: { $card }.
event-founded = { $player } setzt ein Haus auf Bauplatz { $site } in { $district }.
event-turn = Zug { $turn }: { $player }.
event-took-houses = { $player } nimmt { $houses ->
            [one] 1 Haus
           *[other] { $houses } Häuser
        }; { $left ->
            [one] 1 bleibt
           *[other] { $left } bleiben
        } im allgemeinen Vorrat.
event-shop = { $player } platziert ein Geschäft ({ $shop }) auf Bauplatz { $site } in { $district }, das { $count }. aus der Auslage.
event-to-park = Das letzte Geschäft des Blocks ({ $shop }) kommt unter den Central Park.
event-bonus = Sonderwertung nach dem { $shops }. Geschäft: { $player } hat Häuser in { $districts } Vierteln: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
event-drew =
    { $card_known ->
        [yes] { $player } zieht eine schwarze { $card }.
       *[no] { $player } zieht eine schwarze Karte.
    }
event-no-black = Für { $player } ist keine schwarze Karte übrig.
event-shuffled =
    { $cards ->
        [one] Der schwarze Stapel ist aufgebraucht: Die eine offen liegende Karte wird umgedreht.
       *[other] Der schwarze Stapel ist aufgebraucht: { $cards } offen liegende Karten werden neu gemischt.
    }
event-scoring = { $player } wertet { $district }.
event-scored =
    { $houses ->
        [one] { $district }, { $site }: { $player } hat ein Haus zu { $each }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $district }, { $site }: { $player } hat { $houses } Häuser zu je { $each }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
event-took-card = { $player } nimmt { $colour } { $card }.
event-moved = { $player } versetzt Kommission { $commission } von { $start } nach { $place }.
event-marked = Kommission { $commission } lässt ein Plättchen in { $district }.
event-unmarked = Das Plättchen { $commission } in { $district } kommt zurück auf Start.
event-round = Kommission { $commission } ist zurück: { $player } eröffnet die Versteigerungen.
event-auction = Versteigerung: { $place }. { $player } beginnt.
event-showed =
    { $count ->
        [one] { $player } zeigt { $suit } { $card }.
       *[other] { $player } zeigt { $count }-mal { $suit } { $card }.
    }
event-bid = { $player } bietet { $total } in { $colour } für { $place }.
event-passed = { $player } passt: { $place }.
event-egon-turned = Egons Karte: { $card }.
event-egon-bid =
    { $highest ->
        [0] Egon bietet { $total }; sonst hat niemand geboten.
       *[other] Egon bietet { $total }; das höchste Gebot war { $highest }.
    }
event-egon-out =
    { $total ->
        [0] Für Egon ist keine schwarze Karte übrig: Er ist raus.
       *[other] Egons { $total } sind nicht mehr als { $highest }: Er ist raus.
    }
event-won =
    { $houses ->
        [0] { $player } gewinnt { $place } mit { $total } in { $colour }: einen Baustopp.
        [one] { $player } gewinnt { $place } mit { $total } in { $colour }: höchstens ein Haus.
       *[other] { $player } gewinnt { $place } mit { $total } in { $colour }: bis zu { $houses } Häuser.
    }
event-nobody-won = Niemand gewinnt: { $place }.
event-egon-won = Egon gewinnt { $place } mit { $total }.
event-spent =
    { $count ->
        [one] { $player } gibt { $suit } { $card } ab.
       *[other] { $player } gibt { $count }-mal { $suit } { $card } ab.
    }
event-built =
    { $place_id ->
        [central-park]
            { $houses ->
                [0] { $player } baut nichts am Central Park.
                [one] { $player } baut ein Haus am Central Park.
               *[other] { $player } baut { $houses } Häuser am Central Park.
            }
       *[other]
            { $houses ->
                [0] { $player } baut nichts: { $place }.
                [one] { $player } baut ein Haus auf Bauplatz { $site }: { $place }.
               *[other] { $player } baut { $houses } Häuser auf Bauplatz { $site }: { $place }.
            }
    }
event-egon-built =
    { $equals ->
        [one] Egon baut auf { $site } in { $district }, dem wertvollsten leeren Bauplatz: { $each ->
            [one] 1 Punkt
           *[other] { $each } Punkte
        } je Haus.
       *[other] Egon baut auf { $site } in { $district }, einem von { $equals } gleich wertvollen leeren Bauplätzen: { $each ->
            [one] 1 Punkt
           *[other] { $each } Punkte
        } je Haus.
    }
event-egon-short = Egon hat kein Haus mehr für { $site } in { $district }.
event-stopped = { $player } verhängt einen Baustopp: { $district }.
event-egon-stopped = Kein Bauplatz ist leer: Egon verhängt einen Baustopp: { $district }.
event-stop-points = { $player } bekommt einen Punkt für jedes Haus in { $district }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
event-half-points = { $player } bekäme { $full } für { $district } und erhält die Hälfte: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
event-cleared = { $district } wird geräumt: { $houses ->
            [one] 1 Haus
           *[other] { $houses } Häuser
        } und { $shops ->
            [one] 1 Geschäft
           *[other] { $shops } Geschäfte
        } sind aus dem Spiel.
event-ending = Das Spiel endet: { $end }. Jedes Viertel ohne Baustopp wird noch einmal gewertet.
event-park-turned = Für den Central Park aufgedeckt: { $shop }.
event-park-worth =
    { $kinds ->
        [one] Eine Geschäftsart: Jedes Haus am Central Park zählt { $each }.
       *[other] { $kinds } Geschäftsarten: Jedes Haus am Central Park zählt { $each }.
    }
event-park-scored =
    { $houses ->
        [one] Central Park: { $player } hat ein Haus zu { $each }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
       *[other] Central Park: { $player } hat { $houses } Häuser zu je { $each }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
event-over =
    { $end_id ->
        [limit] Die Partie ist nach { $turns } Zügen an der Grenze zu Ende: Gewertet wurde, wie es stand.
       *[other] Die Partie ist nach { $turns } Zügen zu Ende.
    }

prompt-found =
    { $who ->
        [you] Setz ein Haus auf einen leeren Bauplatz.
       *[other] { $player } setzt ein Haus.
    }
prompt-choose =
    { $who ->
        [you] Wähle: Häuser, ein Geschäft, eine schwarze Karte oder ein Viertel werten.
       *[other] { $player } beginnt einen Zug.
    }
prompt-site =
    { $who ->
        [you] Wähle den Bauplatz für dein Geschäft.
       *[other] { $player } platziert ein Geschäft.
    }
prompt-take =
    { $who ->
        [you] Wähle die erste von zwei farbigen Karten.
       *[other] { $player } nimmt farbige Karten.
    }
prompt-take-second =
    { $who ->
        [you] Wähle eine zweite Karte in einer anderen Farbe.
       *[other] { $player } nimmt farbige Karten.
    }
prompt-move =
    { $who ->
        [you] Versetze eine Kommission.
       *[other] { $player } versetzt eine Kommission.
    }
prompt-bid =
    { $who ->
        [you] Eröffne mit einem Gebot oder passe.
       *[other] { $player } eröffnet mit einem Gebot oder passt.
    }
prompt-raise =
    { $who ->
        [you] Biete mehr oder passe.
       *[other] { $player } bietet mehr oder passt.
    }
prompt-bid-more =
    { $who ->
        [you] Leg weitere Karten: Dein Gebot ist noch nicht hoch genug.
       *[other] { $player } bietet mehr oder passt.
    }
prompt-bid-ready =
    { $who ->
        [you] Gib dein Gebot ab oder leg weitere Karten.
       *[other] { $player } bietet mehr oder passt.
    }
prompt-bid-park =
    { $who ->
        [you] Central Park: Die Farbe des ersten Gebots gilt für alle. Biete oder passe.
       *[other] Central Park: { $player } kann die Farbe für alle bestimmen.
    }
prompt-raise-park =
    { $who ->
        [you] Central Park: Biete mehr in der gewählten Farbe oder passe.
       *[other] Central Park: { $player } bietet mehr oder passt.
    }
prompt-build =
    { $who ->
        [you] Du hast gewonnen: Was baust du?
       *[other] { $player } hat die Versteigerung gewonnen.
    }
prompt-stop =
    { $who ->
        [you] Du hast einen Baustopp gewonnen: Etwas anderes geht hier nicht.
       *[other] { $player } hat einen Baustopp gewonnen.
    }
prompt-build-park =
    { $who ->
        [you] Du hast am Central Park gewonnen: Wie viele Häuser baust du dort?
       *[other] { $player } hat am Central Park gewonnen.
    }

source-bonus = Sonderwertungen
source-districts = Gewertete Viertel
source-stops = Baustopps
source-halves = Halbe Wertungen bei Baustopps
source-final = Viertel am Ende
source-park = Central Park
ties-cards = Handkarten, die bei Gleichstand entscheiden

why-now-found = Zuerst setzen alle je zwei Häuser.
why-now-choose = Wähle zuerst, welchen Zug du machst.
why-now-site = Wähle zuerst den Bauplatz für dein Geschäft.
why-now-take = Nimm zuerst deine farbigen Karten.
why-now-move = Versetze zuerst eine Kommission.
why-now-bid = Es wird versteigert: Biete oder passe.
why-now-build = Du hast eine Versteigerung gewonnen: Sag zuerst, was du baust.
why-houses-there = Auf diesem Bauplatz stehen Häuser.
why-shop-there = Auf diesem Bauplatz liegt ein Geschäft.
why-two-shops = Auf diesem Bauplatz liegen schon zwei Geschäfte.
why-own-district = Du hast in diesem Viertel ein Haus: Das zweite kommt in ein anderes.
why-no-houses = Im allgemeinen Vorrat sind keine Häuser deiner Farbe mehr.
why-no-site = Kein Bauplatz kann ein Geschäft aufnehmen.
why-not-in-block = Im aktuellen Block der Auslage liegt dieses Geschäft nicht: { $shop }.
why-stopped = Hier gilt ein Baustopp: { $place }.
why-no-commission = Hier steht keine Kommission: { $place }.
why-no-dashed = Dieser Spielplan hat keine gestrichelten Bauplätze.
why-stack-empty = Der Stapel { $colour } ist leer.
why-same-colour = Die zweite Karte muss eine andere Farbe haben.
why-no-way = Kommission { $commission } kann nicht von { $start } nach { $place }.
why-not-held = Du hast keine { $card } in { $suit } zum Auslegen.
why-first-coloured = Die erste Karte eines Gebots ist eine farbige.
why-one-colour = Du bietest hier mit { $colour }: Leg Karten dieser Farbe oder schwarze dazu.
why-own-site = Deine Häuser stehen hier auf { $colour }: Du kannst nur mit dieser Farbe bieten.
why-foreign-site = Der Bauplatz { $colour } gehört jemand anderem.
why-empty-first = Hier ist noch ein Bauplatz leer: Du kannst nur auf einen leeren bieten.
why-park-colour = Hier bieten alle mit { $colour }.
why-reach = Alle deine Karten dieser Farbe und die schwarzen zusammen überbieten { $highest } nicht.
why-nothing-laid = Leg zuerst die Karten deines Gebots aus.
why-too-low = Du hast { $total } ausgelegt und brauchst mindestens { $needed }.
why-laid = Du hast ein Gebot begonnen: Leg mehr Karten aus oder nimm sie zurück.
why-cards-allow = Deine Karten erlauben höchstens { $houses ->
            [one] ein Haus
           *[other] { $houses } Häuser
        }.
why-supply =
    { $houses ->
        [0] Du hast kein Haus in deinem Vorrat.
        [one] Du hast ein Haus in deinem Vorrat.
       *[other] Du hast { $houses } Häuser in deinem Vorrat.
    }
why-must-stop = Du hast kein Haus in diesem vollen Viertel: Du kannst nur einen Baustopp verhängen.
why-not-full = Ein Bauplatz war noch leer: Hier gibt es keinen Baustopp.
why-park-stop = Am Central Park gibt es keinen Baustopp.

text-turn =
    { $limit ->
        [0] Zug { $turn }
       *[other] Zug { $turn } von { $limit }
    }
text-ended = Das Spiel ist zu Ende: { $end }.
text-progress = Geschäfte platziert: { $shops } von { $all} · Baustopps: { $stops } von { $signs }
text-commission = { $commission }: { $place }
text-marked = markiert: { $places }
text-display = Auslage
text-park = Central Park
text-park-shops = Geschäfte darunter
text-stacks = Farbige Stapel
text-unseen = { $count } ungesehen
text-black = Schwarzer Stapel: { $down } verdeckt
text-face-up = offen darunter: { $cards }
text-none = keine
text-stopped = Baustopp
text-points = Punkte
text-supply = Vorrat
text-general = Allgemein
text-cards = Karten
text-known = Allen bekannt
text-hand = Deine Hand
text-auction = Versteigerung
text-needed = mindestens { $needed } nötig
text-passed = gepasst
text-no-bid = kein Gebot
text-laid = ausgelegt
text-won = { $player } hat mit { $total } gewonnen
text-houses =
    { $houses ->
        [0] ein Baustopp
        [one] 1 Haus
       *[other] { $houses } Häuser
    }
text-egon = Egon
text-legend = 1×2=3: zwei Häuser von Spieler 1, je 3 wert; ·=3: leer, ein Haus wäre 3 wert; zwei Buchstaben: ein Geschäft; der aktuelle Block steht in Klammern; E ist Egon.
