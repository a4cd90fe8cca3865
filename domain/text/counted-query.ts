/** Parameters whose values come from our own links and lists, never from somebody's keyboard. */
const OWN_VALUES =
  /^(?:page|open|plans?|category|highlight|utm_(?:source|medium|campaign)|[\w-]+-(?:lga|sort|page))$/;
const PLAIN_NAME = /^[\w-]{1,40}$/;
const PLAIN_VALUE = /^[\w. -]{1,40}$/;

/**
 * The part of a query that page views may tell. What somebody typed, such as a search, and secrets, such as the key
 * of a mail's link, become an asterisk: one sees that a search was used, not for what.
 */
export function countedQuery(search: string): string {
  const counted = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!PLAIN_NAME.test(name)) continue;
    counted.append(name, OWN_VALUES.test(name) && PLAIN_VALUE.test(value) ? value : '*');
  }
  return counted.size > 0 ? `?${counted}` : '';
}
