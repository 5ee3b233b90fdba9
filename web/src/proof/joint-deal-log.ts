/** A joint deal as the log of a proof tells it, followed step by step. */

import type { Proof, ProofEntry } from '$api/generated/wire';
import { bytesOf, hmacKey, signed } from '$base/digest';
import { entropyCommitment } from '$table/joint-deal';

/** A request to some seats for entropy, and what came of it. */
export interface JointDeal {
  number: number;
  seats: number[];
  commitments: Map<number, string>;
  opened: Map<number, string>;
  missed: Set<number>;
  /** The seats that were given back in the middle. */
  left: Set<number>;
}

/** The deal that a log ends with, and what everybody may know about how it came about. */
export interface DealStory {
  deal: JointDeal | null;
  /** All deals that were begun, by their numbers. */
  deals: Map<number, JointDeal>;
  /** The number of the first entry that the protocol does not allow. */
  wrong: number | null;
  /** The seats that did not contribute when they were asked. */
  missed: number[];
  /** The seats that did not open what they were bound to, or left before all was open. */
  refused: number[];
  begun: number;
}

type Step = 'commitment' | 'opening' | null;

const DIGITS = /^[0-9a-f]{64}$/;
const SEATS = /^([0-9]{1,2}( [0-9]{1,2})*)?$/;

export async function storyOf({ table, version, entries }: Proof): Promise<DealStory> {
  const story: DealStory = {
    deal: null,
    deals: new Map(),
    wrong: null,
    missed: [],
    refused: [],
    begun: 0,
  };
  for (const entry of entries) {
    const { deal, begun } = story;
    const drawn = entry.kind === 'action' && entry.seat === null;
    const early = drawn && (begun > 0 || version === 2) && (!deal || !isComplete(deal));
    if (early || !(await follows(story, table, entry)))
      return { ...story, deal: null, wrong: entry.number };
  }
  const complete = story.deal !== null && isComplete(story.deal);
  if (complete !== (version === 2) || (story.begun > 0 && !complete))
    return { ...story, wrong: story.deal?.number ?? 1 };
  return story;
}

/** The key of all draws after a joint deal. */
export async function drawingKey(proof: Proof, deal: JointDeal): Promise<Uint8Array<ArrayBuffer>> {
  const opened = deal.seats.map((seat) => `${seat}:${deal.opened.get(seat) ?? ''}`);
  const message = ['dominium entropy', proof.table, deal.number, ...opened].join(' ');
  return new Uint8Array(await signed(await hmacKey(bytesOf(proof.seed)), message));
}

function isComplete({ seats, opened }: JointDeal): boolean {
  return opened.size === seats.length;
}

function stepOf({ seats, commitments, opened, left }: JointDeal): Step {
  if (opened.size === seats.length || left.size > 0) return null;
  return commitments.size < seats.length ? 'commitment' : 'opening';
}

/** Takes the next entry into the story; false if the protocol does not allow it. */
async function follows(story: DealStory, table: string, entry: ProofEntry): Promise<boolean> {
  const { deal } = story;
  const { kind, seat, text } = entry;
  switch (kind) {
    case 'deal_asked':
      story.begun += 1;
      return asked(story, entry);
    case 'deal_committed':
      if (!deal || !awaits(deal, seat, 'commitment') || !DIGITS.test(text)) return false;
      deal.commitments.set(Number(seat), text);
      return true;
    case 'deal_opened': {
      if (!deal || !awaits(deal, seat, 'opening') || !DIGITS.test(text)) return false;
      const own = { table, number: deal.number, seat: Number(seat), entropy: text };
      if ((await entropyCommitment(own)) !== deal.commitments.get(own.seat)) return false;
      deal.opened.set(own.seat, text);
      return true;
    }
    case 'deal_missed': {
      const step = deal ? stepOf(deal) : null;
      if (!deal || !step || seat === null || deal.missed.has(seat)) return false;
      if (!deal.seats.includes(seat) || doneBy(deal, step).has(seat)) return false;
      if (text !== step && (text !== 'declined' || step === 'opening')) return false;
      deal.missed.add(seat);
      (step === 'opening' ? story.refused : story.missed).push(seat);
      return true;
    }
    case 'left':
      if (text !== '' || seat === null || !deal || isComplete(deal)) break;
      // Whoever leaves then may have seen what the others opened.
      if (stepOf(deal) === 'opening') story.refused.push(seat);
      deal.left.add(seat);
  }
  return true;
}

function asked(story: DealStory, { number, seat, text }: ProofEntry): boolean {
  if (seat !== null || !SEATS.test(text)) return false;
  const seats = text === '' ? [] : text.split(' ').map(Number);
  if (seats.some((one, place) => place > 0 && one <= (seats[place - 1] ?? 0))) return false;
  if (story.deal && !mayFollow(story.deal, seats)) return false;
  const [commitments, opened] = [new Map<number, string>(), new Map<number, string>()];
  story.deal = { number, seats, commitments, opened, missed: new Set(), left: new Set() };
  story.deals.set(number, story.deal);
  return true;
}

/** True if seats may be asked anew: with those that remain, who sits down later too. */
function mayFollow({ seats: asked, missed, left }: JointDeal, seats: number[]): boolean {
  const remaining = asked.filter((seat) => !missed.has(seat) && !left.has(seat));
  if (left.size > 0) return remaining.every((seat) => seats.includes(seat));
  return missed.size > 0 && remaining.join() === seats.join();
}

function doneBy({ commitments, opened }: JointDeal, step: Step): Map<number, string> {
  return step === 'commitment' ? commitments : opened;
}

function awaits(deal: JointDeal, seat: number | null, step: Step): boolean {
  if (seat === null || deal.missed.size > 0 || stepOf(deal) !== step) return false;
  return deal.seats.includes(seat) && !doneBy(deal, step).has(seat);
}
