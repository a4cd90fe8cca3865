import { randomUUID } from 'node:crypto';
import type { Person, Role } from '#domain/desk/roles.ts';
import type { Database } from '#server/database/schema.ts';
import { startSession } from '#server/features/desk/session-repository.ts';

/** Somebody of the staff with a session, as if they had signed in by their passkey; and the headers of their forms. */
export async function signIn(database: Database, role: Role, name = `${role} ${randomUUID()}`) {
  const person: Person = { id: randomUUID(), name, role };
  await database
    .insertInto('desk_people')
    .values({ ...person, email: '', invited_at: new Date().toISOString(), revoked_at: null, version: 0 })
    .execute();
  const token = await startSession(database, person.id);
  return {
    person,
    token,
    headers: {
      // On http and on https.
      cookie: `desk=${token}; __Host-desk=${token}`,
      'sec-fetch-site': 'same-origin',
    },
  };
}

/** Counts them among those who can approve; nobody can sign in with it. */
export async function givePasskey(database: Database, { id }: Pick<Person, 'id'>): Promise<void> {
  const passkey = { public_key: '', counter: 0, transports: '', label: '', made_at: '', used_at: null };
  await database
    .insertInto('desk_passkeys')
    .values({ ...passkey, id: randomUUID(), person_id: id })
    .execute();
}
