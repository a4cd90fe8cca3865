import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { resourceSchema } from '#content/schema/pages.ts';
import type { BenefitNote, ComparedPlan } from '#content/schema/plan.ts';
import { comparePlans } from '#domain/plans/compare-plans.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { email } from '#facts/addresses.ts';
import { listDocuments } from '#server/features/directory/documents/directory-documents.ts';
import { contentIn } from '#server/languages.ts';
import { temporaryFolder } from '#tests/support/files.ts';
import { ekoshaNewsBulletin, ekoshaProvider } from '#words/directory-documents.ts';
import { comparisonContent } from '#words/plan-comparison.ts';
import { planDocument } from '#words/plan-details.ts';
import { comparedPlans, diasporaPlan, plans } from '#words/plans.ts';
import { resources } from '#words/resources.ts';
import { phoneLines } from '#words/site.ts';
import { writeDocuments } from './write-documents.ts';
import { writeTranslatedPlans } from './write-translated-plans.ts';

const MAX_BYTES = 150_000;
const notes = { 'ekosha-provider': ekoshaProvider, 'ekosha-news-bulletin-q3-2024': ekoshaNewsBulletin };

type Read = Awaited<ReturnType<typeof readDocument>>;

const folder = temporaryFolder();
const documents = new Map<string, Read>();

beforeAll(async () => {
  await writeDocuments(folder);
  for (const file of readdirSync(folder)) documents.set(basename(file, '.pdf'), await readDocument(file));
});
afterAll(async () => {
  for (const { pdf } of documents.values()) await pdf.loadingTask.destroy();
});

async function readDocument(file: string) {
  const bytes = readFileSync(resolve(folder, file));
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1));
  const texts: string[] = [];
  const trees: string[] = [];
  for (const page of await Promise.all(pages)) {
    const { items } = await page.getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : '')).join(''));
    trees.push(JSON.stringify(await page.getStructTree()));
  }
  return { bytes, pdf, text: oneLine(texts.join(' ')), trees };
}

/** Without tone marks, which a PDF places by themselves. */
const bare = (text: string) => text.normalize('NFD').replace(/[\p{M}\s]/gu, '');

/** Ignores line breaks. */
function oneLine(text: string): string {
  return text.replace(/[\s\u00a0]+/g, ' ').trim();
}

function documentOf(name: string): Read {
  const read = documents.get(basename(name, '.pdf'));
  if (!read) throw new Error(`${name} was not written`);
  return read;
}

test('every plan and every row of /resources has its document, from here or from the lists', () => {
  const linked = [...plans.map(({ pdf }) => pdf), ...resources.map(({ href }) => href)];
  const made = [...documents.keys(), ...Object.keys(listDocuments)];
  expect(linked.map((href) => basename(href, '.pdf')).sort()).toEqual(made.sort());
  for (const resource of resources)
    expect(resourceSchema.safeParse(resource).error?.issues ?? []).toEqual([]);
});

test('two runs give the same bytes', async () => {
  const again = temporaryFolder();
  await writeDocuments(again);
  for (const file of readdirSync(again))
    expect(readFileSync(join(again, file)).equals(documentOf(file).bytes), file).toBe(true);
});

test.each(Object.entries(notes))(
  '%s is one tagged page that says what it is not and whom to ask',
  async (id, note) => {
    const { bytes, pdf, text } = documentOf(id);
    expect(pdf.numPages).toBe(1);
    // What /resources says of it.
    const kilobytes = resources.find((resource) => resource.id === id)?.kilobytes ?? 0;
    expect(Math.abs(bytes.length / 1000 / kilobytes - 1)).toBeLessThan(0.15);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: note.title, Language: 'en-NG' });
    for (const part of [
      'It is not',
      ...note.sections.flatMap(({ paragraphs }) => paragraphs),
      ...note.lists.flatMap(({ items }) => items),
      phoneLines.tollFree.display,
      email,
    ])
      expect(text).toContain(oneLine(part));
  },
);

test.each(plans)(
  '$name has 2 to 4 small pages, tagged, that name its title, the agency and the date of its facts',
  async ({ name, pdf: file }) => {
    const { bytes, pdf, text, trees } = documentOf(file);
    expect([2, 3, 4]).toContain(pdf.numPages);
    expect(bytes.length).toBeLessThan(MAX_BYTES);
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: expect.stringContaining(name), Language: 'en-NG' });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    for (const tree of trees) expect(tree).toContain('"type":"content"');
    expect(trees.join('')).toMatch(/"role":"H1".*"role":"Table".*"role":"TH"/);
    expect(trees.join('').match(/"role":"H1"/g)).toHaveLength(1);
    for (const part of [phoneLines.tollFree.display, phoneLines.askLine.digits, email, '1 January 2026'])
      expect(text).toContain(part);
  },
);

test.each(comparedPlans)(
  '$name has every cell of the comparison, with waiting periods, and every price',
  (plan) => {
    const comparison = comparePlans(comparisonContent, { plans: [plan.id], search: '', category: 'all' });
    const { text } = documentOf(plan.pdf);
    for (const { label, cells, notes } of comparison.categories.flatMap(({ rows }) => rows)) {
      const cell = cells.map(({ cell }) => cell.text).join();
      expect(text).toContain(oneLine([label, cell, ...notes.map(written)].join(' ')));
    }
    expect(comparison.generalNotes).not.toHaveLength(0);
    for (const note of comparison.generalNotes) expect(text).toContain(written(note));
    for (const price of pricesOf(plan)) expect(text).toContain(formatNaira(price));
  },
);

function written({ text, since }: BenefitNote): string {
  return since ? `${text.replace(/\.$/, '')} (${since.text}).` : text;
}

function pricesOf(plan: ComparedPlan): number[] {
  const { premiums, extraDependant, halfYearly, quarterly }: Partial<Record<string, unknown>> = { ...plan };
  const records = [premiums, extraDependant, halfYearly, quarterly];
  const prices = records.flatMap((each) => Object.values(each ?? {}));
  return prices.filter((price) => price !== undefined);
}

test('the Diaspora document names the products and says that their terms are to be asked for', () => {
  const { text } = documentOf(diasporaPlan.pdf);
  for (const { name } of diasporaPlan.products.list) expect(text).toContain(name);
  expect(text).toContain(diasporaPlan.launched);
  expect(text).toContain(planDocument.diaspora.unpublished);
  expect(text).not.toContain('₦');
});

test('the plans are there in every other language, in its words, as drafts until they are reviewed', async () => {
  const outDir = temporaryFolder();
  await writeTranslatedPlans(outDir);
  for (const code of translations) {
    const { language, languageWords } = contentIn(code, 'language');
    const files = readdirSync(join(outDir, code)).sort();
    expect(files).toEqual(plans.map(({ pdf }) => basename(pdf)).sort());
    for (const file of files) {
      const { pdf, text, bytes } = await readDocument(join(outDir, code, file));
      expect(bytes.length).toBeLessThan(MAX_BYTES);
      expect((await pdf.getMetadata()).info).toMatchObject({ Language: language.tag });
      expect(bare(text).includes(bare(languageWords.draft))).toBe(!language.isReviewed);
      await pdf.loadingTask.destroy();
    }
  }
}, 30_000);
