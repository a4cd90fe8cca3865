import { expect, test } from 'vitest';
import { z } from 'zod';
import { storedItems } from './cookies.ts';
import { policies } from './policies.ts';
import { policySchema } from './schema/policy.ts';
import { storedItemSchema } from './schema/stored-item.ts';

test('the policies follow their schema', () => {
  expect(z.record(z.string(), policySchema).safeParse(policies).error?.issues ?? []).toEqual([]);
});

test('both policies carry the date of the specification', () => {
  expect(Object.values(policies).map(({ date }) => date)).toEqual(['2025-07-11', '2025-07-11']);
});

test('the list of what is kept in a browser follows its schema and names nothing twice', () => {
  expect(z.array(storedItemSchema).min(1).safeParse(storedItems).error?.issues ?? []).toEqual([]);
  const names = storedItems.map(({ kind, name }) => `${kind} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});
