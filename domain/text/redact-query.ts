/** Parameters whose values come from our own links and lists, never from the keyboard. */
const OWN_VALUES =
  /^(?:page|open|plans?|category|highlight|utm_(?:source|medium|campaign)|[\w-]+-(?:lga|sort|page))$/;
/** What a visitor says of his household and where it lives: not even that it was said is recorded. */
const ANSWERS = /^(?:adults|children|seniors|cover|area|hospital|step)$/;
const PLAIN_NAME = /^[\w-]{1,40}$/;
const PLAIN_VALUE = /^[\w. -]{1,40}$/;

/**
 * The query as page views record it: what visitors typed, such as a search, and secrets, such as a mailed token, become
 * an asterisk, and answers about a household are left out.
 */
export function redactQuery(search: string): string {
  const counted = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (!PLAIN_NAME.test(name) || ANSWERS.test(name)) continue;
    counted.append(name, OWN_VALUES.test(name) && PLAIN_VALUE.test(value) ? value : '*');
  }
  const query = String(counted);
  return query && `?${query}`;
}
