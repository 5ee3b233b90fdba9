/**
 * Times searches of the core in the page: `node bench/pages_player.mjs MODULE GAME PLAYOUTS ROUNDS`
 * reads actions line by line, and prints the milliseconds of each search after them as JSON.
 */

import { readFileSync } from 'node:fs';

const [module, game, playouts, rounds] = process.argv.slice(2);
const actions = readFileSync(0, 'utf8').split('\n').filter(Boolean);
const DONE = 0;
const system = {
  clock_time_get(_clock, _precision, place) {
    const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
    new DataView(core.memory.buffer).setBigUint64(place, nanoseconds, true);
    return DONE;
  },
  fd_close: () => DONE,
  fd_seek: () => DONE,
  fd_write: () => DONE,
};
const compiled = new WebAssembly.Module(readFileSync(module));
const core = new WebAssembly.Instance(compiled, { wasi_snapshot_preview1: system }).exports;
core._initialize();

function send(name, text) {
  const bytes = new TextEncoder().encode(text);
  const place = core.allocate(bytes.length);
  new Uint8Array(core.memory.buffer, place, bytes.length).set(bytes);
  core[name](place, bytes.length);
  core.release(place);
}

send('open', game);
for (const action of actions) send('act', action);
const times = [];
for (let seed = 0; seed < Number(rounds); ++seed) {
  const begun = performance.now();
  core.search(Number(playouts), 0, BigInt(seed));
  times.push(performance.now() - begun);
}
console.log(JSON.stringify(times));
