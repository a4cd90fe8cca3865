import { countedQuery } from '#domain/text/counted-query.ts';
import type { PageAddress } from '../../pages/page-address.ts';

const UNKNOWN = '(not found)';
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/;

/**
 * Under which name the opening of an address is counted; undefined for what is no page. Of the query only what the
 * page itself reads is left, and the names by which campaigns are told apart.
 */
export function countedPath(url: string, addressOf: (url: string) => PageAddress): string | undefined {
  const found = addressOf(url);
  const address = found.kind === 'redirect' ? addressOf(found.location) : found;
  if (address.kind !== 'page' || 'file' in address.route) return undefined;
  if (address.isUnknown) return UNKNOWN;
  const query = new URLSearchParams(address.query);
  const given = new URLSearchParams(url.split('?')[1]);
  for (const [name, value] of given) if (CAMPAIGN.test(name)) query.append(name, value);
  return address.path + countedQuery(`?${query}`);
}
