// Lists every placeholder still in the content. With --strict it fails while one is left.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPoints } from '../content/launch.ts';
import { partners } from '../content/partners.ts';
import { describeFindings } from './launch-check/describe-findings.ts';
import { findPlaceholders } from './launch-check/find-placeholders.ts';

const ROOT = join(import.meta.dirname, '..');

const { values } = parseArgs({ options: { strict: { type: 'boolean', default: false } } });
const files = globSync('content/**/*.{ts,csv,md,json}', { cwd: ROOT, exclude: ['**/*.test.ts'] })
  .sort()
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const { report, count } = describeFindings(findPlaceholders(files, partners), openPoints);
console.log(report);
process.exitCode = values.strict && count > 0 ? 1 : 0;
