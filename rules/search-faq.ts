import type { FaqGroup } from '../content/schema/faq.ts';
import { buildHaystack, searchHaystack } from './haystack.ts';
import { isEmptySearch, readSearch, type Search } from './match-text.ts';

export type FaqSearch = (text: string) => FaqGroup[];

/**
 * Prepares the search over all questions, by the rules of the directory search. Somebody who types a whole
 * sentence still gets an answer: when nothing has all its words, those that carry no meaning are left out.
 */
export function prepareFaqSearch(groups: readonly FaqGroup[], fillerWords: readonly string[]): FaqSearch {
  const questions = groups.flatMap((group) => group.questions);
  const texts = questions.map(({ question, answer, links = [], alsoFoundBy = '' }) => [
    question,
    ...answer,
    ...links.map(({ label }) => label),
    alsoFoundBy,
  ]);
  const haystack = buildHaystack(texts);

  function idsOf(search: Search): Set<string> {
    const marks = searchHaystack(haystack, search);
    return new Set(questions.filter((_, place) => marks[place]).map(({ id }) => id));
  }

  return (text) => {
    const search = readSearch(text);
    if (isEmptySearch(search)) return [...groups];
    // Nothing here is written in signs alone.
    if (search.literal) return [];
    const found = idsOf(search);
    return pick(groups, found.size > 0 ? found : idsWithoutFillers(search));
  };

  function idsWithoutFillers({ words }: Search): Set<string> {
    const telling = words.filter((word) => !fillerWords.includes(word));
    if (telling.length === 0 || telling.length === words.length) return new Set();
    return idsOf(readSearch(telling.join(' ')));
  }
}

/** The groups with only the questions named, and no group without one. */
function pick(groups: readonly FaqGroup[], ids: Set<string>): FaqGroup[] {
  return groups
    .map((group) => ({ ...group, questions: group.questions.filter(({ id }) => ids.has(id)) }))
    .filter(({ questions }) => questions.length > 0);
}
