import { randomUUID } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import {
  type BlogValues,
  deleteBlog,
  inPostTransaction,
  picturesInUse,
  saveBlog,
} from '#server/features/blog/blog-repository.ts';
import { bumpContentVersion } from '#server/features/content-version/content-version-repository.ts';
import { sweepPictures } from '#server/features/picture/picture-repository.ts';

type NewPost = Pick<BlogValues, 'id' | 'title' | 'content'> & Partial<BlogValues>;

/** A post without a draft at the desk, as the samples are. */
export function publishPost(database: Database, post: NewPost): Promise<void> {
  return change(database, (transaction) =>
    saveBlog(transaction, {
      date: '2025-07-11',
      image_alt: '',
      topic: null,
      language: 'en',
      picture_id: null,
      cover: null,
      ...post,
    }),
  );
}

export function removePost(database: Database, id: string): Promise<void> {
  return change(database, (transaction) => deleteBlog(transaction, id));
}

function change(database: Database, write: (transaction: Database) => Promise<void>): Promise<void> {
  return inPostTransaction(database, async (transaction) => {
    await write(transaction);
    await sweepPictures(transaction, await picturesInUse(transaction));
    await bumpContentVersion(transaction);
  });
}

interface SentPost {
  /** Of the draft; a new one unless it is given. */
  id?: string;
  action: 'publish' | 'unpublish';
  slug: string;
  title?: string;
  content?: string;
  image?: Buffer;
}

/** Sends the form of a post to the desk of a site that listens, with the headers that `signIn` gives. */
export function sendPost(
  url: string,
  headers: Record<string, string>,
  { id = randomUUID(), image, ...fields }: SentPost,
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ title: fields.slug, content: 'Text.', ...fields }))
    body.append(name, value);
  body.append('id', id);
  if (image) {
    body.append('image', new File([new Uint8Array(image)], 'picture'));
    body.append('imageAlt', 'Noise');
  }
  const path = fields.action === 'publish' ? '/desk/posts/new' : `/desk/posts/${id}`;
  return fetch(url + path, { method: 'POST', redirect: 'manual', headers, body });
}
