import type { Act } from '../desk.ts';

interface Change {
  /** Empty when the whole of it is meant. */
  name: string;
  before: string;
  after: string;
}

const MOST_CHARACTERS = 160;

/** What an act has changed: of two records only the parts that differ, and of a long text only its start. */
export function changesOfAct({ before, after }: Pick<Act, 'before' | 'after'>): Change[] {
  if (!before && !after) return [];
  const [old, now] = [readRecord(before), readRecord(after)];
  if (!old || !now) return [{ name: '', before: cut(before), after: cut(after) }];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((name) => ({ name, before: asText(old[name]), after: asText(now[name]) }))
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, before: cut(change.before), after: cut(change.after) }));
}

/** Nothing counts as an empty record, so that what was made or removed is told part by part. */
function readRecord(text: string): Record<string, unknown> | undefined {
  if (!text) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function cut(text: string): string {
  const letters = Array.from(text.slice(0, 2 * MOST_CHARACTERS + 2));
  return letters.length > MOST_CHARACTERS ? `${letters.slice(0, MOST_CHARACTERS).join('')}…` : text;
}
