import type { PictureTable } from '../../database/schema.ts';

export const PICTURE_TYPES = ['avif', 'webp'] as const;
export type PictureType = (typeof PICTURE_TYPES)[number];

export const MEDIA_PATH = '/media/';

/** Names a file of a picture, wherever it stands in a text. */
const FILE_NAME = /\/media\/([0-9a-f]{32})-\d{1,5}\.(?:avif|webp)/g;
/** For browsers that choose no other: wide enough for a phone, light enough for its connection. */
const DEFAULT_WIDTH = 800;

export type Picture = Pick<PictureTable, 'id' | 'width' | 'height' | 'widths'>;
type Sized = Pick<Picture, 'id' | 'widths'>;

export function fileName(id: string, width: number, type: PictureType): string {
  return `${id}-${width}.${type}`;
}

/** The path of the file for browsers that choose none by themselves; every browser of today knows WebP. */
export function defaultFile(picture: Sized): string {
  const widths = widthsOf(picture);
  const width = widths.findLast((candidate) => candidate <= DEFAULT_WIDTH) ?? widths[0] ?? DEFAULT_WIDTH;
  return MEDIA_PATH + fileName(picture.id, width, 'webp');
}

export function sourceSet(picture: Sized, type: PictureType): string {
  return widthsOf(picture)
    .map((width) => `${MEDIA_PATH}${fileName(picture.id, width, type)} ${width}w`)
    .join(', ');
}

/** The ids of all pictures that a text names. */
export function picturesNamed(text: string): string[] {
  return [...new Set([...text.matchAll(FILE_NAME)].map(([, id]) => id ?? ''))];
}

function widthsOf({ widths }: Sized): number[] {
  return widths.split(',').map(Number);
}
