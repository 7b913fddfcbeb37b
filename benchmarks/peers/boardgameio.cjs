// Random play of boardgame.io's tutorial game for argv[2] seconds of processor time; prints moves a second.
const { Client } = require("boardgame.io/client");
const { INVALID_MOVE } = require("boardgame.io/core");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const full = (cells) => cells.every((cell) => cell !== null);
const won = (cells) => LINES.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const TicTacToe = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell: ({ G, playerID }, id) => {
      if (G.cells[id] !== null) return INVALID_MOVE;
      G.cells[id] = playerID;
    },
  },
  endIf: ({ G, ctx }) => {
    if (won(G.cells)) return { winner: ctx.currentPlayer };
    if (full(G.cells)) return { draw: true };
  },
};

function match() {
  const client = Client({ game: TicTacToe });
  client.start();
  let moves = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((cell, i) => (cell === null ? [i] : []));
    client.moves.clickCell(free[Math.floor(Math.random() * free.length)]);
    moves += 1;
  }
  client.stop();
  return moves;
}

function seconds(since) {
  const used = process.cpuUsage(since);
  return (used.user + used.system) / 1e6;
}

for (const warm = process.cpuUsage(); seconds(warm) < 0.5; ) match();
const began = process.cpuUsage();
let moves = 0;
while (seconds(began) < Number(process.argv[2])) moves += match();
console.log(moves / seconds(began));
