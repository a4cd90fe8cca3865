import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';
import type { Face, Faces, LetterTable } from '#server/features/share-card/card-words.ts';

const FONTS = join(import.meta.dirname, '../../server/documents/fonts');

const fonts = {
  display: openSync(join(FONTS, 'display-bold.ttf')) as Font,
  body: openSync(join(FONTS, 'body-regular.ttf')) as Font,
};

/** The fonts of the cards, with their kerning. */
export const faces: Faces = { display: createFontFace('display'), body: createFontFace('body') };

/** Every letter of a font, for the server, which has no fonts. */
export function letterTable(name: keyof typeof fonts): LetterTable {
  const font = fonts[name];
  const letters = font.characterSet.map((code) => {
    const glyph = font.glyphForCodePoint(code);
    return [String.fromCodePoint(code), [glyph.advanceWidth, glyph.path.toSVG()]];
  });
  return { unitsPerEm: font.unitsPerEm, letters: Object.fromEntries(letters) };
}

function createFontFace(name: keyof typeof fonts): Face {
  const font = fonts[name];
  return {
    width(text, size) {
      const { positions } = font.layout(text.normalize('NFC'));
      return (positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / font.unitsPerEm;
    },
    path(text, size, x, baseline) {
      const scale = size / font.unitsPerEm;
      const { glyphs, positions } = font.layout(text.normalize('NFC'));
      let pen = 0;
      return glyphs
        .map((glyph, index) => {
          const position = positions[index];
          const left = x + (pen + (position?.xOffset ?? 0)) * scale;
          pen += position?.xAdvance ?? glyph.advanceWidth;
          if (glyph.id === 0) throw new Error(`the font ${name} lacks a letter of “${text}”`);
          return `<path transform="translate(${left.toFixed(2)} ${baseline}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
        })
        .join('');
    },
  };
}
