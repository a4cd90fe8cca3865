import {
  type BenchRun,
  barOf,
  findMisses,
  formatFigure,
  type Goal,
  type PartRun,
  type Table,
} from './bench-run.ts';
import { cellsOf } from './text-table.ts';

/** The page that a complete run writes to docs/. */
export function toMarkdown({ date, commit, machine, parts }: BenchRun): string {
  return `# Benchmarks

Written by \`npm run bench\`; every figure is from one run. Figures of other runs and machines are not comparable, ratios are. What each part does stands in \`bench/README.md\`.

${date.slice(0, 10)}, version ${commit}, on ${machine}.

![Bytes of each page, and requests a second](benchmarks.svg)

${goalsHeld(parts)}

${parts.map(partText).join('\n\n')}
`;
}

function goalsHeld(parts: PartRun[]): string {
  const misses = parts.flatMap(({ tables }) => tables).flatMap(findMisses);
  if (misses.length === 0) return 'Every goal below holds.';
  const lines = misses.map(
    ({ table, row, column, figure, bar }) =>
      `- ${table}, ${row}: ${column} is ${formatFigure(figure)}, the goal is ${bar}.`,
  );
  return `Goals that are not reached:\n\n${lines.join('\n')}`;
}

function partText({ title, tables, remarks, seconds }: PartRun): string {
  const notes = [...remarks, `Measured in ${Math.round(seconds)} s.`].map((remark) => `- ${remark}`);
  return `## ${title}\n\n${tables.map(tableText).join('\n\n')}\n\n${notes.join('\n')}`;
}

function tableText(table: Table): string {
  const [headings = [], ...rows] = cellsOf(table);
  const row = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rule = row(headings.map((_, index) => (index === 0 ? '---' : '---:')));
  return [`**${table.title}**`, '', row(headings), rule, ...rows.map(row), ...goalsText(table)].join('\n');
}

/** Goals of single rows are left out, because they would repeat a source file. */
function goalsText({ goals, rows }: Table): string[] {
  const bound = goals.filter(({ row }) => row === undefined || rows.some(({ name }) => name === row));
  if (bound.length === 0 || bound.length > rows.length) return [];
  return ['', `Goals: ${bound.map(goalText).join('; ')}.`];
}

function goalText(goal: Goal): string {
  return `${goal.row ? `${goal.row}: ` : ''}${goal.column} ${barOf(goal)}`;
}
