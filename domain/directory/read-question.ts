import type { ProviderListId } from '#content/schema/directory.ts';
import { readSearch } from '../text/match-text.ts';
import type { PlaceIndex } from './index-places.ts';

export type Question = ReturnType<typeof readQuestion>;

/** More words than this are left out: no name has as many, and they bound the work of a hostile question. */
export const MAX_TYPED_WORDS = 12;

export function readQuestion(index: PlaceIndex, typed: string) {
  const { text, plan } = readPlan(index, index.fold(typed));
  const all = text
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_TYPED_WORDS);
  const meanings = all.map((word) => ({ word, kind: genericKind(index, word) }));
  const words = withoutPlanWords(
    index,
    meanings.filter(({ word, kind }) => !kind && !index.fillers.has(word)).map(({ word }) => word),
  );
  const kinds = new Set(meanings.map(({ kind }) => kind));
  const asked = (['hospital', 'pharmacy'] as const).filter((kind) => kinds.has(kind));
  return {
    /** As the search in texts reads it. */
    search: readSearch(typed),
    /** The words that tell a place; a question such as "hospital" has none. */
    words,
    /** All words, folded. */
    text: all.join(' '),
    squeezed: all.join(''),
    /** All but those that every question may have. */
    own: all.filter((word) => !index.fillers.has(word)),
    /** The kind of place that its generic words ask for. */
    kind: asked.length === 1 ? asked[0] : undefined,
    /** Whether the last of the words may still be incomplete. */
    isTyping:
      words.length > 0 && words[words.length - 1] === all[all.length - 1] && /[\p{L}\p{N}]$/u.test(typed),
    /** The generic words by which only some places are called, as "maternity". */
    called: meanings.filter(({ word, kind }) => kind && !word.startsWith('hospital')).map(({ word }) => word),
    /** Whether it has a generic word, as in "Eko hospital". */
    isGeneric: meanings.some((meaning) => meaning.kind),
    /** Whether it surely asks for a place: it tells the kind or asks about cover. */
    isAsked: asked.length > 0 || all.some((word) => index.asking.has(word)),
    /** Whether it asks how many there are. */
    isCounted: all.some((word) => index.counting.has(word)),
    /** The list of the plan that it names; pharmacies are of every plan. */
    plan: kinds.has('pharmacy') ? undefined : plan,
  };
}

/** Takes the names of a plan and of the scheme out of a question. */
function readPlan({ plans, scheme }: PlaceIndex, folded: string) {
  let text = ` ${folded} `;
  let plan: ProviderListId | undefined;
  for (const [name, list] of [...plans, ...scheme.map((name) => [name, undefined] as const)])
    if (text.includes(` ${name} `)) {
      text = text.replaceAll(` ${name} `, ' ');
      plan ??= list;
    }
  return { text: text.trim(), plan };
}

/** "Motayo plus" is Motayo, "Remedy Plus" is a name. */
function withoutPlanWords({ planWords, byWord }: PlaceIndex, words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !planWords.has(word));
  if (others.length === 0) return words;
  const beside = new Set(others.flatMap((word) => byWord.get(word) ?? []));
  return words.filter((word) => !planWords.has(word) || byWord.get(word)?.some((place) => beside.has(place)));
}

/** A word of some name is never taken for a misspelt generic one. */
function genericKind({ generic, matchGeneric, byWord }: PlaceIndex, word: string) {
  return generic.get(word) ?? (byWord.has(word) ? undefined : matchGeneric([word])[0]?.value);
}
