import { z } from 'zod';

const storageKinds = ['cookie', 'local', 'session', 'cache'] as const;
const cookieCategories = ['essential', 'performance', 'functionality', 'targeting'] as const;

/** An item that our own site stores in a visitor's browser. */
export const storedItemSchema = z.strictObject({
  /** The exact name; a trailing * matches any suffix. */
  name: z.string().regex(/^[\w.-]+\*?$/),
  kind: z.enum(storageKinds),
  category: z.enum(cookieCategories),
  purpose: z.string().min(1),
  /** What causes it: reading pages, a choice in the pop-up, of a language or of cookies, or a complaint. */
  trigger: z.enum(['reading', 'pop-up', 'language', 'consent', 'complaint']),
  /** The same in words. */
  when: z.string().min(1),
  lasts: z.string().min(1),
});

export type StoredItem = z.infer<typeof storedItemSchema>;
