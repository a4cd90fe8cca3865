import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Links that need no language, by the value of their `href`. */
const PHONE_NUMBER = [
  'layout/footer/footer.tsx to',
  'layout/header/header.tsx to',
  'routes/complaint/complaint.page.tsx call.to',
  'routes/provider-area/provider-area.page.tsx href',
  'routes/provider-place/provider-place.page.tsx href',
  'routes/provider/place-actions.tsx number.href',
  'routes/provider/section/provider-table.tsx href',
  'routes/plan/what-is-covered/covered-table.tsx phoneLines.tollFree.to',
  'ui/message-form/message-form.tsx call.to',
  'ui/no-wrap.tsx to',
];
const OTHER_SITE = [
  'layout/footer/footer.tsx profile',
  'routes/contact/contact.page.tsx directions',
  'routes/provider/place-actions.tsx directionsHref(name, address)',
  'sections/scene-sections.tsx props.to',
  'ui/facade/facade.tsx props.fallbackUrl',
];
const OWN_LANGUAGE = [
  'layout/languages/language-bar.tsx path',
  "layout/languages/language-bar.tsx pathIn(code, '/')",
  'layout/languages/language-links.tsx isElsewhere ? homeOf(code) : pathIn(code, own)',
  'ui/link/link-list.tsx localPath(to, prefixOf(hrefLang))',
  'ui/link/link.tsx isEnglish ? withNote(to, prefix) : localPath(to, prefix)',
];
const KNOWN = [...PHONE_NUMBER, ...OTHER_SITE, ...OWN_LANGUAGE];
/** A place of the same page, a phone number or a mail address. */
const PLAIN = /^[`"](?:#|tel:|mailto:)/;

const sources = globSync('**/*.tsx', { cwd: import.meta.dirname })
  .filter((file) => !file.startsWith('desk/') && !file.endsWith('.test.tsx'))
  .sort()
  .map((file) => ({ file, code: readFileSync(join(import.meta.dirname, file), 'utf8') }));

/** The value of an attribute in each tag of the name, as it stands in the source; braces may stand within braces. */
function valuesOf(code: string, tag: string, attribute: string): string[] {
  const value = /("[^"]*")|\{((?:[^{}]|\{[^{}]*\})*)\}/.source;
  const values = code.matchAll(new RegExp(`<${tag}\\s(?:[^>]*?\\s)?${attribute}=(?:${value})`, 'g'));
  return Array.from(values, ([, quoted, braced = '']) => quoted ?? braced.trim());
}

test('what leads to a page of the site is a Link, which knows the reader’s language', () => {
  const raw = sources.flatMap(({ file, code }) =>
    valuesOf(code, 'a', 'href')
      .filter((href) => !PLAIN.test(href))
      .map((href) => `${file} ${href}`),
  );
  expect([...new Set(raw)].toSorted()).toEqual(KNOWN.toSorted());
  for (const { file, code } of sources)
    expect(valuesOf(code, 'a', 'href').length, file).toBe(code.match(/<a(?=[\s>])/g)?.length ?? 0);
});

test('forms are sent to the page in the reader’s language', () => {
  const raw = sources.flatMap(({ file, code }) =>
    valuesOf(code, 'form', 'action')
      .filter((action) => !action.startsWith('localPath('))
      .map((action) => `${file} ${action}`),
  );
  // Not a page; it leads back to the language that the form names.
  expect(raw).toEqual(['layout/consent/consent-form.tsx consentPath']);
});
