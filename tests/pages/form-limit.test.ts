import { afterAll, describe, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { prefixOf } from '#domain/language/local-path.ts';
import { contentIn } from '#server/languages.ts';
import { phoneLines } from '#words/site.ts';
import { typedComplaint } from '../support/complaints.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { idsOf, linksOf, textOf } from '../support/read-html.ts';
import { answerIn, formBody, typedContact } from '../support/send-form.ts';

const LIMIT = 2;
const TENFOLD = 10 * LIMIT;
const site = await openOwnSite(
  { FORM_LIMIT: String(LIMIT), TRUSTED_PROXIES: 'loopback' },
  withoutRenderQueue,
);
afterAll(() => site.close());

const PLACES = ['/provider/ikeja/motayo-hospital', '/provider/agege/360-degre-pharmacy-agege'] as const;
let sent = 0;
const numbered = (fields: Record<string, string>, name: string) => ({
  ...fields,
  [name]: `number ${sent++}`,
});

/** A valid form, the fields that are wrong in one that is not, and where it is stored. */
const forms = {
  '/contact': {
    table: 'messages',
    valid: () => numbered(typedContact, 'message'),
    wrong: { user_name: '', user_email: 'ada@', subject: 'x'.repeat(151) },
    kept: typedContact.user_phone,
    id: 'contact',
  },
  '/complaint': {
    table: 'complaints',
    valid: () => numbered(typedComplaint, 'message'),
    wrong: { kind: '', amount: 'a lot', user_email: 'ada@' },
    kept: typedComplaint.user_phone ?? '',
    id: 'complaint',
  },
  '/newsletter': {
    table: 'subscribers',
    valid: () => ({ user_name: 'Ada <Obi>', user_email: `ada${sent++}@example.com` }),
    wrong: { user_email: 'ada@' },
    kept: 'Ada &lt;Obi&gt;',
    id: 'newsletter',
  },
  '/provider/report': {
    table: 'place_reports',
    // At most 20 reports about one place may be open.
    valid: () => {
      const path = PLACES[sent % PLACES.length] ?? '';
      return numbered({ path, field: 'phone', reason: 'I called' }, 'value');
    },
    wrong: { field: '', value: 'x'.repeat(501), contact: '0803' },
    kept: 'number ',
    id: 'report',
  },
} as const;
/** Each in English, and one in each other language: they have one service. */
const cases = [
  ...Object.entries(forms).map(([path, form]) => [path, 'en', form] as const),
  ...translations.map((code) => [`${prefixOf(code)}/contact`, code, forms['/contact']] as const),
];

async function post(path: string, fields: Record<string, string>, ip: string) {
  const headers = { 'x-forwarded-for': ip };
  const answer = await site.fetch(path, {
    method: 'POST',
    body: formBody(fields),
    headers,
    redirect: 'manual',
  });
  return { status: answer.status, html: await answer.text() };
}

async function countIn(table: (typeof forms)[keyof typeof forms]['table']): Promise<number> {
  return (await site.database.selectFrom(table).select('id').execute()).length;
}

describe.each(cases)('%s', (path, language, { table, valid, wrong, kept, id }) => {
  const { formWords, messageForms } = contentIn(language, 'messageForms');
  const ipOf = (last: number) => `2001:db8:${cases.findIndex(([other]) => other === path)}:${last}::1`;

  test('beyond the limit it asks a question with the text kept, and takes the form with its answer', async () => {
    const before = await countIn(table);
    for (let count = 0; count < LIMIT; count++) expect((await post(path, valid(), ipOf(1))).status).toBe(303);
    const fields = valid();
    const asking = await post(path, fields, ipOf(1));
    const answer = answerIn(textOf(asking.html), formWords) ?? '';
    expect([asking.status, answer]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(textOf(asking.html)).toContain(messageForms.questionWhy);
    expect(asking.html.includes(kept)).toBe(true);
    expect(linksOf(asking.html)).toContain(`#${id}-question`);
    expect(idsOf(asking.html)).toContain(`${id}-question`);
    for (const wrongAnswer of ['99', 'none', ''])
      expect((await post(path, { ...fields, question: wrongAnswer }, ipOf(1))).status).toBe(429);
    const mistaken = await post(path, { ...fields, ...wrong, question: answer }, ipOf(1));
    expect(mistaken.status).toBe(400);
    const hidden = `<input type="hidden" name="question" value="${answer}"/>`;
    expect(mistaken.html.includes(hidden)).toBe(true);
    expect(await countIn(table)).toBe(before + LIMIT);
    expect((await post(path, { ...fields, question: ` ${answer}. ` }, ipOf(1))).status).toBe(303);
    expect(await countIn(table)).toBe(before + LIMIT + 1);
  });

  test('beyond ten times the limit it is refused with the phone number and the text kept, answered or not', async () => {
    let answer = '';
    for (let count = 1; count <= TENFOLD; count++) {
      const { status, html } = await post(path, { ...valid(), question: answer }, ipOf(2));
      expect(status, `${count}`).toBe(count <= LIMIT || answer ? 303 : 429);
      if (status === 429) answer = answerIn(textOf(html), formWords) ?? '';
    }
    const { status, html } = await post(path, { ...valid(), question: answer }, ipOf(2));
    expect([status, textOf(html)]).toEqual([429, expect.stringContaining(formWords.tooMany)]);
    expect(formWords.tooMany).toContain(phoneLines.tollFree.inFull);
    expect(html.includes(kept)).toBe(true);
  });

  test('what is wrong is named at its field, with everything typed kept and nothing stored', async () => {
    const before = await countIn(table);
    const { status, html } = await post(path, { ...valid(), ...wrong }, ipOf(3));
    expect(status).toBe(400);
    for (const [name, value] of Object.entries(wrong)) {
      const error = new RegExp(`id="${id}-${name}-error"[^>]*>[^<]{10,}<`);
      expect([error.test(html), html.includes(value)], name).toEqual([true, true]);
    }
    expect(html.includes(kept)).toBe(true);
    expect(await countIn(table)).toBe(before);
  });
});

test('a report about a place that has left the lists keeps what was typed', async () => {
  const { status, html } = await post(
    '/provider/report',
    { path: '/provider/ikeja/gone', field: 'phone', value: 'My words', reason: 'I know' },
    '2001:db8:ff::1',
  );
  const { reportFormWords } = contentIn('en', 'placeDetails');
  expect([status, textOf(html)]).toEqual([400, expect.stringContaining(reportFormWords.unknownPlace)]);
  expect(html).toContain('My words');
});
