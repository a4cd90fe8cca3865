import { expect, test } from 'vitest';
import { askForCare, loadCare } from '#app/routes/provider-services/load-services.ts';
import { createDirectory } from '#server/features/directory/directory-service.ts';
import { seedLists, seedPlacePaths } from '../support/directory.ts';

const NAME = 'Ablegod Hospital';
const jaara = seedLists['standard-jaara'];
const csv = jaara.csv
  .trim()
  .split(/\r?\n/)
  .map((line, row) => `${line},${row === 0 ? 'hours,services' : line.startsWith(NAME) ? '24/7,dental' : ','}`)
  .join('\n');
const directory = createDirectory({
  lists: { ...seedLists, 'standard-jaara': { ...jaara, csv } },
  placePaths: seedPlacePaths,
});
const namesIn = ({ matches }: { matches: readonly { record: { name: string } }[] }) =>
  matches.map(({ record }) => record.name);

test.each(['open at night', 'hospital open 24 hours', 'dental in surulere', 'dentist surulere open now'])(
  'asked in words for “%s”, the one place that has it is found',
  (text) => {
    const care = askForCare(text, directory);
    expect([namesIn(care), care.isConfirmed]).toEqual([[NAME], true]);
    expect(care.unknown).not.toEqual([]);
  },
);

test('what is chosen in the form is found alike, and what nobody confirms is confirmed nowhere', () => {
  expect(namesIn(loadCare(new URLSearchParams('open=night'), directory))).toEqual([NAME]);
  expect(loadCare(new URLSearchParams('service=dental&lga=Epe'), directory)).toMatchObject({
    matches: [],
    isConfirmed: true,
  });
  expect(askForCare('x-ray in surulere', directory)).toMatchObject({ matches: [], isConfirmed: false });
});
