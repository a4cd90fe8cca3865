import { getDocumentProxy } from 'unpdf';
import { afterAll, expect, test } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { email } from '#facts/addresses.ts';
import { createSeedDirectory } from '#tests/support/directory.ts';
import { directoryDocuments as words } from '#words/directory-documents.ts';
import { resources } from '#words/resources.ts';
import { phoneLines } from '#words/site.ts';
import { drawInWorker } from '../list-routes.ts';
import { groupByLga, type ListDocumentId, listDocuments } from './directory-documents.ts';

const MAX_BYTES = 300_000;

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

const directory = createSeedDirectory();
const { records } = directory;
const [standard, plus, pharmacy] = directory.providerLists;
const ids = Object.keys(listDocuments) as ListDocumentId[];
const squeeze = (text: string) => text.replace(/\s+/g, '');
const draw = (id: ListDocumentId) => drawInWorker(listDocuments[id](directory));

async function read(id: ListDocumentId) {
  const bytes = await draw(id);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  return { bytes, pdf, pages: await readPages(pdf) };
}

const documents = {
  'ilera-eko-provider': await read('ilera-eko-provider'),
  'community-pharmacies': await read('community-pharmacies'),
};
afterAll(async () => {
  for (const { pdf } of Object.values(documents)) await pdf.loadingTask.destroy();
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

test.each(ids)('%s is under 300 KB, tagged, has title and language, and tells whom to ask', async (id) => {
  const { title = '', kilobytes = 0 } = resources.find((resource) => resource.id === id) ?? {};
  const { bytes, pdf, pages } = documents[id];
  expect(bytes.length).toBeLessThan(MAX_BYTES);
  // What /resources says of it.
  expect(Math.abs(bytes.length / 1000 / kilobytes - 1)).toBeLessThan(0.15);
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
  const Title = expect.stringContaining(title.replace(/ PDF$/, ''));
  expect((await pdf.getMetadata()).info).toMatchObject({ Title, Language: 'en-NG' });
  for (const part of [phoneLines.tollFree.display, phoneLines.askLine.digits, email])
    expect(pages.join('')).toContain(part);
});

test('what is drawn again is the same', async () => {
  const id = 'community-pharmacies';
  expect((await draw(id)).equals(documents[id].bytes)).toBe(true);
});

const { hospitals } = words;
const lead = (list: typeof standard) => hospitals.lead(list.planName ?? '');
test.each([
  ['ilera-eko-provider', [[standard, lead(standard)] as const, [plus, lead(plus)] as const]],
  ['community-pharmacies', [[pharmacy, words.pharmacies.lead] as const]],
] as const)('%s holds exactly its lists by LGA, with LCDA and phones', (id, lists) => {
  const [cover = '', ...pages] = documents[id].pages;
  const expected = lists.map(([list, text]) => expectedList(list.title, text, records[list.id])).join('');
  const text = pages.join('');
  expect(text.slice(0, expected.length)).toBe(expected);
  expect(text.slice(expected.length).startsWith('Talktous')).toBe(true);
  expect(cover).toContain(squeeze(words.listDate(formatDate(lists[0][0].date))));
});

test.each([
  ['community-pharmacies', ['pharmacies']],
  ['ilera-eko-provider', ['standard-jaara', 'standard-jaara-plus']],
] as const)('the contents of %s lead to the page on which each LGA begins', async (name, lists) => {
  const { pdf, pages } = documents[name];
  const expected: string[] = [];
  for (const id of lists) {
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
  const { pdf } = documents['community-pharmacies'];
  const called: string[] = [];
  for (let page = 1; page <= pdf.numPages; page++)
    for (const { unsafeUrl } of await (await pdf.getPage(page)).getAnnotations()) called.push(unsafeUrl);
  const phones = records.pharmacies.flatMap(({ phone = '' }) => phone.split(', '));
  expect(called).toEqual(expect.arrayContaining(phones.map((phone) => `tel:${phone.replaceAll('-', '')}`)));
});
