// Measures the built site from outside; see bench/README.md for what each part does.
import { parseArgs } from 'node:util';
import { layoutPaths, NOT_FOUND } from '../tests/support/site-paths.ts';
import { measureGrowth } from './growth.ts';
import { measureLighthouse } from './lighthouse.ts';
import { describeRun, findMisses, type Options, type Part, partText, progress } from './report.ts';
import { measureThroughput } from './throughput.ts';
import { measureWeight } from './weight.ts';

/** Timing parts come first, before the processor throttles. */
const PARTS: Record<string, (options: Options) => Promise<Part>> = {
  throughput: measureThroughput,
  growth: measureGrowth,
  weight: measureWeight,
  lighthouse: measureLighthouse,
};

const { only, paths, runs } = parseArgs({
  options: { only: { type: 'string' }, paths: { type: 'string' }, runs: { type: 'string', default: '3' } },
}).values;
const names = only?.split(',') ?? Object.keys(PARTS);

// Exit normally on a signal, so that child processes are stopped.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const heading = describeRun();
console.log(heading);
const parts: Part[] = [];
for (const name of names) {
  const measure = PARTS[name];
  if (!measure) throw new Error(`There is no part ${name}; there are ${Object.keys(PARTS).join(', ')}.`);
  const part = await measure({
    paths: paths?.split(',') ?? [...layoutPaths, NOT_FOUND],
    runs: Number(runs),
  });
  progress('');
  console.log(`\n${partText(part)}`);
  parts.push(part);
}

const misses = parts.flatMap(({ tables }) => tables).flatMap(findMisses);
const verdict =
  misses.length === 0
    ? 'Every goal below holds.'
    : `Goals that are not reached:\n\n${misses.map((miss) => `- ${miss}`).join('\n')}`;
console.log(`\n${verdict}`);
process.exitCode = misses.length === 0 ? 0 : 1;
