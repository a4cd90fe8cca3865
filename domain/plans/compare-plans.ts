import type {
  BenefitNote,
  BenefitRow,
  BenefitRowId,
  CategoryId,
  ComparedPlan,
  ComparedPlanId,
  ComparisonCategory,
  EyeSurgery,
} from '#content/schema/plan.ts';
import type { CellWords } from '#words/plans.ts';
import { removeMarks } from '../text/fold-text.ts';
import { formatNaira } from '../text/format-naira.ts';
import { mentionedGroups, otherWordings, type Synonyms } from '../text/synonyms.ts';

/** The input of the comparison, see content/en/plans.ts and content/en/plan-comparison.ts. */
export type ComparisonContent = {
  plans: readonly ComparedPlan[];
  categories: readonly ComparisonCategory[];
  notes: readonly BenefitNote[];
  synonyms: Synonyms;
  words: CellWords;
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
  // Words that begin so come first: "ojú" is an eye, and not every "ìtọ́jú".
  let found = findWords(categories, [wanted]);
  if (found.length === 0) found = filterRows(categories, (label) => label.includes(wanted));
  if (found.length === 0) found = findWords(categories, otherWordings(search, synonyms));
  return found.length > 0 ? found : findMentioned(categories, mentionedGroups(search, synonyms));
}

function findWords(categories: readonly ComparisonCategory[], words: readonly string[]) {
  return filterRows(categories, (label) => words.some((each) => hasWordFrom(label, each)));
}

/** The rows that all groups name, or where there are none, those that any of them names. */
function findMentioned(categories: readonly ComparisonCategory[], groups: Synonyms): ComparisonCategory[] {
  const found = groups
    .map((group) => findWords(categories, group).flatMap(({ rows }) => rows))
    .filter((rows) => rows.length > 0);
  const isInAll = (row: BenefitRow) => found.every((rows) => rows.includes(row));
  const inAll = found.flat().filter(isInAll);
  const named = inAll.length > 0 ? inAll : found.flat();
  return keepRows(categories, ({ rows }) => rows.filter((row) => named.includes(row)));
}

/** The categories that have such rows, with these only. */
function keepRows(
  categories: readonly ComparisonCategory[],
  rowsOf: (category: ComparisonCategory) => BenefitRow[],
): ComparisonCategory[] {
  return categories
    .map((category) => ({ ...category, rows: rowsOf(category) }))
    .filter(({ rows }) => rows.length > 0);
}

function hasWordFrom(label: string, words: string): boolean {
  for (let at = label.indexOf(words); at !== -1; at = label.indexOf(words, at + 1))
    if (!/[\p{L}\p{N}]/u.test(label.charAt(at - 1))) return true;
  return false;
}

function filterRows(categories: readonly ComparisonCategory[], isWanted: (label: string) => boolean) {
  const matches = ({ label }: { label: string }) => isWanted(foldForSearch(label));
  return keepRows(categories, (category) =>
    matches(category) ? category.rows : category.rows.filter(matches),
  );
}

function foldForSearch(text: string): string {
  return removeMarks(text).replace(/\s+/g, ' ').trim();
}

function compareRow(
  row: BenefitRow,
  plans: ComparedPlan[],
  notes: BenefitNote[],
  words: CellWords,
): ComparedRow {
  const cells = plans.map((plan) => ({ planId: plan.id, cell: planCell(plan, row.id, words) }));
  return {
    ...row,
    cells,
    notes: notes.filter((note) => note.rows !== 'every' && note.rows.includes(row.id)),
    differs: new Set(cells.map(({ cell }) => cell.text)).size > 1,
  };
}

/** The content of a table cell: the tone selects its mark, and `items` is set when the value is a list. */
export type PlanCell = {
  tone: 'plain' | 'covered' | 'not-covered' | 'not-applicable';
  text: string;
  items?: readonly string[];
};

const plain = (text: string): PlanCell => ({ tone: 'plain', text });
const list = (items: readonly string[]): PlanCell => ({ tone: 'plain', text: items.join(', '), items });
const covered = (isCovered: boolean, words: CellWords): PlanCell =>
  isCovered ? { tone: 'covered', text: words.covered } : { tone: 'not-covered', text: words.notCovered };
const premium = (amount: number | undefined, words: CellWords): PlanCell =>
  amount === undefined ? { tone: 'not-applicable', text: words.notApplicable } : plain(formatNaira(amount));

function surgery({ covered: isCovered, eyesAYear }: EyeSurgery, words: CellWords): PlanCell {
  if (!isCovered || eyesAYear === undefined) return covered(isCovered, words);
  return { tone: 'covered', text: words.coveredEyes(eyesAYear) };
}

const CELLS: Record<BenefitRowId, (plan: ComparedPlan, words: CellWords) => PlanCell> = {
  'specialist-visits': ({ benefits }, words) => plain(words.visits(benefits.consultation.visits)),
  specialists: ({ benefits }) => list(benefits.consultation.specialists),
  physiotherapy: ({ benefits }, words) => plain(words.sessionsAYear(benefits.consultation.physiotherapy)),
  ward: ({ benefits }, words) => plain(words.wards[benefits.hospitalCare.ward]),
  'admission-days': ({ benefits }, words) => plain(words.days(benefits.hospitalCare.days)),
  meals: ({ benefits }, words) => plain(words.meals(benefits.hospitalCare.meals)),
  'lens-limit': ({ benefits }) => plain(formatNaira(benefits.eyecare.lensLimit)),
  pterygium: ({ benefits }, words) => surgery(benefits.eyecare.pterygium, words),
  cataract: ({ benefits }, words) => surgery(benefits.eyecare.cataract, words),
  'cancer-limit': ({ benefits }) => plain(formatNaira(benefits.cancer.limit)),
  'cancer-types': ({ benefits }) => list(benefits.cancer.types),
  'dialysis-sessions': ({ benefits }, words) => plain(words.sessions(benefits.renalDialysis.sessions)),
  'screening-start': ({ benefits }, words) => plain(words.year(benefits.annualScreening.startYear)),
  'screening-tests': ({ benefits }) => list(benefits.annualScreening.tests),
  'maternal-care': ({ benefits }, words) => covered(benefits.maternalCare, words),
  'home-care': ({ benefits }, words) => covered(benefits.homeCare, words),
  telemedicine: ({ benefits }, words) => covered(benefits.telemedicine, words),
  'virtual-booth': ({ benefits }, words) => covered(benefits.virtualBooth, words),
  'premium-individual': ({ premiums }, words) => premium(premiums.individual, words),
  'premium-family4': ({ premiums }, words) =>
    premium('family4' in premiums ? premiums.family4 : undefined, words),
  'premium-family6': ({ premiums }, words) =>
    premium('family6' in premiums ? premiums.family6 : undefined, words),
  'premium-couple': ({ premiums }, words) =>
    premium('couple' in premiums ? premiums.couple : undefined, words),
};

/** The displayed value of a benefit, from the plan's record. */
export function planCell(plan: ComparedPlan, row: BenefitRowId, words: CellWords): PlanCell {
  return CELLS[row](plan, words);
}

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
