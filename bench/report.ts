import { execFileSync } from 'node:child_process';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** What a part of the bench has found. */
export interface Part {
  title: string;
  tables: Table[];
  /** Sentences on how it was measured, and on what could not be. */
  remarks: string[];
}

export interface Table {
  title: string;
  rows: Row[];
  goals: Goal[];
}

export interface Row {
  name: string;
  /** By the heading of their column; missing if they could not be measured. */
  figures: Record<string, number>;
}

/** The limit for a column: in every row, or in the named one. */
export interface Goal {
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

/** A single line that is overwritten; silent when the output is not a terminal. */
export function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text && `  ${text} …`}`);
}

/** The date, the commit, with a plus sign if there are uncommitted changes, and the machine. */
export function describeRun(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  const cpu = `${availableParallelism()} cores (${cpus()[0]?.model.trim() || process.arch})`;
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, version ${commit}, on ${cpu}, ${memory}, Node ${process.versions.node}`;
}

/** Figures that miss their goal; those not measured do not count. */
export function findMisses({ title, rows, goals }: Table): string[] {
  return goals.flatMap(({ column, row, atLeast = -Infinity, atMost = Infinity }) =>
    rows
      .filter(({ name }) => row === undefined || row === name)
      .flatMap(({ name, figures }) => {
        const figure = figures[column];
        if (figure === undefined || (figure >= atLeast && figure <= atMost)) return [];
        return [`${title}, ${name}: ${column} is ${formatFigure(figure)}, ${barOf({ atLeast, atMost })}`];
      }),
  );
}

function barOf({ atLeast = -Infinity, atMost }: Omit<Goal, 'column'>): string {
  return atLeast === -Infinity ? `at most ${atMost}` : `at least ${atLeast}`;
}

/** Three significant digits, two below 1; integers stay integers. */
export function formatFigure(figure: number | undefined): string {
  if (figure === undefined) return '–';
  if (Number.isInteger(figure) || Math.abs(figure) >= 100) return Math.round(figure).toLocaleString('en');
  if (Math.abs(figure) < 1) return figure.toPrecision(2);
  return figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2);
}

/** The same Markdown for the console and for docs/. */
export function partText({ title, tables, remarks }: Part): string {
  return [`## ${title}`, ...tables.map(tableText), remarks.map((remark) => `- ${remark}`).join('\n')].join(
    '\n\n',
  );
}

function tableText({ title, rows, goals }: Table): string {
  const columns = [...new Set(rows.flatMap(({ figures }) => Object.keys(figures)))];
  const cells = rows.map(({ name, figures }) => [
    name,
    ...columns.map((column) => formatFigure(figures[column])),
  ]);
  const line = (row: string[]) => `| ${row.join(' | ')} |`;
  const rule = line(['---', ...columns.map(() => '---:')]);
  return [
    `**${title}**`,
    '',
    line(['', ...columns]),
    rule,
    ...cells.map(line),
    ...goalsText(goals, rows),
  ].join('\n');
}

/** Goals of single pages are left out, because they would repeat a source file. */
function goalsText(goals: Goal[], rows: Row[]): string[] {
  if (goals.length === 0 || goals.length > rows.length) return [];
  const texts = goals.map((goal) => `${goal.row ? `${goal.row}: ` : ''}${goal.column} ${barOf(goal)}`);
  return ['', `Goals: ${texts.join('; ')}.`];
}
