// Prints how often the site's pages were opened: by day, and the pages that were opened most.
import { parseArgs } from 'node:util';
import { lagosDay } from '../rules/lagos-day.ts';
import { ConfigError, readConfig } from '../server/config.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { readPageViews } from '../server/features/page-view/page-view-repository.ts';
import { StartError } from '../server/start-error.ts';
import { describePageViews } from './page-views/describe-page-views.ts';

const MAX_DAYS = 3660;

function readCount(text: string, name: string, max: number): number {
  const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > max) throw new ConfigError(`--${name} must be a whole number from 1 to ${max}.`);
  return count;
}

try {
  const { values } = parseArgs({
    options: { days: { type: 'string', default: '30' }, top: { type: 'string', default: '20' } },
  });
  const days = readCount(values.days, 'days', MAX_DAYS);
  const top = readCount(values.top, 'top', 1000);
  const now = new Date();
  const database = await connectDatabase(readConfig(process.env));
  const counted = await readPageViews(database, lagosDay(now, days - 1));
  await database.destroy();
  const dayNames = Array.from({ length: days }, (_, index) => lagosDay(now, days - 1 - index));
  console.log(describePageViews(counted, dayNames, top));
} catch (error) {
  const isExpected =
    error instanceof ConfigError ||
    error instanceof StartError ||
    (error instanceof TypeError && 'code' in error);
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
