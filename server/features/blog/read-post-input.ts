import { z } from 'zod';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../database/schema.ts';
import { type FieldError, RequestError } from '../../request-error.ts';
import { MAX_PICTURE_BYTES, PictureProblem } from '../picture/make-picture.ts';
import { type Picture, picturesNamed } from '../picture/picture-files.ts';
import { findPictures } from '../picture/picture-repository.ts';
import type { PictureService } from '../picture/picture-service.ts';
import { coverAt } from './blog-image.ts';
import type { BlogImageValues, BlogValues } from './blog-repository.ts';
import { DAY_TO_COME, isDayToCome, postFields, slugField, toFieldErrors, toSlug } from './post-fields.ts';

const DATA_URL = /^data:image\/[a-z0-9.+-]{1,20};base64,([A-Za-z0-9+/]+={0,2})$/;
const BASE64_GROWTH = 4 / 3;

interface Dependencies {
  database: Database;
  publicUrl: string;
  pictures: PictureService;
  /** Aborted when the client has gone. */
  signal: AbortSignal;
}

const inputSchema = z.strictObject({
  _id: slugField.describe('The slug of its address; made from the title when it is left out.').optional(),
  title: postFields.title,
  content: postFields.content.describe('Markdown.'),
  date: postFields.date
    .describe('The day that it carries, not one to come; today when it is left out.')
    .optional(),
  image: z
    .string('must be text')
    .max(Math.ceil(MAX_PICTURE_BYTES * BASE64_GROWTH) + 100, 'is too large')
    .nullable()
    .describe(
      'A picture as a data URL in Base64, or the address of one that this site has already; null for a drawn cover.',
    )
    .optional(),
  imageAlt: postFields.imageAlt.describe('What the picture shows, for those who cannot see it.').optional(),
  // So that what a reader got can be sent back as it is.
  excerpt: z.unknown().describe('Made from the content: what is sent is ignored.').optional(),
  cover: z.unknown().describe('Made from the image: what is sent is ignored.').optional(),
});

export const POST_BODY_LIMIT_BYTES = 12 * 1024 * 1024;

export function postInputJsonSchema(): object {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(inputSchema, { io: 'input' });
  return schema;
}

/** The post that a request's body asks for; what it leaves out stays as it was, when there was one. */
export async function readPostInput(
  body: unknown,
  dependencies: Dependencies,
  existing?: BlogValues,
): Promise<BlogValues> {
  const parsed = inputSchema.safeParse(body, { reportInput: true });
  if (!parsed.success) throw refuse(toFieldErrors(parsed.error));
  const { _id, title, content, date, image, imageAlt } = parsed.data;
  if (existing && _id !== undefined && _id !== existing.id)
    throw refuse([{ field: '_id', reason: 'must be the id of the address, or be left out' }]);
  const id = existing?.id ?? _id ?? toSlug(title);
  if (!id) throw refuse([{ field: '_id', reason: 'must be given, since the title gives no address' }]);
  if (date !== undefined && isDayToCome(date)) throw refuse([DAY_TO_COME]);
  return {
    id,
    title,
    content,
    date: date ?? existing?.date ?? lagosDay(new Date()),
    image_alt: imageAlt ?? existing?.image_alt ?? '',
    ...(image === undefined && existing
      ? { picture_id: existing.picture_id, cover: existing.cover }
      : await readImage(image ?? null, dependencies)),
  };
}

async function readImage(image: string | null, dependencies: Dependencies): Promise<BlogImageValues> {
  if (image === null) return { picture_id: null, cover: null };
  const [, data] = DATA_URL.exec(image) ?? [];
  if (data !== undefined) {
    const picture = await addPicture(Buffer.from(data, 'base64'), dependencies);
    return { picture_id: picture.id, cover: null };
  }
  const { database, publicUrl } = dependencies;
  const path = image.startsWith(`${publicUrl}/`) ? image.slice(publicUrl.length) : image;
  const cover = coverAt(path);
  if (cover) return { picture_id: null, cover };
  const [known] = await findPictures(database, picturesNamed(path));
  if (known) return { picture_id: known.id, cover: null };
  throw refuse([
    { field: 'image', reason: 'must be a picture as a data URL, or the address of one that this site has' },
  ]);
}

async function addPicture(bytes: Buffer, { pictures, signal }: Dependencies): Promise<Picture> {
  try {
    return await pictures.add(bytes, signal);
  } catch (error) {
    if (!(error instanceof PictureProblem)) throw error;
    throw refuse([{ field: 'image', reason: error.message }], error.isBusy ? 503 : 400);
  }
}

function refuse(errors: FieldError[], status = 400): RequestError {
  const sentence = errors.map(({ field, reason }) => `${field} ${reason}`).join('; ');
  return new RequestError(status, sentence, errors);
}
