import { resources } from '#words/resources.ts';
import { languagePrefix } from '../../own-path.ts';
import type { SearchDocument } from './search-index.ts';

const ENGLISH_KINDS: readonly SearchDocument['kind'][] = ['covered', 'policy', 'post'];

/** Marks what is written in English only among the words of another language. */
export function langOfDocument({ kind, href }: SearchDocument): 'en' | undefined {
  const isEnglish = ENGLISH_KINDS.includes(kind) || resources.some((resource) => resource.href === href);
  return languagePrefix !== '' && isEnglish ? 'en' : undefined;
}
