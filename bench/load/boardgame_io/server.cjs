// boardgame.io's own server with a game of like size: a line of cards with tokens, two paths, a wolf. In memory.
const { Server, Origins } = require("boardgame.io/server");

const CARDS = 12;
const PATH = 23;
const TRACK = 10;

const fresh = (random) => ({
  hood: 2,
  wolf: 0,
  onWolfTrack: false,
  line: [],
  deck: random.Shuffle([...Array(CARDS).keys()].map((id) => ({ id, number: 1 + (id % 6), flowers: 1 + (id % 3) }))),
  discard: [],
  reserve: { flowers: 9, pebbles: 4 },
  basket: { flowers: 0, pebbles: 0 },
  tiles: random.Shuffle([false, false, false, true]).map((cottage) => ({ cottage, turned: false })),
  cake: true,
  butter: true,
});

function reveal(G, random) {
  if (G.deck.length === 0) {
    G.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
  const card = G.deck.pop();
  const tokens = [];
  for (let i = 0; i < card.flowers && G.reserve.flowers + G.reserve.pebbles > 0; i++) {
    const left = G.reserve.flowers + G.reserve.pebbles;
    const face = random.Die(left) <= G.reserve.flowers ? "flowers" : "pebbles";
    G.reserve[face] -= 1;
    tokens.push({ face, up: false });
  }
  return { card, tokens };
}

function clear(G) {
  for (const { card, tokens } of G.line) {
    G.discard.push(card);
    for (const { face } of tokens) G.basket[face] += 1;
  }
  G.line = [];
  if (G.reserve.flowers + G.reserve.pebbles < 4) {
    for (const face of ["flowers", "pebbles"]) {
      G.reserve[face] += G.basket[face];
      G.basket[face] = 0;
    }
  }
  G.wolf += 1;
}

// A game that is over begins anew at the same table.
const isOver = (G) => G.hood >= PATH || G.wolf >= TRACK;

const Picking = {
  name: "picking",
  setup: ({ random }) => fresh(random),
  moves: {
    pickOn: ({ G, random }) => {
      const shown = reveal(G, random);
      const fails = shown.card.number < G.line.length;
      G.line.push(shown);
      if (fails) clear(G);
      if (isOver(G)) Object.assign(G, fresh(random));
    },
    stop: ({ G, random }) => {
      const steps = G.line.flatMap(({ tokens }) => tokens).filter(({ face }) => face === "flowers").length;
      G.hood += steps;
      clear(G);
      if (isOver(G)) Object.assign(G, fresh(random));
    },
  },
  playerView: ({ G }) => ({
    ...G,
    deck: G.deck.length,
    line: G.line.map(({ card, tokens }) => ({ card, tokens: tokens.map(({ up }) => ({ up })) })),
  }),
};

const port = Number(process.argv[2]);
Server({ games: [Picking], origins: [Origins.LOCALHOST] }).run(port, () => console.log("listening"));
