import { z } from 'zod';

/** A link target: a path of this site, another site, or a phone or email link. */
export const targetSchema = z.string().regex(/^(\/|#|https?:\/\/|tel:|mailto:)\S*$/);

export const linkSchema = z.object({
  label: z.string().min(1),
  to: targetSchema,
  /** Of a link to the contact form: the subject that is filled in. */
  subject: z.string().min(1).optional(),
});

export type Link = z.infer<typeof linkSchema>;
