import { z } from 'zod';

/** The front matter of a post in content/posts; its body is Markdown with headings from level two. */
export const postFrontMatterSchema = z
  .strictObject({
    title: z.string().min(1).max(120),
    slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
    date: z.iso.date(),
    /** One of the drawn covers. */
    image: z
      .string()
      .regex(/^\/covers\/[a-z-]+\.svg$/)
      .optional(),
    imageAlt: z.string().optional(),
  })
  .refine(({ image, imageAlt }) => image === undefined || imageAlt !== undefined, {
    path: ['imageAlt'],
    error: 'a picture needs a text for those who do not see it',
  });
