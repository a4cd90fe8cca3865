import { parentPort, workerData } from 'node:worker_threads';
import { checkSpreadsheet } from './check-spreadsheet.ts';

const { bytes, list } = workerData;
parentPort?.postMessage(await checkSpreadsheet(Buffer.from(bytes), list));
