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

const BOTH = 'Standard Jaara and Standard Jaara Plus';
const OF_HOSPITALS = 'List of 30 September 2025.';
const OF_PHARMACIES = 'List of 31 December 2025.';
const NOT_PLUS = `It is not in the list of Standard Jaara Plus. ${OF_HOSPITALS}`;

const sentences: Record<string, string | RegExp> = {
  motayo: `Yes: Motayo Hospital (Ikeja) is covered by ${BOTH}. ${OF_HOSPITALS}`,
  'does jaara plus cover motayo': `Yes: Motayo Hospital (Ikeja) is covered by ${BOTH}. ${OF_HOSPITALS}`,
  hamkard: `Yes, if you mean Hamkad Hospital Nigeria Limited (Alimosho): it is covered by ${BOTH}. ${OF_HOSPITALS}`,
  'totem pharmacy': `Yes: Totem Pharmacy (Ikorodu) is a community pharmacy of Ilera Eko. ${OF_PHARMACIES}`,
  'st nicholas': `Yes: 4 places have this name. Standard Jaara covers 4 of them. Standard Jaara Plus covers 2 of them. ${OF_HOSPITALS}`,
  silverline:
    'Yes: 2 places have this name. Standard Jaara covers 1 of them. List of 30 September 2025 and 31 December 2025.',
  'turmeric pharmacy': `Yes: 2 places have this name. ${OF_PHARMACIES}`,
  'does jaara plus cover general hospital gbagada': `Gbagada General Hospital (Kosofe) is covered by Standard Jaara. ${NOT_PLUS}`,
  'does jaara plus cover gbagda general': `If you mean Gbagada General Hospital (Kosofe): it is covered by Standard Jaara. ${NOT_PLUS}`,
  'phc yaba': /^\d+ primary healthcare centres in Yaba\. /,
  'ikorodu jaara plus': /^\d+ hospitals in Ikorodu covered by Standard Jaara Plus\. /,
  'jaara plus allen avenue': /^No hospital on or near Allen Avenue covered by Standard Jaara Plus\. /,
  'lekki phase 1': /^No hospital in Lekki Phase 1\. \d+ pharmacies in Lekki Phase 1\. /,
  'st nicolas': /^4 places have a name like this\. Is yours among them\? /,
  'eko hospital': `No hospital of this name is in the lists of 30 September 2025. ${verdictWords.unlisted}`,
  'medplus pharmacy': `No pharmacy of this name is in the lists of 31 December 2025. ${verdictWords.unlisted}`,
  redington: `No hospital or pharmacy of this name is in the lists of 30 September 2025 and 31 December 2025. ${verdictWords.unlisted}`,
  'eye clinic': 'The lists do not say what a place offers or when it is open.',
  'maternity ikorodu': /^\d+ hospitals and \d+ pharmacies in Ikorodu\. “maternity” was not searched for: /,
  'hospital in ibadan': /^No hospital in Ibadan\. /,
  ikorodu: /^\d+ hospitals and \d+ pharmacies in Ikorodu\. List of 30 September/,
  'allen avenue': /^\d+ pharmacies on or near Allen Avenue\. /,
  '0700-000-0001': '1 place found for “0700-000-0001”.',
};

test.each(Object.entries(sentences))('“%s”', (text, sentence) => {
  expect(say(text)).toEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
});

test('lists of one date are said with one date', () => {
  const dated = providerLists.map((list) => ({ ...list, date: '2025-09-30' }));
  expect(say('redington', dated)).toMatch(/ is in the lists of 30 September 2025\. /);
});
