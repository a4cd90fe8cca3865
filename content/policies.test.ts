import { expect, test } from 'vitest';
import { z } from 'zod';
import { storedItems } from './en/cookies.ts';
import { policies, policyAt } from './en/policies.ts';
import { policySchema, storedItemSchema } from './schema/pages.ts';

test('the policies follow their schema', () => {
  expect(z.record(z.string(), policySchema).safeParse(policies).error?.issues ?? []).toEqual([]);
});

test('both policies carry the date of the agency', () => {
  expect([policies.cookies.date, policies.privacy.date]).toEqual(['2025-07-11', '2025-07-11']);
});

test('a policy is found at each of its addresses, and nowhere else', () => {
  expect(['/accessibility', '/cookies-policy', '/privacy', '/privacy-policy'].map(policyAt)).toEqual([
    'accessibility',
    'cookies',
    'privacy',
    'privacy',
  ]);
  expect(() => policyAt('/terms')).toThrow('No policy');
});

test('the list of what is kept in a browser follows its schema and names nothing twice', () => {
  expect(z.array(storedItemSchema).min(1).safeParse(storedItems).error?.issues ?? []).toEqual([]);
  const names = storedItems.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
