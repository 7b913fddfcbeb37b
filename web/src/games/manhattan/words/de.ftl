# Was nur die Seite von Manhattan sagt.
board-label = Der Plan: sechs Städte mit neun Bauplätzen
city-label = { $city }. Die meisten Türme: { $leader }.
site-empty = { $city }, Feld { $square }: leer
site-tower = { $city }, Feld { $square }: Turm von { $owner }, { $height } hoch ({ $floors })
hand-cards = Karten
card-label = Karte: Feld { $square }
part-label =
    { $count ->
        [0] { $colour }, Höhe { $size }: keines mehr
        [one] { $colour }, Höhe { $size }: ein Teil
       *[other] { $colour }, Höhe { $size }: { $count } Teile
    }
parts-label =
    { $kind ->
        [ready] Bereit für diese Runde in { $colour }: { $one } der Höhe 1, { $two } der Höhe 2, { $three } der Höhe 3, { $four } der Höhe 4
       *[supply] Im Vorrat in { $colour }: { $one } der Höhe 1, { $two } der Höhe 2, { $three } der Höhe 3, { $four } der Höhe 4
    }
last-card = Die zuletzt gespielte Karte, wie du den Plan siehst
gist-grows = Dein Turm wächst auf { $height } Stockwerke
gist-takes = Nimmt { $owner } ({ $colour }) den Turm ab: { $height } Stockwerke
