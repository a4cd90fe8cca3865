import type { Person } from '#app/desk/person.ts';
import type { Database } from '../../database/schema.ts';
import { bumpContentVersion } from '../content-version/content-version-repository.ts';
import { recordAction } from '../desk/audit-repository.ts';
import { sweepPictures } from '../picture/picture-repository.ts';
import {
  type BlogValues,
  deleteBlog,
  findBlog,
  inPostTransaction,
  picturesInUse,
  saveBlog,
} from './blog-repository.ts';

export type Published = 'created' | 'updated' | 'refused';

/** `create` refuses an id that is taken, `update` one that is not. */
export async function publishPost(
  database: Database,
  person: Person,
  draft: BlogValues,
  mode: 'create' | 'update' | 'either' = 'either',
): Promise<Published> {
  return inPostTransaction(database, async (transaction) => {
    const known = await findBlog(transaction, draft.id);
    if (mode === (known ? 'create' : 'update')) return 'refused';
    await saveBlog(transaction, draft);
    await sweepPictures(transaction, await picturesInUse(transaction));
    await bumpContentVersion(transaction);
    await recordAction(transaction, person, {
      action: 'post.publish',
      subject: draft.id,
      before: known && { title: known.title },
      after: { title: draft.title },
    });
    return known ? 'updated' : 'created';
  });
}

/** False when there was none. */
export async function removePost(database: Database, person: Person, id: string): Promise<boolean> {
  return inPostTransaction(database, async (transaction) => {
    const known = await findBlog(transaction, id);
    if (!known) return false;
    await deleteBlog(transaction, id);
    await sweepPictures(transaction, await picturesInUse(transaction));
    await bumpContentVersion(transaction);
    await recordAction(transaction, person, {
      action: 'post.unpublish',
      subject: id,
      before: { title: known.title },
    });
    return true;
  });
}
