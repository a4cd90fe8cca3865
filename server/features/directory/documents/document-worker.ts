import { serveJob } from '../../../worker-process.ts';
import { renderListDocument } from './list-document.ts';

serveJob(renderListDocument);
