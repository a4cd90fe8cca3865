import { useId } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type PageRequest, RequestProvider } from '../page.ts';
import { defineIsland, type IslandDefinition } from './define-island.ts';
import { Island } from './island.tsx';

const files = import.meta.glob<IslandDefinition<object, { words: object }>>('../**/*.island.tsx', {
  eager: true,
  import: 'default',
});
const words = Object.keys(import.meta.glob('/content/en/islands/*.ts'));

test.each(Object.entries(files))('%s is named after its file and has its words', (path, { name }) => {
  expect(path).toMatch(new RegExp(`/${name}\\.island\\.tsx$`));
  expect(words).toContain(`/content/en/islands/${name}.ts`);
});

type Resources = { words: { greet(who: string): string } };

const greeting = defineIsland<{ who: string }, Resources>({
  name: 'greeting',
  View: ({ who, words }) => <p id={useId()}>{words.greet(who)}</p>,
});

function Page() {
  const resources = { words: { greet: (who: string) => `Ẹ kú àárọ̀, ${who}` } };
  return (
    <main id={useId()}>
      <Island of={greeting} data={{ who: '"Adé" <b>' }} resources={resources} />
      <Island of={greeting} data={{ who: 'Bọ́lá' }} resources={resources} />
    </main>
  );
}

const request = {
  islandWords: (name: string) => `/assets/${name}-words.js`,
  site: { content: { olderPaths: [] } },
} as unknown as PageRequest;
const html = renderToString(
  <RequestProvider value={request}>
    <Page />
  </RequestProvider>,
);

test('an island is rendered with its name and its data, and without its words', () => {
  expect(html).toContain('Ẹ kú àárọ̀, &quot;Adé&quot; &lt;b&gt;</p>');
  expect(html).toContain('data-island="greeting"');
  expect(html).toContain('data-words="/assets/greeting-words.js"');
  expect(html).toContain('data-props="{&quot;who&quot;:&quot;\\&quot;Adé\\&quot; &lt;b&gt;&quot;}"');
  expect(html).not.toContain('greet&quot;');
});

test('no two roots of a page make the same id, and each tells the prefix of its own', () => {
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(3);
  const prefixes = [...html.matchAll(/data-prefix="([^"]+)"/g)].map(([, prefix]) => prefix ?? '');
  expect(prefixes).toHaveLength(2);
  for (const [index, prefix] of prefixes.entries()) expect(ids[index + 1]).toContain(prefix);
});
