import { z } from 'zod';

/** A link target: a path of this site, another site, or a phone or email link. */
export const targetSchema = z.string().regex(/^(\/|#|https?:\/\/|tel:|mailto:)\S*$/);

export const linkSchema = z.object({ label: z.string().min(1), to: targetSchema });

export type Link = z.infer<typeof linkSchema>;
