import { join } from 'node:path';
import sharp from 'sharp';
import type { ShareCard } from '#content/schema/page-record.ts';
import { brand } from '#content/site.ts';
import { palette } from '../documents/palette.ts';
import { textPath, wrapText } from './text-paths.ts';

/** The size that Facebook, WhatsApp and X ask for. */
export const CARD = { width: 1200, height: 630 };

const ART = join(import.meta.dirname, '../../app/pictures');
const MARGIN = 60;
const WORDS_WIDTH = 540;
const SCENE = { left: 648, top: 100, width: 536, height: 402 };
const EMBLEM = { left: MARGIN, top: 56, size: 72 };
const HEM = { height: 36, step: 36 };
const PATTERN_SCALE = 1.5;
const TITLE_SIZES = [80, 72, 64, 58, 52, 46, 40];
const TITLE_MOST_HEIGHT = 262;
const TITLE_LEADING = 1.08;
const NOTE = { font: 'body', size: 30 } as const;
const NOTE_LEADING = 40;
/** The scenes are flat drawings, so more colours would only enlarge the file. */
const COLOURS = 160;

const GROUNDS: Record<ShareCard['ground'], { cloth: string; hem: string }> = {
  indigo: { cloth: palette.indigoDark, hem: palette.orange },
  green: { cloth: palette.green, hem: palette.yellow },
  rust: { cloth: palette.orangeDeep, hem: palette.yellow },
};

/** A page's social preview image: its title on a pattern, its scene beside it. */
export async function drawShareCard(card: ShareCard): Promise<Buffer> {
  const { cloth, hem } = GROUNDS[card.ground];
  // Composited from separate pictures, because their SVG files share ids.
  const picture = sharp({ create: { ...CARD, channels: 3, background: cloth } }).composite([
    { input: await art(`patterns/${card.cloth}`, { scale: PATTERN_SCALE }), tile: true },
    { input: drawing(paperSheet() + hemBand(cloth, hem)) },
    { input: await art(`scenes/${card.scene}`, SCENE), left: SCENE.left, top: SCENE.top },
    {
      input: await art('logo-light', { width: EMBLEM.size, height: EMBLEM.size }),
      left: EMBLEM.left,
      top: EMBLEM.top,
    },
    { input: drawing(words(card)) },
  ]);
  return picture.png({ palette: true, colours: COLOURS, effort: 10, dither: 0 }).toBuffer();
}

/** The alternative text: the words and the picture of a card. */
export function describeShareCard({ title, note, alt }: ShareCard): string {
  return `${title}. ${note}. ${alt}`;
}

function words({ title, note }: ShareCard): string {
  const { size, lines } = fitTitle(title);
  const leading = size * TITLE_LEADING;
  const notes = wrapText(note, NOTE, WORDS_WIDTH);
  const height = lines.length * leading + 24 + notes.length * NOTE_LEADING;
  // Between the emblem and the border, slightly above the middle.
  const top = 150 + (CARD.height - HEM.height - 150 - height) * 0.42;
  const noteTop = top + lines.length * leading + 24;
  const beside = EMBLEM.left + EMBLEM.size + 18;
  return [
    fill(palette.paper, textPath(brand.name, { font: 'display', size: 36 }, beside, 90)),
    fill(palette.softOnDark, textPath(brand.fullName, { font: 'body', size: 20 }, beside, 120)),
    fill(
      palette.paper,
      lines
        .map((line, index) =>
          textPath(line, { font: 'display', size }, MARGIN, top + index * leading + size * 0.8),
        )
        .join(''),
    ),
    fill(
      palette.softOnDark,
      notes
        .map((line, index) => textPath(line, NOTE, MARGIN, noteTop + index * NOTE_LEADING + NOTE.size))
        .join(''),
    ),
  ].join('');
}

function fitTitle(title: string): { size: number; lines: string[] } {
  for (const size of TITLE_SIZES) {
    const lines = wrapText(title, { font: 'display', size }, WORDS_WIDTH);
    if (lines.length * size * TITLE_LEADING <= TITLE_MOST_HEIGHT) return { size, lines };
  }
  throw new Error(`the title “${title}” is too long for a card`);
}

function paperSheet(): string {
  return `<path fill="${palette.paper}" d="M652 0C604 190 604 440 652 630H1200V0z"/>`;
}

/** A border of diamonds, as on a wrapper's hem. */
function hemBand(cloth: string, colour: string): string {
  const { height, step } = HEM;
  const top = CARD.height - height;
  const middle = top + height / 2;
  const diamonds = Array.from({ length: Math.ceil(CARD.width / step) }, (_, index) => {
    const x = index * step + step / 2;
    return `M${x} ${middle - 11}l11 11-11 11-11-11z`;
  });
  return `<path fill="${colour}" d="M0 ${top}h${CARD.width}v${height}H0z"/><path fill="${cloth}" d="${diamonds.join('')}"/>`;
}

function fill(colour: string, paths: string): string {
  return `<g fill="${colour}">${paths}</g>`;
}

function drawing(content: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}">${content}</svg>`,
  );
}

async function art(name: string, box: { scale: number } | { width: number; height: number }) {
  const file = join(ART, `${name}.svg`);
  const size = await sharp(file).metadata();
  const width = 'scale' in box ? Math.round(size.width * box.scale) : box.width;
  // Rendered at its final size rather than scaled up.
  return sharp(file, { density: (72 * width) / size.width })
    .resize('scale' in box ? { width } : { ...box, fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
}
