import { foldText } from '../text/fold-text.ts';
import { spell, typingErrors } from '../text/similar-words.ts';
import { type Household, MAX_PEOPLE_PER_GROUP } from './household-cost.ts';

/** What people call the members of a household, folded; see content/en/search/question-words.ts. */
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
  /** They make a number an age: "i am 70 years old". */
  ages: readonly string[];
  months: readonly string[];
  /** They make the months those until the birth: "due in 2 months", "wife go born next month". */
  due: readonly string[];
  next: readonly string[];
  /** One person whose group the age tells: "mother 67". */
  parents: readonly string[];
  /** Two of them: "my parents are 70 and 65". */
  bothParents: readonly string[];
  /** Two adults and their children, where its number says how many they are: "family of 5", "five of us". */
  families: readonly string[];
  /** Of the groups' words those that are old people alone, and the adults beside children: "àgbà méjì àti ọmọ mẹ́ta". */
  grownBesideChildren: readonly string[];
  /** Where relatives are paid for from: "mama 67, from london". */
  abroad: readonly string[];
  /** People who work for the one who asks. */
  staff: readonly string[];
  /** Beside staff they ask for a price too: "insurance for my staff". */
  insuring: readonly string[];
  /** Words that ask for a price. */
  price: readonly string[];
  /** Words that change nothing. */
  small: readonly string[];
};

const SENIOR = 60;
const GROWN = 23;
/** From this age on somebody may ask for a plan of their own. */
const ALONE = 18;

/** The household whose price a text asks for; undefined where it says anything else, or leaves a number open. */
export function readHousehold(text: string, words: HouseholdWords): Household | undefined {
  const read = readPeople(text, words);
  return read && !read.isAbroad && (read.isPrice || read.isCounted) ? read.household : undefined;
}

/** Those of 60 and above whom a text is about and nobody else: "my mama na 72 years", perhaps paid for from abroad. */
export function readSeniors(text: string, words: HouseholdWords) {
  const read = readPeople(text, words);
  if (!read || read.household.adults + read.household.children > 0) return undefined;
  return { seniors: read.household.seniors, isAbroad: read.isAbroad };
}

/** The staff whose price a text asks for, where it says nothing else: "12 workers insurance price"; 1 where it tells no number. */
export function readStaff(
  text: string,
  words: HouseholdWords,
): { count: number; isCounted: boolean } | undefined {
  const known = [...words.price, ...words.small, ...words.speaker, ...words.families];
  const asked = splitKnown(text, words);
  const [number, ...more] = asked.flatMap((word) => readNumber(words, word) ?? []);
  const isOther = (word: string) =>
    readNumber(words, word) === undefined && !words.staff.includes(word) && !known.includes(word);
  if (!asked.some((word) => words.staff.includes(word)) || more.length > 0) return undefined;
  if (asked.some(isOther)) return undefined;
  const isPrice = asked.some((word) => words.price.includes(word) || words.insuring.includes(word));
  if (number === undefined) return isPrice ? { count: 1, isCounted: false } : undefined;
  return number > 0 ? { count: number, isCounted: true } : undefined;
}

