import { randomUUID } from 'node:crypto';
import type { ReportForm } from '#domain/forms/report-form.ts';
import type { Suspicion } from '../../database/message-tables.ts';
import type { Database } from '../../database/schema.ts';

/** Keeps what a visitor says is wrong about a place, until staff decide; gives its id. */
export async function storeReport(
  transaction: Database,
  form: ReportForm,
  suspicion: Suspicion | null,
  language: string,
): Promise<string> {
  const id = randomUUID();
  const received_at = new Date().toISOString();
  await transaction
    .insertInto('place_reports')
    .values({
      ...form,
      ...{ id, language, received_at, suspicion },
      ...{ state: 'open', decided_at: null, decided_by: '' },
    })
    .execute();
  return id;
}
