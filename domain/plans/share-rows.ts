import type { BenefitNote, ComparedPlan } from '#content/schema/plan.ts';
import type { ComparedRow, PlanCell } from './compare-plans.ts';

/** A row as one block shows it; without a cell only its notes are to be said there. */
type BlockRow = {
  row: ComparedRow;
  cell?: PlanCell;
  /** Whether the cell lists only what comes on top of what all plans have. */
  isMore?: boolean;
  notes: BenefitNote[];
};

/** Notes on several rows stand below all of them, once. */
export type Block = { rows: BlockRow[]; notes: BenefitNote[] };

export type SharedRows = {
  /** What is the same in all compared plans, and notes that apply to several of them. */
  same: Block;
  byPlan: (Block & { plan: ComparedPlan })[];
};

/**
 * Separates what the compared plans have in common from what each has for itself, so that a small screen says it once.
 * Of lists that differ, the items of all plans are common.
 */
export function shareRows(rows: readonly ComparedRow[], plans: readonly ComparedPlan[]): SharedRows {
  const isShared = (note: BenefitNote) => plans.filter(({ id }) => note.plans.includes(id)).length > 1;
  const same = rows.flatMap((row): BlockRow[] => {
    const cell = plans.length > 1 ? commonCell(row) : undefined;
    const notes = row.notes.filter(isShared);
    return cell || notes.length > 0 ? [{ row, ...(cell && { cell }), notes }] : [];
  });
  const byPlan = plans.map((plan) => {
    const own = rows.flatMap((row): BlockRow[] => {
      const notes = row.notes.filter((note) => note.plans.includes(plan.id) && !isShared(note));
      const cell = row.cells.find(({ planId }) => planId === plan.id)?.cell;
      const common = plans.length > 1 ? commonCell(row) : undefined;
      if (cell && !common) return [{ row, cell, notes }];
      if (cell?.items && row.differs)
        return [{ row, cell: listOf(cell.items, common?.items), isMore: true, notes }];
      return notes.length > 0 ? [{ row, notes }] : [];
    });
    return { plan, ...gatherNotes(own) };
  });
  return { same: gatherNotes(same), byPlan };
}

function gatherNotes(rows: BlockRow[]): Block {
  const all = rows.flatMap(({ notes }) => notes);
  const repeated = new Set(all.filter((note, place) => all.indexOf(note) !== place));
  const withoutRepeated = rows.map((each) => ({
    ...each,
    notes: each.notes.filter((note) => !repeated.has(note)),
  }));
  return {
    rows: withoutRepeated.filter(({ cell, notes }) => cell || notes.length > 0),
    notes: [...repeated],
  };
}

/** The value that all plans have, or of lists the items. */
function commonCell({ cells, differs }: ComparedRow): PlanCell | undefined {
  const [first, ...others] = cells.map(({ cell }) => cell);
  if (!differs) return first;
  const items = first?.items?.filter((item) => others.every((other) => other.items?.includes(item))) ?? [];
  return items.length > 0 ? listOf(items) : undefined;
}

function listOf(items: readonly string[], without: readonly string[] = []): PlanCell {
  const listed = items.filter((item) => !without.includes(item));
  return { tone: 'plain', text: listed.join(', '), items: listed };
}
