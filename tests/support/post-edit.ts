import { randomUUID } from 'node:crypto';
import type { PostEdit, PostFields } from '#app/desk/posts/post-service.ts';
import type { Person } from '#domain/desk/roles.ts';

export const ada: Person = { id: 'ada', name: 'Ada', role: 'editor' };

const fields: PostFields = {
  title: 'A new clinic',
  slug: '',
  date: '',
  content: 'It opens on *Monday*.',
  picture: '',
  topic: '',
  language: 'en',
  cover: '',
  imageAlt: '',
};

/** What the form of a new post sends. */
export function postEdit(
  typed: Partial<PostFields> = {},
  { id = randomUUID(), ...change }: Partial<PostEdit> = {},
): PostEdit {
  return {
    id,
    action: 'save',
    version: 0,
    publicRevision: '',
    publishAt: '',
    image: undefined,
    picture: undefined,
    libraryPicture: '',
    pictureAlt: '',
    cursor: -1,
    form: '',
    target: '',
    fields: { ...fields, ...typed },
    ...change,
  };
}
