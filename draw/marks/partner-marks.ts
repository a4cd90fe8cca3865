import { openArial } from '../fonts/fallback-faces.ts';

const line = (d: string, width = 3) =>
  `<path fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;
const solid = (d: string) => `<path d="${d}"/>`;

const big = (text: string, size = 22, spaced = 0) => ({ text, size, bold: true, spaced });
const small = (text: string, size = 10, spaced = 0) => ({ text, size, spaced });

/** Plain word-marks of our own, one per partner; none of them follows an organisation's real logo. */
export const partnerDesigns: Record<string, Mark> = {
  community: {
    layout: 'beside',
    glyph: line(
      'M8 14a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM22 14a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM2 25c0-8 13-8 13 0 0-8 13-8 13 0',
      2.6,
    ),
    lines: [big('Community', 18), small('partner', 14)],
  },
  arfh: {
    layout: 'above',
    glyph: solid('M6 28V15a9 9 0 0 1 18 0v13h-6V15a3 3 0 0 0-6 0v13ZM15 4a2.5 2.5 0 1 0 0-.01Z'),
    lines: [big('ARFH', 20, 2), small('Reproductive and family health', 9)],
  },
  'health-sector': {
    layout: 'after',
    glyph: solid('M10 2h10v8h8v10h-8v8H10v-8H2V10h8Z'),
    lines: [big('Health sector', 18), small('partner', 13)],
  },
  ccsi: {
    layout: 'beside',
    glyph: line('M25 8A11.5 11.5 0 1 0 25 22M20 11.5a6 6 0 1 0 0 7'),
    lines: [big('CCSI', 24, 1), small('Communication and', 9.5), small('Social Impact', 9.5)],
  },
  civic: {
    layout: 'framed',
    glyph: solid('M15 2 28 10v3H2v-3ZM4 15h4v9H4zM13 15h4v9h-4zM22 15h4v9h-4zM2 26h26v3H2z'),
    lines: [big('Civic', 19), small('partner', 13)],
  },
  development: {
    layout: 'ruled',
    glyph: solid('M2 20h7v8H2zM12 12h7v16h-7zM22 3h7v25h-7z'),
    lines: [big('Development', 20), small('PARTNER', 10, 4)],
  },
  'first-bank': {
    layout: 'beside',
    glyph: `${line('M3 3h24v24H3Z')}${solid('M9 9h12v4h-8v3h6v4h-6v3H9Z')}`,
    lines: [big('First Bank', 20)],
  },
  'global-fund': {
    layout: 'beside',
    glyph: line('M15 2a13 13 0 1 0 0 26 13 13 0 0 0 0-26ZM2 15h26M15 2c-8 8-8 18 0 26 8-8 8-18 0-26', 2.4),
    lines: [small('The', 13), big('Global Fund', 18)],
  },
  healthcare: {
    layout: 'above',
    glyph: line('M1 16h7l4-9 6 17 4-8h7', 3),
    lines: [big('Healthcare', 18), small('PARTNER', 9, 3)],
  },
  'social-fund': {
    layout: 'after',
    glyph: solid('M2 16h26a13 13 0 0 1-26 0ZM15 2a5 5 0 0 1 0 10 5 5 0 0 1 0-10Z'),
    lines: [big('Social fund', 18), small('partner', 13)],
  },
  lsetf: {
    layout: 'beside',
    glyph: line('M3 27 13 17l5 5L27 8M19 6h9v9', 3.4),
    lines: [big('LSETF', 23, 1), small('Employment Trust Fund', 9.5)],
  },
  finance: {
    layout: 'framed',
    glyph: `${line('M15 3a12 12 0 1 0 0 24 12 12 0 0 0 0-24', 2.6)}${line('M11 21V9l8 12V9M8 13.5h14M8 17h14', 2)}`,
    lines: [big('Finance', 18), small('partner', 13)],
  },
  'public-office': {
    layout: 'beside',
    glyph: solid('M15 1l4 9 10 1-7.5 7 2 10-8.5-5-8.5 5 2-10L1 11l10-1Z'),
    lines: [big('Public office', 17), small('partner', 13)],
  },
  'sterling-bank': {
    layout: 'ruled',
    glyph: solid('M15 0 30 15 15 30 0 15Z'),
    lines: [big('Sterling', 23, 1), small('BANK', 11, 7)],
  },
  technology: {
    layout: 'after',
    glyph: `${line('M8 8h14v14H8ZM12 2v6M18 2v6M12 22v6M18 22v6M2 12h6M2 18h6M22 12h6M22 18h6', 2.4)}${solid('M12.5 12.5h5v5h-5z')}`,
    lines: [big('Technology', 18), small('partner', 13)],
  },
  unicef: {
    layout: 'ruled',
    glyph: solid('M15 2a13 13 0 1 0 0 26 13 13 0 0 0 0-26Z'),
    lines: [big('UNICEF', 26, 3)],
  },
  usaid: {
    layout: 'framed',
    glyph: line('M3 6h24M3 12h24M3 18h24M3 24h24', 3),
    lines: [big('USAID', 24, 1)],
  },
  'wema-bank': {
    layout: 'beside',
    glyph: line('M2 7l6.5 16L15 9l6.5 14L28 7', 3.6),
    lines: [big('Wema Bank', 20)],
  },
};

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
