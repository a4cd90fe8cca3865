// Measures the built site from outside; see bench/README.md for what each part does.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { layoutPaths, NOT_FOUND } from '../tests/support/site-paths.ts';
import { directorySearch } from './parts/directory-search.ts';
import { lighthouse } from './parts/lighthouse.ts';
import { memory } from './parts/memory.ts';
import { startTime } from './parts/start-time.ts';
import { throughput } from './parts/throughput.ts';
import { weight } from './parts/weight.ts';
import {
  type BenchRun,
  compareText,
  describeCommit,
  describeMachine,
  findMisses,
  formatFigure,
  type Part,
  type PartOptions,
  type PartRun,
} from './report/bench-run.ts';
import { textTable, toChart, toMarkdown } from './report/markdown.ts';

const ROOT = join(import.meta.dirname, '..');
/** Timing parts come first, before the processor throttles. */
const PARTS = [startTime, throughput, memory, directorySearch, weight, lighthouse];
const NAMES = PARTS.map(({ name }) => name);

const values = orExit(readOptions);
const only = values.only?.split(',') ?? NAMES;
const strange = only.filter((name) => !NAMES.includes(name));
if (strange.length > 0) refuse(`There is no part ${strange.join(', ')}; there are ${NAMES.join(', ')}.`);
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) refuse('--runs must be a whole number from 1 on.');
// Read first, because this run may overwrite the file.
const old: BenchRun | undefined = orExit(
  () => values.compare && JSON.parse(readFileSync(values.compare, 'utf8')),
);

// Exit normally on a signal, so that child processes are stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const run: BenchRun = {
  date: new Date().toISOString(),
  commit: describeCommit(ROOT),
  machine: describeMachine(),
  parts: [],
};
console.log(`${run.date.slice(0, 10)}, version ${run.commit}, on ${run.machine}`);
const options: PartOptions = {
  paths: values.paths?.split(',') ?? [...layoutPaths, NOT_FOUND],
  runs,
  progress,
};
for (const part of PARTS.filter(({ name }) => only.includes(name)))
  run.parts.push(await measure(part, options));

const misses = run.parts.flatMap(({ tables }) => tables).flatMap(findMisses);
console.log(misses.length === 0 ? '\nEvery goal holds.' : '\nGoals that are not reached:');
for (const { table, row, column, figure, bar } of misses)
  console.log(`  ${table}, ${row}: ${column} is ${formatFigure(figure)}, the goal is ${bar}`);
if (old) console.log(`\n${compareText(old, run)}`);
write(run);
process.exitCode = misses.length === 0 ? 0 : 1;

function readOptions() {
  return parseArgs({
    options: {
      /** Parts to run, separated by commas; all by default. */
      only: { type: 'string' },
      /** Pages to measure, separated by commas; all by default. */
      paths: { type: 'string' },
      /** Lighthouse runs for each page. */
      runs: { type: 'string', default: '5' },
      /** An earlier run to compare with, such as docs/benchmarks.json. */
      compare: { type: 'string' },
      /** Also write the figures to this file. */
      json: { type: 'string' },
    },
  }).values;
}

/** Reports a usage error without a stack trace. */
function orExit<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

function refuse(reason: string): never {
  console.error(reason);
  process.exit(2);
}

async function measure(part: Part, options: PartOptions): Promise<PartRun> {
  console.log(`\n${part.title}`);
  const begun = performance.now();
  const { tables, remarks } = await part.measure(options);
  progress('');
  for (const table of tables) console.log(`\n${table.title}\n${textTable(table)}`);
  for (const remark of remarks) console.log(`- ${remark}`);
  const seconds = (performance.now() - begun) / 1000;
  console.log(`(${seconds.toFixed(0)} s)`);
  return { name: part.name, title: part.title, seconds, tables, remarks };
}

/** A single line that is overwritten; silent when the output is not a terminal. */
function progress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text && `  ${text} …`}`);
}

/** Only a complete run updates the documents, so that their figures belong together. */
function write(run: BenchRun): void {
  const json = `${JSON.stringify(run, undefined, 2)}\n`;
  if (values.json) writeFileSync(values.json, json);
  const isWhole = only.length === NAMES.length && values.paths === undefined;
  if (!isWhole) return;
  const docs = join(ROOT, 'docs');
  writeFileSync(join(docs, 'benchmarks.json'), json);
  writeFileSync(join(docs, 'benchmarks.svg'), toChart(run));
  writeFileSync(join(docs, 'benchmarks.md'), toMarkdown(run));
  console.log('\nWritten to docs/benchmarks.md, with its chart and its figures as JSON.');
}
