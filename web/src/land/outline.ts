/**
 * Soft outlines of squares. Corners are curves; every corner and every edge wanders a little, as
 * chance has it at its place, so that two regions with a common edge draw the very same curve.
 */

import { keyOf } from './regions';
import { chance, point, UNIT } from './stamps';

interface Place {
  x: number;
  y: number;
}

/** An edge between two corners of the grid; the inside is on its right hand. */
interface Edge {
  from: Place;
  to: Place;
}

interface Shape {
  /** The outline lies so many units further in, or out where it is negative. */
  inset?: number;
  /** The part of an edge that belongs to the curve of its corner. */
  curve?: number;
}

/** The purposes of chance. */
const CORNER_ACROSS = 1;
const CORNER_DOWN = 2;
const BEND = 3;

/** The most units between a corner and its place in the grid, and between an edge and its line. */
const WANDER = 4.5;
const SWAY = 10.5;

export function outline(squares: readonly Place[], { inset = 0, curve = 0.3 }: Shape = {}): string {
  return loopsOf(squares)
    .map((loop) => softened(loop, inset, curve))
    .join('');
}

/** The closed lines of edges round some squares; squares that only touch at a corner stay apart. */
function loopsOf(squares: readonly Place[]): Edge[][] {
  const edges = outerEdges(squares);
  const leaving = new Map<string, Edge[]>();
  for (const edge of edges) {
    const key = keyOf(edge.from.x, edge.from.y);
    leaving.set(key, [...(leaving.get(key) ?? []), edge]);
  }
  const used = new Set<Edge>();
  return edges.flatMap((first) => {
    const loop: Edge[] = [];
    let edge: Edge | undefined = first;
    while (edge && !used.has(edge)) {
      used.add(edge);
      loop.push(edge);
      edge = rightmost(edge, leaving.get(keyOf(edge.to.x, edge.to.y)) ?? []);
    }
    return loop.length > 0 ? [loop] : [];
  });
}

function outerEdges(squares: readonly Place[]): Edge[] {
  const inside = new Set(squares.map(({ x, y }) => keyOf(x, y)));
  return squares.flatMap(({ x, y }) => {
    const corners = [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ] as const;
    const [first, second, third, fourth] = corners;
    return [
      { from: first, to: second, beside: keyOf(x, y - 1) },
      { from: second, to: third, beside: keyOf(x + 1, y) },
      { from: third, to: fourth, beside: keyOf(x, y + 1) },
      { from: fourth, to: first, beside: keyOf(x - 1, y) },
    ].filter(({ beside }) => !inside.has(beside));
  });
}

/** The edge that turns right the most after this one. */
function rightmost(edge: Edge, next: readonly Edge[]): Edge | undefined {
  const turn = (other: Edge) => {
    const [along, across] = [stepOf(edge), stepOf(other)];
    return along.x * across.y - along.y * across.x;
  };
  return [...next].sort((one, other) => turn(other) - turn(one))[0];
}

function stepOf({ from, to }: Edge): Place {
  return { x: to.x - from.x, y: to.y - from.y };
}

/** A loop as curves: one along each edge, one round each of its ends. */
function softened(loop: readonly Edge[], inset: number, curve: number): string {
  const corners = loop.map((edge, index) => cornerOf(loop.at(index - 1) ?? edge, edge, inset));
  const cornerAt = (index: number) => corners[index % corners.length] ?? { x: 0, y: 0 };
  const pieces = loop.map((edge, index) => {
    const [start, end, after] = [cornerAt(index), cornerAt(index + 1), cornerAt(index + 2)];
    const [leaves, arrives] = [between(start, end, curve), between(end, start, curve)];
    const bend = bendOf(edge, middleOf(leaves, arrives), curve);
    const onward = between(end, after, curve);
    const begin = index === 0 ? `M${at(leaves)}` : '';
    return `${begin}Q${at(bend)} ${at(arrives)}Q${at(end)} ${at(onward)}`;
  });
  return `${pieces.join('')}z`;
}

/** The corner between two edges, moved by chance, and inwards at a right angle to both. */
function cornerOf(before: Edge, edge: Edge, inset: number): Place {
  const { x, y } = edge.from;
  const [earlier, later] = [stepOf(before), stepOf(edge)];
  const turns = earlier.x !== later.x || earlier.y !== later.y;
  const inwards = {
    x: -later.y - (turns ? earlier.y : 0),
    y: later.x + (turns ? earlier.x : 0),
  };
  return {
    x: x * UNIT + (chance(x, y, CORNER_ACROSS) - 0.5) * 2 * WANDER + inset * inwards.x,
    y: y * UNIT + (chance(x, y, CORNER_DOWN) - 0.5) * 2 * WANDER + inset * inwards.y,
  };
}

function bendOf({ from, to }: Edge, middle: Place, curve: number): Place {
  const sway = (chance(from.x + to.x, from.y + to.y, BEND) - 0.5) * 2 * SWAY * (1 - 2 * curve);
  return from.x === to.x
    ? { x: middle.x + sway, y: middle.y }
    : { x: middle.x, y: middle.y + sway };
}

/** The place a part of the way from one to the other. */
function between(from: Place, to: Place, part: number): Place {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The same place, whichever of the two comes first. */
function middleOf(one: Place, other: Place): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function at({ x, y }: Place): string {
  return point(x, y);
}
