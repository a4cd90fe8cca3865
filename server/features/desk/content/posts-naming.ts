import type { NamingText } from '#app/desk/content/content-service.ts';
import type { Database } from '../../../database/schema.ts';

/** Published posts, newest first, that name one of these amounts, numbers or addresses, with where staff change them. */
export async function findPostsNaming(database: Database, names: readonly string[]): Promise<NamingText[]> {
  if (names.length === 0) return [];
  const rows = await database
    .selectFrom('blog')
    .leftJoin('post_drafts', (join) =>
      join.onRef('post_drafts.slug', '=', 'blog.id').on('post_drafts.binned_at', 'is', null),
    )
    .select(['blog.id', 'blog.title', 'blog.content', 'blog.updated_at', 'post_drafts.id as draft'])
    .where(({ or, eb }) =>
      or(names.flatMap((name) => spellings(name).map((each) => eb('blog.content', 'like', `%${each}%`)))),
    )
    .orderBy('blog.created_at', 'desc')
    .execute();
  return rows.flatMap(({ id, title, content, updated_at, draft }) => {
    const named = names.filter((name) => isNamed(content, name));
    const href = draft ? `/desk/posts/${draft}` : `/desk/posts/new?post=${id}`;
    return named.length > 0 ? [{ href, title, names: named, changedAt: updated_at }] : [];
  });
}

/** Without the sign of the currency, which people write in several ways; with and without the marks between digits. */
function spellings(name: string): string[] {
  const bare = name.replace('₦', '');
  return [...new Set([bare, bare.replace(/[,\s-]/g, '')])];
}

/** Not as a part of a longer number. */
export function isNamed(text: string, name: string): boolean {
  return spellings(name).some((each) =>
    new RegExp(`(?<![\\d,.])${RegExp.escape(each)}(?!\\d|,\\d)`).test(text),
  );
}
