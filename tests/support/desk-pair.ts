import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Role } from '#domain/desk/roles.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { readCsv, writeCsv } from '#domain/text/read-csv.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { createSeedDirectory } from './directory.ts';
import { freePort } from './machine.ts';
import { startPostgres } from './postgres.ts';
import { textOf } from './read-html.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { COMPILE_CACHE, fetchInTurn, spawnSite } from './spawn-site.ts';

export interface DeskPair {
  /** Of the process whose desk is used. Passkeys need this name: browsers make none for an address of numbers. */
  deskUrl: string;
  /** Of both processes, where visitors read. */
  urls: readonly [string, string];
  database: Database;
  smtp: TestSmtp;
  /** Runs the command and gives the link that it prints. */
  invite(name: string, role: Role): Promise<string>;
  close(): Promise<void>;
}

/** Two processes of the site on one PostgreSQL, as journeys through the desk need them. */
export async function openDeskPair(): Promise<DeskPair> {
  const postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  const smtp = await startSmtp();
  const port = await freePort();
  const deskUrl = `http://localhost:${port}`;
  const environment = {
    PUBLIC_URL: deskUrl,
    SMTP_URL: smtp.url,
    LOG_LEVEL: 'warn',
    FORM_LIMIT: '1000',
    DATABASE_URL: databaseUrl,
  };
  const first = spawnSite({ ...environment, PORT: String(port) });
  const { dataDir } = first;
  const second = spawnSite({ ...environment, DATA_DIR: dataDir });
  const urls = await Promise.all([first.listening(), second.listening()]);
  const database = await connectDatabase({ dataDir, databaseUrl });

  async function invite(name: string, role: Role): Promise<string> {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['cli/index.ts', 'desk', 'invite', name, '--role', role],
      {
        env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...environment, DATA_DIR: dataDir },
      },
    );
    return /^http\S+$/m.exec(stdout)?.[0] ?? '';
  }

  return {
    deskUrl,
    urls,
    database,
    smtp,
    invite,
    async close() {
      await database.destroy();
      await Promise.all([first, second].map((site) => site.discard()));
      await smtp.stop();
      await postgres.remove();
    },
  };
}

/** Gives the page a phone's own authenticator, whose owner says yes at once. */
export async function addAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const LIST = 'standard-jaara';
const ADDED = { name: 'New Dawn Hospital', path: '/provider/epe/new-dawn-hospital', lga: 'Epe' };

interface ChangedList {
  /** The list with three rows that cannot be right, as people make them. */
  bad: string;
  /** Where the three stand in the spreadsheet. */
  badRows: number[];
  mended: string;
  change: PublishedChange;
}

/** Makes the next version of the list that a new site has: two hospitals more, one less, one renamed, one moved. */
export function changeList(csv: string, date: string): ChangedList {
  const table = readCsv(csv);
  const [head = [], ...rows] = 'rows' in table ? table.rows.map(({ cells }) => cells) : [];
  const [removed, renamed, moved] = placesOfOwn();
  if (!removed || !renamed || !moved) throw new Error('the list has too few hospitals of its own');
  const newName = `${renamed.record.name} and Maternity`;
  const kept = rows
    .filter(([name]) => name !== removed.record.name)
    .map(([name = '', address = '', lga = '']) => {
      if (name === renamed.record.name) return [newName, address, lga];
      return name === moved.record.name ? [name, `99, ${address}`, lga] : [name, address, lga];
    });
  const mended = [
    head,
    ...kept,
    [ADDED.name, '1, Dawn Road, Epe', ADDED.lga],
    ['Second Dawn Hospital', '2, Dawn Road, Badagry', 'Badagry'],
  ];
  const badRows = [
    ['Nowhere Hospital', '1, Road', 'Atlantis'],
    ['Streetless Hospital', '', 'Epe'],
    ['=HYPERLINK("https://evil.example")', '2, Road', 'Epe'],
  ];
  return {
    bad: writeCsv([...mended, ...badRows]),
    badRows: badRows.map((_row, index) => mended.length + index + 1),
    mended: writeCsv(mended),
    change: {
      day: formatDate(date),
      records: mended.length - 1,
      added: { ...ADDED, recordsInLga: mended.filter(([, , lga]) => lga === ADDED.lga).length },
      removed: { name: removed.record.name, path: removed.path },
      renamed: { name: newName, path: renamed.path },
    },
  };
}

/** On no other list, so that their pages change with this one; and with names that no other text holds. */
function placesOfOwn() {
  const { places } = createSeedDirectory();
  return places.filter(
    ({ lists, record: { name, lga } }) =>
      lists.join() === LIST &&
      lga !== ADDED.lga &&
      /^[A-Z][a-z]+ [A-Z][a-z]+ Hospital$/.test(name) &&
      places.filter(({ record }) => record.name.includes(name)).length === 1,
  );
}

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

const DOCUMENT = 'hospitals-standard-jaara';

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
    const csv = await textAt(ask, `/data/${DOCUMENT}.csv`);
    const json = await textAt(ask, `/data/${DOCUMENT}.json`);
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
    const href = new RegExp(`/data/${DOCUMENT}\\.json\\?v=[\\w-]+`).exec(html)?.[0] ?? '/nowhere';
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
