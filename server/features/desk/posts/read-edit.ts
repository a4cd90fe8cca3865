import type { AddedPictures, PostEdit, PostError } from '#app/desk/posts/post-service.ts';
import { postErrors as words } from '#content/desk/posts.ts';
import type { UploadedFile } from '#domain/forms/form-fields.ts';
import { formatDate, lagosDay, readLagosTime } from '#domain/text/format-date.ts';
import { COVER_NAMES, readPostLanguage, readTopic } from '#facts/blog.ts';
import type { Database } from '../../../database/schema.ts';
import { isDayToCome, postFields, slugField, toSlug } from '../../blog/post-fields.ts';
import { PictureProblem } from '../../picture/make-picture.ts';
import { defaultFile, type Picture, picturesNamed } from '../../picture/picture-files.ts';
import { findPictures, offerAlt } from '../../picture/picture-repository.ts';
import type { PictureService } from '../../picture/picture-service.ts';
import type { PostValues } from './draft-repository.ts';

const YEAR_MS = 366 * 86_400_000;
const WITHOUT_ALT = /<img [^>]*alt=""/;

type Refuse = (field: PostError['field'], reason: string) => void;
type AddFile = (field: 'image' | 'picture', file: UploadedFile) => Promise<Picture | undefined>;

/** What an edit of a post with this schedule asks for, with its pictures added; a text that readers will get must be whole. */
export async function readEdit(
  database: Database,
  edit: PostEdit,
  scheduledFor: string | null,
  addPicture: PictureService['add'],
) {
  const { action } = edit;
  const values = toValues(edit);
  const errors: PostError[] = [];
  const added: AddedPictures = {};
  const refuse: Refuse = (field, reason) => void errors.push({ field, reason });
  const addFile: AddFile = async (field, { bytes }) => {
    try {
      const picture = await addPicture(bytes);
      added[field] = picture.id;
      return picture;
    } catch (error) {
      if (!(error instanceof PictureProblem)) throw error;
      refuse(field, words.ofPicture(error.message));
      return undefined;
    }
  };

  const kept = keepsSchedule(action) ? scheduledFor : null;
  const isForReaders = action === 'publish' || action === 'schedule' || kept !== null;
  /** When it is to be published by itself. */
  const publishAt = action === 'schedule' ? readTime(edit.publishAt, refuse) : kept;
  /** What the form brings into the post, with what it shows. */
  const brought: { id: string; alt: string }[] = [];
  if (edit.image) {
    const image = await addFile('image', edit.image);
    if (image) Object.assign(values, { picture_id: image.id, cover: null });
  } else if (values.picture_id) {
    const [known] = await findPictures(database, [values.picture_id]);
    values.picture_id = known?.id ?? null;
  }
  if (!values.image_alt && (edit.image || (isForReaders && values.picture_id)))
    refuse('imageAlt', words.altMissing);
  if (values.picture_id) brought.push({ id: values.picture_id, alt: values.image_alt });
  if (edit.picture || edit.libraryPicture || action === 'add-picture') {
    const placed = await placePicture(database, edit, values, refuse, addFile);
    if (placed) brought.push({ id: placed, alt: edit.pictureAlt.trim() });
  }
  // Else it would be said to be saved, and the picture that was refused before is not there.
  else if (edit.pictureAlt.trim()) refuse('picture', words.pictureMissingForWords);
  checkBounds(values, refuse);
  if (isForReaders) await checkWhole(database, values, refuse);
  if (action === 'publish' || publishAt !== null) {
    const time = publishAt === null ? new Date() : new Date(publishAt);
    if (isDayToCome(values.date, time) && !errors.some(({ field }) => field === 'date'))
      refuse('date', publishAt === null ? words.dayToCome : words.dayAfterTime(formatDate(lagosDay(time))));
  }
  if (errors.length === 0) for (const { id, alt } of brought) await offerAlt(database, id, alt);
  return { errors, values, publishAt, brought: brought.map(({ id }) => id), added };
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
    topic: readTopic(fields.topic) ?? null,
    language: readPostLanguage(fields.language),
    picture_id: fields.picture || null,
    cover: fields.picture ? null : cover,
    image_alt: fields.imageAlt.trim(),
  };
}

/** Gives the id of the picture that was put into the text. */
async function placePicture(
  database: Database,
  edit: PostEdit,
  values: PostValues,
  refuse: Refuse,
  addFile: AddFile,
): Promise<string | undefined> {
  const alt = edit.pictureAlt.trim();
  const problem = alt ? postFields.imageAlt.safeParse(alt).error : undefined;
  if (!alt) refuse('pictureAlt', words.altMissing);
  if (problem) refuse('pictureAlt', words.ofField('pictureAlt', reasonOf(problem)));
  const [known] = edit.picture ? [] : await findPictures(database, [edit.libraryPicture]);
  if (!edit.picture && !known) refuse('picture', words.pictureMissing);
  const added = edit.picture ? await addFile('picture', edit.picture) : known;
  if (!added) return undefined;
  const image = `![${alt.replace(/[\\[\]]/g, '\\$&')}](${defaultFile(added)})`;
  values.content = insertParagraph(values.content, image, edit.cursor);
  return added.id;
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

/** What is left empty is well until somebody is to read it. */
function checkBounds(values: PostValues, refuse: Refuse): void {
  const rules = [
    ['title', postFields.title, values.title],
    ['slug', slugField, values.slug ?? ''],
    ['date', postFields.date, values.date],
    ['content', postFields.content, values.content.trim() && values.content],
    ['imageAlt', postFields.imageAlt, values.image_alt],
  ] as const;
  for (const [field, rule, value] of rules) {
    const problem = value ? rule.safeParse(value).error : undefined;
    if (!problem) continue;
    const reason = reasonOf(problem);
    refuse(field, field === 'slug' ? words.slugLike(reason, toSlug(value)) : words.ofField(field, reason));
  }
}

async function checkWhole(database: Database, values: PostValues, refuse: Refuse): Promise<void> {
  if (!values.title) refuse('title', words.titleMissing);
  if (!values.content.trim()) refuse('content', words.contentMissing);
  if (values.title && !values.slug) {
    values.slug = toSlug(values.title) || null;
    if (!values.slug) refuse('slug', words.slugMissing);
  }
  const shown = await findPictures(database, picturesNamed(values.content));
  const { renderMarkdown } = await import('../../blog/render-markdown.ts');
  const html = renderMarkdown(values.content, 'https://site.invalid/blog/post', shown);
  if (WITHOUT_ALT.test(html)) refuse('content', words.altMissingInText);
}

function readTime(typed: string, refuse: Refuse): string | null {
  const time = readLagosTime(typed);
  const ahead = time ? time.getTime() - Date.now() : 0;
  if (time && ahead > 0 && ahead <= YEAR_MS) return time.toISOString();
  refuse('publishAt', !time ? words.timeMissing : ahead <= 0 ? words.timePast : words.timeTooFar);
  return null;
}

function reasonOf({ issues }: { issues: { message: string }[] }): string {
  return issues[0]?.message ?? '';
}
