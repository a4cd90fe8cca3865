import { expect, test } from 'vitest';
import { comparisonContent, comparisonIds } from '#content/en/plan-comparison.ts';
import { comparePlans } from './compare-plans.ts';
import { defaultPlanQuery } from './plan-query.ts';
import { shareRows } from './share-rows.ts';

const start = defaultPlanQuery(comparisonIds);

test.each([start.plans, ['standard-jaara', 'seniors-plan'], ['jaara-plus']] as const)(
  'what is said once and what each plan has of its own are the whole comparison: %s',
  (...chosen) => {
    const { plans, categories } = comparePlans(comparisonContent, { ...start, plans: chosen.flat() });
    for (const { rows } of categories) {
      const { same, byPlan } = shareRows(rows, plans);
      for (const row of rows)
        for (const { planId, cell } of row.cells) {
          const blocks = [same, ...byPlan.filter(({ plan }) => plan.id === planId)];
          const parts = blocks.flatMap((block) => block.rows).filter((part) => part.row === row);
          const said = parts.flatMap((part) => part.cell?.items ?? part.cell?.text ?? []);
          expect(new Set(said)).toEqual(new Set(cell.items ?? [cell.text]));
          const notes = [...parts, ...blocks].flatMap((part) => part.notes);
          expect(notes).toEqual(
            expect.arrayContaining(row.notes.filter((note) => note.plans.includes(planId))),
          );
        }
    }
  },
);

test('the same value is said once, and of lists what all plans have', () => {
  const { plans, categories } = comparePlans(comparisonContent, start);
  const shared = Object.fromEntries(categories.map(({ id, rows }) => [id, shareRows(rows, plans)]));
  const valuesIn = (id: string) =>
    shared[id]?.same.rows.flatMap(({ row, cell }) => (cell ? [[row.id, cell.text]] : []));
  expect(valuesIn('telemedicine')).toEqual([['telemedicine', 'Covered']]);
  expect(valuesIn('premiums')).toEqual([]);
  const nasopharyngeal = shared['cancer-care']?.byPlan.map(
    ({ rows }) => rows.find(({ row }) => row.id === 'cancer-types')?.cell?.text,
  );
  expect(nasopharyngeal).toEqual(['', 'Nasopharyngeal', 'Nasopharyngeal']);
});
