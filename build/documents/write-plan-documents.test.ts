import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BenefitNote, ComparedPlan, Plan } from '#content/schema/plan.ts';
import { comparePlans } from '#domain/plans/compare-plans.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { email } from '#facts/site.ts';
import { comparisonContent } from '#words/plan-comparison.ts';
import { planDocument } from '#words/plan-details.ts';
import { comparedPlans, diasporaPlan, plans } from '#words/plans.ts';
import { phoneLines } from '#words/site.ts';
import { writePlanDocuments } from './write-plan-documents.ts';

const MAX_BYTES = 150_000;

type PDFDocumentProxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type Read = { bytes: Buffer; pdf: PDFDocumentProxy; text: string };

let folder: string;
const documents = new Map<string, Read>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plan-documents-'));
  for (const file of await writePlanDocuments(folder)) {
    const bytes = await readFile(file);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    documents.set(basename(file), { bytes, pdf, text: await readText(pdf) });
  }
});

afterAll(async () => {
  for (const { pdf } of documents.values()) await pdf.loadingTask.destroy();
  await rm(folder, { recursive: true });
});

async function readText(pdf: PDFDocumentProxy): Promise<string> {
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join('');
    }),
  );
  return oneLine(pages.join(' '));
}

/** Ignores line breaks. */
function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

function documentOf({ pdf }: Plan): Read {
  const read = documents.get(basename(pdf));
  if (!read) throw new Error(`${pdf} was not written`);
  return read;
}

test('every plan’s link has its document', () => {
  expect([...documents.keys()].sort()).toEqual([
    'diaspora.pdf',
    'senior.pdf',
    'standard-jaara-plus.pdf',
    'standard-jaara.pdf',
  ]);
});

describe.each(plans.map((plan) => [plan.name, plan] as const))('%s', (_, plan) => {
  test('has 2 to 4 pages and stays small', () => {
    const { bytes, pdf } = documentOf(plan);
    expect(pdf.numPages).toBeGreaterThanOrEqual(2);
    expect(pdf.numPages).toBeLessThanOrEqual(4);
    expect(bytes.length).toBeLessThan(MAX_BYTES);
  });

  test('names its title and language', async () => {
    const { info } = await documentOf(plan).pdf.getMetadata();
    expect(info).toMatchObject({ Title: expect.stringContaining(plan.name), Language: 'en-NG' });
  });

  test('is tagged: one title, a table with header cells, no page without structure', async () => {
    const { pdf } = documentOf(plan);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const trees = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) =>
        JSON.stringify(await (await pdf.getPage(index + 1)).getStructTree()),
      ),
    );
    for (const tree of trees) expect(tree).toContain('"type":"content"');
    expect(trees.join('')).toMatch(/"role":"H1".*"role":"Table".*"role":"TH"/);
    expect(trees.join('').match(/"role":"H1"/g)).toHaveLength(1);
  });

  test('tells how to reach the agency and of what date its facts are', () => {
    const { text } = documentOf(plan);
    for (const part of [phoneLines.tollFree.display, phoneLines.askLine.digits, email, '1 January 2026']) {
      expect(text).toContain(part);
    }
  });
});

describe.each(comparedPlans.map((plan) => [plan.name, plan] as const))('%s', (_, plan) => {
  const comparison = comparePlans(comparisonContent, { plans: [plan.id], search: '', category: 'all' });
  const rows = comparison.categories.flatMap((category) => category.rows);

  test('shows every cell of the comparison beside its name, with its waiting periods and their dates', () => {
    const { text } = documentOf(plan);
    for (const { label, cells, notes } of rows) {
      const cell = cells.map(({ cell }) => cell.text).join();
      expect(text).toContain(oneLine([label, cell, ...notes.map(written)].join(' ')));
    }
  });

  test('shows the waiting period of the whole plan', () => {
    expect(comparison.generalNotes).not.toHaveLength(0);
    for (const note of comparison.generalNotes) expect(documentOf(plan).text).toContain(written(note));
  });

  test('shows every price of its record', () => {
    const { text } = documentOf(plan);
    for (const price of pricesOf(plan)) expect(text).toContain(formatNaira(price));
  });
});

function written({ text, since }: BenefitNote): string {
  return since ? `${text.replace(/\.$/, '')} (${since.text}).` : text;
}

function pricesOf(plan: ComparedPlan): number[] {
  const extra = 'extraDependant' in plan ? Object.values(plan.extraDependant) : [];
  const halves = 'halfYearly' in plan && plan.halfYearly ? Object.values(plan.halfYearly) : [];
  const quarters = 'quarterly' in plan && plan.quarterly ? Object.values(plan.quarterly) : [];
  return [...Object.values(plan.premiums), ...extra, ...halves, ...quarters].filter(
    (price) => price !== undefined,
  );
}

test('the Diaspora document names the products and says that their terms are to be asked for', () => {
  const { text } = documentOf(diasporaPlan);
  for (const { name } of diasporaPlan.products.list) expect(text).toContain(name);
  expect(text).toContain(diasporaPlan.launched);
  expect(text).toContain(planDocument.diaspora.unpublished);
  expect(text).not.toContain('₦');
});

test('two runs give the same bytes', async () => {
  const again = await mkdtemp(join(tmpdir(), 'plan-documents-'));
  for (const file of await writePlanDocuments(again)) {
    const same = (await readFile(file)).equals(documents.get(basename(file))?.bytes ?? Buffer.alloc(0));
    expect(same, basename(file)).toBe(true);
  }
  await rm(again, { recursive: true });
});
