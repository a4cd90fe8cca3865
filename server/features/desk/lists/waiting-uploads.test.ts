import { describe, expect, test } from 'vitest';
import { openApprovalDesks } from '#tests/support/approval-desks.ts';
import { dialects } from '#tests/support/databases.ts';
import { readCurrentLists } from '../../directory/directory-repository.ts';
import { checkSpreadsheet } from '../../directory/spreadsheet/read-spreadsheet.ts';
import { createListService } from './create-list-service.ts';

describe.each(dialects)('an upload that waits for approval, on %s', (dialect) => {
  const setUp = openApprovalDesks(dialect);

  test('is kept however many others follow', async () => {
    const { database, staff, approveAll } = await setUp({ withLists: true });
    const [dan, eve] = [await staff('Dan', 'directory'), await staff('Eve', 'directory')];
    const lists = createListService({
      database,
      onChange: () => {},
      readSpreadsheet: (bytes, list) => checkSpreadsheet(Buffer.from(bytes), list),
    });
    const { csv, date, number: base } = (await readCurrentLists(database)).agents;
    const bytes = new TextEncoder().encode(csv.split('\n').slice(0, -2).join('\n'));
    const upload = () => lists.upload(eve, 'agents', { name: 'a.csv', type: 'text/csv', bytes });
    const id = await lists.upload(dan, 'agents', { name: 'a.csv', type: 'text/csv', bytes });
    expect(await lists.publish(dan, id, { date, base, joins: false })).toBe('requested');
    for (let count = 0; count < 25; count++) await upload();
    expect(await database.selectFrom('directory_uploads').select('id').execute()).toHaveLength(21);
    expect(await approveAll(eve)).toEqual(['done']);
  });
});
