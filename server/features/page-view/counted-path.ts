import { countedQuery } from '#rules/counted-query.ts';
import { isSharedByUnknown, type PageAddress } from '../../pages/page-address.ts';

const UNKNOWN = '(not found)';
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/;

/**
 * Under which name the opening of an address is counted; undefined for what is no page. Of the query only what the
 * page itself reads is left, and the names by which campaigns are told apart.
 */
export function countedPath(url: string, addressOf: (url: string) => PageAddress): string | undefined {
  const found = addressOf(url);
  const address = found.kind === 'redirect' ? addressOf(found.location) : found;
  if (address.kind !== 'page') return undefined;
  const [path = '', read = ''] = address.path.split('?');
  if (path.endsWith('.data')) return undefined;
  if (isSharedByUnknown(path)) return UNKNOWN;
  const query = new URLSearchParams(read);
  const given = new URLSearchParams(url.split('?')[1]);
  for (const [name, value] of given) if (CAMPAIGN.test(name)) query.append(name, value);
  return path + countedQuery(`?${query}`);
}
