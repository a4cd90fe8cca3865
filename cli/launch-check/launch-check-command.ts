// Lists every placeholder still in the content. With --strict it fails while one is left.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPoints } from '#content/launch.ts';
import { partners } from '#content/partners.ts';
import { CommandError, command } from '../command.ts';
import { describeFindings } from './describe-findings.ts';
import { findPlaceholders } from './find-placeholders.ts';

const USAGE = `What must be replaced in the content before the site is launched.

  npm run launch-check               lists every placeholder
  npm run launch-check -- --strict   the same, and fails while there is one`;

const ROOT = join(import.meta.dirname, '../..');

export const runLaunchCheck = command(USAGE, ([option, ...more]) => {
  if ((option !== undefined && option !== '--strict') || more.length > 0) return undefined;
  return async (_environment, print) => {
    const files = globSync('content/**/*.{ts,csv,md,json}', { cwd: ROOT, exclude: ['**/*.test.ts'] })
      .sort()
      .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));
    const { report, count } = describeFindings(findPlaceholders(files, partners), openPoints);
    print(report);
    if (option && count > 0) throw new CommandError('The site is not ready to be launched.');
  };
});
