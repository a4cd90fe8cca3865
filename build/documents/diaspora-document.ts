import type { UnpublishedPlan } from '#content/schema/plan.ts';
import { planFacts } from '#domain/plans/plan-facts.ts';
import { drawHeading, drawList, drawParagraph } from '#server/documents/blocks.ts';
import { drawContactBox } from '#server/documents/contact-box.ts';
import { drawCoverBand } from '#server/documents/cover-band.ts';
import { finishSheet, startSheet } from '#server/documents/sheet.ts';
import { planDocument as words } from '#words/plan-details.ts';
import { diasporaDetails } from '#words/plan-page.ts';
import { planWords } from '#words/plans.ts';
import { brand } from '#words/site.ts';
import { drawFactCards } from './fact-cards.ts';
import { drawTable } from './table.ts';

/** What is known of a plan whose benefits are not published, and whom to ask. */
export function renderDiasporaDocument(plan: UnpublishedPlan): Promise<Buffer> {
  const { products, product, audience, unpublished, kind } = words.diaspora;
  const sheet = startSheet(`${plan.name}, ${brand.scheme}: ${kind.toLowerCase()}`, words.subject(plan.name));
  const figures = [
    { value: plan.launched, label: words.diaspora.launched },
    { value: plan.products.since, label: words.diaspora.divided },
  ];
  drawCoverBand(sheet, { kind, name: plan.name, audience: plan.audience, figures });
  drawHeading(sheet, words.glance);
  drawFactCards(sheet, planFacts(plan, planWords.card));
  drawHeading(sheet, diasporaDetails.heading);
  for (const paragraph of diasporaDetails.paragraphs) drawParagraph(sheet, paragraph);
  drawHeading(sheet, products);
  drawTable(sheet, {
    head: [product, audience, words.diaspora.terms],
    columns: [34, 28, 38],
    rows: plan.products.list.map(({ name, audience: forWhom }) => ({
      cells: [{ text: name }, { text: forWhom }, { text: unpublished, tone: 'quiet' }],
    })),
  });
  drawList(sheet, {
    heading: diasporaDetails.questionsHeading,
    items: diasporaDetails.questions,
    marks: 'bullets',
  });
  drawHeading(sheet, diasporaDetails.aboutHeading);
  for (const paragraph of diasporaDetails.about) drawParagraph(sheet, paragraph);
  drawHeading(sheet, diasporaDetails.askHeading);
  drawParagraph(sheet, diasporaDetails.have);
  drawContactBox(sheet);
  return finishSheet(sheet, `${brand.name} · ${brand.scheme} ${plan.name} · ${words.factsDate}`);
}
