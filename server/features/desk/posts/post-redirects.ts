import type { Redirect, RedirectChange, RemovalOutcome, Targets } from '#app/desk/posts/post-service.ts';
import { ROWS_PER_PAGE } from '#domain/text/paginate.ts';
import { postHref } from '#facts/blog.ts';
import { pages } from '#words/pages.ts';
import type { Database } from '../../../database/schema.ts';
import { inPostTransaction } from '../../blog/blog-repository.ts';
import { findMove, followMoves, type MoveTarget, saveMove } from '../../blog/post-moves.ts';
import { bumpContentVersion } from '../../content-version/content-version-repository.ts';
import { mustPropose, type Publisher } from '../approvals/waiting-changes.ts';
import { recordAction } from '../audit-repository.ts';
import { proposePost } from './propose-post.ts';

/** For the audit log. */
export const GONE = 'gone';

/** Pages of ours and public posts: nothing else can be chosen, so no address of another site either. */
export async function listTargets(database: Database, except: string): Promise<Targets> {
  const posts = await database
    .selectFrom('blog')
    .select(['id', 'title'])
    .where('id', '!=', except)
    .orderBy('title')
    .execute();
  return {
    pages: pages.map(({ path, name }) => ({ path, name })),
    posts: posts.map(({ id, title }) => ({ path: postHref(id), name: title })),
  };
}

/** What was chosen for the visitors of an address; undefined when it is not, or no longer, to be had. */
export async function readTarget(
  database: Database,
  chosen: string,
  of: string,
): Promise<MoveTarget | undefined> {
  if (chosen === '') return null;
  const targets = await listTargets(database, of);
  return [...targets.pages, ...targets.posts].find(({ path }) => path === chosen)?.path;
}

/** The last changed first. */
export async function listRedirects(database: Database, page: number) {
  const moves = await database
    .selectFrom('post_moves')
    .selectAll()
    .orderBy('changed_at', 'desc')
    .orderBy('slug')
    .execute();
  const bySlug = new Map(moves.map((move) => [move.slug, move]));
  const posts = await database.selectFrom('blog').select('id').execute();
  const published = new Set(posts.map(({ id }) => id));
  const start = (page - 1) * ROWS_PER_PAGE;
  const redirects = moves.slice(start, start + ROWS_PER_PAGE).map(async (move): Promise<Redirect> => {
    const target = await followMoves(
      move.target,
      (slug) => published.has(slug),
      (slug) => bySlug.get(slug),
    );
    return {
      slug: move.slug,
      chosen: move.target ?? '',
      leadsTo: target ?? '',
      changedAt: move.changed_at,
      changedBy: move.changed_by,
    };
  });
  return { redirects: await Promise.all(redirects), total: moves.length };
}

/** `changed` when somebody else has been there since the form was made. */
export async function changeRedirect(
  database: Database,
  person: Publisher,
  { slug, chosen, changedAt }: RedirectChange,
): Promise<RemovalOutcome | undefined> {
  return inPostTransaction(database, async (transaction) => {
    const move = await findMove(transaction, slug);
    if (!move) return undefined;
    const target = await readTarget(transaction, chosen, slug);
    if (target === undefined) return 'refused';
    if (target === move.target) return 'done';
    if (move.changed_at !== changedAt) return 'changed';
    if (await mustPropose(transaction, person, 'post')) {
      const place = {
        title: postHref(slug),
        href: `/desk/posts/redirects?${new URLSearchParams({ address: slug })}`,
      };
      const input = { id: slug, version: 0, slug, target: chosen, changedAt };
      const details = { target: target ?? GONE };
      return proposePost(transaction, person, { action: 'redirect', input, details, ...place });
    }
    await saveMove(transaction, slug, target, person.name);
    await bumpContentVersion(transaction);
    await recordAction(transaction, person, {
      action: 'post.redirect',
      subject: slug,
      before: { target: move.target ?? GONE },
      after: { target: target ?? GONE },
    });
    return 'done';
  });
}
