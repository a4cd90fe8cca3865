import type { NamingText, OwnText } from '#app/desk/content/content-service.ts';
import { partNames } from '#content/desk/content.ts';
import type { Faq, PartId } from '#content/schema/parts.ts';
import type { Database } from '../../../database/schema.ts';
import type { ContentService } from '../../content/content-service.ts';
import { kindOf } from '../../content/part-kinds.ts';

/** Parts in which staff may name prices and numbers in words of their own. */
const WORDED = ['notice', 'pop-up', 'faq'] as const satisfies readonly PartId[];

/** What visitors read that staff have written themselves, in every language: it does not follow prices and numbers. */
export function findOwnTexts(content: ContentService): OwnText[] {
  return WORDED.flatMap((part) => {
    const { units, builtIn } = kindOf(part);
    const stored = content.part(part).content;
    const built = units(builtIn);
    return Object.entries(units(stored)).flatMap(([unit, words]) => {
      const lines = Object.entries(words).flatMap(([code, own]) => changedLines(own, built[unit]?.[code]));
      const title = part === 'faq' ? questionOf(stored as Faq, unit) : partNames[part];
      const href = part === 'faq' ? `/desk/content/faq/questions/${unit}` : `/desk/content/${part}`;
      return lines.length > 0 ? [{ href, title, text: lines.join('\n') }] : [];
    });
  });
}

/** Such texts, and published posts, that name one of these amounts, numbers or addresses. */
export async function findTextsNaming(
  database: Database,
  content: ContentService,
  names: readonly string[],
): Promise<NamingText[]> {
  const own = findOwnTexts(content).flatMap(({ href, title, text }) => {
    const named = names.filter((name) => isNamed(text, name));
    return named.length > 0 ? [{ href, title, names: named }] : [];
  });
  return [...own, ...(await findPostsNaming(database, names))];
}

/** Of the fields that are other than those that the site came with. */
function changedLines(own: unknown, built: unknown): string[] {
  return Object.entries(Object(own)).flatMap(([name, value]) =>
    JSON.stringify(value) === JSON.stringify(Object(built)[name]) ? [] : textsIn(value),
  );
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function questionOf(faq: Faq, id: string): string {
  const all = faq.flatMap(({ questions }) => questions);
  return all.find((question) => question.id === id)?.words.en.question ?? id;
}

/** Published posts, newest first, that name one of these amounts, numbers or addresses, with where staff change them. */
async function findPostsNaming(database: Database, names: readonly string[]): Promise<NamingText[]> {
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
function isNamed(text: string, name: string): boolean {
  return spellings(name).some((each) =>
    new RegExp(`(?<![\\d,.])${RegExp.escape(each)}(?!\\d|,\\d)`).test(text),
  );
}
