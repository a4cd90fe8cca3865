import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../database/schema.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import { bumpContentVersion } from '../content-version/content-version-repository.ts';
import { createPictureService } from '../picture/picture-service.ts';
import { type BlogValues, saveBlog } from './blog-repository.ts';

const FOLDER = join(PROJECT_ROOT, 'content/posts');
const SAMPLES = 'samples';

/**
 * Gives a site that has never had a post something to read. It happens once in the life of a database, whichever
 * process comes first: a sample that an editor has removed does not come back.
 */
export async function loadSamplePosts(database: Database, folder = FOLDER): Promise<void> {
  if (await database.selectFrom('blog_samples').select('id').executeTakeFirst()) return;
  const { readPostFile } = await import('./read-post-file.ts');
  const pictures = createPictureService(database);
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const drafts: BlogValues[] = [];
  // One after the other, as their pictures are made.
  for (const name of names) drafts.push(await readPostFile(join(folder, name), pictures));
  await database.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('blog_samples')
      .values({ id: SAMPLES, loaded_at: new Date().toISOString() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .executeTakeFirst();
    const post = await transaction.selectFrom('blog').select('id').limit(1).executeTakeFirst();
    if (!numInsertedOrUpdatedRows || post) return;
    for (const draft of drafts) await saveBlog(transaction, draft);
    await bumpContentVersion(transaction);
  });
}
