import { RequestError } from '../../request-error.ts';

export const DEFAULT_LIMIT = 3;
export const MAX_LIMIT = 100;

/** How many blogs `?limit=` asks for; all of them when it is not there, the default when it is empty. */
export function readLimit(limit: unknown): number | undefined {
  if (limit === undefined) return undefined;
  if (limit === '') return DEFAULT_LIMIT;
  const number = typeof limit === 'string' && /^\d{1,9}$/.test(limit) ? Number(limit) : 0;
  if (number >= 1 && number <= MAX_LIMIT) return number;
  throw new RequestError(400, `limit must be a whole number from 1 to ${MAX_LIMIT}`, [
    { field: 'limit', reason: `must be a whole number from 1 to ${MAX_LIMIT}` },
  ]);
}
