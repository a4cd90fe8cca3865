import { apiPage, apiWords } from '#words/api.ts';
import { brand } from '#words/site.ts';
import { escapeMarkup } from '../../pages/escape-markup.ts';
import { API_DOCS_STYLES } from './api-docs-styles.ts';
import { fieldsTable, type Schema, typeOf } from './fields-table.ts';

/** As much of an OpenAPI document as the page shows. */
export interface ApiDocument {
  info: { title: string; description: string };
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

interface Operation {
  tags: string[];
  operationId: string;
  summary: string;
  description?: string;
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

type Entry = Operation & { method: string; path: string };

const text = escapeMarkup;

/** The API for people: one page that needs no script and nothing from anywhere else. */
export function apiDocsPage({ tags, paths, components }: ApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ ...operation, method, path })),
  );
  const groups = tags
    .map((tag) => ({ ...tag, entries: entries.filter((entry) => entry.tags.includes(tag.name)) }))
    .filter((group) => group.entries.length > 0);
  const shapes = Object.entries(components.schemas).sort(([one], [other]) => (one < other ? -1 : 1));
  return `<!doctype html>
<html lang="en-NG">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(apiWords.title)} | ${text(brand.name)}</title>
<meta name="description" content="${text(apiPage.description)}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${API_DOCS_STYLES}</style>
</head>
<body>
<header><div><p><a href="/">${text(brand.fullName)}</a></p><h1>${text(apiWords.title)}</h1>
<p class="lead">${text(apiWords.introduction)}</p>
<p class="ways"><a href="/api/openapi.json">${text(apiPage.documentLink)}</a> <a href="/blog/feed.xml">${text(apiPage.feedLink)}</a></p></div></header>
<main>
<nav aria-labelledby="contents"><h2 id="contents">${text(apiPage.contents)}</h2>
<ul>${groups.flatMap((group) => group.entries.map(contentsLine)).join('')}</ul></nav>
${groups.map((group) => `<section aria-labelledby="${anchorOf(group.name)}"><h2 id="${anchorOf(group.name)}">${text(group.name)}</h2><p>${text(group.description)}</p>${group.entries.map(article).join('\n')}</section>`).join('\n')}
<section aria-labelledby="shapes"><h2 id="shapes">${text(apiPage.schemas)}</h2>${shapes.map(shape).join('')}</section>
<p><a class="home" href="/">${text(apiPage.homeLink)}</a></p>
</main>
</body>
</html>
`;
}

function contentsLine({ operationId, method, path, summary }: Entry): string {
  return `<li><a href="#${text(operationId)}"><b>${text(summary)}</b> <code>${text(method.toUpperCase())} ${text(path)}</code></a></li>`;
}

function anchorOf(name: string): string {
  return text(name.toLowerCase().replaceAll(' ', '-'));
}

function article(entry: Entry): string {
  const { operationId, method, path, summary, description } = entry;
  return `<article aria-labelledby="${text(operationId)}">
<h3 id="${text(operationId)}">${text(summary)}</h3>
<p class="address"><b>${text(method.toUpperCase())}</b> <code>${text(path)}</code></p>
${description ? `<p>${text(description)}</p>` : ''}
${parameters(entry)}${body(entry)}${answers(entry)}
</article>`;
}

function parameters({ parameters: taken = [] }: Entry): string {
  if (taken.length === 0) return '';
  const properties = Object.fromEntries(
    taken.map(({ name, schema, description }) => [name, { ...schema, ...(description && { description }) }]),
  );
  const required = taken.filter((parameter) => parameter.required).map(({ name }) => name);
  return `<h4>${text(apiPage.parameters)}</h4>${fieldsTable({ type: 'object', properties, required })}`;
}

function body({ requestBody }: Entry): string {
  const [content] = Object.entries(requestBody?.content ?? {});
  if (!content) return '';
  const [type, { schema }] = content;
  return `<h4>${text(apiPage.body)}: <code>${text(type)}</code></h4>${fieldsTable(schema)}`;
}

function answers({ responses }: Entry): string {
  const lines = Object.entries(responses).map(([status, { description, content = {} }]) => {
    const [given] = Object.values(content);
    const type = given && given.schema.type !== 'null' ? ` <span>${typeOf(given.schema)}</span>` : '';
    return `<li><b>${text(status)}</b> ${text(description)}${type}</li>`;
  });
  return `<h4>${text(apiPage.answers)}</h4><ul class="answers">${lines.join('')}</ul>`;
}

function shape([name, schema]: [string, Schema]): string {
  return `<article aria-labelledby="shape-${text(name)}"><h3 id="shape-${text(name)}">${text(name)}</h3><p>${text(schema.description ?? '')}</p>${fieldsTable(schema)}</article>`;
}
