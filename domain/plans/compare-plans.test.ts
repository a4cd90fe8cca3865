import { describe, expect, test } from 'vitest';
import type { BenefitRowId, ComparedPlanId } from '#content/schema/plan.ts';
import { comparisonContent, comparisonIds } from '#words/plan-comparison.ts';
import { type ComparisonChoice, comparePlans, shareRows } from './compare-plans.ts';
import { defaultPlanQuery } from './plan-query.ts';

const everything: ComparisonChoice = { plans: comparisonIds.plans, search: '', category: 'all' };
const compare = (choice: Partial<ComparisonChoice>) =>
  comparePlans(comparisonContent, { ...everything, ...choice });
const rowIds = (choice: Partial<ComparisonChoice>) =>
  compare(choice).categories.flatMap(({ rows }) => rows.map(({ id }) => id));
const labels = (choice: Partial<ComparisonChoice>) => compare(choice).categories.map(({ label }) => label);

function row(id: BenefitRowId, plans: ComparedPlanId[] = comparisonIds.plans) {
  const found = compare({ plans })
    .categories.flatMap(({ rows }) => rows)
    .find((each) => each.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
}

const CANCERS = 'Breast, Prostate, Cervix, Colorectal, Burkitt’s lymphoma, Retinoblastoma';

test.each<[BenefitRowId, string, string, string]>([
  ['specialist-visits', '4 visits a year', '8 visits a year', '6 visits a year'],
  ['physiotherapy', '5 sessions a year', '10 sessions a year', '15 sessions a year'],
  ['ward', 'Standard ward', 'Semi-private ward', 'Standard ward'],
  ['admission-days', '15 days a year', '21 days a year', '20 days a year'],
  ['meals', '1 meal a day', '1 meal a day', '1 meal a day'],
  ['lens-limit', '₦10,000', '₦10,000', '₦25,000'],
  ['pterygium', 'Covered', 'Covered, one eye a year', 'Covered'],
  ['cataract', 'Covered', 'Covered, one eye a year', 'Covered'],
  ['cancer-limit', '₦2,000,000', '₦2,500,000', '₦2,500,000'],
  ['cancer-types', CANCERS, `${CANCERS}, Nasopharyngeal`, `${CANCERS}, Nasopharyngeal`],
  ['dialysis-sessions', '3 sessions', '6 sessions', '6 sessions'],
  ['screening-start', 'Year 2', 'Year 2', 'Year 1'],
  ['maternal-care', 'Covered', 'Covered', 'Not covered'],
  ['home-care', 'Not covered', 'Not covered', 'Covered'],
  ['telemedicine', 'Covered', 'Covered', 'Covered'],
  ['virtual-booth', 'Not covered', 'Covered', 'Covered'],
  ['premium-individual', '₦15,000', '₦40,000', '₦60,000'],
  ['premium-family4', '₦55,000', '₦146,000', 'Not applicable'],
  ['premium-family6', '₦80,000', '₦220,000', 'Not applicable'],
  ['premium-couple', 'Not applicable', 'Not applicable', '₦100,000'],
])('the published plan table says of %s: %s, %s, %s', (id, ...texts) => {
  expect(row(id).cells.map(({ cell }) => cell.text)).toEqual(texts);
});

test('a list is shown as its items too', () => {
  const counts = (id: BenefitRowId) => row(id).cells.map(({ cell }) => cell.items?.length);
  expect([counts('specialists'), counts('screening-tests')]).toEqual([
    [8, 8, 9],
    [12, 15, 11],
  ]);
});

test('with no plan or with one plan nothing differs', () => {
  expect(compare({ plans: [] })).toMatchObject({ plans: [], differingCount: 0 });
  for (const id of comparisonIds.plans) expect(compare({ plans: [id] }).differingCount).toBe(0);
});

test.each<[BenefitRowId, ComparedPlanId[], boolean]>([
  ['screening-start', ['standard-jaara', 'jaara-plus'], false],
  ['specialists', ['standard-jaara', 'jaara-plus'], false],
  ['pterygium', ['standard-jaara', 'jaara-plus'], true],
  ['premium-couple', ['standard-jaara', 'jaara-plus'], false],
  ['cancer-limit', ['jaara-plus', 'seniors-plan'], false],
  ['ward', ['standard-jaara', 'seniors-plan'], false],
])('two plans differ where their own displayed values do: %s of %s, %s', (id, plans, differs) => {
  expect(row(id, plans).differs).toBe(differs);
});

test('three plans agree on meals and telemedicine only', () => {
  const rows = compare({}).categories.flatMap((category) => category.rows);
  expect(rows.filter(({ differs }) => !differs)).toMatchObject([{ id: 'meals' }, { id: 'telemedicine' }]);
});

describe('which rows are shown', () => {
  test.each<[string, string, BenefitRowId[]]>([
    ['a category whose name matches shows all its rows', 'eye', ['lens-limit', 'pterygium', 'cataract']],
    ['otherwise the rows whose own names match', 'surgery', ['pterygium', 'cataract']],
    ['case and spaces do not matter', '  CATARACT   surgery ', ['cataract']],
    ['text that matches nothing shows nothing', 'zebra', []],
    ['the beginning of a word counts', 'up', ['lens-limit', 'cancer-limit']],
    ['before a part within one', 'ataract', ['cataract']],
    ['another word is found as a word only: "SS" is in no "sessions"', 'sickle cell', []],
    ['nor is "BP"', 'blood pressure drugs', []],
    ['values are not searched', 'retinoblastoma', []],
  ])('%s', (_what, search, found) => {
    expect(rowIds({ search })).toEqual(found);
    expect(compare({ search }).rowCount).toBe(found.length);
  });

  test('a chosen category sets the search aside', () => {
    expect(labels({ category: 'premiums', search: 'cataract' })).toEqual(['Premiums']);
  });

  test.each([
    ['glasses', ['Eye care']],
    ['pregnancy', ['Maternal & newborn']],
    ['caesarean', ['Maternal & newborn']],
    ['kidney', ['Renal dialysis']],
  ])('%s is found by the word that the table uses', (search, found) => {
    expect(labels({ search })).toEqual(found);
  });

  test.each<[string, BenefitRowId[]]>([
    ['doctor on phone', ['telemedicine', 'virtual-booth']],
    ['Call a doctor on my phone', ['telemedicine', 'virtual-booth']],
    ['eye glasses', ['lens-limit', 'pterygium', 'cataract']],
    ['operation for the eye', ['pterygium', 'cataract']],
    ['having a baby', ['maternal-care']],
    ['giving birth', ['maternal-care']],
    ['kidney machine', ['dialysis-sessions']],
    ['old people at home', ['home-care']],
    ['food in hospital', ['meals']],
    ['bed in a private room', ['ward']],
    ['how many days can I sleep in hospital', ['admission-days']],
    ['price for my family', ['premium-individual', 'premium-family4', 'premium-family6', 'premium-couple']],
  ])('"%s" is found by what it mentions', (search, found) => {
    expect(rowIds({ search })).toEqual(found);
  });
});

test('plans keep the order of the columns, whatever the order of selection', () => {
  const { plans } = compare({ plans: ['seniors-plan', 'standard-jaara'] });
  expect(plans.map(({ id }) => id)).toEqual(['standard-jaara', 'seniors-plan']);
});

describe('waiting periods and conditions', () => {
  const noteIds = (id: BenefitRowId, plans?: ComparedPlanId[]) => row(id, plans).notes.map((note) => note.id);

  test('stand beside the benefits they belong to, with their date', () => {
    expect(noteIds('cataract')).toEqual(['elective-surgery', 'full-premium-surgery']);
    const maternal = ['antenatal', 'delivery', 'principal-and-spouse'];
    expect(noteIds('maternal-care', ['standard-jaara'])).toEqual(maternal);
    const delivery = row('maternal-care').notes.find(({ id }) => id === 'delivery');
    expect(delivery?.since?.text).toBe('from 1 January 2026');
  });

  test('are left out when none of their plans is selected', () => {
    expect(noteIds('dialysis-sessions', ['standard-jaara'])).toEqual([]);
    expect(noteIds('maternal-care', ['seniors-plan'])).toEqual([]);
  });

  test('of the whole plan stand apart from the rows', () => {
    expect(compare({}).generalNotes.map(({ id }) => id)).toEqual(['new-enrollee']);
    expect(compare({ plans: [] }).generalNotes).toEqual([]);
  });
});

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
