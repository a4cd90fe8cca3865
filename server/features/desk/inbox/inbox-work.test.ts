import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { inboxWords, ticketWords } from '#content/desk/inbox.ts';
import { eraseWords, templateWords } from '#content/desk/replies.ts';
import { translations } from '#content/languages.ts';
import type { ComplaintForm } from '#domain/forms/complaint-form.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { readCsv } from '#domain/text/read-csv.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { mailEnvironment, testSmtp } from '#tests/support/message-site.ts';
import { linksOf, textOf } from '#tests/support/read-html.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { otherLanguage } from '#tests/support/site-paths.ts';
import { noticeOf, recordedLines, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import { complaintKindLabels } from '#words/complaint-page.ts';
import { readConfig } from '../../../config.ts';
import { claimMails } from '../../../delivery/outbox-repository.ts';
import { writeMail } from '../../../delivery/write-mail.ts';
import { contentIn } from '../../../languages.ts';
import { storeComplaint } from '../../complaint/complaint-repository.ts';
import { storeReport } from '../../directory/place-report-repository.ts';
import { storeMessage } from '../../message/message-repository.ts';
import { createMailLinks } from '../../newsletter/mail-links.ts';
import { signUp } from '../../newsletter/subscriber-repository.ts';

const WAIT = { timeout: 15_000, interval: 20 };
const LIST = '/desk/messages';
const { kinds } = inboxWords;

/**
 * What staff read of each thing that a visitor tells in a complaint: on its page, in the export and in the mail to us;
 * and by what they find it. As it was typed, unless it says how; an empty text is left out there on purpose.
 */
const told: {
  [Field in keyof ComplaintForm]: {
    typed: ComplaintForm[Field];
    page?: string;
    file?: string;
    mail?: string;
    search?: string;
  };
} = {
  kind: {
    typed: 'refused',
    page: kinds.refused,
    file: kinds.refused,
    mail: complaintKindLabels.refused,
    search: '',
  },
  amount: { typed: 4321, page: '₦4,321', mail: '₦4,321', search: '' },
  place: { typed: 'Clinic of Mercy, Epe' },
  place_path: { typed: '/provider/epe/clinic-of-mercy', file: '', search: '' },
  happened_on: { typed: '2025-07-11', page: '11 July 2025', mail: '11 July 2025', search: '' },
  happened_about: { typed: 'at dawn', search: '' },
  message: { typed: 'They sent me away.' },
  user_name: { typed: 'Ngozi Okafor' },
  user_phone: { typed: '0803 123 4567' },
  user_email: { typed: 'ngozi@example.com' },
  // Only whether an SMS is sent.
  sms_news: { typed: 1, page: '', file: '', mail: '', search: '' },
};

describe.each(dialectsOfPages)('the work with messages and complaints, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let site: Awaited<ReturnType<typeof openDesk>>;
  let bisi: TestStaff;
  let tunde: TestStaff;

  async function open(environment: Record<string, string> = {}) {
    site = await openDesk({ environment, services: { outboxPollMs: 20 } });
    [bisi, tunde] = [await site.staff('inbox', 'Bisi'), await site.staff('inbox', 'Tunde')];
  }
  beforeEach(() => open());

  const message = (changes: Partial<typeof typedContact> = {}, language?: string) =>
    storeMessage(site.database, { ...typedContact, ...changes }, null, language);
  let complaints = 0;
  const complain = async (changes: Partial<typeof complaint> = {}, language?: string) =>
    storeComplaint(
      site.database,
      { ...complaint, message: `no ${complaints++}`, ...changes },
      null,
      language,
    );

  const report = (contact: string) => {
    const form = {
      path: '/provider/epe/x',
      field: 'phone' as const,
      value: '1',
      reason: 'I was there',
      contact,
    };
    return storeReport(site.database, form, null, 'en');
  };

  test('who gets something from a colleague is told by mail, if there is an address, and it says no word of the visitor', async () => {
    const smtp = await testSmtp();
    await open(mailEnvironment(smtp));
    await tunde.post('/desk/mails', { email: 'tunde@lashma.example' });
    const { reference } = await complain();
    const address = `/desk/complaints/${reference}`;
    const give = { action: 'give', version: '0', colleague: tunde.person.id };
    expect((await bisi.post(address, { ...give, colleague: '' })).statusCode).toBe(400);
    expect((await bisi.post(address, { ...give, colleague: randomUUID() })).statusCode).toBe(409);
    for (const _time of ['at first', 'a second press'])
      expect(noticeOf(await bisi.post(address, give))).toContain(
        ticketWords.done.give({ name: 'Tunde', hasAddress: true }),
      );
    const mailTo = () => smtp.mails.filter(({ recipients }) => recipients.includes('tunde@lashma.example'));
    await vi.waitFor(() => expect(mailTo()).toHaveLength(1), WAIT);
    const [mail] = mailTo();
    expect(mail?.text).toContain(`${reference}.`);
    expect(mail?.text).toContain(address);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/ngozi|0803|gate/i);
    // Taken over, and given back.
    await bisi.post(address, { action: 'assign', version: '1' });
    await bisi.post(address, { action: 'unassign', version: '2' });
    expect(await recordedLines(site.database)).toEqual([
      'Tunde | person.change-address | Tunde | ',
      `Bisi | complaint.give | ${reference} | {"assignedTo":"Tunde"}`,
      `Bisi | complaint.assign | ${reference} | {"assignedTo":"Bisi"}`,
      `Bisi | complaint.unassign | ${reference} | {"assignedTo":null}`,
    ]);
    const happened = textOf((await tunde.get(address)).body);
    const { acts } = ticketWords.thread;
    for (const said of [acts.give('Bisi', 'Tunde'), acts.assign('Bisi', ''), acts.unassign('Bisi', '')])
      expect(happened).toContain(said);
  });

  test('a template is kept in each language, fills the answer in the visitor’s, and loses nothing that was typed', async () => {
    const id = randomUUID();
    const words = {
      name: 'Refund',
      'text-en': 'Dear {name}, {reference} was due on {due}.',
      [`text-${otherLanguage}`]: 'Ẹ ǹ lẹ́ {name}, {reference}, {due}.',
    };
    const page = '/desk/templates/new';
    const form = { id, version: '0', action: 'save', ...words };
    for (const [wrong, reason] of [
      [{ name: ' ' }, templateWords.errors.name],
      [{ 'text-en': '' }, templateWords.errors.text],
      [{ [`text-${otherLanguage}`]: 'Ẹ {nme}' }, '{nme} cannot be filled in'],
    ] as const) {
      const refused = await bisi.post(page, { ...form, ...wrong });
      expect([refused.statusCode, textOf(refused.body).includes(reason)]).toEqual([400, true]);
      expect(refused.body).toContain('name' in wrong ? 'was due on' : 'value="Refund"');
    }
    for (const _time of ['at first', 'a second press'])
      expect(noticeOf(await bisi.post(page, form))).toContain(templateWords.saved);
    expect(linksOf((await tunde.get('/desk/templates')).body)).toContain(`/desk/templates/${id}`);

    const braces = { user_name: '{reference}' };
    for (const [language, start, notice] of [
      ['en', 'Dear {reference}, ', ticketWords.template.filled],
      [otherLanguage, 'Ẹ ǹ lẹ́ {reference}, ', ticketWords.template.filled],
      ...translations.slice(1).map((code) => [code, 'Dear {reference}, ', 'has no text in'] as const),
    ] as const) {
      const { reference, due_on } = await complain(braces, language);
      const address = `/desk/complaints/${reference}`;
      const fill = { action: 'template', template: id, version: '0', answer: 'typed', note: 'kept' };
      const { body, statusCode } = await bisi.post(address, fill);
      expect(statusCode).toBe(200);
      expect(textOf(body)).toContain(notice);
      const dateWords = contentIn(language === otherLanguage ? language : 'en', 'language').dateWords;
      const [, answer = ''] = /<textarea[^>]*name="answer"[^>]*>([^<]*)</.exec(body) ?? [];
      expect(answer.trim()).toMatch(/^typed\n\n/);
      expect(answer).toContain(start);
      expect(answer).toContain(`${reference}`);
      expect(answer).toContain(formatDate(due_on ?? '', dateWords));
      expect(body).toMatch(/<textarea[^>]*name="note"[^>]*>kept</);
    }
    const { reference } = await complain({ user_name: '' }, otherLanguage);
    const nameless = await bisi.post(`/desk/complaints/${reference}`, {
      action: 'template',
      template: id,
      version: '0',
    });
    expect(nameless.body).toContain(contentIn(otherLanguage, 'mails').mails.noName);

    const change = { ...form, version: '1' };
    expect((await bisi.post(`/desk/templates/${id}`, { ...change, name: 'A' })).statusCode).toBe(303);
    const late = await tunde.post(`/desk/templates/${id}`, { ...change, name: 'B' });
    expect([late.statusCode, textOf(late.body).includes(templateWords.errors.conflictHeading)]).toEqual([
      409,
      true,
    ]);
    expect(late.body).toContain('value="B"');
    const remove = { id, action: 'remove' };
    expect((await tunde.post(`/desk/templates/${id}`, { ...remove, version: '1' })).statusCode).toBe(409);
    expect((await tunde.post(`/desk/templates/${id}`, { ...remove, version: '2' })).statusCode).toBe(303);
    const gone = await bisi.post(`/desk/complaints/${reference}`, {
      action: 'template',
      template: id,
      version: '0',
    });
    expect([gone.statusCode, gone.body.includes(ticketWords.template.gone)]).toEqual([400, true]);
  });

  test('what is ticked is changed together, and what somebody has touched meanwhile is left and named', async () => {
    const [one, two, other] = [await complain(), await complain(), await message()];
    const ticks = { [`tick ${one.reference}`]: '0', [`tick ${two.reference}`]: '0', [`tick ${other}`]: '0' };
    const listed = (await bisi.get(LIST)).body;
    for (const name of Object.keys(ticks)) expect(listed).toContain(`name="${name}"`);
    await tunde.post(`/desk/complaints/${two.reference}`, { action: 'note', version: '0', note: 'mine' });
    const given = await bisi.post(`${LIST}?kind=&page=1`, {
      action: 'give',
      colleague: tunde.person.id,
      ...ticks,
    });
    expect([given.statusCode, given.headers.location]).toEqual([303, `${LIST}?kind=&page=1`]);
    const { bulk } = inboxWords;
    expect(noticeOf(given)).toContain(bulk.done.give(2, { name: 'Tunde', hasAddress: false }));
    expect(noticeOf(given)).toContain(bulk.left([two.reference]));
    const mine = await tunde.get(`${LIST}?whose=${tunde.person.id}`);
    expect(linksOf(mine.body)).toEqual(expect.arrayContaining([`/desk/complaints/${one.reference}`]));
    expect(textOf(mine.body)).toContain(inboxWords.found(2));

    const [none, wrong] = [
      { action: 'move', state: 'answered' },
      { ...ticks, action: 'give', colleague: 'x' },
    ];
    const refused = await bisi.post(LIST, none);
    expect([refused.statusCode, textOf(refused.body).includes(inboxWords.bulk.none)]).toEqual([400, true]);
    const nobody = await bisi.post(LIST, wrong);
    expect(nobody.statusCode).toBe(400);
    expect(nobody.body).toMatch(/<p [^>]*id="bulk-colleague-error"/);
    // What was ticked comes back ticked.
    expect(nobody.body.match(/type="checkbox"[^>]*checked=""/g)).toHaveLength(3);
    // Of those that nobody has answered the visitor hears nothing.
    const last = { ...none, [`tick ${one.reference}`]: '1', [`tick ${other}`]: '1' };
    const asked = await bisi.post(LIST, last);
    expect([asked.statusCode, asked.body.includes('name="unanswered"')]).toEqual([400, true]);
    for (const said of ['2 of them have had no answer', one.reference, other.slice(0, 8).toUpperCase()])
      expect(textOf(asked.body)).toContain(said);
    const closed = await bisi.post(LIST, { ...last, unanswered: 'yes' });
    expect(noticeOf(closed)).toContain(bulk.done.move(2, 'Answered'));
    const again = await bisi.post(LIST, { action: 'assign', [`tick ${one.reference}`]: '0' });
    expect(noticeOf(again)).toContain(`${bulk.nothing} ${bulk.left([one.reference])}`);
    const same = await bisi.post(LIST, { ...none, [`tick ${one.reference}`]: '2' });
    expect(noticeOf(same)).toContain(bulk.same([one.reference]));
    const states = await site.database.selectFrom('complaints').select('state').orderBy('state').execute();
    expect(states.map(({ state }) => state)).toEqual(['answered', 'received']);
  });

  test('the list can be narrowed to a language, an age and a colleague', async () => {
    const [english, other] = [await message(), await message({ message: 'other' }, otherLanguage)];
    const received_at = new Date(Date.now() - 40 * 86_400_000).toISOString();
    await site.database.updateTable('messages').set({ received_at }).where('id', '=', other).execute();
    for (const [query, id] of [
      [`language=${otherLanguage}`, other],
      ['language=en', english],
      ['age=week', english],
      ['age=older', other],
      [`whose=${randomUUID()}`, ''],
    ] as const) {
      const links = linksOf((await bisi.get(`${LIST}?${query}`)).body).filter((link) =>
        /messages\/\w/.test(link),
      );
      expect([query, links]).toEqual([query, id ? [`${LIST}/${id}`] : []]);
    }
  });

  test('the export has what was answered and noted, with the days', async () => {
    const { reference, due_on } = await complain();
    const address = `/desk/complaints/${reference}`;
    await bisi.post(address, { action: 'note', version: '0', note: 'called her' });
    await tunde.post(address, { action: 'answer', version: '1', answer: 'We pay.' });
    const table = readCsv((await bisi.post(LIST, {})).body);
    const [names = [], row = []] = 'rows' in table ? table.rows.map(({ cells }) => cells) : [];
    const cells = Object.fromEntries(names.map((name, index) => [name, row[index]]));
    const at = /^\d{4}-\d\d-\d\d \d\d:\d\d/;
    expect(cells).toMatchObject({ reference, due: due_on, answered: expect.stringMatching(at) });
    expect(cells.answers).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d, Tunde: We pay\.$/);
    expect(cells.notes).toMatch(/, Bisi: called her$/);
  });

  test('whatever a visitor tells in a complaint is on its page, in the export and in the mail to us', async () => {
    const form = Object.fromEntries(Object.entries(told).map(([field, { typed }]) => [field, typed]));
    const { database } = site;
    const { reference } = await storeComplaint(database, form as unknown as ComplaintForm, null);
    const config = readConfig({ MAIL_FROM: 'site@lashma.example', MAIL_TO: 'help@lashma.example' });
    const mails = await claimMails(database, 10, 60_000);
    const agency = mails.find(({ kind }) => kind === 'agency');
    const written =
      agency && (await writeMail(agency, { database, links: createMailLinks(database), config }));
    const texts = {
      page: (await bisi.get(`/desk/complaints/${reference}`)).body,
      file: (await bisi.post(LIST, {})).body,
      mail: String(written?.text),
    };
    const left = Object.entries(told).flatMap(([field, { typed, ...shown }]) =>
      (['page', 'file', 'mail'] as const)
        .filter((where) => !texts[where].includes(shown[where] ?? String(typed)))
        .map((where) => `${field} in the ${where}`),
    );
    expect(left).toEqual([]);
  });

  test('whatever a visitor tells in a complaint is searched, by the stored text and, where there is none, by its columns', async () => {
    const form = Object.fromEntries(Object.entries(told).map(([field, { typed }]) => [field, typed]));
    const { reference } = await storeComplaint(site.database, form as unknown as ComplaintForm, null);
    const find = async (search: string) =>
      linksOf((await bisi.get(`${LIST}?${new URLSearchParams({ q: search })}`)).body);
    for (const isStored of [true, false]) {
      // As a row of an older version.
      if (!isStored) await site.database.updateTable('complaints').set({ search_text: null }).execute();
      for (const [field, { typed, search = String(typed) }] of Object.entries(told))
        expect([field, isStored, await find(search)]).toEqual([
          field,
          isStored,
          expect.arrayContaining([`/desk/complaints/${reference}`]),
        ]);
    }
    expect(await find('nothing like it')).not.toContain(`/desk/complaints/${reference}`);
  });

  test('who opens a complaint is written down once a day', async () => {
    const { reference } = await complain();
    for (const who of [bisi, bisi, tunde]) await who.get(`/desk/complaints/${reference}`);
    await bisi.get(`${LIST}/${await message()}`);
    expect(await recordedLines(site.database)).toEqual([
      `Bisi | complaint.open | ${reference} | `,
      `Tunde | complaint.open | ${reference} | `,
    ]);
  });

  test('an admin erases what there is of one visitor, and the record does not say whose it was', async () => {
    const { database } = site;
    const ada = await site.staff('admin', 'Ada');
    const user_email = 'Ngozi@Example.com';
    await message({ user_email, user_phone: '+234 (0) 803-000 1111' });
    await complain({ user_email: user_email.toLowerCase(), user_phone: '' });
    await complain({ user_email: '', user_phone: '0803 000 1111' });
    await complain({ user_email: '', user_phone: '0703 000 1111' });
    const asked = 'Please call me about my card.';
    await message({ user_email, subject: '', message: asked });
    await signUp(database, { user_email: user_email.toLowerCase(), user_name: 'Ngozi' }, null);
    const page = '/desk/erase';
    expect((await bisi.get(page)).statusCode).toBe(403);
    for (const contact of ['', '1111', 'ngozi'])
      expect((await ada.post(page, { contact })).statusCode).toBe(400);
    await report(`Ngozi, ${user_email}`);
    await report('not-ngozi@example.com');
    const found = { messages: 2, complaints: 1, signUps: 1, sms: 0, reports: 1 };
    const shown = await ada.post(page, { contact: ` ${user_email} ` });
    expect(textOf(shown.body)).toContain(eraseWords.found(found));
    expect(shown.body.match(/<th scope="row">/g)).toHaveLength(5);
    for (const text of [asked, typedContact.subject, complaint.place, '/provider/epe/x'])
      expect(textOf(shown.body)).toContain(text);
    const erase = { action: 'erase', contact: user_email, shown: JSON.stringify(found) };
    const more = JSON.stringify({ ...found, messages: 3 });
    expect((await ada.post(page, { ...erase, shown: more })).statusCode).toBe(409);
    expect(noticeOf(await ada.post(page, erase))).toContain(eraseWords.done);
    expect(textOf((await ada.post(page, { contact: user_email })).body)).toContain(eraseWords.nothing);
    const byPhone = await ada.post(page, { contact: '+2348030001111' });
    expect(textOf(byPhone.body)).toContain(
      eraseWords.found({ messages: 0, complaints: 1, signUps: 0, sms: 0, reports: 0 }),
    );
    for (const table of ['messages', 'subscribers'] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
    const reports = await database.selectFrom('place_reports').select(['contact', 'reason']).execute();
    expect(reports.toSorted((one, other) => one.contact.length - other.contact.length)).toEqual([
      { contact: '', reason: '' },
      { contact: 'not-ngozi@example.com', reason: 'I was there' },
    ]);
    const lines = (await recordedLines(database)).filter((line) => line.includes('visitor.erase'));
    expect(lines).toEqual([
      'Ada | visitor.erase | one visitor | {"messages":2,"complaints":1,"signUps":1,"sms":0,"reports":1}',
    ]);
  });
});
