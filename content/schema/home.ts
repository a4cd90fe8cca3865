import { z } from 'zod';
import { linkSchema, targetSchema } from './link.ts';

export const serviceCardSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1),
  icon: z.string().min(1),
  card_text: z.string().min(1),
  action: z.string().min(1),
  link: targetSchema,
  /** A second way on, smaller than the card's own link. */
  also: linkSchema.optional(),
});

export const testimonialVideoSchema = z.object({
  type: z.enum(['youtube', 'other']),
  url: z.url(),
  title: z.string().min(1),
  scene: z.enum(['story-1', 'story-2', 'story-3']),
});

const statisticSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  label: z.string().min(1),
  value: z.number().int().positive(),
  /** What exactly is counted. */
  note: z.string().min(1),
});

export const statisticsSchema = z.object({
  asOf: z.iso.date(),
  asOfText: z.string().min(1),
  providersInText: z.number().int().positive(),
  livesInText: z.string().min(1),
  counters: z.array(statisticSchema).length(3),
});

export const productCardSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  name: z.string().min(1),
  text: z.string().min(1),
  points: z.array(z.string().min(1)).min(2),
  more: linkSchema,
});

export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type TestimonialVideo = z.infer<typeof testimonialVideoSchema>;
export type Statistics = z.infer<typeof statisticsSchema>;
export type ProductCard = z.infer<typeof productCardSchema>;
