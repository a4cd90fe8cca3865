import type { PlaceReport } from '#app/desk/places/place-service.ts';
import { placeWords } from '#content/desk/places.ts';
import type { Database } from '../../../database/schema.ts';
import { type Reported, readReported } from './compare-values.ts';

const MOST_READ = 200;

/** The open ones, of these pages or of all: places in rotation, oldest first, and those that look like a bot's last. */
export async function readReports(
  database: Database,
  paths?: readonly string[],
): Promise<(PlaceReport & { path: string })[]> {
  if (paths?.length === 0) return [];
  let query = database
    .selectFrom('place_reports')
    .select(['id', 'path', 'field', 'value', 'reason', 'contact', 'received_at as at', 'suspicion'])
    .where('state', '=', 'open')
    .orderBy((row) => row.case().when('suspicion', 'is', null).then(0).else(1).end())
    .orderBy((row) =>
      row.fn.agg('row_number').over((over) => over.partitionBy('path').orderBy('received_at').orderBy('id')),
    )
    .orderBy('received_at')
    .orderBy('id')
    .limit(MOST_READ);
  if (paths) query = query.where('path', 'in', paths);
  const rows = await query.execute();
  return rows.map(({ suspicion, ...report }) => ({ ...report, isSuspected: suspicion !== null }));
}

export async function countReports(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('place_reports')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findOpenReport(database: Database, id: string) {
  const reports = database.selectFrom('place_reports').select('path');
  return reports.where('id', '=', id).where('state', '=', 'open').executeTakeFirst();
}

/** Gives what was decided about, or nothing when somebody else was first. Nobody is called back after it. */
export async function decideReport(
  transaction: Database,
  id: string,
  state: 'accepted' | 'refused',
  name: string,
): Promise<(Reported & { path: string }) | undefined> {
  const decided = { state, decided_at: new Date().toISOString(), decided_by: name, contact: '' };
  return transaction
    .updateTable('place_reports')
    .set(decided)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning(['path', 'field', 'value'])
    .executeTakeFirst();
}

/** Whether this person has decided so before, as when a button is pressed twice. */
export async function hasDecided(
  transaction: Database,
  id: string,
  state: 'accepted' | 'refused',
  name: string,
): Promise<boolean> {
  const same = { id, state, decided_by: name };
  const reports = transaction.selectFrom('place_reports').select('id');
  return (await reports.where((row) => row.and(same)).executeTakeFirst()) !== undefined;
}

/**
 * What a report says, for a log from which nothing is ever erased: a value that a list could have, and never what a
 * visitor tells in words of their own.
 */
export function describeReport(report: Reported): string {
  const { fields, subject } = placeWords.report;
  return subject(fields[report.field], readReported(report) === undefined ? '' : report.value.trim());
}
