import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { moduleFile } from '../../../project-root.ts';
import type { ListDocument } from './list-document.ts';

const WORKER = moduleFile('server/features/directory/documents/document-worker');
const TIME_LIMIT_MS = 30_000;
/** With little room for young objects the process grows by 60 MB instead of 130, in hardly more time. */
const MEMORY_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 4 };

/** Draws a PDF in a thread of its own, since it takes a second in which nobody else would be answered. */
export async function drawInWorker(document: ListDocument): Promise<Buffer> {
  const worker = new Worker(WORKER, {
    workerData: document,
    resourceLimits: MEMORY_LIMITS,
  });
  try {
    const [bytes]: Uint8Array[] = await once(worker, 'message', {
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!bytes) throw new Error('the document is empty');
    return Buffer.from(bytes.buffer);
  } finally {
    await worker.terminate();
  }
}
