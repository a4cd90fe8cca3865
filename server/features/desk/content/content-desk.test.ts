import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { partNames, contentWords as words } from '#content/desk/content.ts';
import { translations } from '#content/languages.ts';
import type { PlanFigures } from '#content/schema/plan-figures.ts';
import type { Role } from '#domain/desk/roles.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { givePasskey } from '#tests/support/desk.ts';
import { publishPost } from '#tests/support/posts.ts';
import { fieldsIn, textOf } from '#tests/support/read-html.ts';
import { otherLanguage as code } from '#tests/support/site-paths.ts';
import { noticeOf, recordedLines, testDesks } from '#tests/support/test-desk.ts';
import { nameOfOther } from '../../../languages.ts';
import { openContent } from '../../content/content-service.ts';
import { partKinds } from '../../content/part-kinds.ts';

const NOTICE = '/desk/content/notice';
const typed = { action: 'save', severity: 'warning', 'text-en': 'Closed today', [`text-${code}`]: 'A ti' };
const [other = ''] = translations.map(nameOfOther);
const revisionIn = (html: string) => /name="revision" value="([^"]+)"/.exec(html)?.[1] ?? '';
const inHours = (hours: number) => lagosTime(new Date(Date.now() + hours * 3_600_000)).replace(' ', 'T');

