import { z } from 'zod';
import { linkSchema } from './link.ts';

const text = z.string().min(1);
const idSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/);

const faqQuestionSchema = z.strictObject({
  /** The hash of the question's URL, as in /faq#changing-hospital: never change it. */
  id: idSchema,
  question: text.regex(/\?$/),
  /** Paragraphs of plain text. */
  answer: z.array(text).min(1),
  links: z.array(linkSchema).optional(),
  /** The law, order or plan document that supports the answer, with its date. */
  basis: text.optional(),
  /** Search terms that the texts do not contain. */
  alsoFoundBy: text.optional(),
});

export const faqGroupSchema = z.strictObject({
  id: idSchema,
  title: text,
  questions: z.array(faqQuestionSchema).min(1),
});

export type FaqQuestion = z.infer<typeof faqQuestionSchema>;
export type FaqGroup = z.infer<typeof faqGroupSchema>;
