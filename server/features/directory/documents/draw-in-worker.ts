import { runInWorker } from '../../../run-in-worker.ts';
import type { ListDocument } from './list-document.ts';

const WORKER = 'server/features/directory/documents/document-worker.ts';
const LIMITS = { ms: 30_000, memoryMb: 256 };

/** Draws a PDF in a process of its own, since it takes a second in which nobody else would be answered. */
export function drawInWorker(document: ListDocument): Promise<Buffer> {
  return runInWorker<Buffer>(WORKER, document, LIMITS);
}
