import { extractText, getDocumentProxy } from 'unpdf';
import { fetchInTurn } from './fetch-in-turn.ts';
import { textOf } from './read-html.ts';

interface Place {
  name: string;
  path: string;
}

/** What a new version of the hospitals' first list has changed. */
export interface PublishedChange {
  /** As pages write it. */
  day: string;
  records: number;
  added: Place & { lga: string; recordsInLga: number };
  removed: Place;
  /** Under its new name, and the path that it had before. */
  renamed: Place;
}

const LIST = 'hospitals-standard-jaara';

/** What a running site says otherwise than the list that was published, in each of the nine places that must agree. */
export async function listDisagreements(url: string, change: PublishedChange): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(views).map(async ([name, look]) =>
      (await look((path) => fetchInTurn(url + path), change)).map((what) => `${name}: ${what}`),
    ),
  );
  return found.flat();
}

type Ask = (path: string) => Promise<Response>;

const views: Record<string, (ask: Ask, change: PublishedChange) => Promise<string[]>> = {
  async page(ask, { day, records, added, removed, renamed }) {
    const directory = await wordsOf(ask, '/provider?open=jaara');
    const printed = await wordsOf(ask, '/provider/list?open=jaara');
    return [
      ...missing(directory, [`List of ${day}`, `${records} hospitals`]),
      ...missing(printed, [added.name, renamed.name, day], [removed.name]),
    ];
  },
  async search(ask, { added, removed, renamed }) {
    const search = (name: string) => wordsOf(ask, `/search?${new URLSearchParams({ q: name })}`);
    return [
      ...missing(await search(added.name), [`Yes: ${added.name}`]),
      ...missing(await search(renamed.name), [`Yes: ${renamed.name}`]),
      ...missing(await search(removed.name), [], [`Yes: ${removed.name}`]),
    ];
  },
  async 'tile map'(ask, { added: { lga, recordsInLga } }) {
    const html = await textAt(ask, '/provider?open=jaara');
    const [props = ''] = /data-props="[^"]*"/.exec(html) ?? [];
    const counted = new RegExp(`&quot;${lga}&quot;.*?standard-jaara&quot;:(\\d+)`).exec(props)?.[1];
    return Number(counted) === recordsInLga ? [] : [`${lga} has ${counted}, not ${recordsInLga}`];
  },
  async counts(ask, { records, added: { name, path, lga } }) {
    const area = await wordsOf(ask, path.slice(0, path.lastIndexOf('/')));
    const printed = await wordsOf(ask, '/provider/list?open=jaara');
    return [...missing(area, [name, lga]), ...missing(printed, [`${records} hospitals found`])];
  },
  async 'pages of places'(ask, { added, removed, renamed }) {
    const [here, gone, kept] = await Promise.all([added, removed, renamed].map(({ path }) => ask(path)));
    const statuses = [here, gone, kept].map((answer) => answer?.status).join();
    return [
      ...(statuses === '200,410,200' ? [] : [`the new, the gone and the renamed answer ${statuses}`]),
      ...missing(textOf((await kept?.text()) ?? ''), [renamed.name]),
    ];
  },
  async PDF(ask, { added, removed, renamed }) {
    const bytes = await (await ask('/documents/ilera-eko-provider.pdf')).arrayBuffer();
    const pdf = await getDocumentProxy(new Uint8Array(bytes));
    const { text } = await extractText(pdf, { mergePages: true });
    await pdf.loadingTask.destroy();
    return missing(text.replace(/\s+/g, ' '), [added.name, renamed.name], [removed.name]);
  },
  async 'open data'(ask, { records, added, removed, renamed }) {
    const csv = await textAt(ask, `/data/${LIST}.csv`);
    const json = await textAt(ask, `/data/${LIST}.json`);
    return [csv, json].flatMap((text) =>
      missing(
        text,
        [added.name, renamed.name, ...(text === json ? [`"count":${records}`] : [])],
        [removed.name],
      ),
    );
  },
  async sitemap(ask, { added, removed, renamed }) {
    return missing(await textAt(ask, '/sitemap.xml'), [added.path, renamed.path], [removed.path]);
  },
  async 'offline copy'(ask, { added, removed, renamed }) {
    const html = await textAt(ask, '/provider');
    const href = new RegExp(`/data/${LIST}\\.json\\?v=[\\w-]+`).exec(html)?.[0] ?? '/nowhere';
    return [
      ...missing(await textAt(ask, '/service-worker.js'), [href]),
      ...missing(await textAt(ask, href), [added.name, renamed.name], [removed.name]),
    ];
  },
};

async function textAt(ask: Ask, path: string): Promise<string> {
  return (await ask(path)).text();
}

async function wordsOf(ask: Ask, path: string): Promise<string> {
  return textOf(await textAt(ask, path));
}

function missing(text: string, wanted: string[], unwanted: string[] = []): string[] {
  return [
    ...wanted.filter((part) => !text.includes(part)).map((part) => `${part} is missing`),
    ...unwanted.filter((part) => text.includes(part)).map((part) => `${part} is still there`),
  ];
}
