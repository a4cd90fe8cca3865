import { openDataHref, resources } from '#content/en/resources.ts';
import { webManifest as manifestWords, securityContact, siteSummary } from '#content/en/site-files.ts';
import { areaPath } from '#domain/directory/prepare-places.ts';
import { isEnglishOnly } from '#domain/language/local-path.ts';
import { pages } from '#words/pages.ts';
import { plans } from '#words/plans.ts';
import { brand, phoneLines } from '#words/site.ts';
import { pathIn } from '../../own-path.ts';
import type { PageRequest, TextFile } from '../../page.ts';
import type { SiteLanguage } from '../../site.ts';

/** Nothing is disallowed: crawlers must be able to read that a page should not be indexed. */
export const robotsTxt: TextFile = {
  type: 'text/plain',
  text: ({ site }) => `User-agent: *\nDisallow:\n\nSitemap: ${site.publicUrl}/sitemap.xml\n`,
};

const VALID_MONTHS = 6;

/** See RFC 9116. */
export const securityTxt: TextFile = {
  type: 'text/plain',
  text: ({ path, site: { publicUrl } }) =>
    [
      `# ${securityContact.comment}`,
      `Contact: mailto:${securityContact.email}`,
      `Contact: ${publicUrl}${securityContact.page}`,
      `Expires: ${expiry(new Date())}`,
      `Preferred-Languages: ${securityContact.languages}`,
      `Canonical: ${publicUrl}${path}`,
      '',
    ].join('\n'),
};

/** The first of a month, so that the file changes once a month; at most the year that the RFC allows. */
export function expiry(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS, 1)).toISOString();
}

export const webManifest: TextFile = {
  type: 'application/manifest+json',
  text: () => JSON.stringify(manifest),
};

const manifest = {
  id: '/',
  name: manifestWords.name,
  short_name: manifestWords.shortName,
  description: manifestWords.description,
  lang: 'en-NG',
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  theme_color: manifestWords.themeColour,
  background_color: manifestWords.background,
  icons: manifestWords.icons.map(({ src, size, purpose }) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
  shortcuts: manifestWords.shortcuts,
};

/** Search engines take 50,000 in a file of 50 MB; fewer are made at once in less time and memory. */
const MOST_ADDRESSES = 10_000;

/** One file; when there are more addresses than that, a list of its parts. */
export const sitemap: TextFile = {
  type: 'application/xml',
  query: ['part'],
  async text({ query, site: { publicUrl, languages, pagePaths, blogs, directory } }) {
    const listed = pages.filter(({ path }) => pagePaths.includes(path));
    const posts = (await blogs.list()).map(({ _id, date }) => ({ path: `/blog/${_id}`, changedOn: date }));
    const { areas, places } = directory;
    const all: { path: string; changedOn?: string }[] = [
      ...listed,
      ...areas.map(({ lga }) => ({ path: areaPath(lga) })),
      ...places,
      ...posts,
    ];
    const size = Math.floor(MOST_ADDRESSES / languages.length);
    const count = Math.ceil(all.length / size);
    const asked = query.get('part');
    if (asked === null && count > 1) return sitemapIndex(count, publicUrl);
    const part = Number(asked ?? 1);
    if (!Number.isInteger(part) || part < 1 || part > count) return undefined;
    const entries = all
      .slice((part - 1) * size, part * size)
      .flatMap(({ path, changedOn }) =>
        changedOn
          ? entry(publicUrl + path, `<lastmod>${changedOn}</lastmod>`)
          : entriesOf(path, publicUrl, languages),
      );
    return `${XML}
<urlset xmlns="${SITEMAPS}" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
  },
};

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

function sitemapIndex(parts: number, publicUrl: string): string {
  const locations = Array.from(
    { length: parts },
    (_, index) => `<sitemap><loc>${publicUrl}/sitemap.xml?part=${index + 1}</loc></sitemap>`,
  );
  return `${XML}
<sitemapindex xmlns="${SITEMAPS}">
${locations.join('\n')}
</sitemapindex>
`;
}

/** A page in every language that it is there in, and with each of them all the others. */
function entriesOf(path: string, publicUrl: string, languages: readonly SiteLanguage[]): string[] {
  if (languages.length < 2 || isEnglishOnly(path)) return [entry(publicUrl + path)];
  const urls = languages.map(({ code, tag }) => ({ tag, url: publicUrl + pathIn(code, path) }));
  const alternates = urls
    .map(({ tag, url }) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${url}"/>`)
    .join('');
  return urls.map(({ url }) => entry(url, alternates));
}

/** No escaping: configuration and slugs allow only characters that XML leaves alone. */
function entry(url: string, more = ''): string {
  return `<url><loc>${url}</loc>${more}</url>`;
}

/** The newest; the sitemap has all of them. */
const SUMMARISED_POSTS = 100;

export const llmsTxt: TextFile = { type: 'text/plain', text: summarise };

async function summarise({ site }: PageRequest): Promise<string> {
  const { publicUrl, languages, pagePaths, blogs, directory } = site;
  const posts = await blogs.recent(SUMMARISED_POSTS);
  const link = (label: string, path: string, note: string) => `- [${label}](${publicUrl}${path}): ${note}`;
  const parts: [heading: string, lines: string[]][] = [
    [
      siteSummary.pages,
      pages
        .filter(({ path }) => pagePaths.includes(path))
        .map(({ name, path, about }) => link(name, path, about)),
    ],
    [siteSummary.posts, posts.map(({ _id, title, excerpt }) => link(title, `/blog/${_id}`, excerpt))],
    [
      siteSummary.documents,
      [
        ...plans.map(({ name, pdf, audience }) => link(name, pdf, audience)),
        ...resources.map(({ title, href, note }) => link(title, href, note)),
      ],
    ],
    [
      siteSummary.data,
      [
        ...[...directory.providerLists, directory.agentList].flatMap(({ title, file, date }) =>
          (['csv', 'json'] as const).map((format) =>
            link(`${title} (${format})`, openDataHref(file, format), siteSummary.listDate(date)),
          ),
        ),
      ],
    ],
    [
      siteSummary.contact,
      Object.values(phoneLines).map(({ label, display, digits }) => `- ${label}: ${display} (${digits})`),
    ],
  ];
  const text = parts.map(([heading, lines]) => `\n## ${heading}\n\n${lines.join('\n')}\n`).join('');
  const translations = languages
    .slice(1)
    .map(({ code, name }) => `[${name}](${publicUrl}${pathIn(code, '/')})`);
  const also = translations.length > 0 ? `\n${siteSummary.languages(translations)}\n` : '';
  return `# ${brand.name}\n\n> ${siteSummary.lead}\n${also}${text}`;
}
