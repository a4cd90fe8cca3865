import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { MOST_FILE_BYTES } from '#domain/forms/form-fields.ts';
import { fileName, PICTURE_TYPES, type Picture, type PictureType } from './picture-files.ts';

/** A small file may claim to be a huge picture; memory is taken by what it claims. */
const MAX_PIXELS = 40_000_000;
const SHORTEST_SIDE = 16;
/** Higher than any telephone's screen; what is higher still is many pictures in one. */
const MOST_HEIGHT_TO_WIDTH = 3;
const WIDTHS = [400, 800, 1200];
/** Of one file. An upright photograph has so many at the widest; a higher picture is made in fewer widths. */
const MOST_PIXELS_MADE = 2_400_000;
const READABLE = new Set(['jpeg', 'png', 'webp', 'avif', 'heif', 'gif']);
/** Takes a fifth of the time that the library's usual one takes, for the same bytes and the same likeness. */
const AVIF_EFFORT = 3;
/** Part of every id: whoever changes how pictures are made changes it too. */
const RECIPE = '2';

export interface MadePicture extends Picture {
  files: { name: string; bytes: Buffer }[];
}

/** How many of its files a picture has by now, and how many it will have. */
export type PictureProgress = { made: number; parts: number };

/** What one original makes, whoever sends it and whenever. */
export function pictureId(original: Uint8Array): string {
  return createHash('sha256').update(RECIPE).update(original).digest('hex').slice(0, 32);
}

/** At the first picture, since it holds up every start. */
export const loadSharp = async () => (await import('sharp')).default;

/** A picture that cannot be used, or not now; its message completes the sentence "the picture …". */
export class PictureProblem extends Error {
  override name = 'PictureProblem';
  /** Whether the same picture may be taken a minute later. */
  readonly isBusy: boolean;

  constructor(message: string, { isBusy = false } = {}) {
    super(message);
    this.isBusy = isBusy;
  }
}

export function checkSize(bytes: number): void {
  if (bytes > MOST_FILE_BYTES) throw new PictureProblem(`is larger than ${MOST_FILE_BYTES / 1024 / 1024} MB`);
}

/** Upright, without what a camera writes into it (place, time, owner), in every width and type that we serve. */
export async function makePicture(
  original: Buffer,
  onFile?: (progress: PictureProgress) => void,
): Promise<MadePicture> {
  const id = pictureId(original);
  const upright = await open(original);
  const widths = widthsFor(upright);
  const width = widths.at(-1) ?? upright.width;
  const files: MadePicture['files'] = [];
  try {
    const image = await decode(upright.image, width);
    for (const each of widths)
      for (const type of PICTURE_TYPES) {
        onFile?.({ made: files.length, parts: widths.length * PICTURE_TYPES.length });
        files.push({ name: fileName(id, each, type), bytes: await encode(image, each, type) });
      }
  } catch {
    throw new PictureProblem('cannot be read to its end');
  }
  const height = Math.max(1, Math.round((upright.height * width) / upright.width));
  return { id, width, height, widths: widths.join(','), files };
}

async function open(original: Buffer): Promise<{ image: Sharp; width: number; height: number }> {
  const sharp = await loadSharp();
  // Without a limit, since only the head is read: a picture that claims too much can be told why it is refused.
  const readHead = async () => sharp(original, { limitInputPixels: false }).metadata();
  const metadata = await readHead().catch(() => undefined);
  if (!metadata || !READABLE.has(metadata.format))
    throw new PictureProblem('is not a JPEG, PNG, WebP, AVIF or GIF file that can be read');
  const { width, height } = metadata.autoOrient;
  if (width * height > MAX_PIXELS)
    throw new PictureProblem(`has more than ${MAX_PIXELS / 1_000_000} million pixels`);
  if (Math.min(width, height) < SHORTEST_SIDE)
    throw new PictureProblem(`is smaller than ${SHORTEST_SIDE} pixels`);
  if (height > width * MOST_HEIGHT_TO_WIDTH)
    throw new PictureProblem(`is more than ${MOST_HEIGHT_TO_WIDTH} times as high as it is wide`);
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).autoOrient();
  return { image, width, height };
}

/** Never wider than the original. */
export function widthsFor({ width, height }: { width: number; height: number }): number[] {
  const smaller = WIDTHS.filter((candidate) => candidate < width);
  const widths = smaller.length < WIDTHS.length ? [...smaller, width] : WIDTHS;
  return widths.filter((each) => (each * each * height) / width <= MOST_PIXELS_MADE);
}

/** Once, in the largest size that is made: a photograph has ten times as many pixels. */
async function decode(image: Sharp, width: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const { data, info } = await image
    .resize({ width, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function encode(image: Sharp, width: number, type: PictureType): Promise<Buffer> {
  const resized = image.clone().resize({ width, withoutEnlargement: true });
  if (type === 'avif') resized.avif({ quality: 50, effort: AVIF_EFFORT });
  else resized.webp({ quality: 76 });
  return resized.toBuffer();
}
