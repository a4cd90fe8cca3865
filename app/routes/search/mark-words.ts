import { foldWithOrigins } from '#domain/text/fold-text.ts';
import type { TextRange } from '#domain/text/match-text.ts';
import { stemWord } from './search-words.ts';

const SNIPPET_CHARACTERS = 180;
const BEFORE_CHARACTERS = 50;
const ELLIPSIS = '…';

/** Where a text has words with these stems. */
export function rangesOfWords(text: string, stems: ReadonlySet<string>): TextRange[] {
  const { folded, starts, ends } = foldWithOrigins(text);
  return Array.from(folded.matchAll(/\S+/g), ({ 0: word, index }): TextRange | undefined =>
    stems.has(stemWord(word))
      ? [starts[index] ?? 0, ends[index + word.length - 1] ?? text.length]
      : undefined,
  ).filter((range) => range !== undefined);
}

/** As much of a text as fits below a result, around the first of the words. */
export function cutSnippet(text: string, stems: ReadonlySet<string>): string {
  if (text.length <= SNIPPET_CHARACTERS) return text;
  const first = rangesOfWords(text, stems)[0]?.[0] ?? 0;
  const from = first > BEFORE_CHARACTERS ? afterSpace(text, first - BEFORE_CHARACTERS) : 0;
  const to = from + SNIPPET_CHARACTERS;
  const end = to < text.length ? text.lastIndexOf(' ', to) : text.length;
  const cut = text.slice(from, end > from ? end : to).trim();
  return `${from > 0 ? ELLIPSIS : ''}${cut}${end < text.length ? ELLIPSIS : ''}`;
}

function afterSpace(text: string, at: number): number {
  return text.indexOf(' ', at) + 1;
}
