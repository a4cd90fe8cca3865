import { z } from 'zod';
import { linkSchema, targetSchema, text } from './site.ts';

export const heroSlideSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  subtitle: text.max(160),
  btnText: text,
  btnLink: targetSchema,
  /** How long the slide is shown. */
  delayMs: z.number().int().positive(),
  /** The scene's alternative text. */
  alt: text,
});

/** Short, so that four stand beside each other on a phone, each on two lines at most. */
export const quickTaskSchema = linkSchema.extend({
  icon: z.enum([
    'activity',
    'hospital',
    'shield-check',
    'calculator',
    'user-plus',
    'credit-card',
    'hand-heart',
    'heart-handshake',
    'users',
    'badge-check',
    'refresh-ccw',
    'message-circle',
  ]),
  label: text.max(20),
});

export type QuickTask = z.infer<typeof quickTaskSchema>;
export type HeroSlide = z.infer<typeof heroSlideSchema>;

export const serviceCardSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  icon: text,
  card_text: text,
  action: text,
  link: targetSchema,
  /** A second way on, smaller than the card's own link. */
  also: linkSchema.optional(),
});

export const testimonialVideoSchema = z.object({
  type: z.enum(['youtube', 'other']),
  url: z.url(),
  title: text,
  scene: z.enum(['story-1', 'story-2', 'story-3']),
});

const statisticSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  label: text,
  value: z.number().int().positive(),
  /** What exactly is counted. */
  note: text,
});

export const statisticsSchema = z.object({
  asOf: z.iso.date(),
  asOfText: text,
  providersInText: z.number().int().positive(),
  livesInText: text,
  counters: z.array(statisticSchema).length(3),
});

export const productCardSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  name: text,
  text: text,
  points: z.array(text).min(2),
  more: linkSchema,
});

export type ServiceCard = z.infer<typeof serviceCardSchema>;
export type TestimonialVideo = z.infer<typeof testimonialVideoSchema>;
export type Statistics = z.infer<typeof statisticsSchema>;
export type ProductCard = z.infer<typeof productCardSchema>;

export const partnerSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: text,
  /** `category` marks an entry whose organisation is still to be named. */
  kind: z.enum(['named', 'category']),
});

export type Partner = z.infer<typeof partnerSchema>;

export const sectionSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  title: text,
  /** Only a section with a slug has a page of its own, which then needs a description. */
  slug: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
  description: z.string().min(20).max(160).optional(),
});

export type Section = z.infer<typeof sectionSchema>;
