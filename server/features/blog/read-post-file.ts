import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { Marked } from 'marked';
import { parse } from 'yaml';
import { z } from 'zod';
import { COVER_NAMES } from '#words/covers.ts';
import { checkSize, PictureProblem } from '../picture/make-picture.ts';
import { defaultFile, type Picture } from '../picture/picture-files.ts';
import type { PictureService } from '../picture/picture-service.ts';
import { coverAt, coverPath } from './blog-image.ts';
import type { BlogImageValues, BlogValues } from './blog-repository.ts';
import { postFields, slugField, toFieldErrors, toSlug } from './post-fields.ts';

const FRONT_MATTER = /^\uFEFF?---[^\S\n]*\n(.*?)\n---[^\S\n]*(?:\n|$)(.*)$/s;
const MAX_FILE_BYTES = 1024 * 1024;
/** An address of its own or a path of the site; everything else is a file that lies beside the post. */
const NOT_A_FILE = /^(?:[a-z][a-z0-9+.-]*:|\/|#)/i;
/** What may be the address of an image or a link: after `](` or `]:`, in angle brackets or without spaces. */
const DESTINATION =
  /(\](?:\(|:)\s*)(?!!\[)(<(?:\\.|[^<>\\\n])*>|(?:\\.|[^\s()<>\\`"]|\((?:\\.|[^\s()<>\\`"])*\))+)/g;

const headSchema = z.strictObject({
  title: postFields.title,
  slug: slugField.optional(),
  date: postFields.date,
  image: z.string('must be a path').trim().min(1, 'must not be empty').optional(),
  imageAlt: postFields.imageAlt.default(''),
});

/** A file that cannot be published; its message is one sentence for an editor. */
export class PostProblem extends Error {
  override name = 'PostProblem';
}

type PictureAt = (href: string) => Promise<Picture>;

/** Reads a Markdown file with front matter, and adds the pictures that lie beside it. */
export async function readPostFile(path: string, pictures: PictureService): Promise<BlogValues> {
  const name = basename(path);
  const [head, content] = splitFile(name, await readText(path));
  const id = head.slug ?? toSlug(head.title);
  if (!id) throw new PostProblem(`${name}: the title gives no address; add a slug to the front matter.`);
  const pictureAt: PictureAt = async (href) => {
    const bytes = await readPicture(name, dirname(path), href);
    return pictures.add(bytes).catch((error: unknown) => refusePicture(name, href, error));
  };

  return {
    id,
    title: head.title,
    date: head.date,
    image_alt: head.imageAlt,
    ...(await readImage(name, head.image, pictureAt)),
    content: await placePictures(name, content, pictureAt),
  };
}

async function readText(path: string): Promise<string> {
  const name = basename(path);
  const size = await stat(path).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) throw new PostProblem(`There is no file ${path}.`);
  if (size > MAX_FILE_BYTES) throw new PostProblem(`${name}: is larger than 1 MB.`);
  const bytes = await readFile(path).catch((error: Error) => {
    throw new PostProblem(`${name}: cannot be read (${error.message}).`);
  });
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    throw new PostProblem(`${name}: is not a text in UTF-8.`);
  }
}

function splitFile(name: string, text: string): [head: z.output<typeof headSchema>, content: string] {
  const [, head, content] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined || content === undefined)
    throw new PostProblem(`${name}: must begin with front matter, between two lines of three hyphens.`);
  const fields = headSchema.safeParse(readYaml(name, head) ?? {}, { reportInput: true });
  const body = postFields.content.safeParse(content.trim(), { reportInput: true });
  const errors = [
    ...(fields.error ? toFieldErrors(fields.error) : []),
    ...(body.error ? toFieldErrors(body.error).map(({ reason }) => ({ field: 'the text', reason })) : []),
  ];
  if (errors.length > 0 || !fields.success || !body.success)
    throw new PostProblem(`${name}: ${errors.map(({ field, reason }) => `${field} ${reason}`).join('; ')}.`);
  return [fields.data, body.data];
}

function readYaml(name: string, text: string): unknown {
  try {
    // Front matter needs no aliases, and a few lines of them can grow without end.
    return parse(text, { maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n', 1);
    throw new PostProblem(`${name}: the front matter is no YAML (${reason}).`);
  }
}

async function readImage(
  name: string,
  image: string | undefined,
  pictureAt: PictureAt,
): Promise<BlogImageValues> {
  if (image === undefined) return { picture_id: null, cover: null };
  const cover = coverAt(image);
  if (cover) return { picture_id: null, cover };
  if (NOT_A_FILE.test(image))
    throw new PostProblem(
      `${name}: image must be a file beside the post, or a drawn cover such as ${coverPath(COVER_NAMES[0])}.`,
    );
  return { picture_id: (await pictureAt(image)).id, cover: null };
}

async function readPicture(name: string, folder: string, href: string): Promise<Buffer> {
  const paths = [...new Set([href, decodeName(href)])].map((each) => resolve(folder, each));
  const files = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)));
  const index = files.findIndex((file) => file?.isFile());
  const [path, file] = [paths[index], files[index]];
  if (path === undefined || !file) throw new PostProblem(`${name}: there is no picture ${href}.`);
  try {
    checkSize(file.size);
  } catch (error) {
    refusePicture(name, href, error);
  }
  return readFile(path);
}

function refusePicture(name: string, href: string, error: unknown): never {
  throw error instanceof PictureProblem
    ? new PostProblem(`${name}: the picture ${href} ${error.message}.`)
    : error;
}

/** In Markdown a name may be percent-encoded, but `50%.jpg` is a name too. */
function decodeName(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/**
 * Pictures that lie beside the post become ones that the site serves. Only the Markdown parser knows which
 * destinations belong to images: each gets a mark, and those that come out as an image's address are replaced.
 */
async function placePictures(name: string, content: string, pictureAt: PictureAt): Promise<string> {
  if (!content.includes('![')) return content;
  const prefix = randomUUID();
  const written = new Map<string, string>();
  const withMarks = content.replace(DESTINATION, (_all, before: string, destination: string) => {
    const mark = `${prefix}-${written.size}-`;
    written.set(mark, destination);
    return before + mark;
  });
  const images = imagesIn(content);
  const marks = imagesIn(withMarks);
  for (const [index, href] of images.entries()) {
    if (NOT_A_FILE.test(href)) continue;
    const picture = await pictureAt(href);
    const mark = marks[index] ?? '';
    if (marks.length !== images.length || !written.has(mark))
      throw new PostProblem(`${name}: the picture ${href} needs a simpler file name.`);
    written.set(mark, defaultFile(picture));
  }
  return withMarks.replace(new RegExp(`${prefix}-\\d+-`, 'g'), (mark) => written.get(mark) ?? '');
}

/** The addresses of all images, in the order of the text. */
function imagesIn(markdown: string): string[] {
  const marked = new Marked({ gfm: true, async: false });
  const addresses: string[] = [];
  marked.walkTokens(marked.lexer(markdown), (token) => {
    if (token.type === 'image') addresses.push(token.href);
  });
  return addresses;
}
