import type { Database } from '../../database/schema.ts';
import type { PictureProgress } from './make-picture.ts';

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
