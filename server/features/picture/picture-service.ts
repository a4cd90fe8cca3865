import type { Database } from '../../database/schema.ts';
import { moduleFile } from '../../project-root.ts';
import { RequestError } from '../../request-error.ts';
import { createSemaphore } from '../../semaphore.ts';
import { runInWorker, WorkerLimitError } from '../../worker-process.ts';
import {
  checkSize,
  type MadePicture,
  PictureProblem,
  type PictureProgress,
  pictureId,
} from './make-picture.ts';
import type { Picture } from './picture-files.ts';
import { savePicture, takeKnownPicture } from './picture-repository.ts';

const WORKER = moduleFile('server/features/picture/picture-worker');
/** Together with the wait below what the proxy in front allows for an answer (deploy/nginx.conf). */
const LIMITS = { ms: 18_000, memoryMb: 128, niceness: 5 };
const QUEUE = { atOnce: 1, waitLimitMs: 10_000, mostWaiting: 5 };

type OnProgress = (progress: PictureProgress) => void;

/** What the worker gives back. */
export type PictureAnswer = { made: MadePicture } | { problem: string };

export type PictureService = ReturnType<typeof createPictureService>;

/** Makes one picture at a time, in a process of its own, so that the site answers whatever somebody has sent. */
export function createPictureService(database: Database, limits: Partial<typeof LIMITS & typeof QUEUE> = {}) {
  const semaphore = createSemaphore({ ...QUEUE, ...limits });
  /** By the id of the picture: who sends one that is being made waits for the same work. */
  const jobs = new Map<string, ReturnType<typeof start>>();

  function start(id: string, original: Uint8Array) {
    const controller = new AbortController();
    const listeners = new Set<OnProgress>();
    const onReport = (progress: unknown) => {
      for (const listener of listeners) listener(progress as PictureProgress);
    };
    const picture = findOrMake(id, original, controller.signal, onReport);
    const job = { picture, clients: 0, controller, listeners };
    jobs.set(id, job);
    return job;
  }

  async function findOrMake(
    id: string,
    original: Uint8Array,
    signal: AbortSignal,
    onReport: (progress: unknown) => void,
  ): Promise<Picture> {
    const known = await takeKnownPicture(database, id);
    if (known) return known;
    const made = await semaphore
      .run(() => makeInWorker(original, signal, onReport), '', signal)
      .catch((error) => {
        throw error instanceof RequestError ? tooBusy() : error;
      });
    await database.transaction().execute((transaction) => savePicture(transaction, made));
    const { files: _files, ...picture } = made;
    return picture;
  }

  async function makeInWorker(
    original: Uint8Array,
    signal: AbortSignal,
    onReport: (progress: unknown) => void,
  ): Promise<MadePicture> {
    try {
      const answer = await runInWorker<PictureAnswer>(WORKER, original, {
        ...LIMITS,
        ...limits,
        signal,
        onReport,
      });
      if ('made' in answer) return answer.made;
      throw new PictureProblem(answer.problem);
    } catch (error) {
      if (error instanceof WorkerLimitError)
        throw new PictureProblem(`takes too much ${error.limit} to be made: save it smaller`);
      throw error;
    }
  }

  return {
    /** Makes a picture and stores it, unless it is known; nothing shows it until a post names its id. */
    async add(original: Uint8Array, signal?: AbortSignal, onProgress?: OnProgress): Promise<Picture> {
      signal?.throwIfAborted();
      checkSize(original.length);
      const id = pictureId(original);
      const job = jobs.get(id) ?? start(id, original);
      job.clients++;
      if (onProgress) job.listeners.add(onProgress);
      const { promise: gone, reject } = Promise.withResolvers<never>();
      const leave = () => reject(isTimeout(signal?.reason) ? tooBusy() : signal?.reason);
      signal?.addEventListener('abort', leave);
      try {
        return await Promise.race([job.picture, gone]);
      } finally {
        signal?.removeEventListener('abort', leave);
        if (onProgress) job.listeners.delete(onProgress);
        if (--job.clients === 0) {
          jobs.delete(id);
          job.controller.abort(signal?.reason);
        }
      }
    },
  };
}

function tooBusy(): PictureProblem {
  const reason = 'has to wait for others that are being made: try again in a minute';
  return new PictureProblem(reason, { isBusy: true });
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError';
}
