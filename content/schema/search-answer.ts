import { z } from 'zod';
import { linkSchema } from './link.ts';

const text = z.string().min(1);

const rule = {
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  /** Searches that it answers, in any order of their words; small words such as "my" need not be there. */
  asks: z.array(text).min(1).readonly(),
  /** Only for searches that ask for nothing else. */
  isWhole: z.literal(true).optional(),
};

/** The best answer to a search: a question of /faq, a page, or a card of its own with the page that it rests on. */
export const searchAnswerSchema = z.union([
  z.strictObject({ ...rule, faq: text, links: z.array(linkSchema).optional() }),
  z.strictObject({ ...rule, page: z.string().startsWith('/'), links: z.array(linkSchema).optional() }),
  z.strictObject({
    ...rule,
    title: text,
    text: z.array(text).default([]),
    /** Prices a year, in naira. */
    amounts: z.array(z.strictObject({ label: text, naira: z.int().positive() })).optional(),
    /** Numbers to call, addresses to write to. */
    lines: z
      .array(
        z.strictObject({
          icon: z.enum(['phone', 'whatsapp', 'mail', 'map-pin', 'download']),
          ...linkSchema.shape,
          note: text,
        }),
      )
      .optional(),
    /** The page that says it in full, and other ways on. */
    links: z.array(linkSchema).min(1),
  }),
]);

export type SearchAnswer = z.input<typeof searchAnswerSchema>;
