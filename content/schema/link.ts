import { z } from 'zod';

/** Where a link leads: a path of this site, another site, or a phone or mail program. */
export const targetSchema = z.string().regex(/^(\/|#|https?:\/\/|tel:|mailto:)\S*$/);

export const linkSchema = z.object({ label: z.string().min(1), to: targetSchema });

export type Link = z.infer<typeof linkSchema>;
