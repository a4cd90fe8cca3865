import type { TextFile } from '../../page.ts';

/** Everything may be read: what should not be found says so itself, and that must be readable too. */
export const robotsTxt: TextFile = {
  type: 'text/plain',
  text: ({ site }) => `User-agent: *\nDisallow:\n\nSitemap: ${site.publicUrl}/sitemap.xml\n`,
};
