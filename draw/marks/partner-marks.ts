import { openArial } from '../fonts/text-width.ts';

const WIDTH = 180;
const HEIGHT = 72;
const MARGIN = 8;
const GLYPH = 30;
const INK = '#131a43';

type Layout = 'beside' | 'after' | 'above' | 'ruled' | 'framed';
type Line = { text: string; size: number; bold?: boolean; spaced?: number };
export type Mark = { layout: Layout; glyph: string; lines: Line[] };
type Span = { x: number; width: number; line: Line; y: number };

const fonts = { regular: await openArial(400), bold: await openArial(700) };

const widthOf = ({ text, size, bold, spaced = 0 }: Line) =>
  fonts[bold ? 'bold' : 'regular'].widthOf(text) * size + spaced * text.length;
const heightOf = (lines: Line[]) => lines.reduce((sum, { size }) => sum + size * 1.12, 0);
const round = (value: number) => Math.round(value * 10) / 10;

// Every line states its length, so that a phone without Arial shows the mark at the same width.
function drawText({ x, y, width, line: { text, size, bold, spaced } }: Span) {
  const weight = bold ? ' font-weight="700"' : '';
  const label = text.replace('&', '&amp;');
  return `<text x="${round(x)}" y="${round(y)}" font-size="${size}"${weight} textLength="${round(width)}" lengthAdjust="${spaced ? 'spacing' : 'spacingAndGlyphs'}">${label}</text>`;
}

function stackLines(lines: Line[], top: number, place: (width: number) => number) {
  let y = top;
  return lines
    .map((line) => {
      const width = widthOf(line);
      const baseline = y + line.size * 0.86;
      y += line.size * 1.12;
      return drawText({ x: place(width), y: baseline, width, line });
    })
    .join('');
}

const placeGlyph = (glyph: string, x: number, y: number, scale = 1) =>
  `<g transform="translate(${round(x)} ${round(y)})${scale === 1 ? '' : `scale(${scale})`}">${glyph}</g>`;

const arrange: Record<Layout, (mark: Mark, textWidth: number) => string> = {
  beside({ glyph, lines }, textWidth) {
    const left = (WIDTH - GLYPH - 10 - textWidth) / 2;
    const text = stackLines(lines, (HEIGHT - heightOf(lines)) / 2, () => left + GLYPH + 10);
    return placeGlyph(glyph, left, (HEIGHT - GLYPH) / 2) + text;
  },
  after({ glyph, lines }, textWidth) {
    const left = (WIDTH - GLYPH - 10 - textWidth) / 2;
    const text = stackLines(lines, (HEIGHT - heightOf(lines)) / 2, (width) => left + textWidth - width);
    return placeGlyph(glyph, left + textWidth + 10, (HEIGHT - GLYPH) / 2) + text;
  },
  above({ glyph, lines }) {
    const top = (HEIGHT - GLYPH - 3 - heightOf(lines)) / 2;
    const text = stackLines(lines, top + GLYPH + 3, (width) => (WIDTH - width) / 2);
    return placeGlyph(glyph, (WIDTH - GLYPH) / 2, top) + text;
  },
  ruled({ glyph, lines }, textWidth) {
    const [first, ...rest] = lines;
    const top = (HEIGHT - heightOf(lines) - 18) / 2;
    const rule = top + heightOf([first]) + 8;
    const [start, end] = [(WIDTH - textWidth) / 2, (WIDTH + textWidth) / 2];
    const centred = (width: number) => (WIDTH - width) / 2;
    return [
      stackLines([first], top, centred),
      `<path stroke-width="1.6" d="M${round(start)} ${round(rule)}H${WIDTH / 2 - 13}M${WIDTH / 2 + 13} ${round(rule)}H${round(end)}"/>`,
      placeGlyph(glyph, WIDTH / 2 - 7.5, rule - 7.5, 0.5),
      stackLines(rest, rule + 10, centred),
    ].join('');
  },
  framed(mark, textWidth) {
    const width = textWidth + GLYPH + 34;
    const frame = `<rect x="${round((WIDTH - width) / 2)}" y="11" width="${round(width)}" height="50" rx="7" fill="none" stroke-width="2"/>`;
    return frame + arrange.beside(mark, textWidth);
  },
};

export function drawPartnerMark(name: string, mark: Mark) {
  const textWidth = Math.max(...mark.lines.map(widthOf));
  const extra = { beside: GLYPH + 10, after: GLYPH + 10, above: 0, ruled: 0, framed: GLYPH + 34 }[
    mark.layout
  ];
  if (textWidth + extra > WIDTH - MARGIN) throw new Error(`The mark of ${name} is too wide`);
  const drawing = arrange[mark.layout](mark, textWidth);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="${INK}" font-family="Arial, Roboto, sans-serif"><g stroke="${INK}" stroke-width="0">${drawing}</g></svg>`;
}