describe.each(dialectsOfPages)('on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  async function setUp() {
    const desk = await openDesk({ routes: [], services: {} });
    /** Somebody who can also approve, which takes a passkey. */
    async function staff(role: Role, name: string) {
      const person = await desk.staff(role, name);
      await givePasskey(desk.database, person.person);
      const revision = async () => revisionIn((await person.get(NOTICE)).body);
      /** What stands in the form. */
      let form: Record<string, string> = typed;
      return {
        ...person,
        revision,
        async save(fields: Record<string, string> = {}) {
          form = { ...typed, ...fields };
          return person.post(NOTICE, { revision: await revision(), ...form });
        },
        act: async (action: string, fields: Record<string, string> = {}) =>
          person.post(NOTICE, { ...form, revision: await revision(), ...fields, action }),
      };
    }
    const versions = () =>
      desk.database.selectFrom('content_versions').selectAll().orderBy('number').execute();
    return { ...desk, staff, versions };
  }

  test('the draft of an urgent notice names the words for which it waits', async () => {
    const { staff } = await setUp();
    const [ada] = [await staff('editor', 'Ada'), await staff('editor', 'Ben')];
    const hints = async (severity: string) => {
      await ada.save({ severity, 'text-en': 'Send your fee to Kuda, at 9:30.' });
      return textOf((await ada.get(NOTICE)).body).includes(words.state.unknownWords('Send, fee, Kuda'));
    };
    expect([await hints('urgent'), await hints('warning')]).toEqual([true, false]);
  });

  test('a notice is drafted, published, planned, withdrawn and taken down, with a line for each', async () => {
    const { staff, versions, database } = await setUp();
    const ada = await staff('editor', 'Ada');
    expect((await ada.save()).statusCode).toBe(303);
    expect(await versions()).toEqual([]);
    const revision = await ada.revision();
    const published = await ada.act('publish');
    expect(noticeOf(published)).toContain(words.notices.publish);
    // A button that was pressed twice finds its work done.
    expect((await ada.act('publish', { revision })).statusCode).toBe(303);
    expect(await versions()).toMatchObject([{ number: 1, published_by: 'Ada', ends_at: null }]);

    await ada.save({ 'text-en': 'Closed tomorrow' });
    const planned = noticeOf(await ada.act('publish', { begins: inHours(5), ends: inHours(9) }));
    expect(planned).toContain('Planned. It begins by itself on');
    expect((await ada.get('/desk/content')).body).toContain('Version 2 begins on');
    expect((await ada.act('withdraw', { number: '2' })).statusCode).toBe(303);
    expect((await ada.act('withdraw', { number: '1' })).statusCode).toBe(404);
    // What was not to be stands after what there is.
    const withdrawn = (await ada.get(`${NOTICE}/versions/2`)).body;
    expect(withdrawn.indexOf('Closed today')).toBeLessThan(withdrawn.indexOf('Closed tomorrow'));
    expect((await ada.get(NOTICE)).body).toContain('>Closed today</textarea>');
    expect((await ada.get(`${NOTICE}?empty`)).body).not.toContain('>Closed today</textarea>');
    expect((await ada.act('take-down')).statusCode).toBe(303);
    expect(textOf((await ada.get('/desk/content')).body)).toMatch(/Notice\s+No notice/);
    expect((await versions()).map(({ number, json }) => [number, json === 'null'])).toEqual([
      [1, false],
      [2, false],
      [3, true],
    ]);
    // What each has changed, whatever holds today.
    for (const [number, before, after] of [
      [1, words.builtIn, 'Closed today'],
      [2, 'Closed today', 'Closed tomorrow'],
      [3, 'Closed today', words.version(3)],
    ] as const) {
      const { body } = await ada.get(`${NOTICE}/versions/${number}?compare=before`);
      expect(body).toContain(words.versions.changedTitle(partNames.notice, number));
      expect(body, `${number}`).toMatch(new RegExp(`${before}.*${after}|${after}.*${before}`, 's'));
      expect(body.includes('Closed tomorrow')).toBe(number === 2);
    }
    expect((await ada.get(`${NOTICE}/versions/0`)).body).not.toContain('compare=before');
    const lines = await recordedLines(database);
    expect(lines.map((line) => line.split(' | ')[1])).toEqual([
      'content.save',
      'content.publish',
      'content.save',
      'content.publish',
      'content.withdraw',
      'content.take-down',
    ]);
  });

  test('what stands in the form is published or asked for, never an older draft', async () => {
    const { staff, versions, database } = await setUp();
    const ada = await staff('editor', 'Ada');
    const refused = (await ada.save({ to: 'nowhere' })).body;
    expect([words.state.refused, words.state.none].map((each) => refused.includes(each))).toEqual([
      true,
      false,
    ]);
    await ada.save({ 'text-en': 'Draft one' });
    const wrong = await ada.act('publish', { 'text-en': 'Draft two', to: 'nowhere' });
    expect([wrong.statusCode, wrong.body.includes('Draft two')]).toEqual([422, true]);
    const revision = await ada.revision();
    for (let press = 0; press < 2; press++)
      expect((await ada.act('publish', { revision, 'text-en': 'Draft two' })).statusCode).toBe(303);
    const published = await versions();
    expect(published.map(({ json }) => JSON.parse(json).words.en.text)).toEqual(['Draft two']);

    // What is read in place of a translation that is older is said at the field, at the button and afterwards.
    await ada.save({ 'text-en': 'Draft three' });
    const page = (await ada.get(NOTICE)).body;
    expect(page.split(words.reads.olderMessage(other))).toHaveLength(3);
    expect(page).toContain(words.reads.olderFields(other, words.notice.text));
    expect(noticeOf(await ada.act('publish'))).toContain(words.reads.olderPublished(other));

    await staff('editor', 'Ben');
    await ada.save({ 'text-en': 'Draft three and a half' });
    const form = { revision: await ada.revision(), 'text-en': 'Draft four', severity: 'urgent' };
    for (let press = 0; press < 2; press++)
      expect(noticeOf(await ada.act('publish', form))).toContain(words.notices.request);
    const draft = await database.selectFrom('content_drafts').selectAll().executeTakeFirstOrThrow();
    expect(JSON.parse(draft.json).words.en.text).toBe('Draft four');
    const waiting = await database.selectFrom('waiting_changes').selectAll().execute();
    expect(waiting.map(({ subject, authors }) => [subject, authors])).toEqual([['notice', 'Ada']]);
    const lines = await recordedLines(database);
    expect(lines.filter((line) => line.includes('content.request'))).toHaveLength(1);
  });

  test('times are kept with the draft and come back with a version, and what is over is said', async () => {
    const { staff, versions } = await setUp();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const ada = await staff('editor', 'Ada');
    const start = Date.now();
    const times = { begins: inHours(0.5), ends: inHours(0.9) };
    const timesIn = (html: string) =>
      ['begins', 'ends'].map((name) => new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1]);
    expect((await ada.save({ begins: inHours(-1) })).body).toContain(words.errors.beginIsOver);
    await ada.save(times);
    expect(timesIn((await ada.get(NOTICE)).body)).toEqual(Object.values(times));
    await ada.act('publish');
    expect(await versions()).toHaveLength(1);
    // At each minute: what the fields then have, and what is said beside them.
    for (const [minutes, fields, said] of [
      [10, Object.values(times), []],
      [40, ['', times.ends], ['It was to begin on']],
      [55, ['', ''], ['It was to begin on', 'It was to end on']],
    ] as const) {
      vi.setSystemTime(start + minutes * 60_000);
      const old = `${NOTICE}/versions/1`;
      await ada.save({ 'text-en': `Another at ${minutes}`, begins: '', ends: '' });
      const restored = { action: 'restore', revision: revisionIn((await ada.get(old)).body) };
      expect((await ada.post(old, restored)).statusCode).toBe(303);
      const { body } = await ada.get(NOTICE);
      expect(timesIn(body).map((value) => value ?? '')).toEqual(fields);
      expect(body.match(/It was to (?:begin|end) on/g) ?? []).toEqual(said);
    }
  });

  test('what is corrected ends when it would have, unless somebody says otherwise', async () => {
    const { staff, versions, database } = await setUp();
    const ada = await staff('editor', 'Ada');
    const ends = inHours(48);
    const endIn = (html: string) => /name="ends"[^>]*value="([^"]*)"/.exec(html)?.[1];
    await ada.save();
    await ada.act('publish', { ends });
    const form = (await ada.get(NOTICE)).body;
    expect([endIn(form), form.includes(words.state.toKept)]).toEqual([ends, true]);
    expect(endIn((await ada.get(`${NOTICE}?empty`)).body)).toBeUndefined();
    const ended = await versions();
    // Only other times are changes too.
    await ada.save({ begins: inHours(24), ends: '' });
    expect(textOf((await ada.get(NOTICE)).body)).toMatch(
      /Begins on \(time in Lagos\) Before : nothing → After : \d.+ Ends on \(time in Lagos\) Before : .+ After : nothing/,
    );
    await ada.act('discard');

    const faq = '/desk/content/faq';
    await database
      .insertInto('content_versions')
      .values({ ...ended[0], part: 'faq', json: JSON.stringify(partKinds.faq.builtIn) } as (typeof ended)[0])
      .execute();
    const page = `${faq}/questions/lost-card`;
    await ada.post(page, { ...fieldsIn((await ada.get(page)).body), 'question-en': 'Where is my card?' });
    const body = (await ada.get(faq)).body;
    expect([endIn(body), textOf(body).includes('After : nothing')]).toEqual([ends, false]);
  });

  test('who has not seen what somebody else saved is told so, and nothing typed is lost', async () => {
    const { staff, versions } = await setUp();
    const [ada, ben] = [await staff('editor', 'Ada'), await staff('editor', 'Ben')];
    const revision = await ben.revision();
    await ada.save();
    const late = await ben.save({ revision, 'text-en': 'What Ben typed' });
    expect(late.statusCode).toBe(409);
    expect(late.body).toContain('What Ben typed');
    expect(late.body).toContain(words.conflict.heading);
    expect((await ben.act('publish', { revision })).statusCode).toBe(409);
    expect(await versions()).toEqual([]);
    // Sent again from the page that shows it, it counts.
    expect((await ben.save({ 'text-en': 'What Ben typed' })).statusCode).toBe(303);
  });

  test('a notice needs a second person, who is not the one who asked', async () => {
    const { staff, versions } = await setUp();
    const ada = await staff('editor', 'Ada');
    await ada.save();
    // Alone, nobody could approve.
    expect((await ada.get(NOTICE)).body).toContain(words.state.publishesAlone);
    const ben = await staff('admin', 'Ben');
    expect(noticeOf(await ada.act('publish', { ends: inHours(3) }))).toContain(words.notices.request);
    expect(await versions()).toEqual([]);
    expect((await ada.decide('approve')).statusCode).toBe(403);
    const seen = (await ben.get('/desk/approvals')).body;
    const id = / name="id" value="([^"]+)"/.exec(seen)?.[1] ?? '';
    await ada.save({ 'text-en': 'Changed after Ben looked' });
    expect((await ben.post('/desk/approvals', { id, action: 'approve' })).statusCode).toBe(409);
    await ada.act('publish');
    expect(textOf((await ben.get('/desk/approvals')).body)).toContain('Changed after Ben looked');
    expect((await ben.decide('approve')).statusCode).toBe(303);
    expect(await versions()).toMatchObject([{ number: 1, published_by: 'Ben', requested_by: 'Ada' }]);
    // No setting turns it off.
    expect((await ben.post(NOTICE, { action: 'approval', approval: 'never' })).statusCode).toBe(404);
  });

  test('questions are changed side by side; an older translation is named, and a version comes back', async () => {
    const { staff, versions, database } = await setUp();
    const [ada, ben] = [await staff('editor', 'Ada'), await staff('editor', 'Ben')];
    const cleo = await staff('editor', 'Cleo');
    const page = '/desk/content/faq/questions/lost-card';
    const open = async (person: typeof ada, path = page) => fieldsIn((await person.get(path)).body);
    const [ofAda, ofBen] = [await open(ada), await open(ben, '/desk/content/faq/questions/nin')];
    expect((await ada.post(page, { ...ofAda, 'question-en': 'Where is my card?' })).statusCode).toBe(303);
    const link = `<a href="/desk/content/faq#draft">${words.state.inList.request(words.faq.back)}</a>`;
    expect((await ada.get(page)).body).toContain(link);
    const nin = { ...ofBen, 'question-en': 'Do I need a NIN?', place: 'complaints-and-safety/' };
    expect((await ben.post('/desk/content/faq/questions/nin', nin)).statusCode).toBe(303);
    expect((await ben.post(page, { ...ofAda, 'question-en': 'Mine?' })).statusCode).toBe(409);
    const list = (await ada.get('/desk/content/faq')).body;
    expect(list).toContain(words.reads.older(other));
    expect(list).toContain(words.reads.olderQuestions(other, 1));
    const still = { ...(await open(ada)), [`still-${code}`]: 'yes' };
    await ada.post(page, still);
    expect((await ada.get('/desk/content/faq')).body).not.toContain(words.reads.older(other));

    const added = await ada.post('/desk/content/faq/questions/new', {
      ...(await open(ada, '/desk/content/faq/questions/new')),
      'question-en': 'Is there an app?',
      'answer-en': 'Yes.\n\nOn Google Play.',
    });
    expect(added.headers.location).toContain('/questions/is-there-an-app');
    const unnamed = { ...still, 'to-2': '/faq', 'link-2-en': '', [`link-2-${code}`]: '' };
    const { body } = await ada.post(page, unnamed);
    for (const language of ['English', other]) expect(body).toContain(words.errors.labelMissing(language));

    const wrong = await ada.post(page, { ...still, 'question-en': 'No question', 'to-1': 'javascript:x' });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.body).toContain(words.errors.question('English'));
    expect(wrong.body).toContain(words.errors.target);

    const revision = revisionIn((await ada.get('/desk/content/faq')).body);
    const asked = await ada.post('/desk/content/faq', { action: 'publish', revision });
    expect(noticeOf(asked)).toContain(words.notices.request);
    // Both have written in it.
    for (const author of [ada, ben]) expect((await author.decide('approve')).statusCode).toBe(403);
    expect((await cleo.decide('approve')).statusCode).toBe(303);
    const [version] = await versions();
    const topics = JSON.parse(version?.json ?? '');
    expect(topics.at(-1).questions[0].id).toBe('nin');
    expect(topics[0].questions.at(-1)).toEqual({
      id: 'is-there-an-app',
      words: { en: { question: 'Is there an app?', answer: ['Yes.', 'On Google Play.'] } },
    });
    const builtIn = '/desk/content/faq/versions/0';
    const old = await ada.get(builtIn);
    expect(old.body).toContain('Is there an app?');
    const restored = await ada.post(builtIn, { action: 'restore', revision: revisionIn(old.body) });
    expect(noticeOf(restored)).toContain(words.notices.restore(0));
    const draft = await database.selectFrom('content_drafts').select('json').executeTakeFirstOrThrow();
    expect(draft.json).not.toContain('is-there-an-app');
  });

  test('what is planned brings its own figures only, and who approves has seen what they approve', async () => {
    const { staff, database } = await setUp();
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const [ada, ben] = [await staff('editor', 'Ada'), await staff('editor', 'Ben')];
    const PLANS = '/desk/content/plans';
    const processes = [await openContent(database, console), await openContent(database, console)] as const;
    const figures = ({ part }: (typeof processes)[number]) => part('plans').content as PlanFigures;
    const prices = async () => {
      for (const process of processes) process.tick();
      expect(figures(processes[0])).toEqual(figures(processes[1]));
      const { standardJaara } = figures(processes[0]);
      return ['individual', 'family4', 'family6'].map((each) => standardJaara[`premiums.${each}`]);
    };
    const revision = async () => revisionIn((await ada.get(PLANS)).body);
    let typed: Record<string, string> = {};
    const send = async (person: typeof ada, action: string, more: Record<string, string> = {}) =>
      (await person.post(PLANS, { action, revision: await revision(), ...typed, ...more })).statusCode;
    const save = async (changed: Record<string, string>) => {
      await processes[0].refresh();
      const own = Object.entries(changed).map(([name, value]) => [`standardJaara.premiums.${name}`, value]);
      const kept = Object.entries(figures(processes[0])).flatMap(([plan, each]) =>
        Object.entries(each).map(([path, figure]) => [`${plan}.${path}`, String(figure)]),
      );
      typed = Object.fromEntries([...kept, ...own]);
      expect(await send(ada, 'save', typed)).toBe(303);
    };
    const publish = async (more: Record<string, string> = {}) => {
      expect([await send(ada, 'publish', more), (await ben.decide('approve')).statusCode]).toEqual([
        303, 303,
      ]);
      for (const process of processes) await process.refresh();
    };
    const start = Date.now();
    const atMinute = (minutes: number) => vi.setSystemTime(start + minutes * 60_000);

    await publishPost(database, { id: 'a', title: 'What it costs', content: 'It costs N15,000 a year.' });
    const other = 'We paid ₦115,000 and ₦15,000,000.';
    await publishPost(database, { id: 'b', title: 'Another sum', content: other });
    await save({ individual: '16,000', family4: '55,000' });
    const former = textOf((await ada.get(PLANS)).body);
    expect(former).toContain('What it costs : ₦15,000');
    expect(former).not.toContain('Another sum');
    await publish({ begins: inHours(20 / 60) });
    // What was to be corrected then, and how it will look, is there as long as it is planned.
    const planned = (await ada.get(PLANS)).body;
    expect(planned).toContain(words.planned.layer);
    expect(textOf(planned)).toContain(`${words.former.planned} What it costs : ₦15,000`);
    expect(planned).toContain('page=%2Ffaq&amp;version=1');
    expect((await ada.get(`${PLANS}/preview?version=2`)).statusCode).toBe(404);
    await save({ family4: '60,000' });
    await publish({ ends: inHours(30 / 60) });
    expect(await prices()).toEqual([15_000, 60_000, 80_000]);
    // Made from a price that ends, and asked for before the planned one begins.
    await save({ family6: '90,000' });
    expect(await send(ada, 'publish')).toBe(303);
    atMinute(22);
    expect(await prices()).toEqual([16_000, 60_000, 80_000]);
    expect((await ben.decide('approve')).statusCode).toBe(409);
    expect((await ben.get(PLANS)).body).not.toContain('₦15,000 →');
    await save({ family6: '90,000' });
    await publish();
    expect(await prices()).toEqual([16_000, 60_000, 90_000]);
    atMinute(32);
    expect(await prices()).toEqual([16_000, 55_000, 90_000]);
    const outdated = async () => textOf((await ada.get(PLANS)).body).split(words.former.outdated)[1];
    expect(await outdated()).toMatch(/^ What it costs : ₦15,000/);
    await database.updateTable('blog').set({ updated_at: new Date().toISOString() }).execute();
    expect(await outdated()).toBeUndefined();
    const lines = await recordedLines(database);
    expect(lines.filter((line) => line.includes('"planned":"1"'))).toHaveLength(1);
    const cleo = await staff('admin', 'Cleo');
    expect(textOf((await cleo.get('/desk/audit')).body)).toContain(
      'Standard Jaara: A year, one person: ₦15,000 becomes → ₦16,000',
    );
  });
});
