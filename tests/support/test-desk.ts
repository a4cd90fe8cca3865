import { deskRoutes, loadDeskPage, loadGuestPage, loadPhoneAnswers } from '#app/entry.server.tsx';
import type { Role } from '#domain/desk/roles.ts';
import type { Database } from '#server/database/schema.ts';
import type { BuiltSite } from '#server/pages/built-site.ts';
import type { DialectName } from './databases.ts';
import { signIn } from './desk.ts';
import { encodeForm, formBody } from './send-form.ts';
import { stubBuiltSite, type TestRoute } from './stub-built-site.ts';
import { testApps } from './test-app.ts';

export { deskRoutes };

/** A built site with the real pages of the desk and the real answers for phones, for `services.site` of a test's app. */
export function stubBuiltSiteWithDesk(routes: readonly TestRoute[] = []): BuiltSite {
  const site = stubBuiltSite(routes);
  const app = { ...site.app, deskRoutes, loadDeskPage, loadGuestPage, loadPhoneAnswers };
  return { ...site, app, appIn: async () => app };
}

type Options = Parameters<ReturnType<typeof testApps>>[0];

/** For use inside a `describe`: each call of the answer builds an app with the real pages of the desk. */
export function testDesks(dialect: DialectName) {
  const createTestApp = testApps(dialect);
  return async ({ services = {}, ...options }: Options = {}) => {
    const made = await createTestApp({
      ...options,
      services: { site: stubBuiltSiteWithDesk(), ...services },
    });
    const { app, database } = made;

    /** Somebody who has signed in, and what they open and send. */
    async function staff(role: Role, name?: string) {
      const session = await signIn(database, role, name);
      const { headers } = session;
      return {
        ...session,
        get: (url: string) => app.inject({ url, headers }),
        async post(url: string, fields: Record<string, string | Blob> = {}) {
          const { type, bytes } = await encodeForm(
            isText(fields) ? new URLSearchParams(fields) : formBody(fields),
          );
          const sent = { ...headers, 'content-type': type };
          return app.inject({ method: 'POST', url, headers: sent, payload: bytes });
        },
        /** About the first change on the page of what waits for a second person. */
        async decide(action: 'approve' | 'reject', reason = '') {
          const { body } = await this.get('/desk/approvals');
          const [id = '', seen = ''] = ['id', 'seen'].map(
            (name) => new RegExp(` name="${name}" value="([^"]*)"`).exec(body)?.[1],
          );
          return this.post('/desk/approvals', { id, seen, action, reason });
        },
      };
    }

    return { ...made, staff };
  };
}

export type TestStaff = Awaited<ReturnType<Awaited<ReturnType<ReturnType<typeof testDesks>>>['staff']>>;

const isText = (fields: Record<string, string | Blob>): fields is Record<string, string> =>
  Object.values(fields).every((value) => typeof value === 'string');

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
