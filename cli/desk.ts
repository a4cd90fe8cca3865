import { parseArgs } from 'node:util';
import { ROLES, type Role } from '#domain/desk/roles.ts';
import { formatMoment } from '#domain/text/format-date.ts';
import { type AuditLogHead, describeHead, verifyChain } from '#server/features/desk/audit-repository.ts';
import { invitePerson, revokePerson } from '#server/features/desk/people/change-person.ts';
import { LONGEST_NAME, readPersonName } from '#server/features/desk/people/person-names.ts';
import { findPerson, LastAdminError, listPeople } from '#server/features/desk/people-repository.ts';
import { type CommandContext, CommandError, type DatabaseTask, databaseCommand } from './command.ts';

const USAGE = `Who of the staff may work at /desk.

  npm run desk -- invite NAME --role ROLE   prints a link, good once and for 24 hours, where NAME makes a passkey;
                                            ROLE is ${ROLES.join(', ')}
  npm run desk -- invite NAME               the same for somebody who has a role already, as after a lost phone
  npm run desk -- list                      the people, their roles and passkeys
  npm run desk -- revoke NAME               ends somebody's access at once
  npm run desk -- verify-log                says whether the audit log is unbroken, its lines and its last hash
  npm run desk -- verify-log LINES HASH     the same, and whether it still holds what it held when it had so many lines
                                            and this hash

A name of several words stands between quotation marks.`;

export const runDeskCommand = databaseCommand(USAGE, (args) => {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { role: { type: 'string' } },
  });
  const [command, name, ...more] = positionals;
  if (command === 'verify-log' && values.role === undefined) return readVerify(positionals.slice(1));
  if (more.length > 0 || (values.role !== undefined && command !== 'invite')) return undefined;
  if (command === 'list' && name === undefined) return list;
  if (name === undefined) return undefined;
  if (command === 'invite') return invite(readName(name), readRole(values.role));
  if (command === 'revoke') return revoke(name);
  return undefined;
});

function invite(name: string, role: Role | undefined): DatabaseTask {
  return async ({ database, publicUrl, print }) => {
    const known = await findPerson(database, name);
    const chosen = role ?? known?.role;
    if (!chosen)
      throw new CommandError(`${name} is new here: say --role, which is one of ${ROLES.join(', ')}.`);
    const person = { name: known?.name ?? name, role: chosen };
    const token = await invitePerson(database, person).catch((error) => explain(error, person.name));
    print(`A link for ${person.name} (${chosen}), good once and for 24 hours:`);
    print(`${publicUrl}/desk/invitation#${token}`);
    if (publicUrl.startsWith('http:') && new URL(publicUrl).hostname !== 'localhost')
      print('Browsers make passkeys on https only: set PUBLIC_URL to the https address of the site.');
  };
}

function revoke(name: string): DatabaseTask {
  return async ({ database, print }) => {
    const person = await findPerson(database, name);
    if (!person)
      throw new CommandError(`There is nobody called ${name}; "npm run desk -- list" shows who there is.`);
    await revokePerson(database, person).catch((error) => explain(error, person.name));
    print(`Revoked: ${person.name}`);
  };
}

function readVerify([lines, hash, ...more]: string[]): DatabaseTask | undefined {
  if (lines === undefined) return verifyLog(undefined);
  const isHead = /^\d{1,9}$/.test(lines) && /^[\da-f]{64}$/.test(hash ?? '') && more.length === 0;
  return isHead ? verifyLog({ number: Number(lines), hash: hash ?? '' }) : undefined;
}

function verifyLog(kept: AuditLogHead | undefined): DatabaseTask {
  return async ({ database, print }) => {
    const report = await verifyChain(database, kept);
    if ('broken' in report) throw new CommandError(`The audit log is broken: ${report.broken}.`);
    print(`The audit log is unbroken: ${describeHead(report.head)}.`);
    if (report.unchained > 0)
      print(`Beside it, lines without a hash by an older version of the site: ${report.unchained}.`);
  };
}

function explain(error: unknown, name: string): never {
  if (!(error instanceof LastAdminError)) throw error;
  throw new CommandError(
    `${name} is the last admin who can sign in: first "npm run desk -- invite NAME --role admin" for another one. ` +
      `If a phone is lost, "npm run desk -- invite" for the same name shuts it out at once.`,
  );
}

async function list({ database, print }: CommandContext): Promise<void> {
  const people = await listPeople(database);
  for (const person of people)
    print(`${person.name}  ${person.revoked_at ? 'revoked' : person.role}  ${describe(person)}`);
  print(people.length === 1 ? '1 person.' : `${people.length} people.`);
}

type ListedPerson = Awaited<ReturnType<typeof listPeople>>[number];

function describe({ passkey, linkUntil, lastUsedAt, revoked_at }: ListedPerson): string {
  if (revoked_at) return `since ${formatMoment(revoked_at)}`;
  const parts = [
    passkey ? `has a passkey, last used ${formatMoment(lastUsedAt ?? '')}` : 'has no passkey yet',
  ];
  if (linkUntil && linkUntil > new Date().toISOString())
    parts.push(`invited until ${formatMoment(linkUntil)}`);
  return parts.join(', ');
}

function readName(typed: string): string {
  const read = readPersonName(typed);
  if (read === 'unprintable')
    throw new CommandError(`A name has 1 to ${LONGEST_NAME} characters, and none that cannot be printed.`);
  if (read === 'reserved')
    throw new CommandError(
      `The audit log uses "${typed}" for what the site itself does: choose another name.`,
    );
  return read.name;
}

function readRole(typed: string | undefined): Role | undefined {
  const role = ROLES.find((known) => known === typed);
  if (typed !== undefined && !role)
    throw new CommandError(`There is no role ${JSON.stringify(typed)}: it is one of ${ROLES.join(', ')}.`);
  return role;
}
