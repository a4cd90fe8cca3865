import type { Agent } from '#content/schema/directory.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { isEmptySearch, matchesSearch, prepareSearchText, readSearch } from '#domain/text/match-text.ts';
import { spell, typingErrors } from '#domain/text/similar-words.ts';

/**
 * The agents that a search finds by name or number, as the lists of hospitals are searched; where it finds none, those
 * whose name has each of its words with a typing error or two. `forms` are words such as "Limited", which tell nothing.
 */
export function findAgents(agents: readonly Agent[], text: string, forms: readonly string[]): Agent[] {
  const search = readSearch(text);
  if (isEmptySearch(search)) return [...agents];
  if (search.literal) return agents.filter(({ name }) => name.includes(search.literal));
  const found = agents.filter(({ name, phone }) => matchesSearch(prepareSearchText([name, phone]), search));
  const words = (search.words.length > 0 ? search.words : [search.phrase]).filter(
    (word) => !forms.includes(word),
  );
  if (found.length > 0 || words.length === 0) return found;
  return agents.filter(({ name }) => {
    const ownWords = foldText(name).split(' ');
    return words.every((word) => ownWords.some((own) => own.startsWith(word) || isLike(own, word)));
  });
}

function isLike(own: string, word: string): boolean {
  return typingErrors(spell(own), spell(word)) !== undefined;
}
