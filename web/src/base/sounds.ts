/**
 * The sounds of a table, all made here: bars of wood that are struck, high ones for what is said to
 * a person and low ones for what lies down. Each says what is told by words as well.
 */

/** The counterpart of a sound in words. */
export type Twin = 'board' | 'clock' | 'connection' | 'event' | 'refusal' | 'turn';

interface Tone {
  hertz: number;
  /** The frequency to which the tone glides. */
  to?: number;
  at?: number;
  seconds: number;
}

interface Score {
  twin: Twin;
  tones: readonly Tone[];
}

const knock: Tone = { hertz: 150, to: 70, seconds: 0.07 };
const tick: Tone = { hertz: 988, seconds: 0.07 };

const scores = {
  turn: {
    twin: 'turn',
    tones: [
      { hertz: 587.33, seconds: 0.18 },
      { hertz: 880, at: 0.12, seconds: 0.18 },
    ],
  },
  placed: {
    twin: 'event',
    tones: [
      { hertz: 392, to: 294, seconds: 0.08 },
      { hertz: 1568, seconds: 0.02 },
    ],
  },
  draw: { twin: 'event', tones: [{ hertz: 440, to: 700, seconds: 0.12 }] },
  pass: { twin: 'event', tones: [knock, { ...knock, at: 0.11 }] },
  points: {
    twin: 'event',
    tones: [
      { hertz: 783.99, seconds: 0.1 },
      { hertz: 1046.5, at: 0.09, seconds: 0.16 },
    ],
  },
  completed: {
    twin: 'board',
    tones: [
      { hertz: 523.25, seconds: 0.14 },
      { hertz: 659.26, at: 0.07, seconds: 0.14 },
      { hertz: 783.99, at: 0.14, seconds: 0.14 },
    ],
  },
  shuffle: {
    twin: 'event',
    tones: [300, 420, 350, 480, 390].map((hertz, index) => ({
      hertz,
      at: index * 0.05,
      seconds: 0.035,
    })),
  },
  blocked: {
    twin: 'event',
    tones: [
      { hertz: 196, seconds: 0.28 },
      { hertz: 185, seconds: 0.28 },
    ],
  },
  deal: {
    twin: 'event',
    tones: [
      { hertz: 659.26, seconds: 0.12 },
      { hertz: 523.25, at: 0.1, seconds: 0.18 },
    ],
  },
  over: {
    twin: 'event',
    tones: [523.25, 659.26, 783.99, 1046.5].map((hertz) => ({ hertz, seconds: 0.3 })),
  },
  joined: {
    twin: 'event',
    tones: [
      { hertz: 392, seconds: 0.1 },
      { hertz: 523.25, at: 0.1, seconds: 0.14 },
    ],
  },
  left: {
    twin: 'event',
    tones: [
      { hertz: 523.25, seconds: 0.1 },
      { hertz: 392, at: 0.1, seconds: 0.14 },
    ],
  },
  refused: {
    twin: 'refusal',
    tones: [
      { hertz: 220, seconds: 0.1 },
      { hertz: 174.61, at: 0.12, seconds: 0.16 },
    ],
  },
  edge: { twin: 'board', tones: [{ hertz: 131, to: 98, seconds: 0.08 }] },
  nothing: { twin: 'board', tones: [{ hertz: 247, to: 208, seconds: 0.14 }] },
  warning: {
    twin: 'clock',
    tones: [tick, { ...tick, at: 0.1 }, { ...tick, at: 0.2 }],
  },
  lost: { twin: 'connection', tones: [{ hertz: 440, to: 220, seconds: 0.28 }] },
  back: { twin: 'connection', tones: [{ hertz: 220, to: 440, seconds: 0.28 }] },
} satisfies Record<string, Score>;

export type Sound = keyof typeof scores;

export const SOUNDS = Object.keys(scores) as Sound[];

export function twinOf(sound: Sound): Twin {
  return scores[sound].twin;
}

/** From where a sound comes. */
export interface Place {
  /** From -1, the left, to 1, the right. */
  pan: number;
  /** By how much its tones are higher. */
  pitch: number;
}

const CENTRE: Place = { pan: 0, pitch: 1 };
/** The partials of a tuned bar of wood: how high, how loud and how long beside the lowest. */
const PARTIALS = [
  { height: 1, share: 1, length: 1 },
  { height: 3.93, share: 0.24, length: 0.4 },
  { height: 9.24, share: 0.07, length: 0.16 },
];
const RISE_SECONDS = 0.004;
const SILENCE = 0.0001;
const LOUDEST_GAIN = 0.4;
const GAP_SECONDS = 0.05;
/** A sound that would come later than this after what it tells is left out, unless it calls. */
const LONGEST_WAIT_SECONDS = 2;
const CALLS: readonly Sound[] = ['turn', 'warning', 'refused', 'lost', 'back', 'over'];

let context: AudioContext | null = null;
let busyUntil = 0;

/** Plays a sound after those that still sound. */
export function play(sound: Sound, percent: number, place: Place = CENTRE): void {
  // Browsers play nothing before the page was used, and must not play it all when it is.
  if (percent === 0 || !('AudioContext' in globalThis) || !wasUsed()) return;
  context ??= new AudioContext();
  void context.resume().catch(() => undefined);
  const from = Math.max(context.currentTime, busyUntil);
  if (from - context.currentTime > LONGEST_WAIT_SECONDS && !CALLS.includes(sound)) return;
  const tones: readonly Tone[] = scores[sound].tones;
  const panner = new StereoPannerNode(context, { pan: place.pan });
  panner.connect(context.destination);
  // Loudness is felt by the square.
  const gain = (LOUDEST_GAIN * (percent / 100) ** 2) / Math.sqrt(tones.length);
  for (const tone of tones) strike(context, panner, tone, { from, gain, pitch: place.pitch });
  busyUntil = from + lengthOf(tones) + GAP_SECONDS;
}

/** Plays a sound at once, whatever sounds already. */
export function sample(sound: Sound, percent: number): void {
  busyUntil = 0;
  play(sound, percent);
}

function wasUsed(): boolean {
  return 'userActivation' in navigator ? navigator.userActivation.hasBeenActive : true;
}

function lengthOf(tones: readonly Tone[]): number {
  return Math.max(...tones.map(({ at = 0, seconds }) => at + seconds));
}

/** Strikes a bar of wood; a glide lets it sink or rise as it sounds. */
function strike(
  within: AudioContext,
  into: AudioNode,
  { hertz, to = hertz, at = 0, seconds }: Tone,
  { from, gain, pitch }: { from: number; gain: number; pitch: number },
): void {
  for (const { height, share, length } of PARTIALS) {
    const [start, end] = [from + at, from + at + Math.max(seconds * length, 2 * RISE_SECONDS)];
    const partial = new OscillatorNode(within, { frequency: hertz * pitch * height });
    if (to !== hertz) {
      partial.frequency.setValueAtTime(hertz * pitch * height, start);
      partial.frequency.exponentialRampToValueAtTime(to * pitch * height, end);
    }
    const loudness = new GainNode(within, { gain: SILENCE });
    loudness.gain.setValueAtTime(SILENCE, start);
    loudness.gain.exponentialRampToValueAtTime(gain * share, start + RISE_SECONDS);
    loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
    partial.connect(loudness).connect(into);
    partial.start(start);
    partial.stop(end);
  }
}
