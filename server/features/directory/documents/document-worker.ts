import { serveJob } from '../../../run-in-worker.ts';
import { renderListDocument } from './list-document.ts';

serveJob(renderListDocument);
