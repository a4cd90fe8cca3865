import { z } from 'zod';
import { linkSchema } from './link.ts';

export const contactCardSchema = z.object({
  icon: z.enum(['map-pin', 'phone', 'whatsapp', 'mail', 'twitter-x', 'facebook']),
  title: z.string().min(1),
  lines: z.array(z.string().min(1)).min(1),
  action: linkSchema,
});

export type ContactCard = z.infer<typeof contactCardSchema>;
