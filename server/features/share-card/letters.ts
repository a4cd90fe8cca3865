import type { Face, Faces, WordColours } from './card-words.ts';

/** The outline of a letter and how far it moves the pen, in units of the font. */
type Letter = [advance: number, outline: string];

export interface LetterTable {
  unitsPerEm: number;
  letters: Record<string, Letter>;
}

/** What the build hands over, so that the server needs no fonts to draw words. */
export interface CardLetters {
  faces: Record<keyof Faces, LetterTable>;
  colours: WordColours;
}

/** Letters that the table lacks are left out. */
export function createFace({ unitsPerEm, letters }: LetterTable): Face {
  const lettersOf = (text: string) =>
    [...text.normalize('NFC')].flatMap((sign) => [letters[sign] ?? []].filter(isLetter));
  return {
    width: (text, size) => (lettersOf(text).reduce((sum, [advance]) => sum + advance, 0) * size) / unitsPerEm,
    path(text, size, x, baseline) {
      const scale = size / unitsPerEm;
      let pen = x;
      return lettersOf(text)
        .map(([advance, outline]) => {
          const left = pen;
          pen += advance * scale;
          return `<path transform="translate(${left.toFixed(2)} ${baseline.toFixed(2)}) scale(${scale} ${-scale})" d="${outline}"/>`;
        })
        .join('');
    },
  };
}

function isLetter(letter: Letter | never[]): letter is Letter {
  return letter.length === 2;
}
