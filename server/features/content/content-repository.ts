import type { Insertable } from 'kysely';
import type { PartId } from '#content/schema/parts.ts';
import type { ContentDraftTable, ContentVersionTable } from '../../database/content-tables.ts';
import type { Database } from '../../database/schema.ts';
import type { Span } from './timeline.ts';

export type VersionSpan = Span & { part: PartId; publishedAt: string };

const SPAN = [
  'part',
  'number',
  'begins_at as beginsAt',
  'ends_at as endsAt',
  'published_at as publishedAt',
] as const;

/** Every version that counts at some time, without its text. */
export async function readSpans(database: Database, part?: PartId): Promise<VersionSpan[]> {
  const spans = database
    .selectFrom('content_versions')
    .select(SPAN)
    .select(({ eb }) => eb('base', 'is not', null).as('isLayer'))
    .where('withdrawn_at', 'is', null);
  const rows = await (part ? spans.where('part', '=', part) : spans).execute();
  return rows.map((row) => ({ ...row, isLayer: Boolean(row.isLayer) }));
}

export function findContentVersion(database: Database, part: PartId, number: number) {
  return database
    .selectFrom('content_versions')
    .selectAll()
    .where('part', '=', part)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The texts of all versions of a part that have begun or will. */
export function readTexts(database: Database, part: PartId) {
  return database
    .selectFrom('content_versions')
    .select(['begins_at as beginsAt', 'json'])
    .where('part', '=', part)
    .where('withdrawn_at', 'is', null)
    .execute();
}

/** Newest first, without their texts. */
export function listContentVersions(database: Database, parts: readonly PartId[]) {
  return database
    .selectFrom('content_versions')
    .select([...SPAN, 'published_by', 'requested_by', 'withdrawn_at'])
    .where('part', 'in', parts)
    .orderBy('number', 'desc')
    .execute();
}

/** 0 while there is none. */
export async function highestNumber(database: Database, part: PartId): Promise<number> {
  const { highest } = await database
    .selectFrom('content_versions')
    .select(({ fn }) => fn.max('number').as('highest'))
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  return Number(highest ?? 0);
}

export async function insertContentVersion(
  database: Database,
  version: Insertable<ContentVersionTable>,
): Promise<void> {
  await database.insertInto('content_versions').values(version).execute();
}

/** Only one that has not begun; false for any other. */
export async function withdrawVersion(database: Database, part: PartId, number: number): Promise<boolean> {
  const now = new Date().toISOString();
  const { numUpdatedRows } = await database
    .updateTable('content_versions')
    .set({ withdrawn_at: now })
    .where('part', '=', part)
    .where('number', '=', number)
    .where('withdrawn_at', 'is', null)
    .where('begins_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findContentDraft(database: Database, part: PartId): Promise<ContentDraftTable | undefined> {
  return database.selectFrom('content_drafts').selectAll().where('part', '=', part).executeTakeFirst();
}

export async function saveContentDraft(database: Database, draft: ContentDraftTable): Promise<void> {
  const { part: _part, ...values } = draft;
  await database
    .insertInto('content_drafts')
    .values(draft)
    .onConflict((conflict) => conflict.column('part').doUpdateSet(values))
    .execute();
}

export async function deleteContentDraft(database: Database, part: PartId): Promise<void> {
  await database.deleteFrom('content_drafts').where('part', '=', part).execute();
}
