import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { showContact } from '#app/desk/content/contact-form.tsx';
import { showOffice } from '#app/desk/content/office-form.tsx';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { builtInContact } from '#server/features/content/built-in-contact.ts';
import { loadBuiltSite } from '#server/pages/built-site.ts';
import { freshDatabases } from '../support/databases.ts';
import { givePasskey, signIn } from '../support/desk.ts';
import { publishPost } from '../support/posts.ts';
import { textOf } from '../support/read-html.ts';
import { pdfText } from '../support/read-pdf.ts';

const SOON = { timeout: 5000, interval: 50 };
const PART = '/desk/content/contact';
const OFFICE = `${PART}/offices/head-office`;
const OLD = '080045372356';
const NEW = { display: '0800-LASHMA', digits: '0800-527-462', to: 'tel:0800527462' };
const site = await loadBuiltSite();

describe('phone lines and offices that staff have published', () => {
  const freshDatabase = freshDatabases('SQLite', 'lists');

  test('a changed line and office, approved by a second person, are what the whole site says', async () => {
    const place = await freshDatabase();
    const database = await openDatabase(place);
    const config = readConfig({ LOG_LEVEL: 'silent', DATA_DIR: place.dataDir });
    const app = await createApp(config, { site, database, log: { write() {} } });
    onTestFinished(async () => {
      await app.close();
      await database.destroy();
    });
    const bodyOf = async (url: string) => (await app.inject(url)).body;

    async function staff(role: 'editor' | 'admin') {
      const { headers, person } = await signIn(database, role);
      await givePasskey(database, person);
      const get = async (url: string) => (await app.inject({ url, headers })).body;
      const post = async (url: string, fields: Record<string, string>) => {
        const html = await get(url);
        const hidden = Array.from(
          html.matchAll(/name="(revision|stamp|id|seen)" value="([^"]+)"/g),
          ([, name = '', value = '']) => [name, value],
        );
        const payload = new URLSearchParams({ ...Object.fromEntries(hidden), ...fields }).toString();
        const sent = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
        return app.inject({ method: 'POST', url, headers: sent, payload });
      };
      return { get, post };
    }
    const [ada, ben] = [await staff('editor'), await staff('admin')];
    await publishPost(database, { id: 'call', title: 'How to call us', content: 'Call 0800-ILERAEKO.' });
    await publishPost(database, { id: 'long', title: 'A longer number', content: `It is ${OLD}9.` });
    const plain = await bodyOf('/contact');
    const form = { action: 'save', ...showContact(builtInContact) };

    const wrong = await ada.post(PART, { ...form, 'tollFree-display': '0800-LASHMO' });
    expect([wrong.statusCode, wrong.body.includes('0800527466')]).toEqual([422, true]);
    const numbers = {
      'tollFree-display': NEW.display,
      'tollFree-digits': NEW.digits.replaceAll('-', ' '),
      'tollFree-hours': 'Mon-Fri 8am-6pm',
    };
    // Who changes the line is asked about the same line from abroad.
    expect((await ada.post(PART, { ...form, ...numbers })).statusCode).toBe(422);
    expect((await ada.post(PART, { ...form, ...numbers, fromAbroad: '+234 800 527 462' })).statusCode).toBe(
      303,
    );
    const [head] = builtInContact.offices;
    const office = {
      action: 'save',
      ...(head && showOffice(head)),
      isToConfirm: '',
      hours: 'Mon-Thu 9am-3pm',
    };
    expect((await ada.post(OFFICE, { ...office, lines: 'New House\nAlausa, Ikeja, Lagos' })).statusCode).toBe(
      303,
    );

    for (const [page, language] of [
      ['/contact', 'en'],
      ['/emergency', 'yo'],
      ['/', 'pcm'],
    ] as const)
      expect(await ada.get(`${PART}/preview?${new URLSearchParams({ page, language })}`)).toContain(
        NEW.display,
      );
    expect(await bodyOf('/contact')).toBe(plain);
    await ada.post(PART, { ...form, ...numbers, fromAbroad: '+234 800 527 462', action: 'publish' });
    expect((await ada.post('/desk/approvals', { action: 'approve' })).statusCode).toBe(403);
    const compared = textOf(await ben.get(PART));
    expect(compared).toContain('How to call us : 0800-ILERAEKO');
    expect(compared).not.toContain('A longer number');
    for (const part of ['0800-ILERAEKO', NEW.display, 'New House']) expect(compared).toContain(part);
    expect((await ben.post('/desk/approvals', { action: 'approve' })).statusCode).toBe(303);

    await vi.waitFor(async () => expect(await bodyOf('/contact')).toContain(NEW.to), SOON);
    for (const path of [
      '/',
      '/contact',
      '/emergency',
      '/yo/contact',
      '/pcm/faq',
      '/search?q=phone+number',
      '/nope',
    ]) {
      const html = await bodyOf(path);
      expect(html, path).toContain(NEW.to);
      expect(html, path).toContain(NEW.display);
      expect(html, path).not.toContain(OLD);
      expect(html, path).not.toContain('0800-ILERAEKO');
    }
    const contact = await bodyOf('/contact');
    expect(contact).toContain(`"telephone":"${NEW.digits}"`);
    expect(contact).toContain('"opens":"08:00","closes":"18:00"');
    expect(contact).toContain('"streetAddress":"New House"');
    const said = textOf(contact);
    for (const words of ['New House', 'Monday to Thursday: 9am to 3pm', 'Monday to Friday 8am to 6pm'])
      expect(said).toContain(words);
    for (const lie of ['24/7', '24 hours a day', 'day and night:', 'and Saturday 9am to 1pm, not'])
      expect(said).not.toContain(lie);
    expect(textOf(await bodyOf('/yo/contact'))).toContain('láti ọjọ́ Ajé sí ọjọ́ Ẹtì aago 8 àárọ̀');

    const list = (await app.inject('/documents/community-pharmacies.pdf')).rawPayload;
    const printed = await pdfText(list);
    expect(printed).toContain(`${NEW.display} (${NEW.digits})`);
    expect(printed).not.toContain('0800-ILERAEKO');

    const verdict = async (number: string, path = '') =>
      textOf(await bodyOf(`${path}/is-this-lashma?q=${number}`));
    expect(await verdict(NEW.display)).toContain('Yes, this is ours');
    expect(await verdict('0800-ILERAEKO')).toContain('We have given this number up');
    expect(await verdict(OLD, '/yo')).toContain('A ti fi nọ́ḿbà yìí sílẹ̀');
  });
});
