import { z } from 'zod';

export const partnerSchema = z.object({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(1),
  /** `category` marks an entry whose organisation is still to be named. */
  kind: z.enum(['named', 'category']),
});

export type Partner = z.infer<typeof partnerSchema>;
