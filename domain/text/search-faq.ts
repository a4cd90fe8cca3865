import type { FaqQuestion } from '#content/schema/pages.ts';
import { isEmptySearch, matchesSearch, prepareSearchText, readSearch, type Search } from './match-text.ts';
import { otherWordings, type Synonyms } from './synonyms.ts';

/** So few answers are shown expanded. */
const FEW = 3;

export function areFewAnswers(text: string, count: number): boolean {
  return text.trim() !== '' && count <= FEW;
}

/** The searchable texts of a question. */
export function textsOfQuestion({ question, answer, links = [], alsoFoundBy = '' }: FaqQuestion): string[] {
  return [question, ...answer, ...links.map(({ label }) => label), alsoFoundBy];
}

/**
 * Prepares the search over all questions, by the rules of the directory search; when nothing matches all words, stop
 * words are left out, so that a whole sentence finds something, and then words give way to their synonyms. Questions that
 * ask for it come before those that people ask so, and these before those whose answers only mention it. A question is
 * anything that has texts, its own words first and those of people last: a record on the server, an element in the
 * browser.
 */
export function prepareFaqSearch<Question>(
  questions: readonly Question[],
  textsOf: (question: Question) => string[],
  fillerWords: readonly string[],
  synonyms: Synonyms,
): (text: string) => Set<Question> {
  const texts = questions.map((question) => prepareSearchText(textsOf(question)));
  const asked = questions.map((question) => prepareSearchText(textsOf(question).slice(0, 1)));
  const askedSo = questions.map((question) => prepareSearchText(textsOf(question).slice(-1)));

  function find(search: Search): Set<Question> {
    const findIn = (texts: string[]) =>
      questions.filter((_, place) => matchesSearch(texts[place] ?? '', search));
    return new Set([...findIn(asked), ...findIn(askedSo), ...findIn(texts)]);
  }

  return (text) => {
    const search = readSearch(text);
    if (isEmptySearch(search)) return new Set(questions);
    // No question consists of symbols only.
    if (search.literal) return new Set();
    const words = search.phrase.split(' ');
    const telling = words.filter((word) => !fillerWords.includes(word)).join(' ');
    const found = find(search);
    if (found.size > 0 || telling === '') return found;
    const foundByTelling = find(readSearch(telling));
    if (foundByTelling.size > 0) return foundByTelling;
    return new Set(otherWordings(telling, synonyms).flatMap((wording) => [...find(readSearch(wording))]));
  };
}

/** Sorts questions, or groups of them, by the first of their questions that was found. */
export function sortByFound<Item, Question>(
  items: readonly Item[],
  questionsOf: (item: Item) => readonly Question[],
  found: ReadonlySet<Question>,
): Item[] {
  const order = [...found];
  const rank = (item: Item) => {
    const first = order.findIndex((question) => questionsOf(item).includes(question));
    return first < 0 ? order.length : first;
  };
  return [...items].sort((a, b) => rank(a) - rank(b));
}
