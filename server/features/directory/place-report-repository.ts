import { randomUUID } from 'node:crypto';
import type { ReportForm } from '#domain/forms/report-form.ts';
import type { Suspicion } from '../../database/message-tables.ts';
import type { Database } from '../../database/schema.ts';
import { contentIn } from '../../languages.ts';
import { RequestError } from '../../request-error.ts';

/** Staff see all of them; more would hide who is right. */
const MOST_OPEN = 20;

/** Stores what a visitor says is wrong about a place, unless it waits for staff already. Returns its id. */
export async function storeReport(
  transaction: Database,
  form: ReportForm,
  suspicion: Suspicion | null,
  language: string,
): Promise<string> {
  let open = transaction
    .selectFrom('place_reports')
    .select(['id', 'field', 'value', 'contact'])
    .where('path', '=', form.path)
    .where('state', '=', 'open');
  // Those of bots keep nobody else's out.
  if (suspicion === null) open = open.where('suspicion', 'is', null);
  const waiting = await open.execute();
  const same = waiting.find(
    ({ field, value, contact }) => field === form.field && value === form.value && contact === form.contact,
  );
  if (same) return same.id;
  if (waiting.length >= MOST_OPEN)
    throw new RequestError(429, contentIn(language, 'placeDetails').reportFormWords.tooManyOpen);
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
