import { foldText } from '../text/fold-text.ts';
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
  oneChild: readonly string[];
  /** One person whose group the age tells: "mother 67". */
  parents: readonly string[];
  /** Words that ask for a price. */
  price: readonly string[];
  /** Words that change nothing. */
  small: readonly string[];
};

const SENIOR = 60;
const GROWN = 23;

/** The household whose price a text asks for; undefined where it says anything else, or leaves a number open. */
export function readHousehold(text: string, words: HouseholdWords): Household | undefined {
  const household: Household = { adults: 0, children: 0, seniors: 0 };
  let number: number | undefined;
  let group: keyof Household | undefined;
  let isParent = false;
  let parents = 0;
  let isSpeaker = false;
  let spouses = 0;
  let isPrice = false;
  let isCounted = false;
  for (const word of foldText(text).split(' ')) {
    const named = groupOf(words, word);
    const counted = readNumber(words, word);
    if (words.price.includes(word)) isPrice = true;
    else if (counted !== undefined) {
      if (number !== undefined) return undefined;
      if (group) {
        isCounted = true;
        household[group] += counted;
        group = undefined;
      } else if (isParent && counted >= GROWN) {
        household[counted >= SENIOR ? 'seniors' : 'adults'] += 1;
        parents -= 1;
        isParent = false;
      } else number = counted;
    } else if (named) {
      if (group) return undefined;
      if (number === undefined) group = named;
      else {
        household[named] += number;
        isCounted = true;
      }
      number = undefined;
    } else if (words.oneChild.includes(word)) {
      household.children += number ?? 1;
      number = undefined;
    } else if (words.oneAdult.includes(word)) {
      household.adults += number ?? 1;
      number = undefined;
    } else if (words.couples.includes(word)) household.adults += 2;
    else if (words.spouses.includes(word)) spouses += 1;
    else if (words.parents.includes(word)) {
      parents += 1;
      isParent = true;
    } else if (words.speaker.includes(word)) isSpeaker = true;
    else if (!words.small.includes(word)) return undefined;
  }
  // "My wife and 2 children" are a family with the one who asks.
  household.adults += spouses === 1 || isSpeaker ? spouses + 1 : spouses;
  // "Mum, dad and 3 kids": beside children, parents of no age are the adults.
  if (household.children > 0) {
    household.adults += parents;
    parents = 0;
  }
  const people = household.adults + household.children + household.seniors;
  const isOpen = number !== undefined || group !== undefined || parents > 0;
  const isTooMany = Object.values(household).some((count) => count > MAX_PEOPLE_PER_GROUP);
  return isOpen || isTooMany || people === 0 || !(isPrice || isCounted) ? undefined : household;
}

function groupOf({ groups }: HouseholdWords, word: string): keyof Household | undefined {
  return (['adults', 'children', 'seniors'] as const).find((group) => groups[group].includes(word));
}

function readNumber({ numbers }: HouseholdWords, word: string): number | undefined {
  return /^\d{1,3}$/.test(word) ? Number(word) : numbers[word];
}
