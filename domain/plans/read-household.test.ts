import { expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import type * as Words from '#words/household-words.ts';
import { householdWords } from '#words/household-words.ts';
import { readFamily, readHouseholds } from './read-household.ts';

test.each<[string, [adults: number, children: number, seniors: number] | undefined]>([
  ['price for 2 adults and 3 children', [2, 3, 0]],
  ['How much for husband, wife and two kids?', [2, 2, 0]],
  ['how much for my wife and 2 children', [2, 2, 0]],
  ['price for me, my wife and a baby', [2, 1, 0]],
  ['price for my mother 67 years', [0, 0, 1]],
  ['cost for father of 58', [1, 0, 0]],
  ['2 adults 1 child and my mother of 70', [2, 1, 1]],
  ['how much for mum, dad and 3 kids', [2, 3, 0]],
  ['how much for one person', [1, 0, 0]],
  ['cost of insurance for a couple', [2, 0, 0]],
  ['my mother is 67', [0, 0, 1]],
  ['my mother', undefined],
  ['my wife', [2, 0, 0]],
  ['how much for my children', undefined],
  ['price for couple and one old mother', undefined],
  ['i have 12 staff', undefined],
  ['price for 2', undefined],
  ['2 adults in london', [2, 0, 0]],
  ['price for 200 children', undefined],
  ['3 children', [0, 3, 0]],
  ['how much for family of 5', [2, 3, 0]],
  ['five of us how much', [2, 3, 0]],
  ['hw much for 4 childrn', [0, 4, 0]],
  ['price for my mother 67 in london', [0, 0, 1]],
  ['my pikin na 20 years', undefined],
  ['my pikin don reach 19', undefined],
  ['man wife 5 children', [2, 5, 0]],
  ['price for my 20 years old son', undefined],
  ['i get 3 pikin and one wife how much', [2, 3, 0]],
  ['how much for me and 2 wives', undefined],
  ['my husband is 62 and i am 50 how much', [1, 0, 1]],
  ['i am 50 and my husband is 62 how much', [1, 0, 1]],
  ['i am 61 and my wife is 55 how much', [1, 0, 1]],
  ['my wife is 45 and we have 2 children how much', [2, 2, 0]],
  ['me, my wife and my mother 67', [2, 0, 1]],
  ['i am 59', [1, 0, 0]],
  ['my wife 30 years and 2 kids price', [2, 2, 0]],
  ['price for wife and 30 children', undefined],
  ['old man 80 years how much', [0, 0, 1]],
  ['80 years old man how much', [0, 0, 1]],
  ['my papa na man of 80 years how much', [0, 0, 1]],
  ['i am 65, my wife 60 how much', [0, 0, 2]],
  ['my mother 67 and my wife', [2, 0, 1]],
  ['i am 50 family of 5', undefined],
  ['tell me the price of the plan', undefined],
  ['is there a discount for 2 adults', [2, 0, 0]],
  ['two wives and seven children', undefined],
  ['i have 7 children what is the cost', [1, 7, 0]],
  ['i want to pay for 3 children', [0, 3, 0]],
  ['me and my madam plus two pikin how much', [2, 2, 0]],
  ['my parents are both 70 how much', [0, 0, 2]],
  ['', undefined],
])('“%s” is %s', (text, people) => {
  const [adults, children, seniors] = people ?? [];
  expect(readHouseholds(text, householdWords)).toEqual(people ? [{ adults, children, seniors }] : []);
});

test.each<[string, ...[adults: number, children: number, seniors: number][]]>([
  ['price for me my wife 3 children and my mother', [3, 3, 0], [2, 3, 1]],
  ['mother and wife 30 how much', [3, 0, 0], [2, 0, 1]],
  ['how much for me, my wife and my parents', [4, 0, 0], [3, 0, 1], [2, 0, 2]],
])('“%s” leaves the age of a parent open', (text, ...households) => {
  expect(readHouseholds(text, householdWords)).toEqual(
    households.map(([adults, children, seniors]) => ({ adults, children, seniors })),
  );
});

test.runIf(translations.includes('yo'))('in Yorùbá the number follows, and an age does so too', async () => {
  const path = '../../content/yo/household-words.ts';
  const { householdWords: yoruba }: typeof Words = await import(/* @vite-ignore */ path);
  const household = { adults: 2, children: 3, seniors: 0 };
  expect(readHouseholds('èló fún àgbàlagbà méjì àti ọmọ mẹ́ta', yoruba)).toEqual([household]);
  expect(readHouseholds('ìdílé ẹlẹ́ni márùn-ún', yoruba)).toEqual([household]);
  // "Àgbà" is an adult, unless there is an age of 60.
  expect(readHouseholds('èló fún àgbà méjì àti ọmọ mẹ́ta', yoruba)).toEqual([household]);
  expect(readHouseholds('èló fún àgbà méjì', yoruba)).toEqual([{ adults: 2, children: 0, seniors: 0 }]);
  expect(readHouseholds('èló fún àgbà méjì, ọmọ mẹ́ta àti ìyá 70', yoruba)).toEqual([
    {
      ...household,
      seniors: 1,
    },
  ]);
  expect(readHouseholds('mo ní ọmọ mẹ́ta', yoruba)).toEqual([{ adults: 1, children: 3, seniors: 0 }]);
  expect(readHouseholds('bàbá mi pé ọdún méjìléláàádọ́ta, èló', yoruba)[0]?.adults).toBe(1);
  expect(readHouseholds('èló fún ọmọ ọdún 20', yoruba)).toEqual([]);
});

test.each([
  ['family of 6 jaara plus', 6],
  ['family of 6 and my mother', undefined],
  ['6 children', undefined],
])('“%s” is a family of %s', (text, size) => {
  expect(readFamily(text, householdWords)).toBe(size);
});
