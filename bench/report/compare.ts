import {
  type BenchRun,
  type Column,
  formatFigure,
  headingOf,
  type PartRun,
  type Table,
} from './bench-run.ts';

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
