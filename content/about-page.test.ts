import { expect, test } from 'vitest';
import { z } from 'zod';
import { milestones, structure, welcome } from './en/about-page.ts';
import { memberSchema, milestoneSchema, tieSchema } from './schema/pages.ts';

test.each([
  ['members', z.array(memberSchema).length(7), structure.members],
  ['ties', z.array(tieSchema), structure.ties],
  ['milestones', z.array(milestoneSchema), milestones.list],
] as [string, z.ZodType, unknown][])('the %s follow their schema', (_name, schema, content) => {
  expect(schema.safeParse(content).error?.issues ?? []).toEqual([]);
});

test('every box of the diagram is joined to another, and stands in the words below it', () => {
  const words = structure.words.join(' ').toLowerCase();
  const named = { law: 'law', agency: 'agency', scheme: 'scheme', fund: 'fund', sources: 'sources' };
  const names: Record<string, string> = { ...named, residents: 'residents', ekosha: 'ekosha' };
  for (const { id } of structure.members) {
    expect(structure.ties.some(({ from, to }) => from === id || to === id)).toBe(true);
    expect(words).toContain(names[id]);
  }
});

test('the welcome is signed by the office, not by a person', () => {
  expect(welcome.signature).toBe('Permanent Secretary, LASHMA');
});
