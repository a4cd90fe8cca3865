import { z } from 'zod';

/** The picture that a shared link shows. */
const shareCardSchema = z.strictObject({
  title: z.string().min(1).max(64),
  note: z.string().min(1).max(90),
  /** A file of app/pictures/scenes. */
  scene: z.string().regex(/^[a-z0-9-]+$/),
  /** A file of app/pictures/patterns. */
  cloth: z.enum(['circles', 'combs', 'birds', 'cowries', 'weave']),
  ground: z.enum(['indigo', 'green', 'rust']),
  /** What the scene shows; the words on the card are added to it. */
  alt: z.string().min(1),
});

export const pageRecordSchema = z.strictObject({
  path: z.string().regex(/^\/[a-z-]*$/),
  /** A second address that shows the same page. */
  alsoAt: z.string().optional(),
  /** Its name in a trail of pages. */
  name: z.string().min(1).max(30),
  /** What somebody finds there, in one sentence. */
  about: z.string().min(1).max(200),
  card: shareCardSchema,
});

export type ShareCard = z.infer<typeof shareCardSchema>;
export type PageRecord = z.infer<typeof pageRecordSchema>;
