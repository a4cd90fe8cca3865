import type { PostEdit, PostError } from '#app/desk/posts/post-service.ts';
import { postErrors as words } from '#content/desk/posts.ts';
import type { UploadedFile } from '#domain/forms/form-fields.ts';
import { formatDate, lagosDay, readLagosTime } from '#domain/text/format-date.ts';
import { COVER_NAMES } from '#facts/blog.ts';
import type { Database } from '../../../database/schema.ts';
import { isDayToCome, postFields, slugField, toSlug } from '../../blog/post-fields.ts';
import { checkSize, PictureProblem } from '../../picture/make-picture.ts';
import { defaultFile, type Picture, picturesNamed } from '../../picture/picture-files.ts';
import { findPictures } from '../../picture/picture-repository.ts';
import type { PictureService } from '../../picture/picture-service.ts';
import type { PostValues } from './draft-repository.ts';

/** A form of the desk takes 6 MB, and the text needs some of them. */
const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
const YEAR_MS = 366 * 86_400_000;
const WITHOUT_ALT = /<img [^>]*alt=""/;

interface ReadEdit {
  errors: PostError[];
  values: PostValues;
  /** When it is to be published by itself. */
  publishAt: string | null;
}

/** What an edit of a post with this schedule asks for, with its pictures added; a text that readers will get must be whole. */
export async function readEdit(
  database: Database,
  edit: PostEdit,
  scheduledFor: string | null,
  addPicture: PictureService['add'],
): Promise<ReadEdit> {
  const publishAt = keepsSchedule(edit.action) ? scheduledFor : null;
  const read: ReadEdit = { errors: [], values: toValues(edit), publishAt };
  const { values, errors } = read;
  if (edit.action === 'schedule') readTime(edit.publishAt, read);
  const isForReaders = edit.action === 'publish' || edit.action === 'schedule' || publishAt !== null;
  if (edit.image) {
    const added = await addUpload(edit.image, 'image', read.errors, addPicture);
    if (added) Object.assign(values, { picture_id: added.id, cover: null });
  } else if (values.picture_id) {
    const [known] = await findPictures(database, [values.picture_id]);
    values.picture_id = known?.id ?? null;
  }
  if (edit.image || (isForReaders && values.picture_id))
    if (!values.image_alt) errors.push({ field: 'imageAlt', reason: words.altMissing });
  if (edit.picture || edit.action === 'add-picture') await placePicture(edit, read, addPicture);
  checkBounds(values, errors);
  if (isForReaders) await checkWhole(database, read);
  checkDay(edit, read);
  return read;
}

/** These leave the time at which the post is to be published as it is; every other action ends or sets it. */
export function keepsSchedule(action: PostEdit['action']): boolean {
  return action === 'save' || action === 'add-picture';
}

function toValues({ fields }: PostEdit): PostValues {
  const cover = COVER_NAMES.find((name) => name === fields.cover) ?? null;
  return {
    slug: fields.slug.trim() || null,
    title: fields.title.trim(),
    content: fields.content.replace(/\r\n?/g, '\n'),
    date: fields.date.trim(),
    picture_id: fields.picture || null,
    cover: fields.picture ? null : cover,
    image_alt: fields.imageAlt.trim(),
  };
}

async function placePicture(
  edit: PostEdit,
  read: ReadEdit,
  addPicture: PictureService['add'],
): Promise<void> {
  const alt = edit.pictureAlt.trim();
  const bad = alt ? postFields.imageAlt.safeParse(alt).error : undefined;
  if (!alt) read.errors.push({ field: 'pictureAlt', reason: words.altMissing });
  if (bad) read.errors.push({ field: 'pictureAlt', reason: words.ofField('pictureAlt', reasonOf(bad)) });
  if (!edit.picture) {
    read.errors.push({ field: 'picture', reason: words.pictureMissing });
    return;
  }
  const added = await addUpload(edit.picture, 'picture', read.errors, addPicture);
  if (!added) return;
  const image = `![${alt.replace(/[\\[\]]/g, '\\$&')}](${defaultFile(added)})`;
  read.values.content = insertParagraph(read.values.content, image, edit.cursor);
}

/** Where the cursor was, but never inside a line. */
function insertParagraph(text: string, paragraph: string, cursor: number): string {
  const from = cursor >= 0 && cursor <= text.length ? cursor : text.length;
  const lineEnd = text.indexOf('\n', from);
  const place = lineEnd < 0 ? text.length : lineEnd;
  const before = text.slice(0, place).trimEnd();
  const after = text.slice(place).replace(/^\n+/, '');
  return `${before && `${before}\n\n`}${paragraph}\n${after && `\n${after}`}`;
}

async function addUpload(
  file: UploadedFile,
  field: 'image' | 'picture',
  errors: PostError[],
  addPicture: PictureService['add'],
): Promise<Picture | undefined> {
  try {
    checkSize(file.bytes.length, MAX_UPLOAD_BYTES);
    return await addPicture(file.bytes);
  } catch (error) {
    if (!(error instanceof PictureProblem)) throw error;
    errors.push({ field, reason: words.ofPicture(error.message) });
    return undefined;
  }
}

/** What is left empty is well until somebody is to read it. */
function checkBounds(values: PostValues, errors: PostError[]): void {
  const rules = [
    ['title', postFields.title, values.title],
    ['slug', slugField, values.slug ?? ''],
    ['date', postFields.date, values.date],
    ['content', postFields.content, values.content.trim() && values.content],
    ['imageAlt', postFields.imageAlt, values.image_alt],
  ] as const;
  for (const [field, rule, value] of rules) {
    const problem = value ? rule.safeParse(value).error : undefined;
    if (problem) errors.push({ field, reason: words.ofField(field, reasonOf(problem)) });
  }
}

async function checkWhole(database: Database, { values, errors }: ReadEdit): Promise<void> {
  if (!values.title) errors.push({ field: 'title', reason: words.titleMissing });
  if (!values.content.trim()) errors.push({ field: 'content', reason: words.contentMissing });
  if (values.title && !values.slug) {
    values.slug = toSlug(values.title) || null;
    if (!values.slug) errors.push({ field: 'slug', reason: words.slugMissing });
  }
  const shown = await findPictures(database, picturesNamed(values.content));
  const { renderMarkdown } = await import('../../blog/render-markdown.ts');
  const html = renderMarkdown(values.content, 'https://site.invalid/blog/post', shown);
  if (WITHOUT_ALT.test(html)) errors.push({ field: 'content', reason: words.altMissingInText });
}

function checkDay({ action }: PostEdit, { values, errors, publishAt }: ReadEdit): void {
  const isNow = action === 'publish';
  if (!isNow && publishAt === null) return;
  const time = publishAt === null ? new Date() : new Date(publishAt);
  if (!isDayToCome(values.date, time) || errors.some(({ field }) => field === 'date')) return;
  const reason = isNow ? words.dayToCome : words.dayAfterTime(formatDate(lagosDay(time)));
  errors.push({ field: 'date', reason });
}

function readTime(typed: string, read: ReadEdit): void {
  const time = readLagosTime(typed);
  const ahead = time ? time.getTime() - Date.now() : undefined;
  if (!time || ahead === undefined) read.errors.push({ field: 'publishAt', reason: words.timeMissing });
  else if (ahead <= 0) read.errors.push({ field: 'publishAt', reason: words.timePast });
  else if (ahead > YEAR_MS) read.errors.push({ field: 'publishAt', reason: words.timeTooFar });
  else read.publishAt = time.toISOString();
}

function reasonOf({ issues }: { issues: { message: string }[] }): string {
  return issues[0]?.message ?? '';
}
