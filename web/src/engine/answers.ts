/** The answers of the core to a page, before a language has worded them. */

import type { LineOutcome, LineView, Outcome, View } from '$api/generated/engine';
import type { HistoryEntry, KingdomChoice, LineChoice } from '$api/generated/wire';
import type { Tree } from './trees';

export type TableEvent = HistoryEntry['events'][number];
export type Actor = number | 'chance' | null;

/** A legal action whose words are still trees. */
type Told<Choice, Words extends string> = Omit<Choice, Words> & Record<Words & keyof Choice, Tree>;

interface AnyMoment {
  title: Tree;
  expected: Tree;
  /** The question to the listener, in few words. */
  asked: Tree;
  /** The ranking; null before the end. */
  standings: Tree[] | null;
  /** The actions that decline all that the turn still has. */
  skip: string[];
}

export interface KingdomMoment extends AnyMoment {
  view: View;
  legal: Told<KingdomChoice, 'text'>[];
  score_lines: Tree[][];
  offer_lines: Tree[];
  building_lines: Tree[];
  kingdom_lines: Tree[][];
  frame_lines: Tree[];
  court_lines: Tree[][];
}

export interface LineMoment extends AnyMoment {
  view: LineView;
  legal: Told<LineChoice, 'text' | 'short'>[];
  ends_line: Tree;
  line_lines: Tree[];
  hand_lines: Tree[];
  hand_items: { tile: string; text: Tree }[];
  hands_lines: Tree[];
  stock_line: Tree;
  played_line: Tree;
  bank_line: Tree[];
  total_lines: Tree[];
  deal_lines: Tree[];
}

export type Moment = KingdomMoment | LineMoment;
export type AnyOutcome = Outcome | LineOutcome;
