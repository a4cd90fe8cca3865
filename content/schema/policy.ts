import { z } from 'zod';

const path = z.string().regex(/^\/[a-z-]+$/);

export const policySchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(50).max(160),
  heading: z.string().min(1),
  lead: z.string().min(1),
  /** The path under which search engines should know the page. */
  canonical: path,
  /** A second address that shows the same page. */
  alsoAt: path.optional(),
  date: z.iso.date(),
  /** What the date says of the text: since when it is in force, or when it was last changed. */
  dateLabel: z.string().min(1),
});

export type Policy = z.infer<typeof policySchema>;
