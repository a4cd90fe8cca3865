import { onTestFinished } from 'vitest';
import type { Role } from '#domain/desk/roles.ts';
import { openDatabase } from '#server/database/connect.ts';
import type { Database } from '#server/database/schema.ts';
import { type DialectName, freshDatabases } from './databases.ts';
import { signIn } from './desk.ts';
import { deskSite } from './desk-site.ts';
import { testApps } from './test-app.ts';

/** For use inside a `describe`: each call of the answer opens databases on one fresh place, until the test ends. */
export function testDatabases(dialect: DialectName) {
  const freshDatabase = freshDatabases(dialect);
  return async () => {
    const place = await freshDatabase();
    const open = async () => {
      const database = await openDatabase(place);
      onTestFinished(() => database.destroy());
      return database;
    };
    return { database: await open(), open };
  };
}

type Options = Parameters<ReturnType<typeof testApps>>[0];

/** For use inside a `describe`: each call of the answer builds an app with the real pages of the desk. */
export function testDesks(dialect: DialectName) {
  const createTestApp = testApps(dialect);
  return async ({ services = {}, ...options }: Options = {}) => {
    const made = await createTestApp({ ...options, services: { site: deskSite(), ...services } });
    const { app, database } = made;

    /** Somebody who has signed in, and what they open and send. */
    async function staff(role: Role, name?: string) {
      const session = await signIn(database, role, name);
      const { headers } = session;
      return {
        ...session,
        get: (url: string) => app.inject({ url, headers }),
        async post(url: string, fields: Record<string, string | Blob> = {}) {
          const { type, payload } = await encode(fields);
          return app.inject({ method: 'POST', url, headers: { ...headers, 'content-type': type }, payload });
        },
      };
    }

    return { ...made, staff };
  };
}

export type TestStaff = Awaited<ReturnType<Awaited<ReturnType<ReturnType<typeof testDesks>>>['staff']>>;

/** As a browser encodes a form, with files or without. */
async function encode(fields: Record<string, string | Blob>) {
  const entries = Object.entries(fields);
  const text = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  const sent = new Response(text.length === entries.length ? new URLSearchParams(text) : form);
  const type = sent.headers.get('content-type') ?? '';
  return { type, payload: Buffer.from(await sent.arrayBuffer()) };
}

/** What the answer to a form says on the next page. */
export function noticeOf({ headers }: { headers: Record<string, unknown> }): string {
  return decodeURIComponent(String(headers['set-cookie']));
}

/** The lines of the audit log in their order. */
export function recordedActions(database: Database) {
  return database.selectFrom('audit_log').selectAll().orderBy('number').execute();
}

/** The same in short. */
export async function recordedLines(database: Database): Promise<string[]> {
  const lines = await recordedActions(database);
  return lines.map((line) => [line.person_name, line.action, line.subject, line.after].join(' | '));
}
