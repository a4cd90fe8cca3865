/** Parameters whose values come from our own links and lists, never from the keyboard. */
const OWN_VALUES =
  /^(?:page|open|plans?|category|highlight|utm_(?:source|medium|campaign)|[\w-]+-(?:lga|sort|page))$/;
const PLAIN_NAME = /^[\w-]{1,40}$/;
const PLAIN_VALUE = /^[\w. -]{1,40}$/;

/**
 * The query as page views record it: what visitors typed, such as a search, and secrets, such as a mailed token, become
 * an asterisk.
 */
export function redactQuery(search: string): string {
  const counted = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!PLAIN_NAME.test(name)) continue;
    counted.append(name, OWN_VALUES.test(name) && PLAIN_VALUE.test(value) ? value : '*');
  }
  const query = String(counted);
  return query && `?${query}`;
}
