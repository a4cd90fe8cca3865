import { serveJob } from '../../worker-process.ts';
import { loadSharp, makePicture, PictureProblem } from './make-picture.ts';
import type { PictureAnswer } from './picture-service.ts';

const sharp = await loadSharp();
// The other cores are the site's.
sharp.concurrency(1);

serveJob(async (original: Buffer, report): Promise<PictureAnswer> => {
  try {
    return { made: await makePicture(original, report) };
  } catch (error) {
    if (error instanceof PictureProblem) return { problem: error.message };
    throw error;
  }
});
