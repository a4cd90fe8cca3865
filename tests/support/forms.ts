import type { Database } from '#server/database/schema.ts';
import { createFormService } from '#server/features/form/form-service.ts';

/** As in a site that sends mail, if not told otherwise. */
export function formsOn(database: Database, parts: Partial<Parameters<typeof createFormService>[0]> = {}) {
  const nothing = { log: { error() {} }, requireFile() {}, onStored() {} };
  return createFormService({ database, sendsMail: true, ...nothing, ...parts });
}
