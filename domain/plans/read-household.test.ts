import { expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import type * as Words from '#words/search/question-words.ts';
import { householdWords } from '#words/search/question-words.ts';
import {
  isAboutGrownChild,
  readFamily,
  readHouseholds,
  readMonths,
  readSeniors,
  readStaff,
} from './read-household.ts';

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
  ['my mother is 67', undefined],
  ['my mother', undefined],
  ['my wife', undefined],
  ['how much for my children', undefined],
  ['price for couple and one old mother', undefined],
  ['i have 12 staff', undefined],
  ['price for 2', undefined],
  ['2 adults in london', undefined],
  ['price for 200 children', undefined],
  ['3 children', [0, 3, 0]],
  ['how much for family of 5', [2, 3, 0]],
  ['five of us how much', [2, 3, 0]],
  ['hw much for 4 childrn', [0, 4, 0]],
  ['price for my mother 67 in london', undefined],
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
  ['just me alone price', [1, 0, 0]],
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
  const path = '../../content/yo/search/question-words.ts';
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
  expect(readSeniors('ìyá mi jẹ́ ọmọ ọdún márùndínlógórin', yoruba)?.seniors).toBe(1);
  expect(readHouseholds('bàbá mi pé ọdún méjìléláàádọ́ta, èló', yoruba)[0]?.adults).toBe(1);
  expect(readStaff('òṣìṣẹ́ méjìlá', yoruba)?.count).toBe(12);
  expect(readHouseholds('èló fún ọmọ ọdún 20', yoruba)).toEqual([]);
});

test.each([
  ['family of 6 jaara plus', 6],
  ['family of 6 and my mother', undefined],
  ['6 children', undefined],
])('“%s” is a family of %s', (text, size) => {
  expect(readFamily(text, householdWords)).toBe(size);
});

test.each([
  ['my mama na 72 years', 1, false],
  ['my parents are 70 and 65', 2, false],
  ['cover for my mother 67 I live in London', 1, true],
])('“%s” is about %s of 60 and above, from abroad: %s', (text, seniors, isAbroad) => {
  expect(readSeniors(text, householdWords)).toEqual({ seniors, isAbroad });
});

test.each([
  ['12 workers insurance price', 12, true],
  ['company of 25 people', 25, true],
  ['my company has 12 workers how much', 12, true],
  ['price for company', 1, false],
  ['health insurance for my staff', 1, false],
  ['register my staff', undefined, undefined],
  ['12 workers were rude', undefined, undefined],
  ['my staff dem na 12', 12, true],
  ['12 staff in london price', undefined, undefined],
])('“%s” asks for %s staff', (text, count, isCounted) => {
  expect(readStaff(text, householdWords)).toEqual(count && { count, isCounted });
});

test.each([
  ['my wife is pregnant 6 months', 6],
  ['my baby is due in 7 months', 2],
  ['my baby is due next month', 8],
  ['my wife go born for 3 months', 6],
  ['i am 4 months pregnant', 4],
  ['baby go come for 2 months time', 7],
  ['how many months before birth', undefined],
  ['28 weeks pregnant', 7],
  ['18wks pregnant', 4],
  ['20 weeks pregnant', 5],
  ['40 weeks', 9],
  ['my edd is in 6 weeks', 8],
])('of the pregnancy in “%s” %s months have passed', (text, months) => {
  expect(readMonths(text, householdWords)).toBe(months);
});

test.each([
  ['my child is 24 can he be in family plan', true],
  ['my pikin don reach 19', true],
  ['price for my 20 years old son', true],
  ['my child is 7', false],
  ['24 children', false],
  ['my child is 24 and sick', false],
])('whether “%s” is about a child who may be too old: %s', (text, isGrown) => {
  expect(isAboutGrownChild(text, householdWords)).toBe(isGrown);
});
