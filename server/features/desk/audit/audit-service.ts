import type { Act, ActFilter, AuditService } from '#app/desk/desk.ts';
import { addDays } from '#domain/text/iso-day.ts';
import type { Database } from '../../../database/schema.ts';

const MOST_CHOICES = 500;

export function createAuditService(database: Database): AuditService {
  return {
    async list(filter, { page, rowsPerPage }) {
      const matching = actsOf(database, filter);
      const { total } = await matching
        .select((row) => row.fn.countAll().as('total'))
        .executeTakeFirstOrThrow();
      const rows = await matching
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(rowsPerPage)
        .offset((page - 1) * rowsPerPage)
        .execute();
      return {
        acts: rows.map(
          ({ person_id, person_name, number, hash, ...act }): Act => ({ ...act, person: person_name }),
        ),
        total: Number(total),
      };
    },

    async choices() {
      const people = await database
        .selectFrom('desk_acts')
        .select('person_name')
        .distinct()
        .orderBy('person_name')
        .limit(MOST_CHOICES)
        .execute();
      const actions = await database
        .selectFrom('desk_acts')
        .select('action')
        .distinct()
        .orderBy('action')
        .limit(MOST_CHOICES)
        .execute();
      return {
        people: people.map(({ person_name }) => person_name),
        actions: actions.map(({ action }) => action),
      };
    },
  };
}

function actsOf(database: Database, { person, action, day }: ActFilter) {
  let acts = database.selectFrom('desk_acts');
  if (person) acts = acts.where('person_name', '=', person);
  if (action) acts = acts.where('action', '=', action);
  if (day) acts = acts.where('at', '>=', startInLagos(day)).where('at', '<', startInLagos(addDays(day, 1)));
  return acts;
}

function startInLagos(day: string): string {
  return new Date(`${day}T00:00:00+01:00`).toISOString();
}
