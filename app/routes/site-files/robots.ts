import type { TextFile } from '../../page.ts';

/**
 * Nothing is disallowed: pages that should not be indexed say so themselves, and crawlers must be able to read that.
 */
export const robotsTxt: TextFile = {
  type: 'text/plain',
  text: ({ site }) => `User-agent: *\nDisallow:\n\nSitemap: ${site.publicUrl}/sitemap.xml\n`,
};
