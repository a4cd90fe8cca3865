import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { palette } from '#server/documents/palette.ts';
import { webManifest } from '#words/site-files.ts';

const EMBLEM = join(import.meta.dirname, '../app/pictures/logo-light.svg');
/** Phones may crop everything outside the middle 80 %. */
const EMBLEM_SHARE = 0.56;

/** The emblem on a full-bleed background, so that each phone can crop its own shape. */
export async function writeMaskableIcon(clientDir: string): Promise<void> {
  for (const { src, size } of webManifest.icons.filter(({ purpose }) => purpose === 'maskable')) {
    const emblem = await sharp(EMBLEM, { density: 1200 })
      .resize({ width: Math.round(size * EMBLEM_SHARE) })
      .toBuffer();
    const icon = await sharp({ create: { width: size, height: size, channels: 3, background: palette.ink } })
      .composite([{ input: emblem }])
      .png({ palette: true, effort: 10 })
      .toBuffer();
    await writeFile(join(clientDir, src), icon);
  }
}
