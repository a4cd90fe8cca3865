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
