import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translations } from '#content/languages.ts';
import { openPoints } from '#content/launch.ts';
import { partners } from '#words/home.ts';
import { readTranslation } from '../translations/read-translations.ts';

const ROOT = join(import.meta.dirname, '../..');
const PARTNERS_FILE = 'content/en/home.ts';
/** 0700-000-NNNN, also as it stands in a tel: or wa.me address (07000001234, 2347000001234). */
const PHONE = /(?<!\d)(?:0|\+?234)700[- ]?000[- ]?\d{4}(?!\d)/g;
/** Of a table only the first rows are listed: nobody wants 300 lines to learn that a column is still to come. */
const LISTED_PER_TABLE = 5;

type ContentFile = { path: string; text: string };
type Placeholder = { line: number; what: string };
type FileFindings = { path: string; found: Placeholder[] };
type Partner = { name: string; kind: string };

/** Every placeholder that is left. The build asks too, so that a public site can log their number at its start. */
export async function checkContent(): Promise<{ report: string; count: number }> {
  const files = globSync('content/**/*.{ts,csv,md,json}', { cwd: ROOT, exclude: ['**/*.test.ts'] })
    .sort()
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
  const points = [...openPoints, ...(await translationPoints())];
  return describeFindings(findPlaceholders(files, partners), points);
}

/** Translations that the agency has not read, and words that are older than their English. */
async function translationPoints(): Promise<{ where: string; what: string }[]> {
  const read = await Promise.all(translations.map((code) => readTranslation(code)));
  return read.flatMap(({ language: { code, name, isReviewed }, older }) => [
    ...(isReviewed
      ? []
      : [{ where: `content/${code}`, what: `the ${name} translation has not been reviewed` }]),
    ...older.map(({ module }) => ({
      where: `content/${code}/${module}.ts`,
      what: 'the English has changed since',
    })),
  ]);
}

/** Only files in which something is left, in the order given. */
export function findPlaceholders(files: ContentFile[], partners: Partner[]): FileFindings[] {
  return files
    .map(({ path, text }) => {
      const lines = text.split('\n');
      const unnamed = path === PARTNERS_FILE ? findUnnamed(partners, lines) : [];
      return { path, found: [...findNumbers(lines), ...unnamed] };
    })
    .filter(({ found }) => found.length > 0);
}

export function describeFindings(
  files: FileFindings[],
  openPoints: { where: string; what: string }[],
): { report: string; count: number } {
  const inFiles = files.reduce((sum, { found }) => sum + found.length, 0);
  const count = inFiles + openPoints.length;
  if (count === 0) return { report: 'Nothing is left to replace before launch.', count };

  const lines = files.flatMap(({ path, found }) => {
    const listed = path.endsWith('.csv') ? found.slice(0, LISTED_PER_TABLE) : found;
    const rest = found.length - listed.length;
    return [
      `${path}: ${found.length}`,
      ...listed.map(({ line, what }) => `  ${path}:${line} ${what}`),
      ...(rest > 0 ? [`  … and ${rest} more`] : []),
    ];
  });
  const open = openPoints.map(({ where, what }) => `  ${where}: ${what}`);
  const summary = `${count} to replace before launch: ${inFiles} in ${files.length} files of content, ${open.length} other.`;
  return {
    report: [...lines, ...(open.length > 0 ? ['Other open points'] : []), ...open, '', summary].join('\n'),
    count,
  };
}

function findNumbers(lines: string[]): Placeholder[] {
  return lines.flatMap((line, index) =>
    [...line.matchAll(PHONE)].map(([number]) => ({ line: index + 1, what: `placeholder number ${number}` })),
  );
}

/** Partners whose organisation is not certain yet and who are shown as a category. */
function findUnnamed(partners: Partner[], lines: string[]): Placeholder[] {
  return partners
    .filter(({ kind }) => kind === 'category')
    .map(({ name }) => ({
      line: lines.findIndex((line) => line.includes(`'${name}'`)) + 1,
      what: `partner without a name: ${name}`,
    }));
}
