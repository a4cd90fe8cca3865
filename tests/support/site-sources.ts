import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { copySite, removeCopy } from './site-copy.ts';

const PROJECT = join(import.meta.dirname, '../..');
export const SOURCES = [
  ...['app', 'content', 'domain', 'public', 'build', 'cli', 'set-up', 'server'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];
const LANGUAGES = 'content/languages.ts';

/** A copy of the built site that can be changed and built again, in less time; it goes when the test is over. */
export function copyWithSources(): string {
  const folder = copySite();
  onTestFinished(() => removeCopy(folder));
  for (const name of SOURCES) cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  buildLess(folder);
  return folder;
}

export function startBuild(folder: string) {
  const build = spawn(process.execPath, ['build/index.ts'], { cwd: folder, stdio: 'inherit' });
  onTestFinished(() => void build.kill('SIGKILL'));
  return build;
}

/** A language is its folder, and its name in content/languages.ts. */
export function takeLanguageAway(folder: string, code: string): void {
  rmSync(join(folder, 'content', code), { recursive: true });
  change(folder, LANGUAGES, `import * as ${code} from './${code}/server-words.ts';\n`, '');
  change(folder, LANGUAGES, new RegExp(`(?<=\\{.*)\\b${code}\\b(?:, )?`), '');
}

export function addLanguage(folder: string, code: string, from: string): void {
  cpSync(join(folder, 'content', from), join(folder, 'content', code), { recursive: true });
  for (const before of ['code: string = ', 'tag: '])
    change(folder, `content/${code}/language.ts`, new RegExp(`(?<=${before})'.*'`), `'${code}'`);
  change(folder, LANGUAGES, /^/, `import * as ${code} from './${code}/server-words.ts';\n`);
  change(folder, LANGUAGES, / \};$/m, `, ${code} };`);
}

/** Leaves out most of what takes long: the cards, and packing tightly. */
function buildLess(folder: string): void {
  change(folder, 'build/share-cards/write-share-cards.ts', '[...pages, ...postCards()]', 'pages.slice(0, 2)');
  change(folder, 'build/precompress.ts', 'constants.BROTLI_MAX_QUALITY', 'constants.BROTLI_MIN_QUALITY');
}

function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toMatch(from);
  writeFileSync(path, source.replace(from, to));
}
