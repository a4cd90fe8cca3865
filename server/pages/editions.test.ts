import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import type { AppBuild } from '#app/entry.server.tsx';
import { differingFacts, type PublishedFacts } from '#facts/published.ts';
import { temporaryFolder, writeFiles } from '#tests/support/files.ts';
import { ENTRY, openEditions, WORDS } from './editions.ts';

const priceOf = (individual: number): PublishedFacts => ({ standardJaara: { premiums: { individual } } });

function openSite() {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'package.json': '{"type":"module"}',
    'assets/facts.cjs':
      'exports.price = typeof publishedFacts === "object" ? publishedFacts.standardJaara.premiums.individual : 1',
    [`yo/${ENTRY}`]: 'exports.loadPage = () => Promise.resolve().then(() => require("../assets/page.cjs"))',
    [ENTRY]: `const { price } = require("./assets/facts.cjs");
      exports.routes = [price, require("node:path").sep];
      exports.loadPage = () => Promise.resolve().then(() => require("./assets/page.cjs"));`,
    'assets/page.cjs':
      'exports.price = "from " + require("./facts.cjs").price; exports.held = new Array(1e5).fill(0)',
    [WORDS]:
      'const { price } = require("./assets/facts.cjs"); exports.english = { price }; exports.translated = { yo: { price } }',
  });
  return openEditions(folder);
}

const pageOf = (app: AppBuild) => app.loadPage('any') as unknown as Promise<{ price: string; held: object }>;

test('two editions and the build stay apart, also in what each loads later', async () => {
  const site = openSite();
  const [built, one, other] = await Promise.all([
    site.appIn('en'),
    site.appIn('en', priceOf(2)),
    site.appIn('en', priceOf(3)),
  ]);
  expect([built, one, other].map(({ routes }) => routes[0])).toEqual([1, 2, 3]);
  const inYoruba = await site.appIn('yo', priceOf(2));
  const pages = await Promise.all([other, one, built, inYoruba].map(pageOf));
  expect(pages.map(({ price }) => price)).toEqual(['from 3', 'from 2', 'from 1', 'from 2']);
  expect(await site.appIn('en', priceOf(2))).toBe(one);
  expect(site.wordsWith(priceOf(2))).toEqual({ en: { price: 2 }, yo: { price: 2 } });
});

test('editions that nobody uses any more leave the memory', async () => {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const site = openSite();
  const held: WeakRef<object>[] = [];
  for (let price = 1; price <= 30; price++) {
    const app = await site.appIn('en', priceOf(price));
    held.push(new WeakRef((await pageOf(app)).held));
  }
  await new Promise(setImmediate);
  collect();
  expect(held.filter((each) => each.deref()).length).toBeLessThanOrEqual(4);
});

test('a page carries only the facts that differ, and what is gone as null', () => {
  const built = { premiums: { individual: 1, family: 2 }, quarterly: { individual: 3 }, shortName: 'Plan' };
  expect(differingFacts(built, built)).toBeUndefined();
  const { quarterly: _quarterly, ...own } = { ...built, premiums: { individual: 5, family: 2 } };
  expect(differingFacts(built, own)).toEqual({ premiums: { individual: 5 }, quarterly: null });
});
