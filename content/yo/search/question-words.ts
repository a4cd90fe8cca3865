import * as english from '../../en/search/question-words.ts';

export const sameWords: typeof english.sameWords = [
  ...english.sameWords,
  ['iya', 'mama', 'maami', 'iyami'],
  ['baba', 'baami', 'daadi'],
  ['tooto', 'ododo', 'looto', 'gidi'],
  ['ale', 'oru', 'loru', 'lale'],
  // "In the" runs together with what follows: "nílé ìwòsàn", "wọn kò fún mi lóògùn".
  ['ile', 'nile'],
  ['oogun', 'loogun'],
  // "For four" is a price for a family.
  ['eeyan', 'eniyan', 'merin', 'meta', 'marun', 'mefa'],
];

/** With the English words, because people mix both languages. */
export const householdWords: typeof english.householdWords = {
  ...english.householdWords,
  numbers: {
    ...english.householdWords.numbers,
    ...{ kan: 1, meji: 2, meta: 3, merin: 4, marun: 5, mefa: 6, meje: 7, mejo: 8, mesan: 9, mewaa: 10 },
  },
  groups: {
    adults: [...english.householdWords.groups.adults, 'agbalagba'],
    children: [...english.householdWords.groups.children, 'omo', 'omode'],
    seniors: [...english.householdWords.groups.seniors, 'agba', 'arugbo'],
  },
  couples: [...english.householdWords.couples, 'tokotaya'],
  oneAdult: [...english.householdWords.oneAdult, 'eni', 'enikan', 'opo'],
  spouses: [...english.householdWords.spouses, 'iyawo', 'oko'],
  speaker: [...english.householdWords.speaker, 'emi'],
  ages: [...english.householdWords.ages, 'odun'],
  months: [...english.householdWords.months, 'osu'],
  parents: [...english.householdWords.parents, 'iya', 'baba'],
  families: [...english.householdWords.families, 'idile', 'ebi'],
  abroad: [...english.householdWords.abroad, 'okeere'],
  staff: [...english.householdWords.staff, 'osise'],
  price: [...english.householdWords.price, 'elo', 'eelo', 'iye', 'owo'],
  small: [
    ...english.householdWords.small,
    ...'ati awon eeyan eleni eniyan eto fun je mi mo ni odun pelu ti to un wa'.split(' '),
  ],
};
