import { expect, test } from 'vitest';
import { expiry } from './site-files.ts';

test('the file is good for five to six months and stays the same within a month', () => {
  expect(expiry(new Date('2026-11-15T10:00:00Z'))).toBe('2027-05-01T00:00:00.000Z');
  expect(expiry(new Date('2026-11-30T23:59:59Z'))).toBe('2027-05-01T00:00:00.000Z');
  expect(expiry(new Date('2026-12-01T00:00:00Z'))).toBe('2027-06-01T00:00:00.000Z');
});
