import {
  type BenchRun,
  barOf,
  findMisses,
  formatFigure,
  type Goal,
  headingOf,
  type PartRun,
  type Row,
  type Table,
} from './bench-run.ts';

/** The header cells, then each row with its name first. */
export function cellsOf({ columns, rows }: Table): string[][] {
  return [
    ['', ...columns.map(headingOf)],
    ...rows.map(({ name, figures }) => [
      name,
      ...columns.map((column) => formatFigure(figures[column.name])),
    ]),
  ];
}

/** For the console: names left-aligned, figures right-aligned. */
export function textTable(table: Table): string {
  const cells = cellsOf(table);
  const widths = cells[0]?.map((_, index) => Math.max(...cells.map((row) => row[index]?.length ?? 0))) ?? [];
  const line = (row: string[]) =>
    row
      .map((cell, index) => (index === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[index] ?? 0)))
      .join('  ');
  return cells.map(line).join('\n');
}

const WIDTH = 960;
const LABEL_WIDTH = 260;
const FIGURE_WIDTH = 90;
const BAR_WIDTH = WIDTH - LABEL_WIDTH - FIGURE_WIDTH;
const ROW_HEIGHT = 24;
const BAR_HEIGHT = 14;
const HEAD_HEIGHT = 76;

const INK = '#131a43';
const SOFT = '#3d4468';
const PAPER = '#fffaf2';
/** From the site's palette; adjacent colours differ in lightness, so that they can be told apart without colour. */
const WEIGHT_COLOURS = {
  html: INK,
  script: '#f58634',
  image: '#1d6b45',
  font: '#fdc72f',
  data: '#7c86cc',
  other: '#a8420a',
  heads: '#d9d1c1',
};
const LOAD_COLOURS = { requests: '#2f3c94' };

interface Panel {
  title: string;
  unit: string;
  colours: Record<string, string>;
  rows: Row[];
}

/** Two bar charts: the weight of each page, and the requests a second for each kind of response. */
export function toChart(run: BenchRun): string {
  const tables = (name: string) => run.parts.find((part) => part.name === name)?.tables ?? [];
  const panels = [
    {
      title: 'Bytes of a first visit',
      unit: 'KB',
      colours: WEIGHT_COLOURS,
      rows: tables('weight')[0]?.rows ?? [],
    },
    {
      title: 'Requests a second',
      unit: '',
      colours: LOAD_COLOURS,
      rows: tables('throughput').flatMap(named),
    },
  ].filter(({ rows }) => rows.length > 0);

  let top = 0;
  const drawn = panels.map((panel) => {
    const group = `<g transform="translate(0 ${top})">${drawPanel(panel)}</g>`;
    top += HEAD_HEIGHT + panel.rows.length * ROW_HEIGHT + ROW_HEIGHT;
    return group;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" width="${WIDTH}" height="${top}" role="img" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">
<title>Bytes of each page, and requests a second</title>
<rect width="${WIDTH}" height="${top}" fill="${PAPER}"/>
${drawn.join('\n')}
</svg>
`;
}

function named({ title, rows }: Table): Row[] {
  return rows.map((row) => ({ ...row, name: `${title}: ${row.name}` }));
}

function drawPanel({ title, unit, colours, rows }: Panel): string {
  const kinds = Object.entries(colours).filter(([kind]) => rows.some(({ figures }) => figures[kind]));
  const sum = ({ figures }: Row) => kinds.reduce((total, [kind]) => total + (figures[kind] ?? 0), 0);
  const most = Math.max(...rows.map(sum));
  const bars = rows.map((row, index) => {
    const y = HEAD_HEIGHT + index * ROW_HEIGHT;
    let x = LABEL_WIDTH;
    const pieces = kinds.map(([kind, colour]) => {
      const width = ((row.figures[kind] ?? 0) / most) * BAR_WIDTH;
      const piece = `<rect x="${x.toFixed(1)}" y="${y}" width="${width.toFixed(1)}" height="${BAR_HEIGHT}" fill="${colour}"/>`;
      x += width;
      return width > 0 ? piece : '';
    });
    const figure = `${formatFigure(sum(row))} ${unit}`.trim();
    return `${text(LABEL_WIDTH - 10, y + 12, row.name, 'text-anchor="end"')}${pieces.join('')}${text(x + 8, y + 12, figure)}`;
  });
  return [text(24, 34, title, 'font-size="18" font-weight="700"'), legend(kinds), ...bars].join('\n');
}

/** A single series needs no legend, because the title names it. */
function legend(kinds: [string, string][]): string {
  if (kinds.length === 1) return '';
  return kinds
    .map(([kind, colour], index) => {
      const x = LABEL_WIDTH + index * 90;
      return `<rect x="${x}" y="48" width="12" height="12" fill="${colour}"/>${text(x + 18, 58, kind, `fill="${SOFT}"`)}`;
    })
    .join('');
}

function text(x: number, y: number, words: string, attributes = ''): string {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x.toFixed(1)}" y="${y}" ${attributes}>${escaped}</text>`;
}

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
