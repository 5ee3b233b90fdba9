/** The files of the modules of each family: its rules with what is told of them, and its players. */

const address = (file: URL) => file.href;

export const MODULES = {
  kingdom: {
    game: address(new URL('./modules/kingdom.wasm', import.meta.url)),
    players: address(new URL('./modules/kingdom_players.wasm', import.meta.url)),
  },
  line: {
    game: address(new URL('./modules/line.wasm', import.meta.url)),
    players: address(new URL('./modules/line_players.wasm', import.meta.url)),
  },
};

/** The module of the score pads, for both families. */
export const PADS = address(new URL('./modules/pads.wasm', import.meta.url));
