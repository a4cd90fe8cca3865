import { randomUUID } from 'node:crypto';
import type { UploadReport, UploadSummary } from '#app/desk/lists/list-service.ts';
import type { Person } from '#app/desk/person.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { Database } from '../../../database/schema.ts';
import { recordAction } from '../audit-repository.ts';

/** Older ones are removed: whoever comes back for one uploads the file again. */
const KEPT_UPLOADS = 20;

interface NewUpload {
  list: ListId;
  fileName: string;
  csv: string;
  report: UploadReport;
}

export interface StoredUpload extends Omit<UploadSummary, 'records' | 'problems'> {
  csv: string;
  report: UploadReport;
}

export async function addUpload(database: Database, person: Person, upload: NewUpload): Promise<string> {
  const { list, fileName, csv, report } = upload;
  const id = randomUUID();
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('directory_uploads')
      .values({
        id,
        list,
        file_name: fileName,
        csv,
        report: JSON.stringify(report),
        person_id: person.id,
        person_name: person.name,
        at: new Date().toISOString(),
        published_number: null,
      })
      .execute();
    await removeOldUploads(transaction);
    const after = { records: report.records, problems: report.problems.total };
    await recordAction(transaction, person, { action: 'list.upload', subject: list, after });
  });
  return id;
}

/** Newest first. */
export async function listUploads(database: Database): Promise<UploadSummary[]> {
  const rows = await database
    .selectFrom('directory_uploads')
    .select(['id', 'list', 'file_name', 'person_name', 'at', 'report', 'published_number'])
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(KEPT_UPLOADS)
    .execute();
  return rows.map(({ report, ...row }) => {
    const { records, problems }: UploadReport = JSON.parse(report);
    return { ...toUpload(row), records, problems: problems.total };
  });
}

export async function findUpload(database: Database, id: string): Promise<StoredUpload | undefined> {
  const row = await database
    .selectFrom('directory_uploads')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...toUpload(row), csv: row.csv, report: JSON.parse(row.report) };
}

export async function markPublished(database: Database, id: string, number: number): Promise<void> {
  await database
    .updateTable('directory_uploads')
    .set({ published_number: number })
    .where('id', '=', id)
    .execute();
}

export async function removeUpload(database: Database, id: string): Promise<void> {
  await database.deleteFrom('directory_uploads').where('id', '=', id).execute();
}

async function removeOldUploads(database: Database): Promise<void> {
  const oldest = await database
    .selectFrom('directory_uploads')
    .select('id')
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(1_000)
    .offset(KEPT_UPLOADS)
    .execute();
  if (oldest.length > 0)
    await database
      .deleteFrom('directory_uploads')
      .where(
        'id',
        'in',
        oldest.map(({ id }) => id),
      )
      .execute();
}

interface UploadRow {
  id: string;
  list: ListId;
  file_name: string;
  person_name: string;
  at: string;
  published_number: number | null;
}

function toUpload({ id, list, file_name, person_name, at, published_number }: UploadRow) {
  return { id, list, fileName: file_name, person: person_name, at, publishedNumber: published_number };
}
