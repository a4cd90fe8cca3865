import { securityContact as words } from '#content/site-files.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/security-txt.ts';
import { textAnswer } from './text-answer.ts';

export const PATH = '/.well-known/security.txt';
const VALID_MONTHS = 6;

export const handle = { query: [] };

/** As RFC 9116 has it. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext);
  return textAnswer(
    [
      `# ${words.comment}`,
      `Contact: mailto:${words.email}`,
      `Contact: ${publicUrl}${words.page}`,
      `Expires: ${expiry(new Date())}`,
      `Preferred-Languages: ${words.languages}`,
      `Canonical: ${publicUrl}${PATH}`,
      '',
    ].join('\n'),
    'text/plain',
  );
}

/** The first of a month, so that the file stays the same for a month; never more than the year that the RFC allows. */
export function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1)).toISOString();
}
