# What the coach says in the first game of Fifth Avenue.
tutorial-hello = This is Midtown: seven districts, each a ring of five building sites. Houses are worth something where many different shops are near. You play vermilion, with the letter A; most points win.
tutorial-found = The number on a site says what a house there is worth now: 1 with no shop beside it, 2 with one kind, then 3, 5 and 8. Place your first house on the violet site of 34th Street West, beside a gallery.
tutorial-second = The others have placed two houses each, one after the other. Your second goes to another district: take grey in 52nd Street West.
tutorial-turn = A turn is one of four: take houses, place a shop, draw a black card, or score a district. Let us make your first house worth more: take the perfumery from the framed block of the display.
tutorial-site = Put it on green in 34th Street West. Your house on violet then has a gallery on one side and a perfumery on the other. Two kinds: 3 points instead of 2. Two galleries would count as one kind only.
tutorial-take = After that come two coloured cards from the open stacks. Cards are for auctions, and a card's colour is the site that it bids for: your house stands on violet, so take violet.
tutorial-move = I have taken green for you. Every turn ends with a commission's step. Send the white one to 34th Street West: every district on its way will be up for auction.
tutorial-score = The others took houses and cards, and moved the white commission on. It stands in 52nd Street West, where you have a house: score the district now. Instead of coloured cards, two black ones follow.
tutorial-houses = Robin has profited as well: everybody scores a district that is scored. The white commission has reached Central Park, and to build you will need houses. Take three.
tutorial-return = Two cards more, I chose violet and orange. Now bring the white commission home to Start. That opens the auctions: the three districts with its markers, and then Central Park.
tutorial-lay = 34th Street West. Who has a house here bids with the colour of its site: for you, violet. The first card of a bid is coloured; black ones may follow. Lay a violet 4.
tutorial-bid = And a second 4, from me. Look at the small houses on the cards: a 4 allows three houses, a 5 two, a 6 only one, and the card with the fewest houses decides. High cards win, low cards build. Bid your 8.
tutorial-raise = Robin passed, Kim bids 9 on brown. Bids are raised by adding cards, so 10 or more leads. Lay a black 4: twelve, and still three houses. Nobody sees it before you bid.
tutorial-build = Kim passed, you have won. Only the winner's cards are gone; the others take theirs back. Build three houses on violet: four houses worth 3 each.
tutorial-end = Robin and Kim have won the other two districts. Central Park comes last: houses there count at the end alone, by the shops that lie below it. The game ends with the twelfth shop or the second building stop, which a full district can get. Your turn!
