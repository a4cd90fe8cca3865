import { expect, test } from 'vitest';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { isHeldOut, readExamples, trainingExamples } from './search-examples.ts';

const inEnglish = (phrase: string) => ({ language: 'en', need: 'price', phrase });
/** Some phrase is held out among so many. */
const [heldOut = inEnglish('')] = Array.from({ length: 400 }, (_, number) =>
  inEnglish(`how much does it cost for ${number} people who live in ikeja`),
).filter(isHeldOut);

test('a phrase is held out however it is written', () => {
  expect(isHeldOut(heldOut)).toBe(true);
  expect(isHeldOut({ ...heldOut, phrase: heldOut.phrase.toUpperCase() })).toBe(true);
});

test('a phrase that is held out, or a question, is not trained, nor one of the same words or of nearly the same letters', () => {
  const others = ['what is the price', 'how much does it cost for one person'].map(inEnglish);
  expect(others.filter(isHeldOut)).toEqual([]);
  const { phrase } = heldOut;
  const turned = phrase.split(' ').toReversed().join(' ');
  const repeats = [phrase, turned, `${phrase}?!`, `${phrase}s`, phrase.replace('much', 'mch')].map(inEnglish);
  expect(trainingExamples([...repeats, ...others, heldOut], [])).toEqual(others);
  expect(trainingExamples(others, [inEnglish('The price is WHAT?')])).toEqual(others.slice(1));
});

test('examples are read with the language that the name of their file begins with', () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'yo.tsv': 'price\tÈló ni\n', 'en-2.tsv': 'pay\thow to pay\n', 'notes.md': '#' });
  expect(readExamples(folder)).toEqual([
    { language: 'en', need: 'pay', phrase: 'how to pay' },
    { language: 'yo', need: 'price', phrase: 'Èló ni' },
  ]);
});
