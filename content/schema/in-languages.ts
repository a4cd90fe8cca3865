import { z } from 'zod';

/** The same words in several languages, by their codes; English is always there. */
export function inLanguages<Words extends z.ZodType>(words: Words) {
  return z.intersection(z.object({ en: words }), z.record(z.string().regex(/^[a-z]{2,3}$/), words));
}
