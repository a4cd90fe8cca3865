import { serveJob } from '../../../worker-process.ts';
import { checkSpreadsheet } from './read-spreadsheet.ts';
import type { SpreadsheetJob } from './spreadsheet-reader.ts';

serveJob<SpreadsheetJob>(({ bytes, list }) => checkSpreadsheet(Buffer.from(bytes), list));
