import { pages } from '#content/pages.ts';
import { areaPath } from '#domain/directory/place-path.ts';
import type { TextFile } from '../../page.ts';

export const sitemap: TextFile = {
  type: 'application/xml',
  async text({ site: { publicUrl, pagePaths, blogs, directory } }) {
    const listed = pages.filter(({ path }) => pagePaths.includes(path));
    const posts = await blogs.list();
    const { areas, places } = directory;
    const entries = [
      ...listed.map(({ path }) => entry(publicUrl + path)),
      ...areas.map(({ lga }) => entry(publicUrl + areaPath(lga))),
      ...places.map(({ path }) => entry(publicUrl + path)),
      ...posts.map(({ _id, date }) => entry(`${publicUrl}/blog/${_id}`, date)),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
  },
};

/** No escaping: configuration and slugs allow only characters that XML leaves alone. */
function entry(address: string, day?: string): string {
  const changed = day ? `<lastmod>${day}</lastmod>` : '';
  return `<url><loc>${address}</loc>${changed}</url>`;
}
