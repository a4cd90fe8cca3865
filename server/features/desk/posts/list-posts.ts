import { sql } from 'kysely';
import type { ListedPost, PostFilter, PostList } from '#app/desk/posts/post-service.ts';
import { removeMarks } from '#domain/text/fold-text.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import type { Database } from '../../../database/schema.ts';

/** Drafts with what visitors read of them, and public posts that have no draft yet; the last changed first. */
export async function listPosts(database: Database, { state, search, page }: PostFilter): Promise<PostList> {
  let found = postsOf(database);
  if (state === 'draft') found = found.where('is_public', '=', 0).where('publish_at', 'is', null);
  if (state === 'scheduled') found = found.where('publish_at', 'is not', null);
  if (state === 'published') found = found.where('is_public', '=', 1);
  const offset = (page - 1) * ROWS_PER_PAGE;
  if (search) {
    // No database folds letters with marks, and there are few posts: their titles are compared here.
    const wanted = removeMarks(search);
    const rows = await inOrder(found).execute();
    const matching = rows.filter(({ title, slug }) =>
      [title, slug ?? ''].some((text) => removeMarks(text).includes(wanted)),
    );
    const shown = matching.slice(offset, offset + ROWS_PER_PAGE);
    return { posts: shown.map(toListedPost), total: matching.length };
  }
  const { total } = await found.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await inOrder(found).limit(ROWS_PER_PAGE).offset(offset).execute();
  return { posts: rows.map(toListedPost), total: Number(total) };
}

function postsOf(database: Database) {
  return database.selectFrom(selectPosts(database).as('post'));
}

function inOrder(posts: ReturnType<typeof postsOf>) {
  return posts.selectAll().orderBy('updated_at', 'desc').orderBy('title');
}

function selectPosts(database: Database) {
  const drafts = database
    .selectFrom('post_drafts as draft')
    .leftJoin('blog', (join) =>
      join.onRef('blog.id', '=', 'draft.slug').on('draft.published_revision', 'is not', null),
    )
    .select((row) => [
      row.ref('draft.id').$castTo<string | null>().as('id'),
      'draft.slug',
      'draft.title',
      'draft.publish_at',
      'draft.updated_at',
      'draft.updated_by',
      row.case().when('blog.id', 'is', null).then(0).else(1).end().as('is_public'),
      row
        .case()
        .when(
          row.or([
            row('draft.title', '!=', row.ref('blog.title')),
            row('draft.content', '!=', row.ref('blog.content')),
            row('draft.date', '!=', row.ref('blog.date')),
            row('draft.image_alt', '!=', row.ref('blog.image_alt')),
            sql<boolean>`coalesce(${row.ref('draft.picture_id')}, '') != coalesce(${row.ref('blog.picture_id')}, '')`,
            sql<boolean>`coalesce(${row.ref('draft.cover')}, '') != coalesce(${row.ref('blog.cover')}, '')`,
          ]),
        )
        .then(1)
        .else(0)
        .end()
        .as('has_changes'),
    ]);
  const withoutDraft = database
    .selectFrom('blog')
    .leftJoin('post_drafts as draft', (join) =>
      join.onRef('draft.slug', '=', 'blog.id').on('draft.published_revision', 'is not', null),
    )
    .where('draft.id', 'is', null)
    .select([
      sql<string | null>`null`.as('id'),
      'blog.id as slug',
      'blog.title',
      sql<string | null>`null`.as('publish_at'),
      'blog.updated_at',
      sql<string>`''`.as('updated_by'),
      sql<number>`1`.as('is_public'),
      sql<number>`0`.as('has_changes'),
    ]);
  return drafts.unionAll(withoutDraft);
}

function toListedPost(row: {
  id: string | null;
  slug: string | null;
  title: string;
  publish_at: string | null;
  updated_at: string;
  updated_by: string;
  is_public: number;
  has_changes: number;
}): ListedPost {
  return {
    id: row.id ?? undefined,
    slug: row.slug ?? '',
    title: row.title,
    state: row.publish_at ? 'scheduled' : row.is_public ? 'published' : 'draft',
    hasChanges: row.has_changes === 1,
    publishAt: row.publish_at ?? undefined,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  };
}
