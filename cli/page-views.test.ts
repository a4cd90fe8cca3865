import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { addPageViews } from '#server/features/page-view/page-view-repository.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { describePageViews, runPageViewsCommand } from './page-views.ts';

async function run(place: { dataDir: string; databaseUrl?: string | undefined }, ...args: string[]) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const code = await runPageViewsCommand(
    args,
    { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl },
    (line) => lines.push(line),
    (line) => complaints.push(line),
  );
  return { code, text: lines.join('\n'), complaint: complaints.join('\n') };
}

// The clock stands: midnight must not fall between what is written and what is asked.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T11:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe.each(dialects)('npm run page-views, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('prints the days asked for and the pages opened most', async () => {
    const place = await freshDatabase();
    const database = await connectDatabase(place);
    await addPageViews(database, [
      { day: '2026-03-11', path: '/long-ago', views: 9 },
      { day: '2026-03-13', path: '/', views: 1000 },
      { day: '2026-03-14', path: '/plan', views: 500 },
    ]);
    await database.destroy();
    const { text } = await run(place, '--days', '2');
    expect(text).toContain('1,500 page views, 2026-03-13 to 2026-03-14');
    expect(text).toMatch(/^\/ +1,000 +66\.7 % +█{40}$/m);
    expect(text).toMatch(/^\/plan +500 +33\.3 % +█{20}$/m);
    expect(text).not.toContain('/long-ago');
  });
});

describe('the command', () => {
  const freshDatabase = freshDatabases('SQLite');

  test('says so when there is nothing', async () => {
    expect(await run(await freshDatabase())).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^No page views from \d{4}-\d\d-\d\d to \d{4}-\d\d-\d\d\.$/),
    });
  });

  test.each([
    [['--days', '0'], 1, '--days must be a whole number from 1 to 3660.'],
    [['--top', 'x'], 1, '--top must be a whole number from 1 to 1000.'],
    [['--wrong'], 2, expect.stringContaining('npm run page-views --')],
    [['7'], 2, expect.stringContaining('npm run page-views --')],
  ])('refuses %j, apart from what it prints', async (args, code, complaint) => {
    expect(await run(await freshDatabase(), ...args)).toEqual({ code, complaint, text: '' });
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
