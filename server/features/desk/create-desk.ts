import type { Desk } from '#app/desk/desk.ts';
import type { Database } from '../../database/schema.ts';
import type { SpreadsheetReader } from '../directory/spreadsheet/spreadsheet-reader.ts';
import type { PictureService } from '../picture/picture-service.ts';
import { createAccountService } from './account-service.ts';
import { createAuditService } from './audit/audit-service.ts';
import { createInboxService } from './inbox/inbox-service.ts';
import { createListService } from './lists/create-list-service.ts';
import { createNumbersService } from './numbers/numbers-service.ts';
import { createOverviewService } from './overview/overview-service.ts';
import { createPostService } from './posts/create-post-service.ts';

interface Dependencies {
  publicUrl: string;
  pictures: PictureService;
  /** Drops at once what this process has made of the old content; the others notice within a second. */
  onChange(): void;
  readSpreadsheet?: SpreadsheetReader | undefined;
}

/** The services behind the pages of the desk. */
export function createDesk(database: Database, dependencies: Dependencies): Desk {
  return {
    account: createAccountService(database),
    lists: createListService({ database, ...dependencies }),
    posts: createPostService({ database, ...dependencies }),
    inbox: createInboxService(database),
    audit: createAuditService(database),
    numbers: createNumbersService(database),
    overview: createOverviewService(database),
  };
}
