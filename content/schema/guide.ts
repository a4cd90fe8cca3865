import { z } from 'zod';
import { linkSchema } from './link.ts';
import { phoneLineSchema } from './site.ts';

const text = z.string().min(1);

/** A published fact; `basis` names who published it and when. */
const factSchema = z.strictObject({ term: text.max(60), text, basis: text.regex(/\d{4}/, 'has no date') });

/** A page that leads one kind of visitor, such as employers, through what the scheme asks of them. */
export const guideSchema = z.strictObject({
  title: text,
  description: text,
  heading: text,
  lead: text,
  /** The alternative text of the scene. */
  alt: text,
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
