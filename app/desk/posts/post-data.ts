import { lagosTime } from '#domain/text/format-date.ts';
import { readPostLanguage } from '#facts/blog.ts';
import { type DeskPostRequest, type DeskRequest, isUuid } from '../desk-page.ts';
import type { FormState } from '../ui/desk-form/desk-form.tsx';
import { readPage } from '../ui/list-parts/list-parts.tsx';
import { type LibraryPicture, readPictureId } from './picture-library.ts';
import {
  type EditedPost,
  type OtherText,
  POST_ACTIONS,
  type PostEdit,
  type PostFields,
  type PostVersion,
  type Targets,
} from './post-service.ts';

export interface PostPageData {
  /** As it is kept, or an empty one; its version is 0 while it has no draft. */
  post: EditedPost;
  /** What stands in the form. */
  typed: PostFields & { pictureAlt: string; publishAt: string; cursor: string };
  /** Pictures of the library that are chosen and not saved, for the top and for the text. */
  chosen: { image: LibraryPicture | undefined; picture: LibraryPicture | undefined };
  errors: NonNullable<FormState['errors']>;
  other: OtherText | undefined;
  versions: { versions: PostVersion[]; total: number };
  /** Names this form, and the one that has just been saved. */
  form: string;
  saved: string;
  /** Where visitors of it can be sent; none while there are no visitors. */
  targets: Targets;
  /** What was typed as its next address, and the step that comes back with what is wrong. */
  newSlug: string;
  step: string;
}

/** What is done to a post as it is kept: a form of its own, which sends nothing that was typed into the post. */
export function isPostStep(action: string): boolean {
  return action === 'rename' || action === 'unpublish' || action === 'bin';
}

/**
 * The post of an address: a draft, a public post without one, or a new one. A new one is named in the address, so that
 * whoever goes back to its form finds what was saved from it.
 */
export async function findPost({ params, query, desk }: DeskRequest): Promise<EditedPost | undefined> {
  if (params.id) return isUuid(params.id) ? desk.posts.find(params.id) : undefined;
  const slug = query.get('post');
  if (slug) return desk.posts.findPublished(slug);
  const id = query.get('id');
  return isUuid(id) ? ((await desk.posts.find(id)) ?? emptyPost(id)) : emptyPost(crypto.randomUUID());
}

export function emptyPost(id: string): EditedPost {
  return {
    id,
    ...readPostFields({}),
    state: 'draft',
    version: 0,
    publicRevision: '',
    hasChanges: false,
    publishAt: undefined,
    updatedAt: '',
    updatedBy: '',
    image: { src: '', srcSet: undefined, width: 0, height: 0, alt: '' },
  };
}

export async function pageDataOf(
  request: DeskRequest | DeskPostRequest,
  post: EditedPost,
): Promise<PostPageData> {
  const { desk, query } = request;
  const fields = 'fields' in request ? request.fields : {};
  const chosen = await findChosen(request);
  const publishAt = post.publishAt ? lagosTime(new Date(post.publishAt)).replace(' ', 'T') : '';
  return {
    post,
    typed: {
      ...post,
      ...(chosen.image && { picture: chosen.image.id, imageAlt: chosen.image.alt }),
      pictureAlt: chosen.picture?.alt ?? '',
      publishAt,
      cursor: query.get('cursor') ?? '',
    },
    chosen,
    errors: {},
    other: undefined,
    versions: await desk.posts.versions(post.id, readPage(query)),
    form: crypto.randomUUID(),
    saved: query.get('saved') ?? '',
    targets: post.publicRevision ? await desk.posts.targets(post.slug) : { pages: [], posts: [] },
    newSlug: fields.newSlug ?? '',
    step: fields.action ?? '',
  };
}

/** By the address, when somebody comes from the library, or by a form that comes back. */
async function findChosen(request: DeskRequest | DeskPostRequest): Promise<PostPageData['chosen']> {
  const { desk, query } = request;
  const find = async (id: string) => (id ? desk.pictures.find(id) : undefined);
  if (!('fields' in request)) {
    const picture = await find(readPictureId(query.get('use')));
    return query.get('as') === 'image'
      ? { image: picture, picture: undefined }
      : { image: undefined, picture };
  }
  const { picture } = readPostFields(request.fields);
  const { libraryPicture } = readPostEdit('', request);
  return { image: await find(picture), picture: await find(libraryPicture) };
}

/** What was typed, with line breaks as they are stored. */
export function readPostFields(fields: DeskPostRequest['fields']): PostFields {
  const {
    title = '',
    slug = '',
    date = '',
    topic = '',
    language = '',
    content = '',
    picture = '',
    cover = '',
    imageAlt = '',
  } = fields;
  return {
    title,
    slug,
    date,
    topic,
    language: readPostLanguage(language),
    content: content.replace(/\r\n?/g, '\n'),
    picture: fields.withoutPicture ? '' : readPictureId(picture),
    cover,
    imageAlt,
  };
}

export function readPostEdit(id: string, { fields, files }: DeskPostRequest): PostEdit {
  // Who goes to choose a picture, or wants none, means nothing by the words for one.
  const isWithout = fields.withoutLibraryPicture || fields.action?.startsWith('choose-');
  return {
    id,
    action: POST_ACTIONS.find((action) => action === fields.action) ?? 'save',
    fields: readPostFields(fields),
    version: /^\d{1,9}$/.test(fields.version ?? '') ? Number(fields.version) : 0,
    publicRevision: fields.publicRevision ?? '',
    publishAt: fields.publishAt ?? '',
    image: files.image,
    picture: files.textPicture,
    libraryPicture: fields.withoutLibraryPicture ? '' : readPictureId(fields.libraryPicture),
    pictureAlt: isWithout && !files.textPicture ? '' : (fields.pictureAlt ?? ''),
    target: fields.target ?? '',
    form: isUuid(fields.form) ? fields.form : '',
    cursor: /^\d{1,6}$/.test(fields.cursor ?? '') ? Number(fields.cursor) : -1,
  };
}
