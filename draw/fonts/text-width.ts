import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fontverter from 'fontverter';
import * as hb from 'harfbuzzjs';

export async function openFont(woff2: Buffer, weight: number) {
  const face = new hb.Face(new hb.Blob(await fontverter.convert(woff2, 'sfnt')));
  const font = new hb.Font(face);
  font.setVariations([new hb.Variation('wght', weight)]);
  const { ascender, descender, lineGap } = font.hExtents();
  if (!ascender) throw new Error('A font could not be read');
  const em = (units: number) => units / face.upem;
  return {
    ascent: em(ascender),
    descent: em(-descender),
    lineGap: em(lineGap),
    widthOf(text: string) {
      const buffer = new hb.Buffer();
      buffer.addText(text);
      buffer.guessSegmentProperties();
      hb.shape(font, buffer);
      return em(buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0));
    },
  };
}

export const readPackageFile = (path: string) => readFileSync(fileURLToPath(import.meta.resolve(path)));

/** Arimo has the advance widths of Arial and of Liberation Sans. */
export const openArial = (weight: 400 | 700) =>
  openFont(readPackageFile(`@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`), weight);
