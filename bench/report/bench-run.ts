import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';

/** One line about the machine that was measured. */
export function describeMachine(): string {
  const cpu = cpus()[0]?.model.trim() || process.arch;
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} cores (${cpu}), ${memory} GB, ${systemName()}, Node ${process.versions.node}`;
}

function systemName(): string {
  try {
    return /^PRETTY_NAME="(.+)"$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? process.platform;
  } catch {
    return process.platform;
  }
}

/** The current commit, with a plus sign if there are uncommitted changes. */
export function describeCommit(folder: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? '+' : '');
  } catch {
    return 'unknown';
  }
}

/** The result of a run, stored as JSON for later comparison. */
export interface BenchRun {
  date: string;
  /** The commit that was measured, and the machine. */
  commit: string;
  machine: string;
  parts: PartRun[];
}

export interface PartRun {
  name: string;
  title: string;
  seconds: number;
  tables: Table[];
  /** Sentences on how it was measured, and on what could not be. */
  remarks: string[];
}

export interface Table {
  title: string;
  columns: Column[];
  rows: Row[];
  goals: Goal[];
}

export interface Column {
  name: string;
  unit: '' | 'KB' | 'MB' | 'ms' | 'µs' | '/s' | '×';
  /** Which direction is better; a column without it is only descriptive. */
  better?: 'less' | 'more';
}

export interface Row {
  name: string;
  /** By column; missing if it could not be measured. */
  figures: Record<string, number>;
}

/** The limit for a column: in every row, or in the named one. */
export interface Goal {
  column: string;
  row?: string;
  atLeast?: number;
  atMost?: number;
}

export interface Miss {
  table: string;
  row: string;
  column: string;
  figure: number;
  bar: string;
}

/** Figures that miss their goal; those not measured do not count. */
export function findMisses({ title, rows, goals }: Table): Miss[] {
  return goals.flatMap((goal) =>
    rows
      .filter(({ name }) => goal.row === undefined || goal.row === name)
      .flatMap(({ name, figures }) => {
        const figure = figures[goal.column];
        if (figure === undefined || holds(figure, goal)) return [];
        return [{ table: title, row: name, column: goal.column, figure, bar: barOf(goal) }];
      }),
  );
}

export function barOf({ atLeast, atMost }: Goal): string {
  return atLeast === undefined ? `at most ${atMost}` : `at least ${atLeast}`;
}

function holds(figure: number, { atLeast = -Infinity, atMost = Infinity }: Goal): boolean {
  return figure >= atLeast && figure <= atMost;
}

/** Three significant digits, two below 1; integers stay integers. */
export function formatFigure(figure: number | undefined): string {
  if (figure === undefined) return '–';
  if (Number.isInteger(figure) || Math.abs(figure) >= 100) return Math.round(figure).toLocaleString('en');
  if (Math.abs(figure) < 1) return figure.toPrecision(2);
  return figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2);
}

export function headingOf({ name, unit }: Column): string {
  return unit === '' ? name : `${name} (${unit})`;
}

/** Smaller differences are noise, except in bytes and counts. */
const NOISE = 0.05;
const EXACT_UNITS: readonly Column['unit'][] = ['KB', ''];

export interface Change {
  part: string;
  table: string;
  row: string;
  column: string;
  old: number;
  new: number;
  verdict: 'better' | 'worse' | 'other';
}

/** Differences between two runs, in figures that both have. */
export function findChanges(old: BenchRun, now: BenchRun): Change[] {
  return now.parts.flatMap((part) => {
    const before = old.parts.find(({ name }) => name === part.name);
    return before ? changesOfPart(before, part) : [];
  });
}

function changesOfPart(old: PartRun, now: PartRun): Change[] {
  return now.tables.flatMap((table) => {
    const before = old.tables.find(({ title }) => title === table.title);
    return before ? changesOfTable(now.title, before, table) : [];
  });
}

function changesOfTable(part: string, old: Table, { title, rows, columns }: Table): Change[] {
  return rows.flatMap(({ name, figures }) => {
    const before = old.rows.find((row) => row.name === name)?.figures ?? {};
    return columns.flatMap((column) => {
      const [was, is] = [before[column.name], figures[column.name]];
      if (was === undefined || is === undefined || isNoise(was, is, column)) return [];
      const change = { part, table: title, row: name, column: headingOf(column), old: was, new: is };
      return [{ ...change, verdict: judge(was, is, column) }];
    });
  });
}

function isNoise(old: number, now: number, { unit }: Column): boolean {
  if (EXACT_UNITS.includes(unit)) return formatFigure(old) === formatFigure(now);
  return Math.abs(now - old) <= NOISE * Math.abs(old);
}

function judge(old: number, now: number, { better }: Column): Change['verdict'] {
  if (!better) return 'other';
  return now < old === (better === 'less') ? 'better' : 'worse';
}

/** The differences as lines for the console, with a warning where the runs are hard to compare. */
export function compareText(old: BenchRun, now: BenchRun): string {
  const changes = findChanges(old, now);
  const lines = changes.map((change) => {
    const share = change.old === 0 ? '' : ` (${signed((100 * (change.new - change.old)) / change.old)} %)`;
    const figures = `${formatFigure(change.old)} → ${formatFigure(change.new)}${share}`;
    return `${change.verdict.padEnd(6)}  ${change.part}, ${change.table}, ${change.row}: ${change.column} ${figures}`;
  });
  const since = `Compared with ${old.commit} of ${old.date.slice(0, 10)}:`;
  const machines = old.machine === now.machine ? [] : [`That was another machine: ${old.machine}.`];
  return [since, ...machines, ...(lines.length > 0 ? lines : ['nothing has changed.'])].join('\n');
}

function signed(percent: number): string {
  return `${percent > 0 ? '+' : ''}${percent.toFixed(Math.abs(percent) < 10 ? 1 : 0)}`;
}

export interface PartOptions {
  /** The pages to measure one by one. */
  paths: string[];
  /** Lighthouse runs for each page. */
  runs: number;
  /** Reports what is being measured. */
  progress(text: string): void;
}

/** A part of the bench. */
export interface Part {
  name: string;
  title: string;
  measure(options: PartOptions): Promise<Pick<PartRun, 'tables' | 'remarks'>>;
}

export const KB = 1024;
export const MB = 1024 * 1024;

export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
