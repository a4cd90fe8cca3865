import { z } from 'zod';
import { answers, refusal } from '../api-docs/operation.ts';

export const DEFAULT_LIMIT = 3;
const MAX_LIMIT = 100;

const ID = { type: 'string', description: 'The slug of the blog.', examples: ['how-to-choose-a-plan'] };
const params = z.object({ id: z.string().meta({ description: ID.description, examples: ID.examples }) });
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
const UNKNOWN = refusal('There is no blog with this id.');

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
  params,
  response: answers({
    200: { description: 'The blog.', ...BLOG },
    304: { description: 'Nothing has changed since the ETag that was sent.', type: 'null' },
    404: UNKNOWN,
  }),
};

const editing = { tags: ['Editors'], security: [{ editorToken: [] }] };
const refusals = {
  400: refusal('A field was refused; "errors" names it.'),
  401: refusal('The request carries no editor token.'),
  403: refusal('The editor token is not the one of this site.'),
  413: refusal('What was sent is too large.'),
  415: refusal('What was sent is not JSON.'),
  429: refusal('Too many wrong tokens came from this address.'),
  503: refusal('Other pictures are being made; try again in a minute.'),
};

export function editorOperations(body: object) {
  return {
    create: {
      ...editing,
      operationId: 'createBlog',
      summary: 'Publish a blog',
      describedBody: body,
      response: answers({
        201: { description: 'The blog as it was published.', ...BLOG },
        ...refusals,
        404: refusal('This site has no editor token.'),
        409: refusal('There is a blog with this id already.'),
      }),
    },
    replace: {
      ...editing,
      operationId: 'replaceBlog',
      summary: 'Change a blog',
      description: 'What is left out of date, image and imageAlt stays as it was.',
      params,
      describedBody: body,
      response: answers({
        200: { description: 'The blog as it is now.', ...BLOG },
        ...refusals,
        404: UNKNOWN,
      }),
    },
    remove: {
      ...editing,
      operationId: 'removeBlog',
      summary: 'Remove a blog',
      params,
      response: answers({
        204: { description: 'It is gone.', type: 'null' },
        401: refusals[401],
        403: refusals[403],
        404: UNKNOWN,
        429: refusals[429],
      }),
    },
  };
}
