import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { createSeedDirectory } from '#tests/support/directory.ts';
import * as words from '#words/islands/directory.ts';
import directory from './directory.island.tsx';
import { loadDirectory } from './load-directory.ts';

const site = { publicUrl: 'https://example.org', directory: createSeedDirectory() };

function renderOnServer(query: string) {
  const { data, lists } = loadDirectory(new URLSearchParams(query), site);
  return { data, lists, markup: renderToStaticMarkup(<directory.View {...data} {...{ words, lists }} />) };
}

describe.each([
  '',
  'open=none',
  'open=pharmacy&pharmacy-page=3',
  'jaara-search=motayo&jaara-lga=lga:Agege',
  'find=motayo',
])('/provider?%s', (query) => {
  test('is made the same by the browser, from the lists that it fetches', async () => {
    const { data, lists, markup } = renderOnServer(query);
    const byHref = new Map(data.needed.map((id) => [data.listHrefs[id], lists[id]]));
    vi.stubGlobal('fetch', async (href: string) => Response.json({ records: byHref.get(href) }));
    const travelled = JSON.parse(JSON.stringify(data));
    const fetched = await directory.load?.(travelled);
    const again = renderToStaticMarkup(
      <directory.View {...travelled} {...{ words, lists: fetched?.lists ?? {} }} />,
    );
    vi.unstubAllGlobals();
    expect(again).toBe(markup);
  });
});

test('the first list is open with 20 rows, and closed ones lead to theirs', () => {
  const { markup } = renderOnServer('');
  expect(markup.match(/<th scope="row"/g)).toHaveLength(20);
  expect(markup).toContain('href="/provider?open=plus#plus-list"');
});

test('a row shares a whole URL that finds it', () => {
  const { markup } = renderOnServer('');
  expect(markup).toMatch(/data-share="https:\/\/example\.org\/provider\?jaara-search=[^"]+#jaara-list"/);
});
