// Checks that imports point one way, and how files are named and how long they are. The table: check-imports/rules.ts
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkBrowserCode } from './check-imports/check-browser-code.ts';
import { checkSources } from './check-imports/check-sources.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = '{app,art,bench,content,rules,scripts,server,tests}';

const paths = globSync(`${FOLDERS}/**`, {
  cwd: ROOT,
  withFileTypes: true,
  exclude: (entry) => entry.name === 'node_modules',
})
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
  .sort();
const sources = paths.map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const complaints = [...checkSources(sources, imports), ...checkBrowserCode(sources, imports)];
for (const { path, line, what, because } of complaints) console.error(`${path}:${line} ${what}: ${because}`);
console.log(`${paths.length} files checked, ${complaints.length} complaints`);
process.exitCode = complaints.length > 0 ? 1 : 0;
