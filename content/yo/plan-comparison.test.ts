import { expect, test } from 'vitest';
import { comparePlans } from '#domain/plans/compare-plans.ts';
import { comparisonContent, comparisonIds } from './plan-comparison.ts';

test.each(['ìgò ojú', 'igo oju', 'ÌGÒ OJÚ', 'ìgò ojú'.normalize('NFD')])(
  '“%s” finds the glasses, with or without marks',
  (search) => {
    const query = { plans: comparisonIds.plans, category: 'all' as const, highlight: false, search };
    const { categories } = comparePlans(comparisonContent, query);
    expect(categories.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(['lens-limit']);
  },
);
