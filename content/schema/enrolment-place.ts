import { z } from 'zod';

const text = z.string().min(1);

/** A place where people enrol in person. */
export const enrolmentPlaceSchema = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  kind: z.enum(['office', 'booth']),
  name: text,
  address: text,
  /** The council or town, for search engines. */
  locality: text,
  directions: z.url({ protocol: /^https$/ }),
  /** Who or what the place is for, if not everybody and everything. */
  note: text.optional(),
  /** When the address was last published. */
  published: text.optional(),
  /** The agency has to confirm the address before launch. */
  isToConfirm: z.boolean(),
});

export type EnrolmentPlace = z.infer<typeof enrolmentPlaceSchema>;
