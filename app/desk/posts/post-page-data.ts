import type { DeskRequest } from '../desk-page.ts';
import { readPage } from '../ui/paging/paging.tsx';
import type { EditedPost, OtherText, PostError, PostFields, PostVersion } from './post-service.ts';
import { isUuid } from './read-post-form.ts';

export interface PostPageData {
  /** As it is kept, or an empty one. */
  post: EditedPost;
  /** It has no draft yet. */
  isNew: boolean;
  /** What stands in the form. */
  fields: PostFields;
  pictureAlt: string;
  publishAt: string;
  errors: PostError[];
  other: OtherText | undefined;
  versions: { versions: PostVersion[]; total: number };
  /** Names this form, so that what a device has kept of it can go once it is saved. */
  form: string;
  /** The form that has just been saved. */
  saved: string;
}

/**
 * The post of an address: a draft, a public post without one, or a new one. A new one is named in the address, so that
 * whoever goes back to its form finds what was saved from it.
 */
export async function findPost({ params, query, desk }: DeskRequest): Promise<EditedPost | undefined> {
  if (params.id) return isUuid(params.id) ? desk.posts.find(params.id) : undefined;
  const slug = query.get('post');
  if (slug) return desk.posts.findPublished(slug);
  const id = query.get('id') ?? undefined;
  return isUuid(id) ? ((await desk.posts.find(id)) ?? emptyPost(id)) : emptyPost(crypto.randomUUID());
}

export function emptyPost(id: string): EditedPost {
  return {
    id,
    title: '',
    slug: '',
    date: '',
    content: '',
    picture: '',
    cover: '',
    imageAlt: '',
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

export async function pageDataOf(request: DeskRequest, post: EditedPost): Promise<PostPageData> {
  const isNew = post.version === 0;
  return {
    post,
    isNew,
    fields: post,
    pictureAlt: '',
    publishAt: '',
    errors: [],
    other: undefined,
    versions: isNew
      ? { versions: [], total: 0 }
      : await request.desk.posts.versions(post.id, readPage(request.query)),
    form: crypto.randomUUID(),
    saved: request.query.get('saved') ?? '',
  };
}

/** Where the form goes, and the public post that a form without a draft was made from, as its query. */
export function addressOf({ post, isNew }: PostPageData, query: URLSearchParams) {
  const slug = isNew ? query.get('post') : null;
  return {
    address: isNew ? '/desk/posts/new' : `/desk/posts/${post.id}`,
    source: slug ? `?${new URLSearchParams({ post: slug })}` : '',
  };
}
