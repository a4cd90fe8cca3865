import { z } from 'zod';

const path = z.string().regex(/^\/[a-z-]+$/);

export const policySchema = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(50).max(160),
  heading: z.string().min(1),
  lead: z.string().min(1),
  /** The path that search engines should index. */
  canonical: path,
  /** A second path of the same page. */
  alsoAt: path.optional(),
  date: z.iso.date(),
  /** The meaning of the date: in force since, or last changed. */
  dateLabel: z.string().min(1),
});

export type Policy = z.infer<typeof policySchema>;
