import { randomUUID } from 'node:crypto';
import type {
  EditedPost,
  PostEdit,
  PostFields,
  PostFilter,
  PostPreview,
  PostRemoval,
  RedirectChange,
} from '#app/desk/posts/post-service.ts';
import { countWords } from '#domain/blog/post-text.ts';
import type { Person } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { readDay } from '#domain/text/iso-day.ts';
import { COVER_NAMES, otherLanguage, readTopic } from '#facts/blog.ts';
import type { Database, PostDraftTable } from '../../../database/schema.ts';
import { imageOf } from '../../blog/blog-image.ts';
import { type BlogRow, findBlog } from '../../blog/blog-repository.ts';
import { isSlug, MAX_CONTENT_LENGTH, toSlug } from '../../blog/post-fields.ts';
import { readContentVersion } from '../../content-version/content-version-repository.ts';
import { picturesNamed } from '../../picture/picture-files.ts';
import { findPictures, findProgress, followProgress } from '../../picture/picture-repository.ts';
import { createPictureService, type PictureService } from '../../picture/picture-service.ts';
import {
  findDraft,
  findDraftOf,
  findPublicPost,
  findVersion,
  isSame,
  listVersions,
  publicValues,
  toFields,
} from './draft-repository.ts';
import { listPosts } from './list-posts.ts';
import { binPost, bringBack, deleteForGood, listBin } from './post-bin.ts';
import { changeRedirect, listRedirects, listTargets } from './post-redirects.ts';
import { renamePost, restoreText, writePost } from './write-post.ts';

/** For all pictures of a form together: less than the proxy in front allows for an answer (deploy/nginx.conf). */
const PICTURES_LIMIT_MS = 25_000;

interface Dependencies {
  database: Database;
  publicUrl: string;
  pictures?: PictureService | undefined;
  /** Drops what this process has made of the old content; the others notice within a second. */
  onChange(): void;
}

export function createPostService(dependencies: Dependencies) {
  const { database, publicUrl, onChange, pictures = createPictureService(database) } = dependencies;

  /** Not one in the bin, unless it is asked for. */
  async function find(id: string, where?: 'or in the bin'): Promise<EditedPost | undefined> {
    const draft = await findDraft(database, id);
    if (!draft || (draft.binned_at && !where)) return undefined;
    return toEditedPost(draft, await findPublicPost(database, draft));
  }

  /** A post that visitors read, by its slug, whether or not it has a draft. */
  async function findPublished(slug: string): Promise<EditedPost | undefined> {
    const post = isSlug(slug) ? await findBlog(database, slug) : undefined;
    if (!post) return undefined;
    const draft = await findDraftOf(database, slug);
    return toEditedPost(draft?.published_revision ? draft : undefined, post);
  }

  async function showImage(fields: PostFields) {
    const [picture] = fields.picture ? await findPictures(database, [fields.picture]) : [];
    const cover = COVER_NAMES.find((name) => name === fields.cover) ?? null;
    const id = fields.slug || toSlug(fields.title);
    const topic = readTopic(fields.topic) ?? null;
    return imageOf({ id, topic, cover, image_alt: fields.imageAlt, picture: picture ?? null });
  }

  async function toEditedPost(
    draft: PostDraftTable | undefined,
    post: BlogRow | undefined,
  ): Promise<EditedPost | undefined> {
    const values = draft ?? (post && publicValues(post));
    if (!values) return undefined;
    const fields = toFields(values);
    return {
      ...fields,
      id: draft?.id ?? randomUUID(),
      state: draft?.publish_at ? 'scheduled' : post ? 'published' : 'draft',
      version: draft?.version ?? 0,
      publicRevision: post?.revision ?? '',
      hasChanges: draft !== undefined && post !== undefined && !isSame(draft, publicValues(post)),
      publishAt: draft?.publish_at ?? undefined,
      updatedAt: draft?.updated_at ?? post?.updated_at ?? '',
      updatedBy: draft?.updated_by ?? '',
      image: await showImage(fields),
    };
  }

  async function preview(fields: PostFields): Promise<PostPreview> {
    const content = fields.content.slice(0, MAX_CONTENT_LENGTH);
    const shown = await findPictures(database, picturesNamed(content));
    const { renderMarkdown, toPlainText } = await import('../../blog/render-markdown.ts');
    const html = renderMarkdown(content, `${publicUrl}/blog/${fields.slug || 'preview'}`, shown);
    return {
      title: fields.title,
      date: readDay(fields.date) ?? lagosDay(new Date()),
      topic: readTopic(fields.topic),
      lang: otherLanguage(fields.language),
      html,
      words: countWords(toPlainText(html)),
      image: await showImage(fields),
    };
  }

  /** Drops what was made of the old content, if the work has changed what visitors read. */
  async function noticing<Outcome>(work: () => Promise<Outcome>): Promise<Outcome> {
    const version = await readContentVersion(database);
    const outcome = await work();
    if ((await readContentVersion(database)) !== version) onChange();
    return outcome;
  }

  return {
    list: (filter: PostFilter) => listPosts(database, filter),
    find,
    findPublished,
    /** Rejects when the signal is aborted while pictures are made: nothing is written then. */
    async write(person: Person, edit: PostEdit, signal?: AbortSignal) {
      const progress =
        edit.form && (edit.image || edit.picture) ? followProgress(database, edit.form) : undefined;
      const limit = AbortSignal.timeout(PICTURES_LIMIT_MS);
      const untilThen = signal ? AbortSignal.any([signal, limit]) : limit;
      const add = (bytes: Uint8Array) => pictures.add(bytes, untilThen, progress?.note);
      try {
        return await noticing(() => writePost(database, person, edit, add));
      } finally {
        await progress?.end();
      }
    },
    rename: (person: Person, edit: PostEdit, slug: string) =>
      noticing(() => renamePost(database, person, edit, slug)),
    bin: (person: Person, removal: PostRemoval) => noticing(() => binPost(database, person, removal)),
    isBinned: async (id: string) => Boolean((await findDraft(database, id))?.binned_at),
    listBin: (page: number) => listBin(database, page),
    bringBack: (person: Person, id: string) => noticing(() => bringBack(database, person, id)),
    deleteForGood: (person: Person, id: string) => deleteForGood(database, person, id),
    targets: (except: string) => listTargets(database, except),
    listRedirects: (page: number) => listRedirects(database, page),
    changeRedirect: (person: Person, change: RedirectChange) =>
      noticing(() => changeRedirect(database, person, change)),
    progress: (form: string) => findProgress(database, form),
    versions: (id: string, page: number) => listVersions(database, id, page),
    async version(id: string, number: number) {
      const row = await findVersion(database, id, number);
      return row && { number, step: row.step, at: row.made_at, by: row.made_by, fields: toFields(row) };
    },
    restore: (person: Person, id: string, number: number) => restoreText(database, person, id, number),
    /** Makes the draft again what visitors read; false when they read none. */
    discard: (person: Person, id: string) => restoreText(database, person, id),
    preview,
  };
}
