import { parentPort, workerData } from 'node:worker_threads';
import { renderListDocument } from './list-document.ts';

// Copied: the buffer may be a part of one that this thread cannot give away.
const bytes = new Uint8Array(await renderListDocument(workerData));
parentPort?.postMessage(bytes, [bytes.buffer]);
