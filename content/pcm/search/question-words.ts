import * as english from '../../en/search/question-words.ts';

export const sameWords: typeof english.sameWords = [
  ...english.sameWords,
  ['someone', 'pesin'],
  ['genuine', 'correct', 'tru'],
];

export const personWords = english.personWords;

/** With the English words, because people mix both languages. */
export const householdWords: typeof english.householdWords = {
  ...english.householdWords,
  oneAdult: [...english.householdWords.oneAdult, 'pesin'],
  price: [...english.householdWords.price, 'money'],
  groups: {
    ...english.householdWords.groups,
    adults: [...english.householdWords.groups.adults, 'big'],
    seniors: [...english.householdWords.groups.seniors, 'elders'],
  },
  small: [
    ...english.householdWords.small,
    ...'di dis dey e enta fit be join na wey don pass una wit wan'.split(' '),
  ],
};
