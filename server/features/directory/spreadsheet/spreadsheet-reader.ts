import type { ListId } from '#content/schema/directory.ts';
import { MOST_FILE_BYTES } from '#domain/forms/form-fields.ts';
import { moduleFile } from '../../../project-root.ts';
import { RequestError } from '../../../request-error.ts';
import { createSemaphore } from '../../../semaphore.ts';
import { runInWorker, WorkerLimitError } from '../../../worker-process.ts';
import { type CheckedSpreadsheet, unreadable } from './spreadsheet-problem.ts';

const WORKER = moduleFile('server/features/directory/spreadsheet/spreadsheet-worker');
const LIMITS = { memoryMb: 256, ms: 10_000 };
const QUEUE = { atOnce: 1, waitLimitMs: 15_000, mostWaiting: 5 };

export interface SpreadsheetJob {
  bytes: Uint8Array;
  list: ListId;
}

/** `busy` when others wait already, or have kept this one waiting for too long. */
export type SpreadsheetReader = (bytes: Uint8Array, list: ListId) => Promise<CheckedSpreadsheet | 'busy'>;

/** Checks files one at a time in a process with bounds, so that the site answers whatever somebody has sent. */
export function createSpreadsheetReader(limits: Partial<typeof LIMITS> = {}): SpreadsheetReader {
  const semaphore = createSemaphore(QUEUE);
  return async (bytes, list) => {
    if (bytes.length > MOST_FILE_BYTES) return unreadable('the file has more than 5 MB');
    const reading = semaphore.run(() => readInWorker({ bytes, list }, { ...LIMITS, ...limits }));
    return reading.catch((error) => {
      if (error instanceof RequestError) return 'busy';
      throw error;
    });
  };
}

async function readInWorker(job: SpreadsheetJob, limits: typeof LIMITS): Promise<CheckedSpreadsheet> {
  try {
    return await runInWorker<CheckedSpreadsheet>(WORKER, job, limits);
  } catch (error) {
    if (!(error instanceof WorkerLimitError)) throw error;
    const reason =
      error.limit === 'time'
        ? `reading the file took longer than ${limits.ms / 1000} seconds`
        : 'the file needs too much memory to be read';
    return unreadable(`${reason}: copy the list into a new workbook, and save and upload that`);
  }
}
