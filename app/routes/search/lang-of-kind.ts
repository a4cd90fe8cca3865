import { languagePrefix } from '../../own-path.ts';
import type { SearchDocument } from './search-index.ts';

const ENGLISH_KINDS: readonly SearchDocument['kind'][] = ['covered', 'policy', 'post'];

/** Marks what is there in English only among the words of another language. */
export function langOfKind(kind: SearchDocument['kind']): 'en' | undefined {
  return languagePrefix !== '' && ENGLISH_KINDS.includes(kind) ? 'en' : undefined;
}
