import { foldText } from '../text/fold-text.ts';
import { spell, typingErrors } from '../text/similar-words.ts';
import { type Household, MAX_PEOPLE_PER_GROUP } from './household-cost.ts';

/** What people call the members of a household, folded; see content/en/household-words.ts. */
export type HouseholdWords = {
  numbers: Readonly<Record<string, number>>;
  /** Groups that a number tells the size of: "2 adults", "omo meta". */
  groups: Readonly<Record<keyof Household, readonly string[]>>;
  /** Two adults each. */
  couples: readonly string[];
  oneAdult: readonly string[];
  /** One person each. */
  spouses: readonly string[];
  speaker: readonly string[];
  /** They begin what somebody says of himself: "i am 50". */
  own: readonly string[];
  oneChild: readonly string[];
  /** Behind those they tell of somebody's children: "i have 3 children". */
  having: readonly string[];
  /** They make a number an age: "i am 70 years old". */
  ages: readonly string[];
  /** One person whose group the age tells: "mother 67". */
  parents: readonly string[];
  /** Two of them: "my parents are 70 and 65". */
  bothParents: readonly string[];
  /** Two adults and their children, where its number says how many they are: "family of 5", "five of us". */
  families: readonly string[];
};

const SENIOR = 60;
const GROWN = 23;
/** "There" is no misspelt "three". */
const SHORTEST_CORRECTED = 6;
/** From this age on somebody may ask for a plan of their own. */
const ALONE = 18;

/**
 * The household that a text which asks for a price describes, whatever else it says; none if it leaves a number open. If it
 * does not say how old a parent is, one for each number of parents who may be 60 and above, none of them first.
 */
export function readHouseholds(text: string, words: HouseholdWords): Household[] {
  const asked = readWords(text, words);
  const has = (kind: Kind) => asked.some((word) => word.kind === kind);
  const named = findNamed(asked);
  // "Tell me the price" is about nobody.
  if (named.every((person) => isSpeaker(person) && !person.age)) return [];
  const people = findUnnamed(named, has) ?? withSpeaker(named, isParent(asked));
  // "My parents are both 70".
  const [age, ...otherAges] = named.flatMap((person) => person.age ?? []);
  const isOfBoth =
    named.length === 2 && named.every(({ kind }) => kind === 'parents') && otherAges.length === 0;
  return countPeople(age && isOfBoth ? people.map((person) => ({ ...person, age })) : people);
}

/** How many a text calls a family and tells no more of: "family of 6 Jaara Plus". */
export function readFamily(text: string, words: HouseholdWords): number | undefined {
  const asked = readWords(text, words);
  const [only, ...more] = findNamed(asked);
  return asked.some(({ kind }) => kind === 'families') && more.length === 0 ? only?.number : undefined;
}

/**
 * Whom the words of a list name: their group, or none where an age or those beside them tell it; whether a number has to
 * say how many they are ("2 adults", "omo meta") or may say how old one is ("mother 67").
 */
type Meaning = { group?: keyof Household; people?: number; isMany?: boolean; isAged?: boolean };

const MEANINGS = {
  adults: { group: 'adults', isMany: true },
  children: { group: 'children', isMany: true },
  seniors: { group: 'seniors', isMany: true },
  oneChild: { group: 'children' },
  oneAdult: { group: 'adults', isAged: true },
  couples: { group: 'adults', people: 2 },
  spouses: { group: 'adults', isAged: true },
  parents: { isAged: true },
  speaker: { isAged: true },
  own: { isAged: true },
} satisfies Record<string, Meaning>;

/** The lists whose words name nobody. */
const NOBODY = ['having', 'families', 'ages'] as const;

/** An age is a number that has a word such as "years" beside it. */
type Kind = keyof typeof MEANINGS | (typeof NOBODY)[number] | 'number' | 'age' | 'other';
type Word = Meaning & { word: string; kind: Kind; number?: number };
type Person = Word & { count?: number | undefined; age?: number };

