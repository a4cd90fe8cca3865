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
  // Many write "pàrọ̀".
  ['paaro', 'paro'],
  ['melo', 'meloo'],
  ['kidinrin', 'kindinrin'],
  // "For four" is a price for a family.
  ['eeyan', 'eniyan', 'merin', 'meta', 'marun', 'mefa'],
];

export const personWords: typeof english.personWords = {
  titles: [...english.personWords.titles, 'ogbeni', 'iyaafin', 'arakunrin', 'arabinrin', 'alagba'],
  ofUs: [
    ...english.personWords.ofUs,
    ...['asoju', 'osise', 'eniyan'].flatMap((who) => [`${who} yin`, `${who} lashma`]),
    ...['lati lashma', 'ni lashma', 'fun lashma', 'sise fun yin', 'sise pelu yin'],
  ],
};

/** 21 to 99: "mejilelogota" is two on sixty, "marundinlaadorin" five from seventy. */
const compounds = Object.fromEntries(
  ['ogun', 'ogbon', 'ogoji', 'aadota', 'ogota', 'aadorin', 'ogorin', 'aadorun', 'ogorun'].flatMap(
    (ten, at) => [
      ...['mokan', 'meji', 'meta', 'merin'].map((one, more) => [`${one}lel${ten}`, at * 10 + 21 + more]),
      ...['mokan', 'meji', 'meta', 'merin', 'marun'].map((one, less) => [
        `${one}dinl${ten}`,
        at * 10 + 19 - less,
      ]),
    ],
  ),
);

/** With the English words, because people mix both languages. */
export const householdWords: typeof english.householdWords = {
  ...english.householdWords,
  numbers: {
    ...english.householdWords.numbers,
    ...{ kan: 1, meji: 2, meta: 3, merin: 4, marun: 5, mefa: 6, meje: 7, mejo: 8, mesan: 9, mewa: 10 },
    ...{ mewaa: 10, mokanla: 11, mejila: 12, metala: 13, merinla: 14, meedogun: 15, medogun: 15 },
    ...{ merindinlogun: 16, metadinlogun: 17, mejidinlogun: 18, mokandinlogun: 19, ogun: 20, ogbon: 30 },
    ...compounds,
    ...{ ogoji: 40, aadota: 50, ogota: 60, aadorin: 70, ogorin: 80 },
  },
  groups: {
    adults: [...english.householdWords.groups.adults, 'agbalagba', 'agba'],
    children: [...english.householdWords.groups.children, 'omo', 'omode'],
    seniors: [...english.householdWords.groups.seniors, 'arugbo'],
  },
  couples: [...english.householdWords.couples, 'tokotaya'],
  oneAdult: [...english.householdWords.oneAdult, 'eni', 'enikan', 'opo'],
  spouses: [...english.householdWords.spouses, 'iyawo', 'oko'],
  speaker: [...english.householdWords.speaker, 'emi'],
  own: [...english.householdWords.own, 'mo'],
  having: [...english.householdWords.having, 'ni'],
  ages: [...english.householdWords.ages, 'odun'],
  due: [...english.householdWords.due, 'bimo', 'bi'],
  months: [...english.householdWords.months, 'osu'],
  weeks: [...english.householdWords.weeks, 'ose'],
  parents: [...english.householdWords.parents, 'iya', 'baba'],
  families: [...english.householdWords.families, 'idile', 'ebi', 'awa', 'a je'],
  abroad: [...english.householdWords.abroad, 'okeere'],
  staff: [...english.householdWords.staff, 'osise'],
  insuring: [...english.householdWords.insuring, 'adojutofo', 'eto'],
  price: [...english.householdWords.price, 'elo', 'eelo', 'melo', 'meloo', 'iye', 'owo'],
  small: [
    ...english.householdWords.small,
    ...'ati awon darapo di eeyan eleni eniyan eto foruko forukosile fun je la le ma maa mi mo ni nikan o odun pe pelu san se sile ti to un wa yoo'.split(
      ' ',
    ),
  ],
};
