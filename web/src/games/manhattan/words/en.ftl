# What only Manhattan's page says.
board-label = The board: six cities of nine sites
city-label = { $city }. Most towers: { $leader }.
site-empty = { $city }, square { $square }: empty
site-tower = { $city }, square { $square }: tower of { $owner }, { $height } high ({ $floors })
hand-cards = Cards
card-label = Card: square { $square }
part-label =
    { $count ->
        [0] { $colour }, height { $size }: none left
        [one] { $colour }, height { $size }: one part
       *[other] { $colour }, height { $size }: { $count } parts
    }
parts-label =
    { $kind ->
        [ready] Ready for this round in { $colour }: { $one } of height 1, { $two } of height 2, { $three } of height 3, { $four } of height 4
       *[supply] In the supply in { $colour }: { $one } of height 1, { $two } of height 2, { $three } of height 3, { $four } of height 4
    }
last-card = The card played last, as you see the board
gist-grows = Your tower grows to { $height } floors
gist-takes = Takes the tower from { $owner } ({ $colour }): { $height } floors
