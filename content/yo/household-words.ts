import * as english from '../en/household-words.ts';

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
  parents: [...english.householdWords.parents, 'iya', 'baba'],
  families: [...english.householdWords.families, 'idile', 'ebi', 'awa', 'a je'],
};
