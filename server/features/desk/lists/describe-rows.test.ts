import { describe, expect, test } from 'vitest';
import { approvalWords as words } from '#content/desk/approvals.ts';
import { compareLists } from '#domain/directory/compare-lists.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { givePasskey } from '#tests/support/desk.ts';
import { fieldsIn, textOf } from '#tests/support/read-html.ts';
import { testDesks } from '#tests/support/test-desk.ts';
import { propose } from '../approvals/waiting-changes.ts';
import { describeRows } from './describe-rows.ts';

const COUNT = 400;
const rows = Array.from({ length: COUNT }, (_, index) => ({
  name: `Clinic ${index}`,
  address: `${index} Road`,
  lga: 'Ikeja',
  phone: '0803 000 0000',
  confirmed: '2026-01-01',
}));
const changed = rows.map((row, index) => ({
  ...row,
  confirmed: '2026-01-02',
  ...(index === COUNT - 1 && { phone: '0803 666 6666' }),
}));
const shown = describeRows('standard-jaara', compareLists(rows, changed));

test('all changes of a list are described, those of a phone, a name or an address first', () => {
  expect(shown).toHaveLength(COUNT);
  expect(shown[0]?.after).toContain('0803 666 6666');
});

describe.each(dialectsOfPages)('a long change of a list, on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  test('is approved only with what the page that shows all of it says', async () => {
    const { database, staff } = await openDesk();
    const [dan, eve] = [await staff('directory', 'Dan'), await staff('directory', 'Eve')];
    for (const { person } of [dan, eve]) await givePasskey(database, person);
    await propose(database, dan.person, {
      ...{ kind: 'list', action: 'publish', subject: 'standard-jaara', title: 'A list', href: '/desk' },
      ...{ input: { list: 'standard-jaara', id: 'gone', choice: { base: 1 } }, authors: [] },
      changes: { named: shown },
    });
    const { id } = await database.selectFrom('waiting_changes').select('id').executeTakeFirstOrThrow();
    const path = `/desk/approvals?change=${id}`;
    const last = `${shown.at(-1)?.name}<`;
    const [list, alone] = [(await eve.get('/desk/approvals')).body, (await eve.get(path)).body];
    expect([list.includes(`href="${path}"`), list.includes('value="approve"')]).toEqual([true, false]);
    expect(list).not.toContain(last);
    expect([alone.includes('value="approve"'), alone.includes(last)]).toEqual([true, true]);
    const approve = async (fields: Record<string, string>) =>
      textOf((await eve.post(path, { ...fields, action: 'approve' })).body);
    expect(await approve({ id })).toContain(words.refusals.missing);
    // Its upload is gone.
    expect(await approve(fieldsIn(alone))).toContain(words.refusals.outdated);
  });
});
