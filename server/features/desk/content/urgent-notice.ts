import type { Notice } from '#content/schema/parts.ts';
import type { Person } from '#domain/desk/roles.ts';
import { findUnknownWords } from '#domain/desk/urgent-words.ts';
import type { Database } from '../../../database/schema.ts';
import { readSpans } from '../../content/content-repository.ts';
import { versionAt } from '../../content/timeline.ts';
import { findRefusal } from '../approvals/approvers.ts';

const DAY_MS = 86_400_000;

/**
 * Whether a notice is published before anybody approves it: urgent and in known words, to end within a day, by somebody who
 * approves, and once a week for the whole site. A correction of it ends no later.
 */
export async function isUrgentAlone(
  transaction: Database,
  person: Person,
  notice: Notice,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  if (notice?.severity !== 'urgent' || notice.to || from !== null || to === null) return false;
  const texts = Object.values(notice.words).map(({ text, link = '' }) => `${text} ${link}`);
  if (Date.parse(to) > Date.now() + DAY_MS || texts.some((text) => findUnknownWords(text).length > 0))
    return false;
  const people = await transaction.selectFrom('desk_people').selectAll().execute();
  if (findRefusal(people, person, 'content', [])) return false;
  const alone = await transaction
    .selectFrom('content_versions')
    .select('number')
    .where((version) => version.and({ part: 'notice', requested_by: null }))
    .where('json', '!=', 'null')
    .where('published_at', '>', new Date(Date.now() - 7 * DAY_MS).toISOString())
    .execute();
  if (alone.length === 0) return true;
  const shown = versionAt(await readSpans(transaction, 'notice'), new Date().toISOString());
  const isCorrection = alone.some(({ number }) => number === shown?.number);
  return isCorrection && to <= (shown?.endsAt ?? '');
}

/** An urgent notice that nobody has approved does not return when the one that replaces it ends. */
export async function endUrgentAlone(transaction: Database, number: number, ends_at: string): Promise<void> {
  await transaction
    .updateTable('content_versions')
    .set({ ends_at })
    .where((version) => version.and({ part: 'notice', number, requested_by: null }))
    .where('json', 'like', '%"severity":"urgent"%')
    .where('ends_at', '>', ends_at)
    .execute();
}
