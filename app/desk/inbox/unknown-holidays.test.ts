import { expect, test } from 'vitest';
import { unknownHolidays } from './unknown-holidays.ts';

const eid = { day: '2026-03-20', name: 'eid-el-fitr' } as const;

test.each([
  ['2026-01-15', [], ['2026: Eid-el-Fitr, Eid-el-Kabir (Eid-el-Adha), Id-el-Maulud']],
  ['2026-01-15', [eid], ['2026: Eid-el-Kabir (Eid-el-Adha), Id-el-Maulud']],
  // The moon may be seen later than it is computed.
  ['2026-03-22', [], ['2026: Eid-el-Fitr, Eid-el-Kabir (Eid-el-Adha), Id-el-Maulud']],
  ['2026-04-02', [], ['2026: Eid-el-Kabir (Eid-el-Adha), Id-el-Maulud']],
  ['2026-10-18', [], []],
  ['2026-11-18', [], ['2027: Eid-el-Fitr, Eid-el-Kabir (Eid-el-Adha), Id-el-Maulud']],
  ['2036-01-05', [], ['2036: ', 'Good Friday']],
])('on %s, with %j entered, what is to come is missed: %j', (today, entered, missed) => {
  const lines = unknownHolidays(entered, today);
  expect(lines).toHaveLength(missed.length > 1 ? 1 : missed.length);
  for (const text of missed) expect(lines[0]).toContain(text);
});
