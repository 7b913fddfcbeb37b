# Manhattan

game-title = Manhattan
game-summary = Baue Türme in sechs Städten, und setz dich auf die der anderen.

city-sydney = Sydney
city-manhattan = Manhattan
city-frankfurt = Frankfurt
city-hong-kong = Hongkong
city-sao-paulo = São Paulo
city-cairo = Kairo
colour-vermilion = Zinnober
colour-blue = Blau
colour-green = Grün
colour-amber = Bernstein
own-colour-first = deine erste Farbe
own-colour-second = deine zweite Farbe

option-rounds = Runden zu dritt
option-rounds-six-of-four = sechs Runden mit vier Teilen
option-rounds-four-of-six = vier Runden mit sechs Teilen

move-choose =
    { $colour_id ->
        [second] Ein Teil der Höhe { $size } für diese Runde nehmen, in der zweiten Farbe
       *[first] Ein Teil der Höhe { $size } für diese Runde nehmen
    }
move-build =
    { $colour_id ->
        [second] Höhe { $size } auf Feld { $square } in { $city } bauen, in der zweiten Farbe
       *[first] Höhe { $size } auf Feld { $square } in { $city } bauen
    }
move-give-up =
    { $colour_id ->
        [second] Die Karte von Feld { $card } und ein Teil der Höhe { $size } der zweiten Farbe abgeben
       *[first] Die Karte von Feld { $card } und ein Teil der Höhe { $size } abgeben
    }

event-round = Runde { $round } beginnt; { $starter } fängt an.
event-chosen = { $player } nimmt ein Teil in { $colour } der Höhe { $size }.
event-built = { $player } baut { $colour } { $size } auf Feld { $square } in { $city }: Der Turm ist { $height } hoch.
event-given-up = { $player } kann nichts setzen und gibt die Karte von Feld { $card } und ein Teil in { $colour } der Höhe { $size } ab.
event-drawn =
    { $card_known ->
        [yes] { $player } zieht die Karte von Feld { $card }.
       *[no] { $player } zieht eine Karte.
    }
event-reshuffled = Der Nachziehstapel war leer: { $cards } gespielte Karten werden neu gemischt.
event-highest = Höchster Turm: { $player } ({ $colour }), { $height ->
            [one] 1 Stockwerk
           *[other] { $height } Stockwerke
        } in { $city }: { $points } Punkte.
event-no-highest = Kein einzelner höchster Turm: { $towers } haben { $height ->
            [one] 1 Stockwerk
           *[other] { $height } Stockwerke
        }. Niemand punktet.
event-majority = Mehrheit in { $city }: { $player } ({ $colour }) mit { $towers ->
            [one] 1 Turm
           *[other] { $towers } Türmen
        }: { $points } Punkte.
event-towers = Türme: { $player } ({ $colour }) besitzt { $towers }: { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
event-over = Die Partie endet nach { $rounds } Runden.

prompt-choose =
    { $who ->
        [you] Wähle deine Teile für diese Runde.
       *[other] { $player } wählt Teile für diese Runde.
    }
prompt-build =
    { $who ->
        [you] Spiel eine Karte und bau eines deiner Teile.
       *[other] { $player } baut gleich.
    }
prompt-give-up =
    { $who ->
        [you] Keines deiner Teile passt irgendwo: Gib eine Karte und ein Teil ab.
       *[other] { $player } kann nichts setzen und gibt eine Karte und ein Teil ab.
    }

source-highest = Höchster Turm
source-majorities = Mehrheiten
source-towers = Türme

why-choosing = Zuerst wählen alle ihre Teile für diese Runde.
why-building = Die Teile für diese Runde sind schon gewählt.
why-supply = Du hast kein Teil der Höhe { $size } mehr im Vorrat.
why-full = Du hast schon alle Teile dieser Farbe für diese Runde.
why-card = Du hast keine Karte für Feld { $square }.
why-part = Du hast in dieser Runde kein Teil der Höhe { $size } bereit.
why-floors = { $owner } hat { $floors } Stockwerke in diesem Turm: Du brauchst mindestens ein Teil der Höhe { $needed }.
why-floors-never = { $owner } hat { $floors } Stockwerke in diesem Turm: Keines deiner Teile ist hoch genug.
why-can-build = Du kannst noch bauen, also darfst du nichts abgeben.
why-colour = Du spielst nur eine Farbe.
why-not-held = Diese Karte hast du nicht.

text-round = Runde { $round } von { $last }
text-hand = Deine Karten (Felder, wie du sie siehst → Felder des Plans)
text-ready = Bereit
text-supply = Vorrat
text-points = Punkte
text-draw-pile = Nachziehstapel: { $cards ->
            [one] 1 Karte
           *[other] { $cards } Karten
        }
text-legend = Ein Bauplatz zeigt Besitzer und Höhe des Turms; · ist leer. Die Felder 1 bis 9 laufen zeilenweise, von Süden gesehen.
