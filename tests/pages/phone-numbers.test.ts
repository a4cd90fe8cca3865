import { parse } from 'postcss';
import { afterAll, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { fromAbroad, phoneLines, supportLines, whatsAppLines } from '#facts/site.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { layoutPaths, NOT_FOUND } from '../support/site-paths.ts';

const { app, close } = await openOwnSite({}, withoutRenderQueue);
afterAll(close);

const numbers = [
  ...Object.values(phoneLines).flatMap(({ display, digits }) => [display, digits]),
  ...[...Object.values(supportLines), ...Object.values(whatsAppLines)].map(({ display }) => display),
  fromAbroad.line.label,
];
const isNumber = new RegExp(numbers.map((number) => number.replaceAll('+', String.raw`\+`)).join('|'));

/** The classes of a page on whose elements no line breaks. */
function classesWithoutBreaks(html: string): Set<string> {
  const classes = new Set<string>();
  // The build renames --nowrap.
  const [, nowrap = ''] = /(--[\w-]+):\s*nowrap/.exec(html) ?? [];
  const values = ['nowrap', `var(${nowrap})`];
  for (const [, css = ''] of html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g))
    parse(css).walkDecls('white-space', ({ value, parent }) => {
      if (!values.includes(value) || parent?.type !== 'rule') return;
      const { selector } = parent as { selector?: string } & typeof parent;
      if (/ a\[href\^="?tel\\?:"?\]/.test(selector ?? '')) classes.add('a[href^=tel:]');
      for (const [, name = ''] of (selector ?? '').matchAll(/\.([\w-]+)(?![^,]*[ >+~])/g)) classes.add(name);
    });
  return classes;
}

const EMPTY = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The texts with a number that a narrow line may break. */
function findBreakable(html: string): string[] {
  const classes = classesWithoutBreaks(html);
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g, '');
  const open: boolean[] = [];
  const found: string[] = [];
  for (const [, isEnd, name = '', attributes = '', text] of body.matchAll(/<(\/?)([\w-]+)([^>]*)>|([^<]+)/g))
    if (text !== undefined) {
      if (isNumber.test(text) && !open.at(-1)) found.push(text);
    } else if (isEnd) open.pop();
    else if (!EMPTY.test(name)) {
      const [, own = ''] = /\bclass="([^"]*)"/.exec(attributes) ?? [];
      const isCall = /\bhref="tel:/.test(attributes) && classes.has('a[href^=tel:]');
      open.push(open.at(-1) || isCall || own.split(' ').some((each) => classes.has(each)));
    }
  return found;
}

const searches = ['phone number', 'renew expired', 'malaria', 'complaint', 'maternity ikorodu', 'lost card'];
const paths = [
  ...layoutPaths,
  NOT_FOUND,
  ...searches.map((query) => `/search?q=${encodeURIComponent(query)}`),
];

test.each(['', ...translations.map((code) => `/${code}`)])(
  'no page of “%s” breaks a phone number',
  async (prefix) => {
    const broken: string[] = [];
    for (const path of paths) {
      const { body, statusCode } = await app.inject(prefix + path);
      if (statusCode < 300 || statusCode === 404)
        broken.push(...findBreakable(body).map((text) => `${path}: ${text}`));
    }
    expect(broken).toEqual([]);
  },
);
