import type { Migration } from 'kysely/migration';
import { contentVersion } from './0001-content-version.ts';
import { messages } from './0002-messages.ts';
import { blog } from './0003-blog.ts';
import { pageViews } from './0004-page-views.ts';
import { wrongTokens } from './0005-wrong-tokens.ts';
import { messageAddresses } from './0006-message-addresses.ts';
import { complaints } from './0007-complaints.ts';
import { missedSearches } from './0008-missed-searches.ts';
import { desk } from './0009-desk.ts';
import { directory } from './0010-directory.ts';
import { care } from './0011-care.ts';
import { drafts } from './0012-drafts.ts';
import { uploads } from './0013-uploads.ts';
import { languages } from './0014-languages.ts';
import { auditChain } from './0015-audit-chain.ts';
import { sentForms } from './0016-sent-forms.ts';
import { searchText } from './0017-search-text.ts';
import { tableNames } from './0018-table-names.ts';
import { auditLog } from './0019-audit-log.ts';

/** They run in the order of their names; one that has been released is never changed or renamed. */
export const migrations: Record<string, Migration> = {
  '0001-content-version': contentVersion,
  '0002-messages': messages,
  '0003-blog': blog,
  '0004-page-views': pageViews,
  '0005-wrong-tokens': wrongTokens,
  '0006-message-addresses': messageAddresses,
  '0007-complaints': complaints,
  '0008-missed-searches': missedSearches,
  '0009-desk': desk,
  '0010-directory': directory,
  '0011-care': care,
  '0012-drafts': drafts,
  '0013-uploads': uploads,
  '0014-languages': languages,
  '0015-audit-chain': auditChain,
  '0016-sent-forms': sentForms,
  '0017-search-text': searchText,
  '0018-table-names': tableNames,
  '0019-audit-log': auditLog,
};
