import { onTestFinished, vi } from 'vitest';
import type { WaitingChange } from '#app/desk/approvals/approval-service.ts';
import type { Desk } from '#app/desk/desk.ts';
import type { Notice } from '#content/schema/parts.ts';
import type { Person, Role } from '#domain/desk/roles.ts';
import type { Database } from '#server/database/schema.ts';
import { openContent } from '#server/features/content/content-service.ts';
import { createDesk } from '#server/features/desk/create-desk.ts';
import { seedDirectory } from '#server/features/directory/directory-repository.ts';
import { type DialectName, testDatabases } from './databases.ts';
import { givePasskey, signIn } from './desk.ts';

/** For use inside a `describe`: each call gives the services of the desk on a new database, and staff who can approve. */
export function openApprovalDesks(dialect: DialectName) {
  const openDatabase = testDatabases(dialect);
  return async ({ withLists = false, canMail = true } = {}) => {
    const { database, open } = await openDatabase();
    if (withLists) await seedDirectory(database);
    const desk = await deskOn(database, canMail);
    const waiting = async (person: Person) => (await desk.approvals.list(person)).changes;
    const approve = (person: Person, change?: Pick<WaitingChange, 'id' | 'seen'>, { approvals } = desk) =>
      approvals.approve(person, change?.id ?? '', change?.seen ?? '');
    return {
      database,
      desk,
      waiting,
      approve,
      /** The desk of another process. */
      openOther: async () => deskOn(await open()),
      async staff(name: string, role: Role = 'editor') {
        const { person } = await signIn(database, role, name);
        await givePasskey(database, person);
        return person;
      },
      async approveAll(person: Person) {
        const outcomes: string[] = [];
        for (const change of await waiting(person)) outcomes.push(await approve(person, change));
        return outcomes;
      },
    };
  };
}

async function deskOn(database: Database, canMail = true): Promise<Desk> {
  return createDesk({
    database,
    content: await openContent(database, console),
    onChange: vi.fn(),
    renderWith: async () => undefined,
    pictures: { add: vi.fn() },
    publicUrl: 'https://a.example',
    canMail,
    gateway: undefined,
  });
}

export function noticeOf(text: string, severity: NonNullable<Notice>['severity'] = 'warning'): Notice {
  return { severity, words: { en: { text } } };
}

export async function saveNotice(content: Desk['content'], person: Person, notice: Notice) {
  return content.save(person, 'notice', {
    revision: (await content.open('notice', person)).revision,
    content: notice,
  });
}

export async function publishNotice(content: Desk['content'], person: Person, to: string | null = null) {
  const { revision } = await content.open('notice', person);
  return content.publish(person, 'notice', { revision, from: null, to });
}

const HOUR_MS = 3_600_000;

export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

/** Puts the clock forward until the end of the test. */
export function pass(hours: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * HOUR_MS });
  onTestFinished(() => void vi.useRealTimers());
}
