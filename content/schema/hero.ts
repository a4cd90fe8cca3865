import { z } from 'zod';
import { targetSchema } from './link.ts';

export const heroSlideSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1),
  subtitle: z.string().min(1).max(160),
  btnText: z.string().min(1),
  btnLink: targetSchema,
  /** How long the slide is shown. */
  delayMs: z.number().int().positive(),
  /** The scene's alternative text. */
  alt: z.string().min(1),
});

export type HeroSlide = z.infer<typeof heroSlideSchema>;
