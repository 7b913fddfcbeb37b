# What the coach says in the first game of Flatiron.
tutorial-hello = One building in the middle, four streets and City Hall around it. You and Robin raise it together, floor by floor, and whoever has most points when the roof is on wins. The cards here are a reconstruction, not the published ones.
tutorial-board = First choose a company. Its board has a column for each street with two effects in it, and says what a pillar of each colour brings you. Take board A with its violet side up: its orange pillars are worth 4 points.
tutorial-go = A turn is simple: go to another place, then do one thing there. The floor at the bottom pays a dollar to whoever goes to Broadway. Go there.
tutorial-run = Here you can buy the top card, take 2 dollars, or run your column. Your Broadway column trades orange pillars and builds one. Run it.
tutorial-trade = The effects of a column are run one by one, from top to bottom, and any can be skipped. First the trade: buy an orange pillar for 4 dollars.
tutorial-build = Now it can be built for a dollar. Each of the three slots has a bonus; the second gives 2 points. Choose your orange pillar and slot 2: 4 points from your board and 2 from the slot.
tutorial-robin = Robin went to 23rd Street, bought ivory and built it for 4 points. A floor takes three pillars, all of different colours. Now for a card: go to 5th Avenue. You may not stay where you are, nor go where Robin stands.
tutorial-buy = The top card costs 1 dollar and belongs to the column of 22nd Street. Its upper half sells you any pillar for 2 dollars and has a thumb up; its lower half has a thumb down. Thumbs count at the end, column by column. Buy it with the upper half showing.
tutorial-city-hall = The card lies above your board now, for good. Robin took dollars, and I have moved you to City Hall. Its cards score at the end alone. Or you run the newspaper that lies there: 3 dollars. Run it.
tutorial-column = 5 dollars. You are in 22nd Street, and your new card is the topmost effect of the column: it comes first. Buy a charcoal pillar with it, for 2.
tutorial-third = I skipped the trade of blue. The last effect builds two pillars for 3 dollars; with one pillar you may do it all the same. Put charcoal on slot 1: 3 points, and a newspaper as a bonus. The floor is full then.
tutorial-newspaper = Robin bought a City Hall card. You went to 23rd Street for 3 dollars. You hold a newspaper that only you see: use it at any time in your turn. It pays 3 dollars and becomes the active one at City Hall.
tutorial-floor = Three pillars stand, and you have 6 dollars. You are in 5th Avenue, where your column builds floors. Build it: 5 dollars, 6 points. All stacks turn up new cards after that.
tutorial-newsboy = You have passed 10, where the newsboy stood. He brings two newspapers: you keep one, Robin gets the other. Keep the one that builds a pillar for a dollar.
tutorial-end = He waits at 20 now. A new floor is active, with a new effect for both of you and new slots. After five floors comes the roof, and it ends the game. Then every column with more thumbs up than down is worth 5 points, the other way round it costs 3, and City Hall cards score. Now play!
