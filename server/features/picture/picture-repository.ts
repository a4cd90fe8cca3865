import type { Database } from '../../database/schema.ts';
import type { MadePicture, PictureProgress } from './make-picture.ts';
import type { Picture } from './picture-files.ts';

/** Pages that still show a picture may be kept by browsers and caches on the way; after this they are gone. */
const UNUSED_KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const PICTURE = ['id', 'width', 'height', 'widths'] as const;

export async function findPictures(database: Database, ids: string[]): Promise<Picture[]> {
  if (ids.length === 0) return [];
  return database.selectFrom('picture').select(PICTURE).where('id', 'in', ids).execute();
}

export async function findPictureFile(database: Database, name: string): Promise<Buffer | undefined> {
  const row = await database
    .selectFrom('picture_file')
    .select('data')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && Buffer.from(row.data, 'base64');
}

/** One that is stored already, which is kept for at least another week from now. */
export function takeKnownPicture(database: Database, id: string): Promise<Picture | undefined> {
  return database
    .updateTable('picture')
    .set({ unused_since: null })
    .where('id', '=', id)
    .returning(PICTURE)
    .executeTakeFirst();
}

/** The id is made from the bytes, so a picture that is there already is the same one. */
export async function savePicture(database: Database, { files, ...picture }: MadePicture): Promise<void> {
  await database
    .insertInto('picture')
    .values({ ...picture, unused_since: null, alt: '', added_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  for (const { name, bytes } of files)
    await database
      .insertInto('picture_file')
      .values({ name, picture_id: picture.id, data: bytes.toString('base64') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
}

/** What the form of another post will offer, unless somebody has said it already. */
export async function offerAlt(database: Database, id: string, alt: string): Promise<void> {
  await database.updateTable('picture').set({ alt }).where('id', '=', id).where('alt', '=', '').execute();
}

/** Marks the pictures that no post shows, and deletes those that none has shown for a week. */
export async function sweepPictures(database: Database, used: string[], now = new Date()): Promise<void> {
  const inUse = new Set(used);
  const pictures = await database.selectFrom('picture').select(['id', 'unused_since']).execute();
  const before = new Date(now.getTime() - UNUSED_KEPT_MS).toISOString();
  for (const { id, unused_since } of pictures) {
    if (!inUse.has(id) && unused_since !== null && unused_since < before) {
      // Unless somebody has sent it again in this instant.
      const stale = database.deleteFrom('picture').where('id', '=', id).where('unused_since', '<', before);
      if ((await stale.executeTakeFirst()).numDeletedRows > 0n)
        await database.deleteFrom('picture_file').where('picture_id', '=', id).execute();
    } else if (inUse.has(id) !== (unused_since === null)) {
      const unused = { unused_since: inUse.has(id) ? null : now.toISOString() };
      await database.updateTable('picture').set(unused).where('id', '=', id).execute();
    }
  }
}

/** Longer than any form takes: what is older was left by a process that has ended. */
const KEPT_MS = 3_600_000;

/** Writes down how far the picture of a form is, so that every process can tell, and takes it away at the end. */
export function followProgress(database: Database, form: string) {
  /** One after the other, so that an earlier step never overtakes a later one. */
  let writing: Promise<unknown> = Promise.resolve();
  return {
    note({ made, parts }: PictureProgress): void {
      const next = { made, parts, at: new Date().toISOString() };
      const save = () =>
        database
          .insertInto('picture_progress')
          .values({ form, ...next })
          .onConflict((conflict) => conflict.column('form').doUpdateSet(next))
          .execute();
      // Who waits for the picture gets it, whether or not this can be told.
      writing = writing.then(save).catch(() => undefined);
    },
    async end(): Promise<void> {
      await writing;
      const before = new Date(Date.now() - KEPT_MS).toISOString();
      await database
        .deleteFrom('picture_progress')
        .where((row) => row.or([row('form', '=', form), row('at', '<', before)]))
        .execute()
        .catch(() => undefined);
    },
  };
}

export function findProgress(database: Database, form: string): Promise<PictureProgress | undefined> {
  return database
    .selectFrom('picture_progress')
    .select(['made', 'parts'])
    .where('form', '=', form)
    .executeTakeFirst();
}
