// boardgame.io's own server with a game of SPICY's size: hands, a deck, a stack, points, and a view without the secrets.
// It takes the moves of the benchmark as they come: no rules are checked. With a folder as second argument its own
// FlatFile stores every match there; without one everything stays in memory.
const { Server, FlatFile } = require('boardgame.io/dist/cjs/server.js');

const deck = () => {
  const cards = [];
  for (const spice of 'cwp') for (let number = 1; number <= 10; number++) for (let i = 0; i < 3; i++) cards.push(spice + number);
  for (let i = 0; i < 5; i++) cards.push('*s', '*n');
  return cards;
};

const draw = (G, seat, count) => {
  for (let i = 0; i < count && G.deck.length; i++) G.hands[seat].push(G.deck.pop());
};

const spicy = {
  name: 'spicy',
  disableUndo: true, // else the state holds a copy of every earlier position, which FlatFile would write for each move
  setup: ({ ctx, random }) => {
    const G = { deck: random.Shuffle(deck()), hands: [], stack: [], points: [], trophies: [], turn: 0 };
    for (let seat = 0; seat < ctx.numPlayers; seat++) {
      G.hands.push([]);
      G.points.push(0);
      G.trophies.push(0);
      draw(G, seat, 6);
    }
    return G;
  },
  turn: { activePlayers: { all: 'table' }, stages: { table: {} } },
  moves: {
    act: ({ G, playerID }, text) => {
      const seat = Number(playerID);
      const words = text.split(' ');
      const next = (seat + 1) % G.hands.length;
      if (words[0] === 'plays') {
        const hand = G.hands[seat];
        hand.splice(Math.max(0, hand.indexOf(words[1])), 1);
        G.stack.push({ card: words[1], claim: words[3], by: seat });
        if (!hand.length) { G.trophies[seat]++; draw(G, seat, 6); }
        G.turn = next;
      } else if (words[0] === 'passes') {
        draw(G, seat, 1);
        G.turn = next;
      } else if (words[0] === 'challenges' && G.stack.length) {
        const top = G.stack[G.stack.length - 1];
        const lied = words[1] === 'number' ? top.card.slice(1) !== top.claim.slice(1) : top.card[0] !== top.claim[0];
        const [winner, loser] = lied ? [seat, top.by] : [top.by, seat];
        G.points[winner] += G.stack.length;
        G.stack = [];
        draw(G, loser, 2);
        G.turn = loser;
      }
      if (G.deck.length < 8) G.deck = deck();
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    stack: G.stack.map((laid) => (String(laid.by) === playerID ? laid : { claim: laid.claim, by: laid.by })),
  }),
};

const [port, dir] = [Number(process.argv[2]), process.argv[3]];
const db = dir ? new FlatFile({ dir }) : undefined;
Server({ games: [spicy], origins: ['*'], db }).run({ port, lobbyConfig: { apiPort: undefined } }, () => console.log('ready'));
