import type { FaqQuestion } from '#content/schema/faq.ts';
import { isEmptySearch, readSearch, type Search } from './match-text.ts';
import { hasSearch, prepareSearchText } from './search-texts.ts';

/** So few answers can be read at once, so nobody has to open them. */
const FEW = 3;

export function areFewAnswers(text: string, count: number): boolean {
  return text.trim() !== '' && count <= FEW;
}

/** The texts in which a question is looked for. */
export function textsOfQuestion({ question, answer, links = [], alsoFoundBy = '' }: FaqQuestion): string[] {
  return [question, ...answer, ...links.map(({ label }) => label), alsoFoundBy];
}

/**
 * Prepares the search over all questions, by the rules of the directory search. Somebody who types a whole
 * sentence still gets an answer: when nothing has all its words, those that carry no meaning are left out.
 * A question may be anything that has texts: the server has a record of it, the browser its markup.
 */
export function prepareFaqSearch<Question>(
  questions: readonly Question[],
  textsOf: (question: Question) => string[],
  fillerWords: readonly string[],
): (text: string) => Set<Question> {
  const texts = questions.map((question) => prepareSearchText(textsOf(question)));

  function find(search: Search): Set<Question> {
    return new Set(questions.filter((_, place) => hasSearch(texts[place] ?? '', search)));
  }

  function findWithoutFillers({ words }: Search): Set<Question> {
    const telling = words.filter((word) => !fillerWords.includes(word));
    if (telling.length === 0 || telling.length === words.length) return new Set();
    return find(readSearch(telling.join(' ')));
  }

  return (text) => {
    const search = readSearch(text);
    if (isEmptySearch(search)) return new Set(questions);
    // Nothing here is written in signs alone.
    if (search.literal) return new Set();
    const found = find(search);
    return found.size > 0 ? found : findWithoutFillers(search);
  };
}
