import * as english from '../en/household-words.ts';

/** With the English words, because people mix both languages. */
export const householdWords: typeof english.householdWords = {
  ...english.householdWords,
  oneAdult: [...english.householdWords.oneAdult, 'pesin'],
  groups: {
    ...english.householdWords.groups,
    adults: [...english.householdWords.groups.adults, 'big'],
    seniors: [...english.householdWords.groups.seniors, 'elders'],
  },
};
