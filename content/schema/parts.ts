import { z } from 'zod';
import type { Contact } from './contact.ts';
import { inLanguages } from './in-languages.ts';
import { faqQuestionSchema } from './pages.ts';
import type { PlanFigures } from './plan-figures.ts';
import { idSchema, text } from './site.ts';

/** A page of this site or of another one, which staff may link to; nothing that runs. Browsers read a backslash as `/`. */
const safeTarget = z
  .string()
  .max(300)
  .regex(/^(?:\/(?!\/)|https:\/\/[\w-]+\.)[^\s\\\p{Cc}]*$/u);

export function isSafeTarget(target: string): boolean {
  return safeTarget.safeParse(target).success;
}

/** At the top of every page; null for none. */
export const noticeSchema = z.nullable(
  z.strictObject({
    severity: z.enum(['information', 'warning', 'urgent']),
    to: safeTarget.optional(),
    words: inLanguages(z.strictObject({ text: text.max(300), link: text.max(60).optional() })),
  }),
);

const pictureSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.int().min(1),
  height: z.int().min(1),
  widths: z.string().regex(/^\d+(?:,\d+)*$/),
});

/** How often visitors see the pop-up: on each page that it may open on, on the first page of a visit, or never. */
export const POP_UP_TIMES = ['page', 'visit', 'off'] as const;

export const popUpSchema = z.strictObject({
  often: z.enum(POP_UP_TIMES),
  to: safeTarget,
  /** Null for the drawn poster. */
  picture: pictureSchema.nullable(),
  words: inLanguages(
    z.strictObject({
      eyebrow: text.max(80),
      title: text.max(100),
      text: text.max(400),
      action: text.max(40),
      /** What the picture shows. */
      alt: text.max(300),
    }),
  ),
});

const questionWordsSchema = faqQuestionSchema.omit({ id: true, lang: true });
export const questionSchema = z.object({ words: inLanguages(questionWordsSchema) });

/** The questions of each topic, in the order of the page. */
export const faqSchema = z
  .array(
    z.strictObject({
      id: idSchema,
      questions: z.array(z.strictObject({ id: idSchema, words: inLanguages(questionWordsSchema) })).max(200),
    }),
  )
  .refine((topics) => {
    const ids = topics.flatMap(({ questions }) => questions.map(({ id }) => id));
    return new Set(ids).size === ids.length;
  });

export type Notice = z.infer<typeof noticeSchema>;
export type PopUp = z.infer<typeof popUpSchema>;
export type Faq = z.infer<typeof faqSchema>;
export type FaqEntry = Faq[number]['questions'][number];
export type QuestionWords = z.infer<typeof questionWordsSchema>;

/** What staff can change without a build, by its id. */
export interface Parts {
  notice: Notice;
  'pop-up': PopUp;
  faq: Faq;
  plans: PlanFigures;
  contact: Contact;
}

export type PartId = keyof Parts;
export const PART_IDS = ['notice', 'pop-up', 'faq', 'plans', 'contact'] as const satisfies readonly PartId[];
