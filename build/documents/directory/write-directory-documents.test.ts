import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readDirectory } from '#cli/directory/content-files.ts';
import { providerLists } from '#content/directory.ts';
import {
  ekoshaNewsBulletin,
  ekoshaProvider,
  directoryDocuments as words,
} from '#content/directory-documents.ts';
import { resources } from '#content/resources.ts';
import type { Provider } from '#content/schema/directory.ts';
import { resourceSchema } from '#content/schema/resource.ts';
import { email, phoneLines } from '#content/site.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { groupByLga } from './group-by-lga.ts';
import { writeDirectoryDocuments } from './write-directory-documents.ts';

const MAX_BYTES = 300_000;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Read = { bytes: Buffer; pdf: Pdf; pages: string[] };

const records = readDirectory();
const [standard, plus, pharmacy] = providerLists;
let folder: string;
const documents = new Map<string, Read>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lashma-documents-'));
  for (const file of await writeDirectoryDocuments(folder)) {
    const bytes = await readFile(file);
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    documents.set(basename(file), { bytes, pdf, pages: await readPages(pdf) });
  }
});

afterAll(async () => {
  for (const { pdf } of documents.values()) await pdf.loadingTask.destroy();
  await rm(folder, { recursive: true });
});

/** The text of each page without headers, footers and spaces, so that line breaks do not matter. */
function readPages(pdf: Pdf): Promise<string[]> {
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const page = await pdf.getPage(index + 1);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      let text = '';
      const open: boolean[] = [];
      for (const item of items) {
        if ('str' in item) text += open.includes(true) ? '' : item.str;
        else if (item.type.startsWith('begin')) open.push('tag' in item && item.tag === 'Artifact');
        else open.pop();
      }
      return squeeze(text);
    }),
  );
}

function squeeze(text: string): string {
  return text.replace(/[\s\u00a0]+/g, '');
}

function documentNamed(name: string): Read {
  const read = documents.get(name);
  if (!read) throw new Error(`${name} was not written`);
  return read;
}

/** The expected text of a list, from the first heading to the last record. */
function expectedList(title: string, lead: string, list: readonly Provider[]): string {
  const groups = groupByLga(list).map(({ lga, records: found }) => [
    words.of(lga, found.length),
    ...found.map(({ name, address, lcda, phone = '' }) =>
      [name, address, lcda ? words.lcda(lcda) : '', phone.replaceAll(',', '')].join(' '),
    ),
  ]);
  return squeeze([title, lead, ...groups.flat()].join(' '));
}

test('every row of /resources follows its schema and has its document', () => {
  expect(resources.map(({ title }) => title)).toEqual([
    'Community Pharmacies PDF',
    'ILERA EKO Provider',
    'EKOSHA Provider',
    'EKOSHA News Bulletin Q3 2024',
  ]);
  for (const resource of resources) {
    expect(resourceSchema.safeParse(resource).error?.issues ?? []).toEqual([]);
    expect(documents.has(basename(resource.href))).toBe(true);
  }
});

describe.each(resources)('$title', ({ href, title }) => {
  test('is under 300 KB, tagged, and names its title and language', async () => {
    const { bytes, pdf } = documentNamed(basename(href));
    expect(bytes.length).toBeLessThan(MAX_BYTES);
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: expect.stringContaining(title.replace(/ PDF$/, '')),
      Language: 'en-NG',
    });
  });

  test('tells whom to ask', () => {
    const text = documentNamed(basename(href)).pages.join('');
    for (const part of [phoneLines.tollFree.display, phoneLines.askLine.digits, email])
      expect(text).toContain(part);
  });
});

describe('the lists', () => {
  test('ILERA EKO Provider holds exactly the hospitals of both lists, by LGA', () => {
    const [cover = '', ...pages] = documentNamed('ilera-eko-provider.pdf').pages;
    const { lead } = words.hospitals;
    const expected =
      expectedList(standard.title, lead('Standard Jaara'), records['standard-jaara']) +
      expectedList(plus.title, lead('Standard Jaara Plus'), records['standard-jaara-plus']);
    const text = pages.join('');
    expect(text.slice(0, expected.length)).toBe(expected);
    expect(text.slice(expected.length).startsWith('Talktous')).toBe(true);
    expect(cover).toContain(squeeze(words.listDate(formatDate(standard.date))));
  });

  test('Community Pharmacies holds exactly the pharmacies, with LCDA and phones', () => {
    const [cover = '', ...pages] = documentNamed('community-pharmacies.pdf').pages;
    const expected = expectedList(pharmacy.title, words.pharmacies.lead, records.pharmacies);
    const text = pages.join('');
    expect(text.slice(0, expected.length)).toBe(expected);
    expect(text.slice(expected.length).startsWith('Talktous')).toBe(true);
    expect(cover).toContain(squeeze(words.listDate(formatDate(pharmacy.date))));
  });

  test.each([
    ['community-pharmacies.pdf', ['pharmacies']],
    ['ilera-eko-provider.pdf', ['standard-jaara', 'standard-jaara-plus']],
  ] as const)('the contents of %s lead to the page on which each LGA begins', async (name, ids) => {
    const { pdf, pages } = documentNamed(name);
    const expected: string[] = [];
    for (const id of ids) {
      for (const { lga, records: found } of groupByLga(records[id])) {
        const [target] = (await pdf.getDestination(`${id}-${lga}`)) ?? [];
        const page = (await pdf.getPageIndex(target)) + 1;
        expect(pages[page - 1]).toContain(squeeze(words.of(lga, found.length)));
        expected.push(squeeze(`${words.of(lga, found.length)} ${page}`));
      }
    }
    for (const line of expected) expect(pages[0]).toContain(line);
    const links = (await (await pdf.getPage(1)).getAnnotations()).filter(({ dest }) => dest);
    expect(links).toHaveLength(expected.length);
  });

  test('every phone of the pharmacies can be called', async () => {
    const { pdf } = documentNamed('community-pharmacies.pdf');
    const found = await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, index) =>
        (await pdf.getPage(index + 1)).getAnnotations(),
      ),
    );
    const called = found.flat().flatMap(({ unsafeUrl }) => unsafeUrl ?? []);
    const phones = records.pharmacies.flatMap(({ phone = '' }) => phone.split(', '));
    expect(called).toEqual(expect.arrayContaining(phones.map((phone) => `tel:${phone.replaceAll('-', '')}`)));
  });
});

describe.each([
  ['ekosha-provider.pdf', ekoshaProvider],
  ['ekosha-news-bulletin-q3-2024.pdf', ekoshaNewsBulletin],
])('%s', (name, note) => {
  test('is one page that says what it is not', () => {
    const { pages } = documentNamed(name);
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('Itisnot');
    for (const part of [
      ...note.sections.flatMap(({ paragraphs }) => paragraphs),
      ...note.lists.flatMap(({ items }) => items),
    ])
      expect(pages[0]).toContain(squeeze(part));
  });
});

test('two runs give the same bytes', async () => {
  const again = await mkdtemp(join(tmpdir(), 'lashma-documents-'));
  for (const file of await writeDirectoryDocuments(again)) {
    const same = (await readFile(file)).equals(documentNamed(basename(file)).bytes);
    expect(same, basename(file)).toBe(true);
  }
  await rm(again, { recursive: true });
});
