import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  DANGER,
  decodeModel,
  LIKELY,
  LIKELY_DANGER,
  SURE,
  TIMES_UNRELATED,
} from '#domain/search/need-model.ts';
import type { Example } from '#domain/search/train-needs.ts';
import { type Asked, heldOut, measure, ownQuestions } from './search-report.ts';
import { trainedModel } from './train-search.ts';

const LANGUAGES = ['en', 'pcm', 'yo'];
const [EMERGENCY, UNRELATED] = ['emergency', 'none'];
const EACH = { dangersMissed: 0, falseDangerCards: 2 };
/** Shares in per cent, for each language; above the first two, at least; below, at most. */
const BARS = {
  questions: { ask: ownQuestions, first: 92, topThree: 98, unrelatedWithoutCard: 90 },
  // Of one word or half a sentence each, many of them written to be hard: not what the bars are for, but a floor.
  'held-out examples': { ask: heldOut, first: 87, topThree: 92, unrelatedWithoutCard: 78 },
};

const guess = decodeModel(readFileSync(await trainedModel('training')));

/** What the model alone says, as the search page shows it. */
function askModel(question: Example): Asked {
  const guesses = guess(question.phrase, question.language);
  const probabilityOf = (wanted: string) => guesses.find(({ need }) => need === wanted)?.probability ?? 0;
  const danger = probabilityOf(EMERGENCY);
  const needs = guesses.filter(({ need }) => need !== UNRELATED).slice(0, 3);
  const isNear = (needs[0]?.probability ?? 0) >= TIMES_UNRELATED * probabilityOf(UNRELATED);
  const answers = isNear ? needs.map(({ need }) => need) : [];
  // Not sure enough for a card: the strip says it.
  if (answers[0] === EMERGENCY && danger < LIKELY_DANGER) answers.push(...answers.splice(0, 1));
  return { ...question, answers, isAlarm: danger >= DANGER };
}

test.each(
  Object.entries(BARS).flatMap(([name, bars]) => LANGUAGES.map((language) => ({ name, language, ...bars }))),
)(
  'the model alone answers $name in $language',
  ({ ask, language, first, topThree, unrelatedWithoutCard }) => {
    const figures = measure(
      ask()
        .filter((question) => question.language === language)
        .map(askModel),
    );
    expect(figures.first).toBeGreaterThanOrEqual(first);
    expect(figures.topThree).toBeGreaterThanOrEqual(topThree);
    expect(figures.unrelatedWithoutCard).toBeGreaterThanOrEqual(unrelatedWithoutCard);
    expect(figures.dangersMissed).toBeLessThanOrEqual(EACH.dangersMissed);
    expect(figures.falseDangerCards).toBeLessThanOrEqual(EACH.falseDangerCards);
  },
);

test.each([
  [LIKELY, 90],
  [SURE, 96],
])('of guesses that are at least %d probable, at least %d in a hundred are right', (least, right) => {
  const made = [...heldOut(), ...ownQuestions()]
    .map((question) => ({ question, first: guess(question.phrase, question.language)[0] }))
    .filter(({ first }) => (first?.probability ?? 0) >= least);
  const hits = made.filter(({ question, first }) => question.need === first?.need);
  expect((100 * hits.length) / made.length).toBeGreaterThanOrEqual(right);
});
