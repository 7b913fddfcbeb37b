/** Three turns of a match of three: a lot, a building, land kept free, and a rebuilding. */
import type { Tutorial } from "../../toolkit/tutorial";

export default {
  players: 3,
  key: "0000000000000000000000000000047a",
  seat: 0,
  auto: false,
  steps: [
    { say: "tutorial-hello", point: ["@board"] },
    { say: "tutorial-starter", point: ["lot:e2"] },
    { say: "tutorial-take", do: ["take green 3"] },
    { say: "tutorial-settle", do: ["settle c4"] },
    { say: "tutorial-build", do: ["build bronze-i2"] },
    { say: "tutorial-place", do: ["place d4 north"], point: ["square:e4"] },
    { say: "tutorial-worker", point: ["@players"] },
    {
      say: "tutorial-second",
      moves: ["take blue 3", "settle h7", "build bronze-v3", "place h7 west", "take red 2", "settle q3", "build bronze-i2", "place q3 north"],
      do: ["take green 2"],
    },
    { say: "tutorial-beside", do: ["settle d2"] },
    { say: "tutorial-wait", do: ["done"] },
    {
      say: "tutorial-rebuild",
      moves: ["take green 2", "settle b3", "done", "take red 3", "settle p2", "build bronze-i3", "place p2 north"],
      do: ["rebuild gold-w6"],
    },
    { say: "tutorial-replace", do: ["place e2 south"], point: ["square:d3"] },
    { say: "tutorial-kept", point: ["@players"] },
    { say: "tutorial-legendary", point: ["tile:woolworth"] },
    { say: "tutorial-end" },
  ],
} satisfies Tutorial;
