/** A moment of a game as the table shows it: with the words of a language. */

import type {
  KingdomChoice,
  KingdomTableView,
  LineChoice,
  LineTableView,
} from '$api/generated/wire';
import type { KingdomMoment, LineMoment, Moment } from './answers';
import type { Formatter } from './trees';

type Common = 'view' | 'title' | 'expected' | 'legal' | 'skip';
export type KingdomPicture = Pick<
  KingdomTableView,
  | Common
  | 'score_lines'
  | 'offer_lines'
  | 'building_lines'
  | 'kingdom_lines'
  | 'frame_lines'
  | 'court_lines'
>;
export type LinePicture = Pick<
  LineTableView,
  | Common
  | 'ends_line'
  | 'line_lines'
  | 'hand_lines'
  | 'hand_items'
  | 'hands_lines'
  | 'stock_line'
  | 'played_line'
  | 'bank_line'
  | 'total_lines'
  | 'deal_lines'
>;

export const isKingdomMoment = (moment: Moment): moment is KingdomMoment =>
  'kingdom_lines' in moment;

export function kingdomPicture(moment: KingdomMoment, words: Formatter): KingdomPicture {
  return {
    view: moment.view,
    title: words.text(moment.title),
    expected: words.text(moment.expected),
    legal: moment.legal.map(
      (choice) => ({ ...choice, text: words.text(choice.text) }) as KingdomChoice,
    ),
    skip: moment.skip,
    score_lines: moment.score_lines.map((lines) => words.lines(lines)),
    offer_lines: words.lines(moment.offer_lines),
    building_lines: words.lines(moment.building_lines),
    kingdom_lines: moment.kingdom_lines.map((lines) => words.lines(lines)),
    frame_lines: moment.frame_lines.map((line) => words.text(line)),
    court_lines: moment.court_lines.map((lines) => words.lines(lines)),
  };
}

export function linePicture(moment: LineMoment, words: Formatter): LinePicture {
  return {
    view: moment.view,
    title: words.text(moment.title),
    expected: words.text(moment.expected),
    legal: moment.legal.map(
      (choice) =>
        ({
          ...choice,
          text: words.text(choice.text),
          short: words.text(choice.short),
        }) as LineChoice,
    ),
    skip: moment.skip,
    ends_line: words.text(moment.ends_line),
    line_lines: words.lines(moment.line_lines),
    hand_lines: words.lines(moment.hand_lines),
    hand_items: moment.hand_items.map(({ tile, text }) => ({ tile, text: words.text(text) })),
    hands_lines: words.lines(moment.hands_lines),
    stock_line: words.text(moment.stock_line),
    played_line: words.text(moment.played_line),
    bank_line: words.lines(moment.bank_line).join(' '),
    total_lines: words.lines(moment.total_lines),
    deal_lines: words.lines(moment.deal_lines),
  };
}
