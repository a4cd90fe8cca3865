import { expect, test } from 'vitest';
import { extractFeatures } from './need-features.ts';
import { decodeModel, softmax } from './need-model.ts';
import { findErrors, trainNeeds } from './train-needs.ts';

const toy = [
  ['price', 'how much is it', 'what does it cost', 'price of the plan', 'cost for two'],
  ['renew', 'renew my card', 'it has expired', 'renewal of my policy', 'expired card'],
  ['none', 'football score', 'who won the match', 'chelsea match', 'score of chelsea'],
].flatMap(([need = '', ...phrases]) => phrases.map((phrase) => ({ language: 'en', need, phrase })));

test('a problem that can be separated is learned, misspellings included', () => {
  const guess = decodeModel(trainNeeds(toy));
  for (const { phrase, need } of toy) expect(guess(phrase, 'en')[0], phrase).toMatchObject({ need });
  expect(guess('Expirred!', 'en')[0]).toMatchObject({ need: 'renew' });
  const probabilities = guess('cost', 'en').map(({ probability }) => probability);
  expect(probabilities.reduce((sum, each) => sum + each)).toBeCloseTo(1);
});

test('the same examples give the same bytes', () => {
  expect(trainNeeds(toy)).toEqual(trainNeeds(toy));
});

test('the gradient is the slope of the loss', () => {
  const vector = { indices: Uint32Array.of(0, 2), values: Float32Array.of(0.5, -2) };
  const needs = 3;
  const weights = Float32Array.of(0.3, -0.2, 0.1, 9, 9, 9, -0.4, 0.25, 0.6);
  const [target, doubt, width] = [1, 0.1, 1e-2];
  const lossAt = (index: number, shift: number) => {
    const scores = Float32Array.from([0, 1, 2], (need) =>
      vector.indices.reduce((sum, feature, place) => {
        const at = feature * needs + need;
        return sum + (vector.values[place] ?? 0) * ((weights[at] ?? 0) + (at === index ? shift : 0));
      }, 0),
    );
    softmax(scores);
    return [...scores].reduce((loss, probability, need) => {
      const wanted = doubt / needs + (need === target ? 1 - doubt : 0);
      return loss - wanted * Math.log(probability);
    }, 0);
  };
  const errors = new Float32Array(needs);
  findErrors(vector, target, weights, errors);
  for (const [place, feature] of vector.indices.entries())
    for (let need = 0; need < needs; need += 1) {
      const index = feature * needs + need;
      const slope = (lossAt(index, width) - lossAt(index, -width)) / (2 * width);
      expect((errors[need] ?? 0) * (vector.values[place] ?? 0)).toBeCloseTo(slope, 2);
    }
});

test('a model that has lost its end or its beginning, or of which a bit has changed, is refused', () => {
  const bytes = trainNeeds(toy);
  expect(() => decodeModel(Buffer.from(bytes))).not.toThrow();
  for (const at of [20, bytes.length >> 1, bytes.length - 1])
    expect(() => decodeModel(bytes.with(at, (bytes[at] ?? 0) ^ 1))).toThrow();
  expect(() => decodeModel(bytes.subarray(0, -1))).toThrow();
  expect(() => decodeModel(bytes.subarray(100))).toThrow();
  expect(() => decodeModel(new Uint8Array())).toThrow();
});

test('marks, case and numbers do not hide a word', () => {
  const features = (text: string) => [...extractFeatures(text, 'yo').keys()];
  expect(features('Ilé ìwòsàn 12')).toEqual(expect.arrayContaining(features('ile iwosan 12')));
  const others = features('ile iwosan 7').filter((each) => !features('ile iwosan 12').includes(each));
  expect(others, 'the number itself').toHaveLength(1);
});
