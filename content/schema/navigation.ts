import { z } from 'zod';
import { linkSchema } from './link.ts';

const menuGroupSchema = z.object({
  id: z.string().regex(/^[a-z-]+$/),
  label: z.string().min(1),
  links: z.array(linkSchema).min(1),
});

export const menuEntrySchema = z.union([menuGroupSchema, linkSchema]);

/** An entry without a target is shown as plain text, because its page does not exist. */
export const footerEntrySchema = z.object({ label: z.string().min(1), to: linkSchema.shape.to.optional() });

export type MenuEntry = z.infer<typeof menuEntrySchema>;
export type FooterEntry = z.infer<typeof footerEntrySchema>;
