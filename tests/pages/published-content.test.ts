import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { type Config, readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { insertContentVersion } from '#server/features/content/content-repository.ts';
import { partKinds } from '#server/features/content/part-kinds.ts';
import { bumpContentVersion } from '#server/features/content-version/content-version-repository.ts';
import { loadBuiltSite } from '#server/pages/built-site.ts';
import { freshDatabases } from '../support/databases.ts';
import { signIn } from '../support/desk.ts';
import { publicDangersIn } from '../support/hostile-markdown.ts';
import { textOf } from '../support/read-html.ts';

const SOON = { timeout: 5000, interval: 50 };
const HOUR_MS = 3_600_000;
const NOTICE = 'The portal is closed today.';
const ONDO = 'A ti ojú òpó pa lónìí.';
const site = await loadBuiltSite();

describe('content that staff have published', () => {
  const freshDatabase = freshDatabases('SQLite', 'lists');
  let database: Database;
  let config: Config;
  let processes: FastifyInstance[];
  let plain: string;

  beforeAll(async () => {
    const place = await freshDatabase();
    config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: place.dataDir });
    database = await openDatabase(place);
    const open = () => createApp(config, { site, database, log: { write() {} } });
    processes = [await open(), await open()];
    plain = await bodyOf('/');
  });
  afterAll(async () => {
    for (const app of processes) await app.close();
    await database.destroy();
  });

  const app = () => processes[0] as FastifyInstance;
  const bodyOf = async (url: string, from = app()) => (await from.inject(url)).body;

  /** As if it were published by another process, from one hour to another from now on. */
  async function publish(part: 'notice' | 'pop-up' | 'faq', content: unknown, hours: [number, number?]) {
    const [begins_at = '', ends_at = null] = hours.map((each) =>
      new Date(Date.now() + (each ?? 0) * HOUR_MS).toISOString(),
    );
    const rows = await database.selectFrom('content_versions').select('number').execute();
    await insertContentVersion(database, {
      part,
      revision: 'test',
      json: JSON.stringify(content),
      older: part === 'faq' ? '{"yo":["nin"]}' : '{}',
      pictures: '',
      number: rows.length + 1,
      begins_at,
      ends_at,
      published_at: new Date().toISOString(),
      published_by: 'Ada',
      requested_by: null,
      withdrawn_at: null,
      base: null,
    });
    await bumpContentVersion(database);
  }

  function moveClock(hours: number): void {
    vi.setSystemTime(Date.now() + hours * HOUR_MS);
  }

  test('a notice begins and ends by itself on pages that were kept, in two processes, in English and Yorùbá', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const words = { en: { text: NOTICE, link: 'Ask' }, yo: { text: ONDO } };
    await publish('notice', { severity: 'urgent', to: '/contact', words }, [1, 2]);
    const [one, other] = processes as [FastifyInstance, FastifyInstance];
    const shown = () =>
      Promise.all(
        [one, other].flatMap((process) =>
          ['/', '/yo'].map(async (path) => {
            const said = textOf(await bodyOf(path, process));
            return said.includes(path === '/' ? NOTICE : ONDO);
          }),
        ),
      );
    await vi.waitFor(async () => {
      const { headers } = await one.inject('/');
      expect(headers['cache-control']).toContain('stale-while-revalidate');
    }, SOON);
    expect(await shown()).toEqual([false, false, false, false]);
    // Shortly before, caches on the way are told to ask again in time.
    moveClock(0.99);
    await vi.waitFor(async () => {
      const { headers } = await one.inject('/');
      expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d\d$/);
    }, SOON);
    const worker = await bodyOf('/service-worker.js');
    moveClock(0.02);
    await vi.waitFor(async () => expect(await shown()).toEqual([true, true, true, true]), SOON);
    const html = await bodyOf('/yo');
    expect(html).toContain('href="/yo/contact"');
    expect(await bodyOf('/yo/no-such-page')).toMatch(/<section id="notice"[^>]* data-bare="true">.*Ask/s);
    expect(html).toMatch(/<section id="notice" aria-label="[^"]+" data-severity="urgent" data-until="/);
    expect(await bodyOf('/service-worker.js')).not.toBe(worker);
    moveClock(1);
    await vi.waitFor(async () => expect(await shown()).toEqual([false, false, false, false]), SOON);
    // Without a notice there is not a byte more than before.
    expect(await bodyOf('/')).toBe(plain);
  });

  test('questions are on the page, in the search, in the structured data, and the page says what is older', async () => {
    const faq = structuredClone(partKinds.faq.builtIn);
    const question = { question: 'Do you sell umbrellas?', answer: ['No umbrellas </script><b>here.'] };
    faq[0]?.questions.unshift({ id: 'umbrellas', words: { en: question } });
    await publish('faq', faq, [0]);
    await vi.waitFor(async () => expect(await bodyOf('/faq')).toContain('id="umbrellas"'), SOON);
    const page = await bodyOf('/faq');
    expect(page).toContain('"name":"Do you sell umbrellas?"');
    expect(publicDangersIn(page)).toEqual([]);
    expect(textOf(await bodyOf('/search?q=umbrellas'))).toContain('No umbrellas');
    const translated = await bodyOf('/yo/faq');
    expect(translated).toMatch(/<h3[^>]* lang="en">Do you sell umbrellas/);
    expect(translated).toContain('href="/faq" hrefLang="en"');
    expect(textOf(await bodyOf('/yo/search?q=umbrellas'))).toContain('No umbrellas');
  });

  test('the pop-up follows, opens once a visit, or is off', async () => {
    const { builtIn } = partKinds['pop-up'];
    const words = { en: { ...builtIn.words.en, title: 'Free check-ups in May' } };
    const picture = { id: 'a'.repeat(32), width: 400, height: 600, widths: '400' };
    await publish('pop-up', { ...builtIn, often: 'visit', picture, words }, [0]);
    await vi.waitFor(async () => expect(await bodyOf('/')).toContain('Free check-ups in May'), SOON);
    const html = await bodyOf('/yo');
    expect(html).toContain(`src="/media/${'a'.repeat(32)}-400.webp"`);
    expect(html).toContain("document.referrer.split('/', 3)");
    await publish('pop-up', { ...builtIn, often: 'off' }, [0]);
    await vi.waitFor(async () => expect(await bodyOf('/')).not.toContain('id="pop-up"'), SOON);
  });

  test('a draft is seen on the real page by staff alone, and kept nowhere', async () => {
    const { headers } = await signIn(database, 'editor');
    await database
      .insertInto('content_drafts')
      .values({
        part: 'notice',
        revision: 'r',
        json: JSON.stringify({ severity: 'warning', words: { en: { text: 'Only a draft' } } }),
        older: '{}',
        pictures: '',
        from_at: null,
        to_at: null,
        updated_at: '',
        updated_by: 'Ada',
        base: null,
      })
      .execute();
    const url = '/desk/content/notice/preview?language=pcm';
    const shown = await app().inject({ url, headers });
    expect(textOf(shown.body)).toContain('Only a draft');
    expect(shown.body).toContain('<html lang="pcm"');
    expect(textOf(shown.body)).toContain('Preview: not published Back to the draft');
    expect(shown.body).not.toContain('id="pop-up"');
    const styles = /<style>(#preview[^<]*)</.exec(shown.body)?.[1] ?? '';
    const hash = createHash('sha256').update(styles).digest('base64');
    expect(shown.headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(shown.headers['cache-control']).toBe('no-store');
    expect((await app().inject(url)).statusCode).toBe(401);
    expect(await bodyOf('/pcm')).not.toContain('Only a draft');
    expect((await app().inject({ url: `${url}x`, headers })).statusCode).toBe(404);
  });
});
