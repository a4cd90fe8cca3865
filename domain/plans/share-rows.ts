import type { BenefitNote, ComparedPlan, ComparedPlanId } from '#content/schema/plan.ts';
import type { ComparedRow, PlanCell } from './compare-plans.ts';

/** A row as one block shows it; without a cell only its notes are to be said there. */
type BlockRow = {
  row: ComparedRow;
  cell?: PlanCell;
  /** Whether the cell lists only what comes on top of what all plans have. */
  isMore?: boolean;
  notes: BenefitNote[];
};

export type SharedRows = {
  /** What is the same in all compared plans, and notes that apply to several of them. */
  same: BlockRow[];
  byPlan: { plan: ComparedPlan; rows: BlockRow[] }[];
};

/**
 * Separates what the compared plans have in common from what each has for itself, so that a small screen says it once.
 * Of lists that differ, the items of all plans are common.
 */
export function shareRows(rows: readonly ComparedRow[], plans: readonly ComparedPlan[]): SharedRows {
  if (plans.length < 2) return { same: [], byPlan: plans.map((plan) => ownBlock(plan, rows, new Map())) };
  const common = new Map(rows.map((row) => [row, commonItems(row)]));
  const same = rows.flatMap((row): BlockRow[] => {
    const [first] = row.cells;
    const items = common.get(row) ?? [];
    const notes = row.notes.filter((note) => countOf(note, plans) > 1);
    if (!row.differs && first) return [{ row, cell: first.cell, notes }];
    if (items.length > 0) return [{ row, cell: listOf(items), notes }];
    return notes.length > 0 ? [{ row, notes }] : [];
  });
  return { same, byPlan: plans.map((plan) => ownBlock(plan, rows, common)) };
}

/** What is not said once for several plans. */
function ownBlock(
  plan: ComparedPlan,
  rows: readonly ComparedRow[],
  common: ReadonlyMap<ComparedRow, readonly string[]>,
): SharedRows['byPlan'][number] {
  const isAlone = common.size === 0;
  const own = rows.flatMap((row): BlockRow[] => {
    const notes = row.notes.filter(
      (note) => note.plans.includes(plan.id) && (isAlone || countOf(note, idsOf(row)) === 1),
    );
    const cell = row.cells.find(({ planId }) => planId === plan.id)?.cell;
    const items = common.get(row) ?? [];
    if (!cell || (!isAlone && !row.differs)) return notes.length > 0 ? [{ row, notes }] : [];
    if (items.length === 0) return [{ row, cell, notes }];
    const more = (cell.items ?? []).filter((item) => !items.includes(item));
    return [{ row, cell: listOf(more), isMore: true, notes }];
  });
  return { plan, rows: own };
}

function listOf(items: readonly string[]): PlanCell {
  return { tone: 'plain', text: items.join(', '), items };
}

/** The items that the lists of all plans have; none if the row is no list, or all lists are the same. */
function commonItems({ cells, differs }: ComparedRow): readonly string[] {
  const [first, ...others] = cells.map(({ cell }) => cell.items ?? []);
  return differs ? (first ?? []).filter((item) => others.every((items) => items.includes(item))) : [];
}

function idsOf({ cells }: ComparedRow): { id: ComparedPlanId }[] {
  return cells.map(({ planId }) => ({ id: planId }));
}

function countOf(note: BenefitNote, plans: readonly { id: ComparedPlanId }[]): number {
  return plans.filter(({ id }) => note.plans.includes(id)).length;
}
