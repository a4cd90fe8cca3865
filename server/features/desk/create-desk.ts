import type { Desk } from '#app/desk/desk.ts';
import type { Database } from '../../database/schema.ts';
import { listActs } from './audit-repository.ts';

/** The services behind the pages of the desk. */
export function createDesk(database: Database): Desk {
  return {
    audit: { list: (page) => listActs(database, page) },
  };
}
