import { beforeEach, describe, expect, test } from 'vitest';
import { createReference } from '#domain/complaints/complaint-reference.ts';
import type { AuditFilter } from '#server/features/desk/audit/audit-service.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import type { Database } from '../../../database/schema.ts';
import { recordAction } from '../audit-repository.ts';
import { createAuditService } from './audit-service.ts';

describe.each(dialectsOfPages)('the audit log at the desk, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let database: Database;
  let admin: TestStaff;

  beforeEach(async () => {
    const site = await openDesk();
    ({ database } = site);
    admin = await site.staff('admin', 'Ada Obi');
  });

  const record = (action: Parameters<typeof recordAction>[2]) => recordAction(database, admin.person, action);
  const bodyOf = async (query: string) => (await admin.get(`/desk/audit?${query}`)).body;

  test('lines are found by person, action and day in Lagos, the newest first and page by page', async () => {
    const empty = { person_id: 'p', before: '', after: '{"title":"The 5% rule"}', number: null, hash: null };
    const reference = createReference(() => 3);
    const lines = [
      ['renamed', '2025-01-02T00:00:00.000Z', 'Ada', 'message.unassign', '0a1b2c3d-x'],
      // As an older version recorded it.
      ['old', '2025-01-01T00:00:00.000Z', 'Ada', 'message.let-go', ''],
      ['late', '2026-03-13T22:59:59.999Z', 'Ada', 'post.publish', 'a-post'],
      ['night', '2026-03-13T23:00:00.000Z', 'Bola', 'post.publish', 'b-post'],
      ['noon', '2026-03-14T11:00:00.000Z', 'Ada', 'complaint.open', reference],
    ] as const;
    const rows = lines.map(([id, at, person_name, action, subject]) => ({
      ...empty,
      id,
      at,
      person_name,
      action,
      subject,
    }));
    await database.insertInto('audit_log').values(rows).execute();
    const audit = createAuditService(database);
    expect(await audit.choices()).toEqual({
      people: ['Ada', 'Bola'],
      actions: ['complaint.open', 'message.unassign', 'post.publish'],
    });
    for (const [filter, total, ids, range = { page: 1, rowsPerPage: 10 }] of [
      [{}, 5, ['noon', 'night', 'late', 'renamed', 'old']],
      [{}, 5, ['late', 'renamed'], { page: 2, rowsPerPage: 2 }],
      [{ person: 'Bola' }, 1, ['night']],
      [{ action: 'post.publish' }, 2, ['night', 'late']],
      [{ day: '2026-03-14' }, 2, ['noon', 'night']],
      [{ person: 'Ada', day: '2026-03-13' }, 1, ['late']],
      [{ action: 'message.unassign' }, 2, ['renamed', 'old']],
      [{ search: reference.toLowerCase().replaceAll('-', ' ') }, 1, ['noon']],
      [{ search: reference.replaceAll('-', '') }, 1, ['noon']],
      [{ search: '0A1B2C3D' }, 1, ['renamed']],
      [{ search: '-POST', person: 'Ada' }, 1, ['late']],
      [{ search: 'the 5% rule' }, 5, ['late', 'renamed'], { page: 2, rowsPerPage: 2 }],
      [{ search: 'the 5% rule' }, 5, ['old'], { page: 9, rowsPerPage: 2 }],
      [{ search: '?!' }, 0, []],
    ] as [AuditFilter, number, string[], { page: number; rowsPerPage: number }?][]) {
      const found = await audit.list(filter, range);
      expect([filter, found.total, found.lines.map(({ id }) => id)]).toEqual([filter, total, ids]);
    }
    const { lines: renamed } = await audit.list({ action: 'message.unassign' }, { page: 1, rowsPerPage: 10 });
    expect(renamed.map(({ action }) => action)).toEqual(['message.unassign', 'message.unassign']);
  });

  test('lines are found by the names that they show', async () => {
    await record({ action: 'place.edit', subject: '/provider/ikorodu/bernice-clinic' });
    await record({ action: 'content.publish', subject: 'plans' });
    await record({ action: 'list.publish', subject: 'standard-jaara' });
    await record({
      action: 'list.upload',
      subject: 'pharmacies',
      before: { name: 'Ọ̀ṣun Ìlú' },
      after: { name: 'St. Luke’s, Ogun (State)', date: '2026-10-01' },
    });
    await record({ action: 'holiday.add', subject: '2026-12-04' });
    for (const [search, shown] of [
      ['bernice clinic', 'Bernice Clinic'],
      ['clinic, BERNICE', 'Bernice Clinic'],
      ['state ogun', 'Community Pharmacy'],
      ['st lukes', 'Community Pharmacy'],
      ['ilu osun', 'Community Pharmacy'],
      ['osun pharmacy', 'Community Pharmacy'],
      ['4 December', '4 December 2026'],
      ['Prices, limits', 'Prices, limits and waiting times of the plans'],
      ['Standard Jaara', 'Standard Jaara Plan Hospital'],
    ] as const) {
      const page = await bodyOf(new URLSearchParams({ q: search }).toString());
      expect(page.match(/<td data-label="What">/g), search).toHaveLength(1);
      expect(page).toContain(`>${shown}</a>`);
    }
    expect(await bodyOf('q=zzzz')).not.toContain('Take a filter away');
    expect(await bodyOf('q=zzzz&action=list.publish')).toContain('Take a filter away');
  });

  test('lines are found by what was done, by numbers as they are written and by days, not by stored times', async () => {
    const published = { action: 'content.publish', subject: 'plans' } as const;
    const begins = '2026-11-30T18:00:00.000Z';
    await record({ ...published, after: { 'standardJaara.premiums.individual': 18_000 } as object });
    await record({ ...published, after: { begins } });
    await record({ action: 'visitor.erase', subject: 'one visitor', after: { messages: 1 } });
    await record({ action: 'person.replace-passkey', subject: 'Bola', before: { passkey: 'old phone' } });
    await record({
      action: 'post.schedule',
      subject: 'cards',
      after: { title: '₦18,000', publish_at: begins },
    });
    for (const [search, total] of [
      ['18,000', 2],
      ['18000', 2],
      ['000Z', 0],
      ['30 November 2026', 2],
      ['erase', 1],
      ['erased visitor', 1],
      ['lost', 1],
      ['lost BOLA phone', 1],
      ['lost cards', 0],
    ] as const) {
      const page = await bodyOf(new URLSearchParams({ q: search }).toString());
      expect([search, page.match(/<td data-label="What">/g)?.length ?? 0]).toEqual([search, total]);
    }
  });

  test('a page beyond the last is the last, and no question of the address fails', async () => {
    for (let number = 1; number <= 51; number += 1)
      await record({ action: 'list.publish', subject: `list ${number}` });
    const last = await bodyOf('action=list.publish&page=99');
    expect(last).toContain('Page 2 of 2');
    expect(last.match(/<td data-label="What">/g)).toHaveLength(1);
    for (const query of [
      'person=%00',
      'q=%00',
      'day=2026-02-30',
      'action=x&page=-1',
      `person=${'x'.repeat(500)}`,
    ])
      expect((await admin.get(`/desk/audit?${query}`)).statusCode).toBe(200);
  });

  test('admins read in words what was done and what has changed, on the page and in a file', async () => {
    const change = { before: { version: 1 }, after: { version: 2, changed: ['content'] } };
    await record({ action: 'post.publish', subject: 'a-post', ...change });
    await record({ action: 'post.delete', subject: 'other' });
    const page = await bodyOf('action=post.publish');
    for (const text of ['Ada Obi', '>a-post</a></span></td>', 'Published a post</td>'])
      expect(page).toContain(text);
    expect(page).toMatch(/Version: <del>1<\/del>.*<ins>2<\/ins>/);
    const body = await bodyOf('action=post.publish&csv=1');
    expect(body).toContain('Published a post,');
    expect(body).toContain(',Version: 1,Version: 2; Changed: text\n');
    expect(body).not.toMatch(/other|post\.publish|[{}]/);
  });
});
