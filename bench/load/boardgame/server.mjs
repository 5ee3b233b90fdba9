// The peer of the load benchmark: two people in turn take one of four offered dominoes and put it
// somewhere on their board. It is smaller than Kingdomino in every respect: state, rules, words.
import { createRequire } from "node:module";

// The package has no entry for modules here.
const { Server, FlatFile } = createRequire(import.meta.url)("boardgame.io/server");

const DOMINOES = 48;
const OFFERED = 4;
const SQUARES = 25;

const claims = {
  name: "claims",
  setup: ({ random }) => ({
    stock: random.Shuffle(Array.from({ length: DOMINOES }, (_, index) => index + 1)),
    offer: [],
    boards: { 0: Array(SQUARES).fill(null), 1: Array(SQUARES).fill(null) },
  }),
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G }) => {
      while (G.offer.length < OFFERED && G.stock.length > 0) G.offer.push(G.stock.pop());
    },
  },
  moves: {
    take: ({ G, playerID }, index) => {
      if (!Number.isInteger(index) || G.offer[index] === undefined) return "INVALID_MOVE";
      const domino = G.offer.splice(index, 1)[0];
      G.boards[playerID][domino % SQUARES] = domino;
    },
  },
  endIf: ({ G, ctx }) => (ctx.turn > 1 && G.offer.length === 0 ? { draw: true } : undefined),
  minPlayers: 2,
  maxPlayers: 2,
};

const port = Number(process.argv[process.argv.indexOf("--port") + 1]);
const server = Server({
  games: [claims],
  origins: [`http://127.0.0.1:${port}`],
  db: new FlatFile({ dir: "matches" }),
});
server.run({ port, callback: () => console.log("listening") });
