import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ListRow } from '#app/desk/lists/list-service.ts';
import type { PostEdit } from '#app/desk/posts/post-service.ts';
import type { Person, Role } from '#domain/desk/roles.ts';
import { lagosTime } from '#domain/text/format-date.ts';
import {
  inHours,
  noticeOf,
  openApprovalDesks,
  pass,
  publishNotice,
  saveNotice,
} from '#tests/support/approval-desks.ts';
import { dialects } from '#tests/support/databases.ts';
import { givePasskey } from '#tests/support/desk.ts';
import { postEdit } from '#tests/support/post-edit.ts';
import { recordedActions } from '#tests/support/test-desk.ts';
import { findBlog } from '../../blog/blog-repository.ts';
import { readCurrentLists } from '../../directory/directory-repository.ts';
import { acceptInvitation } from '../passkey-service.ts';
import { addPerson, changePerson, invitePerson } from '../people/change-person.ts';
import { publishDuePosts } from '../posts/post-schedule.ts';

const HOUR_MS = 3_600_000;
const link = { type: 'link', lost: 'all', role: undefined, email: '', isMailed: false } as const;
const BERNICE = '/provider/ikorodu/bernice-clinic';

describe.each(dialects)('a second person, on %s', (dialect) => {
  const setUp = openApprovalDesks(dialect);

  test('every change of a post and of a redirect waits, shows what it does, and is done when it is approved', async () => {
    const { database, desk, staff, waiting, approveAll, approve } = await setUp();
    const [ada, ben] = [await staff('Ada'), await staff('Ben', 'admin')];
    const { posts } = desk;
    const first = postEdit({ title: 'First' }, { action: 'publish' });
    const shown = async () => [
      (await findBlog(database, 'first'))?.content,
      (await findBlog(database, 'second'))?.content,
    ];
    const edit = async (change: Partial<PostEdit>): Promise<PostEdit> => {
      const post = await posts.find(first.id);
      return {
        ...first,
        fields: post ?? first.fields,
        version: post?.version ?? 0,
        publicRevision: post?.publicRevision ?? '',
        ...change,
      };
    };
    const steps: [string, () => Promise<unknown>, (string | undefined)[], string][] = [
      [
        'publish',
        () => posts.write(ada, first),
        ['It opens on *Monday*.', undefined],
        'It opens on *Monday*.',
      ],
      [
        'rename',
        async () => posts.rename(ada, await edit({}), 'second'),
        [undefined, 'It opens on *Monday*.'],
        'second',
      ],
      [
        'unpublish',
        async () => posts.write(ada, await edit({ action: 'unpublish', target: '/faq' })),
        [undefined, undefined],
        '/faq',
      ],
      [
        'schedule',
        async () =>
          posts.write(
            ada,
            await edit({ action: 'schedule', publishAt: lagosTime(new Date(inHours(2))).replace(' ', 'T') }),
          ),
        [undefined, undefined],
        'Monday',
      ],
      [
        'unschedule',
        async () => posts.write(ada, await edit({ action: 'unschedule' })),
        [undefined, undefined],
        '',
      ],
      [
        'publish',
        async () => posts.write(ada, await edit({ action: 'publish' })),
        [undefined, 'It opens on *Monday*.'],
        'Monday',
      ],
      [
        'bin',
        async () =>
          posts.bin(ada, { id: first.id, slug: 'second', version: (await edit({})).version, target: '' }),
        [undefined, undefined],
        'gone',
      ],
      ['bring-back', () => posts.bringBack(ada, first.id), [undefined, 'It opens on *Monday*.'], 'Monday'],
      [
        'redirect',
        async () => {
          const { redirects } = await posts.listRedirects(1);
          const { slug = '', changedAt = '' } = redirects.find((each) => each.slug === 'first') ?? {};
          return posts.changeRedirect(ada, { slug, changedAt, chosen: '/faq' });
        },
        [undefined, 'It opens on *Monday*.'],
        '/faq',
      ],
    ];
    for (const [action, propose, after, detail] of steps) {
      const before = await shown();
      expect(await propose(), action).toSatisfy(
        (outcome) => outcome === 'requested' || outcome.kind === 'requested',
      );
      expect(await shown(), action).toEqual(before);
      const [change, ...others] = await waiting(ben);
      expect([change?.action, others], action).toEqual([action, []]);
      expect(JSON.stringify(change?.changes), action).toContain(detail);
      expect(await approve(ada, change), action).toBe('own');
      expect(await shown(), action).toEqual(before);
      expect(await approveAll(ben), action).toEqual(['done']);
      expect(await shown(), action).toEqual(after);
    }
    expect((await posts.listRedirects(1)).redirects[0]).toMatchObject({ slug: 'first', chosen: '/faq' });
    const lines = await recordedActions(database);
    expect(lines.filter(({ action }) => action === 'post.request')).toHaveLength(steps.length);
    expect(lines.filter(({ after }) => after.includes('"requestedBy":"Ada"'))).toHaveLength(steps.length);
    // A draft that visitors have never seen concerns nobody else.
    const own = postEdit({ title: 'Own' });
    await posts.write(ada, own);
    expect(await posts.bin(ada, { id: own.id, slug: '', version: 1, target: '' })).toBe('done');
  });

  test('what was approved for its time is published then, whatever is saved meanwhile', async () => {
    const { database, desk, staff, approveAll } = await setUp();
    const [ada, ben] = [await staff('Ada'), await staff('Ben')];
    const edit = postEdit(
      { title: 'Later', slug: 'later' },
      { action: 'schedule', publishAt: lagosTime(new Date(inHours(2))).replace(' ', 'T') },
    );
    await desk.posts.write(ada, edit);
    expect(await publishDuePosts(database, new Date(inHours(3)))).toEqual([]);
    expect(await approveAll(ben)).toEqual(['done']);
    const changed = postEdit(
      { title: 'Later', slug: 'other', content: 'Unseen.' },
      { id: edit.id, version: 1 },
    );
    expect(await desk.posts.write(ben, changed)).toEqual({ kind: 'done' });
    // The new text is asked for at the same time, and whose was approved may approve it.
    const again = { ...changed, action: 'schedule', version: 2, publishAt: edit.publishAt } as const;
    expect(await desk.posts.write(ben, again)).toEqual({ kind: 'requested' });
    expect(await desk.posts.restore(ada, edit.id, 1)).toBe(true);
    await desk.posts.write(ada, { ...changed, version: 3 });
    expect(await publishDuePosts(database, new Date(inHours(3)))).toEqual(['later']);
    expect(await findBlog(database, 'later')).toMatchObject({ content: 'It opens on *Monday*.' });
    expect(await desk.posts.find(edit.id)).toMatchObject({ content: 'Unseen.', hasChanges: true });
  });

  test('every change of a list and of a place waits, also after a report of a visitor', async () => {
    const { database, desk, staff, waiting, approveAll, approve } = await setUp({ withLists: true });
    const [dan, eve] = [await staff('Dan', 'directory'), await staff('Eve', 'directory')];
    const editor = await staff('Ada');
    const numbers = async () => Object.values(await readCurrentLists(database)).map(({ number }) => number);
    const place = async () => {
      const read = await desk.places.read(BERNICE);
      if (!read) throw new Error('the place is gone');
      const { path, kind, base, lists } = read;
      return { path, kind, base, lists, row: read.row };
    };
    const edited = { ...(await place()), row: { ...(await place()).row, hours: '24/7' } as ListRow };
    expect(await desk.places.publish(dan, edited)).toBe('requested');
    const other = { ...edited, row: { ...edited.row, hours: 'Mo-Fr 08:00-18:00' } };
    // Another proposal for the same place waits as well, until one of them is approved.
    expect(await desk.places.publish(eve, other)).toBe('requested');
    expect(await numbers()).toEqual([1, 1, 1, 1]);
    expect(await waiting(editor)).toEqual([]);
    const [ofDan, ofEve] = await waiting(eve);
    expect(JSON.stringify(ofDan?.changes)).toContain('24/7');
    expect(await approve(editor, ofDan)).toBe('role');
    expect(await approve(eve, ofEve)).toBe('own');
    expect(await approve(eve, ofDan)).toBe('done');
    expect((await place()).row.hours).toBe('24/7');
    expect(await approve(dan, ofEve)).toBe('outdated');
    expect(await desk.approvals.reject(dan, ofEve?.id ?? '', 'It has changed.')).toBe('done');
    expect(await waiting(eve)).toMatchObject([{ rejected: { by: 'Dan', reason: 'It has changed.' } }]);

    const [list = 'standard-jaara'] = (await place()).lists;
    const { number } = (await readCurrentLists(database))[list];
    expect(await desk.lists.restore(dan, list, { number: 1, base: number })).toBe('requested');
    expect((await readCurrentLists(database))[list].number).toBe(number);
    const [restore] = await waiting(eve).then((all) => all.filter(({ rejected }) => !rejected));
    expect(JSON.stringify(restore?.changes)).toContain('24/7');
    expect(await approve(eve, restore)).toBe('done');
    expect((await readCurrentLists(database))[list].number).toBe(number + 1);

    expect(await desk.places.publish(dan, { ...(await place()), lists: [] })).toBe('requested');
    expect((await place()).lists).not.toEqual([]);
    expect((await approveAll(eve)).at(-1)).toBe('done');
    expect(await desk.places.read(BERNICE)).toMatchObject({ isClosed: true });
  }, 30_000);

  test('a notice is taken down, and what is planned withdrawn, by two; of two who approve at once one publishes', async () => {
    const { database, desk, openOther, staff, waiting, approveAll, approve } = await setUp();
    const [ada, ben, cleo] = [await staff('Ada'), await staff('Ben'), await staff('Cleo')];
    const versions = () => database.selectFrom('content_versions').selectAll().orderBy('number').execute();
    const { content } = desk;
    await saveNotice(content, ada, noticeOf('Closed today'));
    expect(await publishNotice(content, ada)).toBe('requested');
    const [change] = await waiting(ben);
    // Nobody approves what was not shown to them.
    expect(await desk.approvals.approve(ben, change?.id ?? '', 'x')).toBe('missing');
    const other = await openOther();
    const outcomes = await Promise.all([approve(ben, change), approve(cleo, change, other)]);
    expect(outcomes.sort()).toEqual(['done', 'missing']);
    expect(await versions()).toHaveLength(1);

    await saveNotice(content, ada, noticeOf('Closed tomorrow'));
    const { revision } = await content.open('notice', ada);
    await content.publish(ada, 'notice', { revision, from: inHours(5), to: inHours(6) });
    expect(await approveAll(ben)).toEqual(['done']);
    expect(await content.withdraw(ada, 'notice', 2)).toBe('requested');
    expect(await content.takeDown(ada, 'notice')).toBe('requested');
    expect((await versions()).map(({ withdrawn_at }) => withdrawn_at)).toEqual([null, null]);
    expect(await approveAll(ada)).toEqual(['own', 'own']);
    expect(await approveAll(ben)).toEqual(['done', 'done']);
    expect(
      (await versions()).map(({ withdrawn_at, json }) => [withdrawn_at !== null, json === 'null']),
    ).toEqual([
      [false, false],
      [true, false],
      [false, true],
    ]);
  });

  test('an admin who takes the rights of all others does not publish alone for a day', async () => {
    const { database, desk, staff } = await setUp();
    const [ada, ben] = [await staff('Ada', 'admin'), await staff('Ben')];
    await saveNotice(desk.content, ada, noticeOf('Mine'));
    const takeAway = [
      { type: 'role', role: 'inbox' },
      { ...link, role: 'editor' },
      { type: 'revoke' },
    ] as const;
    for (const action of takeAway) {
      await changePerson(database, ada, { id: ben.id }, action);
      expect(await publishNotice(desk.content, ada), action.type).toBe('requested');
      expect((await desk.content.open('notice', ada)).needsApproval).toBe(true);
    }
    const mails = await database.selectFrom('outbox').select(['kind', 'person_id']).execute();
    expect(mails).toEqual(takeAway.map(() => ({ kind: 'role-change', person_id: ben.id })));
    pass(25);
    expect((await desk.approvals.list(ada)).needsApproval).toBe(false);
    expect(await publishNotice(desk.content, ada)).toBe('done');
  });

  test('somebody new invites nobody whose work the others approve, and asks for approval on their first day', async () => {
    const { database, desk, staff, waiting, approve } = await setUp();
    const ada = await staff('Ada', 'admin');
    const invite = async (by: Person, name: string, role: Role) => {
      const added = await addPerson(database, by, { name, role, email: '', isMailed: false });
      if (typeof added === 'string') throw new Error(added);
      const person = { id: added.id, name, role };
      await givePasskey(database, person);
      return person;
    };
    const zed = await invite(ada, 'Zed', 'admin');
    const yan = await invite(zed, 'Yan', 'editor');
    await saveNotice(desk.content, yan, noticeOf('By Yan'));
    expect(await publishNotice(desk.content, yan)).toBe('requested');
    const [change] = await waiting(ada);
    expect(await approve(ada, change)).toBe('invited');
    // Of a colleague whose passkey an admin has replaced, that admin may be the one who signs in.
    const ben = await staff('Ben');
    await changePerson(database, ada, { id: ben.id }, link);
    await givePasskey(database, ben);
    await desk.content.discard(ben, 'notice', (await desk.content.open('notice', ben)).revision);
    await saveNotice(desk.content, ben, noticeOf('By Ben'));
    await publishNotice(desk.content, ben);
    const [ofBen] = await waiting(ada);
    expect(await approve(ada, ofBen)).toBe('invited');
  });

  test('whoever uses a link hours later approves nothing for a day from then, and counts as a second person', async () => {
    const { database, desk, staff, waiting, approve } = await setUp();
    const [ada, ben] = [await staff('Ada', 'admin'), await staff('Ben', 'admin')];
    const made = await changePerson(database, ada, { id: ben.id }, link);
    if (typeof made === 'string') throw new Error(made);
    pass(23);
    const passkey = { id: 'new', public_key: '', counter: 0, transports: '', label: '' };
    await acceptInvitation(database, ben, made.token ?? '', passkey);
    pass(23);
    await saveNotice(desk.content, ada, noticeOf('By Ada'));
    expect(await publishNotice(desk.content, ada)).toBe('requested');
    const [change] = await waiting(ben);
    expect(await approve(ben, change)).toBe('new');
    pass(2);
    expect(await approve(ben, change)).toBe('done');
  });

  test('at no moment after a change of role is the other one the only one', async () => {
    const { database, desk, staff } = await setUp();
    const [ada, ben] = [await staff('Ada', 'admin'), await staff('Ben')];
    await changePerson(database, ada, { id: ben.id }, { type: 'role', role: 'admin' });
    const { lost_at } = await database
      .selectFrom('desk_former_roles')
      .select('lost_at')
      .executeTakeFirstOrThrow();
    const people = database.selectFrom('desk_people').select('role_since').where('id', '=', ben.id);
    expect(await people.executeTakeFirstOrThrow()).toEqual({ role_since: lost_at });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(lost_at) + 24 * HOUR_MS });
    onTestFinished(() => void vi.useRealTimers());
    expect((await desk.content.open('notice', ada)).needsApproval).toBe(true);
  });

  test('somebody new approves nothing for a day, nor is their work approved by who invited them', async () => {
    const { database, desk, staff, waiting, approve } = await setUp();
    const [ada, ben] = [await staff('Ada', 'admin'), await staff('Ben', 'admin')];
    await invitePerson(database, { name: 'Zoe', role: 'editor' });
    const { id } = await database
      .selectFrom('desk_people')
      .select('id')
      .where('name', '=', 'Zoe')
      .executeTakeFirstOrThrow();
    const zoe = { id, name: 'Zoe', role: 'editor' } as const;
    // By Ada, as who is invited on the command line is invited by nobody at the desk.
    await changePerson(database, ada, { id }, link);
    await givePasskey(database, zoe);
    await saveNotice(desk.content, ada, noticeOf('By Ada'));
    await publishNotice(desk.content, ada);
    const [change] = await waiting(zoe);
    expect([change?.refusal, await approve(zoe, change)]).toEqual(['new', 'new']);
    expect(await approve(ben, change)).toBe('done');

    await saveNotice(desk.content, zoe, noticeOf('By Zoe'));
    await publishNotice(desk.content, zoe);
    const [ofZoe] = await waiting(ada);
    expect(await approve(ada, ofZoe)).toBe('invited');
    pass(25);
    expect(await approve(ada, ofZoe)).toBe('done');
    await saveNotice(desk.content, ada, noticeOf('By Ada again'));
    await publishNotice(desk.content, ada);
    const [last] = await waiting(zoe);
    expect(await approve(zoe, last)).toBe('done');
  });
});
