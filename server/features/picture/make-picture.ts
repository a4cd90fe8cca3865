import { createHash } from 'node:crypto';
import type { Metadata, Sharp } from 'sharp';
import { fileName, PICTURE_TYPES, type Picture, type PictureType } from './picture-files.ts';

export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** A small file may claim to be a huge picture; memory is taken by what it claims. */
const MAX_PIXELS = 40_000_000;
const SHORTEST_SIDE = 16;
const WIDTHS = [400, 800, 1200];
const READABLE = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif']);
/** Part of every id: whoever changes how pictures are made changes it too. */
const RECIPE = '1';

export interface MadePicture extends Picture {
  files: { name: string; bytes: Buffer }[];
}

/** At the first picture, since it holds up every start. */
export const loadSharp = async () => (await import('sharp')).default;

/** A picture that cannot be used; its message completes the sentence "the picture …". */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
}

/** Upright, without what a camera writes into it (place, time, owner), in every width and type that we serve. */
export async function makePicture(original: Buffer): Promise<MadePicture> {
  if (original.length > MAX_PICTURE_BYTES)
    throw new PictureProblem(`is larger than ${MAX_PICTURE_BYTES / 1024 / 1024} MB`);
  const upright = await open(original);
  const id = createHash('sha256').update(RECIPE).update(original).digest('hex').slice(0, 32);
  const widths = widthsFor(upright.width);
  const width = widths.at(-1) ?? upright.width;
  const files: MadePicture['files'] = [];
  try {
    for (const each of widths)
      for (const type of PICTURE_TYPES)
        files.push({ name: fileName(id, each, type), bytes: await encode(upright.image, each, type) });
  } catch {
    throw new PictureProblem('cannot be read to its end');
  }
  const height = Math.max(1, Math.round((upright.height * width) / upright.width));
  return { id, width, height, widths: widths.join(','), files };
}

async function open(original: Buffer): Promise<{ image: Sharp; width: number; height: number }> {
  const metadata = await readHead(original);
  if (!metadata || !READABLE.has(metadata.format))
    throw new PictureProblem('is not a JPEG, PNG, WebP, AVIF or GIF file that can be read');
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS)
    throw new PictureProblem(`has more than ${MAX_PIXELS / 1_000_000} million pixels`);
  if (Math.min(width, height) < SHORTEST_SIDE)
    throw new PictureProblem(`is smaller than ${SHORTEST_SIDE} pixels`);
  const sharp = await loadSharp();
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  return { image, width, height };
}

/** Without a limit, since only the head is read: a picture that claims too much can be told why it is refused. */
async function readHead(original: Buffer): Promise<Metadata | undefined> {
  const sharp = await loadSharp();
  try {
    return await sharp(original, { limitInputPixels: false }).metadata();
  } catch {
    return undefined;
  }
}

/** Never wider than the original. */
function widthsFor(width: number): number[] {
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  return smaller.length < WIDTHS.length ? [...smaller, width] : WIDTHS;
}

function encode(image: Sharp, width: number, type: PictureType): Promise<Buffer> {
  const resized = image.clone().resize({ width, withoutEnlargement: true });
  return (
    type === 'avif' ? resized.avif({ quality: 50, effort: 4 }) : resized.webp({ quality: 76 })
  ).toBuffer();
}
