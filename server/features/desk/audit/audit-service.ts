import { sql } from 'kysely';
import type { AuditFilter, AuditLine, AuditService } from '#app/desk/desk.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { addDays } from '#domain/text/iso-day.ts';
import { paginate } from '#domain/text/paginate.ts';
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
      const matching = linesOf(database, filter);
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
      return {
        lines: rows.map(
          ({ person_id, number, hash, person_name: person, action, ...line }): AuditLine => ({
            ...line,
            person,
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

function linesOf(database: Database, { person, action, day, about, search }: AuditFilter) {
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
    lines = lines.where((row) =>
      row.or([row('subject', '=', reference), ...['subject', 'before', 'after'].map(has)]),
    );
  }
  if (day) lines = lines.where('at', '>=', startInLagos(day)).where('at', '<', startInLagos(addDays(day, 1)));
  return lines;
}

function startInLagos(day: string): string {
  return new Date(`${day}T00:00:00+01:00`).toISOString();
}
