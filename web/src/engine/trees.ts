/**
 * Message trees of the core as text, as `describe/trees.py` makes it: what is said, in the words of
 * a language. Nothing here knows a game.
 */

import type { FluentBundle } from '@fluent/bundle';
import { plainNumbers } from '$base/plain-numbers';

/** A number, a text, or a list that begins with what it is: see `core/message_trees/tree.hpp`. */
export type Tree = number | string | Tree[];

/** The most texts that are remembered: most parts of sentences come again and again. */
const REMEMBERED = 4000;

export class Formatter {
  readonly #bundle: FluentBundle;
  readonly #remembered = new Map<string, string>();

  constructor(bundle: FluentBundle) {
    this.#bundle = bundle;
  }

  text(tree: Tree): string {
    return `${this.#value(tree)}`;
  }

  /** Each tree as a line, without space at its end. */
  lines(trees: readonly Tree[]): string[] {
    return trees.map((tree) => this.text(tree).trimEnd());
  }

  /** A message with facts that are words and numbers already. */
  message(id: string, facts: Record<string, string | number> = {}): string {
    const message = this.#bundle.getMessage(id);
    if (!message?.value) throw new Error(`There is no message ${id}`);
    return this.#bundle.formatPattern(message.value, plainNumbers(facts), null);
  }

  #value(tree: Tree): string | number {
    if (!Array.isArray(tree)) return tree;
    const name = JSON.stringify(tree);
    let text = this.#remembered.get(name);
    if (text === undefined) {
      text = this.#said(tree);
      if (this.#remembered.size >= REMEMBERED) this.#remembered.clear();
      this.#remembered.set(name, text);
    }
    return text;
  }

  #said([what, ...rest]: Tree[]): string {
    switch (what) {
      case '@join': {
        const [separator, ...parts] = rest;
        return parts.map((part) => this.text(part)).join(`${separator}`);
      }
      case '@capital':
        return capitalised(this.text(rest[0] ?? ''));
      case '@first':
        return this.message(`${rest[0]}`).split(',')[0] ?? '';
    }
    const facts: Record<string, string | number> = {};
    for (let index = 0; index < rest.length; index += 2) {
      facts[`${rest[index]}`] = this.#value(rest[index + 1] ?? '');
    }
    return this.message(this.#id(what), facts);
  }

  /** Of two ids the first that has words. */
  #id(what: Tree | undefined): string {
    if (!Array.isArray(what)) return `${what}`;
    return `${what.find((id) => this.#bundle.hasMessage(`${id}`)) ?? what.at(-1)}`;
  }
}

function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

const NO_BREAK_SPACE = '\u00a0';

/** Lines of at most `width` characters, broken only after commas. */
export function filled(text: string, width: number): string[] {
  if (text.length <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const part of text.split(/(?<=,) /)) {
    const longer = line ? `${line} ${part}` : part;
    if (line && longer.length > width) {
      lines.push(line);
      line = part;
    } else line = longer;
  }
  return [...lines, line].map((each) => each.replaceAll(NO_BREAK_SPACE, ' '));
}
