import { join } from 'node:path';
import { type Font, openSync } from 'fontkit';

const FONTS = join(import.meta.dirname, '../documents/fonts');

const fonts = {
  display: openSync(join(FONTS, 'display-bold.ttf')) as Font,
  body: openSync(join(FONTS, 'body-regular.ttf')) as Font,
  bold: openSync(join(FONTS, 'body-bold.ttf')) as Font,
};

type TextStyle = { font: keyof typeof fonts; size: number };

/** The outlines of a line of text, so that the picture does not depend on installed fonts. */
export function textPath(text: string, { font: name, size }: TextStyle, x: number, baseline: number): string {
  const font = fonts[name];
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
}

function textWidth(text: string, { font: name, size }: TextStyle): number {
  const font = fonts[name];
  const { positions } = font.layout(text.normalize('NFC'));
  return (positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) * size) / font.unitsPerEm;
}

/** Breaks between words only. */
export function wrapText(text: string, style: TextStyle, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && textWidth(longer, style) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
