import { z } from 'zod';
import { idSchema, linkSchema, phoneLineSchema, text } from './site.ts';

const memberIdSchema = z.enum(['law', 'agency', 'scheme', 'fund', 'sources', 'residents', 'ekosha']);

/** A box of the diagram. */
export const memberSchema = z.strictObject({
  id: memberIdSchema,
  /** The caption above its name. */
  role: text,
  name: text,
  text,
});

/** An arrow of the diagram: `from` does something to `to`. */
export const tieSchema = z.strictObject({ from: memberIdSchema, to: memberIdSchema, label: text.max(32) });

export const milestoneSchema = z.strictObject({ date: text, text });

export type MemberId = z.infer<typeof memberIdSchema>;
export type Member = z.infer<typeof memberSchema>;
export type Tie = z.infer<typeof tieSchema>;
export type Milestone = z.infer<typeof milestoneSchema>;

export const faqQuestionSchema = z.strictObject({
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
  /** Of its words, where it has none in the page's language. */
  lang: z.literal('en').optional(),
});

export const faqGroupSchema = z.strictObject({
  id: idSchema,
  title: text,
  questions: z.array(faqQuestionSchema).min(1),
});

export type FaqQuestion = z.infer<typeof faqQuestionSchema>;
export type FaqGroup = z.infer<typeof faqGroupSchema>;

/** A published fact; `basis` names who published it and when. */
const factSchema = z.strictObject({ term: text.max(60), text, basis: text.regex(/\d{4}/, 'has no date') });

/** A page that leads one kind of visitor, such as employers, through what the scheme asks of them. */
export const guideSchema = z.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  /** The whole answer for the first screen; its facts stand with their basis further down. */
  inShort: z.array(z.strictObject({ term: text.max(20), text })).optional(),
  /** The alternative text of the scene. */
  alt: text,
  /** What a visitor can do here first. */
  prepare: linkSchema.optional(),
  action: linkSchema,
  facts: z.strictObject({ heading: text, list: z.array(factSchema).min(3) }),
  steps: z.strictObject({
    heading: text,
    lead: text,
    list: z.array(z.strictObject({ title: text, text, link: linkSchema.optional() })).min(3),
    basis: text,
  }),
  checklist: z.strictObject({ heading: text, lead: text, items: z.array(text).min(3), basis: text }),
  more: z.strictObject({ heading: text, list: z.array(factSchema).min(2) }),
  unpublished: z.strictObject({ heading: text, lead: text, items: z.array(text).min(2) }),
  call: z.strictObject({
    heading: text,
    text,
    lines: z.array(z.strictObject({ line: phoneLineSchema, purpose: text })).min(1),
    write: linkSchema,
  }),
  related: z.strictObject({ heading: text, links: z.array(linkSchema).min(2) }),
});

export type Guide = z.infer<typeof guideSchema>;
export type GuideFact = z.infer<typeof factSchema>;

const pathSchema = z.string().regex(/^\/[a-z-]+$/);

export const policySchema = z.strictObject({
  title: text,
  description: z.string().min(50).max(160),
  heading: text,
  lead: text,
  /** The path that search engines should index. */
  canonical: pathSchema,
  /** A second path of the same page. */
  alsoAt: pathSchema.optional(),
  date: z.iso.date(),
  /** The meaning of the date: in force since, or last changed. */
  dateLabel: text,
});

export type Policy = z.infer<typeof policySchema>;

/** The front matter of a post in content/posts; its body is Markdown with headings from level two. */
export const postFrontMatterSchema = z
  .strictObject({
    title: text.max(120),
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    date: z.iso.date(),
    /** One of those in content/facts/blog.ts. */
    topic: idSchema,
    /** One of the drawn covers. */
    image: z
      .string()
      .regex(/^\/covers\/[a-z-]+\.svg$/)
      .optional(),
    imageAlt: z.string().optional(),
  })
  .refine(({ image, imageAlt }) => image === undefined || imageAlt !== undefined, {
    path: ['imageAlt'],
    error: 'a picture needs a text for those who do not see it',
  });

export const resourceSchema = z.strictObject({
  id: z.enum([
    'community-pharmacies',
    'ilera-eko-provider',
    'ekosha-provider',
    'ekosha-news-bulletin-q3-2024',
  ]),
  title: text,
  href: z.string().regex(/^\/documents\/[a-z0-9-]+\.pdf$/),
  /** What the download contains, in one line. */
  note: text.max(160),
  /** Of the file, rounded: many pay for data. */
  kilobytes: z.number().int().positive(),
});

export type Resource = z.infer<typeof resourceSchema>;
export type ResourceId = Resource['id'];

const storageKinds = ['cookie', 'local', 'session', 'cache'] as const;
const cookieCategories = ['essential', 'performance', 'functionality', 'targeting'] as const;

/** An item that our own site stores in a visitor's browser. */
export const storedItemSchema = z.strictObject({
  /** The exact name; a trailing * matches any suffix. */
  name: z.string().regex(/^[\w.-]+\*?$/),
  kind: z.enum(storageKinds),
  category: z.enum(cookieCategories),
  purpose: text,
  /** What causes it: reading pages, a choice in the pop-up, of a language or of cookies, a complaint or a prepared enrolment. */
  trigger: z.enum(['reading', 'pop-up', 'language', 'consent', 'complaint', 'enrolment', 'form']),
  /** The same in words. */
  when: text,
  lasts: text,
});

export type StoredItem = z.infer<typeof storedItemSchema>;
