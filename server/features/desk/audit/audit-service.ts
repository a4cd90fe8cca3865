import { setImmediate } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import { auditActions } from '#content/desk/audit.ts';
import { partNames } from '#content/desk/content.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { addDays } from '#domain/text/iso-day.ts';
import { paginate } from '#domain/text/paginate.ts';
import { agentList, providerLists } from '#words/directory.ts';
import type { AuditLogTable, Database } from '../../../database/schema.ts';

/** What somebody of the staff did once. It never holds a visitor's words or contact details, which can be deleted. */
export interface AuditLine {
  id: string;
  at: string;
  person: string;
  /** Such as `post.publish`. */
  action: string;
  /** What it was done to: a slug, a reference, a list, a name. */
  subject: string;
  /** That of the place that it was done to. */
  name?: string | undefined;
  before: string;
  after: string;
}

/** Which lines to show; all of them where nothing is said. */
export interface AuditFilter {
  person?: string | undefined;
  action?: string | undefined;
  day?: string | undefined;
  /**
   * Words of what it was done to, or of what was written down about it: a reference, a title, a name; in any order, with
   * or without marks and signs.
   */
  search?: string | undefined;
  /** Only what was done about this person: access, role, passkeys, sessions. */
  about?: string | undefined;
}

export type AuditRange = { page: number; rowsPerPage: number };

const MOST_CHOICES = 500;
/** As many as SQLite looks through in a few hundredths of a second. */
const STEP_LINES = 5000;
const IDS_AT_ONCE = 500;

/** Stored lines are never changed: an action that was renamed is found and shown by its name of today. */
const formerActions: Readonly<Record<string, string>> = {
  'message.let-go': 'message.unassign',
  'complaint.let-go': 'complaint.unassign',
};

type Row = Selectable<AuditLogTable>;
type Lines = ReturnType<typeof linesOf>;

export function createAuditService(database: Database) {
  return {
    /** The last page when there are fewer. */
    async list(filter: AuditFilter, range: AuditRange) {
      const lines = linesOf(database, filter);
      const { rows, total } = await (filter.search
        ? search(database, lines, filter.search, range)
        : read(lines, range));
      const names = await readNames(database, rows);
      return {
        lines: rows.map(
          ({ person_id, number, hash, person_name: person, action, ...line }): AuditLine => ({
            ...line,
            person,
            name: names.get(line.subject)?.at(-1),
            action: formerActions[action] ?? action,
          }),
        ),
        total,
      };
    },

    async choices() {
      const namesIn = async (column: 'person_name' | 'action') => {
        const rows = database.selectFrom('audit_log').select(`${column} as name`).distinct();
        const found = await rows.orderBy('name').limit(MOST_CHOICES).execute();
        return found.map(({ name }) => name);
      };
      const actions = (await namesIn('action')).map((action) => formerActions[action] ?? action);
      return { people: await namesIn('person_name'), actions: [...new Set(actions)].sort() };
    },
  };
}

/** Those that a filter fits but for its words. */
function linesOf(database: Database, { person, action, day, about }: AuditFilter) {
  let lines = database.selectFrom('audit_log');
  if (person) lines = lines.where('person_name', '=', person);
  if (action) {
    const former = Object.keys(formerActions).filter((name) => formerActions[name] === action);
    lines = lines.where('action', 'in', [action, ...former]);
  }
  if (about)
    lines = lines
      .where('subject', '=', about)
      .where((row) => row.or([row('action', 'like', 'person.%'), row('action', 'like', 'passkey.%')]));
  if (day) lines = lines.where('at', '>=', startInLagos(day)).where('at', '<', startInLagos(addDays(day, 1)));
  return lines;
}

function startInLagos(day: string): string {
  return new Date(`${day}T00:00:00+01:00`).toISOString();
}

async function read(lines: Lines, { page: wanted, rowsPerPage }: AuditRange) {
  const { total } = await lines.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const { page } = paginate(Number(total), wanted, rowsPerPage);
  const rows = await newestFirst(lines)
    .limit(rowsPerPage)
    .offset((page - 1) * rowsPerPage)
    .execute();
  return { rows, total: Number(total) };
}

function newestFirst(lines: Lines) {
  return lines.selectAll().orderBy('at', 'desc').orderBy('id');
}

