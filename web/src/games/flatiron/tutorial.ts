/** The first floor of a match of two: going, running a column, building, buying a card, City Hall, newspapers, a floor. */
import type { Tutorial } from "../../toolkit/tutorial";

export default {
  players: 2,
  key: "0000000000000000000000000000003d",
  seat: 0,
  steps: [
    { say: "tutorial-hello", point: ["@board"] },
    { say: "tutorial-board", do: ["board a violet"] },
    { say: "tutorial-go", moves: ["board b violet"], do: ["go broadway"] },
    { say: "tutorial-run", do: ["run"] },
    { say: "tutorial-trade", do: ["buy-pillar orange"] },
    { say: "tutorial-build", do: ["build orange 2"] },
    { say: "tutorial-robin", moves: ["go 23rd", "run", "buy-pillar ivory", "build ivory 3"], do: ["go 5th"] },
    { say: "tutorial-buy", do: ["buy 5th upper"] },
    { say: "tutorial-city-hall", moves: ["go broadway", "take", "go city-hall"], do: ["run"] },
    { say: "tutorial-column", moves: ["gain", "go 5th", "take", "go 22nd", "run"], do: ["buy-pillar charcoal"] },
    { say: "tutorial-third", moves: ["skip"], do: ["build charcoal 1"] },
    {
      say: "tutorial-newspaper",
      moves: ["end", "go city-hall", "acquire h05 23rd upper", "go 23rd", "run", "skip", "gain"],
      do: ["use n1"],
    },
    { say: "tutorial-floor", moves: ["gain", "go broadway", "take", "go 5th", "run", "skip"], do: ["raise"] },
    { say: "tutorial-newsboy", do: ["keep n4"] },
    { say: "tutorial-end", point: ["@board"] },
  ],
} satisfies Tutorial;
