import { z } from 'zod';

/** The social preview image of a page. */
const shareCardSchema = z.strictObject({
  title: z.string().min(1).max(64),
  note: z.string().min(1).max(90),
  /** A file in app/pictures/scenes. */
  scene: z.string().regex(/^[a-z0-9-]+$/),
  /** A file in app/pictures/patterns. */
  cloth: z.enum(['circles', 'combs', 'birds', 'cowries', 'weave']),
  ground: z.enum(['indigo', 'green', 'rust']),
  /** The scene's alternative text; the words on the card are added to it. */
  alt: z.string().min(1),
});

export const pageRecordSchema = z.strictObject({
  path: z.string().regex(/^\/(?:[a-z-]+(?:\/[a-z-]+)*)?$/),
  /** A second path of the same page. */
  alsoAt: z.string().optional(),
  /** Its name in breadcrumbs. */
  name: z.string().min(1).max(40),
  /** What visitors find there, in one sentence. */
  about: z.string().min(1).max(200),
  card: shareCardSchema,
});

export type ShareCard = z.infer<typeof shareCardSchema>;
export type PageRecord = z.infer<typeof pageRecordSchema>;
