import { extractFeatures } from './need-features.ts';
import { encodeModel, softmax, type Vector, weigh } from './need-model.ts';

export interface Example {
  language: string;
  need: string;
  phrase: string;
}

const EPOCHS = 3;
const FIRST_RATE = 0.15;
const LAST_RATE = 0.005;
/** The probability that an example leaves to the other needs: a model that is never certain learns more. */
const DOUBT = 0.1;
/** Smaller errors are not worth the time that correcting them takes. */
const MIN_ERROR = 0.01;
const SEED = 1;

/**
 * The encoded model: the same bytes for the same examples in the same order. Multinomial logistic regression by stochastic
 * gradient descent.
 */
export function trainNeeds(examples: readonly Example[]): Uint8Array<ArrayBuffer> {
  const needs = [...new Set(examples.map(({ need }) => need))].sort();
  const { features, rarities, vectors } = vectorize(examples);
  const samples = examples.map(({ need }, index) => ({
    target: needs.indexOf(need),
    vector: vectors[index] as Vector,
  }));
  const weights = new Float32Array(features.size * needs.length);
  const errors = new Float32Array(needs.length);
  const random = createRandom(SEED);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(samples, random);
    for (const [index, { target, vector }] of samples.entries()) {
      findErrors(vector, target, weights, errors);
      const done = (epoch + index / samples.length) / EPOCHS;
      correct(vector, errors, weights, FIRST_RATE + (LAST_RATE - FIRST_RATE) * done);
    }
  }
  return encodeModel({ needs, features, rarities, weights });
}

/** The features and values of all examples; features are listed in the order in which the examples have them. */
function vectorize(examples: readonly Example[]) {
  const features = new Map<number, number>();
  const counts: number[] = [];
  const vectors = examples.map(({ phrase, language }): Vector => {
    const own = extractFeatures(phrase, language);
    const indices = Uint32Array.from(own.keys(), (feature) => {
      const index = features.get(feature) ?? features.size;
      features.set(feature, index);
      counts[index] = (counts[index] ?? 0) + 1;
      return index;
    });
    return { indices, values: Float32Array.from(own.values()) };
  });
  const rarities = Float32Array.from(counts, (count) => Math.log(1 + examples.length / (count + 1)));
  for (const vector of vectors) weigh(vector, rarities);
  return { features, rarities, vectors };
}

/** Writes by how much the probability of each need is too high: the gradient of the loss by the scores. */
export function findErrors(
  { indices, values }: Vector,
  target: number,
  weights: Float32Array,
  errors: Float32Array,
): void {
  const { length } = errors;
  errors.fill(0);
  for (let place = 0; place < indices.length; place += 1) {
    const start = (indices[place] as number) * length;
    const value = values[place] as number;
    for (let need = 0; need < length; need += 1)
      (errors[need] as number) += value * (weights[start + need] as number);
  }
  softmax(errors);
  for (let need = 0; need < length; need += 1) (errors[need] as number) -= DOUBT / length;
  (errors[target] as number) -= 1 - DOUBT;
}

/** One step down the gradient. */
function correct(
  { indices, values }: Vector,
  errors: Float32Array,
  weights: Float32Array,
  rate: number,
): void {
  const wrong: number[] = [];
  for (let need = 0; need < errors.length; need += 1)
    if (Math.abs(errors[need] as number) > MIN_ERROR) wrong.push(need);
  for (let place = 0; place < indices.length; place += 1) {
    const start = (indices[place] as number) * errors.length;
    const step = rate * (values[place] as number);
    for (const need of wrong) (weights[start + need] as number) -= step * (errors[need] as number);
  }
}

function shuffle(list: unknown[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other], list[last]];
  }
}

/** Mulberry32: the same numbers on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
}
