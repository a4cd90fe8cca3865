import { z } from 'zod';
import { linkSchema } from './link.ts';

export const phoneLineSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: z.string().min(1),
  /** The number as people remember it, such as 0800-ILERAEKO. */
  display: z.string().min(1),
  /** The same number in digits, for those who cannot read letters off a keypad. */
  digits: z.string().regex(/^[\d-]+$/),
  to: z.string().regex(/^tel:\+?\d{7,15}$/),
});

export const whatsAppLineSchema = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: z.string().min(1),
  display: z.string().regex(/^[\d-]+$/),
  url: z.url({ protocol: /^https$/, hostname: /^wa\.me$/ }),
});

export const socialLinkSchema = linkSchema.extend({
  icon: z.enum(['facebook', 'whatsapp', 'instagram', 'linkedin']),
});

export const officeSchema = z.object({
  lines: z.array(z.string().min(1)).min(2),
  mapUrl: z.url(),
});

export const brandSchema = z.object({
  name: z.string().min(1),
  fullName: z.string().min(1),
  scheme: z.string().min(1),
  tagline: z.string().min(1),
});

export type PhoneLine = z.infer<typeof phoneLineSchema>;
export type WhatsAppLine = z.infer<typeof whatsAppLineSchema>;
export type SocialLink = z.infer<typeof socialLinkSchema>;
export type Office = z.infer<typeof officeSchema>;
export type Brand = z.infer<typeof brandSchema>;
