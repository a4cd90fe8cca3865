import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ListId } from '#content/schema/directory.ts';
import { moduleFile } from '../../../project-root.ts';
import { RequestError } from '../../../request-error.ts';
import { createSemaphore } from '../../../semaphore.ts';
import { type CheckedSpreadsheet, unreadable } from './checked-spreadsheet.ts';
import { MOST_BYTES } from './spreadsheet-limits.ts';

const WORKER = moduleFile('server/features/directory/spreadsheet/spreadsheet-worker');
const LIMITS = { memoryMb: 256, ms: 10_000 };
const LONGEST_WAIT_MS = 15_000;
const MOST_WAITING = 5;

/** `busy` when others wait already, or have kept this one waiting for too long. */
export type SpreadsheetReader = (bytes: Uint8Array, list: ListId) => Promise<CheckedSpreadsheet | 'busy'>;

/**
 * Checks files in a thread of its own, one at a time and within bounds of time and memory, so that the site answers
 * whatever somebody has sent.
 */
export function createSpreadsheetReader(limits: Partial<typeof LIMITS> = {}): SpreadsheetReader {
  const inTurn = createSemaphore({ atOnce: 1, waitLimitMs: LONGEST_WAIT_MS, mostWaiting: MOST_WAITING });
  return async (bytes, list) => {
    if (bytes.length > MOST_BYTES) return unreadable('the file has more than 5 MB');
    try {
      return await inTurn(() => readInWorker({ bytes, list }, { ...LIMITS, ...limits }));
    } catch (error) {
      if (error instanceof RequestError) return 'busy';
      throw error;
    }
  };
}

async function readInWorker(
  file: { bytes: Uint8Array; list: ListId },
  { memoryMb, ms }: typeof LIMITS,
): Promise<CheckedSpreadsheet> {
  const worker = new Worker(WORKER, {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // It may run out of memory while it is being ended, and an error that nobody hears would end the whole process.
  worker.on('error', () => {});
  try {
    const [checked] = await once(worker, 'message', { signal: AbortSignal.timeout(ms) });
    return checked;
  } catch (error) {
    const reason = reasonOf(error, ms);
    if (!reason) throw error;
    return unreadable(`${reason}: copy the list into a new workbook, and save and upload that`);
  } finally {
    await worker.terminate();
  }
}

/** Undefined where it was not the file's fault. */
function reasonOf(error: unknown, ms: number): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'AbortError') return `reading the file took longer than ${ms / 1000} seconds`;
  const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  return isOutOfMemory ? 'the file needs too much memory to be read' : undefined;
}
