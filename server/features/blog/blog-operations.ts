import { z } from 'zod';
import { answers, refusal } from '../api-docs/operation.ts';

export const DEFAULT_LIMIT = 3;
const MAX_LIMIT = 100;

const ID = { type: 'string', description: 'The slug of the blog.', examples: ['how-to-choose-a-plan'] };
const LIMIT_REASON = `must be a whole number from 1 to ${MAX_LIMIT}`;

export const limitSchema = z
  .string(LIMIT_REASON)
  .regex(/^\d*$/, LIMIT_REASON)
  .meta({
    description: `How many to give, from 1 to ${MAX_LIMIT}; ${DEFAULT_LIMIT} when it is empty.`,
    examples: [String(DEFAULT_LIMIT)],
  })
  .transform((limit) => Number(limit || DEFAULT_LIMIT))
  .refine((limit) => limit >= 1 && limit <= MAX_LIMIT, LIMIT_REASON);

const COVER = {
  type: 'object',
  description: 'The picture as the pages of this site show it; all paths are of this site.',
  required: ['src', 'width', 'height', 'alt'],
  additionalProperties: false,
  properties: {
    src: { type: 'string', description: 'A form of it that every browser can show.' },
    srcSet: {
      type: 'object',
      description: 'The same picture in several widths, as in HTML; a drawn cover has none.',
      required: ['avif', 'webp'],
      additionalProperties: false,
      properties: { avif: { type: 'string' }, webp: { type: 'string' } },
    },
    width: { type: 'integer', minimum: 1 },
    height: { type: 'integer', minimum: 1 },
    alt: { type: 'string', description: 'What it shows; empty when it only decorates.' },
  },
};

/** Named in the API's description, so that every answer can refer to it. */
export const blogSchema = {
  $id: 'Blog',
  type: 'object',
  description: 'A post of the blog.',
  required: ['_id', 'title', 'content', 'image', 'excerpt', 'date', 'cover'],
  additionalProperties: false,
  properties: {
    _id: ID,
    title: { type: 'string', minLength: 1 },
    content: { type: 'string', minLength: 1, description: 'Markdown.' },
    image: { type: 'string', format: 'uri', description: 'The address of its picture or drawn cover.' },
    excerpt: { type: 'string', description: 'Its first 40 words, as plain text.' },
    date: { type: 'string', format: 'date', description: 'The day that it carries.' },
    cover: COVER,
  },
};

const BLOG = { $ref: 'Blog#' };

export const listOperation = {
  tags: ['Blog'],
  operationId: 'listBlogs',
  summary: 'List the blogs',
  description: 'All blogs, newest first, or the newest few.',
  querystring: z.object({ limit: limitSchema.optional() }),
  response: answers({
    200: { description: 'The blogs.', type: 'array', items: BLOG },
    304: { description: 'Nothing has changed since the ETag that was sent.', type: 'null' },
    400: refusal('The limit is no whole number within its bounds.'),
  }),
};

export const findOperation = {
  tags: ['Blog'],
  operationId: 'findBlog',
  summary: 'Read one blog',
  params: z.object({ id: z.string().meta({ description: ID.description, examples: ID.examples }) }),
  response: answers({
    200: { description: 'The blog.', ...BLOG },
    304: { description: 'Nothing has changed since the ETag that was sent.', type: 'null' },
    404: refusal('There is no blog with this id.'),
  }),
};
