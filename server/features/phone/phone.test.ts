import { describe, expect, test, vi } from 'vitest';
import { callBackWords } from '#content/desk/inbox.ts';
import { createReference } from '#domain/complaints/complaint-reference.ts';
import { MAX_CHECKED_CHARACTERS } from '#domain/official/check-official.ts';
import { isGsm, toGsm } from '#domain/text/gsm-text.ts';
import { changeComplaint, complaint } from '#tests/support/complaints.ts';
import { dialects } from '#tests/support/databases.ts';
import { textOf } from '#tests/support/read-html.ts';
import { testSmsGateway } from '#tests/support/sms-gateway.ts';
import { stubBuiltSiteWithDesk, testDesks } from '#tests/support/test-desk.ts';
import { complaintStates } from '#words/complaint-page.ts';
import { isThisLashma as check } from '#words/is-this-lashma.ts';
import { phoneWords as words } from '#words/phone.ts';
import { addToOutbox } from '../../delivery/outbox-repository.ts';
import { storeComplaint } from '../complaint/complaint-repository.ts';
import { COMMAND_LINE } from '../desk/audit-repository.ts';
import { createEraseService } from '../desk/inbox/erase-service.ts';
import { storeMessage } from '../message/message-repository.ts';
import { deleteExpired } from '../retention/retention.ts';

const USSD = 'secret-of-the-ussd-gateway';
const SMS = 'secret-of-the-sms-gateway';
const NUMBER = '+2348031234567';
const POLL = { timeout: 30_000, interval: 10 };
/** A reference that nobody has. */
const UNKNOWN = createReference(() => 5);

