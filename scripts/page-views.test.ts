import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { lagosDay } from '../rules/lagos-day.ts';
import { connectDatabase } from '../server/database/connect.ts';
import { addPageViews } from '../server/features/page-view/page-view-repository.ts';
import { dialects, freshDatabases } from '../tests/support/databases.ts';
import { describePageViews } from './page-views/describe-page-views.ts';

const SCRIPT = join(import.meta.dirname, 'page-views.ts');

function run(place: { dataDir: string; databaseUrl?: string | undefined }, ...options: string[]) {
  return promisify(execFile)(process.execPath, [SCRIPT, ...options], {
    env: { PATH: process.env.PATH, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl },
  });
}

describe.each(dialects)('npm run page-views, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('prints the days asked for and the pages opened most', async () => {
    const place = await freshDatabase();
    const database = await connectDatabase(place);
    const now = new Date();
    await addPageViews(database, [
      { day: lagosDay(now, 3), path: '/long-ago', views: 9 },
      { day: lagosDay(now, 1), path: '/', views: 1000 },
      { day: lagosDay(now), path: '/plan', views: 500 },
    ]);
    await database.destroy();
    const { stdout } = await run(place, '--days', '2');
    expect(stdout).toContain(`1,500 page views, ${lagosDay(now, 1)} to ${lagosDay(now)}`);
    expect(stdout).toMatch(/^\/ +1,000 +66\.7 % +█{40}$/m);
    expect(stdout).toMatch(/^\/plan +500 +33\.3 % +█{20}$/m);
    expect(stdout).not.toContain('/long-ago');
  });
});

describe('the command', () => {
  const freshDatabase = freshDatabases('SQLite');

  test('says so when there is nothing, and refuses what it does not understand in one line', async () => {
    const place = await freshDatabase();
    expect((await run(place)).stdout).toMatch(/^No page views from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.\n$/);
    for (const options of [['--days', '0'], ['--days', 'x'], ['--wrong']])
      await expect(run(place, ...options)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^.+\n$/),
      });
  });
});

test('long paths are cut, and what is left out is told', () => {
  const counted = [
    { day: '2026-03-14', path: `/${'x'.repeat(90)}`, views: 2 },
    { day: '2026-03-14', path: '/plan', views: 1 },
  ];
  const text = describePageViews(counted, ['2026-03-14'], 1);
  expect(text).toContain(`/${'x'.repeat(58)}…  2`);
  expect(text).toContain('1 more: --top 2 shows all.');
  expect(text).not.toContain('/plan');
});
