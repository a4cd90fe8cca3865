import { beforeEach, describe, expect, test } from 'vitest';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { formsOn } from '#tests/support/forms.ts';
import { connectDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { createMailLinks, type MailLinks } from './mail-links.ts';
import { countHeldSignUps, discardSignUp, releaseSignUp } from './subscriber-repository.ts';

const SENDER = { ip: '192.0.2.1' };
const WAITING = { kind: 'confirmation', state: 'waiting' };
const YESTERDAY = new Date(Date.now() - 86_500_000).toISOString();

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  /** Which has a secret of its own. */
  const emptyDatabase = freshDatabases(dialect, 'nothing');
  let database: Database;
  let links: MailLinks;
  let forms: ReturnType<typeof formsOn>;

  beforeEach(async () => {
    database = await openForTest(await freshDatabase());
    links = createMailLinks(database);
    forms = formsOn(database);
  });

  const signUp = (fields: Record<string, string> = {}) =>
    forms.submit('newsletter', { user_email: 'ada@example.com', user_name: 'Ada', ...fields }, SENDER);
  const subscribers = () => database.selectFrom('subscribers').selectAll().execute();
  const mails = () => database.selectFrom('outbox').select(['kind', 'state']).execute();
  const tokenFor = async (purpose: 'confirm' | 'unsubscribe') => links.tokenFor(purpose, await idOf());

  const aDayLater = () => database.updateTable('subscribers').set({ mail_queued_at: YESTERDAY }).execute();
  const idOf = async () => (await subscribers())[0]?.id ?? '';

  test('an address has one row however it is written and however often it comes, and gets one mail a day', async () => {
    const answers = await Promise.all(
      ['ada@example.com', 'ADA@example.com', ' Ada@Example.Com '].map((user_email) => signUp({ user_email })),
    );
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const subscriber = { user_email: 'ada@example.com', user_name: 'Ada', state: 'pending' };
    expect(await subscribers()).toMatchObject([{ ...subscriber, suspicion: null }]);
    expect(await mails()).toEqual([WAITING]);
    await aDayLater();
    await signUp();
    expect(await mails()).toEqual([WAITING, WAITING]);
  });

  test('the mailed link confirms, as often as it is used, and who is subscribed gets no other mail', async () => {
    await signUp();
    const token = await tokenFor('confirm');
    expect([await forms.confirm(token), await forms.confirm(token)]).toEqual([true, true]);
    await aDayLater();
    expect(await signUp({ user_name: 'Someone else' })).toEqual({ ok: true });
    const confirmed_at = expect.any(String);
    expect(await subscribers()).toMatchObject([{ state: 'confirmed', user_name: 'Ada', confirmed_at }]);
    expect(await mails()).toHaveLength(1);
  });

  test('who leaves is forgotten but for the address, and can come back by a new mail only', async () => {
    await signUp();
    const [confirm, leave] = [await tokenFor('confirm'), await tokenFor('unsubscribe')];
    await forms.confirm(confirm);
    expect([await forms.unsubscribe(leave), await forms.unsubscribe(leave)]).toEqual([true, true]);
    expect(await subscribers()).toMatchObject([{ state: 'unsubscribed', user_name: '', confirmed_at: null }]);
    expect([await forms.confirm(confirm), await mails()]).toEqual([false, []]);
    await signUp();
    expect(await subscribers()).toMatchObject([{ state: 'pending', user_name: 'Ada' }]);
    expect(await mails()).toEqual([WAITING]);
    expect(await forms.confirm(await tokenFor('confirm'))).toBe(true);
  });

  test('a suspected sign-up has one mail held, however often it comes, until a person signs the address up', async () => {
    for (const _time of [1, 2]) {
      expect(await signUp({ website: 'x' })).toEqual({ ok: true });
      expect(await subscribers()).toMatchObject([{ state: 'pending', suspicion: 'honeypot' }]);
      expect(await mails()).toEqual([{ kind: 'confirmation', state: 'held' }]);
      await aDayLater();
    }
    await signUp();
    const user_email = 'bisi@example.com';
    for (const website of ['x', '']) await signUp({ user_email, website });
    expect(await subscribers()).toMatchObject([{ suspicion: null }, { suspicion: null }]);
    expect(await mails()).toEqual([WAITING, WAITING]);
  });

  test('a mail that is held for an address that was not suspected before can be released, once', async () => {
    await signUp();
    await aDayLater();
    await signUp({ website: 'x' });
    expect(await subscribers()).toMatchObject([{ state: 'pending', suspicion: 'honeypot' }]);
    expect(await countHeldSignUps(database)).toBe(1);
    const id = await idOf();
    const release = () => releaseSignUp(database, id);
    expect(await Promise.all([release(), release()])).toEqual(expect.arrayContaining([true, false]));
    expect(await countHeldSignUps(database)).toBe(0);
    expect((await mails()).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  });

  test('a discarded sign-up is forgotten, and who had left before stays out', async () => {
    const discard = async () => discardSignUp(database, await idOf());
    await signUp({ website: 'x' });
    expect([await discard(), await discard()]).toEqual([true, false]);
    expect([await subscribers(), await mails()]).toEqual([[], []]);
    await signUp();
    expect(await discard()).toBe(false);
    await forms.unsubscribe(await tokenFor('unsubscribe'));
    await signUp({ website: 'x' });
    expect(await discard()).toBe(true);
    expect(await subscribers()).toMatchObject([{ state: 'unsubscribed', user_name: '', suspicion: null }]);
    expect(await mails()).toEqual([]);
  });

  test('the link of an earlier mail still confirms after a later sign-up was discarded', async () => {
    await signUp();
    await database.updateTable('outbox').set({ state: 'sent' }).execute();
    await aDayLater();
    await signUp({ website: 'x' });
    expect(await discardSignUp(database, await idOf())).toBe(true);
    expect(await forms.confirm(await tokenFor('confirm'))).toBe(true);
  });

  test('a link is not said to be followed when the database file is gone', async () => {
    await signUp();
    const requireFile = () => {
      throw new Error('gone');
    };
    const lost = formsOn(database, { requireFile });
    await expect(lost.confirm(await tokenFor('confirm'))).rejects.toThrow('gone');
    await expect(lost.unsubscribe(await tokenFor('unsubscribe'))).rejects.toThrow('gone');
  });

  test('no other token does anything', async () => {
    await signUp();
    const confirm = await tokenFor('confirm');
    const [id] = confirm.split('.');
    const other = await connectDatabase(await emptyDatabase());
    const foreign = await createMailLinks(other).tokenFor('confirm', id ?? '');
    await other.destroy();
    const ours = [`${id}`, `${id}.`, `${confirm}x`, `${confirm}.x`];
    const wrong = ['', '.', ...ours, foreign, 'x'.repeat(5000), '\0.\0'];
    for (const token of [...wrong, await tokenFor('unsubscribe')])
      expect(await forms.confirm(token)).toBe(false);
    for (const token of [...wrong, confirm]) expect(await forms.unsubscribe(token)).toBe(false);
    expect(await subscribers()).toMatchObject([{ state: 'pending' }]);
  });
});
