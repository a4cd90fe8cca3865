import type { PlanWords } from '#content/plan-words.ts';
import type { ComparedPlan, ComparedPlanId } from '#content/schema/plan.ts';
import type {
  BenefitNote,
  BenefitRow,
  CategoryId,
  ComparisonCategory,
} from '#content/schema/plan-comparison.ts';
import { otherWordings, type Synonyms } from '../text/synonyms.ts';
import { type PlanCell, planCell } from './plan-cells.ts';

/** The input of the comparison, see content/plans.ts and content/plan-comparison.ts. */
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

/** A selected category overrides the search. What finds nothing as typed is looked for in other words. */
function chooseRows(
  { categories, synonyms }: ComparisonContent,
  { category: chosen, search }: ComparisonChoice,
): ComparisonCategory[] {
  if (chosen !== 'all') return categories.filter(({ id }) => id === chosen);
  const found = findRows(categories, [search]);
  return found.length > 0 ? found : findRows(categories, otherWordings(search, synonyms));
}

/** Words that begin so come first: "ojú" is an eye, and not every "ìtọ́jú". */
function findRows(
  categories: readonly ComparisonCategory[],
  searches: readonly string[],
): ComparisonCategory[] {
  const wanted = searches.map(foldForSearch);
  const begun = filterRows(categories, (label) => wanted.some((words) => hasWordFrom(label, words)));
  return begun.length > 0
    ? begun
    : filterRows(categories, (label) => wanted.some((words) => label.includes(words)));
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
