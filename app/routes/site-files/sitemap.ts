import { areaPath } from '#domain/directory/place-path.ts';
import { isEnglishOnly } from '#domain/language/local-path.ts';
import { pages } from '#words/pages.ts';
import { pathIn } from '../../own-path.ts';
import type { TextFile } from '../../page.ts';
import type { SiteLanguage } from '../../site.ts';

export const sitemap: TextFile = {
  type: 'application/xml',
  async text({ site: { publicUrl, languages, pagePaths, blogs, directory } }) {
    const listed = pages.filter(({ path }) => pagePaths.includes(path));
    const posts = await blogs.list();
    const { areas, places } = directory;
    const paths = [...listed, ...areas.map(({ lga }) => ({ path: areaPath(lga) })), ...places];
    const entries = [
      ...paths.flatMap(({ path }) => entriesOf(path, publicUrl, languages)),
      ...posts.map(({ _id, date }) => entry(`${publicUrl}/blog/${_id}`, `<lastmod>${date}</lastmod>`)),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  },
};

/** A page in every language that it is there in, and with each of them all the others. */
function entriesOf(path: string, publicUrl: string, languages: readonly SiteLanguage[]): string[] {
  if (languages.length < 2 || isEnglishOnly(path)) return [entry(publicUrl + path)];
  const addresses = languages.map(({ code, tag }) => ({ tag, address: publicUrl + pathIn(code, path) }));
  const alternates = addresses
    .map(({ tag, address }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${address}"/>`)
    .join('');
  return addresses.map(({ address }) => entry(address, alternates));
}

/** No escaping: configuration and slugs allow only characters that XML leaves alone. */
function entry(address: string, more = ''): string {
  return `<url><loc>${address}</loc>${more}</url>`;
}
