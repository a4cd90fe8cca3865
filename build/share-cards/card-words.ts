/** The size that Facebook, WhatsApp and X ask for. */
export const CARD = { width: 1200, height: 630 };
export const MARGIN = 60;
export const HEM_HEIGHT = 36;
/** The words begin below the emblem. */
const WORDS_TOP = 150;
const WORDS_WIDTH = 540;
const TITLE_SIZES = [80, 72, 64, 58, 52, 46, 40];
const TITLE_MOST_HEIGHT = 262;
const TITLE_LEADING = 1.08;
const NOTE_SIZE = 30;
const NOTE_LEADING = 40;

/** Draws letters as outlines, so that a picture does not depend on installed fonts. */
export interface Face {
  width(text: string, size: number): number;
  path(text: string, size: number, x: number, baseline: number): string;
}

export type Faces = Record<'display' | 'body', Face>;
export type WordColours = Record<'title' | 'note', string>;

/** The title and the note of a card as SVG, the title as large as there is room. */
export function cardWords(
  { title, note }: { title: string; note: string },
  { display, body }: Faces,
  colours: WordColours,
): string {
  const { size, lines } = fitTitle(title, display);
  const leading = size * TITLE_LEADING;
  const notes = wrapText(note, body, NOTE_SIZE);
  const height = lines.length * leading + 24 + notes.length * NOTE_LEADING;
  // Between the emblem and the border, slightly above the middle.
  const top = WORDS_TOP + (CARD.height - HEM_HEIGHT - WORDS_TOP - height) * 0.42;
  const noteTop = top + lines.length * leading + 24;
  const titles = lines.map((line, at) => display.path(line, size, MARGIN, top + at * leading + size * 0.8));
  const below = notes.map((line, at) =>
    body.path(line, NOTE_SIZE, MARGIN, noteTop + at * NOTE_LEADING + NOTE_SIZE),
  );
  return fill(colours.title, titles.join('')) + fill(colours.note, below.join(''));
}

export function fill(colour: string, paths: string): string {
  return `<g fill="${colour}">${paths}</g>`;
}

/** A layer of the size of a card. */
export function drawing(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${content}</svg>`,
  );
}

function fitTitle(title: string, face: Face): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = wrapText(title, face, size);
    if (lines.length * size * TITLE_LEADING <= TITLE_MOST_HEIGHT) return { size, lines };
  }
  throw new Error(`the title “${title}” is too long for a card`);
}

/** Breaks between words only. */
function wrapText(text: string, face: Face, size: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && face.width(longer, size) > WORDS_WIDTH) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
