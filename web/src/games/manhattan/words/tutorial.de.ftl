# Was der Lehrer in der ersten Partie Manhattan sagt.
tutorial-hello = Willkommen am Zeichentisch. Das sind sechs Städte mit je neun Bauplätzen. Du baust für Zinnober, die Farbe mit dem Buchstaben A. Nach sechs Runden gewinnt, wer die meisten Punkte hat.
tutorial-choose = Jede Runde beginnt mit einer Wahl: vier Teile aus deinem Vorrat, nur die kannst du in dieser Runde bauen. Nimm zuerst ein großes, der Höhe 4. Davon hast du drei für die ganze Partie.
tutorial-choose-low = Auch niedrige Teile sind nützlich: Ein Turm bringt seinem Besitzer einen Punkt, egal wie hoch er ist. Nimm ein Teil der Höhe 1.
tutorial-chosen = Eine 2 und noch eine 1 habe ich für dich genommen. Auch Robin und Kim haben gewählt; was sie bereithalten, liegt offen bei ihren Namen.
tutorial-hand = Hier sind deine vier Karten und deine vier Teile. Eine Karte zeigt eines der neun Felder, so wie du sie siehst: Auf diesem Feld darfst du bauen, in welcher Stadt du willst.
tutorial-build = Du bist dran: Wähle die Karte von Feld 5, das Teil der Höhe 1 und den Platz in Kairo. Die Reihenfolge ist gleich; was leuchtet, passt noch.
tutorial-overbuilt = Kim hat auf deinen Turm gebaut! Wessen Teil oben liegt, dem gehört der ganze Turm. Das darf, wer danach mindestens so viele Stockwerke darin hat wie der Besitzer vorher: Kims 2 gegen deine 1.
tutorial-win-back = Hol ihn dir zurück. Alle deine Stockwerke in einem Turm zählen, egal wo sie liegen: Du hast 1 darin, mit noch einer 1 sind es 2, so viele wie Kim. Ein kleines Teil genügt.
tutorial-highest = Robins Turm in Sydney ist bisher der höchste, und der eine höchste Turm auf dem ganzen Plan bringt nach jeder Runde 3 Punkte. Dein Teil der Höhe 4 zieht mit Robins vier Stockwerken gleich: Setz es obendrauf.
tutorial-majority = Wer in einer Stadt mehr Türme hat als jeder andere, bekommt dort 2 Punkte. In Manhattan ist noch niemand: Ein einziger Turm reicht. Baue deine 2 auf Feld 1.
tutorial-tie = Und auch Robin hat in Manhattan gebaut: je ein Turm, Gleichstand, und der bringt nichts. Wer spät in der Runde baut, hat das letzte Wort. Achte also darauf, wer noch kommt.
tutorial-scored = Die Runde wird gewertet: 3 Punkte für deinen höchsten Turm, je 2 für Sydney und Kairo, 1 für jeden deiner drei Türme. Zehn! Zeig auf eine Zahl, und du siehst, woher die Punkte kommen; der Verlauf darunter sagt es Zeile für Zeile.
tutorial-next-round = Türme bleiben stehen, Teile kommen nicht zurück: Der Vorrat schrumpft von Runde zu Runde, und jede Runde wird neu gewertet. Das Zeichen der Startperson geht weiter zu Robin. Runde 2 von 6 beginnt.
tutorial-end = Das ist ganz Manhattan. Am Tisch kannst du einen Schritt zurücknehmen, um einen Tipp bitten, jede frühere Stellung ansehen oder aus der Liste der Züge spielen. Jetzt du!
