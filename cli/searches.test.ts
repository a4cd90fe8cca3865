import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { addMissedSearches } from '#server/features/search/missed-search-repository.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { runSearchesCommand } from './searches.ts';

async function run(place: { dataDir: string; databaseUrl?: string | undefined }, ...args: string[]) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const code = await runSearchesCommand(
    args,
    { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl },
    (line) => lines.push(line),
    (line) => complaints.push(line),
  );
  return { code, text: lines.join('\n'), complaint: complaints.join('\n') };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-14T11:00:00Z') }));
afterEach(() => void vi.useRealTimers());

describe.each(dialects)('npm run searches, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('lists the words by how often they were looked for, in the days asked for', async () => {
    const place = await freshDatabase();
    const database = await connectDatabase(place);
    await addMissedSearches(
      database,
      [
        { day: '2026-03-01', words: 'long ago', searches: 99 },
        { day: '2026-03-13', words: 'fibroid', searches: 2 },
        { day: '2026-03-14', words: 'ivf', searches: 4 },
      ],
      '2025-03-01',
    );
    await addMissedSearches(database, [{ day: '2026-03-13', words: 'fibroid', searches: 9 }], '2025-03-01');
    await database.destroy();
    const { text } = await run(place, '--days', '2');
    expect(text.split('\n').slice(2)).toEqual([
      expect.stringMatching(/^11 {2}fibroid +last on 2026-03-13$/),
      expect.stringMatching(/^ 4 {2}ivf +last on 2026-03-14$/),
    ]);
    expect((await run(place, '--top', '1')).text).toContain('1 of 3');
  });

  test('what is too old is forgotten when something new is written', async () => {
    const place = await freshDatabase();
    const database = await connectDatabase(place);
    await addMissedSearches(database, [{ day: '2025-01-01', words: 'old', searches: 1 }], '2024-01-01');
    await addMissedSearches(database, [{ day: '2026-03-14', words: 'new', searches: 1 }], '2025-03-01');
    const left = await database.selectFrom('missed_searches').select('words').execute();
    expect(left).toEqual([{ words: 'new' }]);
    await database.destroy();
  });
});

describe('the command', () => {
  const freshDatabase = freshDatabases('SQLite');

  test('says so when there is nothing', async () => {
    expect(await run(await freshDatabase())).toMatchObject({
      code: 0,
      text: 'Nothing was looked for in vain since 2026-02-13.',
    });
  });

  test.each([
    [['--days', '0'], 1, '--days must be a whole number from 1 to 366.'],
    [['--top', 'x'], 1, '--top must be a whole number from 1 to 1000.'],
    [['7'], 2, expect.stringContaining('npm run searches --')],
  ])('refuses %j, apart from what it prints', async (args, code, complaint) => {
    expect(await run(await freshDatabase(), ...args)).toEqual({ code, complaint, text: '' });
  });
});
