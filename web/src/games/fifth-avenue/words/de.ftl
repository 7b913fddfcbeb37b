# Was nur die Seite von Fifth Avenue sagt.
board-label = Der Plan: Midtown mit sieben Vierteln, die Auslage der Geschäfte, die Kartenstapel
status-progress = Geschäfte { $shops }/{ $all } · Baustopps { $stops }/{ $signs }
values-toggle = Wert der Bauplätze
short-34th-west = 34th W
short-34th-east = 34th E
short-42nd-west = 42nd W
short-times-square = Times Sq
short-42nd-east = 42nd E
short-52nd-west = 52nd W
short-52nd-east = 52nd E
short-central-park = Park
letter-white = W
letter-beige = B
site-empty = { $district }, { $site }: leer; ein Haus zählt hier { $worth }
site-dashed = { $district }: gestrichelter Platz, nur für Geschäfte
site-shops = { $district }, { $site }: { $shops }
site-houses =
    { $houses ->
        [one] { $district }, { $site }: ein Haus von { $owner }, zählt { $worth }
       *[other] { $district }, { $site }: { $houses } Häuser von { $owner }, je { $worth }, zusammen { $all }
    }
district-label = { $district }. Eine Wertung brächte: { $values }.
district-full = { $district }, jeder Bauplatz ist belegt: Eine Versteigerung kann mit einem Baustopp enden. Eine Wertung brächte: { $values }.
district-stopped = { $district }: Baustopp
start-label = Start. Versteigert wird, wenn eine Kommission zurückkehrt: Weiß { $white }; Beige { $beige }.
park-label = Central Park. Häuser: { $houses }. Geschäfte darunter: { $shops }. Drei davon bestimmen, was ein Haus hier zählt.
park-each = je Haus { $each }
marker-label = Plättchen { $number } der Kommission { $commission } in { $district }
commission-label = Kommission { $commission }, { $place }. Bei ihrer Rückkehr wird versteigert: { $round }.
commission-pick = Kommission { $commission } versetzen
display-head = Auslage · { $placed } von { $all } Geschäften platziert
shop-label =
    { $count ->
        [one] { $shop } im aktuellen Block
       *[other] { $shop }, { $count }-mal im aktuellen Block
    }
shop-later = { $shop }: Nur Geschäfte des gerahmten Blocks können genommen werden
bonus-label = Nach dem { $shops }. Geschäft: { $points } Punkte für Häuser in mindestens { $districts } Vierteln
end-label = Das { $shops }. Geschäft beendet das Spiel
stack-label = Stapel { $colour }: oben { $top }, dann { $unseen } unbekannte, dann in dieser Reihenfolge: { $returned }
stack-empty = Stapel { $colour }: leer
black-label = Schwarzer Stapel: { $down } verdeckt; offen darunter: { $up }
auction-head = Versteigerung: { $place }
auction-need = ab { $needed } führt man
auction-won =
    { $houses ->
        [0] { $player } hat einen Baustopp gewonnen
        [one] { $player } baut höchstens ein Haus
       *[other] { $player } baut bis zu { $houses } Häuser
    }
auction-winner = hat gewonnen
auction-colour = Alle bieten mit { $colour }.
auction-reach = Deine Karten reichen bis
auction-most = Alle deine Karten in { $colour } mit den schwarzen: { $most }
auction-no-reach = Keine deiner Karten passt hier.
auction-next-bid = Entwurf
auction-then = Dann: { $places }
auction-lay = Leg Karten aus deiner Hand aus
egon-waits = bietet nach allen
egon-out = ist raus
ahead-head = Versteigert wird bei der Rückkehr
ahead-none = noch nichts
kinds-head = Geschäftsarten neben einem Haus: Punkte
bonus-head = { $shops }. Geschäft: { $points } Punkte für { $districts } Viertel
no-bonus-head = Viertel mit Häusern
acts-label = Zug
hand-cards = Karten
acts-wait = Andere sind am Zug.
acts-take = Nimm Karten von den Stapeln auf dem Plan.
act-houses = Häuser
act-shop = Geschäft
act-shop-label = Ein Geschäft platzieren
act-black = Schwarz
act-score = Werten
act-score-label = Ein Viertel werten, in dem eine Kommission steht
act-bid = { $total } bieten
act-bid-label = { $total } bieten; mindestens { $needed } sind nötig
act-need = ab { $needed }
act-more = Leg noch { $missing } dazu oder nimm zurück.
act-pass = Passen
act-stop = Baustopp
colour-pick = Bauplatz: { $colour }
card-label =
    { $count ->
        [one] { $suit } { $number }, erlaubt { $houses ->
            [one] ein Haus
           *[other] { $houses } Häuser
        }
       *[other] { $count }-mal { $suit } { $number }, erlaubt { $houses ->
            [one] ein Haus
           *[other] { $houses } Häuser
        }
    }
held-label = { $suit }: { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }. Allen bekannt: { $known }.
supply-label = { $count ->
            [one] Ein Haus
           *[other] { $count } Häuser
        } im eigenen Vorrat, { $left } weitere im allgemeinen
districts-label = Häuser in { $count ->
            [one] einem Viertel
           *[other] { $count } Vierteln
        }
brings-found = Jedes Haus hier zählt jetzt { $worth }.
brings-houses = Dein Vorrat: { $supply ->
        [one] { $supply } Haus
       *[other] { $supply } Häuser
    }; { $left ->
        [one] { $left } bleibt
       *[other] { $left } bleiben
    } im allgemeinen. Dann zwei Karten und ein Schritt einer Kommission.
brings-score = Punkte: { $values }. Schwarze Karten: { $cards }. Dann versetzt du eine Kommission.
brings-black = Eine schwarze Karte und ein Schritt einer Kommission; dann zwei farbige Karten und noch ein Schritt.
brings-site = Wert eines Hauses: { $changes }.
brings-no-change = Kein Haus ändert seinen Wert.
brings-round = Versteigert wird: { $round }.
brings-marker = Ein Plättchen bleibt in { $district }: Dort wird versteigert.
brings-bid =
    { $houses ->
        [0] Du führst mit { $total } und bietest für einen Baustopp.
        [one] Du führst mit { $total }; diese Karten erlauben ein Haus.
       *[other] Du führst mit { $total }; diese Karten erlauben { $houses } Häuser.
    }
brings-build =
    { $houses ->
        [0] Du behältst deine Häuser: { $left } im Vorrat.
        [one] Es zählt jetzt { $each }. { $left ->
            [one] { $left } bleibt
           *[other] { $left } bleiben
        } in deinem Vorrat.
       *[other] Jedes zählt jetzt { $each }: { $all } bei einer Wertung. { $left ->
            [one] { $left } bleibt
           *[other] { $left } bleiben
        } in deinem Vorrat.
    }
brings-park =
    { $houses ->
        [0] Du behältst deine Häuser: { $left } im Vorrat.
        [one] Es zählt am Ende. { $left ->
            [one] { $left } bleibt
           *[other] { $left } bleiben
        } in deinem Vorrat.
       *[other] Sie zählen am Ende. { $left ->
            [one] { $left } bleibt
           *[other] { $left } bleiben
        } in deinem Vorrat.
    }
brings-stop = Du bekommst { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. Eine halbe Wertung für die anderen: { $halves }. Alle Häuser und Geschäfte hier sind aus dem Spiel.