const AGE_BEFORE = ['oneAdult', 'parents'];
const isSpeaker = ({ kind }: Person) => kind === 'own' || kind === 'speaker';

/** Those whom words name, with a number as how many they are or how old; one that is neither stands for itself. */
function findNamed(asked: readonly Word[]): Person[] {
  const people: Person[] = [];
  const telling = asked.filter(({ kind, number }) => number !== undefined || kind in MEANINGS);
  for (let word = telling.shift(); word; word = telling.shift()) {
    const [next] = telling;
    const last = people[people.length - 1];
    const isCount = word.kind === 'number' && next?.group && !next.people;
    const aged = findAgeless(people, word);
    if (aged) aged.age = word.number ?? 0;
    else if (next && (isCount || (word.isMany && next.kind === 'number'))) {
      people.push(isCount ? { ...next, count: word.number } : { ...word, count: next.number });
      telling.shift();
    } else if (last?.kind === 'age' && AGE_BEFORE.includes(word.kind)) {
      // "80 years old man".
      people.pop();
      people.push({ ...word, count: 1, age: last.number ?? 0 });
    } else if (!isOfYears(word, last, next))
      people.push(word.isMany || word.number !== undefined ? word : { ...word, count: 1 });
  }
  return people;
}

/** Where a word only leads to an age: in Yorùbá whoever is 65 is a child of 65 years, "papa na man of 80 years". */
function isOfYears({ kind }: Word, last?: Person, next?: Word): boolean {
  const isLed = kind === 'children' || (kind === 'oneAdult' && last?.kind === 'parents' && !last.age);
  return isLed && next?.kind === 'age' && Number(next.number) >= SENIOR;
}

/** The last one named whose age a number may be; of "i" only where it is said to be one: "i am 59". */
function findAgeless(people: readonly Person[], { kind, number = 0 }: Word): Person | undefined {
  const isAgeless = (person: Person) =>
    person.isAged && person.count === 1 && !person.age && (person.kind !== 'own' || kind === 'age');
  return number < GROWN ? undefined : [...people].reverse().find(isAgeless);
}

/** Whom a number tells of where nobody else is named: "family of 5", "i am 20". */
function findUnnamed(named: readonly Person[], has: (kind: Kind) => boolean): Person[] | undefined {
  const [only, ...more] = named.filter((person) => !isSpeaker(person));
  if (only?.number === undefined || more.length > 0 || named.some(({ age }) => age)) return undefined;
  if (has('families') && only.number > 1)
    return [
      { ...only, ...MEANINGS.adults, count: 2 },
      { ...only, ...MEANINGS.children, count: only.number - 2 },
    ];
  return has('ages') && only.number >= ALONE ? [{ ...only, count: 1, age: only.number }] : undefined;
}

/** "I have 3 children", "mo ni ọmọ mẹ́ta": who says so is of the family. */
function isParent(asked: readonly Word[]): boolean {
  return asked.some(
    ({ kind }, at) =>
      kind === 'own' &&
      asked[at + 1]?.kind === 'having' &&
      asked.slice(at + 2, at + 4).some(({ group }) => group === 'children'),
  );
}

/** With the one who asks, once: "my wife and 2 children" are a family with them, "man, wife and 5 children" are not. */
function withSpeaker(named: readonly Person[], isParent: boolean): Person[] {
  const others = named.filter((person) => !isSpeaker(person));
  const countOf = (of: Kind) => others.filter(({ kind }) => kind === of).length;
  const isFamily = isParent || (countOf('spouses') === 1 && countOf('oneAdult') === 0);
  const speaker =
    named.find(({ kind, age }) => kind === 'own' && age) ?? named.find(({ kind }) => kind === 'speaker');
  if (!speaker && !isFamily) return others;
  return [...others, { word: '', kind: 'speaker', count: 1, ...speaker, group: 'adults' }];
}

