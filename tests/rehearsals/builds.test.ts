import { once } from 'node:events';
import { appendFileSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { change, copyWithSources, startBuild } from '../support/site-sources.ts';

const [first = ''] = translations;

test('a corrected sentence in another language makes another build, in which only that language differs', async () => {
  const folder = copyWithSources();
  await build(folder);
  const before = readBuild(folder);
  change(folder, `content/${first}/plan-page.ts`, /heading: '/, '$&X ');
  appendFileSync(join(folder, 'content/plans.test.ts'), '\n// A test is no part of the build.\n');
  await build(folder);
  const after = readBuild(folder);
  const names = new Set([...before.keys(), ...after.keys()]);
  const differing = [...names].filter((name) => before.get(name) !== after.get(name));
  // Words that two islands share have a file without the name of their language.
  const ofLanguage = RegExp(
    `^ssr/${first}/|-${first}-|/plan-page-|/\\.vite/(?:manifest\\.json|service-worker\\.js)$`,
  );
  expect(differing.filter((name) => ofLanguage.test(name))).not.toEqual([]);
  expect(differing.filter((name) => !ofLanguage.test(name))).toEqual(['build-id']);
});

async function build(folder: string): Promise<void> {
  expect(await once(startBuild(folder), 'exit')).toEqual([0, null]);
}

/** The text of the last build's files but for those that are compressed. */
function readBuild(folder: string): Map<string, string> {
  const current = join(folder, 'dist/current');
  const names = globSync(['**/*', 'client/.vite/*', '*/.vite/*'], { cwd: current, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((path) => [path.slice(current.length + 1), readFileSync(path, 'latin1')]));
}
