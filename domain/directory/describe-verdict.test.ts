import { expect, test } from 'vitest';
import { placeIndex } from '#tests/support/directory.ts';
import { providerLists } from '#words/directory.ts';
import { areaName } from '#words/directory-names.ts';
import { dateWords } from '#words/language.ts';
import { verdictWords } from '#words/provider-page.ts';
import { answerPlaceQuery } from './answer-place-query.ts';
import { describeVerdict } from './describe-verdict.ts';

const words = { verdictWords, dateWords, areaName };
const lists = providerLists.map((list) => ({
  ...list,
  date: list.kind === 'pharmacy' ? '2025-12-31' : '2025-09-30',
}));

function say(text: string, dated = lists) {
  const { verdict, found } = answerPlaceQuery(placeIndex, text);
  const { headline, details } = describeVerdict(verdict, { text, total: found.length }, words, dated);
  return [headline, ...details].join(' ');
}

test.each([
  [
    'motayo',
    'Yes: Motayo Hospital (Ikeja) is covered by Standard Jaara and Standard Jaara Plus. List of 30 September 2025.',
  ],
  [
    'hamkard',
    'Yes, if you mean Hamkad Hospital Nigeria Limited (Alimosho): it is covered by Standard Jaara and Standard Jaara Plus. List of 30 September 2025.',
  ],
  [
    'totem pharmacy',
    'Yes: Totem Pharmacy (Ikorodu) is a community pharmacy of Ilera Eko. List of 31 December 2025.',
  ],
  [
    'st nicholas',
    'Yes: 4 places have this name. Standard Jaara covers all of them. Standard Jaara Plus covers 2 of them. List of 30 September 2025.',
  ],
  [
    'silverline',
    'Yes: 2 places have this name. Standard Jaara covers 1 hospital. 1 pharmacy among them. List of 30 September 2025 and 31 December 2025.',
  ],
  [
    'turmeric pharmacy',
    'Yes: 2 places have this name. All are community pharmacies of Ilera Eko. List of 31 December 2025.',
  ],
  [
    'does jaara plus cover general hospital gbagada',
    'Gbagada General Hospital (Kosofe) is covered by Standard Jaara. It is not in the list of Standard Jaara Plus. List of 30 September 2025.',
  ],
  [
    'does jaara plus cover gbagda general',
    'If you mean Gbagada General Hospital (Kosofe): it is covered by Standard Jaara. It is not in the list of Standard Jaara Plus. List of 30 September 2025.',
  ],
  [
    'does jaara plus cover motayo',
    'Yes: Motayo Hospital (Ikeja) is covered by Standard Jaara and Standard Jaara Plus. List of 30 September 2025.',
  ],
  ['phc yaba', expect.stringMatching(/^\d+ primary healthcare centres in Yaba\. /)],
  [
    'ikorodu jaara plus',
    expect.stringMatching(/^\d+ hospitals in Ikorodu covered by Standard Jaara Plus\. /),
  ],
  [
    'jaara plus allen avenue',
    expect.stringMatching(/^No hospital on or near Allen Avenue covered by Standard Jaara Plus\. /),
  ],
  ['st nicolas', expect.stringMatching(/^4 places have a name like this\. Is yours among them\? /)],
  ['eko hospital', 'No hospital of this name is in the list of 30 September 2025.'],
  ['medplus pharmacy', 'No pharmacy of this name is in the list of 31 December 2025.'],
  [
    'redington',
    'No hospital or pharmacy of this name is in the lists of 30 September 2025 and 31 December 2025.',
  ],
  ['ikorodu', expect.stringMatching(/^\d+ hospitals and \d+ pharmacies in Ikorodu\. List of 30 September/)],
  ['allen avenue', expect.stringMatching(/^\d+ pharmacies on or near Allen Avenue\. /)],
  ['0700-000-0001', '1 place found for “0700-000-0001”.'],
])('“%s”', (text, sentence) => {
  expect(say(text)).toEqual(sentence);
});

test('lists of one date are said with one date', () => {
  expect(
    say(
      'redington',
      providerLists.map((list) => ({ ...list, date: '2025-09-30' })),
    ),
  ).toBe('No hospital or pharmacy of this name is in the lists of 30 September 2025.');
});
