import { pages } from '#words/pages.ts';
import { plans } from '#words/plans.ts';
import { openDataHref, resources } from '#words/resources.ts';
import { brand, phoneLines } from '#words/site.ts';
import { siteSummary as words } from '#words/site-files.ts';
import { pathIn } from '../../own-path.ts';
import type { PageRequest, TextFile } from '../../page.ts';

/** A summary of the site for language models (llmstxt.org). */
export const llmsTxt: TextFile = { type: 'text/plain', text: summarise };

async function summarise({ site }: PageRequest): Promise<string> {
  const { publicUrl, languages, pagePaths, blogs, directory } = site;
  const posts = await blogs.list();
  const link = (label: string, path: string, note: string) => `- [${label}](${publicUrl}${path}): ${note}`;
  const parts: [heading: string, lines: string[]][] = [
    [
      words.pages,
      pages
        .filter(({ path }) => pagePaths.includes(path))
        .map(({ name, path, about }) => link(name, path, about)),
    ],
    [words.posts, posts.map(({ _id, title, excerpt }) => link(title, `/blog/${_id}`, excerpt))],
    [
      words.documents,
      [
        ...plans.map(({ name, pdf, audience }) => link(name, pdf, audience)),
        ...resources.map(({ title, href, note }) => link(title, href, note)),
      ],
    ],
    [
      words.data,
      [...directory.providerLists, directory.agentList].flatMap(({ title, file, date }) =>
        (['csv', 'json'] as const).map((format) =>
          link(`${title} (${format})`, openDataHref(file, format), words.listDate(date)),
        ),
      ),
    ],
    [
      words.contact,
      Object.values(phoneLines).map(({ label, display, digits }) => `- ${label}: ${display} (${digits})`),
    ],
  ];
  const text = parts.map(([heading, lines]) => `\n## ${heading}\n\n${lines.join('\n')}\n`).join('');
  const translations = languages
    .slice(1)
    .map(({ code, name }) => `[${name}](${publicUrl}${pathIn(code, '/')})`);
  const also = translations.length > 0 ? `\n${words.languages(translations)}\n` : '';
  return `# ${brand.name}\n\n> ${words.lead}\n${also}${text}`;
}
