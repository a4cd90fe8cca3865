import { extractFeatures } from './need-features.ts';

export interface NeedGuess {
  need: string;
  probability: number;
}

// Chosen on five folds of the examples; a probability is that of being right (`npm run search:report`).
/** The strip about danger: misses 0.6 % of dangers in words never seen, and stands above 10 % of other questions. */
export const DANGER = 0.01;
/** A card about danger: 0.8 % of other questions get it, of the dangers nine of ten. */
export const LIKELY_DANGER = 0.6;
/** A card, with others below it: right for 92 of 100. */
export const LIKELY = 0.5;
/** A card alone: right for 98 of 100, and sure of 60 of 100 questions. */
export const SURE = 0.9;
/** Nothing is near unless it is so many times as probable as that nothing of ours is meant: 12, not 14 % of the unrelated get a card. */
export const TIMES_UNRELATED = 1.5;

/** All needs, the most probable first. */
export type GuessNeeds = (text: string, language: string) => NeedGuess[];

/** Softmax regression: how much each feature that the examples have speaks for and against each need. */
export interface NeedModel {
  needs: readonly string[];
  /** The index of each feature, by its hash. */
  features: ReadonlyMap<number, number>;
  /** How rare each feature is in the examples: its inverse document frequency. */
  rarities: Float32Array;
  /** By feature and need. */
  weights: Float32Array;
}

/** A text as the indices of its features and how much each of them counts in it. */
export interface Vector {
  indices: Uint32Array;
  values: Float32Array;
}

/** The length of all vectors, so that long and short texts compare. */
const LENGTH = 6;
/** Makes the probability that of being right: 0.8 is right in eight of ten (`npm run search:report` shows it). */
const SHARPNESS = 1.6;

/** Leaves out features that no example has. */
function toVector(
  features: ReadonlyMap<number, number>,
  hashes: Uint32Array,
  rarities: Float32Array,
): Vector {
  const indices: number[] = [];
  const values: number[] = [];
  for (const [feature, count] of features) {
    const index = findIndex(hashes, feature);
    if (index === undefined) continue;
    indices.push(index);
    values.push(count);
  }
  const vector = { indices: Uint32Array.from(indices), values: Float32Array.from(values) };
  weigh(vector, rarities);
  return vector;
}

/** Makes counts of features their values, in place: rare features say more. */
export function weigh({ indices, values }: Vector, rarities: Float32Array): void {
  let squares = 0;
  for (let place = 0; place < indices.length; place += 1) {
    (values[place] as number) *= rarities[indices[place] as number] as number;
    squares += (values[place] as number) ** 2;
  }
  const factor = LENGTH / Math.sqrt(squares || 1);
  for (let place = 0; place < values.length; place += 1) (values[place] as number) *= factor;
}

/** Turns scores into probabilities, in place. */
export function softmax(scores: Float32Array): void {
  let max = Number.NEGATIVE_INFINITY;
  for (const score of scores) if (score > max) max = score;
  let sum = 0;
  for (let need = 0; need < scores.length; need += 1) {
    const power = Math.exp((scores[need] as number) - max);
    scores[need] = power;
    sum += power;
  }
  for (let need = 0; need < scores.length; need += 1) (scores[need] as number) /= sum;
}

/** The first line of an encoded model; the arrays follow in the order of `decodeModel`. */
interface Header {
  needs: readonly string[];
  featureCount: number;
  rarityStep: number;
  weightStep: number;
}

const LINE_FEED = 10;
const STEPS = 127;
/** In steps: smaller weights make the file larger, and hardly an answer better. */
const MIN_WEIGHT = 1;
const CHECKSUM_BYTES = 4;

/** Keeps the weights that matter, with one byte for each and one for its need. */
export function encodeModel({ needs, features, rarities, weights }: NeedModel): Uint8Array<ArrayBuffer> {
  const [rarityStep, weightStep] = [rarities, weights].map(
    (values) => values.reduce((max, value) => Math.max(max, Math.abs(value)), 0) / STEPS || 1,
  ) as [number, number];
  const hashes = Uint32Array.from(features.keys()).sort();
  const steps: number[] = [];
  const needOf: number[] = [];
  const counts: number[] = [];
  const rarity: number[] = [];
  for (const hash of hashes) {
    const feature = features.get(hash) as number;
    const before = steps.length;
    for (let need = 0; need < needs.length; need += 1) {
      const weight = (weights[feature * needs.length + need] as number) / weightStep;
      if (Math.abs(weight) < MIN_WEIGHT) continue;
      steps.push(Math.round(weight));
      needOf.push(need);
    }
    counts.push(steps.length - before);
    rarity.push(Math.round((rarities[feature] as number) / rarityStep));
  }
  const header: Header = { needs, featureCount: hashes.length, rarityStep, weightStep };
  const parts = [
    new TextEncoder().encode(`${JSON.stringify(header)}\n`),
    new Uint8Array(hashes.buffer),
    Uint8Array.from(counts),
    Uint8Array.from(rarity),
    Uint8Array.from(needOf),
    Uint8Array.from(steps),
  ];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(length + CHECKSUM_BYTES);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  new DataView(bytes.buffer).setUint32(length, checksumOf(bytes.subarray(0, length)));
  return bytes;
}

/** FNV-1a, of 32 bits. */
function checksumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

/** Throws if a byte is missing or has changed. */
export function decodeModel(file: Uint8Array): GuessNeeds {
  const end = Math.max(0, file.length - CHECKSUM_BYTES);
  const bytes = file.subarray(0, end);
  if (new DataView(file.buffer, file.byteOffset, file.length).getUint32(end) !== checksumOf(bytes))
    throw new Error('The model of the search is damaged');
  let at = bytes.indexOf(LINE_FEED) + 1;
  const { needs, featureCount, rarityStep, weightStep }: Header = JSON.parse(
    new TextDecoder().decode(bytes.subarray(0, at)),
  );
  const take = (length: number) => {
    at += length;
    // A copy that is aligned, also of a Buffer, whose own `slice` makes none.
    return new Uint8Array(bytes.subarray(at - length, at));
  };
  const hashes = new Uint32Array(take(featureCount * Uint32Array.BYTES_PER_ELEMENT).buffer);
  const counts = take(featureCount);
  const rarities = Float32Array.from(take(featureCount), (steps) => steps * rarityStep);
  const weightCount = counts.reduce((sum, count) => sum + count, 0);
  const needOf = take(weightCount);
  const steps = new Int8Array(take(weightCount).buffer);
  const starts = new Uint32Array(featureCount);
  for (let index = 1; index < featureCount; index += 1)
    starts[index] = (starts[index - 1] as number) + (counts[index - 1] as number);
  return (text, language) => {
    const { indices, values } = toVector(extractFeatures(text, language), hashes, rarities);
    const scores = new Float32Array(needs.length);
    for (const [place, index] of indices.entries()) {
      const value = (values[place] as number) * weightStep * SHARPNESS;
      const start = starts[index] as number;
      for (let weight = start; weight < start + (counts[index] as number); weight += 1)
        (scores[needOf[weight] as number] as number) += value * (steps[weight] as number);
    }
    softmax(scores);
    return needs
      .map((need, index) => ({ need, probability: scores[index] as number }))
      .sort((one, other) => other.probability - one.probability);
  };
}

/** Binary search. */
function findIndex(sorted: Uint32Array, wanted: number): number | undefined {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted ? low : undefined;
}
