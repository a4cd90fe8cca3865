import { describe, expect, test, vi } from 'vitest';
import { translations } from '#content/languages.ts';
import { typedComplaint } from '#tests/support/complaints.ts';
import { dialects } from '#tests/support/databases.ts';
import { formsOn } from '#tests/support/forms.ts';
import { answerIn, contactBody, injectForm, typedContact } from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';
import { contentIn } from '../../languages.ts';
import { suspect } from './form-service.ts';

const [first = 'en'] = translations;
const SENDER = { ip: '192.0.2.1' };
const NOW = Date.parse('2026-03-01T10:00:00Z');
const ago = (ms: number) => String(NOW - ms);

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('what is sent keeps its language, and one that we do not know is English', async () => {
    const { app, database } = await createTestApp();
    const languages = async (table: 'messages' | 'complaints' | 'subscribers') =>
      (await database.selectFrom(table).select('language').execute()).map(({ language }) => language).sort();
    for (const [number, language] of [first, 'qaa', 'x'.repeat(5000), `../${first}`, ''].entries())
      await injectForm(app, contactBody({ language, message: `message ${number}` }));
    expect(await languages('messages')).toEqual(['en', 'en', 'en', 'en', first]);
    const forms = formsOn(database);
    await forms.submit('complaint', typedComplaint, { ...SENDER, language: first });
    expect(await languages('complaints')).toEqual([first]);
    // Whoever comes back in another language is written to in that one.
    for (const language of ['en', ...translations]) {
      await forms.submit('newsletter', { user_email: 'ada@example.com' }, { ...SENDER, language });
      expect(await languages('subscribers')).toEqual([language]);
    }
  });

  test('a message of the probe is checked as any, and leaves nothing behind', async () => {
    const { database } = await createTestApp();
    const probeToken = 'the-token-of-the-probe-24';
    const onStored = vi.fn();
    const forms = formsOn(database, { probeToken, onStored });
    const send = (fields: Record<string, string>) =>
      forms.submit('contact', { ...typedContact, ...fields }, SENDER);
    const stored = async () => [
      await database.selectFrom('messages').select('id').execute(),
      await database.selectFrom('outbox').select('id').execute(),
      await database.selectFrom('sent_forms').selectAll().execute(),
    ];
    expect(await send({ probe_token: probeToken, user_email: 'nobody' })).toMatchObject({ status: 400 });
    expect(await send({ probe_token: probeToken })).toEqual({ ok: true });
    expect([await stored(), onStored.mock.calls]).toEqual([[[], [], []], []]);
    await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    expect(await send({ probe_token: probeToken })).toMatchObject({ ok: false, status: 503 });
    await database.schema.alterTable('outbox_gone').renameTo('outbox').execute();
    // Another token is any visitor's field.
    expect(await send({ probe_token: 'x'.repeat(24) })).toMatchObject({ ok: true });
    expect((await stored()).map((rows) => rows.length)).toEqual([1, 2, 1]);
  });
});

describe.each(['en', ...translations])('refusals in %s', (language) => {
  const createTestApp = testApps('SQLite');
  const { formWords: words } = contentIn(language, 'messageForms');
  const { complaintFormWords } = contentIn(language, 'complaintPage');

  test('name each field with its reason', async () => {
    const { app, database } = await createTestApp();
    const wrong = { user_email: 'ada', subject: 'x'.repeat(151), language };
    const body = `user_email: ${words.badEmail}\nsubject: ${words.tooLong(150, 151)}`;
    expect(await injectForm(app, contactBody(wrong))).toMatchObject({ statusCode: 400, body });
    expect(await database.selectFrom('messages').selectAll().execute()).toEqual([]);
    const complaint = { ...typedComplaint, kind: '', user_phone: '', user_email: '' };
    expect(await formsOn(database).submit('complaint', complaint, { ...SENDER, language })).toMatchObject({
      errors: [
        { field: 'kind', reason: complaintFormWords.missing.kind },
        { field: 'user_phone', reason: complaintFormWords.noContact },
      ],
    });
  });

  test('say that too many have come, and that nothing could be stored', async () => {
    const { app, database } = await createTestApp({ environment: { FORM_LIMIT: '1' } });
    await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    expect((await injectForm(app, contactBody({ language }))).body).toBe(words.notStored);
    const headers = { referer: `http://localhost/${language}/contact` };
    const answer = await injectForm(app, contactBody({ language }), { headers });
    expect([answer.statusCode, answerIn(answer.body, words)]).toEqual([429, expect.any(String)]);
    const complained = await formsOn(database).submit('complaint', typedComplaint, { ...SENDER, language });
    const errors = [{ field: '', reason: complaintFormWords.notStored }];
    expect(complained).toEqual({ ok: false, status: 503, errors });
  });
});

test.each([
  ['contact', { website: 'https://spam.example' }, 'honeypot'],
  ['contact', { website: '  ' }, null],
  ['contact', { startedAt: ago(2999) }, 'too-fast'],
  ['contact', { startedAt: ago(3000) }, null],
  ['newsletter', { startedAt: ago(999) }, 'too-fast'],
  ['newsletter', { startedAt: ago(1000) }, null],
  ['contact', { startedAt: new Date(NOW - 500).toISOString() }, 'too-fast'],
  // A form without script, a clock that is ahead, nonsense.
  ...['', ago(-60_000), 'yesterday', '9'.repeat(400), 'NaN'].map(
    (startedAt) => ['contact', { startedAt }, null] as const,
  ),
] as const)('a %s form with %o is under suspicion: %s', (kind, marks, suspicion) => {
  expect(suspect(kind, { website: undefined, startedAt: undefined, ...marks }, NOW)).toBe(suspicion);
});
