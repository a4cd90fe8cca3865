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
  /** None has the words that were searched for; these have words like them. */
  isGuess: boolean;
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
  /** A known one, instead of a file; empty for none. */
  libraryPicture: string;
  pictureAlt: string;
  cursor: number;
  /** Names the form, by which its progress is asked for; empty when it has no name. */
  form: string;
  /** Where visitors are sent when it is unpublished: a path of ours, or empty when it is gone. */
  target: string;
}

/** A post that goes into the bin; the slug is that of a public post without a draft. */
export interface PostRemoval extends Pick<PostEdit, 'id' | 'version' | 'target'> {
  slug: string;
}

/** `changed` when somebody else has written since the form was made, `refused` when the target is not to be had. */
export type RemovalOutcome = 'done' | 'requested' | 'changed' | 'refused';

export interface BinnedPost {
  id: string;
  title: string;
  slug: string;
  binnedAt: string;
  binnedBy: string;
  deletedAt: string;
  wasPublic: boolean;
}

/** Where visitors of a removed post can be sent. */
export type Targets = Record<'pages' | 'posts', { path: string; name: string }[]>;

/** An address without a post, and where its visitors go; empty when they read that it is gone. */
export interface Redirect {
  slug: string;
  chosen: string;
  /** Another path than the chosen one when that was moved in its turn. */
  leadsTo: string;
  changedAt: string;
  changedBy: string;
}

export type RedirectChange = Pick<Redirect, 'slug' | 'chosen' | 'changedAt'>;

export interface PostError {
  field: keyof PostFields | 'image' | 'pictureAlt' | 'publishAt' | 'newSlug' | 'target';
  reason: string;
}

/** What somebody else has written since a form was made. */
export interface OtherText {
  /** `deleted` when there is nothing left, `binned` when it can be brought back. */
  kind: 'draft' | 'deleted' | 'binned';
  /** The post to go on with. */
  id: string;
  fields: PostFields;
  version: number;
  publicRevision: string;
  by: string;
  at: string;
}

/** The ids of pictures that came with a form from which nothing was saved: nobody has to choose their files again. */
export type AddedPictures = Partial<Record<'image' | 'picture', string>>;

/** `requested`: it is saved, and visitors see it once a second person has approved it. */
export type PostOutcome =
  | { kind: 'done' }
  | { kind: 'requested' }
  | { kind: 'refused'; errors: PostError[]; added?: AddedPictures }
  | { kind: 'conflict'; other: OtherText; added?: AddedPictures };

export type PostPreview = Pick<BlogPost, 'title' | 'date' | 'topic' | 'lang' | 'words' | 'image' | 'html'>;
