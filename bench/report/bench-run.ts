/** What a run of the bench has found; written as JSON, so that a later run can be compared with it. */
export interface BenchRun {
  date: string;
  /** The version that was measured, and the machine that it ran on. */
  commit: string;
  machine: string;
  parts: PartRun[];
}

export interface PartRun {
  name: string;
  title: string;
  seconds: number;
  tables: Table[];
  /** How it was measured and what could not be, in sentences. */
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
  /** Which way is good; a column without it only describes. */
  better?: 'less' | 'more';
}

export interface Row {
  name: string;
  /** By column; what could not be measured is missing. */
  figures: Record<string, number>;
}

/** A bar for one column: of every row, or of the named one. */
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

/** Figures that fall short of their goal. What was not measured cannot. */
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

/** Three digits that count, two below 1; whole numbers stay whole. */
export function formatFigure(figure: number | undefined): string {
  if (figure === undefined) return '–';
  if (Number.isInteger(figure) || Math.abs(figure) >= 100) return Math.round(figure).toLocaleString('en');
  if (Math.abs(figure) < 1) return figure.toPrecision(2);
  return figure.toFixed(Math.abs(figure) >= 10 ? 1 : 2);
}

export function headingOf({ name, unit }: Column): string {
  return unit === '' ? name : `${name} (${unit})`;
}
