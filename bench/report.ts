import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';

/** What a part of the bench has found. */
export interface Part {
  title: string;
  tables: Table[];
  /** Sentences on how it was measured. */
  remarks: string[];
}

export interface Table {
  title: string;
  rows: Row[];
  goals: Goal[];
}

export interface Row {
  name: string;
  /** By the heading of their column. */
  figures: Record<string, number>;
}

/** The limit for a column: in every row, or in the named one. */
interface Goal {
  column: string;
  row?: string;
  atLeast?: number;
  atMost?: number;
}

export interface Options {
  /** The pages to measure one by one. */
  paths: string[];
  /** Lighthouse runs for each page. */
  runs: number;
}

export const KB = 1024;

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A single line that is overwritten; silent if the output is not a terminal. */
export function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text && `  ${text} …`}`);
}

/** The date, the commit and the machine. */
export function describeRun(): string {
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim();
  const cpu = `${availableParallelism()} cores (${cpus()[0]?.model.trim() || process.arch})`;
  return `${new Date().toISOString().slice(0, 10)}, version ${commit}, on ${cpu}, Node ${process.versions.node}`;
}

/** Figures that miss their goal; those not measured do not count. */
export function findMisses({ title, rows, goals }: Table): string[] {
  return goals.flatMap(({ column, row, atLeast = -Infinity, atMost = Infinity }) =>
    rows
      .filter(({ name }) => row === undefined || row === name)
      .flatMap(({ name, figures }) => {
        const figure = figures[column];
        if (figure === undefined || (figure >= atLeast && figure <= atMost)) return [];
        const bar = atLeast === -Infinity ? `at most ${atMost}` : `at least ${atLeast}`;
        return [`${title}, ${name}: ${column} is ${formatFigure(figure)}, ${bar}`];
      }),
  );
}

function formatFigure(figure: number | undefined): string {
  return figure?.toLocaleString('en', { maximumSignificantDigits: 3 }) ?? '–';
}

/** The same Markdown for the console and for docs/. */
export function partText({ title, tables, remarks }: Part): string {
  const list = remarks.map((remark) => `- ${remark}`).join('\n');
  return [`## ${title}`, ...tables.map(tableText), list].join('\n\n');
}

function tableText({ title, rows }: Table): string {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  const cells = rows.map(({ name, figures }) =>
    line([name, ...columns.map((column) => formatFigure(figures[column]))]),
  );
  const rule = line(['---', ...columns.map(() => '---:')]);
  return [`**${title}**`, '', line(['', ...columns]), rule, ...cells].join('\n');
}
