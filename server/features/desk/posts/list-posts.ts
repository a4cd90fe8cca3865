import { sql } from 'kysely';
import type { ListedPost, PostFilter, PostList } from '#app/desk/posts/post-service.ts';
import { removeMarks } from '#domain/text/fold-text.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import { findSimilar } from '#domain/text/similar-texts.ts';
import type { Database } from '../../../database/schema.ts';

type Row = Awaited<ReturnType<typeof readPosts>>[number];

/** Those that are scheduled and that visitors read already are in two of them. */
const isIn = {
  draft: ({ isPublic, publishAt }: Row) => !isPublic && !publishAt,
  scheduled: ({ publishAt }: Row) => publishAt !== undefined,
  published: ({ isPublic }: Row) => isPublic,
};

/**
 * Drafts with what visitors read of them, and public posts that have no draft yet; the last changed first. No database
 * folds letters with marks, and there are few posts: their titles are compared here.
 */
export async function listPosts(database: Database, { state, search, page }: PostFilter): Promise<PostList> {
  const wanted = removeMarks(search);
  const posts = (await readPosts(database)).filter((post) => !state || isIn[state](post));
  const exact = posts.filter(({ title, slug }) =>
    [title, slug].some((text) => removeMarks(text).includes(wanted)),
  );
  const isExact = exact.length > 0;
  const found = isExact ? exact : findSimilar(posts, ({ title }) => title, search).map(({ item }) => item);
  const start = (page - 1) * ROWS_PER_PAGE;
  return {
    posts: found.slice(start, start + ROWS_PER_PAGE).map(toListedPost),
    total: found.length,
    isGuess: !isExact && found.length > 0,
  };
}

/** How many are in each state. */
export async function countPosts(database: Database) {
  const posts = await readPosts(database);
  return {
    drafts: posts.filter(isIn.draft).length,
    scheduled: posts.filter(isIn.scheduled).length,
    published: posts.filter(isIn.published).length,
  };
}

async function readPosts(database: Database) {
  const drafts = await database
    .selectFrom('post_drafts as draft')
    .leftJoin('blog', (join) =>
      join.onRef('blog.id', '=', 'draft.slug').on('draft.published_revision', 'is not', null),
    )
    .select([
      'draft.id',
      'draft.slug',
      'draft.title',
      'draft.publish_at as publishAt',
      'draft.updated_at as updatedAt',
      'draft.updated_by as updatedBy',
      'blog.id as publicId',
      sql`(draft.title, draft.content, draft.date, draft.image_alt, draft.topic, draft.language,
        draft.picture_id, draft.cover)
        is distinct from (blog.title, blog.content, blog.date, blog.image_alt, blog.topic, blog.language,
        blog.picture_id, blog.cover)`.as('differs'),
    ])
    .where('draft.binned_at', 'is', null)
    .execute();
  const others = await database
    .selectFrom('blog')
    .select(['id as slug', 'title', 'updated_at as updatedAt'])
    .execute();
  const drafted = new Set(drafts.map(({ publicId }) => publicId));
  return [
    ...drafts.map(({ publicId, differs, slug, publishAt, ...draft }) => ({
      ...draft,
      slug: slug ?? '',
      publishAt: publishAt ?? undefined,
      isPublic: publicId !== null,
      hasChanges: publicId !== null && Boolean(differs),
    })),
    ...others
      .filter(({ slug }) => !drafted.has(slug))
      .map((post) => ({
        ...post,
        id: undefined,
        publishAt: undefined,
        updatedBy: '',
        isPublic: true,
        hasChanges: false,
      })),
  ].sort(
    (one, other) => other.updatedAt.localeCompare(one.updatedAt) || one.title.localeCompare(other.title),
  );
}

function toListedPost({ isPublic, ...post }: Row): ListedPost {
  return { ...post, state: post.publishAt ? 'scheduled' : isPublic ? 'published' : 'draft' };
}
