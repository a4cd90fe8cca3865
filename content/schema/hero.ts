import { z } from 'zod';
import { linkSchema, targetSchema } from './link.ts';

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

/** Short, so that three stand beside each other on a phone, each on two lines at most. */
export const quickTaskSchema = linkSchema.extend({
  icon: z.enum(['hospital', 'calculator', 'user-plus', 'credit-card', 'refresh-ccw', 'message-circle']),
  label: z.string().min(1).max(20),
});

export type QuickTask = z.infer<typeof quickTaskSchema>;
export type HeroSlide = z.infer<typeof heroSlideSchema>;
