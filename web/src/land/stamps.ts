/** Drawings as text: numbers as they are written, chance by place, and stamps of path data. */

import { stamps } from 'virtual:artwork/land';

/** A square of the land is this wide; at the usual size a unit is about a pixel. */
export const UNIT = 100;

/** From this size on a number is written without a decimal place. */
const WHOLE_FROM = 24;

/** A number between 0 and 1 that depends on nothing but a place and a purpose. */
export function chance(x: number, y: number, purpose = 0): number {
  const mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(purpose, 974634777);
  const stirred = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((stirred ^ (stirred >>> 16)) >>> 0) / 4294967296;
}

/** A number for path data, rounded half up: "0.5", "-12.3", "150". */
export function written(value: number): string {
  if (Math.abs(value) >= WHOLE_FROM) return String(Math.floor(value + 0.5));
  return String(Math.floor(value * 10 + 0.5) / 10);
}

export function point(x: number, y: number): string {
  return `${written(x)} ${written(y)}`;
}

/** A path of one paint, nothing where there is nothing to draw. */
export function path(paint: string, data: string, more = ''): string {
  return data && `<path class="${paint}"${more} d="${data}"/>`;
}

/** A command of path data, or one of its numbers and the direction it measures. */
type Token = string | { value: number; axis: 'x' | 'y' };

const parsed = new Map<string, Token[]>();

/** Relative path data, scaled and put with its foot at a place. */
export function stamped(data: string, x: number, y: number, width = 1, height = width): string {
  let text = `M${point(x, y)}`;
  let afterNumber = false;
  for (const token of tokensOf(data)) {
    if (typeof token === 'string') {
      text += token;
      afterNumber = false;
    } else {
      const number = written(token.value * (token.axis === 'x' ? width : height));
      text += afterNumber && !number.startsWith('-') ? ` ${number}` : number;
      afterNumber = true;
    }
  }
  return text;
}

/** The stamp of this name, scaled and put with its foot at a place. */
export function stamp(name: string, x: number, y: number, width = 1, height = width): string {
  return stamped(stampNamed(name), x, y, width, height);
}

function stampNamed(name: string): string {
  const data = stamps[name];
  if (data === undefined) throw new Error(`The land has no stamp ${name}`);
  return data;
}

function tokensOf(data: string): Token[] {
  const known = parsed.get(data);
  if (known) return known;
  const tokens: Token[] = [];
  let axis: 'x' | 'y' = 'x';
  for (const [word] of data.matchAll(/[a-z]|-?[\d.]+/g)) {
    if (/[a-z]/.test(word)) {
      tokens.push(word);
      axis = word === 'v' ? 'y' : 'x';
    } else {
      tokens.push({ value: Number(word), axis });
      axis = axis === 'x' ? 'y' : 'x';
    }
  }
  parsed.set(data, tokens);
  return tokens;
}
