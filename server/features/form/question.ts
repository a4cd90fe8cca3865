import type { FormWords } from '#words/message-forms.ts';
import type { Database } from '../../database/schema.ts';
import { LIMIT_WINDOW_MS } from '../../visitors/visitor-limit.ts';
import { createSigner } from '../newsletter/mail-links.ts';

/** The field of the answer. */
export const QUESTION = 'question';

/**
 * A sum that stands between a form and an address that has sent very many. It follows from the time and the site's
 * secret, so every process knows it and nothing is stored; an answer is accepted for ten to twenty minutes. It is the
 * same for everyone, because a phone may have another address when it answers.
 */
export function createQuestion(database: Database) {
  const sign = createSigner(database);
  const currentWindow = () => Math.floor(Date.now() / LIMIT_WINDOW_MS);

  async function numbersOf(window: number): Promise<[number, number]> {
    const [one = 0, other = 0] = await sign(`question:${window}`);
    return [2 + (one % 8), 2 + (other % 8)];
  }

  return {
    ask: async (words: FormWords) => words.question(...(await numbersOf(currentWindow()))),
    async isAnswered(text = ''): Promise<boolean> {
      const answer = Number(/\d+/.exec(text)?.[0]);
      for (const window of [currentWindow(), currentWindow() - 1]) {
        const [one, other] = await numbersOf(window);
        if (answer === one + other) return true;
      }
      return false;
    },
  };
}