/** Undefined where a text says anything else than people, their ages, prices and places abroad, or leaves a number open. */
function readPeople(text: string, words: HouseholdWords) {
  const household: Household = { adults: 0, children: 0, seniors: 0 };
  let number: number | undefined;
  let group: keyof Household | undefined;
  let unclear = 0;
  let isParent = false;
  let isFamily = false;
  let isAbroad = false;
  let parents = 0;
  let isSpeaker = false;
  let isAge = false;
  let spouses = 0;
  /** Of those of them whose age is told, the adults and the seniors are counted already. */
  let agedSpouses = 0;
  let ownAge: number | undefined;
  let person: 'spouse' | 'own' | undefined;
  let isNamed = false;
  let isPrice = false;
  let isCounted = false;
  let isYears = false;
  const asked = splitKnown(text, words);
  const isAgeWord = (word = '') => words.ages.includes(word);
  const isUnclear = (word = '') => words.grownBesideChildren.includes(word);
  for (const [at, word] of asked.entries()) {
    const named = groupOf(words, word);
    const counted = readNumber(words, word);
    if (words.price.includes(word)) isPrice = true;
    else if (counted !== undefined) {
      if (number !== undefined) return undefined;
      // In Yorùbá whoever is 65 is a child of 65 years.
      if (isAge && counted >= SENIOR) group = undefined;
      isYears = isAgeWord(asked[at + 1]);
      if (group) {
        // "My pikin na 20 years", "ọmọ ọdún 20": one child of that age, not so many children.
        if (isYears || isAgeWord(asked[at - 1])) return undefined;
        isCounted = true;
        household[group] += counted;
        if (isUnclear(asked[at - 1])) unclear += counted;
        group = undefined;
      } else if (isParent && counted >= GROWN) {
        household[counted >= SENIOR ? 'seniors' : 'adults'] += 1;
        isCounted ||= counted < SENIOR;
        parents -= 1;
        isParent = parents > 0;
      } else if (person === 'spouse' && counted >= GROWN && !isCountable(words, asked[at + 1])) {
        household[counted >= SENIOR ? 'seniors' : 'adults'] += 1;
        agedSpouses += 1;
        spouses -= 1;
        person = undefined;
      } else if (person === 'own' && counted >= GROWN && isAgeWord(asked[at - 1])) ownAge = counted;
      else number = counted;
    } else if (number !== undefined && isYears && isCountable(words, word)) return undefined;
    else if (named) {
      if (group) return undefined;
      if (number === undefined) group = named;
      else {
        household[named] += number;
        if (isUnclear(word)) unclear += number;
        isCounted = true;
      }
      number = undefined;
    } else if (words.oneChild.includes(word)) {
      household.children += number ?? 1;
      number = undefined;
    } else if (words.oneAdult.includes(word)) {
      isNamed = true;
      household.adults += number ?? 1;
      number = undefined;
    } else if (words.couples.includes(word)) household.adults += 2;
    else if (words.spouses.includes(word)) {
      // "One wife"; of more nothing is published.
      if (number !== undefined && number !== 1) return undefined;
      number = undefined;
      person = 'spouse';
      spouses += 1;
    } else if (words.own.includes(word)) person = 'own';
    else if (words.families.includes(word)) isFamily = true;
    else if (words.abroad.includes(word)) isAbroad = true;
    else if (words.parents.includes(word) || words.bothParents.includes(word)) {
      parents += words.parents.includes(word) ? 1 : 2;
      isParent = true;
      person = undefined;
    } else if (words.speaker.includes(word)) isSpeaker = true;
    else if (words.ages.includes(word)) isAge = true;
    else if (!words.small.includes(word)) return undefined;
  }
  const isNobody = Object.values(household).every((count) => count === 0) && spouses + parents === 0;
  // "I am 59" is one person, "my husband is 62 and i am 50" are two.
  if (ownAge !== undefined && isNobody && number === undefined) number = ownAge;
  else if (ownAge !== undefined) {
    household[ownAge >= SENIOR ? 'seniors' : 'adults'] += 1;
    [isSpeaker, isNamed, isCounted] = [false, true, true];
  }
  if (isFamily && isNobody && number !== undefined && number > 1) {
    Object.assign(household, { adults: 2, children: number - 2 });
    [number, isCounted, isSpeaker] = [undefined, true, false];
  }
  if (isAge && isNobody && number !== undefined && number >= ALONE) {
    household[number >= SENIOR ? 'seniors' : 'adults'] = 1;
    [number, isCounted] = [undefined, number < SENIOR];
  }
  // "My wife and 2 children" are a family with the one who asks, "man, wife and 5 children" are not.
  household.adults += (spouses + agedSpouses === 1 && !isNamed) || isSpeaker ? spouses + 1 : spouses;
  // Whoever tells of several people wants to know what they cost together: "me, my wife and my mother 67".
  isCounted ||= household.seniors > 0 && household.adults > 0;
  // "Mum, dad and 3 kids": beside children, parents of no age are the adults, and "àgbà" is no old person.
  if (household.children > 0) {
    household.adults += parents + unclear;
    household.seniors -= unclear;
    parents = 0;
  }
  const people = household.adults + household.children + household.seniors;
  const isOpen = number !== undefined || group !== undefined || parents > 0;
  const isTooMany = Object.values(household).some((count) => count > MAX_PEOPLE_PER_GROUP);
  return isOpen || isTooMany || people === 0 ? undefined : { household, isPrice, isCounted, isAbroad };
}

const MONTHS_OF_PREGNANCY = 9;

/** How many months of a pregnancy have passed: "my wife is pregnant 6 months", "oyún oṣù 7", "my baby is due in 3 months". */
export function readMonths(text: string, words: HouseholdWords): number | undefined {
  const asked = splitKnown(text, words);
  const isMonth = (word = '') => words.months.includes(word);
  const due = asked.findIndex((word) => words.due.includes(word));
  const isLeft = due >= 0 && due < asked.findIndex(isMonth);
  const read = (word: string) => (isLeft && words.next.includes(word) ? 1 : readNumber(words, word));
  const countsBeside = (step: 1 | -1) =>
    asked.filter((_, at) => isMonth(asked[at + step])).flatMap((word) => read(word) ?? []);
  const before = countsBeside(1);
  const [months, ...more] = before.length > 0 ? before : countsBeside(-1);
  if (months === undefined || more.length > 0) return undefined;
  return isLeft ? Math.max(0, MONTHS_OF_PREGNANCY - months) : months;
}

/** The words of a text, those with a typing error as they are in the lists: "childrn"; "of us" is the word of a family. */
function splitKnown(text: string, words: HouseholdWords): string[] {
  const { numbers, groups, ...lists } = words;
  const known = [...Object.keys(numbers), ...Object.values(groups).flat(), ...Object.values(lists).flat()];
  const [family = ''] = words.families;
  let folded = ` ${foldText(text)} `;
  for (const phrase of words.families.filter((each) => each.includes(' ')))
    folded = folded.replaceAll(` ${phrase} `, ` ${family} `);
  return folded
    .trim()
    .split(' ')
    .map((word) => {
      if (known.includes(word)) return word;
      const typed = spell(word);
      return known.find((each) => typingErrors(typed, spell(each)) === 1) ?? word;
    });
}

function groupOf({ groups }: HouseholdWords, word: string): keyof Household | undefined {
  return (['adults', 'children', 'seniors'] as const).find((group) => groups[group].includes(word));
}

/** Whether a number before a word may say how many there are: "2 adults", but not "20 years old son". */
function isCountable(words: HouseholdWords, word = ''): boolean {
  return [...words.oneChild, ...words.oneAdult, ...Object.values(words.groups).flat()].includes(word);
}

function readNumber({ numbers }: HouseholdWords, word: string): number | undefined {
  return /^\d{1,3}$/.test(word) ? Number(word) : numbers[word];
}
