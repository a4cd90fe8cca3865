import type { Desk } from '#app/desk/desk.ts';
import type { Database } from '../../database/schema.ts';
import { listActs } from './audit-repository.ts';
import { createPostService } from './posts/create-post-service.ts';

interface Surroundings {
  publicUrl: string;
  /** Drops at once what this process has made of the old content; the others notice within a second. */
  onChange(): void;
}

import { createCareService } from './care/care-service.ts';

/** The services behind the pages of the desk. */
export function createDesk(database: Database, surroundings: Surroundings): Desk {
  return {
    audit: { list: (page) => listActs(database, page) },
    posts: createPostService({ database, ...surroundings }),
    care: createCareService(database),
  };
}