/** Other requests get their turn between the steps: SQLite reads on the thread that serves the pages. */
async function search(
  database: Database,
  lines: Lines,
  typed: string,
  { page: wanted, rowsPerPage }: AuditRange,
) {
  const words = foldText(joinThousands(typed)).split(' ').filter(Boolean);
  const reference = readReference(typed) ?? typed;
  const found: string[] = [];
  for (let before: string | undefined, isEnd = words.length === 0; !isEnd; ) {
    const older = before === undefined ? lines : lines.where('at', '<', before);
    const edge = await older
      .select('at')
      .orderBy('at', 'desc')
      .offset(STEP_LINES - 1)
      .limit(1)
      .executeTakeFirst();
    const step = edge ? older.where('at', '>=', edge.at) : older;
    const rows = await newestFirst(step.where(mayHave(words, reference))).execute();
    const names = await readNames(database, rows);
    for (const row of rows)
      if (row.subject === reference || hasAll(words, row, names.get(row.subject))) found.push(row.id);
    before = edge?.at;
    isEnd = !edge;
    await setImmediate();
  }
  const { page } = paginate(found.length, wanted, rowsPerPage);
  const shown = found.slice((page - 1) * rowsPerPage, page * rowsPerPage);
  const rows: Row[] = [];
  for (let start = 0; start < shown.length; start += IDS_AT_ONCE) {
    const some = shown.slice(start, start + IDS_AT_ONCE);
    rows.push(...(await newestFirst(database.selectFrom('audit_log').where('id', 'in', some)).execute()));
  }
  return { rows, total: found.length };
}

const STORED = sql`(subject || ' ' || before || ' ' || after)`;
/** As `foldText` does it with ASCII, but for signs, which are between words; and without the commas of numbers. */
const FOLDED = sql`lower(replace(replace(replace(${STORED}, ',', ''), ${sql.lit("'")}, ''), ${sql.lit('`')}, ''))`;
/** These show a name, or a day in words, in the place of what is stored. */
const NAMED = ['place.%', 'list.%', 'content.%', 'holiday.%', 'post.schedule'];
/** What an action is called, as it is searched; one that was renamed is called as it is today. */
const actionNames = new Map(
  [...Object.keys(auditActions), ...Object.keys(formerActions)].map((action) => {
    const known: Readonly<Record<string, string>> = auditActions;
    return [action, foldText(known[formerActions[action] ?? action] ?? '')] as const;
  }),
);
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;

/** 18,000 is one number, also where it is stored as 18000. */
function joinThousands(text: string): string {
  return text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');
}

/** As much as databases can tell: they fold no letters beyond ASCII, and do not know the names that are shown. */
function mayHave(words: readonly string[], reference: string) {
  const hasEvery = words.map((word) => {
    const called = [...actionNames].flatMap(([action, name]) =>
      name.includes(word) ? [sql.lit(action)] : [],
    );
    const isCalled = called.length > 0 ? sql`action in (${sql.join(called)})` : sql`1 = 0`;
    return sql`(${FOLDED} like ${`%${word}%`} or ${isCalled})`;
  });
  const isNamed = NAMED.map((kind) => sql`action like ${kind}`);
  return sql<boolean>`(
    (${sql.join(hasEvery, sql` and `)})
    or subject = ${reference}
    or ${sql.join(isNamed, sql` or `)}
    or octet_length(${STORED}) <> length(${STORED})
  )`;
}

const listTitles = new Map<string, string>([...providerLists, agentList].map(({ id, title }) => [id, title]));
const partTitles = new Map(Object.entries(partNames));

function hasAll(words: readonly string[], { action, subject, before, after }: Row, names: string[] = []) {
  const [kind] = action.split('.');
  const titles = kind === 'list' ? listTitles : kind === 'content' ? partTitles : undefined;
  const shown = kind === 'holiday' ? formatDate(subject) : titles?.get(subject);
  // Moments as they are shown: nobody looks for the parts of those that are stored.
  const details = [before, after].map((stored) => stored.replace(MOMENT, (moment) => formatMoment(moment)));
  const text = foldText(joinThousands([subject, ...details, shown, ...names].join(' ')));
  return words.every((word) => text.includes(word) || actionNames.get(action)?.includes(word));
}

/** Of places, all that each page had, the latest last. */
async function readNames(database: Database, lines: readonly { action: string; subject: string }[]) {
  const about = lines.filter(({ action }) => action.startsWith('place.')).map(({ subject }) => subject);
  const paths = [...new Set(about)];
  const names = new Map<string, string[]>();
  for (let start = 0; start < paths.length; start += IDS_AT_ONCE) {
    const known = database.selectFrom('place_paths').select(['path', 'name']).orderBy('number');
    const rows = await known.where('path', 'in', paths.slice(start, start + IDS_AT_ONCE)).execute();
    for (const { path, name } of rows) names.set(path, [...(names.get(path) ?? []), name]);
  }
  return names;
}
