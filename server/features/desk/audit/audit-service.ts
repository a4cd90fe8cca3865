import { sql } from 'kysely';
import type { AuditFilter, AuditLine, AuditService } from '#app/desk/desk.ts';
import { partNames } from '#content/desk/content.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { addDays } from '#domain/text/iso-day.ts';
import { paginate } from '#domain/text/paginate.ts';
import { agentList, providerLists } from '#words/directory.ts';
import type { Database } from '../../../database/schema.ts';
import { likePattern } from '../inbox/ticket-repository.ts';

const MOST_CHOICES = 500;

/** Stored lines are never changed: an action that was renamed is found and shown by its name of today. */
const formerActions: Readonly<Record<string, string>> = {
  'message.let-go': 'message.unassign',
  'complaint.let-go': 'complaint.unassign',
};

export function createAuditService(database: Database): AuditService {
  return {
    async list(filter, { page: wanted, rowsPerPage }) {
      const matching = linesOf(database, filter, await findSubjects(database, filter.search));
      const { total } = await matching
        .select((row) => row.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      const { page } = paginate(Number(total), wanted, rowsPerPage);
      const rows = await matching
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(rowsPerPage)
        .offset((page - 1) * rowsPerPage)
        .execute();
      const names = await readNames(database, rows);
      return {
        lines: rows.map(
          ({ person_id, number, hash, person_name: person, action, ...line }): AuditLine => ({
            ...line,
            person,
            name: names.get(line.subject),
            action: formerActions[action] ?? action,
          }),
        ),
        total: Number(total),
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

/** What lines are about that show a name in the place of what is stored. */
interface Subjects {
  lists: string[];
  contents: string[];
  places: string[];
}

const MOST_PLACES = 200;

/** What is shown by a name that has these words. */
async function findSubjects(database: Database, search = ''): Promise<Subjects> {
  if (!search) return { lists: [], contents: [], places: [] };
  const wanted = search.toLowerCase();
  const isNamed = (name: string) => name.toLowerCase().includes(wanted);
  const places = await database
    .selectFrom('place_paths')
    .select('path')
    .distinct()
    .where(sql<boolean>`lower(name) like ${likePattern(wanted)} escape '!'`)
    .limit(MOST_PLACES)
    .execute();
  return {
    lists: [...providerLists, agentList].filter(({ title }) => isNamed(title)).map(({ id }) => id),
    contents: Object.entries(partNames).flatMap(([id, name]) => (isNamed(name) ? [id] : [])),
    places: places.map(({ path }) => path),
  };
}

const PATHS_AT_ONCE = 500;

/** Of places, the latest that each page had. */
async function readNames(database: Database, lines: readonly { action: string; subject: string }[]) {
  const about = lines.filter(({ action }) => action.startsWith('place.')).map(({ subject }) => subject);
  const paths = [...new Set(about)];
  const names = new Map<string, string>();
  for (let start = 0; start < paths.length; start += PATHS_AT_ONCE) {
    const known = database.selectFrom('place_paths').select(['path', 'name']).orderBy('number');
    const rows = await known.where('path', 'in', paths.slice(start, start + PATHS_AT_ONCE)).execute();
    for (const { path, name } of rows) names.set(path, name);
  }
  return names;
}

function linesOf(
  database: Database,
  { person, action, day, about, search }: AuditFilter,
  { lists, contents, places }: Subjects,
) {
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
  if (search) {
    const pattern = likePattern(search.toLowerCase());
    const has = (column: string) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '!'`;
    const reference = readReference(search) ?? search;
    lines = lines.where((row) => {
      const isNamed = (kind: string, subjects: string[]) =>
        subjects.length > 0 ? [row.and([row('action', 'like', kind), row('subject', 'in', subjects)])] : [];
      return row.or([
        row('subject', '=', reference),
        ...['subject', 'before', 'after'].map(has),
        ...isNamed('list.%', lists),
        ...isNamed('content.%', contents),
        ...isNamed('place.%', places),
      ]);
    });
  }
  if (day) lines = lines.where('at', '>=', startInLagos(day)).where('at', '<', startInLagos(addDays(day, 1)));
  return lines;
}

function startInLagos(day: string): string {
  return new Date(`${day}T00:00:00+01:00`).toISOString();
}
