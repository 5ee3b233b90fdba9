// A bot for every game of Dominium, for Node: it chooses any legal action.
//
//     dominium arena "program:node random_bot.mjs" random --games 20
//
// It answers each question with one line; what it has to say to its author goes to console.error.

import { createInterface } from 'node:readline';

/** A small generator of random numbers from 0 to 1, which begins alike for the same seed. */
function generator(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function say(answer) {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}

let random = generator(1);

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === 'hello') {
    say({ type: 'hello', protocol: 1, name: 'Random example', version: '1.0' });
  } else if (message.type === 'new_game') {
    random = generator(message.seed);
    say({ type: 'ready', id: message.id });
  } else if (message.type === 'choose') {
    const actions = message.legal_actions;
    const action = actions[Math.floor(random() * actions.length)];
    say({ type: 'choose', id: message.id, action });
  } else if (message.type === 'quit') {
    break;
  }
}

process.exit(0);