describe.each(dialects)('phones without data, on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  async function open(changes: Record<string, string> = {}) {
    const gateway = await testSmsGateway();
    const site = stubBuiltSiteWithDesk([{ path: check.link.to }]);
    const on = { USSD_SECRET: USSD, SMS_SECRET: SMS, SMS_SEND_URL: gateway.url, SMS_PASSWORD: 'key-of-ours' };
    const environment = { ...on, SMS_DAILY_LIMIT_PER_NUMBER: '1000', ...changes };
    const made = await openDesk({ environment, services: { site, outboxPollMs: 20 } });
    const post = (url: string, fields: Record<string, string>, remoteAddress = '192.0.2.7') =>
      made.app.inject({
        method: 'POST',
        url,
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams(fields).toString(),
      });
    const dial = async (text: string, sessionId = 's', phoneNumber = NUMBER) =>
      (await post(`/ussd/${USSD}`, { sessionId, serviceCode: '*1#', networkCode: '1', phoneNumber, text }))
        .body;
    let count = 0;
    const send = (text: string, more: Record<string, string> = {}) =>
      post(`/sms/${SMS}`, { from: NUMBER, to: '1234', text, id: `id-${count++}`, date: '', ...more });
    /** What comes back to an SMS, as one text. */
    async function ask(text: string, more: Record<string, string> = {}): Promise<string> {
      const before = gateway.sent.length;
      expect((await send(text, more)).statusCode).toBe(200);
      await vi.waitFor(async () => expect(await waiting()).toBe(0), POLL);
      return gateway.sent
        .slice(before)
        .map(({ message }) => message.replace(/^\d\/\d /, ''))
        .join(' ');
    }
    const rows = (table: 'sms_answers' | 'sms_stops' | 'messages' | 'outbox') =>
      made.database.selectFrom(table).selectAll().execute();
    const waiting = async () =>
      (await rows('outbox')).filter(
        (row) => 'kind' in row && row.kind.startsWith('sms') && row.state === 'waiting',
      ).length;
    return { ...made, gateway, post, dial, send, ask, rows };
  }

  test('an SMS is answered as a page would be, in 160 signs or numbered parts, and forgotten', async () => {
    const { ask, gateway, rows } = await open();
    for (const [text, said] of [
      ['HELP', words.sms.help],
      ['', words.sms.help],
      ['hospital ikorodu', '45 hospitals and 28 pharmacies in Ikorodu.'],
      ['PHARMACY Aquart', 'Aquart Pharmacy'],
      ['Price 2 3', 'Standard Jaara: at most N80,000'],
      ['PRICE', words.price.askOthers],
      ['PRICE 9999', words.price.bad],
      ['PRICE 230', '2 adults, 3 children:'],
      ['PRICE 20', '20 adults:'],
      ['price family of 4', 'Standard Jaara: N'],
      ['cover malaria', 'Malaria and fever.'],
      ['COVER xyzzyq', words.covered.none],
      ['ETO IBA', 'Standard Jaara: Blood tests and medicines'],
      ['WHEN JAARA PLUS 14/3/2027', 'Standard Jaara Plus, paid on 14 March 2027:'],
      ['EMERGENCY', words.emergency],
      ['is typhoid covered', 'yphoid'],
      ['xyzzyq', words.sms.nothing],
      ['LA-7777-7777', words.complaint.bad],
      [`${UNKNOWN} 5678`, words.complaint.notFound],
      ['IYE 2 3', 'N'],
      ['Pidgin help', 'Send: WIA HOSPITAL'],
      ['Yorùbá help', 'Ilera Eko. E fi ranse: IWOSAN'],
    ] as const)
      expect(await ask(text), text).toContain(toGsm(said).slice(0, 150));
    for (const { to, message } of gateway.sent) {
      expect(to).toBe(NUMBER);
      expect(message.length).toBeLessThanOrEqual(160);
      expect(isGsm(message)).toBe(true);
    }
    expect(gateway.sent.some(({ message }) => message.startsWith('2/'))).toBe(true);
    expect(gateway.keys).toContain('key-of-ours');
    expect(await rows('sms_answers')).toEqual([]);
    expect(await rows('outbox')).toEqual([]);
  });

  test('an SMS with what is not ours is checked before it is answered, and what is not ours comes first', async () => {
    const { ask, dial } = await open();
    const heading = toGsm(check.headings.message);
    for (const text of [
      'COVER ends: pay 0123456789 or call 0800 4537 2356',
      'HOSPITAL 0800 4537 2356 pay 0123456789',
      'https://lashma.myclinify.com/register https://lashma.com @lashma 0800-ILERAEKO pay Opay 0123456789',
    ])
      expect(await ask(text), text).toContain(`${heading}. ${check.found.foreign}: 0123456789: `);
    expect(await ask('COVER lashma.com')).not.toContain(heading);
    expect(await ask('x'.repeat(MAX_CHECKED_CHARACTERS + 1))).toContain(String(MAX_CHECKED_CHARACTERS));
    const screen = await dial('1*8*0800 4537 2356*737*1*5000#');
    expect(screen).toContain(heading);
    expect(screen).toContain(`${check.found.foreign}:\n*737*1*5000#: `);
    const ours = (number: string) => toGsm(check.headings.ours(number));
    expect(await dial('1*8*08004537 2356')).toContain(ours('0800-ILERAEKO').slice(0, 20));
    const fraud = [
      '0123456789*0*',
      '0123456789*00*',
      '0123456789*0*8*',
      '0123456789*00*8*',
      'pay*0*1*8*',
      '*',
      '0*8*',
    ];
    for (const before of fraud)
      for (const line of ['0800 4537 2356', '0800-ILERAEKO', '0800ILERAEKO'])
        expect(await dial(`1*8*${before}${line}`), before + line).not.toContain(ours(''));
  });

  test('the status of a complaint, and news of it to whoever left a number alone, until STOP', async () => {
    const { ask, database, gateway, rows, dial } = await open();
    const form = { ...complaint, user_email: '', user_phone: '0803 123 4567', sms_news: 1 };
    const { id, reference } = await storeComplaint(database, form, null);
    expect(await ask(`${reference} 4567`)).toContain(complaintStates.received.text);
    expect(await ask(reference)).toContain(complaintStates.received.label);
    expect(await dial(`1*5*${reference}*4567`)).toContain(complaintStates.received.label);
    expect(await ask(`${reference} 1111`)).toContain('We find no complaint');
    // Somebody else, who knows the reference alone.
    expect(await ask(reference, { from: '+2348030000000' })).toContain('We find no complaint');

    const before = gateway.sent.length;
    await changeComplaint(database, id, { state: 'in-progress', note: 'private words' });
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(before + 1), POLL);
    const news = gateway.sent.at(-1);
    expect(news).toEqual({
      to: NUMBER,
      message: words.sms.news(reference, complaintStates['in-progress'].label),
    });
    expect(news?.message.length).toBeLessThanOrEqual(160);

    expect(await ask('stop')).toBe(words.sms.stopped);
    expect(JSON.stringify(await rows('sms_stops'))).not.toContain('8031234567');
    await changeComplaint(database, id, { state: 'answered', note: 'private words' });
    const states = async () =>
      (await database.selectFrom('outbox').select('state').where('kind', '=', 'sms-change').execute()).map(
        ({ state }) => state,
      );
    await vi.waitFor(async () => expect((await states()).sort()).toEqual(['dropped', 'sent']), POLL);
    // Whoever asks is still answered.
    expect(await ask(`${reference} 4567`)).toContain('private words');
    expect(await ask('START')).toBe(words.sms.started);
    expect(await rows('sms_stops')).toEqual([]);

    await ask('STOP', { from: '08031234567' });
    const erase = createEraseService(database);
    const found = await erase.find('0803 123 4567');
    expect(
      await erase.erase('0803 123 4567', JSON.stringify(found?.counts), { id: 'p', name: 'Ada' } as never),
    ).toBe('done');
    expect(await rows('sms_stops')).toEqual([]);
    expect(await rows('sms_answers')).toEqual([]);
    await ask('STOP');
    await deleteExpired(database, -1, COMMAND_LINE);
    expect([...(await rows('sms_stops')), ...(await rows('sms_answers'))]).toEqual([]);
  });

  test('the same SMS or session again does nothing twice, and a late one nothing at all', async () => {
    const { ask, dial, gateway, rows, send, staff, database } = await open();
    expect(await dial('1*7')).toBe(
      `CON ${words.callBack.ask(NUMBER)}\n1 ${words.callBack.yes}\n0 back, 00 home`,
    );
    expect(await rows('messages')).toEqual([]);
    for (const text of ['1*7*1', '1*7*1', '1*7*1*1', '1*7*1*0*1'])
      expect(await dial(text)).toBe(`END ${words.callBack.done}`);
    expect(await dial('1*7*1', 'another session')).toBe(`END ${words.callBack.already}`);
    expect(await ask('CALL ME', { id: 'x' })).toBe(words.callBack.already);
    expect(await rows('messages')).toMatchObject([
      { user_phone: NUMBER, user_email: '', subject: callBackWords.subject('USSD'), state: 'received' },
    ]);

    const sent = gateway.sent.length;
    expect((await send('CALL ME', { id: 'x' })).statusCode).toBe(200);
    const day = 86_400_000;
    await send('HELP', { date: new Date(Date.now() - 2 * day).toISOString() });
    expect(await rows('sms_answers')).toEqual([]);
    expect(gateway.sent).toHaveLength(sent);

    // Staff call, and keep what was said: there is no address to which a mail could go.
    const ada = await staff('inbox', 'Ada');
    const [message] = await database.selectFrom('messages').select('id').execute();
    const answered = await ada.post(`/desk/messages/${message?.id}`, {
      action: 'answer',
      version: '0',
      answer: 'Called.',
    });
    expect(answered.statusCode).toBe(303);
    const mails = await database.selectFrom('outbox').select('kind').where('kind', '=', 'change').execute();
    expect(mails).toEqual([]);
    expect(await dial('2*7*1', 'later')).toMatch(/^END E seun/);
  });

  test('a gateway that fails is asked again, one that refuses a number is not, and a stale answer is dropped', async () => {
    const { database, gateway, send, rows } = await open();
    const state = async () =>
      (await database.selectFrom('outbox').select(['state', 'attempts', 'last_error']).execute())[0];
    gateway.status = 500;
    await send('HELP');
    await vi.waitFor(
      async () => expect(await state()).toMatchObject({ state: 'waiting', attempts: 1 }),
      POLL,
    );
    expect((await state())?.last_error).toBe('the gateway answered with status 500');
    const past = new Date(0).toISOString();
    Object.assign(gateway, { status: 201, code: 403 });
    await database.updateTable('outbox').set({ due_at: past }).execute();
    await vi.waitFor(async () => expect(await state()).toMatchObject({ state: 'failed', attempts: 2 }), POLL);
    gateway.code = 101;
    await database.updateTable('sms_answers').set({ stored_at: past }).execute();
    await database.updateTable('outbox').set({ due_at: past, state: 'waiting' }).execute();
    await vi.waitFor(async () => expect(await rows('sms_answers')).toEqual([]), POLL);
    expect(gateway.sent).toEqual([]);
  });

  test('whoever does not know the secret or comes from elsewhere finds nothing, and the log tells nobody’s number', async () => {
    const { post, dial, lines, send } = await open({
      PHONE_ALLOWED_ADDRESSES: '192.0.2.0/24, loopback',
      FORM_LIMIT: '3',
    });
    const form = { sessionId: 's', phoneNumber: NUMBER, text: '' };
    const status = async (url: string, fields: Record<string, string> = form, from?: string) =>
      (await post(url, fields, from)).statusCode;
    for (const path of ['/ussd/another', `/ussd/${SMS}`, `/sms/${USSD}`, '/ussd/', '/sms/%00'])
      expect(await status(path), path).toBe(404);
    expect(await status(`/ussd/${USSD}`, form, '203.0.113.9')).toBe(404);
    expect(await status(`/ussd/${USSD}`, form, '127.0.0.1')).toBe(200);
    expect(await status(`/ussd/${USSD}`, form, '::1')).toBe(200);
    for (const changes of [{ phoneNumber: 'MTN' }, { sessionId: '' }, { phoneNumber: '' }])
      expect(await status(`/ussd/${USSD}`, { ...form, ...changes })).toBe(400);
    expect(await status(`/ussd/${USSD}`, { ...form, text: 'x'.repeat(40_000) })).toBe(413);
    expect(await dial('*'.repeat(1000))).toBe(`END ${words.tooLong}`);
    for (const _time of [1, 2, 3, 4]) expect((await send('HELP')).statusCode).toBe(200);
    expect(lines.join('')).toContain('not answered');
    for (let count = 0; count < 200; count++) await dial('');
    expect(await dial('2')).toMatch(/^END Ibéèrè ti po jù/);
    const logged = lines.join('');
    for (const word of [USSD, SMS, '8031234567', 'key-of-ours']) expect(logged).not.toContain(word);
    expect(logged).toContain('"path":"/ussd/…"');
  });

  test('no SMS leaves for a number that is no mobile one of Nigeria, and staff are not asked to call it', async () => {
    const { database, dial, gateway, rows, send } = await open();
    for (const from of ['40700', '+447700900123', '+8816123456789', '+2347001234567', '08001234567', 'MTN'])
      for (const text of ['HELP', 'CALL ME']) {
        expect((await send(text, { from })).statusCode, from).toBe(200);
        expect(await dial('1*7*1', from, from)).not.toMatch(/^(?:CON|END)/);
      }
    expect(await rows('sms_answers')).toEqual([]);
    expect(await rows('messages')).toEqual([]);
    // A complaint, and an answer of a version that did not check its number.
    const form = { ...complaint, user_email: '', user_phone: '+8816 1234 56789', sms_news: 1 };
    const { id } = await storeComplaint(database, form, null);
    await changeComplaint(database, id, { state: 'in-progress', note: '' });
    const stored_at = new Date().toISOString();
    await database
      .insertInto('sms_answers')
      .values({ id: 'old', number: '+447700900123', text: 'x', stored_at })
      .execute();
    await addToOutbox(database, { kind: 'sms-answer', sms_answer_id: 'old', state: 'waiting' });
    const states = async () =>
      (
        await database
          .selectFrom('outbox')
          .select('state')
          .where('kind', 'in', ['sms-change', 'sms-answer'])
          .execute()
      ).map(({ state }) => state);
    await vi.waitFor(async () => expect(await states()).toEqual(['dropped']), POLL);
    expect(await rows('sms_answers')).toEqual([]);
    expect(gateway.sent).toEqual([]);
  });

  test('a message of the contact form with the number and subject of a call back stops no call back', async () => {
    const { database, dial, rows } = await open();
    const subject = callBackWords.subject('USSD');
    const form = { user_name: 'x', user_email: 'x@example.org', user_phone: NUMBER, subject, message: 'x' };
    for (const suspicion of [null, 'honeypot'] as const) await storeMessage(database, form, suspicion);
    expect(await dial('1*7*1')).toBe(`END ${words.callBack.done}`);
    expect(await rows('messages')).toHaveLength(3);
  });

  test('SMS have a limit a day, in total and for a number; answers may use a part of it, and news beyond it wait', async () => {
    const { database, gateway, rows, send, staff } = await open({
      SMS_DAILY_LIMIT: '5',
      SMS_DAILY_LIMIT_PER_NUMBER: '9',
    });
    const answered = async () => vi.waitFor(async () => expect(await rows('sms_answers')).toEqual([]), POLL);
    const askAll = async (texts: string[], from: string) => {
      await Promise.all(texts.map((text) => send(text, { from })));
      await answered();
    };
    // A refused one does not count.
    gateway.code = 403;
    await send('EMERGENCY');
    await vi.waitFor(async () => expect(await rows('outbox')).toMatchObject([{ state: 'failed' }]), POLL);
    await database.deleteFrom('sms_answers').execute();
    gateway.code = 101;
    await askAll(['HELP', 'HELP me', 'PRICE', 'PRICE 2 3', 'COVER malaria'], NUMBER);
    expect(gateway.sent).toHaveLength(3);
    // The same number, written otherwise.
    await askAll(['PRICE'], '08031234567');
    expect(gateway.sent).toHaveLength(3);
    await askAll(['PRICE', 'PRICE 2 3', 'PRICE 1'], '+2348050000000');
    expect(gateway.sent).toHaveLength(4);

    const form = { ...complaint, user_email: '', user_phone: '0706 123 4567', sms_news: 1 };
    const complainAndChange = async () => {
      const { id } = await storeComplaint(database, form, null);
      await changeComplaint(database, id, { state: 'in-progress', note: '' });
      return id;
    };
    await complainAndChange();
    await vi.waitFor(() => expect(gateway.sent).toHaveLength(5), POLL);
    const id = await complainAndChange();
    const news = () =>
      database
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'sms-change')
        .where('complaint_id', '=', id)
        .executeTakeFirstOrThrow();
    await vi.waitFor(async () => expect((await news()).attempts).toBeGreaterThan(0), POLL);
    expect(await news()).toMatchObject({
      state: 'waiting',
      last_error: 'the daily limit of SMS is used up',
    });
    expect(gateway.sent).toHaveLength(5);

    const page = textOf((await (await staff('inbox', 'Ada')).get('/desk/numbers')).body);
    for (const row of ['Sent today5', 'Limit of a day5', 'Most to one number today3', 'Limit of one number9'])
      expect(page.replace(/\s/g, '')).toContain(row.replace(/\s/g, ''));

    // The next day.
    const tomorrow = new Date(Date.now() + 86_400_000);
    vi.useFakeTimers({ now: tomorrow, toFake: ['Date'] });
    try {
      await vi.waitFor(async () => expect((await news()).state).toBe('sent'), POLL);
      expect(gateway.sent.at(-1)?.to).toBe('+2347061234567');
    } finally {
      vi.useRealTimers();
    }
  });

  test('nothing is there unless it is configured', async () => {
    const { app } = await openDesk();
    for (const url of ['/ussd/', '/ussd/undefined', '/sms/undefined', `/sms/${SMS}`])
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(404);
  });
});
