import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { publishList, seedDirectory } from '#server/features/directory/directory-repository.ts';
import { loadBuiltSite } from '#server/pages/built-site.ts';
import { freshDatabases } from '../support/databases.ts';
import { seedLists } from '../support/directory.ts';
import { textOf } from '../support/read-html.ts';
import { pdfText } from '../support/read-pdf.ts';

const SOON = { timeout: 5000, interval: 50 };
const PUBLIC_URL = 'https://lashma.example';
const LIST = 'standard-jaara-plus';
const NEW_PLACE = 'New Dawn Hospital';
const NEW_PATH = '/provider/epe/new-dawn-hospital';
const GONE_PATH = '/provider/badagry/gone-away-clinic';
const GONE_LINE = 'Gone Away Clinic,"9, Away Road, Badagry",Badagry\n';
const NEW_LINE = `${NEW_PLACE},"1, Dawn Road, Epe",Epe\n`;
const person = { id: 'p1', name: 'Ada Obi', role: 'directory' } as const;
const site = await loadBuiltSite();

// That staff publish one by the desk is a journey in tests/e2e/desk.desktop.spec.ts.
describe('a list that another process has published', () => {
  const freshDatabase = freshDatabases('SQLite');
  let database: Database;
  let config: Config;
  let app: FastifyInstance;

  beforeAll(async () => {
    const place = await freshDatabase();
    config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: place.dataDir, PUBLIC_URL });
    database = await openDatabase(place);
    await seedDirectory(database);
    await publish(GONE_LINE, '2026-01-31');
    app = await createApp(config, { site, database, log: { write() {} } });
    // Whatever can be kept is kept before the list changes.
    for (const look of Object.values(views)) expect(await look(app)).not.toEqual([]);
    await publish(NEW_LINE, '2026-03-31');
    await vi.waitFor(async () => expect((await app.inject(NEW_PATH)).statusCode).toBe(200), SOON);
  });
  afterAll(async () => {
    await app.close();
    await database.destroy();
  });

  async function publish(line: string, date: string): Promise<void> {
    await publishList(database, { list: LIST, date, csv: seedLists[LIST].csv + line, person });
  }

  test.each(Object.entries(views))('is in %s after at most 5 seconds, as everywhere', async (_, look) =>
    expect(await look(app)).toEqual([]),
  );
});

/** What is still wrong with a view of the lists, for each of those that must agree. */
const views: Record<string, (app: FastifyInstance) => Promise<string[]>> = {
  'the directory page': async (app) => {
    const said = textOf(await bodyOf(app, '/provider?open=plus&plus-search=new+dawn'));
    return missing(said, [NEW_PLACE, 'List of 31 March 2026', '66 hospitals']);
  },
  'the list to print': async (app) => {
    const said = textOf(await bodyOf(app, '/provider/list?open=plus'));
    return missing(said, [NEW_PLACE, '31 March 2026', '66 hospitals found'], ['Gone Away Clinic']);
  },
  'the site search': async (app) => {
    const said = textOf(await bodyOf(app, '/search?q=new+dawn+hospital'));
    const gone = textOf(await bodyOf(app, '/search?q=gone+away+clinic'));
    return missing(said, [`Yes: ${NEW_PLACE}`, '31 March 2026']).concat(
      missing(gone, [], ['Yes: Gone Away']),
    );
  },
  'the tile map': async (app) => {
    const html = await bodyOf(app, '/provider?open=plus');
    const [props = ''] = /data-props="[^"]*"/.exec(html) ?? [];
    const counted = (lga: string) =>
      Number(new RegExp(`&quot;${lga}&quot;.*?standard-jaara-plus&quot;:(\\d+)`).exec(props)?.[1]);
    const seeded = (lga: string) =>
      seedLists[LIST].csv.split('\n').filter((line) => line.endsWith(`,${lga}`)).length;
    const isRight = counted('Epe') === seeded('Epe') + 1 && counted('Badagry') === seeded('Badagry');
    return isRight ? [] : ['an area is counted wrongly'];
  },
  'the counts of an area': async (app) => {
    const said = textOf(await bodyOf(app, '/provider/epe'));
    return missing(said, [NEW_PLACE, 'Lists of 30 September 2025 and 31 March 2026']);
  },
  'the pages of places': async (app) => {
    const answers = { [NEW_PATH]: 200, [GONE_PATH]: 410 };
    const wrong: string[] = [];
    for (const [path, status] of Object.entries(answers))
      if ((await app.inject(path)).statusCode !== status) wrong.push(`${path} has not ${status}`);
    return wrong;
  },
  'the PDF': async (app) => {
    const { rawPayload } = await app.inject('/documents/ilera-eko-provider.pdf');
    const text = (await pdfText(rawPayload)).replace(/\s+/g, ' ');
    return missing(text, [NEW_PLACE], ['Gone Away Clinic']);
  },
  'the open data': async (app) => {
    const csv = await bodyOf(app, '/data/hospitals-standard-jaara-plus.csv');
    const json = await bodyOf(app, '/data/hospitals-standard-jaara-plus.json');
    return [...missing(csv, [NEW_PLACE, '2026-03-31']), ...missing(json, [NEW_PLACE, '"count":66'])];
  },
  'the resources and the summary for machines': async (app) => {
    const said = textOf(await bodyOf(app, '/resources'));
    const summary = await bodyOf(app, '/llms.txt');
    return [...missing(said, ['31 March 2026']), ...missing(summary, ['2026-03-31'])];
  },
  'the sitemap': async (app) =>
    missing(await bodyOf(app, '/sitemap.xml'), [PUBLIC_URL + NEW_PATH], [GONE_PATH]),
  'the offline copy': async (app) => {
    const worker = await bodyOf(app, '/service-worker.js');
    const href = listHrefIn(await bodyOf(app, '/provider'));
    const list = await bodyOf(app, href);
    return [...missing(worker, [href]), ...missing(list, [NEW_PLACE], ['Gone Away Clinic'])];
  },
  'the search of the complaint form': async (app) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/complaint',
      headers: { origin: PUBLIC_URL, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'find=1&place=new+dawn',
    });
    return missing(answer.body, [NEW_PATH]);
  },
};

async function bodyOf(app: FastifyInstance, url: string): Promise<string> {
  return (await app.inject(url)).body;
}

function missing(text: string, wanted: string[], unwanted: string[] = []): string[] {
  return [
    ...wanted.filter((part) => !text.includes(part)).map((part) => `${part} is missing`),
    ...unwanted.filter((part) => text.includes(part)).map((part) => `${part} is still there`),
  ];
}

function listHrefIn(html: string): string {
  return /\/data\/hospitals-standard-jaara-plus\.json\?v=\w+/.exec(html)?.[0] ?? '';
}
