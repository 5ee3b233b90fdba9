/** The score pads of tables at home, counted by the core as the server counts them. */

import type { LineOutcome, Tally } from '$api/generated/engine';
import { KINGDOM_FACTS, type KingdomGameId } from '$api/generated/games';
import type {
  FaultView,
  HalfEntry,
  HandEntry,
  KingdomScoreRequest,
  KingdomScoreResponse,
  TallyEntry,
  TallyRequest,
  TallyResponse,
} from '$api/generated/wire';
import { COURT_TERRAINS } from '$api/terrains';
import type { CoreModule } from './core-module';
import { gameRequest, lines, type OptionValues } from './family-game';
import type { Formatter, Tree } from './trees';

type ToldFault = Omit<FaultView, 'text'> & { text: Tree };

interface ScoredBoard extends Pick<KingdomScoreResponse, 'view' | 'score'> {
  lines: Tree[];
  faults: ToldFault[];
  notes: ToldFault[];
}

interface CountedMatch {
  tally: Tally;
  deals: Tree[][];
  lines: Tree[];
  standings: Tree[] | null;
  faults: ToldFault[];
}

/** A kingdom as it lies, scored with explanations, and all its faults. */
export function scoredKingdom(
  core: CoreModule,
  board: KingdomScoreRequest,
  words: Formatter,
): KingdomScoreResponse {
  openWithSeats(core, board);
  const scored = core.ask('score', kingdomRequest(board, words)) as ScoredBoard;
  const { view, score } = scored;
  return {
    view,
    score,
    lines: words.lines(scored.lines),
    faults: told(scored.faults, words),
    notes: told(scored.notes, words),
  };
}

/** A match of tiles as far as its pad is right, and the faults of the first line that is not. */
export function talliedMatch(
  core: CoreModule,
  { game, options = {}, names, entries }: TallyRequest,
  words: Formatter,
): TallyResponse {
  if (!core.send('open_match', gameRequest(game, options as OptionValues))) {
    throw new Error(`There is no such ${game}`);
  }
  const called = names ?? [];
  const request = lines([called.length, ...called, ...entries.map(writtenEntry)]);
  const counted = core.ask('tally', request) as CountedMatch;
  const { deals, outcome, ...sums } = counted.tally;
  return {
    ...sums,
    game,
    options,
    names: called,
    deals: deals.map((event, deal) => ({ event, lines: words.lines(counted.deals[deal] ?? []) })),
    lines: words.lines(counted.lines),
    outcome: outcome && withLines(outcome, words.lines(counted.standings ?? [])),
    faults: told(counted.faults, words).map((fault) => ({
      ...fault,
      entry: Number(fault.params['entry']),
    })),
  };
}

function told(faults: readonly ToldFault[], words: Formatter): FaultView[] {
  return faults.map((fault) => ({ ...fault, text: words.text(fault.text) }));
}

function withLines(outcome: LineOutcome, standings: string[]): LineOutcome & { lines: string[] } {
  return { ...outcome, lines: standings };
}

// --- The lines of a kingdom ---------------------------------------------------------------------

const MOST_SEATS = 8;

const isKingdomGame = (game: string): game is KingdomGameId => game in KINGDOM_FACTS;

/** Begins a game with the boxes and the board of a pad, for any number of people. */
function openWithSeats(core: CoreModule, board: KingdomScoreRequest): void {
  const { game = Object.keys(KINGDOM_FACTS)[0] ?? '', set, size = 5, frame = 'floating' } = board;
  // Kingdoms with a court have one shape only, whichever is chosen for the pad.
  const hasCourt = isKingdomGame(game) && KINGDOM_FACTS[game].has_court;
  const chosen = { ...(set ? { set } : {}), ...(hasCourt ? {} : { size, frame }) };
  for (let seats = 2; seats <= MOST_SEATS; ++seats) {
    if (core.send('open_kingdom', gameRequest(game, { ...chosen, seats }))) return;
  }
  throw new Error(`There is no such ${game}`);
}

function kingdomRequest(board: KingdomScoreRequest, words: Formatter): string {
  const { squares = [], placements = [], buildings = [], position } = board;
  return lines([
    board.size ?? 5,
    flag(board.frame === 'fixed'),
    flag(board.middle_kingdom),
    flag(board.harmony),
    board.discarded ?? 0,
    board.coins ?? 0,
    board.knights ?? 0,
    flag(board.queen),
    ...(position == null ? [] : [`position ${englishRows(position, words)}`]),
    ...squares.map(({ square, terrain, crowns = 0 }) =>
      terrain === 'castle' ? `castle ${square}` : `square ${square} ${terrain} ${crowns}`,
    ),
    ...placements.map(({ action, domino, left, right }) =>
      domino == null
        ? `faces ${action} ${half(left)} ${half(right)}`
        : `domino ${action} ${domino}`,
    ),
    ...buildings.map(({ square, building }) => `building ${square} ${building}`),
  ]);
}

const flag = (value: boolean | undefined) => Number(value ?? false);

const half = (entry: HalfEntry | null | undefined) =>
  entry ? `${entry.terrain} ${entry.crowns ?? 0}` : '-';

/** The names that rows have letters for: in English the first ones. */
const LETTERED = [...COURT_TERRAINS, 'castle'] as const;

/** Rows in the letters of the notation: they may be in those of the language, as the castle tells. */
function englishRows(rows: string, words: Formatter): string {
  const own = new Map(LETTERED.map((name) => [words.message(`letter-${name}`), name[0]]));
  const [castle] = [...own].find(([, letter]) => letter === 'c') ?? [];
  const isEnglish = rows.includes('c') || !castle || !rows.includes(castle);
  const signs = [...rows.replace(/\s+/g, '')];
  const english = isEnglish ? signs : signs.map((sign) => own.get(sign) ?? sign);
  return english.map(plainSign).join('');
}

/** A sign as the core reads it: what cannot be one of the notation is a fault that it names. */
const plainSign = (sign: string) => (/^[\x20-\x7e]*$/.test(sign) ? sign : '?');

// --- The lines of a pad for tiles ---------------------------------------------------------------

const COUNTED = ['pips', 'doubles', 'double_pips', 'count'] as const;

function writtenEntry({ kind, seat, points, ending, out, hands }: TallyEntry): string {
  const parts =
    kind === 'deal'
      ? [ending ?? '', (out ?? []).join(' '), ...(hands ?? []).map(writtenHand)]
      : [seat ?? '', points ?? ''];
  return [kind, ...parts].join('\t');
}

function writtenHand(hand: HandEntry | null): string {
  if (!hand) return '';
  if (hand.tiles)
    return ['tiles', ...hand.tiles.map((tile) => [...tile].map(plainSign).join(''))].join(' ');
  const counts = COUNTED.filter((part) => hand[part] != null);
  return ['counts', ...counts.map((part) => `${part}=${hand[part]}`)].join(' ');
}
