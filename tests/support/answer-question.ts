import type { FormWords } from '#words/message-forms.ts';

const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9];

/** The answer to the question that a page or an endpoint asks; undefined if it asks none. */
export function answerIn(text: string, words: FormWords): string | undefined {
  for (const one of NUMBERS)
    for (const other of NUMBERS) if (text.includes(words.question(one, other))) return String(one + other);
  return undefined;
}
