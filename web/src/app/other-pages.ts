/** The pages besides the table, each with its words. */

import analysis from 'virtual:words-of/analysis';
import coach from 'virtual:words-of/coach';
import room from 'virtual:words-of/room';
import elsewhere from 'virtual:words-of/elsewhere';
import evenings from 'virtual:words-of/evenings';
import kingdom from 'virtual:words-of/kingdom';
import lessons from 'virtual:words-of/lessons';
import line from 'virtual:words-of/line';
import people from 'virtual:words-of/people';
import print from 'virtual:words-of/print';
import proof from 'virtual:words-of/proof';
import puzzles from 'virtual:words-of/puzzles';
import referee from 'virtual:words-of/referee';
import replay from 'virtual:words-of/replay';
import settings from 'virtual:words-of/settings';
import site from 'virtual:words-of/site';
import '$base/renewal';
import { speakOf, type Part } from '$base/i18n.svelte';
import type { Route } from '$base/routes';
import '$ui/field-validity';

export type Page = Promise<{ default: unknown }>;

export const pages: Record<Exclude<Route['page'], 'table'>, () => Page> = {
  lobby: () => worded(import('$pages/Lobby.svelte'), room),
  join: () => worded(import('$pages/Join.svelte'), room),
  replay: () => worded(import('$pages/Replay.svelte'), replay),
  analysis: () => worded(import('$pages/Analysis.svelte'), kingdom, replay, room, analysis),
  review: () => worded(import('$pages/Review.svelte'), kingdom, line, replay, coach),
  score: () => worded(import('$pages/Scorer.svelte'), kingdom),
  tally: () => worded(import('$pages/Tally.svelte'), line),
  print: () => worded(import('$pages/Print.svelte'), print),
  referee: () => worded(import('$pages/Referee.svelte'), kingdom, line, room, referee),
  rules: () => worded(import('$pages/Rules.svelte')),
  settings: () => worded(import('$pages/Settings.svelte'), settings, room),
  help: () => worded(import('$pages/Help.svelte'), site),
  learn: () => worded(import('$pages/Learn.svelte'), lessons),
  lesson: () => worded(import('$pages/Lesson.svelte'), lessons, room),
  puzzle: () => worded(import('$pages/Puzzle.svelte'), puzzles, room),
  account: () => worded(import('$pages/Account.svelte'), people, print),
  player: () => worded(import('$pages/Player.svelte'), people),
  ratings: () => worded(import('$pages/Ratings.svelte'), people),
  evenings: () => worded(import('$pages/Evenings.svelte'), evenings, people),
  evening: () => worded(import('$pages/Evening.svelte'), evenings, people),
  verify: () => worded(import('$pages/Verify.svelte'), proof),
  unknown: () => worded(import('$pages/Unknown.svelte')),
};

/** A page together with the words that the table never says. */
async function worded(page: Page, ...parts: Part[]): Page {
  await Promise.all([elsewhere, ...parts].map((part) => speakOf(part)));
  return page;
}
