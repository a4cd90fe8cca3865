import type { VersionCause } from '#app/desk/lists/list-service.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { Database } from '../../../database/schema.ts';
import { readPlacePaths } from '../../directory/directory-repository.ts';

const CAUSES = ['list.restore', 'place.add', 'place.edit', 'place.close', 'place.reopen'] as const;
/** The lines of one act follow each other at once; nobody does two of these acts within it. */
const ONE_ACT_MS = 5000;

/** What has led to each version since a moment, as the audit log tells it, by their numbers. */
export async function readCauses(
  database: Database,
  list: ListId,
  since: string,
): Promise<Map<number, VersionCause>> {
  const lines = await database
    .selectFrom('audit_log')
    .select(['at', 'person_id as person', 'action', 'subject', 'after'])
    .where('action', 'in', ['list.publish', ...CAUSES])
    .where('at', '>=', since)
    .where('number', 'is not', null)
    .orderBy('number')
    .execute();
  const names = new Map((await readPlacePaths(database)).map(({ path, name }) => [path, name]));
  const causes = new Map<number, VersionCause>();
  for (const [index, line] of lines.entries()) {
    if (line.action !== 'list.publish' || line.subject !== list) continue;
    // An act publishes a list once, so that the same list again is already another.
    const next = lines
      .slice(index + 1)
      .find(({ action, subject }) => action !== 'list.publish' || subject === list);
    const isOfOneAct = next?.person === line.person && Date.parse(next.at) - Date.parse(line.at) < ONE_ACT_MS;
    const action = isOfOneAct ? CAUSES.find((cause) => cause === next.action) : undefined;
    const { number } = JSON.parse(line.after) as { number: number };
    const what =
      action === 'list.restore'
        ? String((JSON.parse(next?.after ?? '') as { number: number }).number)
        : (names.get(next?.subject ?? '') ?? '');
    causes.set(number, action ? { action, what } : { action: 'list.publish', what: '' });
  }
  return causes;
}
