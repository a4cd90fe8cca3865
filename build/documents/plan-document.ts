import type { BenefitNote, ComparedPlan } from '#content/schema/plan.ts';
import { type Comparison, comparePlans } from '#domain/plans/compare-plans.ts';
import { planFacts } from '#domain/plans/plan-facts.ts';
import { drawHeading, drawList, drawListPair, drawParagraph } from '#server/documents/blocks.ts';
import { drawContactBox } from '#server/documents/contact-box.ts';
import { drawCoverBand } from '#server/documents/cover-band.ts';
import { finishSheet, type Sheet, startSheet } from '#server/documents/sheet.ts';
import { comparisonContent } from '#words/plan-comparison.ts';
import { planDetails, planDocument as words } from '#words/plan-details.ts';
import { enrolment, planRules } from '#words/plan-page.ts';
import { planWords } from '#words/plans.ts';
import { brand } from '#words/site.ts';
import { drawFactCards } from './fact-cards.ts';
import { coverFigures, drawPremiums } from './premium-table.ts';
import { drawTable, type TableRow } from './table.ts';

/** The document of a plan with published benefits. */
export function renderPlanDocument(plan: ComparedPlan): Promise<Buffer> {
  const sheet = startSheet(
    `${plan.name}, ${brand.scheme}: ${words.kind.toLowerCase()}`,
    words.subject(plan.name),
  );
  const comparison = comparePlans(comparisonContent, { plans: [plan.id], search: '', category: 'all' });

  drawCoverBand(sheet, {
    kind: words.kind,
    name: plan.name,
    audience: plan.audience,
    figures: coverFigures(plan),
  });
  drawHeading(sheet, words.glance);
  drawFactCards(sheet, planFacts(plan, planWords.card));
  drawHeading(sheet, words.costs.heading);
  drawPremiums(sheet, plan);
  drawList(sheet, { heading: words.waiting.heading, items: waitingPeriods(plan), marks: 'bullets' });
  drawHeading(sheet, words.benefits.heading, 120);
  drawBenefits(sheet, comparison);
  drawDetails(sheet, plan);
  drawListPair(sheet, [
    { heading: enrolment.heading, items: enrolment.steps, marks: 'numbers' },
    { heading: planRules.heading, items: [...planRules.items, enrolment.places], marks: 'bullets' },
  ]);
  drawContactBox(sheet);
  return finishSheet(sheet, `${brand.name} · ${brand.scheme} ${plan.name} · ${words.factsDate}`);
}

function waitingPeriods(plan: ComparedPlan): string[] {
  const notes = comparisonContent.notes.filter(
    ({ kind, plans }) => kind === 'waiting' && plans.includes(plan.id),
  );
  return [...notes.map(writeNote), words.waiting.screening(plan.benefits.annualScreening.startYear)];
}

function writeNote({ text, since }: BenefitNote): string {
  // No-break spaces keep a date on one line.
  return since ? `${text.replace(/\.$/, '')} (${since.text.replaceAll(' ', '\u00a0')}).` : text;
}

function drawBenefits(sheet: Sheet, { categories }: Comparison): void {
  const rows = categories
    .filter(({ id }) => id !== 'premiums')
    .flatMap((category): TableRow[] => [
      { group: category.label },
      ...category.rows.map(({ label, cells, notes }) => ({
        cells: [
          { text: label },
          ...cells.map(({ cell }) => ({
            text: cell.text,
            tone: cell.tone === 'covered' ? ('covered' as const) : ('plain' as const),
            notes: notes.map(writeNote),
          })),
        ],
      })),
    ]);
  drawTable(sheet, { head: [words.benefits.benefit, words.benefits.cover], columns: [32, 68], rows });
}

function drawDetails(sheet: Sheet, plan: ComparedPlan): void {
  const { heading, details, source } = planDetails[plan.id];
  if (details.length === 0) return;
  drawHeading(sheet, heading);
  drawParagraph(sheet, source, { size: 9.5 });
  const rows = details.map(({ heading: part, items }) => ({
    cells: [{ text: part }, { items }],
  }));
  drawTable(sheet, { head: [words.details.part, words.details.what], columns: [24, 76], rows });
}
