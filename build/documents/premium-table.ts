import type { ComparedPlan } from '#content/schema/plan.ts';
import { planCell } from '#domain/plans/compare-plans.ts';
import { type Instalment, listPremiums } from '#domain/plans/plan-facts.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { drawParagraph } from '#server/documents/blocks.ts';
import type { CoverFigure } from '#server/documents/cover-band.ts';
import type { Sheet } from '#server/documents/sheet.ts';
import { comparisonCategories } from '#words/plan-comparison.ts';
import { planDocument } from '#words/plan-details.ts';
import { planWords } from '#words/plans.ts';
import { drawTable } from './table.ts';

const words = planDocument.costs;
const premiumRows = comparisonCategories.find(({ id }) => id === 'premiums')?.rows ?? [];

/** The plan's premiums, for the header of its document. */
export function coverFigures(plan: ComparedPlan): CoverFigure[] {
  return premiumRows
    .map(({ id, label }) => ({ cell: planCell(plan, id, planWords.cell), label }))
    .filter(({ cell }) => cell.tone === 'plain')
    .map(({ cell, label }) => ({ value: cell.text, label }));
}

/** All premium rows of the comparison, followed by what the comparison has no room for. */
export function drawPremiums(sheet: Sheet, plan: ComparedPlan): void {
  const published = listPremiums(plan);
  const all = published.flatMap(({ instalments }) => instalments);
  const premiums = premiumRows.map(({ id, label }) => {
    const { text, tone } = planCell(plan, id, planWords.cell);
    const own = published.find(({ kind }) => kind === id)?.instalments ?? [];
    const instalments = own.map(writeInstalment).join('\u00a0or ') || words.notApplicable;
    return { label, year: text, strong: tone === 'plain', instalments, note: words.meanings[id] ?? '' };
  });
  const rows = [...premiums, ...dependantRows(plan)].map((row) => ({
    cells: [
      { text: row.label },
      { text: row.year, tone: row.strong ? ('strong' as const) : ('quiet' as const) },
      ...(all.length > 0 ? [{ text: row.instalments }] : []),
      { text: row.note, tone: 'quiet' as const },
    ],
  }));
  drawTable(
    sheet,
    all.length > 0
      ? { head: [words.who, words.year, words.instalments, words.note], columns: [29, 15, 19, 37], rows }
      : { head: [words.who, words.year, words.note], columns: [29, 17, 54], rows },
  );
  if (all.length > 0) {
    const totals = all.map((each) => `${writeInstalment(each)} = ${formatNaira(each.times * each.each)}`);
    drawParagraph(sheet, words.instalmentTotals(totals.join('; ')), { size: 9.5 });
  }
}

function writeInstalment({ times, each }: Instalment): string {
  return words.each(times, formatNaira(each));
}

function dependantRows(plan: ComparedPlan) {
  if (!('extraDependant' in plan)) return [];
  const { under23, above23 } = plan.extraDependant;
  return [
    { ...words.extraUnder23, price: under23 },
    { ...words.above23, price: above23 },
  ].flatMap(({ label, note, price }) =>
    price === undefined
      ? []
      : [{ label, year: formatNaira(price), strong: true, instalments: words.notStated, note }],
  );
}
