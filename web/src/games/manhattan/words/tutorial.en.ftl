# What the coach says in the first game of Manhattan.
tutorial-hello = Welcome to the drawing table. These are six cities with nine building sites each. You build for vermilion, the colour with the letter A. After six rounds most points win.
tutorial-choose = Every round begins with a choice: four parts from your supply, and only these can be built in this round. Take a big one first, of height 4. You have three of them for the whole match.
tutorial-choose-low = Low parts have their use: a tower is worth a point to its owner, however high it is. Take a part of height 1.
tutorial-chosen = I have taken a 2 and another 1 for you. Robin and Kim have chosen as well; what they have ready lies open for everyone by their names.
tutorial-hand = Here are your four cards and your four parts. A card shows one of the nine squares as you see them: it lets you build on that square, in whichever city you like.
tutorial-build = Your turn: choose the card of square 5, the part of height 1, and the site in Cairo. The order does not matter; what glows still fits.
tutorial-overbuilt = Kim has built on your tower! Whoever's part is on top owns the whole tower. That is allowed to everyone who then has at least as many floors in it as the owner had: Kim's 2 against your 1.
tutorial-win-back = Take it back. All your floors in a tower count, wherever they are: you have 1 in there, with another 1 you have 2, as many as Kim. A small part is enough.
tutorial-highest = Robin's tower in Sydney is the highest so far, and the one highest tower on the whole board is worth 3 points after each round. Your part of height 4 equals Robin's four floors: put it on top.
tutorial-majority = Who owns more towers in a city than each other player gets 2 points there. Nobody is in Manhattan yet: a single tower will do. Build your 2 on square 1.
tutorial-tie = And Robin has built in Manhattan too: one tower each, a tie, and a tie gives nothing. Who builds late in a round has the last word, so look who is still to come.
tutorial-scored = The round is scored: 3 points for your highest tower, 2 each for Sydney and Cairo, 1 for each of your three towers. Ten! Point at a number to see where the points come from; the log below tells it line by line.
tutorial-next-round = Towers stay, parts do not come back: the supply shrinks from round to round, and every round is scored anew. The mark of the starting player moves on to Robin. Round 2 of 6 begins.
tutorial-end = That is all of Manhattan. At the table you can take back a step, ask for a hint, look at any earlier position, or play from the list of moves. Your turn!
