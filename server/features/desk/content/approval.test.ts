import { describe, expect, test } from 'vitest';
import { contentWords as words } from '#content/desk/content.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { givePasskey } from '#tests/support/desk.ts';
import { fieldsIn, textOf } from '#tests/support/read-html.ts';
import { testDesks } from '#tests/support/test-desk.ts';

const NOTICE = '/desk/content/notice';
const PLANS = '/desk/content/plans';
const CONTACT = '/desk/content/contact';
const QUESTION = '/desk/content/faq/questions/lost-card';

describe.each(dialectsOfPages)('what two people need to know of each other’s work, on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  async function setUp() {
    const desk = await openDesk({ routes: [], services: {} });
    async function staff(role: 'editor' | 'admin', name: string) {
      const person = await desk.staff(role, name);
      await givePasskey(desk.database, person.person);
      const textAt = async (path: string) => textOf((await person.get(path)).body);
      /** The fields of the page's form, with what is typed into it. */
      async function send(path: string, action: string, typed: Record<string, string> = {}) {
        const { body } = await person.get(path);
        return person.post(path, { ...fieldsIn(body), ...typed, action });
      }
      return { ...person, textAt, send };
    }
    return { ...desk, ada: await staff('editor', 'Ada'), ben: await staff('admin', 'Ben') };
  }

  test('a notice that is sent back says so with the reason, until somebody asks again', async () => {
    const { ada, ben } = await setUp();
    const typed = { severity: 'urgent', 'text-en': 'The portal is closed.' };
    await ada.send(NOTICE, 'save', typed);
    await ada.send(NOTICE, 'publish', typed);
    // Nobody reads of a notice that there was none.
    expect(await ben.textAt(NOTICE)).not.toMatch(/Notice Before/);
    expect((await ben.decide('reject', 'Say since when.')).statusCode).toBe(303);
    const said = /Ben sent it back on .+ Say since when\./;
    expect(await ada.textAt(NOTICE)).toMatch(said);
    await ada.send(NOTICE, 'save', { ...typed, 'text-en': 'The portal is closed since Monday.' });
    expect(await ada.textAt(NOTICE)).toMatch(said);
    const begins = lagosTime(new Date(Date.now() + 3_600_000)).replace(' ', 'T');
    await ada.send(NOTICE, 'publish', { begins });
    expect(await ben.textAt(NOTICE)).not.toMatch(said);
    expect(await ben.textAt('/desk/approvals')).toMatch(/Begins on .+ nothing .+ at /);
    expect((await ben.decide('approve')).statusCode).toBe(303);
    expect(await ben.textAt(NOTICE)).toMatch(/Version 1 begins on .+ at /);
    expect(await ben.textAt('/desk/audit?q=since+when')).toContain('Reason: Say since when.');
  });

  test('a notice that is too long is refused as it was typed', async () => {
    const { ada } = await setUp();
    const long = `${'word '.repeat(61)}end`;
    const refused = await ada.send(NOTICE, 'save', { severity: 'warning', 'text-en': long });
    expect([refused.statusCode, refused.body.includes(long)]).toEqual([422, true]);
    expect(refused.body).toContain(words.errors.tooLong(300, 'English'));
  });

  test('who writes and who approves is asked about prices that look like a slip', async () => {
    const { ada, ben } = await setUp();
    const typed = { 'standardJaara.premiums.individual': '180,000' };
    expect(await ada.textAt(PLANS)).not.toContain(words.doubt);
    await ada.send(PLANS, 'save', typed);
    await ada.send(PLANS, 'publish', typed);
    for (const person of [ada, ben])
      expect(await person.textAt(PLANS)).toContain('A year, one person: from ₦15,000 to ₦180,000.');
    expect((await ben.decide('approve')).statusCode).toBe(303);
  });

  test('the audit log tells what was changed, and leads to it', async () => {
    const { ada, ben } = await setUp();
    const typed = { 'support-1-digits': '0700-123-7002', 'support-1-display': '0700-123-7002' };
    await ada.send(CONTACT, 'save', typed);
    await ada.send(CONTACT, 'publish', typed);
    expect((await ben.decide('approve')).statusCode).toBe(303);
    for (const search of ['7002', 'support line', 'approved phone lines']) {
      const { body } = await ben.get(`/desk/audit?${new URLSearchParams({ q: search })}`);
      expect(textOf(body), search).toMatch(/Support line 1: In digits: [\d-]+ becomes → 0700-123-7002/);
      expect(body).toContain('href="/desk/content/contact/versions/1?compare=before"');
    }
  });

  test('who comes second at a question reads the other text whole, field by field, and whose it is', async () => {
    const { ada, ben } = await setUp();
    const form = fieldsIn((await ben.get(QUESTION)).body);
    await ada.send(QUESTION, 'save', { 'answer-en': 'What Ada wrote.\n\nIn two parts.' });
    const { statusCode, body } = await ben.post(QUESTION, {
      ...form,
      'answer-en': 'What Ben wrote.',
      action: 'save',
    });
    expect(statusCode).toBe(409);
    const panel = body.slice(
      body.indexOf(words.faq.theirs),
      body.indexOf('<form', body.indexOf(words.faq.theirs)),
    );
    expect(textOf(panel)).toMatch(/Saved last by Ada, on /);
    expect(
      panel.match(/<textarea[^>]*name="[^"]*"/g)?.map((each) => /name="([^"]*)"/.exec(each)?.[1]),
    ).toEqual(['their-answer-en']);
    expect(panel).toContain('What Ada wrote.\n\nIn two parts.');
    expect(panel).not.toMatch(/<del>|<ins>|What Ben wrote/);
  });
});
