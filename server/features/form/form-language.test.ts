import { describe, expect, test, vi } from 'vitest';
import { complaintFields } from '#tests/support/complaints.ts';
import { dialects } from '#tests/support/databases.ts';
import {
  contactBody,
  contactFields,
  formBody,
  injectForm,
  newsletterCall,
} from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';
import { formWords } from '#words/message-forms.ts';
import type { Database } from '../../database/schema.ts';
import { contentIn } from '../../languages.ts';
import { createMailLinks } from '../newsletter/mail-links.ts';
import { createFormService } from './form-service.ts';

const SENDER = { address: '192.0.2.1' };

function formsOn(database: Database) {
  const links = createMailLinks(database);
  const log = { error: vi.fn() };
  return createFormService({ database, links, log, sendsMail: true, requireFile() {}, onStored() {} });
}

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);
  const languageOf = async (database: Database, table: 'messages' | 'complaints' | 'subscribers') =>
    (await database.selectFrom(table).select('language').execute()).map(({ language }) => language);

  test('what is sent from a page keeps its language', async () => {
    const { database } = await createTestApp();
    const forms = formsOn(database);
    const user_email = 'ada@example.com';
    await forms.submit('complaint', complaintFields, { ...SENDER, language: 'yo' });
    await forms.submit('contact', contactFields, { ...SENDER, language: 'pcm' });
    await forms.submit('newsletter', { user_email }, SENDER);
    expect(await languageOf(database, 'complaints')).toEqual(['yo']);
    expect(await languageOf(database, 'messages')).toEqual(['pcm']);
    expect(await languageOf(database, 'subscribers')).toEqual(['en']);
    // Whoever comes back in another language is written to in that one.
    await forms.submit('newsletter', { user_email }, { ...SENDER, language: 'pcm' });
    expect(await languageOf(database, 'subscribers')).toEqual(['pcm']);
  });

  test('what is sent by script keeps its language, and one that we do not know is English', async () => {
    const { app, database } = await createTestApp();
    for (const [number, language] of ['yo', 'fr', 'x'.repeat(5000), '../yo', ''].entries())
      expect((await injectForm(app, contactBody({ language, message: `message ${number}` }))).body).toBe(
        'OK',
      );
    expect((await languageOf(database, 'messages')).sort()).toEqual(['en', 'en', 'en', 'en', 'yo']);
    const subscriber = { ...newsletterCall, user_email: 'ada@example.com', language: 'pcm' };
    await injectForm(app, formBody(subscriber));
    expect(await languageOf(database, 'subscribers')).toEqual(['pcm']);
  });
});

describe.each(['yo', 'pcm'])('refusals in %s', (language) => {
  const createTestApp = testApps('SQLite');
  const words = contentIn(language, 'messageForms').formWords;

  test('name each field with its reason', async () => {
    expect(words.badEmail).not.toBe(formWords.badEmail);
    const { app, database } = await createTestApp();
    const forms = formsOn(database);
    const wrong = { ...contactFields, user_email: 'ada', message: '' };
    expect(await forms.submit('contact', wrong, { ...SENDER, language })).toEqual({
      ok: false,
      status: 400,
      errors: [
        { field: 'user_email', reason: words.badEmail },
        { field: 'message', reason: words.missing.message },
      ],
    });
    const answer = await injectForm(app, contactBody({ user_email: 'ada', language }));
    expect(answer.body).toBe(`user_email: ${words.badEmail}`);
  });

  test('of a complaint say what is missing', async () => {
    const { complaintFormWords } = contentIn(language, 'complaintPage');
    const { database } = await createTestApp();
    const fields = { ...complaintFields, kind: '', user_phone: '', user_email: '' };
    expect(await formsOn(database).submit('complaint', fields, { ...SENDER, language })).toMatchObject({
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
    expect([answer.statusCode, answer.body]).toEqual([429, words.tooMany]);
  });
});