/** Empty if a number or an age is missing, if they are too many, or nobody; the age of a parent beside others may be. */
function countPeople(people: readonly Person[]): Household[] {
  const household: Household = { adults: 0, children: 0, seniors: 0 };
  const hasOthers = people.some(({ kind, group }) => kind !== 'parents' && group === 'adults');
  const isAgeless = ({ kind, age }: Person) => kind === 'parents' && !age && hasOthers;
  const hasChildren = people.some(({ group }) => group === 'children');
  for (const { word, kind, age, count, people: each = 1, ...person } of people) {
    // "Mum, dad and 3 kids": beside children, parents of no age are the adults.
    const isGrown = kind === 'parents' && (hasChildren || hasOthers);
    const ofAge = age && (age >= SENIOR ? 'seniors' : 'adults');
    const group = ofAge || (isGrown ? 'adults' : person.group);
    // Of more than one wife nothing is published, and "one old mother" does not tell an age.
    const isUnclear = kind === 'spouses' ? count !== 1 : kind === 'parents' && age && age < GROWN;
    if (!group || count === undefined || isUnclear) return [];
    household[group] += count * each;
  }
  const { adults, children, seniors } = household;
  const most = Math.max(adults, children, seniors);
  if (most === 0 || most > MAX_PEOPLE_PER_GROUP) return [];
  return Array.from({ length: people.filter(isAgeless).length + 1 }, (_, aged) => ({
    adults: adults - aged,
    children,
    seniors: seniors + aged,
  }));
}

/** The words of a text as they are in the lists, those with a typing error too: "childrn". */
function readWords(text: string, words: HouseholdWords): Word[] {
  const { known, spellings } = knownOf.get(words) ?? prepare(words);
  const correct = (word: string) => {
    if (word.length < SHORTEST_CORRECTED) return word;
    const typed = spell(word);
    return spellings.find((each) => typingErrors(typed, each) === 1)?.word ?? word;
  };
  const { families, parents, bothParents, numbers, ages } = words;
  const [parent = ''] = parents;
  // "28wks", "61yrs".
  let folded = ` ${foldText(text).replace(/(\d)(?=[a-z])/g, '$1 ')} `;
  // "Of us" is the word of a family.
  for (const phrase of families.filter((each) => each.includes(' ')))
    folded = folded.replaceAll(` ${phrase} `, ` ${families[0]} `);
  return folded
    .trim()
    .split(' ')
    .map((word) => (known.has(word) ? word : correct(word)))
    .flatMap((word) => (bothParents.includes(word) ? [parent, parent] : word))
    .map((word, at, { [at - 1]: before = '', [at + 1]: after = '' }): Word => {
      const number = /^\d{1,3}$/.test(word) ? Number(word) : numbers[word];
      if (number === undefined) return { kind: 'other', ...known.get(word), word };
      // "I am 59", "70 years"; but "we go be 2 adults".
      const isCount = number < GROWN && known.get(after)?.group;
      const isAge = ages.includes(after) || (ages.includes(before) && !isCount);
      return { word, number, kind: isAge ? 'age' : 'number' };
    });
}

const knownOf = new WeakMap<HouseholdWords, ReturnType<typeof prepare>>();

/** What the words of a language mean, made at its first question; of several lists the first counts. */
function prepare(words: HouseholdWords) {
  const { numbers, groups, ...others } = words;
  const known = new Map<string, Meaning & { kind: Kind }>();
  const add = (list: readonly string[], kind: Kind, meaning?: Meaning) => {
    for (const word of list) if (!known.has(word)) known.set(word, { ...meaning, kind });
  };
  const lists = { ...groups, ...others };
  for (const kind of Object.keys(MEANINGS) as (keyof typeof MEANINGS)[])
    add(lists[kind], kind, MEANINGS[kind]);
  for (const kind of NOBODY) add(lists[kind], kind);
  add([...Object.keys(numbers), ...Object.values(lists).flat()], 'other');
  const made = { known, spellings: Array.from(known.keys(), spell) };
  knownOf.set(words, made);
  return made;
}
