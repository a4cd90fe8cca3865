import type { BenefitNote, ComparedPlan, Plan, UnpublishedPlan } from '#content/schema/plan.ts';
import { type Comparison, comparePlans, planCell } from '#domain/plans/compare-plans.ts';
import { type Instalment, instalmentsCostMore, listPremiums, planFacts } from '#domain/plans/plan-facts.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { language, languageWords } from '#words/language.ts';
import { comparisonCategories, comparisonContent } from '#words/plan-comparison.ts';
import { planDetails, planDocument as words } from '#words/plan-details.ts';
import { diasporaDetails, enrolment, planRules } from '#words/plan-page.ts';
import { cardWords, cellWords, plans } from '#words/plans.ts';
import { brand, phoneLines } from '#words/site.ts';
import {
  type CoverFigure,
  drawContactBox,
  drawCoverBand,
  drawHeading,
  drawList,
  drawListPair,
  drawParagraph,
  drawText,
  textHeight,
} from './blocks.ts';
import {
  CONTENT_WIDTH,
  drawArtifact,
  finishSheet,
  makeRoom,
  PAGE,
  palette,
  type Sheet,
  startSheet,
} from './sheet.ts';
import { drawTable, type TableRow } from './table.ts';

const premiumRows = comparisonCategories.find(({ id }) => id === 'premiums')?.rows ?? [];

function renderPlanDocument(plan: Plan): Promise<Buffer> {
  const kind = plan.published ? words.kind : words.diaspora.kind;
  const sheet = startSheet(`${plan.name}, ${brand.scheme}: ${kind.toLowerCase()}`, words.subject(plan.name));
  const figures = plan.published ? coverFigures(plan) : diasporaFigures(plan);
  drawCoverBand(sheet, { kind, name: plan.name, audience: plan.audience, figures });
  if (!language.isReviewed)
    drawParagraph(sheet, `${languageWords.draft} ${phoneLines.tollFree.inFull}`, { size: 9.5 });
  drawHeading(sheet, words.glance);
  drawFactCards(sheet, planFacts(plan, cardWords));
  if (plan.published) drawPublishedPlan(sheet, plan);
  else drawDiaspora(sheet, plan);
  drawContactBox(sheet);
  return finishSheet(sheet, `${brand.name} · ${brand.scheme} ${plan.name} · ${words.factsDate}`);
}

function drawPublishedPlan(sheet: Sheet, plan: ComparedPlan): void {
  drawHeading(sheet, words.costs.heading);
  drawPremiums(sheet, plan);
  drawList(sheet, { heading: words.waiting.heading, items: waitingPeriods(plan), marks: 'bullets' });
  drawHeading(sheet, words.benefits.heading, 120);
  drawBenefits(sheet, comparePlans(comparisonContent, { plans: [plan.id], search: '', category: 'all' }));
  drawDetails(sheet, plan);
  drawListPair(sheet, [
    { heading: enrolment.heading, items: enrolment.steps, marks: 'numbers' },
    { heading: planRules.heading, items: [...planRules.items, enrolment.places], marks: 'bullets' },
  ]);
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

/** The plan's premiums, for the header of its document. */
function coverFigures(plan: ComparedPlan): CoverFigure[] {
  return premiumRows
    .map(({ id, label }) => ({ cell: planCell(plan, id, cellWords), label }))
    .filter(({ cell }) => cell.tone === 'plain')
    .map(({ cell, label }) => ({ value: cell.text, label }));
}

/** All premium rows of the comparison, followed by what the comparison has no room for. */
function drawPremiums(sheet: Sheet, plan: ComparedPlan): void {
  const published = listPremiums(plan);
  const all = published.flatMap(({ instalments }) => instalments);
  const premiums = premiumRows.map(({ id, label }) => {
    const { text, tone } = planCell(plan, id, cellWords);
    const own = published.find(({ kind }) => kind === id)?.instalments ?? [];
    const instalments =
      own.map(writeInstalment).join(`\u00a0${words.costs.or} `) || words.costs.notApplicable;
    return { label, year: text, strong: tone === 'plain', instalments, note: words.costs.meanings[id] ?? '' };
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
      ? {
          head: [words.costs.who, words.costs.year, words.costs.instalments, words.costs.note],
          columns: [29, 15, 19, 37],
          rows,
        }
      : { head: [words.costs.who, words.costs.year, words.costs.note], columns: [29, 17, 54], rows },
  );
  if (all.length > 0) {
    const totals = all.map((each) => `${writeInstalment(each)} = ${formatNaira(each.times * each.each)}`);
    drawParagraph(sheet, words.costs.instalmentTotals(totals.join('; '), instalmentsCostMore(published)), {
      size: 9.5,
    });
  }
}

function writeInstalment({ times, each }: Instalment): string {
  return words.costs.each(times, formatNaira(each));
}

function dependantRows(plan: ComparedPlan) {
  if (!('extraDependant' in plan)) return [];
  const { under23, above23 } = plan.extraDependant;
  return [
    { ...words.costs.extraUnder23, price: under23 },
    { ...words.costs.above23, price: above23 },
  ].flatMap(({ label, note, price }) =>
    price === undefined
      ? []
      : [{ label, year: formatNaira(price), strong: true, instalments: words.costs.notStated, note }],
  );
}

/** What is known of a plan whose benefits are not published, and whom to ask. */
function drawDiaspora(sheet: Sheet, plan: UnpublishedPlan): void {
  const { products, product, audience, unpublished, terms } = words.diaspora;
  drawHeading(sheet, diasporaDetails.heading);
  for (const paragraph of diasporaDetails.paragraphs) drawParagraph(sheet, paragraph);
  drawHeading(sheet, products);
  drawTable(sheet, {
    head: [product, audience, terms],
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
}

function diasporaFigures(plan: UnpublishedPlan): CoverFigure[] {
  return [
    { value: plan.launched, label: words.diaspora.launched },
    { value: plan.products.since, label: words.diaspora.divided },
  ];
}

const CARD_GAP = 12;
const CARD_PADDING = 12;

/** A row of short statements on cards. */
function drawFactCards(sheet: Sheet, facts: readonly string[]): void {
  const { doc, root } = sheet;
  const cardWidth = (CONTENT_WIDTH - CARD_GAP * (facts.length - 1)) / facts.length;
  const style = { font: 'bold', size: 11, width: cardWidth - CARD_PADDING * 2 } as const;
  const height = Math.max(...facts.map((fact) => textHeight(sheet, fact, style))) + CARD_PADDING * 2;
  makeRoom(sheet, height);
  const y = doc.y;
  const list = doc.struct('L');
  root.add(list);
  facts.forEach((fact, index) => {
    const x = PAGE.margin + index * (cardWidth + CARD_GAP);
    drawArtifact(sheet, () => {
      doc.roundedRect(x, y, cardWidth, height, 8).fill(palette.sand);
    });
    const body = () => drawText(sheet, fact, x + CARD_PADDING, y + CARD_PADDING, style);
    list.add(doc.struct('LI', {}, [doc.struct('LBody', {}, body)]));
  });
  list.end();
  doc.y = y + height + 4;
}

export type Drawings = Readonly<Record<string, () => Promise<Buffer>>>;

/** The PDFs of the plans, which there are in every language, by their addresses in English. */
export const drawings: Drawings = Object.fromEntries(
  plans.map((plan) => [plan.pdf, () => renderPlanDocument(plan)]),
);
