import { z } from 'zod';

export const sectionSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1),
  /** Only a section with a slug has a page of its own, which then needs a description. */
  slug: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  description: z.string().min(20).max(160).optional(),
});

export type Section = z.infer<typeof sectionSchema>;
