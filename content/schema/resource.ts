import { z } from 'zod';

export const resourceSchema = z.strictObject({
  id: z.enum([
    'community-pharmacies',
    'ilera-eko-provider',
    'ekosha-provider',
    'ekosha-news-bulletin-q3-2024',
  ]),
  title: z.string().min(1),
  href: z.string().regex(/^\/documents\/[a-z0-9-]+\.pdf$/),
  /** What the download contains, in one line. */
  note: z.string().min(1).max(160),
});

export type Resource = z.infer<typeof resourceSchema>;
export type ResourceId = Resource['id'];
