import type {
  BenefitNote,
  BenefitRow,
  CategoryId,
  ComparedPlan,
  ComparedPlanId,
  ComparisonCategory,
} from '#content/schema/plan.ts';
import type { PlanWords } from '#words/plans.ts';
import { mentionedGroups, otherWordings, type Synonyms } from '../text/synonyms.ts';
import { type PlanCell, planCell } from './plan-cells.ts';

/** The input of the comparison, see content/en/plans.ts and content/en/plan-comparison.ts. */
export type ComparisonContent = {
  plans: readonly ComparedPlan[];
  categories: readonly ComparisonCategory[];
  notes: readonly BenefitNote[];
  synonyms: Synonyms;
  words: PlanWords;
};

export type ComparisonChoice = {
  plans: readonly ComparedPlanId[];
  search: string;
  category: CategoryId | 'all';
};

export type ComparedRow = BenefitRow & {
  /** One for each selected plan, in the order of `Comparison.plans`. */
  cells: { planId: ComparedPlanId; cell: PlanCell }[];
  /** Notes on this row that apply to at least one selected plan. */
  notes: BenefitNote[];
  /** Whether the displayed values of the selected plans differ. */
  differs: boolean;
};

type ComparedCategory = Omit<ComparisonCategory, 'rows'> & { rows: ComparedRow[] };

export type Comparison = {
  /** The selected plans in the order of the columns. */
  plans: ComparedPlan[];
  categories: ComparedCategory[];
  /** Rules that apply to every benefit of a plan. */
  generalNotes: BenefitNote[];
  rowCount: number;
  differingCount: number;
};

export function comparePlans(content: ComparisonContent, choice: ComparisonChoice): Comparison {
  const plans = content.plans.filter(({ id }) => choice.plans.includes(id));
  const notes = content.notes.filter((note) => plans.some(({ id }) => note.plans.includes(id)));
  const categories = chooseRows(content, choice).map((category) => ({
    ...category,
    rows: category.rows.map((row) => compareRow(row, plans, notes, content.words)),
  }));
  const rows = categories.flatMap((category) => category.rows);
  return {
    plans,
    categories,
    generalNotes: notes.filter((note) => note.rows === 'every'),
    rowCount: rows.length,
    differingCount: rows.filter((row) => row.differs).length,
  };
}

/**
 * A selected category overrides the search. What finds nothing as typed is looked for in other words, and then by all
 * that it mentions: "food in hospital".
 */
function chooseRows(
  { categories, synonyms }: ComparisonContent,
  { category: chosen, search }: ComparisonChoice,
): ComparisonCategory[] {
  if (chosen !== 'all') return categories.filter(({ id }) => id === chosen);
  const wanted = foldForSearch(search);
  const ways = [
    // Words that begin so come first: "ojú" is an eye, and not every "ìtọ́jú".
    () => findWords(categories, [wanted]),
    () => filterRows(categories, (label) => label.includes(wanted)),
    () => findWords(categories, otherWordings(search, synonyms)),
    () => findMentioned(categories, mentionedGroups(search, synonyms)),
  ];
  for (const find of ways) {
    const found = find();
    if (found.length > 0) return found;
  }
  return [];
}

function findWords(categories: readonly ComparisonCategory[], words: readonly string[]) {
  return filterRows(categories, (label) => words.some((each) => hasWordFrom(label, each)));
}

/** The rows that all groups name, or where there are none, those that any of them names. */
function findMentioned(categories: readonly ComparisonCategory[], groups: Synonyms): ComparisonCategory[] {
  const found = groups
    .map((group) => new Set(findWords(categories, group).flatMap(({ rows }) => rows)))
    .filter(({ size }) => size > 0);
  const counts = new Map<BenefitRow, number>();
  for (const row of found.flatMap((rows) => [...rows])) counts.set(row, (counts.get(row) ?? 0) + 1);
  const least = [...counts.values()].includes(found.length) ? found.length : 1;
  return categories
    .map((category) => ({
      ...category,
      rows: category.rows.filter((row) => (counts.get(row) ?? 0) >= least),
    }))
    .filter(({ rows }) => rows.length > 0);
}

function hasWordFrom(label: string, words: string): boolean {
  for (let at = label.indexOf(words); at !== -1; at = label.indexOf(words, at + 1))
    if (!/[\p{L}\p{N}]/u.test(label.charAt(at - 1))) return true;
  return false;
}

function filterRows(
  categories: readonly ComparisonCategory[],
  isWanted: (label: string) => boolean,
): ComparisonCategory[] {
  const matches = (label: string) => isWanted(foldForSearch(label));
  return categories
    .map((category) =>
      matches(category.label)
        ? category
        : { ...category, rows: category.rows.filter((row) => matches(row.label)) },
    )
    .filter((category) => category.rows.length > 0);
}

function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

function compareRow(
  row: BenefitRow,
  plans: ComparedPlan[],
  notes: BenefitNote[],
  words: PlanWords,
): ComparedRow {
  const cells = plans.map((plan) => ({ planId: plan.id, cell: planCell(plan, row.id, words.cell) }));
  return {
    ...row,
    cells,
    notes: notes.filter((note) => note.rows !== 'every' && note.rows.includes(row.id)),
    differs: new Set(cells.map(({ cell }) => cell.text)).size > 1,
  };
}
