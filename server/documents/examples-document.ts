import type { ComparedPlan } from '#content/schema/plan.ts';
import { listPremiums } from '#domain/plans/plan-facts.ts';
import { workExamples } from '#domain/plans/worked-examples.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { statedCare } from '#facts/plans.ts';
import { coverRules } from '#words/cover-dates.ts';
import { benefitNotes, comparisonCategories } from '#words/plan-comparison.ts';
import { planDocument } from '#words/plan-details.ts';
import { brand } from '#words/site.ts';
import { exampleWords, examplesPage as words } from '#words/worked-examples.ts';
import { drawHeading, drawList, drawParagraph } from './blocks.ts';
import { drawContactBox } from './contact-box.ts';
import { drawCoverBand } from './cover-band.ts';
import { finishSheet, type Sheet, startSheet } from './sheet.ts';
import { drawTable } from './table.ts';

const premiumRows = comparisonCategories.find(({ id }) => id === 'premiums')?.rows ?? [];

/** What the page of the same name says, on paper. */
export function renderExamplesDocument(plan: ComparedPlan): Promise<Buffer> {
  const { kind, subject } = words.document;
  const sheet = startSheet(`${plan.shortName}, ${brand.scheme}: ${kind}`, subject(plan.shortName));
  const figures = listPremiums(plan).flatMap(({ kind: id, price }) =>
    premiumRows.filter((row) => row.id === id).map(({ label }) => ({ value: formatNaira(price), label })),
  );
  drawCoverBand(sheet, { kind, name: plan.shortName, audience: plan.audience, figures });
  drawParagraph(sheet, words.lead);
  drawExamples(sheet, plan);
  drawList(sheet, { heading: words.reading.heading, items: words.reading.items, marks: 'bullets' });
  drawContactBox(sheet);
  return finishSheet(sheet, `${brand.name} · ${brand.scheme} ${plan.shortName} · ${planDocument.factsDate}`);
}

function drawExamples(sheet: Sheet, plan: ComparedPlan): void {
  const examples = workExamples({
    plan,
    stated: statedCare[plan.id],
    rules: coverRules[plan.id].rules,
    notes: benefitNotes,
    words: exampleWords,
  });
  for (const { title, situation, outcome, lines, conditions } of examples) {
    drawHeading(sheet, title, 120);
    drawParagraph(sheet, `${situation} ${words.pay}: ${outcome}.`);
    drawTable(sheet, {
      head: [words.what, words.pay],
      columns: [58, 42],
      rows: lines.map(({ what, pay, isOpen }) => ({
        cells: [{ text: what }, { text: pay, tone: isOpen ? 'plain' : 'strong' }],
      })),
    });
    for (const condition of conditions) drawParagraph(sheet, condition, { size: 9.5 });
  }
}
