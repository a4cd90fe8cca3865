import { securityContact as words } from '#words/site-files.ts';
import type { TextFile } from '../../page.ts';

const VALID_MONTHS = 6;

/** See RFC 9116. */
export const securityTxt: TextFile = {
  type: 'text/plain',
  text: ({ path, site: { publicUrl } }) =>
    [
      `# ${words.comment}`,
      `Contact: mailto:${words.email}`,
      `Contact: ${publicUrl}${words.page}`,
      `Expires: ${expiry(new Date())}`,
      `Preferred-Languages: ${words.languages}`,
      `Canonical: ${publicUrl}${path}`,
      '',
    ].join('\n'),
};

/** The first of a month, so that the file changes once a month; at most the year that the RFC allows. */
export function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1)).toISOString();
}
