import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { translations } from '../content/languages.ts';
import { residentBytes } from '../tests/support/machine.ts';
import { copySite, removeCopy, startCopy } from '../tests/support/site-copy.ts';
import { median, type Part, type Row } from './report.ts';

const PROJECT = join(import.meta.dirname, '..');
const SOURCES = [
  ...['app', 'content', 'domain', 'public', 'build', 'cli', 'set-up', 'server'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];
const LANGUAGES = 'content/languages.ts';
const MB = 1024 * 1024;
const TICKS_A_SECOND = 100;
/** Codes for private use. */
const CODES = ['qaa', 'qab', 'qac', 'qad', 'qae', 'qaf', 'qag', 'qah', 'qai'];

/** The site of today, and with its first translation as nine more languages: each built, and walked through in all. */
export async function measureLanguages(): Promise<Part> {
  const rows = [
    { name: 'today', figures: await measureWith([]) },
    { name: 'nine more', figures: await measureWith(CODES) },
  ];
  return {
    title: 'Languages',
    tables: [{ title: 'The site as it is, and in four times as many languages', rows, goals: [] }],
    remarks: ['Memory is that of one process of which four pages were asked for in every language.'],
  };
}

async function measureWith(codes: string[]): Promise<Row['figures']> {
  const folder = copySite();
  try {
    for (const name of SOURCES) cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
    for (const code of codes) addLanguage(folder, code);
    const begun = childSeconds();
    execFileSync(process.execPath, ['build/index.ts'], { cwd: folder, stdio: 'ignore' });
    const buildSeconds = childSeconds() - begun;
    const started = performance.now();
    const site = await startCopy(folder);
    try {
      const read = async (path: string) => (await (await fetch(site.url + path)).text()).length;
      await read('/');
      const startMs = performance.now() - started;
      const times: number[] = [];
      for (const code of [...translations, ...codes])
        for (const path of ['', '/plan', '/provider', '/faq']) {
          const asked = performance.now();
          await read(`/${code}${path}`);
          times.push(performance.now() - asked);
        }
      return {
        languages: 1 + translations.length + codes.length,
        'build, processor (s)': buildSeconds,
        'build (MB)': sizeOf(join(folder, 'dist/current/')) / MB,
        'start (ms)': startMs,
        'first render of a page (ms)': median(times),
        'memory, all asked for (MB)': residentBytes(site.child.pid ?? 0) / MB,
        'home page (KB)': (await read('/')) / 1024,
        'sitemap (MB)': (await read('/sitemap.xml')) / MB,
      };
    } finally {
      await site.stop();
    }
  } finally {
    removeCopy(folder);
  }
}

/** The processor time of all programs that were started and have ended: another load does not change it. */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND;
}

function addLanguage(folder: string, code: string): void {
  const [from = ''] = translations;
  cpSync(join(folder, 'content', from), join(folder, 'content', code), { recursive: true });
  for (const name of ['code', 'tag'])
    change(folder, `content/${code}/language.ts`, new RegExp(`${name}: '.*'`), `${name}: '${code}'`);
  change(folder, LANGUAGES, /^/, `import * as ${code} from './${code}/server-words.ts';\n`);
  change(folder, LANGUAGES, / \};$/m, `, ${code} };`);
}

function change(folder: string, file: string, from: RegExp, to: string): void {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
}

function sizeOf(folder: string): number {
  const files = globSync(['**/*', '**/.vite/*'], { cwd: folder }).map((name) => statSync(join(folder, name)));
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}
