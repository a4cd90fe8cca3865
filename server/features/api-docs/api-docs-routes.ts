import type { FastifyInstance } from 'fastify';
import { brand } from '#words/site.ts';
import { apiPage, apiWords } from '#words/site-files.ts';
import { allowInline, formatPolicy } from '../../pages/content-security-policy.ts';
import { escapeMarkup as text } from '../../pages/escape-markup.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { jsonAnswer, serveCached } from '../../pages/send-page.ts';
import type { ApiDocument, DescribeApi, Operation, Schema } from './open-api.ts';
import { openToOtherSites } from './public-api.ts';

/** The site's colours and measures. The page stands outside the built site, so it carries its own copy of the few it needs. */
const API_DOCS_STYLES = `
:root{--ink:#131a43;--soft:#3d4468;--indigo:#1c2560;--link:#2f3c94;--paper:#fffaf2;--sand:#f7efe2;--line:#d9d1c1;--orange:#f58634;--yellow:#fdc72f}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;overflow-wrap:break-word}
header{background:var(--indigo);color:var(--paper);border-bottom:.375rem solid var(--orange)}
header div,main{max-width:56rem;margin:0 auto;padding:1.5rem clamp(1rem,4vw,2.5rem)}
header a{color:var(--paper)}
header p:first-child a{display:inline-block;padding:.75rem 0;font-weight:600;text-decoration:none}
header p:first-child{margin:0}
h1{font-size:clamp(2rem,1.5rem + 2.4vw,3.25rem);line-height:1.1;margin:.5rem 0 1rem}
h2{font-size:clamp(1.625rem,1.4rem + 1.1vw,2.25rem);line-height:1.2;margin:3rem 0 .5rem}
h3{font-size:1.375rem;line-height:1.25;margin:0 0 .25rem}
h4{font-size:1rem;margin:1.25rem 0 .25rem}
.lead{font-size:1.125rem;max-width:42rem}
.ways a,.home{display:inline-block;margin:0 .75rem .75rem 0;padding:.7rem 1.5rem;border-radius:999px;font-weight:700;text-decoration:none}
.ways a{background:var(--orange);color:var(--ink)}
.ways a+a{background:none;color:var(--paper);box-shadow:inset 0 0 0 2px var(--paper)}
.home{margin-top:2.5rem;background:var(--indigo);color:var(--paper)}
nav h2{font-size:1.25rem;margin-top:1rem}
nav ul{list-style:none;margin:0;padding:0;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,22rem),1fr));gap:0 2rem}
nav a{display:block;padding:.6rem 0;text-decoration:none}
nav b{display:block;text-decoration:underline;text-underline-offset:.2em}
nav code{color:var(--soft)}
article{margin:1.5rem 0;padding:1.25rem clamp(1rem,3vw,1.75rem);background:#fff;border:1px solid var(--line);border-radius:1rem}
article p{margin:.5rem 0}
.address{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}
.address b{padding:.1rem .6rem;border-radius:.5rem;background:var(--indigo);color:var(--paper);font-size:.875rem}
code{font:0.95em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
table{width:100%;border-collapse:collapse;font-size:1rem;table-layout:fixed}
tr>:first-child{width:9.5rem}
tr>:nth-child(2){width:11.5rem}
th code{overflow-wrap:normal}
th,td{padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);text-align:left;vertical-align:top}
td:nth-child(2){color:var(--soft)}
.answers{list-style:none;margin:0;padding:0}
.answers li{padding:.35rem 0;border-top:1px solid var(--line)}
.answers b{display:inline-block;min-width:3rem}
.answers span{color:var(--soft)}
a{color:var(--link)}
a:focus-visible{outline:3px solid var(--yellow);outline-offset:2px;box-shadow:0 0 0 5px var(--ink)}
@media (max-width:36rem){tr>:nth-child(n){width:auto}th,td{display:block;border-top:0;padding:.1rem 0}tr{display:block;padding:.6rem 0;border-top:1px solid var(--line)}table,tbody{display:block}}
`;

const POLICY = formatPolicy(
  allowInline(
    {
      'default-src': ["'none'"],
      'script-src': [],
      'style-src': [],
      'img-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
    { scripts: [], styles: [API_DOCS_STYLES] },
  ),
);
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };

export async function apiDocsRoutes(
  app: FastifyInstance,
  { cache, describe }: { cache: PageCache; describe: DescribeApi },
) {
  openToOtherSites(app, '/api/openapi.json');

  app.get('/api/openapi.json', (request, reply) =>
    serveCached(cache, '/api/openapi.json', async () => jsonAnswer(await describe()), request, reply),
  );

  app.get('/api/docs', (request, reply) => {
    const make = async () => ({ status: 200, headers: HEADERS, body: apiDocsPage(await describe()) });
    return serveCached(cache, '/api/docs', make, request, reply);
  });
}

type Entry = Operation & { method: string; path: string };

/** The API for people: one page that needs no script and nothing from anywhere else. */
function apiDocsPage({ tags, paths, components }: ApiDocument): string {
  const entries = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Entry => ({ ...operation, method, path })),
  );
  const groups = tags
    .map((tag) => ({
      ...tag,
      anchor: text(tag.name.toLowerCase().replaceAll(' ', '-')),
      entries: entries.filter((entry) => entry.tags.includes(tag.name)),
    }))
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
${groups.map((group) => `<section aria-labelledby="${group.anchor}"><h2 id="${group.anchor}">${text(group.name)}</h2><p>${text(group.description)}</p>${group.entries.map(article).join('\n')}</section>`).join('\n')}
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
  return `<h4>${text(apiPage.parameters)}</h4>${fieldsTable({ properties, required })}`;
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

function fieldsTable({ properties = {}, required = [] }: Schema): string {
  const rows = Object.entries(properties).map(([name, schema]) => {
    const need = required.includes(name) ? apiPage.required : apiPage.optional;
    const notes = [schema.description, schema.minLength && 'Never empty.'].filter(Boolean).join(' ');
    return `<tr><th scope="row"><code>${text(name)}</code></th><td>${typeOf(schema)}, ${need}</td><td>${text(notes)}</td></tr>`;
  });
  return rows.length > 0 ? `<table>${rows.join('')}</table>` : '';
}

/** Markup: a shape that has a section of its own is linked. */
function typeOf({ $ref, type, format, items }: Schema): string {
  if ($ref) {
    const name = text($ref.split('/').at(-1) ?? '');
    return `<a href="#shape-${name}">${name}</a>`;
  }
  if (type === 'array') return `list of ${typeOf(items ?? {})}`;
  return text(format ?? type ?? 'anything');
}
