import { createHash } from 'node:crypto';

/** The parts of our own pages that tests ask about; React writes them in one form only. */
const ENTITIES: Record<string, string> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };
const decode = (text: string) => text.replace(/&([\w#]+);/g, (entity, name) => ENTITIES[name] ?? entity);

const all = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, value = '']) => decode(value));

/** Tags of the head are soon found, and pages are long. */
function first(html: string, pattern: RegExp): string | undefined {
  const value = pattern.exec(html)?.[1];
  return value === undefined ? undefined : decode(value);
}

export const titlesOf = (html: string) => all(html, /<title[^>]*>([^<]*)<\/title>/g);
export const canonicalOf = (html: string) => first(html, /<link rel="canonical" href="([^"]*)"/);
export const linksOf = (html: string) => [...new Set(all(html, /<a [^>]*?href="([^"]*)"/g))];
export const idsOf = (html: string) => new Set(all(html, / id="([^"]*)"/g));
/** The addresses of the page in other languages, as `yo https://…`. */
export const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)].map(
    ([, tag, address]) => `${tag} ${address}`,
  );
export const isNoindex = (html: string) => html.includes('<meta name="robots" content="noindex"');

/** The words that a part of a page shows. */
export const textOf = (html: string) =>
  decode(html.replace(/<[^>]*>/g, ' '))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A tag of the head by its name or property. */
export const metaOf = (html: string, name: string) =>
  first(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`));

/** JSON-LD as it stands: a script's text is not decoded by browsers. */
export const structuredDataOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => text,
  );

/** As a policy names a script or style that stands in a page; made here once more, so that a wrong one is found. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** What the forms of a page would send, as if they were one that saves; no ticks. */
export function fieldsIn(html: string): Record<string, string> {
  const forms = html.slice(html.indexOf('<form', html.indexOf('<main')));
  const fields: Record<string, string> = {};
  for (const [, attributes = ''] of forms.matchAll(/<input ([^>]*)>/g)) {
    const name = first(attributes, /name="([^"]*)"/);
    if (name && !attributes.includes('checkbox')) fields[name] = first(attributes, /value="([^"]*)"/) ?? '';
  }
  for (const [, name = '', value = ''] of forms.matchAll(/<textarea [^>]*name="([^"]*)"[^>]*>\n?([^<]*)/g))
    fields[name] = decode(value);
  for (const [, name = '', options = ''] of forms.matchAll(
    /<select [^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs,
  ))
    fields[name] = first(options, /value="([^"]*)" selected/) ?? first(options, /value="([^"]*)"/) ?? '';
  return { ...fields, action: 'save' };
}
