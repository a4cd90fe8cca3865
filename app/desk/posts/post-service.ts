import type { Person } from '#domain/desk/roles.ts';
import type { UploadedFile } from '#domain/forms/form-fields.ts';
import type { BlogImage, BlogPost } from '../../site.ts';

export const POST_STATES = ['draft', 'scheduled', 'published'] as const;

type PostState = (typeof POST_STATES)[number];

/** What is typed into the form of a post, as it was typed. */
export interface PostFields {
  title: string;
  /** Empty: made from the title when it is published. */
  slug: string;
  /** Empty: the day of its publishing. */
  date: string;
  /** Markdown. */
  content: string;
  /** One of content/facts/blog.ts; empty for none. */
  topic: string;
  /** A code of content/facts/blog.ts. */
  language: string;
  /** The id of its own picture; empty when a drawn cover is shown. */
  picture: string;
  /** The name of a drawn cover; empty: one that topic and address decide. */
  cover: string;
  imageAlt: string;
}

export interface ListedPost {
  /** Undefined for a post that has no draft yet. */
  id: string | undefined;
  slug: string;
  title: string;
  state: PostState;
  /** Visitors read another text than this one. */
  hasChanges: boolean;
  publishAt: string | undefined;
  updatedAt: string;
  updatedBy: string;
}

export interface EditedPost extends ListedPost, PostFields {
  id: string;
  /** The number of its latest version; 0 for a post that has no draft yet. */
  version: number;
  /** Which text visitors read; empty when they read none. */
  publicRevision: string;
  image: BlogImage;
}

export interface PostVersion {
  number: number;
  step: 'save' | 'publish' | 'restore' | 'outside';
  at: string;
  by: string;
}

export interface PostList {
  posts: ListedPost[];
  total: number;
}

export interface PostFilter {
  state: PostState | undefined;
  search: string;
  page: number;
}

/** What a button of the form asks for, besides saving what was typed. */
export const POST_ACTIONS = [
  'save',
  'add-picture',
  'publish',
  'schedule',
  'unschedule',
  'unpublish',
] as const;

export interface PostEdit {
  id: string;
  action: (typeof POST_ACTIONS)[number];
  fields: PostFields;
  /** The version that the form was made from, and the text that visitors read then. */
  version: number;
  publicRevision: string;
  /** As a datetime-local field sends it, in Lagos time. */
  publishAt: string;
  /** To stand at the head of the post. */
  image: UploadedFile | undefined;
  /** To be put into the text, at this place. */
  picture: UploadedFile | undefined;
  pictureAlt: string;
  cursor: number;
}

export interface PostError {
  field: Exclude<keyof PostFields, 'cover' | 'topic' | 'language'> | 'image' | 'pictureAlt' | 'publishAt';
  reason: string;
}

/** What somebody else has written since a form was made. */
export interface OtherText {
  /** `deleted` when there is nothing left. */
  kind: 'draft' | 'deleted';
  /** The post to go on with. */
  id: string;
  fields: PostFields;
  version: number;
  publicRevision: string;
  by: string;
  at: string;
}

export type PostOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; errors: PostError[] }
  | { kind: 'conflict'; other: OtherText };

export type PostPreview = Pick<BlogPost, 'title' | 'date' | 'topic' | 'lang' | 'words' | 'image' | 'html'>;

export interface PostService {
  list(filter: PostFilter): Promise<PostList>;
  find(id: string): Promise<EditedPost | undefined>;
  /** A post that visitors read, by its slug, whether or not it has a draft. */
  findPublished(slug: string): Promise<EditedPost | undefined>;
  /** Rejects when the signal is aborted while pictures are made: nothing is written then. */
  write(person: Person, edit: PostEdit, signal?: AbortSignal): Promise<PostOutcome>;
  /** False when there is none, or visitors read it. */
  remove(person: Person, id: string): Promise<boolean>;
  versions(id: string, page: number): Promise<{ versions: PostVersion[]; total: number }>;
  version(id: string, number: number): Promise<(PostVersion & { fields: PostFields }) | undefined>;
  /** As the latest draft, which is taken off the schedule; false when there is no such version. */
  restore(person: Person, id: string, number: number): Promise<boolean>;
  /** Makes the draft again what visitors read; false when they read none. */
  discard(person: Person, id: string): Promise<boolean>;
  preview(fields: PostFields): Promise<PostPreview>;
}
